### Was Mycelia erklärt: Lektionen und die Seite „So wird gespielt“.

learn-first = Dein erstes Spiel

learn-first-drops = Tropfen und Schrein
learn-first-drops-aim = Das ist dein Wald, und auf ihm liegen Tautropfen. Wer den eigenen Spielplan zuerst von allen Tropfen befreit, gewinnt. Mehr ist es nicht.
learn-first-drops-shrine = Dieses Feld ist der Schrein. Ein Tropfen, den du daraufschiebst, ist von deinem Spielplan verschwunden.
learn-first-drops-card = Deine Karten schieben die Tropfen. Der leuchtende Pilz bewegt einen Tropfen um ein Feld, wenn er auf einem roten Blattfeld liegt. Spiele ihn aus.
learn-first-drops-which = Drei Tropfen liegen auf Blattfeldern, sie leuchten. Wähle den direkt neben dem Schrein.
learn-first-drops-which-other = Erlaubt wäre das, aber von dort reicht ein Schritt nicht bis zum Schrein. Suche den Tropfen, der direkt daneben liegt.
learn-first-drops-where = Und wohin damit? Tropfen gehen nach oben, unten, links oder rechts, nie schräg. Schiebe ihn auf den Schrein.
learn-first-drops-where-other = Dort läge er noch immer auf deinem Spielplan. Der Schrein ist das Feld mit dem goldenen Ring.
learn-first-drops-where-done = Weg! Ein Tropfen weniger. Tropfen weit vom Schrein brauchen mehrere Schritte, oder eine Karte, die sie gleich entfernt; beides lernst du kennen.

learn-first-leaves = Blätter und Helden
learn-first-leaves-one = In deinem Zug spielst du alle Handkarten aus, in beliebiger Reihenfolge. Diese bringt ein Blatt; Blätter sind dein Geld.
learn-first-leaves-gift = Jetzt die andere: zwei Blätter für dich. Was im gestrichelten Rahmen mit den zwei Figuren steht, ist ein Geschenk für alle anderen: je ein Blatt.
learn-first-leaves-hire = Fünf Blätter! Damit heuerst du Helden aus der Auslage an; der Preis steht auf der Karte. Der violette für 4 entfernt einen Tropfen von einem beliebigen Feld. Heuere ihn an.
learn-first-leaves-hire-other = Das ginge, aber nimm hier den violetten Helden für 4. Eine Karte, die auf jedem Feld wirkt, ist nie umsonst.
learn-first-leaves-end = Der neue Held liegt oben auf deinem Nachziehstapel, kommt also mit deiner nächsten Hand. Deine Hand ist leer: Beende deinen Zug. Dann spielen die anderen, und du bist wieder dran.
learn-first-leaves-drawn = Da ist er, in deiner neuen Hand aus drei Karten. Spiele ihn aus.
learn-first-leaves-far = Jeder Tropfen darf weg. Welcher hätte den weitesten Weg zum Schrein? Nimm einen weit außen.
learn-first-leaves-far-other = Der hat nur zwei Schritte zum Schrein, billige Karten schieben ihn hin. Nutze den Helden lieber für einen Tropfen weit weg.
learn-first-leaves-far-done = Gut so. Immer bessere Karten, immer weniger Tropfen: Das ist Mycelia.

learn-first-tiles = Aktionskärtchen
learn-first-tiles-what = Diese beiden Kärtchen hast du immer. Jedes wirkt einmal im Zug und kostet Blätter: Kärtchen a legt fünf neue Helden aus, Kärtchen b bewegt einen Tropfen um ein Feld.
learn-first-tiles-card = Erst die Karten, dann weißt du, was du dir leisten kannst: Spiele deine letzte Karte aus.
learn-first-tiles-card-other = Ginge, die Reihenfolge ist frei. Aber spiele diesmal zuerst die Karte: Sie bringt noch ein Blatt.
learn-first-tiles-use = Vier Blätter. Direkt über dem Schrein liegt ein Tropfen: Bezahle 3 für Kärtchen b und schiebe ihn hinein.
learn-first-tiles-use-other = Vor dieser Wahl stehst du oft: ein Held für später oder ein Tropfen jetzt? Nimm hier den Tropfen: Kärtchen b.
learn-first-tiles-which = Kärtchen b nimmt jedes Feld. Wähle den Tropfen über dem Schrein.
learn-first-tiles-which-other = Erlaubt, aber dem Tropfen über dem Schrein fehlt genau dieser eine Schritt.
learn-first-tiles-where = Und nach unten.
learn-first-tiles-where-other = Zum Schrein, darunter.
learn-first-tiles-where-done = Gut. Blätter, die du nicht ausgibst, bleiben dir für die nächsten Züge.

