"""What there is to say about tiles, pawns and icons, as messages; for pictures, alt texts and the table read aloud."""

from __future__ import annotations

from data.text import Text, Who
from engines.guilds_of_london.components import tiles
from engines.guilds_of_london.telling import place_text
from engines.guilds_of_london.view import GuildsBoard, Icon, TileView
from renderers.guilds_of_london.ahead import ahead, beside, giants, voted
from renderers.kit.glance import Said


def icon_text(icon: Icon) -> Text:
    """What an icon brings."""
    return Text(f"guilds-icon-{icon.kind}", {"count": icon.count})


def icons_said(icons: tuple[Icon, ...]) -> Said:
    """What several icons bring."""
    return [icon_text(icon) for icon in icons]


def symbols_said(symbols: tuple[str, ...]) -> Said:
    """Several symbols."""
    return [Text(f"guilds-symbol-{symbol}") for symbol in symbols]


def pawns_said(pawns: tuple[int, ...], neutrals: int = 0, *, beadle: bool = False) -> Said:
    """Who stands somewhere: how many of each player, neutral ones, the Beadle."""
    said: Said = [
        Text("guilds-read-pawns", {"player": Who(seat), "count": count})
        for seat, count in enumerate(pawns)
        if count
    ]
    if neutrals:
        said.append(Text("guilds-read-neutrals", {"count": neutrals}))
    if beadle:
        said.append(Text("guilds-read-beadle"))
    return said


def tile_lines(board: GuildsBoard, tile: TileView) -> list[Text]:
    """A tile in sentences: what it is, what it asks and offers, who stands on it and is ahead, or is its Master."""
    lines = [_kind(tile)]
    if tile.resolved:
        if tile.master is None:
            lines.append(Text("guilds-read-no-master"))
        else:
            lines.append(Text("guilds-read-master", {"player": Who(tile.master)}))
    else:
        here = standing(tile)
        lines.append(Text(_asks(board, tile, here), {"need": tile.need, "count": here}))
        lines.append(Text("guilds-read-first", {"icons": icons_said(tile.first)}))
        if tile.token is not None:
            lines.append(Text("guilds-read-token", {"icons": [icon_text(tile.token)]}))
        if tile.second:
            lines.append(Text("guilds-read-second", {"icons": icons_said(tile.second)}))
        there = pawns_said(tile.pawns, tile.neutrals, beadle=tile.beadle)
        lines.append(Text("guilds-read-there", {"who": there}) if there else Text("guilds-read-nobody"))
        lines += _vote(board, tile)
    if tiles()[tile.id].lasting:
        lines.append(Text(f"guilds-text-{tile.id}"))
    return lines


def _asks(board: GuildsBoard, tile: TileView, here: int) -> str:
    """Whether a vote goes on or is due: enough stand there, and one of them at least is a player's."""
    if ahead(board, tile) is not None:
        return "guilds-read-voted" if voted(board, tile) else "guilds-read-rewarded"
    if here < tile.need:
        return "guilds-read-need"
    return "guilds-read-due" if any(tile.pawns) else "guilds-read-no-vote"


def _kind(tile: TileView) -> Text:
    said = {"symbols": symbols_said(tile.symbols)}
    if tile.rank is None:
        return Text("guilds-read-special", {**said})
    return Text("guilds-read-rank", {**said, "rank": tile.rank})


def standing(tile: TileView) -> int:
    """How many stand on a tile, as its need counts them."""
    return sum(tile.pawns) + tile.neutrals + tile.beadle


def tie_lines(board: GuildsBoard, tile: TileView) -> list[Text]:
    """What would break a tie on a tile that is face up: Masters beside it, and Gog & Magog for whoever stands on it."""
    if tile.resolved:
        return []
    found = beside(board, tile)
    lines = [
        Text("guilds-read-giants", {"place": place_text(place), "player": Who(seat)})
        for seat, place in giants(board).items()
        if tile.pawns[seat]
    ]
    if any(found):
        lines.insert(0, Text("guilds-read-beside", {"who": pawns_said(tuple(found))}))
    return lines


def _vote(board: GuildsBoard, tile: TileView) -> list[Text]:
    """Who is ahead on a tile while it is voted on, or has won it."""
    now = ahead(board, tile)
    if now is None:
        return []
    if now.first is None:
        return [Text("guilds-read-level")]
    return [
        Text("guilds-read-ahead" if voted(board, tile) else "guilds-read-won", {"player": Who(now.first)})
    ]
