### What the kernel and the command say in every game.

## Decisions of the kernel

ask-choose = What now?
ask-either = Choose one.
ask-again = Once more? { $left ->
    [one] One more time is allowed.
   *[other] { $left } more times are allowed.
 } { $effect }
option-skip = Let it lapse
option-stop = Stop here
option-again = Do it: { $effect }
option-choose = { $effect }
effect = { $text }
colon = { $name }:
list = { $first }, { $second }

## Players

player-you = You
player-seat = Player { $number }
player-bot = { $bot } ({ $number })
bot-random = Random
bot-random-about = plays by chance
bot-greedy = Greedy
bot-greedy-about = looks ahead to the end of one effect
bot-search = Search
bot-search-about = thinks ahead over many possible deals
bot-easy = Easy
bot-easy-about = looks ahead to the end of one effect, and nearly every third choice is made without a thought
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
cli-because = Because of { $source }:
cli-takes-back = { $count ->
    [one] One decision taken back.
   *[other] { $count } decisions taken back.
 }
cli-no-undo = Nothing to take back: the last decision was another player's, or something hidden has been shown since.
cli-no-redo = Nothing to do again.
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
error-broken-record = This record cannot be opened: { $detail }
error-bad-message = The server did not understand this. Please load the page anew.
error-bad-key = This link does not fit the table. Please check that it is complete.
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
error-no-hint = There is no hint now.
error-bot-trouble = The bot cannot make its move at the moment; it keeps trying.
error-database = The server cannot store anything at the moment. Nothing is lost; please try again soon.
error-internal = Something went wrong at the server. It has been noted.
