### Salamandra. Satzteile wie "good" und "gain" werden zu ganzen Sätzen verbunden; sie beginnen klein und enden ohne
### Punkt.

game-name = Salamandra
game-about = Zwei Tage und zwei Nächte: Lehrlinge auf Zauberfelder setzen, sie arbeiten lassen, neue Felder bauen, an Kesseln brauen, den Salamander ehren und Haine ernten. Für 2 bis 4 Druiden.

## Einstellungen

setting-spellbook_count = Zauberbücher
setting-spellbook_count-board = wie auf dem Plan: eines mehr als Mitspielende
setting-spellbook_count-players = eines je Person
setting-temple_completes_clearings = Lichtungen am Tempel
setting-temple_completes_clearings-false = nein: nur vier Felder bilden eine Lichtung
setting-temple_completes_clearings-true = ja: eine Tempelhälfte zählt als Feld

## Namen

name-grove = Hain { $number }
name-bear = { $number ->
    [1] Hainbär
    [2] Kesselbär
    [3] Grabbär
    [4] Schreibbär
    [5] Bücherbär
    [6] Mondtrankbär
    [7] Baumeisterbär
    [8] Kräuterbär
    [9] Heidebär
    [10] Schneebär
    [11] Honigbär
    [12] Kleebär
   *[other] Bär { $number }
 }
name-eagle = { $number ->
    [1] Heroldsadler
    [2] Wiesenadler
    [3] Kristalladler
    [4] Dämmeradler
    [5] Wipfeladler
    [6] Botenadler
    [7] Kronenadler
    [8] Glutadler
    [9] Gärtneradler
    [10] Gelehrter Adler
    [11] Tempeladler
    [12] Dampfadler
   *[other] Adler { $number }
 }
name-yellow = Gelber Salamander { $number }
name-black = Schwarzer Salamander { $number }
card-field_01 = Kristallwiese
card-field_02 = Kleewiese
card-field_03 = Blütenwiese
card-field_04 = Beerenwiese
card-field_05 = Kleegarten
card-field_06 = Kleebrennerei
card-field_07 = Kleekessel
card-field_08 = Grüner Kessel
card-field_09 = Weckstein
card-field_10 = Kristallgarten
card-field_11 = Schriftrollenkessel
card-field_12 = Sonnenkessel
card-field_13 = Blütenbrennerei
card-field_14 = Blütengarten
card-field_15 = Weißer Kessel
card-field_16 = Blütenkessel
card-field_17 = Beerengarten
card-field_18 = Beerenbrennerei
card-field_19 = Beerenkessel
card-field_20 = Kesselring
card-field_21 = Kristallbrennerei
card-field_22 = Altar der Tiere
card-field_23 = Altar des Salamanders
card-field_24 = Altar der Haine
card-spellbook_01 = Buch der weißen Felder
card-spellbook_02 = Buch der gelben Felder
card-spellbook_03 = Buch der grünen Felder
card-spellbook_04 = Buch der lila Felder
card-spellbook_05 = Buch des Salamanders
card-spellbook_06 = Buch von Bär und Adler
card-spellbook_07 = Buch der Haine
card-spellbook_08 = Buch der Kessel
card-spellbook_09 = Buch der Bücher
card-spellbook_10 = Buch der Weisheit
colour-yellow = gelb
colour-green = grün
colour-white = weiß
colour-purple = lila
side-nw = Nordwesten
side-ne = Nordosten
side-se = Südosten
side-sw = Südwesten
figure-points = Punkte
figure-crystals = Kristalle
figure-apprentices = Lehrlinge auf Feldern
figure-groves = Haine
figure-cards = Karten

## Satzteile

good = { $good ->
    [leaf] { $count ->
        [one] 1 Blatt
       *[other] { $count } Blätter
     }
    [flower] { $count ->
        [one] 1 Blüte
       *[other] { $count } Blüten
     }
    [fruit] { $count ->
        [one] 1 Frucht
       *[other] { $count } Früchte
     }
    [any_plant] { $count ->
        [one] 1 beliebige Pflanze
       *[other] { $count } beliebige Pflanzen
     }
    [green_potion] { $count ->
        [one] 1 grüner Trank
       *[other] { $count } grüne Tränke
     }
    [white_purple_potion] { $count ->
        [one] 1 weiß-lila Trank
       *[other] { $count } weiß-lila Tränke
     }
   *[crystal] { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
     }
 }
