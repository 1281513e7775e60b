house-name = Tavolata
house-settings = Settings

start-title = Tavolata
start-welcome = Board games in the browser, with friends or with bots.
start-promise = No account, nothing to install: pull up a chair.
start-setting = Setting the table …

name-label = You play as
name-hint = This is how the others see you.
name-guests = Merry Otter, Bold Heron, Quiet Fox, Sunny Badger, Swift Hare, Jolly Magpie, Gentle Bear, Clever Robin, Brave Hedgehog, Happy Marmot, Lucky Stork, Witty Squirrel, Proud Pelican, Sly Marten, Calm Tortoise, Spry Wren, Kind Mole, Keen Kestrel, Blithe Lark, Sturdy Ibex, Nimble Newt, Cosy Dormouse, Plucky Puffin, Wise Raven, Sunny Seal, Bright Beetle, Tidy Beaver, Dapper Crane, Hearty Boar, Cheery Finch, Mellow Carp, Curious Stoat, Noble Elk, Perky Jay, Rosy Robin, Steady Ox, Zesty Gecko, Fleet Swallow

game-play = Play
game-play-hint =
    { $count ->
        [one] against { $count } bot, at once
       *[other] against { $count } bots, at once
    }
game-play-together =
    { $count ->
        [one] with { $count } bot, at once
       *[other] with { $count } bots, at once
    }
game-play-named = { $game }: { $words }
game-choose = Choose a game
game-level = Bots
game-option-yes = Yes
game-option-no = No
game-option-file = Choose a file …
game-option-dropped = Your options of last time are left out now; play again.
game-option-clear = Empty

level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
level-random = Random

recent-continue = Go on playing
recent-title = Your tables
recent-what = { $game } ({ $what })
recent-with = { $game } with { $names }
recent-open = not begun yet
recent-playing = in play
recent-over = finished
recent-given-up = given up
recent-forget = Take { $game } off this list

error-title = That did not work
error-unreachable = The server cannot be reached: check your connection and try again.
error-again = Try again
error-no_page = There is nothing at this address.
error-home = To the start page

loading-games = Opening the house …

lobby-seat = Seat { $seat }

refused-unknown = That is not possible now.

ear-voice = What is said

card-learn = Learn
card-more = More

part-missing = This part of the house could not be fetched: check your connection and try again.

offline-start = You are offline. The games come back by themselves when you are connected again.

review-open = Review
review-open_of = Review of { $game }
