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
        if kind in _FREE_OF_THE_PAGE:
            return action | {"published_revision": now}
        if kind in _PRESSES and (control := self._control(page, str(action.get("control_key")), then, now)):
            return action | {"published_revision": now, "control_key": control}
        return action

    def _control(self, page: str, control: str, then: int, now: int) -> str | None:
        """Where the same control stands now: a picture that has come above it has pushed it on."""
        seen, there = self._pages.get((page, then), {}).get(control), self._pages.get((page, now), {})
        if seen is None or there.get(control) == seen:
            return control if seen is not None else None
        same = [key for key, does in there.items() if does == seen and _message(key) == _message(control)]
        return same[0] if len(same) == 1 else None


def _version(state: dict[str, Any]) -> tuple[str, int]:
    return str(state["context"]["id"]), int(state["publishedRevision"])


def _message(control: str) -> str:
    return control.partition(":component:")[0]


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
