"""What a game's own board must know, as TypeScript: its facts, events, actions and measures.

All of it comes from the game: `ui/browser.py` has the shape of its facts and the constants that
the board draws by, the Vocabulary has its events, FORMS its actions.
"""

from __future__ import annotations

import json
import types
from collections.abc import Iterator, Sequence
from typing import (
    Annotated,
    Any,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from spicery.core.catalog import Game
from spicery.core.game import NATURE, UNKNOWN
from spicery.core.words import Kind, Vocabulary

HEAD = "// Made by tools/types.py from {}; edit that instead.\n"
PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    None: "null",
    types.NoneType: "null",
}


class Shapes:
    """The TypeScript of the types in one module; a type that has a name there goes by it."""

    def __init__(self, module: types.ModuleType) -> None:
        self._module = module
        self._named = {name: kind for name, kind in vars(module).items() if is_named(kind)}

    def written(self) -> Iterator[str]:
        """Every type of the module, in its order."""
        for name, kind in self._named.items():
            if not is_typeddict(kind):
                yield f"export type {name} = {self._plainly(kind)};\n"
            elif kind.__module__ == self._module.__name__:
                yield self._interface(name, kind)

    def type_of(self, kind: object) -> str:
        """The TypeScript for one type."""
        for name, known in self._named.items():
            if known == kind:
                return name
        return self._plainly(kind)

    def _plainly(self, kind: object) -> str:
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return one_of(parts[1])
        if origin is Literal:
            return one_of(parts)
        if origin in {Union, types.UnionType}:
            return " | ".join(self.type_of(part) for part in flat(parts))
        if origin is list:
            return f"Array<{self.type_of(parts[0])}>"
        if origin is tuple:
            return f"[{', '.join(map(self.type_of, parts))}]"
        if origin is dict:
            return f"Record<{self.type_of(parts[0])}, {self.type_of(parts[1])}>"
        return PLAIN[kind]

    def _interface(self, name: str, kind: Any) -> str:
        told = kind.__doc__ if kind.__doc__ and not kind.__doc__.startswith("dict(") else ""
        comment = f"/** {told} */\n" if told else ""
        fields = get_type_hints(kind, include_extras=True).items()
        lines = [f"  {json.dumps(field)}: {self.type_of(part)};" for field, part in fields]
        return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def is_named(kind: object) -> bool:
    """Whether something in a module is a type that deserves its name on the other side."""
    return is_typeddict(kind) or get_origin(kind) in {Annotated, Literal}


def flat(parts: Sequence[object]) -> list[object]:
    """The members of a union; words that another member has too are not named twice."""
    return list(dict.fromkeys(parts))


def one_of(words: Sequence[str]) -> str:
    """A type of a few words."""
    return " | ".join(json.dumps(word, ensure_ascii=False) for word in words)


def events(vocabulary: Vocabulary) -> str:
    """Every kind of event with its words in the open, as they are written."""
    lines = [f'  "{kind.name}": {fields(kind, vocabulary)};' for kind in vocabulary.kinds]
    lists = [f'  "{field}": {one_of(words)};' for field, words in vocabulary.words.items() if words]
    return "\n".join(
        [
            "/** The words that stand for numbers in events, by field. */",
            "export interface Words {",
            *lists,
            "}\n",
            "/** The open fields of each kind of event, in order. */",
            "export interface Events {",
            *lines,
            "}\n",
            "export type EventName = keyof Events;\n",
        ]
    )


def fields(kind: Kind, vocabulary: Vocabulary) -> str:
    """The fields of an event as a tuple; its last ones may repeat."""
    known = vocabulary.words
    parts = [
        f"{name.replace('-', '_')}: " + (f'Words["{name}"]' if known.get(name) else "string")
        for name in kind.public
    ]
    return f"[{', '.join([*parts, '...more: string[]'])}]"


def verbs(forms: str) -> list[str]:
    """How the actions of a game begin: the words before what the player fills in."""
    found: dict[str, None] = {}
    for form in forms.partition(". ")[0].split(";"):
        words = form.split()
        upper = [at for at, word in enumerate(words) if word.isupper()]
        found[" ".join(words[: upper[0]] if upper else words)] = None
    return list(found)


def module_of(game: Game) -> str | None:
    """The module that the client has beside a game's board; None if the game describes none."""
    module = game.part("ui.browser")
    if module is None:
        return None
    shared = {"UNKNOWN": UNKNOWN, "NATURE": int(NATURE)}
    constants = [
        f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;"
        for name, value in {**shared, **module.CONSTANTS}.items()
    ]
    return "\n".join(
        [
            HEAD.format(module.__name__),
            *Shapes(module).written(),
            events(game.vocabulary),
            "/** How an action begins. */",
            f"export type Verb = {one_of(verbs(module.FORMS))};\n",
            *constants,
            "",
        ]
    )
