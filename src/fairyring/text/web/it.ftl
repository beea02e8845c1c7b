### Ciò che dice soltanto il tavolo nel browser. Le pagine intorno al tavolo.

title = Fairyring

## Ogni pagina

menu-skip = Vai al contenuto
menu-home = Fairyring, alla pagina iniziale
menu-nav = Menu
menu-tables = I miei tavoli
menu-turns = { $turns ->
    [one] a uno tocca a te
   *[other] a { $turns } tocca a te
 }
menu-language = Lingua
menu-theme = { $theme ->
    [light] Colori: chiari
    [dark] Colori: scuri
   *[auto] Colori: come il sistema
 }
menu-settings = Impostazioni
page-loading = Un momento…
page-again = Riprova
page-home = Torna alla pagina iniziale
# Shown when no other text can be loaded: the client carries it along, so it stays in one line.
server-away = Fairyring non raggiunge il suo server. È avviato? Ricarica questa pagina appena lo è.
page-lost = Qui non c’è nulla
page-lost-about = L’indirizzo è incompleto o scritto male. Se ti hanno mandato un link, fattelo dare per intero.
page-broken = Non è stato possibile caricare questa pagina
page-broken-about = Forse il server è spento, o nel frattempo è stato aggiornato.
stranger = Non hai la chiave di questo tavolo
stranger-about = Un posto appartiene al browser che l’ha preso. Chiedi un invito o il link per gli spettatori.

## Impostazioni

settings-name = Il mio nome al tavolo
settings-sound = Suoni
settings-sound-about = Si sentono il mio turno, le carte, i dadi e la fine della partita.
settings-volume = Volume
settings-notifications = Una notifica al mio turno
settings-notifications-about = Un avviso del sistema mentre la pagina è nascosta.
settings-confirm = Chiedi conferma prima di ciò che è definitivo
settings-confirm-about = Solo dove una svista farebbe male.
settings-still = Nessun movimento
settings-still-about = Niente vola o scivola; i cambiamenti si illuminano.
settings-speed = Velocità dei turni altrui
settings-speed-value = { $speed } ×

## La pagina iniziale

home-title = Prendi posto nel cerchio delle fate.
home-play-rival = Gioca subito contro { $rival }
home-play-bot = Gioca subito contro un bot
home-new = Apri un tavolo
home-cards = Tutte le carte
home-packs = Qui anche con pacchetti propri: { $packs }
home-rules = Regole
home-tables = I miei tavoli
home-finished = Partite finite e registrazioni
home-link = Un link da un amico?
home-link-about = Incolla qui un invito o un link per spettatori.
home-link-label = Link
home-link-go = Vai
home-link-wrong = Questo non è il link di un tavolo. Dovrebbe contenere un # e ciò che segue.
home-record = Guarda una partita registrata
home-record-about = Apri il file di una partita salvata.
home-record-open = Apri una registrazione
home-record-reading = Lettura…
tables-my-turn = Tocca a te
tables-their-turn = Decide { $name }
tables-waiting-friends = In attesa di amici
tables-running = In corso
tables-over = Finita
tables-record = Registrazione
tables-remove = Togli questo tavolo dall’elenco: { $game }
tables-paused = In pausa
tables-left = Qualcuno gioca per te
tables-watching = Stai guardando
away-about = La tua chiave è l’unico modo per tornare a questo tavolo. Nascosto, il tavolo esce dall’elenco e la chiave resta in questo browser.
away-sure = Senza la chiave nessuno può ridarti questo posto. Eliminare per sempre?
away-hide = Nascondi il tavolo
away-delete = Elimina la chiave…
away-delete-sure = Elimina la chiave per sempre
away-keep = Non cambiare nulla
keys-title = Le mie chiavi
keys-about = { $count ->
    [one] Questo browser ha la chiave di un tavolo. In un file la puoi portare in un altro browser.
   *[other] Questo browser ha le chiavi di { $count } tavoli. In un file le puoi portare in un altro browser.
 }
keys-save = Salva in un file
keys-read = Leggi da un file
keys-read-done = Chiavi lette. Tavoli: { $count }.
keys-read-wrong = Questo file non contiene chiavi.
keys-others = Fuori dall’elenco
keys-hidden = nascosto
keys-missing = per ora sconosciuto a questo server
keys-not-kept = Questo browser non conserva le chiavi. Salvale in un file prima di chiudere la pagina.
keys-show = Mostra di nuovo
keys-table = Un tavolo
keys-somebody = qualcuno

