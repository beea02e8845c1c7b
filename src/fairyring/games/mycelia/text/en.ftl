### Mycelia and Prisma. Clauses that begin with "fx-" are put together to whole sentences, so they begin small
### and end without a full stop.

game-name = Mycelia
game-about = Clear your board of dewdrops before the others do: play cards, hire mushroom heroes, move drops to the shrine. For 1 to 4 players; alone you play against Gwidyon.

## Modules and settings

module-expansion = Built-in expansion
module-expansion-about = 30 more heroes, effects when hiring, action tiles c, d and e, cards that leave the game, extra shrine fields.
module-prisma = Prisma
module-prisma-about = Prism drops bring favour, favour buys gift cards with abilities for a whole turn; 20 more heroes, tiles f and g. Brings the built-in expansion along.
setting-boards = Boards
setting-boards-front = front side, the same for all
setting-boards-star = star board, drawn by chance
setting-boards-star_leaf = star board I (leaf wood)
setting-boards-star_moss = star board II (moss hollow)
setting-boards-star_water = star board III (marsh)
setting-boards-star_earth = star board IV (bare earth)
setting-boards-value = board { $value }
setting-starter = Start player
setting-starter-random = drawn by chance
setting-starter-value = seat { $value }
setting-gwidyon = Gwidyon's drops
setting-gwidyon-value = { $value } drops

## Names of things

terrain-leaf = leaf
terrain-moss = moss
terrain-water = water
terrain-earth = earth
terrain-shrine = shrine
colour-green = green
colour-amber = amber
colour-purple = purple
symbol-dew = dewdrop
symbol-spore = spore
symbol-root = root
rival-gwidyon = Gwidyon
card-leaf_one = Drifting Leaf
card-leaf_gift = Shared Leaves
figure-drops = drops left
figure-leaves = leaves
figure-cards = cards
figure-favour = favour

## Parts of sentences

drops = { $count ->
    [one] 1 drop
   *[other] { $count } drops
 }
drops-range = { $least } to { $count } drops
from-field = { $terrain ->
    [leaf] from a leaf field
    [moss] from a moss field
    [water] from a water field
   *[any] from any field
 }{ $need ->
    [0] { "" }
    [one] { $exact ->
        [1] { " " }with exactly 1 drop
       *[0] { " " }with at least 1 drop
     }
   *[other] { $exact ->
        [1] { " " }with exactly { $need } drops
       *[0] { " " }with at least { $need } drops
     }
 }
one-field = { $terrain ->
    [leaf] a leaf field
    [moss] a moss field
    [water] a water field
   *[any] any field
 }{ $need ->
    [0] { "" }
    [one] { $exact ->
        [1] { " " }with exactly 1 drop
       *[0] { " " }with at least 1 drop
     }
   *[other] { $exact ->
        [1] { " " }with exactly { $need } drops
       *[0] { " " }with at least { $need } drops
     }
 }

## Effects

fx-and = { $first } and { $second }
fx-leaves = { $count ->
    [one] take 1 leaf
   *[other] take { $count } leaves
 }
fx-favour = gain { $count } favour
fx-move = move { $amount } { $from }
fx-remove = remove { $amount } { $from }
fx-move-some = move { $amount }
fx-remove-some = remove { $amount }
fx-field = { $what } { $from }
fx-burst = choose { $field }; remove up to { $centre ->
    [one] 1 drop
   *[other] { $centre } drops
 } there and up to { $each ->
    [one] 1 drop
   *[other] { $each } drops
 } { $sides ->
    [one] on one neighbouring field
    [4] on each neighbouring field
   *[other] on each of { $sides } neighbouring fields
 }
fx-burst-centre = choose { $field }; remove up to { $centre ->
    [one] 1 drop
   *[other] { $centre } drops
 } there
