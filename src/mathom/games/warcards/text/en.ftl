title = War of the Ring: The Card Game
summary = The Fellowship walks nine paths to Mount Doom while armies clash for the strongholds of Middle-earth: two sides, and every card played costs another.

## Texts of cards: parts of speech

text-wielder = the wielder
text-kind = { $form ->
    [each] each { NAME($noun) }
    [few] { NAME($noun, case: "many") }
    [many] { NAME($noun, case: "many") }
   *[acc] { NAME($noun, case: "a") }
}
text-kind-faction = { $form ->
    [each] each { NAME($faction) } { NAME($noun) }
    [few] { NAME($faction) } { NAME($noun, case: "many") }
    [many] { NAME($faction) } { NAME($noun, case: "many") }
   *[acc] { NAME($faction, case: "a") } { NAME($noun) }
}
text-kind-keyword = { $form ->
    [each] each { NAME($keyword) }
    [few] { NAME($keyword) }
    [many] { NAME($keyword) }
   *[acc] { NAME($keyword, case: "a") }
}
text-count = { $count } { $count ->
    [one] { NAME($noun) }
   *[other] { NAME($noun, case: "many") }
}
text-count-faction = { $count } { NAME($faction) } { $count ->
    [one] { NAME($noun) }
   *[other] { NAME($noun, case: "many") }
}
text-count-keyword = { $count } { NAME($keyword) }
text-up-to = up to { $what }
text-count-factions = { $count } { $factions } { $count ->
    [one] { NAME($noun) }
   *[other] { NAME($noun, case: "many") }
}
text-count-of = { $count } of { $what }
text-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
text-at = { $place ->
    [place-reserve] in reserve
    [place-path] on a path
    [place-ground] on a battleground
    [place-afield] on a path or battleground
   *[place-anywhere] in play
}
text-at-numbered = on a path { $number }
text-at-location = at { NAME($location, case: "def") }
text-to = { $place ->
    [place-reserve] to reserve
    [place-path] to a path
    [place-ground] to a battleground
    [place-afield] to a path or battleground
   *[place-anywhere] into play
}
text-to-numbered = to a path { $number }
text-to-location = to { NAME($location, case: "def") }
text-to-grounds-of = to { NAME($faction) } battlegrounds
text-to-any-ground = to any battleground
text-ground-of = { NAME($faction, case: "a") } battleground
text-any-ground = any battleground
text-attack = +{ $icons } attack
text-defence = +{ $icons } defence
text-ground-attack = +{ $icons } battleground attack
text-ground-defence = +{ $icons } battleground defence
text-path-attack = +{ $icons } path attack
text-path-defence = +{ $icons } path defence

## Texts of cards: conditions

text-stands = { $who } is { $at }
text-is-at = this card is { $at }
text-supports = this card supports { $who }
text-supported-by = this card is supported by { $who }
text-beside = { $what } is on the same { $where ->
    [path] path
   *[ground] battleground
}
text-active-path = { NAME($location, case: "def") } is the active path
text-number = { $number }
text-path-numbered = the active path is a path { $numbers }

## Texts of cards: what is done

text-draw = { NAME("do-draw", $form) } { $cards }
text-draw-or-more = { NAME("do-draw", $form) } { $cards } ({ $more } if { $condition })
text-cycle = { NAME("do-cycle", $form) } { $cards } from hand
text-forsake = { NAME("do-forsake", $form) } { $cards }
text-recycle = { NAME("do-recycle", $form) } { $form ->
    [they] their
    [they-to] their
   *[you] your
} cycle pile
text-take = { NAME("do-take", $form) } { $what } from { $form ->
    [they] their
    [they-to] their
   *[you] your
} { $source ->
    [deck] draw deck
    [cycled] cycle pile
   *[both] draw deck or cycle pile
} into hand
text-remove = { NAME("do-remove", $form) } { $what } from the game
text-look = { NAME("do-look", $form) } the top { $cards } of { $form ->
    [they] their
    [they-to] their
   *[you] your
} draw deck
text-eliminate-of-them = { NAME("do-eliminate", $form) } { $cards } of them
text-cycle-of-them = { NAME("do-cycle", $form) } { $cards } of them
text-take-last = { NAME("do-take", $form) } the last into hand
text-play-of-them = { NAME("do-play", $form) } { $what } from among them
text-play-of-them-to = { NAME("do-play", $form) } { $what } from among them { $to }
text-draw-until = { NAME("do-draw", $form) } up to { $cards } cards one at a time until one of them is { $what }
text-play-it = { NAME("do-play", $form) } that card
text-cycle-rest = { NAME("do-cycle", $form) } the rest
text-eliminate-here = { NAME("do-eliminate", $form) } { $what } there
text-eliminate = { NAME("do-eliminate", $form) } { $what } in play
text-sacrifice = { NAME("do-eliminate", $form) } any number of { $what } from reserve; the { NAME($faction) } player must eliminate as many { NAME($faction) } cards from active battlegrounds
text-next-path = { NAME("do-activate", $form) } a path of the next higher number
text-other-path = { NAME("do-activate", $form) } another path of the same number as the active one
text-random-path = { NAME("do-activate", $form) } a random path { $number }
text-counts-as = { NAME("do-treat", $form) } this path as a path { $number }
text-activate = { NAME("do-activate", $form) } { $ground }
text-activate-from-deck = { NAME("do-activate", $form) } { $ground } if it is still in its deck
text-reactivate = { NAME("do-reactivate", $form) } { $ground }
text-activate-or-reactivate = { NAME("do-activate-or-reactivate", $form) } { $ground }
text-move-there = { NAME("do-move", $form) } { $who } there (even if played this round)
text-move-own = { NAME("do-move", $form) } { $what } from { $form ->
    [they] their
    [they-to] their
   *[you] your
} reserve to the active path or an active battleground (even if played this round)
text-move-wielder = { NAME("do-move", $form) } the wielder { $to } at once (even if played this round)
text-tokens = { $icon ->
    [attack] { $tokens ->
        [one] 1 attack icon
       *[other] { $tokens } attack icons
    }
   *[defence] { $tokens ->
        [one] 1 defence icon
       *[other] { $tokens } defence icons
    }
}
text-strengthen = { NAME("do-add", $form) } { $tokens } to { $target ->
    [path] the active path
    [ground] an active battleground
    [either] the active path or an active battleground
    [this-path] this path
    [this-ground] this battleground
    [accompanying] an accompanying battleground
   *[self] this card
}
text-strengthen-more = { $strengthen } ({ $more } if { $condition })
text-corrupt = { NAME("do-add", $form) } { $tokens } corruption
text-lighten = { NAME("do-remove", $form) } { $tokens } corruption
text-cleanse = { NAME("do-remove", $form) } 1 corruption for { $what } on that path
text-permit = { $form ->
    [start] This
   *[you] this
} round, { $who } may be played or moved { $to }
text-permit-any-army = { $form ->
    [start] This
   *[you] this
} round, { $who } may be played or moved { $to } and be supported by any army of their side
text-permit-there = { $deed }; this round, { $who } may be played or moved there
text-each = { $form ->
    [start] Each
   *[you] each
} { NAME($side) } player { $deeds }
text-one-player = { $form ->
    [start] A
   *[you] a
} { NAME($side) } player of your choice { $deeds }
text-player = { $form ->
    [start] The
   *[you] the
} { NAME($faction) } player { $deeds }
text-only-if = { $deed } if { $condition }
text-use-action = { NAME("do-use", $form) } { $form ->
    [they] their
    [they-to] their
   *[you] your
} action
text-once = { $deeds } (once per round)
text-cycle-it = { NAME("do-cycle", $form) } it
text-cycle-this = { NAME("do-cycle", $form) } this card
text-cycle-wielder = { NAME("do-cycle", $form) } the wielder with all its items
text-eliminate-it = { NAME("do-eliminate", $form) } it
text-eliminate-this = { NAME("do-eliminate", $form) } this card

