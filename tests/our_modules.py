"""The modules of Spicery and what each imports, read from their sources without importing them."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"


def find_modules() -> dict[str, Path]:
    """All our modules by their dotted names."""
    found = {}
    for path in sorted((SOURCES / "spicery").rglob("*.py")):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = find_modules()


def imported(module: str, is_package: bool, source: str) -> Iterator[str]:
    """The absolute names of all modules that a source text imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: None if is_package else -1]
            above = above[: len(above) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{origin}.{alias.name}"
                yield inner if inner in MODULES else origin


def imports_of(module: str) -> set[str]:
    """What one of our modules imports, anywhere in its source."""
    path = MODULES[module]
    return set(imported(module, path.name == "__init__.py", path.read_text(encoding="utf-8")))
