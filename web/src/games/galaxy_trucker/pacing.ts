// How long what happened stays on the table before the next thing is shown.
import type { Lasting } from '../../lib/show.svelte';
import type { Event } from './parts';

export const lasting: Lasting<Event['kind']> = {
  launched: 700,
  'card-turned': 1100,
  'card-skipped': 700,
  rolled: 700,
  struck: 800,
  'tiles-lost': 500,
  declared: 500,
  moved: 450,
  fought: 700,
  lowest: 800,
  landed: 450,
  passed: 300,
  claimed: 450,
  earned: 450,
  'crew-lost': 350,
  'goods-lost': 350,
  loaded: 150,
  'goods-left': 250,
  'sabotage-failed': 600,
  'gave-up': 900,
};
