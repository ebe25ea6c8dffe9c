"""A hook of MkDocs: pages that live elsewhere in the repository become part of the site.

The repository's own pages stay where people look for them, and their links work in both places:
each link is resolved from where its page really lies, then pointed to where its target is in the
site.  A link to a file that is no page of the site becomes plain text; one to nothing is an error.
"""

from __future__ import annotations

import logging
import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DOCS = "docs"
# Pages of the site that do not lie in docs/, and where they do.
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
    """Add the pages that lie elsewhere."""
    from mkdocs.structure.files import File

    for page, source in ELSEWHERE.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Point every link to where its target is in the site."""
    return relinked(page.file.src_uri, markdown)


def relinked(page: str, markdown: str) -> str:
    """The text of a page with its links as the site needs them."""
    source = ELSEWHERE.get(page, f"{DOCS}/{page}")

    def link(match: re.Match[str]) -> str:
        text, target, anchor = match.group(1), match.group(2), match.group(3) or ""
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        if not (ROOT / path).exists() and not path.startswith(f"{DOCS}/"):
            if target.endswith(".md"):  # else it may be code that looks like a link
                log.warning("%s: there is no '%s'", source, target)
            return match.group()
        inside = IN_SITE.get(path) or path.removeprefix(f"{DOCS}/")
        if path not in IN_SITE and inside == path:
            return text  # a file of the repository, but no page of the site
        return f"[{text}]({posixpath.relpath(inside, posixpath.dirname(page) or '.')}{anchor})"

    return LINK.sub(link, markdown)
