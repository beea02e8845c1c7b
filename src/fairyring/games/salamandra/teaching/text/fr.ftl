### Pour apprendre Salamandra : les leçons et la page « Comment jouer ».

learn-first = Votre première partie

learn-first-place = Les apprentis
learn-first-place-land = Vous êtes druide. Au milieu des terres se dresse le temple de la Salamandre. Après deux jours et deux nuits, qui a le plus de points gagne.
learn-first-place-apprentices = Vos apprentis font le travail. Chaque champ a quatre places, ouvertes à tous. À votre tour, vous faites une seule chose ; placer un apprenti est la plus simple.
learn-first-place-crystals = Entre les champs se trouvent des bosquets. Si un bosquet montre un cristal vers une place, vous le recevez en vous y plaçant. Trouvez une place qui en donne deux.
learn-first-place-crystals-other = Cette place en donne moins. Chaque place touche deux bosquets ; cherchez-en une vers laquelle les deux montrent un cristal.
learn-first-place-crystals-done = Deux cristaux. C’est votre monnaie, à garder aussi longtemps que vous voulez. L’autre druide a placé aussi.
learn-first-place-bonus = La place du haut est la place bonus : qui s’y installe reçoit ce qu’elle montre, ici 1 point. Placez-y votre prochain apprenti.
learn-first-place-bonus-other = Permis, mais cherchez la place du haut d’un champ.
learn-first-place-bonus-done = Votre premier point. Sur d’autres champs, la place bonus rapporte plus.

learn-first-build = Travailler et construire
learn-first-build-work = Un apprenti posé sur un champ peut travailler une fois par manche : on le retourne, et il produit ce que montre son champ. Le vôtre, sur le pré au trèfle, produit une feuille. Les plantes ne se gardent pas : elles naissent au moment de payer.
learn-first-build-row = De nouveaux champs attendent dans la rangée. Le jardin de baies coûte une feuille et un cristal : l’apprenti fait la feuille, vous payez le cristal. Construisez-le.
learn-first-build-row-other = C’est possible aussi, mais construisez cette fois le jardin de baies de la rangée.
learn-first-build-where = Deux points tout de suite ! Posez-le maintenant contre un champ. S’il touche un champ de sa couleur, le violet, vous pourrez prendre une carte. Posez-le là.
learn-first-build-where-other = Il peut aller là, mais n’y touche aucun champ violet. Le violet est le pré aux baies.
learn-first-build-card = Soit un apprenti va sur le nouveau champ, soit vous prenez la première carte Ours ou Aigle. Les cartes vous aident dès maintenant, et leurs animaux comptent à la fin. Prenez-en une.
learn-first-build-card-other = Souvent une bonne idée. Mais prenez une carte, Ours ou Aigle, pour les découvrir.
learn-first-build-card-done = Elle est maintenant près de votre plateau et agit d’elle-même.

learn-first-cauldron = Les chaudrons
learn-first-cauldron-what = Certains champs portent un chaudron. L’utiliser est votre action : on retourne l’apprenti, vous payez, et les points arrivent. Le chaudron du soleil demande 3 cristaux et donne 2 points par champ jaune où vous êtes.
learn-first-cauldron-brew = Vous êtes sur trois champs jaunes, mais n’avez qu’un cristal. Qu’importe : l’apprenti du pré aux cristaux peut en faire deux. Utilisez le chaudron.
learn-first-cauldron-brew-other = Possible, mais le chaudron du soleil vaut 6 points maintenant.
learn-first-cauldron-brew-done = Six points : trois champs jaunes, deux chacun. Qui a travaillé est retourné et se repose jusqu’à la manche suivante.

learn-first-temple = Le temple
learn-first-temple-what = Le temple donne les cartes les plus fortes, et des couronnes pour la fin. La moitié jaune demande une potion verte et 2 cristaux, et un apprenti de plus doit être retourné. L’alambic à droite, avec la flèche, change une feuille en potion.
learn-first-temple-go = Vous avez tout : le pré fait la feuille, l’alambic la potion, un troisième apprenti va au temple. Honorez la Salamandre !
learn-first-temple-go-other = Plus tard peut-être. La moitié jaune du temple, au centre, est à votre portée.
learn-first-temple-go-done = Treize points et une couronne. Trois apprentis y ont travaillé ensemble en un tour : le prévoir est le cœur du jeu.

