"""A sensible player of Safranito: it wants cards for blends, and says what each is worth.

It plans from its view alone: which blends it can reach, what one more card of each spice is
worth for them in rupees, which cards it can spare; every choice compares such sums.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spicery.bots import Bot, Weighed, slipping
from spicery.core.game import Action, State
from spicery.core.rng import Rng
from spicery.games.safranito.cards import (
    AIMS,
    ALLOW,
    BLEND,
    BUY,
    CARD,
    CHIPS,
    COLUMNS,
    DECLINE,
    DISALLOW,
    DONE,
    EXTRA,
    KEEP,
    KINDS,
    MILL,
    NEEDS,
    OFF,
    PLACES,
    RESERVE,
    SELL,
    SHOT,
    TAKE,
    TO_WIN,
    TRADE,
)
from spicery.games.safranito.rules import Safranito
from spicery.games.safranito.state import (
    ANOTHER,
    BLENDING,
    BUYING,
    DOUBTING,
    FACE_UP,
    KEEPING,
    OFFERED,
    PICKING,
    RESERVED_BY,
    SELLING,
    THROWING,
)

SPICES = range(int(KINDS))
CLOSENESS = (0, 150, 80, 40)  # rupees for a card towards a blend, by how many it lacks
RESALE = 25  # what any card is worth, for it can be sold
DEAR = 100  # a price at which even a card for an unfinished blend is sold
POOR = 60  # who has less sells cheaper
MIXED = 4.0  # rupees within which throws are as good as each other
CHEAP = 30  # a spare card is not sold for less
UNSEEN_VALUE = 3.5  # tens: what a chip is worth that nobody has seen
CONTESTED = 0.2  # of the worth of a circle where both lie
THREAT = 0.25  # of the worth of a card to a rival whom one more blend lets win
CIRCLE_WORTH = {int(EXTRA): 15.0, int(CARD): 60.0, int(RESERVE): 40.0, int(MILL): 10.0}


@dataclass(frozen=True)
class Plan:
    """What a seat is after."""

    wants: list[float]  # rupees for one more card of each spice
    spare: list[int]  # cards of each spice that no near blend needs


def plan_of(view: Safranito, seat: int) -> Plan:
    """The worth of each spice from the blends that lie open and the seat's own."""
    hand = [int(view.hand[seat * COLUMNS + kind]) for kind in SPICES]
    wants = [0.0] * len(SPICES)
    reach: list[tuple[int, list[int]]] = []
    for at in range(len(view.blends)):
        blend = int(view.blends[at])
        place = int(view.blend_place[blend])
        if place == FACE_UP or place == RESERVED_BY + seat:
            needs = [int(NEEDS[blend * 3 + i]) for i in range(3)]
            lacks = [spice for spice in needs if hand[spice] == 0]
            reach.append((len(lacks), needs))
            for spice in lacks:
                wants[spice] = max(wants[spice], float(CLOSENESS[len(lacks)]))
    if view.made[seat] == TO_WIN - 1:
        wants = [2 * want for want in wants]
    spare = list(hand)
    for _, needs in sorted(reach)[: int(TO_WIN) - int(view.made[seat])]:
        for spice in needs:
            spare[spice] = max(0, spare[spice] - 1)
    return Plan([want + RESALE for want in wants], spare)


