### Salamandra. Clauses such as "good" and "gain" are put together to whole sentences, so they begin small and end
### without a full stop.

game-name = Salamandra
game-about = Two days and two nights: place apprentices on magic fields, let them work, build new fields, brew at cauldrons, honour the Salamander and harvest groves. For 2 to 4 druids.

## Settings

setting-spellbook_count = Spellbooks
setting-spellbook_count-board = as the board shows: one more than players
setting-spellbook_count-players = one for each player
setting-temple_completes_clearings = Clearings beside the temple
setting-temple_completes_clearings-false = no: only four fields make a clearing
setting-temple_completes_clearings-true = yes: a half of the temple counts as a field

## Names of things

name-grove = Grove { $number }
name-bear = { $number ->
    [1] Grove Bear
    [2] Kettle Bear
    [3] Digger Bear
    [4] Scribe Bear
    [5] Bookworm Bear
    [6] Moonbrew Bear
    [7] Builder Bear
    [8] Herbal Bear
    [9] Heather Bear
    [10] Snow Bear
    [11] Honey Bear
    [12] Clover Bear
   *[other] Bear { $number }
 }
name-eagle = { $number ->
    [1] Herald Eagle
    [2] Meadow Eagle
    [3] Crystal Eagle
    [4] Twilight Eagle
    [5] Treetop Eagle
    [6] Messenger Eagle
    [7] Crown Eagle
    [8] Ember Eagle
    [9] Gardener Eagle
    [10] Learned Eagle
    [11] Temple Eagle
    [12] Steam Eagle
   *[other] Eagle { $number }
 }
name-yellow = Yellow Salamander { $number }
name-black = Black Salamander { $number }
card-field_01 = Crystal Meadow
card-field_02 = Clover Meadow
card-field_03 = Blossom Meadow
card-field_04 = Berry Meadow
card-field_05 = Clover Garden
card-field_06 = Clover Still
card-field_07 = Clover Cauldron
card-field_08 = Green Cauldron
card-field_09 = Waking Stone
card-field_10 = Crystal Garden
card-field_11 = Scroll Cauldron
card-field_12 = Sun Cauldron
card-field_13 = Blossom Still
card-field_14 = Blossom Garden
card-field_15 = White Cauldron
card-field_16 = Blossom Cauldron
card-field_17 = Berry Garden
card-field_18 = Berry Still
card-field_19 = Berry Cauldron
card-field_20 = Ring of Cauldrons
card-field_21 = Crystal Still
card-field_22 = Altar of the Beasts
card-field_23 = Altar of the Salamander
card-field_24 = Altar of the Groves
card-spellbook_01 = Book of White Fields
card-spellbook_02 = Book of Yellow Fields
card-spellbook_03 = Book of Green Fields
card-spellbook_04 = Book of Purple Fields
card-spellbook_05 = Book of the Salamander
card-spellbook_06 = Book of Bear and Eagle
card-spellbook_07 = Book of Groves
card-spellbook_08 = Book of Cauldrons
card-spellbook_09 = Book of Books
card-spellbook_10 = Book of Wisdom
colour-yellow = yellow
colour-green = green
colour-white = white
colour-purple = purple
side-nw = north-west
side-ne = north-east
side-se = south-east
side-sw = south-west
figure-points = points
figure-crystals = crystals
figure-apprentices = apprentices on fields
figure-groves = groves
figure-cards = cards

## Parts of sentences

good = { $good ->
    [leaf] { $count ->
        [one] 1 leaf
       *[other] { $count } leaves
     }
    [flower] { $count ->
        [one] 1 flower
       *[other] { $count } flowers
     }
    [fruit] { $count ->
        [one] 1 fruit
       *[other] { $count } fruits
     }
    [any_plant] { $count ->
        [one] 1 plant of any kind
       *[other] { $count } plants of any kind
     }
    [green_potion] { $count ->
        [one] 1 green potion
       *[other] { $count } green potions
     }
    [white_purple_potion] { $count ->
        [one] 1 white-purple potion
       *[other] { $count } white-purple potions
     }
   *[crystal] { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
     }
 }
