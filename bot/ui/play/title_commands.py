"""The slash commands that every title has: new, board, hand, rules, about, and its own verbs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.tables.clock import PACES
from bot.tables.hints import HINTS
from bot.tables.live import Live
from bot.tables.play import LATE
from bot.tables.refusal import refusal
from bot.tables.reliable import LEAST
from bot.tables.which import SeveralError
from bot.ui.kit.content import Content
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.play.inviting import invited
from bot.ui.play.looking import board_content, hand_content, own_panel, panel_of, read_content
from bot.ui.play.lookup import LookUp
from bot.ui.play.opening import open_table, opened
from bot.ui.play.orders import orders_content
from bot.ui.play.rules import GROUPS, shown
from bot.ui.play.verbs import Said, Verb
from bot.ui.table.commands import (
    Complete,
    Parameter,
    choices,
    command,
    meant,
    offered,
    on_table,
    said,
    several,
    table_parameter,
)
from bot.ui.table.faces import option_value
from bot.ui.table.localised import localised
from bot.ui.table.look import named, spoken, title_text
from bot.ui.table.visit import Later, visited
from data.text import Text, Value
from data.words import Words
from engines.kernel import Question, RefusedError, Title
from engines.kernel.catalogue import AnyTitle, title_of
from renderers.kit.gallery import artists
from renderers.kit.lookup import things_of

ASKED = tuple(offered(said("reliability-least", least=least), str(least)) for least in LEAST)

ASKING = tuple(offered(said(f"hints-{value}"), value) for value in HINTS)


class TitleCommands:
    """Builds the command group of a title from its verbs."""

    def __init__(self, title: str, group: str, verbs: Sequence[Verb]) -> None:
        self.title: AnyTitle = title_of(title)
        self.group_name = group
        self.verbs = verbs
        GROUPS[self.title.id] = group

    def group(self) -> app_commands.Group:
        """The whole group."""
        prefix = self.title.words
        group = app_commands.Group(name=self.group_name, description=said(f"{prefix}-cmd"))
        hand = on_table("hand", hand_content, title=self.title.id)
        text = Parameter("text", bool, said("cmd-board-text"))
        new = said("cmd-new", title=Text(f"{prefix}-title"))
        group.add_command(command("new", new, self._new_parameters(), self._new))
        group.add_command(command("board", said("cmd-board"), [table_parameter(), text], self._board))
        group.add_command(command("hand", said("cmd-hand"), [table_parameter()], hand))
        if type(self.title).orders is not Title.orders:
            orders = on_table("orders", orders_content, title=self.title.id, waiting=False)
            group.add_command(command("orders", said("cmd-orders"), [table_parameter()], orders))
        group.add_command(command("rules", said("cmd-rules"), [], self._rules))
        if self.title.id in artists() and things_of(self.title.id):
            group.add_command(LookUp(self.title, self.group_name).command())
        group.add_command(command("about", said("cmd-about"), [], self._about))
        for verb in self.verbs:
            group.add_command(self._verb(verb))
        return group

    # New

    def _new_parameters(self) -> list[Parameter]:
        prefix = self.title.words
        found = [
            Parameter("seats", int, said("cmd-new-seats")),
            Parameter("autostart", bool, said("cmd-new-autostart")),
            Parameter("pace", str, said("cmd-new-pace"), choices=choices("pace", tuple(PACES))),
            Parameter("late", str, said("cmd-new-late"), choices=choices("late", LATE)),
            Parameter("reliability", str, said("cmd-new-reliability"), choices=ASKED),
            Parameter("hints", str, said("cmd-new-hints"), choices=ASKING),
            Parameter("invite", discord.User, said("cmd-new-invite")),
        ]
        for name, values in self.title.options.choices().items():
            lines = tuple(offered(localised(option_value(prefix, name, value)), value) for value in values)
            found.append(Parameter(name, str, said(f"{prefix}-option-{name}"), choices=lines))
        return found

    async def _new(
        self,
        interaction: Interaction,
        seats: int | None = None,
        autostart: bool | None = None,
        *,
        pace: str | None = None,
        late: str | None = None,
        reliability: str | None = None,
        hints: str | None = None,
        invite: discord.User | discord.Member | None = None,
        **given: str | None,
    ) -> Content:
        words = await private_words(interaction)
        row = await open_table(
            interaction,
            self.title,
            {name: value for name, value in given.items() if value is not None},
            seats=seats,
            autostart=bool(autostart),
            pace=pace,
            late=late,
            least=None if reliability is None else int(reliability),
            hints=hints,
        )
        if row.state == "playing":
            names: dict[str, Value] = {"title": title_text(row), "table": str(row.id)}
            return await own_panel(interaction, row.id, note=words("new-begun", **names))
        lines = await opened(interaction, row, words)
        if invite is not None:
            lines.append(await self._invite(interaction, row.id, invite, words))
        return Content("\n".join(lines))

    @staticmethod
    async def _invite(
        interaction: Interaction, table: int, person: discord.User | discord.Member, words: Words
    ) -> str:
        """What came of the invitation; the table is open whether it came to anything or not."""
        try:
            return (await invited(interaction, table, person)).text
        except RefusedError as error:
            return words.say(error.text)

    # Looking

    async def _board(
        self, interaction: Interaction, table: int | None = None, text: bool | None = None
    ) -> Content:
        verb, work = ("read", read_content) if text else ("board", board_content)
        return await on_table(verb, work, title=self.title.id)(interaction, table)

    async def _rules(self, interaction: Interaction) -> Content:
        return await shown(interaction, self.title, await private_words(interaction), 0)

    async def _about(self, interaction: Interaction) -> Content:
        words = await private_words(interaction)
        return Content(words(f"{self.title.words}-about"))

    # Verbs

    def _verb(self, verb: Verb) -> app_commands.Command[Any, ..., None]:
        prefix = f"{self.title.words}-cmd-{verb.name}"
        parameters = [
            Parameter(name, str, said(f"{prefix}-{name}"), complete=self._completer(verb, part))
            for name, part in verb.parts.items()
        ]

        async def work(interaction: Interaction, table: int | None = None, **given: str | None) -> Content:
            try:
                number = await meant(interaction, table, title=self.title.id)
            except SeveralError as error:
                return await several(interaction, error, "look")
            parts = {verb.parts[name]: value for name, value in given.items() if value is not None}
            return await self._carry_out(interaction, verb, number, parts)

        return command(verb.name, said(prefix), [*parameters, table_parameter()], work)

    async def _carry_out(
        self, interaction: Interaction, verb: Verb, number: int, parts: dict[str, str]
    ) -> Content:
        """Answer if one option is meant; otherwise the panel goes on from what was said, or says why it cannot."""

        async def act(live: Live) -> Later:
            words = await private_words(interaction)
            meaning = self._meaning(live, interaction.user.id, words, verb, parts, teach=True)
            question = meaning.question
            try:
                options = meaning.options()
            except RefusedError as error:
                note = spoken(live.row, words).say(error.text)
                return panel_of(interaction, live, words, note=note)
            if not meaning.clear(options):
                return panel_of(interaction, live, words, meaning.path(number, options))
            picks = (options[0].key,)
            await interaction.client.tables.play.answer(live, interaction.user.id, picks, question.number)
            return panel_of(interaction, live, words)

        return await visited(interaction, number, act)

    def _meaning(
        self, live: Live, person: int, words: Words, verb: Verb, parts: dict[str, str], *, teach: bool
    ) -> Said:
        """What was said, beside what the person is asked at this table."""
        if live.row.title != self.title.id:
            title = Text(f"{self.title.words}-title")
            raise refusal("verb-other-title", live.row.id, title=title)
        seat = live.seat(person)
        question: Question | None = live.playing.question(seat, teach=teach)
        if question is None:
            raise RefusedError(Text("kernel-not-asked"))
        board = live.playing.view(seat).board
        return Said(verb, self.title, board, named(live.row, words), question, parts)

    def _completer(self, verb: Verb, part: str) -> Complete:
        async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
            typed = vars(interaction.namespace)
            table = typed.get("table")
            others = {
                verb.parts[name]: str(value)
                for name, value in typed.items()
                if name in verb.parts and verb.parts[name] != part and value
            }
            user = interaction.user

            def asked(live: Live, words: Words) -> Said:
                return self._meaning(live, user.id, words, verb, {}, teach=False)

            said_ = await interaction.client.keystrokes.glimpse(interaction, table, self.title.id, asked)
            if said_ is None:
                return []
            meaning = replace(said_, verb=verb, given=others)
            found = meaning.offers(part) if meaning.asked() else {}
            return [
                offered(offer, value)
                for value, offer in found.items()
                if meaning.matches(part, value, current)
            ]

        return complete
