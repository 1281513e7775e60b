"""Playing over real sockets: a whole game, coming back, watching, looking back, advice, the record and the rematch."""

from tavolata.core.game import CHANCE
from tavolata.core.record import verify_record
from tavolata.games.lucky_loop.events import Drew
from tavolata.server.protocol import messages
from tests.server.harness import Browser, CoachAnswer, House, Moves, PastPosition, StepSeen, ask, play_out


def test_two_people_and_a_bot_play_a_whole_game_which_verifies(house: House) -> None:
    table = house.open_table(seats=3)

    async def story() -> tuple[Moves, Moves]:
        anna, ben = await house.begin(table, "Anna", "Ben", bots=1)
        await play_out([anna, ben])
        return anna.moves, ben.moves

    anna, ben = house.tell(story())
    assert anna.n == ben.n
    assert anna.legal == []
    answer = house.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="lucky-loop-{table}.jsonl"'
    match = verify_record(answer.content)
    assert match.result == anna.view.result
    assert len(match.log) == anna.n
    assert match.randomness is not None
    assert match.randomness.player_seeds == ("seed of Anna", "seed of Ben", "")
    assert [entry.time for entry in match.log] == sorted(entry.time for entry in match.log)


def test_the_record_keeps_the_promise_that_was_given_when_the_table_opened(house: House) -> None:
    opened = house.post({"game": "lucky-loop", "seats": 2}).json()

    async def story() -> None:
        people = await house.begin(opened["table"], "Anna", "Ben")
        await play_out(people)

    assert house.get(f"/api/tables/{opened['table']}/record").status_code == 409
    house.tell(story())
    match = verify_record(house.get(f"/api/tables/{opened['table']}/record").content)
    assert match.randomness is not None
    assert match.randomness.commitment == opened["promise"]


def test_the_record_of_a_running_game_is_refused_as_it_tells_the_secret(house: House) -> None:
    table = house.open_table()
    house.tell(house.begin(table, "Anna", "Ben"))
    answer = house.get(f"/api/tables/{table}/record")
    assert answer.status_code == 409
    assert answer.json()["kind"] == "refused"
    assert answer.json()["code"] == "not-now"


def test_who_comes_back_gets_exactly_what_they_missed(house: House) -> None:
    table = house.open_table()

    async def story() -> tuple[list[StepSeen], list[StepSeen], Moves, Moves]:
        anna, ben = await house.begin(table, "Anna", "Ben")
        await play_out([anna, ben], lines=60)
        seen = anna.moves.n - 20
        again = await house.visit(table, "Anna", seen=seen - 1)
        caught_up = await again.until(Moves)
        whole = await (await house.visit(table, "Anna")).until(Moves)
        return caught_up.steps, whole.steps[seen:], caught_up, anna.moves

    missed, told, caught_up, before = house.tell(story())
    assert len(missed) == 20
    assert missed == told
    assert (caught_up.n, caught_up.view, caught_up.legal) == (before.n, before.view, before.legal)


def test_who_has_seen_everything_gets_the_position_and_no_lines(house: House) -> None:
    table = house.open_table()

    async def story() -> tuple[Moves, Moves]:
        anna, _ = await house.begin(table, "Anna", "Ben")
        again = await house.visit(table, "Anna", seen=anna.moves.n - 1)
        ahead = await house.visit(table, "Anna", seen=anna.moves.n + 1000)
        return await again.until(Moves), await ahead.until(Moves)

    again, ahead = house.tell(story())
    assert again.steps == []
    assert len(ahead.steps) == ahead.n == again.n


def test_lines_come_in_order_and_once(house: House) -> None:
    table = house.open_table(seats=3)

    async def story() -> Browser:
        anna, ben = await house.begin(table, "Anna", "Ben", bots=1)
        await play_out([anna, ben], lines=200)
        return anna

    anna = house.tell(story())
    assert anna.moves.n >= 200
    assert [step.n for moves in anna.told for step in moves.steps] == list(range(anna.moves.n))


def test_the_first_lines_are_chance_and_events_carry_their_time(house: House) -> None:
    table = house.open_table()

    async def story() -> Moves:
        anna, _ = await house.begin(table, "Anna", "Ben")
        return anna.moves

    moves = house.tell(story())
    assert {step.actor for step in moves.steps} == {CHANCE}
    assert {step.time for step in moves.steps} == {0}


def test_a_seat_belongs_to_the_secret_in_every_tab(house: House) -> None:
    table = house.open_table()

    async def story() -> tuple[list[bool], list[bool], tuple[str, ...], tuple[str, ...]]:
        anna, _ = await house.begin(table, "Anna", "Ben")
        await anna.close()
        tabs = [await house.visit(table, "Anna"), await house.visit(table, "Anna")]
        tables = [await tab.expect(messages.Table) for tab in tabs]
        moves = [await tab.expect(Moves) for tab in tabs]
        mine = [[seat.mine for seat in known.seats] for known in tables]
        return mine[0], mine[1], moves[0].view.hand, moves[1].view.hand

    one, other, hand, same_hand = house.tell(story())
    assert one == other == [True, False]
    assert len(hand) == 6
    assert hand == same_hand


