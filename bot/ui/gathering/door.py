"""One door to all titles: which there are, one of them closely, and from there to a table or to others who would play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import discord

from bot.store.lessons import steps_of
from bot.store.played import finished_by_title
from bot.store.records import TableRow
from bot.ui.gathering.draft import Draft, drafted
from bot.ui.gathering.hosting import set_up
from bot.ui.kit.content import Content
from bot.ui.kit.ids import ANYWHERE, Id
from bot.ui.kit.laid import Item
from bot.ui.kit.limits import MENU_LINES
from bot.ui.kit.press import Interaction, beside, button, choice, handles, menu, pressed
from bot.ui.kit.reply import answer, private, private_words
from bot.ui.play.cover import caption, cover
from bot.ui.play.looking import own_panel
from bot.ui.play.opening import opened
from bot.ui.play.rules import shown
from bot.ui.table.abouts import about_title
from bot.ui.table.learning import learn_buttons
from bot.ui.table.look import title_text
from data.text import Text, Value
from data.words import Words
from engines.kernel import RefusedError
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.lesson import has_lesson, lesson_of

IN_A_LIST = 10
GREEN = discord.ButtonStyle.success
Known: TypeAlias = Mapping[str, Text]
"""How well somebody knows each title, in words."""


async def door(interaction: Interaction) -> Content:
    """All titles, each with what one wants to know first, and a button."""
    words = await private_words(interaction)
    known = await _acquainted(interaction)
    every = sorted(titles().values(), key=lambda title: words(f"{title.words}-title"))
    lines = [words("door-head")]
    if interaction.guild_id is None:
        lines.append(words("new-in-server"))
    find = button(Id("find", ANYWHERE), words("button-find"))
    return Content("\n".join(lines), items=[*_doors(every, known, words), find], laid=True)


def _doors(every: Sequence[AnyTitle], known: Known, words: Words) -> list[Item]:
    """A few with buttons beside them; many as a menu."""
    if len(every) > IN_A_LIST:
        lines = [
            choice(words(f"{title.words}-title"), title.id, about_title(title, words)) for title in every
        ]
        return [menu(Id("title", ANYWHERE), lines[:MENU_LINES], words("door-choose"))]
    return [
        beside(_line(title, known, words), button(Id("title", ANYWHERE, picks=title.id), words("door-look")))
        for title in every
    ]


def _line(title: AnyTitle, known: Known, words: Words) -> str:
    name = Text(f"{title.words}-title")
    return words("door-line", title=name, about=about_title(title, words), known=known[title.id])


def _one(title: AnyTitle, known: Known, words: Words) -> str:
    """The same where it is looked at alone: first what it is about."""
    return words(
        "door-one", what=Text(f"{title.words}-cmd"), about=about_title(title, words), known=known[title.id]
    )


async def _acquainted(interaction: Interaction) -> Known:
    """How well this person knows each title: how many matches they have come to the end of, or else how far in its lesson."""
    async with interaction.client.store.reading() as connection:
        played = await finished_by_title(connection, interaction.user.id)
        steps = await steps_of(connection, interaction.user.id)
    return {name: _how_well(name, played.get(name, 0), steps.get(name)) for name in titles()}


def _how_well(title: str, played: int, step: int | None) -> Text:
    if played or step is None or not has_lesson(title):
        return Text("door-known", {"count": played})
    through = step + 1 >= len(lesson_of(title).step)
    return Text("door-learned" if through else "door-learning")


@pressed("door")
async def open_door(interaction: Interaction, identity: Id) -> Content:
    """Show all titles."""
    del identity
    return await door(interaction)


@handles("title")
async def look_at(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Look at one title."""
    name = values[0] if values else identity.picks
    await answer(interaction, one_title(interaction, _known(name)), edit=private(interaction))


def _known(name: str) -> AnyTitle:
    title = titles().get(name)
    if title is None:
        raise RefusedError(Text("press-old"))
    return title


async def one_title(interaction: Interaction, title: AnyTitle, draft: Draft | None = None) -> Content:
    """One title with its picture, what may be arranged for a table of it, and what can be done from here."""
    words, known = await private_words(interaction), await _acquainted(interaction)
    draft = draft or await drafted(interaction, title)
    lines = [_one(title, known, words), *draft.lines(words)]
    opening = Id("doornew", ANYWHERE, picks=title.id, path=draft.tokens)
    items = [
        button(opening, words("button-door-new"), style=GREEN, row=0),
        button(
            Id("doorseek", ANYWHERE, picks=title.id, path=draft.row.pace), words("button-door-seek"), row=0
        ),
        button(Id("doorrules", ANYWHERE, picks=title.id), words("button-rules"), row=0),
        *learn_buttons(title.id, words, row=0),
        button(Id("door", ANYWHERE), words("button-door"), row=0),
        *draft.menus(words),
    ]
    if said := caption(title, words):
        lines.append(f"-# {said}")
    content = Content("\n".join(lines), items=items, laid=True)
    content.picture = await cover(interaction.client.pictures, title, words)
    return content


def _beside(interaction: Interaction, identity: Id) -> bool:
    """The page of a title stays beside its rules."""
    del interaction, identity
    return False


@pressed("doorrules", edit=_beside)
async def rules(interaction: Interaction, identity: Id) -> Content:
    """The rules of a title from their beginning."""
    return await shown(interaction, _known(identity.picks), await private_words(interaction), 0)


@handles("doorset")
async def arrange(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Choose what to arrange for a table that is still to be opened, or how."""

    async def work() -> Content:
        title = _known(identity.picks)
        return await one_title(interaction, title, await drafted(interaction, title, identity.path, values))

    await answer(interaction, work(), edit=private(interaction))


@pressed("doornew")
async def new(interaction: Interaction, identity: Id) -> Content:
    """Open a table as it was arranged, once for each page, and let its host set it up further."""
    title, words = _known(identity.picks), await private_words(interaction)
    draft, made = await drafted(interaction, title, identity.path), list[TableRow]()

    async def make() -> int:
        made.append(await draft.opened(interaction, title))
        return made[0].id

    page = interaction.id if interaction.message is None else interaction.message.id
    number = await interaction.client.once.of(page, make)
    row = made[0] if made else None
    if row is not None and row.state == "playing":
        names: dict[str, Value] = {"title": title_text(row), "table": str(row.id)}
        return await own_panel(interaction, row.id, note=words("new-begun", **names))
    try:
        content = await set_up(interaction, number)
    except RefusedError:  # it has begun since the first press
        return await own_panel(interaction, number)
    if row is not None:
        content.text = "\n".join([*await opened(interaction, row, words), content.text])
    return content
