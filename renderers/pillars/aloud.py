"""The whole table in words, enough for a blind player to play."""

from __future__ import annotations

from collections.abc import Iterator

from data.text import Text, Who
from data.words import Words
from engines.pillars.components import KINDS, board, craftsmen, resources
from engines.pillars.effects import effect_text
from engines.pillars.telling import Args, card_text, cubes_text
from engines.pillars.view import PLACE_OF, Cubes, Location
from renderers.kit.glance import Said, seats_said
from renderers.pillars.glance import coming, headline
from renderers.pillars.sight import BUILDERS, DRAFT, PillarsView, current

IN_ORDER = ("court", "market")


def whole_table(view: PillarsView, words: Words) -> str:
    """Everything the picture shows and the cards say."""
    return "\n".join(_lines(view, words))


def _lines(view: PillarsView, words: Words) -> Iterator[str]:
    yield words("pillars-read-table")
    yield headline(view, words)
    if view.result is None:
        if view.awaited:
            yield words("pillars-alt-waiting", players=seats_said(view.awaited))
        yield words("pillars-read-start", player=Who(view.board.start_player))
    if view.hand is not None and view.hand.event is not None:
        yield coming(view.hand.event, words)
    yield from _phase(view, words)
    order = range(view.seats)
    for seat in order if view.viewer is None else sorted(order, key=lambda seat: seat != view.viewer):
        yield from _player(view, seat, words)
    yield words("pillars-read-board")
    for found in view.board.locations:
        yield from _location(view, found, words)
    yield from _rest(view, words)
    if view.news:
        yield words("pillars-read-news")
        yield from (words.say(event.text) for event in view.news)


def _phase(view: PillarsView, words: Words) -> Iterator[str]:
    """What the phase is about: the pool, or the cost track."""
    if view.result is not None:
        return
    if view.board.phase == DRAFT:
        yield words("pillars-read-pool")
        yield from (words.say(line) for line in map(pool_text, view.board.pool))
    elif view.board.phase == BUILDERS:
        yield from _track(view, words)


def pool_text(card: str) -> Text:
    """A card of the pool with what it takes."""
    if card in resources():
        found = resources()[card]
        return Text("pillars-read-resource", {"card": card_text(card), "workers": found.workers})
    told: Args = {"card": card_text(card), "gold": craftsmen()[card].cost, "effect": effect_text(card)}
    return Text("pillars-read-hire", told)


def _track(view: PillarsView, words: Words) -> Iterator[str]:
    track = view.board.track
    yield words("pillars-read-track")
    if track.drawn is not None:
        yield words("pillars-read-drawn", player=Who(track.drawn), price=track.marker)
    for price, seat in zip(track.prices, track.passed, strict=True):
        if seat is not None:
            yield words("pillars-read-passed", player=Who(seat), price=price)
    left: Said = [
        Text("pillars-read-left", {"player": Who(seat), "number": number})
        for seat, number in enumerate(track.bag)
        if number
    ]
    yield words("pillars-read-bag", builders=left or [Text("pillars-nobody")])
    if track.aside:
        yield words("pillars-read-aside", players=seats_said(track.aside))
    if track.redraw:
        yield words("pillars-read-redraw", player=Who(view.board.start_player))


def _cubes(cubes: Cubes) -> Said:
    return cubes_text({kind: getattr(cubes, kind) for kind in KINDS})


def _player(view: PillarsView, seat: int, words: Words) -> Iterator[str]:
    player = view.board.players[seat]
    yield words("pillars-read-player", player=Who(seat))
    yield from _ended(view, seat, words)
    yield words("pillars-read-owns", gold=player.gold, points=player.points, cubes=_cubes(player.cubes))
    yield from _workers(view, seat, words)
    yield words("pillars-read-craftsmen", number=len(player.craftsmen), places=player.places)
    for card in (*player.craftsmen, *player.advantages):
        yield words("pillars-read-card", card=card_text(card), effect=effect_text(card))
    if player.cards:
        yield words("pillars-read-cards", cards=[card_text(card) for card in player.cards])
    if view.result is None:
        for shown, message in (
            (view.board.phase == DRAFT and player.passed, "pillars-read-done"),
            (player.protected, "pillars-read-protected"),
            (player.tax_free, "pillars-read-tax-free"),
            (player.walled, "pillars-read-walled"),
        ):
            if shown:
                yield words(message)


