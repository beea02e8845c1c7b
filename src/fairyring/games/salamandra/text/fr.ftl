### Salamandra. Les membres de phrase comme « good » et « gain » sont réunis en phrases entières : ils commencent par une
### minuscule et finissent sans point.

game-name = Salamandra
game-about = Deux jours et deux nuits : placez des apprentis sur des champs magiques, faites-les travailler, construisez de nouveaux champs, préparez des potions aux chaudrons, honorez la Salamandre et récoltez des bosquets. De 2 à 4 druides.

## Réglages

setting-spellbook_count = Grimoires
setting-spellbook_count-board = comme sur le plateau : un de plus que de personnes
setting-spellbook_count-players = un par personne
setting-temple_completes_clearings = Clairières près du temple
setting-temple_completes_clearings-false = non : seuls quatre champs forment une clairière
setting-temple_completes_clearings-true = oui : une moitié du temple compte comme un champ

## Noms

name-grove = Bosquet { $number }
name-bear = { $number ->
    [1] Ours des bosquets
    [2] Ours du chaudron
    [3] Ours terrassier
    [4] Ours scribe
    [5] Ours des livres
    [6] Ours de lune
    [7] Ours bâtisseur
    [8] Ours herboriste
    [9] Ours des bruyères
    [10] Ours des neiges
    [11] Ours au miel
    [12] Ours au trèfle
   *[other] Ours { $number }
 }
name-eagle = { $number ->
    [1] Aigle héraut
    [2] Aigle des prés
    [3] Aigle de cristal
    [4] Aigle du crépuscule
    [5] Aigle des cimes
    [6] Aigle messager
    [7] Aigle couronné
    [8] Aigle de braise
    [9] Aigle jardinier
    [10] Aigle savant
    [11] Aigle du temple
    [12] Aigle des vapeurs
   *[other] Aigle { $number }
 }
name-yellow = Salamandre jaune { $number }
name-black = Salamandre noire { $number }
card-field_01 = Pré aux cristaux
card-field_02 = Pré au trèfle
card-field_03 = Pré aux fleurs
card-field_04 = Pré aux baies
card-field_05 = Jardin de trèfle
card-field_06 = Alambic au trèfle
card-field_07 = Chaudron au trèfle
card-field_08 = Chaudron vert
card-field_09 = Pierre d’éveil
card-field_10 = Jardin de cristal
card-field_11 = Chaudron aux parchemins
card-field_12 = Chaudron du soleil
card-field_13 = Alambic aux fleurs
card-field_14 = Jardin de fleurs
card-field_15 = Chaudron blanc
card-field_16 = Chaudron aux fleurs
card-field_17 = Jardin de baies
card-field_18 = Alambic aux baies
card-field_19 = Chaudron aux baies
card-field_20 = Ronde des chaudrons
card-field_21 = Alambic de cristal
card-field_22 = Autel des bêtes
card-field_23 = Autel de la Salamandre
card-field_24 = Autel des bosquets
card-spellbook_01 = Livre des champs blancs
card-spellbook_02 = Livre des champs jaunes
card-spellbook_03 = Livre des champs verts
card-spellbook_04 = Livre des champs violets
card-spellbook_05 = Livre de la Salamandre
card-spellbook_06 = Livre de l’Ours et de l’Aigle
card-spellbook_07 = Livre des bosquets
card-spellbook_08 = Livre des chaudrons
card-spellbook_09 = Livre des livres
card-spellbook_10 = Livre de sagesse
colour-yellow = jaune
colour-green = vert
colour-white = blanc
colour-purple = violet
side-nw = nord-ouest
side-ne = nord-est
side-se = sud-est
side-sw = sud-ouest
figure-points = points
figure-crystals = cristaux
figure-apprentices = apprentis sur les champs
figure-groves = bosquets
figure-cards = cartes

## Membres de phrase