gain = { $what ->
    [vp] { $count ->
        [one] 1 point
       *[other] { $count } points
     }
    [crystal] { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
     }
    [scroll] { $count ->
        [one] 1 scroll
       *[other] { $count } scrolls
     }
    [bear_card] the top Bear card
    [eagle_card] the top Eagle card
    [reactivate] wake one of your apprentices
    [reactivate_other] wake one of your other apprentices
   *[grove_any] any grove in play, free of charge
 }
gain-per = { $count ->
    [one] 1 point
   *[other] { $count } points
 } for each { $what ->
    [field_yellow] yellow field with your apprentices
    [field_green] green field with your apprentices
    [field_white] white field with your apprentices
    [field_purple] purple field with your apprentices
    [field_cauldron] cauldron with your apprentices
    [deity_card] Bear or Eagle card of yours
    [salamander_card] Salamander card of yours
    [grove] grove you have harvested
   *[spellbook] spellbook with your apprentice
 }
gain-nothing = nothing

## Components in sentences

label-basic = Basic field: { $colours }
label-field = Field: { $colours }
label-grove = Grove
label-book = Spellbook
label-deity = { $deity ->
    [bear] Bear card
   *[eagle] Eagle card
 }
label-salamander = { $half ->
    [yellow] Yellow Salamander card
   *[black] Black Salamander card
 }
label-temple = { $half ->
    [yellow] Yellow half of the temple
   *[black] Black half of the temple
 }
words-cost = Costs { $cost }.
words-bonus = Bonus slot: { $gain }.
words-sickle = Sickle, at any time of your turn: { $gain }.
words-sickle-paid = Sickle, at any time of your turn, for { $cost }: { $gain }.
words-cauldron = Cauldron, as your action: { $cost } for { $gain }.
words-harvest = Harvested: { $gain }.
words-sides = Crystals for placing on its paths: { $sides }.
words-book = An apprentice here scores { $high } or { $low } points for each { $what ->
    [field_yellow] yellow field with its owner's apprentices
    [field_green] green field with its owner's apprentices
    [field_white] white field with its owner's apprentices
    [field_purple] purple field with its owner's apprentices
    [field_cauldron] cauldron with its owner's apprentices
    [deity_card] Bear or Eagle card of its owner
    [salamander_card] Salamander card of its owner
    [grove] grove its owner has harvested
   *[spellbook] spellbook with its owner's apprentice
 }.
words-book-fixed = An apprentice here scores { $high } or { $low } points.
words-trigger = { $when ->
    [place_yellow] Each apprentice you place on a yellow field
    [place_green] Each apprentice you place on a green field
    [place_white] Each apprentice you place on a white field
    [place_purple] Each apprentice you place on a purple field
    [place_cauldron] Each apprentice you place on a cauldron field
    [take_grove] Each grove you take
    [build_field] Each field you build
    [gain_scroll] Each scroll you gain
    [take_deity_card] Each Bear or Eagle card you take
    [take_salamander_card] Each Salamander card you take
   *[enter_spellbook] Each apprentice you move to a spellbook
 }: { $gain }.
words-exchange = At any time of your turn: { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
 } for { $good }.
words-symbols = Belief: { $deity ->
    [bear] { $count ->
        [one] 1 bear
       *[other] { $count } bears
     }
    [eagle] { $count ->
        [one] 1 eagle
       *[other] { $count } eagles
     }
   *[crown] { $count ->
        [one] 1 crown
       *[other] { $count } crowns
     }
 }.
words-once = When taken: { $gain }.
words-temple = Send an apprentice and pay { $cost }: take the top card. Without cards: { $gain }.

## What is asked

ask-turn = Your turn: place, build, or use a cauldron or the temple. { $available ->
    [one] One apprentice is
   *[other] { $available } apprentices are
 } still to be placed.
ask-turn-pass = Your turn: all your apprentices are placed. Build, use a cauldron or the temple, or pass.
ask-turn-gathered = Now place an apprentice.
ask-pay = { $picked ->
    [0] Who works for it?
   *[other] Who else works for it?
 }
