### What only the table in the browser says: the pages around the table, then the table itself.

title = Fairyring

## Every page

menu-skip = Skip to the content
menu-home = Fairyring, to the first page
menu-nav = Menu
menu-tables = My tables
menu-turns = { $turns ->
    [one] it is your turn at one
   *[other] it is your turn at { $turns }
 }
menu-language = Language
menu-theme = { $theme ->
    [light] Colours: light
    [dark] Colours: dark
   *[auto] Colours: as the system
 }
menu-settings = Settings
page-loading = One moment …
page-again = Try again
page-home = To the first page
# Shown when no other text can be loaded: the client carries it along, so it stays in one line.
server-away = Fairyring cannot reach its server. Is it running? Load this page again when it is.
page-lost = There is nothing here
page-lost-about = The address is incomplete or mistyped. If somebody sent you a link, ask for the whole of it.
page-broken = This page could not be fetched
page-broken-about = The server may be away, or it may have been renewed meanwhile.
stranger = You have no key to this table
stranger-about = Seats belong to the browser that took them. Ask whoever opened the table for an invitation or the spectators' link.

## Settings

settings-name = My name at the table
settings-sound = Sounds
settings-sound-about = My turn, cards, dice and the end of a game can be heard.
settings-volume = Volume
settings-notifications = Notification on my turn
settings-notifications-about = A note from your system while the page is hidden.
settings-confirm = Ask before what cannot be undone
settings-confirm-about = Only where a slip would hurt.
settings-still = No movement
settings-still-about = Nothing flies or slides; changes light up instead.
settings-speed = Speed of the others' turns
settings-speed-value = { $speed } ×

## The first page

home-title = Take a seat in the ring.
home-play-rival = Play now against { $rival }
home-play-bot = Play now against a bot
home-new = Open a table
home-cards = All cards
home-packs = Played here with packs of one’s own, too: { $packs }
home-rules = Rules
home-tables = My tables
home-finished = Finished games and records
home-link = A link from a friend?
home-link-about = Paste an invitation or a spectators' link here.
home-link-label = Link
home-link-go = Go
home-link-wrong = This is not a link to a table. It should contain a # and what follows it.
home-record = Look at a recorded game
home-record-about = Open the file of a saved game.
home-record-open = Open a record
home-record-reading = Reading …
tables-my-turn = Your turn
tables-their-turn = { $name } decides
tables-waiting-friends = Waiting for friends
tables-running = Under way
tables-over = Finished
tables-record = Record
tables-remove = Take this table off the list: { $game }
tables-paused = Paused
tables-left = Somebody else plays for you
tables-watching = You are watching
away-about = Your key to this table is the only way back to it. Hidden, the table leaves the list and the key stays in this browser.
away-sure = Without the key nobody can give you this seat back. Delete it for good?
away-hide = Hide the table
away-delete = Delete the key …
away-delete-sure = Delete the key for good
away-keep = Change nothing
keys-title = My keys
keys-about = { $count ->
    [one] This browser has the key to one table. In a file you can take it to another browser.
   *[other] This browser has keys to { $count } tables. In a file you can take them to another browser.
 }
keys-save = Save to a file
keys-read = Read from a file
keys-read-done = Keys read. Tables: { $count }.
keys-read-wrong = This is no file with keys.
keys-others = Not on the list
keys-hidden = hidden
keys-missing = not known to this server now
keys-not-kept = This browser keeps no keys. Save them to a file before you close the page.
keys-show = Show again
keys-table = A table
keys-somebody = somebody

## Setting a table