good = { $good ->
    [leaf] { $count ->
        [one] 1 feuille
       *[other] { $count } feuilles
     }
    [flower] { $count ->
        [one] 1 fleur
       *[other] { $count } fleurs
     }
    [fruit] { $count ->
        [one] 1 fruit
       *[other] { $count } fruits
     }
    [any_plant] { $count ->
        [one] 1 plante au choix
       *[other] { $count } plantes au choix
     }
    [green_potion] { $count ->
        [one] 1 potion verte
       *[other] { $count } potions vertes
     }
    [white_purple_potion] { $count ->
        [one] 1 potion blanche et violette
       *[other] { $count } potions blanches et violettes
     }
   *[crystal] { $count ->
        [one] 1 cristal
       *[other] { $count } cristaux
     }
 }
gain = { $what ->
    [vp] { $count ->
        [one] 1 point
       *[other] { $count } points
     }
    [crystal] { $count ->
        [one] 1 cristal
       *[other] { $count } cristaux
     }
    [scroll] { $count ->
        [one] 1 parchemin
       *[other] { $count } parchemins
     }
    [bear_card] la première carte Ours
    [eagle_card] la première carte Aigle
    [reactivate] réveiller un de vos apprentis
    [reactivate_other] réveiller un autre de vos apprentis
   *[grove_any] un bosquet en jeu au choix, gratuitement
 }
gain-per = { $count ->
    [one] 1 point
   *[other] { $count } points
 } par { $what ->
    [field_yellow] champ jaune avec vos apprentis
    [field_green] champ vert avec vos apprentis
    [field_white] champ blanc avec vos apprentis
    [field_purple] champ violet avec vos apprentis
    [field_cauldron] chaudron avec vos apprentis
    [deity_card] carte Ours ou Aigle à vous
    [salamander_card] carte Salamandre à vous
    [grove] bosquet récolté
   *[spellbook] grimoire avec votre apprenti
 }
gain-nothing = rien

## Le matériel en phrases

label-basic = Champ de départ : { $colours }
label-field = Champ : { $colours }
label-grove = Bosquet
label-book = Grimoire
label-deity = { $deity ->
    [bear] Carte Ours
   *[eagle] Carte Aigle
 }
label-salamander = { $half ->
    [yellow] Carte Salamandre jaune
   *[black] Carte Salamandre noire
 }
label-temple = { $half ->
    [yellow] Moitié jaune du temple
   *[black] Moitié noire du temple
 }
words-cost = Coûte { $cost }.
words-bonus = Place bonus : { $gain }.
words-sickle = Serpe, à tout moment de votre tour : { $gain }.
words-sickle-paid = Serpe, à tout moment de votre tour, contre { $cost } : { $gain }.
words-cauldron = Chaudron, comme action : { $cost } contre { $gain }.
words-harvest = Récolté : { $gain }.
words-sides = Cristaux pour un apprenti posé sur ses chemins : { $sides }.
words-book = Un apprenti y rapporte { $high } ou { $low } points par { $what ->
    [field_yellow] champ jaune avec les apprentis de son propriétaire
    [field_green] champ vert avec les apprentis de son propriétaire
    [field_white] champ blanc avec les apprentis de son propriétaire
    [field_purple] champ violet avec les apprentis de son propriétaire
    [field_cauldron] chaudron avec ses compagnons
    [deity_card] carte Ours ou Aigle possédée
    [salamander_card] carte Salamandre possédée
    [grove] bosquet récolté
   *[spellbook] grimoire occupé
 }.
words-book-fixed = Un apprenti y rapporte { $high } ou { $low } points.
words-trigger = { $when ->
    [place_yellow] Pour chaque apprenti que vous posez sur un champ jaune
    [place_green] Pour chaque apprenti que vous posez sur un champ vert
    [place_white] Pour chaque apprenti que vous posez sur un champ blanc
    [place_purple] Pour chaque apprenti que vous posez sur un champ violet
    [place_cauldron] Pour chaque apprenti que vous posez sur un chaudron
    [take_grove] Pour chaque bosquet que vous prenez
    [build_field] Pour chaque champ que vous construisez
    [gain_scroll] Pour chaque parchemin que vous gagnez
    [take_deity_card] Pour chaque carte Ours ou Aigle que vous prenez
    [take_salamander_card] Pour chaque carte Salamandre que vous prenez
   *[enter_spellbook] Pour chaque apprenti que vous envoyez sur un grimoire
 } : { $gain }.
