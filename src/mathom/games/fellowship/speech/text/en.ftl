## The texts of cards. Nouns come in the forms `a` (with the article), `bare` and `many`; pronouns and players have
## `nom`, `acc` and `gen`. Clauses are said to you, or of what you may do (`to`), or of somebody else (`they`).

say-sentence = { SAY($text, form: "capital") }.
say-and = { SAY($first, $case) } and { SAY($last, $case) }
say-or = { SAY($first, $case) } or { SAY($last, $case) }
# One article for all: so what follows is said of each of them.
say-or-alike = { SAY($first, $case) } or { $case ->
    [many] { SAY($last, "many") }
   *[a] { SAY($last, "bare") }
}
say-then = { SAY($first, $case) }; { SAY($last, $case) }

## Such a card

say-noun = { NAME($noun, $case) }
say-kind = { $case ->
    [many] { NAME($of) } { SAY($what, "many") }
   *[a] { NAME($of, $case) } { SAY($what, "bare") }
}
say-kind-word = { $case ->
    [many] { NAME($of) } { SAY($what, "many") }
    [a] a { NAME($of) } { SAY($what, "bare") }
   *[bare] { NAME($of) } { SAY($what, "bare") }
}
say-terrain = { $case ->
    [many] { NAME($terrain) } { SAY($what, "many") }
   *[a] { NAME($terrain, $case) } { SAY($what, "bare") }
}
say-site = site { $number }
say-two-sites = { $case ->
    [a] a site numbered { $first } or { $last }
   *[bare] site numbered { $first } or { $last }
}
say-sites = { $case ->
    [a] a site numbered { $first } to { $last }
   *[bare] site numbered { $first } to { $last }
}
say-phase-event = { $case ->
    [a] a { NAME($phase, "of") } { SAY($what, "bare") }
    [many] { NAME($phase, "of") } { SAY($what, "many") }
   *[bare] { NAME($phase, "of") } { SAY($what, "bare") }
}
say-culture = { $case ->
    [many] [{ NAME($culture) }] { SAY($what, "many") }
    [a] { NAME($culture, "article") } [{ NAME($culture) }] { SAY($what, "bare") }
   *[bare] [{ NAME($culture) }] { SAY($what, "bare") }
}
say-cultures = { $case ->
    [many] [{ NAME($culture) }] or [{ NAME($other) }] { SAY($what, "many") }
    [a] { NAME($culture, "article") } [{ NAME($culture) }] or [{ NAME($other) }] { SAY($what, "bare") }
   *[bare] [{ NAME($culture) }] or [{ NAME($other) }] { SAY($what, "bare") }
}
say-side = { $side ->
    [free] { $case ->
        [a] a Free Peoples { SAY($what, "bare") }
        [many] Free Peoples { SAY($what, "many") }
       *[bare] Free Peoples { SAY($what, "bare") }
    }
   *[shadow] { $case ->
        [a] a Shadow { SAY($what, "bare") }
        [many] Shadow { SAY($what, "many") }
       *[bare] Shadow { SAY($what, "bare") }
    }
}
say-exhausted = { $case ->
    [a] an exhausted { SAY($what, "bare") }
    [many] exhausted { SAY($what, "many") }
   *[bare] exhausted { SAY($what, "bare") }
}
say-roaming = { $case ->
    [a] a roaming { SAY($what, "bare") }
    [many] roaming { SAY($what, "many") }
   *[bare] roaming { SAY($what, "bare") }
}
say-signet = { SAY($what, $case) } with the { NAME($signet) }
say-home = { SAY($what, $case) } whose home is site { $number }
say-bearing = { SAY($what, $case) } bearing { $item }
say-bearing-this = the { SAY($what, "bare") } this card is on
say-not-bearing = { SAY($what, $case) } with no { SAY($item, "bare") }
say-borne = { SAY($what, $case) } borne by { SAY($whom, "acc") }
say-fighting = { SAY($what, $case) } fighting { SAY($whom, "acc") }
say-fighting-first = { SAY($what, $case) } fighting { SAY($whom, "acc") }
say-assigned = { SAY($what, $case) } assigned to fight { SAY($whom, "acc") }
say-at-site = { SAY($what, $case) } at { $where }
say-same-title = { SAY($what, $case) } with the same title as { SAY($whom, "acc") }
say-in-support = { SAY($what, $case) } from your support area
say-skirmishing = { SAY($what, $case) } in a skirmish
say-unassigned = { SAY($what, $case) } not assigned to a skirmish
say-new-race = { SAY($what, $case) } of a race you can’t spot
say-as-ring-bearer = { SAY($what, $case) }, the Ring-bearer,
say-among-shown = { SAY($what, $case) } among those cards
say-on-losing-side = { SAY($what, $case) } on the losing side
say-but = { SAY($what, $case) } other than { $but }
say-but-those = { SAY($what, $case) } other than those cards
say-another = { $case ->
    [a] another { SAY($what, "bare") }
    [many] other { SAY($what, "many") }
   *[bare] other { SAY($what, "bare") }
}
say-opponents = { $case ->
    [a] an opponent’s { SAY($what, "bare") }
    [many] opponents’ { SAY($what, "many") }
   *[bare] opponent’s { SAY($what, "bare") }
}

