### Mycelium. Les morceaux de phrase comme "spores-of" et "fx-..." sont assemblés : ils commencent en minuscule, sans point final.

game-name = Mycelium
game-about = Des champignons sporulent, poussent et se décomposent sur un sol de triangles : suivez le vent, reliez vos spores en réseaux, appropriez-vous celles des autres. De 1 à 4, seul ou avec l'automa.

## Réglages

setting-player_boards = Plateaux
setting-player_boards-value = { $value ->
    [5] 5 plateaux chacun
   *[other] { $value } plateaux chacun : partie courte
 }
setting-starter = Premier joueur
setting-starter-random = au hasard
setting-starter-value = place { $value }
setting-automa_level = L'automa
setting-automa_level-medium = moyen : les moitiés vertes de ses cartes
setting-automa_level-hard = difficile : les moitiés jaunes de ses cartes
setting-black_tiles = Tuiles noires
setting-black_tiles-out = dans la boîte, comme dans le livret
setting-black_tiles-in = sur la table : un peu plus facile
setting-rival = À côté de vous
setting-rival-none = personne d'autre
setting-rival-automa = l'automa
rival-automa = Automa

## Chiffres

figure-points = points
figure-mushrooms = points des champignons
figure-insects = points des insectes
figure-end_token = jeton de fin
figure-fruited = champignons poussés
figure-tokens = insectes
figure-spores = spores sur le terrain

## Morceaux de phrase

spores-of = { $count } { $colour ->
    [red] { $count ->
        [one] rouge
       *[other] rouges
     }
    [green] { $count ->
        [one] verte
       *[other] vertes
     }
    [brown] { $count ->
        [one] brune
       *[other] brunes
     }
    [yellow] { $count ->
        [one] jaune
       *[other] jaunes
     }
   *[any] au choix
 }
gain-nothing = rien
effect = { $text }
fx-move-edge-tile = déplacez une tuile du bord avec tout ce qu'elle porte
fx-relocate-mother = déplacez la mère d'un adversaire sur une tuile vide
fx-steal-card = prenez une carte au hasard dans la main d'un adversaire
fx-take-cards = prenez { $count } cartes du marché ou de la pioche
fx-gain-insects = prenez { $count ->
    [one] 1 insecte
   *[other] { $count } insectes
 }
fx-place-spores = placez jusqu'à { $count } spores dans vos réseaux
fx-remove-spores = rendez jusqu'à { $count } spores d'un adversaire d'une même tuile
fx-mother-move = votre mère avance jusqu'à { $count } tuiles
fx-mother-spread = votre mère répand { $count } spores
fx-allow-repeat-action = vos deux actions peuvent être identiques
fx-discover-draw = en découvrant depuis la pioche, vous pouvez tirer { $count } cartes et en garder { $keep }
fx-wind-reroll = une fois par sporulation, vous pouvez relancer le vent
fx-spread-bonus = les champignons de ce plateau répandent { $count } de plus
fx-spore-with-mother = votre mère sporule avec le champignon de ce plateau
fx-mother-spore = sa mère répand { $count } spores
fx-send-mother-away = la mère humaine la plus proche va sur la tuile vide la plus lointaine
fx-take-spores = { $count } spores humaines retournent à leurs propriétaires, là où il y en a le plus
fx-steal-for-automa = il prend une carte au hasard dans une main humaine

## Ce que c'est

label-tile = { $colour ->
    [red] Tuile rouge
    [green] Tuile verte
    [brown] Tuile brune
    [yellow] Tuile jaune
   *[black] Tuile noire
 }
label-mushroom = Champignon, { $points } points
label-decay = { $kind ->
    [immediate] Décomposition, immédiate
    [permanent] Décomposition, désormais
   *[mushroom] Décomposition, pour le plateau au-dessus
 }
label-automa-card = Carte automa { $number }
label-automa-decay = Décomposition de l'automa
words-cost = Coûte des spores : { $cost }.
words-spread = Répand { $count } spores.
words-decay = { $kind ->
    [immediate] En se décomposant : { $effect }.
    [permanent] Une fois décomposé : { $effect }.
   *[mushroom] Sous son plateau : { $effect }.
 }
words-latin = Latin : { $name }.
words-tile = { $insect ->
    [0] Sans insecte.
   *[other] Un insecte s'y trouve au début.
 }