gain = { $what ->
    [vp] { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
     }
    [crystal] { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
     }
    [scroll] { $count ->
        [one] 1 Schriftrolle
       *[other] { $count } Schriftrollen
     }
    [bear_card] die oberste Bärenkarte
    [eagle_card] die oberste Adlerkarte
    [reactivate] einen eigenen Lehrling wecken
    [reactivate_other] einen anderen eigenen Lehrling wecken
   *[grove_any] ein beliebiger Hain im Spiel, kostenlos
 }
gain-per = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } für { $what ->
    [field_yellow] jedes gelbe Feld mit eigenen Lehrlingen
    [field_green] jedes grüne Feld mit eigenen Lehrlingen
    [field_white] jedes weiße Feld mit eigenen Lehrlingen
    [field_purple] jedes lila Feld mit eigenen Lehrlingen
    [field_cauldron] jeden Kessel mit eigenen Lehrlingen
    [deity_card] jede eigene Bären- oder Adlerkarte
    [salamander_card] jede eigene Salamanderkarte
    [grove] jeden geernteten Hain
   *[spellbook] jedes Zauberbuch mit eigenem Lehrling
 }
gain-nothing = nichts

## Spielmaterial in Sätzen

label-basic = Grundfeld: { $colours }
label-field = Feld: { $colours }
label-grove = Hain
label-book = Zauberbuch
label-deity = { $deity ->
    [bear] Bärenkarte
   *[eagle] Adlerkarte
 }
label-salamander = { $half ->
    [yellow] Gelbe Salamanderkarte
   *[black] Schwarze Salamanderkarte
 }
label-temple = { $half ->
    [yellow] Gelbe Tempelhälfte
   *[black] Schwarze Tempelhälfte
 }
words-cost = Kostet { $cost }.
words-bonus = Bonusplatz: { $gain }.
words-sickle = Sichel, jederzeit im eigenen Zug: { $gain }.
words-sickle-paid = Sichel, jederzeit im eigenen Zug, für { $cost }: { $gain }.
words-cauldron = Kessel, als Aktion: { $cost } gegen { $gain }.
words-harvest = Geerntet: { $gain }.
words-sides = Kristalle beim Setzen an seinen Wegen: { $sides }.
words-book = Ein Lehrling hier bringt { $high } oder { $low } Punkte für { $what ->
    [field_yellow] jedes gelbe Feld mit eigenen Lehrlingen
    [field_green] jedes grüne Feld mit eigenen Lehrlingen
    [field_white] jedes weiße Feld mit eigenen Lehrlingen
    [field_purple] jedes lila Feld mit eigenen Lehrlingen
    [field_cauldron] jeden Kessel mit eigenen Lehrlingen
    [deity_card] jede eigene Bären- oder Adlerkarte
    [salamander_card] jede eigene Salamanderkarte
    [grove] jeden geernteten Hain
   *[spellbook] jedes Zauberbuch mit eigenem Lehrling
 }.
words-book-fixed = Ein Lehrling hier bringt { $high } oder { $low } Punkte.
words-trigger = { $when ->
    [place_yellow] Für jeden Lehrling, den du auf ein gelbes Feld setzt
    [place_green] Für jeden Lehrling, den du auf ein grünes Feld setzt
    [place_white] Für jeden Lehrling, den du auf ein weißes Feld setzt
    [place_purple] Für jeden Lehrling, den du auf ein lila Feld setzt
    [place_cauldron] Für jeden Lehrling, den du auf ein Kesselfeld setzt
    [take_grove] Für jeden Hain, den du nimmst
    [build_field] Für jedes Feld, das du baust
    [gain_scroll] Für jede Schriftrolle, die du erhältst
    [take_deity_card] Für jede Bären- oder Adlerkarte, die du nimmst
    [take_salamander_card] Für jede Salamanderkarte, die du nimmst
   *[enter_spellbook] Für jeden Lehrling, den du auf ein Zauberbuch stellst
 }: { $gain }.
words-exchange = Jederzeit im eigenen Zug: { $crystals ->
    [one] 1 Kristall
   *[other] { $crystals } Kristalle
 } gegen { $good }.
