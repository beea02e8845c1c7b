### Ce que disent le noyau et la commande dans tous les jeux.

## Décisions du noyau

ask-choose = Que faire ?
ask-either = Choisissez.
ask-optional = Si vous le voulez : { $effect }
ask-again = Encore ? { $left ->
    [one] Encore une fois au plus.
   *[other] Encore { $left } fois au plus.
 } { $effect }
option-skip = Y renoncer
option-stop = S'arrêter là
option-again = Le faire : { $effect }
option-choose = { $effect }
effect = { $text }
colon = { $name } :
list = { $first }, { $second }

## Effets : des morceaux de phrases, qui commencent donc par une minuscule

fx-nothing = aucun effet
fx-then = { $first } ; puis { $second }
fx-or = soit { $first }, soit { $second }
fx-one-of = { $first } ou { $second }
fx-group = ({ $effect })
fx-times = jusqu'à { $count } fois : { $effect }
fx-exactly = { $count } fois : { $effect }
fx-as-often = { $often } fois : { $effect }
fx-if-possible = si possible, { $effect }
fx-optional = si vous le voulez, { $effect }
fx-if = { $effect }, si { $condition }
fx-pay = { $cost } ; en échange { $gain }
fx-each = { $effect } { $per ->
    [one] pour chacun
   *[other] pour chaque groupe de { $per }
 }
fx-all-others = tous les autres : { $effect }
when-then = { $when } : { $effect }
quantity-fixed = { $count }
quantity-sum = { $first } + { $second }
quantity-difference = { $first } − { $second }
quantity-product = { $first } × { $second }
quantity-least = { $second }, au plus { $first }
quantity-most = { $second }, au moins { $first }
condition-and = { $first } et { $second }
condition-or = { $first } ou { $second }
condition-not = pas : { $what }
condition-compared = { $first } { $sign } { $second }

## Joueurs

player-you = Vous
player-seat = Joueur { $number }
player-bot = { $name } ({ $bot })
bot-name = { $number ->
    [1] Noisette
    [2] Ronce
    [3] Fougère
   *[other] Chardon
 }
bot-random = Hasard
bot-random-about = joue au hasard
bot-greedy = Glouton
bot-greedy-about = ne regarde que le pas suivant
bot-search = Recherche
bot-search-about = réfléchit à l’avance sur de nombreuses donnes possibles
bot-easy = Facile
bot-easy-about = joue vite et fait des erreurs
bot-medium = Moyen
bot-medium-about = réfléchit un peu à l’avance et fait quelques erreurs
bot-hard = Difficile
bot-hard-about = réfléchit un moment avant chaque choix

## La commande : jouer

cli-welcome = { $game }, graine { $seed }. Tapez un numéro, un nom ou son début ; h montre toutes les commandes.
cli-resumed = { $game } reprend après { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
 }.
cli-hand-over = À { $player }. Passez le clavier et appuyez sur Entrée.
cli-choose = Choix (h : aide)
cli-help = 1, 2, …  choisir une option (son nom ou le début de son nom convient aussi)
    ?          expliquer la décision avec sa règle ; ? 2 explique l'option 2
    c NOM      expliquer une carte ou une tuile en mots
    u, uu, r   annuler une décision, annuler tout le tour, refaire
    l          relire le journal
    t          remontrer toute la table
    save       sauvegarder ; save FICHIER sauvegarde là
    q          sauvegarder et quitter
cli-unknown = « { $text } » ne correspond à aucune option. Tapez un numéro, un nom, ou h pour l'aide.
cli-ambiguous = « { $text } » correspond à plusieurs options : { $names }
cli-no-card = Aucune carte ni tuile ne s'appelle « { $text } ».
cli-rule = Règle { $id } : { $text }
rules-ruling = notre décision
rules-waiting = en attente d'une autre boîte
cli-because = À cause de { $source } :
cli-takes-back = { $count ->
    [one] Une décision annulée.
   *[other] { $count } décisions annulées.
 }
cli-no-undo = Rien à annuler : la dernière décision est celle d'un autre, ou quelque chose de caché a été montré depuis.
cli-no-redo = Rien à refaire.
cli-bot-raised = Le bot { $player } a échoué ; ce qui s’est passé est indiqué ci-dessus.
cli-saved = Sauvegardé : { $file }
cli-resume-with = Pour continuer : { $command }
cli-winner = { $players } gagne.
cli-winners = Gagnants : { $players }.
cli-no-winner = Personne ne gagne.
cli-lost = Vous avez perdu.
cli-won = Vous avez gagné !
cli-log = Ce qui s'est passé
cli-nothing-yet = Il ne s'est encore rien passé.
cli-more-news = … { $count ->
    [one] { $count } ligne avant
   *[other] { $count } lignes avant
 } (l montre tout)

## La commande : apprendre

cli-learn-part = Partie { $number } sur { $total } : { $heading }
cli-learn-next = Entrée : continuer, q : quitter
cli-learn-choose = Choisissez (un numéro ou un nom ; q : quitter)
cli-learn-resume = Pour reprendre : { $command }
cli-learn-done = La leçon est finie. Jouez maintenant contre un bot facile : { $command }

## La commande : rejouer

