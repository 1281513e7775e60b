"""The expected text of each Trek and Rough Roads event and action."""

from tavolata.core.game import Action, Event
from tavolata.core.text.phrase import Facts
from tavolata.games.galaxy_trucker.actions import DrawRoad, DrawTitle, GiveTitle, KeepTitle, Ready
from tavolata.games.galaxy_trucker.events import (
    FlightBegins,
    FlightOver,
    Hampered,
    IsReady,
    RoadDrawn,
    TitleCounted,
    TitleDrawn,
    TitleGilded,
    TitleGiven,
    TitleKept,
    TitleMissed,
    TitlePaid,
    TitleWon,
)

TOLD_ON_TREK: list[tuple[Event, str, Facts]] = [
    (TitleDrawn("corridorist"), "title-drawn", {"title": "corridorist"}),
    (TitleCounted("corridorist", ((1, 3), (0, 2))), "title-counted", {"points": "Bo 3, Ada 2"}),
    (TitleCounted("corridorist", ()), "title-counted.no-points", {"title": "corridorist"}),
    (TitlePaid(0, "corridorist", 4, gold=False), "title-paid", {"name": "Ada", "count": 4}),
    (TitlePaid(0, "corridorist", 12, gold=True), "title-paid.gold", {"name": "Ada", "count": 12}),
    (TitleWon(0, "corridorist", "best"), "title-won.best", {"name": "Ada", "title": "corridorist"}),
    (TitleWon(0, "corridorist", "leader"), "title-won.leader", {"name": "Ada"}),
    (TitleWon(0, "corridorist", "lot"), "title-won.lot", {"name": "Ada"}),
    (TitleKept(0, "corridorist"), "title-kept", {"name": "Ada"}),
    (TitleGiven(0, "corridorist", 1), "title-given", {"name": "Ada", "to": "Bo"}),
    (TitleGilded(0, "corridorist"), "title-gilded", {"name": "Ada"}),
    (TitleMissed(0, "corridorist", "beaten"), "title-missed.beaten", {"name": "Ada"}),
    (TitleMissed(0, "corridorist", "out"), "title-missed.out", {"name": "Ada"}),
    (FlightOver("I", "II"), "flight-over", {"level": "I", "next": "II"}),
    (IsReady(0), "is-ready", {"name": "Ada"}),
    (FlightBegins("II"), "flight-begins", {"level": "II"}),
    (Hampered(0, "freight-hauler", "load-days", 1), "hampered.load-days", {"name": "Ada", "by": "freight-hauler", "count": 1}),
    (Hampered(0, "power-trucker", "batteries-short", 2), "hampered.batteries-short", {"name": "Ada", "count": 2}),
    (Hampered(0, "xenoquartermaster", "alien-bonus", 1), "hampered.alien-bonus", {"name": "Ada", "count": 1}),
    (Hampered(0, "cruise-captain", "crew-more", 1), "hampered.crew-more", {"name": "Ada", "count": 1}),
    (Hampered(0, "master-engineer", "loss-price", 3), "hampered.loss-price", {"name": "Ada", "count": 3}),
    (Hampered(0, "corridorist", "starts-last", 4), "hampered.starts-last", {"name": "Ada"}),
    (RoadDrawn("headwind"), "road-drawn", {"road": "headwind"}),
    (Hampered(0, "hired-muscle", "enemy-power", 1), "hampered.enemy-power", {"name": "Ada", "by": "hired-muscle", "count": 1}),
    (Hampered(0, "headwind", "headwind", 1), "hampered.headwind", {"name": "Ada", "count": 1}),
    (Hampered(0, "toll-booth", "toll", 1), "hampered.toll", {"name": "Ada", "count": 1}),
    (Hampered(0, "wooden-spoon", "last-pay", 3), "hampered.last-pay", {"name": "Ada", "count": 3}),
    (Hampered(0, "fat-meteors", "meteors-grow", 1), "hampered.meteors-grow", {"by": "fat-meteors", "count": 1}),
    (Hampered(0, "missed-bus", "crew-short", 1), "hampered.crew-short", {"name": "Ada", "count": 1}),
    (Hampered(0, "full-car-park", "planets-closed", 1), "hampered.planets-closed", {"by": "full-car-park", "count": 1}),
]

OFFERED_ON_TREK: list[tuple[Action, str]] = [
    (DrawTitle("corridorist"), "Draw a title: Corridorist"),
    (DrawRoad("toll-booth"), "Draw a road: Toll Booth"),
    (KeepTitle("master-engineer"), "Keep Master Engineer"),
    (GiveTitle("corridorist", 1), "Corridorist to 2"),
    (Ready(), "On to the next flight"),
]
