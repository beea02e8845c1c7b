### Mycelia e Prisma. Ciò che inizia con «fx-» viene unito in frasi intere: all’infinito, senza punto finale.

game-name = Mycelia
game-about = Libera la tua plancia dalle gocce di rugiada prima degli altri: gioca carte, recluta eroi fungo, spingi le gocce verso il Santuario. Da 1 a 4 giocatori; da solo affronti Gwidyon.

## Moduli e impostazioni

module-expansion = Espansione inclusa
module-expansion-about = Altri 30 eroi, effetti al reclutamento, le tessere azione c, d ed e, carte da eliminare, caselle Santuario aggiuntive.
module-prisma = Prisma
module-prisma-about = Le gocce Prisma danno favori, con i favori acquisti carte dono la cui abilità dura un intero turno; altri 20 eroi, le tessere f e g. Comprende l’espansione inclusa.
setting-boards = Plance
setting-boards-front = fronte, uguale per tutti
setting-boards-star = plancia stella, sorteggiata
setting-boards-star_leaf = plancia stella I (bosco frondoso)
setting-boards-star_moss = plancia stella II (conca di muschio)
setting-boards-star_water = plancia stella III (palude)
setting-boards-star_earth = plancia stella IV (terra nuda)
setting-boards-value = plancia { $value }
setting-starter = Primo giocatore
setting-starter-random = sorteggiato
setting-starter-value = posto { $value }
setting-gwidyon = Gocce di Gwidyon
setting-gwidyon-value = { $value } gocce

## Nomi

terrain-leaf = foglie
terrain-moss = muschio
terrain-water = acqua
terrain-earth = terra
terrain-shrine = santuario
colour-green = verde
colour-amber = ambra
colour-purple = viola
symbol-dew = goccia
symbol-spore = spora
symbol-root = radice
rival-gwidyon = Gwidyon
card-leaf_one = Foglia al vento
card-leaf_gift = Foglie condivise
figure-drops = gocce rimaste
figure-leaves = foglie
figure-cards = carte
figure-favour = favori

## Parti di frase

drops = { $count ->
    [one] 1 goccia
   *[other] { $count } gocce
 }
drops-range = da { $least } a { $count } gocce
from-field = { $terrain ->
    [leaf] da una casella di foglie
    [moss] da una casella di muschio
    [water] da una casella d’acqua
   *[any] da una casella qualsiasi
 }{ $need ->
    [0] { "" }
    [one] { $exact ->
        [1] { " " }con esattamente 1 goccia
       *[0] { " " }con almeno 1 goccia
     }
   *[other] { $exact ->
        [1] { " " }con esattamente { $need } gocce
       *[0] { " " }con almeno { $need } gocce
     }
 }
one-field = { $terrain ->
    [leaf] una casella di foglie
    [moss] una casella di muschio
    [water] una casella d’acqua
   *[any] una casella qualsiasi
 }{ $need ->
    [0] { "" }
    [one] { $exact ->
        [1] { " " }con esattamente 1 goccia
       *[0] { " " }con almeno 1 goccia
     }
   *[other] { $exact ->
        [1] { " " }con esattamente { $need } gocce
       *[0] { " " }con almeno { $need } gocce
     }
 }

## Effetti

fx-and = { $first } e { $second }
fx-leaves = { $count ->
    [one] prendere 1 foglia
   *[other] prendere { $count } foglie
 }
fx-favour = { $count ->
    [one] ottenere 1 favore
   *[other] ottenere { $count } favori
 }
fx-move = spostare { $amount } { $from }
fx-remove = togliere { $amount } { $from }
fx-move-some = spostare { $amount }
fx-remove-some = togliere { $amount }
fx-field = { $what } { $from }
fx-burst = scegliere { $field }; togliere lì fino a { $centre ->
    [one] 1 goccia
   *[other] { $centre } gocce
 } e fino a { $each ->
    [one] 1 goccia
   *[other] { $each } gocce
 } { $sides ->
    [one] da una casella vicina
    [4] da ogni casella vicina
   *[other] da ciascuna di { $sides } caselle vicine
 }
fx-burst-centre = scegliere { $field }; togliere lì fino a { $centre ->
    [one] 1 goccia
   *[other] { $centre } gocce
 }
fx-burst-sides = scegliere { $field }; togliere fino a { $each ->
    [one] 1 goccia
   *[other] { $each } gocce
 } { $sides ->
    [one] da una casella vicina
    [4] da ogni casella vicina
   *[other] da ciascuna di { $sides } caselle vicine
 }
