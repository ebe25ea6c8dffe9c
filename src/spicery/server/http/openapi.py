"""The OpenAPI document of the HTTP part, from the messages themselves."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from spicery.server import messages as say
from spicery.server.http.web import STATUS
from spicery.server.messages import replays as look

SHAPES = (
    say.Me,
    say.Naming,
    say.Code,
    say.Claim,
    say.GameAbout,
    say.LobbyTable,
    say.OwnTable,
    say.Opening,
    say.Opened,
    say.TableInfo,
    say.Reach,
    look.Replay,
    look.Spot,
    look.Motions,
    look.Again,
    look.Outcome,
    look.Practice,
    look.Kept,
    look.Findings,
    say.Fault,
)
SEAT = {
    "name": "seat",
    "in": "query",
    "description": "a seat, -2 for an onlooker, -3 for everything open",
    "schema": {"type": "integer", "minimum": -3, "maximum": 99, "not": {"const": -1}},
}
NUMBER = {
    "name": "number",
    "in": "path",
    "required": True,
    "description": "the version of the table that the film leads to",
    "schema": {"type": "integer", "minimum": 0},
}
TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
GAME = {**TABLE, "name": "game"}


def reference(shape: type) -> dict[str, Any]:
    """Where a shape is described."""
    return {"$ref": f"#/components/schemas/{shape.__name__}"}


def answer(shape: Any, sort: str = "application/json") -> dict[str, Any]:
    """An answer with a body."""
    return {"description": "as asked", "content": {sort: {"schema": shape}}}


def operation(
    summary: str,
    good: dict[str, Any],
    faults: tuple[str, ...] = (),
    *,
    status: int = 200,
    body: dict[str, Any] | None = None,
    parameters: tuple[dict[str, Any], ...] = (),
) -> dict[str, Any]:
    """One thing that can be asked."""
    found: dict[str, Any] = {"summary": summary, "responses": {str(status): good}}
    for why in faults:
        found["responses"][str(STATUS[why])] = answer(reference(say.Fault)) | {"description": why}
    if body is not None:
        found["requestBody"] = {"required": True, "content": body}
    if parameters:
        found["parameters"] = list(parameters)
    return found


def json_body(shape: type) -> dict[str, Any]:
    """A body that is a message."""
    return {"application/json": {"schema": reference(shape)}}


WRITING = ("unreadable", "not-yours", "too-long", "too-often", "not-kept")
ME = answer(reference(say.Me))
TEXT = {"text/plain": {"schema": {"type": "string"}}}


def list_of(shape: type) -> dict[str, Any]:
    """An answer that is a list."""
    return answer({"type": "array", "items": reference(shape)})


def paths() -> dict[str, Any]:
    """Every path with its methods."""
    plain = answer({"type": "object"})
    reach = answer(reference(say.Reach))
    table = (TABLE,)
    finished = ("unknown", "not-now")
    replay = answer(reference(look.Replay))
    guest = (*WRITING, "unknown-guest")
    record = answer({"type": "string"}, "text/plain")
    film = answer({"type": "string", "format": "binary"}, "application/octet-stream")
    return {
        "/healthz": {"get": operation("is the server well?", plain)},
        "/version": {"get": operation("which Spicery is this?", plain)},
        "/api/openapi.json": {"get": operation("this document", plain)},
        "/api/reach": {"get": operation("where do other devices reach this server?", reach)},
        "/api/me": {
            "get": operation("who am I?", ME),
            "post": operation("take a name", ME, WRITING, body=json_body(say.Naming)),
        },
        "/api/me/code": {
            "post": operation("a code for another device", answer(reference(say.Code)), guest)
        },
        "/api/me/claim": {
            "post": operation("use a code", ME, WRITING, body=json_body(say.Claim)),
        },
        "/api/me/tables": {"get": operation("my own tables", list_of(say.OwnTable))},
        "/api/me/tables/{table}": {
            "delete": operation(
                "take a table from my list",
                list_of(say.OwnTable),
                ("not-yours", "too-often", "not-kept", "unknown-guest", *finished),
                parameters=table,
            )
        },
        "/api/games": {"get": operation("what is there to play?", list_of(say.GameAbout))},
        "/api/games/{game}/rules": {
            "get": operation("the rules of a game", record, ("unknown",), parameters=(GAME,))
        },
        "/api/lobby": {"get": operation("public tables", list_of(say.LobbyTable))},
        "/api/tables": {
            "post": operation(
                "open a table",
                answer(reference(say.Opened)),
                (*guest, "too-many"),
                status=201,
                body=json_body(say.Opening),
            )
        },
        "/api/tables/{table}": {
            "get": operation(
                "about a table", answer(reference(say.TableInfo)), finished, parameters=table
            )
        },
        "/api/tables/{table}/record": {
            "get": operation(
                "the record of a finished game", record, (*finished, "too-often"), parameters=table
            )
        },
        "/api/tables/{table}/replay": {
            "get": operation(
                "a finished game again",
                replay,
                (*finished, "unreadable", "too-long", "too-often"),
                parameters=(TABLE, SEAT),
            )
        },
        "/api/tables/{table}/films/{number}": {
            "get": operation("a film", film, ("unknown",), parameters=(TABLE, NUMBER))
        },
        "/api/practice": {
            "post": operation(
                "a motion without a game",
                answer(reference(look.Outcome)),
                (*WRITING, "unknown", "not-now"),
                body=json_body(look.Practice),
            )
        },
        "/api/replays/motions": {
            "post": operation(
                "the motions that could be made at a step of a replay",
                answer(reference(look.Motions)),
                (*WRITING, "unknown", "not-now", "bad-record"),
                body=json_body(look.Spot),
            )
        },
        "/api/replays/again": {
            "post": operation(
                "another motion from a step of a replay",
                answer(reference(look.Outcome)),
                (*WRITING, "unknown", "not-now", "bad-record"),
                body=json_body(look.Again),
            )
        },
        "/api/replays/analysis": {
            "post": operation(
                "what the champion would have done at each step, line by line as it is found",
                answer(reference(look.Findings), "application/x-ndjson"),
                (*WRITING, "unknown", "not-now", "bad-record"),
                body=json_body(look.Kept),
            )
        },
        "/api/replays": {
            "post": operation(
                "a kept record again",
                replay,
                (*WRITING, "bad-record"),
                body=TEXT,
                parameters=(SEAT,),
            )
        },
    }


def anything(shape: type) -> dict[str, Any]:
    """What may be any JSON at all: options, facts."""
    assert shape is object
    return {"description": "any JSON"}


@cache
def document(version: str) -> dict[str, Any]:
    """The whole document."""
    _, components = msgspec.json.schema_components(
        SHAPES, schema_hook=anything, ref_template="#/components/schemas/{name}"
    )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Spicery", "version": version},
        "paths": paths(),
        "components": {"schemas": components},
    }
