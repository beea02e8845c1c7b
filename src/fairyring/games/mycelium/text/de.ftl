### Mycelium. Satzteile wie "spores-of" und "fx-..." werden zu ganzen Sätzen gefügt: sie beginnen klein und enden ohne Punkt.

game-name = Mycelium
game-about = Pilze streuen Sporen, wachsen und vergehen auf einem Waldboden aus Dreiecken: folge dem Wind, verbinde deine Sporen zu Geflechten und eigne dir die der anderen an. Für 1 bis 4, allein oder neben der Automa.

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
fx-take-cards = nimm { $count } Karten vom Markt, vom Stapel oder von beiden
fx-gain-insects = nimm { $count ->
    [one] 1 Insekt
   *[other] { $count } Insekten
 }
fx-place-spores = lege bis zu { $count } Sporen in deine Geflechte
fx-remove-spores = gib bis zu { $count } Sporen eines Gegners von einem Plättchen zurück
fx-mother-move = deine Mutter geht bis zu { $count } Plättchen weit
fx-mother-spread = deine Mutter streut { $count } Sporen
fx-allow-repeat-action = deine beiden Aktionen dürfen gleich sein
fx-discover-draw = beim Entwickeln vom Stapel darfst du { $count } Karten ziehen und { $keep } behalten
fx-wind-reroll = einmal je Streuen darfst du den Wind neu würfeln
fx-spread-bonus = Pilze auf dieser Tafel streuen { $count } mehr
fx-spore-with-mother = deine Mutter streut zusammen mit dem Pilz auf dieser Tafel
fx-mother-spore = ihre Mutter streut { $count } Sporen
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
    [immediate] Vergehen, sofort
    [permanent] Vergehen, von nun an
   *[mushroom] Vergehen, für die Tafel darüber
 }
label-automa-card = Automakarte { $number }
label-automa-decay = Vergehen bei der Automa
words-cost = Kostet Sporen: { $cost }.
words-spread = Streut { $count } Sporen.
words-decay = { $kind ->
    [immediate] Beim Vergehen: { $effect }.
    [permanent] Nach dem Vergehen: { $effect }.
   *[mushroom] Unter seiner Tafel: { $effect }.
 }
words-latin = Lateinisch: { $name }.
words-fact = { $id ->
    [penny_bun] Sein Geflecht lebt mit den Wurzeln von Bäumen zusammen; deshalb ist es noch niemandem gelungen, ihn zu züchten.
    [death_cap] Ein halber Hut kann töten, und Kochen hilft nicht: Sein Gift verträgt Hitze.
    [common_stinkhorn] Sie riecht nach Aas und lockt so Fliegen an, die ihre Sporen an den Füßen davontragen.
    [oyster_mushroom] Er frisst auch Fleisch: Seine Fäden betäuben winzige Würmer im Holz und verdauen sie.
    [bleeding_tooth] Junge Pilze schwitzen blutrote Tropfen, und darin steckt ein Stoff, der Blut am Gerinnen hindert.
    [jubilee_waxcap] Erst 2013 wurde er als eigene Art erkannt und zu Ehren eines Thronjubiläums benannt.
    [yellow_brain] Er zehrt nicht vom Holz, auf dem er sitzt, sondern von einem anderen Pilz, der darin lebt.
    [fly_agaric] Seine weißen Tupfen sind Reste der Haut, die ihn jung umhüllte; Regen kann sie abwaschen.
    [shaggy_ink_cap] In ein, zwei Tagen zerfließt er zu schwarzer Tinte, mit der man wirklich schreiben kann.
    [common_ink_cap] Mit Wein oder Bier macht er krank, noch Tage später: Er hindert den Körper daran, Alkohol abzubauen.
    [fairy_ring_champignon] Seine Ringe auf der Wiese wachsen Jahr für Jahr nach außen und können Jahrhunderte alt sein.
    [honey_fungus] Ein Verwandter in Oregon bedeckt mehr als neun Quadratkilometer: eines der größten Lebewesen überhaupt.
    [beefsteak_fungus] Aufgeschnitten sieht er aus wie rohes Fleisch und tropft rot. Die Eiche, in der er lebt, wird tiefbraun, was Tischler schätzen.
    [scarlet_elf_cup] Er leuchtet am Ende des Winters auf abgefallenen Zweigen. Haucht man ihn an, stößt er eine Wolke von Sporen aus.
    [satans_bolete] Sein helles Fleisch läuft beim Anschneiden blau an, und alte Exemplare riechen nach Aas.
    [green_elf_cup] Er färbt das Holz, in dem er lebt, für immer blaugrün; seit Jahrhunderten nimmt man es für Einlegearbeiten.
    [the_prince] Er riecht nach Bittermandeln, und sein Hut kann so breit werden wie ein Teller.
   *[other] Eine von rund 150 000 Pilzarten, die bisher beschrieben sind.
 }
