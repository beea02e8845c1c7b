### Mycelium. Clauses such as "spores-of" and "fx-..." are put together to whole sentences, so they begin small and end
### without a full stop.

game-name = Mycelium
game-about = Let mushrooms spore, grow and decay on a forest floor of triangles: follow the wind, join your spores to networks, take over those of others. For 1 to 4 players, alone or beside the automa.

## Settings

setting-player_boards = Player boards
setting-player_boards-value = { $value ->
    [5] 5 boards each
   *[other] { $value } boards each: a short game
 }
setting-starter = Start player
setting-starter-random = drawn by chance
setting-starter-value = seat { $value }
setting-automa_level = The automa
setting-automa_level-medium = medium: the green halves of its cards
setting-automa_level-hard = hard: the yellow halves of its cards
setting-black_tiles = Black tiles
setting-black_tiles-out = in the box, as the book has it
setting-black_tiles-in = on the table: a little easier
setting-rival = Beside you
setting-rival-none = nobody else
setting-rival-automa = the automa
rival-automa = Automa

## Figures

figure-points = points
figure-mushrooms = points of mushrooms
figure-insects = points of insects
figure-end_token = end token
figure-fruited = mushrooms grown
figure-tokens = insect tokens
figure-spores = spores on the board

## Parts of sentences

spores-of = { $count } { $colour ->
    [red] red
    [green] green
    [brown] brown
    [yellow] yellow
   *[any] of any colour
 }
gain-nothing = nothing
effect = { $text }
fx-move-edge-tile = move an edge tile with everything on it
fx-relocate-mother = move an opponent's mother to an empty tile
fx-steal-card = take a random card from an opponent's hand
fx-take-cards = take { $count } cards from the market, the deck or both
fx-gain-insects = take { $count ->
    [one] 1 insect token
   *[other] { $count } insect tokens
 }
fx-place-spores = place up to { $count } spores in your networks
fx-remove-spores = return up to { $count } spores of one opponent from one tile
fx-mother-move = your mother may move up to { $count } tiles
fx-mother-spread = your mother spreads { $count } spores
fx-allow-repeat-action = your two actions may be the same
fx-discover-draw = when you discover from the deck, you may draw { $count } cards and keep { $keep }
fx-wind-reroll = once a sporing you may roll the wind again
fx-spread-bonus = mushrooms on this board spread { $count } more
fx-spore-with-mother = your mother spores together with the mushroom on this board
fx-mother-spore = its mother spreads { $count } spores
fx-send-mother-away = the nearest mother of a person goes to the farthest empty tile
fx-take-spores = { $count } spores of people return to their owners, from where most lie
fx-steal-for-automa = it takes a random card from a person's hand

## Components in sentences

label-tile = { $colour ->
    [red] Red tile
    [green] Green tile
    [brown] Brown tile
    [yellow] Yellow tile
   *[black] Black tile
 }
label-mushroom = Mushroom, { $points } points
label-decay = { $kind ->
    [immediate] Decay effect, at once
    [permanent] Decay effect, from now on
   *[mushroom] Decay effect, for the board it lies under
 }
label-automa-card = Automa card { $number }
label-automa-decay = Decay effect of the automa
words-cost = Costs spores: { $cost }.
words-spread = Spreads { $count } spores.
words-decay = { $kind ->
    [immediate] When it decays: { $effect }.
    [permanent] Once it has decayed: { $effect }.
   *[mushroom] Under its board: { $effect }.
 }
