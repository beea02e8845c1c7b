### Mycelium. Pezzi di frase come "spores-of" e "fx-..." vengono uniti: iniziano in minuscolo, senza punto finale.

game-name = Mycelium
game-about = I funghi sporulano, crescono e si decompongono su un suolo di triangoli: segui il vento, unisci le tue spore in reti, fai tue quelle degli altri. Da 1 a 4, da soli o con l’automa.

## Impostazioni

setting-player_boards = Plance
setting-player_boards-value = { $value ->
    [5] 5 plance a testa
   *[other] { $value } plance a testa: partita breve
 }
setting-starter = Primo giocatore
setting-starter-random = sorteggiato
setting-starter-value = posto { $value }
setting-automa_level = L’automa
setting-automa_level-medium = medio: le metà verdi delle sue carte
setting-automa_level-hard = difficile: le metà gialle delle sue carte
setting-black_tiles = Tessere nere
setting-black_tiles-out = nella scatola, come nel regolamento
setting-black_tiles-in = sul tavolo: un po’ più facile
setting-rival = Accanto a voi
setting-rival-none = nessun altro
setting-rival-automa = l’automa
rival-automa = Automa

## Cifre

figure-points = punti
figure-mushrooms = punti dei funghi
figure-insects = punti degli insetti
figure-end_token = segnalino di fine partita
figure-fruited = funghi cresciuti
figure-tokens = insetti
figure-spores = spore sul campo

## Pezzi di frase

spores-of = { $count } { $colour ->
    [red] { $count ->
        [one] rossa
       *[other] rosse
     }
    [green] { $count ->
        [one] verde
       *[other] verdi
     }
    [brown] { $count ->
        [one] marrone
       *[other] marroni
     }
    [yellow] { $count ->
        [one] gialla
       *[other] gialle
     }
   *[any] a scelta
 }
gain-nothing = niente
effect = { $text }
fx-move-edge-tile = sposta una tessera di bordo con tutto ciò che porta
fx-relocate-mother = sposta la madre di un avversario su una tessera vuota
fx-steal-card = prendi una carta a caso dalla mano di un avversario
fx-take-cards = prendi { $count } carte dal mercato, dal mazzo o da entrambi
fx-gain-insects = prendi { $count ->
    [one] 1 insetto
   *[other] { $count } insetti
 }
fx-place-spores = metti fino a { $count } spore nelle tue reti
fx-remove-spores = restituisci fino a { $count } spore di un avversario da una tessera
fx-mother-move = la tua madre si muove fino a { $count } tessere
fx-mother-spread = la tua madre sparge { $count } spore
fx-allow-repeat-action = le tue due azioni possono essere uguali
fx-discover-draw = evolvendo dal mazzo puoi pescare { $count } carte e tenerne { $keep }
fx-wind-reroll = una volta per sporulazione puoi rilanciare il vento
fx-spread-bonus = i funghi su questa plancia spargono { $count } in più
fx-spore-with-mother = la tua madre sporula insieme al fungo su questa plancia
fx-mother-spore = la sua madre sparge { $count } spore
fx-send-mother-away = la madre più vicina di un giocatore va sulla tessera vuota più lontana
fx-take-spores = { $count } spore dei giocatori tornano ai proprietari, da dove ce ne sono di più
fx-steal-for-automa = prende una carta a caso dalla mano di un giocatore

## Che cos’è

label-tile = { $colour ->
    [red] Tessera rossa
    [green] Tessera verde
    [brown] Tessera marrone
    [yellow] Tessera gialla
   *[black] Tessera nera
 }
label-mushroom = Fungo, { $points } punti
label-decay = { $kind ->
    [immediate] Decomposizione, subito
    [permanent] Decomposizione, d’ora in poi
   *[mushroom] Decomposizione, per la plancia sopra
 }
label-automa-card = Carta automa { $number }
label-automa-decay = Decomposizione dell’automa
words-cost = Costa spore: { $cost }.
words-spread = Sparge { $count } spore.
words-decay = { $kind ->
    [immediate] Decomponendosi: { $effect }.
    [permanent] Una volta decomposto: { $effect }.
   *[mushroom] Sotto la sua plancia: { $effect }.
 }
