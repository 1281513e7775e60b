"""Playing over real sockets: a whole game, coming back, watching, looking back, advice, the record and the rematch."""

from tavolata.core.game import CHANCE
from tavolata.core.record import verify_record
from tavolata.games.lucky_loop.events import Drew
from tavolata.server.protocol import messages
from tests.server.harness import Browser, CoachAnswer, LiveServer, Moves, PastPosition, StepSeen, ask, play_out


def test_two_people_and_a_bot_play_a_whole_game_which_verifies(live_server: LiveServer) -> None:
    table = live_server.open_table(seats=3)

    async def story() -> tuple[Moves, Moves]:
        anna, ben = await live_server.begin(table, "Anna", "Ben", bots=1)
        await play_out([anna, ben])
        return anna.moves, ben.moves

    anna, ben = live_server.run(story())
    assert anna.n == ben.n
    assert anna.legal == []
    answer = live_server.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="lucky-loop-{table}.jsonl"'
    match = verify_record(answer.content)
    assert match.result == anna.view.result
    assert len(match.log) == anna.n
    assert match.randomness is not None
    assert match.randomness.player_seeds == ("seed of Anna", "seed of Ben", "")
    assert [entry.time for entry in match.log] == sorted(entry.time for entry in match.log)


def test_the_record_keeps_the_promise_that_was_given_when_the_table_opened(live_server: LiveServer) -> None:
    opened = live_server.post({"game": "lucky-loop", "seats": 2}).json()

    async def story() -> None:
        people = await live_server.begin(opened["table"], "Anna", "Ben")
        await play_out(people)

    assert live_server.get(f"/api/tables/{opened['table']}/record").status_code == 409
    live_server.run(story())
    match = verify_record(live_server.get(f"/api/tables/{opened['table']}/record").content)
    assert match.randomness is not None
    assert match.randomness.commitment == opened["promise"]


def test_the_record_of_a_running_game_is_refused_as_it_tells_the_secret(live_server: LiveServer) -> None:
    table = live_server.open_table()
    live_server.run(live_server.begin(table, "Anna", "Ben"))
    answer = live_server.get(f"/api/tables/{table}/record")
    assert answer.status_code == 409
    assert answer.json()["kind"] == "refused"
    assert answer.json()["code"] == "not-now"


