"""Step 9: the king's tax, by the die; whoever is at court pays nothing, and the first gets the metal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from data.text import Text, Who
from engines.kernel import Answer, Question, Step, option
from engines.pillars import boundary
from engines.pillars.asking import Asked
from engines.pillars.components import advantages, board
from engines.pillars.event import costs, pay
from engines.pillars.telling import Args, tell_all
from engines.pillars.use import EXEMPTION, NO, spend

if TYPE_CHECKING:
    from engines.pillars.crafts import Work
    from engines.pillars.game import PillarsGame

FRANCIS = "francis"


class Court(Step):
    """The start player rolls for all."""

    kind: Literal["court"] = "court"

    def run(self, game: PillarsGame) -> None:
        """The metal, the die, and whoever may still escape the tax is asked."""
        game.enter_step("court")
        first, metal = game.places["court"][0], game.court_metal
        marks: tuple[str, ...] = ("tax",)
        if first is not None and metal:
            game.players[first].cubes["metal"] += metal
            game.court_metal = 0
            marks = ("tax", "court:0", f"cubes:{first}")
        for seat in game.at("court"):
            game.players[seat].tax_free = True
        die = board().tax.die
        game.tax = die[game.dice.below(len(die))]
        told: Args = {"who": Who(game.start_player), "gold": game.tax}
        told |= {"metal": 0 if first is None else metal, "first": Who(first or 0)}
        game.tell(Text("pillars-event-tax", told), marks=marks)
        asked = [
            Exempt(seat=seat)
            for seat, player in enumerate(game.players)
            if EXEMPTION in player.advantages and not player.tax_free and costs(player, tax_of(game, seat))
        ]
        game.then(*asked, Taxes())


class Taxes(Step):
    """Everybody pays who is not at court."""

    kind: Literal["taxes"] = "taxes"

    def run(self, game: PillarsGame) -> None:
        """Clockwise; then the builders go home."""
        free = {seat: Who(seat) for seat in game.clockwise() if game.players[seat].tax_free}
        owed = {seat: tax_of(game, seat) for seat in game.clockwise() if seat not in free}
        paid = pay(game, "taxes", owed, free=[*free.values()], count=len(free))
        if free and not paid:
            tell_all(game, "tax-free", free, count=len(free))
        game.leave("court")


def tax_of(game: PillarsGame, seat: int) -> int:
    """What the die asks of a seat; for the friend of Francis it is always the same."""
    if FRANCIS in game.players[seat].advantages:
        return advantages()[FRANCIS].amount
    return game.tax or 0


class Exempt(Asked):
    """The tax exemption is used after the roll, once in the game."""

    kind: Literal["exempt"] = "exempt"

    def offer(self, game: PillarsGame, *, teach: bool) -> Question:  # noqa: ARG002  # both are possible
        """Use it, or pay and keep it."""
        final = not self._others_follow(game)
        options = [option(final, ("use", EXEMPTION)), option(final, ("use", NO))]
        told = {"tax": tax_of(game, self.seat), "gold": game.players[self.seat].gold}
        return Question(self.seat, Text("pillars-ask-exempt", told), options)

    def _others_follow(self, game: PillarsGame) -> bool:
        """Whether somebody is sure to be asked before new cards come, whichever way this is answered."""
        for seat, player in enumerate(game.players):
            work = boundary.work_of(game, player)
            paid = max(work.gold - tax_of(game, seat), 0)
            left = {work.gold, paid} if seat == self.seat else {work.gold if player.tax_free else paid}
            if all(self._asks(game, seat, replace(work, gold=gold)) for gold in left):
                return True
            if boundary.overflows(game, seat):
                return True
        return False

    @staticmethod
    def _asks(game: PillarsGame, seat: int, work: Work) -> bool:
        """Whether this seat has something to decide at the market or at the cathedral, with so much gold."""
        player = game.players[seat].model_copy(update={"gold": work.gold})
        trades = seat in game.at("market") and boundary.can_trade(player, game.stock)
        return trades or boundary.builds(game, work)

    def take(self, game: PillarsGame, answer: Answer) -> None:
        """The card is used, or kept."""
        if answer[0].parts["use"] == EXEMPTION:
            spend(game, self.seat, EXEMPTION)
            game.players[self.seat].tax_free = True
