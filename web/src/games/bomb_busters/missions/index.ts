// What missions with rules of their own lay on the table, loaded once a table plays one.
import './mission_strip.css';
import './messages';

export { missionVariant, lockedText, briefingText, promptFacts, totalText, turnPrompt } from './mission_text';
export { default as StandTokens } from './StandTokens.svelte';
export { default as RedWireHolder } from './RedWireHolder.svelte';
export { default as LockedValue } from './LockedValue.svelte';
export { default as PiecePicker } from './PiecePicker.svelte';
export { default as MissionStrip } from './MissionStrip.svelte';
