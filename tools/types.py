"""Writes what the client's build must know of us: `python -m tools.types web/src/wire.ts`.

The wire is described once, in `spicery/server/messages/`; TypeScript hears of every change at
the next build.  Beside the types lies `clauses.json`, the clauses of every game that is installed,
ours or not: the client's translations of the rules are held against them.  Each board that the
client has gets a `wire.ts` of its own, with the facts, events, actions and measures of its game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from spicery.core.catalog import Game, clauses
from spicery.games import catalogue
from spicery.physics import reel
from spicery.server import messages
from spicery.server.messages import replays
from tools import shapes

Schema = Mapping[str, Any]
PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
ASKED = (
    messages.Naming,
    messages.Claim,
    messages.Opening,
    replays.Kept,
    replays.Spot,
    replays.Again,
    replays.Practice,
)
ANSWERED = (
    messages.Me,
    messages.Code,
    messages.GameAbout,
    messages.LobbyTable,
    messages.OwnTable,
    messages.Opened,
    messages.Reach,
    replays.Replay,
    replays.Motions,
    replays.Outcome,
    replays.Findings,
    messages.Fault,
)
HEAD = "// Made by tools/types.py from src/spicery/server/messages; edit that instead.\n"


def type_of(schema: Schema) -> str:
    """The TypeScript for one schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(type_of(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{word}"' for word in schema["enum"])
    if schema.get("type") == "array":
        return f"Array<{type_of(schema['items'])}>"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


def interface(name: str, schema: Schema, always: bool) -> str:
    """An interface; what the server sends is always there, what it reads may have a default."""
    required = set(schema["properties"]) if always else set(schema.get("required", ()))
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    lines = [
        f"  {field}{'' if field in required else '?'}: {type_of(part)};"
        for field, part in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def anything(_: type) -> dict[str, Any]:
    """A value that only the game knows (facts, options)."""
    return {"title": "anything"}


def written() -> str:
    """The whole module."""
    heard, told = get_args(messages.ToServer), get_args(messages.ToClient)
    kinds = [*heard, *told, *ASKED, *ANSWERED]
    _, components = msgspec.json.schema_components(kinds, schema_hook=anything)
    asked = {each.__name__ for each in (*heard, *ASKED, messages.ClockWish)}
    parts = [interface(name, part, name not in asked) for name, part in components.items()]
    unions = [
        f"export type {name} = {' | '.join(each.__name__ for each in members)};\n"
        for name, members in (("ToServer", heard), ("ToClient", told))
    ]
    return "\n".join([HEAD, *parts, *unions, film()])


def film() -> str:
    """The numbers that a film is read by (docs/films.md)."""
    numbers = {
        "magic": reel.MAGIC.decode(),
        "format": reel.FORMAT,
        "rate": reel.RATE,
        "channels": reel.CHANNELS,
        "fine": reel.FINE,
        "still": reel.STILL,
        "kinds": reel.KINDS,
    }
    return f"export const FILM = {json.dumps(numbers)} as const;\n"


def clauses_of(game: Game) -> list[str]:
    """The ids of the clauses of a game; none if it tells no rules."""
    try:
        return list(clauses(game.file("RULES.md")))
    except OSError:
        return []


def write(path: Path, text: str) -> None:
    """Write a file, but leave it alone where nothing changed."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def main(path: Path) -> None:
    """Write the types, those of each game beside its board, and the clauses."""
    write(path, written())
    for name, game in catalogue().items():
        folder = path.parent / "games" / name
        module = shapes.module_of(game) if folder.is_dir() else None
        if module:
            write(folder / "wire.ts", module)
    known = {name: clauses_of(game) for name, game in catalogue().items()}
    write(path.with_name("clauses.json"), json.dumps(known, indent=1) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
