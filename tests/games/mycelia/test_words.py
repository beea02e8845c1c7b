"""What follows from the words of an effect by walking its tree: judgement, Gwidyon's share, names, texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairyring.games.mycelia import GAME
from fairyring.games.mycelia.effects import Bonus
from fairyring.games.mycelia.powers import CardWorth
from fairyring.games.mycelia.vocabulary import VOCABULARY
from fairyring.kernel.text import LANGUAGES, texts

JUDGE = CardWorth(GAME.weights()["card"])


def worth(effect: str) -> float:
    return JUDGE.rough(VOCABULARY.step(effect).reckon(JUDGE))


@pytest.mark.parametrize(("effect", "flips", "removes"), [
    ("others(2 * remove(any,1))", 0, 2),
    ("others(move(any,1..2)?)", 2, 0),
    ("others(3x field(any,need=2,move=1,remove=1))", 3, 3),
    ("others(move(any,4) / remove(any,1))", 0, 1),
    ("others(burst(any,need=0,centre=1,sides=4,each=1) & leaves(2))", 0, 5),
    ("others(optional(remove(any,1)) & one_of(move(any,1), leaves(1)))", 1, 1),
    ("others(leaves(2))", 0, 0),
])
def test_gwidyon_takes_his_share_of_whatever_a_bonus_is_made_of(effect: str, flips: int, removes: int) -> None:
    bonus = VOCABULARY.step(effect)
    assert isinstance(bonus, Bonus)
    assert (bonus.flips, bonus.removes) == (flips, removes)


def test_judgement_sees_through_every_combination() -> None:
    assert worth("favour(1)?") == worth("favour(1)") == pytest.approx(0.37, abs=0.005)
    assert worth("2 * leaves(1)") == pytest.approx(2 * worth("leaves(1)"))
    assert worth("optional(leaves(2))") == worth("leaves(2)")
    assert worth("one_of(leaves(1), leaves(3))") == worth("leaves(3)")
    assert worth("others(leaves(1))") < 0 < worth("2x remove(moss,1)") < 2 * worth("remove(moss,1)")


@pytest.mark.parametrize("effect", ["2 * leaves(1)", "favour(1)?", "optional(leaves(1)) & one_of(leaves(1), trash(1))"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_pack_may_say_is_said_in_words(effect: str, language: str, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(f'[[hero]]\nid = "my_hero"\ncost = 3\neffect = "{effect}"\n', "utf-8")
    content = GAME.content([tmp_path])
    said = [texts(language, GAME).sentence(one) for one in GAME.words(content, "my_hero")]
    assert said and not any("[" in one or "{" in one for one in said)


def test_every_action_is_offered_by_a_word() -> None:
    names = [name for step in VOCABULARY.step("leaves(2) / (2x move(any,1) & trash(1))").inside()
             for name in step.offers(in_play())]
    assert {"choose leaves(2)", "skip", "A1", "to E4", "trash leaf_one"} <= set(names)


def in_play() -> object:
    from fairyring.games.mycelia.wording import InPlay

    return InPlay(GAME.content(), ["leaf_one"], [])