ask-turn-for = { $count ->
    [one] One crystal is
   *[other] { $count } crystals are
 } missing. Who works for it?
ask-which = { $count ->
    [one] Which apprentice on { $field } works?
   *[other] { $count } apprentices on { $field } work. Which ones?
 }
ask-gather = { $picked ->
    [0] Who works for crystals to keep? Then you place. To pay for something now, choose that instead.
   *[other] Who else works for crystals?
 }
ask-gather-leaving = Before it leaves: whom does it wake, or who else works for crystals?
ask-wake = Which apprentice becomes active again?
ask-take-grove = Take any grove in play.
ask-move = You have { $scrolls } scrolls: which apprentice goes to a spellbook?
ask-to-book = To which spellbook?
ask-lay = Where does { $field } go?
ask-settle = { $field } is built. Place an apprentice on it, or take a card for a shared colour.
ask-settle-card = { $field } is built. Take a card for a shared colour.
ask-settle-free = Place an apprentice on { $field }.
ask-harvest = Harvest a grove for { $price } crystals? Place { $place } in your row of groves { $points ->
    [0] scores nothing
    [one] scores 1 point
   *[other] scores { $points } points
 }.

## What can be chosen

option-place = { $field }, slot { $slot }{ $crystals ->
    [0] { "" }
    [one] : 1 crystal
   *[other] : { $crystals } crystals
 }
option-place-bonus = { $field }, bonus slot { $slot }: { $gain }{ $crystals ->
    [0] { "" }
    [one] { " " }and 1 crystal
   *[other] { " " }and { $crystals } crystals
 }
option-place-cards = { $place }; your cards: { $gain }
option-build = Build { $field } for { $cost }: { $gain }
option-free = Build { $field } for free
option-cauldron = { $field }: { $cost } for { $gain }
option-temple = { $half ->
    [yellow] Yellow half of the temple
   *[black] Black half of the temple
 } for { $cost }: { $gain }
option-gather = Gather crystals to keep, then place
option-gather-done = Nobody else
option-gather-nobody = Nobody, it gives its crystal
option-pass = Pass and harvest groves
option-works = An apprentice on { $field }
option-serves = An apprentice on { $field } does it
option-wakes = An apprentice on { $field } wakes another
option-makes = { $field }: { $good ->
    [leaf] 1 leaf
    [flower] 1 flower
    [fruit] 1 fruit
    [green_potion] 1 green potion
    [white_purple_potion] 1 white-purple potion
   *[crystal] { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
     }
 }{ $good ->
    [crystal] { "" }
   *[other] { $crystals ->
        [0] { "" }
        [one] { " " }and 1 crystal
       *[other] { " " }and { $crystals } crystals
     }
 }
option-turn = { $field }: works for 1 crystal
option-pay = { $picked ->
    [0] Nobody works
   *[other] Nobody else
 }: { $crystals ->
    [0] it is paid
    [one] pay 1 crystal
   *[other] pay { $crystals } crystals
 }
option-which = { $field }, slot { $slot }
option-wake = { $field }, slot { $slot }
option-wake-after-work = { $field }, slot { $slot }: works first for { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
 }
option-wake-by = Wake { $field }, slot { $slot }, by { $by } for { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
 }
option-wake-worked-by = Wake the apprentice on { $field } that has just worked, by { $by } for { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
 }
option-take-grove = { $grove }: { $gain }
option-harvest = Harvest { $grove }: { $gain }
option-harvest-done = Harvest no more
option-move = { $field }, slot { $slot }{ $active ->
    [1] { $crystals ->
        [one] { " " }(gives 1 crystal first)
       *[other] { " " }(gives { $crystals } crystals first)
     }
   *[0] { "" }
 }
option-to-book = { $book }: { $value } { $what ->
    [fixed] points
   *[other] points for each
 }
option-lay = { $cell }{ $match ->
    [1] { " " }(shared colour)
   *[0] { "" }
 }
option-take-deity = Take { $card }. { $does }

## What happened. Written so that "You" and a name fit alike.

