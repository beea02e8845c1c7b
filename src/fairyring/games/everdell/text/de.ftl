### Everdell. Clauses such as "good" and the effects are put together to whole sentences, so they begin small and end
### without a full stop.

## The game

game-name = Everdell
game-about = Ein Jahr im Tal der Tiere: Arbeiter einsetzen, eine Stadt aus 15 Karten bauen, sie produzieren lassen, Ereignisse erreichen. Für 1 bis 4 Personen; allein gegen Rugwort, oder allein oder zu zweit gegen die Nachtweberin.
rival-rugwort = Rugwort
setting-rival = Gegen wen
setting-rival-none = niemand sonst
setting-rival-rugwort = Rugwort
setting-rival-nightweave = Nachtweberin
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
list-or = { $first } oder { $second }
list-and = { $first } und { $second }
cards-hidden = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
     }
which = { $rarity ->
    [common] {"gewöhnliche "}
    [unique] {"einzigartige "}
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
colour-count = { $count } { $colour ->
     [tan] Reisenden
     [green] Produktions
     [red] Ziel
     [blue] Verwaltungs
    *[purple] Wohlstands
 }{ $count ->
    [one] karte
   *[other] karten
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
fx-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert
fx-in-the-end = am Ende: { $bonus }
fx-refund = erhalte ihre aufgedruckten Kosten
fx-put-on-self = leg { $goods } auf diese Karte
fx-take-from-self = nimm { $goods } von dieser Karte weg
fx-take-all-from-self = nimm alles, was auf dieser Karte liegt
fx-put-on-event = leg { $goods } auf das Ereignis
fx-draw = zieh { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
fx-draw-to-limit = zieh bis zum Handlimit
fx-discard-hand = wirf { $count ->
    [99] beliebig viele Handkarten
    [one] 1 Handkarte
   *[other] { $least ->
        [0] bis zu { $count }
        [1] bis zu { $count }
       *[other] { $count }
     } Handkarten
 } ab
fx-give-cards = gib einem Gegner { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
fx-draw-meadow = nimm { $least ->
    [0] bis zu { $count }
   *[other] { $count }
 } von der Wiese
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
   *[other] { $less ->
        [1] für 1 Rohstoff weniger
       *[other] für { $less } Rohstoffe weniger
     }
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
count-city = je { $each } für { $which } deiner Stadt
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
    [legendary] legendär
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
words-visit = Besuch: { $effect }.
words-open = Offen für alle: Besucht ein Gegner diese Karte, bekommst du { $goods }.
words-reaction = { $reaction }.
words-ability = Wenn du eine Karte ausspielst: { $ability }.
words-bonus = Punkte bei Spielende: { $bonus }.
words-hosts = Lässt einmal kostenlos einziehen: { $hosts }.
words-pays = Was du dafür bezahlst, bekommt ein Gegner.
words-permanent = Ein Arbeiter bleibt für immer hier.
words-second = Mit der Karte { $card } in deiner Stadt gibt es hier { $cell ->
    [1] eine zweite Zelle
   *[other] einen zweiten Platz
 }.
words-no-space = Braucht keinen Platz in der Stadt.
words-shares = Kann sich den Platz mit der Karte { $card } teilen.
words-requires = Verlangt in deiner Stadt: { $needed }.
words-achieved = Beim Erreichen: { $effect }.
words-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert.
words-journey = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } bei Spielende; der Arbeiter bleibt dort.
words-place = { $effect }.
words-room = { $room ->
    [shared] Beliebig viele Arbeiter
    [forest] Ein Arbeiter; ab { $players } Personen zwei, von verschiedenen Personen
   *[one] Ein Arbeiter
 }.

## What each component does, written for what told.toml says: a change there asks for all languages

does-architect = Bei Spielende: 1 Punkt für jedes Harz und jeden Kiesel in deinem Vorrat, höchstens 6.
does-bard = Beim Ausspielen: Wirf bis zu 5 Handkarten für je 1 Punktemarker ab.
does-barge_toad = Produktion: 2 Zweige für jede Farm in deiner Stadt.
does-chip_sweep = Produktion: Löse eine andere Produktionskarte in deiner Stadt aus.
does-doctor = Produktion: Bezahle bis zu 3 Beeren für je 1 Punktemarker.
does-historian = Nachdem du eine Karte ausgespielt hast: Zieh 1 Karte.
does-husband = Produktion: 1 Rohstoff deiner Wahl, wenn er sich den Platz mit einer Ehefrau teilt und in deiner Stadt eine Farm liegt.
does-innkeeper = Wenn du ein Wesen ausspielst, darfst du diese Karte abwerfen, um 3 Beeren weniger zu bezahlen.
does-judge = Wenn du eine Karte ausspielst, darfst du 1 Rohstoff der Kosten durch einen anderen ersetzen.
does-king = Bei Spielende: 1 Punkt für jedes einfache und 2 Punkte für jedes besondere Ereignis, das du erreicht hast.
does-miner_mole = Produktion: Kopiere eine Produktionskarte in der Stadt eines Gegners.
does-monk = Produktion: Gib einem Gegner bis zu 2 Beeren für je 2 Punktemarker.
does-peddler = Produktion: Tausche bis zu 2 Rohstoffe gegen ebenso viele deiner Wahl.
does-postal_pigeon = Beim Ausspielen: Deck 2 Karten vom Nachziehstapel auf; eine davon mit höchstens 3 Punkten darfst du kostenlos ausspielen. Wirf den Rest ab.
does-queen = Besuch: Spiel eine Karte mit höchstens 3 Punkten kostenlos aus, aus der Hand oder von der Wiese.
does-ranger = Beim Ausspielen: Versetz einen deiner Arbeiter an einen anderen Ort und führ diesen aus.
does-shepherd = Beim Ausspielen: 3 Beeren, dazu 1 Punktemarker für jeden Punktemarker auf deiner Kapelle.
does-shopkeeper = Nachdem du ein Wesen ausgespielt hast: 1 Beere.
does-teacher = Produktion: Zieh 2 Karten, behalte eine und gib die andere einem Gegner.
does-undertaker = Beim Ausspielen: Wirf 3 Karten der Wiese ab und füll sie auf; dann nimm 1 Karte von der Wiese.
does-wanderer = Beim Ausspielen: Zieh 3 Karten.
does-wife = Bei Spielende: 3 Punkte, wenn sie sich den Platz mit einem Ehemann teilt.
does-woodcarver = Produktion: Bezahle bis zu 3 Zweige für je 1 Punktemarker.
does-castle = Bei Spielende: 1 Punkt für jedes gewöhnliche Bauwerk in deiner Stadt.
does-cemetery = Besuch: Deck 4 Karten vom Nachziehstapel oder vom Ablagestapel auf, spiel eine davon kostenlos aus und wirf den Rest ab.
does-chapel = Besuch: Leg 1 Punktemarker auf diese Karte, dann zieh 2 Karten für jeden Punktemarker auf ihr.
does-clock_tower = Beim Ausspielen: Leg 3 Punktemarker auf diese Karte. Bevor du dich auf eine Jahreszeit vorbereitest, darfst du 1 davon entfernen und einen einfachen Ort oder Waldort, auf dem dein Arbeiter steht, noch einmal ausführen.
does-courthouse = Nachdem du ein Bauwerk ausgespielt hast: 1 Zweig, 1 Harz oder 1 Kiesel.
does-crane = Wenn du ein Bauwerk ausspielst, darfst du diese Karte abwerfen, um 3 Rohstoffe weniger zu bezahlen.
does-dungeon = Wenn du eine Karte ausspielst, darfst du ein Wesen deiner Stadt unter diese Karte legen, um 3 Rohstoffe weniger zu bezahlen.
does-ever_tree = Bei Spielende: 1 Punkt für jede Wohlstandskarte in deiner Stadt, diese eingeschlossen.
does-fairgrounds = Produktion: Zieh 2 Karten.
does-farm = Produktion: 1 Beere.
does-general_store = Produktion: 1 Beere, und 1 mehr, wenn in deiner Stadt eine Farm liegt.
does-inn = Besuch: Spiel eine Karte von der Wiese für 3 Rohstoffe weniger aus.
does-lookout = Besuch: Kopiere einen einfachen Ort oder einen Waldort.
does-mine = Produktion: 1 Kiesel.
does-monastery = Besuch: Gib einem Gegner 2 Rohstoffe für 4 Punktemarker.
does-palace = Bei Spielende: 1 Punkt für jedes einzigartige Bauwerk in deiner Stadt, dieses eingeschlossen.
does-post_office = Besuch: Gib einem Gegner 2 Handkarten; dann wirf beliebig viele ab und zieh bis zum Handlimit nach.
does-resin_refinery = Produktion: 1 Harz.
does-ruins = Beim Ausspielen: Wirf ein Bauwerk deiner Stadt ab, das dieser Karte Platz macht. Erhalte seine aufgedruckten Kosten und zieh 2 Karten.
does-school = Bei Spielende: 1 Punkt für jedes gewöhnliche Wesen in deiner Stadt.
does-storehouse = Produktion: Leg 3 Zweige, 2 Harz, 1 Kiesel oder 2 Beeren auf diese Karte. Besuch: Nimm alles, was auf ihr liegt.
does-theater = Bei Spielende: 1 Punkt für jedes einzigartige Wesen in deiner Stadt.
does-twig_barge = Produktion: 2 Zweige.
does-university = Besuch: Wirf eine andere Karte deiner Stadt ab. Erhalte ihre aufgedruckten Kosten, 1 Rohstoff deiner Wahl und 1 Punktemarker.
does-farm_winter_1 = Produktion: 1 Beere oder 2 Karten.
does-farm_winter_2 = Produktion: 1 Beere oder 1 Harz.
does-farm_spring_1 = Produktion: 1 Beere oder 2 Zweige.
does-farm_spring_2 = Produktion: 1 Beere, oder 1 Zweig und 1 Karte.
does-farm_summer_1 = Produktion: 1 Beere.
does-farm_summer_2 = Produktion: 2 Beeren oder 1 Kiesel.
does-farm_autumn_1 = Produktion: 1 Beere oder 1 Punktemarker.
does-farm_autumn_2 = Produktion: 1 Beere und 1 Karte, oder 1 Rohstoff deiner Wahl.
does-corrin_field = Produktion: 1 Beere, und 1 mehr für jede Farm in den Städten deiner Gegner. Dann darf jeder Gegner für jede eigene Farm 1 Karte ziehen.
does-corrin_path = Besuch: Führ einen Ort aus, auf dem ein Arbeiter eines Gegners steht. Nicht Friedhof, Kapelle, Kloster, Legende, Ereignis oder Reise.
does-corrin_warrior = Beim Ausspielen: Gib deinen Gegnern insgesamt bis zu 8 Karten und Rohstoffe für je 1 Punktemarker.
does-corrin_leader = Nachdem du Karten gezogen hast, darfst du eine davon einem Gegner für 1 Punktemarker geben.
does-corrin_king = Bei Spielende: 1 Punkt für jede Wohlstandskarte in der Stadt eines Gegners.
does-click_clacks = Produktion: 3 Beeren, dazu 1 Rohstoff deiner Wahl für jede Farm in deiner Stadt.
does-strongroot_castle = Bei Spielende: 2 Punkte für jedes gewöhnliche Bauwerk in deiner Stadt.
does-darkdeep_prison = Beim Ausspielen: Wirf bis zu 2 Wesen deiner Stadt für je 3 Punktemarker und 3 Rohstoffe deiner Wahl ab.
does-everflame_tomb = Besuch: Du darfst eine Karte kostenlos ausspielen, aus der Hand oder von der Wiese.
does-king_norths_treasury = Beim Ausspielen: Leg 4 Punktemarker auf diese Karte. Wenn du eine Karte ausspielst, darfst du beliebig viele davon ausgeben: Jeder senkt die Kosten um 2 Rohstoffe.
does-chipter_swipple = Produktion: Löse bis zu 2 verschiedene Produktionskarten in deiner Stadt aus, aber keine Legenden.
does-jor_goldwing = Beim Ausspielen: 1 Punktemarker für jede deiner Handkarten, höchstens 8. Die Karten behältst du.
does-mayberry_matriarch = Bei Spielende: 5 Punkte, wenn sie sich den Platz mit einem Ehemann teilt und in deiner Stadt eine Farm liegt.
does-strey_softpaw = Besuch: Wähl bis zu 2 Arbeiter auf einfachen Orten oder Waldorten, gleich wessen, und führ deren Orte aus.
does-tarry_hare = Nachdem du ein Wesen ausgespielt hast: 1 Rohstoff deiner Wahl. Nachdem du ein Bauwerk ausgespielt hast: Zieh bis zu 2 Karten.
does-three_twigs = 3 Zweige.
does-two_twigs_card = 2 Zweige und 1 Karte.
does-two_resin = 2 Harz.
does-one_resin_card = 1 Harz und 1 Karte.
does-two_cards_point = 2 Karten und 1 Punktemarker.
does-one_pebble = 1 Kiesel.
does-one_berry_card = 1 Beere und 1 Karte.
does-one_berry = 1 Beere.
does-f_two_berries_card = 2 Beeren und 1 Karte.
does-f_two_any = 2 Rohstoffe deiner Wahl.
does-f_discard_draw_double = Wirf 1 oder mehr Handkarten ab, dann zieh 2 Karten für jede.
does-f_copy_basic_card = Zieh 1 Karte und kopiere einen einfachen Ort.
does-f_three_cards_pebble = 3 Karten und 1 Kiesel.
does-f_twig_resin_berry = 1 Zweig, 1 Harz und 1 Beere.
does-f_three_berries = 3 Beeren.
does-f_two_resin_twig = 2 Harz und 1 Zweig.
does-f_two_cards_any = 2 Karten und 1 Rohstoff deiner Wahl.
does-f_discard_three_any = Wirf bis zu 3 Handkarten für je 1 Rohstoff deiner Wahl ab.
does-f_meadow_two_play_one = Nimm 2 Karten von der Wiese; eine davon darfst du sofort für 1 Rohstoff weniger ausspielen.
does-haven = Wirf Handkarten ab: für je 2 erhältst du 1 Rohstoff deiner Wahl.
does-journey_2 = Wirf 2 Handkarten ab.
does-journey_3 = Wirf 3 Handkarten ab.
does-journey_4 = Wirf 4 Handkarten ab.
does-journey_5 = Wirf 5 Handkarten ab.
does-a_brilliant_marketing_plan = Beim Erreichen: Gib deinen Gegnern insgesamt bis zu 3 Rohstoffe und leg für jeden 2 Punktemarker auf dieses Ereignis.
does-a_wee_run_city = Beim Erreichen: Hol einen deiner Arbeiter zurück.
does-an_evening_of_fireworks = Beim Erreichen: Leg bis zu 3 Zweige auf dieses Ereignis. Bei Spielende: 2 Punkte für jeden.
does-ancient_scrolls_discovered = Beim Erreichen: Deck 5 Karten vom Nachziehstapel auf, nimm beliebig viele auf die Hand und leg den Rest unter dieses Ereignis. Bei Spielende: 1 Punkt für jede Karte darunter.
does-capture_of_the_acorn_thieves = Beim Erreichen: Leg bis zu 2 Wesen deiner Stadt unter dieses Ereignis. Bei Spielende: 3 Punkte für jedes.
does-croak_wart_cure = Beim Erreichen: Bezahle 2 Beeren und wirf 2 Karten deiner Stadt ab.
does-flying_doctor_service = Bei Spielende: 3 Punkte für jedes Paar aus Ehemann und Ehefrau auf einem gemeinsamen Platz, in allen Städten.
does-graduation_of_scholars = Beim Erreichen: Leg bis zu 3 Wesen aus deiner Hand unter dieses Ereignis. Bei Spielende: 2 Punkte für jedes.
does-ministering_to_miscreants = Bei Spielende: 3 Punkte für jeden Gefangenen in deinem Verlies.
does-path_of_the_pilgrims = Bei Spielende: 3 Punkte für jeden Arbeiter auf deinem Kloster.
does-performer_in_residence = Beim Erreichen: Leg bis zu 3 Beeren auf dieses Ereignis. Bei Spielende: 2 Punkte für jede.
does-pristine_chapel_ceiling = Beim Erreichen: 1 Karte und 1 Rohstoff deiner Wahl für jeden Punktemarker auf deiner Kapelle. Bei Spielende: 2 Punkte für jeden Punktemarker dort.
does-remembering_the_fallen = Bei Spielende: 3 Punkte für jeden Arbeiter auf deinem Friedhof.
does-tax_relief = Beim Erreichen: Löse alle deine Produktionskarten aus.
does-under_new_management = Beim Erreichen: Leg bis zu 3 Rohstoffe auf dieses Ereignis. Bei Spielende: 1 Punkt für jeden Zweig und jede Beere darauf, 2 Punkte für jedes Harz und jeden Kiesel.

## Questions

ask-turn = Du bist dran: { $workers ->
    [0] { $season ->
        [autumn] spiel eine Karte oder passe
       *[other] spiel eine Karte oder bereite dich auf die nächste Jahreszeit vor
     }
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
    [activate-own] Welche Produktionskarten löst du aus?
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
ask-spend = { $good ->
    [twig] Wie viele Zweige
    [resin] Wie viel Harz
    [pebble] Wie viele Kiesel
    [berry] Wie viele Beeren
   *[any] Wie viele Rohstoffe
 } { $verb ->
    [pay] bezahlst du
    [give] gibst du
   *[set_aside] legst du beiseite
 }? Höchstens { $count }.
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
   *[other] { $less ->
        [1] für 1 Rohstoff weniger
       *[other] für { $less } Rohstoffe weniger
     }
 }{ $optional ->
    [1] {", wenn du magst"}
   *[other] {""}
 }.
ask-send = In wessen Stadt kommt { $card }?
ask-drive-away = Welche Karte aus Rugworts Stadt vertreibt der Narr?

## Options

option-visit = { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 }: { $effect }
option-copy = Kopiere { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 }: { $effect }
option-move = Der Arbeiter auf { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 } ({ $effect })
option-recall = Zurück von { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 } ({ $effect })
option-play = { $card }: { $way }
option-play-otherwise = { $card }, anders: { $way }
option-play-by = { $card }, { $free ->
    [1] kostenlos
   *[other] { $less ->
        [1] für 1 Rohstoff weniger
       *[other] für { $less } Rohstoffe weniger
     }
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
    [pay] Bezahle { good }
    [give] Gib { good }
   *[set_aside] Leg { good } beiseite
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
    [activate] Löse aus:
   *[beneath] Unter das Ereignis:
 } { $card }
option-from-deck = Vom Nachziehstapel
option-from-discard = Vom Ablagestapel
option-use = { $card }: { $effect }
option-produce = { $card }: { $effect }
option-drive-away = Vertreibe: { $card }

## What happened

event-turn = { $player }, { $season }
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
event-taken-off = { $player }: { $goods } von { $card } genommen
event-drew = { $player }: { $cards } gezogen
event-drew-meadow = { $player }: { $card } von der Wiese genommen
event-shown = { $player } Neu auf der Wiese: { $card }
event-shuffled = { $player } Der Ablagestapel wird gemischt ({ $count })
event-discarded = { $player }: { $cards } abgeworfen
event-discarded-meadow = { $player }: { $card } von der Wiese abgeworfen
event-discarded-rest = { $player }: { $cards } abgeworfen
event-revealed = { $player }: aufgedeckt: { $cards }
event-kept = { $player }: { $card } behalten
event-put-beneath = { $player }: unter das Ereignis: { $cards }
event-gave-card = { $player }: eine Karte an { $to }
event-got-card = { $player }: { $cards } bekommen
event-sent = { $player }: { $card } geht zu { $to }
event-achieved = { $player }: Ereignis erreicht: { $event }
event-copied = { $player }: { $what } kopiert
event-copied-card = { $player }: { $card } kopiert ({ $of })
event-recalled = { $player }: ein Arbeiter kommt zurück
event-production = { $player }: Produktion
event-reacted = { $player }: { $card } wirkt
event-prepared = { $player }: neue Jahreszeit: { $season }
event-passed = { $player }: gepasst
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
won-against-rival = { $rival } ist geschlagen: { $points } Punkte.
lost-against-rival = { $rival } gewinnt mit { $points } Punkten.

## Hints: what speaks for an option. Clauses that begin small and end without a full stop.

hint-behind = Etwa { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } weniger
hint-points-gain = bringt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
hint-points-cost = kostet { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
hint-resources-gain = bringt dir { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
 }
hint-resources-keep = spart { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
 }
hint-resources-cost = kostet { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
 }
hint-hand-gain = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } mehr auf der Hand
hint-hand-cost = kostet { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } von der Hand
hint-workers-gain = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
 } mehr zum Einsetzen
hint-workers-keep = spart { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
 } auf
hint-production-gain = { $count ->
    [one] 1 Produktionskarte mehr in deiner Stadt
   *[other] { $count } Produktionskarten mehr in deiner Stadt
 }
hint-houses-gain = { $count ->
    [one] ein Bauwerk mehr, das ein Wesen kostenlos einlässt
   *[other] { $count } Bauwerke mehr, die ein Wesen kostenlos einlassen
 }
hint-reach-gain = { $count ->
    [one] ein Ereignis ist in Reichweite
   *[other] { $count } Ereignisse sind in Reichweite
 }

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
help-player = Jemand am Tisch: Jahreszeit, Punkte bisher, freie Arbeiter, Rohstoffe und Stadt. Tippe andere an, um ihre Stadt groß zu sehen.
help-points = Punkte bisher: Grundpunkte der Karten, Punktemarker, was Wohlstandskarten und Ereignisse gerade zählen. Die meisten Punkte gewinnen.
help-season = Der Immerbaum. Sind deine Arbeiter alle eingesetzt, darfst du dich auf die nächste Jahreszeit vorbereiten: Sie kommen zurück, mit neuen.
help-seat = Jemand an diesem Tisch, mit der eigenen Jahreszeit.
help-workers = Freie Arbeiter. Einer geht in einem Zug an einen Ort und bleibt dort bis zur nächsten Jahreszeit.
help-aside = Karten neben der Hand: deine Legenden, der oberste Hof des Stapels der Schweine, Karten in einem Netz. Zum Handlimit zählen nur die im Netz.
help-caught = Eine Karte deiner Hand im Netz der Nachtweberin. Sie kann nicht ausgespielt, abgeworfen oder weitergegeben werden, zählt aber zum Handlimit.
help-lair = Die Nachtweberin: ihre Punkte, ihre Jahreszeit, die Spinnen im Bau, was sie gerade tut und was in Kraft ist. Tippe sie an, um in ihren Bau zu sehen.
help-lair-activity = Ihre Aktivitätskarte. Sie führt die linke Aktion aus, sonst die rechte, sonst die untere. Der Pfeil sagt, wohin sie geht, wenn ein Ort besetzt oder etwas gleich ist.
help-lair-won = Ihre Erfolge: Karten und Ereignisse, die sie gewonnen hat, offen oder verdeckt. Wenn sie endet, füllen sie ihre Stadt, und auch der Rest zählt.
help-ploy = Eine Persönlichkeit, ein Komplott oder eine Intrige: Was darauf steht, gilt jetzt. Fahre darüber, um es zu lesen.
help-power = Eine Spielerfähigkeit: was nur diese Person darf.
help-shut = Eine Karte deiner Stadt, die verdeckt liegt, bis eine andere Intrige kommt. Sie behält ihren Platz und bewirkt sonst nichts.
help-won = Eine Karte unter den Erfolgen der Nachtweberin.

## Mistwood: Module

card-farm_winter_1 = Winterfarm
card-farm_winter_2 = Winterfarm
card-farm_spring_1 = Frühlingsfarm
card-farm_spring_2 = Frühlingsfarm
card-farm_summer_1 = Sommerfarm
card-farm_summer_2 = Sommerfarm
card-farm_autumn_1 = Herbstfarm
card-farm_autumn_2 = Herbstfarm
module-farms = Durch die Jahreszeiten
module-farms-about = Acht besondere Farmen treten an die Stelle der Farmen: Sie kosten Verschiedenes, und die meisten bieten zwei Fähigkeiten, von denen du jedes Mal eine wählst.
card-corrin_field = Corrin Immerschweifs Feld
card-corrin_path = Corrin Immerschweifs Pfad
card-corrin_warrior = Corrin Immerschweif der Krieger
card-corrin_leader = Corrin Immerschweif der Anführer
card-corrin_king = Corrin Immerschweif der König
card-click_clacks = Klickklacks Laden
card-strongroot_castle = Schloss Starkwurz
card-darkdeep_prison = Gefängnis Dunkeltief
card-everflame_tomb = Grab der Immerflamme
card-king_norths_treasury = Schatzkammer König Nords
card-chipter_swipple = Chipter Swipple
card-jor_goldwing = Jor Goldschwinge
card-mayberry_matriarch = Matriarchin Maibeere
card-strey_softpaw = Strey Sanftpfote
card-tarry_hare = Tarry Hare
card-butterflies = Schmetterlinge: Grenzenlos
card-pigs = Schweine: Meisterbauern
card-spiders = Spinnen: Heimlichtuer
card-stoats = Hermeline: Vorausplaner
module-corrin = Corrin Immerschweif
module-corrin-about = Fünf Karten von Corrin Immerschweif werden eingemischt: Farben statt Namen sagen, wer kostenlos einzieht. Für Erfahrene.
module-legends = Noch mehr Legenden
module-legends-about = Alle bekommen zwei geheime Legenden, ein Bauwerk und ein Wesen. Bezahle sie, oder lass die Karte auf dem Banner weichen. Für Erfahrene.
module-powers = Spielerkräfte
module-powers-about = Alle bekommen eine eigene Kraft: Schmetterlinge, Schweine, Spinnen oder Hermeline. Im Frühling kommt niemandem ein Arbeiter dazu.
fx-opponents-draw = jeder Gegner darf je 1 Karte für seine { $which } ziehen
fx-copy-visited = führe einen Ort aus, auf dem ein Arbeiter eines Gegners steht
ask-copy-visited = Welchen Ort mit einem Arbeiter eines Gegners kopierst du?
fx-give-mixed = gib Gegnern bis zu { $count } Karten und Rohstoffe
ask-give-mixed = Eine Karte oder einen Rohstoff geben? Höchstens noch { $count }.
when-drew = nachdem du Karten gezogen hast
fx-give-drawn = gib eine der eben gezogenen Karten einem Gegner
count-opponents = je { $each } für { $which } aller Gegner
count-an-opponent = je { $each } für { $which } eines Gegners
fx-draw-some = zieh bis zu { $count } Karten
ask-draw-some = Wie viele Karten ziehst du? Höchstens { $count }.
option-draw-some = { $count ->
    [one] Zieh eine Karte
   *[other] Zieh { $count } Karten
 }
way-upgrade = an Stelle von { $card }, die abgeworfen wird
words-legend = Eine Legende: Sie hat ihren eigenen Platz, verlässt die Stadt nie und lässt sich nicht kopieren.
words-upgrades = Zählt als { $card }. Wirf die Karte { $card } aus deiner Stadt ab, um die Legende kostenlos auszuspielen.
words-counts-as = Zählt als { $card }.
words-enters = Zieht kostenlos in ein beliebiges unbesetztes { $colour ->
     [tan] Reisendenbauwerk
     [green] Produktionsbauwerk
     [red] Zielbauwerk
     [blue] Verwaltungsbauwerk
    *[purple] Wohlstandsbauwerk
 } deiner Stadt ein.
words-lets-in = Lässt einmal ein beliebiges { $colour ->
     [tan] Reisendenwesen
     [green] Produktionswesen
     [red] Zielwesen
     [blue] Verwaltungswesen
    *[purple] Wohlstandswesen
 } kostenlos einziehen.
count-hand = deine Handkarten
fx-activate-own = löse bis zu { $count } verschiedene Produktionskarten deiner Stadt aus, keine Legenden
fx-copy-workers = führe die einfachen oder Waldorte von bis zu { $count } Arbeitern aus, gleich wessen
ask-copy-workers = Den Ort welches Arbeiters führst du aus? Höchstens noch { $count }.
custom-spend-tokens = bezahle Punktemarker dieser Karte: je { $less } Rohstoffe weniger
option-live-with = Lebt bei: { $card }
ask-live-with = Bei wem lebt der Ehemann?
ask-free-farm = Die oberste Farm deines Stapels kostenlos ausspielen?
option-figure = Figur zu: { $what }
ask-figure = Wohin kommt deine Figur?
place-journey = die Reise
event-figure = { $player }: Die Figur steht bei { $what }
ask-exchange = Karten für einen Rohstoff abwerfen?
label-power = Spielerkraft
words-power-butterflies = 12 Karten zu Beginn, und 12 passen auf die Hand. Du beginnst.
words-power-pigs = Alle Farmen liegen in deinem Stapel, die oberste offen. Spiel sie zu Beginn und nach jeder Vorbereitung kostenlos aus. Jeder darf sie bezahlen; für Farmen anderer bekommst du 2 Punktemarker. Farmen brauchen in deiner Stadt keinen Platz.
words-power-spiders = Deine Figur steht an einem Ort. Besucht ihn jemand, bekommst du einen Rohstoff, der dir fehlt, ziehst eine Karte und versetzt die Figur. Du bist zuletzt dran.
words-power-stoats = Nachdem du eine Karte ausgespielt hast, darfst du 2 Karten für einen Zweig, ein Harz oder eine Beere abwerfen, oder 3 für einen Kiesel.
option-exchange = { $cards } Karten für { $good ->
    [twig] 1 Zweig
    [resin] 1 Harz
    [pebble] 1 Kiesel
   *[berry] 1 Beere
 }
table-farms = Farmen der Schweine
table-figure = Figur der Spinnen
table-legends = Legenden

## Nachtweberin

ask-spider-on = Auf welche Karte geht die Spinne der Nachtweberin? { $open ->
    [1] (ein offenes Ziel)
   *[0] (ihrer eigenen Stadt)
 }
option-spider-on = Ihre Spinne auf: { $what } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }, { $effect }
option-web-on = Ein Netz auf: { $what }, { $effect } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }
option-send = Der Arbeiter auf: { $what }, { $effect } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }
ask-send-worker = Welcher deiner eingesetzten Arbeiter geht in den Bau?
ask-web-on = Wohin kommt ein Netz?
ask-she-plays = Welches offene Ziel der Wiese spielt sie aus?
option-she-plays = Sie spielt { $card } aus
ask-keep-from-her = Welche der zwei Karten wird abgelegt? Sie bekommt die andere.
ask-hand-to-her = Welche Karte deiner Hand nimmt sie?
ask-lose = Welche Karte deiner Stadt nimmt sie?
option-lose = Sie nimmt { $card }
ask-replace = Welche Karte derselben Farbe ersetzt { $card } auf der Wiese?
option-replace-by = { $card } hinlegen
ask-keep-back = Sie nimmt { $count ->
    [one] eine zufällige Karte
   *[other] { $count } zufällige Karten
 } deiner Hand. Wie viele behältst du, für je einen Punkt an sie?