## Texts of cards: sentences

text-while = While this card is { $at }
text-while-wielder = While its wielder is { $at }
text-on-play = When you play this card, { $deeds }.
text-on-play-to = When you play this card { $to }, { $deeds }.
text-on-play-wielder = When you play this card on a wielder { $at }, { $deeds }.
text-on-arrival = When you play or move this card { $to }, { $deeds }.
text-on-move = When you move this card { $to }, { $deeds }.
text-on-move-wielder = When its wielder is moved { $to }, { $deeds }.
text-action = { $while }, you may { $cost }: { $deeds }.
text-action-of = { $while }, the { NAME($faction) } player may { $cost } to { $deeds }.
text-bonus = { $icons } while { $condition }.
text-bonus-at = { $icons } { $at }.
text-bonus-each = { $icons } for every { $what } on the same { $where ->
    [path] path
   *[ground] battleground
}.
text-lends = { $while }, { $who } has { $icons }.
text-guards-path = { $while }, the path itself has { $icons }.
text-draws-more = { $while }, draw { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
} in each draw step.
text-draws-more-then-cycle = { $while }, draw { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
} in each draw step, then { $cycle }.
text-carries-more = { $while }, your carryover limit is 1 higher.
text-sees-top = { $while }, you may look at the top card of your draw deck at any time.
text-only-weapon = Its wielder can’t wield another Weapon.
text-befriends = This card may also be played or moved to { NAME($faction) } battlegrounds and be supported by { NAME($faction) } armies.
text-also-on = This card may also be played or moved { $to }.
text-opens = { $while }, { $who } may be played or moved { $to }.
text-never-on-ground = This card can’t be played or moved to a battleground.
text-never-on = This card can’t be played or moved to a { NAME($side) } battleground.
text-keeps-off-path = This card can’t be played or moved to a path while a { NAME($side) } battleground is active.
text-defender-wins = Defender wins: { $deeds }.
text-attacker-wins = Attacker wins: { $deeds }.
text-no-deed = nothing happens
text-gates = This battleground can’t be activated or reactivated unless { $gates } is in the { NAME($side) } scoring area.
text-gives-way = Eliminate this card when { $who } is played.
text-fate-eliminated = { $who ->
    [wielder] its wielder
   *[card] this card
} would be eliminated (even by being forsaken)
text-fate-combat = { $who ->
    [wielder] its wielder
   *[card] this card
} would be eliminated in combat
text-fate-path-combat = { $who ->
    [wielder] its wielder
   *[card] this card
} would be eliminated in path combat
text-fate-forsaken-from-deck = { $who ->
    [wielder] its wielder
   *[card] this card
} is forsaken from the top of the draw deck
text-fate-forsaken-from-reserve = { $who ->
    [wielder] its wielder
   *[card] this card
} is forsaken from reserve
text-instead = If { $fate }, cycle { $who ->
    [wielder] the wielder
   *[card] it
} instead.
text-instead-with-items = If { $fate }, cycle { $who ->
    [wielder] the wielder with all its items
   *[card] it with any items on it
} instead.
text-instead-without-items = If { $fate }, cycle { $who ->
    [wielder] the wielder
   *[card] it
} instead; all its items are still eliminated.
text-tends = After combat on a battleground in which this card took part, you may cycle it and one other { NAME($side) } character from that combat instead of eliminating them; their items are still eliminated.
text-tends-except = After combat on a battleground in which this card took part, you may cycle it and one other { NAME($side) } character (not { NAME($faction, case: "a") }) from that combat instead of eliminating them; their items are still eliminated.

## The word that goes with a card's name
-is = { $case ->
   *[nom-singular] is
    [nom-plural] are
}

## Bots

bot-greedy = weighs every action by what it brings at once
bot-medium = guesses what the others hold and thinks many possibilities through
bot-hard = guesses what the others hold and thinks a great many possibilities through

## Options before play

