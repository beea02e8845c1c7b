### Salamandra. Le parti come "good" e "gain" si uniscono in frasi intere: cominciano con la minuscola e finiscono senza
### punto.

game-name = Salamandra
game-about = Due giorni e due notti: piazza apprendisti su campi magici, falli lavorare, costruisci nuovi campi, prepara pozioni nei calderoni, onora la Salamandra e raccogli boschetti. Da 2 a 4 druidi.

## Impostazioni

setting-spellbook_count = Libri magici
setting-spellbook_count-board = come sul tabellone: uno in più dei giocatori
setting-spellbook_count-players = uno per giocatore
setting-temple_completes_clearings = Radure accanto al tempio
setting-temple_completes_clearings-false = no: solo quattro campi formano una radura
setting-temple_completes_clearings-true = sì: una metà del tempio conta come un campo

## Nomi

name-grove = Boschetto { $number }
name-bear = { $number ->
    [1] Orso dei boschetti
    [2] Orso del calderone
    [3] Orso scavatore
    [4] Orso scriba
    [5] Orso dei libri
    [6] Orso della luna
    [7] Orso costruttore
    [8] Orso erborista
    [9] Orso dell’erica
    [10] Orso delle nevi
    [11] Orso del miele
    [12] Orso del trifoglio
   *[other] Orso { $number }
 }
name-eagle = { $number ->
    [1] Aquila araldo
    [2] Aquila dei prati
    [3] Aquila di cristallo
    [4] Aquila del crepuscolo
    [5] Aquila delle cime
    [6] Aquila messaggera
    [7] Aquila coronata
    [8] Aquila di brace
    [9] Aquila giardiniera
    [10] Aquila sapiente
    [11] Aquila del tempio
    [12] Aquila dei vapori
   *[other] Aquila { $number }
 }
name-yellow = Salamandra gialla { $number }
name-black = Salamandra nera { $number }
card-field_01 = Prato dei cristalli
card-field_02 = Prato del trifoglio
card-field_03 = Prato dei fiori
card-field_04 = Prato delle bacche
card-field_05 = Giardino del trifoglio
card-field_06 = Alambicco del trifoglio
card-field_07 = Calderone del trifoglio
card-field_08 = Calderone verde
card-field_09 = Pietra del risveglio
card-field_10 = Giardino dei cristalli
card-field_11 = Calderone delle pergamene
card-field_12 = Calderone del sole
card-field_13 = Alambicco dei fiori
card-field_14 = Giardino dei fiori
card-field_15 = Calderone bianco
card-field_16 = Calderone dei fiori
card-field_17 = Giardino delle bacche
card-field_18 = Alambicco delle bacche
card-field_19 = Calderone delle bacche
card-field_20 = Cerchio dei calderoni
card-field_21 = Alambicco di cristallo
card-field_22 = Altare delle bestie
card-field_23 = Altare della Salamandra
card-field_24 = Altare dei boschetti
card-spellbook_01 = Libro dei campi bianchi
card-spellbook_02 = Libro dei campi gialli
card-spellbook_03 = Libro dei campi verdi
card-spellbook_04 = Libro dei campi viola
card-spellbook_05 = Libro della Salamandra
card-spellbook_06 = Libro dell’Orso e dell’Aquila
card-spellbook_07 = Libro dei boschetti
card-spellbook_08 = Libro dei calderoni
card-spellbook_09 = Libro dei libri
card-spellbook_10 = Libro della saggezza
colour-yellow = giallo
colour-green = verde
colour-white = bianco
colour-purple = viola
side-nw = nord-ovest
side-ne = nord-est
side-se = sud-est
side-sw = sud-ovest
figure-points = punti
figure-crystals = cristalli
figure-apprentices = apprendisti sui campi
figure-groves = boschetti
figure-cards = carte

## Parti di frase