def test_who_comes_back_gets_exactly_what_they_missed(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> tuple[list[StepSeen], list[StepSeen], Moves, Moves]:
        anna, ben = await live_server.begin(table, "Anna", "Ben")
        await play_out([anna, ben], lines=60)
        seen = anna.moves.n - 20
        again = await live_server.visit(table, "Anna", seen=seen - 1)
        caught_up = await again.until(Moves)
        whole = await (await live_server.visit(table, "Anna")).until(Moves)
        return caught_up.steps, whole.steps[seen:], caught_up, anna.moves

    missed, told, caught_up, before = live_server.run(story())
    assert len(missed) == 20
    assert missed == told
    assert (caught_up.n, caught_up.view, caught_up.legal) == (before.n, before.view, before.legal)


def test_who_has_seen_everything_gets_the_position_and_no_lines(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> tuple[Moves, Moves]:
        anna, _ = await live_server.begin(table, "Anna", "Ben")
        again = await live_server.visit(table, "Anna", seen=anna.moves.n - 1)
        ahead = await live_server.visit(table, "Anna", seen=anna.moves.n + 1000)
        return await again.until(Moves), await ahead.until(Moves)

    again, ahead = live_server.run(story())
    assert again.steps == []
    assert len(ahead.steps) == ahead.n == again.n


def test_lines_come_in_order_and_once(live_server: LiveServer) -> None:
    table = live_server.open_table(seats=3)

    async def story() -> Browser:
        anna, ben = await live_server.begin(table, "Anna", "Ben", bots=1)
        await play_out([anna, ben], lines=200)
        return anna

    anna = live_server.run(story())
    assert anna.moves.n >= 200
    assert [step.n for moves in anna.received_moves for step in moves.steps] == list(range(anna.moves.n))


def test_the_first_lines_are_chance_and_events_carry_their_time(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> Moves:
        anna, _ = await live_server.begin(table, "Anna", "Ben")
        return anna.moves

    moves = live_server.run(story())
    assert {step.actor for step in moves.steps} == {CHANCE}
    assert {step.time for step in moves.steps} == {0}


def test_a_seat_belongs_to_the_secret_in_every_tab(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> tuple[list[bool], list[bool], tuple[str, ...], tuple[str, ...]]:
        anna, _ = await live_server.begin(table, "Anna", "Ben")
        await anna.close()
        tabs = [await live_server.visit(table, "Anna"), await live_server.visit(table, "Anna")]
        tables = [await tab.expect(messages.Table) for tab in tabs]
        moves = [await tab.expect(Moves) for tab in tabs]
        mine = [[seat.mine for seat in known.seats] for known in tables]
        return mine[0], mine[1], moves[0].view.hand, moves[1].view.hand

    one, other, hand, same_hand = live_server.run(story())
    assert one == other == [True, False]
    assert len(hand) == 6
    assert hand == same_hand


def test_seats_show_who_is_connected_and_how_many_watch(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> None:
        anna, ben = await live_server.begin(table, "Anna", "Ben")
        cleo = await live_server.visit(table, "Cleo")
        await anna.until(messages.Table, lambda known: known.watching == 1)
        await live_server.visit(table, "Cleo")
        await ben.close()
        gone = await anna.until(messages.Table, lambda known: not known.seats[1].connected)
        assert gone.watching == 1
        assert gone.seats[0].connected
        await live_server.visit(table, "Ben")
        await cleo.until(messages.Table, lambda known: known.seats[1].connected)

    live_server.run(story())


def test_spectators_see_no_hand_and_may_do_nothing(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> list[Moves]:
        people = await live_server.begin(table, "Anna", "Ben")
        watcher = await live_server.visit(table, "Cleo")
        await play_out(people, lines=100)
        await watcher.until(Moves, lambda moves: moves.n == people[0].moves.n)
        return watcher.received_moves

    told = live_server.run(story())
    drawn = [event.card for moves in told for step in moves.steps for event in step.events if isinstance(event, Drew)]
    assert {(moves.view.seat, moves.view.hand, len(moves.legal)) for moves in told} == {(None, (), 0)}
    assert len(drawn) > 12
    assert set(drawn) == {None}


def test_a_look_back_shows_what_this_seat_saw_then(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> list[tuple[PastPosition, Moves]]:
        people = await live_server.begin(table, "Anna", "Ben")
        await play_out(people, lines=100)
        anna = people[0]
        return [(await anna.ask(messages.LookBack(moves.n), PastPosition), moves) for moves in list(anna.received_moves)]

    for past, moves in live_server.run(story()):
        assert past == PastPosition(moves.n, moves.view, [])


def test_once_it_is_over_a_look_back_shows_what_any_seat_saw(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> list[tuple[PastPosition, Moves]]:
        anna, ben = await live_server.begin(table, "Anna", "Ben")
        await play_out([anna, ben])
        some = anna.received_moves[::40]
        return [(await ben.ask(messages.LookBack(moves.n, eyes=0), PastPosition), moves) for moves in some]

    for past, moves in live_server.run(story()):
        assert past == PastPosition(moves.n, moves.view, moves.legal)


def test_the_advisor_answers_the_seat_to_act_and_judges_only_legal_choices(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> tuple[CoachAnswer, Moves]:
        people = await live_server.begin(table, "Anna", "Ben")
        while True:
            for person in people:
                if any(choice.text == "roll" for choice in person.moves.legal):
                    return await person.ask(ask("worth"), CoachAnswer), person.moves
            await play_out(people, lines=people[0].moves.n + 1)

    told, moves = live_server.run(story())
    assert told.n == moves.n
    assert {"roll"} <= {worth.text for worth in told.answer.choices} <= {choice.text for choice in moves.legal}
    assert all(worth.success is None or 0 <= worth.success <= 1 for worth in told.answer.choices)


def test_a_rematch_seats_the_same_group_at_one_new_table(live_server: LiveServer) -> None:
    table = live_server.open_table(seats=3, advisor=False, options={"record": "from-first-result"})

    async def story() -> tuple[messages.Table, messages.Table, messages.Table]:
        anna, ben = await live_server.begin(table, "Anna", "Ben", bots=1)
        await play_out([anna, ben])
        await anna.send(messages.Rematch())
        first = await ben.until(messages.Table, lambda known: known.next_table is not None)
        await ben.send(messages.Rematch())
        second = await ben.until(messages.Table)
        assert second.next_table is not None
        return first, second, await (await live_server.visit(second.next_table, "Ben")).until(messages.Table)

    first, second, following = live_server.run(story())
    assert first.next_table == second.next_table == following.table
    assert following.stage == "open"
    assert following.promise != first.promise
    assert (following.game, following.options, following.advisor) == (first.game, first.options, False)
    assert [(seat.holder, seat.name, seat.level, seat.mine) for seat in following.seats] == [
        (seat.holder, seat.name, seat.level, seat.mine) for seat in first.seats
    ]


def test_the_rematch_can_be_begun_by_who_comes_over(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> Moves:
        anna, ben = await live_server.begin(table, "Anna", "Ben")
        await play_out([anna, ben])
        await anna.send(messages.Rematch())
        following = (await anna.until(messages.Table, lambda known: known.next_table is not None)).next_table
        assert following is not None
        again = await live_server.visit(following, "Anna")
        await again.send(messages.Begin())
        return await again.until(Moves)

    moves = live_server.run(story())
    assert moves.view.seat == 0
    assert len(moves.view.hand) == 6
