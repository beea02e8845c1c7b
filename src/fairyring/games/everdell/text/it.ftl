### Everdell. Clauses such as "good" and the effects are put together to whole sentences, so they begin small and end
### without a full stop.

## The game

game-name = Everdell
game-about = Un anno nella valle degli animali: piazza lavoratori, costruisci una città di 15 carte, falla produrre, realizza Eventi. Da 1 a 4 giocatori; da soli contro Rugwort, o da soli o in due contro Tessinotte.
rival-rugwort = Rugwort
setting-rival = Contro chi
setting-rival-none = nessun altro
setting-rival-rugwort = Rugwort
setting-rival-nightweave = Tessinotte
setting-starter = Primo giocatore
setting-starter-random = sorteggiato
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
list-or = { $first } o { $second }
list-and = { $first } e { $second }
cards-hidden = { $count ->
        [one] 1 carta
       *[other] { $count } carte
     }
which = { $kind ->
    [critter] Animali
    [construction] Costruzioni
   *[any] carte
 }{ $colour ->
    [tan] {" Viaggiatore"}
    [green] {" Produzione"}
    [red] {" Destinazione"}
    [blue] {" Governo"}
    [purple] {" Prosperità"}
   *[any] {""}
 }{ $rarity ->
    [common] {" comuni"}
    [unique] { $kind ->
        [critter] {" unici"}
       *[any] {" uniche"}
     }
   *[any] {""}
 }
colour-count = { $count } { $count ->
    [one] carta
   *[other] carte
 } { $colour ->
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
fx-worth = vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
fx-in-the-end = alla fine: { $bonus }
fx-refund = ottieni il suo costo stampato
fx-put-on-self = metti { $goods } su questa carta
fx-take-from-self = togli { $goods } da questa carta
fx-take-all-from-self = prendi tutto ciò che è su questa carta
fx-put-on-event = metti { $goods } sull’Evento
fx-draw = pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
fx-draw-to-limit = pesca fino al limite di mano
fx-discard-hand = scarta { $count ->
    [99] quante carte vuoi
    [one] 1 carta
   *[other] { $least ->
        [0] fino a { $count }
        [1] fino a { $count }
       *[other] { $count }
     } carte
 } dalla mano
fx-give-cards = dai { $count ->
    [one] una carta
   *[other] { $count } carte
 } a un avversario
fx-draw-meadow = pesca { $least ->
    [0] fino a { $count }
   *[other] { $count }
 } dal Prato
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
   *[other] { $less ->
        [1] per 1 risorsa in meno
       *[other] per { $less } risorse in meno
     }
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
count-city = { $each } per ogni { $which } della tua città
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
    [legendary] leggendaria
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
words-visit = Visita: { $effect }.
words-open = Aperta a tutti: quando un avversario la visita, ottieni { $goods }.
words-reaction = { $reaction }.
words-ability = Quando giochi una carta: { $ability }.
words-bonus = Punti a fine partita: { $bonus }.
words-hosts = Accoglie gratis, una volta: { $hosts }.
words-pays = Quanto paghi va a un avversario.
words-permanent = Un lavoratore messo qui ci resta per sempre.
words-second = Con la carta { $card } nella tua città qui c’è { $cell ->
    [1] una seconda cella
   *[other] un secondo spazio
 }.
words-no-space = Non occupa spazi in città.
words-shares = Può dividere lo spazio con la carta { $card }.
words-requires = Richiede nella tua città: { $needed }.
words-achieved = Quando si realizza: { $effect }.
words-points = Vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
words-journey = Vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } a fine partita; il lavoratore resta lì.
words-place = { $effect }.
words-room = { $room ->
    [shared] Quanti lavoratori si vuole
    [forest] Un lavoratore; in { $players } giocatori due, di giocatori diversi
   *[one] Un lavoratore
 }.

## What each component does, written for what told.toml says: a change there asks for all languages

