"""Playing a card: announced, paid for, placed; its effect, then what listens to it (EVB-PLAY-02)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.components import EACH, GAP, GOODS
from fairyring.games.everdell.counting import WHICH, Filter
from fairyring.games.everdell.goods import GIVE_TO, is_plain
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.ways import (
    ABILITY,
    DETAILS,
    HOST,
    PAY,
    Ability,
    affordable,
    fits,
    payments,
    sensible,
    unpacked,
    way_name,
    ways,
)
from fairyring.games.everdell.wording import (
    card_name,
    city_element,
    cost_name,
    cost_words,
    hand_elements,
    label,
    seat_element,
    source,
)
from fairyring.kernel.arguments import Flag, Given, Number, Some
from fairyring.kernel.effects import Word
from fairyring.kernel.reactions import MOST, Occasion, Reaction, Reactions
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import NOTHING, SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

FROM_SLOT: Final = 256
FROM_SHOWN: Final = 512
"""Codes of cards to play: kinds of the hand, then slots of the Meadow, then kinds of the revealed cards."""


def kind_at(t: Everdell, code: int) -> int:
    """The kind of the card that a code means."""
    if code < FROM_SLOT:
        return code
    return t.meadow[code - FROM_SLOT] if code < FROM_SHOWN else code - FROM_SHOWN


def code_name(t: Everdell, code: int) -> str:
    """`play farm`; `play farm from 3` for a slot of the Meadow."""
    name = f"play {t.content.cards[kind_at(t, code)].ident}"
    return f"{name} from {code - FROM_SLOT + 1}" if FROM_SLOT <= code < FROM_SHOWN else name


def code_elements(t: Everdell, seat: int, code: int) -> tuple[str, ...]:
    if code < FROM_SLOT:
        return hand_elements(t, seat, code)
    if code < FROM_SHOWN:
        return (f"meadow:{code - FROM_SLOT}",)
    return tuple(f"shown:{i}" for i, kind in enumerate(t.shown[len(t.shown) - 1]) if kind == code - FROM_SHOWN)


# --- the steps of a play ---------------------------------------------------------------------------------------------
def announce(t: Everdell, seat: int, code: int) -> int:
    """Step 1: the card leaves where it was (EVB-PLAY-16); what will listen to it is settled (EVB-PLAY-14, -17); the
    steps to come are laid out. Returns its kind."""
    kind = kind_at(t, code)
    if code < FROM_SLOT:
        t.players[seat].lose(kind)
    elif code < FROM_SHOWN:
        t.meadow[code - FROM_SLOT] = GAP
    else:
        t.shown[len(t.shown) - 1].remove(kind)
    t.playing.append(kind)
    t.plays += 1
    if t.sink is not None:
        place = "hand" if code < FROM_SLOT else "meadow" if code < FROM_SHOWN else "shown"
        t.emit("played", seat, "EVB-PLAY-01", {"card": t.content.cards[kind].ident, "from": place,
                                               "slot": code - FROM_SLOT if place == "meadow" else GAP})
    if not t.content.cards[kind].into_other:  # EVB-PLAY-15
        LISTENERS.happens(t, "played", seat, kind)
    t.push(ARRIVE, seat, (kind,))
    return kind


def play_so(t: Everdell, seat: int, code: int, way: int) -> None:
    """Play a card in one of its ways."""
    kind = announce(t, seat, code)
    me = t.players[seat]
    cost = t.customs.cost(t, seat, kind)
    if way == PAY:
        pay(t, seat, kind, cost)
    elif way < ABILITY:
        at = me.at(way - HOST)
        me.occupy(at)
        if t.sink is not None:
            t.emit("occupied", seat, "EVB-PLAY-05", {"card": t.content.cards[me.city[at]].ident})
    else:
        arrival, detail = divmod(way - ABILITY, DETAILS)
        ability: Ability = t.content.cards[me.city[me.at(arrival)]].ability
        if t.sink is not None:
            t.emit("helped", seat, "EVB-PLAY-10", {"card": t.content.cards[me.city[me.at(arrival)]].ident})
        ability.use(t, seat, seat * EACH + arrival, detail)
        if ability.waives():
            t.push(WAIVE, seat, (kind, ability.waives()))
        else:
            pay(t, seat, kind, ability.costs(cost, detail))


def pay(t: Everdell, seat: int, kind: int, paid: list[int]) -> None:
    """Step 2: resources go to the supply, or to an opponent (EVB-CARD-SHEPHERD)."""
    goods = t.players[seat].goods
    units: list[int] = []
    for good in range(len(paid)):
        if paid[good]:
            goods[good] -= paid[good]
            units += [good] * paid[good]
    if not units:
        return
    if t.content.cards[kind].pays_other:
        t.push(GIVE_TO, seat, (0, *units))
    elif t.sink is not None:
        t.emit("paid", seat, "EVB-PLAY-04", {"goods": [GOODS[good] for good in units], "count": len(units)})


class Waive(Step[Everdell]):
    """Which part of the cost is waived (EVB-PLAY-11)? Options are what is paid. `x` is the kind of the card and how
    many resources are waived."""

    rule = "EVB-PLAY-11"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return payments(t.players[seat].goods, t.customs.cost(t, seat, x[0]), x[1])

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        pay(t, seat, x[0], unpacked(choice))

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"pay {cost_name(unpacked(choice))}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice),
                      Message("option-pay", {"cost": cost_words(unpacked(choice))}), self.rule, (seat_element(seat),))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        args: Args = {"card": card_name(t.content, x[0]), "count": x[1]}
        return Prompt(Message("ask-waive", args), self.rule, source(t, 0))


class Arrive(Step[Everdell]):
    """Steps 3 and 4: the Meadow is filled again; what makes room leaves the city. `x` is the kind of the card."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        t.refill()
        t.push(SETTLE, seat, x)
        before = t.content.cards[x[0]].before
        if before is not NOTHING:
            t.push(before, seat, (0,))
        return None


