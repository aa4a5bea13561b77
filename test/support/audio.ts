import { act } from '@testing-library/react';
import { type Sound, sounds } from '../../frontend/src/subjects/sounds/notes';

interface Tone {
  readonly hz: number;
  readonly from: number;
  readonly to: number;
  onended: (() => void) | null;
}

/** The sound of the device: what it was asked to play. */
export const audio = {
  contexts: 0,
  tones: [] as Tone[],
  suspended: 0,
  /** What `resume` waits for. */
  starts: Promise.resolve(),
};

class FakeContext {
  readonly currentTime = 0;
  readonly destination = {};
  constructor() {
    audio.contexts++;
  }
  resume = () => audio.starts;
  suspend = async () => void audio.suspended++;
}

const ramps = {
  setValueAtTime: () => undefined,
  linearRampToValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
};

class FakeNode {
  readonly gain = ramps;
  connect = (next: object) => next;
}

class FakeOscillator extends FakeNode {
  readonly frequency = ramps;
  onended: (() => void) | null = null;
  readonly hz: number;
  from = 0;
  to = 0;
  constructor(_: object, { frequency }: { frequency: number }) {
    super();
    this.hz = frequency;
    audio.tones.push(this);
  }
  start = (at: number) => {
    this.from = at;
  };
  stop = (at: number) => {
    this.to = at;
  };
}

/** The pitch that only this sound has. */
const signs: Readonly<Record<Sound, number>> = { page: 392, right: 880, gem: 1319, streak: 262, tune: 1047 };

/** The sounds that were played, in order. */
export const heard = (): Sound[] =>
  audio.tones.flatMap(({ hz }) => (Object.keys(sounds) as Sound[]).filter((sound) => signs[sound] === hz));

/** All sounds have ended. */
export const endSounds = () =>
  act(async () => {
    for (const tone of audio.tones) {
      tone.onended?.();
      tone.onended = null;
    }
  });

const define = (object: object, name: string, value: unknown) =>
  Object.defineProperty(object, name, { configurable: true, value });

/** What a device asks for, and what its user has done. */
export const device = {
  asksForLess: (asks: boolean) =>
    define(globalThis, 'matchMedia', (query: string) => ({
      matches: asks && query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })),
  touched: (hasBeenActive: boolean) => define(navigator, 'userActivation', { hasBeenActive }),
  shows: (visibilityState: 'visible' | 'hidden') => define(document, 'visibilityState', visibilityState),
  speaks: (speaking: boolean) =>
    define(globalThis, 'speechSynthesis', {
      speaking,
      getVoices: () => [],
      cancel: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
};

/** A device with sound, which its user has touched. */
export const newAudio = () => {
  Object.assign(audio, { contexts: 0, tones: [], suspended: 0, starts: Promise.resolve() });
  Object.assign(globalThis, {
    AudioContext: FakeContext,
    GainNode: FakeNode,
    OscillatorNode: FakeOscillator,
  });
  device.asksForLess(false);
  device.touched(true);
  device.shows('visible');
  device.speaks(false);
};