does-architect = A fine partita: 1 punto per ogni resina e ogni ciottolo nella tua riserva, al massimo 6.
does-bard = Quando si gioca: scarta fino a 5 carte dalla mano e ottieni 1 segnalino Punto per ciascuna.
does-barge_toad = Produzione: 2 rametti per ogni Fattoria nella tua città.
does-chip_sweep = Produzione: attiva un’altra carta Produzione della tua città.
does-doctor = Produzione: paga fino a 3 bacche e ottieni 1 segnalino Punto per ciascuna.
does-historian = Dopo che hai giocato una carta: pesca 1 carta.
does-husband = Produzione: 1 risorsa a scelta se divide lo spazio con una Moglie e nella tua città c’è una Fattoria.
does-innkeeper = Quando giochi un Animale, puoi scartare questa carta per pagare 3 bacche in meno.
does-judge = Quando giochi una carta, puoi sostituire 1 risorsa del costo con una di altro tipo.
does-king = A fine partita: 1 punto per ogni Evento base e 2 punti per ogni Evento speciale che hai realizzato.
does-miner_mole = Produzione: copia una carta Produzione nella città di un avversario.
does-monk = Produzione: dai fino a 2 bacche a un avversario e ottieni 2 segnalini Punto per ciascuna.
does-peddler = Produzione: scambia fino a 2 risorse con altrettante a tua scelta.
does-postal_pigeon = Quando si gioca: rivela 2 carte del mazzo; puoi giocarne gratis una che vale al massimo 3 punti. Scarta il resto.
does-queen = Visita: gioca gratis una carta che vale al massimo 3 punti, dalla mano o dal Prato.
does-ranger = Quando si gioca: sposta un tuo lavoratore in un altro luogo ed eseguilo.
does-shepherd = Quando si gioca: 3 bacche e 1 segnalino Punto per ogni segnalino Punto sulla tua Cappella.
does-shopkeeper = Dopo che hai giocato un Animale: 1 bacca.
does-teacher = Produzione: pesca 2 carte, tienine una e dai l’altra a un avversario.
does-undertaker = Quando si gioca: scarta 3 carte del Prato e riforniscilo; poi prendi 1 carta dal Prato.
does-wanderer = Quando si gioca: pesca 3 carte.
does-wife = A fine partita: 3 punti se divide lo spazio con un Marito.
does-woodcarver = Produzione: paga fino a 3 rametti e ottieni 1 segnalino Punto per ciascuno.
does-castle = A fine partita: 1 punto per ogni Costruzione comune nella tua città.
does-cemetery = Visita: rivela 4 carte del mazzo o degli scarti, giocane una gratis e scarta il resto.
does-chapel = Visita: metti 1 segnalino Punto su questa carta, poi pesca 2 carte per ogni segnalino Punto che ha sopra.
does-clock_tower = Quando si gioca: metti 3 segnalini Punto su questa carta. Prima di prepararti per una stagione puoi toglierne 1 per eseguire di nuovo un luogo base o della Foresta dove sta un tuo lavoratore.
does-courthouse = Dopo che hai giocato una Costruzione: 1 rametto, 1 resina o 1 ciottolo.
does-crane = Quando giochi una Costruzione, puoi scartare questa carta per pagare 3 risorse in meno.
does-dungeon = Quando giochi una carta, puoi mettere un Animale della tua città sotto questa carta per pagare 3 risorse in meno.
does-ever_tree = A fine partita: 1 punto per ogni carta Prosperità nella tua città, compresa questa.
does-fairgrounds = Produzione: pesca 2 carte.
does-farm = Produzione: 1 bacca.
does-general_store = Produzione: 1 bacca, e 1 in più se nella tua città c’è una Fattoria.
does-inn = Visita: gioca una carta del Prato pagando 3 risorse in meno.
does-lookout = Visita: copia un luogo base o della Foresta.
does-mine = Produzione: 1 ciottolo.
does-monastery = Visita: dai 2 risorse a un avversario e ottieni 4 segnalini Punto.
does-palace = A fine partita: 1 punto per ogni Costruzione unica nella tua città, compresa questa.
does-post_office = Visita: dai 2 carte della tua mano a un avversario; poi scartane quante vuoi e pesca fino al limite di mano.
does-resin_refinery = Produzione: 1 resina.
does-ruins = Quando si gioca: scarta una Costruzione della tua città, che fa posto a questa carta. Ottieni il suo costo stampato e pesca 2 carte.
does-school = A fine partita: 1 punto per ogni Animale comune nella tua città.
does-storehouse = Produzione: metti 3 rametti, 2 resine, 1 ciottolo o 2 bacche su questa carta. Visita: prendi tutto ciò che ha sopra.
does-theater = A fine partita: 1 punto per ogni Animale unico nella tua città.
does-twig_barge = Produzione: 2 rametti.
does-university = Visita: scarta un’altra carta della tua città. Ottieni il suo costo stampato, 1 risorsa a scelta e 1 segnalino Punto.
does-farm_winter_1 = Produzione: 1 bacca o 2 carte.
does-farm_winter_2 = Produzione: 1 bacca o 1 resina.
does-farm_spring_1 = Produzione: 1 bacca o 2 rametti.
does-farm_spring_2 = Produzione: 1 bacca, oppure 1 rametto e 1 carta.
does-farm_summer_1 = Produzione: 1 bacca.
does-farm_summer_2 = Produzione: 2 bacche o 1 ciottolo.
does-farm_autumn_1 = Produzione: 1 bacca o 1 segnalino Punto.
does-farm_autumn_2 = Produzione: 1 bacca e 1 carta, oppure 1 risorsa a scelta.
does-corrin_field = Produzione: 1 bacca, e 1 in più per ogni Fattoria nelle città degli avversari. Poi ogni avversario può pescare 1 carta per ogni sua Fattoria.
does-corrin_path = Visita: esegui un luogo dove sta un lavoratore avversario. Non il Cimitero, la Cappella, il Monastero, una Leggenda, un Evento o il Viaggio.
does-corrin_warrior = Quando si gioca: dai agli avversari fino a 8 carte e risorse in tutto e ottieni 1 segnalino Punto per ciascuna.
does-corrin_leader = Dopo che hai pescato carte, puoi darne una a un avversario e ottenere 1 segnalino Punto.
does-corrin_king = A fine partita: 1 punto per ogni carta Prosperità nella città di un avversario.
does-click_clacks = Produzione: 3 bacche e 1 risorsa a scelta per ogni Fattoria nella tua città.
does-strongroot_castle = A fine partita: 2 punti per ogni Costruzione comune nella tua città.
does-darkdeep_prison = Quando si gioca: scarta fino a 2 Animali della tua città e ottieni per ciascuno 3 segnalini Punto e 3 risorse a scelta.
does-everflame_tomb = Visita: puoi giocare gratis una carta, dalla mano o dal Prato.
does-king_norths_treasury = Quando si gioca: metti 4 segnalini Punto su questa carta. Quando giochi una carta puoi spenderne quanti vuoi: ciascuno riduce il costo di 2 risorse.
does-chipter_swipple = Produzione: attiva fino a 2 diverse carte Produzione della tua città, ma non Leggende.
does-jor_goldwing = Quando si gioca: 1 segnalino Punto per ogni carta nella tua mano, al massimo 8. Le carte restano tue.
does-mayberry_matriarch = A fine partita: 5 punti se divide lo spazio con un Marito e nella tua città c’è una Fattoria.
does-strey_softpaw = Visita: scegli fino a 2 lavoratori, di chiunque, su luoghi base o della Foresta ed esegui i loro luoghi.
does-tarry_hare = Dopo che hai giocato un Animale: 1 risorsa a scelta. Dopo che hai giocato una Costruzione: pesca fino a 2 carte.
does-three_twigs = 3 rametti.
does-two_twigs_card = 2 rametti e 1 carta.
does-two_resin = 2 resine.
does-one_resin_card = 1 resina e 1 carta.
does-two_cards_point = 2 carte e 1 segnalino Punto.
does-one_pebble = 1 ciottolo.
does-one_berry_card = 1 bacca e 1 carta.
does-one_berry = 1 bacca.
does-f_two_berries_card = 2 bacche e 1 carta.
does-f_two_any = 2 risorse a scelta.
does-f_discard_draw_double = Scarta 1 o più carte dalla mano, poi pescane 2 per ciascuna.
does-f_copy_basic_card = Pesca 1 carta e copia un luogo base.
does-f_three_cards_pebble = 3 carte e 1 ciottolo.
does-f_twig_resin_berry = 1 rametto, 1 resina e 1 bacca.
does-f_three_berries = 3 bacche.
does-f_two_resin_twig = 2 resine e 1 rametto.
does-f_two_cards_any = 2 carte e 1 risorsa a scelta.
does-f_discard_three_any = Scarta fino a 3 carte dalla mano e ottieni 1 risorsa a scelta per ciascuna.
does-f_meadow_two_play_one = Prendi 2 carte dal Prato; puoi giocarne subito una pagando 1 risorsa in meno.
does-haven = Scarta carte dalla mano: ogni 2 carte ottieni 1 risorsa a scelta.
does-journey_2 = Scarta 2 carte dalla mano.
does-journey_3 = Scarta 3 carte dalla mano.
does-journey_4 = Scarta 4 carte dalla mano.
does-journey_5 = Scarta 5 carte dalla mano.
does-a_brilliant_marketing_plan = Quando si realizza: dai agli avversari fino a 3 risorse in tutto e metti 2 segnalini Punto su questo Evento per ciascuna.
does-a_wee_run_city = Quando si realizza: riprendi un tuo lavoratore.
does-an_evening_of_fireworks = Quando si realizza: metti fino a 3 rametti su questo Evento. A fine partita: 2 punti per ciascuno.
does-ancient_scrolls_discovered = Quando si realizza: rivela 5 carte del mazzo, prendi in mano quelle che vuoi e metti il resto sotto questo Evento. A fine partita: 1 punto per ogni carta sotto di esso.
does-capture_of_the_acorn_thieves = Quando si realizza: metti fino a 2 Animali della tua città sotto questo Evento. A fine partita: 3 punti per ciascuno.
does-croak_wart_cure = Quando si realizza: paga 2 bacche e scarta 2 carte della tua città.
does-flying_doctor_service = A fine partita: 3 punti per ogni coppia di Marito e Moglie che divide uno spazio, in tutte le città.
does-graduation_of_scholars = Quando si realizza: metti fino a 3 Animali dalla mano sotto questo Evento. A fine partita: 2 punti per ciascuno.
does-ministering_to_miscreants = A fine partita: 3 punti per ogni prigioniero nella tua Prigione.
does-path_of_the_pilgrims = A fine partita: 3 punti per ogni lavoratore sul tuo Monastero.
does-performer_in_residence = Quando si realizza: metti fino a 3 bacche su questo Evento. A fine partita: 2 punti per ciascuna.
does-pristine_chapel_ceiling = Quando si realizza: 1 carta e 1 risorsa a scelta per ogni segnalino Punto sulla tua Cappella. A fine partita: 2 punti per ogni segnalino Punto lì sopra.
does-remembering_the_fallen = A fine partita: 3 punti per ogni lavoratore sul tuo Cimitero.
does-tax_relief = Quando si realizza: attiva tutte le tue carte Produzione.
does-under_new_management = Quando si realizza: metti fino a 3 risorse su questo Evento. A fine partita: 1 punto per ogni rametto e bacca su di esso, 2 punti per ogni resina e ciottolo.

