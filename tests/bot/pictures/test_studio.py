"""Films are made elsewhere: whatever happens there, the bot goes on."""

from __future__ import annotations

from io import BytesIO
from multiprocessing import active_children

import pytest
from PIL import Image

from bot.pictures.film import Film
from bot.pictures.studio import A_BATCH, Studio
from bot.results.reel import Reel
from engines.kernel import Entry, Match, RefusedError
from engines.kernel.catalogue import title_of

SEED = "5e" * 32
LIMIT = 8_000_000


def film(answers: int) -> Film:
    """So many safe answers of two who build towns."""
    title = title_of("tiny_towns")
    match = Match.start(title, 2, title.options(), SEED)
    entries: list[Entry] = []
    while len(entries) < answers:
        turn = match.awaited()[0]
        picks = match.default(turn.seat)
        match.answer(turn.seat, picks, turn.number)
        entries.append(Entry(turn.seat, picks))
    reel = Reel(title.id, 2, match.options.written(), SEED, tuple(entries))
    return Film(reel, ("Ada", "Ben"), "en", None)


async def test_a_film_whose_maker_dies_is_refused_and_the_next_one_is_made() -> None:
    studio = Studio()
    wanted = film(A_BATCH)
    told: list[int] = []

    async def kill(done: int, count: int) -> None:
        if done:
            for child in active_children():
                child.kill()

    async def tell(done: int, count: int) -> None:
        assert count == A_BATCH + 1
        told.append(done)

    async with studio.hired(1):
        with pytest.raises(RefusedError) as refused:
            await studio.film(wanted, LIMIT, kill)
        assert refused.value.text.id == "film-broken"
        data = await studio.film(wanted, LIMIT, tell)
    assert told == [0, A_BATCH]
    with Image.open(BytesIO(data)) as made:
        assert getattr(made, "n_frames", 1) == A_BATCH + 1


async def test_a_server_has_one_film_made_at_a_time_and_another_server_too() -> None:
    studio = Studio()
    async with studio.hired(1), studio.hired(2):
        with pytest.raises(RefusedError):
            async with studio.hired(1):
                pass
    async with studio.hired(1):
        pass