option-keep-back = { $count } behalten
ask-keep-up = { $critters ->
    [1] Welche Wesen bleiben offen, für je eine Karte oder einen Rohstoff?
   *[0] Welche Bauwerke bleiben offen, für je eine Karte oder einen Rohstoff?
 }
option-keep-up = { $card } offen lassen
option-no-more = Nicht mehr
ask-guard = Einen freien Arbeiter auf die Karte setzen, um sie zu behalten, bis du dich vorbereitest?
option-guard = Die Karte bewachen
ask-foil = { $ploy }: vereiteln?
option-give-in = Sie gewähren lassen
units-to-pay = { $count } { $of ->
    [1] { $count ->
            [one] Karte
           *[other] Karten
        }
    [2] { $count ->
            [one] Rohstoff
           *[other] Rohstoffe
        }
    [6] { $count ->
            [one] Punkt oder Rohstoff
           *[other] Punkte oder Rohstoffe
        }
   *[3] { $count ->
            [one] Karte oder Rohstoff
           *[other] Karten oder Rohstoffe
        }
 }
option-foil = Vereiteln: { units-to-pay }
option-foil-with = Vereiteln mit { $goods }
ask-yield = { $ploy }: gib ab { units-to-pay }
ask-yield-any = { $ploy }: gib ab, so viel du willst, höchstens { units-to-pay }
event-nightweave-turns-up = { $player }: deckt { $activity } auf
event-nightweave-acts = { $player }: { $action }
event-nightweave-cannot = { $player }: kann nicht: { $action }
event-nightweave-defaults = { $player }: macht die Ersatzaktion
event-nightweave-draws = { $player }: zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
event-nightweave-discards = { $player }: legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } ab
event-nightweave-rolls = { $player }: der Würfel zeigt { $die }
event-nightweave-plays = { $player }: { $card } kommt in ihre Stadt
event-nightweave-sends = { $player }: schickt { $card } zu { $to }
event-nightweave-throws = { $player }: { $card } wird abgelegt
event-nightweave-wins = { $player }: { $card } kommt zu ihren Erfolgen
event-nightweave-hides = { $player }: legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } verdeckt zu ihren Erfolgen
event-nightweave-enters = { $player }: steht auf Feld { $space } der Wiese
event-nightweave-goes-on = { $player }: { $what } ist blockiert; sie geht { $clockwise ->
    [1] im Uhrzeigersinn
   *[0] gegen den Uhrzeigersinn
 } weiter