setting-scenario = Scenario
setting-scenario-trilogy = Trilogy: the whole war, from Bag End to Mount Doom
setting-scenario-duel = Two-player duel: one large deck each
setting-scenario-three-player-duel = Three-player duel: one player of the Free Peoples against two of the Shadow
setting-scenario-fellowship-of-the-ring = The Fellowship of the Ring: only the first book, paths 1 to 6
setting-scenario-extended-trilogy = Extended Trilogy: six decks, for up to six people (Fire and Swords)
setting-scenario-war-in-the-north = War in the North, by the rules of the Trilogy (Fire and Swords)
setting-scenario-duel-in-the-north = War in the North as a two-player duel (Fire and Swords)
setting-scenario-three-in-the-north = War in the North as a three-player duel (Fire and Swords)
setting-scenario-epic-duel = Epic Duel: both boxes in three parts, for two and for several evenings (Fire and Swords)
setting-scenario-help = The Trilogy is for two to four people with four decks of 30 cards; The Fellowship of the Ring is its short version and a good first game. In the duels all cards of a side make one deck, except those of two Shadow players. Fire and Swords adds skirmishes: the Extended Trilogy has six decks for up to six people, War in the North the places of the North alone, and the Epic Duel two parts of every path number and cards that join as the war goes on. If fewer people play than there are decks, somebody has several decks of a side; bots take the seats that people leave empty. The expansion's cards for solo and co-operative play need another product, Against the Shadow, so they are not used.
setting-holders = Who has which decks
setting-holders-usual = as usual for so many people
setting-holders-help = Fewer than six people may share out the six decks as they like, as long as nobody has decks of both sides (W-25.7). What you choose here settles the number of seats; each of them tells below whom it plays.
setting-promos = Play with the promotional cards
setting-promos-help = Ioreth and Ghân-buri-Ghân join the Free Peoples, Gothmog and the Whip of Many Thongs the Shadow. They are shuffled into the decks of their factions. The decks of The Fellowship of the Ring are fixed, so they are not used there.
setting-active_again = A card may name a battleground that is already active
setting-active_again-help = By our ruling an active battleground can be neither activated nor reactivated (W-3.13). With this option a faction card that reactivates battlegrounds may name it: then its text is carried out once more.
setting-fight_first = The old path is fought before the new one is chosen
setting-fight_first-help = When a text replaces the active path, we choose and reveal the new path first, then fight on the old one (W-3.18). With this option the combat comes first, and one chooses knowing its result.
setting-no_dead_text = A card can't go where its text would need a path that is not there
setting-no_dead_text-help = By our ruling a card may be played even if its text could no longer activate another path; that part is skipped (W-3.22). With this option it may not be played there.
setting-every_seat_passes = Every place in the turn order must pass
setting-every_seat_passes-help = By our ruling the action step ends as soon as an unbroken run of passes holds one of every player (W-5.8, W-18.2). It matters in the three-player duel, where Gandalf has two places in the turn order: with this option he must pass in both.
setting-keep_excess = Hands above the carryover limit are kept
setting-keep_excess-help = Who has fewer cards than every enemy may pass with a hand above the limit. By our ruling the excess is cycled when the action step ends (W-5.10). With this option it is kept.
setting-forsake_played = The card just played may be forsaken for its own cost
setting-forsake_played-help = Who plays the last card in hand must forsake a card. By our ruling it can't be the very card that is being played (W-6.3). With this option it can.
setting-text_first = A card played among drawn ones acts before the rest is cycled
setting-text_first-help = Some texts let you draw cards, play some of them and cycle the rest. By our ruling the rest is cycled first, then the played cards do what they say (W-6.7). With this option it is the other way round.
setting-new_item_freezes = A new item keeps its wielder in reserve
setting-new_item_freezes-help = By our ruling a character who was in reserve before may move even if it got an item this round (W-6.19). With this option it must wait for the next round, like a card that has just been played.
setting-wielder_uses = The wielder's player uses an item's action
setting-wielder_uses-help = An item may lie on another player's character. By our ruling its text is for the player who played it (W-6.29). With this option its action belongs to the player of the wielder.
setting-forsake_as_cost = Who has no card in hand may forsake one to pay
setting-forsake_as_cost-help = Who must cycle a card and has none forsakes one instead. By our ruling this does not hold where cycling is the price of something one may do (W-9.5). With this option it holds there as well.
setting-recycle_late = A draw deck is renewed only when a card of it is needed
setting-recycle_late-help = By our ruling an empty draw deck is renewed from the cycle pile at once (W-9.26). With this option that waits until a card of the deck is needed: to be drawn, forsaken or searched for.
setting-helpless_fall = Defenders without icons fall in a defeat
setting-helpless_fall-help = By our ruling a defending card without a defence icon that counts there is cycled after the combat, even after a defeat (W-10.6). With this option it is eliminated if the attack was not cancelled completely.
setting-unfought_for_nobody = Nobody wins a location that was not attacked
setting-unfought_for_nobody-help = By our ruling the defender wins if there is no attack icon at all (W-10.12, W-11.10). With this option such a path is set aside, and such a battleground returns to its deck.
setting-own_attack_only = Attack may be added only where one's own side attacks
setting-own_attack_only-help = Attack icons on a battleground count for whoever attacks it. By our ruling a text may put them on any active battleground (W-11.3). With this option only on those that one's own side attacks.
setting-choose_support = Players choose whom their armies support, even to less effect
setting-choose_support-help = By our ruling armies support those characters with whom the side counts most icons, and one is asked only if several ways are equally good (W-12.2). With this option both attackers and defenders choose, and may choose a weaker way.
setting-bare_ground = Added defence is ignored as well on a battleground won by the enemy
setting-bare_ground-help = If a battleground comes back from the enemy's scoring area, its printed defence is ignored. By our ruling defence icons that texts have added to it count (W-13.1). With this option they are ignored, too.
setting-end_at_once = The game ends right after the first combat on a last path
setting-end_at_once-help = By our ruling the game ends in the victory check after the combat step in which a path of the last number was fought (W-14.11). With this option it ends as soon as the first such combat is over, even in the action step.
setting-all_rings_count = Unused Ring tokens count in the duels as well
setting-all_rings_count-help = By our ruling a Ring token that can be used every round is worth nothing at the end (W-17.6, W-18.5). With this option it is worth 1 point if it was not used in the last round.
setting-only_losses_count = In a duel only eliminated cards defend a path
setting-only_losses_count-help = In the duels the Free Peoples need more defence than there is attack to win a path. By our ruling all their icons there count, before losses (W-17.8). With this option only those that have cancelled attack count.
setting-all_twice = In the three-player duel both Shadow players do things twice
setting-all_twice-help = In the duels the only player of a side does twice what each player of that side is told to do. By our ruling the two Shadow players of the three-player duel do it once each (W-18.6). With this option they do it twice as well.
setting-new_paths = The scenarios of the base game have the new paths, too
setting-new_paths-help = Fire and Swords brings a fourth path of each number. By our ruling the scenarios of the base game are played without them (W-21.6). With this option the Trilogy and both duels draw one of four. The Fellowship of the Ring has paths of its own and stays as it is; the scenarios of Fire and Swords have all of them anyway.

## What players are asked

counted = { NAME($card) } { $icons }
named = { NAME($card, case: "def") }
supported = { NAME($card, case: "def") }
prompt-first-cycle = { $number ->
    [one] { NAME($player) }: cycle one more card of your first hand.
   *[other] { NAME($player) }: cycle { $number } cards of your first hand.
}
    .waiting = cards of the first hand to be cycled
prompt-turn = { NAME($player) }: your turn. Take one action, or pass if you may.
    .waiting = an action, or a pass
prompt-cycle = { $number ->
    [one] { NAME($player) }: cycle a card from your hand.
   *[other] { NAME($player) }: cycle { $number } cards from your hand, one at a time.
}
    .waiting = a card to be cycled
prompt-pay = { NAME($player) }: cycle another card to pay for { NAME($card, case: "def") }.
    .waiting = a card to pay with
prompt-forsake = { $number ->
    [one] { NAME($player) }: forsake a card from your hand, from your reserve or from the top of your draw deck.
   *[other] { NAME($player) }: forsake { $number } cards, one at a time, from your hand, from your reserve or from the top of your draw deck.
}
    .waiting = a card to be forsaken
prompt-eliminate-from-hand = { $number ->
    [one] { NAME($player) }: eliminate a card from your hand.
   *[other] { NAME($player) }: eliminate { $number } cards from your hand, one at a time.
}
    .waiting = a card from hand to be eliminated
prompt-may = { NAME($player) } ({ NAME($card) }): do you want to do what the text allows?
    .waiting = whether to use { NAME($card, case: "def") }
prompt-may-text = { NAME($player) } ({ NAME($card) }): { $text }. Do you?
    .waiting = whether to use { NAME($card, case: "def") }
prompt-either = { NAME($player) } ({ NAME($card) }): which of the two do you choose?
    .waiting = one of two effects of { NAME($card, case: "def") }
prompt-player = { NAME($player) } ({ NAME($card) }): choose a player.
    .waiting = a player chosen because of { NAME($card, case: "def") }
prompt-which-first = { NAME($player) }: several texts begin at the same moment. Which comes first?
    .waiting = which of several texts comes first
prompt-move = { NAME($player) } ({ NAME($card) }): move a card from your reserve.
    .waiting = a card that moves because of { NAME($card, case: "def") }
prompt-play-found = { NAME($player) } ({ NAME($card) }): play the card that you have found.
    .waiting = where the card found is played
