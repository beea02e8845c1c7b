### Everdell. Clauses such as "good" and the effects are put together to whole sentences, so they begin small and end
### without a full stop.

## The game

game-name = Everdell
game-about = A year in a valley of critters: place workers, build a city of 15 cards, let it produce, achieve Events. For 1 to 4 players; alone against Rugwort, or alone or as a pair against Nightweave.
rival-rugwort = Rugwort
setting-rival = Against whom
setting-rival-none = nobody else
setting-rival-rugwort = Rugwort
setting-rival-nightweave = Nightweave
setting-starter = Who begins
setting-starter-random = by chance
setting-starter-value = seat { $value }
setting-year = Rugwort’s year
setting-year-1 = 1: the Rascal
setting-year-2 = 2: the Rotten
setting-year-3 = 3: the Rapscallion

## Names of things

card-architect = Architect
card-bard = Bard
card-barge_toad = Barge Toad
card-chip_sweep = Chip Sweep
card-doctor = Doctor
card-fool = Fool
card-historian = Historian
card-husband = Husband
card-innkeeper = Innkeeper
card-judge = Judge
card-king = King
card-miner_mole = Miner Mole
card-monk = Monk
card-peddler = Peddler
card-postal_pigeon = Postal Pigeon
card-queen = Queen
card-ranger = Ranger
card-shepherd = Shepherd
card-shopkeeper = Shopkeeper
card-teacher = Teacher
card-undertaker = Undertaker
card-wanderer = Wanderer
card-wife = Wife
card-woodcarver = Woodcarver
card-castle = Castle
card-cemetery = Cemetery
card-chapel = Chapel
card-clock_tower = Clock Tower
card-courthouse = Courthouse
card-crane = Crane
card-dungeon = Dungeon
card-ever_tree = Ever Tree
card-fairgrounds = Fairgrounds
card-farm = Farm
card-general_store = General Store
card-inn = Inn
card-lookout = Lookout
card-mine = Mine
card-monastery = Monastery
card-palace = Palace
card-post_office = Post Office
card-resin_refinery = Resin Refinery
card-ruins = Ruins
card-school = School
card-storehouse = Storehouse
card-theater = Theater
card-twig_barge = Twig Barge
card-university = University
card-three_twigs = Twig Bank
card-two_twigs_card = Twig Path
card-two_resin = Resin Pine
card-one_resin_card = Resin Path
card-two_cards_point = Crossroads
card-one_pebble = Pebble Ford
card-one_berry_card = Berry Hedge
card-one_berry = Berry Bush
card-f_two_berries_card = Berry Glade
card-f_two_any = Rich Hollow
card-f_discard_draw_double = Whispering Stump
card-f_copy_basic_card = Echo Rock
card-f_three_cards_pebble = Story Stones
card-f_twig_resin_berry = Mixed Grove
card-f_three_berries = Bramble Thicket
card-f_two_resin_twig = Old Pines
card-f_two_cards_any = Hermit’s Nook
card-f_discard_three_any = Barter Oak
card-f_meadow_two_play_one = Woodland Gate
card-haven = Haven
card-journey_2 = Journey: 2 points
card-journey_3 = Journey: 3 points
card-journey_4 = Journey: 4 points
card-journey_5 = Journey: 5 points
card-city_monument = City Monument
card-grand_tour = Grand Tour
card-harvest_festival = Harvest Festival
card-cartographers_expedition = Cartographer’s Expedition
card-a_brilliant_marketing_plan = A Brilliant Marketing Plan
card-a_wee_run_city = A Well Run City
card-an_evening_of_fireworks = An Evening of Fireworks
card-ancient_scrolls_discovered = Ancient Scrolls Discovered
card-capture_of_the_acorn_thieves = Capture of the Acorn Thieves
card-croak_wart_cure = Croak Wart Cure
card-flying_doctor_service = Flying Doctor Service
card-graduation_of_scholars = Graduation of Scholars
card-ministering_to_miscreants = Ministering to Miscreants
card-path_of_the_pilgrims = Path of the Pilgrims
card-performer_in_residence = Performer in Residence
card-pristine_chapel_ceiling = Pristine Chapel Ceiling
card-remembering_the_fallen = Remembering the Fallen
card-tax_relief = Tax Relief
card-the_everdell_games = The Everdell Games
card-under_new_management = Under New Management
card-winter = winter
card-spring = spring
card-summer = summer
card-autumn = autumn
figure-points = points
figure-base = cards
figure-tokens = point tokens
figure-prosperity = Prosperity
figure-journey = Journey
figure-events = Events
figure-cards = cards in the city
figure-achieved = Events achieved
figure-resources = resources

## Parts of sentences

good = { $good ->
    [twig] { $count ->
        [one] 1 twig
       *[other] { $count } twigs
     }
    [resin] { $count } resin
    [pebble] { $count ->
        [one] 1 pebble
       *[other] { $count } pebbles
     }
    [berry] { $count ->
        [one] 1 berry
       *[other] { $count } berries
     }
    [point] { $count ->
        [one] 1 point token
       *[other] { $count } point tokens
     }
   *[any] { $count ->
        [one] 1 resource of your choice
       *[other] { $count } resources of your choice
     }
 }
good-counted = { $good ->
    [twig] twigs
    [resin] resin
    [pebble] pebbles
    [berry] berries
    [point] point tokens
   *[any] resources of your choice
 }: { $often }
good-nothing = nothing
list-or = { $first } or { $second }
list-and = { $first } and { $second }
cards-hidden = { $count ->
        [one] 1 card
       *[other] { $count } cards
     }
which = { $rarity ->
    [common] {"Common "}
    [unique] {"Unique "}
   *[any] {""}
 }{ $colour ->
    [tan] {"Traveller "}
    [green] {"Production "}
    [red] {"Destination "}
    [blue] {"Governance "}
    [purple] {"Prosperity "}
   *[any] {""}
 }{ $kind ->
    [critter] Critters
    [construction] Constructions
   *[any] cards
 }
colour-count = { $count } { $colour ->
     [tan] Traveller
     [green] Production
     [red] Destination
     [blue] Governance
    *[purple] Prosperity
 } { $count ->
    [one] card
   *[other] cards
 }
any-critter = any Critter
place-limbo = the worker whose card has left

## Effects

fx-gain = gain { $goods }
fx-spend = { $verb ->
    [pay] pay
    [give] give an opponent
   *[set_aside] put on the Event
 } { $least ->
    [0] up to { $count }
   *[other] { $count }
 } { $good ->
    [twig] twigs
    [resin] resin
    [pebble] pebbles
    [berry] berries
   *[any] resources
 }
