### Everdell. Clauses such as "good" and the effects are put together to whole sentences, so they begin small and end
### without a full stop.

## The game

game-name = Everdell
game-about = Une année dans la vallée des créatures : placez des ouvriers, bâtissez une ville de 15 cartes, faites-la produire, réalisez des Évènements. De 1 à 4 joueurs ; seul contre Paillasson, ou seul ou à deux contre Tissenuit.
rival-rugwort = Paillasson
setting-rival = Contre qui
setting-rival-none = personne d’autre
setting-rival-rugwort = Paillasson
setting-rival-nightweave = Tissenuit
setting-starter = Qui commence
setting-starter-random = au hasard
setting-starter-value = place { $value }
setting-year = Année de Paillasson
setting-year-1 = 1 : le Garnement
setting-year-2 = 2 : le Pourri
setting-year-3 = 3 : le Fripon

## Names of things

card-architect = Architecte
card-bard = Barde
card-barge_toad = Crapaud batelier
card-chip_sweep = Ramasse-miettes
card-doctor = Docteur
card-fool = Fou
card-historian = Historien
card-husband = Mari
card-innkeeper = Aubergiste
card-judge = Juge
card-king = Roi
card-miner_mole = Taupe mineuse
card-monk = Moine
card-peddler = Colporteur
card-postal_pigeon = Pigeon postal
card-queen = Reine
card-ranger = Garde forestier
card-shepherd = Bergère
card-shopkeeper = Commerçant
card-teacher = Professeur
card-undertaker = Croque-mort
card-wanderer = Vagabond
card-wife = Épouse
card-woodcarver = Sculpteur sur bois
card-castle = Château
card-cemetery = Cimetière
card-chapel = Chapelle
card-clock_tower = Clocher de l’horloge
card-courthouse = Tribunal
card-crane = Grue
card-dungeon = Donjon
card-ever_tree = Arbre Éternel
card-fairgrounds = Champ de foire
card-farm = Ferme
card-general_store = Magasin général
card-inn = Auberge
card-lookout = Guet
card-mine = Mine
card-monastery = Monastère
card-palace = Palais
card-post_office = Bureau de poste
card-resin_refinery = Raffinerie de résine
card-ruins = Ruines
card-school = École
card-storehouse = Entrepôt
card-theater = Théâtre
card-twig_barge = Barge à brindilles
card-university = Université
card-three_twigs = Rive aux brindilles
card-two_twigs_card = Sentier aux brindilles
card-two_resin = Pin à résine
card-one_resin_card = Sentier à résine
card-two_cards_point = Croisée des chemins
card-one_pebble = Gué aux galets
card-one_berry_card = Haie à baies
card-one_berry = Buisson à baies
card-f_two_berries_card = Clairière aux baies
card-f_two_any = Creux d’abondance
card-f_discard_draw_double = Souche qui murmure
card-f_copy_basic_card = Rocher de l’écho
card-f_three_cards_pebble = Pierres aux contes
card-f_twig_resin_berry = Bosquet mêlé
card-f_three_berries = Roncier
card-f_two_resin_twig = Vieux pins
card-f_two_cards_any = Recoin de l’ermite
card-f_discard_three_any = Chêne du troc
card-f_meadow_two_play_one = Porte des bois
card-haven = Havre de Paix
card-journey_2 = Voyage : 2 points
card-journey_3 = Voyage : 3 points
card-journey_4 = Voyage : 4 points
card-journey_5 = Voyage : 5 points
card-city_monument = Monument de la ville
card-grand_tour = Grand tour
card-harvest_festival = Fête des récoltes
card-cartographers_expedition = Expédition du cartographe
card-a_brilliant_marketing_plan = Un brillant plan marketing
card-a_wee_run_city = Une ville bien gérée
card-an_evening_of_fireworks = Une soirée de feux d’artifice
card-ancient_scrolls_discovered = Découverte d’anciens parchemins
card-capture_of_the_acorn_thieves = Capture des voleurs de glands
card-croak_wart_cure = Remède contre les verrues
card-flying_doctor_service = Service du docteur volant
card-graduation_of_scholars = Remise des diplômes
card-ministering_to_miscreants = S’occuper des mécréants
card-path_of_the_pilgrims = Chemin des pèlerins
card-performer_in_residence = Artiste en résidence
card-pristine_chapel_ceiling = Le plafond de la chapelle
card-remembering_the_fallen = En mémoire des disparus
card-tax_relief = Allègement fiscal
card-the_everdell_games = Les jeux d’Everdell
card-under_new_management = Changement de direction
card-winter = hiver
card-spring = printemps
card-summer = été
card-autumn = automne
figure-points = points
figure-base = cartes
figure-tokens = jetons Point
figure-prosperity = Prospérité
figure-journey = Voyage
figure-events = Évènements
figure-cards = cartes dans la ville
figure-achieved = Évènements réalisés
figure-resources = ressources

## Parts of sentences

good = { $good ->
    [twig] { $count ->
        [one] 1 brindille
       *[other] { $count } brindilles
     }
    [resin] { $count ->
        [one] 1 résine
       *[other] { $count } résines
     }
    [pebble] { $count ->
        [one] 1 galet
       *[other] { $count } galets
     }
    [berry] { $count ->
        [one] 1 baie
       *[other] { $count } baies
     }
    [point] { $count ->
        [one] 1 jeton Point
       *[other] { $count } jetons Point
     }
   *[any] { $count ->
        [one] 1 ressource au choix
       *[other] { $count } ressources au choix
     }
 }
good-counted = { $good ->
    [twig] brindilles
    [resin] résine
    [pebble] galets
    [berry] baies
    [point] jetons Point
   *[any] ressources au choix
 } : { $often }
good-nothing = rien
list-or = { $first } ou { $second }
list-and = { $first } et { $second }
cards-hidden = { $count ->
        [one] 1 carte
       *[other] { $count } cartes
     }
which = { $kind ->
    [critter] Créatures
    [construction] Constructions
   *[any] cartes
 }{ $colour ->
    [tan] {" Voyage"}
    [green] {" Production"}
    [red] {" Destination"}
    [blue] {" Gouvernance"}
    [purple] {" Prospérité"}
   *[any] {""}
 }{ $rarity ->
    [common] {" Communes"}
    [unique] {" Uniques"}
   *[any] {""}
 }
colour-count = { $count } { $count ->
    [one] carte
   *[other] cartes
 } { $colour ->
     [tan] Voyage
     [green] Production
     [red] Destination
     [blue] Gouvernance
    *[purple] Prospérité
 }
any-critter = n’importe quelle Créature
place-limbo = l’ouvrier dont la carte est partie

## Effects

fx-gain = gagnez { $goods }
fx-spend = { $verb ->
    [pay] payez
    [give] donnez à un adversaire
   *[set_aside] posez sur l’Évènement
 } { $least ->
    [0] jusqu’à { $count }
   *[other] { $count }
 } { $good ->
    [twig] brindilles
    [resin] résines
    [pebble] galets
    [berry] baies
   *[any] ressources
 }
fx-worth = vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
fx-in-the-end = à la fin : { $bonus }
fx-refund = gagnez son coût imprimé
fx-put-on-self = posez { $goods } sur cette carte
fx-take-from-self = retirez { $goods } de cette carte
fx-take-all-from-self = prenez tout ce qui est sur cette carte
fx-put-on-event = posez { $goods } sur l’Évènement
fx-draw = piochez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
fx-draw-to-limit = piochez jusqu’à la limite de main
fx-discard-hand = défaussez { $count ->
    [99] autant de cartes que vous voulez
    [one] { $count } carte
   *[other] { $least ->
        [0] jusqu’à { $count }
        [1] jusqu’à { $count }
       *[other] { $count }
     } cartes
 } de votre main
fx-give-cards = donnez { $count ->
    [one] une carte
   *[other] { $count } cartes
 } à un adversaire
fx-draw-meadow = piochez { $least ->
    [0] jusqu’à { $count }
   *[other] { $count }
 } dans la Prairie
