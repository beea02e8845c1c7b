### Everdell. Clauses such as "good" and the effects are put together to whole sentences, so they begin small and end
### without a full stop.

## The game

game-name = Everdell
game-about = Un anno nella valle degli animali: piazza lavoratori, costruisci una città di 15 carte, falla produrre, realizza Eventi. Da 1 a 4 giocatori; da soli contro Rugwort.
rival-rugwort = Rugwort
setting-starter = Chi comincia
setting-starter-random = a sorte
setting-starter-value = posto { $value }
setting-year = Anno di Rugwort
setting-year-1 = 1: il Monello
setting-year-2 = 2: il Perfido
setting-year-3 = 3: il Furfante

## Names of things

card-architect = Architetto
card-bard = Bardo
card-barge_toad = Rospo barcaiolo
card-chip_sweep = Spazzatrucioli
card-doctor = Dottore
card-fool = Giullare
card-historian = Storico
card-husband = Marito
card-innkeeper = Locandiere
card-judge = Giudice
card-king = Re
card-miner_mole = Talpa minatrice
card-monk = Monaco
card-peddler = Venditore ambulante
card-postal_pigeon = Piccione postino
card-queen = Regina
card-ranger = Guardaboschi
card-shepherd = Pastora
card-shopkeeper = Bottegaio
card-teacher = Insegnante
card-undertaker = Becchino
card-wanderer = Viandante
card-wife = Moglie
card-woodcarver = Intagliatore
card-castle = Castello
card-cemetery = Cimitero
card-chapel = Cappella
card-clock_tower = Torre dell’orologio
card-courthouse = Tribunale
card-crane = Gru
card-dungeon = Prigione
card-ever_tree = Albero Eterno
card-fairgrounds = Fiera
card-farm = Fattoria
card-general_store = Emporio
card-inn = Locanda
card-lookout = Vedetta
card-mine = Miniera
card-monastery = Monastero
card-palace = Palazzo
card-post_office = Ufficio postale
card-resin_refinery = Raffineria di resina
card-ruins = Rovine
card-school = Scuola
card-storehouse = Magazzino
card-theater = Teatro
card-twig_barge = Chiatta di rametti
card-university = Università
card-three_twigs = Riva dei rametti
card-two_twigs_card = Sentiero dei rametti
card-two_resin = Pino della resina
card-one_resin_card = Sentiero della resina
card-two_cards_point = Crocevia
card-one_pebble = Guado dei ciottoli
card-one_berry_card = Siepe delle bacche
card-one_berry = Cespuglio di bacche
card-f_two_berries_card = Radura delle bacche
card-f_two_any = Conca ricca
card-f_discard_draw_double = Ceppo sussurrante
card-f_copy_basic_card = Roccia dell’eco
card-f_three_cards_pebble = Pietre delle storie
card-f_twig_resin_berry = Boschetto misto
card-f_three_berries = Roveto
card-f_two_resin_twig = Vecchi pini
card-f_two_cards_any = Angolo dell’eremita
card-f_discard_three_any = Quercia del baratto
card-f_meadow_two_play_one = Porta del bosco
card-haven = Rifugio
card-journey_2 = Viaggio: 2 punti
card-journey_3 = Viaggio: 3 punti
card-journey_4 = Viaggio: 4 punti
card-journey_5 = Viaggio: 5 punti
card-city_monument = Monumento cittadino
card-grand_tour = Gran tour
card-harvest_festival = Festa del raccolto
card-cartographers_expedition = Spedizione del cartografo
card-a_brilliant_marketing_plan = Un brillante piano di marketing
card-a_wee_run_city = Una città ben amministrata
card-an_evening_of_fireworks = Una serata di fuochi d’artificio
card-ancient_scrolls_discovered = Scoperta di antiche pergamene
card-capture_of_the_acorn_thieves = Cattura dei ladri di ghiande
card-croak_wart_cure = Cura delle verruche
card-flying_doctor_service = Servizio del dottore volante
card-graduation_of_scholars = Laurea degli studiosi
card-ministering_to_miscreants = Conforto ai furfanti
card-path_of_the_pilgrims = Cammino dei pellegrini
card-performer_in_residence = Artista residente
card-pristine_chapel_ceiling = La volta della cappella
card-remembering_the_fallen = In memoria dei caduti
card-tax_relief = Sgravio fiscale
card-the_everdell_games = I giochi di Everdell
card-under_new_management = Nuova gestione
card-winter = inverno
card-spring = primavera
card-summer = estate
card-autumn = autunno
figure-points = punti
figure-base = carte
figure-tokens = segnalini Punto
figure-prosperity = Prosperità
figure-journey = Viaggio
figure-events = Eventi
figure-cards = carte in città
figure-achieved = Eventi realizzati
figure-resources = risorse

