title = The Confrontation
summary = Eighteen hidden characters and one Ring: the Fellowship carries it to Mordor, Sauron hunts for it and marches on the Shire.

## Which verb goes with a character: the variant of a sentence to be taken.
-verb = { $case ->
   *[nom-singular] singular
    [nom-plural] plural
}

## Characters, as on their cards: the side with the ring, then the side with the star

ability-frodo = When he defends, he may retreat sideways before cards are played, but not in the mountains. If he enters Mordor, the Fellowship wins. If he is defeated, Sauron wins.
ability-frodo-star = In his battles the text of Sauron's combat cards does not work. He bears the Ring: if he enters Mordor, the Fellowship wins; if he is defeated, Sam is revealed and bears it. If the Warg defeats him or Sam has fallen before, Sauron wins.
ability-sam = If Frodo is attacked in his region, Sam may reveal himself and fight in his place. Beside Frodo his strength is 5, provided that Frodo is revealed before cards are chosen. Neither works against the Warg.
ability-sam-star = When he defends, his strength equals that of his attacker (but 1 against the Warg). Once the Ring has passed to him, the Fellowship wins if he enters Mordor, and Sauron wins if he is defeated.
ability-gimli = He defeats the Orcs before their ability and before cards are played.
ability-theoden-star = His strength is 4 when he fights in Rohan or Gondor.
ability-pippin = When he attacks, he may retreat backward before cards are played.
ability-smeagol-star = When he defends and is alone in his region, he may change places with a Fellowship character in an adjacent region before cards are played, but not sideways in the mountains. That character fights instead, as if it had been attacked.
ability-legolas = He defeats the Flying Nazgûl before cards are played.
ability-elrond-star = In his battles Sauron's Eye of Sauron and Magic do not work.
ability-merry = He defeats the Witch-king before cards are chosen.
ability-faramir-star = When he attacks, he may retreat sideways before cards are played, but not in the mountains.
ability-gandalf = In his battles Sauron must choose and show his card first, and exchange it at once if it is Magic. Only then does the Fellowship choose a card; it must play one even against Retreat.
ability-gandalf-star = When cards have been shown in a battle in his region or an adjacent one, he may be revealed to add 1 to the Fellowship fighter's strength. This works in the mountains and without cards as well, but not against the Warg and not in his own battles.
ability-aragorn = He may move to any adjacent region, even sideways or backward, if he attacks there. In the mountains he can't move sideways.
ability-aragorn-star = When he defends, he may decide that no cards are played: strength alone counts.
ability-boromir = In battle he and his opponent are both defeated, before the opponent's ability and before cards. Against the Warg this does not work.
ability-treebeard-star = In Fangorn his strength is 6, except against the Warg. From any region he may move straight to Fangorn to attack, if exactly one Sauron character is there.
ability-orcs = When they attack, they defeat the first character that they fight, before cards are played. If it retreats first, the blow is spent; in later battles of the same attack they have no ability.
ability-orcs-star = When they attack, their strength is 6.
ability-flying-nazgul = It may move to any region of the board to attack, if exactly one Fellowship character is there; even sideways in the mountains.
ability-flying-nazgul-star = It may move two regions forward to attack, no matter who stands in the region that it skips.
ability-black-rider = He may move any number of regions forward if he attacks at the end. He can't pass through a region with Fellowship characters, nor enter one that is full of Sauron's.
ability-mouth-of-sauron-star = When both cards have been shown, Sauron may exchange his own for his 4, from his hand or from his discard pile; the other card goes where the 4 was. Not if no cards are played.
ability-shelob = When she has defeated a character in battle, she returns to Gondor at once. If two Sauron characters or any Fellowship character are there, she is defeated. After a battle in Gondor she stays.
ability-wormtongue-star = When he is defeated, he may retreat backward to an empty adjacent region instead of leaving the game.
ability-balrog = If he is in Caradhras when a Fellowship character goes through Moria (from Eregion to Fangorn), Sauron may reveal him: that character is defeated without a battle, and he stays where he is.
ability-uruk-hai-star = { $uruk_hai ->
    [shown] They may move any number of regions forward if the last one is empty; a move of more than one region reveals them. They can't pass through a region with Fellowship characters, nor through one that is full of Sauron's.
   *[hidden] They may move any number of regions forward if the last one is empty. They can't pass through a region with Fellowship characters, nor through one that is full of Sauron's.
}
ability-witch-king = He may move sideways to an adjacent region if he attacks there, but not in the mountains.
ability-witch-king-star = If he enters the Shire, Sauron wins at once, whoever is there.
ability-saruman = { $saruman_holds ->
    [no] In his battles Sauron may decide that no cards are played: strength alone counts.
   *[yes] Nobody can retreat from him by an ability. Sauron may decide that no cards are played: strength alone counts.
}
ability-saruman-star = He defeats Gandalf before cards are played. Against anyone else he may once per battle make the Fellowship take back the card that it has shown and play another, unless it was its last one.
ability-warg = The ability of the Fellowship character in battle with it does not work.
ability-gollum-star = In battle he may retreat forward before cards are played, unless the Fellowship character has retreated already.
ability-cave-troll = In his battles Sauron's card counts for nothing, neither text nor strength. Sauron must still play and discard one.
ability-watcher-star = Once revealed, it stays revealed for the rest of the game and can't move any more. Only Sauron's Retreat and Recall to Mordor still move it.

## What they have to fear. Names without a mark are of the same side of the tokens.

