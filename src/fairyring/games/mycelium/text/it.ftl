### Mycelium. Pezzi di frase come "spores-of" e "fx-..." vengono uniti: iniziano in minuscolo, senza punto finale.

game-name = Mycelium
game-about = I funghi sporificano, crescono e si decompongono su un suolo di triangoli: segui il vento, unisci le tue spore in reti, fai tue quelle degli altri. Da 1 a 4, da soli o con l'automa.

## Impostazioni

setting-player_boards = Plance
setting-player_boards-value = { $value ->
    [5] 5 plance a testa
   *[other] { $value } plance a testa: partita breve
 }
setting-starter = Primo giocatore
setting-starter-random = a sorte
setting-starter-value = posto { $value }
setting-automa_level = L'automa
setting-automa_level-medium = medio: le metà verdi delle sue carte
setting-automa_level-hard = difficile: le metà gialle delle sue carte
setting-black_tiles = Tessere nere
setting-black_tiles-out = nella scatola, come nel regolamento
setting-black_tiles-in = sul tavolo: un po' più facile
setting-rival = Accanto a voi
setting-rival-none = nessun altro
setting-rival-automa = l'automa
rival-automa = Automa

## Cifre

figure-points = punti
figure-mushrooms = punti dei funghi
figure-insects = punti degli insetti
figure-end_token = gettone finale
figure-fruited = funghi cresciuti
figure-tokens = insetti
figure-spores = spore sul terreno

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
fx-take-cards = prendi { $count } carte dal mercato o dal mazzo
fx-gain-insects = prendi { $count ->
    [one] 1 insetto
   *[other] { $count } insetti
 }
fx-place-spores = metti fino a { $count } spore nelle tue reti
fx-remove-spores = restituisci fino a { $count } spore di un avversario da una tessera
fx-mother-move = la tua madre si muove fino a { $count } tessere
fx-mother-spread = la tua madre sparge { $count } spore
fx-allow-repeat-action = le tue due azioni possono essere uguali
fx-discover-draw = scoprendo dal mazzo puoi pescare { $count } carte e tenerne { $keep }
fx-wind-reroll = una volta per sporificazione puoi rilanciare il vento
fx-spread-bonus = i funghi su questa plancia spargono { $count } in più
fx-spore-with-mother = la tua madre sporifica insieme al fungo su questa plancia
fx-mother-spore = la sua madre sparge { $count } spore
fx-send-mother-away = la madre umana più vicina va sulla tessera vuota più lontana
fx-take-spores = { $count } spore umane tornano ai proprietari, da dove ce ne sono di più
fx-steal-for-automa = prende una carta a caso da una mano umana

## Che cos'è

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
    [permanent] Decomposizione, d'ora in poi
   *[mushroom] Decomposizione, per la plancia sopra
 }
label-automa-card = Carta automa { $number }
label-automa-decay = Decomposizione dell'automa
words-cost = Costa spore: { $cost }.
words-spread = Sparge { $count } spore.
words-decay = { $kind ->
    [immediate] Decomponendosi: { $effect }.
    [permanent] Una volta decomposto: { $effect }.
   *[mushroom] Sotto la sua plancia: { $effect }.
 }
words-latin = Latino: { $name }.
words-tile = { $insect ->
    [0] Senza insetto.
   *[other] All'inizio c'è un insetto.
 }
words-effect = { $effect }.
words-target = { $symbol } { $target ->
    [tile_red] una tessera rossa
    [tile_green] una tessera verde
    [tile_brown] una tessera marrone
    [tile_yellow] una tessera gialla
    [opponent_mushroom] un fungo umano
    [automa_mushroom] un suo fungo
    [opponent_spores_most] il maggior numero di spore umane
    [opponent_mother] una madre umana
   *[insect] un insetto
 }
words-half = { $level ->
    [medium] Medio
   *[hard] Difficile
 }: costa { $cost }; sparge { $count }; decomposizione: { $effect }; va verso: { $targets }.

## Domande

