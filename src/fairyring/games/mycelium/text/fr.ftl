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
fx-take-cards = prenez { $count } cartes du marché, de la pioche ou des deux
fx-gain-insects = prenez { $count ->
    [one] 1 insecte
   *[other] { $count } insectes
 }
fx-place-spores = placez jusqu'à { $count } spores dans vos réseaux
fx-remove-spores = rendez jusqu'à { $count } spores d'un adversaire d'une même tuile
fx-mother-move = votre mère avance jusqu'à { $count } tuiles
fx-mother-spread = votre mère disperse { $count } spores
fx-allow-repeat-action = vos deux actions peuvent être identiques
fx-discover-draw = en développant depuis la pioche, vous pouvez tirer { $count } cartes et en garder { $keep }
fx-wind-reroll = une fois par sporulation, vous pouvez relancer le vent
fx-spread-bonus = les champignons de ce plateau dispersent { $count } de plus
fx-spore-with-mother = votre mère sporule avec le champignon de ce plateau
fx-mother-spore = sa mère disperse { $count } spores
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
words-fact = { $id ->
    [penny_bun] Ses filaments vivent en association avec les racines des arbres : c’est pourquoi personne n’a réussi à le cultiver.
    [death_cap] La moitié d’un chapeau peut tuer, et la cuisson n’y change rien : son poison résiste à la chaleur.
    [common_stinkhorn] Il sent la charogne et attire ainsi les mouches, qui emportent ses spores sous leurs pattes.
    [oyster_mushroom] Il mange aussi de la viande : ses filaments paralysent de minuscules vers dans le bois et les digèrent.
    [bleeding_tooth] Jeune, il transpire des gouttes rouge sang, qui contiennent une substance empêchant le sang de coaguler.
    [jubilee_waxcap] Reconnu comme espèce à part entière en 2013 seulement, il fut nommé en l’honneur du jubilé d’une reine.
    [yellow_brain] Elle ne se nourrit pas du bois où elle pousse, mais d’un autre champignon qui vit dedans.
    [fly_agaric] Ses taches blanches sont les restes du voile qui l’enveloppait jeune ; la pluie peut les emporter.
    [shaggy_ink_cap] En un jour ou deux il fond en une encre noire, avec laquelle on peut vraiment écrire.
    [common_ink_cap] Avec du vin ou de la bière il rend malade, même des jours après : il empêche le corps d’éliminer l’alcool.
    [fairy_ring_champignon] Ses ronds dans les prés s’élargissent d’année en année et peuvent avoir des siècles.
    [honey_fungus] Une parente, en Oregon, couvre plus de neuf kilomètres carrés : l’un des plus grands êtres vivants.
    [beefsteak_fungus] Coupée, elle ressemble à de la viande crue et laisse perler un jus rouge. Le chêne où elle vit prend un brun profond que les ébénistes apprécient.
    [scarlet_elf_cup] Elle brille à la fin de l’hiver sur les branches tombées. Un souffle, et elle lâche un nuage de spores.
    [satans_bolete] Sa chair pâle bleuit à la coupe, et les vieux sujets sentent la charogne.
    [green_elf_cup] Elle teint à jamais en bleu-vert le bois où elle vit ; depuis des siècles on l’emploie en marqueterie.
    [the_prince] Il sent l’amande amère, et son chapeau peut être large comme une assiette.
   *[other] L’une des quelque 150 000 espèces de champignons décrites à ce jour.
 }
words-tile = { $colour ->
    [black] Ses spores paient n’importe quelle couleur.
    [red] Ses spores paient le rouge.
    [green] Ses spores paient le vert.
    [brown] Ses spores paient le brun.
   *[other] Ses spores paient le jaune.
 }{ $insect ->
    [0] {""}
   *[other] {" "}Un insecte s'y trouve au début.
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
 } : coûte { $cost } ; disperse { $count } ; décomposition : { $effect } ; va vers : { $targets }.

## Questions