new-title = Open a table of { $game }
new-title-plain = Open a table
new-seats = Who plays?
new-who = Who sits at seat { $number }?
new-kind-me = Me
new-kind-here = Somebody at this screen
new-kind-friend = Friend
new-kind-bot = Bot
new-name = Name at seat { $number }
new-name-placeholder = Name
new-bot = Strength of the bot at seat { $number }
new-bot-level = { $bot }: { $about }
new-friend-later = gets a link from you
new-friend-number = Friend ({ $number })
new-choice = { $setting }, seat { $number }
new-remove = Remove seat { $number }
new-add = Add:
new-alone = Alone, against { $rival }
new-rival = Alone, you play against { $rival }.
new-hot-seat = Several people at this screen: between turns the hands are covered until the next one is ready.
new-friend-about = When the table is open, you get a link to send. Friends need no account.
new-bots-only = Only bots: you watch them play.
new-modules = Boxes and variants
new-packs = Packs
new-packs-about = Cards, boards and limits of somebody’s own, laid over the printed ones.
new-settings = More settings
new-advanced = Advanced
new-seed = Seed
new-seed-about = The same seed and the same decisions give the same game. Left empty, chance decides.
new-seed-wrong = A seed is a whole number from 0 to 9007199254740991.
new-patience = Wait for absent players
new-patience-about = Afterwards those who stay may let a bot or somebody else play on. Whoever was away may come back.
new-pace = Time for a decision
new-pace-none = As long as it takes
new-pace-about = Whoever is there but takes longer is warned. Then those who wait may let a bot or somebody else play on. Whoever was slow may come back.
new-seed-told = Everybody at the table will be told that the deal was chosen.
new-make = Open the table

## Inviting and joining

invite-title = Invite your friends
invite-title-full = Everybody is here
invite-links = Links to send
invite-seats = At the table
invite-me = that is you
invite-here = is here
invite-bot = Let a bot sit here
invite-go = To the table
invite-go-about = You need not wait here: at the table you see who comes.
seat-free = Free seat
share-title = Invitation and links
share-invite = Invitation
share-invite-about = { $count ->
    [one] Good for the one free seat.
   *[other] Good for the { $count } free seats; everybody gets the same link.
 }
share-alone = This address works on this device only. For phones and tablets in your network, start Fairyring with “{ $command }” and open its address there.
share-here = Friends beside you point the camera of their phone here.
share-code = QR code with the invitation
share-watch = Spectators' link
share-watch-about = Whoever has it sees what everybody may see, and no hands.
share-copy = Copy
share-copied = Copied
join-title = You are invited
join-about = There is a seat for you at this table.
join-name = Your name
join-sit = Sit down
join-seated = You already have a seat at this table.
maker-title = You may set tables here
maker-about = This browser remembers it. Whoever you invite to a table needs no such link.
join-used = This invitation has been used
join-used-about = Every seat at this table is taken. You can watch the game.
join-used-over = The game of { $game } is over. You can look back at it.
join-host = { $host } invites you to { $game }
join-game = You are invited to { $game }
join-watch = Only watch
join-for = You would play on for { $name }, who may come back.
join-pace = Time for a decision: { $time }. Then those who wait may let somebody else play on.
table-pack = pack “{ $pack }”
table-packs = Played with the pack { $packs }
deal-known = The seed of this table was chosen: whoever set it may know what is hidden.
seats-title = Table and seats
seats-device = Play on another device
seats-device-about = Point your phone's camera at the code, or open the link there. Both devices then have your seat.
seats-device-code = QR code with the link to your seat
seats-device-link = Link to your seat
seats-device-secret = Only for you: whoever has it plays your seat.
seats-pause = Pause the game
seats-resume = Go on
seats-leave = Leave the table
seats-leave-about = The others play on. Your key stays here: you can come back to your seat.
seats-leave-bot = A bot plays on for me
seats-bot = Strength of the bot
seats-leave-free = Free the seat for somebody else
seats-resign = Give up
seats-resign-about = You lose this game, and it cannot be taken back.
seats-resign-sure = Give up this game
seats-stay = Play on
seats-back = Take my seat again
notes-paused = The game is paused.
notes-left = For you plays: { $name }.
notes-left-free = Your seat is free for somebody else.
notes-watching = You are watching.
notes-bot = Let a bot play on
notes-free = Free the seat
notes-open = The seat is free: send the invitation again, or let a bot play on.
notes-absent = { $name } has been away for a while.
notes-hurry = The others are waiting for you. Time left: { $time }.
notes-late = You have taken longer than was agreed ({ $time }): the others may let somebody else play on. You can still decide, and come back later.
notes-slow-soon = { $name } is taking a long time. Time left: { $time }.
notes-slow = { $name } has taken longer than was agreed ({ $time }).
notes-not-kept = This browser does not keep the key to your seat. Keep the link to it, or it is gone when you close the page.
notes-keep = Show the link
notes-newer = The server has been renewed since you opened this page.
notes-reload = Load the page anew

