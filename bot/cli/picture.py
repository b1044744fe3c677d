"""A picture of a random match, written to a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL.Image import Image

from bot.cli.playing import NAMES, answer, begin, options_of, usual_seats
from bot.cli.sentences import InputError
from data.words import Words, languages
from engines.kernel import Match
from engines.kernel.catalogue import title_of
from renderers.kit.encode import Format, encode
from renderers.kit.gallery import artist_of

FORMATS: dict[str, Format] = {".webp": "webp", ".png": "png", ".jpg": "jpg", ".jpeg": "jpg"}
TABLE = "table"


def picture(
    name: str,
    out: Path,
    *,
    seats: int | None,
    seed: str,
    answers: int,
    viewer: str,
    language: str,
    options: Sequence[str],
    sheet: bool,
) -> str:
    """Draw the match as it is after so many answers; a sentence about what was written."""
    if out.suffix.lower() not in FORMATS:
        raise InputError(
            f"The ending of “{out.name}” is no picture format: let it end in {', '.join(FORMATS)}."
        )
    if language not in languages():
        raise InputError(f"There is no language “{language}”. There are: {', '.join(languages())}.")
    if answers < 0:
        raise InputError(f"A match cannot have had {answers} answers: begin at 0.")
    title = title_of(name)
    count = usual_seats(title) if seats is None else seats
    match, luck = begin(title, count, options_of(title, options), seed)
    seat = _seat(viewer, count)
    while not match.over and match.length < answers:
        answer(match, luck)
    image = drawn(match, seat, Words(language, NAMES[:count]), sheet=sheet)
    _write(out, encode(image, FORMATS[out.suffix.lower()]))
    end = ", where the match ends" if match.over else ""
    return f"{out}: {image.width} × {image.height}, {out.stat().st_size:,} bytes, after {match.length} answers{end}."


def _seat(viewer: str, count: int) -> int | None:
    if viewer == TABLE:
        return None
    if not viewer.isdecimal() or int(viewer) >= count:
        raise InputError(f"There is no viewer “{viewer}”: name {TABLE}, or a seat from 0 to {count - 1}.")
    return int(viewer)


def drawn(match: Match, seat: int | None, words: Words, *, sheet: bool = False, teach: bool = False) -> Image:
    """What this viewer is shown: the table, the final sheet, or one's own place or hand with the question on it."""
    try:
        artist = artist_of(match.title.id)
    except LookupError as error:
        raise InputError(f"There is no picture yet: {error}.") from None
    view = match.view(seat)
    if sheet:
        if not match.over:
            raise InputError(f"After {match.length} answers the match goes on, so there is no sheet yet.")
        return artist.scores(view, words)
    if seat is None:
        return artist.table(view, words)
    question = match.question(seat, teach=teach)
    if question is not None and question.secret:
        hand = artist.hand(view, question, words)
        if hand is not None:
            return hand
    return artist.seat(view, question, words)


def _write(out: Path, data: bytes) -> None:
    try:
        out.write_bytes(data)
    except OSError as error:
        raise InputError(f"The picture cannot be written: {error}.") from error