fx-burst-sides = choose { $field }; remove up to { $each ->
    [one] 1 drop
   *[other] { $each } drops
 } { $sides ->
    [one] on one neighbouring field
    [4] on each neighbouring field
   *[other] on each of { $sides } neighbouring fields
 }
fx-others = bonus for every other player: { $effect }
fx-trash = remove { $count ->
    [one] a card
   *[other] up to { $count } cards
 } of your discard pile (with Prisma: or gift area) from the game
fx-recycle = put { $count ->
    [one] a card
   *[other] up to { $count } cards
 } of your discard pile or gift area on top of your draw pile
fx-tile = take action tile { $tile }
fx-shrine = remove the only drop of a field and cover the field with an extra shrine field
fx-refresh-display = replace the whole display
fx-refresh-roots = put the top card of each gift pile under its pile
fx-gwidyon-flip = turn his tile over
fx-gwidyon-remove = { $count ->
    [one] remove 1 drop
   *[other] remove { $count } drops
 } from his pile

## Cards and tiles in sentences

words-effect = { $effect }.
words-once = When hired, once: { $effect }.
words-once-gift = When bought, once: { $effect }.
words-draw = When laid out: { $count ->
    [0] draw no card
    [one] draw 1 card
   *[other] draw { $count } cards
 }.
words-tile = Once per turn, for { $cost ->
    [one] 1 leaf
   *[other] { $cost } leaves
 }: { $effect }.
words-with-prisma = With Prisma: { $effect }.
words-solo-you = For you: { $effect }.
words-solo-gwidyon = For Gwidyon: { $effect }.
words-hero = Hero, { $box ->
    [expansion] built-in expansion
    [prisma] Prisma
   *[base] base game
 }; costs { $cost ->
    [one] 1 leaf
   *[other] { $cost } leaves
 }
component-tile = Tile { $name }
component-solo_card = Gwidyon's card
words-beside = { $first } { $second }
words-start = Start card
words-gift = { $colour ->
    [green] Gift card of the green pile
    [amber] Gift card of the amber pile
    [purple] Gift card of the purple pile
   *[start] Gift card of the start deck
 }
passive-hired = This turn, after each hero you hire: { $effect }.
passive-others-bonus = This turn the bonuses for other players on your cards do not happen.
passive-beetle = This turn you ignore beetles: more drops than shown may lie on the field.
passive-terrain = This turn you ignore the terrain on your cards: any field will do.
passive-move = This turn every move symbol on your cards removes the drop instead.
passive-action-tiles = This turn your action tiles cost nothing.
passive-discount = This turn every hero costs { $count ->
    [one] 1 leaf
   *[other] { $count } leaves
 } less.
passive-first-hand-card = This turn you may carry out your first hand card { $count ->
    [one] once
   *[other] { $count } times
 } more.
passive-removed = This turn, for every drop you remove: { $effect }.

## What is asked

ask-turn = Your turn: play your { $hand ->
    [one] last card
   *[other] { $hand } cards
 }, hire heroes, use tiles.
ask-turn-end = Your hand is empty. Hire, use tiles, or end your turn.
ask-move = You may move { $amount } { $from }. Which field?{ $left ->
    [1] { "" }
   *[other] { " " }(up to { $left } times)
 }
ask-remove = You may remove { $amount } { $from }. Which field?{ $left ->
    [1] { "" }
   *[other] { " " }(up to { $left } times)
 }
ask-move-and-remove = Choose { $field }, to { $what }.{ $left ->
    [1] { "" }
   *[other] { " " }(up to { $left } times)
 }
ask-burst = Choose { $field }.{ $centre ->
    [0] { "" }
   *[other] { " " }There you may remove up to { $centre }.
 }{ $sides ->
    [0] { "" }
    [1] { " " }From one neighbour you may remove up to { $each }.
    [4] { " " }From every neighbour you may remove up to { $each }.
   *[other] { " " }From each of { $sides } neighbours you may remove up to { $each }.
 }
