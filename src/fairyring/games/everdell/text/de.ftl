### Everdell. Clauses such as "good" and the effects are put together to whole sentences, so they begin small and end
### without a full stop.

## The game

game-name = Everdell
game-about = Ein Jahr im Tal der Tiere: Arbeiter einsetzen, eine Stadt aus 15 Karten bauen, sie produzieren lassen, Ereignisse erreichen. Für 1 bis 4 Personen; allein gegen Rugwort.
rival-rugwort = Rugwort
setting-starter = Wer beginnt
setting-starter-random = das Los entscheidet
setting-starter-value = Platz { $value }
setting-year = Rugworts Jahr
setting-year-1 = 1: der Schelm
setting-year-2 = 2: der Gemeine
setting-year-3 = 3: der Halunke

## Names of things

card-architect = Architekt
card-bard = Barde
card-barge_toad = Bootskröte
card-chip_sweep = Fegehörnchen
card-doctor = Doktor
card-fool = Narr
card-historian = Historiker
card-husband = Ehemann
card-innkeeper = Gastwirt
card-judge = Richterin
card-king = König
card-miner_mole = Minenmaulwurf
card-monk = Mönch
card-peddler = Hausierer
card-postal_pigeon = Brieftaube
card-queen = Königin
card-ranger = Waldläufer
card-shepherd = Hirtin
card-shopkeeper = Ladeninhaber
card-teacher = Lehrer
card-undertaker = Totengräberin
card-wanderer = Wanderin
card-wife = Ehefrau
card-woodcarver = Holzschnitzer
card-castle = Schloss
card-cemetery = Friedhof
card-chapel = Kapelle
card-clock_tower = Uhrenturm
card-courthouse = Gericht
card-crane = Kran
card-dungeon = Verlies
card-ever_tree = Immerbaum
card-fairgrounds = Festplatz
card-farm = Farm
card-general_store = Gemischtwarenladen
card-inn = Gasthaus
card-lookout = Ausguck
card-mine = Mine
card-monastery = Kloster
card-palace = Palast
card-post_office = Post
card-resin_refinery = Harzraffinerie
card-ruins = Ruine
card-school = Schule
card-storehouse = Lagerhaus
card-theater = Theater
card-twig_barge = Boot aus Zweigen
card-university = Universität
card-three_twigs = Zweigufer
card-two_twigs_card = Zweigpfad
card-two_resin = Harzkiefer
card-one_resin_card = Harzpfad
card-two_cards_point = Wegkreuzung
card-one_pebble = Kieselfurt
card-one_berry_card = Beerenhecke
card-one_berry = Beerenstrauch
card-f_two_berries_card = Beerenlichtung
card-f_two_any = Reiche Senke
card-f_discard_draw_double = Flüsterstumpf
card-f_copy_basic_card = Echofelsen
card-f_three_cards_pebble = Märchensteine
card-f_twig_resin_berry = Bunter Hain
card-f_three_berries = Brombeerdickicht
card-f_two_resin_twig = Alte Kiefern
card-f_two_cards_any = Klause
card-f_discard_three_any = Tauscheiche
card-f_meadow_two_play_one = Waldtor
card-haven = Zuflucht
card-journey_2 = Reise: 2 Punkte
card-journey_3 = Reise: 3 Punkte
card-journey_4 = Reise: 4 Punkte
card-journey_5 = Reise: 5 Punkte
card-city_monument = Monument der Stadt
card-grand_tour = Die große Fahrt
card-harvest_festival = Herbstfest
card-cartographers_expedition = Expedition des Kartographen
card-a_brilliant_marketing_plan = Eine exzellente Marketing-Strategie
card-a_wee_run_city = Eine erfolgreiche Stadt
card-an_evening_of_fireworks = Ein Abend mit Feuerwerk
card-ancient_scrolls_discovered = Der Fund antiker Schriftrollen
card-capture_of_the_acorn_thieves = Die Festnahme der Eicheldiebe
card-croak_wart_cure = Die Warzen-Heilung
card-flying_doctor_service = Fliegender Arzt
card-graduation_of_scholars = Abschlussprüfung
card-ministering_to_miscreants = Sich der Schurken annehmen
card-path_of_the_pilgrims = Pfad der Pilger
card-performer_in_residence = Ortsansässiger Künstler
card-pristine_chapel_ceiling = Makellose Kapellendecke
card-remembering_the_fallen = Gedenktag
card-tax_relief = Steuererleichterung
card-the_everdell_games = Die Everdell-Spiele
card-under_new_management = Neues Management
card-winter = Winter
card-spring = Frühling
card-summer = Sommer
card-autumn = Herbst
figure-points = Punkte
figure-base = Karten
figure-tokens = Punktemarker
figure-prosperity = Wohlstand
figure-journey = Reise
figure-events = Ereignisse
figure-cards = Karten in der Stadt
figure-achieved = erreichte Ereignisse
figure-resources = Rohstoffe