## Questions

ask-turn = Tocca a te: { $workers ->
    [0] { $season ->
        [autumn] gioca una carta o passa
       *[other] gioca una carta o preparati per la prossima stagione
     }
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
    [activate-own] Quali carte Produzione attivi?
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
ask-spend = { $good ->
    [twig] Quanti rametti
    [resin] Quante resine
    [pebble] Quanti ciottoli
    [berry] Quante bacche
   *[any] Quante risorse
 } { $verb ->
    [pay] paghi
    [give] dai
   *[set_aside] metti da parte
 }? Al massimo { $count }.
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
   *[other] { $less ->
        [1] per 1 risorsa in meno
       *[other] per { $less } risorse in meno
     }
 }{ $optional ->
    [1] {", se vuoi"}
   *[other] {""}
 }.
ask-send = Nella città di chi va { $card }?
ask-drive-away = Quale carta della città di Rugwort scaccia il Giullare?

## Options

option-visit = { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 }: { $effect }
option-copy = Copia { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 }: { $effect }
option-move = Il lavoratore su { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 } ({ $effect })
option-recall = Torna da { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 } ({ $effect })
option-play = { $card }: { $way }
option-play-otherwise = { $card }, altrimenti: { $way }
option-play-by = { $card }, { $free ->
    [1] gratis
   *[other] { $less ->
        [1] per 1 risorsa in meno
       *[other] per { $less } risorse in meno
     }
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
 } { good }
option-enough = { $picked ->
    [0] Nessuna
   *[other] Basta
 }
option-pick = { $verb ->
    [discard] Scarta:
    [draw] Prendi:
    [give] Dai:
    [keep] Tieni:
    [activate] Attiva:
   *[beneath] Sotto l’Evento:
 } { $card }
option-from-deck = Dal mazzo
option-from-discard = Dagli scarti
option-use = { $card }: { $effect }
option-produce = { $card }: { $effect }
option-drive-away = Scaccia: { $card }

## What happened

event-turn = { $player }, { $season }
event-placed = { $player }: lavoratore su { $what }
event-played = { $player }: carta giocata: { $card }{ $from ->
    [meadow] {" (dal Prato)"}
   *[other] {""}
 }
event-paid = { $player }: pagato: { $goods }
event-gave = { $player }: { $goods } a { $to }
event-set-aside = { $player }: { $goods } sull’Evento
event-occupied = { $player }: segnalino Occupato su { $card }
event-helped = { $player }: { $card } aiuta
event-imprisoned = { $player }: { $card } in prigione
event-left = { $player }: { $card } lascia la città
event-gained = { $player }: { $goods }
event-laid = { $player }: { $goods } su { $card }
event-taken-off = { $player }: { $goods } in meno su { $card }
event-drew = { $player }: carte pescate: { $cards }
event-drew-meadow = { $player }: presa dal Prato: { $card }
event-shown = { $player } Nuova nel Prato: { $card }
event-shuffled = { $player } Gli scarti diventano il mazzo ({ $count })
event-discarded = { $player }: scarto: { $cards }
event-discarded-meadow = { $player }: scarto dal Prato: { $card }
event-discarded-rest = { $player }: scarto: { $cards }
event-revealed = { $player }: carte rivelate: { $cards }
event-kept = { $player }: carta tenuta: { $card }
event-put-beneath = { $player }: sotto l’Evento: { $cards }
event-gave-card = { $player }: una carta per { $to }
event-got-card = { $player }: carta ricevuta: { $cards }
event-sent = { $player }: { $card } va da { $to }
event-achieved = { $player }: Evento realizzato: { $event }
event-copied = { $player }: copia: { $what }
event-copied-card = { $player }: copia: { $card } ({ $of })
event-recalled = { $player }: un lavoratore torna
event-production = { $player }: Produzione
event-reacted = { $player }: { $card } agisce
event-prepared = { $player }: nuova stagione: { $season }
event-passed = { $player }: passo
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
won-against-rival = Vittoria contro { $rival }: { $points } punti.
lost-against-rival = { $rival } vince con { $points } punti.

