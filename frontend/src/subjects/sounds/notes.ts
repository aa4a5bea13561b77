export type Sound = 'page' | 'right' | 'gem' | 'streak' | 'tune';

/** A note: its pitch in Hz, its start and its length in seconds, its loudest amplitude, and the pitch to which it glides. */
export type Note = readonly [hz: number, start: number, length: number, peak: number, to?: number];

/** Seconds in which a note becomes loud: at once would click. */
export const attack = 0.012;

/** The part of its amplitude with which a note ends, after it has faded. */
export const faded = 0.01;

/**
 * Four sounds of at most 0.6 seconds, and the tune of a finished quiz. Notes that overlap stay below an amplitude of 0.126 together,
 * which is −18 dBFS. The last note of each ends last.
 */
export const sounds: Readonly<
  Record<Sound, { readonly wave: OscillatorType; readonly notes: readonly Note[] }>
> = {
  /** A soft step down, as of paper that falls. */
  page: { wave: 'sine', notes: [[392, 0, 0.15, 0.07, 262]] },
  /** E and A: two steps up. */
  right: {
    wave: 'triangle',
    notes: [
      [659, 0, 0.28, 0.08],
      [880, 0.09, 0.36, 0.08],
    ],
  },
  /** E, A and C, high: it glitters. */
  gem: {
    wave: 'sine',
    notes: [
      [1319, 0, 0.3, 0.06],
      [1760, 0.07, 0.3, 0.06],
      [2093, 0.14, 0.4, 0.06],
    ],
  },
  /** C that grows to G, and C above it: a flame that rises. */
  streak: {
    wave: 'triangle',
    notes: [
      [262, 0, 0.4, 0.08, 392],
      [523, 0.16, 0.42, 0.07],
    ],
  },
  /** C, E, G and C. */
  tune: {
    wave: 'triangle',
    notes: [
      [523, 0, 0.5, 0.09],
      [659, 0.14, 0.5, 0.09],
      [784, 0.28, 0.5, 0.09],
      [1047, 0.42, 0.5, 0.09],
    ],
  },
};