good = { $good ->
    [leaf] { $count ->
        [one] 1 foglia
       *[other] { $count } foglie
     }
    [flower] { $count ->
        [one] 1 fiore
       *[other] { $count } fiori
     }
    [fruit] { $count ->
        [one] 1 frutto
       *[other] { $count } frutti
     }
    [any_plant] { $count ->
        [one] 1 pianta a scelta
       *[other] { $count } piante a scelta
     }
    [green_potion] { $count ->
        [one] 1 pozione verde
       *[other] { $count } pozioni verdi
     }
    [white_purple_potion] { $count ->
        [one] 1 pozione bianca e viola
       *[other] { $count } pozioni bianche e viola
     }
   *[crystal] { $count ->
        [one] 1 cristallo
       *[other] { $count } cristalli
     }
 }
gain = { $what ->
    [vp] { $count ->
        [one] 1 punto
       *[other] { $count } punti
     }
    [crystal] { $count ->
        [one] 1 cristallo
       *[other] { $count } cristalli
     }
    [scroll] { $count ->
        [one] 1 pergamena
       *[other] { $count } pergamene
     }
    [bear_card] la prima carta Orso
    [eagle_card] la prima carta Aquila
    [reactivate] sveglia uno dei tuoi apprendisti
    [reactivate_other] sveglia un altro dei tuoi apprendisti
   *[grove_any] un boschetto in gioco a scelta, gratis
 }
gain-per = { $count ->
    [one] 1 punto
   *[other] { $count } punti
 } per ogni { $what ->
    [field_yellow] campo giallo con tuoi apprendisti
    [field_green] campo verde con tuoi apprendisti
    [field_white] campo bianco con tuoi apprendisti
    [field_purple] campo viola con tuoi apprendisti
    [field_cauldron] calderone con tuoi apprendisti
    [deity_card] tua carta Orso o Aquila
    [salamander_card] tua carta Salamandra
    [grove] boschetto raccolto
   *[spellbook] libro magico con un tuo apprendista
 }
gain-nothing = niente

## Il materiale in frasi

label-basic = Campo iniziale: { $colours }
label-field = Campo: { $colours }
label-grove = Boschetto
label-book = Libro magico
label-deity = { $deity ->
    [bear] Carta Orso
   *[eagle] Carta Aquila
 }
label-salamander = { $half ->
    [yellow] Carta Salamandra gialla
   *[black] Carta Salamandra nera
 }
label-temple = { $half ->
    [yellow] Metà gialla del tempio
   *[black] Metà nera del tempio
 }
words-cost = Costa { $cost }.
words-bonus = Spazio bonus: { $gain }.
words-sickle = Falcetto, in ogni momento del tuo turno: { $gain }.
words-sickle-paid = Falcetto, in ogni momento del tuo turno, per { $cost }: { $gain }.
words-cauldron = Calderone, come azione: { $cost } per { $gain }.
words-harvest = Raccolto: { $gain }.
words-sides = Cristalli per chi piazza sui suoi sentieri: { $sides }.
words-book = Un apprendista qui vale { $high } o { $low } punti per ogni { $what ->
    [field_yellow] campo giallo con apprendisti del suo proprietario
    [field_green] campo verde con apprendisti del suo proprietario
    [field_white] campo bianco con apprendisti del suo proprietario
    [field_purple] campo viola con apprendisti del suo proprietario
    [field_cauldron] calderone con apprendisti del suo proprietario
    [deity_card] carta Orso o Aquila posseduta
    [salamander_card] carta Salamandra posseduta
    [grove] boschetto raccolto
   *[spellbook] libro magico occupato
 }.
words-book-fixed = Un apprendista qui vale { $high } o { $low } punti.
words-trigger = { $when ->
    [place_yellow] Per ogni apprendista che piazzi su un campo giallo
    [place_green] Per ogni apprendista che piazzi su un campo verde
    [place_white] Per ogni apprendista che piazzi su un campo bianco
    [place_purple] Per ogni apprendista che piazzi su un campo viola
    [place_cauldron] Per ogni apprendista che piazzi su un calderone
    [take_grove] Per ogni boschetto che prendi
    [build_field] Per ogni campo che costruisci
    [gain_scroll] Per ogni pergamena che ottieni
    [take_deity_card] Per ogni carta Orso o Aquila che prendi
    [take_salamander_card] Per ogni carta Salamandra che prendi
   *[enter_spellbook] Per ogni apprendista che mandi su un libro magico
 }: { $gain }.