prompt-take = { NAME($player) } ({ NAME($card) }): take a card into your hand. Everybody will see it.
    .waiting = a card to be taken by { NAME($card, case: "def") }
prompt-eliminate = { NAME($player) } ({ NAME($card) }): choose a card in play to be eliminated.
    .waiting = a card in play to be eliminated by { NAME($card, case: "def") }
prompt-sacrifice = { NAME($player) } ({ NAME($card) }): eliminate as many cards from your reserve as you like, one at a time.
    .waiting = cards from reserve to be eliminated for { NAME($card, case: "def") }
prompt-lose-on-grounds = { $number ->
    [one] Eliminate one more { NAME($faction) } card from an active battleground.
   *[other] Eliminate { $number } { NAME($faction) } cards from active battlegrounds, one at a time.
}
    .waiting = cards on battlegrounds to be eliminated
prompt-path = { NAME($player) } ({ NAME($card) }): choose the new path.
    .waiting = the new path
prompt-ground = { NAME($player) } ({ NAME($card) }): choose the battleground.
    .waiting = the battleground
prompt-move-there = Move { NAME($card, case: "def") } to { NAME($location, case: "def") }?
    .waiting = whether { NAME($card, case: "def") } moves to { NAME($location, case: "def") }
prompt-ride = { NAME($player) } ({ NAME($card) }): you may move { NAME($wielder, case: "def") } at once.
    .waiting = whether the wielder of { NAME($card, case: "def") } moves
prompt-strengthen = { $icon ->
    [attack] { $number ->
        [one] { NAME($player) } ({ NAME($card) }): where do you add 1 attack icon?
       *[other] { NAME($player) } ({ NAME($card) }): where do you add { $number } attack icons?
    }
   *[defence] { $number ->
        [one] { NAME($player) } ({ NAME($card) }): where do you add 1 defence icon?
       *[other] { NAME($player) } ({ NAME($card) }): where do you add { $number } defence icons?
    }
}
    .waiting = where the icons of { NAME($card, case: "def") } go
prompt-sift-eliminate = { NAME($player) }: eliminate one of the cards that you have drawn.
    .waiting = one of the drawn cards to be eliminated
prompt-sift-play = { NAME($player) } ({ NAME($card) }): play a card from among those that you have drawn, or end. The rest is cycled.
    .waiting = one of the drawn cards to be played
prompt-sort-eliminate = { NAME($player) } ({ NAME($card) }): which of these cards is eliminated?
    .waiting = which of the cards looked at is eliminated
prompt-sort-cycle = { NAME($player) } ({ NAME($card) }): which of these cards is cycled? You take the other.
    .waiting = which of the cards looked at is cycled
prompt-combat = Which combat is resolved next?
    .waiting = the next combat
prompt-support = Combat at { NAME($location, case: "def") }: which characters do your armies support?
    .waiting = whom the armies at { NAME($location, case: "def") } support
prompt-support-instead = Combat at { NAME($location, case: "def") }: the defenders don't agree. Which characters do their armies support?
    .waiting = whom the armies at { NAME($location, case: "def") } support
prompt-losses = { $number ->
    [one] Combat at { NAME($location, case: "def") }: 1 attack icon is left. Choose a defending card to be eliminated.
   *[other] Combat at { NAME($location, case: "def") }: { $number } attack icons are left. Choose a defending card to be eliminated.
}
    .waiting = the losses at { NAME($location, case: "def") }
prompt-consent = Your side would lose: { $cards }. Do you agree? If not, the attackers choose.
    .waiting = whether to agree to the losses
prompt-consent-support = Your armies would support: { $cards }. Do you agree? If not, the attackers choose.
    .waiting = whether to agree to the support
prompt-tend = { NAME($card) }: which character is cycled together with this card instead of being eliminated?
    .waiting = who is cycled with { NAME($card, case: "def") }
prompt-fate = { NAME($card, case: "start") } { AGREE("is", $card) } cycled instead of being eliminated. With the items, or without?
    .waiting = whether the items of { NAME($card, case: "def") } go along

## What they can choose

option-pass = Pass
option-winnow = Winnow (2 for 1)
option-ring = Use the Ring token
option-yes = Yes
option-no = No
option-done = No more
option-nothing = Nothing
option-agree = Agree
option-object = Don't agree
option-play = { $place ->
    [reserve] Play { NAME($card, case: "def") } to reserve
    [path] Play { NAME($card, case: "def") } to the path
   *[ground] Play { NAME($card, case: "def") } to { NAME($place, case: "def") }
}
option-play-on = Play { NAME($card, case: "def") } on { NAME($wielder, case: "def") }
option-play-event = Play { NAME($card, case: "def") }
option-move = { $place ->
    [path] Move { NAME($card, case: "def") } to the path
   *[ground] Move { NAME($card, case: "def") } to { NAME($place, case: "def") }
}
option-resolve = Have the skirmish fought: { NAME($location) }
option-player = { NAME($player) }
option-speak = { NAME($card) }
option-use = Use { NAME($card, case: "def") }
option-cycle = Cycle { NAME($card, case: "def") }
option-eliminate = Eliminate { NAME($card, case: "def") }
option-eliminate-at = { $place ->
    [path] Eliminate { NAME($card, case: "def") } on the path
   *[ground] Eliminate { NAME($card, case: "def") } at { NAME($place, case: "def") }
}
option-forsake = Forsake { NAME($card, case: "def") } from hand
option-forsake-reserve = Forsake { NAME($card, case: "def") } from reserve
option-forsake-reserve-new = Forsake { NAME($card, case: "def") } from reserve (played this round)
option-forsake-deck = Forsake the top card of the draw deck
option-take = Take { NAME($card, case: "def") }
option-activate = { NAME($location) }
option-fight = { NAME($location) }
option-strengthen = { NAME($location) }
option-support = Support { $cards }
option-support-nobody = Support nobody
option-fate-items = Cycle the items as well
option-fate-alone = Eliminate the items
option-save = Save { NAME($card, case: "def") }

## Moments at which one may let it be

window-turn = Your turn
window-text = A text that you may use
window-consent = What your partner has chosen
passing-round = for this round
passing-round-over = A new round has begun

## What happens in a round

