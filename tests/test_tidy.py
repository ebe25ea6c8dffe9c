"""Repository hygiene: no machine-specific paths, loose ends, overlong files or sleeping tests."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LONGEST = {".py": 410, ".ts": 400, ".svelte": 400, ".js": 400}  # lines of a file, by its kind

# Each pattern is written so that it does not match itself.
UNWANTED = {
    "registry": re.compile(
        r"\"resolved\": *\"[a-z+]+:|-[-](?:extra-)?index-url|\bregistry *= *[\"']?[a-z+]+:|://[\w.-]+/simple\b"
    ),
    "machine path": re.compile(r"(?<![\w.-])/(?:work|root|tmp|opt|home|Users)(?=/\w)"),
    "loose end": re.compile(r"\b(?:T[O]DO|F[I]XME|X[X]X)\b"),
}
MAY_WAIT = {  # the helpers that poll, and the clients that live on virtual time
    "tests/waiting.py",
    "tests/browser/hands.py",
    "tests/server/simulated_clients.py",
}
PINNED = re.compile(r"[\w.-]+==[\w.]+")


def repository_files() -> list[Path]:
    """All tracked files, and untracked ones that are not ignored."""
    if not (ROOT / ".git").exists():
        pytest.skip("not in a repository")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    paths = (ROOT / name for name in listed.split("\0") if name)
    return [path for path in paths if path.is_file()]


def faults(text: str) -> list[str]:
    """What is unwanted in a text, with line numbers."""
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


@pytest.mark.parametrize("kind", LONGEST)
def test_no_source_file_is_too_long(kind: str) -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in repository_files()
        if path.suffix == kind
    }
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST[kind]} == {}


def fixed_waits(source: str) -> list[str]:
    """Where a module waits for a fixed time; on virtual time `asyncio.sleep` takes none."""
    if not re.search(r"sleep|wait_for_timeout", source):
        return []
    banned = r"(time\.)?sleep\(|[\w.]+\.wait_for_timeout\("
    if not re.search(r"\brun_simulated\b", source):
        banned += r"|asyncio\.sleep\((?!0\))"
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    texts = [(node.lineno, ast.unparse(node)) for node in calls]
    return [f"line {line}: {text}" for line, text in texts if re.match(banned, text)]


def test_no_test_waits_for_a_fixed_time() -> None:
    """Tests wait through the helpers in `MAY_WAIT`, or run on virtual time."""
    paths = {path.relative_to(ROOT).as_posix(): path for path in ROOT.glob("tests/**/*.py")}
    found = {name: fixed_waits(path.read_text(encoding="utf-8")) for name, path in paths.items()}
    waiting = {name: waits for name, waits in found.items() if waits}
    assert {name: waits for name, waits in waiting.items() if name not in MAY_WAIT} == {}
    assert waiting.keys() == MAY_WAIT, "a helper that never waits needs no exception"


@pytest.mark.parametrize(
    ("source", "waits"),
    [
        ("import time\ntime.sleep(1)", ["line 2: time.sleep(1)"]),
        ("sleep(0.1)", ["line 1: sleep(0.1)"]),
        ("page.wait_for_timeout(9)", ["line 1: page.wait_for_timeout(9)"]),
        ("await asyncio.sleep(wait)", ["line 1: asyncio.sleep(wait)"]),
        ("await asyncio.sleep(0)", []),
        ("await asyncio.sleep(3600)\nrun_simulated(run())", []),
        ("page.wait_for_function('sleep()')", []),
    ],
)
def test_fixed_waits_are_found(source: str, waits: list[str]) -> None:
    assert fixed_waits(source) == waits


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