fx-others = bonus per tutti gli altri: { $effect }
fx-trash = eliminare { $count ->
    [one] 1 carta
   *[other] fino a { $count } carte
 } dalla propria pila degli scarti (con Prisma: o area dei doni)
fx-recycle = mettere { $count ->
    [one] 1 carta
   *[other] fino a { $count } carte
 } della propria pila degli scarti o area dei doni in cima al proprio mazzo
fx-tile = prendere la tessera azione { $tile }
fx-shrine = togliere l’unica goccia di una casella e coprirla con una casella Santuario aggiuntiva
fx-refresh-display = sostituire tutte le carte del bosco
fx-refresh-roots = mettere la prima carta di ogni pila di doni sotto la sua pila
fx-gwidyon-flip = girare il suo gettone
fx-gwidyon-remove = { $count ->
    [one] togliere 1 goccia
   *[other] togliere { $count } gocce
 } dal suo mucchio

## Carte e tessere in frasi

words-effect = { $effect }.
words-once = Al reclutamento, una volta: { $effect }.
words-once-gift = All’acquisto, una volta: { $effect }.
words-draw = Quando la metti in gioco: { $count ->
    [0] non pescare carte
    [one] pescare 1 carta
   *[other] pescare { $count } carte
 }.
words-tile = Una volta per turno, per { $cost ->
    [one] 1 foglia
   *[other] { $cost } foglie
 }: { $effect }.
words-with-prisma = Con Prisma: { $effect }.
words-solo-you = Per te: { $effect }.
words-solo-gwidyon = Per Gwidyon: { $effect }.
words-hero = Eroe, { $box ->
    [expansion] espansione inclusa
    [prisma] Prisma
   *[base] gioco base
 }; costa { $cost ->
    [one] 1 foglia
   *[other] { $cost } foglie
 }
component-tile = Tessera { $name }
component-solo_card = Carta di Gwidyon
words-beside = { $first } { $second }
words-start = Carta iniziale
words-gift = { $colour ->
    [green] Carta dono della pila verde
    [amber] Carta dono della pila ambra
    [purple] Carta dono della pila viola
   *[start] Carta dono iniziale
 }
passive-hired = In questo turno, dopo ogni eroe che recluti: { $effect }.
passive-others-bonus = In questo turno i bonus per gli altri delle tue carte non hanno luogo.
passive-beetle = In questo turno ignori gli insetti: sulla casella possono esserci più gocce di quelle indicate.
passive-terrain = In questo turno ignori il terreno delle tue carte: va bene ogni casella.
passive-move = In questo turno ogni simbolo di spostamento delle tue carte toglie la goccia.
passive-action-tiles = In questo turno le tue tessere azione non costano nulla.
passive-discount = In questo turno ogni eroe costa { $count ->
    [one] 1 foglia
   *[other] { $count } foglie
 } in meno.
passive-first-hand-card = In questo turno puoi eseguire { $count ->
    [one] un’altra volta
   *[other] altre { $count } volte
 } la tua prima carta in mano.
passive-removed = In questo turno, per ogni goccia che togli: { $effect }.

## Domande

ask-turn = Il tuo turno: gioca { $hand ->
    [1] l’ultima carta
   *[other] le tue { $hand } carte
 }, recluta eroi, usa tessere.
ask-turn-end = La tua mano è vuota. Recluta, usa tessere o termina il turno.
ask-move = Puoi spostare { $amount } { $from }. Quale casella?{ $left ->
    [1] { "" }
   *[other] { " " }(fino a { $left } volte)
 }
ask-remove = Puoi togliere { $amount } { $from }. Quale casella?{ $left ->
    [1] { "" }
   *[other] { " " }(fino a { $left } volte)
 }
ask-move-and-remove = Scegli { $field } per { $what }.{ $left ->
    [1] { "" }
   *[other] { " " }(fino a { $left } volte)
 }
ask-burst = Scegli { $field }.{ $centre ->
    [0] { "" }
   *[other] { " " }Lì puoi toglierne fino a { $centre }.
 }{ $sides ->
    [0] { "" }
    [1] { " " }Da una casella vicina puoi toglierne fino a { $each }.
    [4] { " " }Da ogni casella vicina puoi toglierne fino a { $each }.
   *[other] { " " }Da ciascuna di { $sides } caselle vicine puoi toglierne fino a { $each }.
 }
ask-shrine = Scegli { $field }: le sue gocce vengono tolte e diventa una casella Santuario aggiuntiva.
ask-where-to = Dove va la goccia di { $field }?{ $left ->
    [1] { "" }
   *[other] { " " }(fino a { $left } gocce)
 }