event-nightweave-places = { $player }: eine Spinne auf { $what }
event-nightweave-shuffles = { $player }: mischt ihre Aktivitätskarten: { $count }
event-nightweave-prepares = { $player }: bereitet sich vor: { $season }
event-nightweave-takes = { $player }: nimmt { $card } von der Wiese auf die Hand
event-nightweave-ends = { $player }: ist am Ende; { $count ->
    [one] eine Karte ihrer Erfolge zählt
   *[other] { $count } Karten ihrer Erfolge zählen
 }
event-nightweave-adds = { $player }: { $card } kommt aus ihren Erfolgen in ihre Stadt
event-nightweave-schemes = { $player }: ihre Intrige: { $ploy }
event-nightweave-changes = { $player }: eine andere Persönlichkeit: { $ploy }
event-nightweave-weaves = { $player }: webt Netze: { $count }
event-nightweave-robs = { $player }: nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } einer Hand
event-nightweave-catches = { $player }: { $count ->
    [one] eine Karte einer Hand hängt im Netz
   *[other] { $count } Karten einer Hand hängen im Netz
 }
event-nightweave-shuts = { $player }: { $count ->
    [one] eine Karte einer Stadt liegt verdeckt
   *[other] { $count } Karten einer Stadt liegen verdeckt
 }
