"""The command line shared by all benchmarks."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence

Result = dict[str, object]


def rounded(value: object) -> object:
    """Round to four significant digits."""
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
    """Run a benchmark and print its result."""
    module = f"python -m bench.{name}"
    parser = argparse.ArgumentParser(module, f"{module} [--quick] [--json]", about)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--quick", action="store_true", help="fewer rounds, within a minute")
    parser.add_argument("--json", action="store_true", help="one JSON object as the last line")
    chosen = parser.parse_args(arguments)
    result = measured(chosen.quick)
    print(json.dumps(rounded(result)) if chosen.json else shown(result))
    return 0