ask-how-many = { $most ->
    [one] Quale goccia togli da { $field }?
   *[other] Puoi togliere fino a { $most } gocce da { $field }. Quante?
 }
ask-neighbours = Quale casella vicina a { $field } perde { $each ->
    [1] 1 goccia
   *[other] fino a { $each } gocce
 }?{ $left ->
    [1] { "" }
   *[other] { " " }(fino a { $left } caselle vicine)
 }
ask-trash = Quale carta elimini dal gioco?
ask-recycle = Quale carta metti in cima al tuo mazzo?
ask-give-up-tile = Hai quattro tessere. Quale cedi per la tessera { $tile }?
ask-play-again = Eseguire { $card } un’altra volta?
ask-withhold-bonus = Negare il bonus agli altri? ({ $effect })
ask-gift-order = Quale dono agisce per primo?

## Scelte possibili

option-play = Gioca { $card }
option-hire = Recluta { $card } per { $cost ->
    [one] 1 foglia
   *[other] { $cost } foglie
 }
option-tile = Tessera { $tile } per { $cost ->
    [one] 1 foglia
   *[other] { $cost } foglie
 }: { $effect }
option-buy-gift = { $colour ->
    [green] Acquista il dono verde { $card }
    [amber] Acquista il dono ambra { $card }
   *[purple] Acquista il dono viola { $card }
 }
option-end-turn = Termina il turno
option-field = { $field }: { $terrain ->
    [leaf] foglie
    [moss] muschio
    [water] acqua
   *[earth] terra
 }, { $drops ->
    [0] nessuna goccia
    [one] 1 goccia
   *[other] { $drops } gocce
 }
option-move-to = { $kind ->
    [dew] La goccia di rugiada in { $to }
    [prism] La goccia Prisma in { $to }
   *[drop] In { $to }
 }{ $shrine ->
    [1] { " " }(casella Santuario: lascia la plancia)
   *[0] { "" }
 }
option-take = { $count ->
    [one] Togli 1 goccia
   *[other] Togli { $count } gocce
 }
option-take-mixed = { $prism ->
    [0] { $dew ->
        [one] Togli 1 goccia di rugiada
       *[other] Togli { $dew } gocce di rugiada
     }
    [one] { $dew ->
        [0] Togli 1 goccia Prisma
        [one] Togli 1 goccia di rugiada e 1 goccia Prisma
       *[other] Togli { $dew } gocce di rugiada e 1 goccia Prisma
     }
   *[other] { $dew ->
        [0] Togli { $prism } gocce Prisma
        [one] Togli 1 goccia di rugiada e { $prism } gocce Prisma
       *[other] Togli { $dew } gocce di rugiada e { $prism } gocce Prisma
     }
 }
option-all-sides = Tutte le caselle vicine a { $field } insieme
option-trash = { $gift ->
    [1] Elimina { $card } dalla tua area dei doni
   *[0] Elimina { $card } dal gioco
 }
option-trash-none = Non eliminare carte
option-recycle = { $gift ->
    [1] Ricicla { $card } dalla tua area dei doni
   *[0] Ricicla { $card }
 }
option-give-up-tile = Cedi la tessera { $tile } per la tessera { $new }
option-decline-tile = Rinuncia alla tessera { $tile }
option-play-again = Esegui { $card } di nuovo
option-grant-bonus = Concedilo agli altri
option-withhold-bonus = Negalo
option-gift-first = Prima { $card }

## Che cosa è successo. Scritto in modo che «Tu» e un nome vadano bene allo stesso modo.

event-turn = Giro { $round }: { $player }
event-turn-ended = { $player }: turno terminato
event-played = { $player }: carta { $card } giocata
event-played-again = { $player }: carta { $card } eseguita un’altra volta
event-hired = { $player }: eroe { $card } reclutato per { $cost ->
    [one] 1 foglia
   *[other] { $cost } foglie
 }
event-gift-bought = { $player }: dono { $card } acquistato dalla pila { $colour ->
    [green] verde
    [amber] ambra
   *[purple] viola
 }
event-gift-laid = { $player }: dono { $card } messo in gioco
event-gift-works = { $player }: effetto del dono { $card }
event-tile-used = { $player }: tessera { $tile } usata per { $cost ->
    [one] 1 foglia
   *[other] { $cost } foglie
 }
event-tile-taken = { $player }: tessera { $tile } presa
event-tile-given-up = { $player }: tessera { $tile } ceduta
event-trashed = { $player }: carta { $card } eliminata dal gioco
event-recycled = { $player }: carta { $card } messa in cima al mazzo
event-removed = { $player }: { $count ->
    [one] 1 goccia tolta
   *[other] { $count } gocce tolte
 } da { $field }
