### What teaches Mycelia: lessons and the page on how to play.

learn-first = Your first game

learn-first-drops = Drops and the shrine
learn-first-drops-aim = This is your forest, and dewdrops lie on it. Whoever clears all drops off their own board first wins. That is the whole aim.
learn-first-drops-shrine = This field is the shrine. A drop that you push onto it is gone from your board.
learn-first-drops-card = Your cards push the drops. The mushroom that glows moves one drop by one field, if the drop lies on a red leaf field. Play it.
learn-first-drops-which = Three drops lie on leaf fields; they glow. Choose the one right beside the shrine.
learn-first-drops-which-other = That would be allowed, but from there one step does not reach the shrine. Look for the drop that lies right beside it.
learn-first-drops-where = And now where to? Drops go up, down, left or right, never across a corner. Push it onto the shrine.
learn-first-drops-where-other = There it would still lie on your board. The shrine is the field with the golden ring.
learn-first-drops-where-done = Gone! One drop fewer. Drops far from the shrine take several steps, or a card that removes them at once; you will meet both.

learn-first-leaves = Leaves and heroes
learn-first-leaves-one = On your turn you play every card of your hand, in any order. This one brings a leaf; leaves are your money.
learn-first-leaves-gift = Now the other one: two leaves for you. The part in the dashed frame, with the two figures, is a gift for everybody else: one leaf each.
learn-first-leaves-hire = Five leaves! With them you hire heroes from the display; the price stands on the card. The violet one for 4 removes one drop from any field at all. Hire it.
learn-first-leaves-hire-other = You could, but for this lesson take the violet hero that costs 4. A card that works on any field is never idle.
learn-first-leaves-end = The new hero lies on top of your draw pile, so it comes with your next hand. Your hand is empty: end your turn. The others play theirs, then it is your turn again.
learn-first-leaves-drawn = Here it is, in your new hand of three. Play it.
learn-first-leaves-far = Any drop may go. Which one would have the longest way to the shrine? Take one from a far corner.
learn-first-leaves-far-other = This one is only two steps from the shrine; cheap cards can push it there. Better use the hero on a drop far away.
learn-first-leaves-far-done = Well done. Better and better cards, fewer and fewer drops: that is Mycelia.

learn-first-tiles = Action tiles
learn-first-tiles-what = These two tiles are always yours. Each works once a turn, for leaves: tile a lays out five new heroes, tile b moves one drop by one field.
learn-first-tiles-card = Cards first, then you know what you can afford: play your last card.
learn-first-tiles-card-other = Possible, in any order. But play the card first this time: it brings another leaf.
learn-first-tiles-use = Four leaves. A drop lies right above the shrine: pay 3 for tile b and push it in.
learn-first-tiles-use-other = That is a choice you will often have: a hero for later, or a drop now? Here, take the drop: tile b.
learn-first-tiles-which = Tile b takes any field. Choose the drop above the shrine.
learn-first-tiles-which-other = Allowed, but the drop above the shrine needs just this one step.
learn-first-tiles-where = And down.
learn-first-tiles-where-other = Towards the shrine, below it.
learn-first-tiles-where-done = Good. Leaves that you do not spend stay with you for the next turns.

learn-first-signs = Signs on the cards
learn-first-signs-beetle = Some cards carry a beetle. It is picky: it wants exactly as many drops on the field as the card shows, here two. Play it.
learn-first-signs-exactly = Only one field holds exactly two.
learn-first-signs-both = You may always do less than a card offers. Here, take both.
learn-first-signs-both-other = You may, but why leave one lying?
learn-first-signs-range = The next one shows one full and two pale drops on green moss: remove one drop, and up to two more if they are there.
learn-first-signs-moss = Two moss fields hold drops. Where does the card do most?
learn-first-signs-moss-other = Only one drop lies there. The other moss field has three.
learn-first-signs-how-many = All of them!
learn-first-signs-how-many-other = You may take all three at once.
learn-first-signs-times = And the last one: 3× means up to three times, on the same field or another each time.
learn-first-signs-first = Three steps are enough for two of the drops. Start with the one below the shrine.
learn-first-signs-first-other = Take the drop right below the shrine first: it needs only one step.
learn-first-signs-first-to = Up.
learn-first-signs-first-to-other = The shrine lies above it.
learn-first-signs-second = Two steps left: the drop on the leaf field in the middle can make it.
learn-first-signs-second-other = That one is too far away for two steps.
learn-first-signs-second-to = One step nearer to the shrine.
learn-first-signs-second-to-other = From there the shrine would not be beside it.
learn-first-signs-third = The same drop once more.
learn-first-signs-third-other = The drop you just moved is beside the shrine now.
learn-first-signs-third-to = In with it!
learn-first-signs-third-to-other = Onto the shrine.
learn-first-signs-third-to-done = Seven drops with three cards. If you wonder what a sign means, rest on a card or hold it: it says so in words.

