### Texts that only the browser needs.

## The table: its tools

play-home = Home
play-tools = Tools of the table
play-undo = Undo
play-undo-turn = Undo the whole turn
play-redo = Redo
play-hint = Hint
play-thinking = thinking…
play-log = Log
play-log-empty = Nothing has happened yet.
play-rules = Rules
play-help = Keys and help
play-close = Close
play-loading = Laying out the table…
play-round = round { $round }
play-bot = bot
play-away = away
play-seat-free = free seat

## The table: what is asked

play-prompt = What is asked
play-rule = Read rule { $rule }
play-options = { $count ->
    [one] 1 option
   *[other] { $count } options
 }
play-choose = Choose one
play-yes = Yes
play-no = No
play-final-turn = This cannot be taken back.
play-final-reveal = Something hidden will be shown; this cannot be taken back.
play-cannot-end = Play all your cards first.
play-skip-show = Go on
play-again = Show the last turn again
play-waiting = { $name } is thinking…
play-waiting-away = { $name } is away. The table waits.
play-waiting-free = Waiting for somebody to take the seat of { $name }.
play-your-turn = It is your turn
play-you = You
play-pass-to = Pass the device to { $name }
play-i-am = I am { $name }

## The table: its line to the server

play-lost = The line is down. Nothing is lost; trying again…
play-retry = Try now
play-closed = The server closed this table.
play-no-table = There is no such table.
play-no-key = Your key does not open this table.
play-error-offline = The line to the server is down.

## The table: how it ended

play-won = You won!
play-lost-game = You lost
play-winner = { $count ->
    [one] { $names } won
   *[other] { $names } won together
 }
play-look-back = Look back at the game
play-look-table = Look at the table

## The table: keys

play-help-glow = What glows can be chosen. Hover, focus or press long on a card to read it in words. Click a line of the log to see what it speaks of.
play-key-walk = walk from one glowing place to the next
play-key-choose = choose
play-key-number = choose the option with this number
play-key-pass = skip, or end your turn
play-key-undo = undo one step, the whole turn
play-key-redo = redo
play-key-hint = hint: the bot's best three options
play-key-log = log
play-key-rules = rules
play-key-again = show the last turn again
play-key-options = list of all options in words
play-key-escape = close, or go on to the end of what is shown
play-key-help = this page

## Mycelia: things on the table

play-your-board = Your board
play-board-of = Board of { $name }
play-enlarge = Enlarge { $name }: { $drops ->
    [one] 1 drop left
   *[other] { $drops } drops left
 }, { $leaves ->
    [one] 1 leaf
   *[other] { $leaves } leaves
 }
play-starts = Start player
play-field = { $field }: { $terrain ->
    [leaf] leaf
    [moss] moss
    [water] water
    [shrine] shrine field
   *[earth] earth
 }, { $dew ->
    [0] { $prism ->
        [0] no drop
        [one] 1 prism drop
       *[other] { $prism } prism drops
     }
    [one] { $prism ->
        [0] 1 drop
        [one] 1 drop and 1 prism drop
       *[other] 1 drop and { $prism } prism drops
     }
   *[other] { $prism ->
        [0] { $dew } drops
        [one] { $dew } drops and 1 prism drop
       *[other] { $dew } drops and { $prism } prism drops
     }
 }
play-drops-left = { $count ->
    [one] 1 drop left
   *[other] { $count } drops left
 }
play-leaves = { $count ->
    [one] 1 leaf
   *[other] { $count } leaves
 }
play-hand = Your hand
play-hand-empty = Your hand is empty
play-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
play-pile = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
play-pile-known = { $count ->
    [one] The card on top is known
   *[other] The { $count } cards on top are known
 }
play-on-top = On top of the draw pile: { $cards }
play-discard = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
play-discard-empty = discard
play-deck = { $count ->
    [one] 1 card in all
   *[other] { $count } cards in all
 }
play-display = Heroes to hire
play-heroes = Heroes' pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
play-thrown = Laid aside: { $count }
play-tile-stock = Action tiles still to be had
play-hero = { $name }, { $cost ->
    [one] 1 leaf
   *[other] { $cost } leaves
 }. { $words }
play-card = { $name }. { $words }
play-tile = { $name }. { $words }
play-tile-used = { $name }, used this turn. { $words }
play-shrine = Shrine of Life: { $drops } of { $full } drops
play-shrine-name = Shrine of Life
play-ending = The end is near
play-supply = Supply card: what the die would bring
play-supply-symbol = { $symbol ->
    [dew] Dewdrop
    [spore] Spore
   *[root] Root
 }: a new drop on { $fields }
play-prisma = Favour and gifts
play-favour = Favour track: { $pawns }
play-root = { $colour ->
    [green] Green gift
    [amber] Amber gift
   *[purple] Purple gift
 } { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
 } in the pile. { $words }
play-root-empty = { $colour ->
    [green] The green pile is empty
    [amber] The amber pile is empty
   *[purple] The purple pile is empty
 }
play-gifts = Gift area
play-gwidyon-tile = Gwidyon's tile: { $removing ->
    [1] remove side
   *[0] blank side
 }
play-gwidyon-pile = Gwidyon's pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
play-gwidyon-none = no card shown yet
play-reconstructed = Reconstructed by us, not known from the printed card: { $facts }
play-fact-name = name
play-fact-cost = cost
play-fact-effect = effect
play-fact-once = effect when hired
play-fact-colour = colour
play-fact-draw = cards to draw
play-fact-passive = ability
play-fact-copies = copies
play-fact-rows = fields
play-fact-shrine = shrine field
