"""The blends a table plays with: from a data file or an option, validated (F3)."""

from __future__ import annotations

from mypy_extensions import u8

from spicery.core.catalog.datafile import BadData, read_entries
from spicery.core.packed import append, vec
from spicery.games.safranito.rules.cards import FEWEST_BLENDS, SPICES, blend_of


def load_blends(text: str, source: str) -> list[list[str]]:
    """The blends of a data file; BadData names the line and what is wrong there."""
    found: list[list[str]] = []
    entries = read_entries(text, source, "blend")
    for entry in entries:
        entry.only("spices")
        blend = entry.words("spices", SPICES)
        flaw = flaw_of_blend(blend, found)
        if flaw:
            raise entry.bad(flaw)
        found.append(blend)
    if len(found) < FEWEST_BLENDS:
        last = entries[-1].line
        raise BadData(source, last, f"there are {len(found)} blends; {FEWEST_BLENDS} are needed")
    return found


def accept_blends(value: object) -> object:
    """The option `blends`: None for the shipped ones, or a list; ValueError says what is wrong."""
    if value is None:
        return None
    if not isinstance(value, list | tuple):
        raise ValueError("that isn't a list")
    found: list[list[str]] = []
    for each in value:
        if not isinstance(each, list | tuple):
            raise ValueError(f"{each!r} isn't a list of spices")
        unknown = [spice for spice in each if spice not in SPICES]
        if unknown:
            raise ValueError(f"{unknown[0]!r} isn't a spice; spices are: {', '.join(SPICES)}")
        flaw = flaw_of_blend(list(each), found)
        if flaw:
            raise ValueError(flaw)
        found.append(list(each))
    if len(found) < FEWEST_BLENDS:
        raise ValueError(f"there are {len(found)} blends; {FEWEST_BLENDS} are needed")
    return found


def flaw_of_blend(blend: list[str], others: list[list[str]]) -> str:
    """What is wrong with a blend of known spices; empty if nothing."""
    if len(blend) != 3 or len(set(blend)) != 3:
        return f"a blend needs three different spices, not: {', '.join(blend) or 'none'}"
    if sorted(blend) in [sorted(other) for other in others]:
        return f"there's a second blend of {' '.join(sorted(blend))}"
    return ""


def packed_blends(blends: list[list[str]]) -> vec[u8]:
    """The numbers of the blends, sorted and packed."""
    chosen = sorted([blend_of(blend) for blend in blends])
    out = vec[u8]()
    for blend in chosen:
        out = append(out, u8(blend))
    return out
