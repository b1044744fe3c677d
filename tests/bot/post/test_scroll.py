"""How far a message has scrolled up, as far as the bot has seen."""

from __future__ import annotations

from bot.post import scroll
from bot.post.scroll import Scroll


def test_what_was_written_below_counts() -> None:
    seen = Scroll()
    for message in (10, 12, 11, 12, 9):
        seen.sent(1, message)
    assert seen.below(1, 10) == 2
    assert seen.below(1, 12) == 0
    assert seen.below(1, 1) == 4
    assert seen.below(2, 10) == 0


def test_what_was_deleted_does_not() -> None:
    seen = Scroll()
    for message in (10, 11, 12):
        seen.sent(1, message)
    seen.deleted(1, 11)
    seen.deleted(1, 99)
    seen.deleted(2, 11)
    assert seen.below(1, 10) == 1


def test_only_the_newest_are_remembered() -> None:
    seen = Scroll()
    for message in range(200):
        seen.sent(1, message)
    assert seen.below(1, 0) == scroll.REMEMBERED
    for channel in range(scroll.CHANNELS + 50):
        seen.sent(channel + 5, 1)
    assert seen.below(1, 0) == 0
    assert len(seen._ids) == scroll.CHANNELS