event-nightweave-holds = { $player }: nimmt einen Arbeiter mit in den Bau
event-foiled = { $player }: { $ploy } vereitelt
event-saw = { $player }: { $cards } gesehen
event-replaced = { $player }: { $card } kommt dafür auf die Wiese
event-refused = { $player } { $card } darf nicht kommen und wird abgelegt
lair-action = { $action ->
    [draw] eine Karte ziehen
    [discard] eine Karte für einen Punkt ablegen
    [play_hand] eine Karte der Hand ausspielen
    [play_meadow] eine Karte der Wiese ausspielen
    [play_meadow_draw] von der Wiese ausspielen und ziehen
    [play_meadow_discard] von der Wiese ausspielen und ablegen
    [place_nightweave] selbst auf die Wiese gehen
    [worker_basic] eine Spinne auf { $what }
    [worker_forest] eine Spinne auf die Lichtung { $what }
    [worker_journey] eine Spinne auf { $what }
    [worker_own_city] eine Spinne auf ein Ziel ihrer Stadt
    [worker_open] eine Spinne auf ein offenes Ziel
    [worker_basic_event] eine Spinne auf ein einfaches Ereignis
    [worker_special_event] eine Spinne auf ein besonderes Ereignis
   *[worker_haven] eine Spinne auf die Zuflucht
 }