## After the game

after-running = This game is not over yet
after-you-won = You won!
after-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
 }
after-rival-won = { $rival } won
after-nobody = Nobody won
after-place = Place
after-player = Player
after-replay = Watch the replay
after-rematch = Play again
after-to-rematch = To the new game
after-save = Save the record
after-charts = How it went
after-decks = Everybody's cards
after-deck-of = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
after-share = Link to this game
after-share-about = Whoever has it can look at the result and the replay.
chart-at = { $turn ->
    [0] at the start
   *[other] after turn { $turn }
 }
chart-turn = Turn
chart-table = As a table

## Replay

replay-title = Replay
replay-at = { $step } of { $total }
replay-start = The start of the game
replay-keys = Replay
replay-first = To the start (Home)
replay-back = One decision back (left arrow)
replay-play = Play (space)
replay-pause = Pause (space)
replay-next = One decision on (right arrow)
replay-last = To the end (End)
replay-scrubber = Moment of the game
replay-speed = Speed
replay-eyes = Through whose eyes
replay-eyes-public = Everybody's eyes
replay-log = What happened
replay-rule = Rule { $rule }
replay-after = Result and charts

## Cards

cards-title = { $game }: everything in the box
cards-search = Search names and effects
cards-kind = Kind
cards-kind-all = All kinds
cards-box = Box
cards-box-all = All boxes
cards-count = { $count ->
    [one] 1 component
   *[other] { $count } components
 }
cards-none = Nothing fits. Try fewer words.
cards-open = { $name }, { $kind }
cards-close = Close
cards-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
 }
cards-sources = Where this is known from
cards-reconstructed = reconstructed by us, not read off the printed card
cards-from-rulebook = from the rule book
cards-from-public = from a public source
cards-from-picture = from a picture
cards-from-reconstructed = reconstructed
cards-from-reconstructed-and-tuned = reconstructed, and tuned by simulation
kind-start_card = Start card
kind-hero = Hero
kind-gift = Gift card
kind-tile = Action tile
kind-solo_card = Solo card
kind-board = Board
kind-setup = Set-up card
kind-supply = Supply card
box-base = Base game
box-start = Start deck
box-expansion = Built-in expansion
box-prisma = Prisma
box-gift = Gift piles
box-start_gift = Start gift
thing-solo_card = Solo card { $number }
thing-setup = Set-up card { $number }{ $side }
thing-supply = Supply card { $number }{ $side }
fact-name = Name
fact-cost = Cost
fact-effect = Effect
fact-once = Effect when bought
fact-copies = Number
fact-copies_per_player = Number per player
fact-count = Number
fact-draw = Cards drawn
fact-passive = Ability
fact-colour = Pile
fact-rows = Layout
fact-prism_rows = Prism drops
fact-dew = Dewdrop fields
fact-spore = Spore fields
fact-root = Root fields
fact-you = Your part
fact-gwidyon = Gwidyon's part
fact-prisma_effect = Effect with Prisma
fact-pairing = Name and effect together

## Rules

rules-title = Rules
rules-title-of = { $game }: the rules
rules-search = Search the rules
rules-count = { $count ->
    [one] 1 rule.
   *[other] { $count } rules.
 }
rules-english = The marked ones have not been translated yet.
rules-none = No rule holds all these words.
rules-ruling-about = The book is silent or unclear here; this is our decision.
rules-waiting-about = This rule needs a box that cannot be played with here yet.
rules-copy = Copy link to { $rule }
rules-close = Close the rules

## What can go wrong

error-offline = The server cannot be reached. Is it running, and are you connected?

## The table: its tools

play-tools = Tools of the table
play-undo = Undo
play-undo-turn = Undo the whole turn
play-redo = Redo
play-hint = Hint
play-hint-chance = { $chance } to win
play-thinking = thinking…
play-log = Log
play-log-empty = Nothing has happened yet.
play-log-steps = Step by step
play-rules = Rules
play-help = Keys and help
play-close = Close
play-loading = Getting the table ready…
play-round = round { $round }
play-away = away
play-resigned = gave up
play-bot-for = bot for { $name }
play-seat-free = free seat