class Sensible:
    """Values cards, bowls and circles in rupees and does what gains most."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """One legal action, from the view alone; among throws of about the same gain any."""
        moves = self.weigh(view, seat)
        if len(moves) > 1:
            best = max([(move.worth + MIXED * rng.unit(), -at) for at, move in enumerate(moves)])
            return view.unfold(seat, moves[-best[1]].code)
        return view.unfold(seat, moves[0].code)

    def weigh(self, view: State, seat: int) -> list[Weighed]:
        """The throws that gain something; of every other question the answer, each with why."""
        assert isinstance(view, Safranito)
        phase = view.phase
        if phase in (THROWING, ANOTHER):
            return self.throws(view, seat)
        if phase == SELLING:
            return [self.sale(view, seat)]
        if phase == BUYING:
            return [self.purchase(view, seat)]
        if phase == PICKING:
            return [self.bowl(view, seat)]
        if phase == DOUBTING:  # one's own chip counts, a rival's does not
            if int(view.first_doubt()) // int(CHIPS) == seat:
                return [Weighed(int(ALLOW), 0.0, "own chip")]
            return [Weighed(int(DISALLOW), 0.0, "rival chip")]
        if phase == OFFERED:
            return [Weighed(int(TAKE), 0.0, f"take {PLACES[view.here]}")]
        if phase == KEEPING:
            return [self.keep(view, seat)]
        assert phase == BLENDING
        return [self.blend(view, seat)]

    def keep(self, view: Safranito, seat: int) -> Weighed:
        """F23: of the cards drawn, the one that is wanted most."""
        wants = plan_of(view, seat).wants
        drawn = [int(view.drawn[i]) for i in range(view.drawn_count)]
        best = max(drawn, key=lambda spice: wants[spice])
        why = "keep wanted" if wants[best] > RESALE else "keep any"
        return Weighed(int(KEEP) + best, wants[best], why)

    # -- throwing ---------------------------------------------------------------------

    def throws(self, view: Safranito, seat: int) -> list[Weighed]:
        """Each chip at each place, and a shot at each rival that is in the way."""
        plan = plan_of(view, seat)
        mine, rivals = totals(view, seat)
        chips = [v for v in range(1, int(CHIPS) + 1) if int(view.held[seat]) >> (v - 1) & 1]
        found: list[Weighed] = []
        for place in range(int(MILL) + 1):
            for chip in chips:
                code = (chip - 1) * int(AIMS) + place
                worth, why, percent = self.gain(
                    view, seat, place, chip, plan, mine[place], rivals[place]
                )
                found.append(Weighed(code, worth, why, percent))
        for token, gain in self.shots(view, seat, mine):
            code = (chips[0] - 1) * int(AIMS) + int(SHOT) + token
            why = "shoot circle" if int(view.region[token]) >= EXTRA else "shoot winner"
            found.append(Weighed(code, gain, why))
        return found

    def gain(
        self,
        view: Safranito,
        seat: int,
        place: int,
        chip: int,
        plan: Plan,
        mine: float,
        rivals: list[float],
    ) -> tuple[float, str, int]:
        """Rupees that one more chip in a place is expected to bring, why, and with what odds."""
        before = sum(rival >= mine for rival in rivals) if mine else len(rivals) + 1
        total = mine + chip
        ahead = sum(rival >= total for rival in rivals)
        if place >= EXTRA:
            worth = CIRCLE_WORTH[place]
            if place == CARD:
                worth *= 0.5 + chip / 6
            better = float(ahead == 0) - float(before == 0 and mine > 0)
            odds = 0.75 if rivals else 0.6
            return worth * better * odds, f"aim {PLACES[place]}", round(100 * odds)
        sold = 10.0 * chip * plan.spare[place]
        cards = int(view.layout[place])
        if cards == 0 or plan.spare[place]:
            return sold, "aim to sell" if plan.spare[place] else "aim for nothing", 100
        affordable = int(view.money[seat]) >= 10 * total
        chance = 0.9 if ahead < cards else 0.3
        bought = chance * (plan.wants[place] - 10 * total) if affordable else 0.0
        if mine:  # a second chip there helps only against rivals
            had = 0.9 if before < cards else 0.3
            bought -= had * (plan.wants[place] - 10 * mine)
        wanted = "aim for blend" if plan.wants[place] > RESALE else "aim to resell"
        return max(sold, bought), wanted, round(100 * chance)

    def shots(self, view: Safranito, seat: int, mine: list[float]) -> list[tuple[int, float]]:
        """Rivals' chips that contest a circle or are about to buy the win, and the gain of each."""
        plans = {
            other: plan_of(view, other)
            for other in range(view.seats)
            if other != seat and view.made[other] == TO_WIN - 1
        }
        found: list[tuple[int, float]] = []
        for token in lying(view):
            owner, place = token // int(CHIPS), int(view.region[token])
            if owner == seat or place > MILL:
                continue
            gain = 0.0  # in a bowl where nothing is laid out
            if place >= EXTRA:
                gain = CONTESTED * CIRCLE_WORTH[place] if mine[place] else 0.0
            elif view.layout[place]:
                gain = THREAT * (plans[owner].wants[place] - RESALE) if owner in plans else 0.0
            found.append((token, gain))
        return found

    # -- trading ----------------------------------------------------------------------

    def sale(self, view: Safranito, seat: int) -> Weighed:
        """How many cards of this bowl's spice to sell."""
        spice, price = int(view.here), int(view.price) * 10
        held = int(view.hand[seat * COLUMNS + spice])
        spare = plan_of(view, seat).spare[spice]
        poor = int(view.money[seat]) < POOR
        if price < (20 if poor else CHEAP):
            return Weighed(int(SELL), 0.0, "sell cheap" if held else "sell none")
        if price >= DEAR and held > spare and not self.is_ready(view, seat, spice):
            return Weighed(int(SELL) + held, 0.0, "sell dear")
        if spare == 0:
            return Weighed(int(SELL), 0.0, "sell needed" if held else "sell none")
        return Weighed(
            int(SELL) + spare, 0.0, "sell poor" if poor and price < CHEAP else "sell spare"
        )

    def is_ready(self, view: Safranito, seat: int, spice: int) -> bool:
        """Whether a card of this spice completes a blend that the hand already holds."""
        for at in range(len(view.blends)):
            blend = int(view.blends[at])
            place = int(view.blend_place[blend])
            if place == FACE_UP or place == RESERVED_BY + seat:
                needs = [int(NEEDS[blend * 3 + i]) for i in range(3)]
                if spice in needs and view.can_make(seat, blend):
                    return True
        return False

    def purchase(self, view: Safranito, seat: int) -> Weighed:
        """Whether the card is worth its price."""
        price = 10 * int(view.total_at(seat, view.here))
        wants = plan_of(view, seat).wants[int(view.here)]
        if int(view.money[seat]) < price:
            return Weighed(int(DECLINE), 0.0, "buy poor")
        if wants < price:
            return Weighed(int(DECLINE), 0.0, "buy dear" if wants > RESALE else "buy unwanted")
        return Weighed(int(BUY), 0.0, "buy wanted" if wants > RESALE else "buy bargain")

    def bowl(self, view: Safranito, seat: int) -> Weighed:
        """F31: first the bowls where this seat sells, for money; then where it buys most."""
        plan = plan_of(view, seat)
        mine, _ = totals(view, seat)
        occupied = int(view.occupied())
        bowls = [spice for spice in SPICES if occupied >> spice & 1]
        best = max(bowls, key=lambda spice: (plan.spare[spice], plan.wants[spice] * mine[spice]))
        why = "bowl to sell" if plan.spare[best] else "bowl to buy" if mine[best] else "bowl any"
        return Weighed(int(TRADE) + best, 0.0, why)

    def blend(self, view: Safranito, seat: int) -> Weighed:
        """A face-up blend first, for others may take it; then one's own."""
        makes = [code for code in map(int, view.codes()) if code != DONE]
        if not makes:
            return Weighed(int(DONE), 0.0, "blend nothing")
        best = min(makes, key=lambda code: int(view.blend_place[code - int(BLEND)]) != FACE_UP)
        last = view.made[seat] == TO_WIN - 1
        is_open = view.blend_place[best - int(BLEND)] == FACE_UP
        return Weighed(best, 0.0, "blend win" if last else "blend open" if is_open else "blend own")


