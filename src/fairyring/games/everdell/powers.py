"""Player Powers: Butterflies, Pigs, Spiders, Stoats (MIS-POW).

A power is no card: what it changes is asked of this layer, whoever has it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fairyring.games.everdell.codes import FROM_ASIDE
from fairyring.games.everdell.components import (
    BERRY,
    EVENTS,
    FOREST,
    GAP,
    GOODS,
    HAVEN,
    JOURNEY,
    PEBBLE,
    POINT,
    RESIN,
    RESOURCES,
    TWIG,
    Content,
    Power,
)
from fairyring.games.everdell.customs import Customs
from fairyring.games.everdell.hand import DiscardHand
from fairyring.games.everdell.places import place_args, place_elements, place_key, place_option
from fairyring.games.everdell.playing import announce
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.ways import BY_EFFECT, covers, fits
from fairyring.games.everdell.wording import card_name, seat_element
from fairyring.kernel.arguments import Given
from fairyring.kernel.table import SKIP, Data, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

FARM: Final = "farm"
SPRING: Final = 1
PIGS_REWARD: Final = 2
"""So many point tokens for a Farm that somebody else takes off the stack (MIS-POW-12)."""
CARDS_FOR: Final[dict[int, int]] = {TWIG: 2, RESIN: 2, BERRY: 2, PEBBLE: 3}
"""How many cards the Stoats discard for a resource (MIS-POW-17)."""


def owner(t: Everdell, ident: str) -> int:
    """Who has a power; GAP when nobody has."""
    which = t.content.power_of[ident]
    for seat in range(t.seats):
        if t.players[seat].power == which:
            return seat
    return GAP


def has(t: Everdell, seat: int, ident: str) -> bool:
    return seat < t.seats and t.players[seat].power == t.content.power_of[ident]


def power_of(t: Everdell, seat: int) -> Power | None:
    return t.content.powers[t.players[seat].power] if seat < t.seats and t.players[seat].power != GAP else None


def farm_kinds(content: Content) -> list[int]:
    """Every kind that counts as a Farm (MIS-FARM-04)."""
    farm = content.kind_of[FARM]
    return [kind for kind in range(len(content.cards)) if content.known_as[kind] == farm]


class Powers(Customs):
    """What the module answers."""

    # --- set-up ------------------------------------------------------------------------------------------------------
    def deal(self, t: Everdell) -> None:
        """One power each (MIS-POW-01). The Spiders sit before whoever is first, so that they are last. The Pigs get all
        Farms, shuffled where they differ (MIS-POW-08)."""
        self.below.deal(t)
        powers = t.customs.powers(t)
        t.shuffle(powers)
        for seat in range(t.seats):
            t.players[seat].power = powers[seat]
        first, last = self.placed_at(t, "first"), self.placed_at(t, "last")
        if first != GAP and last != GAP:
            before = (first - 1) % t.seats
            t.players[last].power, t.players[before].power = t.players[before].power, t.players[last].power
        if owner(t, "pigs") != GAP:
            farms = farm_kinds(t.content)
            t.farms = [kind for kind in t.deck if kind in farms]
            t.deck = [kind for kind in t.deck if kind not in farms]
            t.shuffle(t.farms)

    def arranged(self, t: Everdell, situation: Mapping[str, Any]) -> None:
        """Who has which: `powers = ["pigs", "spiders"]`. The Farms that nobody has lie with the Pigs; the figure stands
        on the Haven."""
        self.below.arranged(t, situation)
        for seat, name in enumerate(situation.get("powers", ())):
            t.players[seat].power = t.content.power_of[name]
        farms = farm_kinds(t.content) if owner(t, "pigs") != GAP else []
        t.farms = [kind for kind in t.deck if kind in farms]
        t.deck = [kind for kind in t.deck if kind not in farms]
        t.figure = HAVEN if owner(t, "spiders") != GAP else GAP

    @staticmethod
    def placed_at(t: Everdell, place: str) -> int:
        """Who is first, or last, by a power; GAP for nobody."""
        for seat in range(t.seats):
            power = power_of(t, seat)
            if power is not None and power.place == place:
                return seat
        return GAP

    def begins(self, t: Everdell, first: int) -> int:
        """The Butterflies; else whoever follows the Spiders (MIS-POW-06, -15)."""
        if self.placed_at(t, "first") != GAP:
            return self.placed_at(t, "first")
        last = self.placed_at(t, "last")
        return self.below.begins(t, first) if last == GAP else (last + 1) % t.seats

    def starting_hand(self, t: Everdell, seat: int, place: int) -> int:
        power = power_of(t, seat)
        return power.start if power is not None and power.start else self.below.starting_hand(t, seat, place)

    def before_first_turn(self, t: Everdell) -> None:
        """The Pigs' first Farm, and where the Spiders' figure stands (MIS-POW-10, -15)."""
        self.below.before_first_turn(t)
        pigs, spiders = owner(t, "pigs"), owner(t, "spiders")
        if spiders != GAP:
            t.push(MOVE_FIGURE, spiders)
        if pigs != GAP:
            t.push(FREE_FARM, pigs)

    # --- limits ------------------------------------------------------------------------------------------------------
    def hand_limit(self, t: Everdell, number: int) -> int:
        power = power_of(t, number)
        return self.below.hand_limit(t, number) + (0 if power is None else power.hand)

    def new_workers(self, t: Everdell, number: int, season: int) -> int:
        """Nobody gains a worker in spring (MIS-POW-02)."""
        if season == SPRING and not t.is_rival(number):
            return 0
        return self.below.new_workers(t, number, season)

    def spaces_used(self, t: Everdell, number: int) -> int:
        """The Pigs' Farms take none (MIS-POW-13)."""
        used = self.below.spaces_used(t, number)
        if has(t, number, "pigs"):
            c, have = t.content, t.players[number].have
            used -= have[c.kind_of[FARM]] - sum(have[kind] for kind in farm_kinds(c) if kind in c.no_space)
        return used

    # --- the Pigs' stack ---------------------------------------------------------------------------------------------
    def aside(self, t: Everdell, seat: int) -> list[int]:
        """Everybody may pay for the top Farm (MIS-POW-11)."""
        found = self.below.aside(t, seat)
        return [*found, t.farms[len(t.farms) - 1]] if t.farms else found

    def taken_aside(self, t: Everdell, seat: int, kind: int) -> None:
        if not t.farms or t.farms[len(t.farms) - 1] != kind:
            self.below.taken_aside(t, seat, kind)
            return
        t.farms.pop()
        t.reveals += 1
        pigs = owner(t, "pigs")
        if seat != pigs:
            t.gain(pigs, POINT, PIGS_REWARD, "MIS-POW-12")

    def after_season(self, t: Everdell, seat: int) -> None:
        self.below.after_season(t, seat)
        if has(t, seat, "pigs"):
            t.push(FREE_FARM, seat)

    # --- the Spiders' figure -----------------------------------------------------------------------------------------
    def visiting(self, t: Everdell, seat: int, place: int) -> None:
        """Whoever comes to the figure's place: when that place is complete, the Spiders gain (MIS-POW-15, -16)."""
        if t.figure != GAP and figure_place(place) == t.figure:
            t.push(SPIDERS, owner(t, "spiders"))
        self.below.visiting(t, seat, place)

    # --- the Stoats' exchange ----------------------------------------------------------------------------------------
    def played(self, t: Everdell, seat: int, kind: int) -> None:
        if has(t, seat, "stoats"):
            t.push(EXCHANGE, seat)
        self.below.played(t, seat, kind)

    # --- for those who look at the table -----------------------------------------------------------------------------
    def deal_anew(self, t: Everdell, seat: int) -> None:
        """Nobody knows the order of the Farms beneath the top one (MIS-POW-08)."""
        self.below.deal_anew(t, seat)
        if len(t.farms) > 2:
            beneath = sorted(t.farms[:-1])
            t.shuffle(beneath)
            t.farms = [*beneath, t.farms[len(t.farms) - 1]]

    def shows(self, t: Everdell, seat: int, view: Data) -> None:
        self.below.shows(t, seat, view)
        for number in range(t.seats):
            power = power_of(t, number)
            view["players"][number]["power"] = None if power is None else power.ident
        view["farms"] = {"left": len(t.farms), "top": t.idents(t.farms[-1:])[0] if t.farms else None}
        view["figure"] = "journey" if t.figure == JOURNEY else t.place_name(t.figure)