learn-first-signs = Zeichen auf den Karten
learn-first-signs-beetle = Manche Karten zeigen einen Käfer. Er ist wählerisch: Auf dem Feld müssen genau so viele Tropfen liegen wie gezeigt, hier zwei. Spiele die Karte aus.
learn-first-signs-exactly = Nur ein Feld hat genau zwei.
learn-first-signs-both = Du darfst immer weniger tun, als eine Karte bietet. Nimm hier beide.
learn-first-signs-both-other = Darfst du, aber warum einen liegen lassen?
learn-first-signs-range = Die nächste zeigt einen vollen und zwei blasse Tropfen auf grünem Moos: einen Tropfen entfernen, und bis zu zwei weitere, falls vorhanden.
learn-first-signs-moss = Auf zwei Moosfeldern liegen Tropfen. Wo bringt die Karte am meisten?
learn-first-signs-moss-other = Dort liegt nur einer. Auf dem anderen Moosfeld sind es drei.
learn-first-signs-how-many = Alle!
learn-first-signs-how-many-other = Du darfst gleich alle drei nehmen.
learn-first-signs-times = Und die letzte: 3× heißt bis zu dreimal, jedes Mal auf demselben oder einem anderen Feld.
learn-first-signs-first = Drei Schritte reichen für zwei der Tropfen. Beginne mit dem unter dem Schrein.
learn-first-signs-first-other = Nimm zuerst den direkt unter dem Schrein: Er braucht nur einen Schritt.
learn-first-signs-first-to = Nach oben.
learn-first-signs-first-to-other = Der Schrein liegt darüber.
learn-first-signs-second = Noch zwei Schritte: Der Tropfen auf dem Blattfeld in der Mitte kann es schaffen.
learn-first-signs-second-other = Der ist für zwei Schritte zu weit weg.
learn-first-signs-second-to = Einen Schritt näher zum Schrein.
learn-first-signs-second-to-other = Von dort wäre der Schrein nicht daneben.
learn-first-signs-third = Derselbe Tropfen noch einmal.
learn-first-signs-third-other = Der eben bewegte Tropfen liegt jetzt neben dem Schrein.
learn-first-signs-third-to = Hinein damit!
learn-first-signs-third-to-other = Auf den Schrein.
learn-first-signs-third-to-done = Sieben Tropfen mit drei Karten. Wenn du ein Zeichen nicht kennst: Bleib auf einer Karte stehen oder halte sie gedrückt, dann sagt sie es in Worten.

learn-first-supply = Der Schrein des Lebens
learn-first-supply-nine = Alle entfernten Tropfen sammeln sich im Schrein des Lebens. Zu zweit fasst er zehn, und neun sind schon darin. Vorsicht!
learn-first-supply-dice = Ist er voll, bringt ein Würfel neue Tropfen. Die Nachschubkarte sagt, wohin: Jedes Zeichen des Würfels hat seine eigenen Felder. Tippe ein Zeichen an, auf kleinem Schirm den Baumstumpf, und dein Spielplan zeigt sie.
learn-first-supply-card = Schiebe noch einen Tropfen hinein.
learn-first-supply-which = Den Tropfen neben dem Schreinfeld.
learn-first-supply-which-other = Der andere erreicht den Schrein nicht in einem Schritt.
learn-first-supply-where = Auf den Schrein.
learn-first-supply-where-other = Auf das Schreinfeld, damit er weg ist.
learn-first-supply-rest = Zehn: Der Schrein ist voll! Was das bringt, kommt am Ende deines Zuges. Spiele deine letzte Karte aus.
learn-first-supply-finish = Jetzt beende den Zug und schau.
learn-first-supply-full = Der Schrein war voll: Der Würfel fiel, und alle bekamen neue Tropfen auf die Felder, die die Nachschubkarte dafür zeigt. Der Schrein ist wieder leer, und die Karte wird fürs nächste Mal umgedreht.