## Preparare un tavolo

new-title = Apri un tavolo di { $game }
new-title-plain = Apri un tavolo
new-seats = Chi gioca?
new-who = Chi siede al posto { $number }?
new-kind-me = Io
new-kind-here = Qualcuno a questo schermo
new-kind-friend = Via link
new-kind-bot = Bot
new-name = Nome al posto { $number }
new-name-placeholder = Nome
new-bot = Forza del bot al posto { $number }
new-bot-level = { $bot }: { $about }
new-friend-later = riceve un link da te
new-friend-number = Invito ({ $number })
new-choice = { $setting }, posto { $number }
new-remove = Togli il posto { $number }
new-add = Aggiungi:
new-alone = In solitario, contro { $rival }
new-rival = In solitario giochi contro { $rival }.
new-hot-seat = Più persone a questo schermo: tra un turno e l’altro le mani restano coperte finché la prossima è pronta.
new-friend-about = Quando il tavolo è pronto ricevi un link da mandare. Non serve alcun account.
new-bots-only = Solo bot: li guardi giocare.
new-modules = Scatole e varianti
new-packs = Pacchetti propri
new-packs-about = Carte, plance e limiti propri, posati sopra quelli della scatola.
new-settings = Altre impostazioni
new-advanced = Avanzate
new-seed = Seme
new-seed-about = Lo stesso seme e le stesse decisioni danno la stessa partita. Se è vuoto, decide il caso.
new-seed-wrong = Un seme è un numero intero da 0 a 9007199254740991.
new-patience = Aspettare gli assenti
new-patience-about = Dopo, chi resta può far continuare un bot o qualcun altro. Chi era assente può tornare.
new-pace = Tempo per una decisione
new-pace-none = Senza limite
new-pace-about = Chi è presente ma impiega di più viene avvisato. Poi chi aspetta può far continuare un bot o qualcun altro. Chi era lento può tornare.
new-seed-told = Tutti al tavolo sapranno che il seme è stato scelto.
new-make = Apri il tavolo

## Invitare e unirsi

invite-title = Invita i tuoi amici
invite-title-full = Ci sono tutti
invite-links = Link da mandare
invite-seats = Al tavolo
invite-me = sei tu
invite-here = è qui
invite-bot = Fai sedere un bot
invite-go = Al tavolo
invite-go-about = Non serve aspettare qui: al tavolo vedi chi arriva.
seat-free = Posto libero
share-title = Invito e link
share-invite = Invito
share-invite-about = { $count ->
    [one] Vale per l’unico posto libero.
   *[other] Vale per i { $count } posti liberi; tutti ricevono lo stesso link.
 }
