"""Her Plots, in force the whole game; most act when she is placed in the Meadow (MIS-PLOT, MIS-MOD-08, -16)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.city import looks_of, names_in_city
from fairyring.games.everdell.components import (
    COLOURS,
    EACH,
    EVENTS,
    FOREST,
    GAP,
    HAVEN,
    ON_CARD,
    PURPLE,
    SPECIAL,
)
from fairyring.games.everdell.nightweave.components import STAR, Action, hers
from fairyring.games.everdell.nightweave.doing import (
    accomplish,
    accomplish_unseen,
    discard_meadow,
    draw,
    from_deck,
    gain,
    into_city,
    lift,
    take_from_city,
    to_hand,
)
from fairyring.games.everdell.nightweave.foils import (
    AS_MANY,
    CARDS,
    FOIL,
    MIX,
    MIXED,
    RESOURCE,
    TOKENS,
    means,
    number_of,
    ploy_at,
)
from fairyring.games.everdell.nightweave.lair import chooser, is_full, lair_of
from fairyring.games.everdell.nightweave.ploys import Ploy
from fairyring.games.everdell.places import place_args, place_key, place_option
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import card_name, city_element, hand_elements, label
from fairyring.kernel.table import Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

GREEN: Final = COLOURS.index("green")


class Snag(Ploy):
    """Open Destinations: they take no room in her city, she plays one of the Meadow, and visits to them bring her
    tokens by her level instead (MIS-PLOT-01)."""

    does = "snag"

    def no_room(self, t: Everdell, kind: int) -> bool:
        return t.content.cards[kind].open

    def enters(self, t: Everdell, slot: int) -> None:
        if any(kind != GAP and t.content.cards[kind].open for kind in t.meadow):
            t.push(CHOOSE_SLOT, chooser(t))

    def visit_reward(self, t: Everdell, seat: int, card: int, reward: int) -> int:
        """Her visits, and yours to her city. Nobody else's visits change."""
        if seat == t.seats or card // EACH == t.seats:
            gain(t, STAR, self.rule)
            return 0
        return reward


class ChooseSlot(Step[Everdell]):
    """Which open Destination of the Meadow does she play (MIS-PLOT-01)?"""

    rule = "MIS-PLOT-01"
    asks = "ask-she-plays"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return [slot for slot, kind in enumerate(t.meadow) if kind != GAP and t.content.cards[kind].open] or None

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        kinds: list[int] = []
        found: list[int] = []
        for slot in options:
            if t.meadow[slot] not in kinds:
                kinds.append(t.meadow[slot])
                found.append(slot)
        return found

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        into_city(t, lift(t, choice), self.rule, choice)
        t.refill()

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"she plays {t.content.cards[t.meadow[choice]].ident} from {choice + 1}"

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return t.meadow[choice] * 8 + choice

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        args: Args = {"card": card_name(t.content, t.meadow[choice])}
        return Option(self.option_name(t, seat, x, choice), Message("option-she-plays", args), self.rule,
                      (f"meadow:{choice}",))


class SilkBarrier(Ploy):
    """A green card that you have played gets a Web for good and never works again, unless you pay (MIS-PLOT-02)."""

    does = "silk_barrier"
    foiled_with = MIXED

    def settled(self, t: Everdell, seat: int, card: int) -> None:
        me = t.players[seat]
        if t.content.colour[me.city[me.at(card)]] == GREEN:
            t.push(FOIL, seat, (number_of(t, self), self.terms.foil, self.foiled_with, card))

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        if not count and t.players[seat].at(about[0]) >= 0:
            web(t, ON_CARD + about[0], self.rule)

    def activates(self, t: Everdell, card: int) -> bool:
        return ON_CARD + card not in lair_of(t).webs


class ThePlotThickens(Ploy):
    """At each preparation a single-use Scheme, then a seasonal one (MIS-PLOT-03); see `scheming`."""

    does = "the_plot_thickens"


class Compensation(Ploy):
    """When the place that a card names is blocked she gains tokens by her level, unless you pay (MIS-PLOT-04)."""

    does = "compensation"
    foiled_with = MIXED

    def blocked(self, t: Everdell, action: Action) -> None:
        t.push(FOIL, chooser(t), (number_of(t, self), self.terms.foil, self.foiled_with))

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        if not count:
            gain(t, STAR, self.rule)


