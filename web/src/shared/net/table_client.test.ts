import { beforeEach, expect, test, vi } from 'vitest';
import { TableClient, type JoinIntent } from './table_client.svelte';
import { fake, resetFake } from '../testing/fake_connection';
import { mySeat, moves, emptySeat, past, refused, step, table as sample, toyGame } from '../testing/fixtures';
import type { CoachAnswer, Message, Moves, Question, SeatInfo, StepSeen, Table } from './wire';

// The connection has tests of its own.
vi.mock('./connection', () => import('../testing/fake_connection'));

function table(stage: Table['stage'], seats: SeatInfo[] = [mySeat, emptySeat, emptySeat]): Table {
  return sample({ stage, seats, game: { ...toyGame, convention: { levels: ['expert'], rule: 'TG-1' } } });
}

function arrive(arrival: JoinIntent | null = null): TableClient {
  const live = new TableClient('ws://house/ws/abc', arrival);
  live.connectionState = 'open';
  fake.listener?.hello();
  return live;
}

function hearAll(live: TableClient, ...messages: Message[]) {
  for (const message of messages) live.onMessage(message);
}

beforeEach(resetFake);

test('lines follow each other, and the newest are there to be shown', () => {
  const live = arrive();
  hearAll(live, table('open'), table('playing'), moves(0, 3), moves(3, 5));
  expect(live.steps.map((one) => one.n)).toEqual([0, 1, 2, 3, 4]);
  expect(live.stepsToAnimate.map((one) => one.n)).toEqual([3, 4]);
});

test('what I missed is not shown again one by one', () => {
  const live = arrive();
  hearAll(live, table('playing'), moves(0, 40));
  expect(live.stepsToAnimate).toEqual([]);
  live.onMessage(moves(40, 41));
  expect(live.stepsToAnimate).toHaveLength(1);
});

test('the first lines of a game that I saw begin are shown', () => {
  const live = arrive();
  hearAll(live, table('open'), table('playing'), moves(0, 2));
  expect(live.stepsToAnimate).toHaveLength(2);
});

test('the hello tells the last line that I saw', () => {
  const live = arrive();
  expect(fake.listener?.hello().seen).toBe(-1);
  hearAll(live, table('playing'), moves(0, 7));
  expect(fake.listener?.hello().seen).toBe(6);
});

test('a gap in the lines is a reason to ask anew, and changes nothing', () => {
  const live = arrive();
  hearAll(live, table('playing'), moves(0, 3), moves(5, 6));
  expect(fake.resyncs).toBe(1);
  expect(live.steps).toHaveLength(3);
});

test('lines that I have already are replaced by the same ones', () => {
  const live = arrive();
  hearAll(live, table('playing'), moves(0, 3), moves(1, 5));
  expect(live.steps.map((one) => one.n)).toEqual([0, 1, 2, 3, 4]);
  expect(fake.resyncs).toBe(0);
});

test('an action is sent once, with the number of lines that it answers', () => {
  const live = arrive();
  hearAll(live, table('playing'), moves(0, 3));
  live.act(['roll']);
  live.act(['roll']);
  expect(fake.sent).toEqual([{ kind: 'act', n: 3, actions: ['roll'] }]);
});

test('several actions are one message', () => {
  const live = arrive();
  hearAll(live, table('playing'), moves(0, 3));
  live.act(['point 0.1', 'announce 7']);
  expect(fake.sent).toEqual([{ kind: 'act', n: 3, actions: ['point 0.1', 'announce 7'] }]);
});

test('after a refusal I may try again', () => {
  const live = arrive();
  hearAll(live, table('playing'), moves(0, 3));
  live.act(['roll']);
  live.onMessage(refused('illegal'));
  expect(live.refusals).toHaveLength(1);
  live.act(['roll']);
  expect(fake.sent).toHaveLength(2);
  live.dismiss(live.refusals[0]!);
  expect(live.refusals).toEqual([]);
});

test('where everybody acts at once, what others do is no answer to my action', () => {
  const live = arrive();
  live.isSimultaneous = true;
  hearAll(live, table('playing'), moves(0, 3));
  live.act(['take heap']);
  hearAll(live, { ...moves(3, 4), steps: [{ ...step(3), actor: 1 }] });
  live.act(['take heap']);
  expect(fake.sent).toHaveLength(1);
  hearAll(live, moves(4, 5));
  live.act(['take heap']);
  expect(fake.sent).toHaveLength(2);
});

test('where one acts after the other, a late action is told and not repeated', () => {
  const live = arrive();
  hearAll(live, table('playing'), moves(0, 3));
  live.act(['roll']);
  hearAll(live, refused('stale'), moves(3, 4));
  expect([fake.sent.length, live.refusals.length]).toEqual([1, 1]);
});

