### Mycelia und Prisma. Was mit „fx-“ beginnt, wird zu ganzen Sätzen zusammengesetzt: Nennform, ohne Punkt.

game-name = Mycelia
game-about = Räume deinen Spielplan vor allen anderen von Tautropfen frei: Karten ausspielen, Pilzhelden anheuern, Tropfen zum Schrein schieben. Für 1 bis 4 Personen; allein spielst du gegen Gwidyon.

## Module und Einstellungen

module-expansion = Eingebaute Erweiterung
module-expansion-about = 30 weitere Helden, Effekte beim Anheuern, die Aktionskärtchen c, d und e, Karten, die das Spiel verlassen, zusätzliche Schreinfelder.
module-prisma = Prisma
module-prisma-about = Prismatropfen bringen Gunst, mit Gunst kaufst du Gabenkarten, deren Fähigkeit einen ganzen Zug lang wirkt; 20 weitere Helden, die Kärtchen f und g. Bringt die eingebaute Erweiterung mit.
setting-boards = Spielpläne
setting-boards-front = Vorderseite, für alle gleich
setting-boards-star = Sternplan, zufällig gezogen
setting-boards-star_leaf = Sternplan I (Laubwald)
setting-boards-star_moss = Sternplan II (Moosmulde)
setting-boards-star_water = Sternplan III (Sumpf)
setting-boards-star_earth = Sternplan IV (nackte Erde)
setting-boards-value = Plan { $value }
setting-starter = Startspieler
setting-starter-random = zufällig gezogen
setting-starter-value = Platz { $value }
setting-gwidyon = Gwidyons Tropfen
setting-gwidyon-value = { $value } Tropfen

## Namen

terrain-leaf = Laub
terrain-moss = Moos
terrain-water = Wasser
terrain-earth = Erde
terrain-shrine = Schrein
colour-green = grün
colour-amber = bernstein
colour-purple = violett
symbol-dew = Tautropfen
symbol-spore = Spore
symbol-root = Wurzel
rival-gwidyon = Gwidyon
card-leaf_one = Treibendes Blatt
card-leaf_gift = Geteilte Blätter
figure-drops = Tropfen übrig
figure-leaves = Blätter
figure-cards = Karten
figure-favour = Gunst

## Satzteile

drops = { $count ->
    [one] 1 Tropfen
   *[other] { $count } Tropfen
 }
drops-range = { $least } bis { $count } Tropfen
from-field = { $terrain ->
    [leaf] von einem Laubfeld
    [moss] von einem Moosfeld
    [water] von einem Wasserfeld
   *[any] von einem beliebigen Feld
 }{ $need ->
    [0] { "" }
   *[other] { $exact ->
        [1] { " " }mit genau { $need } Tropfen
       *[0] { " " }mit mindestens { $need } Tropfen
     }
 }
one-field = { $terrain ->
    [leaf] ein Laubfeld
    [moss] ein Moosfeld
    [water] ein Wasserfeld
   *[any] ein beliebiges Feld
 }{ $need ->
    [0] { "" }
   *[other] { $exact ->
        [1] { " " }mit genau { $need } Tropfen
       *[0] { " " }mit mindestens { $need } Tropfen
     }
 }

## Effekte

fx-and = { $first } und { $second }
fx-leaves = { $count ->
    [one] 1 Blatt nehmen
   *[other] { $count } Blätter nehmen
 }
fx-favour = { $count } Gunst erhalten
fx-move = { $amount } { $from } verschieben
fx-remove = { $amount } { $from } entfernen
fx-move-some = { $amount } verschieben
fx-remove-some = { $amount } entfernen
fx-field = { $from } { $what }
fx-burst = { $field } wählen; dort bis zu { $centre } Tropfen entfernen und bis zu { $each } Tropfen { $sides ->
    [one] von einem Nachbarfeld
    [4] von jedem Nachbarfeld
   *[other] von jedem von { $sides } Nachbarfeldern
 }