fx-discard-meadow = défaussez { $count } cartes de la Prairie
fx-refill = complétez la Prairie
fx-reveal = révélez { $count } cartes de la pioche{ $choice ->
    [1] {" ou de la défausse"}
   *[other] {""}
 }
fx-take-to-hand = prenez en main celles que vous voulez
fx-put-rest-beneath = mettez le reste sous l’Évènement
fx-discard-rest = défaussez le reste
fx-discard-city = défaussez de votre ville : { $count } { $which }{ $other ->
    [1] {" (pas celle-ci)"}
   *[other] {""}
 }
fx-put-beneath = mettez sous l’Évènement jusqu’à { $count } { $which } { $from ->
    [city] de votre ville
   *[hand] de votre main
 }
fx-activate-location = { $own ->
    [1] activez de nouveau un { $forest ->
        [1] Lieu de Base ou de Forêt
       *[other] Lieu de Base
     } où se trouve votre ouvrier
   *[other] copiez un { $forest ->
        [1] Lieu de Base ou de Forêt
       *[other] Lieu de Base
     }
 }
fx-move-worker = déplacez un de vos ouvriers vers un autre lieu
fx-recall-worker = ramenez un de vos ouvriers
fx-activate-production = activez vos cartes Production
fx-copy-production = { $own ->
    [1] activez une autre carte Production de votre ville
   *[other] copiez une carte Production d’un adversaire
 }
fx-play = { $optional ->
    [1] {"si vous voulez, "}
   *[other] {""}
 }jouez une carte { $from ->
    [hand] de votre main
    [meadow] de la Prairie
    [both] de votre main ou de la Prairie
    [shown] parmi les cartes révélées
   *[drawn] parmi les cartes piochées
 }{ $points ->
    [9] {""}
   *[other] {" d’au plus "}{ $points } points
 } { $free ->
    [1] gratuitement
   *[other] { $less ->
        [1] pour 1 ressource de moins
       *[other] pour { $less } ressources de moins
     }
 }
custom-reduce = { $price ->
    [imprison] mettez une Créature de votre ville sous cette carte : 3 ressources de moins
   *[discard_self] défaussez cette carte : { $of ->
        [critter] 3 baies de moins pour une Créature
        [construction] 3 ressources de moins pour une Construction
       *[other] 3 ressources de moins
     }
 }
custom-swap = payez { $count } ressource du coût avec une d’une autre sorte
count-city = { $each } par { $which } de votre ville
count-supply = votre réserve : { $good ->
    [twig] brindilles
    [resin] résine
    [pebble] galets
    [berry] baies
    [point] jetons Point
   *[any] ressources au choix
 }
count-on-self = { $good ->
    [twig] brindilles
    [resin] résine
    [pebble] galets
    [berry] baies
    [point] jetons Point
   *[any] ressources au choix
 } sur cette carte
count-on-card = { $good ->
    [twig] brindilles
    [resin] résine
    [pebble] galets
    [berry] baies
    [point] jetons Point
   *[any] ressources au choix
 } sur : { $card }
count-on-event = { $good ->
    [twig] brindilles
    [resin] résine
    [pebble] galets
    [berry] baies
    [point] jetons Point
   *[any] ressources au choix
 } sur l’Évènement
count-beneath = cartes dessous
count-prisoners = prisonniers de votre Donjon
count-workers-on = ouvriers sur : { $card }
count-events = { $kind ->
    [basic] Évènements de base
   *[special] Évènements Spéciaux
 }
count-pairs = couples de toutes les villes
count-drawn = cartes piochées
count-paired = si cette carte est en couple
if-paired = cette carte est en couple
if-has = la ville a : { $which }
if-stands-on = votre ouvrier s’y trouve
when-played = après avoir joué : { $which }
when-preparing = avant de préparer la saison

## Components in sentences

label-card = { $kind ->
    [critter] Créature
   *[construction] Construction
 }, { $colour ->
    [tan] Voyage
    [green] Production
    [red] Destination
    [blue] Gouvernance
   *[purple] Prospérité
 }, { $rarity ->
    [common] Commune
    [legendary] légendaire
   *[unique] Unique
 }, { $points ->
        [one] 1 point
       *[other] { $points } points
     }
label-place = { $kind ->
    [basic_location] Lieu de Base
    [forest_location] Lieu de Forêt
    [haven] Havre de Paix
   *[journey] Lieu Voyage
 }
label-event = { $kind ->
    [basic_event] Évènement de base
   *[special_event] Évènement Spécial
 }
words-cost = Coûte { $cost }.
words-before = Se fait une place : { $effect }.
words-into = Se joue dans un emplacement libre de la ville d’un adversaire.
words-effect = Quand on la joue : { $effect }.
words-production = Production : { $effect }.
words-visit = Visite : { $effect }.
words-open = Ouverte à tous : quand un adversaire la visite, vous gagnez { $goods }.
words-reaction = { $reaction }.
words-ability = Quand vous jouez une carte : { $ability }.
words-bonus = Points en fin de partie : { $bonus }.
words-hosts = Accueille gratuitement, une fois : { $hosts }.
words-pays = Ce que vous payez pour elle va à un adversaire.
words-permanent = Un ouvrier placé ici y reste pour toujours.
words-second = Avec la carte { $card } dans votre ville, il y a ici { $cell ->
    [1] une seconde cellule
   *[other] un second emplacement
 }.