words-symbols = Glaube: { $deity ->
    [bear] { $count ->
        [one] 1 Bär
       *[other] { $count } Bären
     }
    [eagle] { $count ->
        [one] 1 Adler
       *[other] { $count } Adler
     }
   *[crown] { $count ->
        [one] 1 Krone
       *[other] { $count } Kronen
     }
 }.
words-once = Beim Nehmen: { $gain }.
words-temple = Einen Lehrling schicken und { $cost } zahlen: die oberste Karte nehmen. Ohne Karten: { $gain }.

## Was gefragt wird

ask-turn = Dein Zug: setzen, bauen, einen Kessel oder den Tempel nutzen. { $available ->
    [one] Ein Lehrling ist
   *[other] { $available } Lehrlinge sind
 } noch zu setzen.
ask-turn-pass = Dein Zug: Alle Lehrlinge sind gesetzt. Bauen, einen Kessel oder den Tempel nutzen, oder passen.
ask-turn-gathered = Jetzt einen Lehrling setzen.
ask-pay = { $picked ->
    [0] Wer arbeitet dafür?
   *[other] Wer arbeitet noch dafür?
 }
ask-turn-for = { $count ->
    [one] Es fehlt 1 Kristall.
   *[other] Es fehlen { $count } Kristalle.
 } Wer arbeitet dafür?
ask-which = { $count ->
    [one] Welcher Lehrling auf { $field } arbeitet?
   *[other] { $count } Lehrlinge auf { $field } arbeiten. Welche?
 }
ask-gather = { $picked ->
    [0] Wer arbeitet für Kristalle zum Behalten? Danach wird gesetzt. Um jetzt etwas zu bezahlen, wähle es stattdessen gleich.
   *[other] Wer arbeitet noch für Kristalle?
 }
ask-gather-leaving = Bevor er geht: Wen weckt er, oder wer arbeitet noch für Kristalle?
ask-wake = Welcher Lehrling wird wieder aktiv?
ask-take-grove = Nimm einen beliebigen Hain im Spiel.
ask-move = Du hast { $scrolls } Schriftrollen: Welcher Lehrling geht auf ein Zauberbuch?
ask-to-book = Auf welches Zauberbuch?
ask-lay = Wohin kommt { $field }?
ask-settle = { $field } ist gebaut. Setze einen Lehrling darauf, oder nimm für eine gemeinsame Farbe eine Karte.
ask-settle-card = { $field } ist gebaut. Nimm für eine gemeinsame Farbe eine Karte.
ask-settle-free = Setze einen Lehrling auf { $field }.
ask-harvest = Einen Hain für { $price } Kristalle ernten? Platz { $place } in deiner Hainreihe bringt { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.

## Was zu wählen ist

option-place = { $field }, Platz { $slot ->
    [E] O
   *[other] { $slot }
 }{ $crystals ->
    [0] { "" }
    [one] : 1 Kristall
   *[other] : { $crystals } Kristalle
 }
option-place-bonus = { $field }, Bonusplatz { $slot ->
    [E] O
   *[other] { $slot }
 }: { $gain }{ $crystals ->
    [0] { "" }
    [one] { " " }und 1 Kristall
   *[other] { " " }und { $crystals } Kristalle
 }
option-place-cards = { $place }; deine Karten: { $gain }
option-build = { $field } bauen für { $cost }: { $gain }
option-free = { $field } kostenlos bauen
option-cauldron = { $field }: { $cost } gegen { $gain }
option-temple = { $half ->
    [yellow] Gelbe Tempelhälfte
   *[black] Schwarze Tempelhälfte
 } für { $cost }: { $gain }
option-gather = Kristalle zum Behalten sammeln, dann setzen
option-gather-done = Niemand mehr
option-gather-nobody = Niemanden, er gibt seinen Kristall
option-pass = Passen und Haine ernten
option-works = Ein Lehrling auf { $field }
option-serves = Ein Lehrling auf { $field } macht es
option-wakes = Ein Lehrling auf { $field } weckt einen anderen
option-makes = { $field }: { $good ->
    [leaf] 1 Blatt
    [flower] 1 Blüte
    [fruit] 1 Frucht
    [green_potion] 1 grüner Trank
    [white_purple_potion] 1 weiß-lila Trank
   *[crystal] { $crystals ->
        [one] 1 Kristall
       *[other] { $crystals } Kristalle
     }
 }{ $good ->
    [crystal] { "" }
   *[other] { $crystals ->
        [0] { "" }
        [one] { " " }und 1 Kristall
       *[other] { " " }und { $crystals } Kristalle
     }
 }
option-turn = { $field }: arbeitet für 1 Kristall
option-pay = { $picked ->
    [0] Niemand arbeitet
   *[other] Niemand mehr
 }: { $crystals ->
    [0] es ist bezahlt
    [one] 1 Kristall zahlen
   *[other] { $crystals } Kristalle zahlen
 }
option-which = { $field }, Platz { $slot ->
    [E] O
   *[other] { $slot }
 }
option-wake = { $field }, Platz { $slot ->
    [E] O
   *[other] { $slot }
 }
option-wake-after-work = { $field }, Platz { $slot ->
    [E] O
   *[other] { $slot }
 }: arbeitet zuerst für { $crystals ->
    [one] 1 Kristall
   *[other] { $crystals } Kristalle
 }
option-wake-by = { $field }, Platz { $slot ->
    [E] O
   *[other] { $slot }
 }, wecken durch { $by } für { $crystals ->
    [one] 1 Kristall
   *[other] { $crystals } Kristalle
 }
option-wake-worked-by = Den Lehrling auf { $field }, der eben gearbeitet hat, wecken durch { $by } für { $crystals ->
    [one] 1 Kristall
   *[other] { $crystals } Kristalle
 }
option-take-grove = { $grove }: { $gain }
option-harvest = { $grove } ernten: { $gain }
option-harvest-done = Nichts mehr ernten
option-move = { $field }, Platz { $slot ->
    [E] O
   *[other] { $slot }
 }{ $active ->
    [1] { $crystals ->
        [one] { " " }(gibt zuvor 1 Kristall)
       *[other] { " " }(gibt zuvor { $crystals } Kristalle)
     }
   *[0] { "" }
 }
option-to-book = { $book }: { $value } { $what ->
    [fixed] Punkte
   *[other] Punkte je Stück
 }
option-lay = { $cell }{ $match ->
    [1] { " " }(gemeinsame Farbe)
   *[0] { "" }
 }
option-take-deity = { $card } nehmen. { $does }

## Was geschehen ist

event-round = { $face ->
    [sun] Runde { $round }: Tag
   *[moon] Runde { $round }: Nacht
 }
event-turn = Runde { $round }: { $player }
event-points = { $player }: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }, insgesamt { $total }
event-crystals = { $player }: { $count ->
    [one] 1 Kristall
   *[other] { $count } Kristalle
 }