fx-burst-centre = { $field } wählen; dort bis zu { $centre } Tropfen entfernen
fx-burst-sides = { $field } wählen; bis zu { $each } Tropfen { $sides ->
    [one] von einem Nachbarfeld
    [4] von jedem Nachbarfeld
   *[other] von jedem von { $sides } Nachbarfeldern
 } entfernen
fx-others = Bonus für alle anderen: { $effect }
fx-trash = { $count ->
    [one] 1 Karte
   *[other] bis zu { $count } Karten
 } aus dem Ablagestapel (mit Prisma: oder Gabenbereich) aus dem Spiel nehmen
fx-recycle = { $count ->
    [one] 1 Karte
   *[other] bis zu { $count } Karten
 } aus Ablagestapel oder Gabenbereich oben auf den Nachziehstapel legen
fx-tile = Aktionskärtchen { $tile } nehmen
fx-shrine = den einzigen Tropfen eines Feldes entfernen und das Feld mit einem zusätzlichen Schreinfeld bedecken
fx-refresh-display = die ganze Auslage austauschen
fx-refresh-roots = die oberste Karte jedes Gabenstapels unter ihren Stapel legen
fx-gwidyon-flip = sein Plättchen umdrehen
fx-gwidyon-remove = { $count } Tropfen von seinem Haufen entfernen

## Karten und Kärtchen in Sätzen

words-effect = { $effect }.
words-once = Beim Anheuern, einmalig: { $effect }.
words-once-gift = Beim Kauf, einmalig: { $effect }.
words-draw = Beim Auslegen: { $count ->
    [0] keine Karte ziehen
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
 }.
words-tile = Einmal pro Zug für { $cost ->
    [one] 1 Blatt
   *[other] { $cost } Blätter
 }: { $effect }.
words-with-prisma = Mit Prisma: { $effect }.
words-solo-you = Für dich: { $effect }.
words-solo-gwidyon = Für Gwidyon: { $effect }.
words-hero = Held, { $box ->
    [expansion] eingebaute Erweiterung
    [prisma] Prisma
   *[base] Grundspiel
 }; kostet { $cost ->
    [one] 1 Blatt
   *[other] { $cost } Blätter
 }
component-tile = Kärtchen { $name }
component-solo_card = Gwidyons Karte
words-beside = { $first } { $second }
words-start = Startkarte
words-gift = { $colour ->
    [green] Gabenkarte des grünen Stapels
    [amber] Gabenkarte des Bernsteinstapels
    [purple] Gabenkarte des violetten Stapels
   *[start] Gabenkarte des Startdecks
 }
passive-hired = In diesem Zug nach jedem Helden, den du anheuerst: { $effect }.
passive-others-bonus = In diesem Zug entfallen die Boni für andere auf deinen Karten.
passive-beetle = In diesem Zug gelten die Käfer nicht: Auf dem Feld dürfen mehr Tropfen liegen als gezeigt.
passive-terrain = In diesem Zug gilt die Landschaft auf deinen Karten nicht: Jedes Feld ist recht.
passive-move = In diesem Zug entfernt jedes Verschiebe-Symbol deiner Karten den Tropfen.
passive-action-tiles = In diesem Zug kosten deine Aktionskärtchen nichts.
passive-discount = In diesem Zug kostet jeder Held { $count ->
    [one] 1 Blatt
   *[other] { $count } Blätter
 } weniger.
passive-first-hand-card = In diesem Zug darfst du deine erste Handkarte { $count ->
    [one] ein weiteres Mal
   *[other] { $count } weitere Male
 } ausführen.
passive-removed = In diesem Zug für jeden Tropfen, den du entfernst: { $effect }.

## Fragen

ask-turn = Dein Zug: { $hand ->
    [one] Spiele deine letzte Karte aus
   *[other] Spiele deine { $hand } Karten aus
 }, heuere Helden an, nutze Kärtchen.
