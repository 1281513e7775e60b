lesson-title = { $game }: learning by playing
lesson-otherwise = Not now: do first what is asked here.
lesson-step = { $step } of { $of }
lesson-on = Go on
lesson-undo = Take it back
lesson-hurry = Hurry
lesson-course = Lessons
lesson-learned = { $title }, done
lesson-back = Back
lesson-leave = To the start page
lesson-otherwise-read = Read this first, then go on.
lesson-tutor = Your tutor
lesson-do_it = Do it for me
lesson-again = Again from the start
lesson-leave-hint = You can go on from here later
lesson-done = Well done!
lesson-next = Next lesson
lesson-play = Play a game
lesson-example-close = Back to the rule

learn-never = Never played? Five minutes
learn-never-hint = A guided game, step by step
learn-go_on = Go on learning
learn-quiet = Learn by playing
learn-progress = { $done } of { $of } done
learn-decline = No lessons, thank you

thing-ask = What is it?
thing-asking = Tap anything on the table to learn what it is.
thing-unknown = There is nothing to tell about that. Try a card, a token or a tile.
thing-rule = The rule

rules-short = In short
rules-all = All rules
rules-contents = Contents
rules-none-try = Try another word, or look through the contents.
rules-try = Try it
rules-try-title = Try it: { $rule }
