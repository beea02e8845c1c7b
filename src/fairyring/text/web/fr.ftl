### Ce que dit seulement la table dans le navigateur. Les pages autour de la table.

title = Fairyring

## Chaque page

menu-skip = Aller au contenu
menu-home = Fairyring, retour à l'accueil
menu-nav = Menu
menu-tables = Mes tables
menu-turns = { $turns ->
    [one] c'est à vous à { $turns } table
   *[other] c'est à vous à { $turns } tables
 }
menu-language = Langue
menu-theme = { $theme ->
    [light] Couleurs : claires
    [dark] Couleurs : sombres
   *[auto] Couleurs : comme le système
 }
menu-settings = Réglages
page-loading = Un instant…
page-again = Réessayer
page-home = Retour à l'accueil
# Shown when no other text can be loaded: the client carries it along, so it stays in one line.
server-away = Fairyring n'atteint pas son serveur. Est-il démarré ? Rechargez cette page dès qu'il l'est.
page-lost = Il n'y a rien ici
page-lost-about = L'adresse est incomplète ou mal tapée. Si on vous a envoyé un lien, demandez-le en entier.
page-broken = Cette page n'a pas pu être chargée
page-broken-about = Le serveur est peut-être absent, ou a été mis à jour entre-temps.
stranger = Vous n'avez pas la clé de cette table
stranger-about = Une place appartient au navigateur qui l'a prise. Demandez une invitation ou le lien des spectateurs.

## Réglages

settings-name = Mon nom à la table
settings-sound = Sons
settings-sound-about = On entend mon tour, les cartes, les dés et la fin de la partie.
settings-volume = Volume
settings-notifications = Une notification à mon tour
settings-notifications-about = Un message du système quand la page est cachée.
settings-confirm = Demander avant ce qui est définitif
settings-confirm-about = Seulement là où une étourderie coûterait cher.
settings-still = Aucun mouvement
settings-still-about = Rien ne vole ni ne glisse ; les changements s'illuminent.
settings-speed = Vitesse des tours des autres
settings-speed-value = × { $speed }

## L'accueil

home-title = Prenez place dans le rond de sorcières.
home-play-rival = Jouer contre { $rival }
home-play-bot = Jouer contre un bot
home-new = Ouvrir une table
home-cards = Toutes les cartes
home-packs = Ici aussi avec des paquets maison : { $packs }
home-rules = Règles
home-tables = Mes tables
home-finished = Parties finies et enregistrements
home-link = Un lien d'un ami ?
home-link-about = Collez ici une invitation ou un lien de spectateur.
home-link-label = Lien
home-link-go = Ouvrir
home-link-wrong = Ce n'est pas le lien d'une table. Il devrait contenir un # et ce qui le suit.
home-record = Revoir une partie enregistrée
home-record-about = Ouvrez le fichier d’une partie enregistrée.
home-record-open = Ouvrir un enregistrement
home-record-reading = Lecture…
tables-my-turn = À vous de jouer
tables-their-turn = { $name } décide
tables-waiting-friends = En attente d'amis
tables-running = En cours
tables-over = Finie
tables-record = Enregistrement
tables-remove = Retirer cette table de la liste : { $game }
tables-paused = En pause
tables-left = Quelqu'un joue pour vous
tables-watching = Vous regardez
away-about = Votre clé est le seul moyen de revenir à cette table. Masquée, la table quitte la liste et la clé reste dans ce navigateur.
away-sure = Sans la clé, personne ne pourra vous rendre cette place. Supprimer définitivement ?
away-hide = Masquer la table
away-delete = Supprimer la clé…
away-delete-sure = Supprimer la clé définitivement
away-keep = Ne rien changer
keys-title = Mes clés
keys-about = { $count ->
    [one] Ce navigateur a la clé d'une table. Un fichier permet de l'emporter dans un autre navigateur.
   *[other] Ce navigateur a les clés de { $count } tables. Un fichier permet de les emporter dans un autre navigateur.
 }