class Settle(Step[Everdell]):
    """Steps 5 and 6: the card is placed, and takes effect if it is a Traveller or a Production card. Some are placed in
    an opponent's city: in whose? `x` is the kind of the card."""

    rule = "EVB-CARD-FOOL"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        card = t.content.cards[x[0]]
        if card.into_other:
            return t.customs.cities_for(t, seat, x[0])
        t.playing.pop()
        me = t.players[seat]
        me.add(t.content, x[0])
        here: Notes = (seat * EACH + me.arrivals,)
        if card.production is not NOTHING:
            t.push(card.production, seat, here)
        if card.effect is not NOTHING:
            t.push(card.effect, seat, here)
        return None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.playing.pop()
        if t.sink is not None:
            t.emit("sent", seat, self.rule, {"card": t.content.cards[x[0]].ident, "to": choice})
        t.customs.goes_to(t, seat, x[0], choice)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"to seat {choice + 1}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), Message("option-to-seat", {"seat": choice + 1}), self.rule,
                      (seat_element(choice),))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-send", {"card": card_name(t.content, x[0])}), self.rule)


WAIVE: Final = Waive("waive")
ARRIVE: Final = Arrive("arrive")
SETTLE: Final = Settle("settle")


# --- how to pay ------------------------------------------------------------------------------------------------------
class ChooseWay(Step[Everdell]):
    """How is it paid for? `x` is the code of the card, and 1 where the sensible way was offered before."""

    rule = "EVB-PLAY-10"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        found = ways(t, seat, kind_at(t, x[0]))
        return (found[1:] if x[1] else found) or NO_WAY

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            play_so(t, seat, x[0], choice)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return "skip" if choice == SKIP else way_name(t, seat, choice)

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        """By the kinds of cards that help, not by when they arrived."""
        if choice <= PAY:
            return choice
        me = t.players[seat]
        if choice < ABILITY:
            at = me.at(choice - HOST)
            return HOST + me.city[at] * 16 + me.city[:at].count(me.city[at])
        arrival, detail = divmod(choice - ABILITY, DETAILS)
        return 8192 + me.city[me.at(arrival)] * DETAILS + detail

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        if choice == SKIP:
            return Option("skip", Message("option-skip"), self.rule)
        places = code_elements(t, seat, x[0])
        if choice >= HOST:
            card = seat * EACH + (choice - HOST if choice < ABILITY else (choice - ABILITY) // DETAILS)
            places = (city_element(card),)
        return Option(way_name(t, seat, choice), way_words(t, seat, kind_at(t, x[0]), choice), self.rule, places)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-way", {"card": card_name(t.content, kind_at(t, x[0]))}), self.rule,
                      code_elements(t, seat, x[0])[0])


NO_WAY: Final[list[int]] = [SKIP]
CHOOSE_WAY: Final = ChooseWay("choose way")


