"""Scenes of a match: bridges, stacks, hands and markers as an example of the rulebook has them, and short ways to play on.

The players are those of the rulebook. In every scene Leon is on the front step of the stairs, then Lisa, Tim, Paula,
and the rondel lies so that the X is at the chapel and £3 at the gate, £1 at inn and guild, £2 at shop and park.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from data.words import has
from engines.kernel import Match, Option, Outcome, RefusedError, backstage
from engines.old_london_bridge import TITLE
from engines.old_london_bridge.architect import Architect
from engines.old_london_bridge.components import building
from engines.old_london_bridge.game import BridgeGame
from engines.old_london_bridge.setup import new_architect
from engines.old_london_bridge.view import BridgeBoard, BridgeHand
from tests.kernel.table import question, say

LEON, LISA, TIM, PAULA = 0, 1, 2, 3
BLUE_PARK, ORANGE_PARK, GREY_PARK, GREEN_PARK = 61, 64, 67, 70


@contextmanager
def changed(match: Match) -> Iterator[BridgeGame]:
    """The state of the match, to be set as a scene needs it."""
    with backstage.scene(match) as game:
        yield game


def opened(seats: int = 4, seed: int = 1, **options: object) -> Match:
    """A new match as the dice have it."""
    return Match.start(TITLE, seats, TITLE.options.model_validate(options), f"{seed:064x}")


def table(seats: int = 4, **options: object) -> Match:
    """A match at its first question, with the stairs in the order of the seats and the X at the chapel."""
    match = opened(seats, **options)
    with changed(match) as game:
        game.stairs = list(range(seats))
        game.chapel_order = list(range(seats))
        game.gate_order = list(range(seats))
        game.architects = [new_architect(seats, seat) for seat in range(seats)]
        game.rotation = 0
    return match


def architect(match: Match, seat: int) -> Architect:
    """What a seat owns, to be looked at."""
    found: Architect = backstage.state(match).architects[seat]
    return found


def board(match: Match) -> BridgeBoard:
    """The table as everybody sees it."""
    found = match.view(None).board
    assert isinstance(found, BridgeBoard)
    return found


def hand_of(match: Match, seat: int) -> BridgeHand:
    """What a seat sees of its own."""
    found = match.view(seat).hand
    assert isinstance(found, BridgeHand)
    return found


# Setting a scene


def built(match: Match, seat: int, *places: int) -> None:
    """These buildings of the stacks stand on the seat's bridge."""
    with changed(match) as game:
        for place in places:
            game.stacks[building(place).kind].remove(place)
        game.architects[seat].slots += places


def top(match: Match, *places: int) -> None:
    """These buildings lie on top of their stacks."""
    with changed(match) as game:
        for place in places:
            stack = game.stacks[building(place).kind]
            stack.remove(place)
            stack.append(place)


def holds(match: Match, seat: int, *cards: int) -> None:
    """The seat has exactly these cards in hand; all others are in the inn."""
    with changed(match) as game:
        owner = game.architects[seat]
        for card in range(5):
            game.supply[card] += owner.hand[card] - cards.count(card)
            owner.hand[card] = cards.count(card)


def owns(match: Match, seat: int, *tiles: str, fresh: tuple[str, ...] = ()) -> None:
    """The seat has these bonus tiles; the fresh ones were earned this round."""
    with changed(match) as game:
        for tile in (*tiles, *fresh):
            next(pile for pile in game.piles if tile in pile).remove(tile)
        game.architects[seat].tiles += tiles
        game.architects[seat].fresh += fresh


def stands(match: Match, seat: int, *, chapel: int | None = None, gate: int | None = None) -> None:
    """The seat's markers have come to these spaces, on top of those that stand there."""
    with changed(match) as game:
        owner = game.architects[seat]
        for track, space in (("chapel", chapel), ("gate", gate)):
            if space is not None:
                setattr(owner, track, space)
                order = game.chapel_order if track == "chapel" else game.gate_order
                order.remove(seat)
                ahead = [other for other in order if getattr(game.architects[other], track) > space]
                order.insert(len(ahead), seat)


