### Was nur der Tisch im Browser sagt. Die Seiten um den Tisch herum.

title = Fairyring

## Jede Seite

menu-skip = Zum Inhalt springen
menu-home = Fairyring, zur Startseite
menu-nav = Menü
menu-tables = Meine Tische
menu-turns = { $turns ->
    [one] an einem bist du am Zug
   *[other] an { $turns } bist du am Zug
 }
menu-language = Sprache
menu-theme = { $theme ->
    [light] Farben: hell
    [dark] Farben: dunkel
   *[auto] Farben: wie das System
 }
menu-settings = Einstellungen
page-loading = Einen Augenblick …
page-again = Noch einmal versuchen
page-home = Zur Startseite
# Shown when no other text can be loaded: the client carries it along, so it stays in one line.
server-away = Fairyring erreicht seinen Server nicht. Läuft er? Lade diese Seite neu, sobald er läuft.
page-lost = Hier ist nichts
page-lost-about = Die Adresse ist unvollständig oder vertippt. Wenn dir jemand einen Link geschickt hat, bitte um den ganzen.
page-broken = Diese Seite ließ sich nicht laden
page-broken-about = Vielleicht ist der Server gerade weg oder inzwischen erneuert worden.
stranger = Du hast keinen Schlüssel zu diesem Tisch
stranger-about = Ein Platz gehört dem Browser, der ihn eingenommen hat. Bitte um eine Einladung oder den Link für Zuschauende.

## Einstellungen

settings-name = Mein Name am Tisch
settings-sound = Töne
settings-sound-about = Mein Zug, Karten, Würfel und das Ende einer Partie sind zu hören.
settings-volume = Lautstärke
settings-notifications = Mitteilung, wenn ich am Zug bin
settings-notifications-about = Eine Nachricht des Systems, solange die Seite verdeckt ist.
settings-confirm = Fragen, bevor etwas endgültig ist
settings-confirm-about = Nur dort, wo ein Versehen wehtäte.
settings-still = Keine Bewegung
settings-still-about = Nichts fliegt oder gleitet; Änderungen leuchten stattdessen auf.
settings-speed = Tempo der Züge anderer
settings-speed-value = { $speed } ×

## Die Startseite

home-title = Nimm Platz im Hexenring.
home-play-rival = Gleich gegen { $rival } spielen
home-play-bot = Gleich gegen einen Bot spielen
home-new = Tisch eröffnen
home-cards = Alle Karten
home-packs = Hier auch mit eigenen Paketen: { $packs }
home-rules = Regeln
home-tables = Meine Tische
home-finished = Beendete Partien und Aufzeichnungen
home-link = Ein Link von Freunden?
home-link-about = Füge hier eine Einladung oder einen Link zum Zuschauen ein.
home-link-label = Link
home-link-go = Los
home-link-wrong = Das ist kein Link zu einem Tisch. Er müsste ein # enthalten und was darauf folgt.
home-record = Aufgezeichnete Partie ansehen
home-record-about = Öffne die Datei einer gespeicherten Partie.
home-record-open = Aufzeichnung öffnen
home-record-reading = Wird gelesen …
tables-my-turn = Du bist am Zug
tables-their-turn = { $name } entscheidet
tables-waiting-friends = Wartet auf Gäste
tables-running = Im Gange
tables-over = Beendet
tables-record = Aufzeichnung
tables-remove = Diesen Tisch von der Liste nehmen: { $game }
tables-paused = Angehalten
tables-left = Jemand spielt für dich
tables-watching = Du schaust zu
away-about = Dein Schlüssel ist der einzige Weg zurück an diesen Tisch. Ausgeblendet verschwindet der Tisch aus der Liste, und der Schlüssel bleibt in diesem Browser.
away-sure = Ohne den Schlüssel kann dir niemand diesen Platz zurückgeben. Endgültig löschen?
away-hide = Tisch ausblenden
away-delete = Schlüssel löschen …
away-delete-sure = Schlüssel endgültig löschen
away-keep = Nichts ändern
keys-title = Meine Schlüssel
keys-about = { $count ->
    [one] Dieser Browser hat den Schlüssel zu einem Tisch. In einer Datei kannst du ihn in einen anderen Browser mitnehmen.
   *[other] Dieser Browser hat Schlüssel zu { $count } Tischen. In einer Datei kannst du sie in einen anderen Browser mitnehmen.
 }
