// The words of this game: they come with its folder, and are known to the house as soon as anything of it is.
import learn from '$games/galaxy_trucker/words/en/learn.json';
import review from '$games/galaxy_trucker/words/en/review.json';
import ahead from '$games/galaxy_trucker/words/en/ahead.json';
import room from '$games/galaxy_trucker/words/en/room.json';
import rules from '$games/galaxy_trucker/words/en/rules.json';
import yard from '$games/galaxy_trucker/words/en/yard.json';
import { speaking } from '../../lib/words';

export const t = speaking({ ...learn, ...review, ...room, ...rules, ...ahead, ...yard });
export type Key = Parameters<typeof t>[0];