words-latin = Latino: { $name }.
words-fact = { $id ->
    [penny_bun] I suoi filamenti vivono insieme alle radici degli alberi: per questo nessuno è riuscito a coltivarlo.
    [death_cap] Mezzo cappello può uccidere, e cuocerlo non serve: il suo veleno resiste al calore.
    [common_stinkhorn] Odora di carogna e così attira le mosche, che portano via le sue spore sulle zampe.
    [oyster_mushroom] Mangia anche carne: i suoi filamenti paralizzano minuscoli vermi nel legno e li digeriscono.
    [bleeding_tooth] Da giovane trasuda gocce rosse come sangue, che contengono una sostanza che non lascia coagulare il sangue.
    [jubilee_waxcap] Riconosciuto come specie a sé solo nel 2013, fu chiamato così in onore del giubileo di una regina.
    [yellow_brain] Non si nutre del legno su cui sta, ma di un altro fungo che vi vive dentro.
    [fly_agaric] Le sue macchie bianche sono i resti del velo che lo avvolgeva da giovane; la pioggia può lavarle via.
    [shaggy_ink_cap] In un giorno o due si scioglie in inchiostro nero, con cui si può davvero scrivere.
    [common_ink_cap] Con vino o birra fa star male, anche giorni dopo: impedisce al corpo di smaltire l’alcol.
    [fairy_ring_champignon] I suoi cerchi nei prati si allargano di anno in anno e possono avere secoli.
    [honey_fungus] Un suo parente in Oregon copre più di nove chilometri quadrati: uno dei più grandi esseri viventi.
    [beefsteak_fungus] Tagliata, sembra carne cruda e stilla un succo rosso. La quercia in cui vive prende un bruno intenso, amato dagli ebanisti.
    [scarlet_elf_cup] Brilla alla fine dell’inverno sui rami caduti. Basta un soffio e libera una nuvola di spore.
    [satans_bolete] La sua carne chiara diventa azzurra al taglio, e i vecchi esemplari odorano di carogna.
    [green_elf_cup] Tinge per sempre di verde-azzurro il legno in cui vive; da secoli lo si usa per gli intarsi.
    [the_prince] Odora di mandorle amare, e il suo cappello può essere largo come un piatto.
   *[other] Una delle circa 150 000 specie di funghi descritte finora.
 }
words-tile = { $colour ->
    [black] Le spore che ha pagano qualsiasi colore.
    [red] Le spore che ha pagano il rosso.
    [green] Le spore che ha pagano il verde.
    [brown] Le spore che ha pagano il marrone.
   *[other] Le spore che ha pagano il giallo.
 }{ $insect ->
    [0] {""}
   *[other] {" "}All’inizio c’è un insetto.
 }
