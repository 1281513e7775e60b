// The words of this game: they come with its folder, and are known to the house as soon as anything of it is.
import log from '$games/lucky_loop/words/en/log.json';
import room from '$games/lucky_loop/words/en/room.json';
import rules from '$games/lucky_loop/words/en/rules.json';
import { speaking } from '../../lib/words';

export const t = speaking({ ...log, ...room, ...rules });
export type Key = Parameters<typeof t>[0];