ask-shrine = Choose { $field }: its drops go, and it becomes an extra shrine field.
ask-where-to = Where does the drop of { $field } go?{ $left ->
    [1] { "" }
   *[other] { " " }(up to { $left } drops)
 }
ask-how-many = { $most ->
    [one] Which drop do you remove from { $field }?
   *[other] You may remove up to { $most } drops from { $field }. How many?
 }
ask-neighbours = Which neighbour of { $field } loses { $each ->
    [one] 1 drop
   *[other] up to { $each } drops
 }?{ $left ->
    [1] { "" }
   *[other] { " " }(up to { $left } neighbours)
 }
ask-trash = Which card leaves the game?
ask-recycle = Which card goes on top of your draw pile?
ask-give-up-tile = You own four tiles. Which one do you give up for tile { $tile }?
ask-play-again = Carry out { $card } once more?
ask-withhold-bonus = Withhold the bonus for the others? ({ $effect })
ask-gift-order = Which gift works first?

## What can be chosen

option-play = Play { $card }
option-hire = Hire { $card } for { $cost ->
    [one] 1 leaf
   *[other] { $cost } leaves
 }
option-tile = Tile { $tile } for { $cost ->
    [one] 1 leaf
   *[other] { $cost } leaves
 }: { $effect }
option-buy-gift = { $colour ->
    [green] Buy the green gift { $card }
    [amber] Buy the amber gift { $card }
   *[purple] Buy the purple gift { $card }
 }
option-end-turn = End your turn
option-field = { $field }: { $terrain ->
    [leaf] leaf
    [moss] moss
    [water] water
   *[earth] earth
 }, { $drops ->
    [0] no drop
    [one] 1 drop
   *[other] { $drops } drops
 }
option-move-to = { $kind ->
    [dew] The dewdrop to { $to }
    [prism] The prism drop to { $to }
   *[drop] To { $to }
 }{ $shrine ->
    [1] { " " }(shrine field: it leaves the board)
   *[0] { "" }
 }
option-take = { $count ->
    [one] Remove 1 drop
   *[other] Remove { $count } drops
 }
option-take-mixed = { $prism ->
    [0] { $dew ->
        [one] Remove 1 dewdrop
       *[other] Remove { $dew } dewdrops
     }
    [one] { $dew ->
        [0] Remove 1 prism drop
        [one] Remove 1 dewdrop and 1 prism drop
       *[other] Remove { $dew } dewdrops and 1 prism drop
     }
   *[other] { $dew ->
        [0] Remove { $prism } prism drops
        [one] Remove 1 dewdrop and { $prism } prism drops
       *[other] Remove { $dew } dewdrops and { $prism } prism drops
     }
 }
option-all-sides = All neighbours of { $field } at once
option-trash = { $gift ->
    [1] Remove { $card } of your gift area from the game
   *[0] Remove { $card } from the game
 }
option-trash-none = Remove no card
option-recycle = { $gift ->
    [1] Put { $card } of your gift area on your draw pile
   *[0] Put { $card } on your draw pile
 }
option-give-up-tile = Give up tile { $tile } for tile { $new }
option-decline-tile = Do without tile { $tile }
option-play-again = Carry out { $card } again
option-grant-bonus = Let the others have it
option-withhold-bonus = Withhold it
option-gift-first = { $card } first

## What happened. Written so that "You" and a name fit alike.

event-turn = Round { $round }: { $player }
event-turn-ended = { $player }: turn ended
event-played = { $player }: { $card } played
event-played-again = { $player }: { $card } carried out once more
event-hired = { $player }: { $card } hired for { $cost ->
    [one] 1 leaf
   *[other] { $cost } leaves
 }
event-gift-bought = { $player }: gift { $card } bought from the { $colour ->
    [green] green
    [amber] amber
   *[purple] purple
 } pile
event-gift-laid = { $player }: gift { $card } laid out
event-gift-works = { $player }: gift { $card } at work
event-tile-used = { $player }: tile { $tile } used for { $cost ->
    [one] 1 leaf
   *[other] { $cost } leaves
 }