words-latin = Latin: { $name }.
words-fact = { $id ->
    [penny_bun] Its threads live together with the roots of trees, which is why nobody has managed to farm it.
    [death_cap] Half a cap can kill, and cooking does not help: its poison withstands heat.
    [common_stinkhorn] It smells of carrion and so calls flies, which carry its spores away on their feet.
    [oyster_mushroom] It eats meat too: its threads stun tiny worms in the wood and digest them.
    [bleeding_tooth] Young ones sweat drops as red as blood, and the drops hold a substance that keeps blood from clotting.
    [jubilee_waxcap] It was told apart as a species of its own only in 2013, and named in honour of a queen’s jubilee.
    [yellow_brain] It does not eat the wood it sits on: it preys on another fungus that lives inside.
    [fly_agaric] Its white spots are what is left of the skin that wrapped it when young; rain can wash them off.
    [shaggy_ink_cap] Within a day or two it melts into black ink, and one can really write with it.
    [common_ink_cap] With wine or beer it makes one ill, even days later: it stops the body from breaking down alcohol.
    [fairy_ring_champignon] Its rings in the meadow grow outwards year by year and can be centuries old.
    [honey_fungus] A relative in Oregon covers more than nine square kilometres: one of the largest living beings there are.
    [beefsteak_fungus] Cut open, it looks like raw meat and drips red juice. The oak it lives in turns a deep brown that cabinetmakers prize.
    [scarlet_elf_cup] It shines on fallen twigs at the end of winter. Touched by a breath, it puffs out a cloud of spores.
    [satans_bolete] Its pale flesh turns blue when cut, and old ones smell of carrion.
    [green_elf_cup] It dyes the wood it lives in blue-green for good; craftsmen have used such wood for inlays for centuries.
    [the_prince] It smells of bitter almonds, and its cap can be as wide as a dinner plate.
   *[other] One of the roughly 150,000 species of fungi that have been described so far.
 }
words-tile = { $colour ->
    [black] Spores on it pay for any colour.
    [red] Spores on it pay for red.
    [green] Spores on it pay for green.
    [brown] Spores on it pay for brown.
   *[other] Spores on it pay for yellow.
 }{ $insect ->
    [0] {""}
   *[other] {" "}An insect token lies here at first.
 }
words-effect = { $effect }.
words-target = { $symbol } { $target ->
    [tile_red] a red tile
    [tile_green] a green tile
    [tile_brown] a brown tile
    [tile_yellow] a yellow tile
    [opponent_mushroom] a person's mushroom
    [automa_mushroom] its own mushroom
    [opponent_spores_most] where most spores of people lie
    [opponent_mother] a person's mother
   *[insect] an insect token
 }
words-half = { $level ->
    [medium] Medium
   *[hard] Hard
 }: costs { $cost }; spreads { $count }; decaying: { $effect }; moves to: { $targets }.

## What is asked

ask-place-mother = Where does your mother begin? Choose a tile in the middle.
ask-place-automa = The lot has fallen on you: on which side of your mother does the automa begin?
ask-turn-first = Your turn: choose the first of two different actions.
ask-turn-second = You have { $action ->
    [move] moved
    [explore] explored
    [spore] spored
    [fruit] grown a mushroom
    [decay] let a mushroom decay
   *[discover] discovered
 }. Choose your second action.
ask-turn-after = Your actions are done. Use insects, or end your turn.
ask-move = Where does your mother go, up to { $steps } tiles?
ask-slot = Where does the { $colour ->
    [red] red
    [green] green
    [brown] brown
    [yellow] yellow
   *[black] black
 } tile go?
ask-slot-moved = Where does the { $colour ->
    [red] red
    [green] green
    [brown] brown
    [yellow] yellow
   *[black] black
 } edge tile go?
ask-turned = Which way round?
ask-with-mother = Does your mother spore together with { $card }? The wind is rolled then.
ask-reroll = The wind shows { $symbol }. Roll again?
ask-spread = { $count ->
    [one] One more spore: where does it fall?
   *[other] { $count } more spores: where does the next one fall?
 }
ask-pay = { $count ->
    [one] Which spore pays the last square?
   *[other] Which spore comes next? Still to pay: { $count }.
 }
ask-grow-at = Where does it grow?
ask-board = On which of your boards does it grow?
ask-keep = Which card do you keep?
ask-discard = Discard { $count ->
    [one] one more card
   *[other] { $count } cards
 } for an insect token.
ask-send = Whose mother goes where?
ask-lift = Which edge tile do you move?
ask-steal = From whose hand do you take a card?
ask-take = { $count ->
    [one] Take one card.
   *[other] Take { $count } cards, one after the other.
 }
ask-place = { $count ->
    [one] Place one more spore in your networks.
   *[other] Place up to { $count } spores in your networks.
 }
ask-remove = { $count ->
    [one] One more?
   *[other] Whose spores return to their owner, up to { $count } from one tile?
 }

## What can be chosen

option-place-mother = { $colour ->
    [red] red
    [green] green
    [brown] brown
    [yellow] yellow
   *[black] black
 } tile { $cell }{ $insects ->
    [0] { "" }
   *[other] , with an insect
 }