words-effect = { $effect }.
words-target = { $symbol } { $target ->
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
words-half = { $level ->
    [medium] Medio
   *[hard] Difficile
 }: costa { $cost }; sparge { $count }; decomposizione: { $effect }; va verso: { $targets }.

## Domande

ask-place-mother = Dove comincia la tua madre? Scegli una tessera al centro.
ask-place-automa = La sorte ha scelto te: da quale lato della tua madre comincia l’automa?
ask-turn-first = Tocca a te: scegli la prima di due azioni diverse.
ask-turn-second = Fatto: { $action ->
    [move] muovere
    [explore] esplorare
    [spore] sporulare
    [fruit] fruttificare
    [decay] decomporre
   *[discover] evolvere
 }. Scegli la seconda azione.
ask-turn-after = Le azioni sono fatte. Usa insetti o termina il turno.
ask-move = Dove va la tua madre, fino a { $steps } tessere?
ask-slot = Dove va la tessera { $colour ->
    [red] rossa
    [green] verde
    [brown] marrone
    [yellow] gialla
   *[black] nera
 }?
ask-slot-moved = Dove va la tessera di bordo { $colour ->
    [red] rossa
    [green] verde
    [brown] marrone
    [yellow] gialla
   *[black] nera
 }?
ask-turned = In quale verso?
ask-with-mother = La tua madre sporula insieme a { $card }? Poi si lancia il vento.
ask-reroll = Il vento mostra { $symbol }. Rilanciare?
ask-spread = { $count ->
    [one] Ancora una spora: dove cade?
   *[other] Ancora { $count } spore: dove cade la prossima?
 }
ask-pay = { $count ->
    [one] Quale spora paga l’ultima casella?
   *[other] Quale spora adesso? Ne restano { $count } da pagare.
 }
ask-grow-at = Dove cresce il fungo?
ask-board = Su quale delle tue plance cresce il fungo?
ask-keep = Quale carta tieni?
ask-discard = Scarta { $count ->
    [one] ancora una carta
   *[other] { $count } carte
 } per un insetto.
ask-send = La madre di chi va dove?
ask-lift = Quale tessera di bordo sposti?
ask-steal = Dalla mano di chi prendi una carta?
ask-take = { $count ->
    [one] Prendi una carta.
   *[other] Prendi { $count } carte, una dopo l’altra.
 }
ask-place = { $count ->
    [one] Metti ancora una spora nelle tue reti.
   *[other] Metti fino a { $count } spore nelle tue reti.
 }
ask-remove = { $count ->
    [one] Ancora una?
   *[other] Le spore di chi tornano, fino a { $count } da una tessera?
 }

## Scelte

option-place-mother = tessera { $colour ->
    [red] rossa
    [green] verde
    [brown] marrone
    [yellow] gialla
   *[black] nera
 } { $cell }{ $insects ->
    [0] { "" }
   *[other] , con un insetto
 }
option-place-automa = tessera { $colour ->
    [red] rossa
    [green] verde
    [brown] marrone
    [yellow] gialla
   *[black] nera
 } { $cell }{ $insects ->
    [0] { "" }
   *[other] , con un insetto
 }
option-move = Muovi la madre
option-move-to = tessera { $colour ->
    [red] rossa
    [green] verde
    [brown] marrone
    [yellow] gialla
   *[black] nera
 } { $cell }{ $insects ->
    [0] { "" }
    [one] , 1 insetto
   *[other] , { $insects } insetti
 }{ $steps ->
    [one] { "" }
   *[other] , per { $over }
 }
option-explore = Esplora: pila { $stack }, { $count } tessere
option-slot = posto libero { $cell }{ $touching ->
    [one] { "" }
   *[other] , tocca { $touching } tessere
 }
option-turned-up = { $a } in alto a sinistra, { $c } in alto a destra, { $b } in basso
option-turned-down = { $b } in alto, { $a } in basso a destra, { $c } in basso a sinistra
option-spore-mother = Sporula con la madre: { $count } spore
option-spore = Sporula con { $card }, plancia { $board }: { $count } spore
option-alone = solo il fungo
option-mother-last = il fungo, poi la madre
option-mother-first = la madre, poi il fungo
option-roll-again = Rilancia
option-keep-wind = Tieni { $symbol }
option-spore-at = tessera { $colour ->
    [red] rossa
    [green] verde
    [brown] marrone
    [yellow] gialla
   *[black] nera
 } { $cell }{ $whose ->
    [nobody] { "" }
    [own] , tua
   *[other] , di { $holder }
 }
option-fruit = Fai crescere { $card } per { $cost }: { $points } punti
option-pay = { $own ->
    [0] una spora di { $owner } in { $cell }
   *[other] la tua spora in { $cell }
 }
option-pay-rest = Paga il resto ({ $count }) da dove ce ne sono di più
option-grow-at = tessera { $colour ->
    [red] rossa
    [green] verde
    [brown] marrone
    [yellow] gialla
   *[black] nera
 } { $cell }
option-board = Plancia { $board }{ $under ->
    [0] , niente sotto
   *[other] { "" }
 }{ $more ->
    [0] { "" }
   *[other] , sparge { $more } in più
 }{ $mother ->
    [0] { "" }
   *[other] , con la madre
 }
option-decay = Decomponi { $card }, plancia { $board }
option-discover = Evolvi: { $card }
option-discover-deck = Evolvi: la prima carta del mazzo
option-discover-more = Pesca { $count } carte e tienine una
option-new-market = 1 insetto: un nuovo mercato
option-cards-for-insect = Scarta 3 carte per un insetto
option-send-mother = 2 insetti: sposta la madre di un altro
option-end-turn = Termina il turno
option-keep = Tieni { $card }
option-discard = Scarta { $card }
option-send = La madre di { $whom } in { $cell }
option-lift = tessera { $colour ->
    [red] rossa
    [green] verde
    [brown] marrone
    [yellow] gialla
   *[black] nera
 } { $cell }
option-steal = { $whom }: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 }
option-take = { $card }
option-take-deck = la prima carta del mazzo
option-place-spore = tessera { $colour ->
    [red] rossa
    [green] verde
    [brown] marrone
    [yellow] gialla
   *[black] nera
 } { $cell }
