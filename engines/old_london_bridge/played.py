"""A revealed card: it stands for one turn of this round."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Played(BaseModel):
    """Whose card it is, its printed value, and what bonus tiles have added to it."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    card: int
    plus: int = 0

    @property
    def value(self) -> int:
        """What counts for the turn order."""
        return self.card + self.plus

    @property
    def written(self) -> str:
        """The card as it is named in commands: `3`, or `3+1` once it was raised."""
        return f"{self.card}+{self.plus}" if self.plus else str(self.card)
