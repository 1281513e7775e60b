"""The kernel: what a game is, and a match of one."""