option-place-automa = { $colour ->
    [red] red
    [green] green
    [brown] brown
    [yellow] yellow
   *[black] black
 } tile { $cell }{ $insects ->
    [0] { "" }
   *[other] , with an insect
 }
option-move = Move your mother
option-move-to = { $colour ->
    [red] red
    [green] green
    [brown] brown
    [yellow] yellow
   *[black] black
 } tile { $cell }{ $insects ->
    [0] { "" }
    [one] , 1 insect
   *[other] , { $insects } insects
 }{ $steps ->
    [one] { "" }
   *[other] , over { $over }
 }
option-explore = Explore: stack { $stack }, { $count } tiles
option-slot = free place { $cell }{ $touching ->
    [one] { "" }
   *[other] , touches { $touching } tiles
 }
option-turned-up = { $a } upper left, { $c } upper right, { $b } below
option-turned-down = { $b } above, { $a } lower right, { $c } lower left
option-spore-mother = Spore with your mother: { $count } spores
option-spore = Spore with { $card } on board { $board }: { $count } spores
option-alone = the mushroom alone
option-mother-last = the mushroom, then the mother
option-mother-first = the mother, then the mushroom
option-roll-again = Roll again
option-keep-wind = Keep { $symbol }
option-spore-at = { $colour ->
    [red] red
    [green] green
    [brown] brown
    [yellow] yellow
   *[black] black
 } tile { $cell }{ $whose ->
    [nobody] { "" }
    [own] , yours
   *[other] , held by { $holder }
 }
option-fruit = Grow { $card } for { $cost }: { $points } points
option-pay = { $own ->
    [0] a spore of { $owner } at { $cell }
   *[other] your spore at { $cell }
 }
option-pay-rest = Pay the rest ({ $count }) from where most lie
option-grow-at = { $colour ->
    [red] red
    [green] green
    [brown] brown
    [yellow] yellow
   *[black] black
 } tile { $cell }
option-board = Board { $board }{ $under ->
    [0] , nothing under it
   *[other] { "" }
 }{ $more ->
    [0] { "" }
   *[other] , spreads { $more } more
 }{ $mother ->
    [0] { "" }
   *[other] , with the mother
 }
option-decay = Let { $card } on board { $board } decay
option-discover = Discover { $card }
option-discover-deck = Discover the top card of the deck
option-discover-more = Draw { $count } cards and keep one
option-new-market = 1 insect: a new market
option-cards-for-insect = Discard 3 cards for an insect
option-send-mother = 2 insects: move another's mother
option-end-turn = End your turn
option-keep = Keep { $card }
option-discard = Discard { $card }
option-send = { $whom }'s mother to { $cell }
option-lift = { $colour ->
    [red] red
    [green] green
    [brown] brown
    [yellow] yellow
   *[black] black
 } tile { $cell }
option-steal = { $whom }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
option-take = { $card }
option-take-deck = the top card of the deck
option-place-spore = { $colour ->
    [red] red
    [green] green
    [brown] brown
    [yellow] yellow
   *[black] black
 } tile { $cell }
option-remove-spore = a spore of { $owner } at { $cell }

## What happened

event-turn = Round { $round }: { $player }.
event-mother-placed = { $player }: start at { $cell }{ $insects ->
    [0] { "" }
   *[other] { " " }(an insect taken)
 }.
event-moved = { $player }: mother moved to { $cells }{ $insects ->
    [0] { "" }
    [one] { " " }(1 insect taken)
   *[other] { " " }({ $insects } insects taken)
 }.
event-mother-sent = { $player }: a mother sent to { $cell } ({ $whom }).
event-tile-drawn = { $player }: { $tile } drawn from stack { $stack }.
event-tile-laid = { $player }: { $tile } laid at { $cell }{ $insect ->
    [0] { "" }
   *[other] , with an insect
 }.
event-tile-moved = { $player }: { $tile } moved to { $cell }.
event-spores = { $player }: sporing at { $cell }: { $count ->
    [one] 1 spore
   *[other] { $count } spores
 }.
