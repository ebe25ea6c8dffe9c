"""What every benchmark does with its command line: measure, then tell people or print JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence

Result = dict[str, object]


def rounded(value: object) -> object:
    """Four digits are more than a busy machine can tell."""
    if isinstance(value, float):
        return float(f"{value:.4g}")
    if isinstance(value, dict):
        return {name: rounded(each) for name, each in value.items()}
    return value


def run(
    name: str,
    about: str,
    measured: Callable[[bool], Result],
    shown: Callable[[Result], str],
    arguments: Sequence[str] | None,
) -> int:
    """Measure (quickly, if asked) and print."""
    module = f"python -m bench.{name}"
    parser = argparse.ArgumentParser(module, f"{module} [--quick] [--json]", about)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--quick", action="store_true", help="fewer rounds, within a minute")
    parser.add_argument("--json", action="store_true", help="one JSON object as the last line")
    chosen = parser.parse_args(arguments)
    result = measured(chosen.quick)
    print(json.dumps(rounded(result)) if chosen.json else shown(result))
    return 0
