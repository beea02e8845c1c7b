"""Personality, Plot and Schemes are chosen or drawn, and go together as the book says (MIS-NW-SET-09 to -11)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.nightweave.components import hers
from fairyring.games.everdell.nightweave.lair import lair_of
from fairyring.games.everdell.nightweave.scheming import PERSONALITIES, PLOTS, SCHEMES
from fairyring.games.everdell.table import EverdellTable
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup


def setup(players: int = 1, modules: tuple[str, ...] = (), seed: int = 1, **options: str) -> Setup:
    return GAME.checked(Setup("everdell", players, modules, {"rival": "nightweave", **options}, seed))


def table(players: int = 1, seed: int = 1, **options: str) -> EverdellTable:
    t = GAME.new_table(setup(players, (), seed, **options), GAME.content())
    assert isinstance(t, EverdellTable)
    return t


def chosen(**options: str) -> list[str]:
    t = table(**options)  # type: ignore[arg-type]
    lair = lair_of(t)
    return [hers(t.content).ploys[one].ident for one in (*lair.personality, *lair.plot)]


@pytest.mark.rule("MIS-NW-SET-09")
def test_each_can_be_chosen_or_drawn() -> None:
    content = GAME.content().more["nightweave"]
    kinds = {kind: tuple(one.ident for one in content.ploys if one.kind == kind)
             for kind in ("personality", "plot", "scheme")}
    assert kinds == {"personality": PERSONALITIES, "plot": PLOTS, "scheme": SCHEMES}
    assert (len(PERSONALITIES), len(PLOTS), len(SCHEMES)) == (8, 13, 33)
    assert chosen() == []
    for name in PERSONALITIES:
        assert chosen(personality=name) == [name]
    for name in PLOTS:
        assert chosen(personality="needy", plot=name)[1] == name
    drawn = {chosen(personality="random", seed=seed)[0] for seed in range(60)}  # type: ignore[arg-type]
    assert drawn == set(PERSONALITIES)
    for name in SCHEMES:
        lair = lair_of(table(schemes=name))
        assert (len(set(lair.seasonal)), content.ploys[lair.seasonal[-1]].ident, lair.single_use) == (33, name, [])
    firsts = {lair_of(table(seed=seed, schemes="random")).seasonal[-1] for seed in range(60)}
    assert len(firsts) > 20


@pytest.mark.rule("MIS-NW-SET-10")
def test_plots_and_schemes_are_for_one_person_and_never_both() -> None:
    for options in ({"plot": "snag"}, {"schemes": "random"}):
        with pytest.raises(BadSetup, match="only for 1 player"):
            setup(2, **options)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="not both"):
        setup(plot="snag", schemes="random")
    assert chosen(personality="needy", plot="snag") == ["needy", "snag"]
    setup(schemes="random", personality="random")
    both = table(2, personality="clumsy")
    assert len(lair_of(both).personality) == 1
    with pytest.raises(BadSetup, match="needs a Personality"):
        setup(plot="weavers_whim")
    with pytest.raises(BadSetup, match="level 1 and above"):
        setup(plot="suffocating_swarm", level="0")
    alone = {chosen(plot="random", level="0", seed=seed)[0] for seed in range(80)}  # type: ignore[arg-type]
    assert alone == set(PLOTS) - {"weavers_whim", "suffocating_swarm"}


@pytest.mark.rule("MIS-NW-SET-11")
def test_bonus_modules_are_not_played_with_other_modules() -> None:
    for options in ({"personality": "needy"}, {"plot": "snag"}, {"schemes": "random"}):
        with pytest.raises(BadSetup, match="not played with farms"):
            setup(1, ("farms",), **options)  # type: ignore[arg-type]
        setup(1, ("farms",), bonus_modules="together", **options)  # type: ignore[arg-type]
    setup(1, ("farms",))
