"""Somebody in front of a real browser."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts" / "browser"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LAPTOP = (1280, 720)
TABLET = (820, 1180)
PHONE = (390, 844)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MISSING_TEXT = re.compile(r"\[[a-z]+(?:-[a-z_]+)+\]")
"""How the client shows a text that is not there."""
THROTTLE = float(os.environ.get("FAIRYRING_THROTTLE", "1"))
"""The page's processor is so many times slower than this machine's: no test may depend on pace."""
PATIENCE = 90_000 * max(1.0, THROTTLE)
"""Milliseconds after which something is wrong, also on a machine that stands still for a minute."""

Data = dict[str, Any]
expect.set_options(timeout=PATIENCE)


class Visitor:
    """One browser profile with one page. Whatever goes wrong in the page's console is remembered."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int] = LAPTOP, theme: str = "light",
                 language: str = "en-GB", tables: list[Data] | None = None, moving: bool = False,
                 **settings: Any) -> None:
        self.address = address
        self.size = size
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=theme, locale=language,  # type: ignore[arg-type]
            reduced_motion="no-preference" if moving else "reduce", accept_downloads=True, has_touch=size == PHONE)
        if settings or tables:
            self.bring(tables or [], settings)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        if THROTTLE > 1:
            self.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def bring(self, tables: list[Data], settings: Data) -> None:
        """Keys and wishes this browser has from earlier."""
        kept = {"tables": [{"game": "mycelia", "invite": "", "watch": "", "secrets": [], "kept": 0, **one}
                           for one in tables], "settings": settings}
        self.context.add_init_script(f"""
            if (location.protocol.startsWith('http') && !localStorage.getItem('fairyring.brought')) {{
                const kept = {json.dumps(kept)};
                for (const name in kept) localStorage.setItem('fairyring.' + name, JSON.stringify(kept[name]));
                localStorage.setItem('fairyring.brought', 'yes');
            }}""")

    def go(self, place: str = "") -> None:
        """Open a page by what stands behind the #/ of its address, as from a fresh tab."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}#/{place}")
        self.page.wait_for_selector("main")
        expect(self.page.get_by_role("status").filter(has_text="…")).to_have_count(0)

    def turn_to(self, place: str) -> None:
        """Another page in the same tab, as a link leads there: nothing is loaded anew."""
        self.page.evaluate("""place => {
            document.querySelector('main').firstElementChild.dataset.before = 'yes';
            location.hash = '#/' + place;
        }""", place)
        expect(self.page.locator("[data-before]")).to_have_count(0)
        expect(self.page.get_by_role("status").filter(has_text="…")).to_have_count(0)

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=list(size))

    def every_look(self) -> Iterator[tuple[str, tuple[int, int], str]]:
        """A laptop and a phone, by day and by night, one after the other: their names, and the size."""
        for name, size in (("laptop", LAPTOP), ("phone", PHONE)):
            self.resize(size)
            for theme in THEMES:
                self.page.emulate_media(color_scheme=theme)
                yield name, size, theme

    def shot(self, name: str) -> None:
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png")

    # --- at the table ------------------------------------------------------------------------------------------------
    def at_table(self) -> None:
        """Wait until the scene is there."""
        expect(self.page.locator(".scene")).to_be_visible()

    def is_asked(self) -> None:
        """Wait until it is up to me: something glows or can be pressed."""
        expect(self.page.locator(".can, .prompt .press:not(:disabled)").first).to_be_visible()

    def choose(self) -> None:
        """The first option, by its number on the keyboard; wait until it is durable. A key that came while something
        was being shown chose nothing and is pressed again."""
        before = self.status()["version"]
        for _ in range(10):
            self.is_asked()
            self.page.keyboard.press("1")
            for _ in range(40):
                if self.status()["version"] != before:
                    return
                self.page.wait_for_timeout(50)
        raise AssertionError("1 was not taken as a choice")

    def status(self) -> Data:
        """How the server sees the table of this page, asked with this browser's key."""
        found: Data = self.page.evaluate("""async () => {
            const id = location.hash.split('/')[2];
            const kept = JSON.parse(localStorage.getItem('fairyring.tables')).find(one => one.table === id);
            const key = kept.secrets[0]?.secret ?? kept.watch;
            return (await fetch('/api/tables/' + id, {headers: {Authorization: 'Bearer ' + key}})).json();
        }""")
        return found

    # --- what must hold everywhere -----------------------------------------------------------------------------------
    def missing_texts(self) -> list[str]:
        """Texts of this page that its language has not got."""
        labels = self.page.evaluate(
            "[...document.querySelectorAll('[aria-label]')].map(one => one.ariaLabel).join(' ')")
        return sorted(set(MISSING_TEXT.findall(f"{self.page.inner_text('body')} {labels}")))

    def overhang(self) -> int:
        """How much wider this page is than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth")) - self.size[0]

    def spilled(self) -> list[str]:
        """What sticks out of the sheet of paper it stands on."""
        found: list[str] = self.page.evaluate("""() => [...document.querySelectorAll('main section')].flatMap(sheet => {
            const edge = sheet.getBoundingClientRect().right + 1;
            return [...sheet.querySelectorAll('button, label, select, input, a, p')]
                .filter(one => one.checkVisibility() && !one.closest('.scene'))
                .filter(one => one.getBoundingClientRect().right > edge).map(one => one.textContent.trim());
        })""")
        return found

    def barriers(self) -> list[str]:
        """What axe finds serious. Drawings are emptied meanwhile: nothing to read there, but many thousand shapes."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate("""async () => {
            const drawings = [...document.querySelectorAll('svg')].map(one => [one, [...one.childNodes]]);
            for (const [one] of drawings) one.replaceChildren();
            const { violations } = await axe.run(document, {resultTypes: ['violations']});
            for (const [one, shapes] of drawings) one.replaceChildren(...shapes);
            return violations.filter(one => ['serious', 'critical'].includes(one.impact))
                .map(one => [one.id, ...one.nodes.map(node => node.target.join(' ') + node.failureSummary)].join('; '));
        }""")
        return found

    def no_complaints(self) -> None:
        assert not self.complaints, self.complaints

    def leave(self) -> None:
        self.context.close()
