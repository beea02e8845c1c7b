game-name = Glow-worms
game-about = Lay brighter and brighter cards.
option-lay-spark = Lay a spark (1)
option-lay-gleam = Lay a gleam (2)
option-lay-glimmer = Lay a glimmer (3)
option-lay-lantern = Lay a lantern (4)
option-lay-beacon = Lay a beacon (5)
event-laid = { $player } lays a { $card }{ $points ->
        [0] .
       *[other]  and scores.
    }
event-drew = { $player } draws a card.
won-by-light = Most points win.
figure-points = Points
figure-hand = Cards in hand