beaten-by-frodo = { $saruman_holds ->
    [no] The Warg does not let him retreat, and in the mountains he can't; in Moria the Balrog may lie in wait.
   *[yes] The Warg and Saruman do not let him retreat, and in the mountains he can't; in Moria the Balrog may lie in wait.
}
beaten-by-frodo-star = Almost anyone is stronger, and strength cards work against him; the Warg (classic) ends the game with him.
beaten-by-sam = Attacking Orcs defeat him before cards; without Frodo, and always against the Warg, his strength is only 2.
beaten-by-sam-star = When he attacks, his strength is only 1; attacking Orcs (classic) defeat him before cards.
beaten-by-gimli = Anyone stronger: the Cave Troll, the Balrog, Shelob, the Witch-king, Saruman.
beaten-by-theoden-star = Outside Rohan and Gondor almost anyone is stronger; against the Warg (classic) his strength is always 2.
beaten-by-pippin = { $saruman_holds ->
    [no] Almost anyone who attacks him; when he attacks, the Warg does not let him go.
   *[yes] Almost anyone who attacks him; when he attacks, the Warg and Saruman do not let him go.
}
beaten-by-smeagol-star = Anyone, if he can't change places: with a companion in his region, without one nearby, or against the Warg (classic).
beaten-by-legolas = Anyone stronger than he, except the Flying Nazgûl; attacking Orcs defeat him before cards.
beaten-by-elrond-star = Attacking Orcs, the Flying Nazgûl and the Watcher are stronger; the Warg (classic) takes his ability away.
beaten-by-merry = Almost anyone but the Witch-king; attacking Orcs defeat him before cards.
beaten-by-faramir-star = { $saruman_holds ->
    [no] When he is attacked, he has no ability; the Warg (classic) does not let him retreat.
   *[yes] When he is attacked, he has no ability; the Warg and Saruman (both classic) do not let him retreat.
}
beaten-by-gandalf = Attacking Orcs defeat him before cards, and so does Saruman (variant); against the Warg Sauron need not show his card first.
beaten-by-gandalf-star = Saruman defeats him before cards, and so do attacking Orcs (classic).
beaten-by-aragorn = Attacking Orcs defeat him before cards; the Cave Troll, the Balrog, Shelob and the Witch-king are stronger.
beaten-by-aragorn-star = When he attacks, he has no ability; the Watcher, the Flying Nazgûl and attacking Orcs are stronger.
beaten-by-boromir = The Warg: against it he has only his card.
beaten-by-treebeard-star = Outside Fangorn the Flying Nazgûl, the Watcher and attacking Orcs are stronger; so it is everywhere against the Warg (classic), where he has only 4.
beaten-by-orcs = Gimli defeats them before cards; Boromir falls together with them.
beaten-by-orcs-star = When they defend, their strength is only 3; Sam is as strong as they are, and Gimli (classic) defeats them before cards.
beaten-by-flying-nazgul = Legolas defeats it before cards; Boromir falls together with it.
beaten-by-flying-nazgul-star = Treebeard in Fangorn is stronger; Legolas (classic) defeats it before cards.
beaten-by-black-rider = Gandalf and Aragorn are stronger, and so is Sam beside Frodo; Boromir falls together with him.
beaten-by-mouth-of-sauron-star = Aragorn, when attacked, can do without cards and is stronger; so are Gandalf and Treebeard.
beaten-by-shelob = Gondor itself, if it is full or enemies are there when she returns; Boromir falls together with her.
beaten-by-wormtongue-star = Any defeat without an empty region behind him.
beaten-by-balrog = Boromir falls together with him, and so does whoever plays Noble Sacrifice.
beaten-by-uruk-hai-star = Gandalf is stronger, and Treebeard in Fangorn; Aragorn is their equal.
beaten-by-witch-king = Merry defeats him before cards; Boromir falls together with him.
beaten-by-witch-king-star = His strength is only 2, so almost anyone is dangerous; Merry (classic) defeats him before cards.
beaten-by-saruman = Gandalf is stronger, with and without cards, and so is Sam beside Frodo; Boromir falls together with him.
beaten-by-saruman-star = Aragorn and Treebeard are stronger; when attacked, Aragorn can do without cards.
beaten-by-warg = Anyone who is simply stronger: Gandalf, Aragorn, Legolas, Gimli.
beaten-by-gollum-star = Anyone, if he has no free region in front; Boromir (classic) defeats him before he can retreat.
beaten-by-cave-troll = Boromir, and Noble Sacrifice, which Sauron's card can't prevent; Gandalf is stronger if he plays the 5.
beaten-by-watcher-star = Noble Sacrifice, and strong enemies who know where it is once it has been revealed; Boromir (classic) falls together with it.

## Combat cards

card-text-strength = Adds its number to the character's strength.
card-text-magic = Exchange it for one of your own discarded cards, which is used at once. Without discarded cards it has no effect.
card-text-noble-sacrifice = Both fighting characters are defeated, unless Sauron has retreated first.
card-text-elven-cloak = A strength card of Sauron's adds nothing, even if it comes from Magic.
card-text-eye-of-sauron = The text of the Fellowship's card has no effect. Against a strength card it does nothing.
card-text-retreat-fellowship = The Fellowship's fighter must retreat backward to an adjacent region without enemies and with room. If there is none, the battle goes on.
card-text-retreat-sauron = Sauron's fighter must retreat sideways to an adjacent region without enemies and with room, never in the mountains. If there is none, the battle goes on.

## Special cards

special-text-shadowfax = Before the move one character goes one region forward, also along a yellow arrow, to where there are no enemies and is room. It must then make the normal move of the turn.
special-text-gandalf-the-white = Skip the turn: a defeated Gandalf returns to Fangorn, if there are no enemies and at most one companion there.
special-text-king-revealed = Skip the turn: reveal Aragorn and choose a Sauron character. Sauron must move it in his next turn and can't skip that turn; if it can't move, he may move another.
special-text-gwaihir = At the start of a battle, before abilities: the Fellowship's fighter may retreat sideways or backward. This replaces its own ability. Not against the Warg.
special-text-recall = Skip the turn: put one Sauron character back to Mordor, if there are no Fellowship characters and at most three of Sauron's there.
special-text-dark-of-mordor = Before the move one character goes one region forward, to where there are no enemies and is room. A different one must then make the normal move. A revealed Watcher can't go.
special-text-crebain = Skip the turn: choose a Fellowship character. It is revealed for the rest of the game.
special-text-palantir = At any moment of his own turn Sauron reveals all Fellowship characters in one region, but not in the Shire. They hide again when the turn ends.

## Bots

bot-greedy = looks one move ahead and weighs what it may lose by it
bot-medium = guesses who is hidden and thinks many possibilities through
bot-hard = guesses who is hidden and thinks a great many possibilities through

## Options before play