words-no-space = N’occupe pas d’emplacement dans la ville.
words-shares = Peut partager son emplacement avec la carte { $card }.
words-requires = Demande dans votre ville : { $needed }.
words-achieved = À la réalisation : { $effect }.
words-points = Vaut { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
words-journey = Vaut { $points ->
    [one] 1 point
   *[other] { $points } points
 } en fin de partie ; l’ouvrier y reste.
words-place = { $effect }.
words-room = { $room ->
    [shared] Autant d’ouvriers qu’on veut
    [forest] Un ouvrier ; à { $players } joueurs deux, de joueurs différents
   *[one] Un ouvrier
 }.

## What each component does, written for what told.toml says: a change there asks for all languages

does-architect = En fin de partie : 1 point par résine et par galet de votre réserve, 6 au plus.
does-bard = Quand on la joue : défaussez jusqu’à 5 cartes de votre main pour 1 jeton Point chacune.
does-barge_toad = Production : 2 brindilles par Ferme de votre ville.
does-chip_sweep = Production : activez une autre carte Production de votre ville.
does-doctor = Production : payez jusqu’à 3 baies pour 1 jeton Point chacune.
does-historian = Après avoir joué une carte : piochez 1 carte.
does-husband = Production : 1 ressource au choix s’il partage son emplacement avec une Épouse et s’il y a une Ferme dans votre ville.
does-innkeeper = Quand vous jouez une Créature, vous pouvez défausser cette carte pour payer 3 baies de moins.
does-judge = Quand vous jouez une carte, vous pouvez remplacer 1 ressource de son coût par une d’une autre sorte.
does-king = En fin de partie : 1 point par Évènement de base et 2 points par Évènement spécial que vous avez réalisés.
does-miner_mole = Production : copiez une carte Production de la ville d’un adversaire.
does-monk = Production : donnez jusqu’à 2 baies à un adversaire pour 2 jetons Point chacune.
does-peddler = Production : échangez jusqu’à 2 ressources contre autant de votre choix.
does-postal_pigeon = Quand on la joue : révélez 2 cartes de la pioche ; vous pouvez en jouer gratuitement une qui vaut au plus 3 points. Défaussez le reste.
does-queen = Visite : jouez gratuitement une carte qui vaut au plus 3 points, de votre main ou de la Prairie.
does-ranger = Quand on la joue : déplacez un de vos ouvriers vers un autre lieu et appliquez celui-ci.
does-shepherd = Quand on la joue : 3 baies, et 1 jeton Point par jeton Point sur votre Chapelle.
does-shopkeeper = Après avoir joué une Créature : 1 baie.
does-teacher = Production : piochez 2 cartes, gardez-en une et donnez l’autre à un adversaire.
does-undertaker = Quand on la joue : défaussez 3 cartes de la Prairie et complétez-la ; puis prenez-y 1 carte.
does-wanderer = Quand on la joue : piochez 3 cartes.
does-wife = En fin de partie : 3 points si elle partage son emplacement avec un Mari.
does-woodcarver = Production : payez jusqu’à 3 brindilles pour 1 jeton Point chacune.
does-castle = En fin de partie : 1 point par Construction Commune de votre ville.
does-cemetery = Visite : révélez 4 cartes de la pioche ou de la défausse, jouez-en une gratuitement et défaussez le reste.
does-chapel = Visite : posez 1 jeton Point sur cette carte, puis piochez 2 cartes par jeton Point qui s’y trouve.
does-clock_tower = Quand on la joue : posez 3 jetons Point sur cette carte. Avant de préparer une saison, vous pouvez en retirer 1 pour appliquer à nouveau un lieu de base ou de Forêt où se trouve votre ouvrier.
does-courthouse = Après avoir joué une Construction : 1 brindille, 1 résine ou 1 galet.
does-crane = Quand vous jouez une Construction, vous pouvez défausser cette carte pour payer 3 ressources de moins.
does-dungeon = Quand vous jouez une carte, vous pouvez placer une Créature de votre ville sous cette carte pour payer 3 ressources de moins.
does-ever_tree = En fin de partie : 1 point par carte Prospérité de votre ville, celle-ci comprise.
does-fairgrounds = Production : piochez 2 cartes.
does-farm = Production : 1 baie.
does-general_store = Production : 1 baie, et 1 de plus s’il y a une Ferme dans votre ville.
does-inn = Visite : jouez une carte de la Prairie pour 3 ressources de moins.
does-lookout = Visite : copiez un lieu de base ou de Forêt.
does-mine = Production : 1 galet.
does-monastery = Visite : donnez 2 ressources à un adversaire pour 4 jetons Point.
does-palace = En fin de partie : 1 point par Construction Unique de votre ville, celle-ci comprise.
does-post_office = Visite : donnez 2 cartes de votre main à un adversaire ; puis défaussez-en autant que vous voulez et piochez jusqu’à votre limite de main.
does-resin_refinery = Production : 1 résine.
does-ruins = Quand on la joue : défaussez une Construction de votre ville, dont cette carte prend la place. Gagnez son coût imprimé et piochez 2 cartes.
does-school = En fin de partie : 1 point par Créature Commune de votre ville.
does-storehouse = Production : posez 3 brindilles, 2 résines, 1 galet ou 2 baies sur cette carte. Visite : prenez tout ce qui s’y trouve.
does-theater = En fin de partie : 1 point par Créature Unique de votre ville.
does-twig_barge = Production : 2 brindilles.
does-university = Visite : défaussez une autre carte de votre ville. Gagnez son coût imprimé, 1 ressource au choix et 1 jeton Point.
does-farm_winter_1 = Production : 1 baie ou 2 cartes.
does-farm_winter_2 = Production : 1 baie ou 1 résine.
does-farm_spring_1 = Production : 1 baie ou 2 brindilles.
does-farm_spring_2 = Production : 1 baie, ou 1 brindille et 1 carte.
does-farm_summer_1 = Production : 1 baie.
does-farm_summer_2 = Production : 2 baies ou 1 galet.
does-farm_autumn_1 = Production : 1 baie ou 1 jeton Point.
does-farm_autumn_2 = Production : 1 baie et 1 carte, ou 1 ressource au choix.
does-corrin_field = Production : 1 baie, et 1 de plus par Ferme des villes adverses. Puis chaque adversaire peut piocher 1 carte par Ferme de sa ville.
does-corrin_path = Visite : appliquez un lieu où se trouve un ouvrier adverse. Ni Cimetière, ni Chapelle, ni Monastère, ni Légende, ni Évènement, ni Voyage.
does-corrin_warrior = Quand on la joue : donnez à vos adversaires jusqu’à 8 cartes et ressources en tout pour 1 jeton Point chacune.
does-corrin_leader = Après avoir pioché des cartes, vous pouvez en donner une à un adversaire pour 1 jeton Point.
does-corrin_king = En fin de partie : 1 point par carte Prospérité de la ville d’un adversaire.
does-click_clacks = Production : 3 baies, et 1 ressource au choix par Ferme de votre ville.
does-strongroot_castle = En fin de partie : 2 points par Construction Commune de votre ville.
does-darkdeep_prison = Quand on la joue : défaussez jusqu’à 2 Créatures de votre ville pour 3 jetons Point et 3 ressources au choix chacune.
does-everflame_tomb = Visite : vous pouvez jouer une carte gratuitement, de votre main ou de la Prairie.
does-king_norths_treasury = Quand on la joue : posez 4 jetons Point sur cette carte. Quand vous jouez une carte, vous pouvez en dépenser : chacun réduit le coût de 2 ressources.
does-chipter_swipple = Production : activez jusqu’à 2 cartes Production différentes de votre ville, mais pas de Légende.
does-jor_goldwing = Quand on la joue : 1 jeton Point par carte de votre main, 8 au plus. Vous gardez les cartes.
does-mayberry_matriarch = En fin de partie : 5 points si elle partage son emplacement avec un Mari et s’il y a une Ferme dans votre ville.
does-strey_softpaw = Visite : choisissez jusqu’à 2 ouvriers, à qui que ce soit, sur des lieux de base ou de Forêt, et appliquez leurs lieux.
does-tarry_hare = Après avoir joué une Créature : 1 ressource au choix. Après avoir joué une Construction : piochez jusqu’à 2 cartes.
does-three_twigs = 3 brindilles.
does-two_twigs_card = 2 brindilles et 1 carte.
does-two_resin = 2 résines.
does-one_resin_card = 1 résine et 1 carte.
does-two_cards_point = 2 cartes et 1 jeton Point.
does-one_pebble = 1 galet.
does-one_berry_card = 1 baie et 1 carte.
does-one_berry = 1 baie.
does-f_two_berries_card = 2 baies et 1 carte.
does-f_two_any = 2 ressources au choix.
does-f_discard_draw_double = Défaussez 1 carte ou plus de votre main, puis piochez-en 2 par carte défaussée.
does-f_copy_basic_card = Piochez 1 carte et copiez un lieu de base.
does-f_three_cards_pebble = 3 cartes et 1 galet.
does-f_twig_resin_berry = 1 brindille, 1 résine et 1 baie.
does-f_three_berries = 3 baies.
does-f_two_resin_twig = 2 résines et 1 brindille.
does-f_two_cards_any = 2 cartes et 1 ressource au choix.
does-f_discard_three_any = Défaussez jusqu’à 3 cartes de votre main pour 1 ressource au choix chacune.
does-f_meadow_two_play_one = Prenez 2 cartes de la Prairie ; vous pouvez jouer aussitôt l’une d’elles pour 1 ressource de moins.
does-haven = Défaussez des cartes de votre main : 1 ressource au choix toutes les 2 cartes.
does-journey_2 = Défaussez 2 cartes de votre main.
does-journey_3 = Défaussez 3 cartes de votre main.
does-journey_4 = Défaussez 4 cartes de votre main.
does-journey_5 = Défaussez 5 cartes de votre main.
does-a_brilliant_marketing_plan = À la réalisation : donnez à vos adversaires jusqu’à 3 ressources en tout et posez 2 jetons Point sur cet Évènement pour chacune.
does-a_wee_run_city = À la réalisation : reprenez un de vos ouvriers.
does-an_evening_of_fireworks = À la réalisation : posez jusqu’à 3 brindilles sur cet Évènement. En fin de partie : 2 points pour chacune.
does-ancient_scrolls_discovered = À la réalisation : révélez 5 cartes de la pioche, prenez en main celles que vous voulez et placez le reste sous cet Évènement. En fin de partie : 1 point par carte placée dessous.
does-capture_of_the_acorn_thieves = À la réalisation : placez jusqu’à 2 Créatures de votre ville sous cet Évènement. En fin de partie : 3 points pour chacune.
does-croak_wart_cure = À la réalisation : payez 2 baies et défaussez 2 cartes de votre ville.
does-flying_doctor_service = En fin de partie : 3 points par couple Mari et Épouse qui partage un emplacement, dans toutes les villes.
does-graduation_of_scholars = À la réalisation : placez jusqu’à 3 Créatures de votre main sous cet Évènement. En fin de partie : 2 points pour chacune.
does-ministering_to_miscreants = En fin de partie : 3 points par prisonnier de votre Donjon.
does-path_of_the_pilgrims = En fin de partie : 3 points par ouvrier sur votre Monastère.
does-performer_in_residence = À la réalisation : posez jusqu’à 3 baies sur cet Évènement. En fin de partie : 2 points pour chacune.
does-pristine_chapel_ceiling = À la réalisation : 1 carte et 1 ressource au choix par jeton Point sur votre Chapelle. En fin de partie : 2 points par jeton Point qui s’y trouve.
does-remembering_the_fallen = En fin de partie : 3 points par ouvrier sur votre Cimetière.
does-tax_relief = À la réalisation : activez toutes vos cartes Production.
does-under_new_management = À la réalisation : posez jusqu’à 3 ressources sur cet Évènement. En fin de partie : 1 point par brindille et par baie posée dessus, 2 points par résine et par galet.

## Questions

ask-turn = À vous : { $workers ->
    [0] { $season ->
        [autumn] jouez une carte ou passez
       *[other] jouez une carte ou préparez la saison suivante
     }
    [one] placez votre dernier ouvrier ou jouez une carte
   *[other] placez un de vos { $workers } ouvriers ou jouez une carte
 }. Saison : { $season ->
    [winter] hiver
    [spring] printemps
    [summer] été
   *[autumn] automne
 }.
ask-way = Comment payez-vous { $card } ?
ask-waive = { $card } coûte jusqu’à { $count } de moins : que payez-vous ?
ask-pick = { $verb ->
    [discard-hand] Défaussez des cartes de votre main.
    [draw-meadow] Prenez des cartes de la Prairie.
    [discard-meadow] Défaussez des cartes de la Prairie.
    [take-to-hand] Quelles cartes révélées gardez-vous ?
    [discard-city] Défaussez des cartes de votre ville.
    [activate-own] Quelles cartes Production activez-vous ?
    [put-city-beneath] Quelles cartes de votre ville vont sous l’Évènement ?
    [put-hand-beneath] Quelles cartes de votre main vont sous l’Évènement ?
   *[give-cards] Quelles cartes donnez-vous ?
 }{ $least ->
    [1] {" Encore : "}
   *[other] {" Au plus : "}
 }{ $count }.
ask-take = Prenez une ressource au choix{ $count ->
    [one] {""}
   *[other] {", "}{ $count } en tout
 }.
ask-spend = Combien de { $good ->
    [twig] brindilles
    [resin] résines
    [pebble] galets
    [berry] baies
   *[any] ressources
 } { $verb ->
    [pay] payez-vous
    [give] donnez-vous
   *[set_aside] mettez-vous de côté
 } ? { $count } au plus.
ask-give-to = À quel adversaire ?
ask-give-cards-to = Qui reçoit { $count ->
    [one] la carte
   *[other] les { $count } cartes
 } ?
ask-reveal = D’où révélez-vous { $count } cartes ?
ask-copy = { $own ->
    [1] Quel lieu avec votre ouvrier agit de nouveau ?
   *[other] Quel lieu copiez-vous ?
 }
ask-copy-card = { $own ->
    [1] Quelle carte Production agit de nouveau ?
   *[other] Quelle carte Production copiez-vous ?
 }
ask-move = Lequel de vos ouvriers se déplace ?
ask-move-to = Où va-t-il ?
ask-recall = Quel ouvrier revient ?
ask-produce = Quelle carte Production ensuite ?
ask-use = Quelle carte utilisez-vous ?
ask-play-by = Jouez une carte { $free ->
    [1] gratuitement
   *[other] { $less ->
        [1] pour 1 ressource de moins
       *[other] pour { $less } ressources de moins
     }
 }{ $optional ->
    [1] {", si vous voulez"}
   *[other] {""}
 }.
ask-send = Dans la ville de qui va { $card } ?
ask-drive-away = Quelle carte de la ville de Paillasson le Fou chasse-t-il ?

## Options

option-visit = { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 } : { $effect }
option-copy = Copier { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 } : { $effect }
option-move = L’ouvrier sur { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 } ({ $effect })
option-recall = Ramener de { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 } ({ $effect })
option-play = { $card } : { $way }
option-play-otherwise = { $card }, autrement : { $way }
option-play-by = { $card }, { $free ->
    [1] gratuitement
   *[other] { $less ->
        [1] pour 1 ressource de moins
       *[other] pour { $less } ressources de moins
     }
 }
option-pay = Payer { $cost }
way-pay = payer { $cost }
way-host = s’installe gratuitement : { $card }
way-with = avec { $card }{ $swap ->
    [1] {" : payer "}{ $cost }
   *[other] { $waived ->
        [0] {", payer "}{ $cost }
       *[other] {", "}{ $waived } de moins sur { $cost }
     }
 }
way-imprison = { $prisoner } va dans { $card } : { $waived } de moins sur { $cost }
way-several = choisissez parmi { $count } façons de payer
option-prepare = Préparer { $season ->
    [spring] le printemps
    [summer] l’été
   *[autumn] l’automne
 } : nouveaux ouvriers : { $workers } ; { $effect }
option-pass = Passer : vous avez terminé
option-take = { $good ->
    [twig] Une brindille
    [resin] Une résine
    [pebble] Un galet
   *[berry] Une baie
 }
option-spend = { $verb ->
    [pay] Payer
    [give] Donner
   *[set_aside] Mettre de côté
 } { good }
option-enough = { $picked ->
    [0] Aucune
   *[other] C’est tout
 }
option-pick = { $verb ->
    [discard] Défausser :
    [draw] Prendre :
    [give] Donner :
    [keep] Garder :
    [activate] Activer :
   *[beneath] Sous l’Évènement :
 } { $card }
option-from-deck = De la pioche
option-from-discard = De la défausse
option-use = { $card } : { $effect }
option-produce = { $card } : { $effect }
option-drive-away = Chasser : { $card }

## What happened

event-turn = { $player }, { $season }
event-placed = { $player } : ouvrier sur { $what }
event-played = { $player } : carte jouée : { $card }{ $from ->
    [meadow] {" (Prairie)"}
   *[other] {""}
 }
event-paid = { $player } : payé : { $goods }
event-gave = { $player } : { $goods } à { $to }
event-set-aside = { $player } : { $goods } sur l’Évènement
event-occupied = { $player } : jeton Occupé sur { $card }
event-helped = { $player } : { $card } aide
event-imprisoned = { $player } : en prison : { $card }
event-left = { $player } : { $card } quitte la ville
event-gained = { $player } : { $goods }
event-laid = { $player } : { $goods } sur { $card }
event-taken-off = { $player } : { $goods } en moins sur { $card }
event-drew = { $player } : pioche : { $cards }
event-drew-meadow = { $player } : carte prise dans la Prairie : { $card }
event-shown = { $player } Nouvelle carte dans la Prairie : { $card }
event-shuffled = { $player } La défausse devient la pioche ({ $count })
event-discarded = { $player } : défausse : { $cards }
event-discarded-meadow = { $player } : défausse de la Prairie : { $card }
event-discarded-rest = { $player } : défausse : { $cards }
event-revealed = { $player } : cartes révélées : { $cards }
event-kept = { $player } : carte gardée : { $card }
event-put-beneath = { $player } : sous l’Évènement : { $cards }
event-gave-card = { $player } : une carte pour { $to }
event-got-card = { $player } : carte reçue : { $cards }
event-sent = { $player } : { $card } va chez { $to }
event-achieved = { $player } : Évènement réalisé : { $event }
event-copied = { $player } : copie : { $what }
event-copied-card = { $player } : copie : { $card } ({ $of })
event-recalled = { $player } : un ouvrier revient
event-production = { $player } : Production
event-reacted = { $player } : { $card } agit
event-prepared = { $player } : nouvelle saison : { $season }
event-passed = { $player } : passe
event-over = { $player } La partie est finie
event-rugwort-rolls = { $player } : lance le dé
event-rugwort-plays = { $player } : prend { $card }
event-rugwort-sends = { $player } : vous envoie { $card }
event-rugwort-moves = { $player } : avance : { $season }{ $kidnaps ->
    [1] {", et prend un de vos ouvriers"}
   *[other] {""}
 }

## The end

won-by-points = Le plus de points : { $points }.
won-by-events = { $points } points chacun ; plus d’Évènements.
won-by-resources = { $points } points et autant d’Évènements ; plus de ressources.
won-shared = { $points } points chacun : victoire partagée.
won-against-rival = Victoire contre { $rival } : { $points } points.
lost-against-rival = { $rival } gagne avec { $points } points.

## Hints: what speaks for an option. Clauses that begin small and end without a full stop.

hint-behind = Environ { $count ->
    [one] { $count } point
   *[other] { $count } points
 } de moins
hint-points-gain = rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
hint-points-cost = coûte { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
hint-resources-gain = vous rapporte { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
 }
hint-resources-keep = garde { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
 }
hint-resources-cost = coûte { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
 }
hint-hand-gain = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } de plus en main
hint-hand-cost = coûte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } de votre main
hint-workers-gain = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
 } de plus à placer