## How many of them

say-one = { SAY($what, "a") }
say-your = one of your { SAY($what, "many") }
say-your-own = your { SAY($what, "bare") }
say-each = each { SAY($what, "bare") }
say-each-of-yours = each of your { SAY($what, "many") }
say-some = { $number } { SAY($what, "many") }
say-up-to = up to { $number } { SAY($what, "many") }
say-any-number = any number of { SAY($what, "many") }
say-any-number-paid = any number of { SAY($what, "many") } (at least 1)

## Whom pronouns mean

say-this = this { NAME($noun) }
say-that = that { NAME($noun) }
say-the = the { NAME($noun) }
say-this-again = { $noun ->
    [type-card] it
   *[other] this { NAME($noun) }
}
say-it = { $noun ->
    [bearer] the bearer
   *[other] { NAME($noun, "gender") ->
        [he] { $case ->
            [acc] him
           *[nom] he
        }
        [she] { $case ->
            [acc] her
           *[nom] she
        }
       *[that] that { NAME($called) }
    }
}
say-new-site = the new site

## Players

say-player = { $player ->
    [you] { $case ->
        [gen] your
       *[nom] you
    }
    [free] the { NAME("player-free") }{ $case ->
        [gen] ’s
       *[nom] {""}
    }
    [opponent] an opponent{ $case ->
        [gen] ’s
       *[nom] {""}
    }
    [shadow-players] each { NAME("player-shadow") }{ $case ->
        [gen] ’s
       *[nom] {""}
    }
   *[anyone] any player{ $case ->
        [gen] ’s
       *[nom] {""}
    }
}
say-that-player = that player{ $case ->
    [gen] ’s
   *[nom] {""}
}
say-owner = { SAY($whose, "acc") }’s owner{ $case ->
    [gen] ’s
   *[nom] {""}
}

## What must be so

say-can-spot = you can spot { $which }
say-cannot-spot = you can’t spot { $which }
say-at = the fellowship is at { $where }
say-at-place = the fellowship is at { NAME($site) }
say-not-at = the fellowship is not at { $where }
say-bearer-at = the bearer is at { $where }
say-has-bearer = somebody bears this card
say-has-burdens = { $who } has at least { $number } burdens
say-dead-pile-has = there are at least { $which } in the dead pile
say-dead-and-burdens = burdens and { SAY($what, "many") } in the dead pile come to at least { $number }
say-pool-below = there is less than { $number } twilight in the pool
say-worn = The One Ring is worn
say-during = it is the { NAME($phase) }
say-is = { $who } is { $what }
say-is-not = { $who } is not { $what }
say-has-keyword = { $who } has { NAME($keyword) }
say-is-fighting = { $who } is fighting { SAY($whom, "acc") }
say-is-bearing = { $who } bears { $item }
say-is-exhausted = { $subject ->
    [told] {""}
   *[new] { $who }{" "}
}is exhausted
say-is-skirmishing = { $who } is in a skirmish
say-is-unassigned = { $who } is not assigned to a skirmish
say-is-in-support = { $who } is in your support area
say-hand-has = { $player } has at least { $number } cards in hand
say-deck-empty = { SAY($player, "gen") } draw deck is empty
say-awaits-skirmish = { $who } is assigned to a skirmish not yet resolved
say-was-assigned = { $who } was assigned to a skirmish this turn
say-was-not-assigned = { $who } was not assigned to a skirmish this turn
say-was-not-but-was = { $not } was not assigned to a skirmish this turn and { $who } was
say-not-so = it is not so that { $condition }

## Numbers

