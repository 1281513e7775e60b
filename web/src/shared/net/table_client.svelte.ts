// A table as this browser knows it: the fold of what the server says about it.
import { Connection, type ConnectionState } from './connection';
import { language } from '../i18n/language.svelte';
import { mySecret, randomHex } from '../platform/storage';
import { isPlayedByBot, seatName } from '../i18n/seat_names';
import { isTakeBackStep } from './takeback';
import { Chat } from './chat.svelte';
import { timesLeft } from './clocks';
import { BotReasons } from './bot_reasons.svelte';
import type { Answer, CoachAnswer, Message, Moves, PastPosition, Question, Refused, Request, TakeBackOffer, StepSeen, Table } from './wire';
import { t } from '../i18n/i18n';

/** The coach's answers about the position shown, each under the kind of its question. */
export type Answers = Readonly<Record<string, Answer>>;

/** What I want on arrival at a table that is still open. */
export interface JoinIntent {
  name: string;
  /** The level of the bots that take the empty seats; null leaves them to friends. */
  bots: string | null;
  begin: boolean;
  /** What I do as soon as I may. */
  act?: readonly string[];
}

/** A position's number of lines, the seats that it awaits, and its result. */
export type PositionInfo = Pick<Moves, 'n' | 'awaited' | 'result'>;