share-alone = Questo indirizzo vale solo su questo dispositivo. Per telefoni e tablet della tua rete avvia Fairyring con «{ $command }» e apri lì il suo indirizzo.
share-here = Chi è accanto a te può inquadrare questo codice con il telefono.
share-code = Codice QR con l’invito
share-watch = Link per gli spettatori
share-watch-about = Chi lo ha vede ciò che tutti possono vedere, ma nessuna mano.
share-copy = Copia
share-copied = Copiato
join-title = Hai un invito
join-about = A questo tavolo c’è un posto per te.
join-name = Il tuo nome
join-sit = Siediti
join-seated = A questo tavolo hai già un posto.
maker-title = Qui puoi aprire tavoli
maker-about = Questo browser lo ricorda. Chi inviti a un tavolo non ha bisogno di un link così.
join-used = Questo invito è già stato usato
join-used-about = Tutti i posti a questo tavolo sono occupati. Puoi guardare la partita.
join-used-over = La partita di { $game } è finita. Puoi rivederla.
join-host = { $host } ti invita: { $game }
join-game = Invito a una partita: { $game }
join-watch = Solo guardare
join-for = Continueresti per { $name }, che può tornare.
join-pace = Tempo per una decisione: { $time }. Poi chi aspetta può far continuare qualcun altro.
table-pack = pacchetto «{ $pack }»
table-packs = Si gioca con il pacchetto { $packs }
deal-known = Il seme di questa partita è stato scelto: chi ha aperto il tavolo può sapere ciò che è nascosto.
seats-title = Tavolo e posti
seats-device = Gioca su un altro dispositivo
seats-device-about = Inquadra il codice con la fotocamera del telefono o apri lì il link. Entrambi i dispositivi avranno il tuo posto.
seats-device-code = Codice QR con il link al tuo posto
seats-device-link = Link al tuo posto
seats-device-secret = Solo per te: chi ce l’ha gioca al tuo posto.
seats-pause = Metti in pausa
seats-resume = Riprendi
seats-leave = Lascia il tavolo
seats-leave-about = Gli altri continuano. La tua chiave resta qui: puoi tornare al tuo posto.
seats-leave-bot = Un bot continua per me
seats-bot = Forza del bot
seats-leave-free = Libera il posto per qualcun altro
seats-resign = Arrenditi
seats-resign-about = Perdi questa partita e non si può tornare indietro.
seats-resign-sure = Abbandona la partita
seats-stay = Continua a giocare
seats-back = Riprendi il mio posto
notes-paused = La partita è in pausa.
notes-left = Gioca per te: { $name }.
notes-left-free = Il tuo posto è libero per qualcun altro.
notes-watching = Stai guardando.
notes-bot = Fai continuare un bot
notes-free = Libera il posto
notes-open = Il posto è libero: manda di nuovo l’invito o fai continuare un bot.
notes-absent = { $name } non c’è da un po’.
notes-hurry = Gli altri ti aspettano. Tempo rimasto: { $time }.
notes-late = Hai superato il tempo stabilito ({ $time }): gli altri possono far continuare qualcun altro. Puoi ancora decidere, e tornare più tardi.
notes-slow-soon = { $name } ci mette molto. Tempo rimasto: { $time }.
notes-slow = { $name } ha superato il tempo stabilito ({ $time }).
notes-not-kept = Questo browser non conserva la chiave del tuo posto. Conserva il link, altrimenti si perde quando chiudi la pagina.
notes-keep = Mostra il link
notes-newer = Il server è stato rinnovato da quando hai aperto questa pagina.
notes-reload = Ricarica la pagina

## Dopo la partita

after-running = Questa partita non è ancora finita
after-you-won = Hai vinto!
after-won = { $count ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto insieme { $names }
 }
after-rival-won = Ha vinto { $rival }
after-nobody = Non ha vinto nessuno
after-place = Posizione
after-player = Giocatore
after-replay = Rivedi la partita
after-rematch = Rivincita
after-to-rematch = Alla nuova partita
after-save = Salva la registrazione
after-charts = Com’è andata
after-decks = Le carte di tutti
after-deck-of = { $name }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
after-share = Link a questa partita
after-share-about = Chi lo ha può vedere il risultato e rivedere la partita.
chart-at = { $turn ->
    [0] all’inizio
   *[other] dopo il turno { $turn }
 }
chart-turn = Turno
chart-table = Come tabella

## Rivedere

replay-title = Rivedi la partita
replay-at = { $step } di { $total }
replay-start = L’inizio della partita
replay-keys = Rivedi la partita
replay-first = All’inizio (Home)
replay-back = Una decisione indietro (freccia sinistra)
replay-play = Riproduci (spazio)
replay-pause = Pausa (spazio)
replay-next = Una decisione avanti (freccia destra)
replay-last = Alla fine (Fine)
replay-scrubber = Momento della partita
replay-speed = Velocità
replay-eyes = Dal punto di vista di
replay-eyes-public = Ciò che vedono tutti
replay-log = Che cosa è successo
replay-rule = Regola { $rule }
replay-after = Risultato e grafici

## Carte

cards-title = { $game }: tutto ciò che c’è nella scatola
cards-search = Cerca nomi ed effetti
cards-kind = Tipo
cards-kind-all = Tutti i tipi
cards-box = Scatola
cards-box-all = Tutte le scatole
cards-count = { $count ->
    [one] 1 componente
   *[other] { $count } componenti
 }
cards-none = Niente corrisponde. Prova con meno parole.
cards-open = { $name }, { $kind }
cards-close = Chiudi
cards-copies = { $count ->
    [one] 1 copia
   *[other] { $count } copie
 }