setting-format = Version
setting-format-classic = classic: all characters show their ring side
setting-format-variant = variant: all characters show their star side
setting-format-draft = draft: everybody chooses a side of every token
setting-format-help = The star sides have other abilities, and with them the Ring can pass from Frodo to Sam. In a draft both choose in secret and then show which nine characters they have.
setting-fellowship_cards = Special cards of the Fellowship
setting-fellowship_cards-0 = none
setting-fellowship_cards-1 = 1 card
setting-fellowship_cards-2 = 2 cards
setting-fellowship_cards-3 = 3 cards
setting-fellowship_cards-4 = all 4 cards
setting-fellowship_cards-help = Each can be used once in a game. Usually both players have two, or neither has any; more for one of them make up for less experience.
setting-sauron_cards = Sauron's special cards
setting-sauron_cards-0 = none
setting-sauron_cards-1 = 1 card
setting-sauron_cards-2 = 2 cards
setting-sauron_cards-3 = 3 cards
setting-sauron_cards-4 = all 4 cards
setting-sauron_cards-help = Each can be used once in a game. Usually both players have two, or neither has any; more for one of them make up for less experience.
setting-cards_chosen_by = Who chooses the special cards
setting-cards_chosen_by-owner = whoever will use them
setting-cards_chosen_by-opponent = the opponent
setting-cards_chosen_by-help = By the rulebook both players choose their own. In some groups the opponent chooses which of their four cards a player gets.
setting-games = Games in a match
setting-games-1 = one game
setting-games-2 = two games, with sides swapped in between
setting-games-help = With two games each player plays both sides. The winner of a game scores one point for each of their own characters on the board; more points win the match.
setting-fellowship = Who plays the Fellowship first
setting-fellowship-1 = seat 1
setting-fellowship-2 = seat 2
setting-fellowship-random = at random
setting-fellowship-help = The other player plays Sauron, who has the first turn.
setting-aid = Show what can be deduced
setting-aid-help = The table shows who each hidden character can be, judged by everything that both players have seen. It tells nothing that a good memory would not tell.
setting-stuck = When a player loses for lack of moves
setting-stuck-any = when none of their characters can move in any way
setting-stuck-forward = when none of their characters can make a normal move forward
setting-stuck-help = The rulebook says that a player who can't move a character forward loses. By our reading special moves count, such as Aragorn's attack backward; by the strict one they do not.
setting-draws = When a game is drawn
setting-draws-repetition = when a position occurs for the third time, or after 200 turns
setting-draws-cap = only after 200 turns
setting-draws-help = The rulebook knows no draws, but some characters could chase each other for ever. In a drawn game nobody scores.
setting-sam_in_mordor = The Fellowship wins if Sam is in Mordor when the Ring passes to him
setting-sam_in_mordor-help = The rulebook wants the Ring-bearer to enter Mordor, so Sam does not win by being there already. This option lets him.
setting-last_word = Who has the last word once cards are shown
setting-last_word-fellowship = the Fellowship: Gandalf decides after the Mouth of Sauron
setting-last_word-sauron = Sauron: the Mouth of Sauron decides after Gandalf
setting-last_word-help = Gandalf (variant) may add 1, the Mouth of Sauron may exchange his card for the 4. The rulebook does not say who decides first.
setting-both_retreat = If both play Retreat, both retreat
setting-both_retreat-help = By the rulebook the battle ends as soon as Sauron's character has retreated, and the Fellowship's stays. By older custom it must retreat as well.
setting-sam_steps_in = When Sam may fight in Frodo's place
setting-sam_steps_in-always = whenever Frodo is attacked beside him
setting-sam_steps_in-first = only in the first battle of an attack
setting-sam_steps_in-help = Concerns Sam's ring side. It makes a difference only in the Shire, where an attacker may fight others before Frodo.
setting-hide = When revealed characters hide again
setting-hide-turn = when the turn ends
setting-hide-battle = after each battle
setting-hide-help = The rulebook hides them when the turn ends; an older edition hides the fighters after each battle.
setting-saruman_holds = Nobody can retreat from Saruman by an ability
setting-saruman_holds-help = Concerns Saruman's ring side. In older editions he could only decide that no cards are played; without this option he is like that.
setting-upstream = Who may retreat up the Anduin
setting-upstream-both = both sides
setting-upstream-fellowship = only the Fellowship
setting-upstream-nobody = nobody
setting-upstream-help = Up the river lead the ways from Rohan to Fangorn and from Fangorn to Mirkwood. By the rulebook a sideways retreat may use them; other sources allow that only to the Fellowship, or to nobody.
setting-uruk_hai = The long march of the Uruk-hai
setting-uruk_hai-hidden = they stay hidden
setting-uruk_hai-shown = they are revealed
setting-uruk_hai-help = In older editions the Uruk-hai had to be revealed to move more than one region.
setting-king_names = Whom A King Revealed may name
setting-king_names-any = any Sauron character
setting-king_names-movable = anyone but a revealed Watcher
setting-king_names-help = A revealed Watcher can't move, so naming it does no more than keep Sauron from skipping his turn. Some sources forbid it.
setting-target = Whom an attacker may choose to fight
setting-target-shown = those who are revealed now
setting-target-turn = also those who were revealed earlier in the turn
setting-target-help = Among hidden characters chance decides. It makes a difference only if characters hide again after each battle.

## What is asked before the game

prompt-draft = Choose a side of each of your nine tokens.
    .waiting = the sides of the nine tokens
write-draft = Write “draft” and nine letters, one for each token in order: c for the ring side, v for the star side. For example: { $example }
option-draft = { NAME($setup) }
prompt-specials = { $number ->
    [one] Choose your special card.
   *[other] Choose { $number } special cards.
}
    .waiting = the choice of special cards
prompt-specials-for-enemy = { $number ->
    [one] Choose a special card for your opponent.
   *[other] Choose { $number } special cards for your opponent.
}
    .waiting = the choice of the opponent's special cards
option-take = { $specials }
prompt-deploy = Place one character in each of the five regions ahead; the other four stay at home.
    .waiting = where the characters stand at the start
write-deploy = Write “deploy” and who stands in each of these regions, in this order: { $regions }. For example: { $example }
option-deploy = { NAME($setup) }: { $outposts }

-setup-own = Your own choice
-setup-random = At random
-setup-all-ring = All ring sides
-setup-all-star = All star sides
-setup-guarded-frodo = Sam guards Frodo
-setup-iron-fist = Iron fist
-setup-strong-front = Strong front
-setup-hobbits-ahead = Scouts ahead
-setup-hidden-road = The Ring sets out early
-setup-beasts-in-front = Creatures ahead
-setup-gate-of-fire = Through the middle
-setup-riders-in-front = Riders ahead

stands = { NAME($character) } { NAME($region, case: "in") }
character-name = { NAME($character) }
region-name = { NAME($region) }
special-name = { NAME($special) }
drafted-ring = { NAME($character) }
drafted-star = { NAME($character) } ★

## What is asked in a turn

prompt-move = Move one of your characters.
    .waiting = a move
prompt-ride = Where does { NAME($character) } go from here? Whoever has ridden Shadowfax must move on.
    .waiting = the move after Shadowfax
