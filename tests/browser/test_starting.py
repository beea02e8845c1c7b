"""From the first page into a game: alone, with a friend, as a spectator."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fairyring.bots.own import Offered
from tests.browser.conftest import Arrive
from tests.browser.visitor import PHONE
from tests.server.player import Browser
from tests.server.running import Running, running
from tests.server.test_packs import DAMP


@pytest.mark.parametrize("against", ["Gwidyon", "a bot"])
def test_a_newcomer_is_in_a_game_after_one_click(arrive: Arrive, against: str) -> None:
    ines = arrive(confirm=False)
    ines.go()
    mycelia = ines.page.get_by_role("region", name="Mycelia")
    mycelia.get_by_role("button", name=f"Play now against {against}").click()
    ines.at_table()
    ines.is_asked()
    ines.choose()
    assert ines.status()["mine"] == [0]
    ines.shot(f"play-now-{against.split()[-1].lower()}")


def test_a_friend_joins_by_link_and_both_play(arrive: Arrive) -> None:
    ines = arrive(name="Ines", confirm=False)
    ines.go("new/mycelia")
    expect(ines.page.get_by_label("Name at seat 1")).to_have_value("Ines")
    ines.page.get_by_label("Start player").select_option(label="Ines")
    ines.page.get_by_role("button", name="Open the table").click()
    link = ines.page.get_by_label("Invitation", exact=True).input_value()
    ines.shot("invite")

    boris = arrive(size=PHONE, confirm=False)
    boris.page.goto(link)
    boris.page.get_by_label("Your name").fill("Boris")
    boris.page.get_by_role("button", name="Sit down").click()
    boris.at_table()
    assert "join" not in boris.page.url, "the invitation does not stay in the address"

    expect(ines.page.get_by_text("Boris")).to_be_visible()
    ines.page.get_by_role("link", name="To the table").click()
    ines.at_table()
    for _ in range(40):
        if ines.status()["deciding"] != 0:
            break
        ines.is_asked()
        ines.choose()
    assert ines.status()["deciding"] == 1
    boris.is_asked()
    boris.choose()
    ines.shot("two-ines")
    boris.shot("two-boris")
    assert [seat["name"] for seat in boris.status()["seats"]] == ["Ines", "Boris"]
    assert boris.status()["version"] == ines.status()["version"]


def test_an_invitation_is_good_once_for_each_free_seat(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", "friend")
    first, second = arrive(), arrive()
    first.go(f"join/{made['table']}/{made['invite']}")
    first.page.get_by_role("button", name="Sit down").click()
    first.at_table()
    second.go(f"join/{made['table']}/{made['invite']}")
    expect(second.page.get_by_text("Every seat at this table is taken")).to_be_visible()
    expect(second.page.get_by_role("button", name="Sit down")).to_have_count(0)
    first.go(f"join/{made['table']}/{made['invite']}")
    expect(first.page.get_by_text("You already have a seat at this table.")).to_be_visible()


def test_a_free_seat_is_given_to_a_bot(arrive: Arrive) -> None:
    ines = arrive(name="Ines")
    ines.go("new/mycelia")
    ines.page.get_by_role("button", name="Open the table").click()
    ines.page.get_by_role("button", name="Let a bot sit here").click()
    expect(ines.page.get_by_role("heading", name="Everybody is here")).to_be_visible()
    assert [seat["kind"] for seat in ines.status()["seats"]] == ["person", "bot"]


def test_several_people_at_one_screen_have_their_own_seats(arrive: Arrive) -> None:
    ines = arrive(name="Ines")
    ines.go("new/mycelia")
    ines.page.get_by_role("radiogroup", name="Who sits at seat 2?").get_by_text("Me").click()
    ines.page.get_by_label("Name at seat 2").fill("Boris")
    expect(ines.page.get_by_text("between turns the hands are covered")).to_be_visible()
    ines.page.get_by_role("button", name="Open the table").click()
    ines.page.wait_for_url("**/#/table/*")
    status = ines.status()
    assert [seat["name"] for seat in status["seats"]] == ["Ines", "Boris"]


def test_a_table_is_set_for_one_against_the_books_rival(arrive: Arrive) -> None:
    ines = arrive(name="Ines")
    ines.go("new/mycelia")
    ines.page.get_by_role("button", name="Alone, against Gwidyon").click()
    expect(ines.page.get_by_text("Alone, you play against Gwidyon.")).to_be_visible()
    ines.page.get_by_role("button", name="Open the table").click()
    ines.at_table()
    expect(ines.page.get_by_role("region", name="Gwidyon")).to_be_visible()
    assert [(seat["kind"], seat["name"]) for seat in ines.status()["seats"]] == [("person", "Ines")]


def test_boxes_settings_and_seed_reach_the_table(arrive: Arrive) -> None:
    ines = arrive()
    ines.go("new/mycelia")
    ines.page.get_by_role("button", name="Remove seat 2").click()
    expect(ines.page.get_by_text("Alone, you play against Gwidyon.")).to_be_visible()
    ines.page.get_by_label("Prisma").check()
    expect(ines.page.get_by_role("checkbox", name=re.compile("^Built-in"))).to_be_disabled()
    ines.page.get_by_label("Boards, seat 1").select_option(label="star board II (moss hollow)")
    ines.page.get_by_label("Gwidyon's drops").select_option("22")
    ines.page.get_by_text("Advanced").click()
    ines.page.get_by_label("Seed").fill("x")
    expect(ines.page.get_by_role("button", name="Open the table")).to_be_disabled()
    ines.page.get_by_label("Seed").fill("42")
    ines.page.get_by_role("button", name="Open the table").click()
    ines.at_table()
    table = ines.status()["table"]
    assert table["modules"] == ["expansion", "prisma"]
    assert table["options"] == {"boards": "star_moss", "gwidyon": "22"}


def test_what_the_server_refuses_is_said_in_words(arrive: Arrive) -> None:
    ines = arrive()
    ines.go("new/mycelia")
    for seat in (1, 2):
        ines.page.get_by_label(f"Boards, seat {seat}").select_option("star_leaf")
    ines.page.get_by_role("button", name="Open the table").click()
    expect(ines.page.get_by_role("alert")).to_contain_text("The game cannot be set up like this")
    ines.complaints.clear()  # the browser reports the refusal itself


def test_a_spectator_sees_the_table_and_no_hand(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", "greedy", options={"starter": "1"})
    guest = arrive()
    guest.go(f"watch/{made['table']}/{made['watch']}")
    guest.at_table()
    assert guest.status()["mine"] == [] and guest.status()["watching"]
    assert guest.page.locator(".can").count() == 0
    guest.shot("watch")


def test_a_pasted_link_leads_to_its_table(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me", "friend")
    guest = arrive()
    guest.go()
    guest.page.get_by_label("Link").fill("https://example.org/")
    guest.page.get_by_role("button", name="Go").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("This is not a link to a table")
    guest.page.get_by_label("Link").fill(f"{server.address}#/watch/{made['table']}/{made['watch']}")
    guest.page.get_by_role("button", name="Go").click()
    guest.at_table()


def test_my_tables_show_where_it_is_my_turn(arrive: Arrive, server: Running) -> None:
    http = Browser(server.address)
    mine = http.make("me", "greedy", options={"starter": "1"})
    waiting = http.make("me", "friend", options={"starter": "2"})
    ines = arrive(tables=[mine, waiting])
    ines.go()
    expect(ines.page.get_by_role("button", name=re.compile("^My tables *, it is your turn at one$"))).to_be_visible()
    listed = ines.page.get_by_role("listitem").filter(has_text="Mycelia")
    expect(listed.filter(has_text="Your turn")).to_have_count(1)
    expect(listed.filter(has_text="Waiting for friends")).to_have_count(1)
    ines.shot("my-tables")
    listed.filter(has_text="Waiting for friends").get_by_role("button").click()
    ines.page.get_by_role("dialog").get_by_role("button", name="Hide the table").click()
    expect(listed).to_have_count(1)
    listed.get_by_role("link").click()
    ines.at_table()


def test_a_stranger_is_told_what_to_do(arrive: Arrive, server: Running) -> None:
    made = Browser(server.address).make("me")
    stranger = arrive()
    stranger.go(f"table/{made['table']}")
    expect(stranger.page.get_by_role("alert")).to_contain_text("You have no key to this table")
    stranger.go("nowhere/at/all")
    expect(stranger.page.get_by_role("alert")).to_contain_text("There is nothing here")


def test_a_pack_of_the_server_is_offered_and_its_table_says_so(arrive: Arrive, tmp_path: Path) -> None:
    pack = tmp_path / "damp.toml"
    pack.write_text(DAMP, encoding="utf-8")
    with running(str(tmp_path / "tables.db"), tmp_path, packs=(pack,)) as own:
        ines = arrive(own.address, name="Ines", confirm=False)
        ines.go()
        mycelia = ines.page.get_by_role("region", name="Mycelia")
        offer = mycelia.get_by_role("link", name="Played here with packs of one’s own, too: Damp wood")
        expect(offer).to_be_visible()
        expect(ines.page.get_by_role("region", name="Salamandra").get_by_text("packs of one’s own")).to_have_count(0)
        ines.shot("packs-home")
        offer.click()
        boards = ines.page.get_by_role("combobox").filter(has_text="front side").first
        expect(boards).not_to_contain_text("my_marsh")
        ines.page.get_by_label("Damp wood").check()
        boards.select_option(label="board my_marsh")
        ines.shot("packs-new")
        ines.page.get_by_role("button", name="Open the table").click()
        link = ines.page.get_by_label("Invitation", exact=True).input_value()

        boris = arrive(own.address, size=PHONE, confirm=False)
        boris.page.goto(link)
        expect(boris.page.get_by_text("Played with the pack Damp wood")).to_be_visible()
        boris.page.get_by_label("Your name").fill("Boris")
        boris.page.get_by_role("button", name="Sit down").click()
        boris.at_table()
        ines.page.get_by_role("link", name="To the table").click()
        ines.at_table()
        expect(ines.page.get_by_role("heading", name="pack “Damp wood”")).to_be_attached()
        ines.shot("packs-table")
        boris.shot("packs-phone")
        ines.go()
        expect(ines.page.get_by_role("link", name="Mycelia · Damp wood Boris")).to_be_visible()
        for one in (ines, boris):  # before the server goes
            one.leave()


def test_a_bot_of_whoever_runs_the_server_is_met_by_its_name(arrive: Arrive, tmp_path: Path) -> None:
    """On the first page, at a new table, and at the table itself; only where it plays."""
    (tmp_path / "sage.py").write_text("class Sage:\n    games = ('mycelia',)\n\n    def choose(self, seat, seed):\n"
                                      "        return seat.names()[0]\n")
    bots = (Offered("Old Sage", str(tmp_path / "sage.py"), ("mycelia",)),)
    with running(str(tmp_path / "tables.db"), tmp_path, bots=bots) as server:
        ines = arrive(server.address, confirm=False)
        ines.go()
        expect(ines.page.get_by_role("button", name="Play now against Old Sage")).to_have_count(1)
        ines.shot("own-bot-home")
        ines.go("new/mycelia")
        ines.page.get_by_role("radio", name="Bot").nth(1).check(force=True)
        level = ines.page.get_by_label("Bot at seat 2")
        expect(level.locator("option")).to_have_text([re.compile("Easy"), re.compile("Medium"), re.compile("Hard"),
                                                      "Old Sage"])
        assert level.input_value() == "medium"
        level.select_option("Old Sage")
        ines.shot("own-bot-new")
        ines.page.get_by_label("Start player").select_option(index=2)
        ines.page.get_by_role("button", name="Open the table").click()
        ines.at_table()
        ines.is_asked()
        status = ines.status()
        assert (status["seats"][1]["bot"], status["deciding"]) == ("Old Sage", 0) and status["version"] > 0
        expect(ines.page.get_by_text("Old Sage").first).to_be_visible()
        ines.shot("own-bot-table")
        ines.leave()  # before the server goes
        assert "Traceback" not in server.log.read_text()
