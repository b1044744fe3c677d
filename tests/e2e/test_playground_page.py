"""The playground, played in a real browser."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

pytest.importorskip("simcord", reason="the playground needs the extra “play”")
playwright = pytest.importorskip("playwright.async_api", reason="the browser is driven by playwright")

from playwright.async_api import Locator, Page, async_playwright, expect  # noqa: E402  # optional, see above

from bot.app import build  # noqa: E402
from bot.cli.play import for_playing  # noqa: E402
from bot.icons import keeping  # noqa: E402
from bot.icons.drawing import every  # noqa: E402
from bot.playground import drawing  # noqa: E402
from bot.playground.album import Album  # noqa: E402
from bot.playground.serve import playground  # noqa: E402
from bot.playground.world import MakeBot  # noqa: E402
from bot.ui.kit.icons import SIGNS  # noqa: E402
from tests.e2e.playground_demo import DemoBot  # noqa: E402

_KNOWN = ("/usr/bin/chromium", "chromium", "google-chrome")
CHROMIUM = next((found for name in _KNOWN if (found := shutil.which(name))), None)

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium on this machine")
expect.set_options(timeout=60_000)  # on a busy machine a browser takes its time


class Visitor:
    """Somebody at the keyboard, who is one person after the other."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frame = page.frame_locator("#frame")
        self.conversation = self.frame.locator("#channel-layout")

    async def be(self, person: str) -> None:
        await self._go(self.page.locator(f"[data-person='{person}']"), "true")

    async def go(self, place: str) -> None:
        await self._go(self.page.locator(f"[data-place='{place}']"), "page")

    async def run(self, command: str, typed: str = "") -> None:
        """Types a command, with the first suggestion for its option."""
        await self.conversation.locator("#channel-composer-input").press_sequentially(f"/{command}")
        await self.frame.get_by_role("option", name=f"/{command}").click()
        if typed:
            field = self.conversation.locator(".command-option-input")
            await field.press_sequentially(typed)
            await self.frame.get_by_role("option").first.click()
        await self.conversation.get_by_role("button", name="Send").click()

    async def press(self, label: str) -> None:
        await self.conversation.get_by_role("button", name=label, exact=True).last.click()

    async def reads(self, text: str) -> None:
        await expect(self.conversation.get_by_text(text)).to_be_visible()

    async def does_not_read(self, text: str) -> None:
        await expect(self.conversation.get_by_text(text)).to_have_count(0)

    async def sees_picture(self, alt: str) -> None:
        await expect(self.conversation.get_by_alt_text(alt)).to_have_js_property("naturalWidth", 640)

    async def _go(self, button: Locator, current: str) -> None:
        await button.click()
        await expect(button).to_have_attribute("aria-current", current)
        await self.is_there()

    async def is_there(self) -> None:
        await expect(self.page.locator("#veil")).to_be_hidden()
        await expect(self.conversation.locator("#channel-composer-input")).to_be_editable()


@asynccontextmanager
async def visiting(make_bot: MakeBot = DemoBot) -> AsyncIterator[Visitor]:
    async with playground(make_bot, port=0) as address, async_playwright() as browsers:
        browser = await browsers.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        page = await browser.new_page()
        await page.goto(address)
        visitor = Visitor(page)
        await visitor.is_there()
        yield visitor
        await browser.close()


@pytest.mark.long
async def test_a_command_with_suggestions_and_a_press_by_somebody_else() -> None:
    async with visiting() as visitor:
        await visitor.run("demo open", "london")
        await visitor.reads("A table of bridge")
        await expect(visitor.page.locator("[data-person='Ben'] .badge")).to_have_class("badge fresh")
        await visitor.be("Ben")
        await visitor.press("Join")
        await visitor.reads("Ben has joined")


async def test_a_whisper_is_read_by_one_person_alone() -> None:
    async with visiting() as visitor:
        await visitor.run("demo open", "towns")
        await visitor.press("Join")
        await visitor.reads("A word in your ear")
        await visitor.be("Ben")
        await visitor.reads("Ada has joined")
        await visitor.does_not_read("A word in your ear")
        await visitor.be("Ada")
        await visitor.reads("A word in your ear")


