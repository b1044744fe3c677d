"""What only Ellen's owner sees: the event that is coming."""

from __future__ import annotations

from PIL.Image import Image

from data.words import Words
from engines.kernel import Question
from engines.pillars.effects import effect_text
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import CREAM, SHADOW
from renderers.pillars.cards import advantage, event_scroll, name_of
from renderers.pillars.sight import PillarsView
from renderers.pillars.table import table_top

SIZE = (1000, 420)
ELLEN = "ellen"


def draw_hand(view: PillarsView, _question: Question | None, words: Words) -> Image | None:
    """Ellen beside the card that she has seen; nothing if she has seen none."""
    if view.hand is None or view.hand.event is None:
        return None
    image = table_top(SIZE).copy()
    whole = Rect(0, 0, *SIZE).inset(34, 24)
    said = words("pillars-picture-coming")
    write(image, said, whole.top(54), "title", 38, ink=CREAM, least=16, shade=SHADOW)
    body = whole.rest_below(70)
    size = (210, body.h - 8)
    advantage(ELLEN, words, size, told=True).lay(image, body.x, body.y)
    card = view.hand.event
    wide = body.w - size[0] - 28
    text = words.say(effect_text(card))
    scroll = event_scroll(card, name_of(card, words), text, (wide, body.h - 8))
    scroll.lay(image, body.x + size[0] + 28, body.y)
    return image