## Parts of sentences

good = { $good ->
    [twig] { $count ->
        [one] 1 rametto
       *[other] { $count } rametti
     }
    [resin] { $count ->
        [one] 1 resina
       *[other] { $count } resine
     }
    [pebble] { $count ->
        [one] 1 ciottolo
       *[other] { $count } ciottoli
     }
    [berry] { $count ->
        [one] 1 bacca
       *[other] { $count } bacche
     }
    [point] { $count ->
        [one] 1 segnalino Punto
       *[other] { $count } segnalini Punto
     }
   *[any] { $count ->
        [one] 1 risorsa a scelta
       *[other] { $count } risorse a scelta
     }
 }
good-counted = { $good ->
    [twig] rametti
    [resin] resina
    [pebble] ciottoli
    [berry] bacche
    [point] segnalini Punto
   *[any] risorse a scelta
 }: { $often }
good-nothing = niente
cards-hidden = { $count ->
        [one] 1 carta
       *[other] { $count } carte
     }
which = { $kind ->
    [critter] Animali
    [construction] Costruzioni
   *[any] carte
 }{ $colour ->
    [tan]  Viaggiatore
    [green]  Produzione
    [red]  Destinazione
    [blue]  Governo
    [purple]  Prosperità
   *[any] {""}
 }{ $rarity ->
    [common]  comuni
    [unique]  unici
   *[any] {""}
 }
colour-count = { $count } × { $colour ->
    [tan] Viaggiatore
    [green] Produzione
    [red] Destinazione
    [blue] Governo
   *[purple] Prosperità
 }
any-critter = qualsiasi Animale
place-limbo = il lavoratore la cui carta è uscita

## Effects

fx-gain = ottieni { $goods }
fx-spend = { $verb ->
    [pay] paga
    [give] dai a un avversario
   *[set_aside] metti sull’Evento
 } { $least ->
    [0] fino a { $count }
   *[other] { $count }
 } { $good ->
    [twig] rametti
    [resin] resine
    [pebble] ciottoli
    [berry] bacche
   *[any] risorse
 }
fx-refund = ottieni il suo costo stampato
fx-put-on-self = metti { $goods } su questa carta
fx-take-from-self = togli { $goods } da questa carta
fx-take-all-from-self = prendi tutto ciò che è su questa carta
fx-put-on-event = metti { $goods } sull’Evento
fx-draw = pesca { $count } carte
fx-draw-to-limit = pesca fino al limite di mano
fx-discard-hand = scarta { $count ->
    [99] quante vuoi
   *[other] { $least ->
        [0] fino a { $count }
        [1] fino a { $count }
       *[other] { $count }
     }
 } carte dalla mano
fx-give-cards = dai { $count ->
    [one] una carta
   *[other] { $count } carte
 } a un avversario
fx-draw-meadow = pesca { $least ->
    [0] fino a
   *[other] {""}
 } { $count } dal Prato
fx-discard-meadow = scarta { $count } carte del Prato
fx-refill = rifornisci il Prato
fx-reveal = rivela { $count } carte del mazzo{ $choice ->
    [1] {" o degli scarti"}
   *[other] {""}
 }
fx-take-to-hand = prendi in mano quelle che vuoi
fx-put-rest-beneath = metti il resto sotto l’Evento
fx-discard-rest = scarta il resto
fx-discard-city = scarta dalla tua città: { $count } { $which }{ $other ->
    [1] {" (non questa)"}
   *[other] {""}
 }
fx-put-beneath = metti sotto l’Evento fino a { $count } { $which } { $from ->
    [city] della tua città
   *[hand] della tua mano
 }
fx-activate-location = { $own ->
    [1] attiva di nuovo un luogo { $forest ->
        [1] base o della Foresta
       *[other] base
     } con il tuo lavoratore
   *[other] copia un luogo { $forest ->
        [1] base o della Foresta
       *[other] base
     }
 }
fx-move-worker = sposta un tuo lavoratore in un altro luogo
fx-recall-worker = fai tornare un tuo lavoratore
fx-activate-production = attiva le tue carte Produzione
fx-copy-production = { $own ->
    [1] attiva un’altra carta Produzione della tua città
   *[other] copia una carta Produzione di un avversario
 }