keys-save = In eine Datei sichern
keys-read = Aus einer Datei lesen
keys-read-done = Schlüssel gelesen. Tische: { $count }.
keys-read-wrong = Das ist keine Datei mit Schlüsseln.
keys-others = Nicht in der Liste
keys-hidden = ausgeblendet
keys-missing = diesem Server zurzeit unbekannt
keys-not-kept = Dieser Browser behält keine Schlüssel. Sichere sie in eine Datei, bevor du die Seite schließt.
keys-show = Wieder zeigen
keys-table = Ein Tisch
keys-somebody = jemand

## Einen Tisch aufbauen

new-title = Einen Tisch für { $game } eröffnen
new-title-plain = Einen Tisch eröffnen
new-seats = Wer spielt mit?
new-who = Wer sitzt auf Platz { $number }?
new-kind-me = Ich
new-kind-here = Jemand an diesem Bildschirm
new-kind-friend = Per Link
new-kind-bot = Bot
new-name = Name auf Platz { $number }
new-name-placeholder = Name
new-bot = Stärke des Bots auf Platz { $number }
new-bot-level = { $bot }: { $about }
new-friend-later = bekommt einen Link von dir
new-friend-number = Eingeladen ({ $number })
new-choice = { $setting }, Platz { $number }
new-remove = Platz { $number } entfernen
new-add = Dazu:
new-alone = Allein, gegen { $rival }
new-rival = Allein spielst du gegen { $rival }.
new-hot-seat = Mehrere an diesem Bildschirm: Zwischen den Zügen sind die Hände verdeckt, bis die nächste Person bereit ist.
new-friend-about = Wenn der Tisch steht, bekommst du einen Link zum Verschicken. Niemand braucht ein Konto.
new-bots-only = Nur Bots: Du siehst ihnen zu.
new-modules = Erweiterungen und Varianten
new-packs = Eigene Pakete
new-packs-about = Eigene Karten, Pläne und Grenzen, die über den gedruckten liegen.
new-settings = Weitere Einstellungen
new-advanced = Für Fortgeschrittene
new-seed = Startwert
new-seed-about = Gleicher Startwert und gleiche Entscheidungen ergeben die gleiche Partie. Bleibt er leer, entscheidet der Zufall.
new-seed-wrong = Ein Startwert ist eine ganze Zahl von 0 bis 9007199254740991.
new-patience = Auf Abwesende warten
new-patience-about = Danach dürfen die anderen einen Bot oder jemand anderen weiterspielen lassen. Wer fort war, darf zurückkommen.
new-pace = Zeit für eine Entscheidung
new-pace-none = So lange es dauert
new-pace-about = Wer da ist, aber länger braucht, wird gewarnt. Dann dürfen die Wartenden einen Bot oder jemand anderen weiterspielen lassen. Wer langsam war, darf zurückkommen.
new-seed-told = Allen am Tisch wird gesagt, dass der Startwert gewählt wurde.
new-make = Tisch eröffnen

## Einladen und Platz nehmen

invite-title = Lade deine Freunde ein
invite-title-full = Alle sind da
invite-links = Links zum Verschicken
invite-seats = Am Tisch
invite-me = das bist du
invite-here = ist da
invite-bot = Einen Bot hinsetzen
invite-go = Zum Tisch
invite-go-about = Du musst hier nicht warten: Am Tisch siehst du, wer kommt.
seat-free = Freier Platz
share-title = Einladung und Links
share-invite = Einladung
share-invite-about = { $count ->
    [one] Gilt für den einen freien Platz.
   *[other] Gilt für die { $count } freien Plätze; alle bekommen denselben Link.
 }