cards-sources = Da dove lo sappiamo
cards-reconstructed = ricostruito da noi, non letto sulla carta stampata
cards-from-rulebook = dal regolamento
cards-from-public = da una fonte pubblica
cards-from-picture = da un’immagine
cards-from-reconstructed = ricostruito
cards-from-reconstructed-and-tuned = ricostruito, e bilanciato con simulazioni
kind-start_card = Carta iniziale
kind-hero = Eroe
kind-gift = Carta dono
kind-tile = Tessera azione
kind-solo_card = Carta solitario
kind-board = Plancia
kind-setup = Carta preparazione
kind-supply = Carta rifornimento
box-base = Gioco base
box-start = Carte iniziali
box-expansion = Espansione inclusa
box-prisma = Prisma
box-gift = Pile dei doni
box-start_gift = Dono iniziale
thing-solo_card = Carta solitario { $number }
thing-setup = Carta preparazione { $number }{ $side }
thing-supply = Carta rifornimento { $number }{ $side }
fact-name = Nome
fact-cost = Costo
fact-effect = Effetto
fact-once = Effetto all’acquisto
fact-copies = Quantità
fact-copies_per_player = Quantità per giocatore
fact-count = Quantità
fact-draw = Carte pescate
fact-passive = Abilità
fact-colour = Pila
fact-rows = Disposizione
fact-prism_rows = Gocce Prisma
fact-dew = Caselle della goccia
fact-spore = Caselle della spora
fact-root = Caselle della radice
fact-you = La tua parte
fact-gwidyon = La parte di Gwidyon
fact-prisma_effect = Effetto con Prisma
fact-pairing = Nome ed effetto insieme

## Regole

rules-title = Regole
rules-title-of = { $game }: le regole
rules-search = Cerca nelle regole
rules-count = { $count ->
    [one] 1 regola.
   *[other] { $count } regole.
 }
rules-english = Quelle contrassegnate non sono ancora tradotte.
rules-none = Nessuna regola contiene tutte queste parole.
rules-ruling-about = Qui il regolamento tace o non è chiaro; così abbiamo deciso noi.
rules-waiting-about = Questa regola richiede una scatola con cui qui non si può ancora giocare.
rules-copy = Copia il link a { $rule }
rules-close = Chiudi le regole

## Che cosa può andare storto

error-offline = Il server non risponde. È acceso, e la connessione funziona?

## Il tavolo: i suoi strumenti

play-tools = Strumenti del tavolo
play-undo = Annulla
play-undo-turn = Annulla tutto il turno
play-redo = Ripristina
play-hint = Consiglio
play-hint-chance = probabilità di vittoria { $chance }
play-thinking = pensa…
play-log = Cronaca
play-log-empty = Non è ancora successo nulla.
play-log-steps = Passo per passo
play-rules = Regole
play-help = Tasti e aiuto
play-close = Chiudi
play-loading = Il tavolo si prepara…
play-round = giro { $round }
play-away = assente
play-resigned = ha abbandonato
play-bot-for = bot per { $name }
play-seat-free = posto libero

## Il tavolo: che cosa si chiede

play-prompt = Che cosa si chiede
play-rule = Perché? Leggi la regola { $rule }
play-options = { $count ->
    [one] 1 possibilità
   *[other] { $count } possibilità
 }
play-choose = Scegli
play-touch-again = Tocca di nuovo per scegliere
play-yes = Sì
play-no = No
play-final-turn = Non si può annullare.
play-final-reveal = Si rivela qualcosa di nascosto; non si può annullare.
play-cannot-end = Prima gioca tutte le tue carte.
play-skip-show = Avanti
play-again = Rivedi l’ultimo turno
play-waiting = { $name } sta pensando…
play-waiting-about = { $name } sta pensando… ({ $about })
play-waiting-away = { $name } è assente. Il tavolo aspetta.
play-waiting-free = Si aspetta qualcuno per il posto libero. Puoi mandare di nuovo il link o far sedere un bot.
play-your-turn = Tocca a te
play-you = Tu
play-pass-to = Passa il dispositivo a { $name }
play-i-am = Sono { $name }

## Il tavolo: la linea con il server