keys-save = Enregistrer dans un fichier
keys-read = Lire un fichier
keys-read-done = Clés lues. Tables : { $count }.
keys-read-wrong = Ce fichier ne contient pas de clés.
keys-others = Hors de la liste
keys-hidden = masquée
keys-missing = inconnue de ce serveur pour l'instant
keys-not-kept = Ce navigateur ne garde pas les clés. Enregistrez-les dans un fichier avant de fermer la page.
keys-show = Afficher
keys-table = Une table
keys-somebody = quelqu'un

## Ouvrir une table

new-title = Ouvrir une table de { $game }
new-title-plain = Ouvrir une table
new-seats = Qui joue ?
new-who = Qui est à la place { $number } ?
new-kind-me = Moi
new-kind-here = Quelqu'un à cet écran
new-kind-friend = Par lien
new-kind-bot = Bot
new-name = Nom à la place { $number }
new-name-placeholder = Nom
new-bot = Force du bot à la place { $number }
new-bot-level = { $bot } : { $about }
new-friend-later = reçoit un lien de vous
new-friend-number = Invité ({ $number })
new-choice = { $setting }, place { $number }
new-remove = Supprimer la place { $number }
new-add = Ajouter :
new-alone = En solitaire, contre { $rival }
new-rival = En solitaire, vous jouez contre { $rival }.
new-hot-seat = Plusieurs personnes à cet écran : entre les tours, les mains restent cachées jusqu'à ce que la suivante soit prête.
new-friend-about = Une fois la table ouverte, vous recevez un lien à envoyer. Aucun compte n’est nécessaire.
new-bots-only = Rien que des bots : vous les regardez jouer.
new-modules = Boîtes et variantes
new-packs = Paquets maison
new-packs-about = Cartes, plateaux et limites maison, posés par-dessus ceux de la boîte.
new-settings = Autres réglages
new-advanced = Avancé
new-seed = Graine
new-seed-about = La même graine et les mêmes décisions donnent la même partie. Vide, le hasard décide.
new-seed-wrong = Une graine est un nombre entier de 0 à 9007199254740991.
new-patience = Attendre les absents
new-patience-about = Ensuite, les autres peuvent faire continuer un bot ou quelqu'un d'autre. L'absent peut revenir.
new-pace = Temps pour une décision
new-pace-none = Sans limite
new-pace-about = Qui est là mais met plus longtemps est averti. Ensuite, ceux qui attendent peuvent faire continuer un bot ou quelqu'un d'autre. La personne trop lente peut revenir.
new-seed-told = Tout le monde à la table saura que la donne a été choisie.
new-make = Ouvrir la table

## Inviter et rejoindre

invite-title = Invitez vos amis
invite-title-full = Tout le monde est là
invite-links = Liens à envoyer
invite-seats = À la table
invite-me = c'est vous
invite-here = est là
invite-bot = Donner la place à un bot
invite-go = À la table
invite-go-about = Inutile d'attendre ici : à la table, vous voyez qui arrive.
seat-free = Place libre
share-title = Invitation et liens
share-invite = Invitation
share-invite-about = { $count ->
    [one] Valable pour la seule place libre.
   *[other] Valable pour les { $count } places libres ; tout le monde reçoit le même lien.
 }