words-exchange = In ogni momento del tuo turno: { $crystals ->
    [one] 1 cristallo
   *[other] { $crystals } cristalli
 } per { $good }.
words-symbols = Fede: { $deity ->
    [bear] { $count ->
        [one] 1 orso
       *[other] { $count } orsi
     }
    [eagle] { $count ->
        [one] 1 aquila
       *[other] { $count } aquile
     }
   *[crown] { $count ->
        [one] 1 corona
       *[other] { $count } corone
     }
 }.
words-once = Quando la prendi: { $gain }.
words-temple = Manda un apprendista e paga { $cost }: prendi la prima carta. Senza carte: { $gain }.

## Che cosa si chiede

ask-turn = Tocca a te: piazza, costruisci, usa un calderone o il tempio. { $available ->
    [one] Resta un apprendista
   *[other] Restano { $available } apprendisti
 } da piazzare.
ask-turn-pass = Tocca a te: tutti gli apprendisti sono piazzati. Costruisci, usa un calderone o il tempio, oppure passa.
ask-turn-gathered = Ora piazza un apprendista.
ask-pay = { $picked ->
    [0] Chi lavora per pagare?
   *[other] Chi altro lavora per pagare?
 }
ask-turn-for = { $count ->
    [one] Manca 1 cristallo.
   *[other] Mancano { $count } cristalli.
 } Chi lavora per pagare?
ask-which = { $count ->
    [one] Quale apprendista su { $field } lavora?
   *[other] { $count } apprendisti su { $field } lavorano. Quali?
 }
ask-gather = { $picked ->
    [0] Chi lavora per cristalli da tenere? Poi si piazza. Per pagare qualcosa adesso, scegli direttamente quella cosa.
   *[other] Chi altro lavora per cristalli?
 }
ask-gather-leaving = Prima che parta: chi sveglia, o chi altro lavora per cristalli?
ask-wake = Quale apprendista torna attivo?
ask-take-grove = Prendi un boschetto in gioco a scelta.
ask-move = Hai { $scrolls } pergamene: quale apprendista va su un libro magico?
ask-to-book = Su quale libro magico?
ask-lay = Dove posi { $field }?
ask-settle = { $field } è posato. Piazzaci un apprendista, oppure prendi una carta per un colore in comune.
ask-settle-card = { $field } è posato. Prendi una carta per un colore in comune.
ask-settle-free = Piazza un apprendista su { $field }.
ask-harvest = Raccogliere un boschetto per { $price } cristalli? Il posto { $place } della tua fila di boschetti dà { $points ->
    [0] zero punti
    [one] 1 punto
   *[other] { $points } punti
 }.

## Che cosa si può scegliere

option-place = { $field }, spazio { $slot ->
    [W] O
   *[other] { $slot }
 }{ $crystals ->
    [0] { "" }
    [one] : 1 cristallo
   *[other] : { $crystals } cristalli
 }
option-place-bonus = { $field }, spazio bonus { $slot ->
    [W] O
   *[other] { $slot }
 }: { $gain }{ $crystals ->
    [0] { "" }
    [one] { " " }e 1 cristallo
   *[other] { " " }e { $crystals } cristalli
 }
option-place-cards = { $place }; le tue carte: { $gain }
option-build = Costruisci { $field } per { $cost }: { $gain }
option-free = Costruisci { $field } gratis
option-cauldron = { $field }: { $cost } per { $gain }
option-temple = { $half ->
    [yellow] Metà gialla del tempio
   *[black] Metà nera del tempio
 } per { $cost }: { $gain }