fx-worth = worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }
fx-in-the-end = at the end: { $bonus }
fx-refund = gain its printed cost
fx-put-on-self = put { $goods } on this card
fx-take-from-self = remove { $goods } from this card
fx-take-all-from-self = take everything on this card
fx-put-on-event = put { $goods } on the Event
fx-draw = draw { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
fx-draw-to-limit = draw up to the hand limit
fx-discard-hand = discard { $count ->
    [99] any number of cards
    [one] 1 card
   *[other] { $least ->
        [0] up to { $count }
        [1] up to { $count }
       *[other] { $count }
     } cards
 } from your hand
fx-give-cards = give { $count ->
    [one] a card
   *[other] { $count } cards
 } to an opponent
fx-draw-meadow = draw { $least ->
    [0] up to { $count }
   *[other] { $count }
 } from the Meadow
fx-discard-meadow = discard { $count } Meadow cards
fx-refill = refill the Meadow
fx-reveal = reveal { $count } cards from the deck{ $choice ->
    [1] {" or the discard pile"}
   *[other] {""}
 }
fx-take-to-hand = take any of them into your hand
fx-put-rest-beneath = put the rest beneath the Event
fx-discard-rest = discard the rest
fx-discard-city = discard { $count } of your city’s { $which }{ $other ->
    [1] {" (not this one)"}
   *[other] {""}
 }
fx-put-beneath = put up to { $count } { $from ->
    [city] of your city’s
   *[hand] of your hand’s
 } { $which } beneath the Event
fx-activate-location = { $own ->
    [1] activate a { $forest ->
        [1] basic or Forest
       *[other] basic
     } location with your worker again
   *[other] copy a { $forest ->
        [1] basic or Forest
       *[other] basic
     } location
 }
fx-move-worker = move one of your workers to another location
fx-recall-worker = bring back one of your workers
fx-activate-production = activate your Production cards
fx-copy-production = { $own ->
    [1] activate another Production card of your city
   *[other] copy a Production card of an opponent
 }
fx-play = { $optional ->
    [1] {"you may "}
   *[other] {""}
 }play a card { $from ->
    [hand] from your hand
    [meadow] from the Meadow
    [both] from your hand or the Meadow
    [shown] you revealed
   *[drawn] you drew
 }{ $points ->
    [9] {""}
   *[other] {" of at most "}{ $points } points
 } { $free ->
    [1] free of charge
   *[other] { $less ->
        [1] for 1 resource less
       *[other] for { $less } resources less
     }
 }
custom-reduce = { $price ->
    [imprison] put a Critter of your city beneath this card: 3 resources less
   *[discard_self] discard this card: { $of ->
        [critter] 3 berries less for a Critter
        [construction] 3 resources less for a Construction
       *[other] 3 resources less
     }
 }
custom-swap = pay { $count } resource of the cost with one of another kind
count-city = { $each } for each of your city’s { $which }
count-supply = your supply: { $good ->
    [twig] twigs
    [resin] resin
    [pebble] pebbles
    [berry] berries
    [point] point tokens
   *[any] resources of your choice
 }
count-on-self = { $good ->
    [twig] twigs
    [resin] resin
    [pebble] pebbles
    [berry] berries
    [point] point tokens
   *[any] resources of your choice
 } on this card
count-on-card = { $good ->
    [twig] twigs
    [resin] resin
    [pebble] pebbles
    [berry] berries
    [point] point tokens
   *[any] resources of your choice
 } on: { $card }
count-on-event = { $good ->
    [twig] twigs
    [resin] resin
    [pebble] pebbles
    [berry] berries
    [point] point tokens
   *[any] resources of your choice
 } on the Event
count-beneath = cards beneath it
count-prisoners = prisoners in your Dungeon
count-workers-on = workers on: { $card }
count-events = { $kind ->
    [basic] basic Events
   *[special] special Events
 }
count-pairs = pairs in all cities
count-drawn = cards drawn
count-paired = if this card is paired
if-paired = this card is paired
if-has = the city has: { $which }
if-stands-on = your worker stands on one
when-played = after you play one of: { $which }
when-preparing = before you prepare for season

## Components in sentences

label-card = { $kind ->
    [critter] Critter
   *[construction] Construction
 }, { $colour ->
    [tan] Traveller
    [green] Production
    [red] Destination
    [blue] Governance
   *[purple] Prosperity
 }, { $rarity ->
    [common] Common
    [legendary] Legendary
   *[unique] Unique
 }, { $points ->
        [one] 1 point
       *[other] { $points } points
     }
label-place = { $kind ->
    [basic_location] Basic location
    [forest_location] Forest location
    [haven] Haven
   *[journey] Journey
 }
label-event = { $kind ->
    [basic_event] Basic Event
   *[special_event] Special Event
 }
words-cost = Costs { $cost }.
words-before = Makes room for itself: { $effect }.
words-into = Is played into a free space of an opponent’s city.
words-effect = When played: { $effect }.
words-production = Production: { $effect }.
words-visit = Visit: { $effect }.
words-open = Open to all: when an opponent visits it, you gain { $goods }.
words-reaction = { $reaction }.
words-ability = When you play a card: { $ability }.
words-bonus = Points at the end: { $bonus }.
words-hosts = Lets in free, once: { $hosts }.
words-pays = What you pay for it goes to an opponent.
words-permanent = A worker stays here for good.
words-second = With the { $card } in your city there is a second { $cell ->
    [1] cell
   *[other] space
 } here.
words-no-space = Takes no space in the city.
words-shares = Can share a space with { $card }.
words-requires = Needs in your city: { $needed }.
words-achieved = When achieved: { $effect }.
words-points = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
words-journey = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
 } at the end; the worker stays there.
words-place = { $effect }.
words-room = { $room ->
    [shared] Any number of workers
    [forest] One worker; with { $players } players two, of different players
   *[one] One worker
 }.

## What each component does, written for what told.toml says: a change there asks for all languages