event-wind = The wind: { $symbol }.
event-area = The wind blows from { $cell } over { $symbol }: { $count } spores.
event-spore-laid = { $player }: a spore at { $cell }.
event-spore-removed = { $player }: a spore returned from { $cell } ({ $whom }).
event-spores-spent = { $player }: spores spent: { $cells }.
event-fruited = { $player }: { $card } grown at { $cell }, on board { $board }.
event-decayed = { $player }: { $card } decayed, now under board { $board }.
event-took-card = { $player }: { $card } taken.
event-drew = { $player }: { $count ->
    [one] a card
   *[other] { $count } cards
 } drawn from the deck.
event-kept-card = { $player }: { $count ->
    [one] a card
   *[other] { $count } cards
 } kept; the rest goes under the deck.
event-discarded = { $player }: { $count ->
    [one] a card
   *[other] { $count } cards
 } discarded.
event-market = On the market: { $cards }.
event-market-swept = { $player }: market swept: { $cards }.
event-insects = { $player }: { $count ->
    [one] an insect
   *[other] { $count } insects
 } taken.
event-stole = { $player }: a card taken from another hand ({ $whom }).
event-robbed = { $player }: a card lost to another hand ({ $by }).
event-ended-late = The game ends after { $round } rounds.
event-ended = { $player }: game ended.{ $token ->
    [0] { "" }
   *[other] { " " }End token: { $token }.
 }
event-final = { $player }: { $mushrooms } for mushrooms, { $insects } for insects, { $end_token } for the end token: { $total } points.
event-automa-card = { $player } turns up { $card }.
event-automa-shuffles = { $player } shuffles its cards.
event-automa-skips = { $player }, { $action ->
    [move] MOVE
    [explore] EXPLORE
    [spore] SPORE
    [fruit] FRUIT
   *[decay] DECAY
 }: { $why ->
    [no-token] no token is left
    [cannot-pay] no network can pay
    [none-ripe] no mushroom is ripe and free
    [all-blocked] all its mushrooms are blocked
    [none-left] no mushroom may spore
    [no-tiles] no tiles are left
   *[no-way] she cannot move
 }.
event-automa-lot = { $player } draws a lot among { $count }: { $what ->
    [network] the network
    [tile] the tile
    [place] the place
    [spore] where the spore falls
    [stack] the stack
    [slot] the slot
    [target] the target
   *[way] the way
 }.
event-automa-person = The lot among { $count } people: { $whom }.
event-automa-fruits = { $player } grows mushroom { $board } at { $cell }.
event-automa-decays = { $player }: mushroom { $board } decays; { $effect }.
event-automa-spores = { $player } spores with { $board ->
    [0] its mother
   *[other] mushroom { $board }
 } at { $cell }: { $count } spores.
event-automa-target = { $player } looks for { $target ->
    [tile_red] a red tile
    [tile_green] a green tile
    [tile_brown] a brown tile
    [tile_yellow] a yellow tile
    [opponent_mushroom] a person's mushroom
    [automa_mushroom] its own mushroom
    [opponent_spores_most] the most spores of people
    [opponent_mother] a person's mother
   *[insect] an insect
 } ({ $symbol }){ $found ->
    [0] : none
   *[other] { "" }
 }.

## How it ended

won-by-points = Most points.
won-by-mushrooms = Points are level; more mushrooms decide.
won-by-insects = Points and mushrooms are level; more insects decide.
won-together = All is level: a shared victory.

## Hints: what speaks for an option. Clauses that begin small and end without a full stop.

hint-behind = About { $count ->
    [one] 1 point
   *[other] { $count } points
 } less
hint-points-gain = grows { $count ->
    [one] 1 point
   *[other] { $count } points
 }
hint-points-deny = the others get { $count ->
    [one] 1 point
   *[other] { $count } points
 } less
hint-insects-gain = brings you { $count ->
    [one] an insect
   *[other] { $count } insects
 }
hint-insects-keep = keeps your { $count ->
    [one] insect
   *[other] { $count } insects
 }
hint-insects-cost = costs { $count ->
    [one] an insect
   *[other] { $count } insects
 }
hint-insects-deny = takes { $count ->
    [one] an insect
   *[other] { $count } insects
 } from the others
hint-spores-gain = { $count ->
    [one] one more spore
   *[other] { $count } more spores
 } in your networks
hint-spores-keep = keeps your { $count ->
    [one] spore
   *[other] { $count } spores
 } at hand
