"""The acting player's view: the city with the open question, the own hand, supply, and the plantation."""

from __future__ import annotations

from PIL.Image import Image

from data.text import Text
from data.words import Words
from engines.kernel import Question
from renderers.guilds_of_london.asked import asked, lay_asked, lay_frame, resolving
from renderers.guilds_of_london.cards import action_card
from renderers.guilds_of_london.city import grid_of, lay_city, places_of
from renderers.guilds_of_london.ground import map_on_table
from renderers.guilds_of_london.mayoral import mayoral_strip
from renderers.guilds_of_london.overseas import lay_plantation
from renderers.guilds_of_london.panel import PanelState, lay_panel
from renderers.guilds_of_london.scoreboard import phase
from renderers.guilds_of_london.sight import GuildsView
from renderers.guilds_of_london.table import PLANTATION
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import INK
from renderers.kit.tokens import banner

SIZE = (1080, 944)
EDGE = 14
TOP = Rect(EDGE, EDGE, SIZE[0] - 2 * EDGE, 92)
FOOT = Rect(EDGE, SIZE[1] - EDGE - 150, SIZE[0] - 2 * EDGE, 150)
CITY = Rect(EDGE, TOP.bottom + 12, TOP.w, FOOT.y - TOP.bottom - 24)
PANEL = 376
OVERSEAS = 244
CARD = (131, 150)
NARROW = 80
STRIP = 176
GAP = 8
MARGIN = 16


def bare() -> Image:
    """The table with the map of the city, and nothing else."""
    return map_on_table(SIZE, CITY, 0.3)


def draw_seat(view: GuildsView, question: Question | None, words: Words) -> Image:
    """The viewer's own part; for somebody who only watches, that of the first seat."""
    seat = view.viewer or 0
    board, marks = view.board, view.marks
    image = bare().copy()
    over = view.result is not None
    state = PanelState(
        awaited=seat in view.awaited and not over,
        order=board.order.index(seat) + 1,
        marks=marks,
        ended=view.result.seats[seat] if view.result else None,
    )
    lay_panel(image, board.players[seat], seat, TOP.left(PANEL), words, state=state)
    _say(image, view, question, TOP.rest_right(PANEL + 12), words)
    grid = grid_of(board, CITY.inset(MARGIN))
    resolved = None if board.resolving is None else board.resolving.place
    lay_city(image, board, grid, words, marks=marks, lit=() if resolved is None else (resolved,))
    about = resolving(asked(question), resolved if question else None)
    lay_asked(image, places_of(board, grid), about, seat)
    place = FOOT.rest_right(FOOT.w - OVERSEAS)
    lay_plantation(image, board.plantation, place, words, lit=resolved == PLANTATION, marks=marks)
    if PLANTATION in about.goals:
        lay_frame(image, place)
    _hand(image, view, FOOT.left(FOOT.w - OVERSEAS - 14), words)
    return image


def _say(image: Image, view: GuildsView, question: Question | None, place: Rect, words: Words) -> None:
    banner((place.w, place.h), 41).lay(image, place.x, place.y)
    said = words.say(_asked(question)) if question else phase(view.board, words)
    write(image, said, place.inset(26, 10), "heading", 32, ink=INK, least=15, lines=3, align="left")


def _asked(question: Question) -> Text:
    """What is asked; how a vote stands is seen on the tile, and said beside the picture."""
    if question.step == "negotiate":
        return Text("guilds-picture-negotiate", question.prompt.args)
    return question.prompt


def _hand(image: Image, view: GuildsView, place: Rect, words: Words) -> None:
    """The cards of the hand, narrower where there are many, and the mayoral cards where there is room for them."""
    hand = view.hand
    if hand is None:
        return
    cards = hand.cards
    if not cards:
        _mayoral(image, hand.mayoral, place, words)
        return
    wide = max(NARROW, min(CARD[0], (place.w + GAP) // len(cards) - GAP))
    high = CARD[1]
    step = min(wide + GAP, (place.w - wide) // max(1, len(cards) - 1))
    for index, name in enumerate(cards):
        action_card(name, words, (wide, high)).lay(image, place.x + index * step, place.y)
    left = place.x + step * (len(cards) - 1) + wide + GAP
    _mayoral(image, hand.mayoral, Rect(left, place.y, place.right - left, place.h), words)


def _mayoral(image: Image, kept: tuple[str, ...], place: Rect, words: Words) -> None:
    """All of the mayoral cards, in two rows or three; none where they could not be read."""
    rows = 2 if len(kept) <= 2 * (place.w // STRIP) else 3
    columns = -(-len(kept) // rows)
    if not columns or (place.w + GAP) // columns - GAP < STRIP:
        return
    wide, high = min(300, (place.w + GAP) // columns - GAP), (place.h + GAP) // rows - GAP
    for index, name in enumerate(kept):
        column, row = divmod(index, rows)
        spot = (place.x + column * (wide + GAP), place.y + row * (high + GAP))
        mayoral_strip(name, words, (wide, high)).lay(image, *spot)
