"""Keeps the compiled modules up to date; run as a module from the repository root.

`build` recompiles if a source has changed and removes stale modules; `mode` prints `compiled` or
`pure`, depending on whether this machine can compile.
"""

import hashlib
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from setup import PACKAGE, RECIPE, ROOT, compiled_sources, recipe, why_pure

BUILT = PACKAGE / recipe.BUILT
STAMP = ROOT / "build" / "native.stamp"


def fingerprint() -> str:
    """A hash of everything the compiled modules depend on."""
    made_with = [sys.version, version("mypy"), version("librt"), os.environ.get("CFLAGS", "")]
    total = hashlib.sha256(repr(made_with).encode())
    for path in (ROOT / "setup.py", RECIPE, PACKAGE / recipe.PLAIN, *compiled_paths()):
        name, content = path.relative_to(ROOT).as_posix(), path.read_bytes()
        total.update(f"{name} {len(content)}\n".encode() + content)
    return total.hexdigest()


def compiled_paths() -> list[Path]:
    """The sources of all compiled modules."""
    return [ROOT / name for name in compiled_sources()]


def libraries() -> list[str]:
    """The compiled modules beside the sources."""
    found = [path for end in ("so", "pyd") for path in (ROOT / "src").rglob(f"*.{end}")]
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def is_fresh() -> bool:
    """Whether the compiled modules are complete and up to date."""
    if not STAMP.exists() or not BUILT.exists():
        return False
    return STAMP.read_text(encoding="utf-8").split() == [fingerprint(), *libraries()]


def build() -> int:
    """Recompile if necessary; returns the exit code."""
    if os.environ.get("SPICERY_PURE") != "1" and is_fresh():
        return 0
    reason = why_pure()
    if reason:
        print(f"spicery: the rules run as plain Python: {reason}")
    if reason == "SPICERY_PURE=1":
        return 0
    STAMP.unlink(missing_ok=True)
    BUILT.unlink(missing_ok=True)
    for name in libraries():
        (ROOT / name).unlink()
    if reason:
        return 0
    print(f"spicery: compiling {len(compiled_sources())} modules", flush=True)
    made_from = fingerprint()
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", "2"]
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    if code == 0:
        STAMP.write_text("\n".join([made_from, *libraries()]), encoding="utf-8")
    return code


def main() -> int:
    """Run the command in the first argument."""
    match sys.argv[1:]:
        case ["build"]:
            return build()
        case ["mode"]:
            print("pure" if why_pure() else "compiled")
            return 0
    return 2


if __name__ == "__main__":
    sys.exit(main())