hint-spores-cost = uses { $count ->
    [one] a spore
   *[other] { $count } spores
 }
hint-spores-deny = takes { $count ->
    [one] a spore
   *[other] { $count } spores
 } from the others
hint-ground-gain = gives your mother room: { $count ->
    [one] one more tile
   *[other] { $count } more tiles
 } around her
hint-ground-cost = leaves { $count ->
    [one] one tile
   *[other] { $count } tiles
 } fewer around your mother
hint-cards-gain = brings you { $count ->
    [one] a card
   *[other] { $count } cards
 }
hint-cards-cost = gives away { $count ->
    [one] a card
   *[other] { $count } cards
 }
hint-ready-gain = then { $count ->
    [one] one more card
   *[other] { $count } more cards
 } of your hand can grow
hint-ready-keep = keeps { $count ->
    [one] a card
   *[other] { $count } cards
 } that can grow
hint-ripe-gain = then { $count ->
    [one] one more mushroom
   *[other] { $count } more mushrooms
 } may decay
hint-under-gain = { $count ->
    [one] one more board
   *[other] { $count } more boards
 } with a card underneath
hint-under-deny = keeps the others from the end of the game
hint-blocked-gain = frees { $count ->
    [one] a mushroom
   *[other] { $count } mushrooms
 } of yours
hint-blocked-cost = { $count ->
    [one] a mushroom
   *[other] { $count } mushrooms
 } of yours would be blocked
hint-blocked-deny = blocks { $count ->
    [one] a mushroom
   *[other] { $count } mushrooms
 } of others
hint-lasting-gain = { $count ->
    [one] a bonus that lasts
   *[other] { $count } bonuses that last
 }

## The table in the terminal

table-round = Round { $round }
table-piles = tiles { $first } and { $second }, deck { $deck }, insects { $insects }
table-market = Market
table-hand = Your hand
table-sign = { $sign ->
    [red] red
    [green] green
    [brown] brown
    [yellow] yellow
    [black] black
    [insect] insect
    [mother] mother
   *[mushroom] mushroom
 }
table-spores = On the wide side: the spores of each player in turn, { $none } for none.  O, U, A: the wind on each side.
table-player = points { $points }, cards { $cards }, insects { $insects }, spores left { $spores }
table-token = { $card } at { $cell }, spored { $count ->
    [one] once
   *[other] { $count } times
 }{ $blocked ->
    [0] { "" }
   *[other] , blocked
 }
table-under = under it: { $cards }

## Help on the pieces of the table

help-actions = The six actions of the game, those of this turn ticked off: move, explore, spore, fruit, decay, discover. A turn has two different ones. While spores fall, the wind and how many are left; while a mushroom is paid for, what is still owed.
help-automa = The automa's card of this turn: what its mushroom costs, how many spores it spreads, what a decay brings, and where its mother goes for each sign of the wind.
help-board = A player board. It holds one mushroom; its counter tells how often that has spored. After two sporings the mushroom may decay: its card goes under the board, its effect begins, its token is free again. A card under every board ends the game.
help-deck = The deck of mushroom cards, face down. It fills the market at the end of every turn. DISCOVER may also take its top card, unseen.
help-end = The end token. Whoever has a card under every board gets it and ends the game with it.
help-hand = Mushroom cards in hand, as many as you like. Nobody else sees them. They grow when one of your networks can pay for them; at the end cards in hand count nothing.
help-insects = Insect tokens. Two are worth a point at the end. In your turn one pays for a new market, two put somebody else's mother on another tile; three cards of your hand buy one.
help-market = The market: three open mushroom cards. DISCOVER takes one of them. It is filled at the end of every turn; for an insect it is laid out anew.
help-player = A player: points so far, insects, spores of the supply and the five boards. Touch another one to see the boards large.
help-slot = A free place beside the tiles, where an explored tile can be laid.
help-stack = A stack of tiles, face down. EXPLORE turns up the top one; it is laid with a side against the others.
help-supply = Spores that are not on the board. Each player has 30; spent spores come back here.
help-tile = A tile of the forest floor. Its colour is what a spore on it is worth; black counts as any colour. The signs O, U and A on its sides tell where the wind carries spores from here. It belongs to the mother on it, else to the mushroom on it.
help-turned = A way round for the new tile. Only the wind signs change their sides.
help-wind = The wind die. It shows O, U or A: spores fly across the side of the tile with that sign.

