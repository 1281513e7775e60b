// The components of missions with special rules, loaded when a table plays such a mission.
import './mission_strip.css';
import './messages';

export { missionVariant, lockedText, briefingText, promptFacts, totalText, turnPrompt } from './mission_text';
export { default as StandTokens } from './StandTokens.svelte';
export { default as RedWireHolder } from './RedWireHolder.svelte';
export { default as LockedValue } from './LockedValue.svelte';
export { default as PiecePicker } from './PiecePicker.svelte';
export { default as MissionStrip } from './MissionStrip.svelte';