## Parts of sentences

good = { $good ->
    [twig] { $count ->
        [one] 1 Zweig
       *[other] { $count } Zweige
     }
    [resin] { $count } Harz
    [pebble] { $count } Kiesel
    [berry] { $count ->
        [one] 1 Beere
       *[other] { $count } Beeren
     }
    [point] { $count ->
        [one] 1 Punktemarker
       *[other] { $count } Punktemarker
     }
   *[any] { $count ->
        [one] 1 Rohstoff deiner Wahl
       *[other] { $count } Rohstoffe deiner Wahl
     }
 }
good-counted = { $good ->
    [twig] Zweige
    [resin] Harz
    [pebble] Kiesel
    [berry] Beeren
    [point] Punktemarker
   *[any] Rohstoffe deiner Wahl
 }: { $often }
good-nothing = nichts
cards-hidden = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
     }
which = { $rarity ->
    [common] gewöhnliche 
    [unique] einzigartige 
   *[any] {""}
 }{ $colour ->
    [tan] Reisenden-
    [green] Produktions-
    [red] Ziel-
    [blue] Verwaltungs-
    [purple] Wohlstands-
   *[any] {""}
 }{ $kind ->
    [critter] Wesen
    [construction] Bauwerke
   *[any] Karten
 }
colour-count = { $count } × { $colour ->
    [tan] Reisende
    [green] Produktion
    [red] Ziel
    [blue] Verwaltung
   *[purple] Wohlstand
 }
any-critter = ein beliebiges Wesen
place-limbo = der Arbeiter, dessen Karte weg ist

## Effects

fx-gain = erhalte { $goods }
fx-spend = { $verb ->
    [pay] bezahle
    [give] gib einem Gegner
   *[set_aside] leg auf das Ereignis
 } { $least ->
    [0] bis zu { $count }
   *[other] { $count }
 } { $good ->
    [twig] Zweige
    [resin] Harz
    [pebble] Kiesel
    [berry] Beeren
   *[any] Rohstoffe
 }
fx-refund = erhalte ihre aufgedruckten Kosten
fx-put-on-self = leg { $goods } auf diese Karte
fx-take-from-self = nimm { $goods } von dieser Karte weg
fx-take-all-from-self = nimm alles, was auf dieser Karte liegt
fx-put-on-event = leg { $goods } auf das Ereignis
fx-draw = zieh { $count } Karten
fx-draw-to-limit = zieh bis zum Handlimit
fx-discard-hand = wirf { $count ->
    [99] beliebig viele
   *[other] { $least ->
        [0] bis zu { $count }
        [1] bis zu { $count }
       *[other] { $count }
     }
 } Handkarten ab
