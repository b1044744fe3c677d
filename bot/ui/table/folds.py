"""What a panel folds away behind buttons: what happened, why something cannot be chosen, and what a computer would do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.ui.kit.content import with_news
from bot.ui.kit.laid import Item, below
from bot.ui.kit.limits import IN_A_ROW, UNFOLDED
from bot.ui.kit.press import Press, button
from bot.ui.table.controls import LAST_ROW, Panel

NEWS, WHY, SHUT = "news", "why", "fold"
HINT = "hint"  # what stands behind it is found out only when it is asked for


def folded(
    panel: Panel, lines: Mapping[str, Sequence[str]], control: Sequence[Press], unfolded: str
) -> Sequence[Item]:
    """The control row with a button for everything that is folded away; above it what one of them has unfolded.

    Lines: what stands behind each verb.
    """
    there = {verb: said for verb, said in lines.items() if said or verb == HINT}
    row = LAST_ROW if len(control) + len(there) <= IN_A_ROW else None
    buttons = [_fold(panel, verb, len(said), row, opened=verb == unfolded) for verb, said in there.items()]
    shown = with_news([], there.get(unfolded, []), [], UNFOLDED)
    return [*below([shown] if shown else []), *control, *buttons]


def _fold(panel: Panel, verb: str, count: int, row: int | None, *, opened: bool) -> Press:
    """A button that unfolds something, or folds it away again."""
    label = panel.plain(f"button-{SHUT}") if opened else panel.plain(f"button-{verb}", count=count)
    return button(replace(panel.identity, verb=SHUT if opened else verb), label, row=row)