words-tile = { $colour ->
    [black] Sporen darauf bezahlen jede Farbe.
    [red] Sporen darauf bezahlen Rot.
    [green] Sporen darauf bezahlen Grün.
    [brown] Sporen darauf bezahlen Braun.
   *[other] Sporen darauf bezahlen Gelb.
 }{ $insect ->
    [0] {""}
   *[other] {" "}Anfangs liegt ein Insekt darauf.
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
 }: kostet { $cost }; streut { $count }; Vergehen: { $effect }; geht zu: { $targets }.

## Fragen

ask-place-mother = Wo beginnt deine Mutter? Wähle ein Plättchen in der Mitte.
ask-place-automa = Das Los fiel auf dich: Auf welcher Seite deiner Mutter beginnt die Automa?
ask-turn-first = Du bist dran: Wähle die erste von zwei verschiedenen Aktionen.
ask-turn-second = Getan: { $action ->
    [move] Bewegen
    [explore] Erkunden
    [spore] Streuen
    [fruit] Wachsen
    [decay] Vergehen
   *[discover] Entwickeln
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
ask-with-mother = Streut deine Mutter zusammen mit { $card }? Danach wird der Wind gewürfelt.
ask-reroll = Der Wind zeigt { $symbol }. Noch einmal würfeln?
ask-spread = { $count ->
    [one] Noch eine Spore: Wohin fällt sie?
   *[other] Noch { $count } Sporen: Wohin fällt die nächste?
 }
ask-pay = { $count ->
    [one] Welche Spore zahlt das letzte Feld?
   *[other] Welche Spore kommt als nächste? Noch { $count } sind zu zahlen.
 }
ask-grow-at = Wo wächst der Pilz?
ask-board = Auf welcher deiner Tafeln wächst der Pilz?
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

option-place-mother = { $colour ->
    [red] rotes
    [green] grünes
    [brown] braunes
    [yellow] gelbes
   *[black] schwarzes
 } Plättchen { $cell }{ $insects ->
    [0] { "" }
   *[other] , mit Insekt
 }
option-place-automa = { $colour ->
    [red] rotes
    [green] grünes
    [brown] braunes
    [yellow] gelbes
   *[black] schwarzes
 } Plättchen { $cell }{ $insects ->
    [0] { "" }
   *[other] , mit Insekt
 }
option-move = Mutter bewegen
option-move-to = { $colour ->
    [red] rotes
    [green] grünes
    [brown] braunes
    [yellow] gelbes
   *[black] schwarzes
 } Plättchen { $cell }{ $insects ->
    [0] { "" }
    [one] , 1 Insekt
   *[other] , { $insects } Insekten
 }{ $steps ->
    [one] { "" }
   *[other] , über { $over }
 }
option-explore = Erkunden: Stapel { $stack }, { $count } Plättchen
option-slot = freier Platz { $cell }{ $touching ->
    [one] { "" }
   *[other] , berührt { $touching } Plättchen
 }
option-turned-up = { $a } oben links, { $c } oben rechts, { $b } unten
option-turned-down = { $b } oben, { $a } unten rechts, { $c } unten links
option-spore-mother = Mit der Mutter streuen: { $count } Sporen
option-spore = Mit { $card } auf Tafel { $board } streuen: { $count } Sporen
option-alone = nur der Pilz
option-mother-last = der Pilz, dann die Mutter
option-mother-first = die Mutter, dann der Pilz
option-roll-again = Noch einmal würfeln
option-keep-wind = { $symbol } behalten
option-spore-at = { $colour ->
    [red] rotes
    [green] grünes
    [brown] braunes
    [yellow] gelbes
   *[black] schwarzes
 } Plättchen { $cell }{ $whose ->
    [nobody] { "" }
    [own] , gehört dir
   *[other] , gehört { $holder }
 }
option-fruit = { $card } wachsen lassen für { $cost }: { $points } Punkte
option-pay = { $own ->
    [0] eine Spore von { $owner } auf { $cell }
   *[other] deine Spore auf { $cell }
 }
option-pay-rest = Rest bezahlen ({ $count }), von dort, wo die meisten liegen
option-grow-at = { $colour ->
    [red] rotes
    [green] grünes
    [brown] braunes
    [yellow] gelbes
   *[black] schwarzes
 } Plättchen { $cell }
option-board = Tafel { $board }{ $under ->
    [0] , nichts darunter
   *[other] { "" }
 }{ $more ->
    [0] { "" }
   *[other] , streut { $more } mehr
 }{ $mother ->
    [0] { "" }
   *[other] , mit der Mutter
 }
option-decay = { $card } auf Tafel { $board } vergehen lassen
option-discover = Entwickeln: { $card }
option-discover-deck = Entwickeln: die oberste Karte des Stapels
option-discover-more = { $count } Karten ziehen und eine behalten
option-new-market = 1 Insekt: ein neuer Markt
option-cards-for-insect = 3 Karten für ein Insekt ablegen
option-send-mother = 2 Insekten: die Mutter eines anderen versetzen
option-end-turn = Zug beenden
option-keep = { $card } behalten
option-discard = { $card } ablegen
option-send = Mutter von { $whom } auf { $cell }
option-lift = { $colour ->
    [red] rotes
    [green] grünes
    [brown] braunes
    [yellow] gelbes
   *[black] schwarzes
 } Plättchen { $cell }
option-steal = { $whom }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
option-take = { $card }
option-take-deck = die oberste Karte des Stapels
option-place-spore = { $colour ->
    [red] rotes
    [green] grünes
    [brown] braunes
    [yellow] gelbes
   *[black] schwarzes
 } Plättchen { $cell }
option-remove-spore = eine Spore von { $owner } auf { $cell }

## Was geschah

event-turn = Runde { $round }: { $player }.
event-mother-placed = { $player }: Beginn auf { $cell }{ $insects ->
    [0] { "" }
   *[other] { " " }(ein Insekt genommen)
 }.
event-moved = { $player }: Mutter bewegt nach { $cells }{ $insects ->
    [0] { "" }
    [one] { " " }(1 Insekt genommen)
   *[other] { " " }({ $insects } Insekten genommen)
 }.
event-mother-sent = { $player }: eine Mutter auf { $cell } versetzt ({ $whom }).
event-tile-drawn = { $player }: { $tile } von Stapel { $stack } gezogen.
event-tile-laid = { $player }: { $tile } auf { $cell } gelegt{ $insect ->
    [0] { "" }
   *[other] , mit Insekt
 }.
event-tile-moved = { $player }: { $tile } nach { $cell } versetzt.
event-spores = { $player }: Streuen auf { $cell }: { $count ->
    [one] 1 Spore
   *[other] { $count } Sporen
 }.
event-wind = Der Wind: { $symbol }.
event-area = Der Wind weht von { $cell } über { $symbol }: { $count } Sporen.
event-spore-laid = { $player }: eine Spore auf { $cell }.
event-spore-removed = { $player }: eine Spore von { $cell } zurückgegeben ({ $whom }).
event-spores-spent = { $player }: Sporen ausgegeben: { $cells }.
event-fruited = { $player }: { $card } auf { $cell } gewachsen, Tafel { $board }.
event-decayed = { $player }: { $card } vergangen, nun unter Tafel { $board }.
event-took-card = { $player }: { $card } genommen.
event-drew = { $player }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } vom Stapel gezogen.
event-kept-card = { $player }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } behalten; der Rest kommt unter den Stapel.
event-discarded = { $player }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } abgelegt.
event-market = Auf dem Markt: { $cards }.
event-market-swept = { $player }: Markt geräumt: { $cards }.
event-insects = { $player }: { $count ->
    [one] ein Insekt
   *[other] { $count } Insekten
 } genommen.