event-round = { $face ->
    [sun] Round { $round }: day
   *[moon] Round { $round }: night
 }
event-turn = Round { $round }: { $player }
event-points = { $player }: { $count ->
    [one] 1 point
   *[other] { $count } points
 }, { $total } in all
event-crystals = { $player }: { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
 }
event-scrolls = { $player }: { $count ->
    [one] 1 scroll
   *[other] { $count } scrolls
 }, { $total } in all
event-placed = { $player }: apprentice placed on { $field }, slot { $slot }
event-turned-over = { $player }: apprentice on { $field }, slot { $slot }, { $active ->
    [1] is active
   *[0] is inactive
 }
event-worked = { $player }: { $field } gives { $good ->
    [leaf] 1 leaf
    [flower] 1 flower
    [fruit] 1 fruit
    [green_potion] 1 green potion
    [white_purple_potion] 1 white-purple potion
   *[crystal] { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
     }
 }{ $good ->
    [crystal] { "" }
   *[other] { $crystals ->
        [0] { "" }
        [one] { " " }and 1 crystal
       *[other] { " " }and { $crystals } crystals
     }
 }
event-turned = { $player }: apprentice on { $field } worked for 1 crystal
event-woke = { $player }: apprentice on { $field } woken by { $by }
event-exchanged = { $player }: { $good } for { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
 }
event-paid = { $player }: { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
 } paid
event-lost = { $player }: not used and lost: { $goods }
event-built = { $player }: { $field } built
event-field-laid = { $field } lies at { $cell }
event-field-shown = New in the row: { $field }
event-grove-drawn = A grove fills a clearing: { $grove }
event-grove-taken = { $player }: { $grove } taken, place { $place } above the board
event-cauldron = { $player }: cauldron { $field }
event-temple = { $player }: { $half ->
    [yellow] Salamander honoured, yellow half of the temple
   *[black] Salamander honoured, black half of the temple
 }
event-salamander-taken = { $player }: { $card } taken
event-deity-taken = { $player }: { $card } taken
event-deck-top = On top now: { $card }
event-to-book = { $player }: apprentice moved to { $book }, value { $value }
event-passed = { $player }: passed
event-druid-turned = { $player }: the druid shows { $face ->
    [sun] the sun
   *[moon] the moon
 }
event-final = { $player }: spellbooks { $books }, crowns { $crown }, bears { $bear }, eagles { $eagle }, scrolls { $scrolls }; { $total } points in all

## How it ended

won-by-points = Most points: { $total }.
won-together = { $total } points each: a shared victory.

## The table in the terminal

table-round = Round { $round } of { $rounds }: { $face ->
    [sun] day
   *[moon] night
 }
table-stacks = { $fields ->
    [one] 1 field
   *[other] { $fields } fields
 } and { $groves ->
    [one] 1 grove
   *[other] { $groves } groves
 } in the stacks
table-books = Spellbooks
table-decks = Top cards
table-row = Fields to build
table-fields = Fields in play
table-half = { $half ->
    [yellow] Yellow
   *[black] Black
 }
table-legend = [1] active, (1) inactive apprentice
table-sign = { $sign ->
    [leaf] leaf
    [flower] flower
    [fruit] fruit
    [any_plant] any plant
    [green_potion] green potion
    [white_purple_potion] white-purple potion
    [crystal] crystal
    [vp] point
    [scroll] scroll
    [reactivate] wakes
    [grove_any] grove
   *[cauldron] cauldron
 }
table-goods = Made and not yet used: { $goods }
table-player = points { $points }, crystals { $crystals }, scrolls { $scrolls }, apprentices: { $available } to place, { $active } active
table-passed = passed
table-harvest = groves { $count } (the next place scores { $next })
table-belief = crowns { $crown }, bears { $bear }, eagles { $eagle }
table-cards = Cards

## Hints: what speaks for an option. Clauses that begin small and end without a full stop.

hint-behind = About { $count ->
    [one] 1 point
   *[other] { $count } points
 } less
hint-points-gain = scores { $count ->
    [one] 1 point
   *[other] { $count } points
 }
