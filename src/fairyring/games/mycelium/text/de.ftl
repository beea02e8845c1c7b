### Mycelium. Satzteile wie "spores-of" und "fx-..." werden zu ganzen Sätzen gefügt: sie beginnen klein und enden ohne Punkt.

game-name = Mycelium
game-about = Pilze stäuben, wachsen und vergehen auf einem Waldboden aus Dreiecken: folge dem Wind, verbinde deine Sporen zu Geflechten und eigne dir die der anderen an. Für 1 bis 4, allein oder neben der Automa.

## Einstellungen

setting-player_boards = Spielertafeln
setting-player_boards-value = { $value ->
    [5] je 5 Tafeln
   *[other] je { $value } Tafeln: eine kurze Partie
 }
setting-starter = Startspieler
setting-starter-random = durch Zufall
setting-starter-value = Platz { $value }
setting-automa_level = Die Automa
setting-automa_level-medium = mittel: die grünen Hälften ihrer Karten
setting-automa_level-hard = schwer: die gelben Hälften ihrer Karten
setting-black_tiles = Schwarze Plättchen
setting-black_tiles-out = in der Schachtel, wie im Regelheft
setting-black_tiles-in = auf dem Tisch: etwas leichter
setting-rival = Außer euch
setting-rival-none = niemand sonst
setting-rival-automa = die Automa
rival-automa = Automa

## Zahlen

figure-points = Punkte
figure-mushrooms = Punkte für Pilze
figure-insects = Punkte für Insekten
figure-end_token = Endmarker
figure-fruited = gewachsene Pilze
figure-tokens = Insekten
figure-spores = Sporen auf dem Feld

## Satzteile

spores-of = { $count } { $colour ->
    [red] { $count ->
        [one] rote
       *[other] rote
     }
    [green] { $count ->
        [one] grüne
       *[other] grüne
     }
    [brown] { $count ->
        [one] braune
       *[other] braune
     }
    [yellow] { $count ->
        [one] gelbe
       *[other] gelbe
     }
   *[any] beliebige
 }
gain-nothing = nichts
effect = { $text }
fx-move-edge-tile = versetze ein Randplättchen mit allem darauf
fx-relocate-mother = versetze die Mutter eines Gegners auf ein leeres Plättchen
fx-steal-card = ziehe eine zufällige Karte aus der Hand eines Gegners
fx-take-cards = nimm { $count } Karten vom Markt oder vom Stapel
fx-gain-insects = nimm { $count ->
    [one] 1 Insekt
   *[other] { $count } Insekten
 }
fx-place-spores = lege bis zu { $count } Sporen in deine Geflechte
fx-remove-spores = gib bis zu { $count } Sporen eines Gegners von einem Plättchen zurück
fx-mother-move = deine Mutter geht bis zu { $count } Plättchen weit
fx-mother-spread = deine Mutter stäubt { $count } Sporen
fx-allow-repeat-action = deine beiden Aktionen dürfen gleich sein
fx-discover-draw = beim Entdecken vom Stapel darfst du { $count } Karten ziehen und { $keep } behalten
fx-wind-reroll = einmal je Stäuben darfst du den Wind neu würfeln
fx-spread-bonus = Pilze auf dieser Tafel stäuben { $count } mehr
fx-spore-with-mother = deine Mutter stäubt zusammen mit dem Pilz auf dieser Tafel
fx-mother-spore = ihre Mutter stäubt { $count } Sporen
fx-send-mother-away = die nächste Mutter eines Menschen kommt auf das fernste leere Plättchen
fx-take-spores = { $count } Sporen von Menschen gehen zurück, von dort, wo die meisten liegen
fx-steal-for-automa = sie zieht eine zufällige Karte aus der Hand eines Menschen

## Was es ist

label-tile = { $colour ->
    [red] Rotes Plättchen
    [green] Grünes Plättchen
    [brown] Braunes Plättchen
    [yellow] Gelbes Plättchen
   *[black] Schwarzes Plättchen
 }
label-mushroom = Pilz, { $points } Punkte
label-decay = { $kind ->
    [immediate] Zerfall, sofort
    [permanent] Zerfall, von nun an
   *[mushroom] Zerfall, für die Tafel darüber
 }
label-automa-card = Automakarte { $number }
label-automa-decay = Zerfall der Automa
words-cost = Kostet Sporen: { $cost }.
words-spread = Stäubt { $count } Sporen.
words-decay = { $kind ->
    [immediate] Beim Zerfall: { $effect }.
    [permanent] Nach dem Zerfall: { $effect }.
   *[mushroom] Unter seiner Tafel: { $effect }.
 }
words-latin = Lateinisch: { $name }.
words-tile = { $insect ->
    [0] Kein Insekt.
   *[other] Anfangs liegt ein Insekt darauf.
 }