option-remove-spore = una spora di { $owner } in { $cell }

## Che cosa è successo

event-turn = Giro { $round }: { $player }.
event-mother-placed = { $player }: inizio in { $cell }{ $insects ->
    [0] { "" }
   *[other] { " " }(un insetto preso)
 }.
event-moved = { $player }: madre spostata in { $cells }{ $insects ->
    [0] { "" }
    [one] { " " }(1 insetto preso)
   *[other] { " " }({ $insects } insetti presi)
 }.
event-mother-sent = { $player }: una madre spostata in { $cell } ({ $whom }).
event-tile-drawn = { $player }: { $tile } pescata dalla pila { $stack }.
event-tile-laid = { $player }: { $tile } posata in { $cell }{ $insect ->
    [0] { "" }
   *[other] , con un insetto
 }.
event-tile-moved = { $player }: { $tile } spostata in { $cell }.
event-spores = { $player }: sporulazione in { $cell }: { $count ->
    [one] 1 spora
   *[other] { $count } spore
 }.
event-wind = Il vento: { $symbol }.
event-area = Il vento soffia da { $cell } oltre { $symbol }: { $count } spore.
event-spore-laid = { $player }: una spora in { $cell }.
event-spore-removed = { $player }: una spora tolta da { $cell } ({ $whom }).
event-spores-spent = { $player }: spore spese: { $cells }.
event-fruited = { $player }: fungo cresciuto in { $cell }: { $card }, plancia { $board }.
event-decayed = { $player }: fungo decomposto: { $card }, ora sotto la plancia { $board }.
event-took-card = { $player }: carta { $card } presa.
event-drew = { $player }: { $count ->
    [one] una carta pescata
   *[other] { $count } carte pescate
 } dal mazzo.
event-kept-card = { $player }: { $count ->
    [one] una carta tenuta
   *[other] { $count } carte tenute
 }; il resto va in fondo al mazzo.
event-discarded = { $player }: { $count ->
    [one] una carta scartata
   *[other] { $count } carte scartate
 }.
event-market = Al mercato: { $cards }.
event-market-swept = { $player }: mercato svuotato: { $cards }.
event-insects = { $player }: { $count ->
    [one] un insetto preso
   *[other] { $count } insetti presi
 }.
event-stole = { $player }: una carta presa da un’altra mano ({ $whom }).
event-robbed = { $player }: una carta persa a favore di un’altra mano ({ $by }).
event-ended-late = La partita finisce dopo { $round } giri.
event-ended = { $player }: fine della partita.{ $token ->
    [0] { "" }
   *[other] { " " }Segnalino di fine partita: { $token }.
 }
event-final = { $player }: { $mushrooms } per i funghi, { $insects } per gli insetti, { $end_token } per il segnalino di fine partita: { $total } punti.
event-automa-card = { $player } scopre: { $card }.
event-automa-shuffles = { $player } mescola le sue carte.
event-automa-skips = { $player }, { $action ->
    [move] MUOVERE
    [explore] ESPLORARE
    [spore] SPORULARE
    [fruit] FRUTTIFICARE
   *[decay] DECOMPORRE
 }: { $why ->
    [no-token] nessun fungo rimasto
    [cannot-pay] nessuna rete può pagare
    [none-ripe] nessun fungo maturo e libero
    [all-blocked] tutti i suoi funghi sono bloccati
    [none-left] nessun fungo può sporulare
    [no-tiles] tessere finite
   *[no-way] non può muoversi
 }.