words-effect = { $effect }.
words-target = { $symbol } { $target ->
    [tile_red] une tuile rouge
    [tile_green] une tuile verte
    [tile_brown] une tuile brune
    [tile_yellow] une tuile jaune
    [opponent_mushroom] un champignon humain
    [automa_mushroom] son propre champignon
    [opponent_spores_most] le plus de spores humaines
    [opponent_mother] une mère humaine
   *[insect] un insecte
 }
words-half = { $level ->
    [medium] Moyen
   *[hard] Difficile
 } : coûte { $cost } ; répand { $count } ; décomposition : { $effect } ; va vers : { $targets }.

## Questions

ask-place-mother = Où commence votre mère ? Choisissez une tuile du centre.
ask-place-automa = Le sort vous a désigné : de quel côté de votre mère commence l'automa ?
ask-turn-first = À vous : choisissez la première de deux actions différentes.
ask-turn-second = Fait : { $action ->
    [move] déplacer
    [explore] explorer
    [spore] sporuler
    [fruit] faire pousser
    [decay] décomposer
   *[discover] découvrir
 }. Choisissez la seconde action.
ask-turn-after = Vos actions sont faites. Utilisez des insectes ou terminez le tour.
ask-move = Où va votre mère, jusqu'à { $steps } tuiles ?
ask-slot = Où va la tuile { $colour ->
    [red] rouge
    [green] verte
    [brown] brune
    [yellow] jaune
   *[black] noire
 } ?
ask-slot-moved = Où va la tuile du bord { $colour ->
    [red] rouge
    [green] verte
    [brown] brune
    [yellow] jaune
   *[black] noire
 } ?
ask-turned = Dans quel sens ?
ask-with-mother = Votre mère sporule-t-elle avec { $card } ? Le vent est lancé ensuite.
ask-reroll = Le vent montre { $symbol }. Relancer ?
ask-spread = { $count ->
    [one] Encore une spore : où tombe-t-elle ?
   *[other] Encore { $count } spores : où tombe la suivante ?
 }
ask-pay = { $card } coûte { $cost }. { $count ->
    [one] Quelle spore paie la dernière case ?
   *[other] Quelle spore ensuite ? Il en reste { $count } à payer.
 }
ask-grow-at = Où pousse { $card } ?
ask-board = Sur lequel de vos plateaux pousse { $card } ?
ask-keep = Quelle carte gardez-vous ?
ask-discard = Défaussez { $count ->
    [one] encore une carte
   *[other] { $count } cartes
 } pour un insecte.
ask-send = La mère de qui va où ?
ask-lift = Quelle tuile du bord déplacez-vous ?
ask-steal = Dans la main de qui prenez-vous une carte ?
ask-take = { $count ->
    [one] Prenez une carte.
   *[other] Prenez { $count } cartes, l'une après l'autre.
 }
ask-place = { $count ->
    [one] Placez encore une spore dans vos réseaux.
   *[other] Placez jusqu'à { $count } spores dans vos réseaux.
 }
ask-remove = { $count ->
    [one] Encore une ?
   *[other] Les spores de qui retournent, jusqu'à { $count } d'une même tuile ?
 }

## Choix

option-place-mother = { $cell }{ $insects ->
    [0] { "" }
   *[other] , avec un insecte
 }
option-place-automa = { $cell }{ $insects ->
    [0] { "" }
   *[other] , avec un insecte
 }
option-move = Déplacer votre mère
option-move-to = { $cell }{ $insects ->
    [0] { "" }
    [one] , 1 insecte
   *[other] , { $insects } insectes
 }{ $steps ->
    [one] { "" }
   *[other] , par { $over }
 }
option-explore = Explorer : pile { $stack }, { $count } tuiles
option-slot = { $cell }{ $touching ->
    [one] { "" }
   *[other] , touche { $touching } tuiles
 }
option-turned-up = { $a } en haut à gauche, { $c } en haut à droite, { $b } en bas
option-turned-down = { $b } en haut, { $a } en bas à droite, { $c } en bas à gauche
option-spore-mother = Sporuler avec la mère : { $count } spores
option-spore = Sporuler avec { $card }, plateau { $board } : { $count } spores
option-alone = le champignon seul
option-mother-last = le champignon, puis la mère
option-mother-first = la mère, puis le champignon
option-roll-again = Relancer
option-keep-wind = Garder { $symbol }
option-spore-at = { $cell }{ $holder ->
    [0] { "" }
   *[other] , au joueur { $holder }
 }
option-fruit = Faire pousser { $card } pour { $cost } : { $points } points
option-pay = { $own ->
    [0] une spore du joueur { $owner } en { $cell }
   *[other] votre spore en { $cell }
 }