class Fascination(Ploy):
    """Two random cards of your hand: one is discarded, one becomes hers; with fewer than three she draws two. Paying
    you see them, and choose (MIS-PLOT-05)."""

    does = "fascination"
    foiled_with = TOKENS | RESOURCE
    when_foiled = "see"

    def enters(self, t: Everdell, slot: int) -> None:
        t.push(FOIL, chooser(t), (number_of(t, self), self.terms.foil, self.foiled_with))

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        me = t.players[seat]
        if len(me.hand) <= self.terms.cards:
            drawn = from_deck(t, self.terms.cards)
            if drawn:
                if count and t.sink is not None:
                    t.emit("saw", seat, self.rule, {"count": len(drawn)}, {"cards": t.idents(drawn)})
                to_hand(t, drawn)
            if t.sink is not None:
                t.emit("nightweave-draws", t.seats, self.rule, {"count": len(drawn)})
            return
        taken = [lose_random(t, seat) for _ in range(self.terms.cards)]
        t.reveals += 1
        if count:
            lair_of(t).at_stake = sorted(taken)
            t.push(KEEP_FROM_HER, seat)
        else:
            fascinate(t, seat, taken[0], taken[1], self.rule)


def lose_random(t: Everdell, seat: int) -> int:
    """A random card leaves a hand, and nobody sees which."""
    me = t.players[seat]
    return me.lose_hidden(t.below(len(me.hand)))


def fascinate(t: Everdell, seat: int, thrown: int, taken: int, rule: str) -> None:
    """One card is discarded, the other becomes hers; neither is shown."""
    if t.sink is not None:
        t.emit("discarded", seat, rule, {"count": 1}, {"cards": [t.content.cards[thrown].ident]})
        t.emit("nightweave-robs", t.seats, rule, {"count": 1, "from": seat})
    t.throw(thrown)
    to_hand(t, [taken])


class KeepFromHer(Step[Everdell]):
    """You see the two cards: which one is discarded, so that she gets the other (MIS-PLOT-05)?"""

    rule = "MIS-PLOT-05"
    asks = "ask-keep-from-her"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return sorted(set(lair_of(t).at_stake))

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        lair = lair_of(t)
        other = lair.at_stake[0] if choice == lair.at_stake[1] else lair.at_stake[1]
        lair.at_stake = []
        fascinate(t, seat, choice, other, self.rule)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"discard {t.content.cards[choice].ident}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        args: Args = {"card": card_name(t.content, choice), "verb": "discard"}
        return Option(self.option_name(t, seat, x, choice), Message("option-pick", args), self.rule)


class Ingenuity(Ploy):
    """She hides as many cards as you have resources beyond three; you may discard resources first (MIS-PLOT-06)."""

    does = "ingenuity"

    def enters(self, t: Everdell, slot: int) -> None:
        seat = chooser(t)
        most = t.resources_of(seat) - self.terms.spared
        if most > 0:
            t.push(AS_MANY, seat, (number_of(t, self), most, RESOURCE, 0))

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        accomplish_unseen(t, max(0, t.resources_of(seat) - self.terms.spared), self.rule)


class WeaversWhim(Ploy):
    """She draws a card, the Meadow is new, and another Personality takes over (MIS-PLOT-07)."""

    does = "weavers_whim"

    def enters(self, t: Everdell, slot: int) -> None:
        lair = lair_of(t)
        draw(t, 1, self.rule)
        discard_meadow(t, list(range(len(t.meadow))), self.rule)
        t.refill()
        ploys = hers(t.content).ploys
        others = [i for i, ploy in enumerate(ploys) if ploy.kind == "personality" and i not in lair.personality]
        lair.personality = [others[t.below(len(others))]]
        t.reveals += 1
        if t.sink is not None:
            t.emit("nightweave-changes", t.seats, self.rule, {"ploy": ploys[lair.personality[0]].ident})


class Masquerade(Ploy):
    """Webs on Events: to achieve one you pay a card or a resource for each (MIS-PLOT-08)."""

    does = "masquerade"

    def enters(self, t: Everdell, slot: int) -> None:
        for place in range(EVENTS, SPECIAL):
            if t.achieved[place - EVENTS] == GAP:
                web(t, place, self.rule)
        t.push(CHOOSE_WEB, chooser(t), (number_of(t, self),))

    def places(self, t: Everdell) -> list[int]:
        """Special Events that are free and without a Web."""
        return [place for place in range(SPECIAL, EVENTS + len(t.achieved))
                if t.achieved[place - EVENTS] == GAP and place not in lair_of(t).webs]

    def may_place(self, t: Everdell, seat: int, place: int) -> bool:
        return means(t, seat, MIXED) >= self.terms.toll * lair_of(t).webs.count(place)

    def placed(self, t: Everdell, seat: int, place: int) -> None:
        lair = lair_of(t)
        count = lair.webs.count(place)
        if count:
            lair.webs = [one for one in lair.webs if one != place]
            t.push(MIX, seat, (number_of(t, self), self.terms.toll * count, MIXED))