event-tile-taken = { $player }: tile { $tile } taken
event-tile-given-up = { $player }: tile { $tile } given up
event-trashed = { $player }: { $card } removed from the game
event-recycled = { $player }: { $card } put on top of the draw pile
event-removed = { $player }: { $count ->
    [one] 1 drop
   *[other] { $count } drops
 } removed from { $field }
event-moved = { $player }: { $prism ->
    [1] prism drop
   *[0] drop
 } moved from { $field } to { $to }{ $shrine ->
    [1] , onto the shrine
   *[0] { "" }
 }
event-shrine-placed = { $player }: extra shrine field laid on { $field }
event-leaves = { $player }: { $count ->
    [one] 1 leaf
   *[other] { $count } leaves
 } taken
event-favour = { $player }: { $count } favour, pawn on field { $to }
event-drew = { $player }: { $count ->
    [one] 1 card
   *[other] { $count } cards
 } drawn
event-drew-cards = { $player }: drawn: { $cards }
event-shuffled = { $player }: discard pile shuffled under the draw pile
event-bonus-withheld = { $player }: bonus for the others withheld
event-stalemate = Nobody can go on: the game ends
event-end-near = { $player }: the last drop is gone, the end is near
event-revealed = New in the display: { $card }
event-display-cleared = The display is replaced
event-roots-turned = The top gifts go under their piles
event-supply = The Shrine of Life is full. The die shows { $symbol ->
    [dew] the dewdrop
    [spore] the spore
   *[root] the root
 }: a new drop on { $fields }
event-gwidyon-card = Solo card. { $words }
event-gwidyon-removes = Gwidyon: { $count ->
    [one] 1 drop
   *[other] { $count } drops
 } removed, { $left } left
event-gwidyon-flips = { $removing ->
    [1] Gwidyon's tile turns to its remove side
   *[0] Gwidyon's tile turns to its blank side
 }
event-gwidyon-shuffles = Gwidyon shuffles his cards
event-gwidyon-favour = Gwidyon's pawn goes to field { $to }

## How it ended

won-by-drops = The only board without drops.
won-by-leaves = Several boards are empty; more leaves decide.
won-by-favour = Empty boards and leaves are level; more favour decides.
won-together = All is level: a shared victory.
stalemate = For 20 rounds nobody has got anywhere: the game ends without a winner.
solo-won = Your board is empty before Gwidyon's pile.
solo-both = Your board and Gwidyon's pile were emptied in the same turn: both win.
solo-lost = Gwidyon's pile is empty first.

## The table in the terminal

table-display = Display
table-shrine = Shrine of Life { $drops }/{ $full }
table-supply = Supply card
table-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
 }
table-discard = discard pile { $count }
table-draw = draw pile { $count }
table-on-top = on top: { $cards }
table-leaves = { $count ->
    [one] 1 leaf
   *[other] { $count } leaves
 }
table-drops = { $count ->
    [one] 1 drop left
   *[other] { $count } drops left
 }
table-tiles = Tiles
table-hand = Hand
table-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
table-gifts = Gift area
table-roots = Gift piles
table-empty = empty
table-track = Favour track
table-gwidyon = Gwidyon: { $drops ->
    [one] 1 drop
   *[other] { $drops } drops
 }, tile on its { $removing ->
    [1] remove side
   *[0] blank side
 }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } in his pile
table-ending = The end is near: no new drops come.
name-drop = drop
name-prism = prism drop

## Hints: what speaks for an option. Clauses that begin small and end without a full stop.

hint-behind = About { $count ->
    [one] 1 drop
   *[other] { $count } drops
 } worse
hint-drops-gain = takes { $count ->
    [one] 1 drop
   *[other] { $count } drops
 } off your board
hint-drops-cost = brings { $count ->
    [one] 1 new drop
   *[other] { $count } new drops
 } onto your board