event-moved = { $player }: { $prism ->
    [1] goccia Prisma spostata
   *[0] goccia spostata
 } da { $field } a { $to }{ $shrine ->
    [1] , sul Santuario
   *[0] { "" }
 }
event-shrine-placed = { $player }: casella Santuario aggiuntiva messa in { $field }
event-leaves = { $player }: { $count ->
    [one] 1 foglia presa
   *[other] { $count } foglie prese
 }
event-favour = { $player }: { $count ->
    [one] 1 favore
   *[other] { $count } favori
 }, fungo sullo spazio { $to }
event-drew = { $player }: { $count ->
    [one] 1 carta pescata
   *[other] { $count } carte pescate
 }
event-drew-cards = { $player }: carte pescate: { $cards }
event-shuffled = { $player }: pila degli scarti mescolata sotto il mazzo
event-bonus-withheld = { $player }: bonus negato agli altri
event-stalemate = Nessuno può andare avanti: la partita finisce
event-end-near = { $player }: l’ultima goccia se n’è andata, la fine si avvicina
event-revealed = Nuova carta del bosco: { $card }
event-display-cleared = Le carte del bosco vengono sostituite
event-roots-turned = I primi doni vanno sotto le loro pile
event-supply = Il Santuario della Vita è pieno. Il dado mostra la { $symbol ->
    [dew] goccia
    [spore] spora
   *[root] radice
 }: una nuova goccia in { $fields }
event-gwidyon-card = Carta solitario. { $words }
event-gwidyon-removes = Gwidyon: { $count ->
    [one] 1 goccia tolta
   *[other] { $count } gocce tolte
 }, restano { $left }
event-gwidyon-flips = { $removing ->
    [1] Il gettone di Gwidyon si gira sul lato che toglie
   *[0] Il gettone di Gwidyon si gira sul lato vuoto
 }
event-gwidyon-shuffles = Gwidyon mescola le sue carte
event-gwidyon-favour = Il fungo di Gwidyon va sullo spazio { $to }

## Com’è finita

won-by-drops = L’unica plancia senza gocce.
won-by-leaves = Più plance sono vuote; decide chi ha più foglie.
won-by-favour = Plance vuote e foglie pari; decide chi ha più favori.
won-together = Tutto pari: vittoria condivisa.
stalemate = Da 20 giri nessuno fa progressi: la partita finisce senza vincitori.
solo-won = La tua plancia è vuota prima del mucchio di Gwidyon.
solo-both = La tua plancia e il mucchio di Gwidyon si svuotano nello stesso turno: vincono entrambi.
solo-lost = Il mucchio di Gwidyon è vuoto per primo.

## Il tavolo nel terminale

table-display = Bosco
table-shrine = Santuario della Vita { $drops }/{ $full }
table-supply = Carta rifornimento
table-pile = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
 }
table-discard = scarti { $count }
table-draw = mazzo { $count }
table-on-top = in cima: { $cards }
table-leaves = { $count ->
    [one] 1 foglia
   *[other] { $count } foglie
 }
table-drops = { $count ->
    [one] ancora 1 goccia
   *[other] ancora { $count } gocce
 }
table-tiles = Tessere
table-hand = Mano
table-hand-size = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
 }
table-gifts = Area dei doni
table-roots = Pile dei doni
table-empty = vuota
table-track = Favori
table-gwidyon = Gwidyon: { $drops ->
    [one] 1 goccia
   *[other] { $drops } gocce
 }, gettone sul lato { $removing ->
    [1] che toglie
   *[0] vuoto
 }, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 } nella sua pila
table-ending = La fine si avvicina: niente nuove gocce.
name-drop = goccia
name-prism = goccia Prisma

## Consigli: che cosa parla a favore di una scelta. Parti di frase, in minuscolo e senza punto.

hint-behind = Peggio di circa { $count ->
    [one] 1 goccia
   *[other] { $count } gocce
 }
hint-drops-gain = toglie { $count ->
    [one] 1 goccia
   *[other] { $count } gocce
 } dalla tua plancia
hint-drops-cost = porta { $count ->
    [one] 1 nuova goccia
   *[other] { $count } nuove gocce
 } sulla tua plancia
hint-drops-deny = agli altri { $count ->
    [one] resta 1 goccia
   *[other] restano { $count } gocce
 } in più
hint-steps-gain = risparmia { $count ->
    [one] 1 passo
   *[other] { $count } passi
 } verso una casella Santuario