cli-replay-help = Entrée ou n  décision suivante ; b retour ; t tour suivant ; j 30 va à la décision 30 ; e à la fin ; v vérifier ; q quitter
cli-replay-at = Décision { $number } sur { $total }
cli-replay-next = Ensuite : { $player } choisit { $name }
cli-replay-end = Fin de l'enregistrement.
cli-replay-no-number = Tapez j et un nombre de 0 à { $total }.
cli-verified = L'enregistrement est bon : { $count ->
    [one] { $count } décision rejouée
   *[other] { $count } décisions rejouées
 }, la table est la même.
cli-no-digest = L'enregistrement se rejoue, mais ne contient pas d'empreinte à comparer.

## La commande : jeux

cli-players = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
     }
   *[other] { $least } à { $most } joueurs
 }
cli-modules = Modules
cli-settings = Réglages
cli-bots = Bots
cli-default = par défaut

## Ce que le serveur refuse

error-stale-option = Il s'est passé quelque chose à la table entre-temps. Choisissez à nouveau.
error-unknown-option = Ce n'est pas possible maintenant.
error-not-your-decision = C'est à quelqu'un d'autre de décider.
error-cannot-undo = Impossible de revenir en arrière : c'était le coup d'un autre, le tour est fini ou quelque chose de caché a été montré.
error-bad-setup = La partie ne peut pas être préparée ainsi : { $detail }
error-endless = Ce que font là les cartes de cette table ne finirait jamais ; choisissez autre chose.
error-broken-record = Cet enregistrement ne peut pas être ouvert : { $detail }
error-bad-lesson = Cette leçon n’existe pas ici, ou elle a changé. Veuillez la recommencer.
error-other-rules = Cette table a été commencée avec des règles qu'on ne joue pas ici. On peut la regarder, mais pas la continuer.
error-other-components = Cette table a été commencée avec d'autres cartes, introuvables ici. On peut la regarder, mais pas la continuer.
error-cannot-go-on = Cette table ne peut pas continuer à partir d'ici. On peut la regarder jusqu'où elle en est.
error-bad-message = Le serveur n'a pas compris. Rechargez la page.
error-bad-key = Ce lien ne correspond pas à la table. Vérifiez qu'il est complet.
error-bad-host = Cette table n'est pas servie à cette adresse.
error-unknown-table = Cette table n'existe pas ici.
error-unknown-game = Ce jeu n'existe pas ici.
error-not-found = Il n'y a rien à cette adresse.
error-no-free-seat = Toutes les places de cette table sont prises.
error-seat-taken = Cette place n'est plus libre.
error-not-your-seat = C'est réservé à ceux qui y sont assis.
error-not-over = Cela se montre après la partie, car cela révèle ce qui est caché.
error-replay-only = Cette table montre un enregistrement ; on n'y joue pas.
error-too-big = C'est trop gros pour le serveur.
error-too-many = C'était trop à la fois. Attendez un instant.
error-table-full = Cette table n'accepte plus de coups.
error-too-early = On attend encore un peu la personne de cette place.
error-paused = La partie est en pause. Quelqu'un à la table peut la reprendre.
error-ended = Cette partie a été abandonnée ; on ne peut plus y jouer.
error-banned = L'accès vous est refusé ici.
error-not-invited = Ici, seules les personnes invitées ouvrent des tables. Vous pouvez jouer et regarder.
error-bad-bundle = Ce fichier ne contient pas de tables d'un serveur Fairyring.
error-no-hint = Il n'y a pas de conseil maintenant.
error-bot-trouble = Le bot n'arrive pas à jouer pour l'instant ; il continue d'essayer.
error-busy = Les bots ont trop à réfléchir pour l'instant. Réessayez dans un moment.
error-bus = Les serveurs ne se joignent pas pour l'instant. Réessayez bientôt.
error-database = Le serveur ne peut rien enregistrer pour l'instant. Rien n'est perdu ; réessayez bientôt.
error-internal = Une erreur s'est produite sur le serveur. Elle a été notée.

## Qui arrive et qui part

given-up = La partie a été abandonnée.
seat-left = { $who } a quitté la table. La place est libre.
seat-left-bot = { $who } a quitté la table. Un bot continue : { $by }.
seat-replaced = { $who } n'est pas là. La place est libre pour quelqu'un d'autre.
seat-replaced-bot = { $who } n'est pas là. Un bot continue : { $by }.
seat-late = { $who } a dépassé le temps convenu. La place est libre pour quelqu'un d'autre.
seat-late-bot = { $who } a dépassé le temps convenu. Un bot continue : { $by }.
seat-sat = À la place de { $who } joue maintenant : { $by }.
seat-back = { $who } est de retour.
seat-resigned-bot = { $who } abandonne. Un bot continue : { $by }.
seat-resigned-ends = { $who } abandonne. La partie est terminée.
seat-paused = { $who } a mis la partie en pause.
seat-resumed = { $who } reprend la partie.

## Conseils : ce qui parle pour un choix. Membres de phrase, sans majuscule ni point.

hint-best = Le mieux, à mon avis
hint-even = Tout aussi bon
hint-weaker = Un peu moins bon
hint-quiet = ne change rien d'important dans l'immédiat
hint-later = d'ici la fin du tour : { $reason }
