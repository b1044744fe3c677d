"""Bonus tiles: taking them at the gate, and using them beside whatever is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Answer, Ask, Option, Question, blocked
from engines.old_london_bridge.asking import extra
from engines.old_london_bridge.boundary import ends_round, movers
from engines.old_london_bridge.components import LADY, PETER, PILES, tiles_data
from engines.old_london_bridge.telling import card_text, tell, tile_text
from engines.old_london_bridge.tracks import (
    bonus_between,
    chapel_after,
    gate_after,
    move_on_chapel_track,
    move_on_gate_track,
)

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame

STEPS_OF_A_TILE = 2
OWN_TURN = ("space", "replace", "inn", "tile", "finish")


class TakeTile(Ask):
    """The gate: for each bonus space reached or passed, take one of the open tiles; the next one is turned up at once."""

    kind: Literal["tile"] = "tile"
    left: int

    def moot(self, game: BridgeGame) -> bool:
        """Nothing to take when all piles are empty."""
        return not game.tiles_left

    def ask(self, game: BridgeGame, *, teach: bool = False) -> Question:
        """The top tile of each pile."""
        options = [
            _pile(name, pile[-1], final=self._final(game, pile))
            for name, pile in zip(PILES, game.piles, strict=True)
            if pile
        ]
        if teach:
            options += taught(game, self.seat, self.kind)
        return Question(self.seat, Text("bridge-ask-tile", {"left": self.left}), options)

    def _final(self, game: BridgeGame, pile: Sequence[str]) -> bool:
        after = game.tiles_left - 1
        more = self.left > 1 and after > 0
        return len(pile) > 1 or (not more and ends_round(game, self.seat, tiles_left=after))

    def take(self, game: BridgeGame, answer: Answer) -> None:
        """It can be used from the next round on."""
        name = answer[0].parts["pile"]
        pile = game.piles[PILES.index(name)]
        taken = pile.pop()
        game.architects[self.seat].fresh.append(taken)
        marks = (f"pile:{name}", f"tile:{self.seat}:{taken}")
        tell(game, self.seat, "tile", *marks, tile=tile_text(taken))
        if pile:
            game.reveal()
        if self.left > 1:
            game.then(TakeTile(seat=self.seat, left=self.left - 1))


@cache
def _pile(name: str, tile: str, *, final: bool) -> Option:
    """Taking a tile is known by its pile: which tile that is may have changed meanwhile."""
    return Option({"tile": tile, "pile": name}, final=final, keyed={"tile": ""})


def extras(game: BridgeGame, seat: int, step: str) -> Iterator[Option]:
    """The tiles that may be used beside this question."""
    architect = game.architects[seat]
    if not architect.tiles:
        return
    if step == "bid":
        if "take_lady" in architect.tiles and game.supply[LADY]:
            yield extra("take_lady")
        return
    if step not in OWN_TURN:
        return
    if step == "space" and "keep_card" in architect.tiles and why_not_kept(game) is None:
        yield extra("keep_card")
    for kind in movers(game, seat):
        yield extra(kind, final=step == "finish" and _last_word(game, seat, kind))


def _last_word(game: BridgeGame, seat: int, kind: str) -> bool:
    """Whether nothing is asked any more in this round after a tile that is used at the end of the turn."""
    architect = game.architects[seat]
    if kind == "chapel_2":
        return ends_round(game, seat, chapel=chapel_after(architect.chapel, STEPS_OF_A_TILE), used=kind)
    reached = gate_after(architect.gate, STEPS_OF_A_TILE)
    if bonus_between(architect.gate, reached) and game.tiles_left:
        return False
    return ends_round(game, seat, gate=reached, used=kind)


def why_not_kept(game: BridgeGame) -> Text | None:
    """Why the card of this turn cannot be kept by a tile."""
    if game.turns[game.turn].card == PETER:
        return Text("bridge-why-peter")
    return Text("bridge-why-kept") if game.keeps else None


def use_extra(game: BridgeGame, seat: int, kind: str) -> None:
    """Carry out a tile that is used beside a question."""
    game.use_tile(seat, kind)
    tell(game, seat, "uses", f"tile:{seat}:{kind}", tile=tile_text(kind))
    if kind == "take_lady":
        game.supply[LADY] -= 1
        game.architects[seat].hand[LADY] += 1
        tell(game, seat, "lady", f"supply:{LADY}", card=card_text(LADY))
    elif kind == "keep_card":
        game.keeps = True
    elif kind == "chapel_2":
        move_on_chapel_track(game, seat, STEPS_OF_A_TILE)
    else:
        earn_tiles(game, seat, move_on_gate_track(game, seat, STEPS_OF_A_TILE))


def earn_tiles(game: BridgeGame, seat: int, count: int) -> None:
    """Take as many tiles as bonus spaces were reached or passed."""
    if count:
        game.then(TakeTile(seat=seat, left=count))


def taught(game: BridgeGame, seat: int, step: str) -> Iterator[Option]:
    """The tiles that cannot be used beside this question, each with its reason; quietly those of others too."""
    architect = game.architects[seat]
    own = (*architect.tiles, *architect.fresh)
    usable = {one.parts["use"] for one in extras(game, seat, step)}
    for kind in tiles_data().tiles.kinds:
        if kind not in usable and (why := _why_not(game, seat, kind, step)):
            yield blocked(why, ("use", kind), extra=True, quiet=kind not in own)


def why_not_owned(game: BridgeGame, seat: int, kind: str) -> Text | None:
    """Why a tile is not there to be used: it was earned this round, or the seat has none of its kind."""
    architect = game.architects[seat]
    if kind in architect.tiles:
        return None
    return Text(f"bridge-why-{'fresh' if kind in architect.fresh else 'no-tile'}", {"tile": tile_text(kind)})


def _why_not(game: BridgeGame, seat: int, kind: str, step: str) -> Text | None:
    """Why a tile cannot be used beside this question; nothing is said of tiles that the question itself offers."""
    if why := why_not_owned(game, seat, kind):
        return why
    if kind == "take_lady":
        no_lady = step == "bid" and not game.supply[LADY]
        return Text("bridge-why-no-lady" if no_lady else "bridge-why-before-cards", {"tile": tile_text(kind)})
    if kind == "card_plus1":
        return None if step == "plus" else Text("bridge-why-after-reveal", {"tile": tile_text(kind)})
    if step not in OWN_TURN:
        return Text("bridge-why-own-turn", {"tile": tile_text(kind)})
    if kind in ("chapel_2", "gate_2"):
        return Text("bridge-why-track-end", {"track": Text(f"bridge-track-{kind.partition('_')[0]}")})
    if step != "space":
        return Text("bridge-why-with-space", {"tile": tile_text(kind)})
    return why_not_kept(game) if kind == "keep_card" else Text("bridge-why-no-use", {"tile": tile_text(kind)})