ask-place-mother = Dove comincia la tua madre? Scegli una tessera al centro.
ask-place-automa = La sorte ha scelto te: da quale lato della tua madre comincia l'automa?
ask-turn-first = Tocca a te: scegli la prima di due azioni diverse.
ask-turn-second = Fatto: { $action ->
    [move] muovere
    [explore] esplorare
    [spore] sporificare
    [fruit] far crescere
    [decay] decomporre
   *[discover] scoprire
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
ask-with-mother = La tua madre sporifica insieme a { $card }? Poi si lancia il vento.
ask-reroll = Il vento mostra { $symbol }. Rilanciare?
ask-spread = { $count ->
    [one] Ancora una spora: dove cade?
   *[other] Ancora { $count } spore: dove cade la prossima?
 }
ask-pay = { $card } costa { $cost }. { $count ->
    [one] Quale spora paga l'ultima casella?
   *[other] Quale spora adesso? Ne restano { $count } da pagare.
 }
ask-grow-at = Dove cresce { $card }?
ask-board = Su quale delle tue plance cresce { $card }?
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
   *[other] Prendi { $count } carte, una dopo l'altra.
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

option-place-mother = { $cell }{ $insects ->
    [0] { "" }
   *[other] , con un insetto
 }
option-place-automa = { $cell }{ $insects ->
    [0] { "" }
   *[other] , con un insetto
 }
option-move = Muovere la madre
option-move-to = { $cell }{ $insects ->
    [0] { "" }
    [one] , 1 insetto
   *[other] , { $insects } insetti
 }{ $steps ->
    [one] { "" }
   *[other] , per { $over }
 }
option-explore = Esplorare: pila { $stack }, { $count } tessere
option-slot = { $cell }{ $touching ->
    [one] { "" }
   *[other] , tocca { $touching } tessere
 }
option-turned-up = { $a } in alto a sinistra, { $c } in alto a destra, { $b } in basso
option-turned-down = { $b } in alto, { $a } in basso a destra, { $c } in basso a sinistra
option-spore-mother = Sporificare con la madre: { $count } spore
option-spore = Sporificare con { $card }, plancia { $board }: { $count } spore
option-alone = solo il fungo
option-mother-last = il fungo, poi la madre
option-mother-first = la madre, poi il fungo
option-roll-again = Rilanciare
option-keep-wind = Tenere { $symbol }
option-spore-at = { $cell }{ $holder ->
    [0] { "" }
   *[other] , del giocatore { $holder }
 }
option-fruit = Far crescere { $card } per { $cost }: { $points } punti
option-pay = { $own ->
    [0] una spora del giocatore { $owner } in { $cell }
   *[other] la tua spora in { $cell }
 }
option-pay-rest = il resto ({ $count }) da dove ce ne sono di più
option-grow-at = { $cell }
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
option-decay = Decomporre { $card }, plancia { $board }
option-discover = Scoprire { $card }
option-discover-deck = Scoprire la prima carta del mazzo
option-discover-more = Pescare { $count } carte e tenerne una
option-new-market = 1 insetto: un nuovo mercato
option-cards-for-insect = Scartare 3 carte per un insetto
option-send-mother = 2 insetti: spostare la madre di un altro
option-end-turn = Terminare il turno
option-keep = Tenere { $card }
option-discard = Scartare { $card }
option-send = La madre del giocatore { $whom } in { $cell }
option-lift = { $cell }
option-steal = Giocatore { $whom }: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 }
option-take = { $card }
option-take-deck = la prima carta del mazzo
option-place-spore = { $cell }
option-remove-spore = una spora del giocatore { $owner } in { $cell }

## Che cosa è successo

event-turn = Giro { $round }: { $player }.
event-mother-placed = { $player } comincia in { $cell }{ $insects ->
    [0] { "" }
   *[other] { " " }e prende un insetto
 }.
event-moved = { $player } va in { $cells }{ $insects ->
    [0] { "" }
    [one] { " " }e prende 1 insetto
   *[other] { " " }e prende { $insects } insetti
 }.
event-mother-sent = { $player } sposta la madre del giocatore { $whom } in { $cell }.
event-tile-drawn = { $player } pesca dalla pila { $stack }: { $tile }.
event-tile-laid = { $player } posa in { $cell }: { $tile }{ $insect ->
    [0] { "" }
   *[other] , con un insetto
 }.
event-tile-moved = { $player } sposta in { $cell }: { $tile }.
event-spores = { $player } sporifica in { $cell }: { $count } spore.
event-wind = Il vento: { $symbol }.
event-spore-laid = { $player }: una spora in { $cell }.
event-spore-removed = { $player } restituisce una spora del giocatore { $whom } da { $cell }.
event-spores-spent = { $player } spende spore: { $cells }.
event-fruited = { $player } fa crescere { $card } in { $cell }, plancia { $board }.
event-decayed = { $player } decompone { $card }, sotto la plancia { $board }.
event-took-card = { $player } prende { $card }.
event-drew = { $player } pesca dal mazzo: { $count }.
event-kept-card = { $player } tiene { $count ->
    [one] una carta
   *[other] { $count } carte
 }; il resto va sotto il mazzo.
