## What others do, one deed at a time

pace-speed = How fast the others play
pace-speed-slow = slowly
pace-speed-normal = normally
pace-speed-fast = fast
pace-speed-at-once = at once
pace-go-on-setting = Battles wait for “Go on”
pace-go-on-at-first = in your first two games
pace-go-on-always = always
pace-go-on-never = never

pace-deed = What has just happened
pace-more = { $count ->
    [one] … and one more line
   *[other] … and { $count } more lines
}
pace-undone = { $name } takes back a choice.
pace-someone = The others
pace-left = Still to see: { $count }
pace-go-on = Go on
pace-skip-to-me = Skip to my turn
pace-skip-to-now = Skip to now
pace-new = New since your last choice
pace-waiting-about = Waiting for { $names }: { $topic }.
pace-you-chose = You chose: { $choices }

## Since your last turn

pace-since = Since your last turn
pace-since-start = What has happened so far
pace-since-count = { $count ->
    [one] Since your last turn: { $count } thing
   *[other] Since your last turn: { $count } things
}
pace-since-left-off = What came before is in the story.
pace-since-step = Step through it
pace-since-at = Looking back: { $at } of { $of }
pace-since-back = One step back
pace-since-forward = One step on
pace-since-close = Back to the game
pace-key-go-on = go on to the next thing that has happened
pace-key-skip = skip to your turn
pace-key-since = what has happened since your last turn
