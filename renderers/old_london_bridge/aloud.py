"""The whole table in words, enough for a blind player to play."""

from __future__ import annotations

from collections.abc import Iterator

from data.text import Text, Who
from data.words import Words
from engines.old_london_bridge.components import COLOURS
from engines.old_london_bridge.options import BASE, FIELDS
from engines.old_london_bridge.prizes import scoring_data
from engines.old_london_bridge.telling import card_text, coats_listed, kind_text, money, shown_text
from engines.old_london_bridge.view import ArchitectView, BridgeBoard, Slot, Track
from renderers.kit.glance import Said, seats_said
from renderers.old_london_bridge.bridge import coats_of
from renderers.old_london_bridge.glance import headline, standing
from renderers.old_london_bridge.sayings import cards_listed, own
from renderers.old_london_bridge.sight import BridgeView


def whole_table(view: BridgeView, words: Words) -> str:
    """Everything the picture shows."""
    return "\n".join(_lines(view, words))


def _lines(view: BridgeView, words: Words) -> Iterator[str]:
    board = view.board
    yield words("bridge-read-table")
    yield headline(view, words)
    if view.awaited and view.result is None:
        yield words("bridge-alt-waiting", players=seats_said(view.awaited))
    yield from own(view, words)
    yield from _round(view, words)
    yield from _rondel(board, words)
    yield from _tracks(view, words)
    yield from _supplies(board, words)
    yield from points_so_far(view, words)
    order = range(view.seats)
    for seat in order if view.viewer is None else sorted(order, key=lambda seat: seat != view.viewer):
        yield from _bridge(view, seat, words)
    if view.news:
        yield words("bridge-read-news")
        yield from (words.say(event.text) for event in view.news)


def _round(view: BridgeView, words: Words) -> Iterator[str]:
    board = view.board
    yield words("bridge-read-round")
    turned: Said = [str(steps) for steps in board.markers if steps is not None]
    left = sum(steps is None for steps in board.markers)
    yield words("bridge-read-markers", turned=turned, left=left)
    if board.phase == "cards" and view.result is None:
        for seat, architect in enumerate(board.architects):
            if architect.chosen:
                yield words("bridge-read-has-chosen", player=Who(seat), cards=architect.chosen)
    for number, played in enumerate(board.played, start=1):
        card = card_text(played.value)
        if played.plus:
            card = Text("bridge-card-raised", {"card": card, "plus": played.plus})
        state = Text(f"bridge-read-{played.state}")
        yield words("bridge-read-played", number=number, player=Who(played.seat), card=card, state=state)


def _rondel(board: BridgeBoard, words: Words) -> Iterator[str]:
    yield words("bridge-read-rondel")
    stacks = {stack.kind: stack for stack in board.stacks}
    for space in board.rondel.spaces:
        kind = kind_text(space.stack)
        income = (
            Text("bridge-read-x")
            if space.income is None
            else Text("bridge-read-income", {"money": space.income})
        )
        stack = stacks[space.stack]
        if stack.top is None:
            yield words("bridge-read-space-empty", kind=kind, income=income)
        else:
            coats = coats_listed(stack.top)
            top = shown_text(stack.top)
            yield words("bridge-read-space", kind=kind, income=income, top=top, coats=coats, left=stack.count)
        if space.pawns:
            yield words(
                "bridge-read-pawns", players=seats_said(space.pawns), count=len(space.pawns), kind=kind
            )
    yield words("bridge-read-centre", price=board.rondel.price)
    if board.rondel.centre:
        players = seats_said(board.rondel.centre)
        yield words("bridge-read-pawns-centre", players=players, count=len(board.rondel.centre))


def _tracks(view: BridgeView, words: Words) -> Iterator[str]:
    board = view.board
    chapel, gate = board.chapel_track, board.gate_track
    yield words("bridge-read-chapel-track", last=len(chapel.spaces) - 1, prize=chapel.end_prize)
    coins: Said = [
        Text("bridge-read-coin", {"space": number, "money": space.coin})
        for number, space in enumerate(chapel.spaces)
        if space.coin
    ]
    yield words("bridge-read-coins", coins=coins)
    yield from _stacked(chapel, words, start=False)
    for seat in board.stairs:
        if seat is not None:
            step = board.architects[seat].stair or ""
            yield words("bridge-read-stair", player=Who(seat), step=step)
    yield words("bridge-read-ahead", players=seats_said(board.chapel_order))
    yield words("bridge-read-gate-track", last=len(gate.spaces) - 1, prize=gate.end_prize)
    bonus: Said = [str(number) for number, space in enumerate(gate.spaces) if space.bonus]
    yield words("bridge-read-bonus", spaces=bonus)
    yield from _stacked(gate, words, start=True)
    yield words("bridge-read-ahead", players=seats_said(board.gate_order))


def _stacked(track: Track, words: Words, *, start: bool) -> Iterator[str]:
    """Who stands where, from the last space back; on one space from the top down."""
    for number, space in reversed(list(enumerate(track.spaces))):
        if not space.markers or (number == 0 and not start):
            continue
        players = seats_said(tuple(reversed(space.markers)))
        if number == 0:
            yield words("bridge-read-at-start", players=players, count=len(players))
        else:
            yield words("bridge-read-at", space=number, players=players, count=len(players))


