"""What packs can do in every game alike: change one fact, take something out, set a limit."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from fairyring.kernel.errors import BadPack
from fairyring.kernel.game import Setup, all_games, find_game
from fairyring.kernel.record import digest, read_record
from fairyring.kernel.replay import replay
from fairyring.kernel.session import Session

COSTS = {
    "everdell": ("card", "farm", "cost = { twig = 1 }"),
    "mycelia": ("hero", "marasmius_rotula", "cost = 1"),
    "mycelium": ("mushroom", "penny_bun", "cost = { red = 1 }"),
    "salamandra": ("field", "field_17_purple_fruit_crystal", "cost = { crystal = 9 }"),
}
LIMITS = {
    "everdell": "[limits]\ncity_spaces = 5\nhand = 12\nstarting_workers = 4\n",
    "mycelia": '[limits]\nshrine_full = { "1" = 5, "2" = 6, "3" = 8, "4" = 10 }\n',
    "mycelium": "[rules]\nhand = 5\nmarket = 5\nactions = 3\n",
    "salamandra": "[meta]\ncrystals_per_round = 5\ngrove_cost = { crystal = 1 }\n",
}
REMOVED = {  # as much as a pack may take out
    "everdell": {"special_event": 4, "forest_location": 4},
    "mycelia": {"hero": 12, "gift": 12, "start_card": 3},
    "mycelium": {"tile": 40, "mushroom": 30, "automa_card": 4},
    "salamandra": {"grove": 8, "spellbook": 5, "bear_card": 1, "yellow_salamander_card": 1},
}


def test_every_game_is_tried() -> None:
    assert set(all_games()) == set(COSTS) == set(LIMITS) == set(REMOVED)


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", COSTS)
def test_an_entry_that_changes_only_a_cost_keeps_everything_else(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    table, ident, cost = COSTS[name]
    ours = {str(one["id"]): one for one in game.component_list(game.content())}
    content = game.content((written(tmp_path, f'[[{table}]]\nid = "{ident}"\n{cost}\n'),))
    theirs = {str(one["id"]): one for one in game.component_list(content)}
    assert list(theirs) == list(ours)
    assert [one for one in ours if theirs[one] != ours[one]] == [ident]
    changed, before = theirs[ident], ours[ident]
    assert {key for key in {*changed, *before} if changed.get(key) != before.get(key)} == {"cost", "src"}
    assert changed["src"] == {**before["src"], "cost": "pack"}
    assert len(game.words(content, ident)) == len(game.words(game.content(), ident))
    again = game.content_from(content.facts.data())
    assert again.facts.hash == content.facts.hash != game.content().facts.hash
    assert game.component_list(again) == game.component_list(content)


@pytest.mark.parametrize("name", COSTS)
def test_cards_are_removed_and_limits_set_and_the_game_is_played_to_its_end(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    tables = game.content().facts.tables
    gone = [(table, entry["id"]) for table, left in REMOVED[name].items() for entry in tables[table][left:]]
    text = "".join(f'[[{table}]]\nid = "{ident}"\nremove = true\n' for table, ident in gone)
    content = game.content((written(tmp_path, LIMITS[name] + text),))
    assert not {ident for _, ident in gone} & {str(one["id"]) for one in game.component_list(content)}
    for players in (game.least_players, game.most_players):
        session = Session.start(Setup(name, players, (), {}, players), content)
        dice = Random(players)
        while not session.over:
            session.play(dice.choice(session.names()))
        assert session.table.check() == []
        record = read_record(session.record(whole=True).to_json())
        assert digest(replay(record).table) == digest(session.table)  # the record carries what it was played with


@pytest.mark.parametrize("name", COSTS)
def test_what_cannot_be_removed_is_told(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    table, ident, _ = COSTS[name]
    with pytest.raises(BadPack) as caught:
        game.content((written(tmp_path, f'[[{table}]]\nid = "{ident}x"\nremove = true\n'),))
    assert caught.value.problems[0] == (f'mine.toml:3: {table}: remove: there is no "{ident}x" to remove; did you mean '
                                        f'"{ident}"?')
    all_of_it = "".join(f'[[{table}]]\nid = "{entry["id"]}"\nremove = true\n'
                        for entry in game.content().facts.tables[table])
    with pytest.raises(BadPack):
        game.content((written(tmp_path, all_of_it),))


def test_a_later_pack_may_bring_back_what_an_earlier_one_removed(tmp_path: Path) -> None:
    game = find_game("mycelia")
    entry = '[[hero]]\nid = "marasmius_rotula"\n'
    for name, text in (("a", "remove = true\n"), ("b", 'cost = 1\neffect = "leaves(3)"\n')):
        (tmp_path / f"{name}.toml").write_text(entry + text, encoding="utf-8")
    content = game.content((tmp_path / "a.toml", tmp_path / "b.toml"))
    assert content.ids[-1] != "marasmius_rotula" and content.cost[content.kind_of["marasmius_rotula"]] == 1


def test_a_construction_forgets_the_critter_that_was_removed(tmp_path: Path) -> None:
    game = find_game("everdell")
    content = game.content((written(tmp_path, '[[card]]\nid = "husband"\nremove = true\n'
                                              '[[card]]\nid = "farm"\ncost = { twig = 1 }\n'),))
    farm = content.cards[content.kind_of["farm"]]
    assert "husband" not in farm.hosts and farm.hosts and farm.cost[0] == 1
    assert content.cards[content.kind_of["wife"]].shares == -1
    assert game.content_from(content.facts.data()).facts.hash == content.facts.hash
