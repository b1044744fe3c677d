"""Step 13: everybody's craftsmen turn cubes and gold into points; five cubes may be kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from data.text import Text, Who
from engines.kernel import Answer, Option, Question, Step, Together, blocked, option
from engines.pillars.asking import NAMED, Asked
from engines.pillars.boundary import builds, gives_up, lane_closes, too_many, work_of
from engines.pillars.components import KINDS, board, craftsmen
from engines.pillars.crafts import (
    MIXER,
    Four,
    Used,
    Work,
    active,
    after,
    first,
    four,
    freely,
    in_vain,
    recipe,
    usable,
)
from engines.pillars.keeping import keepable, most_useful
from engines.pillars.plans import Plan, plan
from engines.pillars.proposal import brought, found_by, plan_value, read, said, used_text, written
from engines.pillars.telling import Args, Told, card_text, tell, tell_lost

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

BEST, MOST, PIECE, STOP = "best", "most", "piece", "stop"


class Cathedral(Step):
    """The end of the round: building, then the start player's piece of the cathedral is put in its place."""

    kind: Literal["cathedral"] = "cathedral"

    def run(self, game: PillarsGame) -> None:
        """Who has nothing to decide gets what comes for nothing; all others decide at the same time."""
        game.enter_step("cathedral")
        for seat in game.clockwise():
            if not usable(work_of(game, game.players[seat])):
                work_freely(game, seat, work_of(game, game.players[seat]))
        game.then(Building(), Piece())


class Building(Together):
    """Everybody builds for himself; nobody's choices touch another's."""

    kind: Literal["building"] = "building"

    def open(self, game: PillarsGame) -> Mapping[int, Sequence[Step]]:
        """Building where somebody has a choice, then the cubes that are kept."""
        lanes: dict[int, Sequence[Step]] = {}
        for seat, player in enumerate(game.players):
            work = work_of(game, player)
            if usable(work):
                lanes[seat] = (Build(seat=seat), Keep(seat=seat))
            elif builds(game, work):
                lanes[seat] = (Keep(seat=seat),)
        return lanes

    def close(self, game: PillarsGame) -> None:
        """Whoever has too many cubes of a single kind keeps five of them without being asked."""
        for seat in game.clockwise():
            work = work_of(game, game.players[seat])
            if too_many(game, work):
                give_up(game, seat, most_useful(work.craftsmen, work.cubes))


class Piece(Step):
    """One more piece of the cathedral stands."""

    kind: Literal["piece"] = "piece"

    def run(self, game: PillarsGame) -> None:
        """The start player puts it there."""
        game.pieces += 1
        told: Args = {"who": Who(game.start_player), "piece": Text(f"pillars-piece-{game.pieces}")}
        game.tell(Text("pillars-event-piece", told), marks=("cathedral",))


class Build(Asked):
    """The proposal, most points, one craftsman at a time, or no more."""

    kind: Literal["build"] = "build"
    used: dict[str, int] = Field(default_factory=dict)

    def work(self, game: PillarsGame) -> Work:
        """What is left to work with."""
        return replace(work_of(game, game.players[self.seat]), used=tuple(self.used.items()))

    def offer(self, game: PillarsGame, *, teach: bool) -> Question:
        """One press accepts the proposal; beside it stand most points, and every use of every craftsman."""
        work = self.work(game)
        closes = lane_closes(game, self.seat)
        options = [
            Option({"plan": plan_value(game, how, found, work)}, final=closes, keyed={"plan": how})
            for how, found in self.plans(game, work).items()
        ]
        for card, times in usable(work):
            for number in range(1, times + 1):
                final = closes and self._ends(game, work, (card, number))
                options.append(option(final, ("plan", PIECE), ("craftsman", card), ("times", str(number))))
        if teach:
            options += refused(work)
        options.append(option(closes and not gives_up(game, work), ("plan", STOP)))
        together = [("plan", "craftsman", "times")]
        return Question(self.seat, self._prompt(game, work), options, layout="list", together=together)

    @staticmethod
    def plans(game: PillarsGame, work: Work) -> dict[str, Plan]:
        """The proposal, which pays no gold before the last round, and most points where that is more."""
        most = plan(work, spend=True, last=game.last)
        best = most if game.last else plan(work, spend=False, last=False)
        return {BEST: best, MOST: most} if most.points > best.points else {BEST: best}

    def _ends(self, game: PillarsGame, work: Work, use: tuple[str, int]) -> bool:
        then = after(work, (*first(work, use), use))
        return not usable(then) and not gives_up(game, then)

    def _prompt(self, game: PillarsGame, work: Work) -> Text:
        best = self.plans(game, work)[BEST]
        kept = best.left if game.last else most_useful(work.craftsmen, best.left)
        back: Four = tuple(left - stays for left, stays in zip(best.left, kept, strict=True))  # type: ignore[assignment]
        told: Args = {
            "cubes": said(work.cubes),
            "gold": work.gold,
            "uses": used_text(best.uses),
            "brings": brought(best.points, best.gold - work.gold),
            "pays": max(work.gold - best.gold, 0),
            "kept": said(kept),
            "back": said(back),
            "then": "last" if game.last else "gives" if any(back) else "keeps",
        }
        rests = not best.points and best.gold == work.gold
        return Text("pillars-ask-build-rest" if rests else "pillars-ask-build", told)

    def take(self, game: PillarsGame, answer: Answer) -> None:
        """Cubes go back, points and gold come; after a single craftsman the question comes again."""
        work = self.work(game)
        parts = answer[0].parts
        how = found_by(parts["plan"])
        if how == STOP:
            work_freely(game, self.seat, work)
        elif how == PIECE:
            use = (parts["craftsman"], int(parts["times"]))
            uses = (*first(work, use), use)
            then = after(work, uses)
            settle(game, self.seat, uses, then.cubes, then.gold)
            if usable(then):
                game.then(Build(seat=self.seat, used=dict(then.used)))
            else:
                work_freely(game, self.seat, then)
        else:
            found = self.plans(game, work)[how]
            if found.uses:
                settle(game, self.seat, found.uses, found.left, found.gold)
            if not game.last:
                give_up(game, self.seat, most_useful(work.craftsmen, found.left))


