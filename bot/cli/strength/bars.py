"""What computer players have to reach: who plays whom, what is measured, and how much of it there has to be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from engines.kernel.levels import Player

What = Literal[
    "wins",
    "points",
    "lead",
    "monument",
    "apart",
    "tiles",
    "cards",
    "no_vain_builder",
    "market",
    "castle",
    "start_player",
    "pawns",
    "trading_post",
    "theater",
]
"""The share of the victories in hundredths, the own points, or by how many points one is ahead of the others; or in how many
of a hundred matches a sign is to be seen that the title tells (in its `signs.py`): the own monument stands, or a rare building, no
two towns are the same, and of each blunder by which computers were once known that it was not made."""
NUMBERS: tuple[What, ...] = ("points", "lead")
SIGNS: tuple[What, ...] = tuple(what for what in get_args(What) if what not in ("wins", *NUMBERS))
SHARES: tuple[What, ...] = ("wins", *SIGNS)

UNSURE: dict[What, float] = {"points": 1.0, "lead": 1.5, **dict.fromkeys(SHARES, 4.0)}
"""So near to the bar it is all the same on which side a value lies."""


@dataclass(frozen=True)
class Bar:
    """The first of the players is measured; the last takes the seats that are left."""

    title: str
    seats: int
    players: tuple[Player, ...]
    what: What
    least: float
    options: tuple[str, ...] = ()

    @property
    def match(self) -> tuple[str, int, tuple[Player, ...], tuple[str, ...]]:
        """What is played; bars that agree in it are measured in the same matches."""
        return self.title, self.seats, self.players, self.options

    @property
    def name(self) -> str:
        """How it is called in the report; the same name is the same bar."""
        first, *others = self.players
        against = f"-{'-'.join(others)}" if others else ""
        return "-".join((f"{self.title}-{self.seats}-{first}{against}", *self.options, self.what))


TWO = {"old_london_bridge": 95, "pillars": 90, "guilds_of_london": 80, "tiny_towns": 75}
FOUR = {"old_london_bridge": 75, "pillars": 58, "guilds_of_london": 48, "tiny_towns": 50}
MIXED: tuple[Player, ...] = ("strong", "normal", "yardstick", "erring")


END_SCORED = {
    "chapel": ("most_chapels", "lead", "coins_again"),
    "gate": ("most_gates", "gate_spaces", "unused_tiles"),
    "inn": ("most_inns", "cards_in_hand", "card_sets"),
    "bridge": ("longest_series", "low_numbers", "six_kinds"),
}
"""The scoring tiles of Old London Bridge's module for experts that pay at the end, by their fields."""


def blunders() -> Iterator[Bar]:
    """That *normal* makes none of the blunders by which it was once known: the yardstick makes all of them still."""
    against: tuple[Player, ...] = ("normal", "yardstick")
    # Blind players are ahead by scoring tiles in 50 of 100 matches. With four tiles drawn at random somebody who sees them is
    # ahead in 80; with one alone the least is left to chance where both come far on the chapel track anyway.
    yield Bar("old_london_bridge", 2, against, "tiles", 70, ("expert=on",))
    for field, tiles in END_SCORED.items():
        for tile in tiles:
            yield Bar("old_london_bridge", 2, against, "tiles", 54, (f"{field}={tile}",))
    # Once in a while it pays to bid all one has; the yardstick has cards left in a quarter of its matches.
    yield Bar("old_london_bridge", 4, against, "cards", 90)
    # Where nothing else is free and it costs nothing, one may be put down in vain; the yardstick does it in nine of ten matches.
    yield Bar("pillars", 4, against, "no_vain_builder", 95)
    # With two players there are mostly better places: whoever starts in two of three matches loses two points a match by it.
    # Whoever overlooks these places goes there in none.
    yield Bar("pillars", 2, against, "market", 40)
    yield Bar("pillars", 2, against, "castle", 10)
    yield Bar("pillars", 2, against, "start_player", 10)
    # Late in a match all may be out; the yardstick has nobody to send in five of its sixteen turns, and in two at most in 12 of 100 matches.
    yield Bar("guilds_of_london", 2, against, "pawns", 85)


def bars() -> Iterator[Bar]:
    """All of them."""
    for title, least in TWO.items():
        yield Bar(title, 2, ("strong", "yardstick"), "wins", least)
        yield Bar(title, 2, ("strong", "erring"), "wins", least)
    for title, least in FOUR.items():
        yield Bar(title, 4, ("strong", "yardstick"), "wins", least)
        yield Bar(title, 4, MIXED, "wins", least)
    yield Bar("old_london_bridge", 2, ("strong", "yardstick"), "lead", 18, ("expert=on",))
    yield Bar("pillars", 4, ("strong",), "points", 43)
    yield Bar("tiny_towns", 1, ("strong",), "points", 25)
    yield Bar("tiny_towns", 4, ("strong", "yardstick"), "points", 26)
    yield Bar("tiny_towns", 4, ("strong", "yardstick"), "lead", 5)
    yield Bar("tiny_towns", 2, ("strong", "yardstick"), "monument", 65)
    # Whoever is helped to build these two has more points for it, or not fewer; of the other rare buildings nobody has.
    yield Bar("tiny_towns", 2, ("strong", "yardstick"), "trading_post", 50, ("black=trading_post",))
    yield Bar("tiny_towns", 2, ("strong", "yardstick"), "theater", 25, ("yellow=theater",))
    yield Bar("tiny_towns", 4, ("normal",), "apart", 98)
    yield Bar("tiny_towns", 4, ("strong", "easy", "normal"), "apart", 98)
    for title in TWO:
        yield Bar(title, 2, ("normal", "yardstick"), "wins", 58)
        yield Bar(title, 4, ("normal", "yardstick"), "wins", 28)
        yield Bar(title, 2, ("normal", "easy"), "wins", 75)
        yield Bar(title, 2, ("easy", "random"), "wins", 95)
    yield from blunders()
