"""A table before it is opened: what whoever looks at a title has arranged so far stands in the ids of that page alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.records import TableRow
from bot.tables.clock import USUAL
from bot.tables.hosting import arranged, value_of, values_of
from bot.ui.kit.ids import ANYWHERE, Id
from bot.ui.kit.press import Interaction, Press, button
from bot.ui.play.opening import open_table
from bot.ui.table.arranging import arranged_name, arranged_value, options_menu, values_menu
from bot.ui.table.narrow import token
from data.words import Words
from engines.kernel.catalogue import AnyTitle

SHORT = 3
SHARED = "."  # between what is arranged already and what is being arranged


@dataclass(frozen=True)
class Draft:
    """A lobby as it would be opened, beside the one that is opened if nothing is arranged."""

    usual: TableRow
    row: TableRow
    asked: str = ""

    @property
    def changed(self) -> list[str]:
        """What is not as usual."""
        return [
            name for name in values_of(self.row) if value_of(self.row, name) != value_of(self.usual, name)
        ]

    @property
    def tokens(self) -> str:
        """What is not as usual, as it stands in ids."""
        return "".join(_token(name, value_of(self.row, name)) for name in self.changed)

    def menus(self, words: Words) -> list[Press]:
        """What may be arranged; or, once that is chosen, how."""
        row = self.row
        if self.asked in values_of(row):
            identity = Id("doorset", ANYWHERE, picks=row.title, path=f"{self.tokens}{SHARED}{self.asked}")
            back = button(
                Id("doorset", ANYWHERE, picks=row.title, path=self.tokens), words("button-setup-back"), row=2
            )
            return [values_menu(identity, row, self.asked, words, line=1), back]
        return [options_menu(Id("doorset", ANYWHERE, picks=row.title, path=self.tokens), row, words, line=1)]

    def lines(self, words: Words) -> list[str]:
        """What is not as usual, in words."""
        return [
            words(
                "setup-arranged",
                name=arranged_name(self.row, name),
                value=arranged_value(self.row, name, value_of(self.row, name), words),
            )
            for name in self.changed
        ]

    async def opened(self, interaction: Interaction, title: AnyTitle) -> TableRow:
        """Open it."""
        row = self.row
        return await open_table(
            interaction,
            title,
            row.options,
            seats=row.places if "seats" in self.changed else None,
            autostart=row.autostart,
            pace=row.pace,
            late=row.late,
            least=row.least,
            hints=row.hints,
        )


async def drafted(
    interaction: Interaction, title: AnyTitle, path: str = "", chosen: Sequence[str] = ()
) -> Draft:
    """The table as the ids of a page say, with what is chosen there now: first what to arrange, then how."""
    server = await interaction.client.guests.server(interaction.guild_id or 0)
    usual = usual_lobby(title, server.pace or USUAL)
    tokens, _, asked = path.partition(SHARED)
    row = usual
    for start in range(0, len(tokens), SHORT):
        row = with_token(row, tokens[start : start + SHORT])
    if asked and chosen:
        return Draft(usual, arranged(row, asked, chosen[0]))
    return Draft(usual, row, chosen[0] if chosen else "")


def usual_lobby(title: AnyTitle, pace: str) -> TableRow:
    """The lobby of a title that is opened if nothing is arranged."""
    return TableRow(
        id=0,
        title=title.id,
        server=0,
        channel=0,
        thread=None,
        host=0,
        state="lobby",
        options={},
        places=title.seats[-1],
        autostart=False,
        revision=0,
        created=0,
        pace=pace,
    )


def _token(name: str, value: str) -> str:
    """A value as it stands in ids: so short that everything there is to arrange has room in one."""
    return token(f"{name}={value}")[:SHORT]


def with_token(row: TableRow, wanted: str) -> TableRow:
    """With what a token means; without what it meant, if there is no such value any more."""
    for name, values in values_of(row).items():
        for value in values:
            if _token(name, value) == wanted:
                return arranged(row, name, value)
    return row