@pytest.mark.long
async def test_a_menu_opens_beside_its_button_below_a_picture_on_a_phone() -> None:
    async with visiting() as visitor:
        await visitor.page.set_viewport_size({"width": 390, "height": 844})
        await visitor.run("demo shelf")
        await visitor.sees_picture("All teal")
        closed = visitor.conversation.get_by_role("combobox", name="Which book?")
        for _ in range(3):
            await closed.click()
            lines = visitor.conversation.get_by_role("listbox")
            await expect(lines).to_be_visible()
            await visitor.sees_picture("All teal")
            button, opened = await closed.bounding_box(), await lines.bounding_box()
            assert button
            assert opened
            beside = (
                opened["y"] - button["y"] - button["height"],
                button["y"] - opened["y"] - opened["height"],
            )
            assert 0 <= max(beside) < 24
            await closed.press("Escape")
            await expect(lines).to_be_hidden()


@pytest.mark.long
async def test_a_menu_below_many_icons_opens_on_a_phone_and_what_is_chosen_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def belong_to(album: Album, bot: DemoBot) -> None:
        bot.album = album._pictures

    monkeypatch.setattr(Album, "belong_to", belong_to)
    async with visiting() as visitor:
        await visitor.page.set_viewport_size({"width": 390, "height": 844})
        await visitor.run("demo stamps")
        stamp = visitor.conversation.get_by_alt_text("stamp_of_the_librarian").last
        await expect(stamp).to_have_js_property("naturalWidth", 640)
        await visitor.conversation.get_by_role("combobox", name="Which book?").click()
        await visitor.frame.get_by_role("option", name="Book 3").click()
        await visitor.reads("Book 3 is yours")


@pytest.mark.long
async def test_what_is_chosen_during_a_press_counts_when_that_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(drawing, "_HELD", 60.0)
    bot = DemoBot()
    async with visiting(lambda: bot) as visitor:
        await visitor.run("demo open", "towns")
        await visitor.run("demo shelf")
        await visitor.sees_picture("All teal")
        try:
            await visitor.press("Paint")
            await expect(visitor.page.get_by_text("Drawing…")).to_be_visible()
            await visitor.conversation.get_by_role("combobox", name="Which book?").click()
            await visitor.frame.get_by_role("option", name="Book 3").click()
            await visitor.reads("Wait for the current action to finish")
        finally:
            bot.painted.set()
        await visitor.reads("Painted at last")
        await visitor.reads("Book 3 is yours")


@pytest.mark.long
async def test_a_thread_is_listed_opened_and_archived() -> None:
    async with visiting() as visitor:
        await visitor.run("demo open", "towns")
        await visitor.press("Start")
        thread = visitor.page.locator("[data-place='Table 7']")
        await expect(thread.locator(".badge")).to_have_class("badge fresh")
        await visitor.go("Table 7")
        await expect(thread.locator(".badge")).to_have_class("badge none")
        await visitor.sees_picture("All teal")
        await visitor.press("End")
        await visitor.reads("The end")
        await expect(
            visitor.page.get_by_role("list", name="Archived threads").locator(thread)
        ).to_be_visible()


@pytest.mark.long
async def test_direct_messages_have_a_picture_and_buttons() -> None:
    async with visiting() as visitor:
        await visitor.run("demo open", "towns")
        await visitor.press("Start")
        await expect(visitor.page.locator("[data-place='Guildhall'] .pings")).to_have_text("1")
        await visitor.go("Guildhall")
        await visitor.sees_picture("All maroon")
        await visitor.press("Take")
        await visitor.sees_picture("All navy")
        await visitor.run("demo hand")
        await visitor.reads("In your hand")
        await visitor.be("Ben")
        await expect(visitor.page.locator("[data-place='Guildhall']")).to_have_attribute(
            "aria-current", "page"
        )
        await visitor.does_not_read("Taken")


