// The player's preferences for looks, motion, sound and notifications.
import { loadItem, saveItem } from './storage';

export const themes = ['auto', 'light', 'dark'] as const;
export const motions = ['auto', 'full', 'calm'] as const;
export const speeds = ['slow', 'normal', 'quick', 'at-once'] as const;
export const announcementPaces = ['show', 'slow', 'key'] as const;

export type Speed = (typeof speeds)[number];

export interface Preferences {
  theme: (typeof themes)[number];
  motion: (typeof motions)[number];
  /** The speed of animations. */
  speed: Speed;
  /** The pace of announcements: that of the animations, slower, or key by key. */
  ear: (typeof announcementPaces)[number];
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether the browser notifies the player of their turn in the background. */
  notices: boolean;
}

const defaults: Preferences = { theme: 'auto', motion: 'auto', speed: 'normal', ear: 'show', sound: false, volume: 0.5, notices: false };

export function preferences(): Preferences {
  return { ...defaults, ...loadItem<Partial<Preferences>>('taste', {}) };
}

export function setPreferences(taste: Preferences): void {
  saveItem('taste', taste);
  applyPreferences(taste);
}

/** Writes the preferences to the document for the style sheet; 'auto' leaves the choice to the browser. */
export function applyPreferences({ theme, motion }: Preferences): void {
  const { dataset } = document.documentElement;
  for (const [what, wish] of Object.entries({ theme, motion })) {
    if (wish === 'auto') delete dataset[what];
    else dataset[what] = wish;
  }
}