ask-turn-end = Deine Hand ist leer. Heuere an, nutze Kärtchen oder beende deinen Zug.
ask-move = Du darfst { $amount } { $from } verschieben. Welches Feld?{ $left ->
    [1] { "" }
   *[other] { " " }(bis zu { $left }-mal)
 }
ask-remove = Du darfst { $amount } { $from } entfernen. Welches Feld?{ $left ->
    [1] { "" }
   *[other] { " " }(bis zu { $left }-mal)
 }
ask-move-and-remove = Wähle { $field }, um dort { $what } zu dürfen.{ $left ->
    [1] { "" }
   *[other] { " " }(bis zu { $left }-mal)
 }
ask-burst = Wähle { $field }.{ $centre ->
    [0] { "" }
   *[other] { " " }Dort darfst du bis zu { $centre } entfernen.
 }{ $sides ->
    [0] { "" }
    [1] { " " }Von einem Nachbarfeld darfst du bis zu { $each } entfernen.
    [4] { " " }Von jedem Nachbarfeld darfst du bis zu { $each } entfernen.
   *[other] { " " }Von { $sides } Nachbarfeldern darfst du je bis zu { $each } entfernen.
 }
ask-shrine = Wähle { $field }: Seine Tropfen verschwinden, und es wird ein zusätzliches Schreinfeld.
ask-where-to = Wohin kommt der Tropfen von { $field }?{ $left ->
    [1] { "" }
   *[other] { " " }(bis zu { $left } Tropfen)
 }
ask-how-many = { $most ->
    [one] Welchen Tropfen entfernst du von { $field }?
   *[other] Du darfst bis zu { $most } Tropfen von { $field } entfernen. Wie viele?
 }
ask-neighbours = Welches Nachbarfeld von { $field } verliert { $each ->
    [one] 1 Tropfen
   *[other] bis zu { $each } Tropfen
 }?{ $left ->
    [1] { "" }
   *[other] { " " }(bis zu { $left } Nachbarfelder)
 }
ask-trash = Welche Karte verlässt das Spiel?
ask-recycle = Welche Karte kommt oben auf deinen Nachziehstapel?
ask-give-up-tile = Du besitzt vier Kärtchen. Welches gibst du für Kärtchen { $tile } ab?
ask-play-again = { $card } ein weiteres Mal ausführen?
ask-withhold-bonus = Den Bonus für die anderen vorenthalten? ({ $effect })
ask-gift-order = Welche Gabe wirkt zuerst?

## Möglichkeiten

option-play = { $card } ausspielen
option-hire = { $card } für { $cost ->
    [one] 1 Blatt
   *[other] { $cost } Blätter
 } anheuern
option-tile = Kärtchen { $tile } für { $cost ->
    [one] 1 Blatt
   *[other] { $cost } Blätter
 }: { $effect }
option-buy-gift = { $colour ->
    [green] Die grüne Gabe { $card } kaufen
    [amber] Die bernsteinfarbene Gabe { $card } kaufen
   *[purple] Die violette Gabe { $card } kaufen
 }
option-end-turn = Zug beenden
option-field = { $field }: { $terrain ->
    [leaf] Laub
    [moss] Moos
    [water] Wasser
   *[earth] Erde
 }, { $drops ->
    [0] kein Tropfen
   *[other] { $drops } Tropfen
 }
option-move-to = { $kind ->
    [dew] Den Tautropfen nach { $to }
    [prism] Den Prismatropfen nach { $to }
   *[drop] Nach { $to }
 }{ $shrine ->
    [1] { " " }(Schreinfeld: Er verlässt den Plan)
   *[0] { "" }
 }
option-take = { $count } Tropfen entfernen
option-take-mixed = { $prism ->
    [0] { $dew } Tautropfen entfernen
   *[other] { $dew ->
        [0] { $prism } Prismatropfen entfernen
       *[other] { $dew } Tautropfen und { $prism } Prismatropfen entfernen
     }
 }