hint-leaves-gain = ti dà { $count ->
    [one] 1 foglia
   *[other] { $count } foglie
 }
hint-leaves-keep = tiene da parte { $count ->
    [one] la tua foglia
   *[other] le tue { $count } foglie
 }
hint-leaves-cost = costa { $count ->
    [one] 1 foglia
   *[other] { $count } foglie
 }
hint-leaves-deny = agli altri { $count ->
    [one] va 1 foglia
   *[other] vanno { $count } foglie
 } in meno
hint-favour-gain = fa avanzare il tuo fungo di { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
 } sul tracciato dei favori
hint-favour-cost = costa { $count ->
    [one] 1 favore
   *[other] { $count } favori
 }
hint-heroes-gain = { $count ->
    [one] un eroe
   *[other] { $count } eroi
 } per i prossimi turni
hint-heroes-cost = il tuo mazzo perde { $count ->
    [one] un eroe
   *[other] { $count } eroi
 }
hint-gifts-gain = { $count ->
    [one] un dono
   *[other] { $count } doni
 } per i prossimi turni
hint-tiles-gain = { $count ->
    [one] una tessera
   *[other] { $count } tessere
 } da usare ogni turno

## Aiuto su ogni pezzo del tavolo

help-field = Una casella di una plancia. Le carte spostano le gocce sulle caselle vicine o le tolgono. Una goccia che arriva su una casella Santuario, quella con gli anelli, lascia la plancia.
help-hand = Carte in mano. Si giocano tutte nel turno, in qualsiasi ordine; poi se ne pescano tre nuove.
help-pile = Un mazzo. Alla fine del turno se ne pescano tre carte. Se non bastano, gli scarti vengono mescolati sotto. Gli eroi appena reclutati stanno in cima.
help-pile-heroes = Il mazzo degli eroi. Alla fine di un turno riempie i posti vuoti del bosco.
help-discard = Una pila degli scarti, visibile a tutti. Le carte giocate restano qui finché il mazzo si esaurisce.
help-leaves = Le foglie pagano eroi e tessere azione. Si tengono da un turno all’altro; con più plance vuote vince chi ha più foglie.
help-drops = Gocce ancora su questa plancia. Chi non ne ha più vince.
help-tile = Una tessera azione. Ognuna si usa una volta per turno per le foglie indicate.
help-tiles = Tessere azione. Ognuna si usa una volta per turno per le foglie indicate.
help-tiles-stock = Tessere azione ancora nella riserva. Alcuni eroi te ne danno una.
help-gift = Un dono in gioco. Agisce per tutto il turno, poi va negli scarti.
help-gifts = L’area dei doni. I doni vi si mettono appena pescati e agiscono per un turno intero.
help-display = Un posto del bosco. Viene riempito alla fine del turno.
help-shrine = Il Santuario della Vita raccoglie le gocce tolte dalle plance. Se è pieno alla fine di un turno si tira il dado: tutti ricevono nuove gocce dove le mostra la carta rifornimento, e il Santuario si svuota.
help-supply = Dove cadranno le nuove gocce se il dado mostra questo simbolo. Indicalo, e la tua plancia mostra le caselle.
help-favour = Il tracciato dei favori. Ogni goccia Prisma tolta fa avanzare il tuo fungo di uno spazio libero. Da verde, ambra o viola in poi puoi acquistare un dono di quel colore o di uno inferiore; poi il fungo torna all’inizio.
help-pawn = Un fungo sul tracciato dei favori: quanti favori ha il suo proprietario. Gli altri funghi si saltano.
help-root = Una pila di doni. Il primo si acquista quando il tuo fungo è su questo colore o su uno superiore.
help-gwidyon = Gwidyon, il tuo rivale. Dopo ogni tuo turno mostra una carta. Se le sue gocce finiscono prima delle tue, vince lui.
help-gwidyon-tile = Il gettone di Gwidyon. Ogni volta che si gira sul lato con la goccia, una goccia lascia il suo mucchio.
help-gwidyon-drops = Il mucchio di gocce di Gwidyon. Se finisce prima che la tua plancia sia vuota, vince lui.
help-gwidyon-pile = Le carte di Gwidyon, coperte. Quando ne restano poche, le rimescola.
help-gwidyon-card = L’ultima carta mostrata da Gwidyon. Aiuta te o lui.
help-player = La plancia di un altro giocatore, in piccolo. Toccala per vederla in grande.
help-starts = Il primo giocatore. Quando la fine si avvicina si completa il giro, così tutti hanno avuto gli stessi turni.