event-automa-lot = { $player } tira a sorte fra { $count }: { $what ->
    [network] la rete
    [tile] la tessera
    [place] il posto
    [spore] dove cade la spora
    [stack] la pila
    [slot] lo spazio
    [target] la meta
   *[way] la via
 }.
event-automa-person = Fra { $count } giocatori la sorte sceglie: { $whom }.
event-automa-fruits = { $player } fa crescere il fungo { $board } in { $cell }.
event-automa-decays = { $player }: il fungo { $board } si decompone; { $effect }.
event-automa-spores = { $player } sporula con { $board ->
    [0] la sua madre
   *[other] il fungo { $board }
 } in { $cell }: { $count } spore.
event-automa-target = { $player } cerca: { $target ->
    [tile_red] una tessera rossa
    [tile_green] una tessera verde
    [tile_brown] una tessera marrone
    [tile_yellow] una tessera gialla
    [opponent_mushroom] un fungo di un giocatore
    [automa_mushroom] un suo fungo
    [opponent_spores_most] dove i giocatori hanno più spore
    [opponent_mother] la madre di un giocatore
   *[insect] un insetto
 } ({ $symbol }){ $found ->
    [0] : niente
   *[other] { "" }
 }.

## Come è finita

won-by-points = Il maggior numero di punti.
won-by-mushrooms = Punti pari: decide chi ha più funghi.
won-by-insects = Punti e funghi pari: decide chi ha più insetti.
won-together = Tutto è pari: vittoria condivisa.

## Consigli: che cosa parla per una scelta. Pezzi di frase, minuscoli e senza punto.

hint-behind = Circa { $count ->
    [one] 1 punto
   *[other] { $count } punti
 } in meno
