bomb_busters-keys-N = Write a note on the wire that has the focus