share-alone = Diese Adresse gilt nur auf diesem Gerät. Für Telefone und Tablets in deinem Netz starte Fairyring mit „{ $command }“ und öffne dort seine Adresse.
share-here = Wer neben dir sitzt, richtet die Kamera des Telefons hierauf.
share-code = QR-Code mit der Einladung
share-watch = Link zum Zuschauen
share-watch-about = Wer ihn hat, sieht, was alle sehen dürfen, aber keine Handkarten.
share-copy = Kopieren
share-copied = Kopiert
join-title = Du bist eingeladen
join-about = An diesem Tisch ist ein Platz für dich frei.
join-name = Dein Name
join-sit = Platz nehmen
join-seated = Du hast an diesem Tisch schon einen Platz.
maker-title = Du darfst hier Tische eröffnen
maker-about = Dieser Browser merkt es sich. Wer von dir an einen Tisch eingeladen wird, braucht keinen solchen Link.
join-used = Diese Einladung ist schon eingelöst
join-used-about = Jeder Platz an diesem Tisch ist besetzt. Du kannst dem Spiel zusehen.
join-used-over = Die Partie { $game } ist zu Ende. Du kannst sie dir ansehen.
join-host = { $host } lädt dich ein: { $game }
join-game = Du bist eingeladen: { $game }
join-watch = Nur zusehen
join-for = Du würdest für { $name } weiterspielen, bis { $name } vielleicht zurückkommt.
join-pace = Zeit für eine Entscheidung: { $time }. Danach dürfen die Wartenden jemand anderen weiterspielen lassen.
table-pack = Paket „{ $pack }“
table-packs = Gespielt mit dem Paket { $packs }
deal-known = Der Startwert dieser Partie wurde gewählt: Wer den Tisch eröffnet hat, kann wissen, was verdeckt ist.
seats-title = Tisch und Plätze
seats-device = Auf einem anderen Gerät spielen
seats-device-about = Richte die Kamera deines Telefons auf den Code oder öffne dort den Link. Beide Geräte haben dann deinen Platz.
seats-device-code = QR-Code mit dem Link zu deinem Platz
seats-device-link = Link zu deinem Platz
seats-device-secret = Nur für dich: Wer ihn hat, spielt an deinem Platz.
seats-pause = Spiel anhalten
seats-resume = Weiterspielen
seats-leave = Den Tisch verlassen
seats-leave-about = Die anderen spielen weiter. Dein Schlüssel bleibt hier: Du kannst an deinen Platz zurückkommen.
seats-leave-bot = Ein Bot spielt für mich weiter
seats-bot = Stärke des Bots
seats-leave-free = Den Platz für jemand anderen freigeben
seats-resign = Aufgeben
seats-resign-about = Du verlierst diese Partie, und das lässt sich nicht zurücknehmen.
seats-resign-sure = Diese Partie aufgeben
seats-stay = Weiterspielen
seats-back = Meinen Platz wieder einnehmen
notes-paused = Das Spiel ist angehalten.
notes-left = Für dich spielt: { $name }.
notes-left-free = Dein Platz ist frei für jemand anderen.
notes-watching = Du schaust zu.
notes-bot = Einen Bot weiterspielen lassen
notes-free = Platz freigeben
notes-open = Der Platz ist frei: Schick die Einladung noch einmal, oder lass einen Bot weiterspielen.
notes-absent = { $name } ist schon eine Weile nicht da.
notes-hurry = Die anderen warten auf dich. Restzeit: { $time }.
notes-late = Du hast länger gebraucht als ausgemacht ({ $time }): Die anderen dürfen jemand anderen weiterspielen lassen. Du kannst noch entscheiden und auch später zurückkommen.
notes-slow-soon = { $name } braucht lange. Restzeit: { $time }.
notes-slow = { $name } hat länger gebraucht als ausgemacht ({ $time }).
notes-not-kept = Dieser Browser behält den Schlüssel zu deinem Platz nicht. Heb den Link auf, sonst ist er fort, wenn du die Seite schließt.
notes-keep = Link zeigen
notes-newer = Der Server wurde erneuert, seit du diese Seite geöffnet hast.
notes-reload = Seite neu laden

## Nach der Partie

after-running = Diese Partie ist noch nicht zu Ende
after-you-won = Du hast gewonnen!
after-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
 }
after-rival-won = { $rival } hat gewonnen
after-nobody = Niemand hat gewonnen
after-place = Rang
after-player = Name
after-replay = Noch einmal ansehen
after-rematch = Revanche
after-to-rematch = Zur neuen Partie
after-save = Aufzeichnung sichern
after-charts = Wie es lief
after-decks = Die Karten von allen
after-deck-of = { $name }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
after-share = Link zu dieser Partie
after-share-about = Wer ihn hat, kann Ergebnis und Verlauf ansehen.
chart-at = { $turn ->
    [0] am Anfang
   *[other] nach Zug { $turn }
 }
chart-turn = Zug
chart-table = Als Tabelle

## Nachspielen

replay-title = Nachspielen
replay-at = { $step } von { $total }
replay-start = Der Anfang der Partie
replay-keys = Nachspielen
replay-first = An den Anfang (Pos1)
replay-back = Eine Entscheidung zurück (Pfeil links)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-next = Eine Entscheidung weiter (Pfeil rechts)
replay-last = Ans Ende (Ende)
replay-scrubber = Zeitpunkt der Partie
replay-speed = Tempo
replay-eyes = Aus wessen Sicht
replay-eyes-public = Für alle sichtbar
replay-log = Was geschah
replay-rule = Regel { $rule }
replay-after = Ergebnis und Verlauf

## Karten

