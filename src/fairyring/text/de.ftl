### Was der Kern und der Befehl in jedem Spiel sagen.

## Entscheidungen des Kerns

ask-choose = Was nun?
ask-either = Wähle eines.
ask-again = Noch einmal? { $left ->
    [one] Ein weiteres Mal ist erlaubt.
   *[other] { $left } weitere Male sind erlaubt.
 } { $effect }
option-skip = Verfallen lassen
option-stop = Hier aufhören
option-again = Ausführen: { $effect }
option-choose = { $effect }
effect = { $text }
colon = { $name }:
list = { $first }, { $second }

## Personen

player-you = Du
player-seat = Person { $number }
player-bot = { $bot } ({ $number })
bot-random = Zufall
bot-random-about = spielt nach dem Zufall
bot-greedy = Gierig
bot-greedy-about = schaut bis zum Ende einer Wirkung voraus
bot-search = Suche
bot-search-about = denkt über viele mögliche Verteilungen voraus
bot-easy = Leicht
bot-easy-about = schaut bis zum Ende einer Wirkung voraus; fast jede dritte Wahl ist unüberlegt
bot-medium = Mittel
bot-medium-about = denkt ein wenig voraus und macht einige Fehler
bot-hard = Schwer
bot-hard-about = denkt vor jeder Wahl einen Moment lang voraus

## Der Befehl: spielen

cli-welcome = { $game }, Startwert { $seed }. Tippe eine Nummer, einen Namen oder seinen Anfang; h zeigt alle Befehle.
cli-resumed = { $game } geht nach { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
 } weiter.
cli-hand-over = Jetzt { $player }. Gib die Tastatur weiter und drücke die Eingabetaste.
cli-choose = Wahl (h: Hilfe)
cli-help = 1, 2, …  eine Möglichkeit wählen (auch mit ihrem Namen oder dessen Anfang)
    ?          die Entscheidung mit ihrer Regel erklären; ? 2 erklärt Möglichkeit 2
    c NAME     eine Karte oder ein Kärtchen in Worten erklären
    u, uu, r   eine Entscheidung zurück, den ganzen Zug zurück, wieder vor
    l          das Protokoll noch einmal lesen
    t          den ganzen Tisch noch einmal zeigen
    save       speichern; save DATEI speichert dorthin
    q          speichern und aufhören
cli-unknown = „{ $text }“ ist keine der Möglichkeiten. Tippe eine Nummer, einen Namen oder h für Hilfe.
cli-ambiguous = „{ $text }“ passt zu mehreren Möglichkeiten: { $names }
cli-no-card = Keine Karte und kein Kärtchen heißt „{ $text }“.
cli-rule = Regel { $id }: { $text }
rules-ruling = unsere Entscheidung
cli-because = Wegen { $source }:
cli-takes-back = { $count ->
    [one] Eine Entscheidung zurückgenommen.
   *[other] { $count } Entscheidungen zurückgenommen.
 }
cli-no-undo = Nichts zurückzunehmen: Die letzte Entscheidung traf jemand anderes, oder seither wurde etwas Verdecktes gezeigt.
cli-no-redo = Nichts zu wiederholen.
cli-saved = Gespeichert: { $file }
cli-resume-with = Weiter mit: { $command }
cli-winner = { $players } hat gewonnen.
cli-winners = Gewonnen haben: { $players }.
cli-no-winner = Niemand hat gewonnen.
cli-lost = Du hast verloren.
cli-won = Du hast gewonnen!
cli-log = Was geschah
cli-nothing-yet = Noch ist nichts geschehen.
cli-more-news = … { $count ->
    [one] 1 Zeile davor
   *[other] { $count } Zeilen davor
 } (l zeigt alle)

## Der Befehl: nachspielen

cli-replay-help = Eingabetaste oder n  nächste Entscheidung; b zurück; t nächster Zug; j 30 springt zu Entscheidung 30; e ans Ende; v prüfen; q aufhören
cli-replay-at = Entscheidung { $number } von { $total }
cli-replay-next = Als Nächstes wählt { $player }: { $name }
cli-replay-end = Das Ende der Aufzeichnung.
cli-replay-no-number = Tippe j und eine Zahl von 0 bis { $total }.
cli-verified = Die Aufzeichnung stimmt: { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
 } nachgespielt, der Tisch kam gleich heraus.
cli-no-digest = Die Aufzeichnung lässt sich nachspielen, enthält aber keine Prüfsumme zum Vergleich.

## Der Befehl: Spiele

cli-players = { $least ->
    [one] { $most ->
        [one] 1 Person
       *[other] 1 bis { $most } Personen
     }
   *[other] { $least } bis { $most } Personen
 }
cli-modules = Module
cli-settings = Einstellungen
cli-bots = Bots
cli-default = Vorgabe

## Was der Server ablehnt

error-stale-option = Inzwischen ist am Tisch etwas geschehen. Bitte wähle neu.
error-unknown-option = Das geht jetzt nicht.
error-not-your-decision = Jetzt entscheidet jemand anderes.
error-cannot-undo = Das lässt sich nicht zurücknehmen: Es war der Zug eines anderen, er ist beendet, oder etwas Verdecktes wurde gezeigt.
error-bad-setup = So lässt sich das Spiel nicht aufbauen: { $detail }
error-broken-record = Diese Aufzeichnung lässt sich nicht öffnen: { $detail }
error-bad-message = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
error-bad-key = Dieser Link passt nicht zum Tisch. Bitte prüfe, ob er vollständig ist.
error-unknown-table = Diesen Tisch gibt es hier nicht.
error-unknown-game = Dieses Spiel gibt es hier nicht.
error-not-found = Unter dieser Adresse ist nichts.
error-no-free-seat = Alle Plätze an diesem Tisch sind besetzt.
error-seat-taken = Dieser Platz ist nicht mehr frei.
error-not-your-seat = Das dürfen nur die, die dort sitzen.
error-not-over = Das wird erst nach dem Spiel gezeigt, weil es Verdecktes verrät.
error-replay-only = Dieser Tisch zeigt eine Aufzeichnung; hier wird nicht gespielt.
error-too-big = Das ist zu groß für den Server.
error-too-many = Das war zu viel auf einmal. Bitte warte einen Augenblick.
error-table-full = An diesem Tisch sind keine weiteren Züge möglich.
error-no-hint = Jetzt gibt es keinen Tipp.
error-bot-trouble = Der Bot kommt gerade nicht zu seinem Zug; er versucht es weiter.
error-database = Der Server kann gerade nichts speichern. Es ist nichts verloren; bitte versuche es gleich noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen. Es wurde vermerkt.
