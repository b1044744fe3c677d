"""Step 12: in the order of their spaces traders buy or sell one kind at a time, until all have enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Answer, Option, Part, Parts, Question, Step, blocked, option
from engines.pillars import boundary
from engines.pillars.asking import NAMED, NO_MORE, Asked
from engines.pillars.boundary import GOODS, METAL, STONE
from engines.pillars.components import RAW, board
from engines.pillars.deals import BUY, SELL, Deal, deal_of, exchange
from engines.pillars.telling import Args, Told, amount_text, kind_text, tell

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame
    from engines.pillars.player import Player


class Trading(Step):
    """Whose turn it is: the next space on which somebody stands who can still trade."""

    kind: Literal["trading"] = "trading"

    def run(self, game: PillarsGame) -> None:
        """One action each, around and around."""
        game.enter_step("market")
        spaces = game.places["market"]
        first = 0 if game.trader is None else game.trader + 1
        for further in range(len(spaces)):
            index = (first + further) % len(spaces)
            seat = spaces[index]
            if seat is None:
                continue
            if boundary.can_trade(game.players[seat], game.stock):
                game.trader = index
                game.then(Market(seat=seat), Trading())
                return
            tell(game, seat, "trade-nothing", f"market:{index}")
            go_home(game, seat)
        game.trader = None


def go_home(game: PillarsGame, seat: int) -> None:
    """Whoever trades no more takes his builders off the market."""
    spaces = game.places["market"]
    for index, owner in enumerate(spaces):
        if owner == seat:
            spaces[index] = None
            game.bag.append(seat)


class Market(Asked):
    """Buy some cubes of one kind, sell some of one kind, or go home."""

    kind: Literal["market"] = "market"

    def offer(self, game: PillarsGame, *, teach: bool) -> Question:
        """Every deal, and passing."""
        build = boundary.others_build(game, self.seat)
        options = [
            option(not build and self._ends(game, deal), *parts(deal))
            for deal in (*sales(game, self.seat), *purchases(game, self.seat))
        ]
        if teach:
            options += refused(game, self.seat)
        follow = build or boundary.others_trade(game, self.seat, game.stock)
        last = not follow and not boundary.builds(game, boundary.work_of(game, game.players[self.seat]))
        options.append(option(last, ("deal", NO_MORE)))
        together = [("deal", "amount")]
        return Question(self.seat, self._prompt(game), options, layout="list", together=together)

    def _ends(self, game: PillarsGame, deal: Deal) -> bool:
        """Whether nobody would have anything left to do this round, if nobody else builds."""
        after, stock = game.players[self.seat].model_copy(deep=True), dict(game.stock)
        exchange(after, stock, deal)
        follow = boundary.can_trade(after, stock) or boundary.others_trade(game, self.seat, stock)
        return not follow and not boundary.builds(game, boundary.work_of(game, after))

    def _prompt(self, game: PillarsGame) -> Text:
        player = game.players[self.seat]
        stock = [amount_text(kind, game.stock[kind]) for kind in RAW if game.stock[kind]]
        told: Args = {"gold": player.gold, "stock": [*stock] or [Text("pillars-cubes-none")]}
        return Text("pillars-ask-market", told)

    def take(self, game: PillarsGame, answer: Answer) -> None:
        """Cubes and gold change hands; what is sold goes to the supply, not to the market."""
        if answer[0].parts["deal"] == NO_MORE:
            go_home(game, self.seat)
            tell(game, self.seat, "trade-pass", "stock")
            return
        how, kind, number = deal_of(answer[0])
        gold = exchange(game.players[self.seat], game.stock, (how, kind, number))
        if how == SELL:
            game.supply[kind] += number
        lost = number * board().market.prices[kind] - gold
        told: Told = {"cubes": amount_text(kind, number), "gold": gold, "lost": lost}
        tell(game, self.seat, f"trade-{how}", "stock", "cubes", "gold", **told)


def parts(deal: Deal) -> Parts:
    """A deal as the parts of its option: what is done with which cubes, and how many."""
    how, kind, number = deal
    return of_kind(how, kind), ("amount", str(number))


def of_kind(how: str, kind: str) -> Part:
    """Buying or selling cubes of one kind."""
    return "deal", f"{how}_{kind}"


def sales(game: PillarsGame, seat: int) -> Iterator[Deal]:
    """Every sale that is allowed."""
    player = game.players[seat]
    for kind in GOODS:
        if player.cubes[kind] and boundary.may_sell(player, kind):
            for number in range(1, player.cubes[kind] + 1):
                yield SELL, kind, number


def purchases(game: PillarsGame, seat: int) -> Iterator[Deal]:
    """Every purchase that is allowed and can be paid."""
    player = game.players[seat]
    prices = board().market.prices
    for kind in RAW:
        if boundary.may_buy(player, kind):
            for number in range(1, min(game.stock[kind], player.gold // prices[kind]) + 1):
                yield BUY, kind, number


def refused(game: PillarsGame, seat: int) -> Iterator[Option]:
    """What somebody might want and cannot have, each with its reason."""
    player = game.players[seat]
    for kind in GOODS:
        if not player.cubes[kind]:
            why = Text("pillars-why-none", {"goods": kind_text(kind)})
            yield blocked(why, of_kind(SELL, kind), quiet=True)
        elif kind in player.bought:
            yield blocked(Text("pillars-why-bought", {"goods": kind_text(kind)}), of_kind(SELL, kind))
        elif kind == STONE and not boundary.may_sell(player, kind):
            yield blocked(Text("pillars-why-stonecutter"), of_kind(SELL, kind))
    for kind in RAW:
        if boundary.may_buy(player, kind):
            yield from _too_many(game, player, kind)
        else:
            yield blocked(Text("pillars-why-woodworker"), of_kind(BUY, kind))
    yield from beyond(game, seat)
    yield blocked(Text("pillars-why-metal"), of_kind(BUY, METAL), quiet=True)


def _too_many(game: PillarsGame, player: Player, kind: str) -> Iterator[Option]:
    """What there is not enough of, or not enough gold for; only the first number is shown, the others to whoever names them."""
    price, stock, shown = board().market.prices[kind], game.stock[kind], False
    for number in range(1, board().market.stock[kind] + 1):
        if number > stock:
            left: Told = {"left": stock, "goods": kind_text(kind)}
            why = Text("pillars-why-stock" if stock else "pillars-why-stock-none", left)
        elif number * price > player.gold:
            why = Text("pillars-why-gold", {"price": number * price, "gold": player.gold})
        else:
            continue
        yield blocked(why, *parts((BUY, kind, number)), quiet=shown)
        shown = True


def beyond(game: PillarsGame, seat: int) -> Iterator[Option]:
    """More than there may be at most, for whoever names such a number."""
    most: dict[tuple[str, str], int] = {}
    for how, kind, number in (*sales(game, seat), *purchases(game, seat)):
        most[how, kind] = number
    full = board().market.stock
    for (how, kind), number in most.items():
        told: Told = {"goods": kind_text(kind), "number": number}
        first = number if how == SELL else full[kind]
        for more in range(first + 1, NAMED + 1):
            yield blocked(Text(f"pillars-why-{how}", told), *parts((how, kind, more)), quiet=True)