cards-title = { $game }: alles in der Schachtel
cards-search = Namen und Effekte durchsuchen
cards-kind = Art
cards-kind-all = Alle Arten
cards-box = Schachtel
cards-box-all = Alle Schachteln
cards-count = { $count ->
    [one] 1 Teil
   *[other] { $count } Teile
 }
cards-none = Nichts passt. Versuche es mit weniger Wörtern.
cards-open = { $name }, { $kind }
cards-close = Schließen
cards-copies = { $count }-mal
cards-sources = Woher wir das wissen
cards-reconstructed = von uns rekonstruiert, nicht von der gedruckten Karte
cards-from-rulebook = aus der Spielregel
cards-from-public = aus einer öffentlichen Quelle
cards-from-picture = von einem Bild
cards-from-reconstructed = rekonstruiert
cards-from-reconstructed-and-tuned = rekonstruiert und durch Simulation abgestimmt
kind-start_card = Startkarte
kind-hero = Held
kind-gift = Gabenkarte
kind-tile = Aktionskärtchen
kind-solo_card = Solokarte
kind-board = Spielplan
kind-setup = Aufbaukarte
kind-supply = Nachschubkarte
box-base = Grundspiel
box-start = Startkarten
box-expansion = Eingebaute Erweiterung
box-prisma = Prisma
box-gift = Gabenstapel
box-start_gift = Startgabe
thing-solo_card = Solokarte { $number }
thing-setup = Aufbaukarte { $number }{ $side }
thing-supply = Nachschubkarte { $number }{ $side }
fact-name = Name
fact-cost = Kosten
fact-effect = Effekt
fact-once = Effekt beim Kauf
fact-copies = Anzahl
fact-copies_per_player = Anzahl pro Person
fact-count = Anzahl
fact-draw = Gezogene Karten
fact-passive = Fähigkeit
fact-colour = Stapel
fact-rows = Anordnung
fact-prism_rows = Prismatropfen
fact-dew = Tautropfenfelder
fact-spore = Sporenfelder
fact-root = Wurzelfelder
fact-you = Dein Teil
fact-gwidyon = Gwidyons Teil
fact-prisma_effect = Effekt mit Prisma
fact-pairing = Name und Effekt zusammen

## Regeln

rules-title = Regeln
rules-title-of = { $game }: die Regeln
rules-search = Regeln durchsuchen
rules-count = { $count ->
    [one] 1 Regel.
   *[other] { $count } Regeln.
 }
rules-english = Die gekennzeichneten sind noch nicht übersetzt.
rules-none = Keine Regel enthält alle diese Wörter.
rules-ruling-about = Die Spielregel schweigt hier oder ist unklar; so haben wir entschieden.
rules-waiting-about = Diese Regel braucht eine Schachtel, mit der man hier noch nicht spielen kann.
rules-copy = Link zu { $rule } kopieren
rules-close = Regeln schließen

## Was schiefgehen kann

error-offline = Der Server ist nicht zu erreichen. Läuft er, und bist du verbunden?

## Der Tisch: seine Werkzeuge

play-tools = Werkzeuge des Tisches
play-undo = Rückgängig
play-undo-turn = Den ganzen Zug zurücknehmen
play-redo = Wiederherstellen
play-hint = Tipp
play-hint-chance = Gewinnchance { $chance }
play-thinking = überlegt …
play-log = Verlauf
play-log-empty = Noch ist nichts geschehen.
play-log-steps = Schritt für Schritt
play-rules = Regeln
play-help = Tasten und Hilfe
play-close = Schließen
play-loading = Der Tisch wird vorbereitet …
play-round = Runde { $round }
play-away = nicht da
play-resigned = hat aufgegeben
play-bot-for = Bot für { $name }
play-seat-free = freier Platz

## Der Tisch: was gefragt ist

play-prompt = Was gefragt ist
play-rule = Warum? Regel { $rule } lesen
play-options = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
 }
play-choose = Eines wählen
play-touch-again = Noch einmal tippen, um es zu wählen
play-yes = Ja
play-no = Nein
play-final-turn = Das lässt sich nicht zurücknehmen.
play-final-reveal = Dabei wird Verdecktes aufgedeckt; das lässt sich nicht zurücknehmen.
play-cannot-end = Spiele erst alle Karten aus.
play-skip-show = Weiter
play-again = Den letzten Zug noch einmal zeigen
play-waiting = { $name } überlegt …
play-waiting-about = { $name } überlegt … ({ $about })
play-waiting-away = { $name } ist gerade nicht da. Der Tisch wartet.
play-waiting-free = Noch ist ein Platz frei. Du kannst den Link noch einmal schicken oder einen Bot setzen.
play-your-turn = Du bist am Zug
play-you = Du
play-pass-to = Gib das Gerät an { $name } weiter
play-i-am = Ich bin { $name }

