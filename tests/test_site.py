"""The documentation site lists existing pages, and its links resolve; checked without a build."""

from __future__ import annotations

import re
from pathlib import Path

from tools.site import DOCS, ELSEWHERE, relinked

ROOT = Path(__file__).resolve().parent.parent
CONFIG = (ROOT / "mkdocs.yml").read_text("utf-8")
PAGES = re.findall(r"^ +- (?:.*: )?([\w/-]+\.md)$", CONFIG.partition("\nnav:\n")[2], re.MULTILINE)


def lies_at(page: str) -> Path:
    """The source file of a page."""
    return ROOT / ELSEWHERE.get(page, f"{DOCS}/{page}")


def test_the_navigation_names_every_page_once_and_nothing_else() -> None:
    written = {path.relative_to(ROOT / DOCS).as_posix() for path in (ROOT / DOCS).rglob("*.md")}
    assert sorted(PAGES) == sorted({*written, *ELSEWHERE})
    assert [page for page in PAGES if not lies_at(page).is_file()] == []


def test_every_documented_module_exists() -> None:
    for path in (ROOT / DOCS / "reference").glob("*.md"):
        for module in re.findall(r"^::: (\S+)$", path.read_text("utf-8"), re.MULTILINE):
            source = ROOT / "src" / module.replace(".", "/")
            assert source.with_suffix(".py").is_file() or (source / "__init__.py").is_file(), module


def test_nothing_is_fetched_from_other_hosts() -> None:
    assert "font: false" in CONFIG
    assert "://" not in CONFIG


def test_links_are_pointed_into_the_site() -> None:
    assert relinked("architecture.md", "[a](docs/bots.md#x)") == "[a](bots.md#x)"
    assert (
        relinked("internals/server.md", "[a](../../ARCHITECTURE.md)") == "[a](../architecture.md)"
    )
    assert relinked("changelog.md", "[a](LICENSE) [b](https://x.org)") == "a [b](https://x.org)"
    assert relinked("contributing.md", "[a\nb](docs/bots.md)") == "[a\nb](bots.md)"
    assert relinked("bots.md", "![a](pictures/table.png)") == "![a](pictures/table.png)"