fx-play = { $optional ->
    [1] {"se vuoi, "}
   *[other] {""}
 }gioca una carta { $from ->
    [hand] dalla mano
    [meadow] dal Prato
    [both] dalla mano o dal Prato
    [shown] tra quelle rivelate
   *[drawn] tra quelle pescate
 }{ $points ->
    [9] {""}
   *[other] {" da al massimo "}{ $points } punti
 } { $free ->
    [1] gratis
   *[other] per { $less } risorse in meno
 }
custom-reduce = { $price ->
    [imprison] metti un Animale della tua città sotto questa carta: 3 risorse in meno
   *[discard_self] scarta questa carta: { $of ->
        [critter] 3 bacche in meno per un Animale
        [construction] 3 risorse in meno per una Costruzione
       *[other] 3 risorse in meno
     }
 }
custom-swap = paga { $count } risorsa del costo con una di altro tipo
count-city = 1 per ogni { $which } della tua città
count-supply = la tua riserva: { $good ->
    [twig] rametti
    [resin] resina
    [pebble] ciottoli
    [berry] bacche
    [point] segnalini Punto
   *[any] risorse a scelta
 }
count-on-self = { $good ->
    [twig] rametti
    [resin] resina
    [pebble] ciottoli
    [berry] bacche
    [point] segnalini Punto
   *[any] risorse a scelta
 } su questa carta
count-on-card = { $good ->
    [twig] rametti
    [resin] resina
    [pebble] ciottoli
    [berry] bacche
    [point] segnalini Punto
   *[any] risorse a scelta
 } su: { $card }
count-on-event = { $good ->
    [twig] rametti
    [resin] resina
    [pebble] ciottoli
    [berry] bacche
    [point] segnalini Punto
   *[any] risorse a scelta
 } sull’Evento
count-beneath = carte sotto
count-prisoners = prigionieri nella tua Prigione
count-workers-on = lavoratori su: { $card }
count-events = { $kind ->
    [basic] Eventi base
   *[special] Eventi speciali
 }
count-pairs = coppie in tutte le città
count-drawn = carte pescate
count-paired = se questa carta è in coppia
if-paired = questa carta è in coppia
if-has = la città ha: { $which }
if-stands-on = il tuo lavoratore è lì
when-played = dopo aver giocato: { $which }
when-preparing = prima di prepararti per la stagione

## Components in sentences

label-card = { $kind ->
    [critter] Animale
   *[construction] Costruzione
 }, { $colour ->
    [tan] Viaggiatore
    [green] Produzione
    [red] Destinazione
    [blue] Governo
   *[purple] Prosperità
 }, { $rarity ->
    [common] comune
   *[unique] unica
 }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
     }
label-place = { $kind ->
    [basic_location] Luogo base
    [forest_location] Luogo della Foresta
    [haven] Rifugio
   *[journey] Viaggio
 }
label-event = { $kind ->
    [basic_event] Evento base
   *[special_event] Evento speciale
 }
words-cost = Costa { $cost }.
words-before = Si fa posto: { $effect }.
words-into = Si gioca in uno spazio libero della città di un avversario.
words-effect = Quando si gioca: { $effect }.
words-production = Produzione: { $effect }.
words-visit = Visita{ $open ->
    [1] {" (aperta a tutti)"}
   *[other] {""}
 }: { $effect }.
words-reaction = Governo, { $reaction }.
words-ability = Quando giochi una carta: { $ability }.
words-bonus = Punti a fine partita: { $bonus }.
words-hosts = Accoglie gratis, una volta: { $hosts }.
words-pays = Quanto paghi va a un avversario.
words-permanent = Un lavoratore qui non torna mai.
words-second = Un secondo { $cell ->
    [1] posto in cella
   *[other] spazio
 } con: { $card }.
words-no-space = Non occupa spazi in città.
words-shares = Condivide uno spazio con: { $card }.
words-requires = Richiede: { $needed }.
words-achieved = Quando si realizza: { $effect }.
words-points = Vale { $points } punti.
words-journey = Vale { $points } punti a fine partita; il lavoratore resta lì.
words-place = { $shared ->
    [1] Condiviso
   *[other] Un lavoratore
 }: { $effect }.

## Questions

ask-turn = Tocca a te: { $workers ->
    [0] gioca una carta
    [one] piazza l’ultimo lavoratore o gioca una carta
   *[other] piazza uno dei { $workers } lavoratori o gioca una carta
 }. Stagione: { $season ->
    [winter] inverno
    [spring] primavera
    [summer] estate
   *[autumn] autunno
 }.