event-round = Round { $round }. { NAME($player, case: "start") } is the starting player.
event-activated = The battleground { NAME($location, case: "def") } is activated.
event-reactivated = The battleground { NAME($location, case: "def") } is reactivated.
event-path-activated = Path { $number } is activated: { NAME($location, case: "def") }.
event-counts-as = { NAME($location, case: "start") } now counts as a path { $number }.
event-cannot-come = { NAME($location, case: "start") } can't be activated yet: another card is drawn, and this one is shuffled back.
event-resolves = { NAME($player, case: "start") } has the skirmish fought: { NAME($location, case: "def") }.
event-skirmish-activated = A skirmish comes: { NAME($location, case: "def") }.
event-skirmish-won = { $side ->
    [free-peoples] The Free Peoples win the skirmish at { NAME($location, case: "def") }.
   *[shadow] The Shadow wins the skirmish at { NAME($location, case: "def") }.
}
event-skirmish-for-nobody = Nobody has attacked in the skirmish at { NAME($location, case: "def") }: it is removed from the game.
event-skirmish-returns = Nobody has come to the skirmish at { NAME($location, case: "def") }: it is shuffled back into its deck.
event-cards-join = { $number ->
    [one] { NAME($player, case: "start") } adds a card that was set aside to the cycle pile.
   *[other] { NAME($player, case: "start") } adds { $number } cards that were set aside to the cycle pile.
}
event-grounds-join = New battlegrounds are shuffled into both decks: part { $part }.
event-passes = { NAME($player, case: "start") } passes.
event-plays = { $place ->
    [reserve] { NAME($player, case: "start") } plays { NAME($card, case: "def") } to reserve.
   *[location] { NAME($player, case: "start") } plays { NAME($card, case: "def") } to { NAME($place, case: "def") }.
}
event-plays-item = { NAME($player, case: "start") } plays { NAME($card, case: "def") } on { NAME($wielder, case: "def") }.
event-plays-event = { NAME($player, case: "start") } plays the event “{ NAME($card) }”.
event-moves = { NAME($player, case: "start") } moves { NAME($card, case: "def") } to { NAME($place, case: "def") }.
event-uses = { NAME($player, case: "start") } uses { NAME($card, case: "def") }.
event-uses-ring = { NAME($player, case: "start") } uses the Ring token.
event-winnows = { NAME($player, case: "start") } winnows.
event-declines = { NAME($player, case: "start") } declines.
event-permitted = “{ NAME($card) }” holds until the end of the round.

## What happens to cards

event-draws = { NAME($player, case: "start") } draws { $cards }.
event-draws-veiled = { $number ->
    [one] { NAME($player, case: "start") } draws 1 card.
   *[other] { NAME($player, case: "start") } draws { $number } cards.
}
event-recycles = { NAME($player, case: "start") } shuffles the cycle pile into the draw deck.
event-looks = { NAME($player, case: "start") } looks at { $cards }.
event-looks-veiled = { $number ->
    [one] { NAME($player, case: "start") } looks at 1 card of the draw deck.
   *[other] { NAME($player, case: "start") } looks at { $number } cards of the draw deck.
}
event-cycles = { NAME($player, case: "start") } cycles { NAME($card, case: "def") } from hand.
event-cycles-veiled = { NAME($player, case: "start") } cycles a card from hand.
event-cycles-drawn = { NAME($player, case: "start") } cycles { NAME($card, case: "def") } of the cards looked at.
event-cycles-drawn-veiled = { NAME($player, case: "start") } cycles one of the cards looked at.
event-cycles-rest = { $number ->
    [one] { NAME($player, case: "start") } cycles the last of the cards looked at.
   *[other] { NAME($player, case: "start") } cycles the other { $number } cards looked at.
}
event-keeps = { NAME($player, case: "start") } takes { NAME($card, case: "def") } into hand.
event-keeps-veiled = { NAME($player, case: "start") } takes the last of the cards looked at into hand.
event-eliminates-from-hand = { NAME($player, case: "start") } eliminates { NAME($card, case: "def") } from hand.
event-eliminates-from-hand-veiled = { NAME($player, case: "start") } eliminates a card from hand.
event-eliminates-drawn = { NAME($player, case: "start") } eliminates { NAME($card, case: "def") } of the cards looked at.
event-eliminates-drawn-veiled = { NAME($player, case: "start") } eliminates one of the cards looked at.
event-forsakes = { NAME($player, case: "start") } forsakes { NAME($card, case: "def") } from hand.
event-forsakes-veiled = { NAME($player, case: "start") } forsakes a card from hand.
event-forsakes-top = { NAME($player, case: "start") } forsakes the top card of the draw deck: { NAME($card, case: "def") }.
event-forsakes-top-veiled = { NAME($player, case: "start") } forsakes the top card of the draw deck.
event-forsakes-reserve = { NAME($player, case: "start") } forsakes { NAME($card, case: "def") } from reserve.
event-sacrifices = { $number ->
    [0] { NAME($player, case: "start") } gives up no card in reserve.
    [one] { NAME($player, case: "start") } has given up 1 card in reserve.
   *[other] { NAME($player, case: "start") } has given up { $number } cards in reserve.
}
event-takes = { $source ->
    [deck] { NAME($player, case: "start") } takes { NAME($card, case: "def") } from the draw deck into hand.
   *[cycle-pile] { NAME($player, case: "start") } takes { NAME($card, case: "def") } from the cycle pile into hand.
}
event-takes-nothing = { NAME($player, case: "start") } takes nothing.
event-finds = { NAME($player, case: "start") } finds { NAME($card, case: "def") }.
event-finds-nothing = { NAME($player, case: "start") } searches, but the card is not there.
event-cycled = { NAME($card, case: "start") } { AGREE("is", $card) } cycled.
event-eliminated = { NAME($card, case: "start") } { AGREE("is", $card) } eliminated.
event-cycled-instead = { NAME($card, case: "start") } { AGREE("is", $card) } cycled instead of being eliminated.
event-revealed-and-cycled = { NAME($player, case: "start") } shows { NAME($card, case: "def") }: the card is cycled instead of being eliminated.
event-removed = { NAME($card, case: "start") } { AGREE("is", $card) } removed from the game.
event-in-vain = To no effect: { NAME($card) }. { $why }

## What happens to locations

event-strengthened = { $icon ->
    [attack] { $number ->
        [one] 1 attack icon is added to { NAME($location, case: "def") }.
       *[other] { $number } attack icons are added to { NAME($location, case: "def") }.
    }
   *[defence] { $number ->
        [one] 1 defence icon is added to { NAME($location, case: "def") }.
       *[other] { $number } defence icons are added to { NAME($location, case: "def") }.
    }
}
event-strengthened-card = { $number ->
    [one] 1 icon is added to { NAME($card, case: "def") }.
   *[other] { $number } icons are added to { NAME($card, case: "def") }.
}
event-corruption = { $number ->
    [one] 1 corruption token is added: { $total } in all.
   *[other] { $number } corruption tokens are added: { $total } in all.
}
event-cleansed = { $number ->
    [0] There is no corruption to be removed.
    [one] 1 corruption token is removed: { $total } left.
   *[other] { $number } corruption tokens are removed: { $total } left.
}

## What happens in combat

event-fight = Combat at { NAME($location, case: "def") }: attack { $attack }, defence of the location { $guard }, defence of the cards { $defence }.
event-loss-named = { NAME($card, case: "start") } { AGREE("is", $card) } to be eliminated.
event-agreed = { NAME($player, case: "start") } agrees to the losses.
event-objected = { NAME($player, case: "start") } does not agree to the losses: the attackers choose.
event-agreed-to-support = { NAME($player, case: "start") } agrees on whom the armies support.
event-objected-to-support = { NAME($player, case: "start") } does not agree on whom the armies support: the attackers choose.
event-withdraws = { NAME($card, case: "start") } { AGREE("is", $card) } cycled after the combat.
event-ground-won = { $side ->
    [free-peoples] { $points ->
        [one] The Free Peoples win { NAME($location, case: "def") }: 1 point.
       *[other] The Free Peoples win { NAME($location, case: "def") }: { $points } points.
    }
   *[shadow] { $points ->
        [one] The Shadow wins { NAME($location, case: "def") }: 1 point.
       *[other] The Shadow wins { NAME($location, case: "def") }: { $points } points.
    }
}
event-won-by-nobody = Nobody has attacked { NAME($location, case: "def") }: it returns to its deck.
event-path-won = { $points ->
    [one] The Free Peoples win { NAME($location, case: "def") }: 1 point.
   *[other] The Free Peoples win { NAME($location, case: "def") }: { $points } points.
}
event-path-lost = The Shadow wins { NAME($location, case: "def") }.
event-path-tied = Nobody wins { NAME($location, case: "def") }.
event-score = The score: Free Peoples { $free }, Shadow { $shadow }.