## The table: what is asked

play-prompt = What is asked
play-rule = Why? Read rule { $rule }
play-options = { $count ->
    [one] 1 option
   *[other] { $count } options
 }
play-choose = Choose one
play-touch-again = Touch again to choose it
play-yes = Yes
play-no = No
play-final-turn = This cannot be taken back.
play-final-reveal = Something hidden will be shown; this cannot be taken back.
play-cannot-end = Play all your cards first.
play-skip-show = Go on
play-again = Show the last turn again
play-waiting = { $name } is thinking…
play-waiting-about = { $name } is thinking… ({ $about })
play-waiting-away = { $name } is away. The table waits.
play-waiting-free = Waiting for somebody to take the free seat. You can send the link again, or let a bot sit there.
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
play-no-websockets = This browser has no websockets, and a table needs them. Please use a newer browser.
play-no-way = The server cannot be reached. Either it is down, or something on the way blocks websockets. Trying again…
play-rematch = A rematch is ready.

## The table: how it ended

play-won = You won!
play-lost-game = You lost
play-winner = { $count ->
    [one] { $names } won
   *[other] { $names } won together
 }
play-look-back = Look back at the game
play-look-table = Look at the table
play-counting = The count
play-keep-picture = Keep a picture

## The table: keys

play-help-glow = What glows can be chosen. Hover, focus or press long on anything at the table to read what it is. Touch a line of the log to see what it speaks of.
play-help-pieces = What lies on the table
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
play-table = The table
place-hand = Hand
place-pile = Draw pile
place-discard = Discard pile
place-display = Display
place-points = Points
play-hand = Your hand
play-hand-empty = Your hand is empty
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
play-gwidyon-tile = Gwidyon's tile: { $removing ->
    [1] remove side
   *[0] blank side
 }
play-gwidyon-pile = Gwidyon's pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
play-gwidyon-none = no card shown yet
play-reconstructed = { cards-reconstructed }: { $facts }

## Salamandra: things on the table

sal-land = Play area: { $count } fields. Drag it, or use the arrow keys while it has the focus; + and - bring it nearer or farther, F shows all of it.
play-nearer = Nearer
play-farther = Farther
play-fit = Show everything
sal-slot-free = { $field }, slot { $slot }: free
sal-slot-taken = { $field }, slot { $slot }: apprentice of { $name }, { $face ->
    [sun] sun
   *[moon] moon
 }, { $active ->
    [1] active
   *[0] inactive
 }
sal-cell = Free place { $cell }
sal-match = Shares a colour with a field beside it: a Bear or Eagle card could be taken.
sal-match-sign = own colour: may bring a card
sal-no-match = No shared colour here.
sal-cards-left = Cards left: { $count }.
sal-deck-empty = { $deity ->
    [bear] No Bear cards left
   *[eagle] No Eagle cards left
 }
sal-row = Fields to build
sal-field-stack = Fields in the stack: { $count }
sal-grove-stack = Groves in the stack: { $count }
sal-books = Spellbooks
sal-decks = Bear and Eagle
sal-book-free = { $book }, value { $value }: free
sal-book-taken = { $book }, value { $value }: { $name }
sal-belief = Belief
sal-belief-worth = { $deity ->
    [bear] Bears
    [eagle] Eagles
   *[crown] Crowns
 }: { $first } points for the most, { $second } for second place
sal-belief-of = { $name }: { $count }
sal-score-track = Score track
sal-score = { $name }: { $points }
sal-enlarge = Enlarge { $name }, points: { $points }
sal-points = Points: { $count }
sal-crystals = Crystals: { $count }
sal-scrolls = Scrolls: { $count }. Four move an apprentice to a spellbook.
sal-available = Apprentices still to be placed: { $count }
sal-all-placed = all placed
sal-waiting = Apprentices of later rounds: { $count }
sal-druid = The druid shows { $face ->
    [sun] the sun
   *[moon] the moon
 }{ $passed ->
    [1] ; passed
   *[0] { "" }
 }