def has_money(match: Match, seat: int, money: int) -> None:
    """The seat has so many pounds."""
    with changed(match) as game:
        game.architects[seat].money = money


def piles(match: Match, *tops: str) -> None:
    """These bonus tiles lie open on the three piles."""
    with changed(match) as game:
        for pile, tile in zip(game.piles, tops, strict=True):
            pile.remove(tile)
            pile.append(tile)


def emptied(match: Match, *kinds: str, leaving: int = 0) -> None:
    """The stacks of these kinds have run out, or have so many left; where the buildings went does not matter."""
    with changed(match) as game:
        for kind in kinds:
            game.stacks[kind] = game.stacks[kind][:leaving]


def last_round(match: Match) -> None:
    """This is the last round."""
    with changed(match) as game:
        game.turned += game.markers
        game.markers.clear()


# Playing


def bids(match: Match, *cards: int) -> None:
    """Everybody chooses a card, in the order of the seats."""
    for seat, card in enumerate(cards):
        say(match, seat, str(card))


def acts(match: Match, seat: int) -> None:
    """The seat plays a 4 and acts first; all others play 0."""
    bids(match, *(4 if other == seat else 0 for other in range(match.seats)))
    assert asks(match, seat) == "space"


def asks(match: Match, seat: int) -> str:
    """The step at which the table waits for a seat, or nothing."""
    found = match.question(seat)
    return found.step if found else ""


def acting(match: Match) -> int:
    """The one seat that is waited for."""
    (one,) = match.awaited()
    return one.seat


def plays_on(match: Match) -> None:
    """Everybody gives the safe answer until the next round begins, or the match is over."""
    here = board(match).round
    while not match.over and board(match).round == here:
        seat = match.awaited()[0].seat
        say(match, seat, *match.default(seat))


def legal(match: Match, seat: int) -> set[str]:
    """What a seat may answer, without what stands beside the question."""
    return {option.key for option in question(match, seat).legal if not option.extra}


def beside(match: Match, seat: int) -> set[str]:
    """The bonus tiles that a seat may use beside its question."""
    return {option.key for option in question(match, seat).legal if option.extra}


def option(match: Match, seat: int, key: str) -> Option:
    """An option of a seat; blocked ones are found as well."""
    found = question(match, seat, teach=True).option(key)
    assert found is not None
    return found


def why_not(match: Match, seat: int, *picks: str) -> str:
    """The message with which an answer is refused; it exists, and nothing changes."""
    before = match.save()
    with pytest.raises(RefusedError) as refused:
        say(match, seat, *picks)
    assert match.save() == before
    assert has("en", refused.value.text.id)
    return refused.value.text.id.removeprefix("bridge-why-")


def told(outcome: Outcome) -> list[str]:
    """The events of an answer, without the word of the title."""
    return [event.text.id.removeprefix("bridge-event-") for event in outcome.events]


def kinds_told(outcome: Outcome, *names: str) -> list[str]:
    """Those of the events that have these names."""
    return [name for name in told(outcome) if name in names]


def numbers(match: Match, seat: int) -> list[int | None]:
    """The numbers on a bridge from left to right, as everybody sees them; a park has none."""
    slots = board(match).architects[seat].slots
    return [slot.building.number for slot in slots if slot.building is not None]


def income(match: Match) -> dict[str, int | None]:
    """The income at each stack, as everybody sees it."""
    return {space.stack: space.income for space in board(match).rondel.spaces}


def score_lines(match: Match, seat: int) -> dict[str, int]:
    """The score sheet of a seat, by its lines."""
    assert match.result is not None
    return {
        line.label.id.removeprefix("bridge-score-"): line.points
        for line in match.result.seats[seat].breakdown
    }