play-lost = La linea è caduta. Nulla è perso; nuovo tentativo…
play-retry = Prova ora
play-closed = Il server ha chiuso questo tavolo.
play-no-table = Questo tavolo non esiste.
play-no-key = La tua chiave non apre questo tavolo.
play-no-websockets = Questo browser non conosce i websocket, e un tavolo ne ha bisogno. Usa un browser più recente.
play-no-way = Il server non è raggiungibile. È fermo, oppure qualcosa lungo la via blocca i websocket. Nuovo tentativo…
play-rematch = La rivincita è pronta.

## Il tavolo: com’è finita

play-won = Hai vinto!
play-lost-game = Hai perso
play-winner = { $count ->
    [one] Vittoria di { $names }
   *[other] Vittoria condivisa: { $names }
 }
play-look-back = Ripercorri la partita
play-look-table = Guarda il tavolo
play-counting = Il conteggio
play-keep-picture = Conserva un’immagine

## Il tavolo: i tasti

play-help-glow = Ciò che brilla si può scegliere. Passa sopra qualsiasi cosa sul tavolo, portaci il focus o tienila premuta per leggere che cos’è. Tocca una riga della cronaca per vedere di che cosa parla.
play-help-pieces = Che cosa c’è sul tavolo
play-key-walk = da un punto luminoso all’altro
play-key-choose = scegli
play-key-number = scegli la possibilità con questo numero
play-key-pass = rinuncia, o termina il turno
play-key-undo = annulla un passo, tutto il turno
play-key-redo = ripristina
play-key-hint = consiglio: le tre possibilità migliori secondo il bot
play-key-log = cronaca
play-key-rules = regole
play-key-again = rivedi l’ultimo turno
play-key-options = elenco di tutte le possibilità
play-key-escape = chiudi, o vai alla fine di ciò che si mostra
play-key-help = questa pagina

## Mycelia: che cosa c’è sul tavolo

play-your-board = La tua plancia
play-board-of = Plancia di { $name }
play-enlarge = Ingrandisci { $name }: { $drops ->
    [one] ancora 1 goccia
   *[other] ancora { $drops } gocce
 }, { $leaves ->
    [one] 1 foglia
   *[other] { $leaves } foglie
 }
play-starts = Primo giocatore
play-field = { $field }: { $terrain ->
    [leaf] foglie
    [moss] muschio
    [water] acqua
    [shrine] casella santuario
   *[earth] terra
 }, { $dew ->
    [0] { $prism ->
        [0] nessuna goccia
        [one] 1 goccia Prisma
       *[other] { $prism } gocce Prisma
     }
    [one] { $prism ->
        [0] 1 goccia
        [one] 1 goccia e 1 goccia Prisma
       *[other] 1 goccia e { $prism } gocce Prisma
     }
   *[other] { $prism ->
        [0] { $dew } gocce
        [one] { $dew } gocce e 1 goccia Prisma
       *[other] { $dew } gocce e { $prism } gocce Prisma
     }
 }
play-table = Il tavolo
place-hand = Mano
place-pile = Mazzo
place-discard = Scarti
place-display = Eroi del bosco
place-points = Punti
play-hand = La tua mano
play-hand-empty = La tua mano è vuota
play-pile = Mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
play-pile-known = { $count ->
    [one] La carta in cima è nota
   *[other] Le { $count } carte in cima sono note
 }