hint-workers-keep = garde { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
 } pour plus tard
hint-production-gain = { $count ->
    [one] { $count } carte Production de plus dans votre ville
   *[other] { $count } cartes Production de plus dans votre ville
 }
hint-houses-gain = { $count ->
    [one] { $count } Construction de plus qui accueille une Créature gratuitement
   *[other] { $count } Constructions de plus qui accueillent une Créature gratuitement
 }
hint-reach-gain = { $count ->
    [one] { $count } Évènement est à portée
   *[other] { $count } Évènements sont à portée
 }

## The table in the terminal

table-piles = Pioche { $deck }, défausse { $discard }
table-meadow = Prairie
table-places = Lieux
table-events = Évènements
table-revealed = Révélées
table-player = { $season ->
    [winter] hiver
    [spring] printemps
    [summer] été
   *[autumn] automne
 }, { $points } points (dont { $tokens } en jetons), ouvriers libres : { $free }, cartes : { $hand }, emplacements : { $used } sur { $spaces }
table-passed = a passé
table-city = Ville
table-hand = Main

## Aide sur ce qui est sur la table

help-cards = Cartes en main, 8 au plus. Personne d'autre ne les voit. On les joue dans sa ville, on les donne ou on les défausse.
help-city = Une ville : les cartes que quelqu'un a jouées. Elle a 15 places ; la plupart des cartes rapportent des points à la fin.
help-deck = La pioche. On y pioche, et elle complète la Prairie. Quand elle est vide, on mélange la défausse.
help-discard = La défausse, face cachée. Elle devient la nouvelle pioche quand celle-ci est vide.
help-forest = Une clairière pour un lieu de Forêt. Celle-ci est vide.
help-goods = Ressources : brindilles, résine et galets pour bâtir, baies pour les Créatures. On les garde d'un tour à l'autre.
help-haven = Un lieu où un ouvrier échange des cartes de la main : une ressource au choix pour deux cartes.
help-meadow = Un emplacement vide de la Prairie. La pioche le remplit. Chacun peut jouer les cartes de la Prairie comme celles de sa main.
help-player = Un joueur : saison, points jusqu'ici, ouvriers disponibles, ressources et ville. Touchez un autre joueur pour voir sa ville en grand.
help-points = Points jusqu'ici : points de base des cartes, jetons Point, ce que comptent à présent les cartes Prospérité et les Évènements. Le plus de points gagne.
help-season = L'Arbre Éternel. Quand tous vos ouvriers sont placés, vous pouvez préparer la saison suivante : ils reviennent, avec de nouveaux.
help-seat = Un joueur de cette table, avec sa saison.
help-workers = Ouvriers disponibles. À un tour, l'un d'eux va sur un lieu et y reste jusqu'à la saison suivante.
help-aside = Des cartes à côté de la main : vos légendes, la ferme du dessus de la pile des Cochons, les cartes prises dans une toile. Seules ces dernières comptent pour la limite de main.
help-caught = Une carte de votre main dans la toile de Tissenuit. Elle ne peut être ni jouée, ni défaussée, ni donnée, mais compte pour la limite de main.
help-lair = Tissenuit : ses points, sa saison, les araignées dans l’antre, ce qu’elle va faire et ce qui est en vigueur. Touchez-la pour regarder dans son antre.
help-lair-activity = Sa carte Activité en jeu. Elle fait l’action de gauche, sinon celle de droite, sinon celle du bas. La flèche dit de quel côté elle va quand un lieu est bloqué ou que tout est égal.
help-lair-won = Ses exploits : cartes et évènements qu’elle a gagnés, visibles ou cachés. Quand elle a fini, ils remplissent sa ville, et le reste compte aussi.
help-ploy = Une personnalité, un complot ou une manigance : ce qui y est dit vaut maintenant. Passez dessus pour le lire.
help-power = Un pouvoir : ce que cette personne seule peut faire.
help-shut = Une carte de votre ville, face cachée jusqu’à la prochaine manigance. Elle garde sa place et ne sert à rien d’autre.
help-won = Une carte parmi les exploits de Tissenuit.