## Hints: what speaks for an option. Clauses that begin small and end without a full stop.

hint-behind = Circa { $count ->
    [one] 1 punto
   *[other] { $count } punti
 } in meno
hint-points-gain = dà { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
hint-points-cost = costa { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
hint-resources-gain = ti dà { $count ->
    [one] 1 risorsa
   *[other] { $count } risorse
 }
hint-resources-keep = tiene da parte { $count ->
    [one] 1 risorsa
   *[other] { $count } risorse
 }
hint-resources-cost = costa { $count ->
    [one] 1 risorsa
   *[other] { $count } risorse
 }
hint-hand-gain = { $count ->
    [one] 1 carta
   *[other] { $count } carte
 } in più in mano
hint-hand-cost = costa { $count ->
    [one] 1 carta
   *[other] { $count } carte
 } della mano
hint-workers-gain = { $count ->
    [one] 1 lavoratore
   *[other] { $count } lavoratori
 } in più da piazzare
hint-workers-keep = tiene { $count ->
    [one] 1 lavoratore
   *[other] { $count } lavoratori
 } per dopo
hint-production-gain = { $count ->
    [one] 1 carta Produzione in più nella tua città
   *[other] { $count } carte Produzione in più nella tua città
 }
hint-houses-gain = { $count ->
    [one] una Costruzione in più che accoglie gratis un Animale
   *[other] { $count } Costruzioni in più che accolgono gratis un Animale
 }
hint-reach-gain = { $count ->
    [one] un Evento è a portata di mano
   *[other] { $count } Eventi sono a portata di mano
 }

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
help-forest = Una radura per un luogo della Foresta. In questa non c’è nulla.
help-goods = Risorse: rametti, resina e ciottoli per costruire, bacche per gli Animali. Restano da un turno all’altro.
help-haven = Un luogo dove un lavoratore scambia carte della mano: una risorsa a scelta ogni due carte.
help-meadow = Una casella vuota del Prato. Si riempie dal mazzo. Tutti possono giocare carte dal Prato come dalla mano.
help-player = Un giocatore: stagione, punti finora, lavoratori disponibili, risorse e città. Tocca un altro giocatore per vederne la città in grande.
help-points = Punti finora: punti base delle carte, segnalini Punto, ciò che contano adesso le carte Prosperità e gli Eventi. Vince chi ne ha di più.
help-season = L’Albero Eterno. Quando i tuoi lavoratori sono tutti piazzati, puoi prepararti per la stagione seguente: tornano, insieme a nuovi.
help-seat = Un giocatore di questo tavolo, con la sua stagione.
help-workers = Lavoratori disponibili. In un turno uno va in un luogo e vi resta fino alla stagione seguente.
help-aside = Carte accanto alla mano: le tue Leggende, la Fattoria in cima alla pila dei Maiali, le carte prese in una Ragnatela. Solo queste ultime contano per il limite di mano.
help-caught = Una carta della tua mano nella Ragnatela di Tessinotte. Non può essere giocata, scartata o ceduta, ma conta per il limite di mano.
help-lair = Tessinotte: i suoi punti, la sua stagione, i ragni nella Tana, che cosa sta per fare e che cosa è in vigore. Toccala per guardare nella sua Tana.
help-lair-activity = La sua carta Attività in gioco. Fa l’azione di sinistra, altrimenti quella di destra, altrimenti quella in basso. La freccia dice da che parte va quando un luogo è bloccato o tutto è pari.
help-lair-won = Le sue Imprese: carte ed Eventi che ha vinto, scoperti o coperti. Quando ha finito riempiono la sua città, e conta anche il resto.
help-ploy = Una Personalità, un Complotto o un Intrigo: quel che dice vale ora. Passaci sopra o tienilo premuto per leggerlo.
help-power = Un potere: ciò che può fare solo questo giocatore.
help-shut = Una carta della tua città, coperta fino al prossimo Intrigo. Tiene il suo posto e non serve ad altro.
help-won = Una carta tra le Imprese di Tessinotte.

## Mistwood: moduli

card-farm_winter_1 = Fattoria d’inverno
card-farm_winter_2 = Fattoria d’inverno
card-farm_spring_1 = Fattoria di primavera
card-farm_spring_2 = Fattoria di primavera
card-farm_summer_1 = Fattoria d’estate
card-farm_summer_2 = Fattoria d’estate
card-farm_autumn_1 = Fattoria d’autunno
card-farm_autumn_2 = Fattoria d’autunno
module-farms = Attraverso le stagioni
module-farms-about = Otto Fattorie speciali prendono il posto delle Fattorie: hanno costi diversi, e quasi tutte offrono due abilità, di cui ogni volta ne scegli una.
card-corrin_field = Campo di Corrin Codaeterna
card-corrin_path = Sentiero di Corrin Codaeterna
card-corrin_warrior = Corrin Codaeterna il Guerriero
card-corrin_leader = Corrin Codaeterna la Guida
card-corrin_king = Corrin Codaeterna il Re
card-click_clacks = Da Clic Clac
card-strongroot_castle = Castello Radiceforte
card-darkdeep_prison = Carcere di Fondoscuro
card-everflame_tomb = Tomba della Fiamma Eterna
card-king_norths_treasury = Tesoro di Re Nord
card-chipter_swipple = Chipter Swipple
card-jor_goldwing = Jor Aladoro
card-mayberry_matriarch = Matriarca Baccarossa
card-strey_softpaw = Strey Zampalieve
card-tarry_hare = Tarry Hare
card-butterflies = Farfalle: Senza limiti
card-pigs = Maiali: Maestri contadini
card-spiders = Ragni: Furtivi
card-stoats = Ermellini: Previdenti
module-corrin = Corrin Codaeterna
module-corrin-about = Cinque carte di Corrin Codaeterna entrano nel mazzo: i colori, non i nomi, dicono chi si insedia gratis. Per giocatori esperti.
module-legends = Altre Leggende
module-legends-about = Tutti ricevono due Leggende segrete, una Costruzione e un Animale. Pagale, o fai cedere il posto alla carta del nastro. Per giocatori esperti.
module-powers = Poteri dei giocatori
module-powers-about = Ognuno riceve un potere: Farfalle, Maiali, Ragni o Ermellini. In primavera nessuno guadagna un lavoratore.
fx-opponents-draw = ogni avversario può pescare 1 carta per ciascuno dei suoi: { $which }
fx-copy-visited = esegui un luogo su cui sta un lavoratore avversario
ask-copy-visited = Quale luogo occupato da un avversario copi?
fx-give-mixed = dai agli avversari fino a { $count } carte e risorse
ask-give-mixed = Dai una carta o una risorsa? Ancora { $count } al massimo.
when-drew = dopo che hai pescato carte
fx-give-drawn = dai a un avversario una delle carte appena pescate
count-opponents = { $each } per ciascuno di tutti gli avversari: { $which }
count-an-opponent = { $each } per ciascuno di un avversario: { $which }
fx-draw-some = pesca fino a { $count } carte
ask-draw-some = Quante carte peschi? Al massimo { $count }.
option-draw-some = { $count ->
    [one] Pesca una carta
   *[other] Pesca { $count } carte
 }
way-upgrade = al posto di { $card }, che viene scartata
words-legend = Una Leggenda: ha uno spazio proprio, non lascia mai la città e non si può copiare.
words-upgrades = Vale come { $card }: scarta quella carta dalla tua città per giocare gratis la Leggenda.
words-counts-as = Vale come { $card }.
words-enters = Si insedia gratis in qualsiasi Costruzione { $colour ->
     [tan] Viaggiatore
     [green] Produzione
     [red] Destinazione
     [blue] Governo
    *[purple] Prosperità
 } non occupata della tua città.
words-lets-in = Accoglie gratis, una volta, qualsiasi Animale { $colour ->
     [tan] Viaggiatore
     [green] Produzione
     [red] Destinazione
     [blue] Governo
    *[purple] Prosperità
 }.
count-hand = le carte nella tua mano
fx-activate-own = attiva fino a { $count } carte Produzione diverse della tua città, non Leggende
fx-copy-workers = esegui i luoghi base o della Foresta di al massimo { $count } lavoratori, di chiunque
ask-copy-workers = Il luogo di quale lavoratore esegui? Ancora { $count } al massimo.
custom-spend-tokens = paga segnalini Punto di questa carta: { $less } risorse in meno per ciascuno
option-live-with = Vive con { $card }
ask-live-with = Con chi vive il Marito?
ask-free-farm = Giochi gratis la Fattoria in cima alla tua pila?
option-figure = Figura su { $what }
ask-figure = Dove va la tua figura?
place-journey = il Viaggio
event-figure = { $player }: la figura sta su { $what }
ask-exchange = Scarti carte per una risorsa?
label-power = Potere del giocatore
words-power-butterflies = 12 carte all’inizio, e la mano ne tiene 12. Cominci tu.
words-power-pigs = Tutte le Fattorie sono nella tua pila, la prima scoperta. Giocala gratis all’inizio e dopo ogni preparazione. Chiunque può pagarla; per quelle degli altri ottieni 2 segnalini Punto. Le Fattorie non occupano spazio nella tua città.
words-power-spiders = La tua figura sta su un luogo. Quando qualcuno lo visita, ottieni una risorsa che ti manca, peschi una carta e sposti la figura. Sei l’ultimo.
words-power-stoats = Dopo aver giocato una carta puoi scartare 2 carte per un rametto, una resina o una bacca, o 3 per un ciottolo.
option-exchange = { $cards } carte per { $good ->
    [twig] 1 rametto
    [resin] 1 resina
    [pebble] 1 ciottolo
   *[berry] 1 bacca
 }
table-farms = Fattorie dei Maiali
table-figure = Figura dei Ragni
table-legends = Leggende

## Tessinotte

ask-spider-on = Su quale carta va il ragno di Tessinotte? { $open ->
    [1] (una Destinazione aperta)
   *[0] (della sua città)
 }
option-spider-on = Il suo ragno su: { $what } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }, { $effect }
option-web-on = Una Ragnatela su: { $what }, { $effect } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }
option-send = Il lavoratore su: { $what }, { $effect } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }
ask-send-worker = Quale dei tuoi lavoratori piazzati va nella Tana?
ask-web-on = Dove va una Ragnatela?
ask-she-plays = Quale Destinazione aperta del Prato gioca?
option-she-plays = Gioca { $card }
ask-keep-from-her = Quale delle due carte si scarta? L’altra va a lei.
ask-hand-to-her = Quale carta della tua mano prende?
ask-lose = Quale carta della tua città prende?
option-lose = Prende { $card }
ask-replace = Quale carta dello stesso colore prende il posto di { $card } nel Prato?
option-replace-by = Metti lì { $card }
ask-keep-back = Prende { $count ->
    [one] una carta
   *[other] { $count } carte
 } a caso dalla tua mano. Quante ne trattieni, per un punto a lei ciascuna?
