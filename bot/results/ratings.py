"""How strong a player is: Plackett and Luce's model, and the number that people are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

MEAN = 25.0
SPREAD = 25.0 / 3
AVERAGE = 1500
# With this many points to a unit of skill, 200 points more mean three wins of four, as chess players are used to.
POINTS = 40
SETTLED_AFTER = 5


@dataclass(frozen=True, slots=True)
class Skill:
    """What is known of a player: the skill, and how far it may be off."""

    mu: float = MEAN
    sigma: float = SPREAD

    @property
    def number(self) -> int:
        """The rating as people see it: 1,500 is where everybody begins."""
        return max(1, round(AVERAGE + POINTS * (self.mu - MEAN)))


@dataclass(frozen=True, slots=True)
class Rated:
    """A player after a match: the skill as it is now, and how likely the victory was before."""

    skill: Skill
    expected: float


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=SPREAD)


def rate(players: Sequence[tuple[Skill, int]]) -> list[Rated]:
    """The players after a match, each given with skill and place; equal places are ties.

    The model adds floating numbers in the order of the players, so they are brought into one order first, and those
    of the same skill in the same place get one outcome: whoever sits where, it is the same to the last digit.
    """
    model = _model()
    order = sorted(range(len(players)), key=lambda i: _rank(players[i]))
    teams = [[model.create_rating([players[i][0].mu, players[i][0].sigma])] for i in order]
    places = [float(players[i][1]) for i in order]
    chances = model.predict_win(teams)
    found: dict[tuple[int, float, float], Rated] = {}
    for i, (after,), chance in zip(order, model.rate(teams, ranks=places), chances, strict=True):
        found.setdefault(_rank(players[i]), Rated(Skill(float(after.mu), float(after.sigma)), float(chance)))
    return [found[_rank(player)] for player in players]


def _rank(player: tuple[Skill, int]) -> tuple[int, float, float]:
    skill, place = player
    return place, skill.mu, skill.sigma
