// A lesson as it is gone through: where in it I am, what was just shown, and whether what I did is what was asked.
import type { LessonScene, LessonContent } from '../../shared/net/wire';
import { reachedStep, storeLearned, storeReachedStep } from './progress';

function isSame(asked: readonly string[], done: readonly string[]): boolean {
  return asked.length === done.length && asked.every((action, at) => action === done[at]);
}

export class LessonRun {
  readonly lesson: LessonContent;
  at = $state(0);
  /** Whether I just came here step by step, and want to see what happened. */
  stepsTaken = $state(false);
  /** How often something else was done than what was asked for in this step. */
  missed = $state(0);
  readonly scene: LessonScene = $derived.by(() => this.lesson.scenes[this.at] as LessonScene);
  readonly isLast = $derived.by(() => this.at === this.lesson.scenes.length - 1);
  /** What may be done, as another list after each miss: with it a room forgets what it thought to be under way. */
  readonly legal = $derived.by(() => (this.missed ? [...this.scene.moves.legal] : this.scene.moves.legal));

  constructor(lesson: LessonContent) {
    this.lesson = lesson;
    // An example is short, and seen from its beginning.
    const kept = lesson.rule ? 0 : reachedStep(lesson.game.name, lesson.name);
    this.at = Math.min(kept, lesson.scenes.length - 1);
  }

  /** Does what is asked; anything else changes nothing, and is said. */
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

  /** The step that asks for something next in this very position: who reads on may be quicker than the sentences. */
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
