"""Phase I: cards of the pool are taken in turn, resource cards for workers, craftsmen for gold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from data.text import Text, Who
from engines.kernel import Answer, Question, Step, blocked, option
from engines.pillars.asking import NO_MORE, Asked
from engines.pillars.components import craftsmen, resources
from engines.pillars.discard import Discard
from engines.pillars.effects import effect_text
from engines.pillars.pool import takeable, takes
from engines.pillars.telling import Told, amount_text, card_text, share, tell, tell_all

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame


class Drafting(Step):
    """Whose turn it is to take a card, from this seat on; when nobody can or will, the phase is over."""

    kind: Literal["drafting"] = "drafting"
    seat: int

    def run(self, game: PillarsGame) -> None:
        """Ask the next seat that has a choice; who can take nothing more passes."""
        if game.pool:
            for further in range(game.seats):
                seat = (self.seat + further) % game.seats
                if game.players[seat].passed:
                    continue
                if takeable(game, seat):
                    game.then(Draft(seat=seat), Drafting(seat=(seat + 1) % game.seats))
                    return
                game.players[seat].passed = True
                tell(game, seat, "draft-out")
        close(game)


def close(game: PillarsGame) -> None:
    """Idle workers go to the wool mill; craftsmen that nobody took leave the game."""
    for player in game.players:
        player.passed = True
        player.mill, player.idle = player.idle, 0
    sent = {
        seat: share("workers", seat, workers=player.mill)
        for seat, player in enumerate(game.players)
        if player.mill
    }
    if sent:
        tell_all(game, "mill", sent, "workers")
    left = [card for card in game.pool if card in craftsmen()]
    game.craftsmen_gone += left
    game.undealt += [card for card in game.pool if card in resources()]
    game.pool = []


class Draft(Asked):
    """Take one card, or take none this round any more."""

    kind: Literal["draft"] = "draft"

    def offer(self, game: PillarsGame, *, teach: bool) -> Question:
        """The cards of the pool that the seat can take, and passing."""
        player = game.players[self.seat]
        others = [takeable(game, seat) for seat in range(game.seats) if seat != self.seat]
        options = []
        for card in game.pool:
            if takes(card, player.idle, player.gold):
                options.append(option(self._ends_with(game, card, others), ("card", card)))
            elif teach:
                options.append(blocked(_why(card, player.idle, player.gold), ("card", card)))
        if teach:
            options += [blocked(why, ("card", card), quiet=True) for card, why in _gone(game)]
        options.append(option(not any(others), ("card", NO_MORE)))
        prompt = Text("pillars-ask-draft", {"workers": player.idle, "gold": player.gold})
        return Question(self.seat, prompt, options, layout="list")

    def _ends_with(self, game: PillarsGame, card: str, others: list[list[str]]) -> bool:
        """Whether nobody could take another card after this one, so that the first builder is drawn."""
        if any(len(cards) > (card in cards) for cards in others):
            return False
        player = game.players[self.seat]
        if card in resources():
            workers, gold = player.idle - resources()[card].workers, player.gold
        else:
            workers, gold = player.idle, player.gold - craftsmen()[card].cost
            if len(player.craftsmen) >= player.places:
                return False
        return not any(takes(other, workers, gold) for other in game.pool if other != card)

    def take(self, game: PillarsGame, answer: Answer) -> None:
        """Workers go out, or gold is paid; a craftsman may be one too many."""
        card = answer[0].parts["card"]
        player = game.players[self.seat]
        if card == NO_MORE:
            player.passed = True
            tell(game, self.seat, "draft-pass")
            return
        game.pool.remove(card)
        resource = resources().get(card)
        if resource:
            player.idle -= resource.workers
            player.cards.append(card)
            told: Told = {"cubes": amount_text(resource.kind, resource.brings), "workers": resource.workers}
            tell(game, self.seat, "draft-resource", "pool", "cards", "workers", **told)
            return
        cost = craftsmen()[card].cost
        player.gold -= cost
        player.craftsmen.append(card)
        told = {"card": card_text(card), "gold": cost, "effect": effect_text(card)}
        tell(game, self.seat, "draft-craftsman", "pool", "craftsmen", "gold", **told)
        if player.crowded:
            game.then(Discard(seat=self.seat, why="draft"))


def _gone(game: PillarsGame) -> Iterator[tuple[str, Text]]:
    """The cards that are not in the pool, with where they are."""
    for card in resources():
        if card in game.undealt:
            yield card, Text("pillars-why-undealt")
    for seat, player in enumerate(game.players):
        yield from ((card, Text("pillars-why-drafted", {"who": Who(seat)})) for card in player.cards)


def _why(card: str, workers: int, gold: int) -> Text:
    """What is missing for a card."""
    resource = resources().get(card)
    if resource:
        return Text("pillars-why-workers", {"needed": resource.workers, "workers": workers})
    return Text("pillars-why-hire", {"cost": craftsmen()[card].cost, "gold": gold})
