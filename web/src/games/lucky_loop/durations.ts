// The duration of each kind of event in milliseconds.
import type { Durations } from '../../shared/animation/animation_queue.svelte';
import type { StepSeen } from './wire';

export const durations: Durations<StepSeen['events'][number]['kind']> = {
  started: 700,
  drew: 300,
  discarded: 350,
  reshuffled: 500,
  declared: 1000,
  raised: 1000,
  'free-laid': 1100,
  'free-rejected': 1500,
  highlighted: 700,
  'token-paid': 550,
  thrown: 1000,
  made: 800,
  stopped: 1000,
  failed: 1700,
  scored: 2300,
  'token-won': 700,
  'points-lost': 1000,
  ended: 900,
};
