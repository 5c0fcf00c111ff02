## In two minutes

in-two-minutes = In two minutes
learn-title = { $game } in two minutes
learn-heading = { $game } in two minutes
learn-goal = Your goal
learn-turn = Your turn
learn-missed = Three things that beginners miss
learn-rules = { $rules } …
learn-play-easy = Play against an easy bot
learn-all-rules = All rules

## The shelf

shelf-first = New here?
shelf-first-game = Begin with { $game }:
shelf-first-why = it takes about { $minutes } minutes, and you learn it in two.

## The box

fact-players = { $least }–{ $most } players
fact-players-only = { $most ->
    [one] { $most } player
   *[other] { $most } players
}
fact-minutes = { $least }–{ $most } minutes
fact-minutes-about = about { $most } minutes
fact-weight = { $weight ->
    [1] very simple
    [2] simple
    [3] some rules to learn
    [4] many rules to learn
   *[5] a great many rules
}

## Journey to Mordor

learn-journey-goal = You are a hobbit, and you carry the Ring. Cross off circle after circle until you stand in Mordor – before the squares of your Nazgûl trail, below, are all crossed off. If they are, the riders have you, and you are out.
learn-journey-goal-picture = Frodo's sheet: four of nine circles are crossed off, he is in Rohan. Below, one of the six squares of his Nazgûl trail is crossed off and half of the next.
learn-journey-turn-1 = Roll all five dice. Set aside at least one, or more – but no two with the same symbol from one roll. What you don't keep, you roll again.
learn-journey-turn-1-picture = Five dice. Ring, Weapon and Gandalf are set aside; the two Orcs will be rolled again.
learn-journey-turn-2 = Is there a Nazgûl in the roll? You must keep one. You go on until all five dice are set aside. Only the White Tree on the black die lets you stop sooner.
learn-journey-turn-2-picture = A Nazgûl is set aside because it must be; a White Tree may be.
learn-journey-turn-3 = Now your dice count. Each Ring crosses off a circle. Each Gandalf splits one of your squares in two, which gives you time. Each Nazgûl crosses off a square.
learn-journey-turn-3-picture = A Ring leads to a crossed-off circle, a Gandalf to a square split in two, a Nazgûl to a crossed-off half of a square.
learn-journey-missed-1 = One Orc stops all your Rings. You need a Weapon for every Orc that you keep; otherwise you don't move at all.
learn-journey-missed-1-picture = Two Rings and an Orc without a Weapon: that makes nothing.
learn-journey-missed-2 = You can't just stop. If one die is left, you must roll it and keep whatever it shows. So leave yourself good company: a Weapon kept early makes the last roll harmless.
learn-journey-missed-2-picture = Four good dice are set aside, and the fifth shows an Orc.
learn-journey-missed-3 = The colour of a die matters only for a Nazgûl: he rides to the player of that colour. The black one, and those of colours that nobody plays, come to you.
learn-journey-missed-3-picture = The Nazgûl on the red die rides to Sam, who is red. The one on the black die rides to Frodo, whose turn it is.

## The Confrontation

learn-confrontation-goal = The Fellowship wants Frodo to walk into Mordor. Sauron wants to catch Frodo, or to bring three of his own into the Shire. You see where the enemies stand, but not who they are.
learn-confrontation-goal-picture = The map from the Shire, below, to Mordor, above. Frodo stands in Eregion, Aragorn in Enedwaith and Sam in Arthedain, with their faces to you. Three characters of Sauron show only their backs.
learn-confrontation-turn-1 = Move one of your characters forward into a neighbouring region. Not sideways, not back. The red number says how many of yours have room there.
learn-confrontation-turn-1-picture = Merry in Cardolan can go to Eregion, where an enemy stands, or to Enedwaith.
learn-confrontation-turn-2 = If an enemy is there, you fight. Both show who they are, and their abilities may end the battle at once: first the Fellowship's, then Sauron's.
learn-confrontation-turn-2-picture = Aragorn meets somebody of whom only the back is seen. It turns out to be the Black Rider.
learn-confrontation-turn-3 = Otherwise both play a card in secret. Strength plus card: the lower sum falls. If the sums are equal, both fall.
learn-confrontation-turn-3-picture = Aragorn has 4 and plays a 3, which makes 7. The Black Rider has 3 and plays a 2, which makes 5. He is defeated.
learn-confrontation-missed-1 = A card that you have played is gone until you have played all nine. Don't spend your highest number on somebody weak – and remember what the other side has left.
learn-confrontation-missed-1-picture = Five cards: a 5 and a 3 have been used; Magic, a 1 and Retreat are still in hand.
learn-confrontation-missed-2 = Abilities come before cards, and they decide many battles. Boromir takes anybody with him; the Orcs strike the first whom they attack. Touch a character to read what it can do.
learn-confrontation-missed-2-picture = Boromir and the Balrog: both have fallen, and no card was played.
learn-confrontation-missed-3 = At the end of the turn all are hidden again. The table remembers for you: a number tells how many characters a piece can be.
learn-confrontation-missed-3-picture = The Black Rider, seen for a moment, and then only a back again with the note “3?”.

