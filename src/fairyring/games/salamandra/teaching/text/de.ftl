### Was Salamandra erklärt: Lektionen und die Seite „So wird gespielt“.

learn-first = Dein erstes Spiel

learn-first-place = Lehrlinge
learn-first-place-land = Du bist Druide. In der Mitte des Landes steht der Tempel des Salamanders. Nach zwei Tagen und zwei Nächten gewinnt, wer die meisten Punkte hat.
learn-first-place-apprentices = Die Arbeit machen deine Lehrlinge. Jedes Feld hat vier Plätze, für alle Farben. In deinem Zug machst du genau eine Sache; einen Lehrling zu setzen ist die einfachste.
learn-first-place-crystals = Zwischen den Feldern liegen Haine. Zeigt ein Hain zu einem Platz hin einen Kristall, bekommst du ihn, wenn du dort setzt. Finde einen Platz, der zwei bringt.
learn-first-place-crystals-other = Dieser Platz bringt weniger. Jeder Platz liegt an zwei Hainen; suche einen, zu dem beide einen Kristall zeigen.
learn-first-place-crystals-done = Zwei Kristalle. Sie sind dein Geld, und du darfst sie beliebig lange behalten. Der andere Druide hat auch einen gesetzt.
learn-first-place-bonus = Der obere Platz eines Feldes ist der Bonusplatz: Wer dort setzt, bekommt, was er zeigt, hier 1 Punkt. Setze den nächsten Lehrling auf einen.
learn-first-place-bonus-other = Erlaubt, aber suche den oberen Platz eines Feldes.
learn-first-place-bonus-done = Dein erster Punkt. Auf anderen Feldern bringt der Bonusplatz mehr.

learn-first-build = Arbeiten und bauen
learn-first-build-work = Ein Lehrling auf einem Feld kann einmal je Runde arbeiten: Er wird umgedreht und liefert, was sein Feld zeigt. Deiner auf der Kleewiese liefert ein Blatt. Pflanzen lassen sich nicht aufheben: Sie entstehen, wenn du etwas bezahlst.
learn-first-build-row = In der Reihe warten neue Felder. Der Beerengarten kostet ein Blatt und einen Kristall: Das Blatt liefert dein Lehrling, den Kristall zahlst du. Baue ihn.
learn-first-build-row-other = Auch das ginge, aber baue diesmal den Beerengarten aus der Reihe der neuen Felder.
learn-first-build-where = Sofort zwei Punkte! Jetzt lege ihn irgendwo an. Berührt er ein Feld seiner Farbe, Lila, darfst du eine Karte nehmen. Lege ihn dorthin.
learn-first-build-where-other = Da darf er liegen, berührt aber kein lila Feld. Lila ist die Beerenwiese.
learn-first-build-card = Entweder geht ein Lehrling auf das neue Feld, oder du nimmst die oberste Karte von Bär oder Adler. Karten helfen dir von nun an, und ihre Tiere zählen am Ende. Nimm eine.
learn-first-build-card-other = Oft eine gute Idee. Aber nimm jetzt eine Karte, Bär oder Adler, um sie kennenzulernen.
learn-first-build-card-done = Sie liegt jetzt neben deinem Tableau und wirkt von selbst.

learn-first-cauldron = Kessel
learn-first-cauldron-what = Manche Felder tragen einen Kessel. Ihn zu nutzen ist deine Aktion: Der Lehrling dort wird umgedreht, du zahlst und bekommst Punkte. Der Sonnenkessel will 3 Kristalle und gibt 2 Punkte für jedes gelbe Feld, auf dem du stehst.
learn-first-cauldron-brew = Du stehst auf drei gelben Feldern, hast aber nur 1 Kristall. Macht nichts: Der Lehrling auf der Kristallwiese kann zwei liefern. Nutze den Kessel.
learn-first-cauldron-brew-other = Möglich, aber der Sonnenkessel ist jetzt 6 Punkte wert.
learn-first-cauldron-brew-done = Sechs Punkte: drei gelbe Felder, je zwei. Wer gearbeitet hat, ist umgedreht und ruht bis zur nächsten Runde.

learn-first-temple = Der Tempel
learn-first-temple-what = Der Tempel gibt die stärksten Karten, und Kronen fürs Ende. Die gelbe Hälfte will einen grünen Trank und 2 Kristalle, und ein weiterer Lehrling wird dafür umgedreht. Die Brennerei rechts, mit dem Pfeil, macht aus einem Blatt einen Trank.
learn-first-temple-go = Du hast alles: Die Wiese liefert ein Blatt, die Brennerei den Trank, ein dritter Lehrling geht zum Tempel. Ehre den Salamander!
learn-first-temple-go-other = Später vielleicht. Jetzt erreichst du die gelbe Hälfte des Tempels in der Mitte.
learn-first-temple-go-done = Dreizehn Punkte und eine Krone. Drei Lehrlinge haben dafür in einem Zug zusammengearbeitet: Das zu planen ist der Kern des Spiels.