@pytest.mark.long
async def test_a_link_to_a_thread_opens_it_here() -> None:
    async with visiting() as visitor:
        await visitor.run("demo open", "towns")
        await visitor.press("Start")
        await visitor.go("Guildhall")
        await visitor.conversation.get_by_role("link").click()
        await expect(visitor.page.locator("[data-place='Table 7']")).to_have_attribute("aria-current", "page")
        await visitor.reads("The board")


@pytest.mark.long
async def test_what_goes_wrong_is_told_and_the_play_goes_on() -> None:
    async with visiting() as visitor:
        await visitor.run("demo open", "towns")
        await visitor.press("Start")
        await visitor.go("Table 7")
        await visitor.press("Silent")
        await expect(visitor.page.get_by_role("status")).to_contain_text("The bot did not answer")
        await visitor.page.get_by_role("button", name="Restart bot").click()
        await expect(visitor.page.get_by_role("status")).to_contain_text("started again")
        await visitor.is_there()
        await visitor.press("End")
        await visitor.reads("The end")


@pytest.mark.long
async def test_the_world_goes_on_while_something_is_drawn_and_the_page_says_so() -> None:
    bot = DemoBot()
    async with visiting(lambda: bot) as visitor:
        drawing = visitor.page.get_by_text("Drawing…")
        await visitor.run("demo open", "towns")
        await expect(drawing).to_be_hidden()
        try:
            await visitor.press("Paint")
            await expect(drawing).to_be_visible()
            await visitor.be("Ben")
            await visitor.press("Join")
            await visitor.reads("Ben has joined")
            await expect(drawing).to_be_visible()
            await visitor.does_not_read("Painted at last")
        finally:
            bot.painted.set()
        await visitor.reads("Painted at last")
        await expect(drawing).to_be_hidden()
        await expect(visitor.page.locator(".toast")).to_have_count(0)


@pytest.mark.long
async def test_a_round_of_old_london_bridge_with_the_bot_itself(tmp_path: Path) -> None:
    """A table against computers: the card is chosen in the private message, the turn taken in the thread."""
    settings = for_playing(tmp_path / "playground.db")
    async with visiting(lambda: build(settings)) as visitor:
        await visitor.run("bridge new")
        for _ in range(2):
            await visitor.press("Add computer")
        await visitor.reads("Players (3 of 4)")
        await visitor.press("Start")
        await visitor.go("Guildhall")
        await visitor.press("Lady (2)")
        await visitor.press("Yes")
        await visitor.go("Old London Bridge · table 1")
        await expect(visitor.conversation.get_by_text("Waiting for").first).to_be_visible()
        board = visitor.conversation.get_by_alt_text("Old London Bridge").last
        await expect(board).not_to_have_js_property("naturalWidth", 0)
        await visitor.press("Play")
        await visitor.reads("It is your turn with Lady (2)")


async def uploaded(count: int) -> None:
    """So many icons are on the simulated Discord, some seconds after the start of the bot."""
    async with asyncio.timeout(60):
        for _ in iter(lambda: len(SIGNS.known) >= count, True):
            await asyncio.sleep(0.1)


@pytest.mark.long
async def test_icons_are_seen_on_the_buttons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulated Discord keeps only the names of emojis; the playground serves what was drawn."""
    known, lady = every(), "old_london_bridge/lady"
    monkeypatch.setattr(keeping, "every", lambda: {lady: known[lady]})
    settings = for_playing(tmp_path / "playground.db").model_copy(update={"icons": True})
    async with visiting(lambda: build(settings)) as visitor:
        await visitor.run("bridge new")
        await visitor.press("Add computer")
        await visitor.reads("Players (2 of 4)")
        await uploaded(1)
        await visitor.is_there()
        await visitor.press("Start")
        await visitor.go("Guildhall")
        icon = visitor.conversation.get_by_alt_text(SIGNS.known[lady].name).last
        await expect(icon).to_have_js_property("naturalWidth", 128)
