// A lesson as it is gone through: where in it I am, what was just shown, and whether what I did is what was asked.
import { recall, remember } from '../lib/memory';
import type { LessonScene, LessonTold } from '../lib/wire';

function keptAs(lesson: LessonTold): string {
  return `lesson.${lesson.game.name}.${lesson.name}`;
}

/** How far I got in a lesson, as the number of the step at which I am. */
export function reached(game: string, lesson: string): number {
  return recall(`lesson.${game}.${lesson}`, 0);
}

export class LessonRun {
  readonly lesson: LessonTold;
  at = $state(0);
  /** Whether I just came here step by step, and want to see what happened. */
  stepped = $state(false);
  /** How often something else was done than what was asked for in this step. */
  missed = $state(0);
  readonly scene: LessonScene = $derived.by(() => this.lesson.scenes[this.at] as LessonScene);
  readonly isLast = $derived.by(() => this.at === this.lesson.scenes.length - 1);

  constructor(lesson: LessonTold) {
    this.lesson = lesson;
    const kept = reached(lesson.game.name, lesson.name);
    this.at = kept < lesson.scenes.length - 1 ? kept : 0;
  }

  /** Does what is asked; anything else changes nothing, and is said. */
  send(actions: readonly string[]): void {
    const { do: asked } = this.scene;
    if (asked.length && asked.join('\n') === actions.join('\n')) this.goOn();
    else this.missed += 1;
  }

  goOn(): void {
    this.#goTo(this.at + 1, true);
  }

  goBack(): void {
    this.#goTo(this.at - 1, false);
  }

  again(): void {
    this.#goTo(0, false);
  }

  #goTo(at: number, stepped: boolean): void {
    this.stepped = stepped;
    this.missed = 0;
    this.at = Math.min(Math.max(at, 0), this.lesson.scenes.length - 1);
    remember(keptAs(this.lesson), this.at);
  }
}
