"""Standing orders as data: what a title lets a seat say beforehand, and what the seat has said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Hold = Literal["once", "round", "on"]
"""How long an order holds: for one answer, for the round in which it was given, or until it is changed."""

Want = Mapping[str, str]
"""Something that an order lists, as the parts of the option that names it."""


@dataclass(slots=True, frozen=True)
class Kind:
    """One kind of order that a seat may give.

    Stored: how a match knows it, where that says more than its name (the round in which alone it is offered). Most: how
    many wants it may list, best first; one without any is plain. When: the conditions it may have. Holds: how long it
    may hold, the usual first. Against: kinds that cannot stand beside it. Whole: all that it lists is
    meant at once, instead of the first of it that is there.
    """

    name: str
    stored: str = ""
    most: int = 0
    when: tuple[str, ...] = ()
    holds: tuple[Hold, ...] = ("on",)
    against: tuple[str, ...] = ()
    whole: bool = False

    @property
    def key(self) -> str:
        """How a match knows it."""
        return self.stored or self.name

    @property
    def plain(self) -> bool:
        """Whether it either stands or not, and there is nothing more to say."""
        return not self.most and not self.when and len(self.holds) == 1


class Order(BaseModel):
    """What a seat has answered for it: the first of its wants that is still there, where its condition is met.

    Since: the round in which it was given.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: str
    wants: tuple[dict[str, str], ...] = Field(default=())
    when: str = ""
    hold: Hold = "on"
    since: int = 0

    def first(self, part: str, there: Iterable[str]) -> str | None:
        """The first value wanted for this part that is still there."""
        known = set(there)
        return next((want[part] for want in self.wants if want.get(part) in known), None)


Standing = Mapping[str, Order]
"""The orders of one seat that stand, by the names of their kinds, in the order in which the title offers these."""