class Keep(Asked):
    """Five cubes may be kept for the next round."""

    kind: Literal["keep"] = "keep"

    def moot(self, game: PillarsGame) -> bool:
        """Whether there are no more than five, or no two ways to keep five."""
        return not gives_up(game, work_of(game, game.players[self.seat]))

    def offer(self, game: PillarsGame, *, teach: bool) -> Question:  # noqa: ARG002  # nothing to teach
        """Every five of them, the most useful first."""
        closes, player = lane_closes(game, self.seat), game.players[self.seat]
        ways = keepable(tuple(player.craftsmen), four(player.cubes))
        options = [option(closes, ("keep", written(way))) for way in ways]
        return Question(self.seat, Text("pillars-ask-keep"), options, layout="list")

    def take(self, game: PillarsGame, answer: Answer) -> None:
        """The others go back for nothing."""
        give_up(game, self.seat, read(answer[0].parts["keep"]))


def work_freely(game: PillarsGame, seat: int, work: Work) -> None:
    """Whoever works for nothing does so at the latest now."""
    if uses := freely(work, lossless=False):
        then = after(work, uses)
        settle(game, seat, uses, then.cubes, then.gold)


def settle(game: PillarsGame, seat: int, uses: Used, left: Four, gold: int) -> None:
    """Used cubes go back to the supply, gold and points are moved."""
    player = game.players[seat]
    for kind, number in zip(KINDS, left, strict=True):
        game.give(seat, kind, number - player.cubes[kind])
    gained, player.gold = gold - player.gold, gold
    points = lost = 0
    for card, times in uses:
        points += player.score(source_of(card), times * recipe(card).points)
        lost += times * (recipe(card).gold - recipe(card).pays)
    told: Told = {"brings": brought(points, gained), "uses": used_text(uses)}
    if points:
        tell(game, seat, "built", "points", "cubes", "gold", pays=max(-gained, 0), **told)
    else:
        tell(game, seat, "earned", "cubes", "gold", count=len(uses), **told)
    tell_lost(game, {seat: lost - gained})


def give_up(game: PillarsGame, seat: int, kept: Four) -> None:
    """Cubes that are too many go back for nothing."""
    cubes = game.players[seat].cubes
    lost = {kind: cubes[kind] - number for kind, number in zip(KINDS, kept, strict=True)}
    for kind, number in lost.items():
        game.give(seat, kind, -number)
    if any(lost.values()):
        tell(game, seat, "gave-up", "cubes", cubes=said(four(lost)))


def source_of(card: str) -> str:
    """Under which heading the points of a craftsman are counted."""
    uses = craftsmen()[card].uses
    if not uses:
        return "architect"
    return next((kind for kind in ("metal", "gold") if kind in uses), next(iter(uses)))


def refused(work: Work) -> Iterator[Option]:
    """The craftsmen who cannot work now, and more uses than there may be of those who can, with the reason."""
    can = dict(usable(work))
    for card in work.craftsmen:
        if craftsmen()[card].free:
            continue
        if card in can:
            for times in range(can[card] + 1, NAMED + 1):
                parts = (("plan", PIECE), ("craftsman", card), ("times", str(times)))
                yield blocked(_why(work, card, times), *parts, quiet=True)
        else:
            yield blocked(_why(work, card, 1), ("plan", PIECE), ("craftsman", card))


def _why(work: Work, card: str, times: int) -> Text:
    """What keeps a craftsman from working so often."""
    if card not in active(work.craftsmen):
        return Text("pillars-why-mixer", {"mixer": card_text(MIXER)})
    how = recipe(card)
    if how.pays and work.gold < times * how.pays:
        return Text("pillars-why-smith", {"price": times * how.pays, "gold": work.gold})
    needed: Four = tuple(times * number for number in how.takes)  # type: ignore[assignment]
    if any(need > has for need, has in zip(needed, work.cubes, strict=True)):
        return Text(
            "pillars-why-cubes", {"card": card_text(card), "needed": said(needed), "cubes": said(work.cubes)}
        )
    if in_vain(after(work, freely(work, lossless=True)), card):
        return Text("pillars-why-purse", {"gold": board().limits.gold})
    return Text("pillars-why-capacity", {"card": card_text(card), "times": craftsmen()[card].capacity})
