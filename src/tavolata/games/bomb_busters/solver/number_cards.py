"""BB-m29-8: how likely a secret number card lies where, by the measure of `missions.whereabouts`."""

from tavolata.games.bomb_busters.content import Value
from tavolata.games.bomb_busters.missions.card_locations import Place
from tavolata.games.bomb_busters.missions.guessing import GuessView


def places_of(guess: GuessView, value: Value) -> dict[Place, float]:
    """Return the places where a number card that is in the game can lie, with the probability of each."""
    seen, counts = guess.seen, guess.places
    hidden = sum(counts.values()) - len(seen.values)
    often = dict.fromkeys(counts, 0.0)
    for way in seen.ways:
        if value in seen.values:
            often[way.places[seen.values.index(value)]] += way.often
        else:
            often |= {place: often[place] + way.often * seen.others(way, place, counts) / hidden for place in counts}
    total = sum(way.often for way in seen.ways)
    return {place: times / total for place, times in often.items() if times}