## Mistwood : modules

card-farm_winter_1 = Ferme d’hiver
card-farm_winter_2 = Ferme d’hiver
card-farm_spring_1 = Ferme de printemps
card-farm_spring_2 = Ferme de printemps
card-farm_summer_1 = Ferme d’été
card-farm_summer_2 = Ferme d’été
card-farm_autumn_1 = Ferme d’automne
card-farm_autumn_2 = Ferme d’automne
module-farms = Au gré des saisons
module-farms-about = Huit Fermes spéciales remplacent les Fermes : leurs coûts diffèrent, et la plupart offrent deux capacités, dont vous choisissez une à chaque fois.
card-corrin_field = Champ de Corrin Longuequeue
card-corrin_path = Chemin de Corrin Longuequeue
card-corrin_warrior = Corrin Longuequeue le Guerrier
card-corrin_leader = Corrin Longuequeue le Modèle
card-corrin_king = Corrin Longuequeue le Roi
card-click_clacks = Bric-à-brac
card-strongroot_castle = Château de Racinesolide
card-darkdeep_prison = Prison des Tréfombres
card-everflame_tomb = Tombeau Touteflamme
card-king_norths_treasury = Trésor du Roi Nord
card-chipter_swipple = Chipter Swipple
card-jor_goldwing = Jor Ailedor
card-mayberry_matriarch = Matriarche Bairouge
card-strey_softpaw = Strey Pattedouce
card-tarry_hare = Tarry Hare
card-butterflies = Papillons : Sans limites
card-pigs = Cochons : Maîtres fermiers
card-spiders = Araignées : Sournoises
card-stoats = Hermines : Prévoyantes
module-corrin = Corrin Longuequeue
module-corrin-about = Cinq cartes de Corrin Longuequeue sont ajoutées : des couleurs, et non des noms, disent qui s’installe gratuitement. Pour joueurs expérimentés.
module-legends = Encore des légendes
module-legends-about = Chacun reçoit deux Légendes secrètes, une Construction et une Créature. Payez-les, ou laissez la carte de la bannière céder la place. Pour joueurs expérimentés.
module-powers = Pouvoirs de joueurs
module-powers-about = Chacun reçoit un pouvoir : Papillons, Cochons, Araignées ou Hermines. Personne ne gagne d’ouvrier au printemps.
fx-opponents-draw = chaque adversaire peut piocher 1 carte par { $which } de sa cité
fx-copy-visited = effectuez un lieu où se trouve un ouvrier adverse
ask-copy-visited = Quel lieu occupé par un adversaire copiez-vous ?
fx-give-mixed = donnez jusqu’à { $count } cartes et ressources aux adversaires
ask-give-mixed = Donner une carte ou une ressource ? Encore { $count } au plus.
when-drew = après avoir pioché des cartes
fx-give-drawn = donnez à un adversaire une des cartes piochées
count-opponents = { $each } par { $which } de tous les adversaires
count-an-opponent = { $each } par { $which } d’un adversaire
fx-draw-some = piochez jusqu’à { $count } cartes
ask-draw-some = Combien de cartes piochez-vous ? { $count } au plus.
option-draw-some = { $count ->
    [one] Piocher une carte
   *[other] Piocher { $count } cartes
 }
