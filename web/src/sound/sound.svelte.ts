/** Plays sounds if they are on: only after a gesture, only while the tab is visible. */
import { recall, remember } from '../shell/browser-storage';
import { keyOf } from '../kit/frame/pressed-key';
import { singleKeys } from '../settings/single-keys.svelte';
import { strike, type Sound } from './synth';
import { gainOf, keepVolume, volumeBefore } from './volume';

/** The same sound twice within this many milliseconds is one sound. */
const ECHO = 60;

class Speaker {
  #on = $state(recall('sound') !== 'off');
  #volume = $state(volumeBefore());
  #context: AudioContext | null = null;
  #out: GainNode | null = null;
  #last = new Map<Sound, number>();

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    remember('sound', on ? 'on' : 'off');
    if (on) this.wake();
    else void this.#context?.suspend();
  }

  /** From 0 to `LOUDEST`. */
  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = volume;
    keepVolume(volume);
    if (this.#out) this.#out.gain.value = gainOf(volume);
  }

  /** Starts the audio; call it in a gesture, because browsers require one. */
  wake(): void {
    if (!this.#on || !('AudioContext' in globalThis)) return;
    try {
      const context = (this.#context ??= new AudioContext({ latencyHint: 'interactive' }));
      if (!this.#out) {
        this.#out = context.createGain();
        this.#out.gain.value = gainOf(this.#volume);
        this.#out.connect(context.destination);
      }
      if (context.state !== 'running') void context.resume().catch(() => undefined);
    } catch {
      // This browser has no audio; no information is given by sound alone.
    }
  }

  /** Plays a sound after `delay` milliseconds; not before the first gesture, nor in a hidden tab. */
  play(sound: Sound, delay = 0): void {
    const context = this.#context;
    const out = this.#out;
    if (!this.#on || !out || context?.state !== 'running' || document.hidden) return;
    const at = performance.now() + delay;
    if (Math.abs(at - (this.#last.get(sound) ?? -Infinity)) < ECHO) return;
    this.#last.set(sound, at);
    strike(out, sound, delay / 1000);
  }

  /** Listens for the first gesture, which starts the audio, and for the key `m`, which toggles it. */
  listen(): () => void {
    const gesture = () => this.wake();
    const key = (event: KeyboardEvent) => {
      if (keyOf(event) !== 'm' || event.repeat || !singleKeys.on) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if ((event.target as Element).closest('input, select, textarea, [contenteditable]')) return;
      this.on = !this.on;
    };
    addEventListener('pointerdown', gesture);
    addEventListener('keydown', gesture);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', gesture);
      removeEventListener('keydown', gesture);
      removeEventListener('keydown', key);
    };
  }
}

export const sound = new Speaker();
