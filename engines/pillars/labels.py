"""What the values of parts are called on buttons and in commands."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from data.text import Text, plain
from engines.pillars.components import advantages, board, craftsmen, resources
from engines.pillars.deals import done_with
from engines.pillars.proposal import conversion, plan_text, read, said
from engines.pillars.spaces import space_text
from engines.pillars.telling import card_text, kind_text


@cache
def craftsman_text(card: str) -> Text:
    """A craftsman with how often a round, since masons differ in that."""
    found = craftsmen()[card]
    if not found.arrow:
        return card_text(card)
    return Text("pillars-craftsman", {"card": card_text(card), "times": found.capacity})


@lru_cache(maxsize=4096)
def label(part: str, value: str) -> Text:
    """The label of a value."""
    if value in craftsmen():
        return _craftsman(part, value)
    if value in resources():
        found = resources()[value]
        return Text(
            "pillars-resource",
            {"kind": kind_text(found.kind), "number": found.brings, "workers": found.workers},
        )
    if part == "use" and value in advantages():
        return Text("pillars-use-card", {"card": card_text(value)})
    if part in SAID:
        return SAID[part](value)
    if part == "plan" and (plan := conversion(value)) is not None:
        return plan_text(plan)
    if part in ("order", "when") and (number := value.rpartition("_")[2]).isdecimal():
        return _counted(part, int(number))
    if part == "take" and value != "protection":
        return kind_text(value)
    if part == "deal" and value != "pass":
        how, kind = done_with(value)
        return Text(f"pillars-deal-{how}", {"goods": kind_text(kind), "price": board().market.prices[kind]})
    return Text(f"pillars-{part}-{value}")


def _counted(part: str, number: int) -> Text:
    """An order to wait for a price, or the condition that there is so much gold."""
    if part == "order":
        return Text("pillars-order-pass", {"price": number})
    return Text("pillars-when-gold", {"gold": number})


SAID: dict[str, Callable[[str], Text]] = {
    "space": space_text,
    "keep": lambda value: Text("pillars-kept", {"cubes": said(read(value))}),
    "price": lambda value: Text("pillars-price", {"price": int(value)}),
    "left": lambda value: Text("pillars-left", {"left": int(value)}),
    "amount": plain,
    "times": plain,
}
"""The parts whose values are all called in the same way."""


def _craftsman(part: str, card: str) -> Text:
    if part == "card":
        return Text("pillars-hire", {"card": craftsman_text(card), "gold": craftsmen()[card].cost})
    if part == "space":
        return Text("pillars-at-shiring", {"card": craftsman_text(card)})
    return craftsman_text(card)
