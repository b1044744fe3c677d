"""What Discord itself shows of commands, in the languages that are offered; names of commands stay as they are."""

from __future__ import annotations

from discord import Locale, app_commands

from bot.ui.kit import limits
from data.text import Text
from data.words import FALLBACK, Words, nearest

TEXT = "text"


def localised(text: Text) -> app_commands.locale_str:
    """A text of a command: in English, which whoever has no other language sees, with what it is translated from."""
    return app_commands.locale_str(Words(FALLBACK).say(text)[: limits.COMMAND_TEXT], **{TEXT: text})


class Translator(app_commands.Translator):
    """Says the texts of commands in the language of a locale, where they fit."""

    def __init__(self) -> None:
        # Discord has some thirty locales, and every text is asked for in each of them.
        self._spoken = {locale: nearest(str(locale)) for locale in Locale}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002  # a text is the same wherever it stands
    ) -> str | None:
        """The text in this language; None leaves Discord with the English one."""
        language = self._spoken[locale]
        if language == FALLBACK or (text := string.extras.get(TEXT)) is None:
            return None
        said = Words(language).say(text)
        return None if said == string.message or len(said) > limits.COMMAND_TEXT else said
