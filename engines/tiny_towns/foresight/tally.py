"""The points of a town by masks of sixteen bits, one for each card: as the scorer counts them, and much quicker."""

from __future__ import annotations

from collections.abc import Sequence

from engines.tiny_towns.components import COTTAGE, MONUMENT, cards
from engines.tiny_towns.feeding import CASTLE
from engines.tiny_towns.foresight.masks import (
    ALL,
    LINED,
    NEAR,
    ROUND,
    WIDTH,
    groups_in,
    mask_of,
    squares_of,
)
from engines.tiny_towns.foresight.rules import PLACED, SENSES, CardRules, Masks
from engines.tiny_towns.layout import CATHEDRAL, MAUSOLEUM
from engines.tiny_towns.scoring import layout


class Tally(CardRules):
    """Counts towns of these cards."""

    def __init__(self, names: Sequence[str], right_halls: int = 0, starloom_place: int = 0) -> None:
        super().__init__(names, right_halls, starloom_place)
        self._at_chapel = self._slot.get("chapel", -1)
        self._at_temple = self._slot.get("temple", -1)
        self._at_mausoleum = self._slot.get(MAUSOLEUM, -1)
        self._at_cathedral = self._slot.get(CATHEDRAL, -1)
        self._food = next((slot for slot, kind in enumerate(self.type_of) if kind == "red"), -1)
        food = self.names[self._food] if self._food >= 0 else ""
        self._reach = {"granary": ROUND, "orchard": LINED}.get(food)
        self._meals = cards()["farm"].feeds if food == "farm" else 0
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
