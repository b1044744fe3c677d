"""A title's own summary of its rules, with the rulings where the rulebook is silent, a page at a time."""

from __future__ import annotations

from bot.ui.kit.content import Content, pages
from bot.ui.kit.ids import Id
from bot.ui.kit.limits import PAGE
from bot.ui.kit.press import Interaction, button, pressed
from bot.ui.kit.reply import private_words
from data.words import FALLBACK, Words, has
from engines.kernel.catalogue import AnyTitle, titles


def rules_page(title: AnyTitle, words: Words, page: int) -> Content:
    """One page of the summary, rulings included."""
    texts = [words(f"{title.words}-rules-{number}") for number in _numbered(f"{title.words}-rules")]
    rulings = [words(f"{title.words}-ruling-{number}") for number in _numbered(f"{title.words}-ruling")]
    if rulings:
        lines = [words("rules-rulings"), *(words("rules-ruling", text=text) for text in rulings)]
        texts += pages("\n".join(lines), PAGE)
    if not texts:
        return Content(words("rules-none"))
    here = page % len(texts)
    items = []
    if len(texts) > 1:
        code = sorted(titles()).index(title.id) + 1
        label = words("button-more", page=here + 1, pages=len(texts))
        items.append(button(Id("rules", code, page=here + 1), label))
    return Content(texts[here], items=items)


def _numbered(prefix: str) -> list[int]:
    found: list[int] = []
    while has(FALLBACK, f"{prefix}-{len(found) + 1}"):
        found.append(len(found) + 1)
    return found


@pressed("rules")
async def turn_rules(interaction: Interaction, identity: Id) -> Content:
    """Turn a page of the rules."""
    words = await private_words(interaction)
    known = sorted(titles())
    return rules_page(titles()[known[(identity.table - 1) % len(known)]], words, identity.page)
