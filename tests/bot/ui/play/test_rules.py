"""The rules are turned page by page, whichever titles come and go meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from bot.pictures.drawing import Pictures
from bot.ui.kit.ids import Id
from bot.ui.play import rules
from bot.ui.play.book import leaves
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


def rows(page: int) -> list[list[str]]:
    """What can be pressed below a page of Tiny Towns, row by row."""
    items: Any = rules.rules_page(title_of("tiny_towns"), Words("en"), page).items
    found: dict[int, list[str]] = {}
    for one in items:
        found.setdefault(one.item.row, []).append(getattr(one.item, "label", None) or one.item.placeholder)
    return [found[row] for row in sorted(found)]


def test_each_page_leads_on_back_and_to_the_contents() -> None:
    choose = ["Go to a page"]
    assert rows(0) == [["Next", "Learn"], choose]
    assert rows(1) == [["Next", "Page before"], choose]
    assert rows(2) == [["Next", "Page before", "Contents"], choose]


def test_the_contents_name_each_page_once_and_the_menu_leads_to_its_first_leaf() -> None:
    towns, words = title_of("tiny_towns"), Words("en")
    contents = rules.rules_page(towns, words, 0)
    found = leaves(towns, words)
    menu: Any = contents.items[-1]
    lines = menu.item.options
    named = contents.text.splitlines()[1:-1]
    assert [line.partition(". ")[2] for line in named] == [line.label for line in lines]
    assert [int(line.partition(". ")[0]) for line in named] == list(range(1, len(lines) + 1))
    assert len({leaf.page for leaf in found}) == len(lines)
    assert lines[0].value == "1"
    for line in lines:
        page = rules.rules_page(towns, words, int(line.value))
        assert page.text.startswith(f"**{line.label}** · {line.value} of {len(found)}\n")
        before = found[int(line.value) - 2].page if line.value != "1" else None
        assert before != found[int(line.value) - 1].page
    assert rules.rules_page(towns, words, len(found) + 1).text == contents.text
    last: Any = rules.rules_page(towns, words, len(found)).items
    assert [one.identity.page for one in last[:3]] == [len(found) + 1, len(found) - 1, 0]


def test_the_page_of_a_question_is_opened_and_the_contents_where_none_belongs_to_it() -> None:
    towns, words = title_of("tiny_towns"), Words("en")
    at = rules.opened_at(towns, words, "name")
    assert at > 0
    assert "A turn" in rules.rules_page(towns, words, at).text
    assert rules.opened_at(towns, words, "nonsense") == 0


async def test_a_leaf_is_opened_with_its_picture_and_the_contents_without() -> None:
    interaction: Any = Interaction()
    interaction.client.pictures = Pictures()
    try:
        towns, words = title_of("tiny_towns"), Words("en")
        assert (await rules.shown(interaction, towns, words, 0)).picture is None
        number = next(n for n, leaf in enumerate(leaves(towns, words), 1) if leaf.draw is not None)
        assert (await rules.shown(interaction, towns, words, number)).picture is not None
        await rules.open_leaf(interaction, Id("leaf", number, picks="tiny_towns"), [])
        (_, said), *_ = interaction.calls
        assert said == rules.rules_page(towns, words, number).text
    finally:
        interaction.client.pictures.close()


def test_long_lists_are_told_in_leaves_of_about_the_same_length() -> None:
    towns, words = title_of("tiny_towns"), Words("en")
    for title in (towns, title_of("pillars")):
        lists: dict[str, list[int]] = {}
        for leaf in leaves(title, words):
            if leaf.page.startswith(("shelf", "legend")):
                lists.setdefault(leaf.page, []).append(leaf.text.count("\n") + 1)
        assert lists
        for counts in lists.values():
            assert max(counts) <= 12
            assert len(counts) == -(-sum(counts) // 12), "no more leaves than it takes"
            assert max(counts) - min(counts) < len(counts), "of about the same length"