event-discarded = { $player } scarta { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
event-market = Al mercato: { $cards }.
event-market-swept = { $player } svuota il mercato: { $cards }.
event-insects = { $player } prende { $count ->
    [one] un insetto
   *[other] { $count } insetti
 }.
event-stole = { $player } prende una carta al giocatore { $whom }.
event-robbed = { $player } perde una carta a favore del giocatore { $by }.
event-ended-late = La partita finisce dopo { $round } giri.
event-ended = { $player } pone fine alla partita.{ $token ->
    [0] { "" }
   *[other] { " " }Gettone finale: { $token }.
 }
event-final = { $player }: { $mushrooms } per i funghi, { $insects } per gli insetti, { $end_token } per il gettone finale: { $total } punti.
event-automa-card = { $player } scopre: { $card }.
event-automa-shuffles = { $player } mescola le sue carte.
event-automa-skips = { $player }, { $action ->
    [move] MUOVERE
    [explore] ESPLORARE
    [spore] SPORIFICARE
    [fruit] CRESCERE
   *[decay] DECOMPORRE
 }: { $why ->
    [no-token] nessun fungo rimasto
    [cannot-pay] nessuna rete può pagare
    [none-ripe] nessun fungo maturo e libero
    [all-blocked] tutti i suoi funghi sono bloccati
    [none-left] nessun fungo può sporificare
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
event-automa-person = Fra { $count } persone la sorte sceglie il giocatore { $whom }.
event-automa-fruits = { $player } fa crescere il fungo { $board } in { $cell }.
event-automa-decays = { $player }: il fungo { $board } si decompone; { $effect }.
event-automa-spores = { $player } sporifica con { $board ->
    [0] la sua madre
   *[other] il fungo { $board }
 } in { $cell }: { $count } spore.
event-automa-target = { $player } cerca: { $target ->
    [tile_red] una tessera rossa
    [tile_green] una tessera verde
    [tile_brown] una tessera marrone
    [tile_yellow] una tessera gialla
    [opponent_mushroom] un fungo umano
    [automa_mushroom] un suo fungo
    [opponent_spores_most] il maggior numero di spore umane
    [opponent_mother] una madre umana
   *[insect] un insetto
 } ({ $symbol }){ $found ->
    [0] : niente
   *[other] { "" }
 }.

## Come è finita

won-by-points = ai punti
won-by-mushrooms = con più funghi
won-by-insects = con più insetti
won-together = insieme: tutto è pari

## Funghi

card-penny_bun = Porcino
card-death_cap = Amanita falloide
card-common_stinkhorn = Satirione
card-oyster_mushroom = Orecchione
card-bleeding_tooth = Dente sanguinante
card-jubilee_waxcap = Igroforo del giubileo
card-yellow_brain = Tremella gialla
card-fly_agaric = Ovolo malefico
card-shaggy_ink_cap = Agarico chiomato
card-common_ink_cap = Coprino atramentario
card-fairy_ring_champignon = Gambe secche
card-honey_fungus = Chiodino
card-beefsteak_fungus = Lingua di bue
card-scarlet_elf_cup = Coppa scarlatta d'Austria
card-satans_bolete = Porcino di Satana
card-green_elf_cup = Coppetta verde
card-the_prince = Prataiolo augusto
card-chanterelle = Finferlo
card-horn_of_plenty = Trombetta dei morti
card-wood_hedgehog = Steccherino dorato
card-giant_puffball = Vescia gigante
card-common_puffball = Vescia perlata
card-parasol = Mazza di tamburo
card-shaggy_parasol = Bubbola rossastra
card-wood_blewit = Agarico nudo
card-field_blewit = Agarico dal piede lilla
card-st_georges_mushroom = Prugnolo
card-common_morel = Spugnola
card-false_morel = Falsa spugnola
card-chicken_of_the_woods = Poliporo sulfureo
card-hen_of_the_woods = Grifola
card-dryads_saddle = Poliporo squamoso
card-turkey_tail = Coda di tacchino
card-birch_polypore = Poliporo della betulla
card-hoof_fungus = Fungo dell'esca
card-artists_bracket = Ganoderma appiattito
card-lacquered_bracket = Ganoderma lucido
card-lions_mane = Criniera di leone
card-coral_tooth = Riccio corallo
card-wood_cauliflower = Sparasside crespa
card-jelly_ear = Orecchio di Giuda
card-velvet_shank = Fungo dell'olmo
card-sulphur_tuft = Falso chiodino
card-porcelain_fungus = Fungo porcellana
card-amethyst_deceiver = Laccaria ametistina
card-blackening_waxcap = Igrocibe conica
card-scarlet_waxcap = Igrocibe scarlatta
card-parrot_waxcap = Igroforo pappagallo
card-pink_waxcap = Igroforo rosa
card-verdigris_agaric = Strofaria verderame
card-destroying_angel = Amanita virosa
card-panther_cap = Amanita pantera
card-the_blusher = Tignosa vinata
card-saffron_milkcap = Sanguinello
card-woolly_milkcap = Peveraccio delle coliche
card-bay_bolete = Boleto baio
card-orange_birch_bolete = Porcinello arancione
card-slippery_jack = Pinarolo
card-charcoal_burner = Colombina maggiore
card-the_sickener = Colombina rossa
card-collared_earthstar = Stella di terra dal collare
card-fluted_birds_nest = Nido d'uccello striato
card-dead_mans_fingers = Dita di morto
card-king_alfreds_cakes = Daldinia concentrica
card-devils_fingers = Dita del diavolo
card-orange_peel_fungus = Peziza aranciata
card-liberty_cap = Psilocibe lanceolata
card-violet_webcap = Cortinario violaceo
card-summer_truffle = Scorzone
