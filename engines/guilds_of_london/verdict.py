"""What a vote comes to as things stand, in words: who wins by what, what there is to win, and who decides after whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from data.text import Text, Who
from engines.guilds_of_london.city import PLANTATION, neighbours
from engines.guilds_of_london.components import icon_of, plantation, tiles
from engines.guilds_of_london.telling import Said, gains
from engines.guilds_of_london.voting import giants, placed, tally

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


def counted(pawns: Sequence[int]) -> list[Said]:
    """Who has how many pawns in a vote, the most first."""
    there = sorted((seat for seat, count in enumerate(pawns) if count), key=lambda seat: -pawns[seat])
    return [Text("guilds-pawns-of", {"who": Who(seat), "count": pawns[seat]}) for seat in there]


def weighed(game: GuildsGame, tile: str, pawns: Sequence[int]) -> list[Said]:
    """What decides a tie on a tile: the pawns of those who are tied, and what each of them adds."""
    return [_sum(game, tile, seat, pawns[seat]) for seat in tally(pawns).tops]


def _sum(game: GuildsGame, tile: str, seat: int, count: int) -> Text:
    beside, giant = len(neighbours(game.city, tile, seat)), giants(game, seat)
    said: dict[str, int | Text | Who] = {"who": Who(seat), "count": count, "masters": beside, "giants": giant}
    return Text("guilds-sum" if beside or giant else "guilds-pawns-of", said)


def as_it_stands(game: GuildsGame, place: str, pawns: Sequence[int]) -> Text:
    """Who wins if nothing is swapped any more, and why; who is second then."""
    first, second = placed(game, place, pawns)
    tied = len(tally(pawns).tops) > 1
    if first is None:
        tops: list[Said] = [Who(seat) for seat in second]
        if place == PLANTATION:
            return Text("guilds-stands-shared", {"who": tops})
        return Text("guilds-stands-tied", {"sums": weighed(game, place, pawns)})
    said: dict[str, Said | list[Said]] = {"who": Who(first)}
    if tied:
        return Text("guilds-stands-wins-tie", {**said, "sums": weighed(game, place, pawns)})
    if second:
        return Text("guilds-stands-wins-before", {**said, "second": Who(second[0])})
    return Text("guilds-stands-wins", said)


def offered(game: GuildsGame, place: str) -> Text:
    """What the first and the second place bring."""
    if place == PLANTATION:
        side = plantation(game.side)
        first, second = side.first, side.second
    else:
        token = game.city[place].token
        first = tiles()[place].first
        second = (*(() if token is None else (icon_of(token),)), *tiles()[place].second)
    said = {"first": gains(first), "second": gains(second)}
    return Text("guilds-offers-both" if second else "guilds-offers-first", said)


def deciding_after(game: GuildsGame, place: str) -> Text:
    """Who may still swap here after whoever is asked now, and with how much."""
    later: list[Said] = [
        Text("guilds-neutrals-of", {"who": Who(step.seat), "count": game.neutrals[step.seat]})
        for step in reversed(game.agenda[:-1])
        if step.kind == "negotiate" and step.place == place and game.neutrals[step.seat]
    ]
    return Text("guilds-after-you", {"who": later}) if later else Text("guilds-after-you-nobody")
