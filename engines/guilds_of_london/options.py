"""What may be chosen when a table opens."""

from __future__ import annotations

from typing import Literal

from engines.kernel import Options


class GuildsOptions(Options):
    """The side of the plantation, and which of the two final ties of the rulebook is used."""

    plantation: Literal["random", "ulster", "virginia"] = "random"
    tie: Literal["cards", "biggest"] = "cards"