option-gather = Raccogli cristalli da tenere, poi piazza
option-gather-done = Nessun altro
option-gather-nobody = Nessuno, dà il suo cristallo
option-pass = Passa e raccogli boschetti
option-works = Un apprendista su { $field }
option-serves = Un apprendista su { $field } se ne occupa
option-wakes = Un apprendista su { $field } ne sveglia un altro
option-makes = { $field }: { $good ->
    [leaf] 1 foglia
    [flower] 1 fiore
    [fruit] 1 frutto
    [green_potion] 1 pozione verde
    [white_purple_potion] 1 pozione bianca e viola
   *[crystal] { $crystals ->
        [one] 1 cristallo
       *[other] { $crystals } cristalli
     }
 }{ $good ->
    [crystal] { "" }
   *[other] { $crystals ->
        [0] { "" }
        [one] { " " }e 1 cristallo
       *[other] { " " }e { $crystals } cristalli
     }
 }
option-turn = { $field }: lavora per 1 cristallo
option-pay = { $picked ->
    [0] Nessuno lavora
   *[other] Nessun altro
 }: { $crystals ->
    [0] è pagato
    [one] paga 1 cristallo
   *[other] paga { $crystals } cristalli
 }
option-which = { $field }, spazio { $slot ->
    [W] O
   *[other] { $slot }
 }
option-wake = { $field }, spazio { $slot ->
    [W] O
   *[other] { $slot }
 }
option-wake-after-work = { $field }, spazio { $slot ->
    [W] O
   *[other] { $slot }
 }: prima lavora per { $crystals ->
    [one] 1 cristallo
   *[other] { $crystals } cristalli
 }
option-wake-by = Sveglia { $field }, spazio { $slot ->
    [W] O
   *[other] { $slot }
 }, con { $by } per { $crystals ->
    [one] 1 cristallo
   *[other] { $crystals } cristalli
 }
option-wake-worked-by = Sveglia l’apprendista su { $field } che ha appena lavorato, con { $by } per { $crystals ->
    [one] 1 cristallo
   *[other] { $crystals } cristalli
 }
option-take-grove = { $grove }: { $gain }
option-harvest = Raccogli { $grove }: { $gain }
option-harvest-done = Non raccogliere altro
option-move = { $field }, spazio { $slot ->
    [W] O
   *[other] { $slot }
 }{ $active ->
    [1] { $crystals ->
        [one] { " " }(prima dà 1 cristallo)
       *[other] { " " }(prima dà { $crystals } cristalli)
     }
   *[0] { "" }
 }
option-to-book = { $book }: { $value } { $what ->
    [fixed] punti
   *[other] punti per elemento
 }
option-lay = { $cell }{ $match ->
    [1] { " " }(colore in comune)
   *[0] { "" }
 }
option-take-deity = Prendi { $card }. { $does }

## Che cosa è successo

event-round = { $face ->
    [sun] Round { $round }: giorno
   *[moon] Round { $round }: notte
 }
event-turn = Round { $round }: { $player }
event-points = { $player }: { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }, { $total } in tutto
event-crystals = { $player }: { $count ->
    [one] 1 cristallo
   *[other] { $count } cristalli
 }
event-scrolls = { $player }: { $count ->
    [one] 1 pergamena
   *[other] { $count } pergamene
 }, { $total } in tutto
event-placed = { $player }: apprendista piazzato su { $field }, spazio { $slot ->
    [W] O
   *[other] { $slot }
 }
event-turned-over = { $player }: apprendista su { $field }, spazio { $slot ->
    [W] O
   *[other] { $slot }
 }, { $active ->
    [1] attivo
   *[0] inattivo
 }
event-worked = { $player }: { $field } dà { $good ->
    [leaf] 1 foglia
    [flower] 1 fiore
    [fruit] 1 frutto
    [green_potion] 1 pozione verde
    [white_purple_potion] 1 pozione bianca e viola
   *[crystal] { $crystals ->
        [one] 1 cristallo
       *[other] { $crystals } cristalli
     }
 }{ $good ->
    [crystal] { "" }
   *[other] { $crystals ->
        [0] { "" }
        [one] { " " }e 1 cristallo
       *[other] { " " }e { $crystals } cristalli
     }
 }
event-turned = { $player }: l’apprendista su { $field } ha lavorato per 1 cristallo
event-woke = { $player }: apprendista su { $field } svegliato da { $by }
event-exchanged = { $player }: { $good } per { $crystals ->
    [one] 1 cristallo
   *[other] { $crystals } cristalli
 }
