### Pour apprendre Mycelia : les leçons et la page « Comment jouer ».

learn-first = Votre première partie

learn-first-drops = Les gouttes et le Sanctuaire
learn-first-drops-aim = Voici votre forêt, couverte de gouttes de rosée. La première personne qui vide son plateau de toutes ses gouttes gagne. C’est tout le but du jeu.
learn-first-drops-shrine = Cette case est le Sanctuaire. Une goutte que vous y poussez quitte votre plateau.
learn-first-drops-card = Vos cartes poussent les gouttes. Le champignon qui brille déplace d’une case une goutte posée sur une case Feuille, rouge. Jouez-le.
learn-first-drops-which = Trois gouttes sont sur des cases Feuille ; elles brillent. Choisissez celle qui touche le Sanctuaire.
learn-first-drops-which-other = Ce serait permis, mais de là, un pas ne suffit pas pour atteindre le Sanctuaire. Cherchez la goutte juste à côté.
learn-first-drops-where = Et maintenant, où va-t-elle ? Une goutte va en haut, en bas, à gauche ou à droite, jamais en diagonale. Poussez-la sur le Sanctuaire.
learn-first-drops-where-other = Là, elle resterait sur votre plateau. Le Sanctuaire est la case à l’anneau doré.
learn-first-drops-where-done = Partie ! Une goutte de moins. Les gouttes éloignées du Sanctuaire demandent plusieurs pas, ou une carte qui les retire d’un coup ; vous verrez les deux.

learn-first-leaves = Les feuilles et les héros
learn-first-leaves-one = À votre tour, vous jouez toutes les cartes de votre main, dans l’ordre de votre choix. Celle-ci rapporte une feuille ; les feuilles sont votre monnaie.
learn-first-leaves-gift = L’autre maintenant : deux feuilles pour vous. Ce qui est dans le cadre en pointillé, avec les deux silhouettes, est un cadeau pour tous les autres : une feuille chacun.
learn-first-leaves-hire = Cinq feuilles ! Avec elles, vous recrutez des héros de la rivière ; le prix est sur la carte. Le violet, à 4, retire une goutte de n’importe quelle case. Recrutez-le.
learn-first-leaves-hire-other = Vous pourriez, mais pour cette leçon prenez le héros violet à 4. Une carte qui agit sur toutes les cases sert toujours.
learn-first-leaves-end = Le nouveau héros est sur le dessus de votre pioche : il viendra avec votre prochaine main. Votre main est vide : terminez votre tour. Les autres jouent, puis c’est à vous.
learn-first-leaves-drawn = Le voilà, dans votre nouvelle main de trois cartes. Jouez-le.
learn-first-leaves-far = N’importe quelle goutte peut partir. Laquelle aurait le plus long chemin jusqu’au Sanctuaire ? Prenez-en une dans un coin.
learn-first-leaves-far-other = Celle-ci n’est qu’à deux pas du Sanctuaire ; de simples cartes l’y pousseront. Gardez le héros pour une goutte lointaine.
learn-first-leaves-far-done = Bien joué. De meilleures cartes, de moins en moins de gouttes : voilà Mycelia.

learn-first-tiles = Les tuiles Action
learn-first-tiles-what = Ces deux tuiles sont toujours à vous. Chacune sert une fois par tour, contre des feuilles : la tuile a révèle cinq nouveaux héros, la tuile b déplace une goutte d’une case.
learn-first-tiles-card = Les cartes d’abord, ainsi vous savez ce que vous pouvez payer : jouez votre dernière carte.
learn-first-tiles-card-other = Possible, l’ordre est libre. Mais jouez d’abord la carte cette fois : elle rapporte une feuille.
learn-first-tiles-use = Quatre feuilles. Une goutte se trouve juste au-dessus du Sanctuaire : payez 3 pour la tuile b et poussez-la.
learn-first-tiles-use-other = Vous aurez souvent ce choix : un héros pour plus tard, ou une goutte maintenant ? Ici, prenez la goutte : tuile b.
learn-first-tiles-which = La tuile b accepte toutes les cases. Choisissez la goutte au-dessus du Sanctuaire.
learn-first-tiles-which-other = Permis, mais à la goutte au-dessus du Sanctuaire, il ne manque que ce pas.
learn-first-tiles-where = Et vers le bas.
learn-first-tiles-where-other = Vers le Sanctuaire, en dessous.
learn-first-tiles-where-done = Bien. Les feuilles que vous ne dépensez pas vous restent pour les tours suivants.