## How it ended

event-won = { result }
result = { $side ->
    [free-peoples] { $ending ->
        [lead] The Free Peoples win by { $free } points to { $shadow }: a lead of at least 10.
       *[last-path] The Ring-bearers have come to the end of the last path, and the Free Peoples win by { $free } points to { $shadow }.
    }
   *[shadow] { $ending ->
        [lead] The Shadow wins by { $shadow } points to { $free }: a lead of at least 10.
       *[last-path] { $tie ->
            [yes] The last path has been fought, and both sides have { $shadow } points: then the Shadow wins.
           *[no] The last path has been fought, and the Shadow wins by { $shadow } points to { $free }.
        }
    }
}
counted-grounds = Battlegrounds, { NAME($side) }: { $points }
counted-paths = Paths, { NAME($side) }: { $points }
counted-corruption = Corruption, { NAME($side) }: { $points }
counted-rings = Unused Ring tokens, { NAME($side) }: { $points }
counted-lead = A lead of { $lead } points or more ends the game in any round.
counted-tie = If the points are equal after the last path, the Shadow wins.
counted-last-path = After the last path the side with more points wins.

## Why not: in general

reason-not-an-action = That is not an action that you can take in your turn.
reason-no-card = There is no card “{ $word }”.
reason-no-location = There is no location “{ $word }”.
reason-not-in-game = { NAME($card, case: "start") } { AGREE("is", $card) } not in this game.
reason-not-joined-yet = { NAME($location, case: "start") } { AGREE("is", $location) } not in a battleground deck yet.
reason-skirmish-over = { NAME($location, case: "start") } { AGREE("is", $location) } out of the game: the skirmish has been fought.
reason-location-not-in-game = { NAME($location, case: "start") } { AGREE("is", $location) } not used in this scenario.
reason-not-in-hand = { NAME($card, case: "start") } { AGREE("is", $card) } not in your hand.
reason-in-play-already = { NAME($card, case: "start") } { AGREE("is", $card) } already in play.
reason-not-in-play = { NAME($card, case: "start") } { AGREE("is", $card) } not in play.
reason-not-in-reserve = { NAME($card, case: "start") } { AGREE("is", $card) } not in your reserve.
reason-not-on-ground = { NAME($card, case: "start") } { AGREE("is", $card) } not on an active battleground.
reason-not-looked-at = { NAME($card, case: "start") } { AGREE("is", $card) } not among the cards that you look at.
reason-other-deck = { NAME($card, case: "start") } { AGREE("is", $card) } not in this deck: the card belongs to another player ({ NAME($player, case: "def") }).

## Why not: actions

reason-pass = { $hand ->
    [one] You can't pass: you have 1 card, more than your carryover limit ({ $limit }), and not every enemy has more (the smallest enemy hand: { $least }).
   *[other] You can't pass: you have { $hand } cards, more than your carryover limit ({ $limit }), and not every enemy has more (the smallest enemy hand: { $least }).
}
reason-winnow = { $hand ->
    [one] To winnow you need at least 2 cards in hand; you have 1.
   *[other] To winnow you need at least 2 cards in hand; you have { $hand }.
}
reason-no-ring = There are no Ring tokens in this scenario.
reason-ring-used = You have already used your Ring token.
reason-ring-used-this-round = You have already used your Ring token this round.
reason-played-already = { NAME($card, case: "start") } { AGREE("is", $card) } a card that was already played this round. A character or item can't be played twice in a round.
reason-event-nowhere = An event is not put anywhere. Write only: “play” and its name ({ NAME($card) }).
reason-only-items = Only items are played on characters, and { NAME($card, case: "def") } { AGREE("is", $card) } no item.
reason-item-on-whom = { NAME($card, case: "start") } is an item: say which character in play wields it.
reason-wielder-is-character = Only a character can wield an item, and { NAME($wielder, case: "def") } { AGREE("is", $wielder) } none (the item: { NAME($card) }).
reason-wielder-of-enemy = { NAME($wielder, case: "start") } { AGREE("is", $wielder) } an enemy and can't wield { NAME($card, case: "def") }.
reason-wielder-not-listed = { NAME($wielder, case: "start") } { AGREE("is", $wielder) } not among those who may wield { NAME($card, case: "def") }.
reason-wielder-not-in-play = { NAME($wielder, case: "start") } { AGREE("is", $wielder) } not in play, and { NAME($card, case: "def") } needs a wielder who is.
reason-wielder-has-weapon = { NAME($wielder, case: "start") } can't wield { NAME($card, case: "def") } together with the Weapon already held.
reason-item-moves-along = { NAME($card, case: "start") } is an item: it goes wherever its wielder goes.
reason-moves-only-from-reserve = { NAME($card) }: cards move only from reserve to a location, never on or back.
reason-came-this-round = { NAME($card, case: "start") } came to reserve this round: a card that was just played there can't move yet.
reason-new-item = { NAME($card, case: "start") } got an item this round, and at this table that keeps a character in reserve until the next.
reason-only-wielder = Only the wielder of { NAME($card, case: "def") } may move now.

## Why not: places

reason-say-where = Say where to: reserve, path, or the name of an active battleground.
reason-not-a-skirmish = { NAME($location, case: "start") } { AGREE("is", $location) } no skirmish: only a skirmish is fought by an action.
reason-no-card-there = You have no card at { NAME($location, case: "def") }: only who has one may have the skirmish fought.
reason-never-on-ground = { NAME($card, case: "start") } can't go to any battleground.
reason-nobody-to-move = There is no card in your reserve that could move now as the text says.
reason-not-at-once = { NAME($card) }: no text of this card begins at this moment.
reason-mandatory-first = { NAME($card) }: what may be done comes after all that must be done.
reason-not-a-player = There is no player “{ $word }” whom the text means.
reason-no-skirmish-by-text = { NAME($location, case: "start") } { AGREE("is", $location) } a skirmish: no text can activate or reactivate one.
reason-banned = { NAME($location, case: "start") } can't be activated before the enemy has won one of these battlegrounds: { $gates }.
reason-say-path = { NAME($location, case: "start") } { AGREE("is", $location) } the active path: write “path”.
reason-not-active = { NAME($location, case: "start") } { AGREE("is", $location) } not active.
reason-army-on-path = Armies never go to a path.
reason-no-active-path = There is no active path now.
reason-no-active-ground = There is no active battleground to which the icons could be added.
reason-never-on-path = { NAME($card, case: "start") } can't go to any path.
reason-path-number = The active path has number { $number }. { NAME($card, case: "start") } may only go to paths { $paths }.
reason-kept-off-path = { NAME($card, case: "start") } can't go to a path while a battleground { $side ->
    [free-peoples] of the Free Peoples
   *[shadow] of the Shadow
} is active.
reason-never-there = { NAME($card, case: "start") } can't go to a battleground { $side ->
    [free-peoples] of the Free Peoples
   *[shadow] of the Shadow
}.
reason-wrong-faction = { NAME($card, case: "start") } can't go to { NAME($location, case: "def") }: the { NAME($faction) } faction neither attacks nor defends there.
reason-dead-text = At this table { NAME($card, case: "def") } can't go where the card's text would need a path that is not there.

