"""Slash commands for the verbs of a title: every option of a question, named by its parts."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from pydantic import BaseModel

from bot.ui.kit.ids import Id
from bot.ui.kit.markup import cut, safe
from bot.ui.table.narrow import narrow, split, token
from data.text import Text
from data.typed import folded
from data.words import FALLBACK, Words
from engines.kernel import Option, Question, RefusedError, progress
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
    """What was said with a verb when this was asked: the values given for parts, as they were typed."""

    verb: Verb
    title: AnyTitle
    board: BaseModel
    words: Words
    question: Question
    given: Mapping[str, str]

    @cached_property
    def _meant(self) -> Mapping[str, frozenset[str]]:
        return {part: self._values(part, typed) for part, typed in self.given.items()}

    def _values(self, part: str, typed: str) -> frozenset[str]:
        """The values that a text names, or else those whose names have it among their words."""
        known = dict.fromkeys(option.parts[part] for option in self.question.options if part in option.parts)
        if exact := frozenset(value for value in known if self._whole(part, typed, value)):
            return exact
        if not typed.strip():
            return frozenset()
        word = re.compile(rf"(?<!\w){re.escape(folded(typed))}(?!\w)")
        return frozenset(value for value in known if any(map(word.search, self._called(part, value))))

    def _called(self, part: str, value: str) -> list[str]:
        """How a value is called in the reader's language and in English, as it may be typed."""
        label = self.title.label(part, value)
        return [folded(words.say(label)) for words in (self.words, Words(FALLBACK, self.words.names))]

    def _whole(self, part: str, typed: str, value: str) -> bool:
        """Whether a text is a value's whole name, as it is written, called or offered."""
        names = (folded(value), *self._called(part, value), folded(self._offer(part, value)))
        return folded(typed) in names

    def matches(self, part: str, value: str, typed: str) -> bool:
        """Whether what was typed so far is a piece of a value, of what is offered for it, or of its English name."""
        names = (folded(value), *self._called(part, value), folded(self._offer(part, value)))
        return any(folded(typed) in name for name in names)

    def _label(self, part: str, value: str) -> str:
        return self.words.say(self.title.label(part, value))

    def _offer(self, part: str, value: str) -> str:
        """A value with what it does, where its name does not say it."""
        label, hint = self.title.label(part, value), self.title.hint(self.board, part, value)
        return self.words.say(label if hint is None else Text("verb-hint", {"label": label, "hint": hint}))

    def _fixed(self, option: Option) -> bool:
        return all(option.parts.get(part) == value for part, value in self.verb.fixed.items())

    def _fits(self, option: Option) -> bool:
        """Whether an option has all the parts that were named."""
        return self._fixed(option) and all(
            option.parts.get(part) in values for part, values in self._meant.items()
        )

    def _reason(self) -> Text | None:
        """Why what was said cannot be done: the blocked option that has most of it and contradicts none of it.

        Where something else is asked, what a panel shows is about that; only a quiet option may know of this verb.
        """
        best, most = None, -1
        for option in self.question.options:
            if not option.quiet and not self.asked():
                continue
            if option.blocked is not None and self._fixed(option):
                same = [
                    option.parts[part] in values
                    for part, values in self._meant.items()
                    if part in option.parts
                ]
                if all(same) and len(same) > most and (same or not self.given):
                    best, most = option.blocked, len(same)
        return best

    def asked(self) -> bool:
        """Whether the table asks something that this verb answers."""
        return self.question.step in self.verb.steps

    def options(self) -> list[Option]:
        """The legal options that were meant; a reason where there is none."""
        if not self.asked():
            reason = self._reason() if self.given else None
            raise RefusedError(reason or Text("verb-not-now"))
        if legal := [option for option in self.question.legal if self._fits(option)]:
            return legal
        if reason := self._reason():
            raise RefusedError(reason)
        for part, values in self._meant.items():
            if not values:
                known = [self._label(part, one) for one in replace(self, given={}).offers(part)]
                listed = self.words.listed(known[:KNOWN]) if known else "–"
                value = safe(cut(self.given[part], SHORT))
                raise RefusedError(Text("verb-unknown", {"value": value, "known": listed}))
        raise RefusedError(Text("verb-together"))

    def clear(self, options: Sequence[Option]) -> bool:
        """Whether one option is meant beyond doubt: what may have been expected and is blocked counts as well.

        A word that several names have is no name, and what cannot be taken back must be named whole.
        """
        expected = [option for option in self.question.shown if self._fits(option)]
        named = bool(self.given) or not self.verb.parts
        if not named or not len(options) == len(expected) == 1:
            return False
        option = options[0]
        whole = all(self._whole(part, typed, option.parts[part]) for part, typed in self.given.items())
        if any(len(values) > 1 for values in self._meant.values()) or (option.final and not whole):
            return False
        alone = progress(self.question, (option.key,))
        return alone.complete and not alone.addable

    def offers(self, part: str) -> dict[str, str]:
        """The legal values of a part that go with what was said, each as it is offered."""
        found = dict.fromkeys(
            option.parts[part]
            for option in self.question.legal
            if part in option.parts and self._fits(option)
        )
        return {value: self._offer(part, value) for value in found}

    def path(self, table: int, meant: Sequence[Option]) -> Id:
        """Where the panel goes on: narrowed by what is the same in all options that were meant."""
        question = self.question
        here = Id("pick", table, question.number)
        if len(meant) == 1 and question.most > 1 and not meant[0].extra:
            return replace(here, picks=token(meant[0].key))
        return self._narrowed(here, meant) if self.given else here

    @property
    def _one_by_one(self) -> Question:
        """The question as commands say it: each part by itself."""
        return replace(self.question, together=())

    def _narrowed(self, here: Id, meant: Sequence[Option]) -> Id:
        """What comes next while it is the same, then what was said of later parts; at least one press is left."""
        while True:
            part = narrow(self._one_by_one, split(here.path)).part
            following = self._step(here, part, meant)
            if following is None:
                break
            here = following
        for part in self.given:
            here = self._step(here, part, meant) or here
        return here

    def _step(self, here: Id, part: str, meant: Sequence[Option]) -> Id | None:
        """One part further, if all that was meant has the same of it and something is still to be chosen then."""
        values = {option.parts.get(part, "") for option in meant}
        if not part or len(values) > 1:
            return None
        value = values.pop()
        following = replace(here, path=here.path + token(value))
        now = narrow(self._one_by_one, split(following.path))
        before = narrow(self._one_by_one, split(here.path)).chosen
        fresh = (part, value) in now.chosen and (part, value) not in before
        return following if fresh and now.option is None else None