way-upgrade = à la place de { $card }, qui est défaussée
words-legend = Une Légende : elle a son propre emplacement, ne quitte jamais la ville et ne se copie pas.
words-upgrades = Compte comme { $card } : défaussez cette carte de votre ville pour jouer la Légende gratuitement.
words-counts-as = Compte comme { $card }.
words-enters = S’installe gratuitement dans toute Construction { $colour ->
     [tan] Voyage
     [green] Production
     [red] Destination
     [blue] Gouvernance
    *[purple] Prospérité
 } inoccupée de votre ville.
words-lets-in = Accueille gratuitement, une fois, n’importe quelle Créature { $colour ->
     [tan] Voyage
     [green] Production
     [red] Destination
     [blue] Gouvernance
    *[purple] Prospérité
 }.
count-hand = vos cartes en main
fx-activate-own = activez jusqu’à { $count } cartes Production différentes de votre cité, sauf les Légendes
fx-copy-workers = effectuez les lieux de base ou de Forêt de jusqu’à { $count } ouvriers, de n’importe qui
ask-copy-workers = Le lieu de quel ouvrier effectuez-vous ? Encore { $count } au plus.
custom-spend-tokens = payez des jetons Point de cette carte : { $less } ressources de moins pour chacun
option-live-with = Vit avec { $card }
ask-live-with = Avec qui vit le Mari ?
ask-free-farm = Jouer gratuitement la Ferme du dessus de votre pile ?
option-figure = Figurine vers { $what }
ask-figure = Où va votre figurine ?
place-journey = le Voyage
event-figure = { $player } : la figurine est sur { $what }
ask-exchange = Défausser des cartes contre une ressource ?
label-power = Pouvoir de joueur
words-power-butterflies = 12 cartes au départ, et la main en contient 12. Vous commencez.
words-power-pigs = Toutes les Fermes sont dans votre pile, la première visible. Jouez-la gratuitement au début et après chaque préparation. Tous peuvent la payer ; pour les Fermes des autres vous gagnez 2 jetons Point. Les Fermes ne prennent pas de place dans votre cité.
words-power-spiders = Votre figurine est sur un lieu. Quand on le visite, vous gagnez une ressource qui vous manque, piochez une carte et déplacez la figurine. Vous êtes dernier.
words-power-stoats = Après avoir joué une carte, vous pouvez défausser 2 cartes pour une brindille, une résine ou une baie, ou 3 pour un galet.
option-exchange = { $cards } cartes contre { $good ->
    [twig] 1 brindille
    [resin] 1 résine
    [pebble] 1 galet
   *[berry] 1 baie
 }
table-farms = Fermes des Cochons
table-figure = Figurine des Araignées
table-legends = Légendes

## Tissenuit

ask-spider-on = Sur quelle carte va l’araignée de Tissenuit ? { $open ->
    [1] (une Destination ouverte)
   *[0] (de sa propre cité)
 }
option-spider-on = Son araignée sur : { $what } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }, { $effect }
option-web-on = Une Toile sur : { $what }, { $effect } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }
option-send = L’ouvrier sur : { $what }, { $effect } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }
ask-send-worker = Lequel de vos ouvriers placés va dans l’Antre ?
ask-web-on = Où placer une Toile ?
ask-she-plays = Quelle Destination ouverte de la Prairie joue-t-elle ?
option-she-plays = Elle joue { $card }
ask-keep-from-her = Laquelle des deux cartes est défaussée ? Elle prend l’autre.
ask-hand-to-her = Quelle carte de votre main prend-elle ?
ask-lose = Quelle carte de votre cité prend-elle ?
option-lose = Elle prend { $card }
ask-replace = Quelle carte de la même couleur remplace { $card } dans la Prairie ?
option-replace-by = Y poser { $card }
ask-keep-back = Elle prend { $count ->
    [one] une carte
   *[other] { $count } cartes
 } de votre main au hasard. Combien en gardez-vous, contre un point pour elle chacune ?
option-keep-back = En garder { $count }
ask-keep-up = { $critters ->
    [1] Quelles Créatures restent visibles, contre une carte ou une ressource chacune ?
   *[0] Quelles Constructions restent visibles, contre une carte ou une ressource chacune ?
 }
option-keep-up = Garder { $card } visible
option-no-more = Plus rien
ask-guard = Placer un ouvrier libre sur la carte pour la garder, jusqu’à votre préparation ?
option-guard = Garder la carte
ask-foil = { $ploy } : déjouer ?
option-give-in = La laisser faire
units-to-pay = { $count } { $of ->
    [1] { $count ->
            [one] carte
           *[other] cartes
        }
    [2] { $count ->
            [one] ressource
           *[other] ressources
        }
    [6] { $count ->
            [one] point ou ressource
           *[other] points ou ressources
        }
   *[3] { $count ->
            [one] carte ou ressource
           *[other] cartes ou ressources
        }
 }
