### Mycelia et Prisma. Ce qui commence par « fx- » est assemblé en phrases : à l'infinitif, sans point final.

game-name = Mycelia
game-about = Videz votre plateau de ses gouttes de rosée avant les autres : jouez des cartes, recrutez des héros champignons, poussez les gouttes vers le Sanctuaire. De 1 à 4 joueurs ; seul, vous affrontez Gwidyon.

## Modules et réglages

module-expansion = Extension incluse
module-expansion-about = 30 héros de plus, des effets au recrutement, les tuiles Action c, d et e, des cartes à éliminer, des cases Sanctuaire supplémentaires.
module-prisma = Prisma
module-prisma-about = Les gouttes Prisme rapportent de la faveur, la faveur achète des cartes Faveur dont la capacité dure tout un tour ; 20 héros de plus, les tuiles f et g. Comprend l'extension incluse.
setting-boards = Plateaux
setting-boards-front = recto, le même pour tous
setting-boards-star = plateau étoile, tiré au sort
setting-boards-star_leaf = plateau étoile I (bois feuillu)
setting-boards-star_moss = plateau étoile II (creux moussu)
setting-boards-star_water = plateau étoile III (marais)
setting-boards-star_earth = plateau étoile IV (terre nue)
setting-boards-value = plateau { $value }
setting-starter = Premier joueur
setting-starter-random = tiré au sort
setting-starter-value = place { $value }
setting-gwidyon = Gouttes de Gwidyon
setting-gwidyon-value = { $value } gouttes

## Noms

terrain-leaf = feuilles mortes
terrain-moss = mousse
terrain-water = eau
terrain-earth = terre
terrain-shrine = sanctuaire
colour-green = verte
colour-amber = ambre
colour-purple = violette
symbol-dew = goutte
symbol-spore = spore
symbol-root = racine
rival-gwidyon = Gwidyon
card-leaf_one = Feuille au vent
card-leaf_gift = Feuilles partagées
figure-drops = gouttes restantes
figure-leaves = feuilles
figure-cards = cartes
figure-favour = faveur

## Parties de phrases

drops = { $count ->
    [one] { $count } goutte
   *[other] { $count } gouttes
 }
drops-range = { $least } à { $count } gouttes
from-field = { $terrain ->
    [leaf] d'une case Feuilles mortes
    [moss] d'une case Mousse
    [water] d'une case Eau
   *[any] d'une case au choix
 }{ $need ->
    [0] { "" }
    [one] { $exact ->
        [1] { " " }contenant exactement 1 goutte
       *[0] { " " }contenant au moins 1 goutte
     }
   *[other] { $exact ->
        [1] { " " }contenant exactement { $need } gouttes
       *[0] { " " }contenant au moins { $need } gouttes
     }
 }
one-field = { $terrain ->
    [leaf] une case Feuilles mortes
    [moss] une case Mousse
    [water] une case Eau
   *[any] une case quelconque
 }{ $need ->
    [0] { "" }
    [one] { $exact ->
        [1] { " " }contenant exactement 1 goutte
       *[0] { " " }contenant au moins 1 goutte
     }
   *[other] { $exact ->
        [1] { " " }contenant exactement { $need } gouttes
       *[0] { " " }contenant au moins { $need } gouttes
     }
 }

## Effets

fx-and = { $first } et { $second }
fx-leaves = { $count ->
    [one] prendre { $count } feuille
   *[other] prendre { $count } feuilles
 }
fx-favour = { $count ->
    [one] obtenir { $count } faveur
   *[other] obtenir { $count } faveurs
 }
fx-move = déplacer { $amount } { $from }
fx-remove = retirer { $amount } { $from }
fx-move-some = déplacer { $amount }
fx-remove-some = retirer { $amount }
fx-field = { $what } { $from }
fx-burst = choisir { $field } ; y retirer jusqu'à { $centre ->
    [one] { $centre } goutte
   *[other] { $centre } gouttes
 } et jusqu'à { $each ->
    [one] { $each } goutte
   *[other] { $each } gouttes
 } { $sides ->
    [1] sur une case voisine
    [4] sur chaque case voisine
   *[other] sur chacune de { $sides } cases voisines
 }
