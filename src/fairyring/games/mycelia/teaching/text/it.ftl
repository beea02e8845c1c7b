### Per imparare Mycelia: le lezioni e la pagina «Come si gioca».

learn-first = La tua prima partita

learn-first-drops = Gocce e Santuario
learn-first-drops-aim = Questo è il tuo bosco, e sopra ci sono gocce di rugiada. Chi libera per primo la propria plancia da tutte le gocce vince. Lo scopo è tutto qui.
learn-first-drops-shrine = Questa casella è il Santuario. Una goccia spinta qui sparisce dalla tua plancia.
learn-first-drops-card = Le tue carte spingono le gocce. Il fungo che brilla sposta di una casella una goccia che sta su una casella di foglie, rossa. Giocalo.
learn-first-drops-which = Tre gocce sono su caselle di foglie: brillano. Scegli quella accanto al Santuario.
learn-first-drops-which-other = Sarebbe permesso, ma da lì un passo non basta per arrivare al Santuario. Cerca la goccia proprio lì accanto.
learn-first-drops-where = E adesso dove va? Le gocce vanno su, giù, a sinistra o a destra, mai in diagonale. Spingila sul Santuario.
learn-first-drops-where-other = Lì resterebbe sulla tua plancia. Il Santuario è la casella con l’anello dorato.
learn-first-drops-where-done = Sparita! Una goccia in meno. Le gocce lontane dal Santuario richiedono più passi, o una carta che le toglie subito; vedrai entrambe le cose.

learn-first-leaves = Foglie ed eroi
learn-first-leaves-one = Nel tuo turno giochi tutte le carte della mano, nell’ordine che vuoi. Questa porta una foglia; le foglie sono i tuoi soldi.
learn-first-leaves-gift = Ora l’altra: due foglie per te. Ciò che sta nella cornice tratteggiata, con le due figure, è un regalo per tutti gli altri: una foglia ciascuno.
learn-first-leaves-hire = Cinque foglie! Con queste recluti eroi dal bosco; il prezzo è sulla carta. Quello viola da 4 toglie una goccia da qualsiasi casella. Reclutalo.
learn-first-leaves-hire-other = Potresti, ma per questa lezione prendi l’eroe viola da 4. Una carta che vale su ogni casella serve sempre.
learn-first-leaves-end = Il nuovo eroe è in cima al tuo mazzo, quindi arriva con la prossima mano. La mano è vuota: termina il turno. Giocano gli altri, poi tocca di nuovo a te.
learn-first-leaves-drawn = Eccolo, nella tua nuova mano di tre carte. Giocalo.
learn-first-leaves-far = Può sparire qualsiasi goccia. Quale avrebbe la strada più lunga fino al Santuario? Prendine una in un angolo lontano.
learn-first-leaves-far-other = Questa è a soli due passi dal Santuario: bastano carte economiche. Meglio usare l’eroe su una goccia lontana.
learn-first-leaves-far-done = Ben fatto. Carte sempre migliori, gocce sempre meno: questo è Mycelia.

learn-first-tiles = Tessere azione
learn-first-tiles-what = Queste due tessere sono sempre tue. Ognuna funziona una volta per turno, pagando foglie: la a scopre cinque nuovi eroi, la b sposta una goccia di una casella.
learn-first-tiles-card = Prima le carte, così sai che cosa puoi permetterti: gioca l’ultima carta.
learn-first-tiles-card-other = Si può, l’ordine è libero. Ma stavolta gioca prima la carta: porta un’altra foglia.
learn-first-tiles-use = Quattro foglie. C’è una goccia proprio sopra il Santuario: paga 3 per la tessera b e spingila dentro.
learn-first-tiles-use-other = È una scelta che farai spesso: un eroe per dopo o una goccia adesso? Qui prendi la goccia: tessera b.
learn-first-tiles-which = La tessera b vale su ogni casella. Scegli la goccia sopra il Santuario.
learn-first-tiles-which-other = Permesso, ma alla goccia sopra il Santuario manca solo questo passo.
learn-first-tiles-where = E giù.
learn-first-tiles-where-other = Verso il Santuario, sotto.
learn-first-tiles-where-done = Bene. Le foglie che non spendi restano per i turni successivi.

learn-first-signs = Segni sulle carte
learn-first-signs-beetle = Alcune carte hanno uno scarabeo. È esigente: sulla casella vuole esattamente tante gocce quante ne mostra la carta, qui due. Gioca la carta.
learn-first-signs-exactly = Solo una casella ne ha esattamente due.
learn-first-signs-both = Puoi sempre fare meno di quanto offre una carta. Qui prendile entrambe.
learn-first-signs-both-other = Puoi, ma perché lasciarne una?
learn-first-signs-range = La prossima mostra una goccia piena e due chiare sul muschio verde: togli una goccia, e fino ad altre due se ci sono.
learn-first-signs-moss = Su due caselle di muschio ci sono gocce. Dove rende di più la carta?
learn-first-signs-moss-other = Lì ce n’è solo una. Sull’altra casella di muschio ce ne sono tre.
learn-first-signs-how-many = Tutte!
learn-first-signs-how-many-other = Puoi prenderle tutte e tre insieme.
learn-first-signs-times = E l’ultima: 3× vuol dire fino a tre volte, ogni volta sulla stessa casella o su un’altra.
learn-first-signs-first = Tre passi bastano per due delle gocce. Comincia da quella sotto il Santuario.
learn-first-signs-first-other = Prendi prima quella subito sotto il Santuario: le basta un passo.
learn-first-signs-first-to = Su.
learn-first-signs-first-to-other = Il Santuario è sopra.
learn-first-signs-second = Ancora due passi: la goccia sulla casella di foglie al centro può farcela.
learn-first-signs-second-other = Quella è troppo lontana per due passi.
learn-first-signs-second-to = Un passo più vicino al Santuario.
learn-first-signs-second-to-other = Da lì il Santuario non sarebbe accanto.
learn-first-signs-third = La stessa goccia ancora una volta.
learn-first-signs-third-other = La goccia appena spostata ora è accanto al Santuario.
learn-first-signs-third-to = Dentro!
learn-first-signs-third-to-other = Sul Santuario.
learn-first-signs-third-to-done = Sette gocce con tre carte. Se non ricordi un segno, fermati su una carta o tienila premuta: lo dice a parole.