fx-give-cards = gib einem Gegner { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
fx-draw-meadow = nimm { $least ->
    [0] bis zu
   *[other] {""}
 } { $count } von der Wiese
fx-discard-meadow = wirf { $count } Karten der Wiese ab
fx-refill = füll die Wiese auf
fx-reveal = deck { $count } Karten vom Nachziehstapel{ $choice ->
    [1] {" oder Ablagestapel"}
   *[other] {""}
 } auf
fx-take-to-hand = nimm davon beliebige auf die Hand
fx-put-rest-beneath = leg den Rest unter das Ereignis
fx-discard-rest = wirf den Rest ab
fx-discard-city = wirf aus deiner Stadt ab: { $count } { $which }{ $other ->
    [1] {" (nicht diese)"}
   *[other] {""}
 }
fx-put-beneath = leg bis zu { $count } { $from ->
    [city] aus deiner Stadt
   *[hand] aus deiner Hand
 } unter das Ereignis: { $which }
fx-activate-location = { $own ->
    [1] löse einen { $forest ->
        [1] einfachen Ort oder Waldort
       *[other] einfachen Ort
     } mit deinem Arbeiter noch einmal aus
   *[other] kopiere einen { $forest ->
        [1] einfachen Ort oder Waldort
       *[other] einfachen Ort
     }
 }
fx-move-worker = versetz einen deiner Arbeiter an einen anderen Ort
fx-recall-worker = hol einen deiner Arbeiter zurück
fx-activate-production = löse deine Produktionskarten aus
fx-copy-production = { $own ->
    [1] löse eine andere Produktionskarte deiner Stadt aus
   *[other] kopiere eine Produktionskarte eines Gegners
 }
fx-play = { $optional ->
    [1] {"wenn du magst, "}
   *[other] {""}
 }spiel eine Karte { $from ->
    [hand] aus deiner Hand
    [meadow] von der Wiese
    [both] aus der Hand oder von der Wiese
    [shown] von den aufgedeckten
   *[drawn] von den gezogenen
 }{ $points ->
    [9] {""}
   *[other] {" mit höchstens "}{ $points } Punkten
 } { $free ->
    [1] kostenlos
   *[other] für { $less } Rohstoffe weniger
 }
custom-reduce = { $price ->
    [imprison] leg ein Wesen deiner Stadt unter diese Karte: 3 Rohstoffe weniger
   *[discard_self] wirf diese Karte ab: { $of ->
        [critter] 3 Beeren weniger für ein Wesen
        [construction] 3 Rohstoffe weniger für ein Bauwerk
       *[other] 3 Rohstoffe weniger
     }
 }
custom-swap = bezahle { $count } Rohstoff der Kosten mit einem anderen
count-city = je 1 für { $which } deiner Stadt
count-supply = dein Vorrat: { $good ->
    [twig] Zweige
    [resin] Harz
    [pebble] Kiesel
    [berry] Beeren
    [point] Punktemarker
   *[any] Rohstoffe deiner Wahl
 }
count-on-self = { $good ->
    [twig] Zweige
    [resin] Harz
    [pebble] Kiesel
    [berry] Beeren
    [point] Punktemarker
   *[any] Rohstoffe deiner Wahl
 } auf dieser Karte
count-on-card = { $good ->
    [twig] Zweige
    [resin] Harz
    [pebble] Kiesel
    [berry] Beeren
    [point] Punktemarker
   *[any] Rohstoffe deiner Wahl
 } auf: { $card }
count-on-event = { $good ->
    [twig] Zweige
    [resin] Harz
    [pebble] Kiesel
    [berry] Beeren
    [point] Punktemarker
   *[any] Rohstoffe deiner Wahl
 } auf dem Ereignis
count-beneath = Karten darunter
count-prisoners = Gefangene in deinem Verlies
count-workers-on = Arbeiter auf: { $card }
count-events = { $kind ->
    [basic] einfache Ereignisse
   *[special] besondere Ereignisse
 }
count-pairs = Paare in allen Städten
count-drawn = gezogene Karten
count-paired = wenn diese Karte gepaart ist
if-paired = diese Karte gepaart ist
if-has = die Stadt hat: { $which }
if-stands-on = dein Arbeiter auf einem steht
when-played = nachdem du ausspielst: { $which }
when-preparing = bevor du dich auf die Jahreszeit vorbereitest

## Components in sentences

label-card = { $kind ->
    [critter] Wesen
   *[construction] Bauwerk
 }, { $colour ->
    [tan] Reisende
    [green] Produktion
    [red] Ziel
    [blue] Verwaltung
   *[purple] Wohlstand
 }, { $rarity ->
    [common] gewöhnlich
   *[unique] einzigartig
 }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }
label-place = { $kind ->
    [basic_location] Einfacher Ort
    [forest_location] Waldort
    [haven] Zuflucht
   *[journey] Reise
 }
