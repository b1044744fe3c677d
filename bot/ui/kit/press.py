"""Buttons and menus that survive a restart: one class reads them all and hands them to who knows the verb."""

from __future__ import annotations

import re
import zlib
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import discord

from bot.logs import about
from bot.ui.kit import limits
from bot.ui.kit.content import Content
from bot.ui.kit.ids import OTHER, PATTERN, Id
from bot.ui.kit.markup import cut
from bot.ui.kit.reply import answer, fail, private
from data.text import Text
from engines.kernel import RefusedError

if TYPE_CHECKING:
    from bot.app import Guildhall

    Interaction: TypeAlias = discord.Interaction[Guildhall]
else:
    Interaction = discord.Interaction

Handler = Callable[[Interaction, Id, list[str]], Awaitable[None]]
Work = Callable[[Interaction, Id], Coroutine[Any, Any, Content]]
Edit = Callable[[Interaction, Id], bool]


@dataclass(frozen=True)
class Declared:
    """Who handles the presses of a verb, and where that stands."""

    handler: Handler
    place: tuple[str, str, int]


_handlers: dict[str, Declared] = {}
ANY_TABLE = 0
APART = 1 << 30
"""Numbers from here on are far from those that Discord gives to components without one."""


def handles(verb: str) -> Callable[[Handler], Handler]:
    """Declare who handles the presses of a verb, the reply included."""

    def keep(handler: Handler) -> Handler:
        _declare(verb, handler, handler)
        return handler

    return keep


def _own(interaction: Interaction, identity: Id) -> bool:
    """Most presses on a private reply change that reply."""
    del identity
    return private(interaction)


def pressed(
    verb: str, *, edit: Edit = _own, origin: Callable[..., object] | None = None
) -> Callable[[Work], Handler]:
    """Declare the work of a verb: what it comes to is the reply, in the pressed message or in private.

    Origin: where the work stands, if it was only wrapped for this.
    """

    def keep(work: Work) -> Handler:
        async def press(interaction: Interaction, identity: Id, values: list[str]) -> None:
            del values
            await answer(interaction, work(interaction, identity), edit=edit(interaction, identity))

        _declare(verb, press, origin or work)
        return press

    return keep


def verbs() -> frozenset[str]:
    """All verbs that somebody handles."""
    return frozenset(_handlers)


def _declare(verb: str, handler: Handler, origin: Callable[..., object]) -> None:
    """Each new bot of a process loads the cogs afresh: the same handler comes again, but no other."""
    place = (origin.__module__, origin.__qualname__, origin.__code__.co_firstlineno)
    known = _handlers.get(verb)
    if known is not None and known.place != place:
        raise ValueError(f"two handlers for {verb}: in {known.place[0]} and in {place[0]}")
    _handlers[verb] = Declared(handler, place)


def _checked(identity: Id) -> str:
    written = str(identity)
    if len(written) > limits.CUSTOM_ID:
        raise ValueError(f"the id {written} is longer than Discord allows")
    return written


def _apart(written: str) -> int:
    """The number of a menu in its message, another for another id.

    A client takes a menu in the same place for the same one, keeps in it what was chosen, and sends nothing when
    that is chosen once more: of a new question nobody could give the answer that was given last.
    """
    return APART | zlib.crc32(written.encode()) % APART


async def _handle(interaction: discord.Interaction[Any], identity: Id | None) -> None:
    """Hand a press to who knows the verb; a menu of tables means the one that was chosen."""
    data: Any = interaction.data or {}
    values = [str(value) for value in data.get("values", ())]
    declared = _handlers.get(identity.verb) if identity else None
    if identity is None or declared is None:
        await fail(interaction, RefusedError(Text("press-old")))
        return
    try:
        if identity.table == ANY_TABLE and values:
            chosen = int(values[0]) if values[0].isascii() and values[0].isdecimal() else ANY_TABLE
            identity, values = replace(identity, table=chosen), []
        await declared.handler(interaction, identity, values)
    except Exception as error:  # noqa: BLE001  # whatever went wrong, the person gets a sentence
        await fail(interaction, error)


class Press(discord.ui.DynamicItem[discord.ui.Item[Any]], template=PATTERN):
    """Any button or menu of the bot."""

    def __init__(self, item: discord.ui.Item[Any], identity: Id) -> None:
        super().__init__(item)
        self.identity = identity

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Read what the component carries."""
        del interaction
        return cls(item, Id.read(match["verb"], match["table"], match["number"], match["rest"]))

    def carry(self, identity: Id) -> None:
        """Let it carry another id."""
        item: Any = self.item
        item.custom_id, self.identity = _checked(identity), identity
        if isinstance(item, discord.ui.Select | discord.ui.UserSelect):
            item.id = _apart(item.custom_id)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on."""
        about(interaction=interaction.id, table=self.identity.table)
        with interaction.client.serving.somebody():
            await _handle(interaction, self.identity)


class Forged(discord.ui.DynamicItem[discord.ui.Item[Any]], template=OTHER):
    """Any component that the bot does not make (any more)."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Keep nothing of it."""
        del interaction, match
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Say that it is old."""
        await _handle(interaction, None)


def button(
    identity: Id,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
    disabled: bool = False,
    icon: discord.PartialEmoji | None = None,
) -> Press:
    """A button that carries this id."""
    item = discord.ui.Button[Any](
        label=cut(label, limits.LABEL) or None,
        style=style,
        custom_id=_checked(identity),
        row=row,
        disabled=disabled,
    )
    item.emoji = icon
    return Press(item, identity)


def beside(text: str, press: Press) -> discord.ui.Section[Any]:
    """What a button does, with the button beside it, in what is laid out."""
    return discord.ui.Section(cut(text, limits.BESIDE), accessory=press)


def menu(
    identity: Id,
    options: list[discord.SelectOption],
    placeholder: str,
    *,
    row: int | None = None,
    least: int = 1,
    most: int = 1,
) -> Press:
    """A menu that carries this id."""
    written = _checked(identity)
    item = discord.ui.Select[Any](
        id=_apart(written),
        custom_id=written,
        options=options,
        placeholder=cut(placeholder, limits.PLACEHOLDER),
        row=row,
        min_values=least,
        max_values=min(most, len(options)),
    )
    return Press(item, identity)


def people_menu(identity: Id, placeholder: str, *, row: int | None = None) -> Press:
    """A menu of everybody in the server, by which one is chosen."""
    written, hint = _checked(identity), cut(placeholder, limits.PLACEHOLDER)
    item = discord.ui.UserSelect[Any](id=_apart(written), custom_id=written, placeholder=hint, row=row)
    return Press(item, identity)


def choice(
    label: str, value: str, description: str | None = None, icon: discord.PartialEmoji | None = None
) -> discord.SelectOption:
    """One line of a menu."""
    return discord.SelectOption(
        label=cut(label, limits.MENU_TEXT),
        value=value,
        description=cut(description, limits.MENU_TEXT) if description else None,
        emoji=icon,
    )