ask-way = Come paghi { $card }?
ask-waive = { $card } costa fino a { $count } in meno: che cosa paghi?
ask-pick = { $verb ->
    [discard-hand] Scarta carte dalla mano.
    [draw-meadow] Prendi carte dal Prato.
    [discard-meadow] Scarta carte del Prato.
    [take-to-hand] Quali carte rivelate tieni?
    [discard-city] Scarta carte della tua città.
    [put-city-beneath] Quali carte della tua città vanno sotto l’Evento?
    [put-hand-beneath] Quali carte della mano vanno sotto l’Evento?
   *[give-cards] Quali carte dai?
 }{ $least ->
    [1] {" Ancora: "}
   *[other] {" Al massimo: "}
 }{ $count }.
ask-take = Prendi una risorsa a scelta{ $count ->
    [one] {""}
   *[other] {", "}{ $count } in tutto
 }.
ask-spend = { $verb ->
    [pay] Quante ne paghi
    [give] Quante ne dai
   *[set_aside] Quante ne metti da parte
 }: { $good ->
    [twig] rametti
    [resin] resine
    [pebble] ciottoli
    [berry] bacche
   *[any] risorse
 } (al massimo { $count })
ask-give-to = A quale avversario?
ask-give-cards-to = Chi riceve { $count ->
    [one] la carta
   *[other] le { $count } carte
 }?
ask-reveal = Da dove riveli { $count } carte?
ask-copy = { $own ->
    [1] Quale luogo con il tuo lavoratore agisce di nuovo?
   *[other] Quale luogo copi?
 }
ask-copy-card = { $own ->
    [1] Quale carta Produzione agisce di nuovo?
   *[other] Quale carta Produzione copi?
 }
ask-move = Quale tuo lavoratore si sposta?
ask-move-to = Dove va?
ask-recall = Quale lavoratore torna?
ask-produce = Quale carta Produzione adesso?
ask-use = Quale carta usi?
ask-play-by = Gioca una carta { $free ->
    [1] gratis
   *[other] per { $less } risorse in meno
 }{ $optional ->
    [1] {", se vuoi"}
   *[other] {""}
 }.
ask-send = Nella città di chi va { $card }?
ask-drive-away = Quale carta della città di Rugwort scaccia il Giullare?

## Options

option-visit = { $what }{ $owner ->
    [0] {""}
   *[other] {" (giocatore "}{ $owner })
 }: { $effect }
option-copy = Copia { $what }{ $owner ->
    [0] {""}
   *[other] {" (giocatore "}{ $owner })
 }: { $effect }
option-move = Il lavoratore su { $what }{ $owner ->
    [0] {""}
   *[other] {" (giocatore "}{ $owner })
 } ({ $effect })
option-recall = Torna da { $what }{ $owner ->
    [0] {""}
   *[other] {" (giocatore "}{ $owner })
 } ({ $effect })
option-play = { $card }: { $way }
option-play-otherwise = { $card }, altrimenti: { $way }
option-play-by = { $card }, { $free ->
    [1] gratis
   *[other] per { $less } risorse in meno
 }
option-pay = Paga { $cost }
way-pay = paga { $cost }
way-host = entra gratis in: { $card }
way-with = con { $card }{ $swap ->
    [1] {": paga "}{ $cost }
   *[other] { $waived ->
        [0] {", paga "}{ $cost }
       *[other] {", "}{ $waived } in meno su { $cost }
     }
 }
way-imprison = { $prisoner } va in { $card }: { $waived } in meno su { $cost }
way-several = scegli tra { $count } modi di pagare
option-prepare = Preparati per { $season ->
    [spring] la primavera
    [summer] l’estate
   *[autumn] l’autunno
 }: nuovi lavoratori: { $workers }; { $effect }
option-pass = Passa: hai finito
option-take = { $good ->
    [twig] Un rametto
    [resin] Una resina
    [pebble] Un ciottolo
   *[berry] Una bacca
 }
option-spend = { $verb ->
    [pay] Paga
    [give] Dai
   *[set_aside] Metti da parte
 } { $count } × { $good ->
    [twig] rametto
    [resin] resina
    [pebble] ciottolo
   *[berry] bacca
 }
option-enough = { $picked ->
    [0] Nessuna
   *[other] Basta
 }
option-pick = { $verb ->
    [discard] Scarta:
    [draw] Prendi:
    [give] Dai:
    [keep] Tieni:
   *[beneath] Sotto l’Evento:
 } { $card }
option-to-seat = Giocatore { $seat }
option-from-deck = Dal mazzo
option-from-discard = Dagli scarti
option-use = { $card }: { $effect }
option-produce = { $card }: { $effect }
option-drive-away = Scaccia: { $card }

## What happened

event-turn = { $player }: tocca a lui
event-placed = { $player }: lavoratore su { $what }
event-played = { $player }: { $card } giocata{ $from ->
    [meadow] {" (dal Prato)"}
   *[other] {""}
 }