play-on-top = In cima al mazzo: { $cards }
play-discard = Scarti: { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
play-discard-empty = scarti
play-deck = { $count ->
    [one] 1 carta in tutto
   *[other] { $count } carte in tutto
 }
play-display = Eroi del bosco
play-heroes = Mazzo degli eroi: { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
play-thrown = Da parte: { $count }
play-tile-stock = Tessere ancora disponibili
play-hero = { $name }, { $cost ->
    [one] 1 foglia
   *[other] { $cost } foglie
 }. { $words }
play-card = { $name }. { $words }
play-tile = { $name }. { $words }
play-tile-used = { $name }, già usata in questo turno. { $words }
play-shrine = Santuario della Vita: { $drops } gocce su { $full }
play-shrine-name = Santuario della Vita
play-ending = La fine si avvicina
play-supply = Carta rifornimento: che cosa può portare il dado
play-supply-symbol = { $symbol ->
    [dew] Goccia
    [spore] Spora
   *[root] Radice
 }: una nuova goccia su { $fields }
play-prisma = Favori e doni
play-favour = Favori: { $pawns }
play-root = { $colour ->
    [green] Dono verde
    [amber] Dono ambra
   *[purple] Dono viola
 } { $name }, { $count ->
    [one] 1 carta
   *[other] { $count } carte
 } nella pila. { $words }
play-root-empty = { $colour ->
    [green] La pila verde è vuota
    [amber] La pila ambra è vuota
   *[purple] La pila viola è vuota
 }
play-gwidyon-tile = Gettone di Gwidyon: { $removing ->
    [1] lato che toglie
   *[0] lato vuoto
 }
play-gwidyon-pile = Mazzo di Gwidyon: { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
play-gwidyon-none = nessuna carta rivelata
play-reconstructed = { cards-reconstructed }: { $facts }

## Salamandra: le cose sul tavolo

sal-land = Area di gioco: { $count } campi. Trascinala o usa le frecce quando ha il focus; + e - avvicinano o allontanano, F mostra tutto.
play-nearer = Avvicina
play-farther = Allontana
play-fit = Mostra tutto
sal-slot-free = { $field }, spazio { $slot ->
    [W] O
   *[other] { $slot }
}: libero
sal-slot-taken = { $field }, spazio { $slot ->
    [W] O
   *[other] { $slot }
}: apprendista di { $name }, { $face ->
    [sun] sole
   *[moon] luna
 }, { $active ->
    [1] attivo
   *[0] inattivo
 }
sal-cell = Posto libero { $cell }
sal-match = Colore in comune con un campo vicino: si potrebbe prendere una carta Orso o Aquila.
sal-match-sign = stesso colore: una carta possibile
sal-no-match = Nessun colore in comune qui.
sal-cards-left = Carte rimaste: { $count }.
sal-deck-empty = { $deity ->
    [bear] Carte Orso finite
   *[eagle] Carte Aquila finite
 }
sal-row = Campi da costruire
sal-field-stack = Campi nella pila: { $count }
sal-grove-stack = Boschetti nella pila: { $count }
sal-books = Libri magici
sal-decks = Orso e Aquila
sal-book-free = { $book }, valore { $value }: libero
sal-book-taken = { $book }, valore { $value }: { $name }
sal-belief = Fede
sal-belief-worth = { $deity ->
    [bear] Orsi
    [eagle] Aquile
   *[crown] Corone
 }: { $first } punti a chi ne ha di più, { $second } al secondo posto
sal-belief-of = { $name }: { $count }
sal-score-track = Tracciato segnapunti
sal-score = { $name }: { $points }
sal-enlarge = Ingrandisci { $name }, punti: { $points }
sal-points = Punti: { $count }
sal-crystals = Cristalli: { $count }
sal-scrolls = Pergamene: { $count }. Quattro mandano un apprendista su un libro magico.
sal-available = Apprendisti da piazzare: { $count }
sal-all-placed = tutti piazzati
sal-waiting = Apprendisti dei prossimi round: { $count }
sal-druid = Il druido mostra { $face ->
    [sun] il sole
   *[moon] la luna
 }{ $passed ->
    [1] ; ha passato
   *[0] { "" }
 }
sal-passed = ha passato
sal-harvest = Boschetti raccolti: { $count }
sal-harvest-place = Boschetto { $place }: { $points ->
    [0] nessun punto
   *[other] { $points } punti
 }
sal-own-cards = Carte: { $count }
sal-no-cards = ancora nessuna carta
sal-this-turn = Questo turno
sal-made = Prodotto, non ancora usato:
sal-nothing-made = In questo turno non hai ancora prodotto nulla
sal-gathering = Cristalli da tenere
sal-costs = Quanto costa
sal-at-work = al lavoro:
sal-pass = Passa
sal-cannot-pass = Prima piazza tutti gli apprendisti.
sal-round = round { $round }
sal-night = { $face ->
    [sun] giorno
   *[moon] notte
 }
play-key-move = sposta l’area di gioco
play-key-zoom = avvicina o allontana
play-key-fit = mostra tutto
figure-books = libri magici
figure-crown = corone
figure-bear = orsi
figure-eagle = aquile
figure-scrolls = pergamene
figure-total = totale
kind-field = Campo
kind-grove = Boschetto
kind-spellbook = Libro magico
kind-bear_card = Carta Orso
kind-eagle_card = Carta Aquila
kind-yellow_salamander_card = Carta Salamandra gialla
kind-black_salamander_card = Carta Salamandra nera
kind-temple = Tempio
fact-colours = Colori
fact-bonus = Spazio bonus
fact-work = Lavoro
fact-get = Guadagno
fact-crystals = Cristalli sui sentieri
fact-counts = Che cosa conta
fact-slots = Valori
fact-symbols = Simboli di fede
fact-on = Quando agisce
fact-exchange = Scambio
fact-crowns = Corone
fact-pay = Costo

## Everdell: ciò che sta sul tavolo

ev-valley = La valle
ev-places = Luoghi
ev-events = Eventi
ev-city = La tua città
ev-city-of = Città di { $name }
ev-city-empty = Ancora nessuna carta in città
ev-in-city = Nella città di { $name }.
ev-spaces = { $used } spazi su { $of }
ev-area = { $area }: { $count } da scegliere
ev-meadow = Prato
ev-closed = Ora chiuso per te.
ev-revealed = Carte rivelate
ev-standing = Qui: { $names }.
ev-achieved = Realizzato da { $name }.
ev-occupied = Occupato.
ev-lies-here = Sopra: { ev-good }.
ev-beneath = Sotto: { $cards }.
ev-tree = Albero Eterno. La tua stagione: { ev-season }
ev-deck = Mazzo: { $count }
ev-discard = Pila degli scarti: { $count }
ev-season = { $season ->
    [spring] primavera
    [summer] estate
    [autumn] autunno
   *[winter] inverno
 }
ev-free-workers = Lavoratori disponibili: { $count } su { $all }
ev-good = { $good ->
    [twig] Rametti
    [resin] Resina
    [pebble] Ciottoli
    [berry] Bacche
   *[point] Segnalini Punto
 }: { $count }
ev-points = Punti finora: { $count }, di cui segnalini: { $tokens }
ev-hand-of = Carte in mano: { $count }
ev-built = Carte in città: { $count }
ev-passed = ha passato
ev-aside = Accanto alla mano
ev-legend = La tua Leggenda:
ev-stack = Pila dei Maiali, Fattorie rimaste: { $count }.
ev-legends-left = Leggende non ancora giocate: { $count }
ev-figure = Qui sta la figura dei Ragni.
ev-enlarge = Ingrandisci la città di { $name }. Carte: { $cards }, punti: { $points }
nw-open = Guarda nella Tana di Tessinotte. I suoi punti: { $points }, carte nella sua città: { $cards }
nw-level = Livello { $level }: { $name }. Ogni stella vale { $star }.
nw-scores = Alla fine, punti in più per lei: carte da 0 punti { $zero } l’una, carte Prosperità { $purple } l’una, Eventi speciali { $special } l’uno.
nw-spiders = Ragni nella Tana: { $count }
nw-waiting = { ev-season }: ragni in arrivo: { $count }
nw-held = Lavoratori che trattiene: { $count }
nw-won = Imprese: scoperte { $up }, coperte { $down }
nw-ploys = In vigore
nw-kind = { $kind ->
    [personality] Personalità
    [plot] Complotto
   *[scheme] Intrigo
 }
nw-schemes-left = Intrighi ancora da venire: { $count }
nw-activity = La sua attività { $number }.
nw-left = A sinistra: { $action }.
nw-right = A destra: { $action }.
nw-else = Se nessuna delle due è possibile: { $action }.
nw-arrow = { $clockwise ->
    [true] Gira in senso orario.
   *[false] Gira in senso antiorario.
 }
nw-none = In questa stagione nessuna carta è ancora scoperta.
nw-used = Carte Attività usate: { $count }
nw-stock = Ancora nel suo mazzo: { $count }
nw-beside = Accanto a Tessinotte.
nw-here = Tessinotte sta qui.
nw-web = { $count ->
    [one] Qui c’è una Ragnatela
   *[other] Qui ci sono { $count } Ragnatele
 }{ $stays ->
    [true] {" "}per sempre.
   *[false] {" "}fino al prossimo Intrigo.
 }
nw-web-closed = Nessuno può entrare.
nw-web-toll = Venire qui costa carte o risorse: { $count }.
nw-web-resources = Venire qui costa risorse: { $count }.
nw-web-tokens = { $foil ->
    [0] Lei ottiene segnalini Punto: { $count }.
   *[other] Lei ottiene segnalini Punto: { $count }, a meno che tu non scarti una carta o una risorsa.
 }
nw-shut = È coperta.
nw-caught = Presa nella sua Ragnatela:

## Imparare

coach-name = Il tuo maestro
coach-listen = Leggi che cosa dice il tuo maestro, poi prosegui da lì.
coach-parts = Parti della lezione
coach-part = Parte { $number } di { $total }: { $heading }
coach-your-move = Tocca a te.
coach-try-again = Prova qualcos’altro.
coach-done = La lezione è finita!
coach-back = Un passo indietro
coach-next = Avanti
coach-next-part = Parte successiva
coach-play-easy = Ora gioca contro un bot facile
coach-play-rival = Ora gioca contro { $rival }
coach-home = Pagina iniziale
home-learn = Impara in dieci minuti
home-learn-on = Continua la lezione
play-why = Perché?
home-guide = Come si gioca
guide-title = { $game }: come si gioca
guide-print = Stampa
guide-pages = Pagine su moduli e rivali
guide-picture = Un’immagine del tavolo con numeri; l’elenco sotto dice che cosa indicano

## Il tavolo di Mycelium

mum-automa = Automa
mum-automa-waits = Non ha ancora pescato una carta.
mum-automa-deck = Carte nel suo mazzo: { $count }
mum-land = Il suolo del bosco: { $count } tessere. Trascinalo o usa le frecce quando è selezionato; + e - lo avvicinano o lo allontanano, F lo mostra tutto.
mum-tile = Tessera { $colour ->
    [red] rossa
    [green] verde
    [brown] marrone
    [yellow] gialla
   *[black] nera
} { $cell }
mum-tile-insect = Qui c’è un insetto
mum-tile-mother = Madre dei funghi di { $name }
mum-tile-mushroom = Fungo { $board } di { $name }
mum-tile-spores = Spore di { $name }: { $count }
mum-slot = Posto libero { $cell }
mum-turned = Girata così ({ $number } di 3)
mum-market = Mercato
mum-new-market = Un nuovo mercato per un insetto
mum-deck = Mazzo: { $count } carte
mum-supply = Tessere, insetti e vento
mum-stack = Pila { $number }: { $count } tessere
mum-insects = Insetti nella riserva: { $count }
mum-own-insects = Insetti: { $count }
mum-own-spores = Spore nella riserva: { $count }
mum-points = Punti: { $count }
mum-hand = Carte in mano: { $count }
mum-wind = Vento
mum-left = Spore da posare: { $count }
mum-owed = Ancora da pagare
mum-this-turn = Questo turno
mum-action = { $action ->
    [move] Muovere
    [explore] Esplorare
    [spore] Sporulare
    [fruit] Fruttificare
    [decay] Decomporre
   *[discover] Evolvere
}{ $done ->
    [1] : fatto
   *[0] {""}
}
mum-board = Plancia { $number }{ $grown ->
    [1] : { $name }, ha sporulato { $counter } volte
   *[0] , ancora vuota
}. Carte sotto: { $tucked }
mum-tucked = Carte decomposte sotto: { $count }
mum-enlarge = Ingrandisci { $name }, punti: { $points }
mum-end-token = Segnalino di fine partita, { $points } punti: a chi ha una carta sotto ogni plancia
mum-drawn = Carte pescate
mum-blocked = Bloccato da una madre
mum-goal = { $target ->
    [tile_red] una tessera rossa
    [tile_green] una tessera verde
    [tile_brown] una tessera marrone
    [tile_yellow] una tessera gialla
    [opponent_mushroom] un fungo di un giocatore
    [automa_mushroom] un suo fungo
    [opponent_spores_most] dove i giocatori hanno più spore
    [opponent_mother] la madre di un giocatore
   *[insect] un insetto
}
mum-token = un fungo
mum-decayed = decomposto
mum-networks-none = Nessuna rete
mum-networks-show = Contorna le reti: { $name }
mum-key-networks = di chi sono le reti contornate