def lying(view: Safranito) -> list[int]:
    """The tokens on the board."""
    chips = int(CHIPS)
    return [
        token
        for seat in range(view.seats)
        for token in range(seat * chips, seat * chips + int(view.throws[seat]))
        if view.region[token] != OFF
    ]


def totals(view: Safranito, seat: int) -> tuple[list[float], list[list[float]]]:
    """For each place this seat's total and those of the others, in tens as far as known."""
    sums = [[0.0] * (int(OFF) + 1) for _ in range(view.seats)]
    for token in lying(view):
        worth = float(view.value[token]) or UNSEEN_VALUE
        sums[token // int(CHIPS)][int(view.region[token])] += worth
    rivals = [
        [sums[other][place] for other in range(view.seats) if other != seat and sums[other][place]]
        for place in range(int(OFF) + 1)
    ]
    return sums[seat], rivals


BOTS: dict[str, Callable[[], Bot]] = {"sensible": Sensible}
LEVELS = slipping(
    Sensible,
    (  # how often it slips, how unsteady its hand is
        ("porter", 0.6, 40),
        ("peddler", 0.4, 25),
        ("stallholder", 0.25, 15),
        ("trader", 0.12, 10),
        ("merchant", 0.05, 5),
        ("spicemaster", 0, 1),
    ),
)
