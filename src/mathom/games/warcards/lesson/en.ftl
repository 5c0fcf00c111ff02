## The location step

lesson-welcome = Welcome! In five minutes you will play one round of the war. You are Gandalf and lead the Free Peoples. The Balrog of Moria leads the Shadow.
lesson-score = The first round is over: one point for you, two for the Shadow. The game has six paths, and after the last one the higher score wins.
lesson-ground = Each round brings new places to fight for. The first is a battleground: Rivendell. You defend it, and it is worth 2 points.
lesson-cycle = Rivendell lets you draw a card, and now cycle one. What is cycled comes back when your deck is used up. Cycle Nenya: only Galadriel may wear it, and she is not here.
lesson-cycle-vilya = That ring is as good to cycle as the other. I only want to keep it a little longer, to show you something.
lesson-cycle-needed = You may, and the card will come back. But you could have played it this round. Better cycle what nobody can use now.
lesson-cycle-weapon = You may, and the weapon will come back. But a hobbit could bear it today, while nobody here can wear Nenya.

## Playing and paying

lesson-path = The second place is the path, on which the Fellowship walks: this time the Inn of the Prancing Pony. Here the Shadow always attacks. If you hold the path, it gives you 2 points.
lesson-merry = Now you take turns, one action each. Begin by playing Merry to the path: he will defend it.
lesson-merry-reserve = He would be safe there, but he could not leave reserve again this round. And the path needs somebody now.
lesson-boromir-first = That works too, and you will do it soon. But the path is still empty, so I would send somebody there first.
lesson-item = A fine thing: an item makes its bearer stronger. But it costs a card like any other, and nobody stands on the path yet.
lesson-move-first = That works too, and moving even costs nothing. I only wanted to show you first how cards are paid for.
lesson-cycle-only = You may, but that was your whole turn, and nothing new has come into play. You will cycle enough cards by paying.
lesson-winnow-early = You may, but two cards would be gone for good, and you would get only one for them. Keep that for cards that nobody can use.
lesson-pass-early = You may, because the Shadow holds more cards than you. But there is still so much to do, and the Shadow will not wait.
lesson-pay = Every card that you play costs another one: cycle it from your hand. Pay with the Blade of Westernesse. It is a good weapon, but it comes back.
lesson-pay-best = You may. But Boromir has something to do this round, so I would not pay with him of all cards.
lesson-pay-ring = A clever payment, for nobody here can wear it. I only want to keep that ring, to show you something.
lesson-pay-sting = That is as good. I only have Sting in mind for the next payment.
lesson-shadow = Merry is on the path. Now it is the Shadow's turn. Watch where it goes.

## Moving

lesson-messenger = A Nazgûl! He was waiting in the Shadow's reserve. On the path he brings one attack icon.
lesson-elves = You have a reserve, too. Who has been there since an earlier round may move, and moving costs nothing. Send the High Elves to Rivendell.
lesson-frodo-early = A good move, and you would make it soon. I only wanted something else first.
lesson-boromir-early = That works too, and you will do it in your next turn. But Rivendell stands empty, and the Elves could go there for nothing.
lesson-item-later = That works too, and an item makes its bearer stronger. But you only have cards for a few more plays, and I have something else in mind for these.

## Reserve

lesson-goblins = Goblins have come to Rivendell. The Shadow pays for what it plays just as you do.
lesson-boromir = Boromir's first path is the third, so he can't go to this one. Play him to your reserve. From the next round on he can move, free of charge.
lesson-pay-again = First pay. Take Sting: you will see it again. After that, Boromir lets you draw a card.

## Help on the path

lesson-destroyer = A second Nazgûl: two attack icons on the path. It cancels one of them by itself, and Merry could cancel the other.
lesson-frodo = But the Shadow still has many cards. Icons that you can't cancel become its points, so send Frodo to help Merry.
lesson-winnow-first = You will do that in your next turn. But if one more Nazgûl came now, Merry alone could not hold the path.
lesson-pass-alone = You may, with two cards in hand. But if one more Nazgûl comes, Merry alone can't hold the path, and Frodo could have helped for nothing.

## Winnowing

lesson-cave-troll = Now a Cave-Troll is before Rivendell. Two attack icons: Rivendell can just cancel these by itself.
lesson-winnow = You hold two Rings, for Elrond and for Gandalf, and neither of them is in play. Winnow: both Rings are eliminated for good, and you draw one new card.
lesson-pass-rings = You may, and you would keep both Rings for the next round. But two cards that nobody can wear only fill your hand.
lesson-cycle-ring = You may, and the Ring will come back one day. But you get no card for it, and the other one stays in your hand.

## Passing

lesson-hill-troll = A third attack icon at Rivendell. Good that the High Elves are there.
lesson-pass = And you have drawn the Phial of Galadriel. Who has two cards or fewer may pass and keeps them for the next round. So pass: the Phial stays with you.
lesson-phial = A strong card! But whoever plays the last card pays dearly: a card must be forsaken, and it is gone for good. The path will hold without that.
lesson-phial-cycled = You may, but nobody makes you. Up to two cards may stay in your hand, and the Phial will be welcome in the next round.
lesson-pass-again = Somebody acted after your pass, so you are asked again. The Balrog is only in reserve, and this round he stays there. Pass once more.

## The combats

lesson-combat = Everybody has passed, so now there is combat. This round you are the starting player and say where it begins. Choose Rivendell.
lesson-combat-path = That works too, and today it makes no difference. I only wanted to begin with Rivendell.
lesson-rivendell-held = Three attack icons: Rivendell cancelled two, the High Elves the last one. That cost you the Elves, but attackers are always eliminated. Rivendell is yours!
lesson-losses = Now the path. It cancels one of two icons, and one hobbit must cancel the other. Take either: Merry and Frodo are only cycled here where others would be eliminated.

## The end of the round

lesson-path-held = The path is yours as well, and both Nazgûl are gone. You lead by 5 points to 2!
lesson-drawn = Then everybody drew new cards. The Phial that you kept is still there, and the next places are already on the table.
lesson-end = That was a whole round. Well fought! Whoever is ahead by 10 points wins at once. Else it is decided after the sixth path, and a tie goes to the Shadow.

lesson-learnt-pay = Every card you play costs another. What is cycled comes back, what is eliminated does not.
lesson-learnt-reserve = Moving from reserve is free, but not in the round in which a card came there.
lesson-learnt-combat = In combat the place cancels first, then the defenders that you lose. Attackers are always eliminated.
lesson-learnt-pass = With two cards or fewer you may pass, and you keep them for the next round.
