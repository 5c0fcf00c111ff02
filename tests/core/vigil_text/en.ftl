title = Vigil
summary = Who lights a torch while the others sleep?

setting-watches = Watches

prompt-turn = Light a torch, or pass.
prompt-cheer = A torch burns. Do you cheer?
option-light = Light a torch
option-pass = Pass
option-cheer = Cheer
option-hush = Say nothing

window-turn = Your turn
window-cheer = A torch that somebody lit
passing-round = for this watch
passing-round-over = A new watch has begun

event-lit = Seat { NUMBER($seat) } lights a torch.
event-passed = Seat { NUMBER($seat) } passes.
event-watch = Watch { $watch } is over.
event-cheered = Seat { NUMBER($seat) } cheers.
event-hushed = Seat { NUMBER($seat) } says nothing.

result-morning = It is morning.