does-architect = At the end: 1 point for each resin and pebble in your supply, at most 6.
does-bard = When played: discard up to 5 cards from your hand for 1 point token each.
does-barge_toad = Production: 2 twigs for each Farm in your city.
does-chip_sweep = Production: activate another Production card in your city.
does-doctor = Production: pay up to 3 berries for 1 point token each.
does-historian = After you play a card: draw 1 card.
does-husband = Production: 1 resource of your choice if he shares a space with a Wife and there is a Farm in your city.
does-innkeeper = When you play a Critter, you may discard this card to pay 3 berries less.
does-judge = When you play a card, you may pay 1 resource of its cost with one of another kind.
does-king = At the end: 1 point for each basic Event and 2 points for each special Event you have achieved.
does-miner_mole = Production: copy a Production card in an opponent’s city.
does-monk = Production: give an opponent up to 2 berries for 2 point tokens each.
does-peddler = Production: exchange up to 2 resources for as many of your choice.
does-postal_pigeon = When played: reveal 2 cards from the deck; you may play one worth at most 3 points free. Discard the rest.
does-queen = Visit: play a card worth at most 3 points free, from your hand or the Meadow.
does-ranger = When played: move one of your workers to another location and carry that out.
does-shepherd = When played: 3 berries, and 1 point token for each point token on your Chapel.
does-shopkeeper = After you play a Critter: 1 berry.
does-teacher = Production: draw 2 cards, keep one and give the other to an opponent.
does-undertaker = When played: discard 3 cards from the Meadow and refill it; then take 1 card from the Meadow.
does-wanderer = When played: draw 3 cards.
does-wife = At the end: 3 points if she shares a space with a Husband.
does-woodcarver = Production: pay up to 3 twigs for 1 point token each.
does-castle = At the end: 1 point for each Common Construction in your city.
does-cemetery = Visit: reveal 4 cards from the deck or the discard pile, play one of them free and discard the rest.
does-chapel = Visit: put 1 point token on this card, then draw 2 cards for each point token on it.
does-clock_tower = When played: put 3 point tokens on this card. Before you prepare for a season, you may remove 1 of them to carry out again a basic or Forest location where your worker stands.
does-courthouse = After you play a Construction: 1 twig, 1 resin or 1 pebble.
does-crane = When you play a Construction, you may discard this card to pay 3 resources less.
does-dungeon = When you play a card, you may put a Critter from your city beneath this card to pay 3 resources less.
does-ever_tree = At the end: 1 point for each Prosperity card in your city, this one included.
does-fairgrounds = Production: draw 2 cards.
does-farm = Production: 1 berry.
does-general_store = Production: 1 berry, and 1 more if there is a Farm in your city.
does-inn = Visit: play a card from the Meadow for 3 resources less.
does-lookout = Visit: copy a basic or Forest location.
does-mine = Production: 1 pebble.
does-monastery = Visit: give an opponent 2 resources for 4 point tokens.
does-palace = At the end: 1 point for each Unique Construction in your city, this one included.
does-post_office = Visit: give an opponent 2 cards from your hand; then discard as many as you like and draw up to your hand limit.
does-resin_refinery = Production: 1 resin.
does-ruins = When played: discard a Construction from your city, which makes room for this one. Gain its printed cost and draw 2 cards.
does-school = At the end: 1 point for each Common Critter in your city.
does-storehouse = Production: put 3 twigs, 2 resin, 1 pebble or 2 berries on this card. Visit: take everything on it.
does-theater = At the end: 1 point for each Unique Critter in your city.
does-twig_barge = Production: 2 twigs.
does-university = Visit: discard another card from your city. Gain its printed cost, 1 resource of your choice and 1 point token.
does-farm_winter_1 = Production: 1 berry or 2 cards.
does-farm_winter_2 = Production: 1 berry or 1 resin.
does-farm_spring_1 = Production: 1 berry or 2 twigs.
does-farm_spring_2 = Production: 1 berry, or 1 twig and 1 card.
does-farm_summer_1 = Production: 1 berry.
does-farm_summer_2 = Production: 2 berries or 1 pebble.
does-farm_autumn_1 = Production: 1 berry or 1 point token.
does-farm_autumn_2 = Production: 1 berry and 1 card, or 1 resource of your choice.
does-corrin_field = Production: 1 berry, and 1 more for each Farm in your opponents’ cities. Then each opponent may draw 1 card for each Farm of their own.
does-corrin_path = Visit: carry out a location where an opponent’s worker stands. Not the Cemetery, the Chapel, the Monastery, a Legend, an Event or the Journey.
does-corrin_warrior = When played: give your opponents up to 8 cards and resources in all for 1 point token each.
does-corrin_leader = After you draw cards, you may give one of them to an opponent for 1 point token.
does-corrin_king = At the end: 1 point for each Prosperity card in the city of one opponent.
does-click_clacks = Production: 3 berries, and 1 resource of your choice for each Farm in your city.
does-strongroot_castle = At the end: 2 points for each Common Construction in your city.
does-darkdeep_prison = When played: discard up to 2 Critters from your city for 3 point tokens and 3 resources of your choice each.
does-everflame_tomb = Visit: you may play a card free, from your hand or the Meadow.
does-king_norths_treasury = When played: put 4 point tokens on this card. When you play a card, you may spend any of them: each makes it cost 2 resources less.
does-chipter_swipple = Production: activate up to 2 different Production cards in your city, but no Legends.
does-jor_goldwing = When played: 1 point token for each card in your hand, at most 8. You keep the cards.
does-mayberry_matriarch = At the end: 5 points if she shares a space with a Husband and there is a Farm in your city.
does-strey_softpaw = Visit: choose up to 2 workers on basic or Forest locations, anybody’s, and carry out their locations.
does-tarry_hare = After you play a Critter: 1 resource of your choice. After you play a Construction: draw up to 2 cards.
does-three_twigs = 3 twigs.
does-two_twigs_card = 2 twigs and 1 card.
does-two_resin = 2 resin.
does-one_resin_card = 1 resin and 1 card.
does-two_cards_point = 2 cards and 1 point token.
does-one_pebble = 1 pebble.
does-one_berry_card = 1 berry and 1 card.
does-one_berry = 1 berry.
does-f_two_berries_card = 2 berries and 1 card.
does-f_two_any = 2 resources of your choice.
does-f_discard_draw_double = Discard 1 or more cards from your hand, then draw 2 for each.
does-f_copy_basic_card = Draw 1 card and copy a basic location.
does-f_three_cards_pebble = 3 cards and 1 pebble.
does-f_twig_resin_berry = 1 twig, 1 resin and 1 berry.
does-f_three_berries = 3 berries.
does-f_two_resin_twig = 2 resin and 1 twig.
does-f_two_cards_any = 2 cards and 1 resource of your choice.
does-f_discard_three_any = Discard up to 3 cards from your hand for 1 resource of your choice each.
does-f_meadow_two_play_one = Take 2 cards from the Meadow; you may play one of them at once for 1 resource less.
does-haven = Discard cards from your hand: 1 resource of your choice for every 2.
does-journey_2 = Discard 2 cards from your hand.
does-journey_3 = Discard 3 cards from your hand.
does-journey_4 = Discard 4 cards from your hand.
does-journey_5 = Discard 5 cards from your hand.
does-a_brilliant_marketing_plan = When achieved: give your opponents up to 3 resources in all and put 2 point tokens on this Event for each.
does-a_wee_run_city = When achieved: take back one of your workers.
does-an_evening_of_fireworks = When achieved: put up to 3 twigs on this Event. At the end: 2 points for each.
does-ancient_scrolls_discovered = When achieved: reveal 5 cards from the deck, take as many as you like into your hand and put the rest beneath this Event. At the end: 1 point for each card beneath it.
does-capture_of_the_acorn_thieves = When achieved: put up to 2 Critters from your city beneath this Event. At the end: 3 points for each.
does-croak_wart_cure = When achieved: pay 2 berries and discard 2 cards from your city.
does-flying_doctor_service = At the end: 3 points for each Husband and Wife who share a space, in all cities.
does-graduation_of_scholars = When achieved: put up to 3 Critters from your hand beneath this Event. At the end: 2 points for each.
does-ministering_to_miscreants = At the end: 3 points for each prisoner in your Dungeon.
does-path_of_the_pilgrims = At the end: 3 points for each worker on your Monastery.
does-performer_in_residence = When achieved: put up to 3 berries on this Event. At the end: 2 points for each.
does-pristine_chapel_ceiling = When achieved: draw 1 card and gain 1 resource of your choice for each point token on your Chapel. At the end: 2 points for each point token there.
does-remembering_the_fallen = At the end: 3 points for each worker on your Cemetery.
does-tax_relief = When achieved: activate all your Production cards.
does-under_new_management = When achieved: put up to 3 resources on this Event. At the end: 1 point for each twig and berry on it, 2 points for each resin and pebble.