def figure_place(place: int) -> int:
    """The place by which the figure stands there: the Journey is one place (MIS-POW-16)."""
    return JOURNEY if JOURNEY <= place < EVENTS else place


class FreeFarm(Step[Everdell]):
    """The Pigs may play the top Farm free of charge (MIS-POW-09). It is no turn."""

    rule = "MIS-POW-09"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        if not t.farms:
            return None
        kind = t.farms[len(t.farms) - 1]
        if not fits(t, seat, kind) or not covers(t, seat, FROM_ASIDE + kind, BY_EFFECT, 0):
            return None
        return [kind, SKIP]

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            announce(t, seat, FROM_ASIDE + choice, BY_EFFECT)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"play {t.content.cards[choice].ident} from aside"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        args: Args = {"card": card_name(t.content, choice), "free": 1, "less": 0}
        return Option(name, Message("option-play-by", args), self.rule, (f"aside:{t.content.cards[choice].ident}",))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-free-farm"), self.rule, seat_element(seat))


class Spiders(Step[Everdell]):
    """A resource of a kind that they do not own, a card, and the figure moves (MIS-POW-15, -16)."""

    rule = "MIS-POW-15"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        goods = t.players[seat].goods
        lacking = [good for good in range(RESOURCES) if not goods[good]]
        if lacking:
            return lacking
        self.and_then(t, seat)
        return None

    def and_then(self, t: Everdell, seat: int) -> None:
        t.push(MOVE_FIGURE, seat)
        t.draw(seat, 1, self.rule)

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.gain(seat, choice, 1, self.rule)
        self.and_then(t, seat)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"take {GOODS[choice]}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), Message("option-take", {"good": GOODS[choice]}), self.rule,
                      (f"goods:{GOODS[choice]}",))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-take", {"count": 1}), self.rule, t.place_name(t.figure))


