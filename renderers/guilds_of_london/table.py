"""The living picture: the whole table as anybody may see it."""

from __future__ import annotations

from PIL.Image import Image

from data.words import Words
from renderers.guilds_of_london.city import grid_of, lay_city
from renderers.guilds_of_london.ground import map_on_table
from renderers.guilds_of_london.overseas import lay_plantation
from renderers.guilds_of_london.panel import PanelState, lay_panel
from renderers.guilds_of_london.piles import lay_piles
from renderers.guilds_of_london.plan import MAP, SIZE, plan
from renderers.guilds_of_london.scoreboard import lay_scoreboard
from renderers.guilds_of_london.sight import GuildsView

PLANTATION = "plantation"
MARGIN = 24


def bare() -> Image:
    """The table without anything on it but the map."""
    return map_on_table(SIZE, MAP)


def draw_table(view: GuildsView, words: Words) -> Image:
    """City, players, score board, plantation and piles."""
    board, marks = view.board, view.marks
    image = bare().copy()
    places = plan(view.seats)
    over = view.result is not None
    resolving = () if board.resolving is None else (board.resolving.place,)
    lay_city(image, board, grid_of(board, MAP.inset(MARGIN)), words, marks=marks, lit=resolving)
    for seat, (player, place) in enumerate(zip(board.players, places.panels, strict=True)):
        state = PanelState(
            awaited=seat in view.awaited and not over,
            order=board.order.index(seat) + 1,
            marks=marks,
            ended=view.result.seats[seat] if view.result else None,
        )
        lay_panel(image, player, seat, place, words, state=state)
    lay_scoreboard(image, board, places.score, words, marks)
    lit = PLANTATION in resolving
    lay_plantation(image, board.plantation, places.plantation, words, lit=lit, marks=marks)
    lay_piles(image, board, places.piles, words, marks)
    return image