## Questions

ask-turn = Your turn: { $workers ->
    [0] { $season ->
        [autumn] play a card or pass
       *[other] play a card or prepare for the next season
     }
    [one] place your last worker or play a card
   *[other] place one of { $workers } workers or play a card
 }. It is { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
 }.
ask-way = How do you pay for { $card }?
ask-waive = { $card } costs up to { $count } less: what do you pay?
ask-pick = { $verb ->
    [discard-hand] Discard cards from your hand.
    [draw-meadow] Take cards from the Meadow.
    [discard-meadow] Discard cards of the Meadow.
    [take-to-hand] Which revealed cards do you keep?
    [discard-city] Discard cards of your city.
    [activate-own] Which Production cards do you activate?
    [put-city-beneath] Which cards of your city go beneath the Event?
    [put-hand-beneath] Which hand cards go beneath the Event?
   *[give-cards] Which cards do you give?
 }{ $least ->
    [1] {" Left: "}
   *[other] {" At most: "}
 }{ $count }.
ask-take = Take a resource of your choice{ $count ->
    [one] {""}
   *[other] {", "}{ $count } in all
 }.
ask-spend = { $good ->
    [twig] How many twigs
    [resin] How much resin
    [pebble] How many pebbles
    [berry] How many berries
   *[any] How many resources
 } do you { $verb ->
    [pay] pay
    [give] give
   *[set_aside] set aside
 }? At most { $count }.
ask-give-to = To which opponent?
ask-give-cards-to = Who gets { $count ->
    [one] the card
   *[other] the { $count } cards
 }?
ask-reveal = Reveal { $count } cards from where?
ask-copy = { $own ->
    [1] Which location with your worker works again?
   *[other] Which location do you copy?
 }
ask-copy-card = { $own ->
    [1] Which Production card works again?
   *[other] Which Production card do you copy?
 }
ask-move = Which of your workers moves?
ask-move-to = Where does it go?
ask-recall = Which worker comes back?
ask-produce = Which Production card comes next?
ask-use = Which card do you use?
ask-play-by = Play a card { $free ->
    [1] free of charge
   *[other] { $less ->
        [1] for 1 resource less
       *[other] for { $less } resources less
     }
 }{ $optional ->
    [1] {", if you like"}
   *[other] {""}
 }.
ask-send = Into whose city does { $card } go?
ask-drive-away = Which card of Rugwort’s city does the Fool drive away?

## Options

option-visit = { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 }: { $effect }
option-copy = Copy { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 }: { $effect }
option-move = The worker on { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 } ({ $effect })
option-recall = Bring back from { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 } ({ $effect })
option-play = { $card }: { $way }
option-play-otherwise = { $card }, otherwise: { $way }
option-play-by = { $card }, { $free ->
    [1] free of charge
   *[other] { $less ->
        [1] for 1 resource less
       *[other] for { $less } resources less
     }
 }
option-pay = Pay { $cost }
way-pay = pay { $cost }
way-host = moves into { $card } free
way-with = with { $card }{ $swap ->
    [1] {": pay "}{ $cost }
   *[other] { $waived ->
        [0] {", pay "}{ $cost }
       *[other] {", "}{ $waived } of { $cost } less
     }
 }
way-imprison = { $prisoner } goes into { $card }: { $waived } of { $cost } less
way-several = choose one of { $count } ways to pay
option-prepare = Prepare for { $season ->
    [spring] spring
    [summer] summer
   *[autumn] autumn
 }: { $workers ->
    [0] no new worker
    [one] 1 new worker
   *[other] { $workers } new workers
 }; { $effect }
option-pass = Pass: you are finished
option-take = { $good ->
    [twig] A twig
    [resin] A resin
    [pebble] A pebble
   *[berry] A berry
 }
option-spend = { $verb ->
    [pay] Pay
    [give] Give
   *[set_aside] Set aside
 } { good }
option-enough = { $picked ->
    [0] None
   *[other] Enough
 }
option-pick = { $verb ->
    [discard] Discard
    [draw] Take
    [give] Give
    [keep] Keep
    [activate] Activate
   *[beneath] Beneath the Event:
 } { $card }
option-from-deck = From the deck
option-from-discard = From the discard pile
option-use = { $card }: { $effect }
option-produce = { $card }: { $effect }
option-drive-away = Drive away { $card }

## What happened

event-turn = { $player }, { $season }
event-placed = { $player }: worker to { $what }
event-played = { $player }: { $card } played{ $from ->
    [meadow] {" from the Meadow"}
   *[other] {""}
 }
event-paid = { $player }: { $goods } paid
event-gave = { $player }: { $goods } to { $to }
event-set-aside = { $player }: { $goods } on the Event
event-occupied = { $player }: Occupied token on { $card }
event-helped = { $player }: { $card } helps
event-imprisoned = { $player }: { $card } imprisoned
event-left = { $player }: { $card } leaves the city
event-gained = { $player }: { $goods }
event-laid = { $player }: { $goods } on { $card }
event-taken-off = { $player }: { $goods } taken off { $card }
event-drew = { $player }: { $cards } drawn
event-drew-meadow = { $player }: { $card } taken from the Meadow
event-shown = { $player } New in the Meadow: { $card }
event-shuffled = { $player } The discard pile becomes the deck ({ $count })
event-discarded = { $player }: { $cards } discarded
event-discarded-meadow = { $player }: { $card } discarded from the Meadow
event-discarded-rest = { $player }: { $cards } discarded
event-revealed = { $player }: revealed: { $cards }
event-kept = { $player }: { $card } kept
event-put-beneath = { $player }: beneath the Event: { $cards }
event-gave-card = { $player }: a card given to { $to }
event-got-card = { $player }: { $cards } received
event-sent = { $player }: { $card } goes to { $to }
event-achieved = { $player }: Event achieved: { $event }
event-copied = { $player }: { $what } copied
event-copied-card = { $player }: { $card } copied ({ $of })
event-recalled = { $player }: a worker comes back
event-production = { $player }: Production
event-reacted = { $player }: { $card } works
event-prepared = { $player }: ready for { $season }
event-passed = { $player }: passed
event-over = { $player } The game is over
event-rugwort-rolls = { $player }: rolls the die
event-rugwort-plays = { $player }: takes { $card }
event-rugwort-sends = { $player }: sends you { $card }
event-rugwort-moves = { $player }: moves on: { $season }{ $kidnaps ->
    [1] {", and takes one of your workers"}
   *[other] {""}
 }

