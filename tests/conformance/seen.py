"""What somebody can see of a match, as strings and bytes that can be compared."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict

from pydantic import TypeAdapter

from data.words import Words
from engines.kernel import Match, Question, backstage
from renderers.kit.gallery import artist_of

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
_QUESTIONS: TypeAdapter[list[Question | None]] = TypeAdapter(list[Question | None])


def stored(match: Match) -> str:
    """The state of the rules as it is stored."""
    return backstage.state(match).model_dump_json()


def view(match: Match, viewer: int | None, *, without: str = "") -> str:
    """The view with nothing left out but the news with one message."""
    seen = json.loads(match.view(viewer).model_dump_json())
    seen["news"] = [event for event in seen["news"] if event["text"]["id"] != without]
    return json.dumps(seen)


def question(match: Match, seat: int | None) -> str:
    """What the seat is asked, and all that it is taught."""
    if seat is None:
        return ""
    both = [match.question(seat), match.question(seat, teach=True)]
    return json.dumps([None if one is None else asdict(one) for one in both])


def drawn(match: Match, viewer: int | None) -> Iterator[tuple[str, bytes | str]]:
    """Every picture and every text that the viewer can get, if somebody draws this title."""
    try:
        artist = artist_of(match.title.id)
    except LookupError:
        return
    words, seen = Words("en", NAMES), match.view(viewer)
    yield "alt", artist.alt(seen, words)
    yield "read", artist.read(seen, words)
    yield "standing", "\n".join(artist.standing(seen, words))
    for thing, called in artist.things(seen, words).items():
        yield called, artist.close_words(seen, thing, words)
    yield "table", artist.table(seen, words).tobytes()
    if match.over:
        yield "scores", artist.scores(seen, words).tobytes()
    if viewer is None:
        return
    asked = match.question(viewer)
    yield "seat", artist.seat(seen, asked, words).tobytes()
    hand = artist.hand(seen, asked, words)
    yield "hand", b"" if hand is None else hand.tobytes()
    yield "hand_alt", artist.hand_alt(seen, words)
