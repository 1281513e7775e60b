// How long what happened stays on the table before the next thing is shown.
import type { Lasting } from '../../lib/show.svelte';
import type { StepSeen } from './wire';

export const lasting: Lasting<StepSeen['events'][number]['kind']> = {
  started: 600,
  drew: 250,
  discarded: 250,
  reshuffled: 250,
  declared: 700,
  raised: 700,
  'free-laid': 700,
  'free-rejected': 1200,
  highlighted: 500,
  'token-paid': 350,
  thrown: 900,
  made: 700,
  stopped: 900,
  failed: 1300,
  scored: 1500,
  'token-won': 400,
  'points-lost': 400,
};