def _ended(view: PillarsView, seat: int, words: Words) -> Iterator[str]:
    if view.result is None:
        return
    ended = view.result.seats[seat]
    yield words("pillars-alt-score", player=Who(seat), placing=ended.placing, points=ended.score)
    for line in (*ended.breakdown, *ended.ties):
        yield words("pillars-read-line", label=line.label, points=line.points)


def _workers(view: PillarsView, seat: int, words: Words) -> Iterator[str]:
    player = view.board.players[seat]
    sent = [("wool_mill", player.mill), *((place, getattr(player, place)) for place in PLACE_OF.values())]
    at: Said = [
        Text("pillars-read-workers-at", {"number": number, "place": Text(f"pillars-place-{place}")})
        for place, number in sent
        if number
    ]
    yield words("pillars-read-idle", number=player.idle)
    if at:
        yield words("pillars-read-sent", workers=at)
    if player.grey:
        yield words("pillars-read-grey", number=player.grey)
    if player.grey_next:
        yield words("pillars-read-grey-next", number=player.grey_next)
    if player.black:
        yield words("pillars-read-black")


def _location(view: PillarsView, found: Location, words: Words) -> Iterator[str]:
    """A place: who stands there, what lies there, and whether its step is being carried out."""
    yield words("pillars-read-place", step=found.step, place=Text(f"pillars-place-{found.id}"))
    if current(view) == found.id:
        yield words("pillars-read-now")
    yield from _lying(view, found.id, words)
    for index, seat in enumerate(found.builders):
        card = found.cards[index] if index < len(found.cards) else None
        told: Args = {"space": index + 1, "who": Text("pillars-read-free") if seat is None else Who(seat)}
        if card is not None:
            told |= {"card": card_text(card), "effect": effect_text(card)}
            yield words("pillars-read-space-card", **told)
        elif found.id == "priory":
            yield words("pillars-read-space-points", **told, points=board().priory.points[index])
        elif seat is not None or len(found.builders) == 1:
            yield words("pillars-read-space", **told)
    if found.id in IN_ORDER:
        free = sum(seat is None for seat in found.builders)
        yield words("pillars-read-spaces-free", number=free)


def _lying(view: PillarsView, place: str, words: Words) -> Iterator[str]:
    """What lies at a place besides builders and their cards."""
    state = view.board
    if place == "event":
        if state.event is not None:
            yield words("pillars-read-card", card=card_text(state.event), effect=effect_text(state.event))
        yield words("pillars-read-events-left", number=state.decks.events)
    elif place in PLACE_OF.values():
        kind = next(kind for kind, where in PLACE_OF.items() if where == place)
        left: Said = [Text(f"pillars-cubes-{kind}", {"number": getattr(state.supply, kind)})]
        yield words("pillars-read-supply", cubes=left)
    elif place == "court":
        if state.court_metal:
            yield words("pillars-read-court-metal")
        if state.tax is not None:
            yield words("pillars-read-tax", gold=state.tax)
    elif place == "castle":
        yield words("pillars-read-castle", number=state.castle_grey)
    elif place == "market":
        yield words("pillars-read-stock", cubes=_cubes(state.stock))
        prices: Said = [
            Text("pillars-read-price", {"goods": Text(f"pillars-goods-{kind}"), "price": price})
            for kind, price in board().market.prices.items()
        ]
        yield words("pillars-read-prices", prices=prices)
        if state.trader is not None:
            yield words("pillars-read-trader", space=state.trader + 1)
    elif place == "cathedral":
        built: Said = [Text(f"pillars-piece-{piece}") for piece in range(1, state.pieces + 1)]
        yield words("pillars-read-pieces", pieces=built or [Text("pillars-cubes-none")])


def _rest(view: PillarsView, words: Words) -> Iterator[str]:
    """What lies beside the board."""
    state = view.board
    yield words("pillars-read-beside")
    yield words("pillars-read-metal", number=state.supply.metal)
    if state.black_beside:
        yield words("pillars-read-black-beside")
    yield words("pillars-read-decks", advantages=state.decks.advantages, resources=state.decks.resources)
    for message, cards in (
        ("pillars-read-past-events", state.past_events),
        ("pillars-read-gone-advantages", state.gone_advantages),
        ("pillars-read-gone-craftsmen", state.gone_craftsmen),
    ):
        if cards:
            yield words(message, cards=[card_text(card) for card in cards])