## Der Tisch: die Leitung zum Server

play-lost = Die Verbindung ist unterbrochen. Nichts ist verloren; ein neuer Versuch läuft …
play-retry = Jetzt versuchen
play-closed = Der Server hat diesen Tisch geschlossen.
play-no-table = Diesen Tisch gibt es nicht.
play-no-key = Dein Schlüssel passt nicht zu diesem Tisch.
play-no-websockets = Dieser Browser kennt keine WebSockets, und ein Tisch braucht sie. Bitte nimm einen neueren Browser.
play-no-way = Der Server ist nicht zu erreichen. Er läuft nicht, oder etwas auf dem Weg sperrt WebSockets. Neuer Versuch …
play-rematch = Eine Revanche steht bereit.

## Der Tisch: wie es ausging

play-won = Du hast gewonnen!
play-lost-game = Du hast verloren
play-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
 }
play-look-back = Auf die Partie zurückblicken
play-look-table = Den Tisch ansehen
play-counting = Die Wertung
play-keep-picture = Bild behalten

## Der Tisch: Tasten

play-help-glow = Was leuchtet, lässt sich wählen. Zeige auf irgendetwas auf dem Tisch, wähle es mit der Tastatur an oder halte es gedrückt, um zu lesen, was es ist. Tippe eine Zeile des Verlaufs an, um zu sehen, wovon sie spricht.
play-help-pieces = Was auf dem Tisch liegt
play-key-walk = von einem leuchtenden Ort zum nächsten
play-key-choose = wählen
play-key-number = die Möglichkeit mit dieser Nummer wählen
play-key-pass = verzichten oder den Zug beenden
play-key-undo = einen Schritt oder den ganzen Zug rückgängig machen
play-key-redo = wiederherstellen
play-key-hint = Tipp: die drei besten Möglichkeiten nach Ansicht des Bots
play-key-log = Verlauf
play-key-rules = Regeln
play-key-again = den letzten Zug noch einmal zeigen
play-key-options = Liste aller Möglichkeiten in Worten
play-key-escape = schließen oder ans Ende dessen, was gezeigt wird
play-key-help = diese Seite

## Mycelia: was auf dem Tisch liegt

play-your-board = Dein Spielplan
play-board-of = Spielplan von { $name }
play-enlarge = { $name } groß zeigen: noch { $drops } Tropfen, { $leaves ->
    [one] 1 Blatt
   *[other] { $leaves } Blätter
 }
play-starts = Startspieler
play-field = { $field }: { $terrain ->
    [leaf] Laub
    [moss] Moos
    [water] Wasser
    [shrine] Schreinfeld
   *[earth] Erde
 }, { $dew ->
    [0] { $prism ->
        [0] kein Tropfen
       *[other] { $prism } Prismatropfen
     }
   *[other] { $prism ->
        [0] { $dew } Tropfen
       *[other] { $dew } Tropfen und { $prism } Prismatropfen
     }
 }
play-table = Der Tisch
place-hand = Hand
place-pile = Nachziehstapel
place-discard = Ablagestapel
place-display = Auslage
place-points = Punkte
play-hand = Deine Hand
play-hand-empty = Deine Hand ist leer
play-pile = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
play-pile-known = { $count ->
    [one] Die oberste Karte ist bekannt
   *[other] Die obersten { $count } Karten sind bekannt
 }
play-on-top = Oben auf dem Nachziehstapel: { $cards }
play-discard = Ablagestapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
play-discard-empty = Ablage
play-deck = { $count ->
    [one] 1 Karte insgesamt
   *[other] { $count } Karten insgesamt
 }
play-display = Auslage der Helden
play-heroes = Heldenstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
play-thrown = Beiseite: { $count }
play-tile-stock = Kärtchen, die noch zu haben sind
play-hero = { $name }, { $cost ->
    [one] 1 Blatt
   *[other] { $cost } Blätter
 }. { $words }
play-card = { $name }. { $words }
play-tile = { $name }. { $words }
play-tile-used = { $name }, in diesem Zug schon genutzt. { $words }
play-shrine = Schrein des Lebens: { $drops } von { $full } Tropfen
play-shrine-name = Schrein des Lebens
play-ending = Das Ende naht
play-supply = Nachschubkarte: was der Würfel bringen kann
play-supply-symbol = { $symbol ->
    [dew] Tautropfen
    [spore] Spore
   *[root] Wurzel
 }: ein neuer Tropfen auf { $fields }
