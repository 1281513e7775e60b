house-keys-again = Say again what was said last; again and again goes further back
house-keys-position = Tell the position
house-keys-can = Tell what I can do

ear-keys = Keys, and what can be read out
ear-aside = Beside the table
ear-again = Say it again
ear-nothing = There is nothing to do just now.

settings-ear = By ear
settings-ear-show = As it is shown
settings-ear-slow = Slower
settings-ear-key = Key by key
settings-ear-hint = How a screen reader tells what happens. Key by key, the table waits after each sentence for Space or Enter.
