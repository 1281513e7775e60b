// How long what happened stays on the table before the next thing is shown.
import type { Lasting } from '../../lib/show.svelte';
import type { BombBustersEvent } from './wire';

export const lasting: Lasting<BombBustersEvent['kind']> = {
  'captain-named': 400,
  marked: 700,
  pointed: 600,
  announced: 800,
  'wire-cut': 500,
  'solo-cut': 500,
  'reds-revealed': 900,
  'dial-moved': 900,
  'red-spared': 900,
  validated: 300,
  unlocked: 300,
  used: 700,
  labelled: 700,
  'partner-chosen': 500,
  given: 500,
  taken: 600,
  recharged: 500,
  scanned: 1600,
  'passed-on': 900,
  ended: 1800,
};