## War of the Ring: The Card Game

learn-warcards-goal = The Free Peoples follow the path from Bag End to Mount Doom and hold their lands until then. The Shadow corrupts them on the way and overruns the rest. Ten points ahead wins at once; otherwise the higher score after the last path, and a tie is the Shadow's.
learn-warcards-goal-picture = Nine knots on a thread. The first and third belong to the Free Peoples, the second to the Shadow; the fourth path is being walked.
learn-warcards-turn-1 = Every round opens two places to fight for: a battleground, where armies meet, and the next path of the Ring-bearer.
learn-warcards-turn-1-picture = The battleground Helm's Deep, worth 2 points, and the path Khazad-dûm.
learn-warcards-turn-2 = In turn each of you does one thing: plays a card, moves one out of the reserve, cycles one. Each card that you play costs another one from your hand, which you cycle; it will come back later. You may pass once you have two cards or fewer.
learn-warcards-turn-2-picture = The Village Militia is played, and Legolas is cycled for it.
learn-warcards-turn-3 = When all have passed, you fight. Attack icons are cancelled by the shields of the place, then by defenders, who are lost. Is anything left over, the attackers win.
learn-warcards-turn-3-picture = Helm's Deep: the White Hand Orcs and the Wolf-Riders attack with 3. The place cancels 2 and the Village Militia 1, so the Free Peoples hold it.
learn-warcards-missed-1 = Who attacks is always eliminated, even if they win. Who defends is lost only as far as needed; the others are cycled and come back. Attack where it is worth it.
learn-warcards-missed-1-picture = Two attacking armies of the Shadow are gone; the Riders of Rohan, who defended, come back later.
learn-warcards-missed-2 = On a path every attack icon that gets through is a corruption token, and each is a point for the Shadow. The Free Peoples get the path's points only if nothing gets through.
learn-warcards-missed-2-picture = The path Weathertop with three seals of corruption.
learn-warcards-missed-3 = A card played into the reserve can't leave it in the same round. Plan one round ahead, and keep cards in hand to pay with.
learn-warcards-missed-3-picture = Legolas lies askew in the reserve: he came this round.

## The Lord of the Rings TCG

learn-fellowship-goal = Lead your fellowship along the path of nine sites; in the first game seven are enough. Whoever first brings the Ring-bearer through the skirmishes at the last site wins. Who loses the Ring-bearer, to death or to the Ring, is out.
learn-fellowship-goal-picture = A path of nine places. Four sites lie there; your fellowship is at the fourth, the other one at the second; a flag marks the goal.
learn-fellowship-turn-1 = On your turn you are the Free Peoples and your fellowship walks. On the other player’s turn you are the Shadow and stand in the way. Your deck holds cards for both, and every turn has the same seven phases.
learn-fellowship-turn-1-picture = Seven signs in a row: fellowship, Shadow, maneuver, archery, assignment, skirmish, regroup. The first is lit.
learn-fellowship-turn-2 = Fellowship: play companions, their gear and their friends. Every card’s cost goes into the twilight pool as black stones. Then you must move to the next site.
learn-fellowship-turn-2-picture = Boromir costs 3 and a Hobbit Sword 1: four stones are in the bowl.
learn-fellowship-turn-3 = Shadow: your opponent takes those stones out again and pays with them for minions, who now face your fellowship.
learn-fellowship-turn-3-picture = A bowl with eight stones, and two Uruk-hai to be paid with it.
learn-fellowship-turn-4 = Then it is fought. Maneuvers first, then archers on both sides deal wounds, then you set defenders against minions, and the Shadow sends those that are left. In each skirmish the higher strength wins; on a tie the Shadow wins. The loser takes a wound, and dies at once against twice its strength.
learn-fellowship-turn-4-picture = Aragorn with strength 10 against an Uruk with 9: Aragorn wins.
learn-fellowship-turn-5 = Regroup: the Shadow player fills the hand up to eight cards. Then you either move once more, which lets the Shadow play again, or end your turn and fill up your own. You may move twice in a turn.
learn-fellowship-turn-5-picture = Three new cards: Athelas and Legolas for your own turns, an Uruk Shaman for the other player’s.
learn-fellowship-missed-1 = Moving feeds the Shadow: it adds the new site’s Shadow number and one stone for every companion. A large fellowship is strong and expensive to walk with.
learn-fellowship-missed-1-picture = Aragorn and Sam beside a bowl with five stones.
learn-fellowship-missed-2 = The Ring saves, and the Ring corrupts. While the Ring-bearer wears it, he takes burdens instead of wounds; with as many burdens as resistance you have lost.
learn-fellowship-missed-2-picture = Frodo wears the Ring. He has 6 burdens; 10 would corrupt him.
learn-fellowship-missed-3 = To exert a character is to pay with its wounds. Many cards ask for it. Who has only one life left is exhausted and can’t be asked, so wounds cost you more than blood.
learn-fellowship-missed-3-picture = Aragorn has exerted once and has three lives left. Gandalf has three wounds and is exhausted.
