"""The HTTP API: who am I, what is there to play, open a table.  Finished games: `replay_api.py`."""

from __future__ import annotations

from importlib.metadata import version

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from spicery.bots import bots_of, levels_of
from spicery.core.catalog import BadSeats, Game, clauses
from spicery.core.catalog.options import BadOption, Option
from spicery.core.record import BadRecord
from spicery.games import UnknownGame, catalogue, find
from spicery.server import messages as say
from spicery.server.diagnostics import note_fault
from spicery.server.health import Health
from spicery.server.http.gate import Door
from spicery.server.http.openapi import document
from spicery.server.http.practice import practise
from spicery.server.http.reach import reach_of
from spicery.server.http.web import Refusal, body_of, refused, told
from spicery.server.lobby import Lobby
from spicery.server.messages.replays import Practice
from spicery.server.my_tables import put_away, tables_of
from spicery.server.names import clean
from spicery.server.registry import Registry, TooMany
from spicery.server.seats.lineup import objection_to, usual_bot
from spicery.server.table.ledger import NotWritten, Unplayable
from spicery.server.table.room import NOT_KEPT, Room
from spicery.server.table_log.entries import Kind, OpenedTable
from spicery.store import Broken, Identity

RULES = "RULES.md"
SHORTEST, LONGEST = 0.05, 30 * 86_400.0  # seconds of a clock
MOST_LAG = 1.0
MANY_GUESTS = "many new guests have come from your network just now; try again in a minute"
MOST_STEPS = 1_000_000  # of a game
FOREVER = "private, max-age=31536000, immutable"  # whoever has the link may keep it


class Api:
    """The endpoints."""

    def __init__(self, registry: Registry, door: Door) -> None:
        self.registry = registry
        self.door = door
        self.people = door.people
        self.settings = registry.settings
        self.health = Health(registry.store, self.settings.clock)
        self._lobby = Lobby(registry)
        self._games = msgspec.json.encode([about(game) for game in catalogue().values()])

    # -- the server itself --------------------------------------------------------------

    async def healthz(self, request: Request) -> Response:
        """Whether the server answers, and what is written now would be kept."""
        why = await self.health.fault()
        well: dict[str, object] = {"ok": not why, "rooms": len(self.registry.rooms)}
        return told({**well, "why": why}, 503) if why else told(well)

    async def version(self, request: Request) -> Response:
        """Which Spicery this is."""
        return told({"spicery": version("spicery")})

    async def reach(self, request: Request) -> Response:
        """Where other devices reach this server."""
        return told(reach_of(self.settings, request.headers.get("host", "")))

    async def openapi(self, request: Request) -> Response:
        """The HTTP part, described."""
        return told(document(version("spicery")))

    # -- people -------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        """Who this browser is; or take a name."""
        if request.method == "POST":
            return await self._name_me(request)
        guest = await self.people.of(request)
        return told(say.Me(True, guest.name) if guest else say.Me(False))

    async def _name_me(self, request: Request) -> Response:
        """Take a name, or another one."""
        who = await self.door.guard(request)
        wish = await body_of(request, say.Naming, self.settings.message_bytes)
        name = clean(wish.name)
        if not name:
            raise Refusal("unreadable", "a name needs at least one visible character")
        guest = await self.people.of(request)
        if guest is not None:
            await self.registry.store.rename(guest.id, name)
            return told(say.Me(True, name))
        self.door.limits.spend_shared(who, "guest", self.settings.guests, MANY_GUESTS)
        _, secret = await self.people.admit(name)
        answer = told(say.Me(True, name))
        self.people.remember(answer, secret)
        return answer

    async def code(self, request: Request) -> Response:
        """A code to become the same guest on another device."""
        await self.door.guard(request)
        guest = await self._guest(request)
        code = await self.people.code_for(guest)
        return told(say.Code(code, int(self.settings.code_lives)))

    async def claim(self, request: Request) -> Response:
        """Become the guest behind a code."""
        await self.door.guard(request)
        await self.door.spend(request, "claim", self.settings.claims)
        wish = await body_of(request, say.Claim, self.settings.message_bytes)
        found = await self.people.claim(wish.code)
        if found is None:
            raise Refusal("not-yours", "this code is wrong, used or too old")
        guest, secret = found
        answer = told(say.Me(True, guest.name))
        self.people.remember(answer, secret)
        return answer

    async def own_tables(self, request: Request) -> Response:
        """Where this guest has a seat or is the host; nowhere, for a stranger."""
        guest = await self.people.of(request)
        return told(await tables_of(self.registry, guest.id) if guest else [])

    async def put_away(self, request: Request) -> Response:
        """Take a table from one's list, as long as nothing more happens there."""
        await self.door.guard(request)
        guest = await self._guest(request)
        if not await put_away(self.registry, guest.id, request.path_params["table"]):
            raise Refusal("unknown", "this table is not on your list")
        return told(await tables_of(self.registry, guest.id))

    # -- tables -------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """The catalogue."""
        return Response(self._games, media_type="application/json")

    async def rules(self, request: Request) -> Response:
        """The rules of a game in English, as its package tells them."""
        try:
            text = find(request.path_params["game"]).file(RULES)
        except (UnknownGame, OSError) as error:
            raise Refusal("unknown", "there is no such game, or it tells no rules") from error
        return PlainTextResponse(text)

    async def lobby(self, request: Request) -> Response:
        """The public tables."""
        return told(await self._lobby.tables())

    async def open(self, request: Request) -> Response:
        """A new table."""
        await self.door.guard(request)
        guest = await self._guest(request)
        wish = await body_of(request, say.Opening, self.settings.body_bytes)
        try:
            game = find(wish.game)
            game.new(wish.seats, wish.options)
        except (BadOption, BadSeats, UnknownGame) as error:
            raise Refusal("unreadable", str(error)) from error
        check_opening(game, wish)
        free: tuple[str, Kind, str, str] = ("", "free", "", "")
        chairs = [free] * wish.seats
        for seat, name in enumerate(wish.sit):
            chairs[seat] = (clean(name) or guest.name, "person", guest.id, "")
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
            room = await self.registry.open(opened, chairs, start=wish.bot if wish.start else None)
        return told(say.Opened(room.id), 201)

    async def table(self, request: Request) -> Response:
        """All about a table but the game."""
        room = await self._room(request)
        guest = await self.people.of(request)
        who = guest.id if guest else ""
        return told(room.broadcast.about(who, room.ledger.seats_of(who)))

    async def film(self, request: Request) -> Response:
        """How chips flew, how a crêpe turned: public as the table is, and it never changes."""
        table, number = request.path_params["table"], request.path_params["number"]
        film = await self.registry.store.film(table, number) if number < MOST_STEPS else None
        if film is None:
            raise Refusal("unknown", "there is no such film")
        headers = {"cache-control": FOREVER}
        return Response(film, media_type="application/octet-stream", headers=headers)

    async def practice(self, request: Request) -> Response:
        """A motion without a game; nothing is kept."""
        await self.door.guard(request)
        wish = await body_of(request, Practice, self.settings.message_bytes)
        return told(await practise(self.registry.services.physics, wish))

    # -- what several need ----------------------------------------------------------------

    async def _guest(self, request: Request) -> Identity:
        guest = await self.people.of(request)
        if guest is None:
            raise Refusal("unknown-guest", "take a name first")
        return guest

    async def _room(self, request: Request) -> Room:
        room = await self.registry.find(request.path_params["table"])
        if room is None:
            raise Refusal("unknown", "there is no such table")
        return room