class SuffocatingSwarm(Ploy):
    """Webs on the Haven and one place after the other, for good: no spider goes there, your workers bring her tokens by
    her level (MIS-PLOT-09)."""

    does = "suffocating_swarm"

    def begin(self, t: Everdell) -> None:
        web(t, HAVEN, self.rule)

    def enters(self, t: Everdell, slot: int) -> None:
        t.push(CHOOSE_WEB, chooser(t), (number_of(t, self),))

    def places(self, t: Everdell) -> list[int]:
        """Exclusive basic and Forest locations without a worker or a Web."""
        content = hers(t.content)
        webs = lair_of(t).webs
        return [place for place in sorted((*content.exclusive, *content.ring))
                if not t.standing[place] and place not in webs
                and not (place >= FOREST and t.forest[place - FOREST] == GAP)]

    def stops_spider(self, t: Everdell, place: int) -> bool:
        return place in lair_of(t).webs

    def placed(self, t: Everdell, seat: int, place: int) -> None:
        if place in lair_of(t).webs:
            gain(t, STAR, self.rule)


def web(t: Everdell, place: int, rule: str) -> None:
    """A Web of the Plot comes to a place, for good; there are always more of them."""
    lair_of(t).webs.append(place)
    if t.sink is not None:
        t.emit("nightweave-weaves", t.seats, rule, {"places": [t.place_name(place)]})


class ChooseWeb(Step[Everdell]):
    """Where does a Web go (MIS-PLOT-08, -09)? `x` is the Plot."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        found: list[int] = web_places(t, x[0])
        return found or None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        web(t, choice, ploy_at(t, x[0]).rule)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return place_option(t, seat, choice, "web on")

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return place_key(t, seat, choice)

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), Message("option-web-on", place_args(t, seat, choice)),
                      ploy_at(t, x[0]).rule, (t.place_name(choice),))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-web-on"), ploy_at(t, x[0]).rule)


def web_places(t: Everdell, number: int) -> list[int]:
    ploy = ploy_at(t, number)
    if isinstance(ploy, (Masquerade, SuffocatingSwarm)):
        return ploy.places(t)
    return []


class TakenByForce(Ploy):
    """A random card of your hand comes into her city; with fewer than two the top card of the deck. Paying, you choose
    it (MIS-PLOT-10)."""

    does = "taken_by_force"
    foiled_with = TOKENS | RESOURCE
    when_foiled = "choose"

    def enters(self, t: Everdell, slot: int) -> None:
        seat = chooser(t)
        if len(t.players[seat].hand) < 2:
            for kind in from_deck(t, 1):
                t.reveals += 1
                hers_or_won(t, kind, self.rule)
        else:
            t.push(FOIL, seat, (number_of(t, self), self.terms.foil, self.foiled_with))

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        if count:
            t.push(HAND_TO_HER, seat)
        else:
            kind = lose_random(t, seat)
            t.reveals += 1
            if t.sink is not None:
                t.emit("nightweave-robs", t.seats, self.rule, {"count": 1, "from": seat})
            hers_or_won(t, kind, self.rule)


def hers_or_won(t: Everdell, kind: int, rule: str) -> None:
    """Into her city if there is room, else to her Accomplishments."""
    if is_full(t, kind) and not t.content.cards[kind].into_other:
        accomplish(t, kind, rule)
    else:
        into_city(t, kind, rule)


class HandToHer(Step[Everdell]):
    """Which card of your hand does she take (MIS-PLOT-10)?"""

    rule = "MIS-PLOT-10"
    asks = "ask-hand-to-her"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return sorted(set(t.players[seat].hand)) or None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.players[seat].lose(choice)
        if t.sink is not None:
            t.emit("nightweave-robs", t.seats, self.rule, {"count": 1, "from": seat})
        hers_or_won(t, choice, self.rule)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"give {t.content.cards[choice].ident}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        args: Args = {"card": card_name(t.content, choice), "verb": "give"}
        return Option(self.option_name(t, seat, x, choice), Message("option-pick", args), self.rule,
                      hand_elements(t, seat, choice))


class StolenBounty(Ploy):
    """She takes a card of your city worth a point or more, of your choice; paying, one of the deck instead
    (MIS-PLOT-11)."""

    does = "stolen_bounty"
    foiled_with = MIXED
    when_foiled = "deck"

    def enters(self, t: Everdell, slot: int) -> None:
        seat = chooser(t)
        if takeable(t, seat, True):
            t.push(FOIL, seat, (number_of(t, self), self.terms.foil, self.foiled_with))

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        if not count:
            t.push(TAKE_CARD, seat, (number_of(t, self),))
            return
        for kind in from_deck(t, 1):
            t.reveals += 1
            hers_or_won(t, kind, self.rule)

    def takes(self, t: Everdell, seat: int) -> list[int]:
        return takeable(t, seat, True)

    def chosen(self, t: Everdell, seat: int, card: int) -> None:
        take_from_city(t, card, self.rule, is_full(t))


def takeable(t: Everdell, seat: int, valuable: bool) -> list[int]:
    """Cards of a city that she may take: no Legend, no Fool (MIS-MOD-19); those worth a point if there are any. Copies
    on which nothing is different are one."""
    me = t.players[seat]
    content = t.content
    cards = [i for i in range(len(me.city)) if not content.cards[me.city[i]].into_other
             and not content.legendary[me.city[i]]]
    if valuable:
        cards = [i for i in cards if content.points[me.city[i]] > 0] or cards
    looks: list[tuple[int, ...]] = []
    found: list[int] = []
    for i in cards:
        look = looks_of(t, seat, me.arrival[i])
        if look not in looks:
            looks.append(look)
            found.append(seat * EACH + me.arrival[i])
    return found


class TakeCard(Step[Everdell]):
    """Which card of your city does she take? `x` is the Plot or Scheme."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        ploy = ploy_at(t, x[0])
        return ploy.takes(t, seat) or None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        ploy_at(t, x[0]).chosen(t, seat, choice)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"lose {label(t, choice)}"

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return place_key(t, seat, ON_CARD + choice)

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        me = t.players[seat]
        args: Args = {"card": card_name(t.content, me.city[me.at(choice)])}
        return Option(self.option_name(t, seat, x, choice), Message("option-lose", args), ploy_at(t, x[0]).rule,
                      (city_element(choice),))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-lose"), ploy_at(t, x[0]).rule)


