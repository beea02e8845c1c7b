"""Nightweave as a layer of customs over the base game: what she answers otherwise (MIS-NW)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fairyring.games.everdell.beside import Beside
from fairyring.games.everdell.codes import FROM_SHOWN, FROM_SLOT
from fairyring.games.everdell.components import BOARD, GAP, POINT, SEASONS
from fairyring.games.everdell.customs import NO_TOLL, Customs, Score, Toll
from fairyring.games.everdell.nightweave.components import hers
from fairyring.games.everdell.nightweave.doing import draw, gain, to_hand
from fairyring.games.everdell.nightweave.ending import everybody_ranks, her_score
from fairyring.games.everdell.nightweave.face_down import shut_spaces
from fairyring.games.everdell.nightweave.judging import person_will_get, she_will_get
from fairyring.games.everdell.nightweave.lair import Lair, her_side, in_force, is_full, lair_of, people
from fairyring.games.everdell.nightweave.scheming import choose
from fairyring.games.everdell.nightweave.taking import released
from fairyring.games.everdell.nightweave.turn import LAIR_TURN, SHE_DRAWS
from fairyring.games.everdell.players import new_player
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.table import NOBODY

NO_LIMIT: Final = 999


class Nightweave(Customs):
    """What she answers."""

    # --- set-up and turns --------------------------------------------------------------------------------------------
    def keeps(self, t: Everdell) -> list[Beside]:
        return [*self.below.keeps(t), Lair(None)]

    def laid_out_for(self, t: Everdell) -> int:
        """She is one more player (MIS-NW-SET-01)."""
        return t.seats + 1

    def starting_hand(self, t: Everdell, seat: int, place: int) -> int:
        """The same for everybody, unless a power says how many (MIS-NW-SET-03, MIS-POW-07)."""
        found = self.below.starting_hand(t, seat, place)
        return hers(t.content).hand if found == t.content.starting_hands[place] else found

    def powers(self, t: Everdell) -> list[int]:
        """Without the Spiders, who are hers (MIS-COMBO-POW-01)."""
        removed = hers(t.content).removed_power
        return [one for one in self.below.powers(t) if t.content.powers[one].ident != removed]

    def new_workers(self, t: Everdell, number: int, season: int) -> int:
        """Powers take the worker of spring away, unless it was agreed to keep it (MIS-COMBO-POW-02)."""
        if lair_of(t).spring_worker:
            return t.content.seasons[season].workers
        return self.below.new_workers(t, number, season)

    def special_events(self, t: Everdell) -> list[int]:
        """MIS-NW-SET-02."""
        removed = hers(t.content).removed_event
        return [one for one in self.below.special_events(t) if t.content.special_events[one].ident != removed]

    def chosen(self, t: Everdell, options: Mapping[str, str]) -> None:
        """MIS-NW-SET-06, -09."""
        self.below.chosen(t, options)
        choose(t, options)

    def set_up(self, t: Everdell) -> None:
        """Her hand, her workers, the winter cards as the Activity deck (MIS-NW-SET-04 to -07)."""
        self.below.set_up(t)
        content = hers(t.content)
        her = her_side(t)
        lair = lair_of(t)
        her.free = content.starting_workers
        her.hand = [t.deck.pop() for _ in range(content.starting_hands[t.seats - 1])]
        her.seen = [0] * len(her.hand)
        lair.deck = [i for i, one in enumerate(content.activities) if one.season == 0]
        t.shuffle(lair.deck)
        for ploy in in_force(t):
            ploy.begin(t)

    def arranged(self, t: Everdell, situation: Mapping[str, Any]) -> None:
        """Her side of a situation:

            nightweave = { season = "spring", figure = 3, spiders = ["basic:three_twigs"], city = ["mine"], hand = 1,
                           points = 2, used = ["activity_01"], next = ["activity_02"] }

        `figure` is a slot of the Meadow from 1 on. Of the Activity cards, the last `used` is in play, and the first of
        `next` lies on top of the deck.
        """
        self.below.arranged(t, situation)
        given = situation.get("nightweave", {})
        content = hers(t.content)
        old = lair_of(t)
        lair = Lair(None)
        lair.level, lair.first = old.level, old.first
        lair.personality, lair.plot = old.personality, old.plot
        lair.seasonal, lair.single_use = sorted(old.schemes + old.seasonal), old.single_use
        t.beside = [lair if one is old else one for one in t.beside]
        her = t.players[t.seats] = new_player(t.content)
        her.season = SEASONS.index(given.get("season", SEASONS[0]))
        for kind in [t.content.kind_of[name] for name in given.get("city", ())]:
            t.deck.remove(kind)
            her.add(t.content, kind)
        her.hand = [t.deck.pop(0) for _ in range(given.get("hand", 0))]
        her.seen = [0] * len(her.hand)
        her.goods[POINT] = given.get("points", 0)
        if "figure" in given:
            lair.figure = given["figure"] - 1
            t.deck.insert(0, t.meadow[lair.figure])
            t.meadow[lair.figure] = GAP
        places = {t.place_name(place): place for place in range(BOARD)}
        her.workers = [places[name] for name in given.get("spiders", ())]
        workers = content.starting_workers + sum(one.workers for one in content.seasons[:her.season])
        her.free = workers - len(her.workers)
        first = [content.activity_of[name] for name in given.get("next", ())]
        lair.used = [content.activity_of[name] for name in given.get("used", ())]
        lair.placed = bool(lair.used)
        lair.deck = [i for i, one in enumerate(content.activities)
                     if one.season <= her.season and i not in first and i not in lair.used] + first[::-1]
        for ploy in in_force(t):
            ploy.begin(t)

    def first_up(self, t: Everdell, seat: int) -> int:
        """She is the first player (MIS-NW-GEN-01)."""
        lair_of(t).first = seat
        return t.seats

    def next_up(self, t: Everdell, number: int) -> int:
        """She, then the people clockwise; whoever has ended is skipped, and the game is over when all have
        (MIS-NW-GEN-01, MIS-NW-END-06)."""
        order = [t.seats, *people(t)]
        at = order.index(number)
        for i in range(1, len(order) + 1):
            following = order[(at + i) % len(order)]
            if not t.players[following].passed:
                return following
        return NOBODY

    def rival_turn(self, t: Everdell, number: int) -> None:
        t.push(LAIR_TURN, number)

    # --- her hand, her city ------------------------------------------------------------------------------------------
    def hand_limit(self, t: Everdell, number: int) -> int:
        """None for her (MIS-NW-GEN-02); cards in a Web count for a person's (MIS-SCH-24)."""
        if number == t.seats:
            return NO_LIMIT
        return self.below.hand_limit(t, number) - (len(lair_of(t).caught) if number == 0 else 0)

    def shares_space(self, t: Everdell, number: int) -> bool:
        """There are no pairs in her city (MIS-NW-GEN-17)."""
        return number != t.seats and self.below.shares_space(t, number)

    def cities_for(self, t: Everdell, seat: int, kind: int) -> list[int]:
        """A Fool may go to her while her city is not full, a second one too (MIS-NW-GEN-11)."""
        found = [number for number in self.below.cities_for(t, seat, kind) if number != t.seats]
        return found if is_full(t) else [*found, t.seats]

    def gets_goods(self, t: Everdell, giver: int, number: int, units: list[int]) -> None:
        """She draws a card for each resource, which is discarded; tokens she takes (MIS-NW-GEN-05, -06)."""
        if number != t.seats:
            self.below.gets_goods(t, giver, number, units)
            return
        gain(t, units.count(POINT), "MIS-NW-GEN-06")
        draw(t, len(units) - units.count(POINT), "MIS-NW-GEN-05")

    def gets_card(self, t: Everdell, giver: int, number: int, kind: int) -> None:
        """Into her hand, and a token for it (MIS-NW-GEN-04)."""
        if number != t.seats:
            self.below.gets_card(t, giver, number, kind)
            return
        to_hand(t, [kind])
        gain(t, 1, "MIS-NW-GEN-04")

    def may_draw(self, t: Everdell, number: int, count: int, about: int) -> None:
        """She always draws, and that earns her nothing (MIS-CORRIN-08)."""
        if number == t.seats:
            t.push(SHE_DRAWS, t.seats, (count,))
        else:
            self.below.may_draw(t, number, count, about)

    # --- the Meadow --------------------------------------------------------------------------------------------------
    def refills(self, t: Everdell, slot: int) -> bool:
        """Her space stays empty until she returns to the Lair (MIS-NW-ACT-10, -11)."""
        return slot != lair_of(t).figure and self.below.refills(t, slot)

    def may_take(self, t: Everdell, seat: int, slot: int, drawing: bool) -> bool:
        return self.below.may_take(t, seat, slot, drawing) and all(
            ploy.may_take(t, seat, slot, drawing) for ploy in in_force(t))

    def took(self, t: Everdell, seat: int, slot: int, kind: int, drawing: bool) -> None:
        self.below.took(t, seat, slot, kind, drawing)
        for ploy in in_force(t):
            ploy.took(t, seat, slot, kind, drawing)

    def may_be_drawn(self, t: Everdell, seat: int, kind: int) -> bool:
        return self.below.may_be_drawn(t, seat, kind) and all(ploy.may_be_drawn(t, seat, kind) for ploy in in_force(t))

    def may_show(self, t: Everdell, kind: int) -> bool:
        return self.below.may_show(t, kind) and all(ploy.may_show(t, kind) for ploy in in_force(t))

    # --- playing -----------------------------------------------------------------------------------------------------
    def city_spaces(self, t: Everdell, number: int) -> int:
        """Face-down cards keep their spaces (MIS-MOD-20)."""
        return self.below.city_spaces(t, number) - shut_spaces(t, number)

    def may_play(self, t: Everdell, seat: int, kind: int) -> bool:
        return self.below.may_play(t, seat, kind) and all(ploy.may_play(t, seat, kind) for ploy in in_force(t))

    def charges(self, t: Everdell, seat: int) -> bool:
        return len(in_force(t)) > 0 or self.below.charges(t, seat)

    def surcharge(self, t: Everdell, seat: int, code: int) -> int:
        berries = self.below.surcharge(t, seat, code)
        if FROM_SLOT <= code < FROM_SHOWN:
            for ploy in in_force(t):
                berries += ploy.surcharge(t, seat, code - FROM_SLOT)
        return berries

    def toll(self, t: Everdell, seat: int, code: int, way: int) -> Toll:
        mixed, cards = self.below.toll(t, seat, code, way)
        for ploy in in_force(t):
            more = ploy.toll(t, seat, code, way)
            if more != NO_TOLL:
                mixed, cards = mixed + more[0], cards + more[1]
        return mixed, cards

    def pay_toll(self, t: Everdell, seat: int, code: int, toll: Toll) -> None:
        """Only one Scheme at a time asks for a toll; Killjoy's card is not among it (MIS-PER-06)."""
        self.below.pay_toll(t, seat, code, toll)
        for ploy in in_force(t):
            ploy.pay_toll(t, seat, code, toll)

    def settled(self, t: Everdell, seat: int, card: int) -> None:
        self.below.settled(t, seat, card)
        for ploy in in_force(t):
            ploy.settled(t, seat, card)

    def activates(self, t: Everdell, card: int) -> bool:
        return self.below.activates(t, card) and all(ploy.activates(t, card) for ploy in in_force(t))

    def reacts(self, t: Everdell, seat: int, code: int) -> bool:
        return self.below.reacts(t, seat, code) and all(ploy.reacts(t, seat, code) for ploy in in_force(t))

    # --- workers -----------------------------------------------------------------------------------------------------
    def may_place(self, t: Everdell, seat: int, place: int) -> bool:
        return self.below.may_place(t, seat, place) and all(ploy.may_place(t, seat, place) for ploy in in_force(t))

    def placed(self, t: Everdell, seat: int, place: int) -> None:
        self.below.placed(t, seat, place)
        for ploy in in_force(t):
            ploy.placed(t, seat, place)

    def visiting(self, t: Everdell, seat: int, place: int) -> None:
        self.below.visiting(t, seat, place)
        for ploy in in_force(t):
            ploy.visiting(t, seat, place)

    def visit_reward(self, t: Everdell, seat: int, card: int) -> int:
        reward = self.below.visit_reward(t, seat, card)
        for ploy in in_force(t):
            reward = ploy.visit_reward(t, seat, card, reward)
        return reward

    def prepared(self, t: Everdell, seat: int) -> None:
        """Workers that she holds come back (MIS-SCH-26, -30)."""
        self.below.prepared(t, seat)
        released(t, seat)

    # --- the end -----------------------------------------------------------------------------------------------------
    def score(self, t: Everdell, number: int) -> Score:
        return her_score(t) if number == t.seats else self.below.score(t, number)

    def ranks(self, t: Everdell, keys: list[tuple[int, ...]]) -> list[int]:
        return everybody_ranks(t, keys)

    # --- for those who look at the table -----------------------------------------------------------------------------
    def deal_anew(self, t: Everdell, seat: int) -> None:
        """Where a Legend lies in her hand nobody knows (MIS-COMBO-LEG-01)."""
        self.below.deal_anew(t, seat)
        her_side(t).hand.sort()
        t.shuffle(her_side(t).hand)

    def to_come(self, t: Everdell, number: int, a_season: float) -> float:
        return she_will_get(t) if number == t.seats else person_will_get(t, number)