words-exchange = À tout moment de votre tour : { $crystals ->
    [one] 1 cristal
   *[other] { $crystals } cristaux
 } contre { $good }.
words-symbols = Croyance : { $deity ->
    [bear] { $count ->
        [one] 1 ours
       *[other] { $count } ours
     }
    [eagle] { $count ->
        [one] 1 aigle
       *[other] { $count } aigles
     }
   *[crown] { $count ->
        [one] 1 couronne
       *[other] { $count } couronnes
     }
 }.
words-once = À la prise : { $gain }.
words-temple = Envoyez un apprenti et payez { $cost } : prenez la première carte. Sans carte : { $gain }.

## Ce qui est demandé

ask-turn = À vous : placer, construire, utiliser un chaudron ou le temple. { $available ->
    [one] Il reste un apprenti
   *[other] Il reste { $available } apprentis
 } à placer.
ask-turn-pass = À vous : tous vos apprentis sont placés. Construisez, utilisez un chaudron ou le temple, ou passez.
ask-turn-gathered = Placez maintenant un apprenti.
ask-pay = { $picked ->
    [0] Qui travaille pour cela ?
   *[other] Qui d’autre travaille pour cela ?
 }
ask-turn-for = { $count ->
    [one] Il manque 1 cristal.
   *[other] Il manque { $count } cristaux.
 } Qui travaille pour cela ?
ask-which = { $count ->
    [one] Quel apprenti sur { $field } travaille ?
   *[other] { $count } apprentis sur { $field } travaillent. Lesquels ?
 }
ask-gather = { $picked ->
    [0] Qui travaille pour des cristaux à garder ? Ensuite vous placez. Pour payer quelque chose maintenant, choisissez-le plutôt.
   *[other] Qui d’autre travaille pour des cristaux ?
 }
ask-gather-leaving = Avant qu’il parte : qui réveille-t-il, ou qui d’autre travaille pour des cristaux ?
ask-wake = Quel apprenti redevient actif ?
ask-take-grove = Prenez un bosquet en jeu au choix.
ask-move = Vous avez { $scrolls } parchemins : quel apprenti rejoint un grimoire ?
ask-to-book = Quel grimoire ?
ask-lay = Où va { $field } ?
ask-settle = { $field } est posé. Placez-y un apprenti, ou prenez une carte pour une couleur commune.
ask-settle-card = { $field } est posé. Prenez une carte pour une couleur commune.
ask-settle-free = Placez un apprenti sur { $field }.
ask-harvest = Récolter un bosquet pour { $price } cristaux ? La place { $place } de votre rangée de bosquets rapporte { $points ->
    [0] zéro point
    [one] 1 point
   *[other] { $points } points
 }.

## Ce qui peut être choisi

option-place = { $field }, place { $slot ->
    [W] O
   *[other] { $slot }
 }{ $crystals ->
    [0] { "" }
    [one] { " " }: 1 cristal
   *[other] { " " }: { $crystals } cristaux
 }
option-place-bonus = { $field }, place bonus { $slot ->
    [W] O
   *[other] { $slot }
 } : { $gain }{ $crystals ->
    [0] { "" }
    [one] { " " }et 1 cristal
   *[other] { " " }et { $crystals } cristaux
 }
option-place-cards = { $place } ; vos cartes : { $gain }
option-build = Construire { $field } pour { $cost } : { $gain }
option-free = Construire { $field } gratuitement
option-cauldron = { $field } : { $cost } contre { $gain }
option-temple = { $half ->
    [yellow] Moitié jaune du temple
   *[black] Moitié noire du temple
 } pour { $cost } : { $gain }
