"""Which standing orders a seat may give, and what those that stand answer.

The state knows nothing of them: whoever keeps them asks here which ones there are and what they answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from engines.kernel import Answer, Hold, Kind, Option, Order, Question, Standing, Want
from engines.old_london_bridge.asking import GO_ON, NOWHERE
from engines.old_london_bridge.bonus_tiles import STEPS_OF_A_TILE
from engines.old_london_bridge.bridges import appends
from engines.old_london_bridge.building import strongest
from engines.old_london_bridge.components import CENTRE, NUMBERS, board_data, is_park
from engines.old_london_bridge.overtaking import PLUS_ONE, can_change, overtakes, own_cards
from engines.old_london_bridge.rondel import incomes
from engines.old_london_bridge.spaces import FREE, tiles_of
from engines.old_london_bridge.tracks import bonus_between, chapel_after, coins_between, gate_after

if TYPE_CHECKING:
    from engines.old_london_bridge.architect import Architect
    from engines.old_london_bridge.game import BridgeGame

Candidates = Iterator[tuple[str, Answer]]

CARD, SPACE, LEAVES, INN, TAKE, USE = "card", "space", "leaves", "inn", "take", "use"
KEEP, PLUS = "keep", "plus"
ANY, STRONGEST, WITH_TILE = "any", "strongest", "tile"
NEXT_SLOT, NEAR, NOT_FAR = "next", {"near_10": 10, "near_20": 20}, "near_20"
PAYS: Mapping[str, int] = {"3": 3, "2": 2, "1": 1, "0": 0, CENTRE: -board_data().centre.price}
"""The least that a space may pay, as it stands in a list; the last goes to the centre as well."""
USED = ("take_lady", "keep_card", "chapel_2", "gate_2")
"""The tiles that can be used without being asked; those for spaces stand with the space."""
WORTH_KEEPING, BEST_PAY = 3, 3
ROUND_FIRST: tuple[Hold, ...] = ("round", "on", "once")
ON_FIRST: tuple[Hold, ...] = ("on", "round", "once")

KINDS = (
    Kind(CARD, most=10, holds=("once", "round", "on")),
    Kind(SPACE, most=18, when=(NEXT_SLOT, *NEAR), holds=ROUND_FIRST),
    Kind(PLUS),
    Kind(USE, most=len(USED), holds=ON_FIRST),
    Kind(KEEP),
    Kind(TAKE, most=8, holds=ON_FIRST),
    Kind(INN, most=4, holds=ON_FIRST),
    Kind(LEAVES, most=12, holds=ON_FIRST),
)


def orders(game: BridgeGame) -> tuple[Kind, ...]:
    """What anybody may have answered, as long as the match lasts."""
    return () if game.phase == "over" else KINDS


def follow(game: BridgeGame, question: Question, given: Standing) -> Candidates:
    """What a seat with these orders answers to this question."""
    yield from FOLLOWED[question.step](game, question, given)


def wants_of(given: Standing, name: str) -> tuple[Want, ...]:
    """What an order lists, if it stands."""
    return given[name].wants if name in given else ()


def _used(given: Standing) -> set[str]:
    return {want["use"] for want in wants_of(given, USE)}


# Cards


def _bid(game: BridgeGame, question: Question, given: Standing) -> Candidates:
    """A Lady first, if her tile shall be used; then the wanted cards, each once before one is laid twice."""
    if "take_lady" in _used(given):
        yield USE, question.answer(("use", "take_lady"))
    met = [want for want in wants_of(given, CARD) if shows(game, want["shows"])]
    held = [option for want in met for option in question.having(("card", want["card"]))]
    copies = [option for number in range(question.most) for option in held if option.most > number]
    if len(copies) >= question.least:
        yield CARD, copies[: question.most]


def shows(game: BridgeGame, what: str) -> bool:
    """Whether what a card waits for lies open: a building beside an income, or the best income beside a kind."""
    open_to = {
        kind: income for kind, income in incomes(game.rotation).items() if income and game.stacks[kind]
    }
    if what in open_to:
        return open_to[what] == BEST_PAY
    return what == ANY or any(str(game.stacks[kind][-1]) == what for kind in open_to)


def _plus(game: BridgeGame, question: Question, given: Standing) -> Candidates:
    """Keep the tile; or use it on the first card that overtakes another by it."""
    if PLUS in given:
        for card in own_cards(game, question.seat):
            if overtakes(game, card):
                written = game.turns[card].written
                for option in question.having(("use", PLUS_ONE)):
                    if option.parts.get("card", written) == written:
                        yield PLUS, (option,)
    for name in (PLUS, KEEP):
        if name in given:
            yield name, question.answer(("use", GO_ON))


# Spaces


def _space(game: BridgeGame, question: Question, given: Standing) -> Candidates:
    """Keep a good card, if its tile shall be used; then the first wanted building that can be had for so much."""
    if "keep_card" in _used(given) and game.turns[game.turn].card >= WORTH_KEEPING:
        yield USE, question.answer(("use", "keep_card"))
    options = [option for option in question.legal if not option.extra]
    options.sort(key=lambda option: (len(tiles_of(option)), -income_of(game, option)))
    for want in wants_of(given, SPACE):
        for option in options:
            if suits(game, question.seat, want, option):
                yield SPACE, (option,)


def suits(game: BridgeGame, seat: int, want: Want, option: Option) -> bool:
    """Whether going there brings what is wanted, for so much, and with a tile only if it may be used."""
    stack = option.parts["stack"]
    if stack == NOWHERE or (tiles_of(option) and want.get("with") != WITH_TILE):
        return False
    place = game.stacks[stack][-1]
    if want["building"] != str(place) and not (
        want["building"] in (ANY, stack) and appends(game.architects[seat].slots, place)
    ):
        return False
    return income_of(game, option) >= PAYS[want["pays"]]


def income_of(game: BridgeGame, option: Option) -> int:
    """What going there pays; the centre costs something, unless a tile makes it free."""
    space = option.parts["space"]
    if space == NOWHERE or (space == CENTRE and FREE in tiles_of(option)):
        return 0
    return PAYS[CENTRE] if space == CENTRE else incomes(game.rotation)[space]


def meets(game: BridgeGame, question: Question, when: str, answer: Answer) -> bool:
    """Whether a building goes on the next slot, and not too far below the last one; nothing else has conditions."""
    stack = answer[0].parts["stack"]
    slots, place = game.architects[question.seat].slots, game.stacks[stack][-1]
    if not appends(slots, place):
        return False
    last = NUMBERS + 1 if not slots or is_park(slots[-1]) else slots[-1]
    return when == NEXT_SLOT or is_park(place) or last - place <= NEAR[when]


# What comes of it


def _replace(game: BridgeGame, question: Question, given: Standing) -> Candidates:
    """The first listed building that may be replaced."""
    for want in wants_of(given, LEAVES):
        leaves = want["leaves"]
        if leaves == STRONGEST:
            leaves = str(strongest(game.architects[question.seat].slots, game.placing or 0))
        yield LEAVES, question.answer(("building", leaves))


def _inn(game: BridgeGame, question: Question, given: Standing) -> Candidates:
    """As many as possible of the first card, then of the next."""
    del game
    if INN not in given:
        return
    left, taken = question.budget or 0, list[Option]()
    for want in wants_of(given, INN):
        for option in question.having(("card", want["card"])):
            number = min(option.most, left // option.weight)
            taken += [option] * number
            left -= number * option.weight
    yield INN, taken


def _tile(game: BridgeGame, question: Question, given: Standing) -> Candidates:
    del game
    for want in wants_of(given, TAKE):
        yield TAKE, question.answer(("tile", want["tile"]))


def _finish(game: BridgeGame, question: Question, given: Standing) -> Candidates:
    """Move by a tile where that brings something at once; else the tiles are kept."""
    architect = game.architects[question.seat]
    for want in wants_of(given, USE):
        if brings(architect, want["use"]):
            yield USE, question.answer(("use", want["use"]))
    for name in (USE, KEEP):
        if name in given:
            yield name, question.answer(("use", GO_ON))


def brings(architect: Architect, tile: str) -> bool:
    """Whether two steps reach a coin, a bonus space or the end of the track."""
    if tile == "chapel_2":
        start, reached = architect.chapel, chapel_after(architect.chapel, STEPS_OF_A_TILE)
        return start < reached and (coins_between(start, reached) > 0 or reached == board_data().chapel.last)
    if tile == "gate_2":
        start, reached = architect.gate, gate_after(architect.gate, STEPS_OF_A_TILE)
        return start < reached and (bonus_between(start, reached) > 0 or reached == board_data().gate.last)
    return False


FOLLOWED: dict[str, Callable[[BridgeGame, Question, Standing], Candidates]] = {
    "bid": _bid,
    "plus": _plus,
    "space": _space,
    "replace": _replace,
    "inn": _inn,
    "tile": _tile,
    "finish": _finish,
}


def always(game: BridgeGame, question: Question, answer: Answer) -> Order | None:
    """The order that gives such an answer whenever it is asked for: a card, a tile that is taken, used where it helps, or kept."""
    seat, parts = question.seat, answer[0].parts
    use = parts.get("use")
    if question.step == "bid" and question.most == 1 and "card" in parts:
        return Order(kind=CARD, wants=({"card": parts["card"], "shows": ANY},), hold="on")
    if question.step == "tile" and "tile" in parts:
        return Order(kind=TAKE, wants=({"tile": parts["tile"]},))
    if question.step in ("plus", "finish") and use == GO_ON:
        return Order(kind=KEEP)
    if question.step == "plus" and any(overtakes(game, card) for card in own_cards(game, seat)):
        return Order(kind=PLUS)
    if question.step == "finish" and use is not None and brings(game.architects[seat], use):
        return Order(kind=USE, wants=({"use": use},))
    return None


def forced(game: BridgeGame, question: Question) -> Answer | None:
    """“Card +1” is kept where no use of it could change the order of the cards."""
    if question.step != "plus" or can_change(game, question.seat):
        return None
    return question.answer(("use", GO_ON))