share-alone = Cette adresse ne vaut que sur cet appareil. Pour les téléphones et tablettes de votre réseau, lancez Fairyring avec « { $command } » et ouvrez-y son adresse.
share-here = Qui est à côté de vous vise ceci avec l’appareil photo du téléphone.
share-code = Code QR avec l’invitation
share-watch = Lien des spectateurs
share-watch-about = Avec ce lien, on voit ce que tous peuvent voir, mais aucune main.
share-copy = Copier
share-copied = Copié
join-title = Vous avez une invitation
join-about = Une place vous attend à cette table.
join-name = Votre nom
join-sit = S'asseoir
join-seated = Vous avez déjà une place à cette table.
maker-title = Vous pouvez ouvrir des tables ici
maker-about = Ce navigateur s'en souvient. Les personnes que vous invitez n'ont pas besoin d'un tel lien.
join-used = Cette invitation a déjà servi
join-used-about = Toutes les places de cette table sont prises. Vous pouvez regarder la partie.
join-used-over = La partie de { $game } est terminée. Vous pouvez la revoir.
join-host = { $host } vous invite : { $game }
join-game = Invitation à une partie : { $game }
join-watch = Seulement regarder
join-for = Vous continueriez pour { $name }, qui peut revenir.
join-pace = Temps pour une décision : { $time }. Ensuite, ceux qui attendent peuvent faire continuer quelqu'un d'autre.
table-pack = paquet « { $pack } »
table-packs = Se joue avec le paquet { $packs }
deal-known = La graine de cette partie a été choisie : qui a ouvert la table peut connaître ce qui est caché.
seats-title = Table et places
seats-device = Jouer sur un autre appareil
seats-device-about = Visez le code avec l'appareil photo du téléphone, ou ouvrez-y le lien. Les deux appareils ont alors votre place.
seats-device-code = Code QR avec le lien vers votre place
seats-device-link = Lien vers votre place
seats-device-secret = Pour vous seulement : avec ce lien, on joue à votre place.
seats-pause = Mettre en pause
seats-resume = Reprendre
seats-leave = Quitter la table
seats-leave-about = Les autres continuent. Votre clé reste ici : vous pourrez revenir à votre place.
seats-leave-bot = Un bot continue pour moi
seats-bot = Force du bot
seats-leave-free = Libérer la place pour quelqu'un d'autre
seats-resign = Abandonner
seats-resign-about = Vous perdez cette partie, sans retour possible.
seats-resign-sure = Abandonner cette partie
seats-stay = Continuer à jouer
seats-back = Reprendre ma place
notes-paused = La partie est en pause.
notes-left = Joue pour vous : { $name }.
notes-left-free = Votre place est libre pour quelqu'un d'autre.
notes-watching = Vous regardez.
notes-bot = Faire continuer un bot
notes-free = Libérer la place
notes-open = La place est libre : renvoyez l'invitation, ou faites continuer un bot.
notes-absent = { $name } n'est pas là depuis un moment.
notes-hurry = Les autres vous attendent. Temps restant : { $time }.
notes-late = Vous avez dépassé le temps convenu ({ $time }) : les autres peuvent faire continuer quelqu'un d'autre. Vous pouvez encore décider, et revenir plus tard.
notes-slow-soon = { $name } met longtemps. Temps restant : { $time }.
notes-slow = { $name } a dépassé le temps convenu ({ $time }).
notes-not-kept = Ce navigateur ne garde pas la clé de votre place. Gardez le lien, sinon elle sera perdue à la fermeture de la page.
notes-keep = Montrer le lien
notes-newer = Le serveur a été renouvelé depuis que vous avez ouvert cette page.
notes-reload = Recharger la page

## Après la partie

after-running = Cette partie n'est pas encore finie
after-you-won = Vous avez gagné !
after-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
 }
after-rival-won = { $rival } a gagné
after-nobody = Personne n'a gagné
after-place = Rang
after-player = Joueur
after-replay = Revoir la partie
after-rematch = Rejouer
after-to-rematch = À la nouvelle partie
after-save = Enregistrer la partie
after-charts = Le déroulement
after-decks = Les cartes de chacun
after-deck-of = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
after-share = Lien vers cette partie
after-share-about = Avec ce lien, on voit le résultat et on peut revoir la partie.
chart-at = { $turn ->
    [0] au début
   *[other] après le tour { $turn }
 }
chart-turn = Tour
chart-table = En tableau

## Revoir

replay-title = Revoir la partie
replay-at = { $step } sur { $total }
replay-start = Le début de la partie
replay-keys = Revoir la partie
replay-first = Au début (Origine)
replay-back = Une décision en arrière (flèche gauche)
replay-play = Lecture (espace)
replay-pause = Pause (espace)
replay-next = Une décision en avant (flèche droite)
replay-last = À la fin (Fin)
replay-scrubber = Moment de la partie
replay-speed = Vitesse
replay-eyes = Du point de vue de
replay-eyes-public = Ce que tous voient
replay-log = Ce qui s'est passé
replay-rule = Règle { $rule }
replay-after = Résultat et courbes

## Cartes

cards-title = { $game } : tout ce que contient la boîte
cards-search = Chercher un nom ou un effet
cards-kind = Sorte
cards-kind-all = Toutes les sortes
cards-box = Boîte
cards-box-all = Toutes les boîtes
cards-count = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
 }
cards-none = Rien ne convient. Essayez avec moins de mots.
cards-open = { $name }, { $kind }
cards-close = Fermer
cards-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
 }
