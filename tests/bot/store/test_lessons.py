"""How far somebody has come in a lesson: begun, gone on once however often it is pressed, and begun anew."""

from __future__ import annotations

from dataclasses import replace

from bot.store import Store, lessons

ADA, BEN, TITLE = 1, 2, "pillars"


async def test_a_lesson_is_begun_gone_on_and_begun_anew(store: Store) -> None:
    async with store.writing() as connection:
        await lessons.begin(connection, ADA, TITLE, "first")
        await lessons.begin(connection, BEN, TITLE, "first")
        begun = await lessons.of_title(connection, ADA, TITLE)
        assert begun is not None
        for _ in range(2):
            await lessons.move(connection, begun, 1)
        assert await lessons.numbered(connection, begun.id) == replace(begun, step=1)
        await lessons.begin(connection, ADA, TITLE, "second")
        assert await lessons.of_title(connection, ADA, TITLE) == replace(begun, edition="second", step=0)
        await lessons.move(connection, begun, 1)
        assert await lessons.of_title(connection, ADA, TITLE) == replace(begun, edition="second", step=0)
        assert await lessons.of_title(connection, ADA, "chess") is None
