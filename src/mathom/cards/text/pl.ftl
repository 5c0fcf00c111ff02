## Z czego składają się teksty kart. Zdania składowe mają formy `start`, `you`, `they`, `to` i `they-to`:
## zob. `phrases.py`.

text-sentence = { $text }.
text-then = { $first }, a następnie { $then }
text-and = { $first } i { $last }
text-or = { $first } lub { $last }
text-either = { $first } albo { $second }
text-name = { NAME($name, $case) }
text-may = { $form ->
    [start] Możesz
    [they] może
    [they-to] może
   *[you] możesz
} { $deeds }
text-may-to = { $form ->
    [start] Możesz
    [they] może
    [they-to] może
   *[you] możesz
} { $cost }, aby { $deeds }
text-if = { $form ->
    [start] Jeśli
   *[you] jeśli
} { $condition }, { $deeds }

## O które karty chodzi

filter-both = { $what }, zarazem { $also }
filter-but = { $what }, ale nie { $but }
filter-not = { $case ->
    [nom] inna karta niż
    [each] każdą kartę inną niż
    [few] karty inne niż
    [many] kart innych niż
   *[acc] inną kartę niż
} { $but }