class MoveFigure(Step[Everdell]):
    """Where does the figure go? Basic or Forest locations, the Haven, the Journey; not where it stands (MIS-POW-15)."""

    rule = "MIS-POW-15"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        places = [*range(len(t.content.basic)), *(FOREST + i for i in range(len(t.forest)) if t.forest[i] != GAP),
                  HAVEN, JOURNEY]
        return [place for place in places if place != t.figure]

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.figure = choice
        if t.sink is not None:
            what = "journey" if choice == JOURNEY else t.place_name(choice)
            t.emit("figure", seat, self.rule, {"place": what, "what": figure_name(t, choice)})

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return place_key(t, seat, choice)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"figure {figure_name(t, choice)}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        what = Message("place-journey") if choice == JOURNEY else place_args(t, seat, choice)["what"]
        places = ("journey",) if choice == JOURNEY else place_elements(t, choice)
        return Option(self.option_name(t, seat, x, choice), Message("option-figure", {"what": what}), self.rule, places)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-figure"), self.rule, t.place_name(t.figure))


def figure_name(t: Everdell, place: int) -> str:
    return "journey" if place == JOURNEY else place_option(t, 0, place, "").strip()


class Exchange(Step[Everdell]):
    """The Stoats may discard cards for a resource, once for each card they played (MIS-POW-17, -18)."""

    rule = "MIS-POW-17"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        cards = len(t.players[seat].hand)
        options = [good for good in range(RESOURCES) if cards >= CARDS_FOR[good]]
        return [*options, SKIP] if options else None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            t.push(TAKE_FOR_CARDS, seat, (choice,))
            t.push(DISCARDS[CARDS_FOR[choice] - 2], seat, (0,))

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"exchange {GOODS[choice]}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        args: Args = {"good": GOODS[choice], "cards": CARDS_FOR[choice]}
        return Option(name, Message("option-exchange", args), self.rule, (f"goods:{GOODS[choice]}",))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-exchange"), self.rule, seat_element(seat))


class TakeForCards(Step[Everdell]):
    """The cards are discarded: the resource comes. `x` is which."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        t.gain(seat, x[0], 1, "MIS-POW-17")
        return None


DISCARDS: Final = [DiscardHand(Given(f"discard_hand({count})", {"count": (count, count)})) for count in (2, 3)]
FREE_FARM: Final = FreeFarm("free farm")
SPIDERS: Final = Spiders("spiders")
MOVE_FIGURE: Final = MoveFigure("move figure")
EXCHANGE: Final = Exchange("exchange")
TAKE_FOR_CARDS: Final = TakeForCards("take for cards")


def power_names(content: Content) -> list[str]:
    """Every name that an option of a power can have."""
    if not content.powers:
        return []
    farms = farm_kinds(content)
    names = [f"play {content.cards[kind].ident} from aside" for kind in farms]
    names += [f"figure {one.ident}" for one in (*content.basic, *content.forest)] + ["figure haven", "figure journey"]
    return [*names, *(f"exchange {good}" for good in GOODS[:RESOURCES]), "skip"]