option-keep-back = Trattienine { $count }
ask-keep-up = { $critters ->
    [1] Quali Animali restano scoperti, per una carta o una risorsa ciascuno?
   *[0] Quali Costruzioni restano scoperte, per una carta o una risorsa ciascuna?
 }
option-keep-up = Lascia scoperta { $card }
option-no-more = Basta così
ask-guard = Mettere un lavoratore libero sulla carta per tenerla, finché non ti prepari?
option-guard = Sorveglia la carta
ask-foil = { $ploy }: sventare?
option-give-in = Lasciala fare
units-to-pay = { $count } { $of ->
    [1] { $count ->
            [one] carta
           *[other] carte
        }
    [2] { $count ->
            [one] risorsa
           *[other] risorse
        }
    [6] { $count ->
            [one] punto o risorsa
           *[other] punti o risorse
        }
   *[3] { $count ->
            [one] carta o risorsa
           *[other] carte o risorse
        }
 }
option-foil = Sventa: { units-to-pay }
option-foil-with = Sventa con { $goods }
ask-yield = { $ploy }: cedi { units-to-pay }
ask-yield-any = { $ploy }: cedi quanto vuoi, al massimo { units-to-pay }
event-nightweave-turns-up = { $player }: scopre { $activity }
event-nightweave-acts = { $player }: { $action }
event-nightweave-cannot = { $player }: non può: { $action }
event-nightweave-defaults = { $player }: fa l’azione di ripiego
event-nightweave-draws = { $player }: pesca { $count ->
    [one] una carta
   *[other] { $count } carte
 }