hint-points-deny = the others score { $count ->
    [one] 1 point
   *[other] { $count } points
 } less
hint-crystals-gain = brings you { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
 }
hint-crystals-keep = keeps your { $count ->
    [one] crystal
   *[other] { $count } crystals
 }
hint-crystals-cost = costs { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
 }
hint-scrolls-gain = brings you { $count ->
    [one] 1 scroll
   *[other] { $count } scrolls
 }
hint-scrolls-cost = uses { $count ->
    [one] 1 scroll
   *[other] { $count } scrolls
 }
hint-apprentices-gain = gives you back { $count ->
    [one] an apprentice
   *[other] { $count } apprentices
 } to place
hint-apprentices-keep = keeps { $count ->
    [one] an apprentice
   *[other] { $count } apprentices
 } to place later
hint-work-gain = { $count ->
    [one] one more apprentice
   *[other] { $count } more apprentices
 } at work on the land
hint-work-cost = { $count ->
    [one] one apprentice fewer
   *[other] { $count } apprentices fewer
 } on the land
hint-groves-gain = brings { $count ->
    [one] a grove
   *[other] { $count } groves
 } within your reach
hint-groves-keep = keeps { $count ->
    [one] a grove
   *[other] { $count } groves
 } within your reach
hint-books-gain = { $count ->
    [one] 1 point
   *[other] { $count } points
 } by spellbooks at the end
hint-deities-gain = { $count ->
    [one] a card
   *[other] { $count } cards
 } that { $count ->
    [one] helps
   *[other] help
 } in every round to come
hint-belief-gain = { $count ->
    [one] 1 point
   *[other] { $count } points
 } by belief, as it stands
hint-belief-deny = takes { $count ->
    [one] 1 point
   *[other] { $count } points
 } by belief from the others

## Help on every kind of piece at the table

help-field = A magic field with four slots. An apprentice who stands here works for what the sickle shows, or uses the cauldron.
help-slot = A slot for an apprentice. Whoever is placed here gets the crystals of the paths to groves beside it; on the upper slot, the bonus slot, also what it shows. Who has worked is turned over and rests until the next round.
help-cell = A free spot beside the land, where a field can be laid. Beside its own colour it also brings a Bear or Eagle card instead of an apprentice.
help-grove = A clearing between four fields. Groves lie here: crystals for placing beside them, and what they show when they are harvested for 3 crystals on passing.
help-deck = An empty deck: there are no cards of this kind left.
help-place = A gap in the row of fields. It is filled from the stack.
help-stack-fields = The stack of fields. It fills the row whenever a field was built.
help-stack-groves = The stack of groves. A grove is laid wherever four fields enclose a clearing, and in every empty clearing at the end of a round.
help-book = A place on a spellbook. With your fourth scroll one of your apprentices leaves its field for good and scores here at the end.
help-druid = A druid shows sun or moon: apprentices with the same sign are awake and can work. The druid turns when its owner passes.
help-available = Apprentices to be placed in this round. Only when all are placed can one pass.
help-waiting = Apprentices who come in the rounds to come, by day and by night.
help-crystals = Crystals pay for fields, the temple and groves. They are kept from turn to turn; four of them buy any plant. At the end they are worth nothing.
help-points = Points so far. After the fourth round spellbooks, belief and scrolls left are added; most points win.
help-scrolls = Scrolls. The fourth sends one of your apprentices to a spellbook, and the four are given back.
help-harvest = Places for harvested groves. The 2nd, 4th and 6th place score points as shown.
help-cards = Bear, Eagle and Salamander cards. Bears and eagles help all game long; their signs and the crowns count for belief.
help-score = A marker on the score track. Whoever is last begins the next round; on one stone, the marker on top.
help-belief = Belief: what first and second place in crowns, bears or eagles are worth at the end. Ties share.
help-goods = What was made in this turn and what is being paid for. Plants and potions that are not used are lost at the end of the turn.
help-player = A player with crystals, scrolls, apprentices and cards. Touch another one to see the board large.
help-stone = A stone of the score track, a point each. There are a hundred; whoever comes past the last one goes on from the first, with 100 points more.
