### What the kernel and the command say in every game.

## Decisions of the kernel

ask-choose = What now?
ask-either = Choose one.
ask-optional = If you like: { $effect }
ask-again = Once more? { $left ->
    [one] One more time is allowed.
   *[other] { $left } more times are allowed.
 } { $effect }
option-skip = Skip it
option-stop = Stop here
option-again = Do it: { $effect }
option-choose = { $effect }
effect = { $text }
colon = { $name }:
list = { $first }, { $second }

## Effects: clauses that are put together to whole sentences, so they begin small

fx-nothing = no effect
fx-then = { $first }; then { $second }
fx-or = either { $first }, or { $second }
fx-one-of = { $first } or { $second }
fx-group = ({ $effect })
fx-times = up to { $count } times: { $effect }
fx-exactly = { $count } times: { $effect }
fx-as-often = { $often } times: { $effect }
fx-if-possible = if possible, { $effect }
fx-optional = if you like, { $effect }
fx-if = { $effect }, if { $condition }
fx-pay = { $cost }; for that { $gain }
fx-each = { $effect } { $per ->
    [one] for each
   *[other] for every { $per }
 }
fx-all-others = every other player: { $effect }
when-then = { $when }: { $effect }
quantity-fixed = { $count }
quantity-sum = { $first } + { $second }
quantity-difference = { $first } − { $second }
quantity-product = { $first } × { $second }
quantity-least = { $second }, at most { $first }
quantity-most = { $second }, at least { $first }
condition-and = { $first } and { $second }
condition-or = { $first } or { $second }
condition-not = not: { $what }
condition-compared = { $first } { $sign } { $second }

## Players

player-you = You
player-seat = Player { $number }
player-bot = { $name } ({ $bot })
bot-name = { $number ->
    [1] Hazel
    [2] Bramble
    [3] Fern
   *[other] Thistle
 }
bot-random = Random
bot-random-about = plays by chance
bot-greedy = Greedy
bot-greedy-about = looks at the next step only
bot-search = Search
bot-search-about = thinks ahead over many possible deals
bot-easy = Easy
bot-easy-about = plays quickly and makes mistakes
bot-medium = Medium
bot-medium-about = thinks ahead a little and makes a few mistakes
bot-hard = Hard
bot-hard-about = thinks ahead for a moment before every choice

## The command: playing

cli-welcome = { $game }, seed { $seed }. Type a number, a name or its beginning; h shows all commands.
cli-resumed = { $game } goes on after { $count ->
    [one] 1 decision
   *[other] { $count } decisions
 }.
cli-hand-over = Now { $player }. Hand the keyboard over and press Enter.
cli-choose = Choose (h: help)
cli-help = 1, 2, …  choose an option (its name or the beginning of it works too)
    ?          explain the decision with its rule; ? 2 explains option 2
    c NAME     explain a card or tile in words
    u, uu, r   undo one decision, undo the whole turn, redo
    l          read the log again
    t          show the whole table again
    save       save the game; save FILE saves it there
    q          save and quit
cli-unknown = "{ $text }" is none of the options. Type a number, a name or h for help.
cli-ambiguous = "{ $text }" fits several options: { $names }
cli-no-card = No card or tile is called "{ $text }".
cli-rule = Rule { $id }: { $text }
rules-ruling = our ruling
rules-waiting = waiting for another box
cli-because = Because of { $source }:
cli-takes-back = { $count ->
    [one] One decision taken back.
   *[other] { $count } decisions taken back.
 }
cli-no-undo = Nothing to take back: the last decision was another player's, or something hidden has been shown since.
cli-no-redo = Nothing to do again.
cli-bot-raised = The bot { $player } has failed; what happened stands above.
cli-saved = Saved: { $file }
cli-resume-with = Go on with: { $command }
cli-winner = { $players } won.
cli-winners = Winners: { $players }.
cli-no-winner = Nobody won.
cli-lost = You lost.
cli-won = You won!
cli-log = What happened
cli-nothing-yet = Nothing has happened yet.
cli-more-news = … { $count ->
    [one] 1 line before this
   *[other] { $count } lines before this
 } (l shows all)

## The command: learning

