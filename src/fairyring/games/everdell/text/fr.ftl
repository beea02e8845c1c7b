### Everdell. Clauses such as "good" and the effects are put together to whole sentences, so they begin small and end
### without a full stop.

## The game

game-name = Everdell
game-about = Une année dans la vallée des créatures : placez des ouvriers, bâtissez une ville de 15 cartes, faites-la produire, réalisez des Évènements. De 1 à 4 joueurs ; seul contre Paillasson.
rival-rugwort = Paillasson
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
cards-hidden = { $count ->
        [one] 1 carte
       *[other] { $count } cartes
     }
which = { $kind ->
    [critter] Créatures
    [construction] Constructions
   *[any] cartes
 }{ $colour ->
    [tan]  Voyage
    [green]  Production
    [red]  Destination
    [blue]  Gouvernance
    [purple]  Prospérité
   *[any] {""}
 }{ $rarity ->
    [common]  Communes
    [unique]  Uniques
   *[any] {""}
 }
colour-count = { $count } × { $colour ->
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
fx-refund = gagnez son coût imprimé
fx-put-on-self = posez { $goods } sur cette carte
fx-take-from-self = retirez { $goods } de cette carte
fx-take-all-from-self = prenez tout ce qui est sur cette carte
fx-put-on-event = posez { $goods } sur l’Évènement
fx-draw = piochez { $count } cartes
fx-draw-to-limit = piochez jusqu’à la limite de main
fx-discard-hand = défaussez { $count ->
    [99] autant que vous voulez de
   *[other] { $least ->
        [0] jusqu’à { $count }
        [1] jusqu’à { $count }
       *[other] { $count }
     }
 } cartes de votre main
fx-give-cards = donnez { $count ->
    [one] une carte
   *[other] { $count } cartes
 } à un adversaire
fx-draw-meadow = piochez { $least ->
    [0] jusqu’à
   *[other] {""}
 } { $count } dans la Prairie
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
   *[other] pour { $less } ressources de moins
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
count-city = 1 par { $which } de votre ville
count-supply = votre réserve: { $good ->
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
words-visit = Visite{ $open ->
    [1] {" (ouverte à tous)"}
   *[other] {""}
 } : { $effect }.
words-reaction = Gouvernance, { $reaction }.
words-ability = Quand vous jouez une carte : { $ability }.
words-bonus = Points en fin de partie : { $bonus }.
words-hosts = Accueille gratuitement, une fois : { $hosts }.
words-pays = Ce que vous payez pour elle va à un adversaire.
words-permanent = Un ouvrier placé ici ne revient jamais.
words-second = Une seconde { $cell ->
    [1] cellule
   *[other] place
 } avec : { $card }.
words-no-space = N’occupe pas d’emplacement dans la ville.
words-shares = Partage un emplacement avec : { $card }.
words-requires = Demande : { $needed }.
words-achieved = À la réalisation : { $effect }.
words-points = Vaut { $points } points.
words-journey = Vaut { $points } points en fin de partie ; l’ouvrier y reste.
words-place = { $shared ->
    [1] Partagé
   *[other] Un ouvrier
 } : { $effect }.

## Questions

ask-turn = À vous : { $workers ->
    [0] jouez une carte
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
ask-spend = { $verb ->
    [pay] Combien payez-vous
    [give] Combien donnez-vous
   *[set_aside] Combien mettez-vous de côté
 }: { $good ->
    [twig] brindilles
    [resin] résines
    [pebble] galets
    [berry] baies
   *[any] ressources
 } ({ $count } au plus)
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
   *[other] pour { $less } ressources de moins
 }{ $optional ->
    [1] {", si vous voulez"}
   *[other] {""}
 }.
ask-send = Dans la ville de qui va { $card } ?
ask-drive-away = Quelle carte de la ville de Paillasson le Fou chasse-t-il ?

## Options

option-visit = { $what }{ $owner ->
    [0] {""}
   *[other] {" (joueur "}{ $owner })
 }: { $effect }
option-copy = Copier { $what }{ $owner ->
    [0] {""}
   *[other] {" (joueur "}{ $owner })
 }: { $effect }
option-move = L’ouvrier sur { $what }{ $owner ->
    [0] {""}
   *[other] {" (joueur "}{ $owner })
 } ({ $effect })
