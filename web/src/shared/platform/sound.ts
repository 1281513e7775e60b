// Soft tones synthesised by the browser, off by default.
import { preferences } from './preferences';

interface Tone {
  /** The frequency in hertz. */
  pitch: number;
  /** The start in seconds from the beginning of the sound. */
  after: number;
  duration: number;
}

const sounds = {
  turn: [
    { pitch: 587, after: 0, duration: 0.25 },
    { pitch: 880, after: 0.14, duration: 0.45 },
  ],
  move: [{ pitch: 262, after: 0, duration: 0.07 }],
  end: [
    { pitch: 392, after: 0, duration: 1 },
    { pitch: 494, after: 0.06, duration: 1 },
    { pitch: 587, after: 0.12, duration: 1.1 },
  ],
} satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof sounds;

const loudest = 0.3;
const rise = 0.015;
let audio: AudioContext | null = null;

/** Plays a sound, if sounds are enabled. */
export function play(sound: Sound): void {
  const { sound: wanted, volume } = preferences();
  if (!wanted || volume <= 0) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of sounds[sound]) ring(audio, tone, volume * loudest);
}

/** Plays one tone with a short attack and a long decay. */
function ring(audio: AudioContext, { pitch, after, duration }: Tone, volume: number): void {
  const start = audio.currentTime + after;
  const source = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + duration);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + duration);
}