prompt-ride-veiled = Shadowfax has carried a character; now it must make its own move.
    .waiting = the move after Shadowfax
prompt-move-other = Now move a character other than { NAME($character, case: "def") }.
    .waiting = the move of another character
prompt-move-other-veiled = Now a different character must move.
    .waiting = the move of another character
prompt-move-named = The King has named { NAME($character, case: "def") }: you must move that character, if it can move.
    .waiting = the move of the character that the King has named
prompt-move-named-veiled = The character that the King has named must move, if it can.
    .waiting = the move of the character that the King has named
option-move = { NAME($character) }: { NAME($from, case: "from") } { NAME($to, case: "to") }
option-jump = { NAME($character) }: { NAME($from, case: "from") } straight { NAME($to, case: "to") }, not through Moria
option-shadowfax = Shadowfax: { NAME($character) } { NAME($region, case: "to") }
option-gandalf-the-white = Gandalf the White: return Gandalf to Fangorn and skip the turn
option-king-revealed = A King Revealed: name { NAME($character, case: "def") } and skip the turn
option-king-revealed-hidden = A King Revealed: name a hidden character { NAME($region, case: "in") } and skip the turn
option-recall = Recall to Mordor: { NAME($character) }, skipping the turn
option-dark-of-mordor = The Dark of Mordor: { NAME($character) } { NAME($region, case: "to") }
option-crebain = Crebain of Dunland: keep { NAME($character, case: "def") } revealed and skip the turn
option-crebain-hidden = Crebain of Dunland: reveal a hidden character { NAME($region, case: "in") } and skip the turn
option-palantir = Palantír: see who is { NAME($region, case: "in") }

## What is asked in a battle

option-pass = Do nothing
option-balrog = Reveal the Balrog
option-sam = Sam fights in Frodo's place
option-gwaihir = Play Gwaihir the Windlord
option-show-frodo = Reveal Frodo
option-no-cards = Play no cards
option-cards = Play cards
option-force = Demand another card
option-four = Exchange the card for the 4
option-support = Reveal Gandalf and add 1
option-stay = Stay and fight
option-fall = Let him be defeated
option-retreat = Retreat { NAME($region, case: "to") }
option-escape = Escape { NAME($region, case: "to") }
option-card = Play { NAME($card, case: "def") }
option-fetch = Take { NAME($card, case: "def") }
option-fight = Attack { NAME($character, case: "def") }
option-fight-hidden = Attack a hidden character
option-swap = Change places with { NAME($character) }
prompt-balrog = A Fellowship character goes through Moria. If the Balrog is in Caradhras, you may reveal him to defeat it.
    .waiting = the way through Moria
prompt-foe = { AGREE("verb", $attacker) ->
    [plural] Whom do { NAME($attacker, case: "def") } attack { NAME($region, case: "in") }? Among hidden characters chance decides.
   *[singular] Whom does { NAME($attacker, case: "def") } attack { NAME($region, case: "in") }? Among hidden characters chance decides.
}
    .waiting = whom to attack
prompt-foe-veiled = Who is attacked { NAME($region, case: "in") }? Among hidden characters chance decides.
    .waiting = whom to attack
prompt-sam = { AGREE("verb", $servant) ->
    [plural] { NAME($servant, case: "start") } attack { NAME($fellow) } { NAME($region, case: "in") }. If Sam is with him, he may fight in his place.
   *[singular] { NAME($servant, case: "start") } attacks { NAME($fellow) } { NAME($region, case: "in") }. If Sam is with him, he may fight in his place.
}
    .waiting = who fights for Frodo
prompt-gwaihir = You may call Gwaihir: instead of using his ability against { NAME($servant, case: "def") }, { NAME($fellow) } may retreat sideways or backward { NAME($region, case: "from") }.
    .waiting = whether Gwaihir comes
prompt-retreat = { NAME($fellow) } may retreat from { NAME($servant, case: "def") } { NAME($region, case: "in") } before cards are played.
    .waiting = a retreat before cards are played
prompt-show-frodo = If Frodo is with Sam, you may reveal him: Sam then fights with strength 5.
    .waiting = Sam's strength in this battle
prompt-no-cards-aragorn = { NAME($fellow) } may decide that no cards are played against { NAME($servant, case: "def") } { NAME($region, case: "in") }.
    .waiting = whether Aragorn lets cards be played
prompt-no-cards-saruman = { NAME($servant) } may decide that no cards are played against { NAME($fellow) } { NAME($region, case: "in") }.
    .waiting = whether Saruman lets cards be played
prompt-swap = { AGREE("verb", $servant) ->
    [plural] { NAME($servant, case: "start") } attack { NAME($fellow) } { NAME($region, case: "in") }. He may change places with a companion, who then fights instead.
   *[singular] { NAME($servant, case: "start") } attacks { NAME($fellow) } { NAME($region, case: "in") }. He may change places with a companion, who then fights instead.
}
    .waiting = whether Sméagol changes places
prompt-gollum = { NAME($servant) } may retreat forward from { NAME($fellow) } { NAME($region, case: "in") } before cards are played.
    .waiting = whether Gollum retreats
prompt-palantir = Last chance to use the Palantír before cards are chosen.
    .waiting = the Palantír
prompt-card = { NAME($fellow) } fights { NAME($servant, case: "def") }: choose a combat card.
    .waiting = the choice of a combat card
prompt-card-first = { AGREE("verb", $servant) ->
    [plural] { NAME($servant, case: "start") } fight { NAME($fellow) } { NAME($region, case: "in") }, who foresees much: choose your card first and show it.
   *[singular] { NAME($servant, case: "start") } fights { NAME($fellow) } { NAME($region, case: "in") }, who foresees much: choose your card first and show it.
}
    .waiting = a combat card, to be shown first
prompt-card-after = Sauron has shown { NAME($card, case: "def") }. Choose your card.
    .waiting = a combat card in reply to Sauron's
prompt-another-card = Saruman rejects { NAME($card, case: "def") }. Choose another card; this one returns to your hand.
    .waiting = another combat card instead of the rejected one
prompt-force = The Fellowship has played { NAME($card, case: "def") }. Saruman may demand another card.
    .waiting = whether Saruman rejects the card
prompt-four = The Mouth of Sauron may exchange { NAME($card, case: "def") } for the 4.
    .waiting = whether the Mouth of Sauron exchanges the card
