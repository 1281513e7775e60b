// What the start page knows of each game beyond what the server tells.
import type { Component } from 'svelte';
import type { Wishes } from '../lib/memory';
import type { GameInfo } from '../lib/wire';
import type { Key } from '../lib/words';
import LuckyLoopPoster from './LuckyLoopPoster.svelte';

interface Announced {
  Poster: Component;
  about: Key;
}

const posters: Readonly<Record<string, Announced>> = {
  'lucky-loop': { Poster: LuckyLoopPoster, about: 'game.lucky-loop.about' },
};

export function posterOf(game: string): Announced | null {
  return posters[game] ?? null;
}

const usualSeats = 3;
const usualLevel = 'normal';

/** How a table is opened by somebody who has no wishes yet. */
export function usualWishes(game: GameInfo): Wishes {
  const seats = game.seats.includes(usualSeats) ? usualSeats : (game.seats[0] ?? usualSeats);
  const level = game.bots.includes(usualLevel) ? usualLevel : (game.bots[0] ?? usualLevel);
  return { seats, level, advisor: true, options: {} };
}