option-all-sides = Alle Nachbarfelder von { $field } auf einmal
option-trash = { $gift ->
    [1] { $card } aus dem Gabenbereich aus dem Spiel nehmen
   *[0] { $card } aus dem Spiel nehmen
 }
option-trash-none = Keine Karte entfernen
option-recycle = { $gift ->
    [1] { $card } aus dem Gabenbereich auf den Nachziehstapel legen
   *[0] { $card } auf den Nachziehstapel legen
 }
option-give-up-tile = Kärtchen { $tile } für Kärtchen { $new } abgeben
option-decline-tile = Auf Kärtchen { $tile } verzichten
option-play-again = { $card } noch einmal ausführen
option-grant-bonus = Den anderen gewähren
option-withhold-bonus = Vorenthalten
option-gift-first = Zuerst { $card }

## Was geschah. So geschrieben, dass „Du“ und ein Name gleich gut passen.

event-turn = Runde { $round }: { $player }
event-turn-ended = { $player }: Zug beendet
event-played = { $player }: { $card } ausgespielt
event-played-again = { $player }: { $card } noch einmal ausgeführt
event-hired = { $player }: { $card } für { $cost ->
    [one] 1 Blatt
   *[other] { $cost } Blätter
 } angeheuert
event-gift-bought = { $player }: Gabe { $card } vom { $colour ->
    [green] grünen Stapel
    [amber] Bernsteinstapel
   *[purple] violetten Stapel
 } gekauft
event-gift-laid = { $player }: Gabe { $card } ausgelegt
event-gift-works = { $player }: Gabe { $card } wirkt
event-tile-used = { $player }: Kärtchen { $tile } für { $cost ->
    [one] 1 Blatt
   *[other] { $cost } Blätter
 } genutzt
event-tile-taken = { $player }: Kärtchen { $tile } genommen
event-tile-given-up = { $player }: Kärtchen { $tile } abgegeben
event-trashed = { $player }: { $card } aus dem Spiel genommen
event-recycled = { $player }: { $card } auf den Nachziehstapel gelegt
event-removed = { $player }: { $count } Tropfen von { $field } entfernt
event-moved = { $player }: { $prism ->
    [1] Prismatropfen
   *[0] Tropfen
 } von { $field } nach { $to } verschoben{ $shrine ->
    [1] , auf den Schrein
   *[0] { "" }
 }
event-shrine-placed = { $player }: zusätzliches Schreinfeld auf { $field } gelegt
event-leaves = { $player }: { $count ->
    [one] 1 Blatt
   *[other] { $count } Blätter
 } genommen
event-favour = { $player }: { $count } Gunst, Pilz auf Feld { $to }
event-drew = { $player }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } gezogen
event-drew-cards = { $player }: gezogen: { $cards }
event-shuffled = { $player }: Ablagestapel unter den Nachziehstapel gemischt
event-bonus-withheld = { $player }: Bonus für die anderen vorenthalten
event-stalemate = Niemand kommt weiter: Das Spiel endet
event-end-near = { $player }: Der letzte Tropfen ist weg, das Ende naht
event-revealed = Neu in der Auslage: { $card }
event-display-cleared = Die Auslage wird ausgetauscht
event-roots-turned = Die obersten Gaben kommen unter ihre Stapel
event-supply = Der Schrein des Lebens ist voll. Der Würfel zeigt { $symbol ->
    [dew] den Tautropfen
    [spore] die Spore
   *[root] die Wurzel
 }: ein neuer Tropfen auf { $fields }
event-gwidyon-card = Solokarte. { $words }
event-gwidyon-removes = Gwidyon: { $count } Tropfen entfernt, noch { $left }
event-gwidyon-flips = { $removing ->
    [1] Gwidyons Plättchen dreht sich auf die Entfernen-Seite
   *[0] Gwidyons Plättchen dreht sich auf die leere Seite
 }