prompt-support = { NAME($fellow) } fights { NAME($servant, case: "def") } { NAME($region, case: "in") }. If Gandalf is there or in an adjacent region, you may reveal him to add 1 to the strength.
    .waiting = whether Gandalf helps
prompt-fetch = Magic: take one of your discarded cards, which is played at once.
    .waiting = a discarded card to be played by Magic
prompt-retreat-card = { AGREE("verb", $character) ->
    [plural] Where do { NAME($character, case: "def") } retreat to? The card demands it.
   *[singular] Where does { NAME($character, case: "def") } retreat to? The card demands it.
}
    .waiting = where the character retreats
prompt-escape = { NAME($servant) } is beaten by { NAME($fellow) } { NAME($region, case: "in") }, but may slip away.
    .waiting = whether Wormtongue slips away

## Moments at which one may let it be

window-balrog = The Balrog, when somebody goes through Moria
window-sam = Sam, when Frodo is attacked
window-show-frodo = Frodo, when Sam fights
window-retreat = A retreat before cards are played
window-swap = Sméagol's change of places
window-no-cards = A battle without cards
window-force = Saruman against a card of the Fellowship
window-four = The Mouth of Sauron and the 4
window-support = Gandalf's support
window-escape = Wormtongue's escape
window-gwaihir = Gwaihir
window-palantir = The Palantír
passing-round = for this turn
passing-round-over = A new turn has begun

## Why not: before the game and in general

reason-not-begun = The game has not begun yet. Answer this question first.
reason-draft-when = The sides of the tokens are chosen only before the game.
reason-draft-letter = There is no “{ $letter }” here: c is for the ring side, v for the star side.
reason-draft-letters = It takes nine letters, one for each token, not { $letters }.
reason-take-when = Special cards are chosen only before the game.
reason-no-special = There is no special card “{ $word }”.
reason-special-twice = { NAME($special) } is there twice.
reason-special-number = { $number ->
    [one] Choose exactly one card.
   *[other] Choose exactly { $number } cards.
}
reason-deploy-when = Characters are placed only before the first turn.
reason-deploy-five = It takes five characters, one for each region ahead, not { $number }.
reason-deployed-twice = { NAME($character, case: "start") } can't stand in two places.
reason-no-character = There is no character “{ $word }”.
reason-no-region = There is no region “{ $word }”.
reason-other-side = { NAME($character, case: "start") } can't be chosen here: a character of the other side is needed.
reason-not-in-play = { AGREE("verb", $character) ->
    [plural] { NAME($character, case: "start") } are not in this game: the other side of the token is in play.
   *[singular] { NAME($character, case: "start") } is not in this game: the other side of the token is in play.
}
reason-defeated = { AGREE("verb", $character) ->
    [plural] { NAME($character, case: "start") } have been defeated.
   *[singular] { NAME($character, case: "start") } has been defeated.
}

## Why not: moves

reason-not-your-turn = It is not your turn.
reason-battle-first = First the battle must be fought to its end.
reason-must-move = You must move a character; a turn can't be passed.
reason-say-where = Say who goes where, for example “merry cardolan”.
reason-say-who-and-where = Say who goes where: a character, then a region, for example “dark orcs gondor”.
reason-there-already = { AGREE("verb", $character) ->
    [plural] { NAME($character, case: "start") } are there already.
   *[singular] { NAME($character, case: "start") } is there already.
}
reason-full = { $limit ->
    [one] There is no room { NAME($region, case: "in") }: only one character { NAME($side, case: "of") } may be there.
   *[other] There is no room { NAME($region, case: "in") }: only { $limit } characters { NAME($side, case: "of") } may be there.
}
reason-not-adjacent = Nobody gets { NAME($origin, case: "from") } { NAME($region, case: "to") } so fast: a normal move goes to an adjacent region in front.
reason-backward = This character can't move backward.
reason-sideways = This character can't move sideways.
reason-mountains = In the mountains nobody moves sideways.
reason-upstream = Moves along the Anduin only go down the river.
reason-anduin-fellowship = Only the Fellowship moves along the Anduin.
reason-moria-fellowship = Only the Fellowship goes through Moria.
reason-moria-back = Through Moria one goes only from Eregion to Fangorn, never back.
reason-stuck-forward = Nobody on your side has a normal move forward, and at this table special moves do not save you then; only a special card that replaces the turn does.
reason-aragorn-attacks = Aragorn may move sideways or backward only to attack, and there is no enemy.
reason-treebeard-one = Treebeard may come straight to Fangorn only if exactly one Sauron character is there.
reason-jump = Only Treebeard can jump, and only to Fangorn.
reason-nazgul-one = The Flying Nazgûl flies only to a region with exactly one Fellowship character. Otherwise it moves as usual.
reason-nazgul-attacks = The Flying Nazgûl may skip a region only to attack, and there is no enemy.
reason-witch-king-attacks = The Witch-king may move sideways only to attack, and there is no enemy.
reason-rider-attacks = The Black Rider may ride farther than one region only to attack, and there is no enemy.
reason-rider-way = The Black Rider's way is barred: he can't pass through a region with Fellowship characters or a full one.
reason-uruk-hai-empty = The Uruk-hai may march on only to an empty region, and somebody is { NAME($region, case: "in") }.
reason-uruk-hai-way = The way of the Uruk-hai is barred: they can't pass through a region with Fellowship characters or a full one.
reason-watcher-stays = The Watcher has been revealed and can't move any more.
reason-rider-moves = { NAME($character) } has ridden Shadowfax and must make the move.
reason-move-another = Now a different character must make the normal move.
reason-stepped-already = Now a different character must move than in the Dark of Mordor ({ NAME($character) }).
reason-named-moves = The King has named { NAME($character, case: "def") }: that character must be moved.

## Why not: special cards