def test_seats_show_who_is_connected_and_how_many_watch(house: House) -> None:
    table = house.open_table()

    async def story() -> None:
        anna, ben = await house.begin(table, "Anna", "Ben")
        cleo = await house.visit(table, "Cleo")
        await anna.until(messages.Table, lambda known: known.watching == 1)
        await house.visit(table, "Cleo")
        await ben.close()
        gone = await anna.until(messages.Table, lambda known: not known.seats[1].connected)
        assert gone.watching == 1
        assert gone.seats[0].connected
        await house.visit(table, "Ben")
        await cleo.until(messages.Table, lambda known: known.seats[1].connected)

    house.tell(story())


def test_spectators_see_no_hand_and_may_do_nothing(house: House) -> None:
    table = house.open_table()

    async def story() -> list[Moves]:
        people = await house.begin(table, "Anna", "Ben")
        watcher = await house.visit(table, "Cleo")
        await play_out(people, lines=100)
        await watcher.until(Moves, lambda moves: moves.n == people[0].moves.n)
        return watcher.told

    told = house.tell(story())
    drawn = [event.card for moves in told for step in moves.steps for event in step.events if isinstance(event, Drew)]
    assert {(moves.view.seat, moves.view.hand, len(moves.legal)) for moves in told} == {(None, (), 0)}
    assert len(drawn) > 12
    assert set(drawn) == {None}


def test_a_look_back_shows_what_this_seat_saw_then(house: House) -> None:
    table = house.open_table()

    async def story() -> list[tuple[PastPosition, Moves]]:
        people = await house.begin(table, "Anna", "Ben")
        await play_out(people, lines=100)
        anna = people[0]
        return [(await anna.ask(messages.LookBack(moves.n), PastPosition), moves) for moves in list(anna.told)]

    for past, moves in house.tell(story()):
        assert past == PastPosition(moves.n, moves.view, [])


def test_once_it_is_over_a_look_back_shows_what_any_seat_saw(house: House) -> None:
    table = house.open_table()

    async def story() -> list[tuple[PastPosition, Moves]]:
        anna, ben = await house.begin(table, "Anna", "Ben")
        await play_out([anna, ben])
        some = anna.told[::40]
        return [(await ben.ask(messages.LookBack(moves.n, eyes=0), PastPosition), moves) for moves in some]

    for past, moves in house.tell(story()):
        assert past == PastPosition(moves.n, moves.view, moves.legal)


def test_the_advisor_answers_the_seat_to_act_and_judges_only_legal_choices(house: House) -> None:
    table = house.open_table()

    async def story() -> tuple[CoachAnswer, Moves]:
        people = await house.begin(table, "Anna", "Ben")
        while True:
            for person in people:
                if any(choice.text == "roll" for choice in person.moves.legal):
                    return await person.ask(ask("worth"), CoachAnswer), person.moves
            await play_out(people, lines=people[0].moves.n + 1)

    told, moves = house.tell(story())
    assert told.n == moves.n
    assert {"roll"} <= {worth.text for worth in told.answer.choices} <= {choice.text for choice in moves.legal}
    assert all(worth.success is None or 0 <= worth.success <= 1 for worth in told.answer.choices)


def test_a_rematch_seats_the_same_group_at_one_new_table(house: House) -> None:
    table = house.open_table(seats=3, advisor=False, options={"record": "from-first-result"})

    async def story() -> tuple[messages.Table, messages.Table, messages.Table]:
        anna, ben = await house.begin(table, "Anna", "Ben", bots=1)
        await play_out([anna, ben])
        await anna.send(messages.Rematch())
        first = await ben.until(messages.Table, lambda known: known.next_table is not None)
        await ben.send(messages.Rematch())
        second = await ben.until(messages.Table)
        assert second.next_table is not None
        return first, second, await (await house.visit(second.next_table, "Ben")).until(messages.Table)

    first, second, following = house.tell(story())
    assert first.next_table == second.next_table == following.table
    assert following.stage == "open"
    assert following.promise != first.promise
    assert (following.game, following.options, following.advisor) == (first.game, first.options, False)
    assert [(seat.holder, seat.name, seat.level, seat.mine) for seat in following.seats] == [
        (seat.holder, seat.name, seat.level, seat.mine) for seat in first.seats
    ]


def test_the_rematch_can_be_begun_by_who_comes_over(house: House) -> None:
    table = house.open_table()

    async def story() -> Moves:
        anna, ben = await house.begin(table, "Anna", "Ben")
        await play_out([anna, ben])
        await anna.send(messages.Rematch())
        following = (await anna.until(messages.Table, lambda known: known.next_table is not None)).next_table
        assert following is not None
        again = await house.visit(following, "Anna")
        await again.send(messages.Begin())
        return await again.until(Moves)

    moves = house.tell(story())
    assert moves.view.seat == 0
    assert len(moves.view.hand) == 6