words-effect = { $effect }.
words-target = { $symbol } { $target ->
    [tile_red] rotes Plättchen
    [tile_green] grünes Plättchen
    [tile_brown] braunes Plättchen
    [tile_yellow] gelbes Plättchen
    [opponent_mushroom] Pilz eines Menschen
    [automa_mushroom] eigener Pilz
    [opponent_spores_most] die meisten Sporen von Menschen
    [opponent_mother] Mutter eines Menschen
   *[insect] Insekt
 }
words-half = { $level ->
    [medium] Mittel
   *[hard] Schwer
 }: kostet { $cost }; stäubt { $count }; Zerfall: { $effect }; geht zu: { $targets }.

## Fragen

ask-place-mother = Wo beginnt deine Mutter? Wähle ein Plättchen in der Mitte.
ask-place-automa = Das Los fiel auf dich: Auf welcher Seite deiner Mutter beginnt die Automa?
ask-turn-first = Du bist dran: Wähle die erste von zwei verschiedenen Aktionen.
ask-turn-second = Getan: { $action ->
    [move] Bewegen
    [explore] Erkunden
    [spore] Stäuben
    [fruit] Wachsen
    [decay] Zerfall
   *[discover] Entdecken
 }. Wähle die zweite Aktion.
ask-turn-after = Deine Aktionen sind getan. Nutze Insekten oder beende den Zug.
ask-move = Wohin geht deine Mutter, bis zu { $steps } Plättchen weit?
ask-slot = Wohin kommt das { $colour ->
    [red] rote
    [green] grüne
    [brown] braune
    [yellow] gelbe
   *[black] schwarze
 } Plättchen?
ask-slot-moved = Wohin kommt das { $colour ->
    [red] rote
    [green] grüne
    [brown] braune
    [yellow] gelbe
   *[black] schwarze
 } Randplättchen?
ask-turned = Wie herum?
ask-with-mother = Stäubt deine Mutter zusammen mit { $card }? Danach wird der Wind gewürfelt.
ask-reroll = Der Wind zeigt { $symbol }. Noch einmal würfeln?
ask-spread = { $count ->
    [one] Noch eine Spore: Wohin fällt sie?
   *[other] Noch { $count } Sporen: Wohin fällt die nächste?
 }
ask-pay = { $card } kostet { $cost }. { $count ->
    [one] Welche Spore zahlt das letzte Feld?
   *[other] Welche Spore kommt als nächste? Noch { $count } sind zu zahlen.
 }
ask-grow-at = Wo wächst { $card }?
ask-board = Auf welcher deiner Tafeln wächst { $card }?
ask-keep = Welche Karte behältst du?
ask-discard = Lege { $count ->
    [one] noch eine Karte
   *[other] { $count } Karten
 } für ein Insekt ab.
ask-send = Wessen Mutter kommt wohin?
ask-lift = Welches Randplättchen versetzt du?
ask-steal = Aus wessen Hand ziehst du eine Karte?
ask-take = { $count ->
    [one] Nimm eine Karte.
   *[other] Nimm { $count } Karten, eine nach der anderen.
 }
ask-place = { $count ->
    [one] Lege noch eine Spore in deine Geflechte.
   *[other] Lege bis zu { $count } Sporen in deine Geflechte.
 }
ask-remove = { $count ->
    [one] Noch eine?
   *[other] Wessen Sporen gehen zurück, bis zu { $count } von einem Plättchen?
 }

## Wahl

option-place-mother = { $cell }{ $insects ->
    [0] { "" }
   *[other] , mit Insekt
 }
option-place-automa = { $cell }{ $insects ->
    [0] { "" }
   *[other] , mit Insekt
 }
option-move = Mutter bewegen
option-move-to = { $cell }{ $insects ->
    [0] { "" }
    [one] , 1 Insekt
   *[other] , { $insects } Insekten
 }{ $steps ->
    [one] { "" }
   *[other] , über { $over }
 }
option-explore = Erkunden: Stapel { $stack }, { $count } Plättchen
option-slot = { $cell }{ $touching ->
    [one] { "" }
   *[other] , berührt { $touching } Plättchen
 }
option-turned-up = { $a } oben links, { $c } oben rechts, { $b } unten
option-turned-down = { $b } oben, { $a } unten rechts, { $c } unten links
option-spore-mother = Mit der Mutter stäuben: { $count } Sporen
option-spore = Mit { $card } auf Tafel { $board } stäuben: { $count } Sporen
option-alone = nur der Pilz
option-mother-last = der Pilz, dann die Mutter
option-mother-first = die Mutter, dann der Pilz
option-roll-again = Noch einmal würfeln
option-keep-wind = { $symbol } behalten
option-spore-at = { $cell }{ $holder ->
    [0] { "" }
   *[other] , gehört Spieler { $holder }
 }
