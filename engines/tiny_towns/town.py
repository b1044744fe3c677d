"""One player's town: sixteen squares and what lies beside them."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field

from engines.tiny_towns.components import COTTAGE, KINDS
from engines.tiny_towns.squares import NAMES, SQUARES

KIND_SET = frozenset(KINDS)


class Town(BaseModel):
    """A square holds nothing (""), a cube (its kind) or a building (its card); on_top are the cubes on buildings."""

    model_config = ConfigDict(extra="forbid")

    squares: list[str] = Field(default_factory=lambda: [""] * len(SQUARES))
    on_top: dict[str, list[str]] = Field(default_factory=dict)
    dealt: list[str] = Field(default_factory=list)
    kept: str | None = None
    returned: str | None = None
    monument: str | None = None
    watch: list[str] = Field(default_factory=list)
    shrine: int | None = None
    aside: int = 0
    named: int = 0
    built: list[str] = Field(default_factory=list)
    completed: int | None = None

    @property
    def empty(self) -> list[int]:
        """The squares on which nothing lies."""
        return [square for square in SQUARES if not self.squares[square]]

    @property
    def full(self) -> bool:
        """Whether no square is empty."""
        return "" not in self.squares

    def where(self, card: str) -> list[int]:
        """The squares on which this building stands."""
        return [square for square in SQUARES if self.squares[square] == card]

    def cubes_on(self, square: int) -> list[str]:
        """The cubes that lie on the building of this square."""
        return self.on_top.get(NAMES[square], [])

    def lay_on(self, square: int, kind: str) -> None:
        """Lay a cube on the building of this square."""
        self.on_top.setdefault(NAMES[square], []).append(kind)

    def cubes_on_all(self, card: str) -> list[str]:
        """The cubes on all buildings of this card."""
        if not self.on_top:
            return []
        return [kind for square in self.where(card) for kind in self.cubes_on(square)]

    def buildings(self) -> list[str]:
        """What is built, square by square, the monument included."""
        return [item for item in self.squares if item and item not in KIND_SET]

    @property
    def cottages(self) -> int:
        """How many Cottages stand here."""
        return self.squares.count(COTTAGE)
