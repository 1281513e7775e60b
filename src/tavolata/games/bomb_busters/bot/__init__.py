"""The bots of Bomb Busters: easy, normal, hard and expert.

partner            the base class: one method a decision
easy, normal, hard, expert  the levels
table_model        what a bot knows of the table
decision, sentences  what a bot chose, with its reasons as text
risk, dial, information_value  what a cut risks, and how much others learn from it
endgame_search, endgame_choice  the end of a mission, played out in all deals that fit
cards, choosing, number_cards, convention  decisions about cards and mission rules, and the experts' convention
"""

from tavolata.games.bomb_busters.bot.easy import Easy
from tavolata.games.bomb_busters.bot.expert import Expert
from tavolata.games.bomb_busters.bot.hard import Hard
from tavolata.games.bomb_busters.bot.normal import Normal
from tavolata.games.bomb_busters.bot.partner import Partner

LEVELS: dict[str, type[Partner]] = {"easy": Easy, "normal": Normal, "hard": Hard, "expert": Expert}


def make_bot(level: str, seed: int) -> Partner:
    """Return a bot of the given level."""
    return LEVELS[level](seed)