event-paid = { $player }: { $crystals ->
    [one] pagato 1 cristallo
   *[other] pagati { $crystals } cristalli
 }
event-lost = { $player }: non usato e perso: { $goods }
event-built = { $player }: costruito { $field }
event-field-laid = { $field } è posato in { $cell }
event-field-shown = Nuovo nella fila: { $field }
event-grove-drawn = Un boschetto riempie una radura: { $grove }
event-grove-taken = { $player }: preso { $grove }, posto { $place } sopra la plancia
event-cauldron = { $player }: calderone { $field }
event-temple = { $player }: { $half ->
    [yellow] Salamandra onorata, metà gialla del tempio
   *[black] Salamandra onorata, metà nera del tempio
 }
event-salamander-taken = { $player }: presa { $card }
event-deity-taken = { $player }: presa la carta { $card }
event-deck-top = Ora in cima: { $card }
event-to-book = { $player }: apprendista mandato su { $book }, valore { $value }
event-passed = { $player }: passo
event-druid-turned = { $player }: il druido mostra { $face ->
    [sun] il sole
   *[moon] la luna
 }
event-final = { $player }: libri magici { $books }, corone { $crown }, orsi { $bear }, aquile { $eagle }, pergamene { $scrolls }; { $total } punti in tutto

## Come è finita

won-by-points = Più punti di tutti: { $total }.
won-together = { $total } punti ciascuno: una vittoria condivisa.

## Il tavolo nel terminale

table-round = Round { $round } di { $rounds }: { $face ->
    [sun] giorno
   *[moon] notte
 }
table-stacks = { $fields ->
    [one] 1 campo
   *[other] { $fields } campi
 } e { $groves ->
    [one] 1 boschetto
   *[other] { $groves } boschetti
 } nelle pile
table-books = Libri magici
table-decks = Carte in cima
table-row = Campi da costruire
table-fields = Campi in gioco
table-half = { $half ->
    [yellow] Gialla
   *[black] Nera
 }
table-legend = [1] apprendista attivo, (1) inattivo
table-sign = { $sign ->
    [leaf] foglia
    [flower] fiore
    [fruit] frutto
    [any_plant] pianta a scelta
    [green_potion] pozione verde
    [white_purple_potion] pozione bianca e viola
    [crystal] cristallo
    [vp] punto
    [scroll] pergamena
    [reactivate] risveglia
    [grove_any] boschetto
   *[cauldron] calderone
 }
table-goods = Prodotto e non ancora usato: { $goods }
table-player = punti { $points }, cristalli { $crystals }, pergamene { $scrolls }, apprendisti: { $available } da piazzare, { $active } attivi
table-passed = ha passato
table-harvest = boschetti { $count } (il prossimo posto vale { $next })
table-belief = corone { $crown }, orsi { $bear }, aquile { $eagle }
table-cards = Carte

## Consigli: che cosa parla a favore di una scelta. Parti di frase, in minuscolo e senza punto.

hint-behind = Circa { $count ->
    [one] 1 punto
   *[other] { $count } punti
 } in meno
