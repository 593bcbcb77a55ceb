/**
 * Synthesises soft short sounds from tones and noise: no files to download.
 *
 * A sound is a list of strokes. Levels are low, so that the sounds do not disturb others nearby.
 */

export const SOUNDS = ['die', 'piece', 'take', 'card', 'write', 'turn', 'win', 'refused'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One tone or noise of a sound. Seconds and hertz; `level` from 0 to 1. */
export interface Stroke {
  readonly at: number;
  readonly length: number;
  readonly level: number;
  /** A tone that may slide; or noise through a filter at `from`. */
  readonly kind: 'sine' | 'triangle' | 'noise';
  readonly from: number;
  readonly to?: number;
}

const knock = (at: number, level: number, pitch: number): Stroke[] => [
  { at, length: 0.05, level, kind: 'noise', from: pitch * 6 },
  { at, length: 0.07, level: level * 0.8, kind: 'sine', from: pitch * 1.6, to: pitch },
];

const bell = (at: number, pitch: number, level: number, length: number): Stroke[] => [
  { at, length, level, kind: 'sine', from: pitch },
  { at, length: length * 0.6, level: level * 0.3, kind: 'sine', from: pitch * 2.01 },
];

export const SCORE: Readonly<Record<Sound, readonly Stroke[]>> = {
  die: [...knock(0, 0.1, 240), ...knock(0.13, 0.08, 290), ...knock(0.24, 0.06, 260), ...knock(0.33, 0.05, 310)],
  piece: knock(0, 0.11, 190),
  take: [
    { at: 0, length: 0.12, level: 0.05, kind: 'noise', from: 1800 },
    { at: 0.03, length: 0.13, level: 0.07, kind: 'triangle', from: 330, to: 494 },
  ],
  card: [{ at: 0, length: 0.09, level: 0.06, kind: 'noise', from: 2600 }],
  write: [
    { at: 0, length: 0.06, level: 0.035, kind: 'noise', from: 4200 },
    { at: 0.09, length: 0.08, level: 0.045, kind: 'noise', from: 3600 },
  ],
  turn: [...bell(0, 587.3, 0.09, 0.35), ...bell(0.13, 880, 0.08, 0.5)],
  win: [...bell(0, 523.3, 0.09, 0.5), ...bell(0.14, 659.3, 0.09, 0.5), ...bell(0.28, 784, 0.09, 0.6), ...bell(0.42, 1046.5, 0.08, 0.9)],
  refused: [{ at: 0, length: 0.16, level: 0.07, kind: 'triangle', from: 220, to: 175 }],
}; // prettier-ignore

const ATTACK = 0.006;

/** Plays a sound into `out`, `delay` seconds from now. */
export function strike(out: AudioNode, sound: Sound, delay: number): void {
  const { context } = out;
  for (const stroke of SCORE[sound]) {
    const start = context.currentTime + delay + stroke.at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(stroke.level, start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + stroke.length);
    gain.connect(out);
    if (stroke.kind === 'noise') breathe(context, stroke, start, gain);
    else sing(context, stroke, stroke.kind, start, gain);
  }
}

function sing(
  context: BaseAudioContext,
  { from, to, length }: Stroke,
  kind: OscillatorType,
  start: number,
  gain: GainNode,
): void {
  const tone = context.createOscillator();
  tone.type = kind;
  tone.frequency.setValueAtTime(from, start);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + length);
  tone.connect(gain);
  tone.start(start);
  tone.stop(start + length);
}

function breathe(
  context: BaseAudioContext,
  { from, length }: Stroke,
  start: number,
  gain: GainNode,
): void {
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = from;
  filter.Q.value = 0.9;
  source.connect(filter).connect(gain);
  source.start(start);
}
