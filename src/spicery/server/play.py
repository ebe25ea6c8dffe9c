"""An action of a person: whose it is, whether it still means what it meant, who was first.

The published rule for races is docs/fairness.md.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from spicery.core.game import NATURE, Action, BadMessage, IllegalAction
from spicery.physics.trouble import PhysicsError
from spicery.server.follower import Follower
from spicery.server.ledger import DoneAlready, MovedOn, NotWritten, Wish
from spicery.server.logs import note_fault
from spicery.server.messages import Ack, Answer, Do, Grasp
from spicery.server.nature import Found
from spicery.server.persisting import TRIES, persist
from spicery.server.room import NOT_KEPT, Room, Task, refuse

GRAIN = 0.01  # seconds: arrivals in the same hundredth are a tie


@dataclass
class Claimant:
    """Somebody who wants to be first."""

    follower: Follower  # the connection on which it was sent last
    said: Do
    at: float  # arrival, corrected by half the round trip


class Race:
    """Actions of several that exclude each other, while the lag allowance lasts."""

    def __init__(self, room: Room, first: Claimant, lag: float) -> None:
        self.room = room
        self.begun = first.at
        self.claimants = [first]
        self.later: list[tuple[Follower, Do, float]] = []  # what waits for the decision
        asyncio.get_running_loop().call_later(lag, self._ring)

    def _ring(self) -> None:
        self.room.put(self.decide)

    def add(self, claimant: Claimant) -> None:
        """One more within the allowance."""
        self.claimants.append(claimant)
        self.begun = min(self.begun, claimant.at)

    def claim_of(self, seat: int) -> Claimant | None:
        """What a seat wants in this race."""
        return next((each for each in self.claimants if each.said.seat == seat), None)

    def order(self, claimant: Claimant) -> tuple[int, int]:
        """Who is before whom."""
        ledger = self.room.ledger
        seats = len(ledger.chairs)
        return order_of(claimant.at - self.begun, claimant.said.seat, ledger.leader, seats)

    async def decide(self) -> None:
        """The first one's action counts, if it still can; the others are told."""
        room = self.room
        room.race = None
        room.pace.held = False
        winner: Claimant | None = None
        try:
            for each in sorted(self.claimants, key=self.order):
                if winner is not None:
                    name = room.ledger.chairs[winner.said.seat].name
                    refuse(room, each.follower, each.said.id, "late", f"{name} was first")
                elif await attempt(room, each.follower, each.said):
                    winner = each
        finally:
            for follower, said, at in self.later:
                room.put(later_on(room, follower, said, at))
            room.pace.replan()


def later_on(room: Room, follower: Follower, said: Do, arrived: float) -> Task:
    """An action that waited for the decision of a race."""
    return lambda: persist(room, follower, said.id, lambda: do(room, follower, said, arrived))


def order_of(after: float, seat: int, leader: int, seats: int) -> tuple[int, int]:
    """Earlier first; in the same hundredth of a second clockwise from who played last."""
    return int(after / GRAIN), (seat - leader - 1) % seats


def lag_at(room: Room) -> float:
    """The lag allowance of the table."""
    wish = room.ledger.opened.clock.lag
    return room.settings.lag if wish < 0 else wish


def is_contested(room: Room, seat: int, text: str) -> bool:
    """Whether an action takes away a chance that another person at the table has now."""
    ledger = room.ledger
    if not ledger.game.yields or ledger.is_yielding(text) or lag_at(room) <= 0:
        return False
    assert ledger.table is not None
    own = ledger.chairs[seat].guest  # at one screen there is no lag
    rivals = {
        chair.guest
        for other, chair in enumerate(ledger.chairs)
        if chair.kind == "person" and chair.guest != own and ledger.table.may_act(other)
    }
    return bool(rivals) and not rivals.isdisjoint(room.here())


def objection(room: Room, follower: Follower, said: Do | Grasp) -> tuple[str, str]:
    """Why an action cannot be looked at now; two empty texts if it can."""
    ledger = room.ledger
    if ledger.table is None:
        return "not-now", "the game has not begun"
    if said.seat not in room.mine(follower):
        return "not-yours", "this seat is not yours"
    if ledger.chairs[said.seat].kind != "person":
        return "not-now", "a stand-in plays for this seat; take it back first"
    if ledger.halted:
        return "older-rules", "this game was begun by older rules and cannot be played on"
    if ledger.over:
        return "not-now", "the game is over"
    if said.after > ledger.version:
        return "stale", "this version does not exist yet"
    if room.holding is not None:
        name = ledger.chairs[room.holding.said.seat].name
        return "not-now", f"{name} has a shaker in the hand"
    return "", ""


def known_already(room: Room, follower: Follower, said: Do | Grasp | Answer) -> bool:
    """Whether it was done before, and is only sent again."""
    own = room.mine(follower)
    seat = int(NATURE) if isinstance(said, Answer) else said.seat
    known = room.ledger.done.get((seat, said.id)) if said.id else None
    if known is None or not own or (seat >= 0 and seat not in own):
        return False
    follower.tell(Ack(said.id, known))
    return True


def answered(room: Room, follower: Follower, said: Do | Grasp) -> bool:
    """Whether it needs no look at the rules: it was done before, or cannot be taken now."""
    if known_already(room, follower, said):
        return True
    why, detail = objection(room, follower, said)
    if why:
        refuse(room, follower, said.id, why, detail)
    return bool(why)


def readable(room: Room, follower: Follower, said: Do | Grasp, text: str) -> Action | None:
    """The action that a text says, if it is still asked for and legal; or say why not."""
    ledger = room.ledger
    if not ledger.still_asked(said.seat, said.after):
        tell_moved_on(room, follower, said)
        return None
    return judged(room, follower, said.id, said.seat, text)