ask-place-mother = Où commence votre mère ? Choisissez une tuile du centre.
ask-place-automa = Le sort vous a désigné : de quel côté de votre mère commence l'automa ?
ask-turn-first = À vous : choisissez la première de deux actions différentes.
ask-turn-second = Fait : { $action ->
    [move] déplacer
    [explore] explorer
    [spore] sporuler
    [fruit] fructifier
    [decay] décomposer
   *[discover] développer
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
ask-pay = { $count ->
    [one] Quelle spore paie la dernière case ?
   *[other] Quelle spore ensuite ? Il en reste { $count } à payer.
 }
ask-grow-at = Où pousse le champignon ?
ask-board = Sur lequel de vos plateaux pousse le champignon ?
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

option-place-mother = tuile { $colour ->
    [red] rouge
    [green] verte
    [brown] brune
    [yellow] jaune
   *[black] noire
 } { $cell }{ $insects ->
    [0] { "" }
   *[other] , avec un insecte
 }
option-place-automa = tuile { $colour ->
    [red] rouge
    [green] verte
    [brown] brune
    [yellow] jaune
   *[black] noire
 } { $cell }{ $insects ->
    [0] { "" }
   *[other] , avec un insecte
 }
option-move = Déplacer votre mère
option-move-to = tuile { $colour ->
    [red] rouge
    [green] verte
    [brown] brune
    [yellow] jaune
   *[black] noire
 } { $cell }{ $insects ->
    [0] { "" }
    [one] , 1 insecte
   *[other] , { $insects } insectes
 }{ $steps ->
    [one] { "" }
   *[other] , par { $over }
 }
option-explore = Explorer : pile { $stack }, { $count } tuiles
option-slot = emplacement libre { $cell }{ $touching ->
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
option-spore-at = tuile { $colour ->
    [red] rouge
    [green] verte
    [brown] brune
    [yellow] jaune
   *[black] noire
 } { $cell }{ $whose ->
    [nobody] { "" }
    [own] , à vous
   *[other] , à { $holder }
 }
option-fruit = Faire pousser { $card } pour { $cost } : { $points } points
option-pay = { $own ->
    [0] une spore de { $owner } en { $cell }
   *[other] votre spore en { $cell }
 }
option-pay-rest = Payer le reste ({ $count }) là où il y en a le plus
option-grow-at = tuile { $colour ->
    [red] rouge
    [green] verte
    [brown] brune
    [yellow] jaune
   *[black] noire
 } { $cell }
option-board = Plateau { $board }{ $under ->
    [0] , rien dessous
   *[other] { "" }
 }{ $more ->
    [0] { "" }
   *[other] , disperse { $more } de plus
 }{ $mother ->
    [0] { "" }
   *[other] , avec la mère
 }
option-decay = Décomposer { $card }, plateau { $board }
option-discover = Développer { $card }
option-discover-deck = Développer la première carte de la pioche
option-discover-more = Tirer { $count } cartes et en garder une
option-new-market = 1 insecte : un nouveau marché
option-cards-for-insect = Défausser 3 cartes pour un insecte
option-send-mother = 2 insectes : déplacer la mère d'un autre
option-end-turn = Terminer le tour
option-keep = Garder { $card }
option-discard = Défausser { $card }
option-send = La mère de { $whom } en { $cell }
option-lift = tuile { $colour ->
    [red] rouge
    [green] verte
    [brown] brune
    [yellow] jaune
   *[black] noire
 } { $cell }
option-steal = { $whom } : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
 }
option-take = { $card }
option-take-deck = la première carte de la pioche
option-place-spore = tuile { $colour ->
    [red] rouge
    [green] verte
    [brown] brune
    [yellow] jaune
   *[black] noire
 } { $cell }
option-remove-spore = une spore de { $owner } en { $cell }

## Ce qui s'est passé

event-turn = Manche { $round } : { $player }.
event-mother-placed = { $player } : départ en { $cell }{ $insects ->
    [0] { "" }
   *[other] { " " }(un insecte pris)
 }.
event-moved = { $player } : mère déplacée en { $cells }{ $insects ->
    [0] { "" }
    [one] { " " }(1 insecte pris)
   *[other] { " " }({ $insects } insectes pris)
 }.
event-mother-sent = { $player } : une mère déplacée en { $cell } ({ $whom }).
event-tile-drawn = { $player } : { $tile } tirée de la pile { $stack }.
event-tile-laid = { $player } : { $tile } posée en { $cell }{ $insect ->
    [0] { "" }
   *[other] , avec un insecte
 }.
event-tile-moved = { $player } : { $tile } déplacée en { $cell }.
event-spores = { $player } : sporulation en { $cell } : { $count ->
    [one] { $count } spore
   *[other] { $count } spores
 }.
event-wind = Le vent : { $symbol }.
event-area = Le vent souffle de { $cell } par { $symbol } : { $count } spores.
event-spore-laid = { $player } : une spore en { $cell }.
event-spore-removed = { $player } : une spore retirée de { $cell } ({ $whom }).
event-spores-spent = { $player } : spores dépensées : { $cells }.
event-fruited = { $player } : carte { $card } fructifiée en { $cell }, plateau { $board }.
event-decayed = { $player } : carte { $card } décomposée, désormais sous le plateau { $board }.
event-took-card = { $player } : carte { $card } prise.
event-drew = { $player } : { $count ->
    [one] une carte piochée
   *[other] { $count } cartes piochées
 }.
event-kept-card = { $player } : { $count ->
    [one] une carte gardée
   *[other] { $count } cartes gardées
 } ; le reste va sous la pioche.
event-discarded = { $player } : { $count ->
    [one] une carte défaussée
   *[other] { $count } cartes défaussées
 }.
event-market = Au marché : { $cards }.
event-market-swept = { $player } : marché vidé : { $cards }.
event-insects = { $player } : { $count ->
    [one] un insecte pris
   *[other] { $count } insectes pris
 }.
event-stole = { $player } : une carte prise dans une autre main ({ $whom }).
event-robbed = { $player } : une carte perdue au profit d’une autre main ({ $by }).
event-ended-late = La partie s'arrête après { $round } manches.
event-ended = { $player } : fin de la partie.{ $token ->
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
    [fruit] FRUCTIFIER
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
event-automa-person = Parmi { $count } personnes, le sort désigne : { $whom }.
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

won-by-points = Le plus de points.
won-by-mushrooms = Points à égalité ; plus de champignons l’emportent.
won-by-insects = Points et champignons à égalité ; plus d’insectes l’emportent.
won-together = Tout est à égalité : victoire partagée.

## Conseils : ce qui parle pour un choix. Des bouts de phrase, sans majuscule ni point.

hint-behind = Environ { $count ->
    [one] 1 point
   *[other] { $count } points
 } de moins
hint-points-gain = fait pousser { $count ->
    [one] 1 point
   *[other] { $count } points
 }
hint-points-deny = les autres ont { $count ->
    [one] 1 point
   *[other] { $count } points
 } de moins
hint-insects-gain = vous apporte { $count ->
    [one] un insecte
   *[other] { $count } insectes
 }
hint-insects-keep = garde { $count ->
    [one] votre insecte
   *[other] vos { $count } insectes
 }
hint-insects-cost = coûte { $count ->
    [one] un insecte
   *[other] { $count } insectes
 }
hint-insects-deny = prive les autres de { $count ->
    [one] un insecte
   *[other] { $count } insectes
 }
hint-spores-gain = { $count ->
    [one] une spore de plus
   *[other] { $count } spores de plus
 } dans vos réseaux
hint-spores-keep = garde { $count ->
    [one] votre spore
   *[other] vos { $count } spores
 } sous la main
hint-spores-cost = utilise { $count ->
    [one] une spore
   *[other] { $count } spores
 }
hint-spores-deny = prive les autres de { $count } { $count ->
    [one] spore
   *[other] spores
 }
hint-ground-gain = donne de la place à votre mère : { $count ->
    [one] une tuile de plus
   *[other] { $count } tuiles de plus
 } autour d’elle
hint-ground-cost = laisse { $count ->
    [one] une tuile
   *[other] { $count } tuiles
 } de moins autour de votre mère
hint-cards-gain = vous apporte { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
hint-cards-cost = cède { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
hint-ready-gain = ensuite { $count ->
    [one] une carte de plus
   *[other] { $count } cartes de plus
 } en main { $count ->
    [one] peut
   *[other] peuvent
 } pousser
hint-ready-keep = garde { $count ->
    [one] une carte qui peut
   *[other] { $count } cartes qui peuvent
 } pousser
hint-ripe-gain = ensuite { $count ->
    [one] un champignon de plus pourra
   *[other] { $count } champignons de plus pourront
 } se décomposer
hint-under-gain = { $count ->
    [one] un plateau de plus
   *[other] { $count } plateaux de plus
 } avec une carte dessous
hint-under-deny = éloigne les autres de la fin de la partie
hint-blocked-gain = libère { $count ->
    [one] un de vos champignons
   *[other] { $count } de vos champignons
 }
hint-blocked-cost = { $count ->
    [one] un de vos champignons serait bloqué
   *[other] { $count } de vos champignons seraient bloqués
 }
hint-blocked-deny = bloque { $count ->
    [one] un champignon adverse
   *[other] { $count } champignons adverses
 }
hint-lasting-gain = { $count ->
    [one] un bonus qui reste
   *[other] { $count } bonus qui restent
 }

## La table dans le terminal

table-round = Tour de table { $round }
table-piles = tuiles { $first } et { $second }, pioche { $deck }, insectes { $insects }
table-market = Marché
table-hand = Votre main
table-sign = { $sign ->
    [red] rouge
    [green] vert
    [brown] brun
    [yellow] jaune
    [black] noir
    [insect] insecte
    [mother] mère
   *[mushroom] champignon
 }
table-spores = Du côté large : les spores de chacun, dans l'ordre, { $none } pour aucune.  O, U, A : le vent de chaque côté.
table-player = points { $points }, cartes { $cards }, insectes { $insects }, spores en réserve { $spores }
table-token = { $card } en { $cell }, sporulé { $count } fois{ $blocked ->
    [0] { "" }
   *[other] , bloqué
 }
table-under = dessous : { $cards }

## Aide sur les éléments de la table

help-actions = Les six actions du jeu, celles de ce tour cochées : déplacer, explorer, sporuler, fructifier, décomposer, développer. Un tour en a deux différentes. Pendant que tombent les spores : le vent et combien il en reste ; pendant un paiement : ce qui manque encore.
help-automa = La carte de l’automa pour ce tour : ce que coûte son champignon, combien de spores il disperse, ce qu’apporte une décomposition et où va sa mère pour chaque signe du vent.
help-board = Un plateau. Il porte un champignon ; son compteur dit combien de fois celui-ci a sporulé. Après deux fois, le champignon peut se décomposer : sa carte va sous le plateau, son effet commence, son pion est de nouveau libre. Une carte sous chaque plateau termine la partie.
help-deck = La pioche des cartes champignon, faces cachées. Elle complète le marché à la fin de chaque tour. DÉVELOPPER permet aussi d’en prendre la première carte, sans la voir.
help-end = Le jeton de fin. Qui a une carte sous chaque plateau le reçoit et termine ainsi la partie.
help-hand = Les cartes champignon en main, sans limite. Personne d’autre ne les voit. Elles poussent quand l’un de vos réseaux peut les payer ; à la fin, les cartes en main ne comptent pas.
help-insects = Les jetons insecte. Deux valent un point à la fin. À votre tour, un paie un nouveau marché, deux déplacent la mère d’un autre ; trois cartes de la main en achètent un.
help-market = Le marché : trois cartes champignon visibles. DÉVELOPPER en prend une. Il est complété à la fin de chaque tour ; pour un insecte, il est renouvelé.
help-player = Un joueur : ses points, ses insectes, les spores de sa réserve et ses cinq plateaux. Touchez un autre joueur pour voir ses plateaux en grand.
help-slot = Un emplacement libre à côté des tuiles, où l’on peut poser une tuile explorée.
help-stack = Une pile de tuiles, faces cachées. EXPLORER retourne celle du dessus ; elle se pose côté contre côté.
help-supply = Les spores qui ne sont pas sur le terrain. Chacun en a 30 ; celles qu’on dépense reviennent ici.
help-tile = Une tuile du sol de la forêt. Sa couleur est ce que vaut une spore posée dessus ; le noir vaut n’importe quelle couleur. Les signes O, U et A de ses côtés disent où le vent porte les spores. Elle est à la mère qui s’y tient, sinon au champignon qui y pousse.
help-turned = Un sens pour la nouvelle tuile. Seuls les signes du vent changent de côté.
help-wind = Le dé du vent. Il montre O, U ou A : les spores s’envolent par le côté de la tuile qui porte ce signe.

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
card-beefsteak_fungus = Langue-de-bœuf
card-scarlet_elf_cup = Pézize écarlate
card-satans_bolete = Bolet Satan
card-green_elf_cup = Chlorociborie verdissante
card-the_prince = Agaric auguste
card-chanterelle = Girolle
card-horn_of_plenty = Trompette-de-la-mort
card-wood_hedgehog = Pied-de-mouton
card-giant_puffball = Vesse-de-loup géante
card-common_puffball = Vesse-de-loup perlée
card-parasol = Lépiote élevée
card-shaggy_parasol = Lépiote déguenillée
card-wood_blewit = Pied-bleu
card-field_blewit = Pied-violet
card-st_georges_mushroom = Tricholome de la Saint-Georges
card-common_morel = Morille commune
card-false_morel = Gyromitre comestible
card-chicken_of_the_woods = Polypore soufré
card-hen_of_the_woods = Poule-des-bois
card-dryads_saddle = Polypore écailleux
card-turkey_tail = Tramète versicolore
card-birch_polypore = Polypore du bouleau
card-hoof_fungus = Amadouvier
card-artists_bracket = Ganoderme plat
card-lacquered_bracket = Ganoderme luisant
card-lions_mane = Hydne hérisson
card-coral_tooth = Hydne corail
card-wood_cauliflower = Sparassis crépu
card-jelly_ear = Oreille-de-Judas
card-velvet_shank = Collybie à pied velouté
card-sulphur_tuft = Hypholome en touffe
card-porcelain_fungus = Mucidule visqueuse
card-amethyst_deceiver = Laccaire améthyste
card-blackening_waxcap = Hygrophore conique
card-scarlet_waxcap = Hygrophore écarlate
card-parrot_waxcap = Hygrophore perroquet
card-pink_waxcap = Hygrophore rose
card-verdigris_agaric = Strophaire vert-de-gris
card-destroying_angel = Amanite vireuse
card-panther_cap = Amanite panthère
card-the_blusher = Amanite rougissante
card-saffron_milkcap = Lactaire délicieux
card-woolly_milkcap = Lactaire à toison
card-bay_bolete = Bolet bai
card-orange_birch_bolete = Bolet orangé du bouleau
card-slippery_jack = Nonnette voilée
card-charcoal_burner = Russule charbonnière
card-the_sickener = Russule émétique
card-collared_earthstar = Géastre à trois enveloppes
card-fluted_birds_nest = Cyathe strié
card-dead_mans_fingers = Doigts du mort
card-king_alfreds_cakes = Daldinie concentrique
card-devils_fingers = Anthurus d'Archer
card-orange_peel_fungus = Pézize orangée
card-liberty_cap = Psilocybe lancéolé
card-violet_webcap = Cortinaire violet
card-summer_truffle = Truffe d'été

## Effets des champignons décomposés

card-move_one_edge_tile = Sol à la dérive
card-send_opponent_mother_to_empty_tile = Mise à l'écart
card-steal_random_card = Souche volée
card-take_two_cards = Belle trouvaille
card-this_mushroom_spreads_one_more = Lit fertile
card-spore_this_mushroom_and_mother = Avec la mère
card-repeat_an_action = Encore une fois
card-discover_two_keep_one = Au choix parmi deux
card-mother_moves_up_to_three = Mère agile
card-mother_spreads_three = Mère généreuse
card-gain_an_insect = Visite d'insecte
card-place_two_spores_in_network = Croissance discrète
card-remove_two_spores = Spores étouffées
card-reroll_the_wind = Vent changeant
card-automa_nothing = Sans effet
card-automa_gain_insect = Automa : visite d’insecte
card-automa_mother_spores = Automa : mère généreuse
card-automa_send_mother_away = Automa : mise à l’écart
card-automa_remove_two_spores = Automa : spores étouffées
card-automa_steal_card = Automa : souche volée