def way_words(t: Everdell, seat: int, kind: int, way: int) -> Message:
    """How a card is paid for, in words."""
    me = t.players[seat]
    cost = t.customs.cost(t, seat, kind)
    if way == PAY:
        return Message("way-pay", {"cost": cost_words(cost)})
    if way < ABILITY:
        return Message("way-host", {"card": card_name(t.content, me.city[me.at(way - HOST)])})
    arrival, detail = divmod(way - ABILITY, DETAILS)
    helper = me.city[me.at(arrival)]
    ability: Ability = t.content.cards[helper].ability
    args: Args = {"card": card_name(t.content, helper), "cost": cost_words(ability.costs(cost, detail)),
                  "waived": ability.waives()}
    name = way_name(t, seat, way)
    if name.startswith("imprison"):
        return Message("way-imprison", {**args, "prisoner": card_name(t.content, detail)})
    return Message("way-with", {**args, "swap": int(" for " in name)})


def play_default(t: Everdell, seat: int, code: int) -> None:
    """Play a card in its sensible way; without one the player is asked."""
    found = ways(t, seat, kind_at(t, code))
    if sensible(found):
        play_so(t, seat, code, found[0])
    else:
        t.push(CHOOSE_WAY, seat, (code, 0))


# --- plays that an effect starts -------------------------------------------------------------------------------------
class Play(Word[Everdell]):
    """Play a card for less (EVB-CARD-INN, EVB-FOREST-11): at the cost that the effect sets, with no token and no other
    ability (EVB-PLAY-18)."""

    word = "play"
    takes = (Some("from", "hand", "meadow", "shown", "drawn", key=True), Number("reduce", 0, 9, 0, key=True),
             Number("max_points", -9, 9, 9, key=True), Flag("optional"))
    rule = "EVB-PLAY-13"
    icon = "play"
    free = False

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        places = given.texts("from")
        self.hand = "hand" in places
        self.meadow = "meadow" in places
        self.shown = "shown" in places
        self.drawn = "drawn" in places
        self.reduce = given.number("reduce")
        self.most = given.number("max_points")
        self.optional = given.flag("optional")

    def allowed(self, t: Everdell, seat: int, kind: int) -> bool:
        if t.content.points[kind] > self.most or not t.customs.may_play(t, seat, kind):
            return False
        if not self.free and not affordable(t.players[seat].goods, t.customs.cost(t, seat, kind), self.reduce):
            return False
        return fits(t, seat, kind)

    def codes(self, t: Everdell, seat: int) -> list[int]:
        """Every card that can be played now."""
        found: list[int] = []
        hand = t.players[seat].hand
        if self.drawn:
            hand = hand[len(hand) - t.drawn:] if t.drawn else []
        if self.hand or self.drawn:
            for kind in sorted(set(hand)):
                if self.allowed(t, seat, kind):
                    found.append(kind)
        if self.meadow:
            for slot in range(len(t.meadow)):
                if t.meadow[slot] != GAP and t.customs.slot_open(t, seat, slot) and self.allowed(
                        t, seat, t.meadow[slot]):
                    found.append(FROM_SLOT + slot)
        if self.shown and t.shown:
            for kind in sorted(set(t.shown[len(t.shown) - 1])):
                if self.allowed(t, seat, kind):
                    found.append(FROM_SHOWN + kind)
        return found

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        options = self.codes(t, seat)
        if self.optional or not options:
            options.append(SKIP)
        return options

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        return distinct(t, options)

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            return
        kind = announce(t, seat, choice)
        if not self.free:
            t.push(WAIVE, seat, (kind, self.reduce))

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return len(self.codes(t, seat)) > 0

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return "skip" if choice == SKIP else code_name(t, choice)

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return code_key(t, choice)

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        if choice == SKIP:
            return Option("skip", Message("option-skip"), self.rule)
        args: Args = {"card": card_name(t.content, kind_at(t, choice)), "free": int(self.free), "less": self.reduce}
        return Option(code_name(t, choice), Message("option-play-by", args), self.rule, code_elements(t, seat, choice))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        args: Args = {"free": int(self.free), "less": self.reduce, "optional": int(self.optional)}
        return Prompt(Message("ask-play-by", args), self.rule, source(t, x[0] if x else 0))

    def say(self) -> Message:
        place = "shown" if self.shown else "drawn" if self.drawn else "both" if self.hand and self.meadow else (
            "hand" if self.hand else "meadow")
        return Message("fx-play", {"from": place, "free": int(self.free), "less": self.reduce, "points": self.most,
                                   "optional": int(self.optional)})

    def worth(self, judge: Worth) -> Amounts:
        return {"play": 3.0 if self.free else float(self.reduce)}


