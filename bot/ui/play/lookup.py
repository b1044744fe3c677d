"""Looking up one card or piece of a title by its name, without a table."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import partial
from typing import Any

from discord import app_commands

from bot.ui.kit import limits
from bot.ui.kit.content import AT_ONCE, Content, fitted
from bot.ui.kit.markup import cut, safe
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.play.verbs import SHORT
from bot.ui.table.commands import Parameter, command, offered, said
from bot.ui.table.signs import signed
from data.text import Text, Value, Who
from data.typed import folded
from data.words import FALLBACK, Words
from engines.kernel import RefusedError
from engines.kernel.catalogue import AnyTitle
from renderers.kit.lookup import shelves_of, thing_picture, things_of

NEAREST = 5
NEARLY, ALIKE = 0.8, 0.5


class LookUp:
    """Builds the command that shows one thing of a title."""

    def __init__(self, title: AnyTitle, group: str) -> None:
        self.title = title
        self.group = group

    def command(self) -> app_commands.Command[Any, ..., None]:
        """The command, with the name of the thing as its parameter."""
        thing = Parameter("card", str, said("cmd-look-card"), complete=self._offered)
        return command("look", said("cmd-look"), [thing], self._content)

    def names(self, words: Words) -> dict[str, str]:
        """Everything that can be looked up: the id of each thing with its name."""
        return {thing: words.say(known.name) for thing, known in things_of(self.title.id).items()}

    async def _content(self, interaction: Interaction, card: str | None = None) -> Content:
        words = await private_words(interaction)
        thing = self.meant(self.names(words), card or "")
        draw = partial(thing_picture, self.title.id, thing, words.language)
        text = self.told(thing, words)
        picture = await interaction.client.pictures.paint_soon("look", draw, text.replace("**", ""), AT_ONCE)
        return Content(fitted(self.told(thing, signed(self.title.id, words))), picture)

    def told(self, thing: str, words: Words) -> str:
        """What there is to say about a thing: its name, where it belongs, what it does."""
        known = things_of(self.title.id)[thing]
        shelf = next(one for one in shelves_of(self.title.id) if known in one.things)
        head = words("look-head", name=known.name, shelf=Text(f"{self.title.words}-shelf-{shelf.id}"))
        return "\n".join([head, *known.does(words), *known.more(words)])

    async def _offered(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The names with what was typed in them, those that begin with it first; else the nearest ones."""
        names, english = self.names(await private_words(interaction)), self.names(Words(FALLBACK))
        typed = folded(current)
        found = [
            name for thing, name in names.items() if typed in folded(name) or typed in folded(english[thing])
        ] or _nearest(names, english, typed)
        found.sort(key=lambda name: not folded(name).startswith(typed))
        return [offered(name, name) for name in dict.fromkeys(found)][: limits.CHOICES]

    def meant(self, names: Mapping[str, str], typed: str) -> str:
        """The thing that was typed: its name, or a part that only one has; a sentence with the nearest otherwise."""
        wanted, english = folded(typed), self.names(Words(FALLBACK))
        if not wanted:
            raise RefusedError(Text("look-empty", {"group": self.group}))
        both = {thing: (folded(name), folded(english[thing])) for thing, name in names.items()}
        exact = [thing for thing, called in both.items() if wanted in (thing, *called)]
        near = [thing for thing, called in both.items() if any(wanted in one for one in called)]
        if exact or len(near) == 1:
            return (exact or near)[0]
        if near:
            raise RefusedError(Text("look-which", {"known": _some([names[thing] for thing in near])}))
        called = safe(cut(typed.strip(), SHORT))
        if nearest := _nearest(names, english, wanted):
            about: dict[str, Value] = {"name": called, "known": _some(nearest), "count": len(nearest)}
            raise RefusedError(Text("look-unknown", about))
        raise RefusedError(Text("look-none", {"name": called, "group": self.group}))


def _nearest(names: Mapping[str, str], english: Mapping[str, str], typed: str) -> list[str]:
    """The names that are spelt most alike, in the reader's language or in English; where some nearly fit, these alone."""
    known = {folded(called[thing]): name for called in (english, names) for thing, name in names.items()}
    near = get_close_matches(typed, known, NEAREST, NEARLY) or get_close_matches(typed, known, NEAREST, ALIKE)
    return [*dict.fromkeys(known[found] for found in near)]


def _some(names: list[str]) -> list[Who | Text | str]:
    some: list[Who | Text | str] = [*dict.fromkeys(names)]
    return some[:NEAREST]