label-event = { $kind ->
    [basic_event] Einfaches Ereignis
   *[special_event] Besonderes Ereignis
 }
words-cost = Kostet { $cost }.
words-before = Macht sich Platz: { $effect }.
words-into = Kommt auf einen freien Platz in der Stadt eines Gegners.
words-effect = Beim Ausspielen: { $effect }.
words-production = Produktion: { $effect }.
words-visit = Besuch{ $open ->
    [1] {" (offen für alle)"}
   *[other] {""}
 }: { $effect }.
words-reaction = Verwaltung, { $reaction }.
words-ability = Wenn du eine Karte ausspielst: { $ability }.
words-bonus = Punkte bei Spielende: { $bonus }.
words-hosts = Lässt einmal kostenlos einziehen: { $hosts }.
words-pays = Was du dafür bezahlst, bekommt ein Gegner.
words-permanent = Ein Arbeiter hier kommt nie zurück.
words-second = Ein zweiter Platz mit: { $card }{ $cell ->
    [1] {" (zweite Zelle)"}
   *[other] {""}
 }.
words-no-space = Braucht keinen Platz in der Stadt.
words-shares = Teilt sich einen Platz mit: { $card }.
words-requires = Verlangt: { $needed }.
words-achieved = Beim Erreichen: { $effect }.
words-points = { $points } Punkte wert.
words-journey = { $points } Punkte bei Spielende; der Arbeiter bleibt dort.
words-place = { $shared ->
    [1] Für alle
   *[other] Ein Arbeiter
 }: { $effect }.

## Questions

ask-turn = Du bist dran: { $workers ->
    [0] spiel eine Karte
    [one] setz deinen letzten Arbeiter ein oder spiel eine Karte
   *[other] setz einen von { $workers } Arbeitern ein oder spiel eine Karte
 }. Es ist { $season ->
    [winter] Winter
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
 }.
ask-way = Wie bezahlst du { $card }?
ask-waive = { $card } kostet bis zu { $count } weniger: Was bezahlst du?
ask-pick = { $verb ->
    [discard-hand] Wirf Handkarten ab.
    [draw-meadow] Nimm Karten von der Wiese.
    [discard-meadow] Wirf Karten der Wiese ab.
    [take-to-hand] Welche aufgedeckten Karten behältst du?
    [discard-city] Wirf Karten deiner Stadt ab.
    [put-city-beneath] Welche Karten deiner Stadt kommen unter das Ereignis?
    [put-hand-beneath] Welche Handkarten kommen unter das Ereignis?
   *[give-cards] Welche Karten gibst du?
 }{ $least ->
    [1] {" Noch: "}
   *[other] {" Höchstens: "}
 }{ $count }.
ask-take = Nimm einen Rohstoff deiner Wahl{ $count ->
    [one] {""}
   *[other] {", "}insgesamt { $count }
 }.
ask-spend = { $verb ->
    [pay] Wie viele bezahlst du
    [give] Wie viele gibst du
   *[set_aside] Wie viele legst du beiseite
 }: { $good ->
    [twig] Zweige
    [resin] Harz
    [pebble] Kiesel
    [berry] Beeren
   *[any] Rohstoffe
 } (höchstens { $count })
ask-give-to = Welchem Gegner?
ask-give-cards-to = Wer bekommt { $count ->
    [one] die Karte
   *[other] die { $count } Karten
 }?
ask-reveal = { $count } Karten woher aufdecken?
ask-copy = { $own ->
    [1] Welcher Ort mit deinem Arbeiter wirkt noch einmal?
   *[other] Welchen Ort kopierst du?
 }
ask-copy-card = { $own ->
    [1] Welche Produktionskarte wirkt noch einmal?
   *[other] Welche Produktionskarte kopierst du?
 }
ask-move = Welcher deiner Arbeiter zieht um?
ask-move-to = Wohin geht er?
ask-recall = Welcher Arbeiter kommt zurück?
ask-produce = Welche Produktionskarte ist die nächste?
ask-use = Welche Karte benutzt du?
ask-play-by = Spiel eine Karte { $free ->
    [1] kostenlos
   *[other] für { $less } Rohstoffe weniger
 }{ $optional ->
    [1] {", wenn du magst"}
   *[other] {""}
 }.
