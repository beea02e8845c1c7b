"""Which Personality, Plot and Schemes are in play, and drawing Schemes (MIS-NW-SET-06 to -11, MIS-MOD-09)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fairyring.games.everdell.nightweave.components import KEY, LairContent, hers
from fairyring.games.everdell.nightweave.lair import lair_of
from fairyring.games.everdell.nightweave.ploys import Ploy
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Choice, RivalKind, Setup
from fairyring.kernel.table import Notes, Step

NONE: Final = "none"
RANDOM: Final = "random"
THICKENS: Final = "the_plot_thickens"
PERSONALITIES: Final = ("abominable", "needy", "clumsy", "narcissistic", "nonchalant", "killjoy", "notable", "naughty")
PLOTS: Final = ("snag", "silk_barrier", THICKENS, "compensation", "fascination", "ingenuity", "weavers_whim",
                "masquerade", "suffocating_swarm", "taken_by_force", "stolen_bounty", "pulling_strings",
                "effective_web")
SCHEMES: Final = ("spiders_in_the_trees", "ground_spiders", "caught", "forest_brigands", "borrowing", "burnout",
                  "clerical_errors", "extortion", "closed_for_repairs", "creepy_crawling", "copycat", "web_tax",
                  "infestation", "political_influence", "bribed_judges", "bad_publicity", "spider_threat",
                  "sticky_mess", "invisible_trap", "berry_shortage", "paralysing_fear", "pickpocket", "plunder",
                  "caught_in_a_web", "slump", "ransom", "recession", "inquiring_gaze", "repossession",
                  "poisoned_soup", "hard_work", "cheating", "theft")

NIGHTWEAVE: Final = RivalKind(KEY, players=(1, 2), choices=(
    Choice("level", ("0", "1", "2", "3", "4"), "1"),
    Choice("personality", (NONE, RANDOM, *PERSONALITIES), NONE),
    Choice("plot", (NONE, RANDOM, *PLOTS), NONE, players=(1,)),
    Choice("schemes", (NONE, RANDOM, *SCHEMES), NONE, players=(1,)),
    Choice("bonus_modules", ("apart", "together"), "apart"),
    Choice("spring_worker", ("away", "kept"), "away")))
"""One or two people against her; Plots and Schemes only against one (MIS-NW-SET-01, -06, -10). A Scheme that is chosen
comes first, the others as they are drawn. With powers people may keep the worker of spring (MIS-COMBO-POW-02)."""


def check(setup: Setup) -> None:
    """Whether the choices go together (MIS-NW-SET-10, -11). Raises BadSetup."""
    options = setup.options
    personality, plot = options.get("personality", NONE), options.get("plot", NONE)
    schemes = options.get("schemes", NONE)
    if plot != NONE and schemes != NONE:
        raise BadSetup("against Nightweave choose a Plot or Schemes, not both; The Plot Thickens brings Schemes itself")
    if plot == "weavers_whim" and personality == NONE:
        raise BadSetup("the Plot weavers_whim needs a Personality: choose one, or random")
    if plot == "suffocating_swarm" and options.get("level") == "0":
        raise BadSetup("the Plot suffocating_swarm is for level 1 and above")
    if options.get("spring_worker") == "kept" and "powers" not in setup.modules:
        raise BadSetup("spring_worker=kept is for a game with powers, which take that worker away")
    others = [one for one in setup.modules if one != "powers"]
    if others and {personality, plot, schemes} != {NONE} and options.get("bonus_modules") != "together":
        raise BadSetup(f"Personalities, Plots and Schemes are not played with {', '.join(others)}; "
                       "with bonus_modules=together they are, as a house rule")


def choose(t: Everdell, options: Mapping[str, str]) -> None:
    """The level; a Personality, a Plot and the Schemes that were chosen, or drawn (MIS-NW-SET-06, -09)."""
    lair = lair_of(t)
    content = hers(t.content)
    lair.level = int(options.get("level", "1"))
    lair.spring_worker = options.get("spring_worker") == "kept"
    lair.personality = one_of(t, content, "personality", options.get("personality", NONE))
    lair.plot = one_of(t, content, "plot", options.get("plot", NONE))
    schemes = options.get("schemes", NONE)
    deck = [i for i, ploy in enumerate(content.ploys) if ploy.kind == "scheme"]
    if lair.plot and content.ploys[lair.plot[0]].ident == THICKENS:
        lair.seasonal = [i for i in deck if content.ploys[i].terms.seasonal]
        lair.single_use = [i for i in deck if not content.ploys[i].terms.seasonal]
        t.shuffle(lair.seasonal)
        t.shuffle(lair.single_use)
    elif schemes != NONE:
        t.shuffle(deck)
        if schemes != RANDOM:
            chosen = content.ploy_of[schemes]
            deck.remove(chosen)
            deck.append(chosen)
        lair.seasonal = deck


def one_of(t: Everdell, content: LairContent, kind: str, chosen: str) -> list[int]:
    """The Personality or Plot that was chosen; a random one that fits."""
    if chosen == NONE:
        return []
    if chosen != RANDOM:
        return [content.ploy_of[chosen]]
    lair = lair_of(t)
    fitting = [i for i, ploy in enumerate(content.ploys) if ploy.kind == kind
               and ploy.terms.least_level <= lair.level and (lair.personality or not ploy.terms.needs_personality)]
    return [fitting[t.below(len(fitting))]]


def draw_schemes(t: Everdell) -> None:
    """One Scheme; with The Plot Thickens a single-use one, then a seasonal one (MIS-MOD-09, MIS-PLOT-03)."""
    lair = lair_of(t)
    for pile in (lair.seasonal, lair.single_use):  # what is pushed last comes first
        if pile:
            t.push(BEGIN, t.seats, (pile.pop(),))


class Begin(Step[Everdell]):
    """A Scheme is turned up, and in force from now on. `x` is which."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        ploy: Ploy = hers(t.content).ploys[x[0]]
        lair_of(t).schemes.append(x[0])
        t.reveals += 1
        if t.sink is not None:
            t.emit("nightweave-schemes", t.seats, "MIS-MOD-09", {"ploy": ploy.ident})
        ploy.begin(t)
        return None


BEGIN: Final = Begin("nightweave begin scheme")