option-pay-rest = le reste ({ $count }) là où il y en a le plus
option-grow-at = { $cell }
option-board = Plateau { $board }{ $under ->
    [0] , rien dessous
   *[other] { "" }
 }{ $more ->
    [0] { "" }
   *[other] , répand { $more } de plus
 }{ $mother ->
    [0] { "" }
   *[other] , avec la mère
 }
option-decay = Décomposer { $card }, plateau { $board }
option-discover = Découvrir { $card }
option-discover-deck = Découvrir la première carte de la pioche
option-discover-more = Tirer { $count } cartes et en garder une
option-new-market = 1 insecte : un nouveau marché
option-cards-for-insect = Défausser 3 cartes pour un insecte
option-send-mother = 2 insectes : déplacer la mère d'un autre
option-end-turn = Terminer le tour
option-keep = Garder { $card }
option-discard = Défausser { $card }
option-send = La mère du joueur { $whom } en { $cell }
option-lift = { $cell }
option-steal = Joueur { $whom } : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
 }
option-take = { $card }
option-take-deck = la première carte de la pioche
option-place-spore = { $cell }
option-remove-spore = une spore du joueur { $owner } en { $cell }

## Ce qui s'est passé

event-turn = Manche { $round } : { $player }.
event-mother-placed = { $player } commence en { $cell }{ $insects ->
    [0] { "" }
   *[other] { " " }et prend un insecte
 }.
event-moved = { $player } va en { $cells }{ $insects ->
    [0] { "" }
    [one] { " " }et prend 1 insecte
   *[other] { " " }et prend { $insects } insectes
 }.
event-mother-sent = { $player } déplace la mère du joueur { $whom } en { $cell }.
event-tile-drawn = { $player } tire de la pile { $stack } : { $tile }.
event-tile-laid = { $player } pose en { $cell } : { $tile }{ $insect ->
    [0] { "" }
   *[other] , avec un insecte
 }.
event-tile-moved = { $player } déplace en { $cell } : { $tile }.
event-spores = { $player } sporule en { $cell } : { $count } spores.
event-wind = Le vent : { $symbol }.
event-spore-laid = { $player } : une spore en { $cell }.
event-spore-removed = { $player } rend une spore du joueur { $whom } de { $cell }.
event-spores-spent = { $player } dépense des spores : { $cells }.
event-fruited = { $player } fait pousser { $card } en { $cell }, plateau { $board }.
event-decayed = { $player } décompose { $card }, sous le plateau { $board }.
event-took-card = { $player } prend { $card }.
event-drew = { $player } tire de la pioche : { $count }.
event-kept-card = { $player } garde { $count ->
    [one] une carte
   *[other] { $count } cartes
 } ; le reste va sous la pioche.
event-discarded = { $player } défausse { $count ->
    [one] une carte
   *[other] { $count } cartes
 }.
event-market = Au marché : { $cards }.
event-market-swept = { $player } vide le marché : { $cards }.
event-insects = { $player } prend { $count ->
    [one] un insecte
   *[other] { $count } insectes
 }.
event-stole = { $player } prend une carte au joueur { $whom }.
event-robbed = { $player } perd une carte au profit du joueur { $by }.
event-ended-late = La partie s'arrête après { $round } manches.
event-ended = { $player } met fin à la partie.{ $token ->
    [0] { "" }
   *[other] { " " }Jeton de fin : { $token }.
 }
event-final = { $player } : { $mushrooms } pour les champignons, { $insects } pour les insectes, { $end_token } pour le jeton de fin : { $total } points.
event-automa-card = { $player } révèle : { $card }.
event-automa-shuffles = { $player } mélange ses cartes.
event-automa-skips = { $player }, { $action ->
    [move] DÉPLACER
    [explore] EXPLORER
    [spore] SPORULER
    [fruit] POUSSER
   *[decay] DÉCOMPOSER
 } : { $why ->
    [no-token] plus de champignon
    [cannot-pay] aucun réseau ne peut payer
    [none-ripe] aucun champignon mûr et libre
    [all-blocked] tous ses champignons sont bloqués
    [none-left] aucun champignon ne peut sporuler
    [no-tiles] plus de tuiles
   *[no-way] elle ne peut pas avancer
 }.
event-automa-lot = { $player } tire au sort parmi { $count } : { $what ->
    [network] le réseau
    [tile] la tuile
    [place] la place
    [spore] où tombe la spore
    [stack] la pile
    [slot] l'emplacement
    [target] le but
   *[way] le chemin
 }.