def _supplies(board: BridgeBoard, words: Words) -> Iterator[str]:
    yield words("bridge-read-inn")
    for pile in board.inn:
        yield words("bridge-read-pile", card=card_text(pile.value), count=pile.count)
    yield words("bridge-read-tiles")
    for stall in board.piles:
        name = Text(f"bridge-pile-{stall.pile}")
        if stall.top is None:
            yield words("bridge-read-tiles-empty", pile=name)
        else:
            tile = Text(f"bridge-tile-{stall.top}")
            what = Text(f"bridge-picture-tile-{stall.top}")
            yield words("bridge-read-tile-pile", pile=name, tile=tile, what=what, count=stall.count)


def _fields(view: BridgeView, words: Words) -> Iterator[str]:
    yield words("bridge-read-fields")
    data = scoring_data().prizes
    paid = {2: data.with_two, 3: data.with_three, 4: data.with_four}[view.seats]
    for field in FIELDS:
        how = str(getattr(view.board.fields, field))
        if how == BASE:
            prizes: Said = [money(prize) for prize in paid]
            yield words("bridge-read-prizes", what=Text(f"bridge-score-{field}"), prizes=prizes)
        else:
            yield words(f"bridge-scoring-{how}")


def points_so_far(view: BridgeView, words: Words) -> list[str]:
    """What counts in the end, and what everybody would get now as far as it can be seen."""
    return [*_fields(view, words), *_so_far(view, words)]


def _so_far(view: BridgeView, words: Words) -> Iterator[str]:
    sheets = view.board.so_far
    if not sheets:
        return
    yield words("bridge-read-so-far")
    for seat, lines in enumerate(sheets):
        seen = [line for line in lines if line.points]
        total = sum(line.points or 0 for line in seen)
        said: Said = [
            Text(
                "bridge-read-so-far-line",
                {"label": _so_far_label(line.what), "money": money(line.points or 0)},
            )
            for line in seen
        ]
        message = "bridge-read-so-far-seat" if seen else "bridge-read-so-far-nothing"
        yield words(message, player=Who(seat), lines=said, total=money(total))
    hidden: Said = [Text(f"bridge-score-{line.what}") for line in sheets[0] if line.points is None]
    if hidden:
        yield words("bridge-read-so-far-hidden", lines=hidden)


def _so_far_label(what: str) -> Text:
    """Empty slots cost at the end; so far only those are counted that nothing can fill any more."""
    return Text("bridge-read-lost" if what == "empty" else f"bridge-score-{what}")


def _bridge(view: BridgeView, seat: int, words: Words) -> Iterator[str]:
    architect = view.board.architects[seat]
    yield words("bridge-read-bridge", player=Who(seat))
    if view.result is not None:
        yield standing(view, seat, words)
        for line in view.result.seats[seat].breakdown:
            yield words("bridge-read-line", label=line.label, points=money(line.points))
        for tie in view.result.seats[seat].ties:
            yield words("bridge-read-line", label=tie.label, points=tie.points)
    for number, slot in enumerate(architect.slots, start=1):
        if slot.building is not None:
            yield _slot(number, slot, words)
    if (waiting := view.board.placing) is not None and view.board.acting == seat:
        coats = coats_listed(waiting)
        yield words("bridge-read-waiting", building=shown_text(waiting), coats=coats)
    empty = sum(slot.building is None for slot in architect.slots)
    if empty:
        yield words("bridge-read-empty", count=empty)
    counts = coats_of(architect)
    yield words("bridge-read-strength", **{colour: counts[colour] for colour in COLOURS})
    yield from _belongings(architect, words)


def _slot(number: int, slot: Slot, words: Words) -> str:
    if slot.building is None:
        return ""
    args = {
        "slot": number,
        "building": shown_text(slot.building),
        "coats": coats_listed(slot.building),
    }
    if slot.replaced:
        gone: Said = [str(old) for old in slot.replaced]
        return words("bridge-read-slot-replaced", **args, gone=gone)  # type: ignore[arg-type]  # what Words takes
    return words("bridge-read-slot", **args)  # type: ignore[arg-type]  # what Words takes


def _belongings(architect: ArchitectView, words: Words) -> Iterator[str]:
    if architect.hand:
        yield words("bridge-read-shown", cards=cards_listed(architect.hand))
    elif architect.hand is None:
        yield words("bridge-read-cards", count=architect.cards)
    if architect.money is not None:
        yield words("bridge-read-has-money", money=architect.money)
    ready: Said = [Text(f"bridge-tile-{tile.kind}") for tile in architect.tiles if tile.usable]
    fresh: Said = [Text(f"bridge-tile-{tile.kind}") for tile in architect.tiles if not tile.usable]
    if ready:
        yield words("bridge-read-owns", tiles=ready)
    if fresh:
        yield words("bridge-read-earned", tiles=fresh)
