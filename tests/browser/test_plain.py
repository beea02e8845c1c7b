"""A game of another package that brings no drawings: playable in the browser at once, everything in words."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.playing import prompt, seated, step, stepped
from tests.browser.visitor import PHONE, ROOT, Visitor
from tests.server.player import Browser

ENTRY = "[fairyring.games]\nreedtown = tests.kernel.city:REEDTOWN\nglowworms = glowworms:GAME\n"
GAMES = pytest.mark.parametrize("game", ["reedtown", "glowworms"])


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has found Reedtown, a small game of the tests, and Glow-worms, the example, as packages that
    somebody has installed."""
    folder: Path = tmp_path_factory.mktemp("elsewhere")
    package = folder / "reedtown-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: reedtown\nVersion: 1\n")
    (package / "entry_points.txt").write_text(ENTRY)
    paths = os.pathsep.join([str(folder), str(ROOT), str(ROOT / "examples" / "glowworms"),
                             *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-m", "fairyring", "serve", "--port", "0", "--db", str(folder / "tables.db")]
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True) as server:
        assert server.stdout
        address = ""
        said = []
        for line in server.stdout:
            said.append(line)
            if found := re.search(r"http://\S+", line):
                address = found.group().rstrip(".,")
                break
        assert address, "".join(said)
        yield address if address.endswith("/") else f"{address}/"
        server.terminate()


def arrived(arrive: Arrive, address: str, game: str, **more: object) -> Visitor:
    made = Browser(address).make("me", "random", game=game, seed=3)
    mira = arrive(address, tables=[{**made, "game": game}], **more)
    seated(mira, made)
    mira.is_asked()
    return mira


@GAMES
def test_cards_are_text_and_places_are_lists_and_a_click_plays(arrive: Arrive, elsewhere: str, game: str) -> None:
    mira = arrived(arrive, elsewhere, game)
    if game == "reedtown":
        expect(mira.page.get_by_role("region", name="The table").get_by_role("heading", name="Display")).to_be_visible()
    expect(prompt(mira.page)).to_be_visible()
    before = step(mira)
    mira.page.locator(".scene .can").first.click()
    stepped(mira, before)
    mira.shot(f"plain-{game}-laptop")


@GAMES
def test_it_is_on_the_home_page_and_plays_on_a_phone_by_keyboard(arrive: Arrive, elsewhere: str, game: str) -> None:
    mira = arrived(arrive, elsewhere, game, size=PHONE)
    before = step(mira)
    mira.choose()
    stepped(mira, before)
    assert mira.overhang() <= 0
    mira.shot(f"plain-{game}-phone")
    mira.go()
    expect(mira.page.locator(f"a[href*='{game}']").first).to_be_visible()
    cover = mira.page.locator(f"section[aria-labelledby='game-{game}'] .cover svg")
    cover.scroll_into_view_if_needed()
    expect(cover).to_be_in_viewport()
    card = mira.page.locator(f"section[aria-labelledby='game-{game}']")
    expect(card.get_by_role("link", name="Rules")).to_be_visible()
    expect(card.get_by_role("link", name="How to play")).to_have_count(0)
    expect(card.get_by_role("link", name="Learn it in ten minutes")).to_have_count(0)
    expect(mira.page.get_by_role("link", name="Learn it in ten minutes").first).to_be_visible()
    mira.shot(f"plain-{game}-home-phone")
