"""Slash commands for the verbs of a title: every option of a question, named by its parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.ui.ids import Id
from bot.ui.look import cut, safe
from bot.ui.narrow import narrow, split, token
from data.text import Text
from data.words import Words
from engines.kernel import Option, Question, RefusedError
from engines.kernel.catalogue import AnyTitle

KNOWN = 20
SHORT = 60


@dataclass(frozen=True)
class Verb:
    """A command: the steps it answers, its parameters as parts of options, and parts that it fixes."""

    name: str
    steps: tuple[str, ...]
    parts: Mapping[str, str]
    fixed: Mapping[str, str]


def verb(
    name: str, steps: str | tuple[str, ...], fixed: Mapping[str, str] | None = None, **parts: str
) -> Verb:
    """Declare a command: `verb("place", "place", square="at")`."""
    return Verb(name, (steps,) if isinstance(steps, str) else steps, parts, fixed or {})


@dataclass(frozen=True)
class Said:
    """What was said with a verb: the values given for parts, as they were typed."""

    verb: Verb
    title: AnyTitle
    words: Words
    given: Mapping[str, str]

    def fits(self, option: Option, given: Mapping[str, str] | None = None) -> bool:
        """Whether an option has all the parts that were named."""
        wanted = self.given if given is None else given
        return self._fixed(option) and all(
            self._same(part, value, option.parts.get(part)) for part, value in wanted.items()
        )

    def _fixed(self, option: Option) -> bool:
        return all(option.parts.get(part) == value for part, value in self.verb.fixed.items())

    def _reason(self, question: Question) -> Text | None:
        """Why what was said cannot be done: the blocked option that has most of it and contradicts none of it."""
        best, most = None, -1
        for option in question.options:
            if option.blocked is not None and self._fixed(option):
                here = {part: typed for part, typed in self.given.items() if part in option.parts}
                if self.fits(option, here) and len(here) > most and (here or not self.given):
                    best, most = option.blocked, len(here)
        return best

    def _same(self, part: str, typed: str, value: str | None) -> bool:
        if value is None:
            return False
        said = typed.strip().casefold()
        return said in (value.casefold(), self.words.say(self.title.label(part, value)).casefold())

    def asked(self, question: Question) -> None:
        """Refuse when the table asks something else now."""
        if question.step not in self.verb.steps:
            raise RefusedError(Text("verb-not-now"))

    def options(self, question: Question) -> list[Option]:
        """The legal options that were meant; a reason where there is none."""
        self.asked(question)
        if legal := [option for option in question.legal if self.fits(option)]:
            return legal
        if reason := self._reason(question):
            raise RefusedError(reason)
        for part, typed in self.given.items():
            if not any(self._same(part, typed, option.parts.get(part)) for option in question.options):
                values = self.values(question, part, {})
                known = self.words.listed(list(values.values())[:KNOWN]) if values else "–"
                value = safe(cut(typed, SHORT))
                raise RefusedError(Text("verb-unknown", {"value": value, "known": known}))
        raise RefusedError(Text("verb-together"))

    def clear(self, question: Question, options: Sequence[Option]) -> bool:
        """Whether one option is meant beyond doubt: what may have been expected and is blocked counts as well."""
        expected = [option for option in question.shown if self.fits(option)]
        named = bool(self.given) or not self.verb.parts
        return named and len(options) == len(expected) == 1 and question.most == 1

    def values(self, question: Question, part: str, others: Mapping[str, str]) -> dict[str, str]:
        """The legal values of a part, with how each is called, given what was said of other parts."""
        found: dict[str, str] = {}
        for option in question.options:
            if option.blocked is None and part in option.parts and self.fits(option, others):
                value = option.parts[part]
                found.setdefault(value, self.words.say(self.title.label(part, value)))
        return found

    def path(self, question: Question, table: int, options: Iterable[Option]) -> Id:
        """Where the panel goes on: narrowed by what is the same in all options that were meant."""
        meant = list(options)
        here = Id("pick", table, question.number)
        if len(meant) == 1 and question.most > 1 and not meant[0].extra:
            return replace(here, picks=token(meant[0].key))
        if not self.given:
            return here
        while True:
            now = narrow(question, split(here.path))
            values = {option.parts.get(now.part, "") for option in meant}
            following = replace(here, path=here.path + token(values.pop()))
            if not now.part or values or narrow(question, split(following.path)).option is not None:
                return here
            here = following