cards-sources = D'où nous le savons
cards-reconstructed = reconstitué par nos soins, pas lu sur la carte imprimée
cards-from-rulebook = du livret de règles
cards-from-public = d'une source publique
cards-from-picture = d'une image
cards-from-reconstructed = reconstitué
cards-from-reconstructed-and-tuned = reconstitué, puis équilibré par simulation
kind-start_card = Carte de départ
kind-hero = Héros
kind-gift = Carte Faveur
kind-tile = Tuile Action
kind-solo_card = Carte Solo
kind-board = Plateau
kind-setup = Carte Mise en place
kind-supply = Carte Nouvelle Rosée
box-base = Jeu de base
box-start = Cartes de départ
box-expansion = Extension incluse
box-prisma = Prisma
box-gift = Piles Faveur
box-start_gift = Faveur de départ
thing-solo_card = Carte Solo { $number }
thing-setup = Carte Mise en place { $number }{ $side }
thing-supply = Carte Nouvelle Rosée { $number }{ $side }
fact-name = Nom
fact-cost = Coût
fact-effect = Effet
fact-once = Effet à l'achat
fact-copies = Nombre
fact-copies_per_player = Nombre par joueur
fact-count = Nombre
fact-draw = Cartes piochées
fact-passive = Capacité
fact-colour = Pile
fact-rows = Disposition
fact-prism_rows = Gouttes Prisme
fact-dew = Cases de la goutte
fact-spore = Cases de la spore
fact-root = Cases de la racine
fact-you = Votre part
fact-gwidyon = La part de Gwidyon
fact-prisma_effect = Effet avec Prisma
fact-pairing = Nom et effet ensemble

## Règles

rules-title = Règles
rules-title-of = { $game } : les règles
rules-search = Chercher dans les règles
rules-count = { $count ->
    [one] { $count } règle.
   *[other] { $count } règles.
 }
rules-english = Celles qui sont marquées ne sont pas encore traduites.
rules-none = Aucune règle ne contient tous ces mots.
rules-ruling-about = Le livret se tait ou n'est pas clair ici ; c'est notre décision.
rules-waiting-about = Cette règle demande une boîte avec laquelle on ne peut pas encore jouer ici.
rules-copy = Copier le lien vers { $rule }
rules-close = Fermer les règles

## Ce qui peut mal tourner

error-offline = Le serveur ne répond pas. Est-il lancé, et la connexion fonctionne-t-elle ?

## La table : ses outils

play-tools = Outils de la table
play-undo = Annuler
play-undo-turn = Annuler tout le tour
play-redo = Rétablir
play-hint = Conseil
play-hint-chance = { $chance } de chances de gagner
play-thinking = réfléchit…
play-log = Journal
play-log-empty = Il ne s'est encore rien passé.
play-log-steps = Pas à pas
play-rules = Règles
play-help = Touches et aide
play-close = Fermer
play-loading = Préparation de la table…
play-round = manche { $round }
play-away = pas là
play-resigned = a abandonné
play-bot-for = bot pour { $name }
play-seat-free = place libre

## La table : ce qui est demandé

play-prompt = Ce qui est demandé
play-rule = Pourquoi ? Lire la règle { $rule }
play-options = { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
 }
play-choose = Choisissez
play-touch-again = Touchez encore pour choisir
play-yes = Oui
play-no = Non
play-final-turn = Cela ne peut pas être annulé.
play-final-reveal = Quelque chose de caché sera révélé ; cela ne peut pas être annulé.
play-cannot-end = Jouez d'abord toutes vos cartes.
play-skip-show = Continuer
play-again = Revoir le dernier tour
play-waiting = { $name } réfléchit…
play-waiting-about = { $name } réfléchit… ({ $about })
play-waiting-away = { $name } n’est pas là. La table attend.
play-waiting-free = On attend que quelqu'un prenne la place libre. Vous pouvez renvoyer le lien ou y mettre un bot.
play-your-turn = C'est à vous
play-you = Vous
play-pass-to = Passez l'appareil à { $name }
play-i-am = Je suis { $name }

## La table : la liaison avec le serveur