ask-send = In wessen Stadt kommt { $card }?
ask-drive-away = Welche Karte aus Rugworts Stadt vertreibt der Narr?

## Options

option-visit = { $what }{ $owner ->
    [0] {""}
   *[other] {" (Spieler "}{ $owner })
 }: { $effect }
option-copy = Kopiere { $what }{ $owner ->
    [0] {""}
   *[other] {" (Spieler "}{ $owner })
 }: { $effect }
option-move = Der Arbeiter auf { $what }{ $owner ->
    [0] {""}
   *[other] {" (Spieler "}{ $owner })
 } ({ $effect })
option-recall = Zurück von { $what }{ $owner ->
    [0] {""}
   *[other] {" (Spieler "}{ $owner })
 } ({ $effect })
option-play = { $card }: { $way }
option-play-otherwise = { $card }, anders: { $way }
option-play-by = { $card }, { $free ->
    [1] kostenlos
   *[other] für { $less } Rohstoffe weniger
 }
option-pay = Bezahle { $cost }
way-pay = { $cost } bezahlen
way-host = zieht kostenlos ein bei: { $card }
way-with = mit { $card }{ $swap ->
    [1] {": "}{ $cost } bezahlen
   *[other] { $waived ->
        [0] {", "}{ $cost } bezahlen
       *[other] {", "}{ $waived } weniger von { $cost }
     }
 }
way-imprison = { $prisoner } kommt in { $card }: { $waived } weniger von { $cost }
way-several = wähle eine von { $count } Arten zu bezahlen
option-prepare = Bereite dich auf den { $season ->
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
 } vor: neue Arbeiter: { $workers }; { $effect }
option-pass = Passen: Du bist fertig
option-take = { $good ->
    [twig] Ein Zweig
    [resin] Ein Harz
    [pebble] Ein Kiesel
   *[berry] Eine Beere
 }
option-spend = { $verb ->
    [pay] Bezahle
    [give] Gib
   *[set_aside] Leg beiseite
 } { $count } × { $good ->
    [twig] Zweig
    [resin] Harz
    [pebble] Kiesel
   *[berry] Beere
 }
option-enough = { $picked ->
    [0] Keine
   *[other] Genug
 }
option-pick = { $verb ->
    [discard] Wirf ab:
    [draw] Nimm:
    [give] Gib:
    [keep] Behalte:
   *[beneath] Unter das Ereignis:
 } { $card }
option-to-seat = Spieler { $seat }
option-from-deck = Vom Nachziehstapel
option-from-discard = Vom Ablagestapel
option-use = { $card }: { $effect }
option-produce = { $card }: { $effect }
option-drive-away = Vertreibe: { $card }

## What happened

event-turn = { $player }: ist dran
event-placed = { $player }: Arbeiter auf { $what }
event-played = { $player }: { $card } ausgespielt{ $from ->
    [meadow] {" (von der Wiese)"}
   *[other] {""}
 }
