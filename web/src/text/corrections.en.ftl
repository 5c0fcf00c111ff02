## Printed values that are not certain

corrections = Check the cards
corrections-title = { $game } – check the cards
corrections-link = Check the cards
corrections-lead = Most values of this expansion are in no source that we have: they are reconstructed after the base box. If you own the box, you can compare them with what is printed, card by card. All that you have compared counts as known from then on.
corrections-rules = What you save here holds for everybody who plays on this server, once Mathom has been started anew. Tables that were begun with other values wait until these come back; nothing of them is lost.
corrections-file = Corrections are saved in
corrections-elsewhere = You can look at everything here, but change nothing: corrections hold for everybody who plays on this server, so only who sits at its own machine can make them, on this page at an address that begins with http://localhost or http://127.0.0.1.
corrections-troubles = Something in the file of corrections can't be used:
corrections-pending = The file of corrections has changed. Start Mathom anew to play with it.
corrections-progress-label = Values that are certain
corrections-progress = { $checked } of { $values } values are certain; { $corrected ->
    [0] none of them was checked here yet.
    [one] 1 was checked here.
   *[other] { $corrected } were checked here.
}
corrections-search = Search names
corrections-show = Show
corrections-show-all = all cards and places
corrections-show-uncertain = those with uncertain values
corrections-show-corrected = those with corrections
corrections-left = { $count ->
    [one] 1 uncertain value
   *[other] { $count } uncertain values
}
corrections-unsaved = not saved yet
corrections-done = all certain
corrections-choose = Choose a card or a place from the list, and have the printed one at hand.
corrections-back = ← Back to the list
corrections-next = Next: { $name }
corrections-as-played = as it is played now
corrections-says = What the card would say
corrections-says-nothing = No text.
corrections-lines = One line for each ability or effect; an empty field means that there is no text.
corrections-none = none
corrections-less = { $value }: one less
corrections-more = { $value }: one more
corrections-add = { $value }: add
corrections-add-short = Add…
corrections-remove = Remove { $name }
corrections-checked = printed so
corrections-ours = (we had: { $value })
corrections-in-a-source = a source has it
corrections-as-printed = It is printed so
corrections-unset = Undo
corrections-keep = Save
corrections-keep-all = As printed: save all
corrections-undo = Undo my correction
corrections-kept = Saved.
corrections-undone = The correction is undone.
corrections-help = How texts are written
corrections-help-words = A text is written in words that hold words, in English as a programmer would: Draw(2) is “draw 2 cards”. On a card that stays in play every line begins with when something happens or what always holds (OnPlay, Action, Bonus and so on); on events and places it begins with what is done. What the line means is shown above as you write, or why it can't be read.
corrections-help-names = Cards and places are named in quotation marks, as beside their headings on this page: "celeborn". Factions, sides and types are written in capital letters: ELF, FREE, SHADOW, ARMY, CHARACTER.
corrections-help-brackets = Several things stand in brackets; one alone has a comma after it: ("aragorn", "strider"), (Draw(1),).