fx-burst-centre = choisir { $field } ; y retirer jusqu'à { $centre ->
    [one] { $centre } goutte
   *[other] { $centre } gouttes
 }
fx-burst-sides = choisir { $field } ; retirer jusqu'à { $each ->
    [one] { $each } goutte
   *[other] { $each } gouttes
 } { $sides ->
    [1] sur une case voisine
    [4] sur chaque case voisine
   *[other] sur chacune de { $sides } cases voisines
 }
fx-others = bonus pour tous les autres : { $effect }
fx-trash = éliminer { $count ->
    [one] { $count } carte
   *[other] jusqu'à { $count } cartes
 } de sa défausse (avec Prisma : ou de sa Zone de Faveurs)
fx-recycle = recycler { $count ->
    [one] { $count } carte
   *[other] jusqu'à { $count } cartes
 } de sa défausse ou de sa Zone de Faveurs sur le dessus de sa pioche
fx-tile = prendre la tuile Action { $tile }
fx-shrine = retirer l'unique goutte d'une case et couvrir la case d'une case Sanctuaire supplémentaire
fx-refresh-display = remplacer toute la rivière
fx-refresh-roots = glisser la première carte de chaque pile Faveur sous sa pile
fx-gwidyon-flip = retourner sa tuile
fx-gwidyon-remove = { $count ->
    [one] retirer { $count } goutte
   *[other] retirer { $count } gouttes
 } de son tas

## Cartes et tuiles en phrases

words-effect = { $effect }.
words-once = Au recrutement, une fois : { $effect }.
words-once-gift = À l'achat, une fois : { $effect }.
words-draw = En la posant : { $count ->
    [0] ne piocher aucune carte
    [one] piocher { $count } carte
   *[other] piocher { $count } cartes
 }.
words-tile = Une fois par tour, pour { $cost ->
    [one] { $cost } feuille
   *[other] { $cost } feuilles
 } : { $effect }.
words-with-prisma = Avec Prisma : { $effect }.
words-solo-you = Pour vous : { $effect }.
words-solo-gwidyon = Pour Gwidyon : { $effect }.
words-hero = Héros, { $box ->
    [expansion] extension incluse
    [prisma] Prisma
   *[base] jeu de base
 } ; coûte { $cost ->
    [one] { $cost } feuille
   *[other] { $cost } feuilles
 }
component-tile = Tuile { $name }
component-solo_card = Carte de Gwidyon
words-beside = { $first } { $second }
words-start = Carte de départ
words-gift = { $colour ->
    [green] Carte Faveur de la pile verte
    [amber] Carte Faveur de la pile ambre
    [purple] Carte Faveur de la pile violette
   *[start] Carte Faveur de départ
 }
passive-hired = Ce tour-ci, après chaque héros recruté : { $effect }.
passive-others-bonus = Ce tour-ci, les bonus pour les autres de vos cartes n'ont pas lieu.
passive-beetle = Ce tour-ci, vous ignorez les insectes : la case peut contenir plus de gouttes qu'indiqué.
passive-terrain = Ce tour-ci, vous ignorez le terrain de vos cartes : toute case convient.
passive-move = Ce tour-ci, chaque symbole de déplacement de vos cartes retire la goutte.
passive-action-tiles = Ce tour-ci, vos tuiles Action ne coûtent rien.
passive-discount = Ce tour-ci, chaque héros coûte { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
 } de moins.
passive-first-hand-card = Ce tour-ci, vous pouvez effectuer { $count ->
    [one] une fois de plus
   *[other] { $count } fois de plus
 } votre première carte en main.
