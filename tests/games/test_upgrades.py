"""Games change, tables live on: corrected rules and corrected cards leave whatever was begun before as it was begun."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fairyring.games.mycelia.game import MyceliaGame
from fairyring.games.mycelia.table import MyceliaTable
from fairyring.games.salamandra.game import SalamandraGame
from fairyring.kernel.errors import BadPack, OtherComponents, OtherRules
from fairyring.kernel.facts import Facts
from fairyring.kernel.game import Game, Setup, find_game
from fairyring.kernel.kept import keep, kept_facts
from fairyring.kernel.record import digest, load_record, read_record
from fairyring.kernel.replay import open_record, open_to_look, replay
from fairyring.kernel.session import Session

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = {game: [load_record(path) for path in sorted((GOLDEN / game).glob("*.json"))]
           for game in ("mycelia", "salamandra")}


def some_moves(session: Session, count: int = 40, seed: int = 3) -> Session:
    dice = Random(seed)
    for _ in range(count):
        session.play(dice.choice(session.names()))
    return session


# --- rules -----------------------------------------------------------------------------------------------------------
class Corrected(MyceliaGame):
    """Version 2 of the rules, made up: four cards are drawn instead of three."""

    rules_version = 2


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> Game:
    before = MyceliaTable.draw

    def draw(t: MyceliaTable, seat: int, count: int) -> None:
        before(t, seat, count + 1 if t.rules >= 2 and count == 3 else count)

    monkeypatch.setattr(MyceliaTable, "draw", draw)
    return Corrected()


def hand(session: Session, seat: int = 0) -> int:
    table = session.table
    assert isinstance(table, MyceliaTable)
    return len(table.players[seat].hand)


def test_what_was_begun_by_the_old_rule_is_played_and_replayed_by_it(corrected: Game) -> None:
    for record in RECORDS["mycelia"]:
        session = replay(record, game=corrected)
        assert session.over and session.record() == record, "a record of version 1 comes out as it was"
    begun = some_moves(Session.start(Setup("mycelia", 2, seed=5)))
    saved = read_record(begun.record().to_json())
    going_on = replay(saved, game=corrected)
    loaded = corrected.load_table(json.loads(json.dumps(begun.table.save())), begun.content)
    assert going_on.table.rules == loaded.rules == going_on.table.clone().rules == 1
    assert going_on.table.resample(0, 1).rules == 1, "bots think by the rules of the table"
    old = some_moves(begun, 60, 4)
    some_moves(going_on, 60, 4)
    assert digest(going_on.table) == digest(old.table), "the corrected program plays it on as the old one"


def test_a_new_table_is_played_by_the_new_rule(corrected: Game) -> None:
    assert hand(Session.start(Setup("mycelia", 2, seed=5), game=corrected)) == 4
    assert hand(Session.start(Setup("mycelia", 2, seed=5, rules=1), game=corrected)) == 3
    session = some_moves(Session.start(Setup("mycelia", 2, seed=5), game=corrected))
    record = session.record()
    assert record.setup.rules == 2 and '"rules_version": 2' in record.to_json()
    assert replay(record, game=corrected).record() == record
    with pytest.raises(OtherRules, match="made with rules version 2 of mycelia; this program knows version 1"):
        open_record(record)


def test_rules_that_are_not_played_any_more_can_be_looked_at() -> None:
    class Forgetful(MyceliaGame):
        rules_version = 3
        oldest_rules = 2

    record = RECORDS["mycelia"][0]
    with pytest.raises(OtherRules, match="made with rules version 1 of mycelia; this program plays versions from 2 on"):
        open_record(record, game=Forgetful())
    session, reason = open_to_look(record, game=Forgetful())
    assert isinstance(reason, OtherRules)
    session.play(record.decisions[0])
    assert open_to_look(record)[1] is None


# --- components ------------------------------------------------------------------------------------------------------
Change = Callable[[str], str]


def upgraded(game: Game, folder: Path, change: Change) -> Game:
    """The game as a later release has it: its components changed, those of before kept or not."""
    file = f"{game.id}.toml"
    (folder / "content").mkdir(parents=True)
    for source in (game.folder / "content").glob("*.toml"):
        shutil.copy(source, folder / "content")
    text = (game.folder / "content" / file).read_text(encoding="utf-8")
    assert change(text) != text
    (folder / "content" / file).write_text(change(text), encoding="utf-8")
    later = type(game)()
    later.folder = folder
    return later


def dearer(text: str) -> str:
    """A base hero costs more."""
    head, found, tail = text.partition('id = "coprinus_comatus"')
    return head + found + tail.replace("cost = ", "cost = 1", 1)


def other_prisma(text: str) -> str:
    """Everything of Prisma is different, and there is more of it."""
    head, found, gifts = text.partition("[[gift]]")
    assert found
    tiles = ('\n[[action_tile]]\nid = "h"\nset = "prisma"\ncount = 2\ncost = 0\neffect = "leaves(1)"\n'
             '[[hero]]\nid = "newcomer"\nset = "prisma"\ncost = 0\neffect = "leaves(5)"\n')
    return head.replace("prism_drops = 40", "prism_drops = 44") + found + gifts.replace("draw = 1", "draw = 2") + tiles


def test_a_changed_gift_of_prisma_leaves_every_record_without_prisma_valid(tmp_path: Path) -> None:
    later = upgraded(MyceliaGame(), tmp_path, other_prisma)
    for record in RECORDS["mycelia"]:
        if "prisma" in record.setup.modules:
            with pytest.raises(OtherComponents, match="made with other components"):
                open_record(record, game=later)
        else:
            session = replay(record, game=later)
            assert session.content is later.content() and session.record().content == record.content


def test_a_changed_card_of_gwidyon_matters_to_one_alone(tmp_path: Path) -> None:
    later = upgraded(MyceliaGame(), tmp_path, lambda text: text.replace('"gwidyon_remove(3)"', '"gwidyon_remove(2)"'))
    fits = {record.setup.players: later.fingerprint(record.setup, later.content()) == record.content
            for record in RECORDS["mycelia"]}
    assert fits == {1: False, 2: True, 3: True, 4: True}


def test_names_and_sources_make_no_other_components(tmp_path: Path) -> None:
    renamed = upgraded(SalamandraGame(), tmp_path, lambda text: text.replace('src = "picture"', 'src = "rulebook"'))
    assert renamed.content().facts.hash == find_game("salamandra").content().facts.hash


def test_a_game_goes_on_with_the_cards_it_carries(tmp_path: Path) -> None:
    begun = some_moves(Session.start(Setup("mycelia", 2, seed=5)))
    whole = read_record(begun.record(whole=True).to_json())
    assert whole.components is not None and begun.record().components is None
    later = upgraded(MyceliaGame(), tmp_path, dearer)
    with pytest.raises(OtherComponents):
        open_record(begun.record(), game=later)
    going_on = replay(whole, game=later)
    some_moves(begun, 60, 4)
    some_moves(going_on, 60, 4)
    assert going_on.record(whole=True) == begun.record(whole=True), "it is saved again with the cards it carries"
    new = Session.start(Setup("mycelia", 2, seed=5), game=later)
    assert new.content.cost[new.content.kind_of["coprinus_comatus"]] > 10


def test_a_release_keeps_the_cards_of_those_before(tmp_path: Path) -> None:
    now = upgraded(SalamandraGame(), tmp_path / "now", lambda text: text + "\n")
    path = keep(now)
    later = upgraded(SalamandraGame(), tmp_path / "later",
                     lambda text: text.replace('does = "vp(1)"', 'does = "vp(2)"'))
    shutil.copytree(path.parent, later.folder / "kept")
    kept_facts.cache_clear()
    for record in RECORDS["salamandra"]:
        assert record.content != later.fingerprint(record.setup, later.content())
        session = replay(record, game=later)
        assert session.record() == record
        assert session.record(whole=True).components is None, "every later release ships them"


def test_kept_components_come_back_word_for_word() -> None:
    for game in (find_game("mycelia"), find_game("salamandra")):
        content = game.content()
        again = game.content_from(json.loads(json.dumps(content.facts.data())))
        assert again.facts.data() == content.facts.data() and again.facts.hash == content.facts.hash
        assert game.component_list(again) == game.component_list(content)


@pytest.mark.parametrize(("damage", "what"), [
    ({"tables": 3}, 'kept components: should have "game", "format", "packs", "tables" and "boxes"'),
    ({"tables": {}}, "kept components:1: limits: is missing"),
    ({"game": "salamandra"}, "kept components:1: game: 'salamandra' should be 'mycelia'"),
    ({"format": 9}, "kept components:1: format: 9 should be 1"),
    ({"boxes": {"hero": ["base"]}}, "kept components: hero: should have a box for each of its entries"),
    ({"packs": None}, 'kept components: should have "game"'),
])
def test_damaged_components_are_refused_with_the_reason(damage: dict[str, Any], what: str) -> None:
    game = find_game("mycelia")
    with pytest.raises(BadPack) as caught:
        game.content_from({**game.content().facts.data(), **damage})
    assert what in str(caught.value)


def test_cards_that_cannot_be_read_any_more_are_looked_at_with_todays(tmp_path: Path) -> None:
    begun = some_moves(Session.start(Setup("mycelia", 2, seed=5)))
    facts = json.loads(json.dumps(begun.record(whole=True).components))
    facts["tables"]["hero"][0]["effect"] = "forgotten(1)"
    data = {**json.loads(begun.record().to_json()), "components": facts}
    game = upgraded(MyceliaGame(), tmp_path, dearer)
    data["content"] = Facts.of(facts).fingerprint(game.boxes(begun.setup))
    record = read_record(json.dumps(data))
    with pytest.raises(OtherComponents, match=r"its components cannot be read: kept components.*forgotten"):
        open_record(record, game=game)
    session, reason = open_to_look(record, game=game)
    assert isinstance(reason, OtherComponents)
    assert session.content is game.content()