say-for-each = { SAY($deeds, $case) } for { $each }
say-each-spotted = each { SAY($what, "bare") } you can spot
say-each-over = each { SAY($what, "bare") } over { $number }
say-each-of-them = each of them
say-each-dead = each { SAY($what, "bare") } in the dead pile
say-each-burden = each burden
say-each-race = each of these races in the fellowship: Hobbit, Dwarf, Elf, Man
say-at-most = { SAY($deeds, $case) } (at most { $most })
say-limited = { SAY($deeds, $case) } (at most { $most } each phase)
say-x-is-strength = { SAY($deeds, $case) }, where X is { SAY($who, "acc") }’s strength
say-or-if = { SAY($deeds, $case) } (or { $then } if { $condition })
say-or-if-by = { SAY($deeds, $case) } (or { $more ->
    [less] −{ $then }
   *[more] +{ $then }
} if { $condition })
say-up-to-so-much = { SAY($deeds, $case) } or less

## When something happens

say-about-to-be-wounded = { $who } is about to take a wound
say-about-to-exert = { $who } is about to exert
say-about-to-heal = { $who } is about to heal
say-is-wounded = { $subject ->
    [told] {""}
   *[new] { $who }{" "}
}takes a wound
say-exerts = { $subject ->
    [told] {""}
   *[new] { $who }{" "}
}exerts
say-wins = { $who } wins a skirmish
say-loses = { $who } loses a skirmish
say-loses-to = { $who } loses a skirmish to { SAY($to, "acc") }
say-killed = { $who } is killed
say-killed-in-skirmish = { $who } is killed in a skirmish
say-killed-by = { $who } is killed by { SAY($by, "acc") }
say-is-assigned = { $who } is assigned to a skirmish
say-leaves-play = { $who } leaves play
say-you-play = you play { SAY($card, "acc") }
say-you-play-on = you play { SAY($card, "acc") } on { SAY($on, "acc") }
say-opponent-plays = an opponent plays { SAY($card, "acc") }
say-is-played = { $card } is played
say-is-played-on = { $card } is played on { SAY($on, "acc") }
say-moves-to = the fellowship moves to { $where }
say-moves-from = the fellowship moves from { $where }
say-moves = the fellowship moves
say-ring-put-on = The One Ring is put on
say-turn-begins = your turn begins
say-turn-ends = the turn ends
say-phase-begins = the { NAME($phase) } begins
say-phase-ends = a { NAME($phase) } ends
say-your-phase-begins = your { NAME($phase) } begins
say-your-phase-ends = your { NAME($phase) } ends

## Abilities

say-label = { NAME($phase, "label") }
say-action = { $label } – { $text }
say-response = Response, when { $trigger } – { $text }
say-when = when { $trigger }, { $text }
say-as-soon-as = as soon as { $trigger }, { $text }
say-whenever = whenever { $trigger }, { $text }
say-price = { SAY($price, $case) }: { SAY($deeds, $case) }
say-price-to = { SAY($price, "to") } to { SAY($deeds, "to") }
say-if = if { $condition }, { SAY($text, $case) }
say-given = if { $condition }: { SAY($text, $case) }
say-while = while { $condition }, { $text }
say-nothing = nothing happens
say-once-a-turn = { $text } (once each turn)
say-once-a-phase = { $text } (once each phase)
say-once-a-skirmish = { $text } (once each skirmish)
say-once-a-skirmish-each = { $text } (once each skirmish for each player)
say-to-play = to play this card, { $deeds }
say-own-cost-on = this card costs { $number } { $more } when played on { $on }
say-own-cost-if = this card costs { $number } { $more } if { $condition }
say-copies = { $who } has the text of { $site } on the adventure path
say-second-of-class = its bearer may bear another item of the same class
say-bearer-is = borne by { SAY($who, "acc") }
say-on-site = played on a site
say-to-support = support area
say-limit = { $text } (limit { $number })
say-limit-per-bearer = { $text } (limit { $number } per bearer)

## Keywords, and what somebody is given

say-keyword = { NAME($keyword) }
say-keyword-value = { NAME($keyword) } +{ $number }
say-gift-keyword = { $keyword }
say-gift-strength = { $number } strength
say-give = { NAME("do-give", $case) } { SAY($who, "acc") } { $gifts }
say-is-person = { $who } is { NAME($keyword, "a") }
say-is-fierce = { $who } is fierce
say-has = { $who } has { $gifts }

## What holds