## Mushrooms

card-penny_bun = Penny bun
card-death_cap = Death cap
card-common_stinkhorn = Common stinkhorn
card-oyster_mushroom = Oyster mushroom
card-bleeding_tooth = Bleeding tooth
card-jubilee_waxcap = Jubilee waxcap
card-yellow_brain = Yellow brain
card-fly_agaric = Fly agaric
card-shaggy_ink_cap = Shaggy ink cap
card-common_ink_cap = Common ink cap
card-fairy_ring_champignon = Fairy ring champignon
card-honey_fungus = Honey fungus
card-beefsteak_fungus = Beefsteak fungus
card-scarlet_elf_cup = Scarlet elf cup
card-satans_bolete = Satan's bolete
card-green_elf_cup = Green elf cup
card-the_prince = The prince
card-chanterelle = Chanterelle
card-horn_of_plenty = Horn of plenty
card-wood_hedgehog = Wood hedgehog
card-giant_puffball = Giant puffball
card-common_puffball = Common puffball
card-parasol = Parasol
card-shaggy_parasol = Shaggy parasol
card-wood_blewit = Wood blewit
card-field_blewit = Field blewit
card-st_georges_mushroom = St George's mushroom
card-common_morel = Common morel
card-false_morel = False morel
card-chicken_of_the_woods = Chicken of the woods
card-hen_of_the_woods = Hen of the woods
card-dryads_saddle = Dryad's saddle
card-turkey_tail = Turkey tail
card-birch_polypore = Birch polypore
card-hoof_fungus = Hoof fungus
card-artists_bracket = Artist's bracket
card-lacquered_bracket = Lacquered bracket
card-lions_mane = Lion's mane
card-coral_tooth = Coral tooth
card-wood_cauliflower = Wood cauliflower
card-jelly_ear = Jelly ear
card-velvet_shank = Velvet shank
card-sulphur_tuft = Sulphur tuft
card-porcelain_fungus = Porcelain fungus
card-amethyst_deceiver = Amethyst deceiver
card-blackening_waxcap = Blackening waxcap
card-scarlet_waxcap = Scarlet waxcap
card-parrot_waxcap = Parrot waxcap
card-pink_waxcap = Pink waxcap
card-verdigris_agaric = Verdigris agaric
card-destroying_angel = Destroying angel
card-panther_cap = Panther cap
card-the_blusher = The blusher
card-saffron_milkcap = Saffron milkcap
card-woolly_milkcap = Woolly milkcap
card-bay_bolete = Bay bolete
card-orange_birch_bolete = Orange birch bolete
card-slippery_jack = Slippery jack
card-charcoal_burner = Charcoal burner
card-the_sickener = The sickener
card-collared_earthstar = Collared earthstar
card-fluted_birds_nest = Fluted bird's nest
card-dead_mans_fingers = Dead man's fingers
card-king_alfreds_cakes = King Alfred's cakes
card-devils_fingers = Devil's fingers
card-orange_peel_fungus = Orange peel fungus
card-liberty_cap = Liberty cap
card-violet_webcap = Violet webcap
card-summer_truffle = Summer truffle

## Effects of decayed mushrooms

card-move_one_edge_tile = Drifting ground
card-send_opponent_mother_to_empty_tile = Sent away
card-steal_random_card = Stolen spawn
card-take_two_cards = Rich find
card-this_mushroom_spreads_one_more = Fertile bed
card-spore_this_mushroom_and_mother = Together with the mother
card-repeat_an_action = Once again
card-discover_two_keep_one = Choice of two
card-mother_moves_up_to_three = Swift mother
card-mother_spreads_three = Generous mother
card-gain_an_insect = Insect guest
card-place_two_spores_in_network = Quiet growth
card-remove_two_spores = Smothered spores
card-reroll_the_wind = Turning wind
card-automa_nothing = No effect
card-automa_gain_insect = Automa: insect guest
card-automa_mother_spores = Automa: generous mother
card-automa_send_mother_away = Automa: sent away
card-automa_remove_two_spores = Automa: smothered spores
card-automa_steal_card = Automa: stolen spawn