## The end

won-by-points = Most points: { $points }.
won-by-events = { $points } points each; more Events decide.
won-by-resources = { $points } points and as many Events each; more resources decide.
won-shared = { $points } points each: a shared victory.
won-against-rival = You have beaten { $rival }: { $points } points.
lost-against-rival = { $rival } wins with { $points } points.

## Hints: what speaks for an option. Clauses that begin small and end without a full stop.

hint-behind = About { $count ->
    [one] 1 point
   *[other] { $count } points
 } less
hint-points-gain = brings { $count ->
    [one] 1 point
   *[other] { $count } points
 }
hint-points-cost = costs { $count ->
    [one] 1 point
   *[other] { $count } points
 }
hint-resources-gain = brings you { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }
hint-resources-keep = keeps your { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }
hint-resources-cost = costs { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }
hint-hand-gain = { $count ->
    [one] 1 card
   *[other] { $count } cards
 } more in hand
hint-hand-cost = costs { $count ->
    [one] 1 card
   *[other] { $count } cards
 } of your hand
hint-workers-gain = { $count ->
    [one] 1 worker
   *[other] { $count } workers
 } more to place
hint-workers-keep = keeps { $count ->
    [one] 1 worker
   *[other] { $count } workers
 } for later
hint-production-gain = { $count ->
    [one] 1 Production card more in your city
   *[other] { $count } Production cards more in your city
 }
hint-houses-gain = { $count ->
    [one] a Construction more that lets a Critter in free
   *[other] { $count } Constructions more that let a Critter in free
 }
hint-reach-gain = { $count ->
    [one] an Event is within reach
   *[other] { $count } Events are within reach
 }

## The table in the terminal

table-piles = Deck { $deck }, discard pile { $discard }
table-meadow = Meadow
table-places = Locations
table-events = Events
table-revealed = Revealed
table-player = { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
 }, { $points } points ({ $tokens } in tokens), { $free } workers free, { $hand } cards, { $used } of { $spaces } spaces
table-passed = passed
table-city = City
table-hand = Hand

## Help on the pieces of the table

help-cards = Cards in hand, at most 8. Nobody else sees them. They are played into the city, given away or discarded.
help-city = A city: the cards somebody has played. It has room for 15; most count points at the end.
help-deck = The deck. Cards are drawn from it, and it fills the Meadow. When it is empty, the discard pile is shuffled.
help-discard = The discard pile, face down. It becomes the new deck when that is empty.
help-forest = A clearing for a Forest location. Nothing lies in this one.
help-goods = Resources: twigs, resin and pebbles build, berries bring Critters. They are kept from turn to turn.
help-haven = A place where a worker trades hand cards: one resource of your choice for every two cards.
help-meadow = An empty slot of the Meadow. It is filled from the deck. Everybody may play cards from the Meadow as from the hand.
help-player = A player: season, points so far, workers that are free, resources and city. Touch another one to see the city large.
help-points = Points so far: base points of cards, point tokens, what Prosperity cards and Events count just now. Most points win.
help-season = The Ever Tree. When your workers are all placed, you may prepare for the next season: they come back, with new ones.
help-seat = A player at this table, with the season that is theirs.
help-workers = Workers that are not placed. One goes to a location in a turn and stays there until the next season.
help-aside = Cards beside the hand: your Legends, the top Farm of the Pigs’ stack, cards that hang in a Web. They do not count for the hand limit, except those in a Web.
help-caught = A card of your hand in Nightweave’s Web. It cannot be played, discarded or given, but counts for the hand limit.
help-lair = Nightweave: her points, her season, the spiders at home, what she is about to do, and what is in force. Touch her to look into her Lair.
help-lair-activity = Her Activity card in play. She does the left action, else the right one, else the one below. The arrow says which way she goes where a place is blocked or things are equal.
help-lair-won = Her Accomplishments: cards and Events she has won, face up or face down. When she ends, they fill her city, and the rest counts as well.
help-ploy = A Personality, Plot or Scheme: what it says is in force now. Pass over it to read it.
help-power = A Player Power: what only this player may do.
help-shut = A card of your city that lies face down until another Scheme comes. It keeps its space and is good for nothing else.
help-won = A card among Nightweave’s Accomplishments.

## Mistwood: modules

card-farm_winter_1 = Winter Farm
card-farm_winter_2 = Winter Farm
card-farm_spring_1 = Spring Farm
card-farm_spring_2 = Spring Farm
card-farm_summer_1 = Summer Farm
card-farm_summer_2 = Summer Farm
card-farm_autumn_1 = Autumn Farm
card-farm_autumn_2 = Autumn Farm
module-farms = Through Every Season
module-farms-about = Eight special Farms take the place of the Farms: they differ in cost, and most offer two abilities, of which you choose one each time.
card-corrin_field = Corrin Evertail’s Field
card-corrin_path = Corrin Evertail’s Path
card-corrin_warrior = Corrin Evertail the Warrior
card-corrin_leader = Corrin Evertail the Leader
card-corrin_king = Corrin Evertail the King
card-click_clacks = Click Clack’s
card-strongroot_castle = Strongroot Castle
card-darkdeep_prison = Darkdeep Prison
card-everflame_tomb = Everflame Tomb
card-king_norths_treasury = King North’s Treasury
card-chipter_swipple = Chipter Swipple
card-jor_goldwing = Jor Goldwing
card-mayberry_matriarch = Mayberry Matriarch
card-strey_softpaw = Strey Softpaw
card-tarry_hare = Tarry Hare
card-butterflies = Butterflies: Boundless
card-pigs = Pigs: Master Farmers
card-spiders = Spiders: Sneaky
card-stoats = Stoats: Planners
module-corrin = Corrin Evertail
module-corrin-about = Five cards of Corrin Evertail are shuffled in: colours, not names, say who moves in free. For experienced players.
module-legends = More Legends
module-legends-about = Everybody gets two secret Legends, a Construction and a Critter. Pay for them, or let the card on the banner make way. For experienced players.
module-powers = Player Powers
module-powers-about = Everybody gets a power of their own: Butterflies, Pigs, Spiders or Stoats. Nobody gains a worker in spring.
fx-opponents-draw = each opponent may draw 1 card for each of their { $which }
fx-copy-visited = carry out a location on which an opponent’s worker stands
ask-copy-visited = Which location of an opponent’s worker do you copy?
fx-give-mixed = give up to { $count } cards and resources to opponents
ask-give-mixed = Give a card or a resource? At most { $count } more.
when-drew = after you draw cards
fx-give-drawn = give one of the cards just drawn to an opponent
count-opponents = { $each } for each of all opponents’ { $which }
count-an-opponent = { $each } for each of one opponent’s { $which }
fx-draw-some = draw up to { $count } cards
ask-draw-some = How many cards do you draw? At most { $count }.
option-draw-some = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
 }
