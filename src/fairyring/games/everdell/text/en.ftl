### Everdell. Clauses such as "good" and the effects are put together to whole sentences, so they begin small and end
### without a full stop.

## The game

game-name = Everdell
game-about = A year in a valley of critters: place workers, build a city of 15 cards, let it produce, achieve Events. For 1 to 4 players; alone against Rugwort.
rival-rugwort = Rugwort
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
cards-hidden = { $count ->
        [one] 1 card
       *[other] { $count } cards
     }
which = { $rarity ->
    [common] Common 
    [unique] Unique 
   *[any] {""}
 }{ $colour ->
    [tan] Traveller 
    [green] Production 
    [red] Destination 
    [blue] Governance 
    [purple] Prosperity 
   *[any] {""}
 }{ $kind ->
    [critter] Critters
    [construction] Constructions
   *[any] cards
 }
colour-count = { $count } × { $colour ->
    [tan] Traveller
    [green] Production
    [red] Destination
    [blue] Governance
   *[purple] Prosperity
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
fx-refund = gain its printed cost
fx-put-on-self = put { $goods } on this card
fx-take-from-self = remove { $goods } from this card
fx-take-all-from-self = take everything on this card
fx-put-on-event = put { $goods } on the Event
fx-draw = draw { $count } cards
fx-draw-to-limit = draw up to the hand limit
fx-discard-hand = discard { $count ->
    [99] any number of
   *[other] { $least ->
        [0] up to { $count }
        [1] up to { $count }
       *[other] { $count }
     }
 } cards from your hand
fx-give-cards = give { $count ->
    [one] a card
   *[other] { $count } cards
 } to an opponent
fx-draw-meadow = draw { $least ->
    [0] up to
   *[other] {""}
 } { $count } from the Meadow
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
   *[other] for { $less } resources less
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
count-city = 1 for each of your city’s { $which }
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
words-visit = Visit{ $open ->
    [1] {" (open to all)"}
   *[other] {""}
 }: { $effect }.
words-reaction = Governance, { $reaction }.
words-ability = When you play a card: { $ability }.
words-bonus = Points at the end: { $bonus }.
words-hosts = Lets in free, once: { $hosts }.
words-pays = What you pay for it goes to an opponent.
words-permanent = A worker here never comes back.
words-second = A second { $cell ->
    [1] cell
   *[other] space
 } with: { $card }.
words-no-space = Takes no space in the city.
words-shares = Shares a space with: { $card }.
words-requires = Asks for: { $needed }.
words-achieved = When achieved: { $effect }.
words-points = Worth { $points } points.
words-journey = Worth { $points } points at the end; the worker stays there.
words-place = { $shared ->
    [1] Shared
   *[other] One worker
 }: { $effect }.

## Questions

ask-turn = Your turn: { $workers ->
    [0] play a card
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
ask-spend = { $verb ->
    [pay] How many do you pay
    [give] How many do you give
   *[set_aside] How many do you set aside
 }: { $good ->
    [twig] twigs
    [resin] resin
    [pebble] pebbles
    [berry] berries
   *[any] resources
 } (at most { $count })
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
   *[other] for { $less } resources less
 }{ $optional ->
    [1] {", if you like"}
   *[other] {""}
 }.
ask-send = Into whose city does { $card } go?
ask-drive-away = Which card of Rugwort’s city does the Fool drive away?

## Options

option-visit = { $what }{ $owner ->
    [0] {""}
   *[other] {" (player "}{ $owner })
 }: { $effect }
option-copy = Copy { $what }{ $owner ->
    [0] {""}
   *[other] {" (player "}{ $owner })
 }: { $effect }
option-move = The worker on { $what }{ $owner ->
    [0] {""}
   *[other] {" (player "}{ $owner })
 } ({ $effect })
option-recall = Bring back from { $what }{ $owner ->
    [0] {""}
   *[other] {" (player "}{ $owner })
 } ({ $effect })
option-play = { $card }: { $way }
option-play-otherwise = { $card }, otherwise: { $way }
option-play-by = { $card }, { $free ->
    [1] free of charge
   *[other] for { $less } resources less
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
 }: { $workers } new workers; { $effect }
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
 } { $count } × { $good ->
    [twig] twig
    [resin] resin
    [pebble] pebble
   *[berry] berry
 }
option-enough = { $picked ->
    [0] None
   *[other] Enough
 }
option-pick = { $verb ->
    [discard] Discard
    [draw] Take
    [give] Give
    [keep] Keep
   *[beneath] Beneath the Event:
 } { $card }
option-to-seat = Player { $seat }
option-from-deck = From the deck
option-from-discard = From the discard pile
option-use = { $card }: { $effect }
option-produce = { $card }: { $effect }
option-drive-away = Drive away { $card }

## What happened

event-turn = { $player }: it is their turn
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
event-drew = { $player }: draws { $cards }
event-drew-meadow = { $player }: takes { $card } from the Meadow
event-shown = { $player } New in the Meadow: { $card }
event-shuffled = { $player } The discard pile becomes the deck ({ $count })
event-discarded = { $player }: discards { $cards }
event-discarded-meadow = { $player }: discards { $card } from the Meadow
event-discarded-rest = { $player }: discards { $cards }
event-revealed = { $player }: reveals { $cards }
event-kept = { $player }: keeps { $card }
event-put-beneath = { $player }: beneath the Event: { $cards }
event-gave-card = { $player }: gives a card to { $to }
event-got-card = { $player }: gets { $cards }
event-sent = { $player }: { $card } goes to { $to }
event-achieved = { $player }: Event achieved: { $event }
event-copied = { $player }: copies { $what }
event-copied-card = { $player }: copies { $card } ({ $of })
event-recalled = { $player }: a worker comes back
event-production = { $player }: Production
event-reacted = { $player }: { $card } works
event-prepared = { $player }: prepares for { $season }
event-passed = { $player }: passes
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
won-against-rival = You have beaten Rugwort: { $points } points.
lost-against-rival = Rugwort wins with { $points } points.

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
help-player = A player: season, points so far, workers that are free, resources and city. Click another one to see the city large.
help-points = Points so far: base points of cards, point tokens, what Prosperity cards and Events count just now. Most points win.
help-season = The Ever Tree. When your workers are all placed, you may prepare for the next season: they come back, with new ones.
help-seat = A player at this table, with the season that is theirs.
help-workers = Workers that are not placed. One goes to a location in a turn and stays there until the next season.
