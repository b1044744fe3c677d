"""Lets a press count that was made just before the page was drawn anew.

simcord refuses every action on a page that has been published again meanwhile. On Discord a press on a button that
still stands there counts, however often its message was edited; at a busy table the difference would be felt.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

_REMEMBERED = 40
_PRESSES = {"click", "select"}
_FREE_OF_THE_PAGE = {"run_command", "autocomplete_command", "modal_submit", "send_message"}

Controls = dict[str, str]


class Presses:
    """Remembers what stood under each control in the latest versions of each page."""

    def __init__(self) -> None:
        self._pages: OrderedDict[tuple[str, int], Controls] = OrderedDict()

    def note(self, state: dict[str, Any]) -> None:
        """A version of a page was read."""
        version = _version(state)
        if version not in self._pages:
            self._pages[version] = _controls(state.get("messages"))
            while len(self._pages) > _REMEMBERED:
                self._pages.popitem(last=False)

    def renewed(self, action: dict[str, Any], state: dict[str, Any]) -> dict[str, Any]:
        """The same action on the page as it is now, if it means the same there."""
        self.note(state)
        page, now = _version(state)
        then = action.get("published_revision")
        kind = action.get("kind")
        if then == now or not isinstance(then, int):
            return action
        if kind in _FREE_OF_THE_PAGE or (kind in _PRESSES and self._unchanged(page, action, then, now)):
            return action | {"published_revision": now}
        return action

    def _unchanged(self, page: str, action: dict[str, Any], then: int, now: int) -> bool:
        control = str(action.get("control_key"))
        seen = self._pages.get((page, then), {}).get(control)
        return seen is not None and seen == self._pages.get((page, now), {}).get(control)


def _version(state: dict[str, Any]) -> tuple[str, int]:
    return str(state["context"]["id"]), int(state["publishedRevision"])


def _controls(node: Any) -> Controls:
    """What each button and select menu in this part of the page does, by its place."""
    found: Controls = {}
    if isinstance(node, dict):
        if "control_key" in node:
            choices = [option.get("value") for option in node.get("options") or []]
            found[str(node["control_key"])] = f"{node.get('custom_id')} {node.get('disabled')} {choices}"
        node = list(node.values())
    if isinstance(node, list):
        for child in node:
            found |= _controls(child)
    return found
