"""Commands in a text can be pressed, as far as they are known and there is room."""

from __future__ import annotations

from bot.cogs.help import help_text
from bot.ui.kit.limits import MESSAGE
from bot.ui.table.clickable import clickable
from data.words import Words
from engines.kernel.catalogue import titles

NUMBER = 1_234_567_890_123_456_789


def test_known_commands_become_links() -> None:
    said = clickable("Use **/table list** or **/away**, **not this**.", {"table": 7})
    assert said == "Use </table list:7> or **/away**, **not this**."


def test_the_first_ones_where_there_is_no_room_for_all() -> None:
    text = "**/play** **/play**"
    assert clickable(text, {"play": NUMBER}, len(text) + 20) == f"</play:{NUMBER}> **/play**"
    assert clickable(text, {"play": NUMBER}, len(text)) == text


def test_all_commands_of_the_help_can_be_pressed_with_the_titles_that_there_are() -> None:
    groups = [title.words for title in titles().values()]
    text = help_text(Words("en"), groups)
    others = (
        "table",
        "learn",
        "play",
        "seek",
        "league",
        "leaderboard",
        "records",
        "profile",
        "settings",
        "away",
    )
    said = clickable(text, dict.fromkeys((*groups, *others, "privacy"), NUMBER))
    assert "**/" not in said
    assert len(said) <= MESSAGE
