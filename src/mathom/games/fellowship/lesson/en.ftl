## The fellowship phase

lesson-welcome = Welcome! In five minutes you will play one turn for your own fellowship, and one as the Shadow that hunts another. You have Gandalf's deck, your opponent has Aragorn's.
lesson-goal = Your fellowship is still small: Frodo, who bears the Ring, and Gandalf. Whoever first brings their Frodo through site 7 alive wins. If he dies or the Ring corrupts him, the game is lost.
lesson-pool = This is the twilight pool. Whatever you play for your fellowship puts tokens into it, and with these tokens the Shadow pays for its minions. So every help has its price.
lesson-legolas = Legolas costs 2. But Gandalf can bring him in for 2 less, that is, for nothing. Choose Gandalf: he exerts for it, which means that he pays with a wound.
lesson-legolas-paid = That works too, and Gandalf keeps his strength. But now there are 2 tokens in the pool, and your opponent can afford something worse.
lesson-westfarthing = That works too: here Frodo exerts, and Legolas costs 1 less. But Gandalf would have brought him for nothing, and Frodo's wounds are the dearest.
lesson-move-early = You may, and fewer companions feed the Shadow less. But somebody has to fight, and Legolas would have come for nothing.
lesson-move = Legolas is with you, and the pool is still empty. Now end the phase: in every turn your fellowship must move to the next site.

## What the Shadow buys

lesson-fed = That has filled the pool: 2 tokens for the Shadow number of Bree Gate, and 1 for each companion, 5 in all. Now your opponent is the Shadow and may spend them.
lesson-roams = An Uruk Shaman! It costs 3, but its home begins only at site 5. Before that it is roaming, and a roaming minion costs 2 more. So the pool is empty.

## A fight

lesson-arrow = Archery comes before the fighting. Legolas is an archer and has already hit the Shaman. It has vitality 2, so one more wound will kill it.
lesson-defend = Now choose who stands up to it. The Shaman has strength 8 and damage +1: whoever loses takes two wounds. Assign Gandalf. He has only 7, but also a trick in hand.
lesson-frodo-overwhelmed = Careful! Frodo has strength 4, and 8 is twice as much. Whoever faces twice their own strength is overwhelmed and dies at once, however healthy. And without Frodo the game is lost.
lesson-legolas-fights = You may, but he has strength 6 against 8, and the trick in your hand helps only Gandalf. He would lose and take two wounds.
lesson-nobody-defends = You may, but then your opponent chooses, and would choose Frodo: 8 is twice his strength, so he would be overwhelmed and dead at once.
lesson-wizard = 7 to 8: as it stands, Gandalf loses. Play Mysterious Wizard, which gives him +4. The card costs 2, and they go into the pool as well.
lesson-gandalf-loses = Then it is 7 to 8. Gandalf loses and takes two wounds, because of damage +1. He was tired already, and the trick is still in your hand.
lesson-no-dwarf = You may, but it only helps a Dwarf, and there is none in your fellowship. The card is gone for nothing.
lesson-compare = 11 to 8! When nobody wants to do any more, the strengths are compared. So pass.

## Whether to move again

lesson-won = Gandalf has won, and the wound killed the Shaman, thanks to Legolas. With 16, twice as much, Gandalf would have overwhelmed it even unhurt.
lesson-again = You may move once more in this turn. No minion is left, there are only 2 tokens in the pool, and site 3 is a sanctuary. Go on!
lesson-stop = That is careful, and nothing can happen to you now. But this is a race, and a better moment for a second move seldom comes.
lesson-no-minion = In Rivendell! The Shadow number here is 0, so there were only 5 tokens, and your opponent held no minion for that. Without minions there is no fight.
lesson-reconcile = At the end of your turn you draw up to eight cards, and you may discard one first. Discard Their Halls of Stone: it needs a Dwarf.
lesson-keep-all = You may, but now you draw only two. It is worth parting with a card that you can't use.
lesson-keep-intimidate = You may. But Intimidate saves a companion from a wound as long as Gandalf is here. The other card needs a Dwarf, and you have none.
lesson-keep-shadow = You may. But that is a Shadow card, and you will be the Shadow in a moment. The other one needs a Dwarf, and you have none.

## The learner is the Shadow