reason-no-specials = { NAME($side, case: "start") } plays without special cards.
reason-special-of-other-side = { NAME($special) } is a card of the other side.
reason-special-not-chosen = { NAME($special) } was not chosen for this game.
reason-special-used = { NAME($special) } has been used already.
reason-special-own-turn = { NAME($special) } can be used only in your own turn.
reason-special-before-move = { NAME($special) } can be used only before your move.
reason-may-not-skip = The King has named a character: you can't skip this turn.
reason-step-forward = { NAME($special) } leads only to an adjacent region in front.
reason-step-enemy = There are enemies { NAME($region, case: "in") }.
reason-ride-on = From there { NAME($character) } could not move on, as Shadowfax demands.
reason-gandalf-lives = Gandalf has not been defeated.
reason-fangorn-enemy = Gandalf can't return: there are enemies in Fangorn.
reason-fangorn-full = Gandalf can't return: two of the Fellowship are in Fangorn already.
reason-aragorn-fell = Aragorn has been defeated; there is no king to be revealed.
reason-say-target = Say whom: a revealed character by its name, a hidden one by its region.
reason-target-open = All enemies { NAME($region, case: "in") } are revealed: choose one of them by name.
reason-target-hidden = This character is not revealed. A hidden one is chosen by its region.
reason-nobody-there = There is no character { NAME($side, case: "of") } { NAME($region, case: "in") }.
reason-king-watcher = At this table the King may not name a revealed Watcher.
reason-mordor-enemy = Nobody can be recalled: a Fellowship character is in Mordor.
reason-mordor-full = Nobody can be recalled: Mordor is full.
reason-recall-whom = Say whom Sauron recalls, for example “recall orcs”.
reason-in-mordor-already = { AGREE("verb", $character) ->
    [plural] { NAME($character, case: "start") } are in Mordor already.
   *[singular] { NAME($character, case: "start") } is in Mordor already.
}
reason-dark-watcher = The Dark of Mordor can't move a revealed Watcher.
reason-dark-no-other = After this step nobody else could make the normal move.
reason-dark-named = After this step the character that the King has named ({ NAME($character) }) could not move any more.
reason-palantir-where = Say which region the Palantír shall show, for example “palantir rhudaur”.
reason-palantir-shire = The Palantír can't see into the Shire.
reason-palantir-when = The Palantír can't be used just now: only before the move, before an enemy is chosen and before cards are chosen.
reason-gwaihir-when = Gwaihir comes only at the start of a battle, before abilities.
reason-gwaihir-warg = Gwaihir does not come to a battle with the Warg.

## Why not: battles

reason-must-fight = There are enemies here, so there must be a battle. Choose whom you attack.
reason-fight-when = An enemy is chosen only at the start of a battle.
reason-all-open = Nobody is hidden { NAME($region, case: "in") }: choose an enemy by name.
reason-not-in-field = { AGREE("verb", $character) ->
    [plural] { NAME($character, case: "start") } are not { NAME($region, case: "in") }.
   *[singular] { NAME($character, case: "start") } is not { NAME($region, case: "in") }.
}
reason-not-revealed = Only revealed enemies can be chosen by name. Among hidden ones chance decides.
reason-balrog-not-there = The Balrog is not in Caradhras.
reason-balrog-when = The Balrog may be revealed only when a Fellowship character goes through Moria.
reason-sam-not-there = Sam is not with Frodo.
reason-sam-warg = Sam can't fight the Warg in Frodo's place.
reason-sam-when = Sam can fight in Frodo's place only when Frodo is attacked beside him, before abilities.
reason-sam-first = First say whether Sam fights in Frodo's place.
reason-show-whom = Only Frodo can be revealed like this: “show frodo”.
reason-frodo-not-there = Frodo is not with Sam.
reason-frodo-warg = Against the Warg Sam's strength is 2, even beside Frodo.
reason-frodo-when = Frodo is revealed only when Sam fights beside him, before cards are chosen.
reason-gwaihir-first = First say whether Gwaihir comes.
reason-retreat-when = Retreats happen only in battles.
reason-no-retreat = { AGREE("verb", $character) ->
    [plural] { NAME($character, case: "start") } have no ability to retreat; only the card Retreat may help.
   *[singular] { NAME($character, case: "start") } has no ability to retreat; only the card Retreat may help.
}
reason-retreat-attacking = { NAME($character) } can retreat by his ability only when he attacks.
reason-retreat-defending = { NAME($character) } can retreat by his ability only when he defends.
reason-retreat-over = { NAME($character) } can retreat by an ability only at the start of a battle and only to a free region.
reason-retreat-warg = The Warg lets nobody retreat by an ability.
reason-retreat-saruman = Saruman lets nobody retreat by an ability.
reason-must-retreat = The retreat is mandatory. Choose where to.
reason-retreat-here = Whoever retreats must leave the region of the battle: you can't stay { NAME($region, case: "in") }.
reason-retreat-adjacent = A retreat leads only to an adjacent region, not { NAME($region, case: "to") }.
reason-retreat-way = { $way ->
    [forward] This retreat leads only forward.
    [backward] This retreat leads only backward.
    [both] This retreat leads only sideways or backward.
   *[sideways] This retreat leads only sideways.
}
reason-retreat-mountains = In the mountains nobody retreats sideways.
reason-retreat-moria = Nobody retreats through Moria.
reason-retreat-upstream = At this table { NAME($side, case: "def") } can't retreat up the Anduin.
reason-retreat-enemy = Nobody retreats to where enemies are, and there are some { NAME($region, case: "in") }.
reason-swap-smeagol = Only Sméagol changes places, when he is attacked.
reason-swap-defending = Sméagol changes places only when he defends.
reason-swap-alone = Sméagol changes places only when he is alone in his region.
reason-swap-warg = Against the Warg Sméagol can't change places.
reason-swap-over = Sméagol changes places only at the start of a battle.
reason-swap-himself = Sméagol can't change places with himself.
reason-swap-adjacent = { NAME($character) } is not in an adjacent region.
reason-swap-mountains = In the mountains Sméagol does not change places sideways.
reason-no-cards-when = Only Saruman (ring side), and Aragorn (star side) when he defends, may do without cards, before they are chosen.
reason-without-cards = No cards are played in this battle.
reason-cards-when = Combat cards are played only in a battle, after the abilities.
reason-must-play-card = You must play a card.
reason-no-card = There is no combat card “{ $word }”.
reason-not-your-card = This card is not in your deck.
reason-card-discarded = { NAME($card, case: "start") } is already in your discard pile.
reason-same-card = { NAME($card, case: "start") } has just been rejected: play a different card.
reason-force-when = Only Saruman (star side) may demand another card, once both cards are shown.
reason-force-last = It was the last card of the Fellowship, so Saruman can't demand another.
reason-four-when = Only the Mouth of Sauron may exchange a card for the 4, once both cards are shown.
reason-support-when = Only Gandalf (star side) may add 1, once cards are shown in a battle nearby.
reason-support-warg = Against the Warg Gandalf can't help.
reason-support-himself = Gandalf can't help in his own battle.
reason-gandalf-not-near = Gandalf is neither in this region nor in an adjacent one.
reason-must-fetch = Magic must be exchanged for one of your discarded cards.
reason-fetch-when = Discarded cards are taken back only by Magic.
reason-fetch-itself = Magic can't be exchanged for itself.
reason-not-discarded = { NAME($card, case: "start") } is not in your discard pile.
reason-escape-when = Only Wormtongue escapes, when he is defeated.
reason-escape-backward = Wormtongue escapes only backward, to an adjacent region.
reason-escape-empty = Wormtongue escapes only to an empty region, and somebody is { NAME($region, case: "in") }.