def check_opening(game: Game, wish: say.Opening) -> None:
    """What else may be wrong with a wish for a table."""
    if len(wish.sit) > wish.seats:
        raise Refusal("unreadable", f"{len(wish.sit)} people do not fit at {wish.seats} seats")
    if wish.companion and not game.real:
        raise Refusal("unreadable", f"{game.title} has no chance that people could tell")
    if objection := objection_to(game, wish.bot):
        raise Refusal("unreadable", objection)
    clock = wish.clock
    for name, value in (("move", clock.move), ("reaction", clock.reaction)):
        if value and not SHORTEST <= value <= LONGEST:
            raise Refusal("unreadable", f"'{name}' is 0 or from {SHORTEST} to {LONGEST} seconds")
    if clock.lag != -1 and not 0 <= clock.lag <= MOST_LAG:
        raise Refusal("unreadable", f"'lag' is -1 or from 0 to {MOST_LAG} seconds")


def about(game: Game) -> say.GameAbout:
    """A game as the catalogue tells it."""
    try:
        rules = clauses(game.file(RULES))
    except OSError:  # a game from elsewhere may have none
        rules = {}
    return say.GameAbout(
        game.name,
        game.title,
        game.version,
        game.fewest,
        game.most,
        [option_of(each) for each in game.options],
        list(bots_of(game)),
        [level.name for level in levels_of(game)],
        usual_bot(game),
        rules,
        [
            say.EventAbout(kind.name, list(kind.public), list(kind.secret), kind.cycle)
            for kind in game.vocabulary.kinds
        ],
        bool(game.real),
    )


def option_of(option: Option) -> say.OptionAbout:
    """An option as the catalogue tells it."""
    form = option.form
    return say.OptionAbout(
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
    Broken,
    NotWritten,
    TooMany,
    Unplayable,
)


async def fault(_request: Request, error: Exception) -> Response:
    """Whatever was raised, as an answer."""
    if isinstance(error, Refusal):
        return refused(error.fault)
    if isinstance(error, BadRecord):
        return refused(say.Fault("bad-record", str(error), error.line))
    if isinstance(error, TooMany):
        return refused(say.Fault("too-many", str(error)))
    if isinstance(error, Unplayable):
        note_fault("unplayable", error)
        return refused(say.Fault("not-now", str(error)))
    note_fault("not-kept", error)
    return refused(say.Fault("not-kept", NOT_KEPT))
