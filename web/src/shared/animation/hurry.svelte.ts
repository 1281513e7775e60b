// Attachment for every screen with animations.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** Skips to the next frame on a tap or a key. */
export function skipFrameOnInput(playback: { skipFrame: () => void }): Attachment<HTMLElement> {
  return (room) => {
    const off = (['pointerdown', 'keydown'] as const).map((touch) => on(room, touch, () => playback.skipFrame(), { capture: true }));
    return () => off.forEach((end) => end());
  };
}
