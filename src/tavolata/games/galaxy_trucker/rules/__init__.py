"""The rules of Galaxy Trucker.

game      the Game implementation
legal     the legal actions and the seats to act
refusal   the reasons why an action is illegal
building  building actions
check     the check, repairs, boarding and launch
flight    the cards and the flight
ship      the geometry of a ship
trek      titles and the sequence of flights
"""