cli-learn-part = Part { $number } of { $total }: { $heading }
cli-learn-next = Enter: go on, q: leave
cli-learn-choose = Choose (a number or a name; q: leave)
cli-learn-resume = Come back with: { $command }
cli-learn-done = That was the lesson. Now play against an easy bot: { $command }

## The command: replaying

cli-replay-help = Enter or n  next decision; b back; t next turn; j 30 jump to decision 30; e to the end; v verify; q quit
cli-replay-at = Decision { $number } of { $total }
cli-replay-next = Next: { $player } chooses { $name }
cli-replay-end = The end of the record.
cli-replay-no-number = Type j and a number from 0 to { $total }.
cli-verified = The record is sound: { $count ->
    [one] 1 decision
   *[other] { $count } decisions
 } replayed, the table came out the same.
cli-no-digest = The record can be replayed, but holds no digest to compare with.

## The command: games

cli-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
     }
   *[other] { $least } to { $most } players
 }
cli-modules = Modules
cli-settings = Settings
cli-bots = Bots
cli-default = default

## What the server refuses

error-stale-option = Something has happened at the table in the meantime. Please choose anew.
error-unknown-option = That cannot be done now.
error-not-your-decision = Somebody else decides now.
error-cannot-undo = This cannot be taken back: it was another player's, it ended the turn, or it showed something hidden.
error-bad-setup = The game cannot be set up like this: { $detail }
error-endless = What the cards of this table do there never comes to an end; choose something else.
error-broken-record = This record cannot be opened: { $detail }
error-bad-lesson = There is no such lesson here, or it has changed. Please begin it anew.
error-other-rules = This table was begun by rules that are not played here. It can be looked at, but not played on.
error-other-components = This table was begun with other cards, which are not to be had here. It can be looked at, but not played on.
error-cannot-go-on = This table cannot be played on from here. It can be looked at, up to where it stands.
error-bad-message = The server did not understand this. Please load the page anew.
error-bad-key = This link does not fit the table. Please check that it is complete.
error-bad-host = This table is not served under this address.
error-unknown-table = There is no such table here.
error-unknown-game = There is no such game here.
error-not-found = There is nothing at this address.
error-no-free-seat = Every seat at this table is taken.
error-seat-taken = This seat is not free any more.
error-not-your-seat = This is only for those who sit there.
error-not-over = This is shown when the game is over, because it tells what is hidden.
error-replay-only = This table shows a record; nothing can be played at it.
error-too-big = This is too big for the server.
error-too-many = That was too much at once. Please wait a moment.
error-table-full = This table takes no more moves.
error-too-early = This seat is waited for a little longer.
error-paused = The game is paused. Somebody at the table can go on with it.
error-ended = This game was given up; nothing more can be played.
error-banned = You are not let in here.
error-not-invited = Only invited people set tables here. You can join and watch.
error-bad-bundle = This file holds no tables of a Fairyring server.
error-no-hint = There is no hint now.
error-bot-trouble = The bot cannot make its move at the moment; it keeps trying.
error-busy = The bots have too much to think about right now. Please try again in a moment.
error-bus = The servers cannot hear each other at the moment. Please try again soon.
error-database = The server cannot store anything at the moment. Nothing is lost; please try again soon.
error-internal = Something went wrong at the server. It has been noted.

## Who comes and goes at a table

given-up = The game was given up.
seat-left = { $who } has left. The seat is free.
seat-left-bot = { $who } has left. A bot plays on: { $by }.
seat-replaced = { $who } is away. The seat is free for somebody else.
seat-replaced-bot = { $who } is away. A bot plays on: { $by }.
seat-late = { $who } took longer than was agreed. The seat is free for somebody else.
seat-late-bot = { $who } took longer than was agreed. A bot plays on: { $by }.
seat-sat = Now playing for { $who }: { $by }.
seat-back = { $who } is back.
seat-resigned-bot = { $who } gives up. A bot plays on: { $by }.
seat-resigned-ends = { $who } gives up. The game is over.
seat-paused = { $who } has paused the game.
seat-resumed = { $who } goes on with the game.

## Hints: what speaks for an option. Clauses that begin small and end without a full stop.

hint-best = The best, as far as I can see
hint-even = Just as good
hint-weaker = A little weaker
hint-quiet = changes nothing that counts at once
hint-later = by the end of the turn: { $reason }
