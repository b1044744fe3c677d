"""Phase II: builders are drawn from the bag, the price falls, and their owners place them or pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from data.text import Text, Who
from engines.kernel import Answer, Option, Question, Step, blocked, option
from engines.pillars.asking import NO_MORE, Asked
from engines.pillars.components import board
from engines.pillars.spaces import free_values, space_text, spot_of, taken_values
from engines.pillars.telling import tell
from engines.pillars.use import REMIGIUS

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

REDRAW = "redraw"
KEEP, AGAIN, KEEP_ALL = "keep", "again", "keep_all"


class Draw(Step):
    """The next builder comes out of the bag; when it is empty, those who passed are placed from the left."""

    kind: Literal["draw"] = "draw"

    def run(self, game: PillarsGame) -> None:
        """Draw one, or go on to those who passed, or end the phase."""
        if game.phase != "builders":
            game.phase = "builders"
            game.dice.shuffle(game.bag)
            game.tell(Text("pillars-event-builders"), first=True)
        if not game.bag:
            place_next(game)
            return
        seat = game.bag.pop()
        game.reveal()
        if game.players[seat].walled and seat not in game.bag:
            game.aside.append(seat)
            tell(game, seat, "aside", "drawn")
            game.then(Draw())
            return
        game.drawn = seat
        game.tell(
            Text("pillars-event-drawn", {"who": Who(seat), "price": game.marker}),
            marks=("drawn",),
            first=True,
        )
        if seat != game.start_player and may_redraw(game):
            game.then(Redraw(seat=game.start_player))
        else:
            offer_builder(game)


def may_redraw(game: PillarsGame) -> bool:
    """Whether the start player may draw again, and could get another player's builder by it.

    The last builder of a walled seat is only put aside when it comes.
    """
    if game.redrawn:
        return False
    for seat, player in enumerate(game.players):
        if seat != game.drawn and game.bag.count(seat) > player.walled:
            return True
    return False


def must_pass(game: PillarsGame, seat: int) -> bool:
    """Whether the drawn builder's owner has no choice but to pass."""
    player = game.players[seat]
    if player.gold >= game.price or REMIGIUS in player.advantages:
        return False
    return not (seat == game.start_player and may_redraw(game))


def offer_builder(game: PillarsGame) -> None:
    """The owner of the drawn builder decides, if there is something to decide."""
    seat = game.drawn
    if seat is None:
        raise ValueError("no builder was drawn")
    if must_pass(game, seat):
        pass_builder(game, seat, "poor")
        game.then(Draw())
    else:
        game.then(Builder(seat=seat), Draw())


def draw_again(game: PillarsGame, seat: int) -> None:
    """The drawn builder goes back into the bag, and another is drawn."""
    if game.drawn is None:
        raise ValueError("no builder was drawn")
    if game.drawn == seat:
        tell(game, seat, "redraw-own", "drawn")
    else:
        tell(game, seat, "redraw", "drawn", owner=[Who(game.drawn)])
    game.redrawn = True
    game.bag.append(game.drawn)
    game.drawn = None
    game.dice.shuffle(game.bag)


def pass_builder(game: PillarsGame, seat: int, how: Literal["pass", "poor"]) -> None:
    """The builder waits on the track, at the price it would have cost."""
    price = game.marker
    game.track[board().track.prices.index(price)] = seat
    tell(game, seat, f"builder-{how}", f"track:{price}", price=price)
    move_marker(game)


def move_marker(game: PillarsGame) -> None:
    """The price falls by one, down to nothing."""
    game.drawn = None
    game.waived = False
    game.marker = max(game.marker - 1, 0)


def place_next(game: PillarsGame) -> None:
    """All are drawn: the leftmost on the track is placed for nothing, or the phase is over."""
    game.marker = 0
    waiting = [seat for seat in game.track if seat is not None]
    if waiting:
        game.placing = True
        game.then(Builder(seat=waiting[0]), Draw())
    else:
        game.placing = False


