"""A player's own bridge, large, with the open question drawn onto rondel, bridge and hand."""

from __future__ import annotations

from PIL import Image as Images
from PIL.Image import Image

from data.words import Words
from engines.kernel import Question
from engines.old_london_bridge.view import ArchitectView
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.light import frame
from renderers.kit.nameplate import AWAITED, Badge, lay_nameplate, player_name
from renderers.kit.palette import CREAM, INK, SHADOW
from renderers.kit.prizes import medal
from renderers.kit.stowed import stowed
from renderers.kit.tokens import banner
from renderers.old_london_bridge.asked import targets
from renderers.old_london_bridge.bridge import coats_of, lay_houses, lay_works
from renderers.old_london_bridge.buildings import building, house
from renderers.old_london_bridge.ground import lay_board, river
from renderers.old_london_bridge.heraldry import lay_counted
from renderers.old_london_bridge.holding import lay_holding
from renderers.old_london_bridge.houses import TALL
from renderers.old_london_bridge.market import LOOKING_ROUND, lay_legend, lay_market
from renderers.old_london_bridge.palette import FAINT
from renderers.old_london_bridge.pieces import lay_markers, marker_height
from renderers.old_london_bridge.plan import BridgePlace
from renderers.old_london_bridge.sight import BridgeView, Sight, of_seat

SIZE = (1200, 920)
BOARD = Rect(0, 0, SIZE[0], 596)
MAP = Rect(14, 14, SIZE[0] - 28, BOARD.h - 40)
PLATE = Rect(28, 26, 392, 82)
SAYING = Rect(436, 24, SIZE[0] - 436 - 28, 86)
MARKET = Rect(28, 122, 500, 444)
HOLDING = Rect(548, 122, SIZE[0] - 548 - 28, 444)
COATS = Rect(34, 608, 392, 48)
LEGEND = Rect(436, 614, 506, 38)
SLOT = 94
MARKER, TIES = 46, 88
BRIDGE = BridgePlace((SIZE[0] - SLOT * 12) // 2, 832, SLOT)
RIVER = Rect(0, BOARD.h, SIZE[0], SIZE[1] - BOARD.h)


@stowed
def _empty() -> Image:
    image = Images.new("RGB", SIZE)
    image.paste(river((RIVER.w, RIVER.h)), (RIVER.x, RIVER.y))
    lay_board(image, BOARD, MAP, MARKET.middle)
    lay_works(image, BRIDGE)
    return image


def draw_seat(view: BridgeView, question: Question | None, words: Words) -> Image:
    """The viewer's bridge; for somebody who only watches, that of the first seat."""
    seat = view.viewer or 0
    sight = of_seat(view, question, words)
    image = _empty().copy()
    badge = AWAITED if seat in view.awaited and not sight.over else None
    if view.result is not None:
        placing = view.result.seats[seat].placing
        badge = Badge(medal(placing), None, str(placing))
    lay_nameplate(image, seat, PLATE, words, badge=badge)
    _say(image, sight, sentence(view, question, words))
    lay_market(image, sight, seat, MARKET)
    lay_holding(image, sight, seat, HOLDING)
    _standing(image, view.board.architects[seat])
    if sight.asked.step in LOOKING_ROUND:
        lay_legend(image, LEGEND, words)
    lay_houses(image, sight, seat, BRIDGE)
    for index in targets(view.board.architects[seat], sight.asked.buildings):
        plot = BRIDGE.plot(index)
        frame((plot.w, plot.h), 8, 7).lay(image, plot.x, plot.y)
    return image


def _say(image: Image, sight: Sight, said: str) -> None:
    """What is asked, with the building that it is about."""
    banner((SAYING.w, SAYING.h), 41).lay(image, SAYING.x, SAYING.y)
    room = SAYING.inset(20, 7)
    placing = sight.board.placing
    if placing is not None and sight.asked.step == "replace":
        size = round((SAYING.h - 10) / TALL)
        building(placing, size).lay(image, room.x, SAYING.y + 5)
        room = room.rest_right(size + 16)
    if sight.asked.step == "bid":
        room = room.left(room.w - _ahead(image, sight, room))
    write(image, said, room, "heading", 30, ink=INK, least=14, lines=3, align="left")


def _ahead(image: Image, sight: Sight, room: Rect) -> int:
    """At the right, who comes first where cards are equal; how wide that is."""
    order = sight.board.chapel_order
    wide = len(order) * (MARKER + 8)
    label = Rect(room.right - wide - TIES - 8, room.y, TIES, room.h)
    write(image, sight.words("bridge-picture-ties"), label, "label", 28, ink=FAINT, least=12, lines=2)
    for place, seat in enumerate(order):
        x = room.right - wide + 8 + place * (MARKER + 8)
        lay_markers(image, (seat,), x, room.middle[1] + marker_height(MARKER, 1) // 2, MARKER)
    return wide + TIES + 20


def sentence(view: BridgeView, question: Question | None, words: Words) -> str:
    """What is asked; else whom the table waits for, or how it ended."""
    if question is not None:
        return words.say(question.prompt)
    if view.result is not None:
        return words("bridge-picture-over")
    if view.awaited:
        return words("bridge-picture-waiting", players=[player_name(words, seat) for seat in view.awaited])
    return words("bridge-picture-round", round=view.board.round, rounds=view.board.rounds)


def _standing(image: Image, architect: ArchitectView) -> None:
    """The coats of arms on the bridge, and the spaces reached on both tracks."""
    lay_counted(image, coats_of(architect), COATS)
    x = SIZE[0] - 2 * 118 - 10
    for kind, space in (("chapel", architect.chapel), ("gate", architect.gate)):
        house(kind, round(COATS.h * 1.2 / TALL)).lay(image, x, COATS.y - round(COATS.h * 0.12))
        room = Rect(x + round(COATS.h * 0.8), COATS.y, 70, COATS.h)
        write(image, str(space), room, "bold", round(COATS.h * 0.86), ink=CREAM, align="left", shade=SHADOW)
        x += 118
