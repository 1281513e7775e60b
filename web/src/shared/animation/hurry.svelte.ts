// Attachment for every screen with animations.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** A tap or a key hurries what is shown just now. */
export function skipFrameOnInput(playback: { skipFrame: () => void }): Attachment<HTMLElement> {
  return (room) => {
    const off = (['pointerdown', 'keydown'] as const).map((touch) => on(room, touch, () => playback.skipFrame(), { capture: true }));
    return () => off.forEach((end) => end());
  };
}
