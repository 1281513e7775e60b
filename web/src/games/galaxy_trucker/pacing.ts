// How long what happened is seen before the next thing, in milliseconds at normal speed.
import type { Lasting } from '../../lib/show.svelte';
import type { Event } from './parts';

export const lasting: Lasting<Event['kind']> = {
  launched: 1200,
  'card-turned': 1600,
  'card-skipped': 1200,
  'too-few': 900,
  rolled: 1500,
  'sabotage-rolled': 1300,
  'sabotage-failed': 900,
  struck: 1300,
  'tiles-lost': 1100,
  declared: 900,
  moved: 1000,
  fought: 1800,
  lowest: 2200,
  landed: 800,
  passed: 600,
  claimed: 700,
  earned: 1000,
  'crew-lost': 900,
  'goods-lost': 900,
  'batteries-spent': 500,
  'goods-offered': 700,
  loaded: 300,
  unloaded: 300,
  'gave-up': 2400,
  settled: 500,
  ended: 1200,
};