learn-first-signs = Les signes des cartes
learn-first-signs-beetle = Certaines cartes portent un scarabée. Il est exigeant : il veut sur la case exactement le nombre de gouttes indiqué, ici deux. Jouez la carte.
learn-first-signs-exactly = Une seule case en porte exactement deux.
learn-first-signs-both = On peut toujours faire moins que ce qu’une carte offre. Ici, prenez les deux.
learn-first-signs-both-other = Permis, mais pourquoi en laisser une ?
learn-first-signs-range = La suivante montre une goutte pleine et deux pâles sur de la mousse verte : retirez une goutte, et jusqu’à deux de plus s’il y en a.
learn-first-signs-moss = Deux cases Mousse portent des gouttes. Où la carte sert-elle le plus ?
learn-first-signs-moss-other = Il n’y en a qu’une ici. L’autre case Mousse en porte trois.
learn-first-signs-how-many = Toutes !
learn-first-signs-how-many-other = Vous pouvez prendre les trois d’un coup.
learn-first-signs-times = Et la dernière : 3× veut dire jusqu’à trois fois, chaque fois sur la même case ou une autre.
learn-first-signs-first = Trois pas suffisent pour deux des gouttes. Commencez par celle sous le Sanctuaire.
learn-first-signs-first-other = Prenez d’abord celle juste sous le Sanctuaire : il ne lui faut qu’un pas.
learn-first-signs-first-to = Vers le haut.
learn-first-signs-first-to-other = Le Sanctuaire est au-dessus.
learn-first-signs-second = Encore deux pas : la goutte de la case Feuille au centre peut y arriver.
learn-first-signs-second-other = Celle-là est trop loin pour deux pas.
learn-first-signs-second-to = Un pas de plus vers le Sanctuaire.
learn-first-signs-second-to-other = De là, le Sanctuaire ne serait pas à côté.
learn-first-signs-third = La même goutte encore une fois.
learn-first-signs-third-other = La goutte que vous venez de déplacer touche maintenant le Sanctuaire.
learn-first-signs-third-to = Hop, dedans !
learn-first-signs-third-to-other = Sur le Sanctuaire.
learn-first-signs-third-to-done = Sept gouttes avec trois cartes. Si un signe vous échappe, restez sur la carte ou appuyez longuement : elle l’explique en mots.

learn-first-supply = Le Sanctuaire de la Vie
learn-first-supply-nine = Toutes les gouttes retirées se rassemblent dans le Sanctuaire de la Vie. À deux, il en contient dix ; il y en a neuf. Attention !
learn-first-supply-dice = Quand il est plein, un dé apporte de nouvelles gouttes. La carte Nouvelle Rosée dit où : chaque signe du dé a ses propres cases. Touchez un signe, ou la souche sur un petit écran, et votre plateau les montre.
learn-first-supply-card = Poussez encore une goutte.
learn-first-supply-which = La goutte à côté de la case Sanctuaire.
learn-first-supply-which-other = L’autre n’atteint pas le Sanctuaire en un pas.
learn-first-supply-where = Sur le Sanctuaire.
learn-first-supply-where-other = Sur la case Sanctuaire, pour qu’elle parte.
learn-first-supply-rest = Dix : le Sanctuaire est plein ! La suite vient à la fin de votre tour. Jouez votre dernière carte.
learn-first-supply-finish = Terminez maintenant votre tour et regardez.
learn-first-supply-full = Le Sanctuaire était plein : le dé a été lancé, et chacun a reçu de nouvelles gouttes sur les cases indiquées par la carte Nouvelle Rosée. Le Sanctuaire est de nouveau vide, et la carte se retourne pour la prochaine fois.

