"""What each card is worth in the quick model: a function of masks for each, made once for the cards of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.tiny_towns.components import COTTAGE, GROUPS, MONUMENT, cards, groups, steps_of, tables
from engines.tiny_towns.feeding import CASTLE
from engines.tiny_towns.foresight.masks import (
    CORNER,
    IN_COLUMN,
    IN_ROW,
    LINED,
    MIDDLE,
    NEAR,
    WIDTH,
    groups_in,
    squares_of,
)

Masks = Sequence[int]
SENSES = {
    "fountain": ("gray",),
    "millstone": ("red", "yellow"),
    "abbey": ("black", "green", "yellow"),
    "bakery": ("red", "black"),
    "well": ("blue",),
    **dict.fromkeys(
        ("theater", "archive", "sky_baths", "mandras_palace", "silva_forum"), (*GROUPS, MONUMENT)
    ),
}
"""Which types a card looks at, beside its own kind."""
PLACED = frozenset(
    ("fountain", "millstone", "well", "abbey", "cloister", "inn", "bakery", "market", "tailor", "theater")
) | {"mandras_palace", "silva_forum"}
"""The cards whose points depend on their square."""
Rule = Callable[[Masks], int]


class CardRules:
    """The rules of these cards; the number of a card among them is the number of its mask."""

    def __init__(self, names: Sequence[str], right_halls: int = 0, starloom_place: int = 0) -> None:
        self.names = tuple(names)
        self.right_halls, self.starloom_place = right_halls, starloom_place
        types = groups()
        self._slot = {name: slot for slot, name in enumerate(names)}
        self.type_of = ["blue" if name == CASTLE else types[name] for name in names]
        self._value = {name: cards()[name].points for name in names}
        self._at_cottage = self._slot[COTTAGE]
        self._at_castle = self._slot.get(CASTLE, -1)
        self._rules: list[tuple[int, Rule]] = []
        for slot, name in enumerate(names):
            rule = getattr(self, f"_{name}", None)
            if rule is not None:
                self._rules.append((slot, rule(slot)))

    def _of_types(self, masks: Masks, *types: str) -> int:
        found = 0
        for mask, kind in zip(masks, self.type_of, strict=True):
            if kind in types:
                found |= mask
        return found

    def _slots_of(self, *types: str) -> list[int]:
        return [slot for slot, kind in enumerate(self.type_of) if kind in types]

    def _beside(self, slot: int, types: Sequence[str], *, there: bool = True) -> Rule:
        """So many points for each that has one of these types beside it, or none of them."""
        value, slots = self._value[self.names[slot]], self._slots_of(*types)

        def rule(masks: Masks) -> int:
            others = 0
            for other in slots:
                others |= masks[other]
            return value * sum([bool(NEAR[at] & others) is there for at in squares_of(masks[slot])])

        return rule

    def _each(self, slot: int) -> Rule:
        value = self._value[self.names[slot]]
        return lambda masks: value * masks[slot].bit_count()

    def _steps(self, slot: int, table: tuple[int, ...]) -> Rule:
        found = [steps_of(table, count) for count in range(WIDTH + 1)]
        return lambda masks: found[masks[slot].bit_count()]

    def _fountain(self, slot: int) -> Rule:
        return self._beside(slot, ("gray",))

    def _millstone(self, slot: int) -> Rule:
        return self._beside(slot, ("red", "yellow"))

    def _abbey(self, slot: int) -> Rule:
        return self._beside(slot, ("black", "green", "yellow"), there=False)

    def _bakery(self, slot: int) -> Rule:
        return self._beside(slot, ("red", "black"))

    def _shed(self, slot: int) -> Rule:
        return self._each(slot)

    _bank = _trading_post = _architects_guild = _cathedral = _fort_ironweed = _grove_university = _shed

    def _well(self, slot: int) -> Rule:
        value, cottage, castle = self._value["well"], self._at_cottage, self._at_castle
        twice = cards()[CASTLE].cottages

        def rule(masks: Masks) -> int:
            total = 0
            for square in squares_of(masks[slot]):
                total += (NEAR[square] & masks[cottage]).bit_count()
                if castle >= 0 and NEAR[square] & masks[castle]:
                    total += twice
            return value * total

        return rule

    def _cloister(self, slot: int) -> Rule:
        value = self._value["cloister"]
        return lambda masks: value * masks[slot].bit_count() * (masks[slot] & CORNER).bit_count()

    def _tailor(self, slot: int) -> Rule:
        value = self._value["tailor"]
        return lambda masks: value * masks[slot].bit_count() * (1 + (masks[slot] & MIDDLE).bit_count())

    def _almshouse(self, slot: int) -> Rule:
        return self._steps(slot, tables().points.almshouse)

    def _tavern(self, slot: int) -> Rule:
        return self._steps(slot, tables().points.tavern)

    def _feast_hall(self, slot: int) -> Rule:
        card, right = cards()["feast_hall"], self.right_halls

        def rule(masks: Masks) -> int:
            count = masks[slot].bit_count()
            return count * (card.more if count > right else card.points)

        return rule

    def _inn(self, slot: int) -> Rule:
        value = self._value["inn"]
        return lambda masks: (
            value * sum(not masks[slot] & LINED[square] for square in squares_of(masks[slot]))
        )

    def _market(self, slot: int) -> Rule:
        value = self._value["market"]

        def rule(masks: Masks) -> int:
            mine = masks[slot]
            return value * sum(
                max((mine & IN_ROW[square]).bit_count(), (mine & IN_COLUMN[square]).bit_count())
                for square in squares_of(mine)
            )

        return rule

    def _theater(self, slot: int) -> Rule:
        value = self._value["theater"]
        own = self.type_of[slot]
        by_type = [slots for kind, slots in self._by_type(*GROUPS, MONUMENT) if kind != own]

        def rule(masks: Masks) -> int:
            others = [masks[one[0]] if len(one) == 1 else masks[one[0]] | masks[one[1]] for one in by_type]
            total = 0
            for square in squares_of(masks[slot]):
                line = LINED[square]
                for other in others:
                    if other & line:
                        total += 1
            return value * total

        return rule

    def _by_type(self, *types: str) -> list[tuple[str, list[int]]]:
        return [(kind, slots) for kind in types if (slots := self._slots_of(kind))]

    def _archive(self, _slot: int) -> Rule:
        value = self._value["archive"]
        by_type = self._by_type(*GROUPS)
        return lambda masks: value * sum(any(masks[one] for one in slots) for _, slots in by_type)

    def _sky_baths(self, _slot: int) -> Rule:
        value = self._value["sky_baths"]
        by_type = self._by_type(*GROUPS)
        return lambda masks: (
            value * (len(GROUPS) - sum(any(masks[one] for one in slots) for _, slots in by_type))
        )

    def _mandras_palace(self, slot: int) -> Rule:
        value = self._value["mandras_palace"]
        by_type = self._by_type(*GROUPS, MONUMENT)

        def rule(masks: Masks) -> int:
            near = NEAR[masks[slot].bit_length() - 1]
            return value * sum(any(masks[one] & near for one in slots) for _, slots in by_type)

        return rule

    def _silva_forum(self, _slot: int) -> Rule:
        value = self._value["silva_forum"]
        by_type = self._by_type(*GROUPS, MONUMENT)

        def rule(masks: Masks) -> int:
            largest = 0
            for _, slots in by_type:
                mask = 0
                for one in slots:
                    mask |= masks[one]
                if mask.bit_count() > largest:
                    largest = max(largest, *(group.bit_count() for group in groups_in(mask)))
            return value * (1 + largest)

        return rule

    def _starloom(self, _slot: int) -> Rule:
        value = steps_of(tables().points.starloom, self.starloom_place)
        return lambda _: value