lair-activity = Aktivität { $number }
clearing = { $id ->
    [top_left] oben links
    [top_right] oben rechts
    [bottom_left] unten links
   *[bottom_right] unten rechts
 }
rival-nightweave = Nachtweberin
setting-level = Stufe der Nachtweberin
setting-level-0 = 0: Hausspinne
setting-level-1 = 1: Schelmische Spinne
setting-level-2 = 2: Mürrische Spinne
setting-level-3 = 3: Unheimliche Spinne
setting-level-4 = 4: Gnadenlose Spinne
setting-personality = Persönlichkeit
setting-plot = Komplott
setting-schemes = Intrigen: welche zuerst kommt
setting-personality-none = ohne
setting-personality-random = zufällig
setting-plot-none = ohne
setting-plot-random = zufällig
setting-schemes-none = ohne
setting-schemes-random = zufällig
setting-personality-abominable = die Abscheuliche
setting-personality-needy = die Bedürftige
setting-personality-clumsy = die Tollpatschige
setting-personality-narcissistic = die Selbstverliebte
setting-personality-nonchalant = die Lässige
setting-personality-killjoy = die Spielverderberin
setting-personality-notable = die Bemerkenswerte
setting-personality-naughty = die Garstige
setting-plot-snag = Haken an der Sache
setting-plot-silk_barrier = Seidenbarriere
setting-plot-the_plot_thickens = Es wird verzwickt
setting-plot-compensation = Entschädigung
setting-plot-fascination = Faszination
setting-plot-ingenuity = Einfallsreichtum
setting-plot-weavers_whim = Laune der Weberin
setting-plot-masquerade = Maskerade
setting-plot-suffocating_swarm = Erstickender Schwarm
setting-plot-taken_by_force = Mit Gewalt genommen
setting-plot-stolen_bounty = Gestohlene Beute
setting-plot-pulling_strings = Fäden ziehen
setting-plot-effective_web = Wirksames Netz
setting-schemes-spiders_in_the_trees = Spinnen in den Bäumen
setting-schemes-ground_spiders = Erdspinnen
setting-schemes-caught = Erwischt!
setting-schemes-forest_brigands = Waldräuber
setting-schemes-borrowing = Geborgt
setting-schemes-burnout = Erschöpfung
setting-schemes-clerical_errors = Amtliche Irrtümer
setting-schemes-extortion = Erpressung!
setting-schemes-closed_for_repairs = Wegen Umbau geschlossen
setting-schemes-creepy_crawling = Gruseliges Gekrabbel
setting-schemes-copycat = Nachahmung
setting-schemes-web_tax = Netzsteuer
setting-schemes-infestation = Befall
setting-schemes-political_influence = Politischer Einfluss
setting-schemes-bribed_judges = Bestochene Richter
setting-schemes-bad_publicity = Schlechte Presse
setting-schemes-spider_threat = Spinnengefahr
setting-schemes-sticky_mess = Klebriges Zeug
setting-schemes-invisible_trap = Unsichtbare Falle
setting-schemes-berry_shortage = Beerenmangel
setting-schemes-paralysing_fear = Lähmende Angst
setting-schemes-pickpocket = Taschendieb
setting-schemes-plunder = Plünderung!
setting-schemes-caught_in_a_web = Im Netz gefangen
setting-schemes-slump = Flaute
setting-schemes-ransom = Lösegeld
setting-schemes-recession = Rezession
setting-schemes-inquiring_gaze = Forschender Blick
setting-schemes-repossession = Pfändung
setting-schemes-poisoned_soup = Vergiftete Suppe
setting-schemes-hard_work = Harte Arbeit
setting-schemes-cheating = Betrug
setting-schemes-theft = Diebstahl!
setting-bonus_modules = Persönlichkeiten, Komplotte und Intrigen mit anderen Modulen
setting-bonus_modules-apart = getrennt, wie es im Buch steht
setting-bonus_modules-together = zusammen, als Hausregel
setting-spring_worker = Der Arbeiter des Frühlings, mit Kräften
setting-spring_worker-away = entfällt
setting-spring_worker-kept = bleibt: leichter
card-abominable = Die Abscheuliche
card-needy = Die Bedürftige
card-clumsy = Die Tollpatschige
card-narcissistic = Die Selbstverliebte
card-nonchalant = Die Lässige
card-killjoy = Die Spielverderberin
card-notable = Die Bemerkenswerte
card-naughty = Die Garstige
card-snag = Haken an der Sache
card-silk_barrier = Seidenbarriere
card-the_plot_thickens = Es wird verzwickt
card-compensation = Entschädigung
card-fascination = Faszination
card-ingenuity = Einfallsreichtum
card-weavers_whim = Laune der Weberin
card-masquerade = Maskerade
card-suffocating_swarm = Erstickender Schwarm
card-taken_by_force = Mit Gewalt genommen
card-stolen_bounty = Gestohlene Beute
card-pulling_strings = Fäden ziehen
card-effective_web = Wirksames Netz
card-spiders_in_the_trees = Spinnen in den Bäumen
card-ground_spiders = Erdspinnen
card-caught = Erwischt!
card-forest_brigands = Waldräuber
card-borrowing = Geborgt
card-burnout = Erschöpfung
card-clerical_errors = Amtliche Irrtümer
card-extortion = Erpressung!
card-closed_for_repairs = Wegen Umbau geschlossen
card-creepy_crawling = Gruseliges Gekrabbel
card-copycat = Nachahmung
card-web_tax = Netzsteuer
card-infestation = Befall
card-political_influence = Politischer Einfluss
card-bribed_judges = Bestochene Richter
card-bad_publicity = Schlechte Presse
card-spider_threat = Spinnengefahr
card-sticky_mess = Klebriges Zeug
card-invisible_trap = Unsichtbare Falle
card-berry_shortage = Beerenmangel
card-paralysing_fear = Lähmende Angst
card-pickpocket = Taschendieb
card-plunder = Plünderung!
card-caught_in_a_web = Im Netz gefangen
card-slump = Flaute
card-ransom = Lösegeld
card-recession = Rezession
card-inquiring_gaze = Forschender Blick
card-repossession = Pfändung
card-poisoned_soup = Vergiftete Suppe
card-hard_work = Harte Arbeit
card-cheating = Betrug
card-theft = Diebstahl!
card-level_0 = Hausspinne
card-level_1 = Schelmische Spinne
card-level_2 = Mürrische Spinne
card-level_3 = Unheimliche Spinne
card-level_4 = Gnadenlose Spinne

