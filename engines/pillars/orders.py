"""Which standing orders a seat may give, and what those that stand answer.

The state knows nothing of them: whoever keeps them asks here which ones there are and what they answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from engines.kernel import Answer, Hold, Kind, Order, Question, Standing, Want
from engines.pillars.asking import NO_MORE
from engines.pillars.boundary import may_buy
from engines.pillars.builders import KEEP_ALL, REDRAW
from engines.pillars.cathedral import BEST, MOST
from engines.pillars.components import board, craftsmen
from engines.pillars.deals import SELL, done_with
from engines.pillars.event import hurts
from engines.pillars.proposal import found_by
from engines.pillars.spaces import IN_ORDER, STEP
from engines.pillars.use import EXEMPTION, NO, REMIGIUS, THOMAS

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

Candidates = Iterator[tuple[str, Answer]]

PASSING, LEAVE, AS_PROPOSED = "pass", "keep", "build"
UNASKED = {REMIGIUS: REMIGIUS, LEAVE: REDRAW}
DRAFT, PLACES, BISHOP, MARKET, DISCARD = "draft", "places", "bishop", "market", "discard"
LEAVE_ALL, CATHEDRAL, EXEMPT, PROTECT = "leave", "cathedral", "exempt", "protect"
ROOM, HURTS, HIGH_TAX, PURSES = (
    "room",
    "hurts",
    "high",
    {f"gold_{gold}": gold for gold in (5, 10, 15, 20, 25)},
)
TAX = 4
ROUND_FIRST: tuple[Hold, ...] = ("round", "on", "once")
ON_FIRST: tuple[Hold, ...] = ("on", "round", "once")

LISTS = (
    Kind(DRAFT, most=12, when=(ROOM, *PURSES), holds=ROUND_FIRST),
    Kind(PLACES, most=15, holds=ROUND_FIRST),
    Kind(BISHOP, most=4, when=(HURTS,), holds=ON_FIRST),
    Kind(MARKET, most=12, holds=ROUND_FIRST),
    Kind(DISCARD, most=8, holds=ON_FIRST),
    Kind(LEAVE_ALL, holds=ON_FIRST),
    Kind(CATHEDRAL, most=2, when=tuple(PURSES), holds=ON_FIRST),
    Kind(PROTECT, most=1, holds=ON_FIRST, against=(THOMAS,)),
    Kind(EXEMPT, most=2, when=(HIGH_TAX,), holds=ON_FIRST, against=(EXEMPTION,)),
)
"""The orders that are more than plain; the plain ones are for what is still to come this round."""


def orders(game: PillarsGame, seat: int) -> Iterator[Kind]:
    """Orders by what is still to come; the plain ones name the round, so that an old one fits no more."""
    early, owned = game.phase in ("draft", "builders"), game.players[seat].advantages
    if game.phase == "over":
        return
    yield from LISTS
    if early:
        for price in board().track.prices[1:]:
            yield Kind(passing(price), stored=f"{game.round}:{PASSING}:{price}")
        if seat == game.start_player and not game.redrawn:
            yield _this_round(game, LEAVE)
        if REMIGIUS in owned:
            yield _this_round(game, REMIGIUS)
    for card, place in ((THOMAS, "bishop"), (EXEMPTION, "court")):
        if card in owned and (early or game.step <= STEP[place]):
            yield _this_round(game, card)
    yield _this_round(game, AS_PROPOSED)


def _this_round(game: PillarsGame, order: str) -> Kind:
    return Kind(order, stored=f"{game.round}:{order}")


def passing(price: int) -> str:
    """Passing while builders cost more than this."""
    return f"{PASSING}_{price}"


# Following


def follow(game: PillarsGame, question: Question, given: Standing) -> Candidates:
    """What a seat with these orders answers to this question; the plain ones first."""
    if question.step in FOLLOWED:
        yield from FOLLOWED[question.step](game, question, given)


def _wants(given: Standing, name: str) -> tuple[Want, ...]:
    return given[name].wants if name in given else ()


def _one_by_one(name: str) -> Callable[[PillarsGame, Question, Standing], Candidates]:
    """The orders of a kind whose wants are the options themselves."""

    def followed(game: PillarsGame, question: Question, given: Standing) -> Candidates:
        del game
        for want in _wants(given, name):
            if answer := question.answer(*want.items()):
                yield name, answer

    return followed


def _builder(game: PillarsGame, question: Question, given: Standing) -> Candidates:
    """Wait while it is too dear; else the first wanted space that is free and no dearer than said, or pass."""
    passes = question.answer(("space", PASSING))
    if passes and (name := _waits(game, given) or _nothing_else(question, given)):
        yield name, passes
    free = {option.parts["space"]: option for option in question.legal if "space" in option.parts}
    listed = _wants(given, PLACES)
    wanted = [want for want in listed if want["space"] in free and _still(game, question.seat, listed, want)]
    for want in wanted:
        if game.price <= int(want["price"]):
            yield PLACES, (free[want["space"]],)
    if passes and (wanted or _too_poor(question, given)):
        yield PLACES, passes


def _still(game: PillarsGame, seat: int, listed: tuple[Want, ...], want: Want) -> bool:
    """Whether a place where several may stand is wanted once more: as often as it is listed."""
    space = want["space"]
    if space not in IN_ORDER:
        return True
    return game.places[space].count(seat) < sum(other["space"] == space for other in listed)


def _too_poor(question: Question, given: Standing) -> bool:
    """Whether somebody with a list of places cannot pay for any."""
    aside = {PASSING, REDRAW, REMIGIUS}
    return PLACES in given and all(aside.issuperset(option.parts.values()) for option in question.legal)


def _waits(game: PillarsGame, given: Standing) -> str | None:
    """The order to pass that this price is too high for."""
    patience = next((price for price in reversed(board().track.prices) if passing(price) in given), None)
    return None if patience is None or game.price <= patience else passing(patience)


def _nothing_else(question: Question, given: Standing) -> str | None:
    """The order by which one passes, since there is nothing else but what one does not want to be asked about."""
    unasked = {name: value for name, value in UNASKED.items() if name in given}
    aside = {PASSING, *unasked.values()}
    only = all(aside.issuperset(option.parts.values()) for option in question.legal)
    return next(iter(unasked)) if unasked and only else None


def _redraw(game: PillarsGame, question: Question, given: Standing) -> Candidates:
    del game
    for name in (LEAVE, LEAVE_ALL):
        if name in given:
            yield name, question.answer(("draw", KEEP_ALL))


def _protect(game: PillarsGame, question: Question, given: Standing) -> Candidates:
    if THOMAS in given:
        yield THOMAS, question.answer(("use", NO))
    yield from _one_by_one(PROTECT)(game, question, given)


def _exempt(game: PillarsGame, question: Question, given: Standing) -> Candidates:
    if EXEMPTION in given:
        yield EXEMPTION, question.answer(("use", NO))
    yield from _one_by_one(EXEMPT)(game, question, given)


def _market(game: PillarsGame, question: Question, given: Standing) -> Candidates:
    """The first deal that is not done yet: each kind is bought once, and sold until so many are left."""
    player = game.players[question.seat]
    for want in _wants(given, MARKET):
        if want["deal"] == NO_MORE:
            yield MARKET, question.answer(("deal", NO_MORE))
            continue
        how, kind = done_with(want["deal"])
        if how == SELL:
            most = player.cubes[kind] - int(want["left"])
        else:
            most = int(want["amount"]) if kind not in player.bought and may_buy(player, kind) else 0
        for number in range(most, 0, -1):
            if answer := question.answer(("deal", want["deal"]), ("amount", str(number))):
                yield MARKET, answer
                break


def _build(game: PillarsGame, question: Question, given: Standing) -> Candidates:
    """As proposed, or for most points where that is more."""
    del game
    if AS_PROPOSED in given:
        yield AS_PROPOSED, question.options[:1]
    for want in _wants(given, CATHEDRAL):
        for option in question.legal:
            if found_by(option.parts["plan"]) == want["build"]:
                yield CATHEDRAL, (option,)


def _keep(game: PillarsGame, question: Question, given: Standing) -> Candidates:
    """Which cubes are kept is part of the proposal."""
    del game
    for name in (AS_PROPOSED, CATHEDRAL):
        if name in given:
            yield name, question.options[:1]


FOLLOWED: dict[str, Callable[[PillarsGame, Question, Standing], Candidates]] = {
    "draft": _one_by_one(DRAFT),
    "builder": _builder,
    "redraw": _redraw,
    "bishop": _one_by_one(BISHOP),
    "protect": _protect,
    "discard": _one_by_one(DISCARD),
    "exempt": _exempt,
    "market": _market,
    "build": _build,
    "keep": _keep,
}


# Always

ALWAYS = {"bishop": BISHOP, "protect": PROTECT, "exempt": EXEMPT}
"""The questions whose answers, as they are, may be wanted whenever they are asked."""


def always(question: Question, answer: Answer) -> Order | None:
    """The order that gives such an answer whenever it is asked for; none by which a card is kept for good."""
    parts = dict(answer[0].parts)
    if question.step == "redraw" and parts["draw"] == KEEP_ALL:
        return Order(kind=LEAVE_ALL)
    if question.step == "build" and (how := found_by(parts["plan"])) in (BEST, MOST):
        others = () if how == BEST else ({"build": BEST},)
        return Order(kind=CATHEDRAL, wants=({"build": how}, *others))
    if question.step in ALWAYS and parts != {"use": NO}:
        return Order(kind=ALWAYS[question.step], wants=(parts,))
    return None


# Conditions


def meets(game: PillarsGame, question: Question, when: str, answer: Answer) -> bool:
    """Whether an answer meets a condition; each speaks of some answers only, and all others meet it."""
    player, parts = game.players[question.seat], answer[0].parts
    if when == ROOM:
        return parts.get("card") not in craftsmen() or len(player.craftsmen) < player.places
    if when == HURTS:
        return parts.get("take") != "protection" or hurts(game, question.seat)
    if when == HIGH_TAX:
        return parts.get("use") != EXEMPTION or (game.tax or 0) >= TAX or player.gold < (game.tax or 0)
    return not _pays(parts) or player.gold >= PURSES[when]


def _pays(parts: Want) -> bool:
    """Whether an answer costs gold."""
    return parts.get("card") in craftsmen() or found_by(parts.get("plan", "")) == MOST
