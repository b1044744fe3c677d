"""Phase 3a, choosing a building: the pawn goes on an outer space with income, or on the centre for money."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Literal

from data.text import Text, Who
from engines.kernel import Answer, Ask, Option, Question, blocked
from engines.old_london_bridge.asking import NO_TILE, NOWHERE
from engines.old_london_bridge.bonus_tiles import taught, why_not_owned
from engines.old_london_bridge.boundary import ends_round, last_turn
from engines.old_london_bridge.bridges import appends
from engines.old_london_bridge.building import build, ends_with
from engines.old_london_bridge.components import CENTRE, KINDS, board_data
from engines.old_london_bridge.rondel import incomes
from engines.old_london_bridge.telling import card_text, kind_text, tell, tile_text

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame

NO_PLACE = (NOWHERE, NOWHERE, "")
SHARE, FREE, USE_X = "share_space", "free_centre", "use_x"
FOR_SPACES = (SHARE, FREE, USE_X)
JOIN = "+"
Place = tuple[str, str, str]


def _going(place: Place, why_not: Text | None = None, *, tiles: bool, final: bool = False) -> Option:
    """Going to a space for the building of a stack; the tile comes last, and is asked for only where there is one.

    In journals: `gate`, `centre:gate`, `gate:share_space`, `centre:gate:share_space+free_centre`.
    """
    space, stack, use = place
    parts = {"space": space, "stack": stack, **({"with": use or NO_TILE} if tiles else {})}
    keyed = {"stack": stack if space == CENTRE else "", "with": use}
    return Option(parts, final=final, blocked=why_not, keyed=keyed)


@cache
def _open(place: Place, *, tiles: bool, final: bool) -> Option:
    """The same that may be chosen, made once."""
    return _going(place, tiles=tiles, final=final)


def tiles_of(option: Option) -> list[str]:
    """The tiles that are used for going there."""
    use = option.parts.get("with", NO_TILE)
    return [] if use == NO_TILE else use.split(JOIN)


class ChooseSpace(Ask):
    """Put the pawn on a free space of the rondel; its stack gives the building."""

    kind: Literal["space"] = "space"

    def ask(self, game: BridgeGame, *, teach: bool = False) -> Question:
        """The spaces without a tile, then with tiles; nowhere, if no space is left."""
        architect = game.architects[self.seat]
        plain = list(self._plain(game))
        tiled = list(self._tiled(game)) if any(tile in architect.tiles for tile in FOR_SPACES) else []
        tiles = bool(tiled)
        options = [
            _open(place, tiles=tiles, final=self._final(game, place))
            for place in (*(plain or (NO_PLACE,)), *tiled)
        ]
        if teach:
            used = {tile for _, _, use in tiled for tile in use.split(JOIN)}
            options += self._useless(game, used)
            options += self._closed(game, plain, tiled)
            options += (one for one in taught(game, self.seat, self.kind) if one.parts["use"] not in used)
        card = card_text(game.turns[game.turn].card)
        prompt = Text("bridge-ask-space", {"card": card, "money": architect.money})
        told = Text("bridge-told-space", {"card": card})
        return Question(self.seat, prompt, options, told=told, together=[("space", "stack", "with")])

    def _final(self, game: BridgeGame, place: Place) -> bool:
        """Whether another building comes to light on the stack, or the round ends without a further question."""
        _, stack, _ = place
        if stack == NOWHERE:
            return ends_round(game, self.seat)
        if len(game.stacks[stack]) > 1:
            return True
        return last_turn(game) and ends_with(game, self.seat, game.stacks[stack][-1])

    def _plain(self, game: BridgeGame) -> Iterator[Place]:
        """Free outer spaces with an income and a building, and the free centre for whoever can pay for it."""
        taken = [architect.pawn for architect in game.architects]
        for space, income in incomes(game.rotation).items():
            if income and space not in taken and game.stacks[space]:
                yield space, space, ""
        if CENTRE not in taken and game.architects[self.seat].money >= board_data().centre.price:
            for stack in game.open_stacks():
                yield CENTRE, stack, ""

    def _tiled(self, game: BridgeGame) -> Iterator[Place]:
        """What the tiles of this seat open: a shared space, the X, the centre for nothing, and their sums."""
        own = game.architects[self.seat].tiles
        for space, income in incomes(game.rotation).items():
            use = self._needed(game, space, x=not income)
            if use and game.stacks[space] and all(tile in own for tile in use):
                yield space, space, JOIN.join(use)
        use = self._needed(game, CENTRE, x=False)
        if use is None or any(tile not in own for tile in use):
            return
        if use and game.architects[self.seat].money >= board_data().centre.price:
            yield from ((CENTRE, stack, SHARE) for stack in game.open_stacks())
        if FREE in own:
            yield from ((CENTRE, stack, JOIN.join((*use, FREE))) for stack in game.open_stacks())

    def _needed(self, game: BridgeGame, space: str, *, x: bool) -> tuple[str, ...] | None:
        """The tiles without which this space is closed; None if no tile opens it."""
        there = game.pawns_on(space)
        if self.seat in there or len(there) > 1:
            return None
        return (*((SHARE,) if there else ()), *((USE_X,) if x else ()))

    def _closed(self, game: BridgeGame, plain: list[Place], tiled: list[Place]) -> Iterator[Option]:
        """All that cannot be chosen without a tile, each with its reason."""
        opened = {space for space, _, _ in (*plain, *tiled)}
        outer = [(stack, stack, "") for stack in incomes(game.rotation)]
        for place in (*outer, *((CENTRE, stack, "") for stack in KINDS)):
            if place not in plain:
                space, stack, _ = place
                why = self._why_closed(game, space, stack, opened=space in opened)
                yield _going(place, why, tiles=bool(tiled))

    def _useless(self, game: BridgeGame, used: set[str]) -> Iterator[Option]:
        """For who names them: tiles that open no space, and tiles that are used with their space, not before it."""
        for tile in FOR_SPACES:
            name = {"tile": tile_text(tile)}
            if tile in used:
                why = Text("bridge-why-name-space", name)
                yield blocked(why, ("use", tile), quiet=True, extra=True)
            else:
                why = why_not_owned(game, self.seat, tile) or Text("bridge-why-no-use", name)
                yield Option(
                    {"with": tile}, extra=True, blocked=why, quiet=True, keyed={"with": f"with:{tile}"}
                )

    def _why_closed(self, game: BridgeGame, space: str, stack: str, *, opened: bool) -> Text:
        """A stack that has run out is no reason where the centre is closed as a whole."""
        there = game.pawns_on(space)
        if not game.stacks[stack] and (opened or space != CENTRE):
            return Text("bridge-why-empty", {"stack": kind_text(stack)})
        if space != CENTRE and not incomes(game.rotation)[space]:
            return Text("bridge-why-x", {"stack": kind_text(stack)})
        if self.seat in there:
            return Text("bridge-why-move-on")
        if there:
            return Text("bridge-why-occupied", {"who": Who(there[0])})
        price, money = board_data().centre.price, game.architects[self.seat].money
        return Text("bridge-why-money", {"price": price, "money": money})

    def take(self, game: BridgeGame, answer: Answer) -> None:
        """Put the card away, move the pawn, take or pay money, and build the top building of the stack."""
        space, stack = answer[0].parts["space"], answer[0].parts["stack"]
        tiles = tiles_of(answer[0])
        architect = game.architects[self.seat]
        if not game.keeps:
            architect.put_away(game.turns[game.turn].card, game.supply)
        if space == NOWHERE:
            tell(game, self.seat, "nowhere")
            return
        for tile in tiles:
            game.use_tile(self.seat, tile)
            tell(game, self.seat, "uses", f"tile:{self.seat}:{tile}", tile=tile_text(tile))
        architect.pawn = space
        marks = (f"pawn:{self.seat}", f"stack:{stack}")
        money = 0 if space == CENTRE else incomes(game.rotation)[space]
        if space == CENTRE and FREE not in tiles:
            money = -board_data().centre.price
        architect.money += money
        what = "centre" if space == CENTRE else "space" if money else "x"
        tell(game, self.seat, what, *marks, stack=kind_text(stack), money=abs(money))
        place = game.stacks[stack].pop()
        if game.stacks[stack]:
            game.reveal()
        else:
            game.tell(
                Text("bridge-event-stack-empty", {"stack": kind_text(stack)}), marks=(f"stack:{stack}",)
            )
        build(game, self.seat, place)

    def default(self, game: BridgeGame, question: Question) -> Answer:
        """Without a tile: where nothing has to be replaced, and the income is highest."""
        slots, income = game.architects[self.seat].slots, incomes(game.rotation)

        def safe(place: Place) -> tuple[bool, int]:
            space, stack, _ = place
            pays = -board_data().centre.price if space == CENTRE else income[space]
            return appends(slots, game.stacks[stack][-1]), pays

        space, stack, _ = max(self._plain(game), key=safe, default=NO_PLACE)
        return question.answer(("space", space), ("stack", stack))