hint-points-gain = dà { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
hint-points-deny = gli altri fanno { $count ->
    [one] 1 punto
   *[other] { $count } punti
 } in meno
hint-crystals-gain = ti dà { $count ->
    [one] 1 cristallo
   *[other] { $count } cristalli
 }
hint-crystals-keep = tiene da parte { $count ->
    [one] il tuo cristallo
   *[other] i tuoi { $count } cristalli
 }
hint-crystals-cost = costa { $count ->
    [one] 1 cristallo
   *[other] { $count } cristalli
 }
hint-scrolls-gain = ti dà { $count ->
    [one] 1 pergamena
   *[other] { $count } pergamene
 }
hint-scrolls-cost = usa { $count ->
    [one] 1 pergamena
   *[other] { $count } pergamene
 }
hint-apprentices-gain = ti restituisce { $count ->
    [one] un apprendista
   *[other] { $count } apprendisti
 } da piazzare
hint-apprentices-keep = tiene { $count ->
    [one] un apprendista
   *[other] { $count } apprendisti
 } da piazzare più tardi
hint-work-gain = { $count ->
    [one] un apprendista
   *[other] { $count } apprendisti
 } in più al lavoro sui campi
hint-work-cost = { $count ->
    [one] un apprendista
   *[other] { $count } apprendisti
 } in meno sui campi
hint-groves-gain = porta { $count ->
    [one] un boschetto
   *[other] { $count } boschetti
 } alla tua portata
hint-groves-keep = tiene { $count ->
    [one] un boschetto
   *[other] { $count } boschetti
 } alla tua portata
hint-books-gain = { $count ->
    [one] 1 punto
   *[other] { $count } punti
 } dai libri magici alla fine
hint-deities-gain = { $count ->
    [one] una carta che aiuta
   *[other] { $count } carte che aiutano
 } in ogni round a venire
hint-belief-gain = { $count ->
    [one] 1 punto
   *[other] { $count } punti
 } di fede, allo stato attuale
hint-belief-deny = toglie agli altri { $count ->
    [one] 1 punto
   *[other] { $count } punti
 } di fede

## Aiuto su ogni pezzo del tavolo

help-field = Un campo magico con quattro spazi. Un apprendista qui lavora per ciò che mostra il falcetto, o usa il calderone.
help-slot = Uno spazio per un apprendista. Chi viene piazzato qui riceve i cristalli dei sentieri verso i boschetti accanto; su quello in alto, lo spazio bonus, anche ciò che mostra. Chi ha lavorato è girato e riposa fino al round successivo.
help-cell = Un posto libero dove posare un campo. Accanto al proprio colore può dare una carta Orso o Aquila al posto di un apprendista.
help-grove = Una radura tra quattro campi. Qui stanno i boschetti: cristalli per chi si piazza accanto, e ciò che mostrano se raccolti per 3 cristalli quando si passa.
help-deck = Un mazzo vuoto: non restano carte di questo tipo.
help-place = Un vuoto nella fila dei campi. Viene riempito dalla pila.
help-stack-fields = La pila dei campi. Riempie la fila dopo ogni costruzione.
help-stack-groves = La pila dei boschetti. Un boschetto va ovunque quattro campi chiudano una radura, e alla fine del round in ogni radura vuota.
help-book = Un posto su un libro magico. Con la quarta pergamena un tuo apprendista lascia per sempre il suo campo e qui fa punti alla fine.
help-druid = Il druido mostra sole o luna: gli apprendisti con lo stesso segno sono svegli e possono lavorare. Si gira quando il suo proprietario passa.
help-available = Apprendisti da piazzare in questo round. Si può passare solo quando sono tutti piazzati.
help-waiting = Apprendisti che arrivano nei prossimi round, di giorno e di notte.
help-crystals = I cristalli pagano campi, tempio e boschetti. Si tengono da un turno all’altro; quattro comprano una pianta a scelta. Alla fine non valgono nulla.
help-points = Punti finora. Dopo il quarto round si aggiungono libri magici, fede e pergamene avanzate; vince chi ha più punti.
help-scrolls = Pergamene. La quarta manda un tuo apprendista su un libro magico; tutte e quattro si restituiscono.
help-harvest = Posti per i boschetti raccolti. Il 2º, il 4º e il 6º danno i punti indicati.
help-cards = Carte Orso, Aquila e Salamandra. Orsi e aquile aiutano per tutta la partita; i loro segni e le corone contano per la fede.
help-score = Un segnalino sul tracciato segnapunti. Chi è ultimo comincia il round successivo; sullo stesso spazio, quello in cima.
help-belief = Fede: quanto valgono alla fine il primo e il secondo posto in corone, orsi o aquile. In parità si divide.
help-goods = Ciò che è stato prodotto in questo turno e ciò che si sta pagando. Piante e pozioni non usate vanno perse alla fine del turno.
help-player = Un giocatore con cristalli, pergamene, apprendisti e carte. Tocca un altro giocatore per vederne la plancia in grande.
help-stone = Uno spazio del tracciato segnapunti: vale un punto. Sono cento; chi supera l’ultimo riparte dal primo con 100 punti in più.