option-recall = Ramener de { $what }{ $owner ->
    [0] {""}
   *[other] {" (joueur "}{ $owner })
 } ({ $effect })
option-play = { $card }: { $way }
option-play-otherwise = { $card }, autrement : { $way }
option-play-by = { $card }, { $free ->
    [1] gratuitement
   *[other] pour { $less } ressources de moins
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
 } { $count } × { $good ->
    [twig] brindille
    [resin] résine
    [pebble] galet
   *[berry] baie
 }
option-enough = { $picked ->
    [0] Aucune
   *[other] C’est tout
 }
option-pick = { $verb ->
    [discard] Défausser :
    [draw] Prendre :
    [give] Donner :
    [keep] Garder :
   *[beneath] Sous l’Évènement :
 } { $card }
option-to-seat = Joueur { $seat }
option-from-deck = De la pioche
option-from-discard = De la défausse
option-use = { $card }: { $effect }
option-produce = { $card }: { $effect }
option-drive-away = Chasser : { $card }

## What happened

event-turn = { $player }: à son tour
event-placed = { $player }: ouvrier sur { $what }
event-played = { $player }: { $card } jouée{ $from ->
    [meadow] {" (Prairie)"}
   *[other] {""}
 }
event-paid = { $player }: { $goods } payé
event-gave = { $player }: { $goods } à { $to }
event-set-aside = { $player }: { $goods } sur l’Évènement
event-occupied = { $player }: jeton Occupé sur { $card }
event-helped = { $player }: { $card } aide
event-imprisoned = { $player }: { $card } emprisonnée
event-left = { $player }: { $card } quitte la ville
event-gained = { $player }: { $goods }
event-laid = { $player }: { $goods } sur { $card }
event-drew = { $player }: pioche { $cards }
event-drew-meadow = { $player }: prend { $card } dans la Prairie
event-shown = { $player } Nouvelle carte dans la Prairie : { $card }
event-shuffled = { $player } La défausse devient la pioche ({ $count })
event-discarded = { $player }: défausse { $cards }
event-discarded-meadow = { $player }: défausse { $card } de la Prairie
event-discarded-rest = { $player }: défausse { $cards }
event-revealed = { $player }: révèle { $cards }
event-kept = { $player }: garde { $card }
event-put-beneath = { $player }: sous l’Évènement : { $cards }
event-gave-card = { $player }: donne une carte à { $to }
event-got-card = { $player }: reçoit { $cards }
event-sent = { $player }: { $card } va chez { $to }
event-achieved = { $player }: Évènement réalisé : { $event }
event-copied = { $player }: copie { $what }
event-copied-card = { $player }: copie { $card } ({ $of })
event-recalled = { $player }: un ouvrier revient
event-production = { $player }: Production
event-reacted = { $player }: { $card } agit
event-prepared = { $player }: prépare : { $season }
event-passed = { $player }: passe
event-over = { $player } La partie est finie
event-rugwort-rolls = { $player }: lance le dé
event-rugwort-plays = { $player }: prend { $card }
event-rugwort-sends = { $player }: vous envoie { $card }
event-rugwort-moves = { $player }: avance : { $season }{ $kidnaps ->
    [1] {", et prend un de vos ouvriers"}
   *[other] {""}
 }

## The end

won-by-points = Le plus de points : { $points }.
won-by-events = { $points } points chacun ; plus d’Évènements.
won-by-resources = { $points } points et autant d’Évènements ; plus de ressources.
won-shared = { $points } points chacun : victoire partagée.
won-against-rival = Vous avez battu Paillasson : { $points } points.
lost-against-rival = Paillasson gagne avec { $points } points.

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
help-player = Un joueur : saison, points jusqu'ici, ouvriers disponibles, ressources et ville. Un clic montre la ville d'un autre en grand.
help-points = Points jusqu'ici : points de base des cartes, jetons Point, ce que comptent à présent les cartes Prospérité et les Évènements. Le plus de points gagne.
help-season = L'Arbre Éternel. Quand tous vos ouvriers sont placés, vous pouvez préparer la saison suivante : ils reviennent, avec de nouveaux.
help-seat = Un joueur de cette table, avec sa saison.
help-workers = Ouvriers disponibles. À un tour, l'un d'eux va sur un lieu et y reste jusqu'à la saison suivante.
