"""What lies in her Lair, each thing once; `make fields` writes `kept.py` from this."""

from __future__ import annotations

from fairyring.kernel.fields import Names, Record, flag, lists, module, number, numbers, pile

CARDS = Names("content.cards[{}].ident", "content.kind_of[{}]")
ACTIVITIES = Names("hers(content).activities[{}].ident", "hers(content).activity_of[{}]")
PLOYS = Names("hers(content).ploys[{}].ident", "hers(content).ploy_of[{}]")

LAIR = Record("KeptLair", "What lies in her Lair, and what she has done.", [
    number("level"),
    flag("spring_worker", "Though powers are in play, spring brings people a worker (MIS-COMBO-POW-02)."),
    number("first", "The person who comes after her."),
    pile("deck", ACTIVITIES, "The Activity deck; the last card lies on top."),
    pile("used", ACTIVITIES, "The Activity cards used since it was shuffled; the last one is in play."),
    number("figure", "The slot of the Meadow on which she stands; GAP: she is in the Lair.", "GAP"),
    flag("placed", "She has placed a worker or the figure since the deck was shuffled (MIS-NW-TURN-13)."),
    flag("special", "She has claimed a special Event in this season (MIS-NW-LOC-12)."),
    flag("repaid", "Compensation has been asked for in this turn (MIS-PLOT-04)."),
    pile("won", CARDS, "Cards among her Accomplishments, face up.", counts="card"),
    pile("gone", CARDS, "Legends that she has discarded, out of the game (MIS-COMBO-LEG-02).", counts="card"),
    pile("face_down", CARDS, "Cards among her Accomplishments, face down.", counts="card"),
    pile("personality", PLOYS, "The Personality in force, if any."),
    pile("plot", PLOYS, "The Plot, if any."),
    pile("schemes", PLOYS, "The Schemes in force: none in winter (MIS-MOD-09)."),
    pile("seasonal", PLOYS, "Schemes still to come: all of them, or with The Plot Thickens the seasonal ones."),
    pile("single_use", PLOYS, "With The Plot Thickens the single-use ones."),
    numbers("webs", "The places with Webs of the Plot, which stay (MIS-NW-SEAS-04); one may stand several times."),
    numbers("loose", "The places with Webs of the Scheme."),
    lists("shut", "Face-down cards of people's cities: whose, kind, arrival, Occupied token, then the goods on it."),
    lists("shut_out", "Workers that stood on them: whose, the place, and whether one never comes back from it."),
    pile("shut_prisoners", CARDS, "Beneath a face-down Dungeon.", counts="card"),
    pile("caught", CARDS, "Cards of the hand that hang in a Web (MIS-SCH-24).", counts="card"),
    pile("at_stake", CARDS, "Cards of the hand that she is about to take or to have discarded.", counts="card"),
    number("held", "Workers of a person that she holds until that person prepares (MIS-SCH-26)."),
    number("poisoned", "A person's worker in the Lair that she uses first (MIS-SCH-30)."),
    number("poisoned_at", "Where she has put it.", "GAP"),
    flag("soup", "The next worker that is placed goes to the Lair (MIS-SCH-30)."),
])

KEPT = module("What lies in Nightweave's Lair.",
              ["from fairyring.games.everdell.components import GAP, Content",
               "from fairyring.games.everdell.nightweave.components import hers"],
              "Content", [LAIR])