option-gather = Amasser des cristaux à garder, puis placer
option-gather-done = Personne d’autre
option-gather-nobody = Personne, il donne son cristal
option-pass = Passer et récolter des bosquets
option-works = Un apprenti sur { $field }
option-serves = Un apprenti sur { $field } s’en charge
option-wakes = Un apprenti sur { $field } en réveille un autre
option-makes = { $field } : { $good ->
    [leaf] 1 feuille
    [flower] 1 fleur
    [fruit] 1 fruit
    [green_potion] 1 potion verte
    [white_purple_potion] 1 potion blanche et violette
   *[crystal] { $crystals ->
        [one] 1 cristal
       *[other] { $crystals } cristaux
     }
 }{ $good ->
    [crystal] { "" }
   *[other] { $crystals ->
        [0] { "" }
        [one] { " " }et 1 cristal
       *[other] { " " }et { $crystals } cristaux
     }
 }
option-turn = { $field } : travaille pour 1 cristal
option-pay = { $picked ->
    [0] Personne ne travaille
   *[other] Personne d’autre
 } : { $crystals ->
    [0] c’est payé
    [one] payer 1 cristal
   *[other] payer { $crystals } cristaux
 }
option-which = { $field }, place { $slot ->
    [W] O
   *[other] { $slot }
 }
option-wake = { $field }, place { $slot ->
    [W] O
   *[other] { $slot }
 }
option-wake-after-work = { $field }, place { $slot ->
    [W] O
   *[other] { $slot }
 } : travaille d’abord pour { $crystals ->
    [one] 1 cristal
   *[other] { $crystals } cristaux
 }
option-wake-by = Réveiller { $field }, place { $slot ->
    [W] O
   *[other] { $slot }
 }, par { $by } pour { $crystals ->
    [one] 1 cristal
   *[other] { $crystals } cristaux
 }
option-wake-worked-by = Réveiller l’apprenti sur { $field } qui vient de travailler, par { $by } pour { $crystals ->
    [one] 1 cristal
   *[other] { $crystals } cristaux
 }
option-take-grove = { $grove } : { $gain }
option-harvest = Récolter { $grove } : { $gain }
option-harvest-done = Ne plus rien récolter
option-move = { $field }, place { $slot ->
    [W] O
   *[other] { $slot }
 }{ $active ->
    [1] { $crystals ->
        [one] { " " }(donne d’abord 1 cristal)
       *[other] { " " }(donne d’abord { $crystals } cristaux)
     }
   *[0] { "" }
 }
option-to-book = { $book } : { $value } { $what ->
    [fixed] points
   *[other] points par élément
 }
option-lay = { $cell }{ $match ->
    [1] { " " }(couleur commune)
   *[0] { "" }
 }
option-take-deity = Prendre { $card }. { $does }

## Ce qui est arrivé

event-round = { $face ->
    [sun] Manche { $round } : jour
   *[moon] Manche { $round } : nuit
 }
event-turn = Manche { $round } : { $player }
event-points = { $player } : { $count ->
    [one] 1 point
   *[other] { $count } points
 }, { $total } en tout
event-crystals = { $player } : { $count ->
    [one] 1 cristal
   *[other] { $count } cristaux
 }
event-scrolls = { $player } : { $count ->
    [one] 1 parchemin
   *[other] { $count } parchemins
 }, { $total } en tout
event-placed = { $player } : apprenti posé sur { $field }, place { $slot ->
    [W] O
   *[other] { $slot }
 }
event-turned-over = { $player } : apprenti sur { $field }, place { $slot ->
    [W] O
   *[other] { $slot }
 }, { $active ->
    [1] actif
   *[0] inactif
 }
event-worked = { $player } : { $field } donne { $good ->
    [leaf] 1 feuille
    [flower] 1 fleur
    [fruit] 1 fruit
    [green_potion] 1 potion verte
    [white_purple_potion] 1 potion blanche et violette
   *[crystal] { $crystals ->
        [one] 1 cristal
       *[other] { $crystals } cristaux
     }
 }{ $good ->
    [crystal] { "" }
   *[other] { $crystals ->
        [0] { "" }
        [one] { " " }et 1 cristal
       *[other] { " " }et { $crystals } cristaux
     }
 }