test('an unknown table is no refusal to be shown at a table, and nobody calls again', () => {
  const live = arrive();
  live.onMessage(refused('unknown-table'));
  expect(live.unknownTable).toEqual(refused('unknown-table'));
  expect(fake.closed).toBe(1);
});

const answered = (n: number, question: Question): CoachAnswer => ({
  kind: 'answered',
  n,
  question,
  answer: { kind: 'known', to: question },
});
const hidden = (eyes: string): Question => ({ kind: 'hidden', eyes });

test('an answer belongs to the position that it was asked in', () => {
  const live = arrive();
  hearAll(live, table('playing'), moves(0, 3));
  live.ask(hidden('mine'));
  expect(fake.sent).toEqual([{ kind: 'ask', question: hidden('mine') }]);
  live.onMessage(answered(3, hidden('mine')));
  expect(live.answers['hidden']).toEqual(answered(3, hidden('mine')).answer);
  live.onMessage(past(2));
  expect(live.answers).toEqual({});
  live.showCurrent();
  live.onMessage(moves(3, 4));
  expect(live.answers).toEqual({});
});

test('each question is asked once, and of one kind the last counts', () => {
  const live = arrive();
  hearAll(live, table('playing'), moves(0, 3), answered(3, hidden('mine')), answered(3, hidden('all')), answered(3, { kind: 'worth' }));
  expect([live.answers['hidden']?.['to'], live.answers['worth']?.['to']]).toEqual([hidden('all'), { kind: 'worth' }]);
  live.ask(hidden('mine'));
  expect([live.answers['hidden']?.['to'], fake.sent]).toEqual([hidden('mine'), []]);
});

test('an answer that comes too late is not shown', () => {
  const live = arrive();
  hearAll(live, table('playing'), moves(0, 3), moves(3, 4), answered(3, hidden('mine')));
  expect(live.answers).toEqual({});
  live.ask(hidden('mine'));
  expect(fake.sent).toHaveLength(1);
});

test('the alarm of the clock is a moment, until the next message tells another', () => {
  vi.spyOn(performance, 'now').mockReturnValue(5000);
  const live = arrive();
  hearAll(live, table('playing'), { ...moves(0, 1), alarm: 90_000 });
  expect(live.alarm).toBe(95_000);
  live.onMessage(past(0));
  expect(live.alarm).toBeNull();
  live.showCurrent();
  live.onMessage(moves(1, 2));
  expect(live.alarm).toBeNull();
  vi.restoreAllMocks();
});

test('what is said is no line of the log, but knows after which one it was said', () => {
  const live = arrive();
  hearAll(live, table('playing'), moves(0, 3), { kind: 'said', seat: 1, phrase: 'chat.hello', words: '' });
  expect(live.steps).toHaveLength(3);
  expect(live.chat.messages).toEqual([{ seat: 1, text: 'Hello everybody!', n: 3 }]);
});

test('looking back shows the position then, in which nothing can be done', () => {
  const live = arrive();
  const legal: Moves['legal'] = [{ text: 'roll', action: { kind: 'roll' } }];
  hearAll(live, table('playing'), moves(0, 9, legal));
  live.showPast(4);
  expect(fake.sent).toEqual([{ kind: 'look-back', n: 4 }]);
  const then = past(4);
  live.onMessage(then);
  expect([live.pastN, live.view, live.legal]).toEqual([4, then.view, []]);
  live.showCurrent();
  expect([live.pastN, live.legal]).toEqual([null, legal]);
});

test('it is my turn when the game waits for me, and not when I only may do something', () => {
  const live = arrive();
  const legal: Moves['legal'] = [{ text: 'roll', action: { kind: 'roll' } }];
  hearAll(live, table('playing'), { ...moves(0, 1, legal), awaited: [1] });
  expect([live.mySeat, live.myTurn]).toEqual([0, false]);
  live.onMessage({ ...moves(1, 2, legal), awaited: [0, 1] });
  expect(live.myTurn).toBe(true);
});

test('an earlier position is seen with other eyes until one comes back', () => {
  const live = arrive();
  hearAll(live, table('over'), moves(0, 9), past(4));
  live.setViewpoint(2);
  live.showPast(5);
  live.showCurrent();
  live.showPast(6);
  expect(fake.sent).toEqual([
    { kind: 'look-back', n: 4, eyes: 2 },
    { kind: 'look-back', n: 5, eyes: 2 },
    { kind: 'look-back', n: 6 },
  ]);
});