play-prisma = Gunst und Gaben
play-favour = Gunstleiste: { $pawns }
play-root = { $colour ->
    [green] Grüne Gabe
    [amber] Bernsteinfarbene Gabe
   *[purple] Violette Gabe
 } { $name }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } im Stapel. { $words }
play-root-empty = { $colour ->
    [green] Der grüne Stapel ist leer
    [amber] Der bernsteinfarbene Stapel ist leer
   *[purple] Der violette Stapel ist leer
 }
play-gwidyon-tile = Gwidyons Plättchen: { $removing ->
    [1] Entfernen-Seite
   *[0] leere Seite
 }
play-gwidyon-pile = Gwidyons Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
play-gwidyon-none = noch keine Karte aufgedeckt
play-reconstructed = { cards-reconstructed }: { $facts }

## Salamandra: Dinge auf dem Tisch

sal-land = Spielfläche: { $count } Felder. Ziehen oder, wenn sie den Fokus hat, mit den Pfeiltasten bewegen; + und - zoomen, F zeigt alles.
play-nearer = Näher
play-farther = Weiter weg
play-fit = Alles zeigen
sal-slot-free = { $field }, Platz { $slot ->
    [E] O
   *[other] { $slot }
}: frei
sal-slot-taken = { $field }, Platz { $slot ->
    [E] O
   *[other] { $slot }
}: Lehrling von { $name }, { $face ->
    [sun] Sonne
   *[moon] Mond
 }, { $active ->
    [1] aktiv
   *[0] inaktiv
 }
sal-cell = Freier Platz { $cell }
sal-match = Gemeinsame Farbe mit einem Feld daneben: Eine Bären- oder Adlerkarte wäre möglich.
sal-match-sign = eigene Farbe: eine Karte möglich
sal-no-match = Hier keine gemeinsame Farbe.
sal-cards-left = Karten übrig: { $count }.
sal-deck-empty = { $deity ->
    [bear] Keine Bärenkarten mehr
   *[eagle] Keine Adlerkarten mehr
 }
sal-row = Felder zum Bauen
sal-field-stack = Felder im Stapel: { $count }
sal-grove-stack = Haine im Stapel: { $count }
sal-books = Zauberbücher
sal-decks = Bär und Adler
sal-book-free = { $book }, Wert { $value }: frei
sal-book-taken = { $book }, Wert { $value }: { $name }
sal-belief = Glaube
sal-belief-worth = { $deity ->
    [bear] Bären
    [eagle] Adler
   *[crown] Kronen
 }: { $first } Punkte für die meisten, { $second } für den zweiten Platz
sal-belief-of = { $name }: { $count }
sal-score-track = Punkteleiste
sal-score = { $name }: { $points }
sal-enlarge = { $name } vergrößern, Punkte: { $points }
sal-points = Punkte: { $count }
sal-crystals = Kristalle: { $count }
sal-scrolls = Schriftrollen: { $count }. Vier bringen einen Lehrling auf ein Zauberbuch.
sal-available = Noch zu setzende Lehrlinge: { $count }
sal-all-placed = alle gesetzt
sal-waiting = Lehrlinge späterer Runden: { $count }
sal-druid = Der Druide zeigt { $face ->
    [sun] die Sonne
   *[moon] den Mond
 }{ $passed ->
    [1] ; gepasst
   *[0] { "" }
 }
sal-passed = gepasst
sal-harvest = Geerntete Haine: { $count }
sal-harvest-place = Hain { $place }: { $points ->
    [0] keine Punkte
   *[other] { $points } Punkte
 }
sal-own-cards = Karten: { $count }
sal-no-cards = noch keine Karten
sal-this-turn = In diesem Zug
sal-made = Hergestellt, noch nicht benutzt:
sal-nothing-made = In diesem Zug noch nichts hergestellt
sal-gathering = Kristalle zum Behalten
sal-costs = Was es kostet
sal-at-work = bei der Arbeit:
sal-pass = Passen
sal-cannot-pass = Setze zuerst alle Lehrlinge.
sal-round = Runde { $round }
sal-night = { $face ->
    [sun] Tag
   *[moon] Nacht
 }