event-paid = { $player }: { $goods } bezahlt
event-gave = { $player }: { $goods } an { $to }
event-set-aside = { $player }: { $goods } auf das Ereignis
event-occupied = { $player }: Besetzt-Marker auf { $card }
event-helped = { $player }: { $card } hilft
event-imprisoned = { $player }: { $card } eingesperrt
event-left = { $player }: { $card } verlässt die Stadt
event-gained = { $player }: { $goods }
event-laid = { $player }: { $goods } auf { $card }
event-drew = { $player }: zieht { $cards }
event-drew-meadow = { $player }: nimmt { $card } von der Wiese
event-shown = { $player } Neu auf der Wiese: { $card }
event-shuffled = { $player } Der Ablagestapel wird gemischt ({ $count })
event-discarded = { $player }: wirft ab: { $cards }
event-discarded-meadow = { $player }: wirft { $card } von der Wiese ab
event-discarded-rest = { $player }: wirft ab: { $cards }
event-revealed = { $player }: deckt auf: { $cards }
event-kept = { $player }: behält { $card }
event-put-beneath = { $player }: unter das Ereignis: { $cards }
event-gave-card = { $player }: gibt { $to } eine Karte
event-got-card = { $player }: bekommt { $cards }
event-sent = { $player }: { $card } geht zu { $to }
event-achieved = { $player }: Ereignis erreicht: { $event }
event-copied = { $player }: kopiert { $what }
event-copied-card = { $player }: kopiert { $card } ({ $of })
event-recalled = { $player }: ein Arbeiter kommt zurück
event-production = { $player }: Produktion
event-reacted = { $player }: { $card } wirkt
event-prepared = { $player }: bereitet sich vor: { $season }
event-passed = { $player }: passt
event-over = { $player } Das Spiel ist aus
event-rugwort-rolls = { $player }: würfelt
event-rugwort-plays = { $player }: nimmt { $card }
event-rugwort-sends = { $player }: schickt dir { $card }
event-rugwort-moves = { $player }: zieht weiter: { $season }{ $kidnaps ->
    [1] {", und nimmt dir einen Arbeiter"}
   *[other] {""}
 }

## The end

won-by-points = Die meisten Punkte: { $points }.
won-by-events = Je { $points } Punkte; mehr Ereignisse entscheiden.
won-by-resources = Je { $points } Punkte und gleich viele Ereignisse; mehr Rohstoffe entscheiden.
won-shared = Je { $points } Punkte: ein geteilter Sieg.
won-against-rival = Du hast Rugwort geschlagen: { $points } Punkte.
lost-against-rival = Rugwort gewinnt mit { $points } Punkten.

## The table in the terminal

table-piles = Nachziehstapel { $deck }, Ablagestapel { $discard }
table-meadow = Wiese
table-places = Orte
table-events = Ereignisse
table-revealed = Aufgedeckt
table-player = { $season ->
    [winter] Winter
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
 }, { $points } Punkte ({ $tokens } in Markern), { $free } Arbeiter frei, { $hand } Karten, { $used } von { $spaces } Plätzen
table-passed = gepasst
table-city = Stadt
table-hand = Hand

## Hilfe zu den Dingen auf dem Tisch

help-cards = Handkarten, höchstens 8. Niemand sonst sieht sie. Sie werden in die Stadt ausgespielt, weitergegeben oder abgeworfen.
help-city = Eine Stadt: die Karten, die jemand ausgespielt hat. Sie hat 15 Plätze; die meisten Karten zählen am Ende Punkte.
help-deck = Der Nachziehstapel. Von ihm wird gezogen, und er füllt die Wiese auf. Ist er leer, wird der Ablagestapel gemischt.
help-discard = Der Ablagestapel, verdeckt. Er wird zum neuen Nachziehstapel, wenn dieser leer ist.
help-forest = Eine Lichtung für einen Waldort. In dieser liegt nichts.
help-goods = Rohstoffe: Zweige, Harz und Kiesel bauen, Beeren holen Wesen. Sie bleiben von Zug zu Zug erhalten.
help-haven = Ein Ort, an dem ein Arbeiter Handkarten tauscht: je zwei Karten einen Rohstoff deiner Wahl.
help-meadow = Ein leerer Platz der Wiese. Er wird vom Nachziehstapel gefüllt. Alle dürfen Karten von der Wiese ausspielen wie aus der Hand.
help-player = Jemand am Tisch: Jahreszeit, Punkte bisher, freie Arbeiter, Rohstoffe und Stadt. Ein Klick zeigt die Stadt der anderen groß.
help-points = Punkte bisher: Grundpunkte der Karten, Punktemarker, was Wohlstandskarten und Ereignisse gerade zählen. Die meisten Punkte gewinnen.
help-season = Der Immerbaum. Sind deine Arbeiter alle eingesetzt, darfst du dich auf die nächste Jahreszeit vorbereiten: Sie kommen zurück, mit neuen.
help-seat = Jemand an diesem Tisch, mit der eigenen Jahreszeit.
help-workers = Freie Arbeiter. Einer geht in einem Zug an einen Ort und bleibt dort bis zur nächsten Jahreszeit.
