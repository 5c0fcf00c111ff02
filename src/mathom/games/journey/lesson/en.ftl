## Before the first roll

lesson-welcome = Welcome! In five minutes you will walk from Bag End to Mordor, and I will walk beside you.
lesson-take = Choose a hobbit. Take Frodo for today: his colour is yellow, and colours will matter soon.
lesson-take-other = A fine hobbit, and as good as any. But in this lesson I speak of Frodo and of yellow.

## The first turn

lesson-trail = This is your road: nine circles, from Rivendell to Mordor. Be the first at its end.
lesson-squares = And here you see how near the Nazgûl are. When your last square is crossed off, they have caught you.
lesson-first-roll = Sam, the red one, plays against you, but you begin: here is your first roll. After each roll you keep at least one die and roll the rest again.
lesson-keep-ring = A Ring takes you one circle further. Keep the yellow one.
lesson-keep-nazgul = Two Nazgûl! You must keep one of them, and its colour says whom it hunts. Red is Sam's: let it hunt him.
lesson-green-nazgul = That works too, but green belongs to nobody here, so this Nazgûl comes for you. The red one would have gone for Sam.
lesson-keep-gandalf = Gandalf will make your Nazgûl trail longer. Keep him as well.
lesson-gandalf-left = You may leave Gandalf and hope for Rings. But it is he who keeps the Nazgûl away from you.
lesson-roll = Leave the Orc and the green Nazgûl, and roll these two dice again.
lesson-orc = You may, but nobody makes you. An Orc stops all your Rings unless you have a Weapon against it: better roll that die again.
lesson-two-rings = Two Rings! Dice kept from one roll must all differ, so keep one of them, whichever you like.
lesson-travelled = The last die fell on a Ring as well. Three Rings are three circles: you are in Lothlórien.
lesson-split = Now Gandalf splits one of your squares, and each half is crossed off by itself. Split the first.
lesson-split-later = That helps as much today. But squares are crossed off from the left, and a crossed one can't be split any more: so begin with the first.
lesson-split-nothing = You may, but it costs nothing, and every half holds the Nazgûl up for a while.

## Sam's first turn

lesson-sam-struck = Your red Nazgûl has found Sam. He crossed off a square, although it was your turn.
lesson-sam-rolls = Now Sam rolls. Look at the black die: if he kept the White Tree, his rolling would end at once, so he leaves it. Watch what he does.

## The second turn

lesson-sam-done = Sam is in Moria. A Nazgûl of his own colour came for him, but thanks to Gandalf it took only half a square.
lesson-neutral-nazgul = Your turn. Blue belongs to nobody, so this Nazgûl comes for you. It must be kept all the same.
lesson-orc-or-ring = Now the Ring. Leave the Orc: it would stop your Rings. A Weapon does nothing but beat Orcs.
lesson-ring-left = You may roll it again, but a Ring that is kept can't turn into a Nazgûl.
lesson-weapon-alone = You may, but a Weapon only beats Orcs, and you have kept none. That die might still have become a Ring.
lesson-roll-again = Roll the other three.
lesson-black-ring = Another Ring: keep it.
lesson-roll-weapons = You have no Orc to fight, so roll both Weapons again.
lesson-two-more = Two Rings, and again you keep one of them.

## Sam's second turn

lesson-half-crossed = Four circles in one turn: you are in Minas Tirith! And the Nazgûl took only half a square. That was Gandalf's work.
lesson-sam-second = Now it is Sam who has rolled a Nazgûl in your colour. Watch what he does with it.

## The last turn

lesson-sam-strikes = He kept it, of course: both halves of your first square are gone.
lesson-two-to-go = You have two circles to go. With two Rings you are there.
lesson-weapon = So many Rings, and only one may be kept. Keep the Weapon, too: an Orc may still come.
lesson-no-weapon = You may, but if an Orc falls now, you have nothing against it, and it stops your Rings.
lesson-which-ring = And now a Ring. Take the black one: a Nazgûl on the black die would always come for you, so you want that die out of the cup.
lesson-other-ring = One Ring is as good as another. But a Nazgûl on the black die always comes for you, so that is the die to be rid of.
lesson-all-in = Here is your second Ring! Keep it, and the Orc with it: your Weapon beats one Orc. The red Nazgûl only hunts Sam.
lesson-nazgul-first = It must be kept, yes, and hunts only Sam. But it would have been left to you in the end: first the Ring and the Orc, and you are in Mordor.

## The end

lesson-in-mordor = Your Weapon has beaten the Orc, and you are in Mordor! But a round is always played to its end.
lesson-sam-last = Sam has one more turn. He would need six Rings, and there are only five dice.
lesson-won = The Ring is destroyed, and you have won. Well walked! When you know the road, try the advanced game: there every place has a rule of its own.

lesson-learnt-keep = After each roll keep at least one die, all of them different, and roll the rest.
lesson-learnt-nazgul = A Nazgûl must be kept, and its colour says whom it hunts. Gandalf holds them up.
lesson-learnt-mordor = Nine Rings lead to Mordor. An Orc stops them all, unless a Weapon beats it.
