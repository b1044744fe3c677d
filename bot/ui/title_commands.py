"""The slash commands that every title has: new, board, hand, rules, about, and its own verbs."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.tables.which import SeveralError, which
from bot.ui import presses
from bot.ui.content import Content, pages
from bot.ui.ids import Id
from bot.ui.look import title_name
from bot.ui.messages import option_value
from bot.ui.press import Interaction, button, choice, menu, pressed
from bot.ui.reply import answer, private_words
from bot.ui.verbs import Said, Verb
from data.text import Text
from data.words import Words, has
from engines.kernel import Question, RefusedError
from engines.kernel.catalogue import AnyTitle, title_of, titles

ENGLISH = Words("en")
CHOICES = 25
Work = Callable[..., Awaitable[Content]]


def said(message: str) -> str:
    """A command's text in the language that commands are registered in."""
    return ENGLISH(message)[:100]


@dataclass(frozen=True)
class Parameter:
    """One parameter of a command."""

    name: str
    kind: type
    description: str
    required: bool = False
    choices: tuple[app_commands.Choice[str], ...] = ()
    complete: Callable[..., Any] | None = None


def command(
    name: str, description: str, parameters: Sequence[Parameter], work: Work
) -> app_commands.Command[Any, ..., None]:
    """A slash command that answers in private with what the work comes to."""

    async def callback(interaction: Interaction, **given: Any) -> None:
        await answer(interaction, work(interaction, **given))

    here = inspect.Parameter(
        "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
    )
    rest = [
        inspect.Parameter(
            one.name,
            inspect.Parameter.POSITIONAL_OR_KEYWORD,
            annotation=one.kind if one.required else one.kind | None,
            default=inspect.Parameter.empty if one.required else None,
        )
        for one in sorted(parameters, key=lambda one: not one.required)
    ]
    callback.__signature__ = inspect.Signature([here, *rest])  # type: ignore[attr-defined]
    app_commands.describe(**{one.name: one.description for one in parameters})(callback)
    app_commands.choices(**{one.name: list(one.choices) for one in parameters if one.choices})(callback)
    app_commands.autocomplete(**{one.name: one.complete for one in parameters if one.complete})(callback)
    return app_commands.Command(name=name, description=description, callback=callback)


def table_parameter() -> Parameter:
    """The number of a table, where it is not clear which is meant."""
    return Parameter("table", int, said("cmd-table-number"))


async def meant(interaction: Interaction, title: str | None, given: int | None) -> int:
    """The table that a command means."""
    app = interaction.client
    number = await which(app.store, interaction.user.id, interaction.channel_id, title=title, given=given)
    await presses.check_table(interaction, number)
    return number


def several(error: SeveralError, words: Words) -> Content:
    """A menu of the tables that a command could mean."""
    lines = [
        choice(words("table-short", title=title_name(row, words), table=row.id), str(row.id))
        for row in error.rows[:CHOICES]
    ]
    return Content(words("table-several"), items=[menu(Id("open", 0), lines, words("table-choose"))])