event-gwidyon-shuffles = Gwidyon mischt seine Karten
event-gwidyon-favour = Gwidyons Pilz geht auf Feld { $to }

## Wie es endete

won-by-drops = Der einzige Spielplan ohne Tropfen.
won-by-leaves = Mehrere Pläne sind leer; mehr Blätter entscheiden.
won-by-favour = Leere Pläne und Blätter sind gleich; mehr Gunst entscheidet.
won-together = Alles ist gleich: ein gemeinsamer Sieg.
stalemate = Seit 20 Runden kommt niemand voran: Das Spiel endet ohne Sieg.
solo-won = Dein Spielplan ist vor Gwidyons Haufen leer.
solo-both = Dein Spielplan und Gwidyons Haufen wurden im selben Zug leer: Beide gewinnen.
solo-lost = Gwidyons Haufen ist zuerst leer.

## Der Tisch im Terminal

table-display = Auslage
table-shrine = Schrein des Lebens { $drops }/{ $full }
table-supply = Nachschubkarte
table-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
 }
table-discard = Ablagestapel { $count }
table-draw = Nachziehstapel { $count }
table-on-top = obenauf: { $cards }
table-leaves = { $count ->
    [one] 1 Blatt
   *[other] { $count } Blätter
 }
table-drops = noch { $count } Tropfen
table-tiles = Kärtchen
table-hand = Hand
table-hand-size = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
table-gifts = Gabenbereich
table-roots = Gabenstapel
table-empty = leer
table-track = Gunstleiste
table-gwidyon = Gwidyon: { $drops } Tropfen, Plättchen zeigt { $removing ->
    [1] die Entfernen-Seite
   *[0] die leere Seite
 }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 } im Stapel
table-ending = Das Ende naht: Es kommen keine neuen Tropfen.
name-drop = Tropfen
name-prism = Prismatropfen

## Tipps: was für eine Möglichkeit spricht. Satzteile, klein und ohne Punkt.

hint-behind = Etwa { $count ->
    [one] 1 Tropfen
   *[other] { $count } Tropfen
 } schlechter
hint-drops-gain = nimmt { $count ->
    [one] 1 Tropfen
   *[other] { $count } Tropfen
 } von deinem Spielplan
hint-drops-cost = bringt { $count ->
    [one] 1 neuen Tropfen
   *[other] { $count } neue Tropfen
 } auf deinen Spielplan
hint-drops-deny = die anderen behalten { $count ->
    [one] 1 Tropfen
   *[other] { $count } Tropfen
 } mehr
hint-steps-gain = spart { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
 } bis zu einem Schreinfeld
hint-leaves-gain = bringt dir { $count ->
    [one] 1 Blatt
   *[other] { $count } Blätter
 }
hint-leaves-keep = hebt { $count ->
    [one] dein Blatt
   *[other] deine { $count } Blätter
 } für später auf
hint-leaves-cost = kostet { $count ->
    [one] 1 Blatt
   *[other] { $count } Blätter
 }
hint-leaves-deny = die anderen bekommen { $count ->
    [one] 1 Blatt
   *[other] { $count } Blätter
 } weniger
hint-favour-gain = bringt deinen Pilz { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
 } auf der Gunstleiste voran
hint-favour-cost = kostet { $count } Gunst
hint-heroes-gain = { $count ->
    [one] ein Held
   *[other] { $count } Helden
 } für die nächsten Züge
hint-heroes-cost = dein Deck verliert { $count ->
    [one] einen Helden
   *[other] { $count } Helden
 }
hint-gifts-gain = { $count ->
    [one] eine Gabe
   *[other] { $count } Gaben
 } für die nächsten Züge
hint-tiles-gain = { $count ->
    [one] ein Kärtchen
   *[other] { $count } Kärtchen
 } für jeden Zug

## Hilfe zu jedem Stück auf dem Tisch

