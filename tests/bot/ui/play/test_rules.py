"""The rules are turned page by page, whichever titles come and go meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from bot.pictures.drawing import Pictures
from bot.ui.play import rules
from data.words import Words
from engines.kernel.catalogue import title_of, titles
from tests.bot.ui.pressing import Interaction


async def turned(press: Any) -> str:
    """What a button below the first page leads to."""
    interaction: Any = Interaction()
    interaction.client.pictures = Pictures()
    try:
        await rules.turn_rules(interaction, press.identity, [])
    finally:
        interaction.client.pictures.close()
    (_, said), *_ = interaction.calls
    return str(said)


@pytest.mark.parametrize("title", sorted(titles()))
async def test_the_button_leads_on_in_the_same_rules_when_there_is_a_title_more(
    monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    press: Any = rules.rules_page(title_of(title), Words("en"), 0).items[0]
    monkeypatch.setattr(rules, "titles", lambda: {"another": title_of("pillars"), **titles()})
    assert await turned(press) == rules.rules_page(title_of(title), Words("en"), 1).text


async def test_the_rules_of_a_title_that_has_gone_cannot_be_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    press: Any = rules.rules_page(title_of("pillars"), Words("en"), 0).items[0]
    monkeypatch.setattr(rules, "titles", dict)
    assert "older message" in await turned(press)
