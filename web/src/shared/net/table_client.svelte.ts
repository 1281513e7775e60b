// A table as this browser knows it: the fold of what the server says about it.
import { Connection, type Line } from './connection';
import { language } from '../i18n/language.svelte';
import { mySecret, randomHex } from '../platform/storage';
import { isPlayedByBot, nameOf } from '../i18n/seat_names';
import { isTakeBack } from './takeback';
import { Talk } from './chat.svelte';
import { timesOf } from './clocks';
import { Reasoned } from './bot_reasons.svelte';
import type { Answer, Answered, Message, Moves, Past, Question, Refused, Request, Return, StepSeen, Table } from './wire';
import { t } from '../i18n/i18n';

/** The coach's answers about the position shown, each under the kind of its question. */
export type Answers = Readonly<Record<string, Answer>>;

/** What I want on arrival at a table that is still open. */
export interface Arrival {
  name: string;
  /** The level of the bots that take the empty seats; null leaves them to friends. */
  bots: string | null;
  begin: boolean;
  /** What I do as soon as I may. */
  act?: readonly string[];
}

/** What the house wants to know of a position: how many lines led to it, whom it waits for, and whether it is the end. */
export type Told = Pick<Moves, 'n' | 'awaited' | 'result'>;

/** Whether two questions are one. */
function isSame(one: Question, other: Question): boolean {
  return Object.keys({ ...one, ...other }).every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

/** How the server asks the same: whether somebody learned something may come to light only when it looks closely. */
const onRecord = 'server.refusal.take-back.on-record';

/** A name with something added to it still has to fit. */
const mostLetters = 24;

export class LiveTable {
  line = $state<Line>('connecting');
  table = $state.raw<Table | null>(null);
  steps = $state.raw<readonly StepSeen[]>([]);
  /** The newest lines, for whoever tells them. */
  news = $state.raw<readonly StepSeen[]>([]);
  refusals = $state.raw<readonly Refused[]>([]);
  /** The newest refusal, which stays when it is no longer shown. */
  refused = $state.raw<Refused | null>(null);
  /** Whose eyes see earlier positions: those of a seat, or mine. */
  eyes = $state<number | null>(null);
  /** Why there is no such table. */
  unknown = $state.raw<Refused | null>(null);
  /** Whether I am asked once more before a move is taken back that told somebody something: that stays on record. */
  considering = $state(false);
  /** Whether everybody acts at the same time, so that what others do meanwhile is no answer to what I did. */
  atOnce = false;
  /** Whether what I wanted on arrival is still to be done. */
  arriving = $state(false);
  /** How many lines there were already when I came: they are not told one by one. */
  missed = $state(0);
  #moves = $state.raw<Moves | null>(null);
  #past = $state.raw<Past | null>(null);
  /** What the coach said of the position shown, what was asked for last at the end. */
  #answered = $state.raw<readonly Answered[]>([]);
  #alarm = $state<number | null>(null);
  /** When the newest moves came, as a moment of `performance.now()`. */
  #heardAt = $state(0);

  readonly seats = $derived(this.table?.seats ?? []);
  /** The newest lines, for whoever animates them; a move that was taken back is gone at once. */
  readonly happened = $derived(this.news.some(isTakeBack) ? [] : this.news);
  /** The move of mine that could be taken back, as long as nobody wants one back already. */
  readonly back: Return | null = $derived.by(() => {
    const may = this.line === 'open' && this.table?.stage === 'playing' && !this.table.wish && this.#past === null;
    return may ? (this.#moves?.back ?? null) : null;
  });
  readonly mySeat = $derived(this.seats.findIndex((seat) => seat.mine));
  /** The position shown: now, or an earlier one. */
  readonly view = $derived(this.#past?.view ?? this.#moves?.view ?? null);
  /** The position shown as text, where the game brings no room of its own. */
  readonly text = $derived((this.#past ?? this.#moves)?.text ?? null);
  readonly now = $derived(this.#moves?.view ?? null);
  /** How many lines the position shown is the fold of, when it is an earlier one. */
  readonly pastN = $derived(this.#past?.n ?? null);
  /** What can be done in the position shown; in an earlier one what could be, once the game has ended. */
  readonly legal = $derived(this.line !== 'open' ? [] : ((this.#past ?? this.#moves)?.legal ?? []));
  readonly ended = $derived(this.table?.stage === 'over' || this.table?.stage === 'given-up');
  /** Whether the game waits for me; what I may do besides is no turn. */
  readonly myTurn = $derived((this.#moves?.awaited.includes(this.mySeat) && this.#moves.legal.length > 0) ?? false);
  readonly result = $derived(this.#moves?.result ?? null);
  /** The time that each seat has left, where there is a clock. */
  readonly times = $derived(this.#moves ? timesOf(this.#moves, this.#heardAt) : []);
  readonly answers: Answers = $derived.by(() => {
    const of = this.#answered.filter((one) => this.#isShown(one));
    return Object.fromEntries(of.map(({ question, answer }) => [question.kind, answer]));
  });
  /** The moment of `performance.now()` at which the clock acts by itself. */
  readonly alarm = $derived(this.#past ? null : this.#alarm);
  readonly talk = new Talk();
  /** Why bots did what they did. */
  readonly reasoned = new Reasoned((n) => this.say({ kind: 'why', n }));

  readonly #connection: Connection;
  readonly #sent = new WeakMap<Moves['view'], Told>();
  #arrival: Arrival | null;
  /** What I want to do as soon as I may. */
  #first: readonly string[] | undefined;
  /** Whether the moves to come are those that I missed, which are not shown again one by one. */
  #catchingUp = true;
  /** Whether an action of mine is under way. */
  #acting = false;
  /** The earlier position from which I go on line by line, and so want to see what happened. */
  #from: number | null = null;
  /** How many lines I have said that I was shown. */
  #shown = 0;

  constructor(url: string, arrival: Arrival | null = null) {
    this.#arrival = arrival;
    this.#first = arrival?.act;
    this.arriving = arrival?.begin ?? false;
    this.#connection = new Connection(url, {
      hello: () => this.#hello(),
      hear: (message) => this.hear(message),
      line: (line) => this.#hearLine(line),
    });
  }

  leave(): void {
    this.#connection.close();
  }

  /** Tells the server which language I read now, if it is the server that puts the position into words. */
  tellLanguage(): void {
    if (this.text !== null) this.say(this.#hello());
  }

  /** Says something; false when there is nobody to hear it. */
  say(request: Request): boolean {
    return this.#connection.say(request);
  }

  /** Takes a seat, with a seed of my own for the dice; who finds a namesake there is the second of the name. */
  sit(seat: number, name: string): void {
    const namesake = this.seats.some((one) => !one.mine && nameOf(one) === name);
    this.say({
      kind: 'sit',
      seat,
      name: namesake ? t('name.second', { name: name.slice(0, mostLetters - 2) }) : name,
      seed: randomHex(16),
    });
  }

  /** Seats a bot wherever nobody sits. */
  fill(level: string): void {
    this.seats.forEach((seat, at) => seat.holder === 'nobody' && this.say({ kind: 'seat-bot', seat: at, level }));
  }

  /** Does an action, or several as one move, once: a second tap before the answer is none. */
  act(actions: readonly string[]): void {
    if (this.#acting) return;
    this.#acting = this.#connection.say({ kind: 'act', n: this.steps.length, actions: [...actions] });
  }

  /** Asks the coach about the position shown; what was answered already is not asked again. Of earlier ones nothing is told before the end. */
  ask(question: Question): void {
    const known = this.#answered.find((one) => this.#isShown(one) && isSame(one.question, question));
    if (known) this.#hearAnswer(known);
    else if (this.pastN === null) this.say({ kind: 'ask', question });
    else if (this.ended) this.say({ kind: 'ask', question, at: this.pastN, ...(this.eyes !== null && { eyes: this.eyes }) });
  }

  /** What the coach said since a line of the log, also of a position that others have left meanwhile. */
  answeredSince(kind: Question['kind'], line: number): Answered['answer'] | undefined {
    return this.#answered.findLast((one) => one.question.kind === kind && one.n > line && (one.eyes ?? null) === null)?.answer;
  }

  /** Takes my last move back; what would stay on record is asked first. */
  takeBack(): void {
    if (this.back?.free) this.say({ kind: 'take-back' });
    else this.considering = true;
  }

  /** The answer to that question. */
  decide(wanted: boolean): void {
    this.considering = false;
    if (wanted) this.say({ kind: 'take-back', on_record: true });
  }

  /** Shows an earlier position, with the eyes chosen last. */
  lookBack(n: number): void {
    this.#from = null;
    this.#lookAt(n);
  }

  /** Goes on from an earlier position to a later one, and shows what happened between them. */
  goOnTo(n: number): void {
    this.#from = this.pastN;
    this.#lookAt(n);
  }

  /** Says that I follow what happens, and have seen nothing of it yet: something lies over the table. */
  tellHeld(): void {
    if (this.mySeat >= 0 && this.#shown === 0) this.say({ kind: 'seen', n: 0 });
  }

  /** Says that I was shown all that happened, if it is bots who wait for that. */
  tellShown(): void {
    const moves = this.#moves;
    const waiting = moves?.awaited.some((seat) => isPlayedByBot(this.seats[seat])) && !moves.awaited.includes(this.mySeat);
    if (!moves || !waiting || this.mySeat < 0 || this.#shown === moves.n) return;
    if (this.say({ kind: 'seen', n: moves.n })) this.#shown = moves.n;
  }

  /** Shows a moment of a game that has ended, as somebody saw it. */
  recall(n: number, eyes: number | null): void {
    this.eyes = eyes === this.mySeat ? null : eyes;
    this.lookBack(n);
  }

  /** Shows the same position with the eyes of another seat, once it is over. */
  seeWith(eyes: number | null): void {
    this.eyes = eyes;
    if (this.pastN !== null) this.lookBack(this.pastN);
  }

  backToNow(): void {
    this.#from = null;
    this.#leavePast();
  }

  /** What was told along with a position. */
  sentWith(view: Moves['view']): Told | null {
    return this.#sent.get(view) ?? null;
  }

  dismiss(refused: Refused): void {
    this.refusals = this.refusals.filter((one) => one !== refused);
  }

  hear(message: Message): void {
    switch (message.kind) {
      case 'table':
        return this.#hearTable(message);
      case 'moves':
        return this.#hearMoves(message);
      case 'answered':
        return this.#hearAnswer(message);
      case 'reasons':
        return this.reasoned.hear(message.n, message.says);
      case 'said':
        return this.talk.hear(message, this.steps.length);
      case 'past':
        this.news = this.#between(message.n);
        this.#past = message;
        return;
      case 'refused':
        return this.#hearRefusal(message);
    }
  }

  /** Whether an answer is one about the position shown, with the eyes that see it. */
  #isShown({ n, eyes }: Pick<Answered, 'n' | 'eyes'>): boolean {
    return n === (this.pastN ?? this.#moves?.n) && (this.pastN === null || (eyes ?? null) === this.eyes);
  }

  #lookAt(n: number): void {
    if (n >= this.steps.length) this.#leavePast();
    else this.say({ kind: 'look-back', n, ...(this.eyes !== null && { eyes: this.eyes }) });
  }

  #leavePast(): void {
    this.news = this.#between(this.steps.length);
    this.eyes = null;
    this.#past = null;
  }

  /** The lines from where I go on to a later position; none where I jump. */
  #between(n: number): readonly StepSeen[] {
    return this.#from === null ? [] : this.steps.slice(this.#from, n).map((step) => ({ ...step, view: null }));
  }

  /** What was under way when the line was lost is asked again. */
  #hearLine(line: Line): void {
    const isBack = line === 'open' && this.line !== 'open';
    this.line = line;
    if (isBack) this.reasoned.askFirst();
  }

  #hello() {
    this.#catchingUp = true;
    this.#acting = false;
    this.#shown = 0;
    return { kind: 'hello', secret: mySecret(), seen: this.steps.length - 1, lang: language.current } as const;
  }

  #hearTable(table: Table): void {
    this.table = table;
    if (table.stage === 'open') this.#catchingUp = false;
    else this.arriving = false;
    if (this.#arrival) this.#settle(this.#arrival, table);
  }

  /** Does what I wanted on arrival; the server takes the requests one after the other. */
  #settle(arrival: Arrival, table: Table): void {
    this.#arrival = null;
    if (table.stage !== 'open') return;
    const empty = table.seats.flatMap((seat, at) => (seat.holder === 'nobody' ? [at] : []));
    const mine = this.mySeat < 0 ? empty.shift() : undefined;
    if (mine !== undefined) this.sit(mine, arrival.name);
    const level = arrival.bots;
    // Who chose bots that keep a convention was told so, and keeps it too.
    if (level !== null && table.game.convention?.levels.includes(level)) this.say({ kind: 'agree', agreed: true });
    if (level !== null) empty.forEach((seat) => this.say({ kind: 'seat-bot', seat, level }));
    // Whoever has no seat waits for those who have.
    if (arrival.begin && (this.mySeat >= 0 || mine !== undefined)) this.say({ kind: 'begin' });
    else this.arriving = false;
  }

  /** Lines that follow those I have; where one is missing, I ask anew. */
  #hearMoves(moves: Moves): void {
    const first = moves.steps[0]?.n ?? moves.n;
    const steps = [...this.steps.slice(0, first), ...moves.steps];
    if (steps.length !== moves.n) return this.#connection.resync();
    this.steps = steps;
    this.news = this.#catchingUp || this.#past ? [] : moves.steps;
    if (this.#catchingUp && this.#moves === null) this.missed = moves.n;
    this.#catchingUp = false;
    this.#moves = moves;
    this.#sent.set(moves.view, moves);
    for (const { n, view } of moves.steps) if (view) this.#sent.set(view, { n: n + 1, awaited: [], result: null });
    this.#heardAt = performance.now();
    this.#alarm = moves.alarm === null ? null : this.#heardAt + moves.alarm;
    this.#acting &&= this.atOnce && !moves.steps.some(({ actor }) => actor === this.mySeat);
    this.considering = false;
    if (this.#first && moves.legal.length > 0) this.act(this.#first);
    this.#first = undefined;
  }

  /** One answer to each question, and only of this position. */
  #hearAnswer(answered: Answered): void {
    const kept = this.#answered.filter(
      (one) => one.n === answered.n && (one.eyes ?? null) === (answered.eyes ?? null) && !isSame(one.question, answered.question),
    );
    this.#answered = [...kept, answered];
  }

  #hearRefusal(refused: Refused): void {
    this.arriving = false;
    if (refused.code === 'unknown-table') {
      this.unknown = refused;
      this.#connection.close();
    } else if (refused.key === onRecord) {
      this.considering = true;
    } else if (this.reasoned.hearRefusal(refused)) {
      return;
    } else {
      this.#acting = false;
      this.refused = refused;
      this.refusals = [...this.refusals.slice(-1), refused];
    }
  }
}
