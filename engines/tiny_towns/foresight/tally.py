"""The points of a town by masks of sixteen bits, one for each card: as the scorer counts them, and much quicker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from engines.tiny_towns.components import COTTAGE, GROUPS, MONUMENT, cards, groups, steps_of, tables
from engines.tiny_towns.feeding import CASTLE
from engines.tiny_towns.layout import CATHEDRAL, MAUSOLEUM
from engines.tiny_towns.scoring import layout
from engines.tiny_towns.squares import AROUND, BESIDE, CENTRE, COLUMNS, CORNERS, LINES, ROWS, SQUARES

WIDTH = 16
ALL = (1 << WIDTH) - 1


def mask_of(squares: Sequence[int]) -> int:
    """Squares as bits."""
    return sum(1 << square for square in squares)


@cache
def squares_of(mask: int) -> tuple[int, ...]:
    """Bits as squares, in their order."""
    return tuple([square for square in SQUARES if mask >> square & 1])


NEAR = tuple(mask_of(BESIDE[square]) for square in SQUARES)
ROUND = tuple(mask_of(AROUND[square]) for square in SQUARES)
LINED = tuple(mask_of(LINES[square]) for square in SQUARES)
IN_ROW = tuple(mask_of(ROWS[square]) for square in SQUARES)
IN_COLUMN = tuple(mask_of(COLUMNS[square]) for square in SQUARES)
CORNER, MIDDLE = mask_of(CORNERS), mask_of(CENTRE)
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


@cache
def groups_in(mask: int) -> tuple[int, ...]:
    """The orthogonally connected groups of these squares, as masks."""
    found = []
    while mask:
        group, edge = 0, mask & -mask
        while edge:
            group |= edge
            grown = (edge << 4 | edge >> 4 | (edge & 0x7777) << 1 | (edge & 0xEEEE) >> 1) & mask
            edge = grown & ~group
        found.append(group)
        mask &= ~group
    return tuple(found)


class Tally:
    """Counts towns of these cards; the number of a card among them is the number of its mask."""

    def __init__(self, names: Sequence[str], right_halls: int = 0, starloom_place: int = 0) -> None:
        self.names = tuple(names)
        self.right_halls, self.starloom_place = right_halls, starloom_place
        types = groups()
        self._slot = {name: slot for slot, name in enumerate(names)}
        self.type_of = ["blue" if name == CASTLE else types[name] for name in names]
        self._rules: list[tuple[int, Rule]] = []
        self._value = {name: cards()[name].points for name in names}
        self._at_cottage = self._slot.get(COTTAGE, -1)
        self._at_castle = self._slot.get(CASTLE, -1)
        self._at_chapel = self._slot.get("chapel", -1)
        self._at_temple = self._slot.get("temple", -1)
        self._at_mausoleum = self._slot.get(MAUSOLEUM, -1)
        self._at_cathedral = self._slot.get(CATHEDRAL, -1)
        feeding = [
            slot for slot, kind in enumerate(self.type_of) if kind == "red" and names[slot] != "factory"
        ]
        self._food = feeding[0] if feeding else -1
        food = names[self._food] if feeding else ""
        self._reach = {"granary": ROUND, "orchard": LINED}.get(food)
        self._meals = cards()["farm"].feeds if food == "farm" else 0
        for slot, name in enumerate(names):
            rule = getattr(self, f"_{name}", None)
            if rule is not None:
                self._rules.append((slot, rule(slot)))
        self._related()

    def _related(self) -> None:
        """Which rules a card of each type touches, and for which cards the square matters."""
        food = self.names[self._food] if self._food >= 0 else ""
        temple = self._at_temple >= 0
        self._own = [
            next((place for place, (slot, _) in enumerate(self._rules) if slot == card), -1)
            for card in range(len(self.names))
        ]
        self._touched = [
            [
                place
                for place, (slot, _) in enumerate(self._rules)
                if slot == card or kind in SENSES.get(self.names[slot], ())
            ]
            for card, kind in enumerate(self.type_of)
        ]
        self._places = [self.names[slot] in PLACED for slot, _ in self._rules]
        self._bluish = [
            card
            in (
                self._food,
                self._at_cottage,
                self._at_castle,
                self._at_chapel,
                self._at_temple,
                self._at_mausoleum,
            )
            for card in range(len(self.names))
        ]
        self._fixed = [
            name in PLACED
            or name in ("granary", "orchard", "temple")
            or (name in (COTTAGE, CASTLE) and (temple or food != "farm"))
            for name in self.names
        ]

    def points(self, masks: Masks, shrine: int = 0, stored: int = 0) -> int:
        """All points; masks are the squares of each card, stored the cubes on Warehouses."""
        total = self._blue(masks)
        built = 0
        for mask in masks:
            built |= mask
        if self._at_cathedral < 0 or not masks[self._at_cathedral]:
            total += built.bit_count() - WIDTH
        for slot, rule in self._rules:
            if masks[slot]:
                total += rule(masks)
        if stored:
            total += self._value.get("warehouse", 0) * stored
        if shrine:
            total += shrine
        return total

    def gains(self, masks: Masks) -> list[list[tuple[int, int]]]:
        """For each card, what it would bring on a square without a building: points and squares, the best first."""
        built = 0
        for mask in masks:
            built |= mask
        free = ALL & ~built
        blue = self._blue(masks)
        now = [rule(masks) if masks[slot] else 0 for slot, rule in self._rules]
        cover = 0 if self._at_cathedral >= 0 and masks[self._at_cathedral] else 1
        found: list[list[tuple[int, int]]] = []
        grown = list(masks)
        for card in range(len(self.names)):
            if not free or (self.type_of[card] == MONUMENT and masks[card]):
                found.append([])
                continue
            touched = [place for place in self._touched[card] if masks[self._rules[place][0]]]
            own = self._own[card]
            if own >= 0 and own not in touched:
                touched.append(own)
            fixed = self._fixed[card] or any(self._places[place] for place in touched)
            before = (blue if self._bluish[card] else 0) + sum([now[place] for place in touched])
            bluish = self._bluish[card]
            rules = [self._rules[place][1] for place in touched]
            by_gain: dict[int, int] = {}
            rest = free
            more = cover - before
            if card == self._at_cathedral:
                more += WIDTH - built.bit_count() - cover
            while rest:
                low = rest & -rest
                rest ^= low
                grown[card] = masks[card] | low
                gain = more + (self._blue(grown) if bluish else 0)
                for rule in rules:
                    gain += rule(grown)
                if not fixed:
                    by_gain[gain] = free
                    break
                by_gain[gain] = by_gain.get(gain, 0) | low
            grown[card] = masks[card]
            found.append(sorted(by_gain.items(), reverse=True))
        return found

    # Food

    def fed(self, masks: Masks) -> tuple[int, int]:
        """Fed squares for which places matter, or so many of them, and how many are left hungry."""
        eaters = masks[self._at_cottage] | (masks[self._at_castle] if self._at_castle >= 0 else 0)
        fed = self._eating(masks, eaters)
        return fed, (eaters & ~fed).bit_count()

    def _eating(self, masks: Masks, eaters: int) -> int:
        """Who eats: any choice among those that are worth the same."""
        if not eaters or self._food < 0 or not masks[self._food]:
            return 0
        fed = 0
        if self._reach is not None:
            for square in squares_of(masks[self._food]):
                fed |= self._reach[square]
            return fed & eaters
        many = masks[self._food].bit_count()
        temples = self._at_temple >= 0 and masks[self._at_temple]
        if self._meals:
            meals = self._meals * many
            if meals >= eaters.bit_count():
                return eaters
            if temples:
                return self._by_scorer(masks)
            fed = masks[self._at_castle] if self._at_castle >= 0 else 0
            for square in squares_of(eaters & ~fed)[: meals - fed.bit_count()]:
                fed |= 1 << square
            return fed
        there = groups_in(eaters)
        if many >= len(there):
            return eaters
        if temples:
            return self._by_scorer(masks)
        for group in sorted(there, key=lambda group: self._meal(masks, group), reverse=True)[:many]:
            fed |= group
        return fed

    def _meal(self, masks: Masks, group: int) -> int:
        """What it is worth to feed this group, where no Temple is near."""
        castle = masks[self._at_castle] if self._at_castle >= 0 else 0
        chapels = masks[self._at_chapel].bit_count() if self._at_chapel >= 0 else 0
        mausoleum = self._at_mausoleum >= 0 and masks[self._at_mausoleum]
        cottage = 0 if mausoleum else self._value[COTTAGE]
        value = (group & ~castle).bit_count() * (cottage + chapels * self._value.get("chapel", 0))
        if group & castle:
            value += self._value[CASTLE] + 2 * chapels * self._value.get("chapel", 0)
        return value

    def _by_scorer(self, masks: Masks) -> int:
        squares = [""] * WIDTH
        for name, mask in zip(self.names, masks, strict=True):
            for square in squares_of(mask):
                squares[square] = name
        return mask_of(tuple(layout(squares).fed))

    def _blue(self, masks: Masks) -> int:
        """Cottages and the Castle, and what counts who is fed."""
        cottages = masks[self._at_cottage]
        castle = masks[self._at_castle] if self._at_castle >= 0 else 0
        eaters = cottages | castle
        if not eaters:
            return 0
        fed = self._eating(masks, eaters)
        full = (cottages & fed).bit_count()
        total = self._value[COTTAGE] * full
        if self._at_mausoleum >= 0 and masks[self._at_mausoleum]:
            total += self._value[MAUSOLEUM] * (cottages & ~fed).bit_count()
        twice = cards()[CASTLE].cottages
        if castle & fed:
            total += self._value[CASTLE]
        if self._at_chapel >= 0 and masks[self._at_chapel]:
            counted = full + (twice if castle & fed else 0)
            total += self._value["chapel"] * masks[self._at_chapel].bit_count() * counted
        if self._at_temple >= 0 and masks[self._at_temple]:
            needs = cards()["temple"].needs
            for square in squares_of(masks[self._at_temple]):
                near = NEAR[square] & fed
                count = (near & cottages).bit_count() + (twice if near & castle else 0)
                if count >= needs:
                    total += self._value["temple"]
        return total

    # Rules of single cards

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

    def _archive(self, slot: int) -> Rule:
        value = self._value["archive"]
        by_type = self._by_type(*GROUPS)
        return lambda masks: value * sum(any(masks[one] for one in slots) for _, slots in by_type)

    def _sky_baths(self, slot: int) -> Rule:
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

    def _silva_forum(self, slot: int) -> Rule:
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

    def _starloom(self, slot: int) -> Rule:
        value = steps_of(tables().points.starloom, self.starloom_place)
        return lambda masks: value
