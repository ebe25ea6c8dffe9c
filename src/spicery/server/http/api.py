"""The HTTP API: identity, catalogue, tables.  Finished games are in `replay_api.py`."""

from __future__ import annotations

from importlib.metadata import version

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from spicery.bots import Style, bots_of, levels_of
from spicery.core.catalog import BadSeats, Game
from spicery.core.catalog.options import BadOption, Option
from spicery.core.legacy import read_event
from spicery.core.record import BadRecord
from spicery.games import UnknownGame, catalogue, find
from spicery.server import messages as msg
from spicery.server.diagnostics import note_fault
from spicery.server.health import Health
from spicery.server.http.access import AccessControl
from spicery.server.http.openapi import document
from spicery.server.http.practice import practise
from spicery.server.http.public_address import reach_of
from spicery.server.http.responses import Refusal, error_response, json_response, read_json
from spicery.server.lobby import Lobby
from spicery.server.messages.replays import Practice
from spicery.server.my_tables import put_away, tables_of
from spicery.server.names import clean
from spicery.server.persistence.entries import OpenedTable
from spicery.server.room_registry import Registry, TooManyTables
from spicery.server.seats.lineup import cast, objection_to, usual_bot
from spicery.server.seats.rematch import FREE, Place
from spicery.server.table.ledger import NotWritten, Unplayable
from spicery.server.table.room import NOT_KEPT, Room
from spicery.store import Identity, StoreError

RULES = "RULES.md"
SHORTEST, LONGEST = 0.05, 30 * 86_400.0  # seconds on a clock
MOST_LAG = 1.0
MANY_GUESTS = "too many new guests from your network; try again in a minute"
MOST_STEPS = 1_000_000  # in a game
FOREVER = "private, max-age=31536000, immutable"  # private: the link is a secret


