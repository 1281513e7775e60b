// The state of a lesson in progress: its step, whether to animate, and the wrong actions so far.
import type { LessonScene, LessonContent } from '../../shared/net/wire';
import { reachedStep, storeLearned, storeReachedStep } from './progress';

function isSame(asked: readonly string[], done: readonly string[]): boolean {
  return asked.length === done.length && asked.every((action, at) => action === done[at]);
}

export class LessonRun {
  readonly lesson: LessonContent;
  at = $state(0);
  /** True if the player came here by the previous step, whose events are animated. */
  stepsTaken = $state(false);
  /** The number of wrong actions in this step. */
  missed = $state(0);
  readonly scene: LessonScene = $derived.by(() => this.lesson.scenes[this.at] as LessonScene);
  readonly isLast = $derived.by(() => this.at === this.lesson.scenes.length - 1);
  /** The legal actions, in a new array after each wrong action, so that the game screen resets its selection. */
  readonly legal = $derived.by(() => (this.missed ? [...this.scene.moves.legal] : this.scene.moves.legal));

  constructor(lesson: LessonContent) {
    this.lesson = lesson;
    // Examples are short and always start at the beginning.
    const kept = lesson.rule ? 0 : reachedStep(lesson.game.name, lesson.name);
    this.at = Math.min(kept, lesson.scenes.length - 1);
  }

  /** Does the requested action; any other action only counts as wrong. */
  send(actions: readonly string[]): void {
    const asking = this.#asking();
    if (asking !== null && isSame(this.lesson.scenes[asking]?.do ?? [], actions)) this.#goTo(asking + 1, true);
    else this.missed += 1;
  }

  next(): void {
    this.#goTo(this.at + 1, true);
  }

  previous(): void {
    this.#goTo(this.at - 1, false);
  }

  restart(): void {
    this.#goTo(0, false);
  }

  /** Returns the next step with a task in the same position: the player may act before reading all sentences. */
  #asking(): number | null {
    const next = this.lesson.scenes.findIndex((scene, at) => at >= this.at && (scene.do.length > 0 || scene.back));
    const scene = this.lesson.scenes[next];
    return scene?.do.length && scene.moves.n === this.scene.moves.n ? next : null;
  }

  #goTo(at: number, stepped: boolean): void {
    const { game, name, scenes } = this.lesson;
    this.stepsTaken = stepped;
    this.missed = 0;
    this.at = Math.min(Math.max(at, 0), scenes.length - 1);
    storeReachedStep(game.name, name, this.at);
    if (this.isLast) storeLearned(game.name, name);
  }
}