help-field = Ein Feld eines Spielplans. Karten schieben Tropfen auf Nachbarfelder oder entfernen sie. Ein Tropfen, der auf ein Schreinfeld kommt, das mit den Ringen, verlässt den Plan.
help-hand = Handkarten. Alle werden im Zug ausgespielt, in beliebiger Reihenfolge; danach werden drei neue gezogen.
help-pile = Ein Nachziehstapel. Am Ende des Zuges kommen drei Karten daraus. Sind es zu wenige, wird der Ablagestapel darunter gemischt. Neu angeheuerte Helden liegen obenauf.
help-pile-heroes = Der Heldenstapel. Am Ende eines Zuges werden daraus die Lücken der Auslage gefüllt.
help-discard = Ein Ablagestapel, offen für alle. Hierher kommen ausgespielte Karten, bis der Nachziehstapel ausgeht.
help-leaves = Mit Blättern bezahlst du Helden und Aktionskärtchen. Sie bleiben von Zug zu Zug; sind mehrere Pläne leer, entscheiden mehr Blätter.
help-drops = Tropfen, die noch auf diesem Plan liegen. Wer keinen mehr hat, gewinnt.
help-tile = Ein Aktionskärtchen. Jedes darf einmal pro Zug für die gezeigten Blätter genutzt werden.
help-tiles = Aktionskärtchen. Jedes darf einmal pro Zug für die gezeigten Blätter genutzt werden.
help-tiles-stock = Aktionskärtchen, die noch im Vorrat liegen. Manche Helden bringen dir eines davon.
help-gift = Eine ausgelegte Gabe. Sie wirkt den ganzen Zug lang und kommt dann auf den Ablagestapel.
help-gifts = Der Gabenbereich. Gaben kommen hierher, sobald sie gezogen werden, und wirken einen ganzen Zug.
help-display = Ein Platz der Auslage. Er wird am Ende des Zuges gefüllt.
help-shrine = Der Schrein des Lebens sammelt die Tropfen, die von den Plänen kommen. Ist er am Ende eines Zuges voll, wird gewürfelt: Alle bekommen neue Tropfen, wo die Nachschubkarte sie zeigt, und er ist wieder leer.
help-supply = Wohin neue Tropfen fallen, wenn der Würfel dieses Zeichen zeigt. Zeige darauf, und dein Plan zeigt die Felder.
help-favour = Die Gunstleiste. Jeder entfernte Prismatropfen bringt deinen Pilz ein freies Feld weiter. Ab Grün, Bernstein oder Violett kannst du eine Gabe dieser Farbe oder einer niedrigeren kaufen; dann geht der Pilz zum Start zurück.
help-pawn = Ein Pilz auf der Gunstleiste: wie viel Gunst sein Besitzer hat. Andere Pilze werden übersprungen.
help-root = Ein Gabenstapel. Die oberste kannst du kaufen, wenn dein Pilz auf dieser Farbe oder einer höheren steht.
help-gwidyon = Gwidyon, dein Rivale. Nach jedem deiner Züge zeigt er eine Karte. Sind seine Tropfen vor deinen weg, gewinnt er.
help-gwidyon-tile = Gwidyons Plättchen. Jedes Mal, wenn es auf die Seite mit dem Tropfen gedreht wird, verliert sein Haufen einen Tropfen.
help-gwidyon-drops = Gwidyons Tropfenhaufen. Ist er leer, bevor dein Plan leer ist, gewinnt er.
help-gwidyon-pile = Gwidyons Karten, verdeckt. Sind nur noch wenige da, mischt er neu.
help-gwidyon-card = Die Karte, die Gwidyon zuletzt gezeigt hat. Sie hilft dir oder ihm.
help-player = Der Plan eines anderen, verkleinert. Tippe darauf, um ihn groß zu sehen.
help-starts = Wer begonnen hat. Naht das Ende, wird die Runde zu Ende gespielt, damit alle gleich viele Züge haben.