event-nightweave-discards = { $player }: scarta { $count ->
    [one] una carta
   *[other] { $count } carte
 }
event-nightweave-rolls = { $player }: il dado mostra { $die }
event-nightweave-plays = { $player }: { $card } entra nella sua città
event-nightweave-sends = { $player }: manda { $card } a { $to }
event-nightweave-throws = { $player }: { $card } viene scartata
event-nightweave-wins = { $player }: { $card } va tra le sue Imprese
event-nightweave-hides = { $player }: mette { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
 } tra le sue Imprese
event-nightweave-enters = { $player }: si mette sullo spazio { $space } del Prato
event-nightweave-goes-on = { $player }: { $what } è bloccato; prosegue { $clockwise ->
    [1] in senso orario
   *[0] in senso antiorario
 }
event-nightweave-places = { $player }: un ragno su { $what }
event-nightweave-shuffles = { $player }: mescola le sue carte Attività: { $count }
event-nightweave-prepares = { $player }: si prepara: { $season }
event-nightweave-takes = { $player }: prende in mano { $card } dal Prato
event-nightweave-ends = { $player }: ha finito; { $count ->
    [one] conta una carta delle sue Imprese
   *[other] contano { $count } carte delle sue Imprese
 }
event-nightweave-adds = { $player }: { $card } passa dalle Imprese alla sua città
event-nightweave-schemes = { $player }: il suo Intrigo: { $ploy }
event-nightweave-changes = { $player }: un’altra Personalità: { $ploy }
event-nightweave-weaves = { $player }: tesse Ragnatele: { $count }
event-nightweave-robs = { $player }: prende { $count ->
    [one] una carta
   *[other] { $count } carte
 } da una mano
event-nightweave-catches = { $player }: { $count ->
    [one] una carta di una mano resta nella Ragnatela
   *[other] { $count } carte di una mano restano nella Ragnatela
 }
event-nightweave-shuts = { $player }: { $count ->
    [one] una carta di una città resta coperta
   *[other] { $count } carte di una città restano coperte
 }
event-nightweave-holds = { $player }: porta un lavoratore nella Tana
event-foiled = { $player }: { $ploy }: piano sventato
event-saw = { $player }: carte viste: { $cards }
event-replaced = { $player }: { $card } prende il suo posto nel Prato
event-refused = { $player } { $card } non può entrare ed è scartata
lair-action = { $action ->
    [draw] pescare una carta
    [discard] scartare una carta per un punto
    [play_hand] giocare una carta dalla mano
    [play_meadow] giocare una carta dal Prato
    [play_meadow_draw] giocare dal Prato e pescare
    [play_meadow_discard] giocare dal Prato e scartare
    [place_nightweave] andare lei stessa nel Prato
    [worker_basic] un ragno su { $what }
    [worker_forest] un ragno nella radura { $what }
    [worker_journey] un ragno su { $what }
    [worker_own_city] un ragno su una Destinazione della sua città
    [worker_open] un ragno su una Destinazione aperta
    [worker_basic_event] un ragno su un Evento base
    [worker_special_event] un ragno su un Evento speciale
   *[worker_haven] un ragno al Rifugio
 }
lair-activity = Attività { $number }
clearing = { $id ->
    [top_left] in alto a sinistra
    [top_right] in alto a destra
    [bottom_left] in basso a sinistra
   *[bottom_right] in basso a destra
 }