event-scrolls = { $player }: { $count ->
    [one] 1 Schriftrolle
   *[other] { $count } Schriftrollen
 }, insgesamt { $total }
event-placed = { $player }: Lehrling auf { $field }, Platz { $slot ->
    [E] O
   *[other] { $slot }
 }, gesetzt
event-turned-over = { $player }: Lehrling auf { $field }, Platz { $slot ->
    [E] O
   *[other] { $slot }
 }, { $active ->
    [1] ist aktiv
   *[0] ist inaktiv
 }
event-worked = { $player }: { $field } gibt { $good ->
    [leaf] 1 Blatt
    [flower] 1 Blüte
    [fruit] 1 Frucht
    [green_potion] 1 grünen Trank
    [white_purple_potion] 1 weiß-lila Trank
   *[crystal] { $crystals ->
        [one] 1 Kristall
       *[other] { $crystals } Kristalle
     }
 }{ $good ->
    [crystal] { "" }
   *[other] { $crystals ->
        [0] { "" }
        [one] { " " }und 1 Kristall
       *[other] { " " }und { $crystals } Kristalle
     }
 }
event-turned = { $player }: Lehrling auf { $field } hat für 1 Kristall gearbeitet
event-woke = { $player }: Lehrling auf { $field } geweckt durch { $by }
event-exchanged = { $player }: { $good } für { $crystals ->
    [one] 1 Kristall
   *[other] { $crystals } Kristalle
 }
event-paid = { $player }: { $crystals ->
    [one] 1 Kristall
   *[other] { $crystals } Kristalle
 } gezahlt