event-turned = { $player } : l’apprenti sur { $field } a travaillé pour 1 cristal
event-woke = { $player } : apprenti sur { $field } réveillé par { $by }
event-exchanged = { $player } : { $good } contre { $crystals ->
    [one] 1 cristal
   *[other] { $crystals } cristaux
 }
event-paid = { $player } : { $crystals ->
    [one] 1 cristal payé
   *[other] { $crystals } cristaux payés
 }
event-lost = { $player } : inutilisé et perdu : { $goods }
event-built = { $player } : construction de { $field }
event-field-laid = { $field } est posé en { $cell }
event-field-shown = Nouveau dans la rangée : { $field }
event-grove-drawn = Un bosquet remplit une clairière : { $grove }
event-grove-taken = { $player } : { $grove } pris, place { $place } au-dessus du plateau
event-cauldron = { $player } : chaudron { $field }
event-temple = { $player } : { $half ->
    [yellow] Salamandre honorée, moitié jaune du temple
   *[black] Salamandre honorée, moitié noire du temple
 }
event-salamander-taken = { $player } : { $card } prise
event-deity-taken = { $player } : carte { $card } prise
event-deck-top = Sur le dessus maintenant : { $card }
event-to-book = { $player } : apprenti envoyé sur { $book }, valeur { $value }
event-passed = { $player } : passe
event-druid-turned = { $player } : le druide montre { $face ->
    [sun] le soleil
   *[moon] la lune
 }
event-final = { $player } : grimoires { $books }, couronnes { $crown }, ours { $bear }, aigles { $eagle }, parchemins { $scrolls } ; { $total } points en tout

## Comment cela a fini

won-by-points = Le plus de points : { $total }.
won-together = { $total } points chacun : une victoire partagée.

## La table dans le terminal

table-round = Manche { $round } sur { $rounds } : { $face ->
    [sun] jour
   *[moon] nuit
 }
table-stacks = { $fields ->
    [one] 1 champ
   *[other] { $fields } champs
 } et { $groves ->
    [one] 1 bosquet
   *[other] { $groves } bosquets
 } dans les piles
table-books = Grimoires
table-decks = Cartes du dessus
table-row = Champs à construire
table-fields = Champs en jeu
table-half = { $half ->
    [yellow] Jaune
   *[black] Noire
 }
table-legend = [1] apprenti actif, (1) inactif
table-sign = { $sign ->
    [leaf] feuille
    [flower] fleur
    [fruit] fruit
    [any_plant] plante au choix
    [green_potion] potion verte
    [white_purple_potion] potion blanche et violette
    [crystal] cristal
    [vp] point
    [scroll] parchemin
    [reactivate] réveille
    [grove_any] bosquet
   *[cauldron] chaudron
 }
table-goods = Produit et pas encore utilisé : { $goods }
table-player = points { $points }, cristaux { $crystals }, parchemins { $scrolls }, apprentis : { $available } à placer, { $active } actifs
table-passed = a passé
table-harvest = bosquets { $count } (la place suivante rapporte { $next })
table-belief = couronnes { $crown }, ours { $bear }, aigles { $eagle }
table-cards = Cartes

## Conseils : ce qui parle pour un choix. Membres de phrase, sans majuscule ni point.

hint-behind = Environ { $count ->
    [one] { $count } point
   *[other] { $count } points
 } de moins
hint-points-gain = rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
hint-points-deny = les autres marquent { $count ->
    [one] { $count } point
   *[other] { $count } points
 } de moins
hint-crystals-gain = vous rapporte { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
 }
hint-crystals-keep = garde { $count ->
    [one] votre cristal
   *[other] vos { $count } cristaux
 }
hint-crystals-cost = coûte { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
 }
hint-scrolls-gain = vous rapporte { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
 }
hint-scrolls-cost = utilise { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
 }
hint-apprentices-gain = vous rend { $count ->
    [one] un apprenti
   *[other] { $count } apprentis
 } à placer
hint-apprentices-keep = garde { $count ->
    [one] un apprenti
   *[other] { $count } apprentis
 } à placer plus tard
