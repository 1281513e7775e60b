// The duration of each frame at normal speed.
import type { Durations } from '../../shared/animation/animation_queue.svelte';
import type { BombBustersEvent } from './wire';

export const durations: Durations<BombBustersEvent['kind']> = {
  'captain-named': 700,
  marked: 1000,
  'nothing-to-mark': 900,
  'turn-skipped': 900,
  pointed: 900,
  announced: 1300,
  'wire-cut': 900,
  'solo-cut': 900,
  'reds-revealed': 1000,
  'dial-moved': 1400,
  'red-spared': 1300,
  validated: 900,
  unlocked: 1100,
  used: 1000,
  'put-back': 500,
  labelled: 1000,
  'partner-chosen': 800,
  given: 800,
  taken: 900,
  recharged: 900,
  scanned: 2000,
  'passed-on': 1100,
  ended: 2200,
};