lesson-other-side = Now it is the other way round: your opponent leads a fellowship, and you are the Shadow. Watch the pool. It is for you that it fills.
lesson-nine = Boromir and Athelas cost 4 together, the move brought 5 more. With these 9 tokens you can buy. Here your goblins are roaming, too, and each costs 2 more.
lesson-marksman = Begin with the Goblin Marksman. He costs 3 and 2 for roaming, and he is an archer.
lesson-other-goblin = That works too, and with care the tokens still last for all three. I only wanted to begin with the archer.
lesson-no-goblins = You may, but the pool is emptied when the next turn begins. Tokens can't be saved up.
lesson-runner = 4 tokens are left. The Goblin Runner costs 1 and 2 for roaming, and he brings something along.
lesson-sneak-first = That works too, but it leaves 1 token, and the Runner costs 3. If he had come first, you could have had both.
lesson-scimitar-first = That works too, for it costs nothing. I only wanted to buy all the goblins first.
lesson-tokens-left = You may, but there are tokens left, and they won't be there on your next turn.
lesson-runner-adds = When he comes, he may put 2 tokens into the pool. Today the pool is yours, so use that.
lesson-runner-adds-nothing = You may, but these tokens would have been yours alone, and one more goblin could have come for them.
lesson-sneak = 3 tokens: exactly enough for the Goblin Sneak.
lesson-scimitar = The Goblin Scimitar costs nothing and gives +2 strength. Hand it to the Marksman: with 9 he is stronger than Aragorn, who has 8.
lesson-scimitar-elsewhere = That works too, and +2 helps anybody. But with it the Marksman could have beaten even Aragorn.
lesson-no-scimitar = You may keep it. But it costs nothing, and today it could do good work.
lesson-shoots = Because of the Scimitar you have also drawn a card. Now your Marksman shoots, and your opponent chooses who is hit, and then who stands up to whom.

## The minion that is left

lesson-hit = Boromir took the arrow. He has vitality 3, so 2 are left. He faces the Runner, Aragorn faces the Marksman, and nobody faces the Sneak.
lesson-left = A minion that nobody faces goes for whomever you like. Send the Sneak against Frodo: 5 to 4!
lesson-two-on-one = That works too: two against one add up their strength. But if Frodo falls, you win the whole game, so he is the one to hurt.
lesson-sneak-idle = You may, but then the Sneak only looks on. And Frodo would have had only 4 against its 5.
lesson-boromir-exerts = In a skirmish everybody may act, even for somebody else: Boromir exerted and gave Frodo +3. Now it is 7 to 5 against you.
lesson-drums = But you hold Drums in the Deep, +2 for a goblin of yours. That makes 7 to 7, and in a tie the Shadow wins!
lesson-no-drums = Then it is 7 to 5, and the Sneak dies. With the drums it would have been 7 to 7, and ties go to the Shadow.
lesson-drums-sneak = The Sneak needs them.
lesson-drums-elsewhere = You may, but that goblin isn't fighting now, and the drums only last for this skirmish.

## The Ring

lesson-tie = 7 to 7, and you have won! Now Frodo should take a wound. But your opponent may do what you may do, too: let him put on the Ring.
lesson-burden = That made the wound a burden. With 10 burdens Frodo is corrupted and the game is lost, and burdens are much harder to be rid of than wounds. Let us see how Aragorn fares.
lesson-aragorn-lost = The Scimitar did it: Aragorn lost, 8 to 9, and took a wound. Boromir is the last, 7 against the 5 of your Runner.
lesson-drums-again = Boromir has a wound from the arrow and one from exerting. Only 1 of his vitality is left, and you hold the drums a second time!
lesson-boromir-spared = You may keep them. But 7 to 7 would have been enough: one more wound, and Boromir is dead.
lesson-drums-runner = This time they are for the Runner.

## The end of the turn, and a sanctuary

lesson-boromir-falls = Boromir has fallen. Exerting for Frodo cost him the strength that he needed himself. Remember that whenever a card asks you to exert.
lesson-fill-up = Before your opponent decides about a second move, you fill up your hand as well. Keep everything: the Goblin Patrol Troop is slow to pay for, but strong.
lesson-keep-troop = You may, and you draw one card more. But with strength 13 it overwhelms almost anybody once the pool is full.
lesson-discard-fine = That is fine, too: you draw one card more. I would have kept them all.
lesson-chased = All your goblins are alive. If the fellowship moved on, they would be after it at once. Your opponent thinks better of it and ends the turn.
lesson-sanctuary = Your turn again, and it begins in a sanctuary: here you may heal up to five wounds. Gandalf has one, from calling Legolas.
lesson-unhealed = You may, but it costs nothing, and who is healthy can exert again.
lesson-standing = You stand at site 3, and nobody in your fellowship is hurt. Your opponent is at site 2, with a burden and without Boromir.
lesson-end = And so it goes on, turn by turn, to site 7. Well led! One thing is still ahead of you: to let your own Frodo put on the Ring. Do it seldom.

lesson-learnt-twilight = What you play for your fellowship and every move fill the twilight pool, and the Shadow pays out of it.
lesson-learnt-turns = On your turn you lead the fellowship, on the other's you are the Shadow. A second move is a risk, for the surviving minions follow.
lesson-learnt-skirmish = The stronger one wins the skirmish, in a tie the Shadow. Twice the strength kills at once.
lesson-learnt-exert = To exert is to pay with a wound. The Ring turns wounds into burdens, and 10 of them lose the game.
