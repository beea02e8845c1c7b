"""What lies on a table of Everdell, each thing once; `make fields` writes `kept.py` and others from this."""

from __future__ import annotations

from pathlib import Path

from fairyring.kernel.fields import Names, Record, flag, module, number, numbers, odd, pile, piles, seldom, texts
from fairyring.kernel.questions import passed_on
from fairyring.kernel.whole_table import whole_table

CARDS = Names("content.cards[{}].ident", "content.kind_of[{}]")
FOREST = Names("content.forest[{}].ident", "content.forest_of[{}]")
SPECIALS = Names("content.special_events[{}].ident", "content.event_of[{}]")

PLAYER = Record("KeptPlayer", "What one player, or a rival, has.", [
    number("season"),
    flag("passed", shown="passed"),
    number("free", "Workers not placed.", shown="free"),
    number("lost", "Workers that are out of the game."),
    numbers("workers", "The places of all others (see `components`)."),
    numbers("goods", "Twigs, resin, pebbles, berries, point tokens."),
    pile("hand", CARDS, counts="card", shown="hand", hidden=True),
    numbers("seen", "In step with the hand: the seats besides the owner that know the card, a bit each (EVB-GIVE-05)."),
    pile("city", CARDS, counts="card"),
    numbers("arrival", "In step with the city, as all of these: which arrival each card was, from 1 on."),
    numbers("occupied", "1 where an Occupied token lies (EVB-PLAY-05)."),
    odd("lying", "list[Goods]", "[]", "The goods on each card.", copy="other.lying[:]"),
    number("arrivals", "How many cards have come into the city so far."),
    pile("prisoners", CARDS, "Beneath the Dungeon.", counts="card", shown="prisoners"),
    numbers("events", "The Events achieved, by their places on the board (EVB-EVENT-03)."),
    odd("on_events", "list[Goods]", "[]", "In step with the Events: the goods on them.", copy="other.on_events[:]"),
    piles("beneath", CARDS, "In step with the Events: the cards beneath them.", counts="card"),
    odd("have", "list[int]", "[]", "How many of each kind lie in the city.", copy="other.have[:]"),
    odd("vacant", "list[int]", "[]", "How many of them have no Occupied token.", copy="other.vacant[:]"),
    odd("colours", "list[int]", "[]", "How many cards of each colour lie in the city.", copy="other.colours[:]"),
    number("kinds", "The kinds that lie in the city, a bit each.", worked_out=True),
    number("welcome", "The kinds that a Construction without an Occupied token lets in, a bit each.", worked_out=True),
    seldom(number("power", "Which one; GAP for none (MIS-POW-01).", "GAP")),
    seldom(pile("legends", CARDS, "Not played yet, secret (MIS-LEG-02).", counts="card")),
    seldom(flag("with_legend", "A Husband lives with the Matriarch rather than with a Wife (MIS-LEG-28).")),
    number("listeners", "How many cards of the city listen.", worked_out=True),
    number("able", "How many cards of the city help to pay.", worked_out=True),
    number("visited", "How many cards of the city take workers.", worked_out=True),
    number("open", "How many of them are open to everybody.", worked_out=True),
])

TABLE = Record("KeptEverdell", "What everybody shares.", [
    seldom(texts("modules", "Those in play.")),
    odd("customs", "Customs", "BASE_GAME", "What the modules and rivals in play answer."),
    pile("deck", CARDS, "The last card lies on top.", counts="card", shown="deck", hidden=True),
    pile("discard", CARDS, "Face down (EVB-DRAW-06).", counts="card", shown="discard", hidden=True),
    pile("meadow", CARDS, gap="GAP", counts="card", shown="meadow"),
    flag("starved", "A slot of the Meadow is empty because there are no cards (EVB-DRAW-05)."),
    pile("forest", FOREST, "In each clearing.", gap="GAP"),
    pile("specials", SPECIALS, "The special Events in play, from left to right."),
    numbers("achieved", "Who achieved the basic and special Events in play; GAP for nobody."),
    odd("standing", "list[int]", "[]", "How many workers stand on each place of the board.", copy="other.standing[:]"),
    piles("shown", CARDS, "Revealed cards, those of an inner effect last (EVB-DRAW-07).", counts="card"),
    pile("playing", CARDS, "Cards that are being played, the innermost last (EVB-PLAY-16).", counts="card"),
    number("drawn", "How many cards at the end of the hand were drawn last."),
    number("gone", "The kind that last left a city, whose cost may be regained.", "GAP"),
    number("plays", "Cards played in this turn (EVR-PLAY-02)."),
    number("focus", "The place that is being carried out, for prompts.", "GAP"),
    odd("beside", "list[Beside]", "[]", "What modules and rivals keep besides.",
        copy="[one.copy() for one in other.beside]"),
    number("year", "Rugwort's year, from 0 on."),
    seldom(pile("boxed", CARDS, "Legends that were not dealt (MIS-LEG-01).", counts="card")),
    seldom(pile("farms", CARDS, "The stack of the Pigs, the last on top (MIS-POW-08).", counts="card")),
    seldom(number("figure", "Where the figure of the Spiders stands (MIS-POW-15).", "GAP")),
], table=True)

KEPT = module("What lies on a table of Everdell.",
              ["from fairyring.games.everdell.beside import Beside",
               "from fairyring.games.everdell.components import GAP, Content, Goods",
               "from fairyring.games.everdell.customs import BASE_GAME, Customs"],
              "Content", [PLAYER, TABLE])

ASKED = passed_on(Path(__file__).with_name("customs.py"), "fairyring.games.everdell.customs")

WHOLE = whole_table("everdell", "Everdell", rivals_among_players=True, boxes_of="modules")