def tell_moved_on(room: Room, follower: Follower, said: Do | Grasp | Answer) -> None:
    """Say that something else is asked by now, and what happened meanwhile."""
    ledger = room.ledger
    why, detail = "stale", "the table has moved on"
    others = not isinstance(said, Answer) and ledger.own[said.seat] <= said.after
    if others and said.after >= ledger.before and ledger.game.yields:
        why, detail = "late", f"{ledger.chairs[ledger.leader].name} was first"
    refuse(room, follower, said.id, why, detail)
    room.tell_news(follower)


def judged(room: Room, follower: Follower, id_: str, seat: int, text: str) -> Action | None:
    """The action that a text says, if it is legal; or say why not."""
    assert room.ledger.table is not None
    try:
        return room.ledger.table.asked(seat, text)
    except BadMessage as garbled:
        refuse(room, follower, id_, "unreadable", str(garbled))
    except IllegalAction as illegal:
        refuse(room, follower, id_, "illegal", str(illegal), illegal.clause)
    return None


async def do(room: Room, follower: Follower, said: Do, arrived: float) -> None:
    """Carry out an action of a seat, or say why not."""
    if room.holding is not None:
        room.holding.give_up(follower, said)
    if answered(room, follower, said):
        return
    race = room.race
    claim = race.claim_of(said.seat) if race is not None else None
    if claim is not None:
        if claim.said.id == said.id:  # sent again, perhaps on another connection: answered there
            claim.follower = follower
        else:
            refuse(room, follower, said.id, "not-now", "your last action is being decided")
        return
    action = readable(room, follower, said, said.do)
    if action is None:
        return
    if race is None and not is_contested(room, said.seat, said.do):
        await carry_out(room, follower, said, action)
        return
    if race is not None and room.ledger.is_yielding(said.do):
        race.later.append((follower, said, arrived))
        return
    lag = lag_at(room)
    claimant = Claimant(follower, said, arrived - min(follower.trip / 2, lag))
    if race is not None:
        race.add(claimant)
    else:
        room.race = Race(room, claimant, lag)
        room.pace.held = True


async def attempt(room: Room, follower: Follower, said: Do) -> bool:
    """Carry out what waited for its turn, if it still means what it meant; whether it was done."""
    if answered(room, follower, said):
        return False
    action = readable(room, follower, said, said.do)
    return action is not None and await carry_out(room, follower, said, action)


async def answer(room: Room, follower: Follower, said: Answer) -> None:
    """What people with the real box saw: NATURE's answer, checked like anybody's action."""
    if known_already(room, follower, said):
        return
    ledger = room.ledger
    table = ledger.table
    if not room.mine(follower):
        refuse(room, follower, said.id, "not-yours", "only who sits at the table can tell")
    elif not ledger.opened.companion:
        refuse(room, follower, said.id, "not-now", "at this table chance is not told by people")
    elif table is None or ledger.waiting() != [NATURE]:
        refuse(room, follower, said.id, "not-now", "nothing is to be told now")
    elif said.after != ledger.version:
        refuse(room, follower, said.id, "stale", "the table has moved on")
        room.tell_news(follower)
    else:
        action = judged(room, follower, said.id, int(NATURE), said.do)
        if action is not None:
            await carry_out(room, follower, said, action)


async def carry_out(
    room: Room,
    follower: Follower,
    said: Do | Grasp | Answer,
    action: Action,
    found: Found | None = None,
) -> bool:
    """Act for a person, and whatever comes of it, tell them; whether it was done.

    If another process wrote first, and it is still what is asked for, it is tried again.
    """
    wanted: Action | None = action
    for _ in range(TRIES):
        version = room.ledger.version
        assert wanted is not None
        try:
            return await act_for(room, follower, said, wanted, found)
        except NotWritten as unwritten:
            if not unwritten.stale:
                refuse(room, follower, said.id, "not-now", NOT_KEPT)
                return False
        if room.ledger.version != version:
            wanted = reconsidered(room, follower, said)
            if wanted is None:
                return False
    refuse(room, follower, said.id, "stale", "the table has moved on")
    return False


def reconsidered(room: Room, follower: Follower, said: Do | Grasp | Answer) -> Action | None:
    """What an action means now that others have acted; or say why it is not asked any more."""
    if not isinstance(said, Do):  # what NATURE said to it was about the table as it was
        if not known_already(room, follower, said):
            tell_why_not(room, follower, said)
        return None
    return None if answered(room, follower, said) else readable(room, follower, said, said.do)


async def act_for(
    room: Room,
    follower: Follower,
    said: Do | Grasp | Answer,
    action: Action,
    found: Found | None,
) -> bool:
    """Act for a person, or say why not; whether it was done.  NotWritten: nothing was said yet.

    What is checked before is checked once more by the ledger, right before the write: waits may
    have come between, and other processes write too.
    """
    wish = Wish(action, "person", said.after, said.id, follower.guest)
    try:
        await room.act(wish, follower, found)
    except DoneAlready as done:
        follower.tell(Ack(said.id, done.version))
    except MovedOn:
        tell_why_not(room, follower, said)
    except PhysicsError as failed:  # nothing has happened
        note_fault("physics-failed", failed, table=room.id[:6])
        refuse(room, follower, said.id, "not-now", str(failed))
    else:
        return True
    return False


def tell_why_not(room: Room, follower: Follower, said: Do | Grasp | Answer) -> None:
    """Say what has become of a question that cannot be answered any more."""
    why, detail = ("", "") if isinstance(said, Answer) else objection(room, follower, said)
    if why:
        refuse(room, follower, said.id, why, detail)
    else:
        tell_moved_on(room, follower, said)