learn-first-supply = The Shrine of Life
learn-first-supply-nine = All drops that players remove gather in the Shrine of Life. It holds ten in a game for two, and nine are in it. Careful!
learn-first-supply-dice = When it is full, a die is rolled and brings new drops. The supply card tells where: each sign of the die has its own fields. Touch a sign, or on a small screen the stump, and your board shows them.
learn-first-supply-card = Push one more drop in.
learn-first-supply-which = The drop beside the shrine field.
learn-first-supply-which-other = The other one cannot reach the shrine in one step.
learn-first-supply-where = Onto the shrine.
learn-first-supply-where-other = Onto the shrine field, so that it is gone.
learn-first-supply-rest = Ten: the shrine is full! What that brings comes at the end of your turn. Play your last card.
learn-first-supply-finish = Now end your turn and see.
learn-first-supply-full = The shrine was full: the die was rolled, and everybody got new drops on the fields that the supply card shows for it. The shrine is empty again, and the card turns over for the next time.

learn-first-end = The end
learn-first-end-last = One drop left, on water beside the shrine. Two cards in hand; one of them can finish it.
learn-first-end-last-other = Look for the mushroom with the blue water sign.
learn-first-end-which = The last drop.
learn-first-end-where = You know the way.
learn-first-end-where-other = Onto the shrine with it!
learn-first-end-round = Your board is empty: the end has begun, and no new drops come any more. The round is still played to its end, so play your last card.
learn-first-end-over = If others clear their boards in this round too, more leaves decide. So keep yours, and end your turn.
learn-first-end-over-done = You have won! You now know everything you need for a real game.

guide-mark-board = Your board: clear it of drops
guide-mark-shrine-field = Shrine field: a drop pushed here is gone
guide-mark-hand = Your hand: play all three cards
guide-mark-display = Heroes to hire for leaves
guide-mark-tiles = Your leaves and your action tiles
guide-mark-shrine = Shrine of Life: gathers the removed drops
guide-mark-others = The others, with their boards

guide-aim = The aim
guide-aim-1 = Be the first without dewdrops on your own board. Drops leave it when they are pushed onto the shrine field, or when a card removes them at once.

guide-turn = Your turn
guide-turn-1 = Play all cards of your hand, one after another, in any order. You may skip what a card offers.
guide-turn-2 = Before, between or after them you may hire heroes for leaves. A new hero goes on top of your draw pile.
guide-turn-3 = Each action tile may be used once a turn for its leaves.
guide-turn-4 = At the end you draw three new cards; an empty pile is shuffled anew from your discards.

guide-shrine = When the Shrine of Life is full
guide-shrine-1 = It holds 10 drops with two players, 15 with three, 20 with four. Full at the end of a turn, the die is rolled and everybody gets new drops where the supply card shows it. Then it is empty again.

guide-icons = What the signs mean
guide-icons-1 = Signs are read from left to right. A beetle wants exactly as many drops as shown; pale drops may be taken if they are there; the dashed frame with two figures is for the others.

guide-end = How it ends
guide-end-1 = When somebody removes the last drop of their board, the round is played to its end; no new drops come any more.
guide-end-2 = Whoever has no drops left wins; of several, the one with more leaves.

guide-solo = Alone against Gwidyon
guide-solo-1 = Gwidyon has no board but a pile of drops. You win if your board is empty before his pile.
guide-solo-2 = After each of your turns he shows a card: it helps you or him, or turns his tile.
guide-solo-3 = Each time his tile is turned to its remove side, one drop leaves his pile. When the shrine is full, only you get new drops.
