// The words of this game: they come with its folder, and are known to the house as soon as anything of it is.
import learn from '$games/lucky_loop/words/en/learn.json';
import review from '$games/lucky_loop/words/en/review.json';
import log from '$games/lucky_loop/words/en/log.json';
import room from '$games/lucky_loop/words/en/room.json';
import rules from '$games/lucky_loop/words/en/rules.json';
import { speaking } from '../../lib/words';

export const t = speaking({ ...learn, ...review, ...log, ...room, ...rules });
export type Key = Parameters<typeof t>[0];