way-upgrade = in place of { $card }, which is discarded
words-legend = A Legend: has a space of its own, never leaves the city and cannot be copied.
words-upgrades = Counts as { $card }: discard that card from your city to play the Legend free.
words-counts-as = Counts as { $card }.
words-enters = Moves in free at any unoccupied { $colour ->
     [tan] Traveller
     [green] Production
     [red] Destination
     [blue] Governance
    *[purple] Prosperity
 } Construction in your city.
words-lets-in = Lets in any { $colour ->
     [tan] Traveller
     [green] Production
     [red] Destination
     [blue] Governance
    *[purple] Prosperity
 } Critter free, once.
count-hand = the cards in your hand
fx-activate-own = activate up to { $count } different Production cards of your city, no Legends
fx-copy-workers = carry out the basic or Forest locations of up to { $count } workers, anybody’s
ask-copy-workers = Which worker’s location do you carry out? At most { $count } more.
custom-spend-tokens = pay point tokens of this card: { $less } resources less for each
option-live-with = Lives with { $card }
ask-live-with = With whom does the Husband live?
ask-free-farm = Play the top Farm of your stack free of charge?
option-figure = Figure to { $what }
ask-figure = Where does your figure go?
place-journey = the Journey
event-figure = { $player }: the figure stands at { $what }
ask-exchange = Discard cards for a resource?
label-power = Player Power
words-power-butterflies = 12 cards to begin with, and 12 fit into the hand. You begin.
words-power-pigs = All Farms lie in your stack, the top one face up. Play it free at the start and after preparing for each season. Anybody may pay for it; for others’ Farms you gain 2 point tokens. Farms take no space in your city.
words-power-spiders = Your figure stands at a location. When anybody visits it, you gain a resource of a kind you lack, draw a card and move the figure. You are last.
words-power-stoats = After you have played a card, you may discard 2 cards for a twig, a resin or a berry, or 3 for a pebble.
option-exchange = { $cards } cards for { $good ->
    [twig] a twig
    [resin] a resin
    [pebble] a pebble
   *[berry] a berry
 }
table-farms = The Pigs’ Farms
table-figure = The Spiders’ figure
table-legends = Legends

## Nightweave

ask-spider-on = On which card does Nightweave’s spider go? { $open ->
    [1] (an open Destination)
   *[0] (of her own city)
 }
option-spider-on = Her spider on: { $what } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }, { $effect }
option-web-on = A Web on: { $what }, { $effect } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }
option-send = The worker on: { $what }, { $effect } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }
ask-send-worker = Which of your placed workers goes to the Lair?
ask-web-on = Where does a Web go?
ask-she-plays = Which open Destination of the Meadow does she play?
option-she-plays = She plays { $card }
ask-keep-from-her = Which of the two cards is discarded? She gets the other.
ask-hand-to-her = Which card of your hand does she take?
ask-lose = Which card of your city does she take?
option-lose = She takes { $card }
ask-replace = Which card of the same colour takes the place of { $card } in the Meadow?
option-replace-by = Lay { $card } there
ask-keep-back = She takes { $count ->
    [one] a random card
   *[other] { $count } random cards
 } of your hand. How many do you keep back, for a token to her each?
option-keep-back = Keep back { $count }
ask-keep-up = { $critters ->
    [1] Which Critters stay face up, for a card or a resource each?
   *[0] Which Constructions stay face up, for a card or a resource each?
 }
option-keep-up = Keep { $card } face up
option-no-more = No more
ask-guard = Put a free worker on the card to keep it until you prepare?
option-guard = Guard the card
ask-foil = { $ploy }: foil it?
option-give-in = Let her have her way
units-to-pay = { $count } { $of ->
    [1] { $count ->
            [one] card
           *[other] cards
        }
    [2] { $count ->
            [one] resource
           *[other] resources
        }
    [6] { $count ->
            [one] token or resource
           *[other] tokens or resources
        }
   *[3] { $count ->
            [one] card or resource
           *[other] cards or resources
        }
 }
option-foil = Foil it: { units-to-pay }
option-foil-with = Foil it with { $goods }
ask-yield = { $ploy }: give up { units-to-pay }
ask-yield-any = { $ploy }: give up as many as you like, at most { units-to-pay }
event-nightweave-turns-up = { $player }: turns up { $activity }
event-nightweave-acts = { $player }: { $action }
event-nightweave-cannot = { $player }: cannot: { $action }
event-nightweave-defaults = { $player }: does the default action
event-nightweave-draws = { $player }: draws { $count ->
    [one] a card
   *[other] { $count } cards
 }
event-nightweave-discards = { $player }: discards { $count ->
    [one] a card
   *[other] { $count } cards
 }
event-nightweave-rolls = { $player }: the die shows { $die }
event-nightweave-plays = { $player }: { $card } comes into her city
event-nightweave-sends = { $player }: sends { $card } to { $to }
event-nightweave-throws = { $player }: { $card } is discarded
event-nightweave-wins = { $player }: { $card } goes to her Accomplishments
event-nightweave-hides = { $player }: puts { $count ->
    [one] a card
   *[other] { $count } cards
 } face down among her Accomplishments
event-nightweave-enters = { $player }: stands on space { $space } of the Meadow
event-nightweave-goes-on = { $player }: { $what } is blocked; she goes on { $clockwise ->
    [1] clockwise
   *[0] counter-clockwise
 }
event-nightweave-places = { $player }: a spider on { $what }
event-nightweave-shuffles = { $player }: shuffles her Activity cards: { $count }
event-nightweave-prepares = { $player }: prepares for { $season }
event-nightweave-takes = { $player }: takes { $card } from the Meadow to her hand
event-nightweave-ends = { $player }: has ended; { $count ->
    [one] one card of her Accomplishments counts
   *[other] { $count } cards of her Accomplishments count
 }
event-nightweave-adds = { $player }: { $card } comes from her Accomplishments into her city
event-nightweave-schemes = { $player }: her Scheme: { $ploy }
event-nightweave-changes = { $player }: another Personality: { $ploy }
event-nightweave-weaves = { $player }: weaves Webs: { $count }
event-nightweave-robs = { $player }: takes { $count ->
    [one] a card
   *[other] { $count } cards
 } of a hand
event-nightweave-catches = { $player }: { $count ->
    [one] a card of a hand hangs in a Web
   *[other] { $count } cards of a hand hang in a Web
 }
event-nightweave-shuts = { $player }: { $count ->
    [one] a card of a city lies face down
   *[other] { $count } cards of a city lie face down
 }
