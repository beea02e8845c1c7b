"""What modules and rivals may answer otherwise than the base game: limits, costs, where one may go, who gets what.

Mistwood's farms, legends and Nightweave, and Rugwort here, are layers over `BaseGame`; the rules ask and do not know
who answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from fairyring.games.everdell.asked import Asked
from fairyring.games.everdell.components import ALL_KINDS, AUTUMN, EACH
from fairyring.kernel.table import NOBODY, Data

if TYPE_CHECKING:
    from fairyring.games.everdell.beside import Beside
    from fairyring.games.everdell.state import Everdell
    from fairyring.kernel.arguments import Given

Score = dict[str, int]
"""Points by where they come from."""
Toll = tuple[int, int]
"""So many cards of the hand or resources, in any mix; and so many cards of the hand."""
NO_TOLL: Final[Toll] = (0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Customs(Asked):
    """One layer: it passes on what it does not answer."""

    def __init__(self, given: Given | None = None) -> None:
        super().__init__(given)
        self.changes_plays = self.answers("cost", "hosts", "may_play", "surcharge", "toll")
        """It makes cards cost something else, lets Critters in elsewhere, or forbids plays."""
        self.limits_places = self.answers("may_place")
        """Workers may not go everywhere."""
        self.guards = self.answers("slot_open", "may_take")
        """Not every card of the Meadow may be taken."""

    def answers(self, *questions: str) -> bool:
        """Does this layer answer one of these questions itself?"""
        return any(getattr(type(self), question) is not getattr(Customs, question) for question in questions)

    def at_a_glance(self, t: Everdell, seat: int) -> tuple[int, int]:
        """Two sets of kinds of cards, a bit each: those that can be played as an action for what they cost and in no
        other way, if there is room; and those worth a look. No other can be played. Where a layer changes how cards are
        played, all are worth a look, unless it knows better (EVB-HOOK-04, -05)."""
        return (0, ALL_KINDS) if self.changes_plays else self.below.at_a_glance(t, seat)

    def guards_meadow(self, t: Everdell) -> bool:
        """Must `slot_open` and `may_take` be asked at all?"""
        return self.guards or self.below.guards_meadow(t)

    def open_places(self, t: Everdell, seat: int, places: list[int]) -> list[int]:
        """Those of the places to which a worker may go."""
        found = self.below.open_places(t, seat, places)
        return [place for place in found if self.may_place(t, seat, place)] if self.limits_places else found


class BaseGame(Customs):
    """What may be asked, and what the base game answers."""

    # --- limits ------------------------------------------------------------------------------------------------------
    def city_spaces(self, t: Everdell, number: int) -> int:
        """How many spaces a city has (EVB-CITY-01, EVB-HOOK-05)."""
        return t.content.city_spaces

    def spaces_used(self, t: Everdell, number: int) -> int:
        """How many of them are taken (EVB-CITY-04)."""
        return t.players[number].spaces_used(t.content)

    def hand_limit(self, t: Everdell, number: int) -> int:
        """How many cards a hand holds (EVB-DRAW-02, EVB-HOOK-05)."""
        return t.content.hand_limit

    def spaces_of(self, t: Everdell, place: int) -> int:
        """How many workers may stand on a clearing (EVB-FOREST-00)."""
        return 2 if t.seats >= t.content.second_space_from else 1

    def shares_space(self, t: Everdell, number: int) -> bool:
        """Do couples share their space in this city (EVB-CITY-03, EVB-HOOK-07)?"""
        return True

    def new_workers(self, t: Everdell, number: int, season: int) -> int:
        """How many workers come with a season (EVB-SEAS-02)."""
        return t.content.seasons[season].workers

    # --- playing -----------------------------------------------------------------------------------------------------
    def cost(self, t: Everdell, seat: int, kind: int) -> list[int]:
        """What a card costs, by resource (EVB-PLAY-04, EVB-HOOK-04)."""
        return t.content.cost[kind]

    def may_play(self, t: Everdell, seat: int, kind: int) -> bool:
        """May this card be played at all (EVB-HOOK-04)?"""
        return True

    def charges(self, t: Everdell, seat: int) -> bool:
        """May playing a card cost more than its cost just now: a surcharge or a toll (EVB-HOOK-04)?"""
        return False

    def surcharge(self, t: Everdell, seat: int, code: int) -> int:
        """Berries that a card costs besides, even if it is played free; `code` tells where it lies (EVB-HOOK-04)."""
        return 0

    def toll(self, t: Everdell, seat: int, code: int, way: int) -> Toll:
        """What must be given up besides to play a card in one of its ways (EVB-HOOK-04)."""
        return NO_TOLL

    def pay_toll(self, t: Everdell, seat: int, code: int, toll: Toll) -> None:
        """A toll is due: what is pushed here comes before the card arrives (EVB-HOOK-04)."""

    def settled(self, t: Everdell, seat: int, card: int) -> None:
        """A card was played into the own city: what is pushed here comes after its own effect (EVB-HOOK-08)."""

    def hosts(self, t: Everdell, seat: int, kind: int) -> list[int]:
        """The kinds of Constructions that may let a Critter in free (EVB-PLAY-05, EVB-HOOK-05)."""
        return t.content.hosted[kind]

    def at_a_glance(self, t: Everdell, seat: int) -> tuple[int, int]:
        """What the supply can pay for, who is let in, and what a card that helps to pay may help with."""
        me = t.players[seat]
        content = t.content
        covered = content.covered(me.goods, 0)
        others = me.welcome | content.odd
        glance = (covered | me.welcome) & ~(content.lonely & me.kinds)
        if me.able:
            able = content.able
            for kind in me.city:
                if able[kind]:
                    helped = content.cards[kind].ability.may_help(t, seat)
                    others |= helped
                    glance |= helped
        return covered & glance & ~others, glance

    def cities_for(self, t: Everdell, seat: int, kind: int) -> list[int]:
        """Whose cities can take a card that is played into an opponent's (EVB-CARD-FOOL): those with a free space, and
        without the card if it is Unique; of players who have passed, too (EVB-END-05)."""
        return [number for number in t.opponents(seat)
                if t.room_in_city(number) > 0 and not (t.content.unique[kind] and t.players[number].have[kind])]

    def goes_to(self, t: Everdell, seat: int, kind: int, number: int) -> None:
        """A card is played into that city."""
        t.settle_in(number, kind)

    # --- cards at work -----------------------------------------------------------------------------------------------
    def activates(self, t: Everdell, card: int) -> bool:
        """May a Production card of a city, by its number, be activated or copied (EVB-HOOK-09)?"""
        return True

    def reacts(self, t: Everdell, seat: int, code: int) -> bool:
        """Does what a card does about something happen as usual? If not, this layer has seen to it (EVB-HOOK-09)."""
        return True

    def aside(self, t: Everdell, seat: int) -> list[int]:
        """The kinds of cards, besides those of the hand and the Meadow, that may be played as an action."""
        return NOTHING_ASIDE

    def taken_aside(self, t: Everdell, seat: int, kind: int) -> None:
        """One of them is played: it leaves where it lay."""
        raise ValueError(f"no {t.content.cards[kind].ident} lies beside the table")

    def played(self, t: Everdell, seat: int, kind: int) -> None:
        """A card is being played. What is pushed here comes when it is complete, with all that listens to it."""

    def upgraded(self, t: Everdell, seat: int, kind: int, paired: bool) -> None:
        """A card has taken the place of another one of the city, which shared its space or not."""

    def drew(self, t: Everdell, seat: int) -> None:
        """An effect has drawn cards, of the deck or the Meadow: `t.drawn` of them."""

    def may_draw(self, t: Everdell, number: int, count: int, about: int) -> None:
        """Somebody may draw up to so many cards in another's turn; `about` is the card that says so."""

    def is_paired(self, t: Everdell, card: int) -> bool:
        """Does a card of a city share its space (EVB-CITY-03)? With more of one spouse than of the other the first ones
        do."""
        me = t.players[card // EACH]
        at = me.at(card)
        if at < 0 or not t.customs.shares_space(t, card // EACH):
            return False
        kind = me.city[at]
        pairs = min(me.have[kind], me.have[t.content.cards[kind].shares])
        return me.city[:at].count(kind) < pairs

    # --- the Meadow and the board ------------------------------------------------------------------------------------
    def slot_open(self, t: Everdell, seat: int, slot: int) -> bool:
        """May the card of a slot be played, drawn or discarded (EVR-PLAY-11, EVB-HOOK-04)?"""
        return True

    def may_take(self, t: Everdell, seat: int, slot: int, drawing: bool) -> bool:
        """May the card of an open slot be played, or drawn (EVB-HOOK-04)?"""
        return True

    def guards_meadow(self, t: Everdell) -> bool:
        return False

    def took(self, t: Everdell, seat: int, slot: int, kind: int, drawing: bool) -> None:
        """A card of the Meadow was played or drawn: what is pushed here comes at once (EVB-HOOK-08)."""

    def may_be_drawn(self, t: Everdell, seat: int, kind: int) -> bool:
        """May this card be drawn from the deck? If not, it is discarded and another is drawn (EVB-HOOK-04)."""
        return True

    def may_show(self, t: Everdell, kind: int) -> bool:
        """May this card lie in the Meadow? If not, it is discarded and another is shown (EVB-HOOK-04)."""
        return True

    def refills(self, t: Everdell, slot: int) -> bool:
        """Is an empty slot filled again (EVB-HOOK-01)?"""
        return True

    def open_places(self, t: Everdell, seat: int, places: list[int]) -> list[int]:
        return places

    def may_place(self, t: Everdell, seat: int, place: int) -> bool:
        """May a worker go to a place that is free, has something to offer, and asks for nothing else (EVB-HOOK-04)?"""
        return True

    def placed(self, t: Everdell, seat: int, place: int) -> None:
        """A worker has come to a place: what that costs is paid now (EVB-HOOK-04)."""

    def visiting(self, t: Everdell, seat: int, place: int) -> None:
        """A worker comes to a place: what is pushed here follows when the place is carried out (EVB-HOOK-08)."""

    def visit_reward(self, t: Everdell, seat: int, card: int) -> int:
        """Point tokens for the owner of an open card that somebody else visits (EVB-DEST-02)."""
        return t.content.visit_reward

    # --- giving ------------------------------------------------------------------------------------------------------
    def takes_gifts(self, t: Everdell, number: int) -> bool:
        """Can somebody be given cards and resources (EVB-GIVE-01)?"""
        return not t.players[number].passed

    def gets_goods(self, t: Everdell, giver: int, number: int, units: list[int]) -> None:
        """Somebody is given resources, one number each (EVB-GIVE-03)."""
        goods = t.players[number].goods
        for good in units:
            goods[good] += 1

    def gets_card(self, t: Everdell, giver: int, number: int, kind: int) -> None:
        """Somebody is given a card, unseen by the others (EVB-GIVE-05)."""
        taker = t.players[number]
        taker.hand.append(kind)
        taker.seen.append(1 << giver)

    # --- set-up and turns ---------------------------------------------------------------------------------------------
    def laid_out_for(self, t: Everdell) -> int:
        """For how many players the board is laid out (EVB-SETUP-02)."""
        return t.seats

    def special_events(self, t: Everdell) -> list[int]:
        """The special Events from which those in play are drawn (EVB-SETUP-04)."""
        return list(range(len(t.content.special_events)))

    def keeps(self, t: Everdell) -> list[Beside]:
        """What the layers keep at a table besides, new and empty (EVB-HOOK-11)."""
        return []

    def chosen(self, t: Everdell, options: Mapping[str, str]) -> None:
        """The settings of a new table, before it is set up (EVB-HOOK-11)."""

    def first_up(self, t: Everdell, seat: int) -> int:
        """Who has the first turn, if this seat is the first of the players (EVB-HOOK-10)."""
        return seat

    def next_up(self, t: Everdell, number: int) -> int:
        """Whose turn comes after somebody's: a seat, a rival, or NOBODY when the game is over (EVB-HOOK-10): the
        next seat clockwise that has not passed (EVB-TURN-04, EVB-END-04)."""
        seats = t.seats
        players = t.players
        following = number
        for _ in range(seats):
            following = following + 1 if following + 1 < seats else 0
            if not players[following].passed:
                return following
        return NOBODY

    def rival_turn(self, t: Everdell, number: int) -> None:
        """It is a rival's turn (EVB-HOOK-10)."""

    # --- set-up ------------------------------------------------------------------------------------------------------
    def deal(self, t: Everdell) -> None:
        """All cards of the boxes lie in the deck, not yet shuffled: what does not belong there is taken out; what a
        module deals is dealt."""

    def powers(self, t: Everdell) -> list[int]:
        """The powers that are dealt (MIS-POW-01)."""
        return list(range(len(t.content.powers)))

    def begins(self, t: Everdell, first: int) -> int:
        """Who begins; `first` is whoever was chosen."""
        return first

    def starting_hand(self, t: Everdell, seat: int, place: int) -> int:
        """With how many cards a seat begins; `place` is 0 for who begins, 1 for the next (EVB-SETUP-07)."""
        return t.content.starting_hands[place]

    # --- when something is over --------------------------------------------------------------------------------------
    def set_up(self, t: Everdell) -> None:
        """The base game is set up."""

    def arranged(self, t: Everdell, situation: Mapping[str, Any]) -> None:
        """What the base game has at a table is arranged as a lesson says, all other cards lie in the deck: what the
        module or rival has comes out of there, as `situation` says under its id."""

    def before_first_turn(self, t: Everdell) -> None:
        """The first turn lies on the stack: what is pushed here comes before it."""

    def action_done(self, t: Everdell, seat: int) -> None:
        """An action is over, with everything that it started (EVR-PLAY-01, -03)."""

    def after_season(self, t: Everdell, seat: int) -> None:
        """Somebody prepares for a season: what is pushed here comes when its bonus is complete, in the same turn."""

    def prepared(self, t: Everdell, seat: int) -> None:
        """Somebody has prepared for a season (EVR-SEAS-01)."""

    def all_passed(self, t: Everdell) -> None:
        """The game is over, before scoring (EVR-SEAS-09)."""

    def score(self, t: Everdell, number: int) -> Score:
        """Somebody's points as they stand (EVB-SCORE-01)."""
        return t.points_of(number)

    def ranks(self, t: Everdell, keys: list[tuple[int, ...]]) -> list[int]:
        """Everybody's ranks by points, then Events, then resources (EVB-SCORE-06)."""
        return [1 + sum(other > key for other in keys) for key in keys]

    # --- for those who look at the table -----------------------------------------------------------------------------
    def to_come(self, t: Everdell, number: int, a_season: float) -> float:
        """About how many points somebody at a table with a rival will get that do not show yet; `a_season` are those
        that a rival gets in one. Only bots ask."""
        return a_season * (AUTUMN - t.players[0].season) if number >= t.seats else 0.0

    def deal_anew(self, t: Everdell, seat: int) -> None:
        """Deal anew what this seat cannot know of a module's things; chance begins anew before it."""

    def shows(self, t: Everdell, seat: int, view: Data) -> None:
        """Put into a seat's view what there is to see of a module."""

    def broken(self, t: Everdell) -> list[str]:
        """What does not hold of a module's things."""
        return []


NOTHING_ASIDE: Final[list[int]] = []


BASE_GAME: Final = BaseGame()