learn-first-books = Schriftrollen und Zauberbücher
learn-first-books-what = Du hast drei Schriftrollen. Mit der vierten verlässt ein Lehrling das Land und geht auf ein Zauberbuch, wo er am Ende Punkte bringt.
learn-first-books-fourth = Die Kleebrennerei zeigt auf dem Bonusplatz eine Schriftrolle. Setze dort einen Lehrling.
learn-first-books-fourth-other = Das bringt keine Schriftrolle. Suche den oberen Platz der Kleebrennerei, rechts.
learn-first-books-who = Vier Schriftrollen! Wer soll gehen? Am besten jemand, der schon gearbeitet hat: Umgedrehte Lehrlinge können in dieser Runde nichts mehr tun.
learn-first-books-who-other = Der kann in dieser Runde noch arbeiten. Schicke einen umgedrehten.
learn-first-books-which = Jedes Buch zählt etwas anderes. Das Buch der Weisheit zählt nichts: Es bringt einfach 17 Punkte, wenn man zuerst kommt. Nimm das.
learn-first-books-which-other = Das hängt davon ab, was du am Ende hast. Die 17 Punkte sind sicher.
learn-first-books-which-done = Siebzehn Punkte am Spielende. Sein Platz im Land ist wieder frei, für alle.

learn-first-groves = Passen und Haine
learn-first-groves-what = Sind alle Lehrlinge gesetzt, darfst du passen. Wer noch nicht gearbeitet hat, bringt 1 Kristall, und dann erntest du Haine für je 3 Kristalle: solche, neben denen ein Lehrling von dir steht.
learn-first-groves-pass = Passe mit deinem Druiden.
learn-first-groves-pass-other = Du könntest weitermachen, aber passe diesmal: tippe auf den Druiden.
learn-first-groves-harvest = Sechs Kristalle, also zwei Haine. Wähle einen; sieh nach, was jeder bringt.
learn-first-groves-harvest-other = Du kannst dir zwei leisten; nimm einen.
learn-first-groves-second = Der zweite Hain bringt zusätzlich 4 Punkte, der vierte 3, der sechste 2. Noch einen!
learn-first-groves-second-other = Drei Kristalle sind noch da, und nichts Besseres zu tun.
learn-first-groves-morning = Alle haben gepasst: Es wird Nacht. Die Druiden drehen sich um, alle Lehrlinge sind wieder wach, jeder bekommt 2 Kristalle und neue Lehrlinge. Vier Runden: Tag, Nacht, Tag, Nacht.

learn-first-score = Wer gewinnt
learn-first-score-belief = Am Ende werden die Zeichen auf den Karten gezählt: die meisten Salamander-Kronen 12 Punkte, die meisten Bären 8, die meisten Adler 6; wer Zweiter ist, bekommt die Hälfte.
learn-first-score-final = Dann kommen die Zauberbücher, und 1 Punkt für jede übrige Schriftrolle. Kristalle zählen nichts, gib sie also aus. Das ist alles: Du kannst spielen!

guide-mark-temple = Der Tempel des Salamanders
guide-mark-field = Ein Feld mit vier Plätzen; der obere ist der Bonusplatz
guide-mark-apprentice = Dein Lehrling, bereit zu arbeiten
guide-mark-grove = Ein Hain: Kristalle fürs Setzen daneben, mehr bei der Ernte
guide-mark-row = Neue Felder zum Bauen
guide-mark-cards = Bären- und Adlerkarten
guide-mark-books = Zauberbücher: Punkte am Ende
guide-mark-mine = Dein Druide, deine Kristalle, Schriftrollen und Karten

guide-aim = Das Ziel
guide-aim-1 = Nach vier Runden, Tag, Nacht, Tag, Nacht, die meisten Punkte haben.

guide-turn = Dein Zug: eines von fünf Dingen
guide-turn-1 = Setze einen Lehrling auf einen freien Platz; Haine daneben geben Kristalle, der Bonusplatz gibt, was er zeigt.
guide-turn-2 = Baue ein Feld aus der Reihe: zahlen, Bonus nehmen, anlegen; dann einen Lehrling daraufsetzen oder, wo es seine Farbe berührt, eine Bären- oder Adlerkarte nehmen.
guide-turn-3 = Nutze einen Kessel, an dem dein Lehrling steht: zahlen und punkten.
guide-turn-4 = Ehre den Salamander im Tempel: Schicke einen Lehrling, zahle Trank und Kristalle, nimm die Karte.
guide-turn-5 = Passe, wenn alle Lehrlinge gesetzt sind: Wer nicht gearbeitet hat, bringt einen Kristall, und du erntest Haine neben deinen Lehrlingen für je 3 Kristalle.

guide-work = Wer arbeitet
guide-work-1 = Zum Bezahlen arbeiten deine Lehrlinge: Jeder liefert einmal je Runde, was sein Feld zeigt, oder 1 Kristall. Pflanzen und Tränke kann man nicht aufheben, Kristalle schon. Vier Kristalle kaufen eine beliebige Pflanze.
guide-work-2 = Wer gearbeitet hat, ist umgedreht und ruht bis zur nächsten Runde.

guide-icons = Einiges aus der Schachtel
guide-icons-1 = Bleib am Tisch auf etwas stehen oder halte es gedrückt, dann sagt es in Worten, was es tut.

guide-scrolls = Schriftrollen
guide-scrolls-1 = Mit der vierten Schriftrolle geht ein Lehrling von seinem Feld auf ein Zauberbuch deiner Wahl und punktet dort am Ende.

guide-end = Wie es endet
guide-end-1 = Nach der vierten Runde zählen die Zauberbücher; dann der Glaube: die meisten Kronen 12 Punkte, Bären 8, Adler 6, der zweite Platz die Hälfte; jede übrige Schriftrolle 1.
guide-end-2 = Wer die meisten Punkte hat, gewinnt. Kristalle zählen nicht.