learn-first-end = Das Ende
learn-first-end-last = Ein Tropfen noch, auf Wasser neben dem Schrein. Zwei Karten auf der Hand; eine kann es beenden.
learn-first-end-last-other = Suche den Pilz mit dem blauen Wasserzeichen.
learn-first-end-which = Der letzte Tropfen.
learn-first-end-where = Du kennst den Weg.
learn-first-end-where-other = Auf den Schrein damit!
learn-first-end-round = Dein Spielplan ist leer: Das Ende hat begonnen, neue Tropfen kommen nicht mehr. Die Runde wird noch zu Ende gespielt, also spiele deine letzte Karte aus.
learn-first-end-over = Wer sonst in dieser Runde fertig wird, ist mit dabei; dann zählen mehr Blätter. Behalte deine also und beende den Zug.
learn-first-end-over-done = Gewonnen! Jetzt weißt du alles, was du für ein richtiges Spiel brauchst.

guide-mark-board = Dein Spielplan: Räume die Tropfen ab
guide-mark-shrine-field = Schreinfeld: Ein Tropfen, der hierher kommt, ist weg
guide-mark-hand = Deine Hand: Spiele alle drei Karten aus
guide-mark-display = Helden, die du für Blätter anheuerst
guide-mark-tiles = Deine Blätter und Aktionskärtchen
guide-mark-shrine = Schrein des Lebens: sammelt die entfernten Tropfen
guide-mark-others = Die anderen mit ihren Spielplänen

guide-aim = Das Ziel
guide-aim-1 = Sei zuerst ohne Tautropfen auf deinem Spielplan. Tropfen verschwinden, wenn sie auf das Schreinfeld geschoben werden oder eine Karte sie gleich entfernt.

guide-turn = Dein Zug
guide-turn-1 = Spiele alle Handkarten nacheinander aus, in beliebiger Reihenfolge. Auf das, was eine Karte bietet, darfst du verzichten.
guide-turn-2 = Davor, dazwischen oder danach darfst du Helden für Blätter anheuern. Ein neuer Held kommt oben auf deinen Nachziehstapel.
guide-turn-3 = Jedes Aktionskärtchen darfst du einmal im Zug für seine Blätter nutzen.
guide-turn-4 = Am Ende ziehst du drei neue Karten; ein leerer Stapel wird aus deiner Ablage neu gemischt.

guide-shrine = Wenn der Schrein des Lebens voll ist
guide-shrine-1 = Er fasst zu zweit 10 Tropfen, zu dritt 15, zu viert 20. Ist er am Ende eines Zuges voll, fällt der Würfel, und alle bekommen neue Tropfen, wo die Nachschubkarte es zeigt. Dann ist er wieder leer.

guide-icons = Was die Zeichen bedeuten
guide-icons-1 = Zeichen liest man von links nach rechts. Ein Käfer will genau so viele Tropfen wie gezeigt; blasse Tropfen darf man nehmen, wenn sie da sind; der gestrichelte Rahmen mit zwei Figuren ist für die anderen.

guide-end = Wie es endet
guide-end-1 = Entfernt jemand den letzten Tropfen vom eigenen Spielplan, wird die Runde zu Ende gespielt; neue Tropfen kommen nicht mehr.
guide-end-2 = Wer keine Tropfen mehr hat, gewinnt; bei mehreren zählen mehr Blätter.

guide-solo = Allein gegen Gwidyon
guide-solo-1 = Gwidyon hat keinen Spielplan, sondern einen Haufen Tropfen. Du gewinnst, wenn dein Spielplan vor seinem Haufen leer ist.
guide-solo-2 = Nach jedem deiner Züge deckt er eine Karte auf: Sie hilft dir oder ihm oder dreht sein Plättchen um.
guide-solo-3 = Jedes Mal, wenn sein Plättchen auf die Entfernen-Seite gedreht wird, verlässt ein Tropfen seinen Haufen. Ist der Schrein voll, bekommst nur du neue Tropfen.