event-lost = { $player }: nicht genutzt und verloren: { $goods }
event-built = { $player }: { $field } gebaut
event-field-laid = { $field } liegt bei { $cell }
event-field-shown = Neu in der Reihe: { $field }
event-grove-drawn = Ein Hain füllt eine Lichtung: { $grove }
event-grove-taken = { $player }: { $grove } genommen, Platz { $place } über dem Tableau
event-cauldron = { $player }: Kessel { $field }
event-temple = { $player }: { $half ->
    [yellow] Salamander geehrt, gelbe Tempelhälfte
   *[black] Salamander geehrt, schwarze Tempelhälfte
 }
event-salamander-taken = { $player }: { $card } genommen
event-deity-taken = { $player }: { $card } genommen
event-deck-top = Obenauf liegt nun: { $card }
event-to-book = { $player }: Lehrling auf { $book } gestellt, Wert { $value }
event-passed = { $player }: gepasst
event-druid-turned = { $player }: Der Druide zeigt { $face ->
    [sun] die Sonne
   *[moon] den Mond
 }
event-final = { $player }: Zauberbücher { $books }, Kronen { $crown }, Bären { $bear }, Adler { $eagle }, Schriftrollen { $scrolls }; insgesamt { $total } Punkte

## Wie es ausging

won-by-points = Die meisten Punkte: { $total }.
won-together = Je { $total } Punkte: ein gemeinsamer Sieg.

## Der Tisch im Terminal

table-round = Runde { $round } von { $rounds }: { $face ->
    [sun] Tag
   *[moon] Nacht
 }
table-stacks = { $fields ->
    [one] 1 Feld
   *[other] { $fields } Felder
 } und { $groves ->
    [one] 1 Hain
   *[other] { $groves } Haine
 } auf den Stapeln
table-books = Zauberbücher
table-decks = Oberste Karten
table-row = Felder zum Bauen
table-fields = Felder im Spiel
table-half = { $half ->
    [yellow] Gelb
   *[black] Schwarz
 }
table-legend = [1] aktiver, (1) inaktiver Lehrling
table-sign = { $sign ->
    [leaf] Blatt
    [flower] Blüte
    [fruit] Frucht
    [any_plant] beliebige Pflanze
    [green_potion] grüner Trank
    [white_purple_potion] weiß-lila Trank
    [crystal] Kristall
    [vp] Punkt
    [scroll] Schriftrolle
    [reactivate] weckt
    [grove_any] Hain
   *[cauldron] Kessel
 }
table-goods = Hergestellt und noch nicht benutzt: { $goods }
table-player = Punkte { $points }, Kristalle { $crystals }, Schriftrollen { $scrolls }, Lehrlinge: { $available } zu setzen, { $active } aktiv
table-passed = hat gepasst
table-harvest = Haine { $count } (der nächste Platz bringt { $next })
table-belief = Kronen { $crown }, Bären { $bear }, Adler { $eagle }
table-cards = Karten

## Tipps: was für eine Möglichkeit spricht. Satzteile, klein und ohne Punkt.

hint-behind = Etwa { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } weniger
hint-points-gain = bringt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
hint-points-deny = die anderen machen { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } weniger
hint-crystals-gain = bringt dir { $count ->
    [one] 1 Kristall
   *[other] { $count } Kristalle
 }
hint-crystals-keep = hebt { $count ->
    [one] deinen Kristall
   *[other] deine { $count } Kristalle
 } auf
hint-crystals-cost = kostet { $count ->
    [one] 1 Kristall
   *[other] { $count } Kristalle
 }
hint-scrolls-gain = bringt dir { $count ->
    [one] 1 Schriftrolle
   *[other] { $count } Schriftrollen
 }
hint-scrolls-cost = verbraucht { $count ->
    [one] 1 Schriftrolle
   *[other] { $count } Schriftrollen
 }
hint-apprentices-gain = du bekommst { $count ->
    [one] einen Lehrling
   *[other] { $count } Lehrlinge
 } zum Setzen zurück
hint-apprentices-keep = hebt { $count ->
    [one] einen Lehrling
   *[other] { $count } Lehrlinge
 } für später auf
hint-work-gain = { $count ->
    [one] ein Lehrling
   *[other] { $count } Lehrlinge
 } mehr bei der Arbeit auf den Feldern
hint-work-cost = { $count ->
    [one] ein Lehrling
   *[other] { $count } Lehrlinge
 } weniger auf den Feldern
hint-groves-gain = bringt { $count ->
    [one] einen Hain
   *[other] { $count } Haine
 } in deine Reichweite
