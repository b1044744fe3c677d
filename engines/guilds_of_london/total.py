"""What the answers of a turn have cost and brought in all, read from what their player saw before and sees after."""

from __future__ import annotations

from data.text import Text
from engines.guilds_of_london.telling import Said
from engines.guilds_of_london.view import GuildsBoard, PlayerView
from engines.kernel import AnyView


def comes_to(before: AnyView, after: AnyView) -> Text | None:
    """Cards, pawns, neutral pawns and points of the viewer, as far as they are not what they were."""
    if not (isinstance(before.board, GuildsBoard) and isinstance(after.board, GuildsBoard)):
        return None
    seat = after.viewer or 0
    then, now = before.board.players[seat], after.board.players[seat]
    what = [*_given(then, now), *_had(then, now)]
    return Text("guilds-total", {"what": what}) if what else None


def _given(then: PlayerView, now: PlayerView) -> list[Said]:
    spent = then.hand - now.hand
    return [Text("guilds-total-cards", {"count": spent, "left": now.hand})] if spent else []


def _had(then: PlayerView, now: PlayerView) -> list[Said]:
    """What there is more than before; pawns out of the supply are in the city then."""
    more = {
        "pawns": then.supply - now.supply,
        "plantation": now.plantation - then.plantation,
        "neutral": now.neutrals - then.neutrals,
        "points": now.points - then.points,
    }
    return [Text(f"guilds-total-{what}", {"count": count}) for what, count in more.items() if count > 0]
