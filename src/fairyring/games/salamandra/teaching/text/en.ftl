### What teaches Salamandra: lessons and the page on how to play.

learn-first = Your first game

learn-first-place = Apprentices
learn-first-place-land = You are a druid. In the middle of the land stands the Salamander’s temple. After two days and two nights, whoever has the most points wins.
learn-first-place-apprentices = Your apprentices do the work. Each field has four slots for them, whoever’s they are. On your turn you do one thing; placing an apprentice is the simplest.
learn-first-place-crystals = Between the fields lie groves. Where a grove shows a crystal towards a slot, you get that crystal for standing there. Find a slot that gives two.
learn-first-place-crystals-other = This slot gives fewer crystals. Two groves touch each slot; look for one where both show a crystal towards it.
learn-first-place-crystals-done = Two crystals. They are your money, and you may keep them as long as you like. The other druid has placed one too.
learn-first-place-bonus = The upper slot of a field is its bonus slot: whoever stands there gets what it shows, here 1 point. Place your next apprentice on one.
learn-first-place-bonus-other = Allowed, but look for the upper slot of a field.
learn-first-place-bonus-done = Your first point. On other fields the bonus slot brings more.

learn-first-build = Work and build
learn-first-build-work = An apprentice that stands on a field can work once in a round: turned over, it makes what its field shows. Yours on the clover meadow makes a leaf. Plants cannot be kept: they are made when something is paid for.
learn-first-build-row = New fields wait in the row. The berry garden costs a leaf and a crystal: your apprentice makes the leaf, you pay the crystal. Build it.
learn-first-build-row-other = That works too, but this time build the berry garden in the row of new fields.
learn-first-build-where = Two points at once! Now lay it beside any field. Where it touches a field of its own colour, purple, you may take a card. Lay it there.
learn-first-build-where-other = It may lie there, but touches no purple field. The berry meadow is the purple one.
learn-first-build-card = Either an apprentice goes on the new field, or you take the top card of Bear or Eagle. Cards help you from now on, and their beasts count at the end. Take one.
learn-first-build-card-other = Often a good idea. But take a card now, Bear or Eagle, to see what they do.
learn-first-build-card-done = It lies beside your board now and works by itself.

learn-first-cauldron = Cauldrons
learn-first-cauldron-what = Some fields carry a cauldron. Using one is your action: the apprentice there is turned, you pay, and points come. The sun cauldron asks 3 crystals and gives 2 points for each yellow field you stand on.
learn-first-cauldron-brew = You stand on three yellow fields but have only 1 crystal. Never mind: the apprentice on the crystal meadow can make two. Use the cauldron.
learn-first-cauldron-brew-other = Possible, but the sun cauldron is worth 6 points right now.
learn-first-cauldron-brew-done = Six points: three yellow fields, two each. Who has worked is turned over and rests until the next round.

learn-first-temple = The temple
learn-first-temple-what = The temple gives the strongest cards, and crowns for the end. The yellow half asks a green potion and 2 crystals, and one more apprentice has to be turned for it. The still on the right, with the arrow, makes a leaf into a potion.
learn-first-temple-go = You have all of it: the meadow makes a leaf, the still makes the potion, a third apprentice goes to the temple. Honour the Salamander!
learn-first-temple-go-other = Later perhaps. The yellow half of the temple, in the middle, is what you can reach now.
learn-first-temple-go-done = Thirteen points and a crown. Three apprentices worked together for it in one turn: planning that is the heart of the game.

learn-first-books = Scrolls and spellbooks
learn-first-books-what = You hold three scrolls. With the fourth, an apprentice leaves the land and goes to a spellbook, where it scores at the end.
learn-first-books-fourth = The still on the right has a scroll on its bonus slot. Place an apprentice there.
learn-first-books-fourth-other = No scroll comes from that. Look for the upper slot of the still, on the right.
learn-first-books-who = Four scrolls! Who shall go? Best one that has already worked: an apprentice that is turned over cannot work any more this round.
learn-first-books-who-other = This one can still work this round. Send one that is turned over.
learn-first-books-which = Each book counts something else. The Book of Wisdom counts nothing: it simply scores 17 points for whoever comes first. Take that.
learn-first-books-which-other = That depends on what you will have at the end. The 17 points are certain.
learn-first-books-which-done = Seventeen points at the end of the game. Its slot on the land is free again, for anybody.

learn-first-groves = Passing and groves
learn-first-groves-what = When all your apprentices are placed, you may pass. Whoever has not worked yet brings 1 crystal, and then you harvest groves for 3 crystals each: those that one of your apprentices stands next to.
learn-first-groves-pass = Pass with your druid.
learn-first-groves-pass-other = You could go on, but this time pass: touch the druid.
learn-first-groves-harvest = Six crystals, so two groves. Choose one; look what each brings.
learn-first-groves-harvest-other = You can afford two; take one.
learn-first-groves-second = Your second grove scores 4 points beside what it brings, the fourth 3, the sixth 2. One more!
learn-first-groves-second-other = Three crystals are left, and nothing better to do with them.
learn-first-groves-morning = Everybody has passed: night falls. The druids turn over, all apprentices are awake again, everybody gets 2 crystals and new apprentices. Four rounds: day, night, day, night.

learn-first-score = Who wins
learn-first-score-belief = At the end the beasts on the cards are counted: most crowns of the Salamander 12 points, most bears 8, most eagles 6; second place gets half.
learn-first-score-final = Then come the spellbooks, and 1 point for each scroll left. Crystals count nothing, so spend them. That is all: you can play!

guide-mark-temple = The Salamander’s temple
guide-mark-field = A field with four slots; the upper one is the bonus slot
guide-mark-apprentice = Your apprentice, ready to work
guide-mark-grove = A grove: crystals for placing beside it, more when harvested
guide-mark-row = New fields to build
guide-mark-cards = Bear and Eagle cards
guide-mark-books = Spellbooks: points at the end
guide-mark-mine = Your druid, crystals, scrolls and cards

guide-aim = The aim
guide-aim-1 = Have the most points after four rounds: day, night, day, night.

guide-turn = Your turn: one of five things
guide-turn-1 = Place an apprentice on a free slot; groves beside it give crystals, the bonus slot gives what it shows.
guide-turn-2 = Build a field of the row: pay, take its bonus, lay it; then place an apprentice on it, or take a Bear or Eagle card where it touches its own colour.
guide-turn-3 = Use a cauldron your apprentice stands at: pay and score.
guide-turn-4 = Honour the Salamander in the temple: send an apprentice, pay a potion and crystals, take the card.
guide-turn-5 = Pass, when all your apprentices are placed: whoever has not worked brings a crystal, and you harvest groves beside your apprentices for 3 crystals each.

guide-work = Who works
guide-work-1 = To pay, your apprentices work: each once a round makes what its field shows, or 1 crystal. Plants and potions cannot be kept, crystals can. Four crystals buy any plant.
guide-work-2 = Who has worked is turned over and rests until the next round.

guide-icons = Some things of the box
guide-icons-1 = Rest on anything at the table, or hold it, and it says in words what it does.

guide-scrolls = Scrolls
guide-scrolls-1 = With your fourth scroll one apprentice leaves its field for a spellbook of your choice and scores there at the end.

guide-end = How it ends
guide-end-1 = After the fourth round spellbooks score; then belief: most crowns 12 points, most bears 8, most eagles 6, second place half; each scroll left 1.
guide-end-2 = Whoever has the most points wins. Crystals count nothing.