class PlayFree(Play):
    """Play a card free of charge (EVB-CARD-QUEEN, -CEMETERY, -POSTAL_PIGEON)."""

    word = "play_free"
    free = True


def distinct(t: Everdell, codes: list[int]) -> list[int]:
    """Codes without those of a slot of the Meadow that holds the same card as one before it."""
    kinds: list[int] = []
    found: list[int] = []
    for code in codes:
        if FROM_SLOT <= code < FROM_SHOWN:
            kind = t.meadow[code - FROM_SLOT]
            if kind in kinds:
                continue
            kinds.append(kind)
        found.append(code)
    return found


def code_key(t: Everdell, code: int) -> int:
    """The card and where it comes from, not only the slot."""
    if FROM_SLOT <= code < FROM_SHOWN:
        return 1024 + t.meadow[code - FROM_SLOT] * 8 + code - FROM_SLOT
    return code


# --- what listens ----------------------------------------------------------------------------------------------------
class Played(Occasion[Everdell]):
    """After the owner plays a card into the own city (EVB-CARD-HISTORIAN, -SHOPKEEPER, -COURTHOUSE)."""

    word = "played"
    takes = WHICH
    icon = "played"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.filter = Filter(given)

    def fits(self, t: Everdell, seat: int, subject: int) -> bool:
        return self.filter.kinds(t.content)[subject]

    def say(self) -> Message:
        return Message("when-played", {"which": self.filter.say()})


class Preparing(Occasion[Everdell]):
    """At the start of preparing for a season (EVB-CARD-CLOCK_TOWER)."""

    word = "preparing"
    icon = "preparing"


class Listeners(Reactions[Everdell]):
    """What the cards of a city do about something, in the order their owner chooses (EVB-EFF-03).

    What only gains or draws comes first, without a question: nobody would rather have it later (EVB-EFF-06). A card's
    number here is its number in the city, times EACH, plus its kind, so that a card which has left is known.
    """

    rule = "EVB-EFF-03"

    def cards(self, t: Everdell, seat: int) -> list[int]:
        me = t.players[seat]
        if not me.listeners:
            return NO_CARDS
        listens = t.content.listens
        return [(seat * EACH + me.arrival[i]) * EACH + me.city[i] for i in range(len(me.city)) if listens[me.city[i]]]

    def reactions(self, t: Everdell, card: int) -> list[Reaction]:
        return t.content.cards[card % EACH].reactions

    def due(self, t: Everdell, seat: int, codes: list[int]) -> list[int]:
        there = self.cards(t, seat)
        found: list[int] = []
        for code in codes:
            card = code // MOST
            reaction = self.reactions(t, card)[code % MOST]
            if card in there and not (reaction.optional and not reaction.effect.possible(t, seat, card // EACH)):
                found.append(code)
        return found

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        options = self.due(t, seat, sorted(x))
        if not options:
            return None
        for code in options:
            reaction = self.reactions(t, code // MOST)[code % MOST]
            if not reaction.optional and (reaction.effect.plain or is_plain(reaction.effect)):
                return [code]
        if all(self.reactions(t, code // MOST)[code % MOST].optional for code in options):
            return [*options, SKIP]
        return options

    def happen(self, t: Everdell, seat: int, code: int) -> None:
        card = code // MOST
        if t.sink is not None:
            t.emit("reacted", seat, self.rule, {"card": self.card_name(t, card)})
        t.push(self.reactions(t, card)[code % MOST].effect, seat, (card // EACH,))

    def card_name(self, t: Everdell, card: int) -> str:
        return t.content.cards[card % EACH].ident

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return "skip" if choice == SKIP else f"use {label(t, choice // MOST // EACH)}"

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return choice if choice == SKIP else choice // MOST % EACH

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice == SKIP:
            return Option(name, Message("option-skip"), self.rule)
        card = choice // MOST
        effect = self.reactions(t, card)[choice % MOST].effect
        args: Args = {"card": card_name(t.content, card % EACH), "effect": effect.say()}
        return Option(name, Message("option-use", args), self.rule, (city_element(card // EACH),), effect.tree())

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-use"), self.rule)


NO_CARDS: Final[list[int]] = []
LISTENERS: Final = Listeners("listeners")


def use_names(content: Any) -> list[str]:
    return [f"use {card.ident}" for card in content.cards if card.reactions]


