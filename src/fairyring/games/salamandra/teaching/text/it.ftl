### Per imparare Salamandra: le lezioni e la pagina «Come si gioca».

learn-first = La tua prima partita

learn-first-place = Gli apprendisti
learn-first-place-land = Sei un druido. In mezzo ai campi sorge il tempio della Salamandra. Dopo due giorni e due notti vince chi ha più punti.
learn-first-place-apprentices = Il lavoro lo fanno i tuoi apprendisti. Ogni campo ha quattro spazi, liberi per chiunque. Nel tuo turno fai una cosa sola; piazzare un apprendista è la più semplice.
learn-first-place-crystals = Tra i campi ci sono boschetti. Se un boschetto mostra un cristallo verso uno spazio, lo ricevi piazzandoti lì. Trova uno spazio che ne dà due.
learn-first-place-crystals-other = Questo spazio ne dà meno. Ogni spazio tocca due boschetti; cercane uno verso cui entrambi mostrano un cristallo.
learn-first-place-crystals-done = Due cristalli. Sono i tuoi soldi, e puoi tenerli quanto vuoi. Anche l’altro druido ne ha piazzato uno.
learn-first-place-bonus = Lo spazio in alto è lo spazio bonus: chi ci va riceve quello che mostra, qui 1 punto. Piazza lì il prossimo apprendista.
learn-first-place-bonus-other = Permesso, ma cerca lo spazio in alto di un campo.
learn-first-place-bonus-done = Il tuo primo punto. Su altri campi lo spazio bonus dà di più.

learn-first-build = Lavorare e costruire
learn-first-build-work = Un apprendista su un campo può lavorare una volta per round: lo si gira, e produce quello che mostra il campo. Il tuo sul prato del trifoglio produce una foglia. Le piante non si conservano: nascono quando paghi qualcosa.
learn-first-build-row = Nella fila aspettano nuovi campi. Il giardino delle bacche costa una foglia e un cristallo: la foglia la fa l’apprendista, il cristallo lo paghi tu. Costruiscilo.
learn-first-build-row-other = Va bene anche questo, ma stavolta costruisci il giardino delle bacche dalla fila.
learn-first-build-where = Subito due punti! Ora posalo accanto a un campo. Se tocca un campo del suo colore, il viola, puoi prendere una carta. Posalo lì.
learn-first-build-where-other = Può stare lì, ma non tocca campi viola. Viola è il prato delle bacche.
learn-first-build-card = O un apprendista va sul nuovo campo, o prendi la prima carta Orso o Aquila. Le carte ti aiutano da ora in poi, e i loro animali contano alla fine. Prendine una.
learn-first-build-card-other = Spesso è una buona idea. Ma ora prendi una carta, Orso o Aquila, per conoscerle.
learn-first-build-card-done = Ora sta accanto alla tua plancia e funziona da sola.

learn-first-cauldron = I calderoni
learn-first-cauldron-what = Alcuni campi hanno un calderone. Usarlo è la tua azione: giri l’apprendista, paghi e arrivano punti. Il calderone del sole chiede 3 cristalli e dà 2 punti per ogni campo giallo su cui sei.
learn-first-cauldron-brew = Sei su tre campi gialli ma hai 1 solo cristallo. Non importa: l’apprendista sul prato dei cristalli ne fa due. Usa il calderone.
learn-first-cauldron-brew-other = Si può, ma il calderone del sole adesso vale 6 punti.
learn-first-cauldron-brew-done = Sei punti: tre campi gialli, due ciascuno. Chi ha lavorato è girato e riposa fino al round successivo.

learn-first-temple = Il tempio
learn-first-temple-what = Il tempio dà le carte più forti, e corone per la fine. La metà gialla chiede una pozione verde e 2 cristalli, e va girato un altro apprendista. L’alambicco a destra, con la freccia, trasforma una foglia in pozione.
learn-first-temple-go = Hai tutto: il prato fa la foglia, l’alambicco la pozione, un terzo apprendista va al tempio. Onora la Salamandra!
learn-first-temple-go-other = Magari più tardi. Ora puoi usare la metà gialla del tempio, al centro.
learn-first-temple-go-done = Tredici punti e una corona. Tre apprendisti ci hanno lavorato insieme in un turno: pianificarlo è il cuore del gioco.

