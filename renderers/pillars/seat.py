"""A player's own picture: what is asked drawn large, and beside it what lies before the player."""

from __future__ import annotations

from PIL.Image import Image

from data.words import Words
from engines.kernel import Question
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.nameplate import AWAITED, lay_nameplate, player_name
from renderers.kit.palette import INK
from renderers.kit.tokens import banner, mallet_sprite
from renderers.pillars.asked.builder import lay_builder, lay_map, lay_redraw
from renderers.pillars.asked.cathedral import lay_build, lay_keep
from renderers.pillars.asked.draft import lay_discard, lay_draft
from renderers.pillars.asked.event import lay_bishop, lay_use
from renderers.pillars.asked.market import lay_market
from renderers.pillars.asked.parts import asks, values
from renderers.pillars.goods import coin
from renderers.pillars.panel import lay_panel
from renderers.pillars.sight import BUILDERS, PillarsView
from renderers.pillars.strip import phase_name
from renderers.pillars.table import table_top

SIZE = (1200, 800)
TOP = Rect(20, 18, 1160, 96)
STAGE = Rect(20, 130, 806, 654)
MAT = Rect(842, 130, 338, 652)


def draw_seat(view: PillarsView, question: Question | None, words: Words) -> Image:
    """The question on its stage; for somebody who only watches, the map and the first seat."""
    seat = view.viewer or 0
    image = table_top(SIZE).copy()
    name = TOP.left(330)
    awaited = seat in view.awaited and view.result is None
    leads = view.board.start_player == seat and view.result is None
    plate = Rect(name.x, name.y + 10, name.w - (34 if leads else 0), name.h - 20)
    lay_nameplate(image, seat, plate, words, badge=AWAITED if awaited else None)
    if leads:
        mallet_sprite(78).lay(image, name.right - 60, name.y + 4)
    _say(image, view, question, TOP.rest_right(name.w + 18), words)
    _stage(image, view, question, words)
    usable = () if question is None else values(question, "use")
    lay_panel(image, view, seat, MAT, words, named=False, lit=usable)
    return image


def _say(image: Image, view: PillarsView, question: Question | None, place: Rect, words: Words) -> None:
    """What is asked, and what a space costs now."""
    banner((place.w, place.h), 41).lay(image, place.x, place.y)
    room = place.inset(24, 9)
    if question is not None and (asks(question, "space") or asks(question, "draw")):
        size = room.h - 2
        price = view.board.track.marker if view.board.track.drawn is not None else 0
        coin(str(price), size).lay(image, room.x - 4, room.y + 1)
        room = room.rest_right(size + 12)
    write(
        image, _sentence(view, question, words), room, "heading", 28, ink=INK, least=13, lines=3, align="left"
    )


def _sentence(view: PillarsView, question: Question | None, words: Words) -> str:
    if asks(question, "plan"):
        return words("pillars-picture-build")
    if question is not None:
        return words.say(question.prompt)
    if view.result is None and view.awaited:
        return words("pillars-picture-waiting", players=[player_name(words, seat) for seat in view.awaited])
    return phase_name(view, words)


def _stage(image: Image, view: PillarsView, question: Question | None, words: Words) -> None:
    """The stage for what the question is about."""
    if question is None or asks(question, "order"):
        lay_map(image, view, STAGE, words)
    elif asks(question, "card"):
        lay_draft(image, view, question, STAGE, words)
    elif asks(question, "space"):
        lay_builder(image, view, question, STAGE, words)
    elif asks(question, "draw") and view.board.phase == BUILDERS:
        lay_redraw(image, view, STAGE, words)
    elif asks(question, "deal"):
        lay_market(image, view, question, STAGE, words)
    elif asks(question, "plan"):
        lay_build(image, question, STAGE, words)
    elif asks(question, "keep"):
        lay_keep(image, view, question, STAGE, words)
    elif asks(question, "take"):
        lay_bishop(image, view, question, STAGE, words)
    elif asks(question, "craftsman"):
        lay_discard(image, view, question, STAGE, words)
    elif asks(question, "use"):
        lay_use(image, view, question, STAGE, words)
    else:
        lay_map(image, view, STAGE, words)