## What happens before the game

event-drafted = { NAME($side, case: "start") } fields (★ means the star side): { $characters }.
event-took-specials = Special cards { NAME($side, case: "of") }: { $specials }.
event-deployed = { NAME($side, case: "start") } takes the field: { $outposts }.
event-deployed-veiled = { NAME($side, case: "start") } takes the field.
event-second-game = The players change sides. The second game begins.

## What happens in a turn

event-turn = Turn { $turn }: { NAME($side, case: "def") }.
event-repeated = This position looks as if it had been there before. If the same characters stand in the same places for the third time, the game is drawn.
event-turns-left = { $turns ->
    [one] After this turn the game will be drawn.
   *[other] After { $turns } more turns the game will be drawn.
}
event-moved = { AGREE("verb", $character) ->
    [plural] { NAME($character, case: "start") } move { NAME($from, case: "from") } { NAME($to, case: "to") }.
   *[singular] { NAME($character, case: "start") } moves { NAME($from, case: "from") } { NAME($to, case: "to") }.
}
event-moved-veiled = A hidden character { NAME($side, case: "of") } moves { NAME($from, case: "from") } { NAME($to, case: "to") }.
event-rode = { NAME("shadowfax") } carries { NAME($character) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
event-rode-veiled = { NAME("shadowfax") } carries a hidden character { NAME($from, case: "from") } { NAME($to, case: "to") }.
event-enters-moria = { NAME($character) } enters Moria.
event-enters-moria-veiled = A hidden character of the Fellowship enters Moria.
event-balrog-strikes = { NAME("balrog", case: "start") } rises in Moria: { NAME($character) } will never reach { NAME("fangorn") }.
event-plays-special = Special card: { NAME($special) }.
event-gandalf-the-white = { NAME("gandalf") } returns { NAME("fangorn", case: "to") }, clad in white.
event-king-revealed = A king is revealed: { NAME("aragorn") } shows himself { NAME($region, case: "in") }.
event-named = In his coming turn Sauron must move { NAME($character, case: "def") } ({ NAME($region, case: "in") }).
event-named-veiled = In his coming turn Sauron must move a certain hidden character { NAME($region, case: "in") }.
event-named-watcher = The named { NAME("watcher") } ({ NAME($region, case: "in") }) is revealed and can't move. Sauron moves another character.
event-named-in-shire = The named character { NAME($region, case: "in") } has nowhere to go. Sauron moves another.
event-named-blocked = The named character { NAME($region, case: "in") } finds every region in front of it full. Sauron moves another.
event-spied = The crebain spy out { NAME($character) } { NAME($region, case: "in") }. He stays revealed for the rest of the game.
event-recalled = Sauron recalls { NAME($character, case: "def") } { NAME($from, case: "from") } { NAME($to, case: "to") }.
event-recalled-veiled = Sauron recalls a hidden character { NAME($from, case: "from") } { NAME($to, case: "to") }.
event-stepped = { AGREE("verb", $character) ->
    [plural] Under cover of the Dark of Mordor { NAME($character, case: "def") } move { NAME($from, case: "from") } { NAME($to, case: "to") }.
   *[singular] Under cover of the Dark of Mordor { NAME($character, case: "def") } moves { NAME($from, case: "from") } { NAME($to, case: "to") }.
}
event-stepped-veiled = Under cover of the Dark of Mordor a hidden character moves { NAME($from, case: "from") } { NAME($to, case: "to") }.
event-palantir = The { NAME("palantir") } shows who is { NAME($region, case: "in") }: { $characters }.

## What happens in a battle

event-battle = { AGREE("verb", $attacker) ->
    [plural] { NAME($attacker, case: "start") } attack { NAME($defender, case: "def") } { NAME($region, case: "in") }.
   *[singular] { NAME($attacker, case: "start") } attacks { NAME($defender, case: "def") } { NAME($region, case: "in") }.
}
event-passes = { NAME($side, case: "start") } does not react.
event-stays = { NAME($character) } stays and fights.
event-sam-steps-in = { NAME("sam") } steps in and fights in { NAME("frodo") }'s place.
event-gwaihir = { NAME("gwaihir") } comes down from the sky: { NAME($character) } may retreat.
event-retreated = { AGREE("verb", $character) ->
    [plural] { NAME($character, case: "start") } retreat { NAME($from, case: "from") } { NAME($to, case: "to") }.
   *[singular] { NAME($character, case: "start") } retreats { NAME($from, case: "from") } { NAME($to, case: "to") }.
}
event-slain-on-sight = { NAME($character) } strikes { NAME($prey, case: "def") } down before a card is played.
event-slain-by-orcs = { NAME("orcs", case: "start") } fall upon { NAME($prey) } before a card is played.
event-boromir = { NAME("boromir") } sells his life dearly and takes { NAME($character, case: "def") } with him.
event-frodo-shown = { NAME("frodo") } shows himself, and beside him { NAME("sam") } fights with strength 5.
event-no-cards = { NAME($character) } wants no cards: strength alone will decide.
event-swapped = { NAME("smeagol") } slips away { NAME($region, case: "to") }, and { NAME($character) } faces the enemy in his place.
event-card-shown = { NAME($side, case: "start") } plays { NAME($card, case: "def") }.
event-fetched = By Magic { NAME($side, case: "def") } plays { NAME($card, case: "def") }.
event-card-rejected = { NAME("saruman") } rejects { NAME($card, case: "def") }: the Fellowship must play another card.
event-four = { NAME("mouth-of-sauron", case: "start") } exchanges the card for { NAME("card-4", case: "def") }.
event-support = { NAME("gandalf") } stands by { NAME($character) }: 1 more strength.
event-text-void = { NAME($side, case: "start") } has nowhere to go: { NAME($card) } has no effect.
event-eye = The { NAME("eye-of-sauron") } pierces { NAME($card) }: its text has no effect.
event-cloak = The { NAME("elven-cloak") } hides the fighter: Sauron's { NAME($card) } adds nothing.
event-noble-sacrifice = A noble sacrifice: both fighters fall.
event-compared = Strength decides: { NAME($fellow) } { $ours }, { NAME($servant) } { $theirs }.
event-defeated = { AGREE("verb", $character) ->
    [plural] { NAME($character, case: "start") } are defeated { NAME($region, case: "in") }.
   *[singular] { NAME($character, case: "start") } is defeated { NAME($region, case: "in") }.
}
event-escaped = { NAME($character) } slips away { NAME($from, case: "from") } { NAME($to, case: "to") }.
event-shelob-returns = { NAME("shelob") } returns { NAME("gondor", case: "to") }.
event-shelob-lost = { NAME("shelob") } can't return { NAME("gondor", case: "to") }: there is no room for her.
event-hands-taken-back = All cards have been played. Both players take all nine back.
event-sam-takes-the-ring = { NAME("sam") } ({ NAME($region, case: "in") }) takes up the Ring and bears it from now on.

## How it ended

ending = { $how ->
    [mordor] { NAME($bearer) } has carried the Ring into Mordor.
    [sam-fell] Sam has fallen, and the Ring with him.
    [warg] Frodo has fallen in battle with the Warg, and the Ring with him.
    [sam-had-fallen] Frodo has fallen, and Sam is no longer there to take up the Ring.
    [witch-king] The Witch-king has entered the Shire.
    [shire] Three of Sauron's characters are in the Shire.
    [stuck] { $side ->
        [sauron] The Fellowship has no move left.
       *[fellowship] Sauron has no move left.
    }
   *[frodo-fell] Frodo has fallen.
}
event-won = { result-won }
event-drawn = { result-drawn }
result-won = { ending } { $points ->
    [one] { NAME($side, case: "start") } wins, with 1 character left on the board.
   *[other] { NAME($side, case: "start") } wins, with { $points } characters left on the board.
}
result-drawn = { $how ->
    [repetition] The same position has occurred for the third time. The game is drawn.
   *[turns] Two hundred turns have been played. The game is drawn.
}
result-match-won = { $player } wins the match by { $points } to { $other }.
result-match-drawn = { $points ->
    [one] The match is drawn: one point each.
   *[other] The match is drawn: { $points } points each.
}

counted-rule = { $how ->
    [mordor] Whoever bears the Ring wins by entering Mordor, whatever enemies are there.
    [sam-fell] If Sam falls while he bears the Ring, Sauron wins at once.
    [warg] If the Warg defeats Frodo, nobody can take up the Ring.
    [sam-had-fallen] If Sam has fallen before Frodo, nobody can take up the Ring.
    [witch-king] The Witch-king wins by entering the Shire, whoever is there.
    [shire] Three of Sauron's characters in the Shire win at once.
    [stuck] Whoever has to move and can't loses.
    [repetition] The third occurrence of a position is a draw.
    [turns] After two hundred turns the game is drawn.
   *[frodo-fell] If Frodo falls, Sauron wins at once.
}
counted-left = { $number ->
    [one] On the board, { NAME($side) }: 1 character.
   *[other] On the board, { NAME($side) }: { $number } characters.
}
counted-game = { $how ->
    [mordor] Game { $game }: the Ring came to Mordor.
    [sam-fell] Game { $game }: Sam fell with the Ring.
    [warg] Game { $game }: Frodo fell in battle with the Warg.
    [sam-had-fallen] Game { $game }: Frodo fell, and Sam had fallen before.
    [witch-king] Game { $game }: the Witch-king entered the Shire.
    [shire] Game { $game }: three of Sauron's characters came to the Shire.
    [stuck] Game { $game }: one side had no move left.
    [repetition] Game { $game }: the same position for the third time, a draw.
    [turns] Game { $game }: two hundred turns, a draw.
   *[frodo-fell] Game { $game }: Frodo fell.
}
counted-points = { $points ->
    [one] { $player }: 1 point, for characters left when a game was won.
   *[other] { $player }: { $points } points, for characters left when a game was won.
}
counted-match = After two games the points decide.

## The table in a terminal

scene-game = Game { $game } of { $games }
scene-turn = Turn { $turn }
scene-active = { NAME($side, case: "start") } to play
scene-draft = Draft: both choose a side of each token
scene-specials = Choice of special cards
scene-deploy = Both place their characters
scene-over = The game is over
scene-marks = The number is the strength; who is not named is hidden.
scene-revealed = revealed
scene-deduced = { $side ->
    [fellowship] What can be deduced of the Fellowship
   *[sauron] What can be deduced of Sauron
}
scene-candidates = one of { $count }
scene-found-out = The enemy can tell
scene-on-board = { $survivors ->
    [one] { $survivors } character on the board
   *[other] { $survivors } characters on the board
}
scene-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-hand = Cards in hand
scene-played = Played
scene-discarded = Discarded
scene-special-cards = Special cards
scene-used = Special cards used
scene-defeated = Defeated
scene-ring-bearer = Ring-bearer
scene-battle = Battle { NAME($region, case: "in") }: { NAME($side, case: "def") } attacks
scene-no-cards = No cards are played.
scene-gwaihir = Gwaihir has replaced the ability of the Fellowship's fighter.
scene-support = Gandalf adds 1.
scene-named = Sauron must move { NAME($character, case: "def") }.
scene-named-hidden = Sauron must move a certain hidden character { NAME($region, case: "in") }.
scene-repeats = { $repeats ->
    [one] This looks like an earlier position. At its third occurrence it is a draw.
   *[other] This looks like a position that has been there { $repeats } times before.
}
scene-turns-left = { $turns ->
    [one] The game is drawn after this turn.
   *[other] The game is drawn after { $turns } more turns.
}

## The picture

scene-region = { NAME($region) }, room for { $limit } of each side
scene-piece = { NAME($character) }, strength { $strength }
scene-piece-shown = { NAME($character) }, strength { $strength }, revealed
scene-hidden = { $count ->
    [one] A hidden character { NAME($side, case: "of") } { NAME($region, case: "in") }
   *[other] { $count } hidden characters { NAME($side, case: "of") } { NAME($region, case: "in") }
}
scene-maybe = { $hidden }. Possible: { $characters }
scene-card-hand = { NAME($card) }, in hand
scene-card-played = { NAME($card) }, being played
scene-card-discarded = { NAME($card) }, discarded
scene-special = { NAME($special) }
scene-special-used = { NAME($special) }, used
scene-moria = Moria
scene-anduin = Anduin