learn-first-supply = Il Santuario della Vita
learn-first-supply-nine = Tutte le gocce tolte si raccolgono nel Santuario della Vita. In due ne contiene dieci, e ce ne sono già nove. Attenzione!
learn-first-supply-dice = Quando è pieno, un dado porta nuove gocce. La carta rifornimento dice dove: ogni simbolo del dado ha le sue caselle. Tocca un simbolo, o il ceppo su uno schermo piccolo, e la tua plancia le mostra.
learn-first-supply-card = Spingi dentro un’altra goccia.
learn-first-supply-which = La goccia accanto alla casella Santuario.
learn-first-supply-which-other = L’altra non arriva al Santuario in un passo.
learn-first-supply-where = Sul Santuario.
learn-first-supply-where-other = Sulla casella Santuario, così sparisce.
learn-first-supply-rest = Dieci: il Santuario è pieno! Che cosa comporta si vede alla fine del turno. Gioca l’ultima carta.
learn-first-supply-finish = Ora termina il turno e guarda.
learn-first-supply-full = Il Santuario era pieno: si è tirato il dado, e tutti hanno ricevuto nuove gocce sulle caselle indicate dalla carta rifornimento. Il Santuario è di nuovo vuoto, e la carta si gira per la prossima volta.

learn-first-end = La fine
learn-first-end-last = Una sola goccia, sull’acqua accanto al Santuario. Due carte in mano: una può chiudere.
learn-first-end-last-other = Cerca il fungo con il segno blu dell’acqua.
learn-first-end-which = L’ultima goccia.
learn-first-end-where = La strada la sai.
learn-first-end-where-other = Sul Santuario!
learn-first-end-round = La tua plancia è vuota: la fine è cominciata e non arrivano più gocce. Il giro si gioca fino in fondo, quindi gioca l’ultima carta.
learn-first-end-over = Se anche altri si liberano in questo giro, decidono le foglie. Tieni le tue e termina il turno.
learn-first-end-over-done = Hai vinto! Ora sai tutto quello che serve per una vera partita.

guide-mark-board = La tua plancia: liberala dalle gocce
guide-mark-shrine-field = Casella Santuario: una goccia spinta qui sparisce
guide-mark-hand = La tua mano: gioca tutte e tre le carte
guide-mark-display = Eroi da reclutare con le foglie
guide-mark-tiles = Le tue foglie e le tessere azione
guide-mark-shrine = Santuario della Vita: raccoglie le gocce tolte
guide-mark-others = Gli altri, con le loro plance

guide-aim = Lo scopo
guide-aim-1 = Libera per primo la tua plancia dalle gocce. Le gocce se ne vanno quando le spingi sulla casella Santuario o quando una carta le toglie subito.

guide-turn = Il tuo turno
guide-turn-1 = Gioca tutte le carte della mano, una dopo l’altra, in qualsiasi ordine. Puoi rinunciare a quello che una carta offre.
guide-turn-2 = Prima, tra una e l’altra o dopo puoi reclutare eroi pagando foglie. Un nuovo eroe va in cima al tuo mazzo.
guide-turn-3 = Ogni tessera azione si usa una volta per turno, pagando le sue foglie.
guide-turn-4 = Alla fine peschi tre nuove carte; un mazzo vuoto si rifà mescolando gli scarti.

guide-shrine = Quando il Santuario della Vita è pieno
guide-shrine-1 = Contiene 10 gocce in due, 15 in tre, 20 in quattro. Se è pieno a fine turno si tira il dado e tutti ricevono nuove gocce dove indica la carta rifornimento. Poi è di nuovo vuoto.

guide-icons = Che cosa significano i segni
guide-icons-1 = I segni si leggono da sinistra a destra. Lo scarabeo vuole esattamente le gocce mostrate; le gocce chiare si prendono se ci sono; la cornice tratteggiata con due figure è per gli altri.

guide-end = Come finisce
guide-end-1 = Quando qualcuno toglie l’ultima goccia dalla plancia, si finisce il giro; non arrivano più gocce.
guide-end-2 = Vince chi non ha più gocce; se sono in diversi, chi ha più foglie.

guide-solo = Da soli contro Gwidyon
guide-solo-1 = Gwidyon non ha una plancia ma un mucchio di gocce. Vinci se la tua plancia si svuota prima del suo mucchio.
guide-solo-2 = Dopo ogni tuo turno scopre una carta: aiuta te o lui, o gira il suo gettone.
guide-solo-3 = Ogni volta che il suo gettone torna sul lato che toglie, una goccia lascia il mucchio. Se il Santuario è pieno, solo tu ricevi nuove gocce.
