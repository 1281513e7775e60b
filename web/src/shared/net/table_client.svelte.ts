// The client's state of a table, built from the server's messages.
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

/** The coach's answers about the shown position, by the kind of question. */
export type Answers = Readonly<Record<string, Answer>>;

/** What the player wants to do on arrival at an open table. */
export interface JoinIntent {
  name: string;
  /** The level of the bots that take the empty seats; null leaves the seats to friends. */
  bots: string | null;
  begin: boolean;
  /** The actions to do at the player's first turn. */
  act?: readonly string[];
}

/** A position's number of log lines, the seats it waits for, and its result. */
export type PositionInfo = Pick<Moves, 'n' | 'awaited' | 'result'>;

/** True if two questions are equal. */
function isSameQuestion(one: Question, other: Question): boolean {
  return Object.keys({ ...one, ...other }).every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

/** The refusal by which the server asks for confirmation: it may find only now that the take-back would reveal something. */
const onRecordRefusal = 'server.refusal.take-back.on-record';

/** The maximum length of a name; a suffix must fit into it too. */
const maxNameLength = 24;

export class TableClient {
  connectionState = $state<ConnectionState>('connecting');
  table = $state.raw<Table | null>(null);
  steps = $state.raw<readonly StepSeen[]>([]);
  /** The newest log lines, for announcements. */
  latestSteps = $state.raw<readonly StepSeen[]>([]);
  refusals = $state.raw<readonly Refused[]>([]);
  /** The newest refusal, also after it was dismissed. */
  lastRefusal = $state.raw<Refused | null>(null);
  /** The seat whose view earlier positions show; null for the player's own. */
  viewpoint = $state<number | null>(null);
  /** The refusal for an unknown table. */
  unknownTable = $state.raw<Refused | null>(null);
  /** True while the player confirms a take-back that revealed something, which stays on record. */
  confirmingTakeBack = $state(false);
  /** True if all players act at the same time, so that moves of others do not answer the player's own action. */
  isSimultaneous = false;
  /** True until the requests made on arrival are answered. */
  isJoining = $state(false);
  /** The number of log lines on arrival, which are not announced one by one. */
  missedSteps = $state(0);
  #moves = $state.raw<Moves | null>(null);
  #past = $state.raw<PastPosition | null>(null);
  /** The coach's answers about the shown position, in the order of the requests. */
  #answerMessages = $state.raw<readonly CoachAnswer[]>([]);
  #alarm = $state<number | null>(null);
  /** When the newest moves arrived, as a `performance.now()` time. */
  #movesReceivedAt = $state(0);

  readonly seats = $derived(this.table?.seats ?? []);
  /** The newest log lines, for animations; a take-back is shown without animation. */
  readonly stepsToAnimate = $derived(this.latestSteps.some(isTakeBackStep) ? [] : this.latestSteps);
  /** The player's move that can be taken back, unless a request is pending. */
  readonly takeBackOffer: TakeBackOffer | null = $derived.by(() => {
    const may = this.connectionState === 'open' && this.table?.stage === 'playing' && !this.table.wish && this.#past === null;
    return may ? (this.#moves?.back ?? null) : null;
  });
  readonly mySeat = $derived(this.seats.findIndex((seat) => seat.mine));
  /** The shown position, current or earlier. */
  readonly view = $derived(this.#past?.view ?? this.#moves?.view ?? null);
  /** The shown position as text, for games without their own screen. */
  readonly text = $derived((this.#past ?? this.#moves)?.text ?? null);
  readonly currentView = $derived(this.#moves?.view ?? null);
  /** The number of log lines of the earlier position shown, or null. */
  readonly pastN = $derived(this.#past?.n ?? null);
  /** The legal actions of the shown position; an earlier position has them only in a finished game. */
  readonly legal = $derived(this.connectionState !== 'open' ? [] : ((this.#past ?? this.#moves)?.legal ?? []));
  readonly ended = $derived(this.table?.stage === 'over' || this.table?.stage === 'given-up');
  /** True if the game waits for the player; optional actions do not count. */
  readonly myTurn = $derived((this.#moves?.awaited.includes(this.mySeat) && this.#moves.legal.length > 0) ?? false);
  readonly result = $derived(this.#moves?.result ?? null);
  /** The remaining time of each seat; empty without a clock. */
  readonly times = $derived(this.#moves ? timesLeft(this.#moves, this.#movesReceivedAt) : []);
  readonly answers: Answers = $derived.by(() => {
    const of = this.#answerMessages.filter((one) => this.#isForShownPosition(one));
    return Object.fromEntries(of.map(({ question, answer }) => [question.kind, answer]));
  });
  /** When the server's timer acts, as a `performance.now()` time. */
  readonly alarm = $derived(this.#past ? null : this.#alarm);
  readonly chat = new Chat();
  /** The reasons for the actions of bots. */
  readonly botReasons = new BotReasons((n) => this.send({ kind: 'why', n }));

  readonly #connection: Connection;
  readonly #positionInfos = new WeakMap<Moves['view'], PositionInfo>();
  #joinIntent: JoinIntent | null;
  /** The actions to do at the player's first turn. */
  #firstActions: readonly string[] | undefined;
  /** True if the next moves are those missed while disconnected, which are not animated. */
  #catchingUp = true;
  /** True while an action of the player is pending. */
  #actionPending = false;
  /** The earlier position from which the player steps forward, with animations; null if they jump. */
  #replayFrom: number | null = null;
  /** The number of shown log lines last reported to the server. */
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

  /** Sends the current language if the server renders the position as text. */
  sendLanguage(): void {
    if (this.text !== null) this.send(this.#hello());
  }

  /** Sends a request; returns false without a connection. */
  send(request: Request): boolean {
    return this.#connection.send(request);
  }

  /** Takes a seat, with a random seed for the dice; a name already in use gets a suffix. */
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

  /** Sends an action, or several as one move, once: further taps before the answer are ignored. */
  act(actions: readonly string[]): void {
    if (this.#actionPending) return;
    this.#actionPending = this.#connection.send({ kind: 'act', n: this.steps.length, actions: [...actions] });
  }

  /** Asks the advisor about the shown position, once. Earlier positions are answered only after the game. */
  ask(question: Question): void {
    const known = this.#answerMessages.find((one) => this.#isForShownPosition(one) && isSameQuestion(one.question, question));
    if (known) this.#onAnswer(known);
    else if (this.pastN === null) this.send({ kind: 'ask', question });
    else if (this.ended) this.send({ kind: 'ask', question, at: this.pastN, ...(this.viewpoint !== null && { eyes: this.viewpoint }) });
  }

  /** Returns the coach's newest answer after a log line, even if the position has changed since. */
  latestAnswer(kind: Question['kind'], line: number): CoachAnswer['answer'] | undefined {
    return this.#answerMessages.findLast((one) => one.question.kind === kind && one.n > line && (one.eyes ?? null) === null)?.answer;
  }

  /** Takes the last move back; if that stays on record, the player must confirm. */
  takeBack(): void {
    if (this.takeBackOffer?.free) this.send({ kind: 'take-back' });
    else this.confirmingTakeBack = true;
  }

  /** Answers the confirmation of a take-back. */
  confirmTakeBack(wanted: boolean): void {
    this.confirmingTakeBack = false;
    if (wanted) this.send({ kind: 'take-back', on_record: true });
  }

  /** Shows an earlier position, from the current viewpoint. */
  showPast(n: number): void {
    this.#replayFrom = null;
    this.#requestPast(n);
  }

  /** Steps from an earlier position to a later one and animates the lines between them. */
  showNext(n: number): void {
    this.#replayFrom = this.pastN;
    this.#requestPast(n);
  }

  /** Reports to the server that the player has seen no line yet, as a dialog covers the table. */
  sendNothingSeen(): void {
    if (this.mySeat >= 0 && this.#shownReported === 0) this.send({ kind: 'seen', n: 0 });
  }

  /** Reports to the server that all lines were shown, if bots wait for that. */
  sendAllSeen(): void {
    const moves = this.#moves;
    const waiting = moves?.awaited.some((seat) => isPlayedByBot(this.seats[seat])) && !moves.awaited.includes(this.mySeat);
    if (!moves || !waiting || this.mySeat < 0 || this.#shownReported === moves.n) return;
    if (this.send({ kind: 'seen', n: moves.n })) this.#shownReported = moves.n;
  }

  /** Shows a position of a finished game from the view of a seat. */
  showMoment(n: number, eyes: number | null): void {
    this.viewpoint = eyes === this.mySeat ? null : eyes;
    this.showPast(n);
  }

  /** Shows the same position from the view of another seat, in a finished game. */
  setViewpoint(eyes: number | null): void {
    this.viewpoint = eyes;
    if (this.pastN !== null) this.showPast(this.pastN);
  }

  showCurrent(): void {
    this.#replayFrom = null;
    this.#leavePast();
  }

  /** Returns the information that arrived with a position. */
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

  /** True if an answer belongs to the shown position and viewpoint. */
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

  /** Returns the log lines to animate up to a later position; none after a jump. */
  #stepsToReplay(n: number): readonly StepSeen[] {
    return this.#replayFrom === null ? [] : this.steps.slice(this.#replayFrom, n).map((step) => ({ ...step, view: null }));
  }

  /** Repeats pending requests after the connection was lost. */
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

  /** Sends the requests made on arrival; the server handles them in order. */
  #applyJoinIntent(arrival: JoinIntent, table: Table): void {
    this.#joinIntent = null;
    if (table.stage !== 'open') return;
    const empty = table.seats.flatMap((seat, at) => (seat.holder === 'nobody' ? [at] : []));
    const mine = this.mySeat < 0 ? empty.shift() : undefined;
    if (mine !== undefined) this.sit(mine, arrival.name);
    const level = arrival.bots;
    // A player who chose bots with a convention was informed of it, and so agrees to it.
    if (level !== null && table.game.convention?.levels.includes(level)) this.send({ kind: 'agree', agreed: true });
    if (level !== null) empty.forEach((seat) => this.send({ kind: 'seat-bot', seat, level }));
    // A spectator does not start the game.
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

  /** Stores the latest answer to each question, for this position only. */
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