class Api:
    """The endpoints."""

    def __init__(self, registry: Registry, access: AccessControl) -> None:
        self.registry = registry
        self.access = access
        self.auth = access.auth
        self.settings = registry.settings
        self.health = Health(registry.store, self.settings.clock)
        self._lobby = Lobby(registry)
        self._games = msgspec.json.encode([about(game) for game in catalogue().values()])

    # -- the server itself --------------------------------------------------------------

    async def healthz(self, request: Request) -> Response:
        """Health check, including a write to the store."""
        why = await self.health.fault()
        well: dict[str, object] = {"ok": not why, "rooms": len(self.registry.rooms)}
        return json_response({**well, "why": why}, 503) if why else json_response(well)

    async def version(self, request: Request) -> Response:
        """The version of Spicery."""
        return json_response({"spicery": version("spicery")})

    async def reach(self, request: Request) -> Response:
        """The address at which other devices reach this server."""
        return json_response(reach_of(self.settings, request.headers.get("host", "")))

    async def openapi(self, request: Request) -> Response:
        """The OpenAPI document."""
        return json_response(document(version("spicery")))

    # -- people -------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        """The guest of this browser (GET), or register or rename it (POST)."""
        if request.method == "POST":
            return await self._name_me(request)
        guest = await self.auth.identify(request)
        return json_response(msg.Me(True, guest.name) if guest else msg.Me(False))

    async def _name_me(self, request: Request) -> Response:
        """Register a guest, or rename one."""
        who = await self.access.guard(request)
        wish = await read_json(request, msg.Naming, self.settings.message_bytes)
        name = clean(wish.name)
        if not name:
            raise Refusal("unreadable", "a name needs at least one visible character")
        guest = await self.auth.identify(request)
        if guest is not None:
            await self.registry.store.rename(guest.id, name)
            return json_response(msg.Me(True, name))
        self.access.limits.spend_shared(who, "guest", self.settings.guests, MANY_GUESTS)
        _, secret = await self.auth.register(name)
        answer = json_response(msg.Me(True, name))
        self.auth.set_cookie(answer, secret)
        return answer

    async def code(self, request: Request) -> Response:
        """Issue a one-time code that links another device to this guest."""
        await self.access.guard(request)
        guest = await self._guest(request)
        code = await self.auth.issue_code(guest)
        return json_response(msg.Code(code, int(self.settings.code_lives)))

    async def claim(self, request: Request) -> Response:
        """Redeem a one-time code."""
        await self.access.guard(request)
        await self.access.spend(request, "claim", self.settings.claims)
        wish = await read_json(request, msg.Claim, self.settings.message_bytes)
        found = await self.auth.redeem(wish.code)
        if found is None:
            raise Refusal("not-yours", "this code is invalid, already used or expired")
        guest, secret = found
        answer = json_response(msg.Me(True, guest.name))
        self.auth.set_cookie(answer, secret)
        return answer

    async def own_tables(self, request: Request) -> Response:
        """The tables where this guest has a seat or is the host; none for an unknown guest."""
        guest = await self.auth.identify(request)
        return json_response(await tables_of(self.registry, guest.id) if guest else [])

    async def put_away(self, request: Request) -> Response:
        """Hide a table from the guest's list until something happens there."""
        await self.access.guard(request)
        guest = await self._guest(request)
        if not await put_away(self.registry, guest.id, request.path_params["table"]):
            raise Refusal("unknown", "this table is not on your list")
        return json_response(await tables_of(self.registry, guest.id))

    # -- tables -------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """The game catalogue."""
        return Response(self._games, media_type="application/json")

    async def rules(self, request: Request) -> Response:
        """The English rules of a game, from its package."""
        try:
            text = find(request.path_params["game"]).file(RULES)
        except (UnknownGame, OSError) as error:
            raise Refusal("unknown", "this game doesn't exist or has no rules text") from error
        return PlainTextResponse(text)

    async def tell(self, request: Request) -> Response:
        """Events as clients are told them, with what they imply; nothing is stored."""
        await self.access.guard(request)
        wish = await read_json(request, msg.Telling, self.settings.message_bytes)
        try:
            game = find(request.path_params["game"])
            events = [read_event(game, text, game.most) for text in wish.events]
            return json_response(msg.Telling([game.vocabulary.tell(event) for event in events]))
        except UnknownGame as error:
            raise Refusal("unknown", str(error)) from error
        except ValueError as error:
            raise Refusal("unreadable", str(error)) from error

    async def lobby(self, request: Request) -> Response:
        """The public tables."""
        return json_response(await self._lobby.tables())

    async def open(self, request: Request) -> Response:
        """Open a table."""
        await self.access.guard(request)
        guest = await self._guest(request)
        wish = await read_json(request, msg.Opening, self.settings.body_bytes)
        try:
            game = find(wish.game)
            game.new(wish.seats, wish.options)
        except (BadOption, BadSeats, UnknownGame) as error:
            raise Refusal("unreadable", str(error)) from error
        check_opening(game, wish)
        opened = OpenedTable(
            0,
            game.name,
            wish.seats,
            wish.options,
            guest.id,
            wish.clock,
            wish.public,
            wish.companion,
            wish.several or len(wish.sit) > 1,
        )
        async with self.registry.opening(guest.id):
            room = await self.registry.open(
                opened, places_at(game, guest, wish), start=wish.bot if wish.start else None
            )
        return json_response(msg.Opened(room.id), 201)

    async def table(self, request: Request) -> Response:
        """Information about a table, without its game state."""
        room = await self._room(request)
        guest = await self.auth.identify(request)
        who = guest.id if guest else ""
        return json_response(room.broadcast.info_for(who, room.ledger.seats_of(who)))

    async def film(self, request: Request) -> Response:
        """A film of a motion: immutable, and open to anyone who has the table's link."""
        table, number = request.path_params["table"], request.path_params["number"]
        film = await self.registry.store.film(table, number) if number < MOST_STEPS else None
        if film is None:
            raise Refusal("unknown", "this film doesn't exist")
        headers = {"cache-control": FOREVER}
        return Response(film, media_type="application/octet-stream", headers=headers)

    async def practice(self, request: Request) -> Response:
        """Simulate a motion without a game; nothing is stored."""
        await self.access.guard(request)
        wish = await read_json(request, Practice, self.settings.message_bytes)
        return json_response(await practise(self.registry.services.physics, wish))

    # -- shared ---------------------------------------------------------------------------

    async def _guest(self, request: Request) -> Identity:
        guest = await self.auth.identify(request)
        if guest is None:
            raise Refusal("unknown-guest", "choose a name first")
        return guest

    async def _room(self, request: Request) -> Room:
        room = await self.registry.find(request.path_params["table"])
        if room is None:
            raise Refusal("unknown", "this table doesn't exist")
        return room