event-nightweave-holds = { $player }: takes a worker to the Lair
event-foiled = { $player }: { $ploy } foiled
event-saw = { $player }: { $cards } seen
event-replaced = { $player }: { $card } takes its place in the Meadow
event-refused = { $player } { $card } may not come, and is discarded
lair-action = { $action ->
    [draw] draw a card
    [discard] discard a card for a token
    [play_hand] play a card from her hand
    [play_meadow] play a card from the Meadow
    [play_meadow_draw] play from the Meadow and draw
    [play_meadow_discard] play from the Meadow and discard
    [place_nightweave] go to the Meadow herself
    [worker_basic] a spider on { $what }
    [worker_forest] a spider on the clearing { $what }
    [worker_journey] a spider on { $what }
    [worker_own_city] a spider on a Destination of her city
    [worker_open] a spider on an open Destination
    [worker_basic_event] a spider on a basic Event
    [worker_special_event] a spider on a special Event
   *[worker_haven] a spider on the Haven
 }
lair-activity = Activity { $number }
clearing = { $id ->
    [top_left] top left
    [top_right] top right
    [bottom_left] bottom left
   *[bottom_right] bottom right
 }
rival-nightweave = Nightweave
setting-level = Nightweave’s level
setting-level-0 = 0: House Spider
setting-level-1 = 1: Mischievous Spider
setting-level-2 = 2: Cranky Spider
setting-level-3 = 3: Scary Spider
setting-level-4 = 4: Ruthless Spider
setting-personality = Personality
setting-plot = Plot
setting-schemes = Schemes: which comes first
setting-personality-none = none
setting-personality-random = by chance
setting-plot-none = none
setting-plot-random = by chance
setting-schemes-none = none
setting-schemes-random = by chance
setting-personality-abominable = Abominable
setting-personality-needy = Needy
setting-personality-clumsy = Clumsy
setting-personality-narcissistic = Narcissistic
setting-personality-nonchalant = Nonchalant
setting-personality-killjoy = Killjoy
setting-personality-notable = Notable
setting-personality-naughty = Naughty
setting-plot-snag = Snag
setting-plot-silk_barrier = Silk Barrier
setting-plot-the_plot_thickens = The Plot Thickens
setting-plot-compensation = Compensation
setting-plot-fascination = Fascination
setting-plot-ingenuity = Ingenuity
setting-plot-weavers_whim = Weaver’s Whim
setting-plot-masquerade = Masquerade
setting-plot-suffocating_swarm = Suffocating Swarm
setting-plot-taken_by_force = Taken by Force
setting-plot-stolen_bounty = Stolen Bounty
setting-plot-pulling_strings = Pulling Strings
setting-plot-effective_web = Effective Web
setting-schemes-spiders_in_the_trees = Spiders in the Trees
setting-schemes-ground_spiders = Ground Spiders
setting-schemes-caught = Caught!
setting-schemes-forest_brigands = Forest Brigands
setting-schemes-borrowing = Borrowing
setting-schemes-burnout = Burnout
setting-schemes-clerical_errors = Clerical Errors
setting-schemes-extortion = Extortion!
setting-schemes-closed_for_repairs = Closed for Repairs
setting-schemes-creepy_crawling = Creepy Crawling
setting-schemes-copycat = Copycat
setting-schemes-web_tax = Web Tax
setting-schemes-infestation = Infestation
setting-schemes-political_influence = Political Influence
setting-schemes-bribed_judges = Bribed Judges
setting-schemes-bad_publicity = Bad Publicity
setting-schemes-spider_threat = Spider Threat
setting-schemes-sticky_mess = Sticky Mess
setting-schemes-invisible_trap = Invisible Trap
setting-schemes-berry_shortage = Berry Shortage
setting-schemes-paralysing_fear = Paralysing Fear
setting-schemes-pickpocket = Pickpocket
setting-schemes-plunder = Plunder!
setting-schemes-caught_in_a_web = Caught in a Web
setting-schemes-slump = Slump
setting-schemes-ransom = Ransom
setting-schemes-recession = Recession
setting-schemes-inquiring_gaze = Inquiring Gaze
setting-schemes-repossession = Repossession
setting-schemes-poisoned_soup = Poisoned Soup
setting-schemes-hard_work = Hard Work
setting-schemes-cheating = Cheating
setting-schemes-theft = Theft!
setting-bonus_modules = Personalities, Plots and Schemes with other modules
setting-bonus_modules-apart = apart, as the book says
setting-bonus_modules-together = together, as a house rule
setting-spring_worker = The worker of spring, with powers
setting-spring_worker-away = taken away
setting-spring_worker-kept = kept: easier
card-abominable = Abominable
card-needy = Needy
card-clumsy = Clumsy
card-narcissistic = Narcissistic
card-nonchalant = Nonchalant
card-killjoy = Killjoy
card-notable = Notable
card-naughty = Naughty
card-snag = Snag
card-silk_barrier = Silk Barrier
card-the_plot_thickens = The Plot Thickens
card-compensation = Compensation
card-fascination = Fascination
card-ingenuity = Ingenuity
card-weavers_whim = Weaver’s Whim
card-masquerade = Masquerade
card-suffocating_swarm = Suffocating Swarm
card-taken_by_force = Taken by Force
card-stolen_bounty = Stolen Bounty
card-pulling_strings = Pulling Strings
card-effective_web = Effective Web
card-spiders_in_the_trees = Spiders in the Trees
card-ground_spiders = Ground Spiders
card-caught = Caught!
card-forest_brigands = Forest Brigands
card-borrowing = Borrowing
card-burnout = Burnout
card-clerical_errors = Clerical Errors
card-extortion = Extortion!
card-closed_for_repairs = Closed for Repairs
card-creepy_crawling = Creepy Crawling
card-copycat = Copycat
card-web_tax = Web Tax
card-infestation = Infestation
card-political_influence = Political Influence
card-bribed_judges = Bribed Judges
card-bad_publicity = Bad Publicity
card-spider_threat = Spider Threat
card-sticky_mess = Sticky Mess
card-invisible_trap = Invisible Trap
card-berry_shortage = Berry Shortage
card-paralysing_fear = Paralysing Fear
card-pickpocket = Pickpocket
card-plunder = Plunder!
card-caught_in_a_web = Caught in a Web
card-slump = Slump
card-ransom = Ransom
card-recession = Recession
card-inquiring_gaze = Inquiring Gaze
card-repossession = Repossession
card-poisoned_soup = Poisoned Soup
card-hard_work = Hard Work
card-cheating = Cheating
card-theft = Theft!
card-level_0 = House Spider
card-level_1 = Mischievous Spider
card-level_2 = Cranky Spider
card-level_3 = Scary Spider
card-level_4 = Ruthless Spider

## Nightweave's cards in words

label-level = Nightweave’s level
label-activity = Nightweave’s Activity card, from { $season } on
label-ploy = { $kind ->
    [personality] Nightweave’s Personality
    [plot] Nightweave’s Plot
    [seasonal] Nightweave’s Scheme, for a season
   *[single] Nightweave’s Scheme, once
 }
