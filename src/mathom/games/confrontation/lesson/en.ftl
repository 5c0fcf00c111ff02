## Lining up

lesson-welcome = Welcome! In five minutes you will fight three battles, and I will be at your side. You lead the Fellowship of the Ring; against you plays Sauron.
lesson-goal = Here is Frodo with the Ring. If he enters Mordor, you win. Sauron wins if Frodo falls, or if three of Sauron's characters are in the Shire.
lesson-deploy = First you line up: five stand ahead, four stay in the Shire. Choose “Strong front”, so that Frodo waits behind, close to Sam; then take the field.
lesson-deploy-other = You can line up as you like, and it is a good game that way, too. Only the battles that I want to show you need the “Strong front”.

## A quiet move

lesson-map = Up there stand Sauron's nine. You see where they are, but not who they are. Sauron knows just as little about yours.
lesson-sauron-begins = Sauron has the first turn. Watch.
lesson-stranger = Somebody has come down to the Gap of Rohan. Who? That comes out only in a battle.
lesson-quiet-move = Your turn. In each turn you move one character one region forward. Most regions have room for two of yours: let Gimli join Aragorn in Eregion.
lesson-frodo-early = You may, and some day he must go. But there are strangers ahead: let somebody else find out who they are.
lesson-boromir-now = That is just what I would do next! Only I wanted to show you a quiet move first.
lesson-moria-attack = You may: the yellow arrow leads through Moria to Fangorn. But somebody was standing there, so it is an attack on a stranger.

## The first battle

lesson-two-strangers = And now somebody is in the Misty Mountains, too: two strangers right in front of you.
lesson-boromir = Whoever enters a region with an enemy attacks. Boromir has strength 0, but he takes along whomever he fights: just right against a stranger. Attack the Gap of Rohan!
lesson-gimli-orcs = What luck: they were Orcs, and Gimli defeats Orcs before anybody plays a card! But nobody could know that. Against others he has only his strength of 3.
lesson-gandalf-now = A good idea, and soon the time for it will come. First I wanted to show you a battle without cards.
lesson-boromir-wasted = You may, but nobody is there. Boromir is at his best when he attacks.
lesson-troll = The Cave Troll! With 9 he was the strongest of all, and he fell before anybody played a card. In a battle abilities come first, yours before Sauron's.

## The second battle

lesson-gandalf = Now for the Misty Mountains. When Gandalf fights, Sauron must show his card first. And his strength is 5: a good one against strangers, too.
lesson-orcs = Orcs! Had they attacked, Gandalf would have fallen at once. But you attack, so cards will decide. Sauron shows his first.
lesson-six = A 6! With their strength of 2 the Orcs have 8. Gandalf has 5, and your card is added to it. Whoever has less falls; if it is the same, both do.
lesson-four = With the 4 it is 9 to 8. That is just enough, and you keep the 5 for later.
lesson-five-too-early = That wins as well, 10 to 8. But the 4 would have been enough, and in the next battle you would miss the 5.
lesson-tie = 8 to 8: now both fall, and Gandalf is worth more than the Orcs. One more would have been enough.
lesson-too-low = That is too little: the Orcs have 8, and Gandalf falls.
lesson-magic-empty = Magic brings back a card that you have discarded, and you have none yet. So it adds nothing, and Gandalf falls.
lesson-sacrifice = Now both fall, which is a high price for Orcs. Noble Sacrifice is meant for somebody whom you can't defeat otherwise.
lesson-retreat = Gandalf steps back, and nobody falls. That is good to know for a battle that can't be won. But this one could.

## Ways

lesson-orcs-beaten = The Orcs are defeated. Played cards lie open until both sides have played all nine. So you know that Sauron's 6 is gone.
lesson-moria = The yellow arrow from Eregion to Fangorn is a short cut, through Moria. But if the Balrog is in Caradhras, he can strike down whoever goes there.
lesson-caradhras = So take Caradhras yourself, best of all with Aragorn. In the mountains there is room for only one character of each side.
lesson-open-road = Look, the southern road is empty: Enedwaith and the Gap of Rohan. That may be a road for Frodo.
lesson-sam-first = But don't let Frodo go alone. Sam sets out first, to Cardolan.
lesson-frodo-without-sam = You may, but Sam is not with him, and some of Sauron's servants reach far. In the same region Sam can fight in Frodo's place.
lesson-frodo-follows = Now Frodo goes to Sam. Sauron sees only two hidden characters in Cardolan.
lesson-sam-too-far = You may, but Sam can help Frodo only while both are in the same region.

## The third battle

lesson-rider = The Black Rider! He may ride as far as he likes, if he attacks at the end. Through the empty Gap of Rohan he has come straight to Cardolan.
lesson-frodo-found = Two of yours are there, so chance decided whom he met: Frodo. You must not lose him!
lesson-sam-steps-in = Frodo could retreat sideways, to Arthedain. But Sam may fight in his place, and beside Frodo he has strength 5 instead of 2. Let Sam fight!
lesson-sam-waits = So Frodo must manage without him: retreat to Arthedain, or fight with his strength of 1. Sam could have defeated the Rider for him.
lesson-what-is-left = Sam has 5, the Rider 3, and this time both choose in secret. Look at what Sauron has left: the 6 is gone, and only Magic brings it back. So he has 9 at most.
lesson-five = With your 5 Sam has 10, and nothing beats that. It is for this that you kept it.
lesson-not-sure = That may be enough or not: it depends on what Sauron plays. With the 5 you could have been sure.
lesson-sacrifice-sam = That costs you Sam as well, and who will stand by Frodo then? The 5 would have defeated the Rider without a sacrifice.
lesson-retreat-sam = Careful: if Sam steps back to the Shire, the Rider attacks Frodo next, and nobody is left to fight in his place.

## Hidden again

lesson-rider-beaten = The Rider is defeated! At the end of every turn all hide again. Sauron knows that Frodo and Sam are in Cardolan, but not which of the two is which.
lesson-bluff = So let Sam go on, to Enedwaith. Sauron sees that one of the two leaves, and will wonder: was it Frodo?
lesson-frodo-went = Sauron has to guess now, too. But Frodo stands in front all alone, and Sam can't fight in his place there.
lesson-together = And Frodo goes after him. Again two hidden characters stand side by side, and Sam is near.
lesson-road = From here it is only four steps: the Gap of Rohan, Rohan, Gondor, Mordor.
lesson-beware = Two warnings: in the mountains Frodo can't retreat sideways, and in battle with the Warg your characters' abilities do not work.
lesson-end = That is enough for your first game. What everybody can do you will learn on the way.

lesson-learnt-goal = Frodo in Mordor wins. If he falls, or if three of Sauron's characters are in the Shire, Sauron wins.
lesson-learnt-battle = Whoever enters a region with enemies attacks. First come abilities, then cards and strength; if it is the same, both fall.
lesson-learnt-cards = Played cards lie open. Remember what the other side has left, and play no more than you need.
lesson-learnt-hidden = When a turn ends, all hide again. Keep Sam with Frodo, and rather let Frodo retreat than fight.