hint-drops-deny = leaves the others with { $count ->
    [one] 1 drop
   *[other] { $count } drops
 } more
hint-steps-gain = saves { $count ->
    [one] 1 step
   *[other] { $count } steps
 } on the way to a shrine field
hint-leaves-gain = brings you { $count ->
    [one] 1 leaf
   *[other] { $count } leaves
 }
hint-leaves-keep = keeps your { $count ->
    [one] leaf
   *[other] { $count } leaves
 } for later
hint-leaves-cost = costs { $count ->
    [one] 1 leaf
   *[other] { $count } leaves
 }
hint-leaves-deny = gives the others { $count ->
    [one] 1 leaf
   *[other] { $count } leaves
 } less
hint-favour-gain = takes your pawn { $count ->
    [one] 1 field
   *[other] { $count } fields
 } along the favour track
hint-favour-cost = costs { $count } favour
hint-heroes-gain = { $count ->
    [one] a hero
   *[other] { $count } heroes
 } for the turns to come
hint-heroes-cost = your deck loses { $count ->
    [one] a hero
   *[other] { $count } heroes
 }
hint-gifts-gain = { $count ->
    [one] a gift
   *[other] { $count } gifts
 } for the turns to come
hint-tiles-gain = { $count ->
    [one] a tile
   *[other] { $count } tiles
 } to use every turn

## Help on every kind of piece at the table

help-field = A field of a board. Cards move drops to neighbouring fields or remove them. A drop that reaches a shrine field, the one with the rings, leaves the board.
help-hand = Cards in hand. All of them are played in a turn, in any order; then three new ones are drawn.
help-pile = A draw pile. Three cards come from it at the end of a turn. Too few: the discard pile is shuffled under it. Newly hired heroes lie on top.
help-pile-heroes = The pile of heroes. At the end of a turn the gaps in the display are filled from it.
help-discard = A discard pile, open to all. Cards go here after they were played, and come back when the draw pile runs out.
help-leaves = Leaves pay for heroes and action tiles. They are kept from turn to turn; with several empty boards, more leaves win.
help-drops = Drops still on this board. Whoever has none left wins.
help-tile = An action tile. Each may be used once a turn for the leaves it shows.
help-tiles = Action tiles. Each may be used once a turn for the leaves it shows.
help-tiles-stock = Action tiles still in the supply. Some heroes bring you one of them.
help-gift = A gift laid out. It works all through its owner's turn, then goes to the discard pile.
help-gifts = The gift area. Gifts are laid here as soon as they are drawn and work for a whole turn.
help-display = A place of the display. It is filled at the end of the turn.
help-shrine = The Shrine of Life gathers the drops that leave the boards. If it is full at the end of a turn, the die is rolled: everybody gets new drops where the supply card shows them, and it is empty again.
help-supply = Where new drops will fall if the die shows this symbol. Rest on it, and your board shows the fields.
help-favour = The favour track. Every prism drop you remove takes your pawn one free field on. From green, amber or purple on you can buy a gift of that colour or a lower one; the pawn then goes back to the start.
help-pawn = A pawn on the favour track: how much favour its owner has. Other pawns are jumped.
help-root = A pile of gifts. The top one can be bought when your pawn stands on this colour or a higher one.
help-gwidyon = Gwidyon, your rival. After each of your turns he shows a card. If his drops are gone before yours, he wins.
help-gwidyon-tile = Gwidyon's tile. Each time it is turned to the side with the drop, one drop leaves his pile.
help-gwidyon-drops = Gwidyon's pile of drops. If it is gone before your board is empty, he wins.
help-gwidyon-pile = Gwidyon's cards, face down. When few are left, he shuffles them again.
help-gwidyon-card = The card that Gwidyon showed last. It helps you or him.
help-player = Another player's board in small. Touch it to see it large.
help-starts = The start player. When the end is near, the round is played until everybody has had the same number of turns.