play-lost = La connexion est coupée. Rien n’est perdu ; nouvel essai…
play-retry = Essayer maintenant
play-closed = Le serveur a fermé cette table.
play-no-table = Cette table n'existe pas.
play-no-key = Votre clé n'ouvre pas cette table.
play-no-websockets = Ce navigateur ne connaît pas les websockets, et une table en a besoin. Prenez un navigateur plus récent.
play-no-way = Le serveur est injoignable. Il est arrêté, ou quelque chose en chemin bloque les websockets. Nouvel essai…
play-rematch = Une revanche est prête.

## La table : la fin

play-won = Vous avez gagné !
play-lost-game = Vous avez perdu
play-winner = { $count ->
    [one] Victoire de { $names }
   *[other] Victoire partagée : { $names }
 }
play-look-back = Revenir sur la partie
play-look-table = Regarder la table
play-counting = Le décompte
play-keep-picture = Garder une image

## La table : les touches

play-help-glow = Ce qui luit peut être choisi. Survolez n'importe quelle pièce de la table, placez-y le focus ou appuyez longuement pour lire ce que c'est. Touchez une ligne du journal pour voir de quoi elle parle.
play-help-pieces = Ce qu'il y a sur la table
play-key-walk = aller d'un endroit lumineux à l'autre
play-key-choose = choisir
play-key-number = choisir la possibilité de ce numéro
play-key-pass = passer, ou terminer votre tour
play-key-undo = annuler un pas, tout le tour
play-key-redo = rétablir
play-key-hint = conseil : les trois meilleures possibilités selon le bot
play-key-log = journal
play-key-rules = règles
play-key-again = revoir le dernier tour
play-key-options = liste de toutes les possibilités
play-key-escape = fermer, ou aller à la fin de ce qui est montré
play-key-help = cette page

## Mycelia : ce qui est sur la table

play-your-board = Votre plateau
play-board-of = Plateau de { $name }
play-enlarge = Agrandir { $name } : { $drops ->
    [one] encore { $drops } goutte
   *[other] encore { $drops } gouttes
 }, { $leaves ->
    [one] { $leaves } feuille
   *[other] { $leaves } feuilles
 }
play-starts = Premier joueur
play-field = { $field } : { $terrain ->
    [leaf] feuilles mortes
    [moss] mousse
    [water] eau
    [shrine] case sanctuaire
   *[earth] terre
 }, { $dew ->
    [0] { $prism ->
        [0] aucune goutte
        [one] { $prism } goutte Prisme
       *[other] { $prism } gouttes Prisme
     }
    [one] { $prism ->
        [0] { $dew } goutte
        [one] { $dew } goutte et { $prism } goutte Prisme
       *[other] { $dew } goutte et { $prism } gouttes Prisme
     }
   *[other] { $prism ->
        [0] { $dew } gouttes
        [one] { $dew } gouttes et { $prism } goutte Prisme
       *[other] { $dew } gouttes et { $prism } gouttes Prisme
     }
 }
play-table = La table
place-hand = Main
place-pile = Pioche
place-discard = Défausse
place-display = Étalage
place-points = Points
play-hand = Votre main
play-hand-empty = Votre main est vide
play-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
play-pile-known = { $count ->
    [one] La carte du dessus est connue
   *[other] Les { $count } cartes du dessus sont connues
 }
play-on-top = Sur le dessus de la pioche : { $cards }
play-discard = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
play-discard-empty = défausse
play-deck = { $count ->
    [one] { $count } carte en tout
   *[other] { $count } cartes en tout
 }
play-display = Rivière des héros
play-heroes = Pile des héros : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
play-thrown = Écartées : { $count }
play-tile-stock = Tuiles encore disponibles
play-hero = { $name }, { $cost ->
    [one] { $cost } feuille
   *[other] { $cost } feuilles
 }. { $words }
play-card = { $name }. { $words }
play-tile = { $name }. { $words }
play-tile-used = { $name }, déjà utilisée ce tour-ci. { $words }
play-shrine = Sanctuaire de la Vie : { $drops } gouttes sur { $full }
play-shrine-name = Sanctuaire de la Vie
play-ending = La fin approche
play-supply = Nouvelle Rosée : ce que le dé peut apporter
play-supply-symbol = { $symbol ->
    [dew] Goutte
    [spore] Spore
   *[root] Racine
 } : une nouvelle goutte sur { $fields }