learn-first-books = Pergamene e libri magici
learn-first-books-what = Hai tre pergamene. Alla quarta un apprendista lascia il suo campo e va su un libro magico, dove alla fine dà punti.
learn-first-books-fourth = L’alambicco del trifoglio mostra una pergamena sullo spazio bonus. Piazza lì un apprendista.
learn-first-books-fourth-other = Così non arrivano pergamene. Cerca lo spazio in alto dell’alambicco del trifoglio, a destra.
learn-first-books-who = Quattro pergamene! Chi va? Meglio uno che ha già lavorato: girato, in questo round non può fare altro.
learn-first-books-who-other = Questo può ancora lavorare in questo round. Mandane uno girato.
learn-first-books-which = Ogni libro conta qualcosa di diverso. Il libro della saggezza non conta nulla: dà 17 punti a chi arriva prima. Prendilo.
learn-first-books-which-other = Dipende da cosa avrai alla fine. I 17 punti sono sicuri.
learn-first-books-which-done = Diciassette punti a fine partita. Il suo spazio sul campo è di nuovo libero, per tutti.

learn-first-groves = Passare e raccogliere
learn-first-groves-what = Quando tutti gli apprendisti sono piazzati puoi passare. Chi non ha lavorato porta 1 cristallo, poi raccogli boschetti a 3 cristalli l’uno: quelli accanto a un tuo apprendista.
learn-first-groves-pass = Passa con il tuo druido.
learn-first-groves-pass-other = Potresti continuare, ma stavolta passa: tocca il druido.
learn-first-groves-harvest = Sei cristalli, quindi due boschetti. Scegline uno; guarda che cosa dà ciascuno.
learn-first-groves-harvest-other = Te ne puoi permettere due; prendine uno.
learn-first-groves-second = Il secondo boschetto dà anche 4 punti, il quarto 3, il sesto 2. Un altro!
learn-first-groves-second-other = Restano tre cristalli, e niente di meglio da farci.
learn-first-groves-morning = Tutti hanno passato: scende la notte. I druidi si girano, tutti gli apprendisti sono di nuovo svegli, ognuno riceve 2 cristalli e nuovi apprendisti. Quattro round: giorno, notte, giorno, notte.

learn-first-score = Chi vince
learn-first-score-belief = Alla fine si contano i simboli sulle carte: più corone 12 punti, più orsi 8, più aquile 6; il secondo prende la metà.
learn-first-score-final = Poi vengono i libri magici, e 1 punto per ogni pergamena rimasta. I cristalli non contano: spendili. È tutto: sai giocare!

guide-mark-temple = Il tempio della Salamandra
guide-mark-field = Un campo con quattro spazi; quello in alto è lo spazio bonus
guide-mark-apprentice = Il tuo apprendista, pronto a lavorare
guide-mark-grove = Un boschetto: cristalli a chi si piazza accanto, di più col raccolto
guide-mark-row = Nuovi campi da costruire
guide-mark-cards = Carte Orso e Aquila
guide-mark-books = Libri magici: punti alla fine
guide-mark-mine = Il tuo druido, cristalli, pergamene e carte

guide-aim = Lo scopo
guide-aim-1 = Avere più punti dopo quattro round: giorno, notte, giorno, notte.

guide-turn = Il tuo turno: una di cinque cose
guide-turn-1 = Piazza un apprendista su uno spazio libero; i boschetti accanto danno cristalli, lo spazio bonus quello che mostra.
guide-turn-2 = Costruisci un campo della fila: paga, prendi il bonus, posalo; poi piazzaci un apprendista o, se tocca il suo colore, prendi una carta Orso o Aquila.
guide-turn-3 = Usa un calderone dove c’è un tuo apprendista: paga e segna punti.
guide-turn-4 = Onora la Salamandra nel tempio: manda un apprendista, paga pozione e cristalli, prendi la carta.
guide-turn-5 = Passa, quando tutti gli apprendisti sono piazzati: chi non ha lavorato porta un cristallo, e raccogli a 3 cristalli i boschetti accanto ai tuoi apprendisti.

guide-work = Chi lavora
guide-work-1 = Per pagare lavorano gli apprendisti: ognuno una volta per round produce quello che mostra il campo, o 1 cristallo. Piante e pozioni non si conservano, i cristalli sì. Quattro cristalli comprano una pianta qualsiasi.
guide-work-2 = Chi ha lavorato è girato e riposa fino al round successivo.

guide-icons = Alcune cose della scatola
guide-icons-1 = Al tavolo fermati su qualcosa o tienilo premuto: dice a parole che cosa fa.

guide-scrolls = Pergamene
guide-scrolls-1 = Alla quarta pergamena un apprendista lascia il campo per un libro magico a scelta e alla fine fa punti lì.

guide-end = Come finisce
guide-end-1 = Dopo il quarto round contano i libri magici, poi la fede: più corone 12 punti, orsi 8, aquile 6, la metà al secondo; ogni pergamena rimasta 1.
guide-end-2 = Vince chi ha più punti. I cristalli non contano.
