"""How a card that is played as one's action is paid for: the sensible way, or another (EVB-PLAY-10)."""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.codes import FROM_SHOWN, code_elements, kind_at
from fairyring.games.everdell.components import EACH
from fairyring.games.everdell.playing import play_so
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.ways import (
    ABILITY,
    DETAILS,
    HOST,
    PAY,
    UPGRADE,
    Ability,
    sensible,
    way_name,
    ways,
    whole_cost,
)
from fairyring.games.everdell.wording import card_name, city_element, cost_words
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt


class ChooseWay(Step[Everdell]):
    """How is it paid for? `x` is the code of the card, and 1 where the sensible way was offered before."""

    rule = "EVB-PLAY-10"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        found = ways(t, seat, kind_at(t, x[0]), x[0])
        return (found[1:] if x[1] else found) or NO_WAY

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            play_so(t, seat, x[0], choice)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return way_name(t, seat, choice)

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        """By the kinds of cards that help, not by when they arrived."""
        if choice <= PAY:
            return choice
        me = t.players[seat]
        if choice < ABILITY:
            at = me.at(choice - (HOST if choice < UPGRADE else UPGRADE))
            return (HOST if choice < UPGRADE else 4096) + me.city[at] * 16 + me.city[:at].count(me.city[at])
        arrival, detail = divmod(choice - ABILITY, DETAILS)
        return 8192 + me.city[me.at(arrival)] * DETAILS + detail

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        places = code_elements(t, seat, x[0])
        if choice >= HOST:
            arrival = choice % HOST if choice < ABILITY else (choice - ABILITY) // DETAILS
            places = (city_element(seat * EACH + arrival),)
        return Option(way_name(t, seat, choice), way_words(t, seat, x[0], choice), self.rule, places)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-way", {"card": card_name(t.content, kind_at(t, x[0]))}), self.rule,
                      code_elements(t, seat, x[0])[0])


NO_WAY: Final[list[int]] = [SKIP]
CHOOSE_WAY: Final = ChooseWay("choose way")


def way_words(t: Everdell, seat: int, code: int, way: int) -> Message:
    """How a card is paid for, in words."""
    me = t.players[seat]
    cost = whole_cost(t, seat, kind_at(t, code), t.customs.surcharge(t, seat, code))
    if way == PAY:
        return Message("way-pay", {"cost": cost_words(cost)})
    if way < UPGRADE:
        return Message("way-host", {"card": card_name(t.content, me.city[me.at(way - HOST)])})
    if way < ABILITY:
        return Message("way-upgrade", {"card": card_name(t.content, me.city[me.at(way - UPGRADE)])})
    arrival, detail = divmod(way - ABILITY, DETAILS)
    helper = me.city[me.at(arrival)]
    ability: Ability = t.content.cards[helper].ability
    args: Args = {"card": card_name(t.content, helper), "cost": cost_words(ability.costs(cost, detail)),
                  "waived": ability.waives(detail)}
    name = way_name(t, seat, way)
    if name.startswith("imprison"):
        return Message("way-imprison", {**args, "prisoner": card_name(t.content, detail)})
    return Message("way-with", {**args, "swap": int(" for " in name)})


def play_default(t: Everdell, seat: int, code: int) -> None:
    """Play a card in its sensible way; without one the player is asked."""
    kind = kind_at(t, code)
    if code < FROM_SHOWN and t.customs.at_a_glance(t, seat)[0] & t.content.bits[kind]:
        play_so(t, seat, code, PAY)
        return
    found = ways(t, seat, kind, code)
    if sensible(found):
        play_so(t, seat, code, found[0])
    else:
        t.push(CHOOSE_WAY, seat, (code, 0))
