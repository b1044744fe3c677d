"""Step 2: the bishop protects his guest or gives a cube; others may have Thomas; then the event strikes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Answer, Question, Step, Together, blocked, option
from engines.pillars.asking import Asked
from engines.pillars.boundary import lane_closes
from engines.pillars.components import RAW, events
from engines.pillars.discard import Discard
from engines.pillars.effects import effect_text
from engines.pillars.event import DEPARTURE, hurts, strike
from engines.pillars.forced import USED_UP
from engines.pillars.telling import amount_text, card_text, kind_text, tell
from engines.pillars.use import NO, THOMAS, spend

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

PROTECTION = "protection"


class Choices(Together):
    """Everybody whom the event or the bishop asks something answers at the same time."""

    kind: Literal["choices"] = "choices"

    def open(self, game: PillarsGame) -> Mapping[int, Sequence[Step]]:
        """The bishop, then Thomas, then the craftsman that leaves, for whom each concerns."""
        game.enter_step("bishop")
        lanes: dict[int, Sequence[Step]] = {}
        guest = game.places["bishop"][0]
        for seat, player in enumerate(game.players):
            steps: list[Step] = []
            if seat == guest:
                steps.append(Bishop(seat=seat))
            if THOMAS in player.advantages:
                steps.append(Protect(seat=seat))
            if game.event == DEPARTURE:
                steps.append(Discard(seat=seat, why="event"))
            if steps:
                lanes[seat] = steps
        return lanes

    def close(self, game: PillarsGame) -> None:
        """Now a bad event strikes; the bishop's guest goes home."""
        strike(game)
        game.leave("bishop")


def ends_lane(game: PillarsGame, seat: int) -> bool:
    """Whether nothing is left to decide once this seat's question is answered without protection."""
    waiting: Sequence[Step] = game.lanes[seat][:-1]
    return lane_closes(game, seat) and all(_decided(game, step) for step in waiting)


def _decided(game: PillarsGame, step: Step) -> bool:
    """Whether a question will not be asked, or has one answer, which the match gives by itself."""
    if not isinstance(step, Asked):
        return False
    alone = isinstance(step, Discard) and len(game.players[step.seat].craftsmen) == 1
    return step.moot(game) or alone or (game.last and step.kind in USED_UP)


class Bishop(Asked):
    """Protection from a bad event, or a cube from the market."""

    kind: Literal["bishop"] = "bishop"

    def moot(self, game: PillarsGame) -> bool:
        """Whether he has nothing to give."""
        return not any(game.stock.values()) and events()[game.event or ""].good

    def offer(self, game: PillarsGame, *, teach: bool) -> Question:
        """Protection, and each kind that the market has."""
        closes = lane_closes(game, self.seat)
        options = []
        bad = not events()[game.event or ""].good
        if bad:
            options.append(option(closes, ("take", PROTECTION)))
        elif teach:
            options.append(blocked(Text("pillars-why-seal"), ("take", PROTECTION), quiet=True))
        final = ends_lane(game, self.seat)
        for kind in RAW:
            if game.stock[kind]:
                options.append(option(final, ("take", kind)))
            elif teach:
                options.append(blocked(_sold_out(kind), ("take", kind)))
        if teach:
            options.append(blocked(_sold_out("metal"), ("take", "metal"), quiet=True))
        prompt = "pillars-ask-bishop-bad" if bad else "pillars-ask-bishop"
        told = {"event": card_text(game.event or ""), "effect": effect_text(game.event or "")}
        return Question(self.seat, Text(prompt, told if bad else {}), options)

    def take(self, game: PillarsGame, answer: Answer) -> None:
        """The event passes by, or a cube changes hands."""
        kind = answer[0].parts["take"]
        player = game.players[self.seat]
        if kind == PROTECTION:
            player.protected = True
            tell(game, self.seat, "protected", "bishop:0")
            return
        game.stock[kind] -= 1
        player.cubes[kind] += 1
        tell(game, self.seat, "bishop", "stock", "cubes", cubes=amount_text(kind, 1))


def _sold_out(kind: str) -> Text:
    return Text("pillars-why-stock-none", {"goods": kind_text(kind)})


class Protect(Asked):
    """Thomas protects his owner from a bad event, once in the game."""

    kind: Literal["protect"] = "protect"

    def moot(self, game: PillarsGame) -> bool:
        """Whether there is nothing to be protected from."""
        return not hurts(game, self.seat)

    def offer(self, game: PillarsGame, *, teach: bool) -> Question:  # noqa: ARG002  # both are possible
        """Use him, or keep him."""
        closes = lane_closes(game, self.seat)
        options = [option(closes, ("use", THOMAS)), option(ends_lane(game, self.seat), ("use", NO))]
        told = {"event": card_text(game.event or ""), "effect": effect_text(game.event or "")}
        return Question(self.seat, Text("pillars-ask-protect", told), options)

    def take(self, game: PillarsGame, answer: Answer) -> None:
        """The event passes by, or not."""
        if answer[0].parts["use"] == THOMAS:
            spend(game, self.seat, THOMAS)
            game.players[self.seat].protected = True
            tell(game, self.seat, "protected")