hint-groves-keep = hält { $count ->
    [one] einen Hain
   *[other] { $count } Haine
 } in deiner Reichweite
hint-books-gain = am Ende { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } durch Zauberbücher
hint-deities-gain = { $count ->
    [one] eine Karte, die
   *[other] { $count } Karten, die
 } in jeder weiteren Runde { $count ->
    [one] hilft
   *[other] helfen
 }
hint-belief-gain = nach jetzigem Stand { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } durch Glauben
hint-belief-deny = nimmt den anderen { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } durch Glauben

## Hilfe zu jedem Stück auf dem Tisch

help-field = Ein magisches Feld mit vier Plätzen. Ein Lehrling hier arbeitet für das, was die Sichel zeigt, oder nutzt den Kessel.
help-slot = Ein Platz für einen Lehrling. Wer hier gesetzt wird, bekommt die Kristalle der Wege zu Hainen daneben; auf dem oberen, dem Bonusplatz, auch was er zeigt. Wer gearbeitet hat, ist umgedreht und ruht bis zur nächsten Runde.
help-cell = Eine freie Stelle am Rand, auf die ein Feld gelegt werden kann. Neben der eigenen Farbe bringt es statt eines Lehrlings wahlweise eine Bären- oder Adlerkarte.
help-grove = Eine Lichtung zwischen vier Feldern. Hier liegen Haine: Kristalle beim Setzen daneben, und was sie zeigen, wenn sie beim Passen für 3 Kristalle geerntet werden.
help-deck = Ein leerer Stapel: Von dieser Art gibt es keine Karten mehr.
help-place = Eine Lücke in der Reihe der Felder. Sie wird vom Stapel gefüllt.
help-stack-fields = Der Stapel der Felder. Er füllt die Reihe nach jedem gebauten Feld.
help-stack-groves = Der Stapel der Haine. Ein Hain kommt überall hin, wo vier Felder eine Lichtung umschließen, und am Rundenende auf jede leere Lichtung.
help-book = Ein Platz auf einem Zauberbuch. Mit der vierten Schriftrolle verlässt einer deiner Lehrlinge sein Feld für immer und bringt hier am Ende Punkte.
help-druid = Der Druide zeigt Sonne oder Mond: Lehrlinge mit demselben Zeichen sind wach und können arbeiten. Er wird umgedreht, wenn sein Besitzer passt.
help-available = Lehrlinge, die in dieser Runde gesetzt werden. Erst wenn alle gesetzt sind, kann man passen.
help-waiting = Lehrlinge, die in den nächsten Runden kommen, bei Tag und bei Nacht.
help-crystals = Mit Kristallen bezahlst du Felder, Tempel und Haine. Sie bleiben von Zug zu Zug; vier kaufen eine beliebige Pflanze. Am Ende zählen sie nichts.
help-points = Punkte bisher. Nach der vierten Runde kommen Zauberbücher, Glaube und übrige Schriftrollen dazu; die meisten Punkte gewinnen.
help-scrolls = Schriftrollen. Die vierte schickt einen deiner Lehrlinge auf ein Zauberbuch; alle vier werden abgegeben.
help-harvest = Plätze für geerntete Haine. Der 2., 4. und 6. Platz bringt die gezeigten Punkte.
help-cards = Bären-, Adler- und Salamanderkarten. Bären und Adler helfen das ganze Spiel; ihre Zeichen und die Kronen zählen für den Glauben.
help-score = Ein Stein auf der Punkteleiste. Wer hinten liegt, beginnt die nächste Runde; auf demselben Feld der oberste.
help-belief = Glaube: was der erste und zweite Platz bei Kronen, Bären oder Adlern am Ende wert ist. Bei Gleichstand wird geteilt.
help-goods = Was in diesem Zug hergestellt wurde und was gerade bezahlt wird. Pflanzen und Tränke, die übrig bleiben, gehen am Ende des Zuges verloren.
help-player = Ein Spieler mit Kristallen, Schriftrollen, Lehrlingen und Karten. Tippe einen anderen an, um sein Tableau groß zu sehen.
help-stone = Ein Feld der Punkteleiste, ein Punkt je Feld. Es sind hundert; wer über das letzte hinauskommt, läuft vorn weiter und hat 100 Punkte mehr.