## Nightweave's cards in words

label-level = Stufe der Nachtweberin
label-activity = Aktivitätskarte der Nachtweberin, ab { $season }
label-ploy = { $kind ->
    [personality] Persönlichkeit der Nachtweberin
    [plot] Komplott der Nachtweberin
    [seasonal] Intrige der Nachtweberin, eine Jahreszeit lang
   *[single] Intrige der Nachtweberin, einmalig
 }
words-level = Punkte nach ihrer Stufe: { $star }. Am Ende zählt jede ihrer Karten mit Wert 0 um { $zero } mehr, jede Wohlstandskarte und Legende um { $purple } mehr, jedes besondere Ereignis { $event }.
words-activity = { $season }: { $left }; wenn sie das nicht kann, { $right }.
words-activity-default = Wenn sie beides nicht kann: { $default }. Gleichstände { $clockwise ->
    [1] im Uhrzeigersinn
   *[0] gegen den Uhrzeigersinn
 }.
lair-tokens = { $what } und { $count ->
    [-1] Punkte nach ihrer Stufe
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
lair-part = { $part ->
    [haven] eine Spinne auf die Zuflucht
    [draw] eine Karte ziehen
    [discard] eine Karte ablegen
    [star] Punkte nach ihrer Stufe
   *[points] { $count } Punkte
 }
words-ploy-abominable = Wenn sie sich auf eine Jahreszeit vorbereitet, nimmt sie die Karten der Wiese gerade neben sich zu ihren Erfolgen.
words-ploy-needy = Wer eine Karte neben ihr spielt oder zieht, gibt ihr 1 Punkt; ohne Punkt kann man sie nicht nehmen.
words-ploy-clumsy = Wenn sie kommt, werden die Karten neben ihr abgelegt. Wenn du eine davon spielst oder ziehst, die anderen.
words-ploy-narcissistic = Karten neben ihr darf niemand spielen oder ziehen. Spielt sie eine davon, bekommt sie Punkte nach ihrer Stufe.
words-ploy-nonchalant = Wenn du eine Karte neben ihr spielst oder ziehst, würfelt sie und geht dorthin; die Karte kommt zu ihren Erfolgen.
words-ploy-killjoy = Um eine Karte neben ihr zu spielen oder zu ziehen, musst du eine der gleichen Farbe aus der Hand an ihre Stelle legen.
words-ploy-notable = Karten neben ihr kosten 1 Beere mehr, auch wenn sie umsonst sind.
words-ploy-naughty = Wenn du eine Karte neben ihr spielst oder ziehst, bekommt sie so viele Punkte, wie sie wert ist, mindestens 1. Jede Karte und jeder Rohstoff, den du abgibst, verhindert einen.
words-ploy-snag = Offene Ziele brauchen in ihrer Stadt keinen Platz. Kommt sie auf die Wiese, spielt sie eines von dort. Ihre Besuche dort und Besuche bei ihr bringen ihr Punkte nach ihrer Stufe und sonst niemandem etwas.
words-ploy-silk_barrier = Eine Produktionskarte, die du gespielt hast, bekommt ein Netz und arbeitet nie wieder.
words-ploy-the_plot_thickens = Bei jeder ihrer Vorbereitungen kommen eine einmalige und dann eine jahreszeitliche Intrige.
words-ploy-compensation = Ist der Ort blockiert, den ihre Karte nennt, bekommt sie Punkte nach ihrer Stufe, einmal im Zug.
words-ploy-fascination = Kommt sie auf die Wiese: von { $cards } zufälligen Karten deiner Hand wird eine abgelegt, eine wird ihre. Mit höchstens { $cards } auf deiner Hand zieht sie { $cards }.
words-ploy-ingenuity = Kommt sie auf die Wiese: für jeden deiner Rohstoffe über { $spared } verdeckt sie eine Karte. Du darfst vorher Rohstoffe abgeben.
words-ploy-weavers_whim = Kommt sie auf die Wiese: sie zieht eine Karte, die Wiese wird neu, und eine andere Persönlichkeit übernimmt.
words-ploy-masquerade = Kommt sie auf die Wiese: ein Netz auf jedes einfache Ereignis und auf ein besonderes deiner Wahl. Ein Ereignis kostet { $toll } Karte oder Rohstoff für jedes Netz darauf.
words-ploy-suffocating_swarm = Ein Netz auf der Zuflucht und bei jedem Kommen auf die Wiese eines mehr an einem Ort deiner Wahl, für immer. Keine Spinne geht dorthin; deine Arbeiter dort bringen ihr Punkte nach ihrer Stufe.
words-ploy-taken_by_force = Kommt sie auf die Wiese: eine zufällige Karte deiner Hand kommt in ihre Stadt; mit weniger als 2 die oberste des Stapels.
words-ploy-stolen_bounty = Kommt sie auf die Wiese: sie nimmt eine Karte deiner Stadt im Wert von mindestens 1 Punkt, deiner Wahl.
words-ploy-pulling_strings = Kommt sie auf die Wiese: für jede Karte deiner Hand verdeckt sie eine. Du darfst vorher Karten ablegen.
words-ploy-effective_web = Für jede Wohlstandskarte, die du spielst, bekommt sie so viele Punkte, wie sie wert ist.
words-ploy-webs = Netze auf { $webs ->
    [forest] allen Lichtungen
    [exclusive] den Grundorten für einen Arbeiter
    [basic] allen Grundorten
    [resin] Grundorten und Lichtungen, die Harz oder einen beliebigen Rohstoff geben
    [berry] Grundorten und Lichtungen, die Beeren oder einen beliebigen Rohstoff geben
   *[red_cards] allen Zielkarten aller Städte
 }.
words-webs-closed = Deine Arbeiter können nicht dorthin.
words-webs-toll = Ein Arbeiter von dir kostet dort, in Karten oder Rohstoffen: { $toll }.
words-webs-resources = Ein Arbeiter von dir kostet dort { $resources } Rohstoff mehr.
words-webs-tokens = Für jeden Arbeiter von dir dort bekommt sie { $tokens } Punkte{ $foil ->
    [0] .
   *[other] , es sei denn, du gibst eine Karte oder einen Rohstoff ab.
 }
words-webs-stop = Auch Spinnen können nicht dorthin.
words-ploy-bribed_judges = Sofort bekommt sie { $tokens } Punkte, einen weniger für jede Jahreszeit seit deinem Frühling. Ein Arbeiter auf einem Ereignis kostet dich eine Karte oder einen Rohstoff.
words-ploy-tax = Eine { $colour ->
    [tan] Reisendenkarte
    [green] Produktionskarte
    [red] Zielkarte
    [blue] Verwaltungskarte
   *[purple] Wohlstandskarte
 } zu spielen kostet außerdem { $toll } Karten oder Rohstoffe, auch wenn sie umsonst ist.
words-ploy-star = Für jede { $colour ->
    [tan] Reisendenkarte
    [green] Produktionskarte
    [red] Zielkarte
    [blue] Verwaltungskarte
   *[purple] Wohlstandskarte
 }, die du spielst{ $visits ->
    [1] {" "}oder besuchst
   *[0] {""}
 }, bekommt sie Punkte nach ihrer Stufe.
words-ploy-political_influence = Eine Verwaltungskarte zu spielen oder zu nutzen kostet eine Karte oder einen Rohstoff. Du kannst keine ziehen.
words-ploy-bad_publicity = Auf der Wiese liegt keine Reisendenkarte. Eine aus der Hand zu spielen kostet außerdem eine Karte oder einen Rohstoff.
words-ploy-inquiring_gaze = Bevor ein Tier umsonst einzieht, legst du { $cards } Karten ab.
words-ploy-robbery = Sie würfelt; du verlierst, was der Würfel zeigt, soweit du es hast: { $die }.
words-die-side = { $numbers }: { $goods }
words-ploy-borrowing = { $cards } zufällige Karten deiner Hand werden ihre. Ein Rohstoff hält eine zurück.
words-ploy-pickpocket = Die Hälfte deiner Hand, aufgerundet, wird ihre. Ein Punkt für sie hält eine Karte zurück.
words-ploy-creepy_crawling = Die Wiese wird neu, du legst alle Reisendenkarten deiner Hand ab, sie bekommt Punkte nach ihrer Stufe.
words-ploy-copycat = Sie bekommt { $tokens } Punkte für jede Karte deiner Hand. Du darfst vorher Karten ablegen.
words-ploy-caught_in_a_web = { $cards } zufällige Karten deiner Hand hängen im Netz: sie können nicht gespielt, abgelegt oder gegeben werden, zählen aber fürs Limit.
words-ploy-hard_work = { $cards } Karten des Stapels kommen in ihre Stadt, auch wenn sie voll ist. Jede Karte, die du vorher ablegst, verhindert eine.
words-ploy-cheating = Der Würfel sagt, welches Ereignis ihres wird: 1–2 das linke einfache Ereignis, 3–4 das rechte, 5–6 das linke besondere, 7–8 das rechte. Ohne eines bekommt sie Punkte nach ihrer Stufe.
words-ploy-face_down = Die { $critters ->
    [1] Tiere
   *[0] Bauwerke
 } deiner Stadt liegen bis zur nächsten Intrige verdeckt: sie behalten ihren Platz und taugen sonst zu nichts. Eine Karte oder ein Rohstoff hält eine offen.
words-ploy-repossession = Sie nimmt eine Wohlstandskarte deiner Stadt, sonst die wertvollste. Ein freier Arbeiter darauf behält sie.
words-ploy-ransom = Sie hält einen freien Arbeiter fest, bis du dich vorbereitest; ohne einen bekommt sie Punkte nach ihrer Stufe und nimmt einen eingesetzten deiner Wahl.
words-ploy-poisoned_soup = Ein eingesetzter Arbeiter deiner Wahl geht in den Bau, und sie setzt ihn als Nächstes ein; ohne einen der nächste, den du einsetzt. Er kommt zurück, wenn du dich vorbereitest.
words-foil = Vereiteln: { $of ->
    [1] Karten
    [2] Rohstoffe
    [6] Punkte oder Rohstoffe
   *[3] Karten oder Rohstoffe
 }, { $count }{ $good ->
    [none] {""}
   *[other] , oder { $goods }
 }.
words-foil-see = Wer zahlt, sieht sie und wählt.
words-foil-choose = Wer zahlt, wählt die Karte.
words-foil-deck = Wer zahlt, gibt ihr stattdessen die oberste Karte des Stapels.