play-prisma = Faveur et cartes Faveur
play-favour = Piste de Faveur : { $pawns }
play-root = { $colour ->
    [green] Carte Faveur verte
    [amber] Carte Faveur ambre
   *[purple] Carte Faveur violette
 } { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } dans la pile. { $words }
play-root-empty = { $colour ->
    [green] La pile verte est vide
    [amber] La pile ambre est vide
   *[purple] La pile violette est vide
 }
play-gwidyon-tile = Tuile de Gwidyon : { $removing ->
    [1] face Retirer
   *[0] face vide
 }
play-gwidyon-pile = Pile de Gwidyon : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
play-gwidyon-none = aucune carte révélée
play-reconstructed = { cards-reconstructed } : { $facts }

## Salamandra : ce qui est sur la table

sal-land = Aire de jeu : { $count } champs. Faites-la glisser, ou utilisez les flèches quand elle a le focus ; + et - approchent ou éloignent, F montre tout.
play-nearer = Approcher
play-farther = Éloigner
play-fit = Tout montrer
sal-slot-free = { $field }, place { $slot ->
    [W] O
   *[other] { $slot }
} : libre
sal-slot-taken = { $field }, place { $slot ->
    [W] O
   *[other] { $slot }
} : apprenti de { $name }, { $face ->
    [sun] soleil
   *[moon] lune
 }, { $active ->
    [1] actif
   *[0] inactif
 }
sal-cell = Emplacement libre { $cell }
sal-match = Couleur commune avec un champ voisin : une carte Ours ou Aigle serait possible.
sal-match-sign = même couleur : une carte possible
sal-no-match = Pas de couleur commune ici.
sal-cards-left = Cartes restantes : { $count }.
sal-deck-empty = { $deity ->
    [bear] Plus de cartes Ours
   *[eagle] Plus de cartes Aigle
 }
sal-row = Champs à construire
sal-field-stack = Champs dans la pile : { $count }
sal-grove-stack = Bosquets dans la pile : { $count }
sal-books = Grimoires
sal-decks = Ours et Aigle
sal-book-free = { $book }, valeur { $value } : libre
sal-book-taken = { $book }, valeur { $value } : { $name }
sal-belief = Croyance
sal-belief-worth = { $deity ->
    [bear] Ours
    [eagle] Aigles
   *[crown] Couronnes
 } : { $first } points pour la majorité, { $second } pour la deuxième place
sal-belief-of = { $name } : { $count }
sal-score-track = Piste de score
sal-score = { $name } : { $points }
sal-enlarge = Agrandir { $name }, points : { $points }
sal-points = Points : { $count }
sal-crystals = Cristaux : { $count }
sal-scrolls = Parchemins : { $count }. Quatre envoient un apprenti sur un grimoire.
sal-available = Apprentis à placer : { $count }
sal-all-placed = tous placés
sal-waiting = Apprentis des manches à venir : { $count }
sal-druid = Le druide montre { $face ->
    [sun] le soleil
   *[moon] la lune
 }{ $passed ->
    [1] { " " }; a passé
   *[0] { "" }
 }
sal-passed = a passé
sal-harvest = Bosquets récoltés : { $count }
sal-harvest-place = Bosquet { $place } : { $points ->
    [0] aucun point
   *[other] { $points } points
 }
sal-own-cards = Cartes : { $count }
sal-no-cards = pas encore de carte
sal-this-turn = Ce tour
sal-made = Produit, pas encore utilisé :
sal-nothing-made = Rien de produit ce tour-ci
sal-gathering = Cristaux à garder
sal-costs = Ce que cela coûte
sal-at-work = au travail :
sal-pass = Passer
sal-cannot-pass = Placez d’abord tous vos apprentis.
sal-round = manche { $round }
sal-night = { $face ->
    [sun] jour
   *[moon] nuit
 }