def check_opening(game: Game, wish: msg.Opening) -> None:
    """Validate the remaining fields of a request to open a table."""
    if len(wish.sit) > wish.seats:
        raise Refusal("unreadable", f"there are {len(wish.sit)} people for {wish.seats} seats")
    if len(wish.sit) + len(wish.bots) > wish.seats:
        left = wish.seats - len(wish.sit)
        raise Refusal("unreadable", f"there are {len(wish.bots)} bots for {left} free seats")
    if wish.companion and not game.real:
        raise Refusal("unreadable", f"{game.title} can't be played with the real box")
    for bot in (wish.bot, *wish.bots):
        if objection := objection_to(game, bot):
            raise Refusal("unreadable", objection)
    clock = wish.clock
    for name, value in (("move", clock.move), ("reaction", clock.reaction)):
        if value and not SHORTEST <= value <= LONGEST:
            raise Refusal(
                "unreadable", f"'{name}' must be 0 or from {SHORTEST} to {LONGEST} seconds"
            )
    if clock.lag != -1 and not 0 <= clock.lag <= MOST_LAG:
        raise Refusal("unreadable", f"'lag' must be -1 or from 0 to {MOST_LAG} seconds")


def places_at(game: Game, guest: Identity, wish: msg.Opening) -> list[Place]:
    """Who sits where at a new table: people, then the chosen bots; the rest is free."""
    places: list[Place] = [(clean(name) or guest.name, "person", guest.id, "") for name in wish.sit]
    bots = list(wish.bots)
    for at, name in enumerate(wish.bots):
        bots[at] = cast(game, name, [*bots[:at], *bots[at + 1 :]])
        places.append(("", "bot", "", bots[at]))
    return [*places, *[FREE] * (wish.seats - len(places))]


def about(game: Game) -> msg.GameAbout:
    """A game as listed in the catalogue."""
    return msg.GameAbout(
        game.name,
        game.title,
        game.version,
        game.fewest,
        game.most,
        [option_of(each) for each in game.options],
        list(bots_of(game)),
        [level.name for level in levels_of(game)],
        [style.value for style in Style] if levels_of(game) else [],
        usual_bot(game),
        [
            msg.EventAbout(kind.name, list(kind.told), list(kind.secret), kind.cycle)
            for kind in game.vocabulary.kinds
        ],
        bool(game.real),
        game.has_file(RULES),
    )


def option_of(option: Option) -> msg.OptionAbout:
    """An option as listed in the catalogue."""
    form = option.form
    return msg.OptionAbout(
        option.name,
        option.default,
        option.accepts,
        form.kind,
        form.low,
        form.high,
        form.most,
        list(form.words),
        form.repeat,
        {str(seats): value for seats, value in option.proposed.items()},
    )


FAULTS: tuple[type[Exception], ...] = (
    Refusal,
    BadRecord,
    StoreError,
    NotWritten,
    TooManyTables,
    Unplayable,
)


async def fault(_request: Request, error: Exception) -> Response:
    """Turn an exception into an error response."""
    if isinstance(error, Refusal):
        return error_response(error.fault)
    if isinstance(error, BadRecord):
        return error_response(msg.Fault("bad-record", str(error), error.line))
    if isinstance(error, TooManyTables):
        return error_response(msg.Fault("too-many", str(error)))
    if isinstance(error, Unplayable):
        note_fault("unplayable", error)
        return error_response(msg.Fault("not-now", str(error)))
    note_fault("not-kept", error)
    return error_response(msg.Fault("not-kept", NOT_KEPT))