say-tough = { $who } can be overwhelmed only by three times the strength
say-one-wound = { $who } takes no more than 1 wound in each skirmish
say-no-wounds = { $who } takes no wounds
say-no-healing = { $who } can’t heal
say-joins-in = { NAME("do-let", $case) } { SAY($who, "acc") } take part in archery fire and skirmishes
say-does-not-shoot = { $who } does not count for the archery total
say-burdens-stay = burdens can’t be removed
say-ring-has-no-text = The One Ring has no text
say-safe-from = opponents can’t discard your { SAY($what, "many") }
say-ignore-bonus = { $who } gives no strength
say-ignore-bonus-on = { SAY($what, "many") } give no strength to { $on }
say-cannot-assign = the Free Peoples player can’t assign { SAY($who, "acc") } to fight { SAY($to, "acc") }
say-archery-total = the { $side ->
    [free] fellowship
   *[shadow] minion
} archery total is { $more ->
    [less] −{ $number }
   *[more] +{ $number }
}
say-cost = { $each } costs { $number } { $more }
say-first-cost-turn = the first { SAY($what, "bare") } played { $there ->
    [yes] there each turn
   *[no] each turn
} costs { $number } { $more }
say-first-cost-phase = the first { SAY($what, "bare") } played each { NAME($phase) } costs { $number } { $more }
say-roaming-penalty = the roaming penalty of { $each } is { $number } { $more }
say-shadow-number = the Shadow number of { $site } is { $more ->
    [less] −{ $number }
   *[more] +{ $number }
}
say-move-limit = the move limit is { $more ->
    [less] −{ $number }
   *[more] +{ $number }
}
say-skip = { $phase } is skipped
say-skip-several = { $phases } are skipped
say-the-phase = the { NAME($phase) }
say-cannot-play = { SAY($what, "many") } can’t be played
say-cannot-move = the fellowship can’t move
say-no-actions = no { NAME($phase, "of") } events may be played and no { NAME($phase, "of") } special abilities used
say-until-regroup = { SAY($deeds, $case) } until regroup
say-until-turn-ends = { SAY($deeds, $case) } until the turn ends
say-until-it-ends = { SAY($deeds, $case) } until that skirmish ends

## Who does it, whether, and how often

say-may = { $case ->
    [they] may { SAY($deeds, "to") }
   *[you] you may { SAY($deeds, "to") }
}
say-either = { SAY($first, $case) } or { SAY($last, $case) }
say-either-way = { SAY($first, $case) }; or { SAY($last, $case) }
say-otherwise = { SAY($first, $case) }; otherwise { SAY($last, $case) }
say-times = { SAY($deeds, $case) } up to { $number } times
say-as-often = { $least } to { $most } times, { SAY($deeds, $case) }
say-let = { $player } { SAY($deeds, "they") }
say-later = each time this phase that { $trigger }, { $deeds }
say-prevent = { NAME("do-prevent", $case) } that wound
say-instead-of-wound = { SAY($deeds, $case) } instead of that wound
say-instead-of-healing = { SAY($deeds, $case) } instead
say-cancel = { NAME("do-cancel", $case) } that event
say-spare-token = { $who } exerts without a wound token
say-end-phase = { NAME("do-end", $case) } the phase

## Wounds, and cards in play

say-exert = { NAME("do-exert", $case) } { SAY($who, "acc") }
say-exert-times = { NAME("do-exert", $case) } { SAY($who, "acc") } { $times ->
    [2] twice
   *[other] { $times } times
}
say-exhaust = { NAME("do-exhaust", $case) } { SAY($who, "acc") }
say-wound = { NAME("do-wound", $case) } { SAY($who, "acc") }
say-wound-times = { NAME("do-wound", $case) } { SAY($who, "acc") } { $times ->
    [2] twice
   *[other] { $times } times
}
say-heal = { NAME("do-heal", $case) } { SAY($who, "acc") }
say-heal-x = { NAME("do-heal", $case) } { SAY($who, "acc") } X times
say-heal-up-to = { NAME("do-heal", $case) } { SAY($who, "acc") } up to { $number } times
say-discard = { NAME("do-discard", $case) } { SAY($who, "acc") }
say-transfer = { NAME("do-transfer", $case) } { SAY($what, "acc") } to { SAY($to, "acc") }
say-transfer-from-pile = { NAME("do-transfer", $case) } { SAY($what, "acc") } from your discard pile to { SAY($to, "acc") }
say-stack = { NAME("do-stack", $case) } { SAY($what, "acc") } on this card
say-stack-from-hand = { NAME("do-stack", $case) } { SAY($what, "acc") } from hand on this card
say-spot = { NAME("do-spot", $case) } { SAY($which, "acc") }
say-spot-x = { NAME("do-spot", $case) } X { SAY($what, "many") }
say-spot-burdens = { NAME("do-spot", $case) } X burdens
say-pick = { NAME("do-choose", $case) } { SAY($which, "acc") }
say-pick-player = { NAME("do-choose", $case) } a player
say-add-twilight = { NAME("do-add", $case) } { $number } twilight
say-remove-twilight = { NAME("do-remove", $case) } { $number } twilight
say-add-burdens = { NAME("do-add", $case) } { $number ->
    [1] a burden
   *[other] { $number } burdens
}
say-remove-burdens = { NAME("do-remove", $case) } { $number ->
    [1] a burden
   *[other] { $number } burdens
}
say-corrupt = the Ring-bearer is corrupted
say-wear-ring = { NAME("do-put-on", $case) } The One Ring until regroup
say-become-ring-bearer = { $who } becomes the Ring-bearer
say-assign = { NAME("do-assign", $case) } { SAY($who, "acc") } to fight { SAY($to, "acc") }
say-assign-extra = { NAME("do-assign", $case) } { SAY($who, "acc") } to fight { SAY($to, "acc") } in an additional skirmish
say-unassign-all = { NAME("do-cancel", $case) } all assignments
say-cancel-skirmish = { NAME("do-cancel", $case) } { SAY($who, "acc") }’s skirmish