learn-first-end = La fin
learn-first-end-last = Il reste une goutte, sur l’eau, à côté du Sanctuaire. Deux cartes en main ; l’une peut conclure.
learn-first-end-last-other = Cherchez le champignon au signe bleu de l’eau.
learn-first-end-which = La dernière goutte.
learn-first-end-where = Vous connaissez le chemin.
learn-first-end-where-other = Sur le Sanctuaire !
learn-first-end-round = Votre plateau est vide : la fin a commencé, et aucune goutte ne revient. On termine encore la manche ; jouez donc votre dernière carte.
learn-first-end-over = Si d’autres vident aussi leur plateau dans cette manche, on compte les feuilles. Gardez donc les vôtres et terminez votre tour.
learn-first-end-over-done = Gagné ! Vous savez maintenant tout ce qu’il faut pour une vraie partie.

guide-mark-board = Votre plateau : videz-le de ses gouttes
guide-mark-shrine-field = Case Sanctuaire : une goutte poussée ici disparaît
guide-mark-hand = Votre main : jouez les trois cartes
guide-mark-display = Héros à recruter contre des feuilles
guide-mark-tiles = Vos feuilles et vos tuiles Action
guide-mark-shrine = Sanctuaire de la Vie : recueille les gouttes retirées
guide-mark-others = Les autres, avec leur plateau

guide-aim = Le but
guide-aim-1 = Soyez la première personne sans goutte sur son plateau. Les gouttes partent quand on les pousse sur la case Sanctuaire ou quand une carte les retire d’un coup.

guide-turn = Votre tour
guide-turn-1 = Jouez toutes les cartes de votre main, l’une après l’autre, dans l’ordre voulu. Vous pouvez renoncer à ce qu’une carte offre.
guide-turn-2 = Avant, entre ou après, vous pouvez recruter des héros contre des feuilles. Un nouveau héros va sur le dessus de votre pioche.
guide-turn-3 = Chaque tuile Action sert une fois par tour, contre ses feuilles.
guide-turn-4 = À la fin, vous piochez trois cartes ; une pioche vide est refaite avec votre défausse.

guide-shrine = Quand le Sanctuaire de la Vie est plein
guide-shrine-1 = Il contient 10 gouttes à deux, 15 à trois, 20 à quatre. Plein à la fin d’un tour, on lance le dé, et chacun reçoit de nouvelles gouttes là où la carte Nouvelle Rosée l’indique. Puis il est de nouveau vide.

guide-icons = Ce que signifient les signes
guide-icons-1 = Les signes se lisent de gauche à droite. Un scarabée veut exactement le nombre de gouttes indiqué ; les gouttes pâles se prennent s’il y en a ; le cadre en pointillé à deux silhouettes est pour les autres.

guide-end = La fin
guide-end-1 = Quand quelqu’un retire la dernière goutte de son plateau, on termine la manche ; plus aucune goutte n’arrive.
guide-end-2 = Qui n’a plus de gouttes gagne ; à plusieurs, le plus de feuilles l’emporte.

guide-solo = Seul contre Gwidyon
guide-solo-1 = Gwidyon n’a pas de plateau mais un tas de gouttes. Vous gagnez si votre plateau est vide avant son tas.
guide-solo-2 = Après chacun de vos tours, il révèle une carte : elle vous aide, l’aide, ou retourne sa tuile.
guide-solo-3 = Chaque fois que sa tuile revient sur la face qui retire, une goutte quitte son tas. Quand le Sanctuaire est plein, vous seul recevez de nouvelles gouttes.
