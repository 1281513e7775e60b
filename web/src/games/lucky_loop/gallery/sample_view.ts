import type { CardFace } from '../model/cards';
import type { Colour } from '../drawings/manoeuvres';

const exactPoints = [2, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const exceededPoints = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4];

export function card(colour: Colour, difficulty: number): CardFace {
  return { colour, difficulty, exact: exactPoints[difficulty - 3] ?? 0, exceeded: exceededPoints[difficulty - 3] ?? 0 };
}
