"""Phase 3b, building on the own bridge: on the next free slot, or in the place of another building."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Answer, Ask, Option, Question, blocked, option
from engines.old_london_bridge.bonus_tiles import taught
from engines.old_london_bridge.boundary import last_turn, settles
from engines.old_london_bridge.bridges import appends, keeps_falling, replaceable, strength_of, with_building
from engines.old_london_bridge.components import building, is_park
from engines.old_london_bridge.effects import carry_out
from engines.old_london_bridge.telling import building_text, tell

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame


def build(game: BridgeGame, seat: int, place: int) -> None:
    """Build what was taken; where its number is too high, ask which building it replaces if there is a choice."""
    slots = game.architects[seat].slots
    game.built.append((seat, place))
    if appends(slots, place):
        slots.append(place)
        tell(game, seat, "builds", f"slot:{seat}:{len(slots)}", building=building_text(place))
        carry_out(game, seat, place)
        return
    targets = list(replaceable(slots, place))
    if len(targets) == 1:
        replace(game, seat, place, targets[0])
    else:
        game.placing = place
        game.then(Replace(seat=seat, building=place))


def ends_with(game: BridgeGame, seat: int, place: int) -> bool:
    """Whether building this in the last turn of a round ends it without a further question."""
    slots = game.architects[seat].slots
    if appends(slots, place):
        return settles(game, seat, place, with_building(slots, place, None))
    targets = list(replaceable(slots, place))
    return len(targets) == 1 and settles(game, seat, place, with_building(slots, place, targets[0]))


def replace(game: BridgeGame, seat: int, place: int, slot: int) -> None:
    """Build in the place of another building, which leaves the game."""
    architect = game.architects[seat]
    old = architect.slots[slot]
    architect.slots[slot] = place
    architect.replaced.append((slot, old))
    args = {"old": building_text(old), "building": building_text(place)}
    tell(game, seat, "replaces", f"slot:{seat}:{slot + 1}", **args)
    carry_out(game, seat, place)


class Replace(Ask):
    """The new number is higher than the last one: it takes the place of another, and the numbers still fall."""

    kind: Literal["replace"] = "replace"
    building: int

    def ask(self, game: BridgeGame, *, teach: bool = False) -> Question:
        """The buildings that may be replaced, by their numbers."""
        slots = game.architects[self.seat].slots
        last = last_turn(game)
        options = [
            option(
                last and settles(game, self.seat, self.building, with_building(slots, self.building, slot)),
                ("building", str(slots[slot])),
            )
            for slot in replaceable(slots, self.building)
        ]
        if teach:
            options += [self._blocked(slot, there) for slot, there in self._kept(slots)]
            options += taught(game, self.seat, self.kind)
        prompt = Text("bridge-ask-replace", {"building": building_text(self.building)})
        return Question(self.seat, prompt, options)

    def _kept(self, slots: list[int]) -> list[tuple[int, int]]:
        return [
            (slot, there)
            for slot, there in enumerate(slots)
            if is_park(there) or not keeps_falling(slots, slot, self.building)
        ]

    def _blocked(self, slot: int, there: int) -> Option:
        if is_park(there):
            value, why = f"park {slot + 1}", Text("bridge-why-park")
        else:
            value, why = str(there), Text("bridge-why-order", {"number": self.building, "old": there})
        return blocked(why, ("building", value))

    def take(self, game: BridgeGame, answer: Answer) -> None:
        """The old building leaves the game."""
        game.placing = None
        slot = game.architects[self.seat].slots.index(int(answer[0].parts["building"]))
        replace(game, self.seat, self.building, slot)

    def default(self, game: BridgeGame, question: Question) -> Answer:
        """What makes the action strongest; else the lower number."""
        slots = game.architects[self.seat].slots
        return question.answer(("building", str(strongest(slots, self.building))))


def strongest(slots: Sequence[int], place: int) -> int:
    """The building whose replacement makes the action of this one strongest; else the lower number."""

    def strength(slot: int) -> int:
        after = with_building(slots, place, slot)
        return 0 if building(place).kind == "guild" else strength_of(after, place)

    return slots[max(replaceable(slots, place), key=strength)]