## Hands, decks and piles

say-your-deck = your draw deck
say-deck = { SAY($player, "gen") } draw deck
say-draw = { NAME("do-draw", $case) } { $number ->
    [1] a card
   *[other] { $number } cards
}
say-discard-from-hand = { NAME("do-discard", $case) } { $which } from hand
say-discard-from-their-hand = { NAME("do-discard", $case) } { $which }
say-discard-one-shown = { NAME("do-discard", $case) } one of those cards
say-discard-at-random = { NAME("do-discard", $case) } { $which } at random from { SAY($player, "gen") } hand
say-discard-top = { NAME("do-discard", $case) } { $number ->
    [1] the top card
   *[other] the top { $number } cards
} of { $deck }
say-take = { NAME("do-take", $case) } { $which } from your discard pile into hand
say-take-last = { NAME("do-take", $case) } the last card so discarded into hand
say-shuffle-in = { NAME("do-shuffle", $case) } { $which } from your discard pile into your draw deck
say-put-under = { NAME("do-put", $case) } { $which } from your discard pile under your draw deck
say-put-under-from-hand = { NAME("do-put", $case) } { $which } from hand under your draw deck
say-put-under-shown = { NAME("do-reveal", $case) } { $which } from hand and { NAME("do-put", $case) } { SAY($it, "acc") } under your draw deck
say-shuffle-hand-in = { NAME("do-shuffle", $case) } { $case ->
    [they] their
   *[you] your
} hand into { $case ->
    [they] their
   *[you] your
} draw deck
say-reveal = { NAME("do-reveal", $case) } { $what }
say-look-at = { NAME("do-look", $case) } { $what }
say-hand = { SAY($player, "gen") } hand
say-of-hand = { $number ->
    [1] a card
   *[other] { $number } cards
} at random from { SAY($player, "gen") } hand
say-top = { $number ->
    [1] the top card
   *[other] the top { $number } cards
} of { $deck }
say-bottom = the bottom card of { $deck }
say-until-not = cards from the top of { $deck } up to and including the first that is not { $which }
say-until = cards from the top of { $deck } up to and including the first that is { $which }
say-of-them = { $number ->
    [1] one
   *[other] { $number }
} of them
say-shown-of = { SAY($which, "acc") } among them
say-sift-one = { NAME("do-take", $case) } it into hand if it is { $which }, otherwise { NAME("do-discard", $case) } it
say-sift-all = { NAME("do-take", $case) } them into hand
say-sift-discard = { NAME("do-take", $case) } { $taken } into hand and { NAME("do-discard", $case) } the rest
say-sift-shuffle = { NAME("do-take", $case) } { $taken } into hand and { NAME("do-shuffle", $case) } the rest into your draw deck
say-reorder = { NAME("do-put", $case) } the rest back on top of that deck in any order
say-play = { NAME("do-play", $case) } { SAY($which, "acc") } from hand
say-play-from-deck = { NAME("do-play", $case) } { SAY($which, "acc") } from your draw deck
say-play-from-pile = { NAME("do-play", $case) } { SAY($which, "acc") } from your discard pile
say-play-stacked = { NAME("do-play", $case) } { SAY($which, "acc") } stacked on this card
say-play-on = { SAY($deeds, $case) } on { SAY($on, "acc") }
say-free-of-charge = { SAY($deeds, $case) } at no cost
say-at-cost = { SAY($deeds, $case) } for { $number } { $more }
say-next-site = { NAME("do-play", $case) } the next site of the path from your adventure deck (replacing an opponent’s)
say-own-site = { NAME("do-replace", $case) } site { $number } with your own site { $number }
say-own-site-it = { NAME("do-replace", $case) } that site with your own of the same number
say-own-site-here = { NAME("do-replace", $case) } the fellowship’s site with your own of the same number
