"""The OpenAPI document of the HTTP API, generated from the message types."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from spicery.server import messages as msg
from spicery.server.http.responses import STATUS
from spicery.server.messages import replays as replay_msg

SHAPES = (
    msg.Me,
    msg.Naming,
    msg.Code,
    msg.Claim,
    msg.GameAbout,
    msg.Telling,
    msg.LobbyTable,
    msg.OwnTable,
    msg.Opening,
    msg.Opened,
    msg.TableInfo,
    msg.Reach,
    replay_msg.Replay,
    replay_msg.Spot,
    replay_msg.Motions,
    replay_msg.Again,
    replay_msg.Outcome,
    replay_msg.Practice,
    replay_msg.Inquiry,
    replay_msg.PlayOn,
    replay_msg.Findings,
    msg.Fault,
)
SEAT = {
    "name": "seat",
    "in": "query",
    "description": "a seat, -2 for an onlooker, -3 to see everything",
    "schema": {"type": "integer", "minimum": -3, "maximum": 99, "not": {"const": -1}},
}
NUMBER = {
    "name": "number",
    "in": "path",
    "required": True,
    "description": "the version of the table at the end of the film",
    "schema": {"type": "integer", "minimum": 0},
}
TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
GAME = {**TABLE, "name": "game"}


def reference(shape: type) -> dict[str, Any]:
    """A reference to the schema of a type."""
    return {"$ref": f"#/components/schemas/{shape.__name__}"}


def answer(shape: Any, sort: str = "application/json") -> dict[str, Any]:
    """A response with a body."""
    return {"description": "success", "content": {sort: {"schema": shape}}}


def operation(
    summary: str,
    good: dict[str, Any],
    faults: tuple[str, ...] = (),
    *,
    status: int = 200,
    body: dict[str, Any] | None = None,
    parameters: tuple[dict[str, Any], ...] = (),
) -> dict[str, Any]:
    """One operation."""
    found: dict[str, Any] = {"summary": summary, "responses": {str(status): good}}
    for why in faults:
        found["responses"][str(STATUS[why])] = answer(reference(msg.Fault)) | {"description": why}
    if body is not None:
        found["requestBody"] = {"required": True, "content": body}
    if parameters:
        found["parameters"] = list(parameters)
    return found


def json_body(shape: type) -> dict[str, Any]:
    """A request body with a JSON message."""
    return {"application/json": {"schema": reference(shape)}}


WRITING = ("unreadable", "not-yours", "too-long", "too-often", "not-kept")
ME = answer(reference(msg.Me))
TEXT = {"text/plain": {"schema": {"type": "string"}}}


def list_of(shape: type) -> dict[str, Any]:
    """A response that is a list."""
    return answer({"type": "array", "items": reference(shape)})


def paths() -> dict[str, Any]:
    """Every path with its methods."""
    plain = answer({"type": "object"})
    reach = answer(reference(msg.Reach))
    table = (TABLE,)
    finished = ("unknown", "not-now")
    replay = answer(reference(replay_msg.Replay))
    guest = (*WRITING, "unknown-guest")
    record = answer({"type": "string"}, "text/plain")
    film = answer({"type": "string", "format": "binary"}, "application/octet-stream")
    return {
        "/healthz": {"get": operation("health check", plain)},
        "/version": {"get": operation("the version of Spicery", plain)},
        "/api/openapi.json": {"get": operation("this document", plain)},
        "/api/reach": {"get": operation("the address for other devices", reach)},
        "/api/me": {
            "get": operation("the guest of this browser", ME),
            "post": operation(
                "register or rename a guest", ME, WRITING, body=json_body(msg.Naming)
            ),
        },
        "/api/me/code": {
            "post": operation("issue a code for another device", answer(reference(msg.Code)), guest)
        },
        "/api/me/claim": {
            "post": operation("redeem a code", ME, WRITING, body=json_body(msg.Claim)),
        },
        "/api/me/tables": {"get": operation("this guest's tables", list_of(msg.OwnTable))},
        "/api/me/tables/{table}": {
            "delete": operation(
                "hide a table from this guest's list",
                list_of(msg.OwnTable),
                ("not-yours", "too-often", "not-kept", "unknown-guest", *finished),
                parameters=table,
            )
        },
        "/api/games": {"get": operation("the game catalogue", list_of(msg.GameAbout))},
        "/api/games/{game}/rules": {
            "get": operation("the rules of a game", record, ("unknown",), parameters=(GAME,))
        },
        "/api/games/{game}/told": {
            "post": operation(
                "events as clients are told them, with what they imply",
                answer(reference(msg.Telling)),
                (*WRITING, "unknown"),
                body=json_body(msg.Telling),
                parameters=(GAME,),
            )
        },
        "/api/lobby": {"get": operation("public tables", list_of(msg.LobbyTable))},
        "/api/tables": {
            "post": operation(
                "open a table",
                answer(reference(msg.Opened)),
                (*guest, "too-many"),
                status=201,
                body=json_body(msg.Opening),
            )
        },
        "/api/tables/{table}": {
            "get": operation(
                "information about a table",
                answer(reference(msg.TableInfo)),
                finished,
                parameters=table,
            )
        },
        "/api/tables/{table}/record": {
            "get": operation(
                "the record of a finished game", record, (*finished, "too-often"), parameters=table
            )
        },
        "/api/tables/{table}/replay": {
            "get": operation(
                "a replay of a finished game",
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
                "simulate a motion without a game",
                answer(reference(replay_msg.Outcome)),
                (*WRITING, "unknown", "not-now"),
                body=json_body(replay_msg.Practice),
            )
        },
        "/api/replays/motions": {
            "post": operation(
                "the motions that are possible at a step of a replay",
                answer(reference(replay_msg.Motions)),
                (*WRITING, "unknown", "not-now", "bad-record"),
                body=json_body(replay_msg.Spot),
            )
        },
        "/api/replays/again": {
            "post": operation(
                "simulate another motion at a step of a replay",
                answer(reference(replay_msg.Outcome)),
                (*WRITING, "unknown", "not-now", "bad-record"),
                body=json_body(replay_msg.Again),
            )
        },
        "/api/replays/play": {
            "post": operation(
                "open a table that goes on from a step of a replay",
                answer(reference(msg.Opened)),
                (*guest, "unknown", "not-now", "bad-record", "too-many"),
                status=201,
                body=json_body(replay_msg.PlayOn),
            )
        },
        "/api/replays/analysis": {
            "post": operation(
                "what the strongest bot would have done at each step, streamed as NDJSON",
                answer(reference(replay_msg.Findings), "application/x-ndjson"),
                (*WRITING, "unknown", "not-now", "bad-record"),
                body=json_body(replay_msg.Inquiry),
            )
        },
        "/api/replays": {
            "post": operation(
                "a replay of an uploaded record",
                replay,
                (*WRITING, "bad-record"),
                body=TEXT,
                parameters=(SEAT,),
            )
        },
    }


def anything(shape: type) -> dict[str, Any]:
    """The schema of game-specific data (options, facts): any JSON."""
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