play-key-move = die Spielfläche bewegen
play-key-zoom = näher heran oder weiter weg
play-key-fit = alles zeigen
figure-books = Zauberbücher
figure-crown = Kronen
figure-bear = Bären
figure-eagle = Adler
figure-scrolls = Schriftrollen
figure-total = gesamt
kind-field = Feld
kind-grove = Hain
kind-spellbook = Zauberbuch
kind-bear_card = Bärenkarte
kind-eagle_card = Adlerkarte
kind-yellow_salamander_card = Gelbe Salamanderkarte
kind-black_salamander_card = Schwarze Salamanderkarte
kind-temple = Tempel
fact-colours = Farben
fact-bonus = Bonusplatz
fact-work = Arbeit
fact-get = Ertrag
fact-crystals = Kristalle an den Wegen
fact-counts = Was es zählt
fact-slots = Werte
fact-symbols = Glaubenszeichen
fact-on = Wann sie wirkt
fact-exchange = Tausch
fact-crowns = Kronen
fact-pay = Kosten

## Everdell: Dinge auf dem Tisch

ev-valley = Das Tal
ev-places = Orte
ev-events = Ereignisse
ev-city = Deine Stadt
ev-city-of = Stadt von { $name }
ev-city-empty = Noch keine Karte in der Stadt
ev-in-city = In der Stadt von { $name }.
ev-spaces = { $used } von { $of } Plätzen
ev-area = { $area }: { $count } zur Wahl
ev-meadow = Wiese
ev-closed = Für dich jetzt gesperrt.
ev-revealed = Aufgedeckte Karten
ev-standing = Hier: { $names }.
ev-achieved = Erreicht von { $name }.
ev-occupied = Besetzt.
ev-lies-here = Darauf: { ev-good }.
ev-beneath = Darunter: { $cards }.
ev-tree = Immerbaum. Deine Jahreszeit: { ev-season }
ev-deck = Nachziehstapel: { $count }
ev-discard = Ablagestapel: { $count }
ev-season = { $season ->
    [spring] Frühling
    [summer] Sommer
    [autumn] Herbst
   *[winter] Winter
 }
ev-free-workers = Freie Arbeiter: { $count } von { $all }
ev-good = { $good ->
    [twig] Zweige
    [resin] Harz
    [pebble] Kiesel
    [berry] Beeren
   *[point] Punktemarker
 }: { $count }
ev-points = Punkte bisher: { $count }, davon Marker: { $tokens }
ev-hand-of = Handkarten: { $count }
ev-built = Karten in der Stadt: { $count }
ev-passed = gepasst
ev-aside = Neben der Hand
ev-legend = Deine Legende:
ev-stack = Stapel der Schweine, Farmen übrig: { $count }.
ev-legends-left = Legenden, noch nicht ausgespielt: { $count }
ev-figure = Hier steht die Figur der Spinnen.
ev-enlarge = Stadt von { $name } vergrößern. Karten: { $cards }, Punkte: { $points }
nw-open = In den Bau der Nachtweberin sehen. Ihre Punkte: { $points }, Karten in ihrer Stadt: { $cards }
nw-level = Stufe { $level }: { $name }. Jeder Stern ist { $star } wert.
nw-scores = Am Ende zusätzliche Punkte für sie: Karten mit 0 Punkten je { $zero }, lila Karten je { $purple }, besondere Ereignisse je { $special }.
nw-spiders = Spinnen im Bau: { $count }
nw-waiting = { ev-season }: neue Spinnen: { $count }
nw-held = Arbeiter, die sie festhält: { $count }
nw-won = Erfolge: offen { $up }, verdeckt { $down }
nw-ploys = In Kraft
nw-kind = { $kind ->
    [personality] Persönlichkeit
    [plot] Komplott
   *[scheme] Intrige
 }
nw-schemes-left = Intrigen, die noch kommen: { $count }
nw-activity = Ihre Aktivität { $number }.
nw-left = Links: { $action }.
nw-right = Rechts: { $action }.
nw-else = Geht beides nicht: { $action }.
nw-arrow = { $clockwise ->
    [true] Sie geht im Uhrzeigersinn.
   *[false] Sie geht gegen den Uhrzeigersinn.
 }
nw-none = In dieser Jahreszeit ist noch keine Karte aufgedeckt.
nw-used = Benutzte Aktivitätskarten: { $count }
nw-stock = Noch in ihrem Stapel: { $count }
nw-beside = Neben der Nachtweberin.
nw-here = Hier steht die Nachtweberin.
nw-web = { $count ->
    [one] Hier liegt ein Netz
   *[other] Hier liegen { $count } Netze
 }{ $stays ->
    [true] {" "}und bleibt liegen.
   *[false] {" "}bis zur nächsten Intrige.
 }
