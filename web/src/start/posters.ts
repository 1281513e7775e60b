// The poster of each game: that of `lucky-loop` is LuckyLoopPoster.svelte.
import type { Component } from 'svelte';

const posters = import.meta.glob<Component>('./*Poster.svelte', { eager: true, import: 'default' });

export function posterOf(game: string): Component | null {
  const name = game.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return posters[`./${name}Poster.svelte`] ?? null;
}