## Why not: texts of cards

reason-no-action = The text of { NAME($card, case: "def") } has nothing for which you could use your action.
reason-other-uses = { NAME($card, case: "start") } can only be used by { NAME($player, case: "def") }.
reason-elsewhere = { NAME($card, case: "start") } can only be used { $at }.
reason-wielder-elsewhere = { NAME($card, case: "start") } can only be used while the wielder is { $at }.
reason-used-this-round = { NAME($card, case: "start") } can be used only once per round, and this round it has happened.
reason-cost = { NAME($card) }: you can't pay what the text demands for it.
reason-condition = The condition in its text is not met.
reason-no-next-path = There is no path beyond number { $number }.
reason-no-path-left = Every path { $number } has already been active in this game, or is active now.
reason-no-path-left-of-part = No other path { $number }{ $part } is left, and the text can't lead to another part of the number.
reason-of-no-part = { NAME($location, case: "start") } counts as a path { $number } now, but belongs to neither part of it: from here no text leads to another path of that number.
reason-not-next = From here no text leads to a path { $number }: none may skip a number or a part, or lead back.
reason-no-ground-in-deck = No battleground that the text means is left in a deck.
reason-no-ground-scored = No battleground that the text means is in a scoring area.
reason-no-ground = No battleground that the text means can be activated or reactivated now.
reason-no-such-card = There is no such card in play.
reason-text-means-others = { NAME($card, case: "start") } { AGREE("is", $card) } not one of the cards that the text means.
reason-enough-of-kind = You have played as many cards of this kind as the text lets you.
reason-text-means-place = { $place ->
    [reserve] The text only allows to play to reserve.
    [path] The text only allows to move to the path.
    [ground] The text only allows to move to a battleground.
   *[location] The text only allows to play to { NAME($place, case: "def") }.
}
reason-text-means-other-location = { NAME($location, case: "start") } { AGREE("is", $location) } not a location that the text means.
reason-not-found = { NAME($card, case: "start") } { AGREE("is", $card) } not where the text lets you search.
reason-active-already = { NAME($location, case: "start") } { AGREE("is", $location) } active already.
reason-not-a-ground = { NAME($location, case: "start") } { AGREE("is", $location) } no battleground.
reason-not-a-path = { NAME($location, case: "start") } { AGREE("is", $location) } no path.
reason-path-of-number = { NAME($location, case: "start") } { AGREE("is", $location) } no path of number { $number }, and that is what the text asks for.
reason-path-of-part = { NAME($location, case: "start") } { AGREE("is", $location) } no path { $number }{ $part }, and only there can the text lead now.
reason-path-used = { NAME($location, case: "start") } can't be activated a second time.

## Why not: forsaking

reason-no-deck = There is no card left in your draw deck.
reason-forsake-afield = { NAME($card, case: "start") } { AGREE("is", $card) } on a location, and cards there can't be forsaken.
reason-forsake-item = { NAME($card, case: "start") } lies on another player's character: only that player can forsake it.
reason-forsake-played = { NAME($card, case: "start") } { AGREE("is", $card) } the card that you are just playing: forsake another for it.

## Why not: combat

reason-lost-already = { NAME($card, case: "start") } { AGREE("is", $card) } already chosen.
reason-not-in-combat = { NAME($card, case: "start") } { AGREE("is", $card) } not in the combat at { NAME($location, case: "def") }.
reason-item-alone = { NAME($card, case: "start") } is an item and cancels nothing without its wielder.
reason-attacker = { NAME($card, case: "start") } { AGREE("is", $card) } attacking. Only defending cards cancel attack icons.
reason-no-defence = Without a defence icon that counts here, { NAME($card, case: "def") } can't cancel anything.
reason-support = Your armies can't support just these: an army supports one character of its faction, and those are chosen who bring most icons.
reason-support-characters = Only characters are supported, and { NAME($card, case: "def") } { AGREE("is", $card) } none.
reason-not-to-be-saved = { NAME($card, case: "start") } { AGREE("is", $card) } not among those who can be saved.

## The table in a terminal

scene-round = Round { $round }
scene-phase-setup = Setup
scene-phase-locations = Location step
scene-phase-actions = Action step
scene-phase-combat = Combat step
scene-phase-draw = Draw step
scene-phase-over = The game is over
scene-turn = { NAME($player, case: "start") } to act
scene-paths = Paths
scene-corruption = corruption { $number }
scene-path = path { $number }
scene-ground = { $side ->
    [free-peoples] the Free Peoples attack
   *[shadow] the Shadow attacks
}
scene-skirmish = { $side ->
    [free-peoples] skirmish, the Free Peoples attack
   *[shadow] skirmish, the Shadow attacks
}
scene-returns = nobody is there: without anybody it goes back into its deck
scene-accompanying = accompanying battlegrounds
scene-active = active
scene-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
scene-balance = attack { $attack }, defence { $total } (location { $guard }, cards { $defence })
scene-would-win = { $side ->
    [free-peoples] the Free Peoples would win
   *[shadow] the Shadow would win
}
scene-unsupported = { $number } more with support
scene-fresh = new
scene-fight = { $left ->
    [one] Combat at { NAME($location, case: "def") }: 1 attack icon left.
   *[other] Combat at { NAME($location, case: "def") }: { $left } attack icons left.
}
scene-lost = To be eliminated
scene-coming = The next path: { NAME($location, case: "def") }.
scene-looks = { $number ->
    [one] { NAME($player, case: "start") } looks at 1 card
   *[other] { NAME($player, case: "start") } looks at { $number } cards
}
scene-permits = Holds until the end of the round
scene-hand-size = hand { $number } (limit { $limit })
scene-deck-size = draw deck { $number }
scene-cycled-size = cycled { $number }
scene-gone-size = eliminated { $number }
scene-later-size = set aside { $number }
scene-ring-ready = Ring token unused
scene-ring-each-round = Ring token ready
scene-ring-used = Ring token used
scene-starter = starting player
scene-passed = has passed
scene-reserve = In reserve
scene-hand = In hand
scene-top = Top of the draw deck
scene-cycled = Cycle pile
scene-gone = Eliminated
scene-won = { $side ->
    [free-peoples] Scoring area of the Free Peoples
   *[shadow] Scoring area of the Shadow
}
scene-waiting = { $side ->
    [free-peoples] Battlegrounds of the Free Peoples still in the deck
   *[shadow] Battlegrounds of the Shadow still in the deck
}
scene-later = { $side ->
    [free-peoples] Battlegrounds of the Free Peoples set aside for later
   *[shadow] Battlegrounds of the Shadow set aside for later
}
scene-banned = can't be activated yet
scene-paths-left = Paths of this number and the next still in the deck

