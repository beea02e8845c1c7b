### Was der Kern und der Befehl in jedem Spiel sagen.

## Entscheidungen des Kerns

ask-choose = Was nun?
ask-either = Wähle eines.
ask-optional = Wenn du willst: { $effect }
ask-again = Noch einmal? { $left ->
    [one] Ein weiteres Mal ist erlaubt.
   *[other] { $left } weitere Male sind erlaubt.
 } { $effect }
option-skip = Verzichten
option-stop = Hier aufhören
option-again = Ausführen: { $effect }
option-choose = { $effect }
effect = { $text }
colon = { $name }:
list = { $first }, { $second }

## Wirkungen: Satzteile, die zu ganzen Sätzen zusammengesetzt werden und darum klein beginnen

fx-nothing = keine Wirkung
fx-then = { $first }; danach { $second }
fx-or = entweder { $first } oder { $second }
fx-one-of = { $first } oder { $second }
fx-group = ({ $effect })
fx-times = bis zu { $count }-mal: { $effect }
fx-exactly = { $count }-mal: { $effect }
fx-as-often = { $often }-mal: { $effect }
fx-if-possible = wenn möglich, { $effect }
fx-optional = wenn du willst, { $effect }
fx-if = { $effect }, falls { $condition }
fx-pay = { $cost }; dafür { $gain }
fx-each = { $effect } { $per ->
    [one] für jedes davon
   *[other] für je { $per } davon
 }
fx-all-others = alle anderen: { $effect }
when-then = { $when }: { $effect }
quantity-fixed = { $count }
quantity-sum = { $first } + { $second }
quantity-difference = { $first } − { $second }
quantity-product = { $first } × { $second }
quantity-least = { $second }, höchstens { $first }
quantity-most = { $second }, mindestens { $first }
condition-and = { $first } und { $second }
condition-or = { $first } oder { $second }
condition-not = nicht: { $what }
condition-compared = { $first } { $sign } { $second }

## Personen

player-you = Du
player-seat = Person { $number }
player-bot = { $name } ({ $bot })
bot-name = { $number ->
    [1] Hasel
    [2] Brombeere
    [3] Farn
   *[other] Distel
 }
bot-random = Zufall
bot-random-about = spielt nach dem Zufall
bot-greedy = Gierig
bot-greedy-about = schaut nur auf den nächsten Schritt
bot-search = Suche
bot-search-about = denkt über viele mögliche Verteilungen voraus
bot-easy = Leicht
bot-easy-about = spielt rasch und macht Fehler
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
    l          den Verlauf noch einmal lesen
    t          den ganzen Tisch noch einmal zeigen
    save       speichern; save DATEI speichert dorthin
    q          speichern und aufhören
cli-unknown = „{ $text }“ ist keine der Möglichkeiten. Tippe eine Nummer, einen Namen oder h für Hilfe.
cli-ambiguous = „{ $text }“ passt zu mehreren Möglichkeiten: { $names }
cli-no-card = Keine Karte und kein Kärtchen heißt „{ $text }“.
cli-rule = Regel { $id }: { $text }
rules-ruling = unsere Entscheidung
rules-waiting = wartet auf eine andere Schachtel
cli-because = Wegen { $source }:
cli-takes-back = { $count ->
    [one] Eine Entscheidung zurückgenommen.
   *[other] { $count } Entscheidungen zurückgenommen.
 }
cli-no-undo = Nichts zurückzunehmen: Die letzte Entscheidung traf jemand anderes, oder seither wurde etwas Verdecktes gezeigt.
cli-no-redo = Nichts zu wiederholen.
cli-bot-raised = Der Bot { $player } hat versagt; was geschehen ist, steht oben.
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

## Der Befehl: lernen

cli-learn-part = Teil { $number } von { $total }: { $heading }
cli-learn-next = Eingabetaste: weiter, q: aufhören
cli-learn-choose = Wähle (Nummer oder Name; q: aufhören)
cli-learn-resume = Weiter geht es mit: { $command }
cli-learn-done = Das war die Lektion. Spiele jetzt gegen einen leichten Bot: { $command }

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
error-endless = Was die Karten dieses Tisches dort tun, nimmt nie ein Ende; wähle etwas anderes.
error-broken-record = Diese Aufzeichnung lässt sich nicht öffnen: { $detail }
error-bad-lesson = Diese Lektion gibt es hier nicht, oder sie hat sich geändert. Bitte beginne sie neu.
error-other-rules = Dieser Tisch wurde nach Regeln begonnen, die hier nicht gespielt werden. Er lässt sich ansehen, aber nicht weiterspielen.
error-other-components = Dieser Tisch wurde mit anderen Karten begonnen, die es hier nicht gibt. Er lässt sich ansehen, aber nicht weiterspielen.
error-cannot-go-on = Dieser Tisch lässt sich von hier an nicht weiterspielen. Er lässt sich ansehen, so weit er gekommen ist.
error-bad-message = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
error-bad-key = Dieser Link passt nicht zum Tisch. Bitte prüfe, ob er vollständig ist.
error-bad-host = Unter dieser Adresse gibt es diesen Tisch nicht.
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
error-too-early = Auf diesen Platz wird noch etwas gewartet.
error-paused = Das Spiel ist angehalten. Jemand am Tisch kann es fortsetzen.
error-ended = Dieses Spiel wurde aufgegeben; hier kann nichts mehr gespielt werden.
error-banned = Du wirst hier nicht eingelassen.
error-not-invited = Hier eröffnen nur Eingeladene einen Tisch. Mitspielen und zusehen kannst du.
error-bad-bundle = Diese Datei enthält keine Tische eines Fairyring-Servers.
error-no-hint = Jetzt gibt es keinen Tipp.
error-bot-trouble = Der Bot kommt gerade nicht zu seinem Zug; er versucht es weiter.
error-busy = Die Bots haben gerade zu viel zu denken. Bitte versuche es gleich noch einmal.
error-bus = Die Server hören einander gerade nicht. Bitte versuche es gleich noch einmal.
error-database = Der Server kann gerade nichts speichern. Es ist nichts verloren; bitte versuche es gleich noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen. Es wurde vermerkt.

## Wer an einem Tisch kommt und geht

given-up = Das Spiel wurde aufgegeben.
seat-left = { $who } ist gegangen. Der Platz ist frei.
seat-left-bot = { $who } ist gegangen. Ein Bot spielt weiter: { $by }.
seat-replaced = { $who } ist nicht da. Der Platz ist frei für jemand anderen.
seat-replaced-bot = { $who } ist nicht da. Ein Bot spielt weiter: { $by }.
seat-late = { $who } hat länger gebraucht als ausgemacht. Der Platz ist frei für jemand anderen.
seat-late-bot = { $who } hat länger gebraucht als ausgemacht. Ein Bot spielt weiter: { $by }.
seat-sat = Für { $who } spielt jetzt: { $by }.
seat-back = { $who } ist wieder da.
seat-resigned-bot = { $who } gibt auf. Ein Bot spielt weiter: { $by }.
seat-resigned-ends = { $who } gibt auf. Das Spiel ist zu Ende.
seat-paused = { $who } hat das Spiel angehalten.
seat-resumed = { $who } setzt das Spiel fort.

## Tipps: was für eine Möglichkeit spricht. Satzteile, klein und ohne Punkt.

hint-best = Das Beste, soweit ich sehe
hint-even = Genauso gut
hint-weaker = Etwas schwächer
hint-quiet = ändert fürs Erste nichts Wichtiges
hint-later = bis zum Ende des Zuges: { $reason }
