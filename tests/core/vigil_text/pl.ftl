title = Czuwanie
summary = Kto zapali pochodnię, gdy inni śpią?

setting-watches = Liczba straży

prompt-turn = Zapal pochodnię albo spasuj.
prompt-cheer = Płonie pochodnia. Wiwatujesz?
option-light = Zapal pochodnię
option-pass = Spasuj
option-cheer = Wiwatuj
option-hush = Nie mów nic

window-turn = Twoja tura
window-cheer = Zapalona pochodnia
passing-round = przez tę straż
passing-round-over = Zaczęła się nowa straż

event-lit = Miejsce { NUMBER($seat) } zapala pochodnię.
event-passed = Miejsce { NUMBER($seat) } pasuje.
event-watch = Kończy się straż { $watch }.
event-cheered = Miejsce { NUMBER($seat) } wiwatuje.
event-hushed = Miejsce { NUMBER($seat) } nie mówi nic.

result-morning = Nastał ranek.