class Redraw(Asked):
    """Once a round the start player may put the drawn builder back and draw another."""

    kind: Literal["redraw"] = "redraw"

    def offer(self, game: PillarsGame, *, teach: bool) -> Question:  # noqa: ARG002  # nothing to teach
        """Leave all that come this round, which is mostly meant; or only this one, or draw again."""
        owner = game.drawn or 0
        final = must_pass(game, owner)
        options = [
            option(final, ("draw", KEEP_ALL)),
            option(final, ("draw", KEEP)),
            option(True, ("draw", AGAIN)),
        ]
        prompt = Text("pillars-ask-redraw", {"owner": Who(owner), "price": game.marker})
        return Question(self.seat, prompt, options)

    def take(self, game: PillarsGame, answer: Answer) -> None:
        """Its owner decides, or the next one is drawn."""
        draw = answer[0].parts["draw"]
        if draw == AGAIN:
            draw_again(game, self.seat)
            game.then(Draw())
            return
        if draw == KEEP_ALL:
            game.redrawn = True
            tell(game, self.seat, "keep-all")
        offer_builder(game)


class Builder(Asked):
    """Place the builder for its price, or pass and place it for nothing when all are drawn."""

    kind: Literal["builder"] = "builder"

    def offer(self, game: PillarsGame, *, teach: bool) -> Question:
        """The free spaces, passing, and drawing again."""
        gold, price = game.players[self.seat].gold, game.price
        final = self._leads_on(game)
        options: list[Option] = []
        if gold >= price:
            options = [option(final, ("space", value)) for value in free_values(game)]
        elif teach:
            poor = Text("pillars-why-price", {"price": price, "gold": gold})
            options = [blocked(poor, ("space", value)) for value in free_values(game)]
        if teach:
            options += [blocked(why, ("space", value), quiet=True) for value, why in taken_values(game)]
        options += self._instead(game, teach=teach)
        return Question(self.seat, self._prompt(game, price), options, layout="list")

    def _instead(self, game: PillarsGame, *, teach: bool) -> list[Option]:
        """Passing while it costs something, and the start player's right to draw again."""
        options = []
        if game.price:
            options.append(option(bool(game.bag), ("space", NO_MORE)))
        elif teach:
            reason = "placing" if game.placing else "waived" if game.waived else "free"
            options.append(blocked(Text(f"pillars-why-{reason}"), ("space", NO_MORE), quiet=True))
        if self.seat == game.start_player and not game.placing and not game.waived:
            if may_redraw(game):
                options.append(option(True, ("space", REDRAW)))
            elif teach:
                reason = "redrawn" if game.redrawn else "same"
                options.append(blocked(Text(f"pillars-why-{reason}"), ("space", REDRAW), quiet=True))
        return options

    def _leads_on(self, game: PillarsGame) -> bool:
        """Whether the next builder is drawn, or the event is shown, once this one stands."""
        waiting = sum(seat is not None for seat in game.track)
        return bool(game.bag) or waiting == game.placing

    def _prompt(self, game: PillarsGame, price: int) -> Text:
        if not price:
            return Text("pillars-ask-builder-free")
        gold = game.players[self.seat].gold
        return Text("pillars-ask-builder", {"price": price, "gold": gold})

    def take(self, game: PillarsGame, answer: Answer) -> None:
        """Pay and stand there, or wait on the track, or draw again."""
        value = answer[0].parts["space"]
        if value == NO_MORE:
            pass_builder(game, self.seat, "pass")
            return
        if value == REDRAW:
            draw_again(game, self.seat)
            return
        place, index = spot_of(game, value)
        price = game.price
        game.players[self.seat].gold -= price
        game.places[place][index] = self.seat
        touched = (f"{place}:{index}", "gold") if price else (f"{place}:{index}",)
        tell(game, self.seat, "placed", *touched, place=space_text(value), price=price)
        if game.placing:
            game.track[game.track.index(self.seat)] = None
        else:
            move_marker(game)
