"""What decides a question, in a line each, and what spaces, deals and craftsmen's work cost and bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from data.text import Text, Who
from engines.pillars.components import RAW, ROUNDS, advantages, board, craftsmen
from engines.pillars.crafts import recipe
from engines.pillars.deals import SELL, done_with
from engines.pillars.effects import effect_text
from engines.pillars.labels import label
from engines.pillars.proposal import Said, brought, said, use_text
from engines.pillars.telling import Args, amount_text

if TYPE_CHECKING:
    from engines.kernel import Question
    from engines.pillars.view import Location, PillarsBoard

NEXT_ROUND = ("castle", "start_player")
BY_TRACK = ("builder", "redraw")


def decides(table: PillarsBoard, question: Question) -> Iterator[Text]:
    """The cost track and the bag, where builders are drawn."""
    if question.step in BY_TRACK and table.phase == "builders":
        track = table.track
        waiting: dict[int, Said] = {}
        for price, seat in zip(track.prices, track.passed, strict=True):
            if seat is not None:
                waiting.setdefault(seat, []).append(str(price))
        if waiting:
            passed: Said = [
                Text("pillars-decides-at", {"who": Who(seat), "prices": prices})
                for seat, prices in waiting.items()
            ]
            yield Text("pillars-decides-passed", {"passed": passed})
        left: Said = [
            Text("pillars-decides-builders", {"who": Who(seat), "builders": number})
            for seat, number in enumerate(track.bag)
            if number
        ]
        price = max(track.marker - 1, 0)
        yield (
            Text("pillars-decides-bag", {"left": left, "price": price})
            if left
            else Text("pillars-decides-empty")
        )


def hint(table: PillarsBoard, part: str, value: str) -> Text | None:
    """What craftsmen, advantages and places bring as the board stands."""
    if value in craftsmen() or value in advantages():
        return effect_text(value)
    return _place(table, value) if part == "space" else None


def _place(table: PillarsBoard, place: str) -> Text | None:
    """What a builder gets on a space that has no card above it."""
    stands = {one.id: one for one in table.locations}
    if place in NEXT_ROUND and table.round == ROUNDS:
        return Text("pillars-hint-last")
    if place == "court":
        metal = 0 if _anybody(stands["court"]) else table.court_metal
        return Text("pillars-hint-court", {"metal": metal})
    if place == "castle":
        return Text("pillars-hint-castle", {"workers": min(board().limits.grey_workers, table.castle_grey)})
    if place == "market":
        before: Said = [Who(seat) for seat in stands["market"].builders if seat is not None]
        return Text("pillars-hint-market", {"stock": _stock(table), "count": len(before), "before": before})
    if place == "bishop":
        return Text("pillars-hint-bishop", {"stock": _stock(table)})
    return Text(f"pillars-hint-{place}") if place in ("start_player", "pass", "redraw") else None


def _anybody(place: Location) -> bool:
    return any(seat is not None for seat in place.builders)


def _stock(table: PillarsBoard) -> Said:
    """What lies at the market."""
    found: Said = [amount_text(kind, number) for kind in RAW if (number := getattr(table.stock, kind))]
    return found or [Text("pillars-cubes-none")]


def hint_of(table: PillarsBoard, parts: Mapping[str, str]) -> Text | None:
    """What a deal leaves, and what the work of a craftsman takes and brings."""
    if "amount" in parts:
        return _deal(table, *done_with(parts["deal"]), int(parts["amount"]))
    if "times" in parts:
        how, times = recipe(parts["craftsman"]), int(parts["times"])
        takes = said((how.takes[0] * times, how.takes[1] * times, how.takes[2] * times, how.takes[3] * times))
        brings = brought(how.points * times, how.gold * times)
        told: Args = {"takes": takes, "cubes": sum(how.takes), "pays": how.pays * times, "brings": brings}
        return Text("pillars-hint-work", told)
    return None


def _deal(table: PillarsBoard, how: str, kind: str, number: int) -> Text | None:
    """How much gold there is after it, and what of it is lost at the end of the track."""
    seat = None if table.trader is None else _market(table).builders[table.trader]
    if seat is None:
        return None
    gold, limit = number * board().market.prices[kind], board().limits.gold
    after = table.players[seat].gold + (gold if how == SELL else -gold)
    return Text("pillars-hint-deal", {"gold": min(after, limit), "lost": max(after - limit, 0)})


def _market(table: PillarsBoard) -> Location:
    return next(one for one in table.locations if one.id == "market")


def together(parts: Mapping[str, str]) -> Text | None:
    """A deal with how many cubes, and a craftsman with how often, as one."""
    if "amount" in parts:
        how, kind = done_with(parts["deal"])
        number = int(parts["amount"])
        told: Args = {"cubes": amount_text(kind, number), "gold": number * board().market.prices[kind]}
        return Text(f"pillars-deals-{how}", told)
    if "times" in parts:
        return use_text(parts["craftsman"], int(parts["times"]))
    return label("craftsman", parts["craftsman"]) if "craftsman" in parts and "plan" in parts else None