## What is printed on cards and locations

-value-kind = kind
-value-text = text
-value-attack = attack
-value-defence = defence
-value-lead-attack = leadership in attack
-value-lead-defence = leadership in defence
-value-path = path icons
-value-points = victory points
-value-number = path number
-value-paths = path numbers
-value-wielders = wielder
-value-keywords = keyword
-value-gates = what must be won first
-value-defender-wins = defender wins
-value-attacker-wins = attacker wins
-value-accompanying = accompanying battlegrounds
-value-attackers = attackers
-value-defenders = defenders
-set-base = base game
-set-fire-and-swords = Fire and Swords
-set-promo = promotional cards

# What another source says.

unsure-reconstructed = reconstructed, as no source that we have tells it
unsure-balanced = reconstructed, and then changed so that the scenarios are even; the printed card probably differs
unsure-partly = a source has only a part of it, the rest is reconstructed
unsure-inferred = inferred: all other paths of this number have it
unsure-blank = another source leaves it blank
unsure-blank-but-counted = another source leaves it blank, though an example in the rulebook counts it
unsure-none = another source has none
unsure-one = another source has 1
unsure-one-without-paths = another source has 1, but no path on which it could be
unsure-character = another source calls it a character
unsure-fifth-card-anywhere = in another source either of them may be anywhere in play for the fifth card
unsure-bonus-of-the-path = in another source the bonus is the path's own
unsure-nazgul-anywhere = in another source the Nazgûl may be anywhere, and nothing is optional
unsure-exactly-two = in another source whoever uses it takes exactly two
unsure-battleground-too = in another source on a battleground, too
unsure-from-the-deck = another source takes it from the Shadow's deck, where it never is

## What is wrong with a table of values

trouble-unreadable = This can't be read: “{ $text }”. A text is written in words that hold words, such as Action("reserve", (Draw(1),), (CycleSelf(),)).
trouble-unknown-word = There is no word “{ $word }” for texts (in “{ $text }”).
trouble-other-word = { $kind ->
    [ability] On a card that stays in play every line says when something happens or what always holds: “{ $text }” says neither.
   *[effect] Every line here says what is done: “{ $text }” does not.
}
trouble-too-long = “{ $text }” is too long: a line has at most { $most } letters.
trouble-too-deep = There are too many words within words: “{ $text }”.
trouble-other-values = { $fields ->
    [none] “{ $word }” holds nothing (in “{ $text }”).
   *[other] “{ $word }” holds: { $fields }. Each of them is given at most once, and not all may be left out (in “{ $text }”).
}
trouble-wrong-value = { $wants ->
    [number] “{ $field }” of “{ $word }” must be a number from 1 to 9 (in “{ $text }”).
    [numbers] “{ $field }” of “{ $word }” must be numbers from 1 to 9 in brackets, such as (1, 2) or (3,) (in “{ $text }”).
    [yes-no] “{ $field }” of “{ $word }” must be True or False (in “{ $text }”).
    [effect] “{ $field }” of “{ $word }” must be a word for something that is done, such as Draw(1) (in “{ $text }”).
    [effects] “{ $field }” of “{ $word }” must be words for what is done, in brackets, such as (Draw(1),) (in “{ $text }”).
    [cost] “{ $field }” of “{ $word }” must be a price, such as CycleOne() (in “{ $text }”).
    [costs] “{ $field }” of “{ $word }” must be prices in brackets, such as (CycleSelf(),) (in “{ $text }”).
    [condition] “{ $field }” of “{ $word }” must be a condition, such as At("moria") (in “{ $text }”).
    [circumstance] “{ $field }” of “{ $word }” must be a condition that is the same for all cards, such as Stands(("aragorn",)) (in “{ $text }”).
    [circumstances] “{ $field }” of “{ $word }” must be conditions in brackets, such as (Stands(("aragorn",)),) (in “{ $text }”).
    [instead] “{ $field }” of “{ $word }” must be a number and a path, such as (2, ActivePath("shelobs-lair")) (in “{ $text }”).
    [filter] “{ $field }” of “{ $word }” must say which cards are meant, such as Which(faction=ELF) (in “{ $text }”).
    [grounds] “{ $field }” of “{ $word }” must say which battlegrounds are meant, such as Grounds(faction=ELF) (in “{ $text }”).
    [faction] “{ $field }” of “{ $word }” must be a faction, such as ELF (in “{ $text }”).
    [side] “{ $field }” of “{ $word }” must be FREE or SHADOW (in “{ $text }”).
    [type] “{ $field }” of “{ $word }” must be ARMY, CHARACTER, ITEM or EVENT (in “{ $text }”).
    [keyword] “{ $field }” of “{ $word }” must be a keyword, such as NAZGUL (in “{ $text }”).
    [piles] “{ $field }” of “{ $word }” must be (DECK,), (CYCLED,) or (DECK, CYCLED) (in “{ $text }”).
    [name] “{ $field }” of “{ $word }” must be a name in quotation marks, such as "aragorn" (in “{ $text }”).
    [names] “{ $field }” of “{ $word }” must be names in brackets, such as ("aragorn",) (in “{ $text }”).
    [place] “{ $field }” of “{ $word }” must be a place in quotation marks, such as "reserve" (in “{ $text }”).
   *[words] “{ $field }” of “{ $word }” can't be that (in “{ $text }”).
}
trouble-other-use = “{ $word }” speaks of something that a card or location of this kind does not have.
trouble-no-icons = “{ $word }” must give at least one icon.
trouble-kind = A card can't be of that kind.
trouble-no-such-value = A card of this kind has no value “{ $value }”.
trouble-value = “{ $value }” can't be that.
trouble-number = “{ $value }” must be a number from 0 to { $most }.
trouble-list = “{ $value }” must be a list.
trouble-twice = “{ $value }” has something twice.
trouble-other-side = “{ $value }” has a faction of the other side.
trouble-no-such-name = There is no card or location “{ $name }” that could be meant here.
trouble-no-wielder = An item needs somebody who may wield it.
trouble-two-accompanying = A skirmish has two accompanying battlegrounds.
trouble-fixed-value = “{ $value }” is in the rulebook and can't be corrected.
trouble-no-such-card = Fire and Swords has no card or location “{ $name }”.
trouble-base-card = “{ $name }” is also in the base box, so its values are certain.
trouble-needed = “{ $name }” names this card, which must be of another kind for that.
trouble-in-card = { $name }: { $trouble }
trouble-file = The file of corrections can't be read ({ $file }): { $detail }
trouble-not-a-table = The file of corrections has a line “{ $name }” under no card.
trouble-unwritable = This can't be written into the file of corrections.
trouble-mend-first = Something in the file of corrections can't be read, and would be lost if anything were written there now. Mend it by hand first, or remove it.