sal-passed = passed
sal-harvest = Harvested groves: { $count }
sal-harvest-place = Grove { $place }: { $points ->
    [0] no points
   *[other] { $points } points
 }
sal-own-cards = Cards: { $count }
sal-no-cards = no cards yet
sal-this-turn = This turn
sal-made = Made, not yet used:
sal-nothing-made = Nothing made in this turn
sal-gathering = Crystals to keep
sal-costs = What it costs
sal-at-work = at work:
sal-pass = Pass
sal-cannot-pass = Place all your apprentices first.
sal-round = round { $round }
sal-night = { $face ->
    [sun] day
   *[moon] night
 }
play-key-move = move the play area
play-key-zoom = bring it nearer or farther
play-key-fit = show all of it
figure-books = spellbooks
figure-crown = crowns
figure-bear = bears
figure-eagle = eagles
figure-scrolls = scrolls
figure-total = total
kind-field = Field
kind-grove = Grove
kind-spellbook = Spellbook
kind-bear_card = Bear card
kind-eagle_card = Eagle card
kind-yellow_salamander_card = Yellow Salamander card
kind-black_salamander_card = Black Salamander card
kind-temple = Temple
fact-colours = Colours
fact-bonus = Bonus slot
fact-work = Work
fact-get = Gain
fact-crystals = Crystals on the paths
fact-counts = What it counts
fact-slots = Values
fact-symbols = Belief symbols
fact-on = When it works
fact-exchange = Exchange
fact-crowns = Crowns
fact-pay = Cost

## Everdell: things on the table

ev-valley = The valley
ev-places = Places
ev-events = Events
ev-city = Your city
ev-city-of = City of { $name }
ev-city-empty = No card in the city yet
ev-in-city = In the city of { $name }.
ev-spaces = { $used } of { $of } spaces
ev-area = { $area }: { $count } to choose
ev-meadow = Meadow
ev-closed = Barred to you now.
ev-revealed = Revealed cards
ev-standing = Here: { $names }.
ev-achieved = Achieved by { $name }.
ev-occupied = Occupied.
ev-lies-here = On it: { ev-good }.
ev-beneath = Beneath it: { $cards }.
ev-tree = Ever Tree. Your season: { ev-season }
ev-deck = Deck: { $count }
ev-discard = Discard pile: { $count }
ev-season = { $season ->
    [spring] spring
    [summer] summer
    [autumn] autumn
   *[winter] winter
 }
ev-free-workers = Workers not placed: { $count } of { $all }
ev-good = { $good ->
    [twig] Twigs
    [resin] Resin
    [pebble] Pebbles
    [berry] Berries
   *[point] Point tokens
 }: { $count }
ev-points = Points so far: { $count }, tokens among them: { $tokens }
ev-hand-of = Cards in hand: { $count }
ev-built = Cards in the city: { $count }
ev-passed = passed
ev-aside = Beside the hand
ev-legend = Your Legend:
ev-stack = The Pigs’ stack, Farms left: { $count }.
ev-legends-left = Legends not played yet: { $count }
ev-figure = The Spiders’ figure stands here.
ev-enlarge = Enlarge the city of { $name }. Cards: { $cards }, points: { $points }
nw-open = Look into Nightweave’s Lair. Her points: { $points }, cards in her city: { $cards }
nw-level = Level { $level }: { $name }. Each star is worth { $star }.
nw-scores = At the end, extra points for her: cards worth 0: { $zero } each, purple cards: { $purple } each, special Events: { $special } each.
nw-spiders = Spiders at home: { $count }
nw-waiting = { ev-season }: spiders that come: { $count }
nw-held = Workers she holds: { $count }
nw-won = Accomplishments: face up { $up }, face down { $down }
nw-ploys = In force
nw-kind = { $kind ->
    [personality] Personality
    [plot] Plot
   *[scheme] Scheme
 }
nw-schemes-left = Schemes still to come: { $count }
nw-activity = Her Activity { $number }.
nw-left = Left: { $action }.
nw-right = Right: { $action }.
nw-else = If neither can be done: { $action }.
nw-arrow = { $clockwise ->
    [true] She turns clockwise.
   *[false] She turns counter-clockwise.
 }