hint-work-gain = { $count ->
    [one] un apprenti
   *[other] { $count } apprentis
 } de plus au travail sur les champs
hint-work-cost = { $count ->
    [one] un apprenti
   *[other] { $count } apprentis
 } de moins sur les champs
hint-groves-gain = met { $count ->
    [one] un bosquet
   *[other] { $count } bosquets
 } à votre portée
hint-groves-keep = garde { $count ->
    [one] un bosquet
   *[other] { $count } bosquets
 } à votre portée
hint-books-gain = { $count ->
    [one] { $count } point
   *[other] { $count } points
 } par les grimoires à la fin
hint-deities-gain = { $count ->
    [one] une carte qui aide
   *[other] { $count } cartes qui aident
 } à chaque manche à venir
hint-belief-gain = { $count ->
    [one] { $count } point
   *[other] { $count } points
 } de croyance, pour l'instant
hint-belief-deny = prend aux autres { $count ->
    [one] { $count } point
   *[other] { $count } points
 } de croyance

## Aide sur chaque pièce de la table

help-field = Un champ magique à quatre places. Un apprenti y travaille pour ce que montre la serpe, ou utilise le chaudron.
help-slot = Une place pour un apprenti. Qui s'y pose reçoit les cristaux des chemins vers les bosquets voisins ; sur celle du haut, la place bonus, aussi ce qu'elle montre. Qui a travaillé est retourné et se repose jusqu'à la manche suivante.
help-cell = Un emplacement libre où poser un champ. À côté de sa propre couleur, il peut rapporter une carte Ours ou Aigle au lieu d'un apprenti.
help-grove = Une clairière entre quatre champs. Les bosquets s'y posent : des cristaux pour qui se place à côté, et ce qu'ils montrent si on les récolte pour 3 cristaux en passant.
help-deck = Une pile vide : il ne reste plus de carte de ce genre.
help-place = Un vide dans la rangée de champs. Il est comblé depuis la pile.
help-stack-fields = La pile des champs. Elle complète la rangée après chaque construction.
help-stack-groves = La pile des bosquets. Un bosquet se pose partout où quatre champs entourent une clairière, et dans chaque clairière vide en fin de manche.
help-book = Une place sur un grimoire. Au quatrième parchemin, un de vos apprentis quitte son champ pour de bon et marque ici à la fin.
help-druid = Le druide montre le soleil ou la lune : les apprentis au même signe sont éveillés et peuvent travailler. Il se retourne quand son propriétaire passe.
help-available = Apprentis à placer dans cette manche. On ne peut passer qu'une fois tous placés.
help-waiting = Apprentis qui arriveront dans les manches suivantes, de jour et de nuit.
help-crystals = Les cristaux paient les champs, le temple et les bosquets. On les garde d'un tour à l'autre ; quatre achètent une plante au choix. À la fin, ils ne valent rien.
help-points = Points actuels. Après la quatrième manche s'ajoutent grimoires, croyance et parchemins restants ; le plus de points gagne.
help-scrolls = Parchemins. Le quatrième envoie un de vos apprentis sur un grimoire, et les quatre sont rendus.
help-harvest = Places des bosquets récoltés. La 2e, la 4e et la 6e rapportent les points indiqués.
help-cards = Cartes Ours, Aigle et Salamandre. Ours et aigles aident toute la partie ; leurs signes et les couronnes comptent pour la croyance.
help-score = Un marqueur sur la piste de score. Le dernier commence la manche suivante ; sur la même case, celui du dessus.
help-belief = Croyance : ce que valent à la fin la première et la deuxième place en couronnes, ours ou aigles. Les ex æquo partagent.
help-goods = Ce qui a été produit ce tour-ci et ce qui est en train d'être payé. Plantes et potions inutilisées sont perdues à la fin du tour.
help-player = Un joueur avec cristaux, parchemins, apprentis et cartes. Touchez un autre joueur pour agrandir son plateau.
help-stone = Une case de la piste de score, un point par case. Il y en a cent ; qui dépasse la dernière repart de la première avec 100 points de plus.
