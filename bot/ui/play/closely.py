"""A close look at one thing of a table, in every title whose artist offers it and whose cog declares it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from discord import app_commands

from bot.tables.live import Live
from bot.tables.refusal import refusal
from bot.tables.which import SeveralError
from bot.ui.kit.content import Content, fitted
from bot.ui.kit.markup import cut, safe
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.play.verbs import SHORT
from bot.ui.table.access import admit
from bot.ui.table.commands import Parameter, command, meant, offered, said, table_parameter
from bot.ui.table.look import Look, look, named, spoken
from data.text import Text, Who
from data.typed import folded
from data.words import FALLBACK, Words
from engines.kernel import RefusedError
from engines.kernel.catalogue import AnyTitle, title_of
from renderers.kit.gallery import artist_of


class Closely:
    """Builds the command that looks at one thing: its name is a word of the title, which says how it is asked for."""

    def __init__(self, title: str, name: str) -> None:
        self.title: AnyTitle = title_of(title)
        self.artist = artist_of(title)
        self.name = name

    def command(self) -> app_commands.Command[Any, ..., None]:
        """The command, with the name of the thing and the table as its parameters."""
        prefix = f"{self.title.words}-cmd-{self.name}"
        thing = Parameter("name", str, said(f"{prefix}-name"), complete=self._offered)
        return command(self.name, said(prefix), [thing, table_parameter()], self._content)

    async def _content(
        self, interaction: Interaction, name: str | None = None, table: int | None = None
    ) -> Content:
        """One thing closely, as a picture and in words."""
        try:
            number = await meant(interaction, table, title=self.title.id)
        except SeveralError as error:
            tables: list[Who | Text | str] = [str(row.id) for row in error.rows]
            raise RefusedError(Text("closely-tables", {"tables": tables})) from None
        words = await private_words(interaction)
        shown = await self._seen(interaction, number)
        view, plain = shown.view, named(shown.row, words)
        absent = self.artist.absent(view, plain) | self.artist.absent(view, named(shown.row, Words(FALLBACK)))
        thing = self._meant(
            self.artist.things(view, plain),
            self._typed(shown, words),
            frozenset(map(folded, absent)),
            name or "",
        )
        alt = self.artist.close_words(view, thing, plain).replace("**", "")
        draw = partial(self.artist.close, view, thing, plain)
        picture = await interaction.client.pictures.paint(self.name, draw, alt)
        return Content(fitted(self.artist.close_words(view, thing, spoken(shown.row, words))), picture)

    async def _offered(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The names of what can be looked at."""
        table = vars(interaction.namespace).get("table")
        found = await interaction.client.keystrokes.glimpse(interaction, table, self.title.id, self._named)
        typed = folded(current)
        return [
            offered(called, called) for called, names in found or () if any(typed in one for one in names)
        ]

    def _named(self, live: Live, words: Words) -> list[tuple[str, frozenset[str]]]:
        shown = self._look(live)
        called = self.artist.things(shown.view, named(shown.row, words))
        typed = self._typed(shown, words)
        return [(called[thing], names) for thing, names in typed.items()]

    def _typed(self, shown: Look, words: Words) -> dict[str, frozenset[str]]:
        """What may be typed for each thing: its name in the reader's language or in English."""
        both = [self.artist.things(shown.view, named(shown.row, one)) for one in (words, Words(FALLBACK))]
        return {thing: frozenset(folded(called[thing]) for called in both) for thing in both[0]}

    async def _seen(self, interaction: Interaction, number: int) -> Look:
        """The table as everybody sees it."""
        async with interaction.client.tables.enter(number) as live:
            admit(interaction, live.row)
            return self._look(live)

    def _look(self, live: Live) -> Look:
        if live.row.title != self.title.id:
            raise refusal("verb-other-title", live.row.id, title=Text(f"{self.title.words}-title"))
        return look(live, None)

    def _meant(
        self,
        things: Mapping[str, str],
        names: Mapping[str, frozenset[str]],
        absent: frozenset[str],
        typed: str,
    ) -> str:
        """The thing that was typed: its name, or a part of it that only one name has; a sentence otherwise."""
        wanted = folded(typed)
        exact = [thing for thing, called in names.items() if wanted in (thing, *called)]
        near = [thing for thing, called in names.items() if wanted and any(wanted in one for one in called)]
        for found in (exact, near):
            if len(found) == 1:
                return found[0]
        prefix = f"{self.title.words}-{self.name}"
        known: list[Who | Text | str] = [things[thing] for thing in near or things]
        if not wanted or near:
            raise RefusedError(Text(f"{prefix}-which", {"known": known}))
        message = f"{prefix}-{'absent' if wanted in absent else 'unknown'}"
        raise RefusedError(Text(message, {"name": safe(cut(typed.strip(), SHORT)), "known": known}))
