"""What has been written in the channels where tables live: enough to know how far a message has scrolled up."""

from __future__ import annotations

from bisect import bisect_right, insort
from collections import OrderedDict

CHANNELS = 2000
REMEMBERED = 50


class Scroll:
    """The newest message ids of each channel, as far as the bot has seen them."""

    def __init__(self) -> None:
        self._ids: OrderedDict[int, list[int]] = OrderedDict()

    def sent(self, channel: int, message: int) -> None:
        """A message was written."""
        ids = self._ids.setdefault(channel, [])
        if message not in ids:
            insort(ids, message)
            del ids[:-REMEMBERED]
        self._ids.move_to_end(channel)
        while len(self._ids) > CHANNELS:
            self._ids.popitem(last=False)

    def deleted(self, channel: int, message: int) -> None:
        """A message has gone."""
        ids = self._ids.get(channel, [])
        if message in ids:
            ids.remove(message)

    def below(self, channel: int, message: int) -> int:
        """How many known messages stand below this one."""
        ids = self._ids.get(channel, [])
        return len(ids) - bisect_right(ids, message)
