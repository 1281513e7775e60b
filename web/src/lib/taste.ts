// How I like things to look and to move.
import { recall, remember } from './memory';

export const themes = ['auto', 'light', 'dark'] as const;
export const motions = ['auto', 'full', 'calm'] as const;
export const speeds = ['slow', 'normal', 'quick', 'at-once'] as const;

export type Speed = (typeof speeds)[number];

export interface Taste {
  theme: (typeof themes)[number];
  motion: (typeof motions)[number];
  /** How long each thing that happens is seen. */
  speed: Speed;
}

export function myTaste(): Taste {
  return { theme: 'auto', motion: 'auto', speed: 'normal', ...recall<Partial<Taste>>('taste', {}) };
}

export function setTaste(taste: Taste): void {
  remember('taste', taste);
  applyTaste(taste);
}

/** The style sheet reads it off the document; 'auto' leaves the choice to the browser. */
export function applyTaste(taste: Taste): void {
  const { dataset } = document.documentElement;
  for (const [what, wish] of Object.entries(taste)) {
    if (wish === 'auto') delete dataset[what];
    else dataset[what] = wish;
  }
}