nw-web-closed = Niemand kommt hinein.
nw-web-toll = Hierher zu kommen kostet Karten oder Rohstoffe: { $count }.
nw-web-resources = Hierher zu kommen kostet Rohstoffe: { $count }.
nw-web-tokens = { $foil ->
    [0] Sie erhält Punktemarker: { $count }.
   *[other] Sie erhält Punktemarker: { $count }, außer du wirfst eine Karte oder einen Rohstoff ab.
 }
nw-shut = Sie liegt verdeckt.
nw-caught = Hängt in ihrem Netz:

## Lernen

coach-name = Dein Lehrer
coach-listen = Lies, was dein Lehrer sagt, und geh dort weiter.
coach-parts = Teile der Lektion
coach-part = Teil { $number } von { $total }: { $heading }
coach-your-move = Du bist dran.
coach-try-again = Versuch etwas anderes.
coach-done = Das war die Lektion!
coach-back = Einen Schritt zurück
coach-next = Weiter
coach-next-part = Nächster Teil
coach-play-easy = Jetzt gegen einen leichten Bot spielen
coach-play-rival = Jetzt gegen { $rival } spielen
coach-home = Startseite
home-learn = In zehn Minuten lernen
home-learn-on = Weiterlernen
play-why = Warum?
home-guide = So wird gespielt
guide-title = { $game }: So wird gespielt
guide-print = Drucken
guide-pages = Seiten zu Modulen und Gegnern
guide-picture = Ein Bild des Tisches mit Nummern; die Liste darunter sagt, was sie bedeuten

## Der Tisch von Mycelium

mum-automa = Automa
mum-automa-waits = Sie hat noch keine Karte gezogen.
mum-automa-deck = Karten in ihrem Stapel: { $count }
mum-land = Der Waldboden: { $count } Plättchen. Ziehen oder mit den Pfeiltasten bewegen, solange er den Fokus hat; + und - holen ihn näher oder rücken ihn weg, F zeigt alles.
mum-tile = { $colour ->
    [red] Rotes
    [green] Grünes
    [brown] Braunes
    [yellow] Gelbes
   *[black] Schwarzes
} Plättchen { $cell }
mum-tile-insect = Hier liegt ein Insekt
mum-tile-mother = Pilzmutter von { $name }
mum-tile-mushroom = Pilz { $board } von { $name }
mum-tile-spores = Sporen von { $name }: { $count }
mum-slot = Freier Platz { $cell }
mum-turned = So gedreht ({ $number } von 3)
mum-market = Markt
mum-new-market = Ein neuer Markt für ein Insekt
mum-deck = Stapel: { $count } Karten
mum-supply = Plättchen, Insekten und Wind
mum-stack = Stapel { $number }: { $count } Plättchen
mum-insects = Insekten im Vorrat: { $count }
mum-own-insects = Insekten: { $count }
mum-own-spores = Sporen im Vorrat: { $count }
mum-points = Punkte: { $count }
mum-hand = Karten auf der Hand: { $count }
mum-wind = Wind
mum-left = Noch zu legende Sporen: { $count }
mum-owed = Noch zu bezahlen
mum-this-turn = Dieser Zug
mum-action = { $action ->
    [move] Bewegen
    [explore] Erkunden
    [spore] Streuen
    [fruit] Wachsen
    [decay] Vergehen
   *[discover] Entwickeln
}{ $done ->
    [1] : erledigt
   *[0] {""}
}
mum-board = Tafel { $number }{ $grown ->
    [1] : { $name }, { $counter }-mal gestreut
   *[0] , noch leer
}. Karten darunter: { $tucked }
mum-tucked = Vergangene Karten darunter: { $count }
mum-enlarge = { $name } vergrößern, Punkte: { $points }
mum-end-token = Endmarker, { $points } Punkte: für den, der unter jeder Tafel eine Karte hat
mum-drawn = Gezogene Karten
mum-blocked = Von einer Mutter blockiert
mum-goal = { $target ->
    [tile_red] ein rotes Plättchen
    [tile_green] ein grünes Plättchen
    [tile_brown] ein braunes Plättchen
    [tile_yellow] ein gelbes Plättchen
    [opponent_mushroom] ein Pilz eines Menschen
    [automa_mushroom] ihr eigener Pilz
    [opponent_spores_most] wo die meisten Sporen von Menschen liegen
    [opponent_mother] die Mutter eines Menschen
   *[insect] ein Insekt
}
mum-token = ein Pilz
mum-decayed = vergangen
mum-networks-none = Keine Geflechte
mum-networks-show = Geflechte umranden: { $name }
mum-key-networks = wessen Geflechte umrandet sind
