## Passing in advance

orders-title = Passing in advance
orders-why = You are asked whenever you could act, even if there is nothing that you could do: else the others would know. Here you can decide in advance. Nobody else learns of it, and nobody can tell by it what you hold.
orders-pass-on = Keep passing …
orders-menu = How long to go on passing
orders-until-change = until something changes
orders-settings = When to ask me …
orders-now = Pass from now on
orders-ask-me = no
orders-usual = as usual
orders-ask = always ask
orders-skip = always pass
orders-passing-change = You pass until something changes.
orders-passing-round = You pass { $round }.
orders-skipping = You always pass here: { $moment }.
orders-stop = Stop
orders-change = Change
orders-ended-deed = { $name } did something. You are asked again.
orders-ended-undo = { $name } took something back. You are asked again.
orders-ended-round = { $over }. You are asked again.
orders-key = keep passing, or stop
orders-alone = Pass for me when I can do nothing else
orders-alone-why = Only while you play against bots alone and nobody looks on: then it tells nobody anything. What you do in a phase of your own is always asked.