event-automa-person = Parmi { $count } personnes, le sort désigne le joueur { $whom }.
event-automa-fruits = { $player } fait pousser le champignon { $board } en { $cell }.
event-automa-decays = { $player } : le champignon { $board } se décompose ; { $effect }.
event-automa-spores = { $player } sporule avec { $board ->
    [0] sa mère
   *[other] le champignon { $board }
 } en { $cell } : { $count } spores.
event-automa-target = { $player } cherche : { $target ->
    [tile_red] une tuile rouge
    [tile_green] une tuile verte
    [tile_brown] une tuile brune
    [tile_yellow] une tuile jaune
    [opponent_mushroom] un champignon humain
    [automa_mushroom] son propre champignon
    [opponent_spores_most] le plus de spores humaines
    [opponent_mother] une mère humaine
   *[insect] un insecte
 } ({ $symbol }){ $found ->
    [0] { " " }: rien
   *[other] { "" }
 }.

## Comment cela s'est terminé

won-by-points = aux points
won-by-mushrooms = par plus de champignons
won-by-insects = par plus d'insectes
won-together = ensemble : tout est égal

## Champignons

card-penny_bun = Cèpe de Bordeaux
card-death_cap = Amanite phalloïde
card-common_stinkhorn = Satyre puant
card-oyster_mushroom = Pleurote en huître
card-bleeding_tooth = Hydne de Peck
card-jubilee_waxcap = Hygrophore du jubilé
card-yellow_brain = Trémelle mésentérique
card-fly_agaric = Amanite tue-mouches
card-shaggy_ink_cap = Coprin chevelu
card-common_ink_cap = Coprin noir d'encre
card-fairy_ring_champignon = Marasme des Oréades
card-honey_fungus = Armillaire couleur de miel
card-beefsteak_fungus = Fistuline hépatique
card-scarlet_elf_cup = Pézize écarlate d'Autriche
card-satans_bolete = Bolet Satan
card-green_elf_cup = Pézize turquoise
card-the_prince = Agaric auguste
card-chanterelle = Girolle
card-horn_of_plenty = Trompette de la mort
card-wood_hedgehog = Pied-de-mouton
card-giant_puffball = Vesse-de-loup géante
card-common_puffball = Vesse-de-loup perlée
card-parasol = Coulemelle
card-shaggy_parasol = Lépiote déguenillée
card-wood_blewit = Pied bleu
card-field_blewit = Pied violet
card-st_georges_mushroom = Mousseron de la Saint-Georges
card-common_morel = Morille commune
card-false_morel = Gyromitre comestible
card-chicken_of_the_woods = Polypore soufré
card-hen_of_the_woods = Polypore en touffe
card-dryads_saddle = Polypore écailleux
card-turkey_tail = Tramète versicolore
card-birch_polypore = Polypore du bouleau
card-hoof_fungus = Amadouvier
card-artists_bracket = Ganoderme aplani
card-lacquered_bracket = Ganoderme luisant
card-lions_mane = Hydne hérisson
card-coral_tooth = Hydne corail
card-wood_cauliflower = Sparassis crépu
card-jelly_ear = Oreille-de-Judas
card-velvet_shank = Collybie à pied velouté
card-sulphur_tuft = Hypholome en touffe
card-porcelain_fungus = Collybie visqueuse
card-amethyst_deceiver = Laccaire améthyste
card-blackening_waxcap = Hygrophore noircissant
card-scarlet_waxcap = Hygrophore écarlate
card-parrot_waxcap = Hygrophore perroquet
card-pink_waxcap = Hygrophore en capuchon
card-verdigris_agaric = Strophaire vert-de-gris
card-destroying_angel = Amanite vireuse
card-panther_cap = Amanite panthère
card-the_blusher = Amanite rougissante
card-saffron_milkcap = Lactaire délicieux
card-woolly_milkcap = Lactaire à toison
card-bay_bolete = Bolet bai
card-orange_birch_bolete = Bolet changeant
card-slippery_jack = Bolet jaune
card-charcoal_burner = Russule charbonnière
card-the_sickener = Russule émétique
card-collared_earthstar = Géastre à trois enveloppes
card-fluted_birds_nest = Cyathe strié
card-dead_mans_fingers = Xylaire polymorphe
card-king_alfreds_cakes = Daldinie concentrique
card-devils_fingers = Anthurus d'Archer
card-orange_peel_fungus = Pézize orangée
card-liberty_cap = Psilocybe lancéolé
card-violet_webcap = Cortinaire violet
card-summer_truffle = Truffe d'été
