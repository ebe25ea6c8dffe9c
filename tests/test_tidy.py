"""What no file of the repository may hold: places of one machine, loose ends, endless modules."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 450  # lines of a Python file

# Each pattern is written so that it does not match itself.
UNWANTED = {
    "registry": re.compile(
        r"\"resolved\": *\"[a-z+]+:|-[-](?:extra-)?index-url|\bregistry *= *[\"']?[a-z+]+:|://[\w.-]+/simple\b"
    ),
    "machine path": re.compile(r"(?<![\w.-])/(?:work|root|tmp|opt|home|Users)(?=/\w)"),
    "loose end": re.compile(r"\b(?:T[O]DO|F[I]XME|X[X]X)\b"),
}
PINNED = re.compile(r"[\w.-]+==[\w.]+")


def repository_files() -> list[Path]:
    """All files that are tracked, or would be if added."""
    if not (ROOT / ".git").exists():
        pytest.skip("not in a repository")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    paths = (ROOT / name for name in listed.split("\0") if name)
    return [path for path in paths if path.is_file()]


def faults(text: str) -> list[str]:
    """What a text holds that it should not, with the line."""
    return [
        f"line {number}: {kind}: {match.group()}"
        for number, line in enumerate(text.splitlines(), 1)
        for kind, pattern in UNWANTED.items()
        for match in pattern.finditer(line)
    ]


def test_no_file_holds_what_is_unwanted() -> None:
    found = []
    for path in repository_files():
        content = path.read_bytes()
        if b"\0" not in content:
            name = path.relative_to(ROOT)
            found += [f"{name}: {fault}" for fault in faults(content.decode("utf-8"))]
    assert found == []


def test_no_python_file_is_too_long() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in repository_files()
        if path.suffix == ".py"
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


@pytest.mark.parametrize(
    "path", sorted(ROOT.glob("requirements/*.txt")), ids=lambda path: path.name
)
def test_lock_holds_only_names_and_versions(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines
    assert [line for line in lines if not PINNED.fullmatch(line)] == []


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("https:/" + "/example.org/simple", "registry"),
        ('"resol' + 'ved": "https://example.org/x"', "registry"),
        ("regis" + "try=https://example.org", "registry"),
        ("-" + "-index-url x", "registry"),
        ("cd /ro" + "ot/x", "machine path"),
        ("file:///wo" + "rk/main", "machine path"),
        ("# TO" + "DO later", "loose end"),
    ],
)
def test_unwanted_text_is_found(text: str, kind: str) -> None:
    assert [fault.split(": ")[1] for fault in faults(text)] == [kind]


@pytest.mark.parametrize("text", ["src/work/x", "https://example.org/tmp/x", "a / root", "todo"])
def test_harmless_text_passes(text: str) -> None:
    assert faults(text) == []
