"""A MkDocs hook that includes pages from outside docs/ in the site.

Those pages stay where people look for them in the repository, and their links work in both places:
each link is resolved from the page's real location and rewritten for the site.  A link to a file
that is not part of the site becomes plain text; a broken link is an error.
"""

from __future__ import annotations

import logging
import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DOCS = "docs"
# Pages of the site that are not in docs/, and their sources.
ELSEWHERE = {
    "architecture.md": "ARCHITECTURE.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "play/spicy.md": "src/spicery/games/spicy/RULES.md",
    "play/safranito.md": "src/spicery/games/safranito/RULES.md",
    "play/alacarte.md": "src/spicery/games/alacarte/RULES.md",
}
IN_SITE = {source: page for page, source in ELSEWHERE.items()}
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([\w./-]+)(#[^)\s]*)?\)")

log = logging.getLogger("mkdocs.hooks.site")


def on_files(files: Any, config: Any) -> Any:
    """Add the pages from outside docs/."""
    from mkdocs.structure.files import File

    for page, source in ELSEWHERE.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Rewrite the links of a page."""
    return relinked(page.file.src_uri, markdown)


def relinked(page: str, markdown: str) -> str:
    """The text of a page with its links rewritten for the site."""
    source = ELSEWHERE.get(page, f"{DOCS}/{page}")

    def link(match: re.Match[str]) -> str:
        text, target, anchor = match.group(1), match.group(2), match.group(3) or ""
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        if not (ROOT / path).exists() and not path.startswith(f"{DOCS}/"):
            if target.endswith(".md"):  # otherwise it may be code that looks like a link
                log.warning("%s: broken link to '%s'", source, target)
            return match.group()
        inside = IN_SITE.get(path) or path.removeprefix(f"{DOCS}/")
        if path not in IN_SITE and inside == path:
            return text  # a file of the repository that is not part of the site
        return f"[{text}]({posixpath.relpath(inside, posixpath.dirname(page) or '.')}{anchor})"

    return LINK.sub(link, markdown)