rival-nightweave = Tessinotte
setting-level = Livello di Tessinotte
setting-level-0 = 0: Ragno domestico
setting-level-1 = 1: Ragno birichino
setting-level-2 = 2: Ragno scontroso
setting-level-3 = 3: Ragno spaventoso
setting-level-4 = 4: Ragno spietato
setting-personality = Personalità
setting-plot = Complotto
setting-schemes = Intrighi: quale arriva per primo
setting-personality-none = nessuna
setting-personality-random = a caso
setting-plot-none = nessuno
setting-plot-random = a caso
setting-schemes-none = nessuno
setting-schemes-random = a caso
setting-personality-abominable = l’Abominevole
setting-personality-needy = la Bisognosa
setting-personality-clumsy = la Maldestra
setting-personality-narcissistic = la Narcisista
setting-personality-nonchalant = la Noncurante
setting-personality-killjoy = la Guastafeste
setting-personality-notable = la Notevole
setting-personality-naughty = la Dispettosa
setting-plot-snag = Intoppo
setting-plot-silk_barrier = Barriera di seta
setting-plot-the_plot_thickens = La trama s’infittisce
setting-plot-compensation = Risarcimento
setting-plot-fascination = Fascino
setting-plot-ingenuity = Ingegno
setting-plot-weavers_whim = Capriccio della tessitrice
setting-plot-masquerade = Mascherata
setting-plot-suffocating_swarm = Sciame soffocante
setting-plot-taken_by_force = Presa con la forza
setting-plot-stolen_bounty = Bottino rubato
setting-plot-pulling_strings = Tirare i fili
setting-plot-effective_web = Tela efficace
setting-schemes-spiders_in_the_trees = Ragni sugli alberi
setting-schemes-ground_spiders = Ragni di terra
setting-schemes-caught = Preso!
setting-schemes-forest_brigands = Briganti della foresta
setting-schemes-borrowing = Prestito
setting-schemes-burnout = Sfinimento
setting-schemes-clerical_errors = Errori amministrativi
setting-schemes-extortion = Estorsione!
setting-schemes-closed_for_repairs = Chiuso per lavori
setting-schemes-creepy_crawling = Brulichio inquietante
setting-schemes-copycat = Imitazione
setting-schemes-web_tax = Tassa sulla tela
setting-schemes-infestation = Infestazione
setting-schemes-political_influence = Influenza politica
setting-schemes-bribed_judges = Giudici corrotti
setting-schemes-bad_publicity = Cattiva pubblicità
setting-schemes-spider_threat = Minaccia dei ragni
setting-schemes-sticky_mess = Poltiglia appiccicosa
setting-schemes-invisible_trap = Trappola invisibile
setting-schemes-berry_shortage = Penuria di bacche
setting-schemes-paralysing_fear = Paura paralizzante
setting-schemes-pickpocket = Borseggiatore
setting-schemes-plunder = Saccheggio!
setting-schemes-caught_in_a_web = Presi nella tela
setting-schemes-slump = Calo della produzione
setting-schemes-ransom = Riscatto
setting-schemes-recession = Recessione
setting-schemes-inquiring_gaze = Sguardo inquisitore
setting-schemes-repossession = Pignoramento
setting-schemes-poisoned_soup = Zuppa avvelenata
setting-schemes-hard_work = Duro lavoro
setting-schemes-cheating = Imbroglio
setting-schemes-theft = Furto!
setting-bonus_modules = Personalità, Complotti e Intrighi con altri moduli
setting-bonus_modules-apart = separati, come dice il regolamento
setting-bonus_modules-together = insieme, come regola della casa
setting-spring_worker = Il lavoratore di primavera, con i poteri
setting-spring_worker-away = tolto
setting-spring_worker-kept = tenuto: più facile
card-abominable = L’Abominevole
card-needy = La Bisognosa
card-clumsy = La Maldestra
card-narcissistic = La Narcisista
card-nonchalant = La Noncurante
card-killjoy = La Guastafeste
card-notable = La Notevole
card-naughty = La Dispettosa
card-snag = Intoppo
card-silk_barrier = Barriera di seta
card-the_plot_thickens = La trama s’infittisce
card-compensation = Risarcimento
card-fascination = Fascino
card-ingenuity = Ingegno
card-weavers_whim = Capriccio della tessitrice
card-masquerade = Mascherata
card-suffocating_swarm = Sciame soffocante
card-taken_by_force = Presa con la forza
card-stolen_bounty = Bottino rubato
card-pulling_strings = Tirare i fili
card-effective_web = Tela efficace
card-spiders_in_the_trees = Ragni sugli alberi
card-ground_spiders = Ragni di terra
card-caught = Preso!
card-forest_brigands = Briganti della foresta
card-borrowing = Prestito
card-burnout = Sfinimento
card-clerical_errors = Errori amministrativi
card-extortion = Estorsione!
card-closed_for_repairs = Chiuso per lavori
card-creepy_crawling = Brulichio inquietante
card-copycat = Imitazione
card-web_tax = Tassa sulla tela
card-infestation = Infestazione
card-political_influence = Influenza politica
card-bribed_judges = Giudici corrotti
card-bad_publicity = Cattiva pubblicità
card-spider_threat = Minaccia dei ragni
card-sticky_mess = Poltiglia appiccicosa
card-invisible_trap = Trappola invisibile
card-berry_shortage = Penuria di bacche
card-paralysing_fear = Paura paralizzante
card-pickpocket = Borseggiatore
card-plunder = Saccheggio!
card-caught_in_a_web = Presi nella tela
card-slump = Calo della produzione
card-ransom = Riscatto
card-recession = Recessione
card-inquiring_gaze = Sguardo inquisitore
card-repossession = Pignoramento
card-poisoned_soup = Zuppa avvelenata
card-hard_work = Duro lavoro
card-cheating = Imbroglio
card-theft = Furto!
card-level_0 = Ragno domestico
card-level_1 = Ragno birichino
card-level_2 = Ragno scontroso
card-level_3 = Ragno spaventoso
card-level_4 = Ragno spietato

## Nightweave’s cards in words

label-level = Livello di Tessinotte
label-activity = Carta Attività di Tessinotte, da: { $season }
label-ploy = { $kind ->
    [personality] Personalità di Tessinotte
    [plot] Complotto di Tessinotte
    [seasonal] Intrigo di Tessinotte, per una stagione
   *[single] Intrigo di Tessinotte, una volta sola
 }
words-level = Punti secondo il suo livello: { $star }. Alla fine ogni sua carta di valore 0 conta { $zero } in più, ogni carta Prosperità e ogni Leggenda { $purple } in più, ogni Evento speciale { $event }.
words-activity = { $season }: { $left }; se non può, { $right }.
words-activity-default = Se non può fare né l’una né l’altra: { $default }. Pareggi in senso { $clockwise ->
    [1] orario
   *[0] antiorario
 }.
lair-tokens = { $what } e { $count ->
    [-1] punti secondo il suo livello
    [one] 1 punto
   *[other] { $count } punti
 }
lair-part = { $part ->
    [haven] un ragno al Rifugio
    [draw] pescare una carta
    [discard] scartare una carta
    [star] punti secondo il suo livello
   *[points] { $count } punti
 }