nw-none = No card turned up in this season yet.
nw-used = Activity cards used: { $count }
nw-stock = Still in her deck: { $count }
nw-beside = Next to Nightweave.
nw-here = Nightweave stands here.
nw-web = { $count ->
    [one] A Web lies here
   *[other] { $count } Webs lie here
 }{ $stays ->
    [true] {" "}for good.
   *[false] {" "}until the next Scheme.
 }
nw-web-closed = Nobody gets in.
nw-web-toll = To come here costs cards or resources: { $count }.
nw-web-resources = To come here costs resources: { $count }.
nw-web-tokens = { $foil ->
    [0] She gains point tokens: { $count }.
   *[other] She gains point tokens: { $count }, unless you discard a card or a resource.
 }
nw-shut = It lies face down.
nw-caught = Hangs in her Web:

## Learning

coach-name = Your teacher
coach-listen = Read what your teacher says, then go on there.
coach-parts = Parts of the lesson
coach-part = Part { $number } of { $total }: { $heading }
coach-your-move = Your move.
coach-try-again = Try something else.
coach-done = That was the lesson!
coach-back = One step back
coach-next = Next
coach-next-part = Next part
coach-play-easy = Now play against an easy bot
coach-play-rival = Now play against { $rival }
coach-home = Home
home-learn = Learn it in ten minutes
home-learn-on = Go on learning
play-why = Why?
home-guide = How to play
guide-title = { $game }: how to play
guide-print = Print
guide-pages = Pages on modules and rivals
guide-picture = A picture of the table with numbers; the list below says what they mean

## The table of Mycelium

mum-automa = Automa
mum-automa-waits = It has not drawn a card yet.
mum-automa-deck = Cards left in its deck: { $count }
mum-land = The forest floor: { $count } tiles. Drag it, or use the arrow keys while it has the focus; + and - bring it nearer or farther, F shows all of it.
mum-tile = { $colour ->
    [red] Red
    [green] Green
    [brown] Brown
    [yellow] Yellow
   *[black] Black
} tile { $cell }
mum-tile-insect = An insect lies here
mum-tile-mother = Mother mushroom of { $name }
mum-tile-mushroom = Mushroom { $board } of { $name }
mum-tile-spores = Spores of { $name }: { $count }
mum-slot = Free place { $cell }
mum-turned = Turned this way ({ $number } of 3)
mum-market = Market
mum-new-market = A new market for an insect
mum-deck = Deck: { $count } cards
mum-supply = Tiles, insects and wind
mum-stack = Stack { $number }: { $count } tiles
mum-insects = Insects in the supply: { $count }
mum-own-insects = Insects: { $count }
mum-own-spores = Spores in the supply: { $count }
mum-points = Points: { $count }
mum-hand = Cards in hand: { $count }
mum-wind = Wind
mum-left = Spores to lay: { $count }
mum-owed = Still to pay
mum-this-turn = This turn
mum-action = { $action ->
    [move] Move
    [explore] Explore
    [spore] Spore
    [fruit] Fruit
    [decay] Decay
   *[discover] Discover
}{ $done ->
    [1] : done
   *[0] {""}
}
mum-board = Board { $number }{ $grown ->
    [1] : { $name }, spored { $counter } times
   *[0] , nothing grows yet
}. Cards underneath: { $tucked }
mum-tucked = Decayed cards underneath: { $count }
mum-enlarge = Enlarge { $name }, points: { $points }
mum-end-token = End token, { $points } points: for whoever has a card under every board
mum-drawn = Cards drawn
mum-blocked = Blocked by a mother
mum-goal = { $target ->
    [tile_red] a red tile
    [tile_green] a green tile
    [tile_brown] a brown tile
    [tile_yellow] a yellow tile
    [opponent_mushroom] a person’s mushroom
    [automa_mushroom] its own mushroom
    [opponent_spores_most] where most spores of people lie
    [opponent_mother] a person’s mother
   *[insect] an insect
}
mum-token = a mushroom
mum-decayed = decayed
mum-networks-none = No networks
mum-networks-show = Outline networks: { $name }
mum-key-networks = whose networks are outlined