passive-removed = Ce tour-ci, pour chaque goutte que vous retirez : { $effect }.

## Questions

ask-turn = Votre tour : jouez { $hand ->
    [1] votre dernière carte
   *[other] vos { $hand } cartes
 }, recrutez des héros, utilisez des tuiles.
ask-turn-end = Votre main est vide. Recrutez, utilisez des tuiles ou terminez votre tour.
ask-move = Vous pouvez déplacer { $amount } { $from }. Quelle case ?{ $left ->
    [1] { "" }
   *[other] { " " }(jusqu'à { $left } fois)
 }
ask-remove = Vous pouvez retirer { $amount } { $from }. Quelle case ?{ $left ->
    [1] { "" }
   *[other] { " " }(jusqu'à { $left } fois)
 }
ask-move-and-remove = Choisissez { $field } pour { $what }.{ $left ->
    [1] { "" }
   *[other] { " " }(jusqu'à { $left } fois)
 }
ask-burst = Choisissez { $field }.{ $centre ->
    [0] { "" }
   *[other] { " " }Vous pouvez y en retirer jusqu'à { $centre }.
 }{ $sides ->
    [0] { "" }
    [1] { " " }Sur une case voisine, vous pouvez en retirer jusqu'à { $each }.
    [4] { " " }Sur chaque case voisine, vous pouvez en retirer jusqu'à { $each }.
   *[other] { " " }Sur chacune de { $sides } cases voisines, vous pouvez en retirer jusqu'à { $each }.
 }
ask-shrine = Choisissez { $field } : ses gouttes sont retirées et elle devient une case Sanctuaire supplémentaire.
ask-where-to = Où va la goutte de { $field } ?{ $left ->
    [1] { "" }
   *[other] { " " }(jusqu'à { $left } gouttes)
 }
ask-how-many = { $most ->
    [1] Quelle goutte retirez-vous de { $field } ?
   *[other] Vous pouvez retirer jusqu'à { $most } gouttes de { $field }. Combien ?
 }
ask-neighbours = Quelle voisine de { $field } perd { $each ->
    [1] 1 goutte
   *[other] jusqu'à { $each } gouttes
 } ?{ $left ->
    [1] { "" }
   *[other] { " " }(jusqu'à { $left } voisines)
 }
ask-trash = Quelle carte éliminer de la partie ?
ask-recycle = Quelle carte poser sur le dessus de votre pioche ?
ask-give-up-tile = Vous avez quatre tuiles. Laquelle rendre pour la tuile { $tile } ?
ask-play-again = Effectuer { $card } une fois de plus ?
ask-withhold-bonus = Priver les autres du bonus ? ({ $effect })
ask-gift-order = Quelle carte Faveur agit d'abord ?

## Choix possibles

option-play = Jouer { $card }
option-hire = Recruter { $card } pour { $cost ->
    [one] { $cost } feuille
   *[other] { $cost } feuilles
 }
option-tile = Tuile { $tile } pour { $cost ->
    [one] { $cost } feuille
   *[other] { $cost } feuilles
 } : { $effect }
option-buy-gift = { $colour ->
    [green] Acheter la carte Faveur verte { $card }
    [amber] Acheter la carte Faveur ambre { $card }
   *[purple] Acheter la carte Faveur violette { $card }
 }
option-end-turn = Terminer votre tour
option-field = { $field } : { $terrain ->
    [leaf] feuilles mortes
    [moss] mousse
    [water] eau
   *[earth] terre
 }, { $drops ->
    [0] aucune goutte
    [one] { $drops } goutte
   *[other] { $drops } gouttes
 }
option-move-to = { $kind ->
    [dew] La goutte de rosée vers { $to }
    [prism] La goutte Prisme vers { $to }
   *[drop] Vers { $to }
 }{ $shrine ->
    [1] { " " }(case Sanctuaire : elle quitte le plateau)
   *[0] { "" }
 }
option-take = { $count ->
    [one] Retirer { $count } goutte
   *[other] Retirer { $count } gouttes
 }
option-take-mixed = { $prism ->
    [0] { $dew ->
        [one] Retirer { $dew } goutte de rosée
       *[other] Retirer { $dew } gouttes de rosée
     }
    [one] { $dew ->
        [0] Retirer { $prism } goutte Prisme
        [one] Retirer { $dew } goutte de rosée et { $prism } goutte Prisme
       *[other] Retirer { $dew } gouttes de rosée et { $prism } goutte Prisme
     }
   *[other] { $dew ->
        [0] Retirer { $prism } gouttes Prisme
        [one] Retirer { $dew } goutte de rosée et { $prism } gouttes Prisme
       *[other] Retirer { $dew } gouttes de rosée et { $prism } gouttes Prisme
     }
 }
option-all-sides = Toutes les voisines de { $field } à la fois
option-trash = { $gift ->
    [1] Éliminer { $card } de votre Zone de Faveurs
   *[0] Éliminer { $card }
 }
option-trash-none = N'éliminer aucune carte
option-recycle = { $gift ->
    [1] Recycler { $card } de votre Zone de Faveurs
   *[0] Recycler { $card }
 }
option-give-up-tile = Rendre la tuile { $tile } pour la tuile { $new }
option-decline-tile = Renoncer à la tuile { $tile }
option-play-again = Effectuer { $card } encore une fois
option-grant-bonus = Leur laisser le bonus
option-withhold-bonus = Les en priver
option-gift-first = { $card } d'abord

## Ce qui s'est passé. Écrit pour que « Vous » et un nom aillent aussi bien.

event-turn = Manche { $round } : { $player }
event-turn-ended = { $player } : fin du tour
event-played = { $player } : carte { $card } jouée
event-played-again = { $player } : carte { $card } effectuée une fois de plus
event-hired = { $player } : héros { $card } recruté pour { $cost ->
    [one] { $cost } feuille
   *[other] { $cost } feuilles
 }
event-gift-bought = { $player } : carte { $card } achetée sur la pile { $colour ->
    [green] verte
    [amber] ambre
   *[purple] violette
 }
event-gift-laid = { $player } : carte Faveur { $card } posée
event-gift-works = { $player } : effet de la carte Faveur { $card }
event-tile-used = { $player } : tuile { $tile } utilisée pour { $cost ->
    [one] { $cost } feuille
   *[other] { $cost } feuilles
 }
event-tile-taken = { $player } : tuile { $tile } prise
event-tile-given-up = { $player } : tuile { $tile } rendue
event-trashed = { $player } : carte { $card } éliminée
event-recycled = { $player } : carte { $card } remise sur la pioche
event-removed = { $player } : { $count ->
    [one] { $count } goutte retirée
   *[other] { $count } gouttes retirées
 } de { $field }
event-moved = { $player } : { $prism ->
    [1] goutte Prisme déplacée
   *[0] goutte déplacée
 } de { $field } vers { $to }{ $shrine ->
    [1] , au Sanctuaire
   *[0] { "" }
 }
event-shrine-placed = { $player } : case Sanctuaire supplémentaire posée en { $field }
event-leaves = { $player } : { $count ->
    [one] { $count } feuille prise
   *[other] { $count } feuilles prises
 }
event-favour = { $player } : { $count ->
    [one] { $count } faveur
   *[other] { $count } faveurs
 }, champignon sur la case { $to }
event-drew = { $player } : { $count ->
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
 }
event-drew-cards = { $player } : pioche : { $cards }
event-shuffled = { $player } : défausse mélangée sous la pioche
event-bonus-withheld = { $player } : bonus refusé aux autres
event-stalemate = Personne ne peut continuer : la partie s'arrête
event-end-near = { $player } : la dernière goutte est partie, la fin approche
event-revealed = Nouveau dans la rivière : { $card }
event-display-cleared = La rivière est remplacée
event-roots-turned = Les premières cartes Faveur passent sous leur pile
event-supply = Le Sanctuaire de la Vie est plein. Le dé montre la { $symbol ->
    [dew] goutte
    [spore] spore
   *[root] racine
 } : une nouvelle goutte en { $fields }
event-gwidyon-card = Carte Solo. { $words }
event-gwidyon-removes = Gwidyon : { $count ->
    [one] { $count } goutte retirée
   *[other] { $count } gouttes retirées
 }, reste { $left }
event-gwidyon-flips = { $removing ->
    [1] La tuile de Gwidyon passe sur sa face Retirer
   *[0] La tuile de Gwidyon passe sur sa face vide
 }
event-gwidyon-shuffles = Gwidyon mélange ses cartes
event-gwidyon-favour = Le champignon de Gwidyon va sur la case { $to }

## Comment la partie s'est terminée

won-by-drops = Le seul plateau sans goutte.
won-by-leaves = Plusieurs plateaux sont vides ; le plus de feuilles décide.
won-by-favour = Plateaux vides et feuilles à égalité ; le plus de faveur décide.
won-together = Égalité parfaite : victoire partagée.
stalemate = Depuis 20 manches, personne n'avance : la partie s'arrête sans vainqueur.
solo-won = Votre plateau est vide avant le tas de Gwidyon.
solo-both = Votre plateau et le tas de Gwidyon se vident au même tour : les deux gagnent.
solo-lost = Le tas de Gwidyon est vide le premier.

## La table dans le terminal

table-display = Rivière
table-shrine = Sanctuaire de la Vie { $drops }/{ $full }
table-supply = Nouvelle Rosée
table-pile = { $count ->
    [one] { $count } carte dans la pile
   *[other] { $count } cartes dans la pile
 }
table-discard = défausse { $count }
table-draw = pioche { $count }
table-on-top = au-dessus : { $cards }
table-leaves = { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
 }
table-drops = { $count ->
    [one] encore { $count } goutte
   *[other] encore { $count } gouttes
 }
table-tiles = Tuiles
table-hand = Main
table-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
table-gifts = Zone de Faveurs
table-roots = Racines
table-empty = vide
table-track = Piste de Faveur
table-gwidyon = Gwidyon : { $drops ->
    [one] { $drops } goutte
   *[other] { $drops } gouttes
 }, tuile sur sa face { $removing ->
    [1] Retirer
   *[0] vide
 }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } dans sa pile
table-ending = La fin approche : plus de nouvelles gouttes.
name-drop = goutte
name-prism = goutte Prisme

## Conseils : ce qui parle pour un choix. Membres de phrase, sans majuscule ni point.

hint-behind = Environ { $count ->
    [one] { $count } goutte
   *[other] { $count } gouttes
 } de moins bien
hint-drops-gain = retire { $count ->
    [one] { $count } goutte
   *[other] { $count } gouttes
 } de votre plateau
hint-drops-cost = ajoute { $count ->
    [one] { $count } goutte
   *[other] { $count } gouttes
 } à votre plateau
hint-drops-deny = laisse aux autres { $count ->
    [one] { $count } goutte
   *[other] { $count } gouttes
 } de plus
hint-steps-gain = épargne { $count ->
    [one] { $count } pas
   *[other] { $count } pas
 } vers une case Sanctuaire
hint-leaves-gain = vous rapporte { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
 }
hint-leaves-keep = garde { $count ->
    [one] votre feuille
   *[other] vos { $count } feuilles
 } pour la suite
hint-leaves-cost = coûte { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
 }
hint-leaves-deny = donne aux autres { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
 } de moins
hint-favour-gain = avance votre pion de { $count ->
    [one] { $count } case
   *[other] { $count } cases
 } sur la piste de Faveur
hint-favour-cost = coûte { $count } de faveur
hint-heroes-gain = { $count ->
    [one] un héros
   *[other] { $count } héros
 } pour les tours suivants
hint-heroes-cost = votre paquet perd { $count ->
    [one] un héros
   *[other] { $count } héros
 }
hint-gifts-gain = { $count ->
    [one] une carte Faveur
   *[other] { $count } cartes Faveur
 } pour les tours suivants
hint-tiles-gain = { $count ->
    [one] une tuile
   *[other] { $count } tuiles
 } pour chaque tour

## Aide sur chaque pièce de la table

help-field = Une case d'un plateau. Les cartes déplacent les gouttes vers les cases voisines ou les retirent. Une goutte qui atteint une case Sanctuaire, celle aux anneaux, quitte le plateau.
help-hand = Cartes en main. Toutes sont jouées dans le tour, dans l'ordre voulu ; puis on en pioche trois nouvelles.
help-pile = Une pioche. On y prend trois cartes à la fin du tour. S'il en manque, la défausse est mélangée dessous. Les héros qu'on vient de recruter sont sur le dessus.
help-pile-heroes = La pile des héros. À la fin d'un tour, elle comble les vides de la rivière.
help-discard = Une défausse, visible de tous. Les cartes jouées y attendent que la pioche soit épuisée.
help-leaves = Les feuilles paient les héros et les tuiles Action. On les garde d'un tour à l'autre ; si plusieurs plateaux sont vides, le plus de feuilles l'emporte.
help-drops = Gouttes encore sur ce plateau. Qui n'en a plus gagne.
help-tile = Une tuile Action. Chacune peut servir une fois par tour contre les feuilles indiquées.
help-tiles = Tuiles Action. Chacune peut servir une fois par tour contre les feuilles indiquées.
help-tiles-stock = Tuiles Action encore en réserve. Certains héros vous en donnent une.
help-gift = Une carte Faveur posée. Elle agit pendant tout le tour, puis va à la défausse.
help-gifts = La zone de Faveurs. Les cartes Faveur s'y posent dès qu'elles sont piochées et agissent tout un tour.
help-display = Une place de la rivière. Elle est remplie à la fin du tour.
help-shrine = Le Sanctuaire de la Vie recueille les gouttes retirées des plateaux. S'il est plein à la fin d'un tour, on lance le dé : chacun reçoit de nouvelles gouttes là où la carte Nouvelle Rosée le montre, et il est vidé.
help-supply = Où tomberont les nouvelles gouttes si le dé montre ce symbole. Pointez-le : votre plateau montre les cases.
help-favour = La piste de Faveur. Chaque goutte Prisme retirée avance votre pion d'une case libre. À partir du vert, de l'ambre ou du violet, vous pouvez acheter une carte Faveur de cette couleur ou d'une couleur inférieure ; le pion revient alors au départ.
help-pawn = Un pion sur la piste de Faveur : la faveur de son propriétaire. Les autres pions sont sautés.
help-root = Une pile de cartes Faveur. Celle du dessus s'achète quand votre pion est sur cette couleur ou une couleur supérieure.
help-gwidyon = Gwidyon, votre rival. Après chacun de vos tours, il dévoile une carte. S'il n'a plus de gouttes avant vous, il gagne.
help-gwidyon-tile = La tuile de Gwidyon. Chaque fois qu'elle passe sur sa face goutte, une goutte quitte son tas.
help-gwidyon-drops = Le tas de gouttes de Gwidyon. S'il est vide avant votre plateau, il gagne.
help-gwidyon-pile = Les cartes de Gwidyon, face cachée. Quand il en reste peu, il les mélange à nouveau.
help-gwidyon-card = La dernière carte dévoilée par Gwidyon. Elle vous aide, ou l'aide.
help-player = Le plateau d'un autre joueur, en petit. Touchez-le pour l'agrandir.
help-starts = Le premier joueur. Quand la fin approche, on termine la manche pour que chacun ait joué autant de tours.