words-level = Tokens by her level: { $star }. At the end each card of hers worth 0 counts { $zero } more, each Prosperity card and Legend { $purple } more, each special Event { $event }.
words-activity = { $season }: { $left }; if she cannot, { $right }.
words-activity-default = If she can do neither: { $default }. Ties go { $clockwise ->
    [1] clockwise
   *[0] counter-clockwise
 }.
lair-tokens = { $what } and { $count ->
    [-1] tokens by her level
    [one] a point token
   *[other] { $count } point tokens
 }
lair-part = { $part ->
    [haven] a spider on the Haven
    [draw] draw a card
    [discard] discard a card
    [star] tokens by her level
   *[points] { $count } point tokens
 }
words-ploy-abominable = When she prepares for a season she takes the cards of the Meadow straight beside her to her Accomplishments.
words-ploy-needy = Whoever plays or draws a card next to her gives her 1 point token; without one it cannot be taken.
words-ploy-clumsy = When she comes, the cards next to her are discarded. When you play or draw one of them, the others are.
words-ploy-narcissistic = Cards next to her may not be played or drawn. When she plays one of them she gains tokens by her level.
words-ploy-nonchalant = When you play or draw a card next to her she rolls the die and moves there; the card goes to her Accomplishments.
words-ploy-killjoy = To play or draw a card next to her you must put one of the same colour from your hand in its place.
words-ploy-notable = Cards next to her cost 1 berry more, even if they are free.
words-ploy-naughty = When you play or draw a card next to her she gains as many tokens as it is worth, at least 1. Each card or resource that you give up prevents one.
words-ploy-snag = Open Destinations take no room in her city. Placed in the Meadow, she plays one of them from it. Visits to them by her, or to hers, bring her tokens by her level and nobody else any.
words-ploy-silk_barrier = A Production card that you have played gets a Web and never works again.
words-ploy-the_plot_thickens = At each of her preparations come a single-use Scheme, then a seasonal one.
words-ploy-compensation = When the place that her card names is blocked she gains tokens by her level, once a turn.
words-ploy-fascination = Placed in the Meadow: of { $cards } random cards of your hand one is discarded, one becomes hers. With no more than { $cards } in your hand she draws { $cards }.
words-ploy-ingenuity = Placed in the Meadow: she hides a card for each of your resources beyond { $spared }. You may discard resources first.
words-ploy-weavers_whim = Placed in the Meadow: she draws a card, the Meadow is new, and another Personality takes over.
words-ploy-masquerade = Placed in the Meadow: a Web on every basic Event and on a special one of your choice. To achieve an Event costs { $toll } card or resource for each Web on it.
words-ploy-suffocating_swarm = A Web on the Haven, and at each coming to the Meadow one more on a place of your choice, for good. No spider goes there; your workers there bring her tokens by her level.
words-ploy-taken_by_force = Placed in the Meadow: a random card of your hand comes into her city; with fewer than 2 the top card of the deck.
words-ploy-stolen_bounty = Placed in the Meadow: she takes a card worth 1 point or more from your city, of your choice.
words-ploy-pulling_strings = Placed in the Meadow: she hides a card for each card of your hand. You may discard cards first.
words-ploy-effective_web = For each Prosperity card that you play she gains as many tokens as it is worth.
words-ploy-webs = Webs on { $webs ->
    [forest] all clearings
    [exclusive] the basic locations for one worker
    [basic] all basic locations
    [resin] the basic locations and clearings that give resin or any resource
    [berry] the basic locations and clearings that give berries or any resource
   *[red_cards] all Destination cards of all cities
 }.
words-webs-closed = Your workers cannot go there.
words-webs-toll = A worker of yours costs { $toll } in cards or resources there.
words-webs-resources = A worker of yours costs { $resources } resource more there.
words-webs-tokens = She gains { $tokens } for each worker of yours there{ $foil ->
    [0] .
   *[other] {" "}unless you give up a card or a resource.
 }
words-webs-stop = Spiders cannot go there either.
words-ploy-bribed_judges = At once she gains { $tokens } tokens, one less for each season since your spring. A worker on an Event costs you a card or a resource.
words-ploy-tax = To play a { $colour ->
    [tan] Traveller
    [green] Production
    [red] Destination
    [blue] Governance
   *[purple] Prosperity
 } card costs { $toll } cards or resources besides, even if it is free.
words-ploy-star = For each { $colour ->
    [tan] Traveller
    [green] Production
    [red] Destination
    [blue] Governance
   *[purple] Prosperity
 } card that you play{ $visits ->
    [1] {" "}or visit
   *[0] {""}
 } she gains tokens by her level.
words-ploy-political_influence = To play or use a Governance card costs a card or a resource. You cannot draw any.
words-ploy-bad_publicity = No Traveller card lies in the Meadow. To play one from your hand costs a card or a resource besides.
words-ploy-inquiring_gaze = Before a Critter moves in free you discard { $cards } cards.
words-ploy-robbery = She rolls the die; you lose what it shows, as far as you have it: { $die }.
words-die-side = { $numbers }: { $goods }
words-ploy-borrowing = { $cards } random cards of your hand become hers. A resource keeps one back.
words-ploy-pickpocket = Half your hand, rounded up, becomes hers. A token to her keeps a card back.
words-ploy-creepy_crawling = The Meadow is new, you discard all Traveller cards of your hand, she gains tokens by her level.
words-ploy-copycat = She gains { $tokens } tokens for each card of your hand. You may discard cards first.
words-ploy-caught_in_a_web = { $cards } random cards of your hand hang in a Web: they cannot be played, discarded or given, but count for the limit.
words-ploy-hard_work = { $cards } cards of the deck come into her city, even if it is full. Each card that you discard first prevents one.
words-ploy-cheating = The die says which Event becomes hers: 1–2 the left basic one, 3–4 the right one, 5–6 the left special one, 7–8 the right one. Without one she gains tokens by her level.
words-ploy-face_down = The { $critters ->
    [1] Critters
   *[0] Constructions
 } of your city lie face down until the next Scheme: they keep their space and are good for nothing else. A card or a resource keeps one face up.
words-ploy-repossession = She takes a Prosperity card from your city, else the one worth most. A free worker put on it keeps it.
words-ploy-ransom = She holds a free worker until you prepare; without one she gains tokens by her level and takes a placed one of your choice.
words-ploy-poisoned_soup = A placed worker of your choice goes to the Lair, and she places it next; without one, the next that you place. It comes back when you prepare.
words-foil = To foil it, pay { $count } in { $of ->
    [1] cards
    [2] resources
    [6] tokens or resources
   *[3] cards or resources
 }{ $good ->
    [none] {""}
   *[other] , or { $goods }
 }.
words-foil-see = Paying, you see them and choose.
words-foil-choose = Paying, you choose the card.
words-foil-deck = Paying, she gets the top card of the deck instead.
