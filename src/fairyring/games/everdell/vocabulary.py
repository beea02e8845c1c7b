"""All words of Everdell, and every step that a saved table may name."""

from __future__ import annotations

from fairyring.games.everdell import (
    choosing,
    city,
    copying,
    corrin,
    counting,
    free_plays,
    giving,
    goods,
    hand,
    legends,
    listening,
    meadow,
    moving,
    on_cards,
    on_events,
    outlays,
    playing,
    powers,
    production,
    revealed,
    rugwort,
    turn,
    ways,
)
from fairyring.games.everdell.nightweave import foils, personalities, plots, schemes, scheming, spiders
from fairyring.games.everdell.nightweave import seasons as her_seasons
from fairyring.games.everdell.nightweave import turn as her_turn
from fairyring.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary(counting, goods, outlays, on_cards, hand, meadow, revealed, city, on_events, giving, copying,
                        moving, ways, listening, playing, choosing, free_plays, production, corrin,
                        legends, powers, rugwort, turn, spiders, her_seasons, her_turn, foils, personalities, plots,
                        schemes, scheming)
