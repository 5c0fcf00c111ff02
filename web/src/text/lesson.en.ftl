## Before a lesson

coach-learn = Learn to play – 5 minutes
coach-first-time = New to this game?
coach-first-time-lead = Play a short game with a coach at your side. You need to know nothing.

## The coach

coach = Coach
coach-how-far = How far the lesson has come
coach-go-on = Go on
coach-back = Back to the lesson
coach-leave = Play on from here
coach-watch = Watch …
coach-play-easy = Play against the easy bot
coach-waits-on = The coach has the word.
coach-waits-way = You have gone your own way. Which way now?
coach-waits-end = The lesson is over.