option-foil = Déjouer : { units-to-pay }
option-foil-with = Déjouer avec { $goods }
ask-yield = { $ploy } : cédez { units-to-pay }
ask-yield-any = { $ploy } : cédez autant que vous voulez, au plus { units-to-pay }
event-nightweave-turns-up = { $player } : révèle { $activity }
event-nightweave-acts = { $player } : { $action }
event-nightweave-cannot = { $player } : impossible : { $action }
event-nightweave-defaults = { $player } : fait l’action par défaut
event-nightweave-draws = { $player } : pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
event-nightweave-discards = { $player } : défausse { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
event-nightweave-rolls = { $player } : le dé montre { $die }
event-nightweave-plays = { $player } : { $card } entre dans sa cité
event-nightweave-sends = { $player } : envoie { $card } à { $to }
event-nightweave-throws = { $player } : { $card } est défaussée
event-nightweave-wins = { $player } : { $card } rejoint ses Exploits
event-nightweave-hides = { $player } : pose { $count ->
    [one] une carte
   *[other] { $count } cartes
 } face cachée parmi ses Exploits
event-nightweave-enters = { $player } : se place sur l’espace { $space } de la Prairie
event-nightweave-goes-on = { $player } : { $what } est bloqué ; elle continue { $clockwise ->
    [1] dans le sens horaire
   *[0] dans le sens antihoraire
 }
event-nightweave-places = { $player } : une araignée sur { $what }
event-nightweave-shuffles = { $player } : mélange ses cartes Activité : { $count }
event-nightweave-prepares = { $player } : se prépare : { $season }
event-nightweave-takes = { $player } : prend { $card } de la Prairie en main
event-nightweave-ends = { $player } : a terminé ; { $count ->
    [one] une carte de ses Exploits compte
   *[other] { $count } cartes de ses Exploits comptent
 }
event-nightweave-adds = { $player } : { $card } passe de ses Exploits dans sa cité
event-nightweave-schemes = { $player } : sa Manigance : { $ploy }
event-nightweave-changes = { $player } : autre Personnalité : { $ploy }
event-nightweave-weaves = { $player } : tisse des Toiles : { $count }
event-nightweave-robs = { $player } : prend { $count ->
    [one] une carte
   *[other] { $count } cartes
 } d’une main
event-nightweave-catches = { $player } : { $count ->
    [one] une carte d’une main est prise dans une Toile
   *[other] { $count } cartes d’une main sont prises dans une Toile
 }
event-nightweave-shuts = { $player } : { $count ->
    [one] une carte d’une cité est face cachée
   *[other] { $count } cartes d’une cité sont face cachée
 }
event-nightweave-holds = { $player } : emmène un ouvrier dans l’Antre
event-foiled = { $player } : { $ploy } : plan déjoué
event-saw = { $player } : cartes vues : { $cards }
event-replaced = { $player } : { $card } prend sa place dans la Prairie
event-refused = { $player } { $card } ne peut pas venir et est défaussée
lair-action = { $action ->
    [draw] piocher une carte
    [discard] défausser une carte pour un point
    [play_hand] jouer une carte de sa main
    [play_meadow] jouer une carte de la Prairie
    [play_meadow_draw] jouer de la Prairie et piocher
    [play_meadow_discard] jouer de la Prairie et défausser
    [place_nightweave] aller elle-même dans la Prairie
    [worker_basic] une araignée sur { $what }
    [worker_forest] une araignée dans la clairière { $what }
    [worker_journey] une araignée sur { $what }
    [worker_own_city] une araignée sur une Destination de sa cité
    [worker_open] une araignée sur une Destination ouverte
    [worker_basic_event] une araignée sur un Évènement de base
    [worker_special_event] une araignée sur un Évènement Spécial
   *[worker_haven] une araignée au Havre de Paix
 }
lair-activity = Activité { $number }
clearing = { $id ->
    [top_left] en haut à gauche
    [top_right] en haut à droite
    [bottom_left] en bas à gauche
   *[bottom_right] en bas à droite
 }
rival-nightweave = Tissenuit
setting-level = Niveau de Tissenuit
setting-level-0 = 0: Araignée domestique
setting-level-1 = 1: Araignée mutine
setting-level-2 = 2: Araignée acariâtre
setting-level-3 = 3: Araignée effrayante
setting-level-4 = 4: Araignée impitoyable
setting-personality = Personnalité
setting-plot = Complot
setting-schemes = Manigances : laquelle vient d’abord
setting-personality-none = aucune
setting-personality-random = au hasard
setting-plot-none = aucun
setting-plot-random = au hasard
setting-schemes-none = aucune
setting-schemes-random = au hasard
setting-personality-abominable = l’Abominable
setting-personality-needy = l’Indigente
setting-personality-clumsy = la Maladroite
setting-personality-narcissistic = la Narcissique
setting-personality-nonchalant = la Nonchalante
setting-personality-killjoy = la Rabat-joie
setting-personality-notable = la Remarquable
setting-personality-naughty = la Vilaine
setting-plot-snag = Accroc
setting-plot-silk_barrier = Barrière de soie
setting-plot-the_plot_thickens = Ça se complique
setting-plot-compensation = Compensation
setting-plot-fascination = Fascination
setting-plot-ingenuity = Ingéniosité
setting-plot-weavers_whim = Lubie de tisserande
setting-plot-masquerade = Mascarade
setting-plot-suffocating_swarm = Nuée suffocante
setting-plot-taken_by_force = Prise de force
setting-plot-stolen_bounty = Prime dérobée
setting-plot-pulling_strings = Tirer les ficelles
setting-plot-effective_web = Toile efficace
setting-schemes-spiders_in_the_trees = Araignées dans les arbres
setting-schemes-ground_spiders = Araignées de terre
setting-schemes-caught = Attrapé !
setting-schemes-forest_brigands = Brigands des forêts
setting-schemes-borrowing = Emprunt
setting-schemes-burnout = Épuisement
setting-schemes-clerical_errors = Erreurs administratives
setting-schemes-extortion = Extorsion !
setting-schemes-closed_for_repairs = Fermé pour travaux
setting-schemes-creepy_crawling = Fourmillement effrayant
setting-schemes-copycat = Imitation
setting-schemes-web_tax = Impôt sur la toile
setting-schemes-infestation = Infestation
setting-schemes-political_influence = Influence politique
setting-schemes-bribed_judges = Juges soudoyés
setting-schemes-bad_publicity = Mauvaise pub
setting-schemes-spider_threat = Menace arachnide
setting-schemes-sticky_mess = Mixture collante
setting-schemes-invisible_trap = Piège invisible
setting-schemes-berry_shortage = Pénurie de baies
setting-schemes-paralysing_fear = Peur paralysante
setting-schemes-pickpocket = Pickpocket
setting-schemes-plunder = Pillage !
setting-schemes-caught_in_a_web = Pris dans une toile
setting-schemes-slump = Productivité en berne
setting-schemes-ransom = Rançon
setting-schemes-recession = Récession
setting-schemes-inquiring_gaze = Regard inquisiteur
setting-schemes-repossession = Reprise
setting-schemes-poisoned_soup = Soupe empoisonnée
setting-schemes-hard_work = Travail acharné
setting-schemes-cheating = Tricherie
setting-schemes-theft = Vol !
setting-bonus_modules = Personnalités, Complots et Manigances avec d’autres modules
setting-bonus_modules-apart = séparément, comme dit le livret
setting-bonus_modules-together = ensemble, règle maison
setting-spring_worker = L’ouvrier du printemps, avec les pouvoirs
setting-spring_worker-away = retiré
setting-spring_worker-kept = gardé : plus facile
card-abominable = L’Abominable
card-needy = L’Indigente
card-clumsy = La Maladroite
card-narcissistic = La Narcissique
card-nonchalant = La Nonchalante
card-killjoy = La Rabat-joie
card-notable = La Remarquable
card-naughty = La Vilaine
card-snag = Accroc
card-silk_barrier = Barrière de soie
card-the_plot_thickens = Ça se complique
card-compensation = Compensation
card-fascination = Fascination
card-ingenuity = Ingéniosité
card-weavers_whim = Lubie de tisserande
card-masquerade = Mascarade
card-suffocating_swarm = Nuée suffocante
card-taken_by_force = Prise de force
card-stolen_bounty = Prime dérobée
card-pulling_strings = Tirer les ficelles
card-effective_web = Toile efficace
card-spiders_in_the_trees = Araignées dans les arbres
card-ground_spiders = Araignées de terre
card-caught = Attrapé !
card-forest_brigands = Brigands des forêts
card-borrowing = Emprunt
card-burnout = Épuisement
card-clerical_errors = Erreurs administratives
card-extortion = Extorsion !
card-closed_for_repairs = Fermé pour travaux
card-creepy_crawling = Fourmillement effrayant
card-copycat = Imitation
card-web_tax = Impôt sur la toile
card-infestation = Infestation
card-political_influence = Influence politique
card-bribed_judges = Juges soudoyés
card-bad_publicity = Mauvaise pub
card-spider_threat = Menace arachnide
card-sticky_mess = Mixture collante
card-invisible_trap = Piège invisible
card-berry_shortage = Pénurie de baies
card-paralysing_fear = Peur paralysante
card-pickpocket = Pickpocket
card-plunder = Pillage !
card-caught_in_a_web = Pris dans une toile
card-slump = Productivité en berne
card-ransom = Rançon
card-recession = Récession
card-inquiring_gaze = Regard inquisiteur
card-repossession = Reprise
card-poisoned_soup = Soupe empoisonnée
card-hard_work = Travail acharné
card-cheating = Tricherie
card-theft = Vol !
card-level_0 = Araignée domestique
card-level_1 = Araignée mutine
card-level_2 = Araignée acariâtre
card-level_3 = Araignée effrayante
card-level_4 = Araignée impitoyable

## Nightweave's cards in words

label-level = Niveau de Tissenuit
label-activity = Carte Activité de Tissenuit, dès : { $season }
label-ploy = { $kind ->
    [personality] Personnalité de Tissenuit
    [plot] Complot de Tissenuit
    [seasonal] Manigance de Tissenuit, pour une saison
   *[single] Manigance de Tissenuit, une seule fois
 }
words-level = Points selon son niveau : { $star }. À la fin, chacune de ses cartes de valeur 0 compte { $zero } de plus, chaque carte Prospérité et chaque Légende { $purple } de plus, chaque Évènement spécial { $event }.
words-activity = { $season } : { $left } ; si elle ne peut pas, { $right }.
words-activity-default = Si elle ne peut ni l’un ni l’autre : { $default }. Égalités dans le sens { $clockwise ->
    [1] horaire
   *[0] antihoraire
 }.
lair-tokens = { $what } et { $count ->
    [-1] des points selon son niveau
    [one] 1 point
   *[other] { $count } points
 }
lair-part = { $part ->
    [haven] une araignée au Havre
    [draw] piocher une carte
    [discard] défausser une carte
    [star] des points selon son niveau
   *[points] { $count } points
 }
words-ploy-abominable = Quand elle se prépare pour une saison, elle prend les cartes de la Prairie juste à côté d’elle (sans diagonales) parmi ses Exploits.
words-ploy-needy = Qui joue ou pioche une carte à côté d’elle lui donne 1 point ; sans point, on ne peut pas la prendre.
words-ploy-clumsy = Quand elle arrive, les cartes à côté d’elle sont défaussées. Quand vous en jouez ou piochez une, les autres le sont.
words-ploy-narcissistic = On ne peut ni jouer ni piocher les cartes à côté d’elle. Quand elle en joue une, elle gagne des points selon son niveau.
words-ploy-nonchalant = Quand vous jouez ou piochez une carte à côté d’elle, elle lance le dé et s’y déplace ; la carte rejoint ses Exploits.
words-ploy-killjoy = Pour jouer ou piocher une carte à côté d’elle, il faut la remplacer par une carte de la même couleur de votre main.
words-ploy-notable = Les cartes à côté d’elle coûtent 1 baie de plus, même gratuites.
words-ploy-naughty = Quand vous jouez ou piochez une carte à côté d’elle, elle gagne autant de points que sa valeur, au moins 1. Chaque carte ou ressource cédée en évite un.
words-ploy-snag = Les Destinations ouvertes ne prennent pas de place dans sa ville. Placée dans la Prairie, elle en joue une. Ses visites, et celles chez elle, lui rapportent des points selon son niveau, et rien aux autres.
words-ploy-silk_barrier = Une carte Production que vous avez jouée reçoit une Toile et ne s’active plus jamais.
words-ploy-the_plot_thickens = À chacune de ses préparations viennent une Manigance à usage unique, puis une saisonnière.
words-ploy-compensation = Quand le lieu que sa carte nomme est bloqué, elle gagne des points selon son niveau, une fois par tour.
words-ploy-fascination = Placée dans la Prairie : de { $cards } cartes de votre main au hasard, une est défaussée, une devient la sienne. Si vous n’en avez pas plus de { $cards }, elle en pioche { $cards }.
words-ploy-ingenuity = Placée dans la Prairie : elle cache une carte par ressource que vous avez au-delà de { $spared }. Vous pouvez d’abord en défausser.
words-ploy-weavers_whim = Placée dans la Prairie : elle pioche une carte, la Prairie est renouvelée, une autre Personnalité la remplace.
words-ploy-masquerade = Placée dans la Prairie : une Toile sur chaque Évènement de base et sur un spécial de votre choix. Réaliser un Évènement coûte { $toll } carte ou ressource par Toile.
words-ploy-suffocating_swarm = Une Toile sur le Havre et, à chaque venue dans la Prairie, une de plus sur un lieu de votre choix, pour toujours. Aucune araignée n’y va ; vos ouvriers y rapportent à Tissenuit des points selon son niveau.
words-ploy-taken_by_force = Placée dans la Prairie : une carte de votre main au hasard entre dans sa ville ; si vous en avez moins de 2, la première de la pioche.
words-ploy-stolen_bounty = Placée dans la Prairie : elle prend une carte de votre ville valant au moins 1 point, de votre choix.
words-ploy-pulling_strings = Placée dans la Prairie : elle cache une carte par carte de votre main. Vous pouvez d’abord en défausser.
words-ploy-effective_web = Pour chaque carte Prospérité que vous jouez, elle gagne autant de points que sa valeur.
words-ploy-webs = Des Toiles sur { $webs ->
    [forest] toutes les clairières
    [exclusive] les Lieux de base à un ouvrier
    [basic] tous les Lieux de base
    [resin] les Lieux de base et clairières qui donnent de la résine ou une ressource au choix
    [berry] les Lieux de base et clairières qui donnent des baies ou une ressource au choix
   *[red_cards] toutes les cartes Destination de toutes les villes
 }.
words-webs-closed = Vos ouvriers ne peuvent pas y aller.
words-webs-toll = Votre ouvrier y coûte, en cartes ou ressources : { $toll }.
words-webs-resources = Votre ouvrier y coûte { $resources } ressource de plus.
words-webs-tokens = Elle y gagne { $tokens } par ouvrier à vous{ $foil ->
    [0] .
   *[other] , sauf si vous cédez une carte ou une ressource.
 }
words-webs-stop = Les araignées non plus.
words-ploy-bribed_judges = Aussitôt elle gagne { $tokens } points, un de moins par saison depuis votre printemps. Un ouvrier sur un Évènement vous coûte une carte ou une ressource.
words-ploy-tax = Jouer une carte { $colour ->
    [tan] Voyage
    [green] Production
    [red] Destination
    [blue] Gouvernance
   *[purple] Prospérité
 } coûte en plus, en cartes ou ressources : { $toll }, même gratuite.
words-ploy-star = Pour chaque carte { $colour ->
    [tan] Voyage
    [green] Production
    [red] Destination
    [blue] Gouvernance
   *[purple] Prospérité
 } que vous jouez{ $visits ->
    [1] {" "}ou visitez
   *[0] {""}
 }, elle gagne des points selon son niveau.
words-ploy-political_influence = Jouer ou utiliser une carte Gouvernance coûte une carte ou une ressource. Vous ne pouvez pas en piocher.
words-ploy-bad_publicity = Aucune carte Voyage dans la Prairie. En jouer une de votre main coûte en plus une carte ou une ressource.
words-ploy-inquiring_gaze = Avant qu’une Créature n’emménage gratuitement, vous défaussez { $cards } cartes.
words-ploy-robbery = Elle lance le dé ; vous perdez ce qu’il indique, si vous l’avez : { $die }.
words-die-side = { $numbers } : { $goods }
words-ploy-borrowing = { $cards } cartes de votre main au hasard deviennent les siennes. Une ressource en retient une.
words-ploy-pickpocket = La moitié de votre main, arrondie au supérieur, devient la sienne. Un point pour elle retient une carte.
words-ploy-creepy_crawling = La Prairie est renouvelée, vous défaussez toutes les cartes Voyage de votre main, elle gagne des points selon son niveau.
words-ploy-copycat = Elle gagne { $tokens } points par carte de votre main. Vous pouvez d’abord en défausser.
words-ploy-caught_in_a_web = { $cards } cartes de votre main au hasard sont prises dans une Toile : ni jouées, ni défaussées, ni données, mais elles comptent pour la limite.
words-ploy-hard_work = { $cards } cartes de la pioche entrent dans sa ville, même pleine. Chaque carte défaussée d’abord en évite une.
words-ploy-cheating = Le dé dit quel Évènement devient le sien : 1–2 le premier de base à gauche, 3–4 à droite, 5–6 le premier spécial à gauche, 7–8 à droite. Sinon, elle gagne des points selon son niveau.
words-ploy-face_down = Les { $critters ->
    [1] Créatures
   *[0] Constructions
 } de votre ville sont face cachée jusqu’à la prochaine Manigance : elles gardent leur place et ne servent à rien d’autre. Une carte ou une ressource en garde une face visible.
words-ploy-repossession = Elle prend une carte Prospérité de votre ville, sinon celle de plus grande valeur. Un ouvrier libre posé dessus la garde.
words-ploy-ransom = Elle retient un ouvrier libre jusqu’à votre préparation ; sinon, elle gagne des points selon son niveau et prend un ouvrier placé de votre choix.
words-ploy-poisoned_soup = Un ouvrier placé de votre choix va dans l’Antre, et elle le placera ensuite ; sinon, le prochain que vous placerez. Il revient à votre préparation.
words-foil = Déjouer : { $of ->
    [1] cartes
    [2] ressources
    [6] points ou ressources
   *[3] cartes ou ressources
 }, { $count }{ $good ->
    [none] {""}
   *[other] , ou { $goods }
 }.
words-foil-see = En payant, vous les voyez et choisissez.
words-foil-choose = En payant, vous choisissez la carte.
words-foil-deck = En payant, elle reçoit à la place la première carte de la pioche.
