"""All that is kept of a release: each title by version, saved matches by form, the database by migration."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.cli.record import database, forms
from bot.cli.record.matches import playthroughs
from bot.cli.record.playthrough import ENDING, write
from bot.cli.sentences import InputError
from bot.store import form
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.saved import FORM

STORED = "stored.json"
DATABASE = "guildhall.db.gz"
RECORD = "guildhall record"
TITLE_CHANGED = (
    "Raise `version` of its Title, write `Title.upgrade` so that it brings a state of version {version} "
    f"into the new form, and then record the new version: {RECORD}"
)
SNAPSHOT_CHANGED = (
    "Raise FORM in engines/kernel/saved.py, write `reformed` there so that it brings what was saved in form {version} "
    f"into the new one, and then record the new form: {RECORD}"
)
DATABASE_CHANGED = (
    "Write a migration in bot/store/migrations/versions (those that were released stay as they are), "
    f"and then record the new revision: {RECORD}"
)


@dataclass(frozen=True)
class Thing:
    """Something stored that has a version: its form now, what to do where that changed, and what else is kept of it."""

    name: str
    version: str
    form: forms.Form
    remedy: str
    keep: Callable[[Path], None]

    @property
    def folder(self) -> Path:
        """Where it is kept."""
        return Path(self.name) / self.version

    def changes(self, root: Path) -> list[str] | None:
        """How its form differs from the one that is kept of this version; None if nothing is kept of it."""
        file = root / self.folder / STORED
        try:
            kept = json.loads(file.read_text("utf-8"))
        except (FileNotFoundError, NotADirectoryError):
            return None
        except ValueError as error:
            raise InputError(f"{file} cannot be read: {error}. Take it from the history again.") from error
        return forms.differences(kept, self.form)

    def complaint(self, root: Path) -> str | None:
        """What is wrong with what is kept, and what to do."""
        changes = self.changes(root)
        if changes is None:
            return f"Nothing is kept of {self.name}, version {self.version}. Record it: {RECORD}"
        if changes:
            remedy = self.remedy.format(version=self.version)
            return (
                f"What is stored of {self.name} has changed, and is still called version {self.version}. "
                f"{'; '.join(changes)}. Matches that people play may freeze. {remedy}"
            )
        return None

    def record(self, root: Path) -> None:
        """Keep it."""
        self.keep_form(root)
        self.keep(root / self.folder)

    def keep_form(self, root: Path) -> None:
        """Keep only its form."""
        folder = root / self.folder
        folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(self.form, indent=2, ensure_ascii=False)
        (folder / STORED).write_text(f"{text}\n", "utf-8")


def things() -> Iterator[Thing]:
    """Everything that is stored."""
    for title in titles().values():
        yield of_title(title)
    yield Thing("snapshot", str(FORM), forms.of_snapshot(), SNAPSHOT_CHANGED, keep=lambda _: None)
    yield Thing("database", form.revision(), form.form(), DATABASE_CHANGED, keep=_keep_database)


def of_title(title: AnyTitle) -> Thing:
    """What is stored of a title."""
    keep = partial(_keep_matches, title)
    return Thing(title.id, str(title.version), forms.of_title(title), TITLE_CHANGED, keep)


def _keep_matches(title: AnyTitle, folder: Path) -> None:
    for old in folder.glob(f"*{ENDING}"):
        old.unlink()
    for playthrough in playthroughs(title):
        write(folder / f"{playthrough.kind}{ENDING}", playthrough)


def _keep_database(folder: Path) -> None:
    database.write(folder / DATABASE)


def record(root: Path, names: list[str], *, again: bool) -> Iterator[str]:
    """Keep what is not kept yet (with again: also what is), and tell of each; what was kept is not lost by mistake."""
    found = {thing.name: thing for thing in things()}
    for name in names:
        if name not in found:
            raise InputError(f"Nothing is stored of “{name}”. There are: {', '.join(found)}.")
    for name in names or found:
        thing = found[name]
        known = thing.changes(root)
        if known is None or again:
            try:
                thing.record(root)
            except OSError as error:
                raise InputError(f"Nothing can be kept in {root / thing.folder}: {error}.") from error
            yield f"{name}, version {thing.version}: recorded in {root / thing.folder}."
        elif known:
            raise InputError(thing.complaint(root) or "")
        else:
            yield f"{name}, version {thing.version}: is kept already, and nothing has changed."