option-fruit = { $card } wachsen lassen für { $cost }: { $points } Punkte
option-pay = { $own ->
    [0] eine Spore von Spieler { $owner } auf { $cell }
   *[other] deine Spore auf { $cell }
 }
option-pay-rest = der Rest ({ $count }) von dort, wo die meisten liegen
option-grow-at = { $cell }
option-board = Tafel { $board }{ $under ->
    [0] , nichts darunter
   *[other] { "" }
 }{ $more ->
    [0] { "" }
   *[other] , stäubt { $more } mehr
 }{ $mother ->
    [0] { "" }
   *[other] , mit der Mutter
 }
option-decay = { $card } auf Tafel { $board } zerfallen lassen
option-discover = { $card } entdecken
option-discover-deck = Die oberste Karte des Stapels entdecken
option-discover-more = { $count } Karten ziehen und eine behalten
option-new-market = 1 Insekt: ein neuer Markt
option-cards-for-insect = 3 Karten für ein Insekt ablegen
option-send-mother = 2 Insekten: die Mutter eines anderen versetzen
option-end-turn = Zug beenden
option-keep = { $card } behalten
option-discard = { $card } ablegen
option-send = Mutter von Spieler { $whom } auf { $cell }
option-lift = { $cell }
option-steal = Spieler { $whom }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
option-take = { $card }
option-take-deck = die oberste Karte des Stapels
option-place-spore = { $cell }
option-remove-spore = eine Spore von Spieler { $owner } auf { $cell }

## Was geschah

event-turn = Runde { $round }: { $player }.
event-mother-placed = { $player } beginnt auf { $cell }{ $insects ->
    [0] { "" }
   *[other] { " " }und nimmt ein Insekt
 }.
event-moved = { $player } geht nach { $cells }{ $insects ->
    [0] { "" }
    [one] { " " }und nimmt 1 Insekt
   *[other] { " " }und nimmt { $insects } Insekten
 }.
event-mother-sent = { $player } versetzt die Mutter von Spieler { $whom } auf { $cell }.
event-tile-drawn = { $player } zieht von Stapel { $stack }: { $tile }.
event-tile-laid = { $player } legt auf { $cell }: { $tile }{ $insect ->
    [0] { "" }
   *[other] , mit Insekt
 }.
event-tile-moved = { $player } versetzt nach { $cell }: { $tile }.
event-spores = { $player } stäubt auf { $cell }: { $count } Sporen.
event-wind = Der Wind: { $symbol }.
event-spore-laid = { $player }: eine Spore auf { $cell }.
event-spore-removed = { $player } gibt eine Spore von Spieler { $whom } von { $cell } zurück.
event-spores-spent = { $player } zahlt Sporen: { $cells }.
event-fruited = { $player } lässt { $card } auf { $cell } wachsen, Tafel { $board }.
event-decayed = { $player } lässt { $card } zerfallen, unter Tafel { $board }.
event-took-card = { $player } nimmt { $card }.
event-drew = { $player } zieht vom Stapel: { $count }.
event-kept-card = { $player } behält { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }; der Rest kommt unter den Stapel.
event-discarded = { $player } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } ab.
event-market = Auf dem Markt: { $cards }.
event-market-swept = { $player } räumt den Markt: { $cards }.
event-insects = { $player } nimmt { $count ->
    [one] ein Insekt
   *[other] { $count } Insekten
 }.
event-stole = { $player } zieht eine Karte von Spieler { $whom }.
event-robbed = { $player } verliert eine Karte an Spieler { $by }.
event-ended-late = Die Partie endet nach { $round } Runden.
event-ended = { $player } beendet die Partie.{ $token ->
    [0] { "" }
   *[other] { " " }Endmarker: { $token }.
 }
event-final = { $player }: { $mushrooms } für Pilze, { $insects } für Insekten, { $end_token } für den Endmarker: { $total } Punkte.
event-automa-card = { $player } deckt auf: { $card }.
event-automa-shuffles = { $player } mischt ihre Karten.
event-automa-skips = { $player }, { $action ->
    [move] BEWEGEN
    [explore] ERKUNDEN
    [spore] STÄUBEN
    [fruit] WACHSEN
   *[decay] ZERFALL
 }: { $why ->
    [no-token] kein Pilz übrig
    [cannot-pay] kein Geflecht kann zahlen
    [none-ripe] kein Pilz ist reif und frei
    [all-blocked] alle ihre Pilze sind blockiert
    [none-left] kein Pilz darf stäuben
    [no-tiles] keine Plättchen mehr
   *[no-way] sie kann nicht gehen
 }.
event-automa-lot = { $player } lost unter { $count }: { $what ->
    [network] das Geflecht
    [tile] das Plättchen
    [place] der Platz
    [spore] wohin die Spore fällt
    [stack] der Stapel
    [slot] die Lücke
    [target] das Ziel
   *[way] der Weg
 }.
