"""A card is one entry: packs of one's own replace and add, and mistakes are told by file, line and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairyring.games.everdell import GAME
from fairyring.kernel.errors import BadPack
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session

LANTERN = """
[[card]]
id = "lantern_keeper"
name = "Lantern Keeper"
kind = "critter"
colour = "green"
rarity = "common"
copies = 20
points = 2
cost = { berry = 1 }
production = "gain(berry=1) & draw(1) if has(city, id=farm)"
"""


def pack(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_new_card_is_dealt_played_saved_and_described(tmp_path: Path) -> None:
    content = GAME.content([pack(tmp_path, LANTERN)])
    session = Session.start(GAME.checked(Setup("everdell", 2, (), {"starter": "1"}, 3)), content, game=GAME)
    t = session.table
    for _ in range(60):
        if "play lantern_keeper" in session.names():
            break
        session.play(next((name for name in session.names() if "one_berry" in name), session.names()[0]))
    session.play("play lantern_keeper")
    data = session.table.save()
    assert GAME.load_table(data, content).save() == data
    assert "lantern_keeper" in str(data["state"]["players"])
    assert GAME.words(content, "lantern_keeper") and not t.check()


def test_nearly_every_effect_is_written_in_the_notation() -> None:
    """What cards, places and Events do is text; three words are for one or two cards alone."""
    content = GAME.content()
    texts = [text for card in content.cards for text in (
        card.before.name, card.effect.name, card.production.name, card.visit.name,
        *(one.effect.name for one in card.reactions), card.ability.name if card.ability else "",
        card.bonus.name if card.bonus is not None else "") if text]
    texts += [one.effect.name for one in (*content.basic, *content.forest, content.haven)]
    texts += [text for one in content.special_events for text in (
        one.effect.name, one.bonus.name if one.bonus is not None else "") if text]
    own = [text for text in texts if any(word in text for word in ("copy_production", "move_worker"))]
    assert len(texts) - len(own) >= 60 and len(own) == 3


@pytest.mark.parametrize(("change", "says"), [
    ('effect = "gian(berry=1)"', 'mine.toml:2: card: effect: "gian(berry=1)": unknown word "gian"; did you mean gain?'),
    ('bonus = "count(town)"', 'mine.toml:2: card: bonus: "count(town)": count: unknown where "town"; use city'),
    ('when = "plaid"', 'card: when: "plaid": unknown occasion "plaid"; did you mean played?'),
    ('ability = "swap(7)"', 'card: ability: "swap(7)": swap: "7" should be a whole number from 1 to 1'),
    ('second = "nobody"', 'card: second: no card is called "nobody"'),
    ('hosts = ["farm"]', "card: hosts: only a Construction can let somebody in"),
    ('efect = "draw(1)"', 'card: efect: unknown key; did you mean "effect"?'),
])
def test_a_mistake_is_told_with_its_place(tmp_path: Path, change: str, says: str) -> None:
    text = (f'[[card]]\n{change}\nid = "odd"\nkind = "critter"\ncolour = "tan"\nrarity = "common"\ncopies = 1\n'
            "points = 1\ncost = { berry = 1 }\n")
    with pytest.raises(BadPack) as error:
        GAME.content([pack(tmp_path, text)])
    assert says in str(error.value)


@pytest.mark.parametrize(("text", "says"), [
    ('[[card]]\nid = "barn"\n', "card: kind: is missing"),
    ('[[card]]\nid = "shopkeeper"\nremove = true\n', 'needs it (cards); remove or change that, too'),
    ('[limits]\nstarting_hands = [5, 6, 7]\n', "limits: starting_hands: should be four numbers"),
    ('[limits]\nhand = 6\n', "limits: starting_hands: should be four numbers, the cards of each seat, none above"),
    ('[limits]\nforest = { 1 = 9, 2 = 1, 3 = 1, 4 = 1 }\n', "limits: forest: should read"),
    (('[[card]]\nid = "x"\nkind = "critter"\ncolour = "tan"\nrarity = "common"\ncopies = 1\npoints = 1\n'
     "cost = { gold = 1 }\n"), 'cost: unknown "gold"; use one of twig, resin, pebble, berry'),
    ("[[season]]\nid = \"winter\"\n", 'unknown table "season"'),
    ("[[special_event]]\nid = \"fair\"\npoints = 3\ncards = [\"nobody\"]\n", 'cards: no card is called "nobody"'),
])
def test_a_broken_pack_is_refused(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(BadPack) as error:
        GAME.content([pack(tmp_path, text)])
    assert says in str(error.value)
