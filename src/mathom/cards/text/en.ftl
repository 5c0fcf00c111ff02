## Of which the texts of cards are made. A clause comes in the forms `start`, `you`, `they`, `to` and `they-to`:
## see `phrases.py`.

text-sentence = { $text }.
text-then = { $first }, then { $then }
text-and = { $first } and { $last }
text-or = { $first } or { $last }
text-either = { $first }, or { $second }
text-name = { NAME($name, $case) }
text-may = { $form ->
    [start] You may
    [they] may
    [they-to] may
   *[you] you may
} { $deeds }
text-may-to = { $form ->
    [start] You may
    [they] may
    [they-to] may
   *[you] you may
} { $cost } to { $deeds }
text-if = { $form ->
    [start] If
   *[you] if
} { $condition }, { $deeds }

## Which cards are meant

filter-both = { $what } that is also { $also }
filter-but = { $what } other than { $but }
filter-not = { $case ->
    [nom] any card other than
    [each] each card other than
    [few] cards other than
    [many] cards other than
   *[acc] any card other than
} { $but }
