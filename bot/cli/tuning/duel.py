"""One match of weights against a rival, on the state alone."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from statistics import fmean

from bot.cli.playing import LONGEST
from engines.kernel import Options, Weights
from engines.kernel.catalogue import AnyTitle
from engines.kernel.imagined import Imagined
from engines.kernel.levels import Player, idea
from engines.kernel.luck import luck_of
from engines.kernel.weights import instead


@dataclass(frozen=True)
class Rival:
    """A player that does not think ahead, with weights of its own if it has some."""

    level: Player
    weights: Weights | None = None


@dataclass(frozen=True)
class Tables:
    """At what tables weights are tried."""

    title: AnyTitle
    seats: int
    options: Options

    def weights(self, numbers: dict[str, float]) -> Weights:
        """Numbers by name as weights of the title."""
        return self.title.weights.model_validate({"seats": self.seats, **numbers})

    def difference(self, own: Rival, rival: Rival, place: int, deal: str) -> float:
        """How many points the one at this place has more than the others on average, who are all the rival."""
        seed = hashlib.sha256(deal.encode()).hexdigest()
        match = Imagined.begun(self.title, self.seats, self.options, seed)
        for number in range(LONGEST):
            if match.over:
                break
            seat = match.next()
            player = own if seat == place else rival
            question, luck = match.asked_of(seat), luck_of(deal, number)
            with instead(self.title.id, player.weights):
                answer = match.forced(seat) or idea(self.title, match.game, question, luck, player.level)
            match.carry_out(seat, answer)
        scores = match.scores()
        return scores[place] - fmean(score for seat, score in enumerate(scores) if seat != place)
