// The words of this game: they come with its folder, and are known to the house as soon as anything of it is.
import learn from '$games/bomb_busters/words/en/learn.json';
import review from '$games/bomb_busters/words/en/review.json';
import chat from '$games/bomb_busters/words/en/chat.json';
import room from '$games/bomb_busters/words/en/room.json';
import rules from '$games/bomb_busters/words/en/rules.json';
import { speaking } from '../../lib/words';

export const t = speaking({ ...learn, ...review, ...chat, ...room, ...rules });
export type Key = Parameters<typeof t>[0];