hint-points-gain = dà { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
hint-points-deny = gli altri hanno { $count ->
    [one] 1 punto
   *[other] { $count } punti
 } in meno
hint-insects-gain = ti porta { $count ->
    [one] un insetto
   *[other] { $count } insetti
 }
hint-insects-keep = tiene { $count ->
    [one] il tuo insetto
   *[other] i tuoi { $count } insetti
 }
hint-insects-cost = costa { $count ->
    [one] un insetto
   *[other] { $count } insetti
 }
hint-insects-deny = toglie agli altri { $count ->
    [one] un insetto
   *[other] { $count } insetti
 }
hint-spores-gain = { $count ->
    [one] una spora in più
   *[other] { $count } spore in più
 } nelle tue reti
hint-spores-keep = tiene a disposizione { $count ->
    [one] la tua spora
   *[other] le tue { $count } spore
 }
hint-spores-cost = usa { $count ->
    [one] una spora
   *[other] { $count } spore
 }
hint-spores-deny = toglie agli altri { $count ->
    [one] una spora
   *[other] { $count } spore
 }
hint-ground-gain = dà spazio alla tua madre: { $count ->
    [one] una tessera in più
   *[other] { $count } tessere in più
 } attorno a lei
hint-ground-cost = lascia { $count ->
    [one] una tessera
   *[other] { $count } tessere
 } in meno attorno alla tua madre
hint-cards-gain = ti porta { $count ->
    [one] una carta
   *[other] { $count } carte
 }
hint-cards-cost = cede { $count ->
    [one] una carta
   *[other] { $count } carte
 }
hint-ready-gain = poi { $count ->
    [one] una carta in più
   *[other] { $count } carte in più
 } della mano { $count ->
    [one] può
   *[other] possono
 } crescere
hint-ready-keep = tiene { $count ->
    [one] una carta che può
   *[other] { $count } carte che possono
 } crescere
hint-ripe-gain = poi { $count ->
    [one] un fungo in più può
   *[other] { $count } funghi in più possono
 } decomporsi
hint-under-gain = { $count ->
    [one] una plancia in più
   *[other] { $count } plance in più
 } con una carta sotto
hint-under-deny = tiene gli altri lontani dalla fine della partita
hint-blocked-gain = libera { $count ->
    [one] un tuo fungo
   *[other] { $count } tuoi funghi
 }
hint-blocked-cost = { $count ->
    [one] un tuo fungo sarebbe bloccato
   *[other] { $count } tuoi funghi sarebbero bloccati
 }
hint-blocked-deny = blocca { $count ->
    [one] un fungo altrui
   *[other] { $count } funghi altrui
 }
hint-lasting-gain = { $count ->
    [one] un bonus che resta
   *[other] { $count } bonus che restano
 }

## Il tavolo nel terminale

table-round = Giro { $round }
table-piles = tessere { $first } e { $second }, mazzo { $deck }, insetti { $insects }
table-market = Mercato
table-hand = La tua mano
table-sign = { $sign ->
    [red] rosso
    [green] verde
    [brown] marrone
    [yellow] giallo
    [black] nero
    [insect] insetto
    [mother] madre
   *[mushroom] fungo
 }
table-spores = Dal lato largo: le spore di ciascuno, in ordine, { $none } per nessuna.  O, U, A: il vento su ogni lato.
table-player = punti { $points }, carte { $cards }, insetti { $insects }, spore nella riserva { $spores }
table-token = { $card } in { $cell }, sporulato { $count ->
    [one] 1 volta
   *[other] { $count } volte
 }{ $blocked ->
    [0] { "" }
   *[other] , bloccato
 }
table-under = sotto: { $cards }

## Aiuto sulle cose del tavolo

help-actions = Le sei azioni del gioco, quelle di questo turno spuntate: muovere, esplorare, sporulare, fruttificare, decomporre, evolvere. Un turno ne ha due diverse. Mentre cadono le spore: il vento e quante ne restano; mentre si paga un fungo: quanto manca.
help-automa = La carta dell’automa in questo turno: quanto costa il suo fungo, quante spore sparge, che cosa porta una decomposizione e dove va la sua madre per ogni segno del vento.
help-board = Una plancia. Porta un fungo; il contatore dice quante volte ha sporulato. Dopo due volte il fungo può decomporsi: la carta va sotto la plancia, il suo effetto comincia, la pedina torna libera. Una carta sotto ogni plancia finisce la partita.
help-deck = Il mazzo delle carte fungo, coperte. Riempie il mercato a fine turno. EVOLVERE prende anche la sua prima carta, senza vederla.
help-end = Il segnalino di fine partita. Chi ha una carta sotto ogni plancia lo riceve e con ciò chiude la partita.
help-hand = Carte fungo in mano, quante ne vuoi. Nessun altro le vede. Crescono quando una tua rete può pagarle; alla fine le carte in mano non contano.
help-insects = Segnalini insetto. Due valgono un punto alla fine. Nel tuo turno uno paga un nuovo mercato, due spostano la madre di un altro; tre carte della mano ne comprano uno.
help-market = Il mercato: tre carte fungo scoperte. EVOLVERE ne prende una. Si riempie a fine turno; per un insetto si rinnova.
help-player = Un giocatore: punti finora, insetti, spore della riserva e le cinque plance. Tocca un altro giocatore per vedere le sue plance in grande.
help-slot = Un posto libero accanto alle tessere, dove si può mettere una tessera esplorata.
help-stack = Una pila di tessere coperte. ESPLORARE gira la prima; si mette lato contro lato.
help-supply = Spore che non sono sul campo. Ognuno ne ha 30; quelle spese tornano qui.
help-tile = Una tessera del suolo del bosco. Il suo colore è ciò che vale una spora lì sopra; il nero vale qualsiasi colore. I segni O, U e A sui lati dicono dove il vento porta le spore da qui. È della madre che vi sta, altrimenti del fungo che vi cresce.
help-turned = Un verso per la nuova tessera. Cambiano lato solo i segni del vento.
help-wind = Il dado del vento. Mostra O, U o A: le spore volano oltre il lato della tessera con quel segno.

## Funghi

card-penny_bun = Porcino
card-death_cap = Tignosa verdognola
card-common_stinkhorn = Satirione
card-oyster_mushroom = Orecchione
card-bleeding_tooth = Dente sanguinante
card-jubilee_waxcap = Igroforo del giubileo
card-yellow_brain = Tremella gialla
card-fly_agaric = Ovolo malefico
card-shaggy_ink_cap = Coprino chiomato
card-common_ink_cap = Coprino atramentario
card-fairy_ring_champignon = Gambesecche
card-honey_fungus = Chiodino
card-beefsteak_fungus = Lingua di bue
card-scarlet_elf_cup = Peziza scarlatta
card-satans_bolete = Porcino malefico
card-green_elf_cup = Clorociboria verde
card-the_prince = Prataiolo augusto
card-chanterelle = Finferlo
card-horn_of_plenty = Trombetta dei morti
card-wood_hedgehog = Steccherino dorato
card-giant_puffball = Vescia gigante
card-common_puffball = Vescia perlata
card-parasol = Mazza di tamburo
card-shaggy_parasol = Mazza di tamburo arrossante
card-wood_blewit = Agarico violetto
card-field_blewit = Agarico dal piede viola
card-st_georges_mushroom = Prugnolo
card-common_morel = Spugnola
card-false_morel = Falsa spugnola
card-chicken_of_the_woods = Poliporo sulfureo
card-hen_of_the_woods = Grifola
card-dryads_saddle = Poliporo squamoso
card-turkey_tail = Coda di tacchino
card-birch_polypore = Poliporo della betulla
card-hoof_fungus = Fungo dell’esca
card-artists_bracket = Fungo dell’artista
card-lacquered_bracket = Ganoderma lucido
card-lions_mane = Criniera di leone
card-coral_tooth = Idno coralloide
card-wood_cauliflower = Fungo cavolfiore
card-jelly_ear = Orecchio di Giuda
card-velvet_shank = Agarico vellutato
card-sulphur_tuft = Zolfino
card-porcelain_fungus = Agarico di porcellana
card-amethyst_deceiver = Laccaria ametistina
card-blackening_waxcap = Igroforo conico
card-scarlet_waxcap = Igroforo scarlatto
card-parrot_waxcap = Igroforo pappagallo
card-pink_waxcap = Igroforo rosa
card-verdigris_agaric = Strofaria verderame
card-destroying_angel = Angelo distruttore
card-panther_cap = Tignosa bruna
card-the_blusher = Tignosa vinata
card-saffron_milkcap = Sanguinello
card-woolly_milkcap = Peveraccio delle coliche
card-bay_bolete = Boleto baio
card-orange_birch_bolete = Porcinello rosso
card-slippery_jack = Pinarolo
card-charcoal_burner = Colombina maggiore
card-the_sickener = Colombina rossa
card-collared_earthstar = Stella di terra
card-fluted_birds_nest = Nido d’uccello
card-dead_mans_fingers = Dita di morto
card-king_alfreds_cakes = Fungo carbone
card-devils_fingers = Dita del diavolo
card-orange_peel_fungus = Peziza aranciata
card-liberty_cap = Cappello della libertà
card-violet_webcap = Cortinario violetto
card-summer_truffle = Tartufo estivo

## Effetti dei funghi decomposti

card-move_one_edge_tile = Terra alla deriva
card-send_opponent_mother_to_empty_tile = Mandata via
card-steal_random_card = Semenza rubata
card-take_two_cards = Ricco ritrovamento
card-this_mushroom_spreads_one_more = Letto fertile
card-spore_this_mushroom_and_mother = Insieme alla madre
card-repeat_an_action = Ancora una volta
card-discover_two_keep_one = Scelta fra due
card-mother_moves_up_to_three = Madre veloce
card-mother_spreads_three = Madre generosa
card-gain_an_insect = Ospite insetto
card-place_two_spores_in_network = Crescita silenziosa
card-remove_two_spores = Spore soffocate
card-reroll_the_wind = Vento mutevole
card-automa_nothing = Nessun effetto
card-automa_gain_insect = Automa: ospite insetto
card-automa_mother_spores = Automa: madre generosa
card-automa_send_mother_away = Automa: mandata via
card-automa_remove_two_spores = Automa: spore soffocate
card-automa_steal_card = Automa: semenza rubata