event-stole = { $player }: eine Karte aus fremder Hand gezogen ({ $whom }).
event-robbed = { $player }: eine Karte an eine fremde Hand verloren ({ $by }).
event-ended-late = Die Partie endet nach { $round } Runden.
event-ended = { $player }: Partie beendet.{ $token ->
    [0] { "" }
   *[other] { " " }Endmarker: { $token }.
 }
event-final = { $player }: { $mushrooms } für Pilze, { $insects } für Insekten, { $end_token } für den Endmarker: { $total } Punkte.
event-automa-card = { $player } deckt auf: { $card }.
event-automa-shuffles = { $player } mischt ihre Karten.
event-automa-skips = { $player }, { $action ->
    [move] BEWEGEN
    [explore] ERKUNDEN
    [spore] STREUEN
    [fruit] WACHSEN
   *[decay] VERGEHEN
 }: { $why ->
    [no-token] kein Pilz übrig
    [cannot-pay] kein Geflecht kann zahlen
    [none-ripe] kein Pilz ist reif und frei
    [all-blocked] alle ihre Pilze sind blockiert
    [none-left] kein Pilz darf streuen
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
event-automa-person = Das Los unter { $count } Menschen: { $whom }.
event-automa-fruits = { $player } lässt Pilz { $board } auf { $cell } wachsen.
event-automa-decays = { $player }: Pilz { $board } vergeht; { $effect }.
event-automa-spores = { $player } streut mit { $board ->
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

won-by-points = Die meisten Punkte.
won-by-mushrooms = Punkte gleichauf; mehr Pilze entscheiden.
won-by-insects = Punkte und Pilze gleichauf; mehr Insekten entscheiden.
won-together = Alles gleichauf: ein gemeinsamer Sieg.

## Hinweise: was für eine Möglichkeit spricht. Satzteile, klein und ohne Punkt.

hint-behind = Etwa { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } weniger
hint-points-gain = lässt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } wachsen
hint-points-deny = die anderen bekommen { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } weniger
hint-insects-gain = bringt dir { $count ->
    [one] ein Insekt
   *[other] { $count } Insekten
 }
hint-insects-keep = behält { $count ->
    [one] dein Insekt
   *[other] deine { $count } Insekten
 }
hint-insects-cost = kostet { $count ->
    [one] ein Insekt
   *[other] { $count } Insekten
 }
hint-insects-deny = nimmt den anderen { $count ->
    [one] ein Insekt
   *[other] { $count } Insekten
 } weg
hint-spores-gain = { $count ->
    [one] eine Spore mehr
   *[other] { $count } Sporen mehr
 } in deinen Geflechten
hint-spores-keep = behält { $count ->
    [one] deine Spore
   *[other] deine { $count } Sporen
 } zur Hand
hint-spores-cost = verbraucht { $count ->
    [one] eine Spore
   *[other] { $count } Sporen
 }
hint-spores-deny = nimmt den anderen { $count ->
    [one] eine Spore
   *[other] { $count } Sporen
 } weg
hint-ground-gain = schafft deiner Mutter Platz: { $count ->
    [one] ein Plättchen mehr
   *[other] { $count } Plättchen mehr
 } um sie herum
hint-ground-cost = lässt { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
 } weniger um deine Mutter
hint-cards-gain = bringt dir { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
hint-cards-cost = gibt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } weg
hint-ready-gain = danach { $count ->
    [one] kann eine Handkarte mehr
   *[other] können { $count } Handkarten mehr
 } wachsen
hint-ready-keep = behält { $count ->
    [one] eine Karte, die wachsen kann
   *[other] { $count } Karten, die wachsen können
 }
hint-ripe-gain = danach { $count ->
    [one] darf ein Pilz mehr
   *[other] dürfen { $count } Pilze mehr
 } vergehen
hint-under-gain = { $count ->
    [one] eine Tafel mehr
   *[other] { $count } Tafeln mehr
 } mit einer Karte darunter
hint-under-deny = hält die anderen vom Ende der Partie fern
hint-blocked-gain = befreit { $count ->
    [one] einen deiner Pilze
   *[other] { $count } deiner Pilze
 }
hint-blocked-cost = { $count ->
    [one] einer deiner Pilze würde
   *[other] { $count } deiner Pilze würden
 } blockiert
hint-blocked-deny = blockiert { $count ->
    [one] einen fremden Pilz
   *[other] { $count } fremde Pilze
 }
hint-lasting-gain = { $count ->
    [one] ein Bonus, der bleibt
   *[other] { $count } Boni, die bleiben
 }

## Der Tisch im Terminal

table-round = Runde { $round }
table-piles = Plättchen { $first } und { $second }, Stapel { $deck }, Insekten { $insects }
table-market = Markt
table-hand = Deine Hand
table-sign = { $sign ->
    [red] rot
    [green] grün
    [brown] braun
    [yellow] gelb
    [black] schwarz
    [insect] Insekt
    [mother] Mutter
   *[mushroom] Pilz
 }
table-spores = An der breiten Seite: die Sporen der Spieler der Reihe nach, { $none } für keine.  O, U, A: der Wind an jeder Seite.
table-player = Punkte { $points }, Karten { $cards }, Insekten { $insects }, Sporen im Vorrat { $spores }
table-token = { $card } auf { $cell }, { $count }-mal gestreut{ $blocked ->
    [0] { "" }
   *[other] , blockiert
 }
table-under = darunter: { $cards }

## Hilfe zu den Dingen auf dem Tisch

help-actions = Die sechs Aktionen des Spiels, die dieses Zuges abgehakt: bewegen, erkunden, streuen, wachsen, vergehen, entwickeln. Ein Zug hat zwei verschiedene. Während Sporen fallen: der Wind und wie viele noch kommen; während ein Pilz bezahlt wird: was noch fehlt.
help-automa = Die Karte der Automa in diesem Zug: was ihr Pilz kostet, wie viele Sporen er streut, was ein Vergehen bringt und wohin ihre Mutter bei jedem Windzeichen geht.
help-board = Eine Tafel. Sie trägt einen Pilz; ihr Zähler sagt, wie oft er gestreut hat. Nach zweimal darf der Pilz vergehen: Seine Karte kommt unter die Tafel, ihre Wirkung beginnt, seine Figur ist wieder frei. Liegt unter jeder Tafel eine Karte, endet die Partie.
help-deck = Der Stapel der Pilzkarten, verdeckt. Er füllt am Ende jedes Zuges den Markt auf. ENTWICKELN nimmt auch seine oberste Karte, ungesehen.
help-end = Der Endmarker. Wer unter jeder Tafel eine Karte hat, bekommt ihn und beendet damit das Spiel.
help-hand = Pilzkarten auf der Hand, beliebig viele. Niemand sonst sieht sie. Sie wachsen, sobald eines deiner Geflechte sie bezahlen kann; am Ende zählen Handkarten nichts.
help-insects = Insekten. Zwei sind am Ende einen Punkt wert. In deinem Zug bezahlt eines einen neuen Markt, zwei versetzen eine fremde Mutter; drei Handkarten kaufen eines.
help-market = Der Markt: drei offene Pilzkarten. ENTWICKELN nimmt eine davon. Er wird am Ende jedes Zuges aufgefüllt; für ein Insekt wird er neu ausgelegt.
help-player = Jemand am Tisch: bisherige Punkte, Insekten, Sporen im Vorrat und die fünf Tafeln. Tippe andere an, um ihre Tafeln groß zu sehen.
help-slot = Ein freier Platz neben den Plättchen, auf den ein erkundetes Plättchen gelegt werden kann.
help-stack = Ein Plättchenstapel, verdeckt. ERKUNDEN deckt das oberste auf; es wird mit einer Seite an die anderen gelegt.
help-supply = Sporen, die nicht auf dem Feld liegen. Alle haben 30; ausgegebene kommen hierher zurück.
help-tile = Ein Plättchen des Waldbodens. Seine Farbe ist, was eine Spore darauf wert ist; Schwarz gilt als jede Farbe. Die Zeichen O, U und A an den Seiten sagen, wohin der Wind Sporen von hier trägt. Es gehört der Mutter darauf, sonst dem Pilz darauf.
help-turned = Eine Lage für das neue Plättchen. Nur die Windzeichen wechseln die Seite.
help-wind = Der Windwürfel. Er zeigt O, U oder A: Sporen fliegen über die Seite des Plättchens mit diesem Zeichen.

## Pilze

card-penny_bun = Steinpilz
card-death_cap = Grüner Knollenblätterpilz
card-common_stinkhorn = Gemeine Stinkmorchel
card-oyster_mushroom = Austernseitling
card-bleeding_tooth = Scharfer Korkstacheling
card-jubilee_waxcap = Jubiläums-Saftling
card-yellow_brain = Goldgelber Zitterling
card-fly_agaric = Fliegenpilz
card-shaggy_ink_cap = Schopf-Tintling
card-common_ink_cap = Falten-Tintling
card-fairy_ring_champignon = Nelken-Schwindling
card-honey_fungus = Honiggelber Hallimasch
card-beefsteak_fungus = Leberreischling
card-scarlet_elf_cup = Österreichischer Prachtbecherling
card-satans_bolete = Satans-Röhrling
card-green_elf_cup = Kleinsporiger Grünspanbecherling
card-the_prince = Riesen-Champignon
card-chanterelle = Pfifferling
card-horn_of_plenty = Herbsttrompete
card-wood_hedgehog = Semmel-Stoppelpilz
card-giant_puffball = Riesenbovist
card-common_puffball = Flaschenstäubling
card-parasol = Parasol
card-shaggy_parasol = Safranschirmling
card-wood_blewit = Violetter Rötelritterling
card-field_blewit = Lilastieliger Rötelritterling
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
card-lions_mane = Igel-Stachelbart
card-coral_tooth = Ästiger Stachelbart
card-wood_cauliflower = Krause Glucke
card-jelly_ear = Judasohr
card-velvet_shank = Gemeiner Samtfußrübling
card-sulphur_tuft = Grünblättriger Schwefelkopf
card-porcelain_fungus = Buchen-Schleimrübling
card-amethyst_deceiver = Violetter Lacktrichterling
card-blackening_waxcap = Kegeliger Saftling
card-scarlet_waxcap = Kirschroter Saftling
card-parrot_waxcap = Papageigrüner Saftling
card-pink_waxcap = Rosenroter Saftling
card-verdigris_agaric = Grünspan-Träuschling
card-destroying_angel = Kegelhütiger Knollenblätterpilz
card-panther_cap = Pantherpilz
card-the_blusher = Perlpilz
card-saffron_milkcap = Edel-Reizker
card-woolly_milkcap = Zottiger Birkenmilchling
card-bay_bolete = Maronenröhrling
card-orange_birch_bolete = Birken-Rotkappe
card-slippery_jack = Butterpilz
card-charcoal_burner = Frauen-Täubling
card-the_sickener = Speitäubling
card-collared_earthstar = Halskrausen-Erdstern
card-fluted_birds_nest = Gestreifter Teuerling
card-dead_mans_fingers = Vielgestaltige Holzkeule
card-king_alfreds_cakes = Kohlen-Kugelpilz
card-devils_fingers = Tintenfischpilz
card-orange_peel_fungus = Gemeiner Orangebecherling
card-liberty_cap = Spitzkegeliger Kahlkopf
card-violet_webcap = Dunkelvioletter Schleierling
card-summer_truffle = Sommertrüffel

## Wirkungen vergangener Pilze

card-move_one_edge_tile = Wandernder Boden
card-send_opponent_mother_to_empty_tile = Fortgeschickt
card-steal_random_card = Gestohlene Brut
card-take_two_cards = Reicher Fund
card-this_mushroom_spreads_one_more = Fruchtbares Beet
card-spore_this_mushroom_and_mother = Gemeinsam mit der Mutter
card-repeat_an_action = Noch einmal
card-discover_two_keep_one = Wahl aus zweien
card-mother_moves_up_to_three = Schnelle Mutter
card-mother_spreads_three = Freigebige Mutter
card-gain_an_insect = Insektenbesuch
card-place_two_spores_in_network = Stilles Wachstum
card-remove_two_spores = Erstickte Sporen
card-reroll_the_wind = Drehender Wind
card-automa_nothing = Keine Wirkung
card-automa_gain_insect = Automa: Insektenbesuch
card-automa_mother_spores = Automa: Freigebige Mutter
card-automa_send_mother_away = Automa: Fortgeschickt
card-automa_remove_two_spores = Automa: Erstickte Sporen
card-automa_steal_card = Automa: Gestohlene Brut