play-key-move = déplacer l’aire de jeu
play-key-zoom = approcher ou éloigner
play-key-fit = tout montrer
figure-books = grimoires
figure-crown = couronnes
figure-bear = ours
figure-eagle = aigles
figure-scrolls = parchemins
figure-total = total
kind-field = Champ
kind-grove = Bosquet
kind-spellbook = Grimoire
kind-bear_card = Carte Ours
kind-eagle_card = Carte Aigle
kind-yellow_salamander_card = Carte Salamandre jaune
kind-black_salamander_card = Carte Salamandre noire
kind-temple = Temple
fact-colours = Couleurs
fact-bonus = Place bonus
fact-work = Travail
fact-get = Gain
fact-crystals = Cristaux sur les chemins
fact-counts = Ce qu’il compte
fact-slots = Valeurs
fact-symbols = Symboles de croyance
fact-on = Quand elle agit
fact-exchange = Échange
fact-crowns = Couronnes
fact-pay = Coût

## Everdell : ce qui est sur la table

ev-valley = La vallée
ev-places = Lieux
ev-events = Évènements
ev-city = Votre ville
ev-city-of = Ville de { $name }
ev-city-empty = Pas encore de carte dans la ville
ev-in-city = Dans la ville de { $name }.
ev-spaces = { $used } places sur { $of }
ev-area = { $area } : { $count } au choix
ev-meadow = Prairie
ev-closed = Fermé pour vous en ce moment.
ev-revealed = Cartes révélées
ev-standing = Ici : { $names }.
ev-achieved = Réalisé par { $name }.
ev-occupied = Occupé.
ev-lies-here = Dessus : { ev-good }.
ev-beneath = Dessous : { $cards }.
ev-tree = Arbre Éternel. Votre saison : { ev-season }
ev-deck = Pioche : { $count }
ev-discard = Défausse : { $count }
ev-season = { $season ->
    [spring] printemps
    [summer] été
    [autumn] automne
   *[winter] hiver
 }
ev-free-workers = Ouvriers disponibles : { $count } sur { $all }
ev-good = { $good ->
    [twig] Brindilles
    [resin] Résine
    [pebble] Galets
    [berry] Baies
   *[point] Jetons Point
 } : { $count }
ev-points = Points jusqu'ici : { $count }, dont jetons : { $tokens }
ev-hand-of = Cartes en main : { $count }
ev-built = Cartes dans la ville : { $count }
ev-passed = a passé
ev-aside = À côté de la main
ev-legend = Votre Légende :
ev-stack = Pile des Cochons, Fermes restantes : { $count }.
ev-legends-left = Légendes pas encore jouées : { $count }
ev-figure = La figurine des Araignées est ici.
ev-enlarge = Agrandir la ville de { $name }. Cartes : { $cards }, points : { $points }
nw-open = Regarder dans l’antre de Tissenuit. Ses points : { $points }, cartes dans sa ville : { $cards }
nw-level = Niveau { $level } : { $name }. Chaque étoile vaut { $star }.
nw-scores = À la fin, points de plus pour elle : cartes à 0 point { $zero } chacune, cartes violettes { $purple } chacune, évènements spéciaux { $special } chacun.
nw-spiders = Araignées dans l’antre : { $count }
nw-waiting = { ev-season } : araignées qui arrivent : { $count }
nw-held = Ouvriers qu’elle retient : { $count }
nw-won = Exploits : face visible { $up }, face cachée { $down }
nw-ploys = En vigueur
nw-kind = { $kind ->
    [personality] Personnalité
    [plot] Complot
   *[scheme] Manigance
 }
nw-schemes-left = Manigances à venir : { $count }
nw-activity = Son activité { $number }.
nw-left = À gauche : { $action }.
nw-right = À droite : { $action }.
nw-else = Si ni l’une ni l’autre n’est possible : { $action }.
nw-arrow = { $clockwise ->
    [true] Elle tourne dans le sens horaire.
   *[false] Elle tourne dans le sens antihoraire.
 }
nw-none = Pas encore de carte retournée cette saison.
nw-used = Cartes Activité utilisées : { $count }
nw-stock = Encore dans sa pioche : { $count }
nw-beside = À côté de Tissenuit.
nw-here = Tissenuit se tient ici.
nw-web = { $count ->
    [one] Une toile est ici
   *[other] { $count } toiles sont ici
 }{ $stays ->
    [true] {" "}pour de bon.
   *[false] {" "}jusqu’à la prochaine manigance.
 }
