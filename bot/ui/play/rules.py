"""A title's own summary of its rules, with the rulings where the rulebook is silent, a page at a time."""

from __future__ import annotations

from bot.ui.kit.content import Content, pages
from bot.ui.kit.ids import Id
from bot.ui.kit.limits import PAGE
from bot.ui.kit.press import ANY_TABLE, Interaction, button, pressed
from bot.ui.kit.reply import private_words
from data.text import Text
from data.words import FALLBACK, Words, has
from engines.kernel import RefusedError
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
        label = words("button-more", page=here + 1, pages=len(texts))
        items.append(button(Id("rules", ANY_TABLE, picks=title.id, page=here + 1), label))
    return Content(texts[here], items=items)


def _numbered(prefix: str) -> list[int]:
    found: list[int] = []
    while has(FALLBACK, f"{prefix}-{len(found) + 1}"):
        found.append(len(found) + 1)
    return found


@pressed("rules")
async def turn_rules(interaction: Interaction, identity: Id) -> Content:
    """Turn a page of the rules."""
    title = titles().get(identity.picks)
    if title is None:
        raise RefusedError(Text("press-old"))
    return rules_page(title, await private_words(interaction), identity.page)