words-ploy-abominable = Quando si prepara a una stagione prende tra le sue Imprese le carte del Prato accanto a lei, diagonali escluse.
words-ploy-needy = Chi gioca o pesca una carta accanto a lei le dà 1 punto; senza punti non si può prendere.
words-ploy-clumsy = Quando arriva, le carte accanto a lei vengono scartate. Quando ne giochi o peschi una, le altre.
words-ploy-narcissistic = Le carte accanto a lei non si possono giocare né pescare. Quando ne gioca una, ottiene punti secondo il suo livello.
words-ploy-nonchalant = Quando giochi o peschi una carta accanto a lei, tira il dado e si sposta lì; la carta va tra le sue Imprese.
words-ploy-killjoy = Per giocare o pescare una carta accanto a lei devi sostituirla con una dello stesso colore dalla tua mano.
words-ploy-notable = Le carte accanto a lei costano 1 bacca in più, anche se gratis.
words-ploy-naughty = Quando giochi o peschi una carta accanto a lei ottiene tanti punti quanto vale, almeno 1. Ogni carta o risorsa che cedi ne evita uno.
words-ploy-snag = Le Destinazioni aperte non occupano spazio nella sua città. Messa nel Prato, ne gioca una da lì. Le sue visite, e quelle da lei, le danno punti secondo il suo livello e nulla agli altri.
words-ploy-silk_barrier = Una carta Produzione che hai giocato riceve una Ragnatela e non si attiva mai più.
words-ploy-the_plot_thickens = A ogni sua preparazione arrivano un Intrigo monouso e poi uno stagionale.
words-ploy-compensation = Quando il luogo indicato dalla sua carta è bloccato ottiene punti secondo il suo livello, una volta per turno.
words-ploy-fascination = Messa nel Prato: di { $cards } carte a caso della tua mano una viene scartata, una diventa sua. Se non ne hai più di { $cards }, ne pesca { $cards }.
words-ploy-ingenuity = Messa nel Prato: nasconde una carta per ogni tua risorsa oltre { $spared }. Prima puoi scartarne.
words-ploy-weavers_whim = Messa nel Prato: pesca una carta, il Prato si rinnova e subentra un’altra Personalità.
words-ploy-masquerade = Messa nel Prato: una Ragnatela su ogni Evento base e su uno speciale a tua scelta. Realizzare un Evento costa { $toll } carta o risorsa per Ragnatela.
words-ploy-suffocating_swarm = Una Ragnatela sul Rifugio e, a ogni arrivo nel Prato, un’altra su un luogo a tua scelta, per sempre. Nessun ragno ci va; i tuoi lavoratori lì le danno punti secondo il suo livello.
words-ploy-taken_by_force = Messa nel Prato: una carta a caso della tua mano entra nella sua città; con meno di 2, la prima del mazzo.
words-ploy-stolen_bounty = Messa nel Prato: prende dalla tua città una carta da almeno 1 punto, a tua scelta.
words-ploy-pulling_strings = Messa nel Prato: nasconde una carta per ogni carta della tua mano. Prima puoi scartarne.
words-ploy-effective_web = Per ogni carta Prosperità che giochi ottiene tanti punti quanto vale.
words-ploy-webs = Ragnatele su { $webs ->
    [forest] tutte le radure
    [exclusive] i luoghi base per un lavoratore
    [basic] tutti i luoghi base
    [resin] i luoghi base e le radure che danno resina o una risorsa a scelta
    [berry] i luoghi base e le radure che danno bacche o una risorsa a scelta
   *[red_cards] tutte le carte Destinazione di tutte le città
 }.
words-webs-closed = I tuoi lavoratori non possono andarci.
words-webs-toll = Un tuo lavoratore lì costa, in carte o risorse: { $toll }.
words-webs-resources = Un tuo lavoratore lì costa { $resources } risorsa in più.
words-webs-tokens = Ottiene { $tokens } per ogni tuo lavoratore lì{ $foil ->
    [0] .
   *[other] , a meno che tu ceda una carta o una risorsa.
 }
words-webs-stop = Nemmeno i ragni possono andarci.
words-ploy-bribed_judges = Subito ottiene { $tokens } punti, uno in meno per ogni stagione dopo la tua primavera. Un lavoratore su un Evento ti costa una carta o una risorsa.
words-ploy-tax = Giocare una carta { $colour ->
    [tan] Viaggiatore
    [green] Produzione
    [red] Destinazione
    [blue] Governo
   *[purple] Prosperità
 } costa in più, in carte o risorse: { $toll }, anche se gratis.
words-ploy-star = Per ogni carta { $colour ->
    [tan] Viaggiatore
    [green] Produzione
    [red] Destinazione
    [blue] Governo
   *[purple] Prosperità
 } che giochi{ $visits ->
    [1] {" "}o visiti
   *[0] {""}
 } ottiene punti secondo il suo livello.
words-ploy-political_influence = Giocare o usare una carta Governo costa una carta o una risorsa. Non puoi pescarne.
words-ploy-bad_publicity = Nessuna carta Viaggiatore nel Prato. Giocarne una dalla mano costa in più una carta o una risorsa.
words-ploy-inquiring_gaze = Prima che un Animale entri gratis scarti { $cards } carte.
words-ploy-robbery = Tira il dado; perdi ciò che mostra, se ce l’hai: { $die }.
words-die-side = { $numbers }: { $goods }
words-ploy-borrowing = { $cards } carte a caso della tua mano diventano sue. Una risorsa ne trattiene una.
words-ploy-pickpocket = Metà della tua mano, per eccesso, diventa sua. Un punto a lei trattiene una carta.
words-ploy-creepy_crawling = Il Prato si rinnova, scarti tutte le carte Viaggiatore della mano, lei ottiene punti secondo il suo livello.
words-ploy-copycat = Ottiene { $tokens } punti per ogni carta della tua mano. Prima puoi scartarne.
words-ploy-caught_in_a_web = { $cards } carte a caso della tua mano restano nella Ragnatela: non si giocano, scartano né danno, ma contano per il limite.
words-ploy-hard_work = { $cards } carte del mazzo entrano nella sua città, anche piena. Ogni carta scartata prima ne evita una.
words-ploy-cheating = Il dado dice quale Evento diventa suo: 1–2 il base a sinistra, 3–4 a destra, 5–6 lo speciale a sinistra, 7–8 a destra. Se non c’è, ottiene punti secondo il suo livello.
words-ploy-face_down = { $critters ->
    [1] Gli Animali
   *[0] Le Costruzioni
 } della tua città stanno a faccia in giù fino al prossimo Intrigo: tengono il posto e non servono ad altro. Una carta o una risorsa ne tiene una scoperta.
words-ploy-repossession = Prende una carta Prosperità dalla tua città, altrimenti quella di maggior valore. Un lavoratore libero messo sopra la salva.
words-ploy-ransom = Trattiene un lavoratore libero finché ti prepari; se non c’è, ottiene punti secondo il suo livello e ne prende uno piazzato a tua scelta.
words-ploy-poisoned_soup = Un lavoratore piazzato a tua scelta va nella Tana e lo piazzerà lei; se non c’è, il prossimo che piazzi. Torna quando ti prepari.
words-foil = Sventare: { $of ->
    [1] carte
    [2] risorse
    [6] punti o risorse
   *[3] carte o risorse
 }, { $count }{ $good ->
    [none] {""}
   *[other] , o { $goods }
 }.
words-foil-see = Pagando le vedi e scegli.
words-foil-choose = Pagando scegli la carta.
words-foil-deck = Pagando, lei riceve invece la prima carta del mazzo.