test('looking back at the last line is now', () => {
  const live = arrive();
  hearAll(live, table('playing'), moves(0, 9));
  live.showPast(9);
  expect(fake.sent).toEqual([]);
});

test('my move can be taken back, freely or not, while the position now is shown and nobody else wants one back', () => {
  const live = arrive();
  const back = { n: 7, free: false };
  hearAll(live, table('playing'), { ...moves(0, 9), back });
  expect(live.takeBackOffer).toEqual(back);
  live.onMessage(past(8));
  expect(live.takeBackOffer).toBeNull();
  live.showCurrent();
  live.onMessage({ ...table('playing'), wish: { seat: 1, n: 7, awaited: [0] } });
  expect(live.takeBackOffer).toBeNull();
});

test('a move that told nobody anything is taken back at once, any other only after a question', () => {
  const live = arrive();
  hearAll(live, table('playing'), { ...moves(0, 9), back: { n: 7, free: true } });
  live.takeBack();
  expect([fake.sent, live.confirmingTakeBack]).toEqual([[{ kind: 'take-back' }], false]);
  live.onMessage({ ...refused('not-now'), key: 'server.refusal.take-back.on-record' });
  expect([live.confirmingTakeBack, live.refusals]).toEqual([true, []]);
  live.confirmTakeBack(true);
  expect([fake.sent.at(-1), live.confirmingTakeBack]).toEqual([{ kind: 'take-back', on_record: true }, false]);
  live.onMessage({ ...moves(9, 10), back: { n: 9, free: false } });
  live.takeBack();
  expect([fake.sent.length, live.confirmingTakeBack]).toEqual([2, true]);
  live.confirmTakeBack(false);
  expect([fake.sent.length, live.confirmingTakeBack]).toEqual([2, false]);
});

test('a move taken back is a line more, which is told and not animated', () => {
  const live = arrive();
  const back: StepSeen = { ...step(9), events: [{ kind: 'taken-back', seat: 0, to: 7, free: true }] };
  hearAll(live, table('playing'), moves(0, 9), { ...moves(9, 10), steps: [back] });
  expect([live.steps.length, live.latestSteps, live.stepsToAnimate]).toEqual([10, [back], []]);
});

test('the position as text is that of now', () => {
  const live = arrive();
  hearAll(live, table('playing'), { ...moves(0, 9), text: 'now' });
  expect(live.text).toBe('now');
  live.onMessage(past(4));
  expect(live.text).toBeNull();
});

test('nothing can be done on a lost line', () => {
  const live = arrive();
  hearAll(live, table('playing'), moves(0, 1, [{ text: 'roll', action: { kind: 'roll' } }]));
  fake.listener?.onState('lost');
  expect(live.legal).toEqual([]);
});

test('who wants to play at once sits down, seats bots and begins', () => {
  const live = arrive({ name: 'Ada', bots: 'easy', begin: true });
  expect(live.isJoining).toBe(true);
  live.onMessage(table('open', [emptySeat, emptySeat, emptySeat]));
  expect(fake.sent).toMatchObject([
    { kind: 'sit', seat: 0, name: 'Ada' },
    { kind: 'seat-bot', seat: 1, level: 'easy' },
    { kind: 'seat-bot', seat: 2, level: 'easy' },
    { kind: 'begin' },
  ]);
  live.onMessage(table('playing'));
  expect(live.isJoining).toBe(false);
});

test('who chose bots that keep a convention keeps it too', () => {
  arrive({ name: 'Ada', bots: 'expert', begin: true }).onMessage(table('open', [mySeat, emptySeat]));
  expect(fake.sent).toEqual([{ kind: 'agree', agreed: true }, { kind: 'seat-bot', seat: 1, level: 'expert' }, { kind: 'begin' }]);
});

test('who sits already, as after a rematch, only begins', () => {
  arrive({ name: 'Ada', bots: null, begin: true }).onMessage(table('open', [emptySeat, mySeat, emptySeat]));
  expect(fake.sent).toEqual([{ kind: 'begin' }]);
});

test('what I wanted on arrival is done once', () => {
  const live = arrive({ name: 'Ada', bots: null, begin: false });
  hearAll(live, table('open', [emptySeat, emptySeat]), table('open', [emptySeat, emptySeat]));
  expect(fake.sent).toHaveLength(1);
});

test('who finds a namesake at the table is the second of the name', () => {
  const live = arrive();
  live.onMessage(table('open', [{ ...mySeat, mine: false }, emptySeat]));
  live.sit(1, 'Ada');
  expect(fake.sent).toMatchObject([{ kind: 'sit', seat: 1, name: 'Ada 2' }]);
});
