// How I like things to look, to move and to sound, and how I want to be called.
import { recall, remember } from './storage';

export const themes = ['auto', 'light', 'dark'] as const;
export const motions = ['auto', 'full', 'calm'] as const;
export const speeds = ['slow', 'normal', 'quick', 'at-once'] as const;
export const ears = ['show', 'slow', 'key'] as const;

export type Speed = (typeof speeds)[number];

export interface Taste {
  theme: (typeof themes)[number];
  motion: (typeof motions)[number];
  /** How long each thing that happens is seen. */
  speed: Speed;
  /** How what is said is listened to: as fast as it is shown, slower, or key by key. */
  ear: (typeof ears)[number];
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether the browser tells me of my turn while I look elsewhere. */
  notices: boolean;
}

const usual: Taste = { theme: 'auto', motion: 'auto', speed: 'normal', ear: 'show', sound: false, volume: 0.5, notices: false };

export function myTaste(): Taste {
  return { ...usual, ...recall<Partial<Taste>>('taste', {}) };
}

export function setTaste(taste: Taste): void {
  remember('taste', taste);
  applyTaste(taste);
}

/** The style sheet reads it off the document; 'auto' leaves the choice to the browser. */
export function applyTaste({ theme, motion }: Taste): void {
  const { dataset } = document.documentElement;
  for (const [what, wish] of Object.entries({ theme, motion })) {
    if (wish === 'auto') delete dataset[what];
    else dataset[what] = wish;
  }
}