@pressed("open")
async def open_chosen(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Open the panel of the table that was chosen from a menu."""
    del identity
    number = int(values[0]) if values and values[0].isdigit() else 0
    await answer(interaction, presses.own_panel(interaction, number), edit=presses.private(interaction))


class TitleCommands:
    """Builds the command group of a title from its verbs."""

    def __init__(self, title: str, group: str, verbs: Sequence[Verb]) -> None:
        self.title: AnyTitle = title_of(title)
        self.group_name = group
        self.verbs = verbs

    def group(self) -> app_commands.Group:
        """The whole group."""
        prefix = self.title.words
        group = app_commands.Group(name=self.group_name, description=said(f"{prefix}-cmd"))
        group.add_command(command("new", said("cmd-new"), self._new_parameters(), self._new))
        text = Parameter("text", bool, said("cmd-board-text"))
        group.add_command(command("board", said("cmd-board"), [table_parameter(), text], self._board))
        group.add_command(command("hand", said("cmd-hand"), [table_parameter()], self._hand))
        group.add_command(command("rules", said("cmd-rules"), [], self._rules))
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
        ]
        for name, values in self.title.options.choices().items():
            lines = tuple(
                app_commands.Choice(name=ENGLISH.say(option_value(prefix, name, value))[:100], value=value)
                for value in values
            )
            found.append(Parameter(name, str, said(f"{prefix}-option-{name}"), choices=lines))
        return found

    async def _new(
        self,
        interaction: Interaction,
        seats: int | None = None,
        autostart: bool | None = None,
        **given: str | None,
    ) -> Content:
        app, guild, channel = interaction.client, interaction.guild, interaction.channel
        words = await private_words(interaction)
        if guild is None or channel is None or interaction.channel_id is None:
            raise RefusedError(Text("new-in-server"))
        if isinstance(channel, discord.Thread):
            raise RefusedError(Text("new-in-thread"))
        self._allowed(interaction, (await app.guests.server(guild.id)).openers)
        needed = {"view_channel", "send_messages", "embed_links", "attach_files", "read_message_history"}
        missing = [name for name in sorted(needed) if not getattr(interaction.app_permissions, name)]
        if missing:
            names: list[Any] = [Text(f"permission-{name.replace('_', '-')}") for name in missing]
            raise RefusedError(Text("new-permissions", {"missing": names, "count": len(names)}))
        options = self.title.options.parse(
            {name: value for name, value in given.items() if value is not None}
        )
        await app.guests.change_person(interaction.user.id, interaction.user.display_name)
        row = await app.tables.open(
            self.title,
            (guild.id, interaction.channel_id),
            (interaction.user.id, interaction.user.display_name),
            options,
            places=seats,
            autostart=bool(autostart),
        )
        return Content(words("new-opened", title=title_name(row, words), table=row.id))

    @staticmethod
    def _allowed(interaction: Interaction, openers: str) -> None:
        if openers == "managers" and not interaction.permissions.manage_guild:
            raise RefusedError(Text("new-managers"))

    # Looking

    async def _board(
        self, interaction: Interaction, table: int | None = None, text: bool | None = None
    ) -> Content:
        try:
            number = await meant(interaction, self.title.id, table)
        except SeveralError as error:
            return several(error, await private_words(interaction))
        if text:
            return await presses.read_content(interaction, number)
        return await presses.board_content(interaction, number)

    async def _hand(self, interaction: Interaction, table: int | None = None) -> Content:
        try:
            number = await meant(interaction, self.title.id, table)
        except SeveralError as error:
            return several(error, await private_words(interaction))
        return await presses.hand_content(interaction, number)

    async def _rules(self, interaction: Interaction) -> Content:
        return rules_page(self.title, await private_words(interaction), 0)

    async def _about(self, interaction: Interaction) -> Content:
        words = await private_words(interaction)
        return Content(words(f"{self.title.words}-about"))

    # Verbs

    def _verb(self, verb: Verb) -> app_commands.Command[Any, ..., None]:
        prefix = self.title.words
        parameters = [
            Parameter(
                name, str, said(f"{prefix}-cmd-{verb.name}-{name}"), complete=self._completer(verb, part)
            )
            for name, part in verb.parts.items()
        ]

        async def work(interaction: Interaction, table: int | None = None, **given: str | None) -> Content:
            try:
                number = await meant(interaction, self.title.id, table)
            except SeveralError as error:
                return several(error, await private_words(interaction))
            return await self._carry_out(interaction, verb, number, given)

        return command(verb.name, said(f"{prefix}-cmd-{verb.name}"), [*parameters, table_parameter()], work)

    async def _question(self, interaction: Interaction, number: int, *, teach: bool) -> Question:
        async with interaction.client.tables.enter(number) as live:
            if live.row.title != self.title.id:
                raise RefusedError(
                    Text("verb-other-title", {"table": number, "title": Text(f"{self.title.words}-title")})
                )
            seat = live.seat(interaction.user.id)
            question: Question | None = live.playing.question(seat, teach=teach)
        if question is None:
            raise RefusedError(Text("kernel-not-asked"))
        return question

    async def _carry_out(
        self, interaction: Interaction, verb: Verb, number: int, given: dict[str, str | None]
    ) -> Content:
        words = await private_words(interaction)
        question = await self._question(interaction, number, teach=True)
        parts = {verb.parts[name]: value for name, value in given.items() if value is not None}
        spoken = Said(verb, self.title, words, parts)
        options = spoken.options(question)
        if len(options) > 1 or question.most > 1:
            return await presses.own_panel(interaction, number, "", spoken.path(question, number, options))
        await interaction.client.tables.answer(
            number, interaction.user.id, (options[0].key,), question.number
        )
        return await presses.own_panel(interaction, number)

    def _completer(self, verb: Verb, part: str) -> Callable[..., Any]:
        async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
            typed = dict(interaction.namespace)
            others = {
                verb.parts[name]: str(value)
                for name, value in typed.items()
                if name in verb.parts and verb.parts[name] != part and value
            }
            try:
                number = await meant(interaction, self.title.id, typed.get("table"))
                question = await self._question(interaction, number, teach=False)
            except (RefusedError, SeveralError):
                return []
            words = await private_words(interaction)
            spoken = Said(verb, self.title, words, {})
            if question.step not in verb.steps:
                return []
            found = spoken.values(question, part, others)
            text = current.strip().casefold()
            fitting = [
                (value, label) for value, label in found.items() if text in f"{label} {value}".casefold()
            ]
            return [app_commands.Choice(name=label[:100], value=value) for value, label in fitting[:CHOICES]]

        return complete


def rules_page(title: AnyTitle, words: Words, page: int) -> Content:
    """One page of a title's summary of the rules, rulings included."""
    texts = [words(f"{title.words}-rules-{number}") for number in _numbered(f"{title.words}-rules")]
    rulings = [words(f"{title.words}-ruling-{number}") for number in _numbered(f"{title.words}-ruling")]
    if rulings:
        head = words("rules-rulings")
        texts += pages("\n".join([head, *(words("rules-ruling", text=text) for text in rulings)]), 1800)
    here = page % len(texts)
    code = sorted(titles()).index(title.id)
    items = []
    if len(texts) > 1:
        label = words("button-more", page=here + 1, pages=len(texts))
        items.append(button(Id("rules", code, page=(here + 1) % len(texts) or len(texts)), label))
    return Content(texts[here], items=items)


def _numbered(prefix: str) -> list[int]:
    found: list[int] = []
    while has("en", f"{prefix}-{len(found) + 1}"):
        found.append(len(found) + 1)
    return found


@pressed("rules")
async def turn_rules(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Turn a page of the rules."""
    del values

    async def work() -> Content:
        words = await private_words(interaction)
        names = sorted(titles())
        return rules_page(title_of(names[identity.table % len(names)]), words, identity.page)

    await answer(interaction, work(), edit=presses.private(interaction))
