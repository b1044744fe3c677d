"""What can be looked up in The Pillars of the Earth: cubes, and every card."""

from __future__ import annotations

from PIL.Image import Image

from data.text import Text
from data.words import Words
from engines.pillars.components import (
    Advantage,
    Craftsman,
    EventCard,
    Resource,
    advantages,
    board,
    craftsmen,
    events,
    resources,
)
from engines.pillars.effects import effect_text
from engines.pillars.telling import amount_text, card_text, kind_text
from renderers.kit.shelves import Shelf, Thing, cut_face, saying
from renderers.pillars.cards import advantage, craftsman, event_scroll, name_of, resource
from renderers.pillars.goods import KINDS, cube

CARD, LYING = (250, 350), (560, 250)
CUBE = 150


def shelves() -> tuple[Shelf, ...]:
    """Cubes, resource cards, craftsmen by round, advantages, and events."""
    return (
        Shelf("goods", tuple(_cube(kind) for kind in KINDS)),
        Shelf("resources", tuple(_resource(card) for card in resources().values())),
        Shelf("craftsmen", tuple(_craftsman(card) for card in craftsmen().values())),
        Shelf("advantages", tuple(_advantage(card) for card in advantages().values())),
        Shelf("events", tuple(_event(card) for card in events().values())),
    )


def _cube(kind: str) -> Thing:
    says = saying(Text("pillars-look-cube", {"count": board().box.cubes[kind]}))
    return Thing(kind, kind_text(kind), says, lambda _: cut_face(cube(kind, CUBE)), kind)


def _resource(known: Resource) -> Thing:
    cubes = amount_text(known.kind, known.brings)
    says = saying(Text("pillars-look-brings", {"cubes": cubes, "workers": known.workers}))
    return Thing(
        known.id, card_text(known.id), says, lambda _: cut_face(resource(known.id, CARD)), known.kind
    )


def _craftsman(known: Craftsman) -> Thing:
    comes = Text("pillars-look-starter")
    if known.round:
        comes = Text("pillars-look-round", {"round": known.round, "cost": known.cost})

    def face(words: Words) -> Image:
        return cut_face(craftsman(known.id, words, CARD, told=True))

    return Thing(
        known.id, _craft_name(known), saying(effect_text(known.id)), face, known.trade, saying(comes)
    )


def _craft_name(known: Craftsman) -> Text:
    """The name of a craftsman, with the round where several have the same."""
    alike = [one for one in craftsmen().values() if one.trade == known.trade and one.round]
    shared = len(alike) > 1 and known.id.endswith(f"_{known.round}")
    name = card_text(known.id)
    return Text("pillars-look-of-round", {"name": name, "round": known.round}) if shared else name


def _advantage(known: Advantage) -> Thing:
    def face(words: Words) -> Image:
        return cut_face(advantage(known.id, words, CARD, told=True))

    when = saying(Text(f"pillars-look-kind-{known.kind}"))
    return Thing(known.id, card_text(known.id), saying(effect_text(known.id)), face, known.id, when)


def _event(known: EventCard) -> Thing:
    says = effect_text(known.id)

    def face(words: Words) -> Image:
        return cut_face(event_scroll(known.id, name_of(known.id, words), words.say(says), LYING))

    which = saying(Text("pillars-look-good" if known.good else "pillars-look-bad"))
    return Thing(known.id, card_text(known.id), saying(says), face, known.id, which)