event-paid = { $player }: { $goods } pagato
event-gave = { $player }: { $goods } a { $to }
event-set-aside = { $player }: { $goods } sull’Evento
event-occupied = { $player }: segnalino Occupato su { $card }
event-helped = { $player }: { $card } aiuta
event-imprisoned = { $player }: { $card } in prigione
event-left = { $player }: { $card } lascia la città
event-gained = { $player }: { $goods }
event-laid = { $player }: { $goods } su { $card }
event-drew = { $player }: pesca { $cards }
event-drew-meadow = { $player }: prende { $card } dal Prato
event-shown = { $player } Nuova nel Prato: { $card }
event-shuffled = { $player } Gli scarti diventano il mazzo ({ $count })
event-discarded = { $player }: scarta { $cards }
event-discarded-meadow = { $player }: scarta { $card } dal Prato
event-discarded-rest = { $player }: scarta { $cards }
event-revealed = { $player }: rivela { $cards }
event-kept = { $player }: tiene { $card }
event-put-beneath = { $player }: sotto l’Evento: { $cards }
event-gave-card = { $player }: dà una carta a { $to }
event-got-card = { $player }: riceve { $cards }
event-sent = { $player }: { $card } va da { $to }
event-achieved = { $player }: Evento realizzato: { $event }
event-copied = { $player }: copia { $what }
event-copied-card = { $player }: copia { $card } ({ $of })
event-recalled = { $player }: un lavoratore torna
event-production = { $player }: Produzione
event-reacted = { $player }: { $card } agisce
event-prepared = { $player }: si prepara: { $season }
event-passed = { $player }: passa
event-over = { $player } La partita è finita
event-rugwort-rolls = { $player }: tira il dado
event-rugwort-plays = { $player }: prende { $card }
event-rugwort-sends = { $player }: ti manda { $card }
event-rugwort-moves = { $player }: avanza: { $season }{ $kidnaps ->
    [1] {", e ti prende un lavoratore"}
   *[other] {""}
 }

## The end

won-by-points = Più punti: { $points }.
won-by-events = { $points } punti ciascuno; decidono gli Eventi.
won-by-resources = { $points } punti e pari Eventi; decidono le risorse.
won-shared = { $points } punti ciascuno: vittoria condivisa.
won-against-rival = Hai battuto Rugwort: { $points } punti.
lost-against-rival = Rugwort vince con { $points } punti.

## The table in the terminal

table-piles = Mazzo { $deck }, scarti { $discard }
table-meadow = Prato
table-places = Luoghi
table-events = Eventi
table-revealed = Rivelate
table-player = { $season ->
    [winter] inverno
    [spring] primavera
    [summer] estate
   *[autumn] autunno
 }, { $points } punti ({ $tokens } in segnalini), lavoratori liberi: { $free }, carte: { $hand }, spazi: { $used } di { $spaces }
table-passed = ha passato
table-city = Città
table-hand = Mano

## Aiuto su ciò che sta sul tavolo

help-cards = Carte in mano, al massimo 8. Nessun altro le vede. Si giocano nella città, si danno o si scartano.
help-city = Una città: le carte che qualcuno ha giocato. Ha 15 spazi; quasi tutte le carte valgono punti alla fine.
help-deck = Il mazzo. Da qui si pesca e si riempie il Prato. Quando è vuoto, si mescola la pila degli scarti.
help-discard = La pila degli scarti, coperta. Diventa il nuovo mazzo quando questo è vuoto.
help-forest = Una radura per un luogo Foresta. In questa non c'è nulla.
help-goods = Risorse: rametti, resina e ciottoli per costruire, bacche per gli Animali. Restano da un turno all'altro.
help-haven = Un luogo dove un lavoratore scambia carte della mano: una risorsa a scelta ogni due carte.
help-meadow = Una casella vuota del Prato. Si riempie dal mazzo. Tutti possono giocare carte dal Prato come dalla mano.
help-player = Un giocatore: stagione, punti finora, lavoratori disponibili, risorse e città. Un clic mostra in grande la città di un altro.
help-points = Punti finora: punti base delle carte, segnalini Punto, ciò che contano adesso le carte Prosperità e gli Eventi. Vince chi ne ha di più.
help-season = L'Albero Eterno. Quando i tuoi lavoratori sono tutti piazzati, puoi prepararti per la stagione seguente: tornano, insieme a nuovi.
help-seat = Un giocatore di questo tavolo, con la sua stagione.
help-workers = Lavoratori disponibili. In un turno uno va in un luogo e vi resta fino alla stagione seguente.