class PullingStrings(Ploy):
    """She hides a card for each card of your hand; you may discard cards first (MIS-PLOT-12)."""

    does = "pulling_strings"

    def enters(self, t: Everdell, slot: int) -> None:
        seat = chooser(t)
        t.push(AS_MANY, seat, (number_of(t, self), len(t.players[seat].hand), CARDS, 0))

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        accomplish_unseen(t, len(t.players[seat].hand), self.rule)


class EffectiveWeb(Ploy):
    """A purple card that you play brings her as many tokens as it is worth (MIS-PLOT-13)."""

    does = "effective_web"

    def settled(self, t: Everdell, seat: int, card: int) -> None:
        me = t.players[seat]
        kind = me.city[me.at(card)]
        if t.content.colour[kind] == PURPLE:
            t.push(SHE_GAINS, t.seats, (number_of(t, self), t.content.points[kind]))


class SheGains(Step[Everdell]):
    """She gains tokens after a card that was played has taken effect (MIS-MOD-15). `x` is the ploy, and how many."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        gain(t, x[1], ploy_at(t, x[0]).rule)
        return None


CHOOSE_SLOT: Final = ChooseSlot("nightweave choose slot")
KEEP_FROM_HER: Final = KeepFromHer("nightweave keep from her")
CHOOSE_WEB: Final = ChooseWeb("nightweave choose web")
HAND_TO_HER: Final = HandToHer("nightweave hand to her")
TAKE_CARD: Final = TakeCard("nightweave take card")
SHE_GAINS: Final = SheGains("nightweave she gains")


def plot_names(content: Any) -> list[str]:
    """What the options of Plots can be called."""
    places = [*content.basic, *content.forest, *content.basic_events, *content.special_events]
    found = [f"web on {one.ident}" for one in places]
    for card in content.cards:
        found += [f"lose {name}" for name in names_in_city(card)]
        found += [f"give {card.ident}", f"discard {card.ident}", f"replace by {card.ident}"]
        if card.open:
            found += [f"she plays {card.ident} from {slot + 1}" for slot in range(content.meadow)]
    return found