nw-web-closed = Personne n’entre.
nw-web-toll = Venir ici coûte des cartes ou des ressources : { $count }.
nw-web-resources = Venir ici coûte des ressources : { $count }.
nw-web-tokens = { $foil ->
    [0] Elle gagne des jetons de point : { $count }.
   *[other] Elle gagne des jetons de point : { $count }, sauf si vous défaussez une carte ou une ressource.
 }
nw-shut = Elle est face cachée.
nw-caught = Prise dans sa toile :

## Apprendre

coach-name = Votre professeur
coach-listen = Lisez ce que dit votre professeur, puis continuez de là.
coach-parts = Parties de la leçon
coach-part = Partie { $number } sur { $total } : { $heading }
coach-your-move = À vous de jouer.
coach-try-again = Essayez autre chose.
coach-done = La leçon est finie !
coach-back = Un pas en arrière
coach-next = Suivant
coach-next-part = Partie suivante
coach-play-easy = Jouer contre un bot facile
coach-play-rival = Jouer contre { $rival }
coach-home = Accueil
home-learn = Apprendre en dix minutes
home-learn-on = Continuer la leçon
play-why = Pourquoi ?
home-guide = Comment jouer
guide-title = { $game } : comment jouer
guide-print = Imprimer
guide-pages = Pages sur les modules et les adversaires
guide-picture = Une image de la table avec des numéros ; la liste dessous dit ce qu’ils désignent

## La table de Mycelium

mum-automa = Automa
mum-automa-waits = Il n’a pas encore tiré de carte.
mum-automa-deck = Cartes dans sa pioche : { $count }
mum-land = Le sol de la forêt : { $count } tuiles. Faites-le glisser ou utilisez les flèches quand il a le focus ; + et - le rapprochent ou l’éloignent, F le montre en entier.
mum-tile = Tuile { $colour ->
    [red] rouge
    [green] verte
    [brown] brune
    [yellow] jaune
   *[black] noire
} { $cell }
mum-tile-insect = Un insecte s’y trouve
mum-tile-mother = Mère champignon de { $name }
mum-tile-mushroom = Champignon { $board } de { $name }
mum-tile-spores = Spores de { $name } : { $count }
mum-slot = Emplacement libre { $cell }
mum-turned = Tournée ainsi ({ $number } sur 3)
mum-market = Marché
mum-new-market = Un nouveau marché contre un insecte
mum-deck = Pioche : { $count } cartes
mum-supply = Tuiles, insectes et vent
mum-stack = Pile { $number } : { $count } tuiles
mum-insects = Insectes dans la réserve : { $count }
mum-own-insects = Insectes : { $count }
mum-own-spores = Spores en réserve : { $count }
mum-points = Points : { $count }
mum-hand = Cartes en main : { $count }
mum-wind = Vent
mum-left = Spores à poser : { $count }
mum-owed = Reste à payer
mum-this-turn = Ce tour
mum-action = { $action ->
    [move] Déplacer
    [explore] Explorer
    [spore] Sporuler
    [fruit] Fructifier
    [decay] Décomposer
   *[discover] Développer
}{ $done ->
    [1] {" "}: fait
   *[0] {""}
}
mum-board = Plateau { $number }{ $grown ->
    [1] {" "}: { $name }, a sporulé { $counter } fois
   *[0] , rien n’y pousse encore
}. Cartes dessous : { $tucked }
mum-tucked = Cartes décomposées dessous : { $count }
mum-enlarge = Agrandir { $name }, points : { $points }
mum-end-token = Jeton de fin, { $points } points : à qui a une carte sous chaque plateau
mum-drawn = Cartes piochées
mum-blocked = Bloqué par une mère
mum-goal = { $target ->
    [tile_red] une tuile rouge
    [tile_green] une tuile verte
    [tile_brown] une tuile brune
    [tile_yellow] une tuile jaune
    [opponent_mushroom] un champignon d’une personne
    [automa_mushroom] son champignon
    [opponent_spores_most] là où les gens ont le plus de spores
    [opponent_mother] la mère d’une personne
   *[insect] un insecte
}
mum-token = un champignon
mum-decayed = décomposé
mum-networks-none = Aucun réseau
mum-networks-show = Entourer les réseaux : { $name }
mum-key-networks = à qui sont les réseaux entourés