/** Whether two questions are one. */
function isSameQuestion(one: Question, other: Question): boolean {
  return Object.keys({ ...one, ...other }).every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

/** How the server asks the same: whether somebody learned something may come to light only when it looks closely. */
const onRecordRefusal = 'server.refusal.take-back.on-record';

/** A name with something added to it still has to fit. */
const maxNameLength = 24;

export class TableClient {
  connectionState = $state<ConnectionState>('connecting');
  table = $state.raw<Table | null>(null);
  steps = $state.raw<readonly StepSeen[]>([]);
  /** The newest lines, for announcements. */
  latestSteps = $state.raw<readonly StepSeen[]>([]);
  refusals = $state.raw<readonly Refused[]>([]);
  /** The newest refusal, which stays when it is no longer shown. */
  lastRefusal = $state.raw<Refused | null>(null);
  /** Whose eyes see earlier positions: those of a seat, or mine. */
  viewpoint = $state<number | null>(null);
  /** Why there is no such table. */
  unknownTable = $state.raw<Refused | null>(null);
  /** True while the player confirms a take-back that revealed something, which stays on record. */
  confirmingTakeBack = $state(false);
  /** Whether everybody acts at the same time, so that what others do meanwhile is no answer to what I did. */
  isSimultaneous = false;
  /** Whether what I wanted on arrival is still to be done. */
  isJoining = $state(false);
  /** How many lines there were already when I came: they are not told one by one. */
  missedSteps = $state(0);
  #moves = $state.raw<Moves | null>(null);
  #past = $state.raw<PastPosition | null>(null);
  /** What the coach said of the position shown, what was asked for last at the end. */
  #answerMessages = $state.raw<readonly CoachAnswer[]>([]);
  #alarm = $state<number | null>(null);
  /** When the newest moves came, as a moment of `performance.now()`. */
  #movesReceivedAt = $state(0);

  readonly seats = $derived(this.table?.seats ?? []);
  /** The newest lines, for animations; a move that was taken back disappears at once. */
  readonly stepsToAnimate = $derived(this.latestSteps.some(isTakeBackStep) ? [] : this.latestSteps);
  /** My move that can be taken back, unless a request is pending. */
  readonly takeBackOffer: TakeBackOffer | null = $derived.by(() => {
    const may = this.connectionState === 'open' && this.table?.stage === 'playing' && !this.table.wish && this.#past === null;
    return may ? (this.#moves?.back ?? null) : null;
  });
  readonly mySeat = $derived(this.seats.findIndex((seat) => seat.mine));
  /** The position shown: now, or an earlier one. */
  readonly view = $derived(this.#past?.view ?? this.#moves?.view ?? null);
  /** The shown position as text, for games without their own screen. */
  readonly text = $derived((this.#past ?? this.#moves)?.text ?? null);
  readonly currentView = $derived(this.#moves?.view ?? null);
  /** How many lines the position shown is the fold of, when it is an earlier one. */
  readonly pastN = $derived(this.#past?.n ?? null);
  /** What can be done in the position shown; in an earlier one what could be, once the game has ended. */
  readonly legal = $derived(this.connectionState !== 'open' ? [] : ((this.#past ?? this.#moves)?.legal ?? []));
  readonly ended = $derived(this.table?.stage === 'over' || this.table?.stage === 'given-up');
  /** Whether the game waits for me; what I may do besides is no turn. */
  readonly myTurn = $derived((this.#moves?.awaited.includes(this.mySeat) && this.#moves.legal.length > 0) ?? false);
  readonly result = $derived(this.#moves?.result ?? null);
  /** The time that each seat has left, where there is a clock. */
  readonly times = $derived(this.#moves ? timesLeft(this.#moves, this.#movesReceivedAt) : []);
  readonly answers: Answers = $derived.by(() => {
    const of = this.#answerMessages.filter((one) => this.#isForShownPosition(one));
    return Object.fromEntries(of.map(({ question, answer }) => [question.kind, answer]));
  });
  /** The moment of `performance.now()` at which the clock acts by itself. */
  readonly alarm = $derived(this.#past ? null : this.#alarm);
  readonly chat = new Chat();
  /** Why bots did what they did. */
  readonly botReasons = new BotReasons((n) => this.send({ kind: 'why', n }));

  readonly #connection: Connection;
  readonly #positionInfos = new WeakMap<Moves['view'], PositionInfo>();
  #joinIntent: JoinIntent | null;
  /** What I want to do as soon as I may. */
  #firstActions: readonly string[] | undefined;
  /** Whether the moves to come are those that I missed, which are not shown again one by one. */
  #catchingUp = true;
  /** Whether an action of mine is under way. */
  #actionPending = false;
  /** The earlier position from which I go on line by line, and so want to see what happened. */
  #replayFrom: number | null = null;
  /** How many lines I have said that I was shown. */
  #shownReported = 0;

  constructor(url: string, arrival: JoinIntent | null = null) {
    this.#joinIntent = arrival;
    this.#firstActions = arrival?.act;
    this.isJoining = arrival?.begin ?? false;
    this.#connection = new Connection(url, {
      hello: () => this.#hello(),
      onMessage: (message) => this.onMessage(message),
      onState: (line) => this.#onConnectionState(line),
    });
  }

  close(): void {
    this.#connection.close();
  }

  /** Tells the server which language I read now, if it is the server that puts the position into words. */
  sendLanguage(): void {
    if (this.text !== null) this.send(this.#hello());
  }

  /** Sends a request; returns false without a connection. */
  send(request: Request): boolean {
    return this.#connection.send(request);
  }

  /** Takes a seat, with a seed of my own for the dice; who finds a namesake there is the second of the name. */
  sit(seat: number, name: string): void {
    const namesake = this.seats.some((one) => !one.mine && seatName(one) === name);
    this.send({
      kind: 'sit',
      seat,
      name: namesake ? t('name.second', { name: name.slice(0, maxNameLength - 2) }) : name,
      seed: randomHex(16),
    });
  }

  /** Fills the empty seats with bots. */
  fillWithBots(level: string): void {
    this.seats.forEach((seat, at) => seat.holder === 'nobody' && this.send({ kind: 'seat-bot', seat: at, level }));
  }

  /** Does an action, or several as one move, once: a second tap before the answer is none. */
  act(actions: readonly string[]): void {
    if (this.#actionPending) return;
    this.#actionPending = this.#connection.send({ kind: 'act', n: this.steps.length, actions: [...actions] });
  }

  /** Asks the advisor about the shown position, once. Earlier positions are not answered before the end. */
  ask(question: Question): void {
    const known = this.#answerMessages.find((one) => this.#isForShownPosition(one) && isSameQuestion(one.question, question));
    if (known) this.#onAnswer(known);
    else if (this.pastN === null) this.send({ kind: 'ask', question });
    else if (this.ended) this.send({ kind: 'ask', question, at: this.pastN, ...(this.viewpoint !== null && { eyes: this.viewpoint }) });
  }

  /** What the coach said since a line of the log, also of a position that others have left meanwhile. */
  latestAnswer(kind: Question['kind'], line: number): CoachAnswer['answer'] | undefined {
    return this.#answerMessages.findLast((one) => one.question.kind === kind && one.n > line && (one.eyes ?? null) === null)?.answer;
  }

  /** Takes my last move back; what would stay on record is asked first. */
  takeBack(): void {
    if (this.takeBackOffer?.free) this.send({ kind: 'take-back' });
    else this.confirmingTakeBack = true;
  }

  /** The answer to that question. */
  confirmTakeBack(wanted: boolean): void {
    this.confirmingTakeBack = false;
    if (wanted) this.send({ kind: 'take-back', on_record: true });
  }

  /** Shows an earlier position, with the eyes chosen last. */
  showPast(n: number): void {
    this.#replayFrom = null;
    this.#requestPast(n);
  }

  /** Goes on from an earlier position to a later one, and shows what happened between them. */
  showNext(n: number): void {
    this.#replayFrom = this.pastN;
    this.#requestPast(n);
  }

  /** Says that I follow what happens, and have seen nothing of it yet: something lies over the table. */
  sendNothingSeen(): void {
    if (this.mySeat >= 0 && this.#shownReported === 0) this.send({ kind: 'seen', n: 0 });
  }

  /** Says that I was shown all that happened, if it is bots who wait for that. */
  sendAllSeen(): void {
    const moves = this.#moves;
    const waiting = moves?.awaited.some((seat) => isPlayedByBot(this.seats[seat])) && !moves.awaited.includes(this.mySeat);
    if (!moves || !waiting || this.mySeat < 0 || this.#shownReported === moves.n) return;
    if (this.send({ kind: 'seen', n: moves.n })) this.#shownReported = moves.n;
  }

  /** Shows a moment of a finished game, as a seat saw it. */
  showMoment(n: number, eyes: number | null): void {
    this.viewpoint = eyes === this.mySeat ? null : eyes;
    this.showPast(n);
  }

  /** Shows the same position with the eyes of another seat, once it is over. */
  setViewpoint(eyes: number | null): void {
    this.viewpoint = eyes;
    if (this.pastN !== null) this.showPast(this.pastN);
  }

  showCurrent(): void {
    this.#replayFrom = null;
    this.#leavePast();
  }

  /** What was told along with a position. */
  positionInfo(view: Moves['view']): PositionInfo | null {
    return this.#positionInfos.get(view) ?? null;
  }

  dismiss(refused: Refused): void {
    this.refusals = this.refusals.filter((one) => one !== refused);
  }

  onMessage(message: Message): void {
    switch (message.kind) {
      case 'table':
        return this.#onTable(message);
      case 'moves':
        return this.#onMoves(message);
      case 'answered':
        return this.#onAnswer(message);
      case 'reasons':
        return this.botReasons.onReasons(message.n, message.says);
      case 'said':
        return this.chat.onMessage(message, this.steps.length);
      case 'past':
        this.latestSteps = this.#stepsToReplay(message.n);
        this.#past = message;
        return;
      case 'refused':
        return this.#onRefusal(message);
    }
  }

  /** Whether an answer is one about the position shown, with the eyes that see it. */
  #isForShownPosition({ n, eyes }: Pick<CoachAnswer, 'n' | 'eyes'>): boolean {
    return n === (this.pastN ?? this.#moves?.n) && (this.pastN === null || (eyes ?? null) === this.viewpoint);
  }

  #requestPast(n: number): void {
    if (n >= this.steps.length) this.#leavePast();
    else this.send({ kind: 'look-back', n, ...(this.viewpoint !== null && { eyes: this.viewpoint }) });
  }

  #leavePast(): void {
    this.latestSteps = this.#stepsToReplay(this.steps.length);
    this.viewpoint = null;
    this.#past = null;
  }

  /** The lines from where I go on to a later position; none where I jump. */
  #stepsToReplay(n: number): readonly StepSeen[] {
    return this.#replayFrom === null ? [] : this.steps.slice(this.#replayFrom, n).map((step) => ({ ...step, view: null }));
  }

  /** What was under way when the line was lost is asked again. */
  #onConnectionState(line: ConnectionState): void {
    const isBack = line === 'open' && this.connectionState !== 'open';
    this.connectionState = line;
    if (isBack) this.botReasons.sendFirst();
  }

  #hello() {
    this.#catchingUp = true;
    this.#actionPending = false;
    this.#shownReported = 0;
    return { kind: 'hello', secret: mySecret(), seen: this.steps.length - 1, lang: language.current } as const;
  }

  #onTable(table: Table): void {
    this.table = table;
    if (table.stage === 'open') this.#catchingUp = false;
    else this.isJoining = false;
    if (this.#joinIntent) this.#applyJoinIntent(this.#joinIntent, table);
  }

  /** Does what I wanted on arrival; the server takes the requests one after the other. */
  #applyJoinIntent(arrival: JoinIntent, table: Table): void {
    this.#joinIntent = null;
    if (table.stage !== 'open') return;
    const empty = table.seats.flatMap((seat, at) => (seat.holder === 'nobody' ? [at] : []));
    const mine = this.mySeat < 0 ? empty.shift() : undefined;
    if (mine !== undefined) this.sit(mine, arrival.name);
    const level = arrival.bots;
    // Who chose bots that keep a convention was told so, and keeps it too.
    if (level !== null && table.game.convention?.levels.includes(level)) this.send({ kind: 'agree', agreed: true });
    if (level !== null) empty.forEach((seat) => this.send({ kind: 'seat-bot', seat, level }));
    // A spectator waits for the players.
    if (arrival.begin && (this.mySeat >= 0 || mine !== undefined)) this.send({ kind: 'begin' });
    else this.isJoining = false;
  }

  /** Appends lines; requests them again if one is missing. */
  #onMoves(moves: Moves): void {
    const first = moves.steps[0]?.n ?? moves.n;
    const steps = [...this.steps.slice(0, first), ...moves.steps];
    if (steps.length !== moves.n) return this.#connection.resync();
    this.steps = steps;
    this.latestSteps = this.#catchingUp || this.#past ? [] : moves.steps;
    if (this.#catchingUp && this.#moves === null) this.missedSteps = moves.n;
    this.#catchingUp = false;
    this.#moves = moves;
    this.#positionInfos.set(moves.view, moves);
    for (const { n, view } of moves.steps) if (view) this.#positionInfos.set(view, { n: n + 1, awaited: [], result: null });
    this.#movesReceivedAt = performance.now();
    this.#alarm = moves.alarm === null ? null : this.#movesReceivedAt + moves.alarm;
    this.#actionPending &&= this.isSimultaneous && !moves.steps.some(({ actor }) => actor === this.mySeat);
    this.confirmingTakeBack = false;
    if (this.#firstActions && moves.legal.length > 0) this.act(this.#firstActions);
    this.#firstActions = undefined;
  }

  /** One answer to each question, and only of this position. */
  #onAnswer(answered: CoachAnswer): void {
    const kept = this.#answerMessages.filter(
      (one) => one.n === answered.n && (one.eyes ?? null) === (answered.eyes ?? null) && !isSameQuestion(one.question, answered.question),
    );
    this.#answerMessages = [...kept, answered];
  }

  #onRefusal(refused: Refused): void {
    this.isJoining = false;
    if (refused.code === 'unknown-table') {
      this.unknownTable = refused;
      this.#connection.close();
    } else if (refused.key === onRecordRefusal) {
      this.confirmingTakeBack = true;
    } else if (this.botReasons.onRefusal(refused)) {
      return;
    } else {
      this.#actionPending = false;
      this.lastRefusal = refused;
      this.refusals = [...this.refusals.slice(-1), refused];
    }
  }
}
