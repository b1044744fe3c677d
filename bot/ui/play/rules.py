"""The rules of a title, a leaf at a time: contents, pages back and forth, and the page that belongs to a question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.ui.kit.content import AT_ONCE, Content, fitted
from bot.ui.kit.ids import Id
from bot.ui.kit.limits import MENU_LINES
from bot.ui.kit.press import ANY_TABLE, Interaction, Press, button, choice, menu, pressed
from bot.ui.kit.reply import private_words
from bot.ui.play.book import Leaf, leaves
from bot.ui.table.access import admit
from bot.ui.table.learning import learn_buttons
from bot.ui.table.look import look
from data.text import Text
from data.words import Words
from engines.kernel import RefusedError
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.rulebook import rulebook

GROUPS: dict[str, str] = {}
"""How the commands of a title are called, by its id."""


def rules_page(title: AnyTitle, words: Words, page: int) -> Content:
    """The contents (page 0), or one leaf; beyond the last the contents come again."""
    found = leaves(title, words)
    if not found:
        return Content(words("rules-none"))
    here = page % (len(found) + 1)
    text = _contents(title, words, found) if here == 0 else _leaf(words, found, here)
    return Content(fitted(text), items=_items(title, words, found, here))


def _contents(title: AnyTitle, words: Words, found: Sequence[Leaf]) -> str:
    lines = [words("rules-contents", title=Text(f"{title.words}-title"))]
    for number, (_, leaf) in enumerate(_entries(found), start=1):
        lines.append(words("rules-contents-line", number=str(number), page=leaf.title))
    lines.append(words("rules-contents-how", group=GROUPS.get(title.id, title.words)))
    return "\n".join(lines)


def _entries(found: Sequence[Leaf]) -> list[tuple[int, Leaf]]:
    """The first leaf of each page, with its number."""
    return [
        (number, leaf)
        for number, leaf in enumerate(found, start=1)
        if number == 1 or found[number - 2].page != leaf.page
    ]


def _leaf(words: Words, found: Sequence[Leaf], here: int) -> str:
    leaf = found[here - 1]
    head = words("rules-head", page=leaf.title, number=str(here), count=str(len(found)))
    return f"{head}\n{leaf.text}"


def _items(title: AnyTitle, words: Words, found: Sequence[Leaf], here: int) -> list[Press]:
    to = Id("rules", ANY_TABLE, picks=title.id)
    items = [button(replace(to, page=here + 1), words("button-rules-next"), row=0)]
    if here:
        items.append(button(replace(to, path="before", page=here - 1), words("button-rules-before"), row=0))
    if here > 1:
        items.append(button(replace(to, path="contents"), words("button-rules-contents"), row=0))
    if not here:
        items += learn_buttons(title.id, words, row=0)
    lines = [choice(leaf.title, str(number)) for number, leaf in _entries(found)][:MENU_LINES]
    items.append(menu(Id("leaf", ANY_TABLE, picks=title.id), lines, words("rules-choose"), row=1))
    return items


async def shown(interaction: Interaction, title: AnyTitle, words: Words, page: int) -> Content:
    """The same with its picture, which follows where it takes long."""
    content, found = rules_page(title, words, page), leaves(title, words)
    here = page % (len(found) + 1)
    leaf = found[here - 1] if here else None
    if leaf is not None and leaf.draw is not None:
        content.picture = await interaction.client.pictures.paint_soon("rules", leaf.draw, leaf.alt, AT_ONCE)
    return content


def opened_at(title: AnyTitle, words: Words, step: str) -> int:
    """The number of the leaf that belongs to a kind of question; that of the contents if none does."""
    found = leaves(title, words)
    page = rulebook(title.id).for_question(step) if found else None
    numbered = enumerate(found, start=1)
    return next((number for number, leaf in numbered if page and leaf.page == page.id), 0)


def _known(name: str) -> AnyTitle:
    title = titles().get(name)
    if title is None:
        raise RefusedError(Text("press-old"))
    return title


@pressed("rules")
async def turn_rules(interaction: Interaction, identity: Id) -> Content:
    """Turn a page of the rules."""
    title = _known(identity.picks)
    return await shown(interaction, title, await private_words(interaction), identity.page)


@pressed("leaf")
async def open_leaf(interaction: Interaction, identity: Id) -> Content:
    """Open the page that was chosen from the contents: its number stands where a menu of tables has theirs."""
    title = _known(identity.picks)
    return await shown(interaction, title, await private_words(interaction), identity.table)


def _beside(interaction: Interaction, identity: Id) -> bool:
    """What was pressed stays: it is somebody's question, or everybody's card."""
    del interaction, identity
    return False


@pressed("rule", edit=_beside)
async def open_rule(interaction: Interaction, identity: Id) -> Content:
    """Open the page that belongs to the question of a panel, or else to what the table asks whoever presses."""
    live = await interaction.client.tables.cache.glance(identity.table)
    admit(interaction, live.row)
    words, title, step = await private_words(interaction), _known(live.row.title), identity.path
    if not step and live.row.state == "playing":
        question = look(live, interaction.user.id).question
        step = "" if question is None else question.step
    return await shown(interaction, title, words, opened_at(title, words, step))
