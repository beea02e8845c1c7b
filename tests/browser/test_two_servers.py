"""Two people on two servers that share one PostgreSQL; one of the servers dies in the middle."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.gateway import Gateway
from tests.browser.visitor import Visitor
from tests.server.postgres import Cluster
from tests.server.running import running


def play(people: list[Visitor], moves: int) -> None:
    """Whoever decides chooses, so many times, and the others see it."""
    for _ in range(moves):
        deciding = people[0].status()["deciding"]
        people[deciding].is_asked()
        people[deciding].choose()
        assert len({one.status()["version"] for one in people}) == 1


def test_both_go_on_when_one_server_dies(arrive: Arrive, postgres_cluster: Cluster, tmp_path: Path) -> None:
    database = postgres_cluster.database()
    with running(database, tmp_path) as first, running(database, tmp_path) as second:
        gateway = Gateway([first.address, second.address])
        ines = arrive(gateway.address, name="Ines", confirm=False)
        boris = arrive(second.address, name="Boris", confirm=False)
        ines.go("new/mycelia")
        ines.page.get_by_role("button", name="Open the table").click()
        link = ines.page.get_by_label("Invitation", exact=True).input_value()
        boris.page.goto(link.replace(gateway.address, second.address))
        boris.page.get_by_role("button", name="Sit down").click()
        ines.page.get_by_role("link", name="To the table").click()
        for one in (ines, boris):
            one.at_table()
        play([ines, boris], 12)

        before = boris.status()["version"]
        first.kill()
        expect(ines.page.locator(".scene")).to_be_visible()
        ines.page.wait_for_function("""async () => (await fetch('/health').catch(() => null))?.ok""")
        assert ines.status()["version"] == before, "no acknowledged move is lost"
        play([ines, boris], 12)
        assert boris.status()["version"] == before + 12
        ines.shot("after-a-server-died")
        for one in (ines, boris):
            one.leave()
        boris.no_complaints()
        ines.complaints.clear()  # the browser reports the broken line itself
        gateway.close()