learn-first-books = Parchemins et grimoires
learn-first-books-what = Vous avez trois parchemins. Au quatrième, un apprenti quitte les terres pour un grimoire, où il rapporte des points à la fin.
learn-first-books-fourth = L’alambic au trèfle montre un parchemin sur sa place bonus. Placez-y un apprenti.
learn-first-books-fourth-other = Cela ne donne pas de parchemin. Cherchez la place du haut de l’alambic au trèfle, à droite.
learn-first-books-who = Quatre parchemins ! Qui part ? Plutôt un apprenti qui a déjà travaillé : retourné, il ne peut plus rien faire cette manche.
learn-first-books-who-other = Celui-ci peut encore travailler cette manche. Envoyez-en un qui est retourné.
learn-first-books-which = Chaque grimoire compte autre chose. Le livre de sagesse ne compte rien : il rapporte 17 points au premier venu. Prenez-le.
learn-first-books-which-other = Cela dépend de ce que vous aurez à la fin. Les 17 points sont sûrs.
learn-first-books-which-done = Dix-sept points à la fin de la partie. Sa place sur les terres est de nouveau libre, pour tous.

learn-first-groves = Passer et récolter
learn-first-groves-what = Quand tous vos apprentis sont placés, vous pouvez passer. Ceux qui n’ont pas travaillé rapportent 1 cristal, puis vous récoltez des bosquets à 3 cristaux : ceux que touche un de vos apprentis.
learn-first-groves-pass = Passez avec votre druide.
learn-first-groves-pass-other = Vous pourriez continuer, mais passez : touchez le druide.
learn-first-groves-harvest = Six cristaux, donc deux bosquets. Choisissez-en un ; regardez ce que chacun rapporte.
learn-first-groves-harvest-other = Vous pouvez en payer deux ; prenez-en un.
learn-first-groves-second = Votre deuxième bosquet rapporte 4 points de plus, le quatrième 3, le sixième 2. Encore un !
learn-first-groves-second-other = Il reste trois cristaux, et rien de mieux à en faire.
learn-first-groves-morning = Tout le monde a passé : la nuit tombe. Les druides se retournent, tous les apprentis se réveillent, chacun reçoit 2 cristaux et de nouveaux apprentis. Quatre manches : jour, nuit, jour, nuit.

learn-first-score = Qui gagne
learn-first-score-belief = À la fin, on compte les symboles des cartes : le plus de couronnes 12 points, le plus d’ours 8, le plus d’aigles 6 ; le deuxième reçoit la moitié.
learn-first-score-final = Puis viennent les grimoires, et 1 point par parchemin restant. Les cristaux ne comptent pas : dépensez-les. C’est tout : vous savez jouer !

guide-mark-temple = Le temple de la Salamandre
guide-mark-field = Un champ à quatre places ; celle du haut est la place bonus
guide-mark-apprentice = Votre apprenti, prêt à travailler
guide-mark-grove = Un bosquet : des cristaux en se plaçant à côté, davantage à la récolte
guide-mark-row = De nouveaux champs à construire
guide-mark-cards = Cartes Ours et Aigle
guide-mark-books = Grimoires : des points à la fin
guide-mark-mine = Votre druide, vos cristaux, parchemins et cartes

guide-aim = Le but
guide-aim-1 = Avoir le plus de points après quatre manches : jour, nuit, jour, nuit.

guide-turn = Votre tour : une chose sur cinq
guide-turn-1 = Placez un apprenti sur une place libre ; les bosquets voisins donnent des cristaux, la place bonus ce qu’elle montre.
guide-turn-2 = Construisez un champ de la rangée : payez, prenez son bonus, posez-le ; puis placez-y un apprenti, ou prenez une carte Ours ou Aigle s’il touche sa couleur.
guide-turn-3 = Utilisez un chaudron où se tient votre apprenti : payez et marquez.
guide-turn-4 = Honorez la Salamandre au temple : envoyez un apprenti, payez une potion et des cristaux, prenez la carte.
guide-turn-5 = Passez, quand tous vos apprentis sont placés : qui n’a pas travaillé rapporte un cristal, et vous récoltez à 3 cristaux les bosquets voisins de vos apprentis.

guide-work = Qui travaille
guide-work-1 = Pour payer, vos apprentis travaillent : chacun produit une fois par manche ce que montre son champ, ou 1 cristal. Plantes et potions ne se gardent pas, les cristaux si. Quatre cristaux achètent une plante au choix.
guide-work-2 = Qui a travaillé est retourné et se repose jusqu’à la manche suivante.

guide-icons = Quelques éléments de la boîte
guide-icons-1 = À la table, restez sur un élément ou appuyez longuement : il dit en mots ce qu’il fait.

guide-scrolls = Parchemins
guide-scrolls-1 = Au quatrième parchemin, un apprenti quitte son champ pour un grimoire de votre choix et y marque des points à la fin.

guide-end = La fin
guide-end-1 = Après la quatrième manche, on compte les grimoires, puis la croyance : le plus de couronnes 12 points, d’ours 8, d’aigles 6, la moitié au deuxième ; chaque parchemin restant 1.
guide-end-2 = Qui a le plus de points gagne. Les cristaux ne comptent pas.