event-automa-person = Das Los unter { $count } Menschen fällt auf Spieler { $whom }.
event-automa-fruits = { $player } lässt Pilz { $board } auf { $cell } wachsen.
event-automa-decays = { $player }: Pilz { $board } zerfällt; { $effect }.
event-automa-spores = { $player } stäubt mit { $board ->
    [0] ihrer Mutter
   *[other] Pilz { $board }
 } auf { $cell }: { $count } Sporen.
event-automa-target = { $player } sucht: { $target ->
    [tile_red] ein rotes Plättchen
    [tile_green] ein grünes Plättchen
    [tile_brown] ein braunes Plättchen
    [tile_yellow] ein gelbes Plättchen
    [opponent_mushroom] den Pilz eines Menschen
    [automa_mushroom] einen eigenen Pilz
    [opponent_spores_most] die meisten Sporen von Menschen
    [opponent_mother] die Mutter eines Menschen
   *[insect] ein Insekt
 } ({ $symbol }){ $found ->
    [0] : nichts
   *[other] { "" }
 }.

## Wie es ausging

won-by-points = nach Punkten
won-by-mushrooms = durch mehr Pilze
won-by-insects = durch mehr Insekten
won-together = gemeinsam: alles ist gleich

## Pilze

card-penny_bun = Steinpilz
card-death_cap = Grüner Knollenblätterpilz
card-common_stinkhorn = Stinkmorchel
card-oyster_mushroom = Austernseitling
card-bleeding_tooth = Blutender Stacheling
card-jubilee_waxcap = Jubiläums-Saftling
card-yellow_brain = Goldgelber Zitterling
card-fly_agaric = Fliegenpilz
card-shaggy_ink_cap = Schopftintling
card-common_ink_cap = Grauer Faltentintling
card-fairy_ring_champignon = Nelkenschwindling
card-honey_fungus = Honiggelber Hallimasch
card-beefsteak_fungus = Leberreischling
card-scarlet_elf_cup = Österreichischer Prachtbecherling
card-satans_bolete = Satansröhrling
card-green_elf_cup = Kleinsporiger Grünspanbecherling
card-the_prince = Riesenchampignon
card-chanterelle = Pfifferling
card-horn_of_plenty = Totentrompete
card-wood_hedgehog = Semmelstoppelpilz
card-giant_puffball = Riesenbovist
card-common_puffball = Flaschenstäubling
card-parasol = Parasol
card-shaggy_parasol = Safranschirmling
card-wood_blewit = Violetter Rötelritterling
card-field_blewit = Lilastiel-Rötelritterling
card-st_georges_mushroom = Maipilz
card-common_morel = Speisemorchel
card-false_morel = Frühjahrslorchel
card-chicken_of_the_woods = Schwefelporling
card-hen_of_the_woods = Klapperschwamm
card-dryads_saddle = Schuppiger Porling
card-turkey_tail = Schmetterlingstramete
card-birch_polypore = Birkenporling
card-hoof_fungus = Zunderschwamm
card-artists_bracket = Flacher Lackporling
card-lacquered_bracket = Glänzender Lackporling
card-lions_mane = Igelstachelbart
card-coral_tooth = Ästiger Stachelbart
card-wood_cauliflower = Krause Glucke
card-jelly_ear = Judasohr
card-velvet_shank = Samtfußrübling
card-sulphur_tuft = Grünblättriger Schwefelkopf
card-porcelain_fungus = Buchenschleimrübling
card-amethyst_deceiver = Violetter Lacktrichterling
card-blackening_waxcap = Schwärzender Saftling
card-scarlet_waxcap = Scharlachroter Saftling
card-parrot_waxcap = Papageigrüner Saftling
card-pink_waxcap = Rosenroter Saftling
card-verdigris_agaric = Grünspanträuschling
card-destroying_angel = Kegelhütiger Knollenblätterpilz
card-panther_cap = Pantherpilz
card-the_blusher = Perlpilz
card-saffron_milkcap = Edelreizker
card-woolly_milkcap = Birkenreizker
card-bay_bolete = Maronenröhrling
card-orange_birch_bolete = Birkenrotkappe
card-slippery_jack = Butterpilz
card-charcoal_burner = Frauentäubling
card-the_sickener = Speitäubling
card-collared_earthstar = Halskrausen-Erdstern
card-fluted_birds_nest = Gestreifter Teuerling
card-dead_mans_fingers = Vielgestaltige Holzkeule
card-king_alfreds_cakes = Kohlen-Kugelpilz
card-devils_fingers = Tintenfischpilz
card-orange_peel_fungus = Orangebecherling
card-liberty_cap = Spitzkegeliger Kahlkopf
card-violet_webcap = Violetter Schleierling
card-summer_truffle = Sommertrüffel
