import { frameSamples, framesOf, isLoudVowel } from '../../../contract/rules/voice-activity';

/** 80 ms of 128: the vowel of a short "no" is longer, a click or a knock is shorter. */
const leastFrames = 5;
const neighbours = 8;
/** In dB: a knock decays, a vowel stays about as loud. */
const mostDecay = 15;
/** Pitches from 63 to 500 Hz, as periods in samples. */
const lags = { first: 32, last: frameSamples };
/** The least likeness of a sound with itself one period later, from 0 to 1: vowels are above, coughs and bangs mostly below. */
const leastLikeness = 0.6;

const energyIn = (samples: Int16Array, from: number): number => {
  let energy = 0;
  for (const sample of samples.subarray(Math.max(0, from), Math.max(0, from + frameSamples)))
    energy += sample * sample;
  return energy;
};

/** Whether the sound of a frame repeats a period later, or earlier for a negative `direction`. */
const repeats = (samples: Int16Array, from: number, direction: 1 | -1): boolean => {
  const energy = energyIn(samples, from);
  // Outside the sound is silence.
  const at = (place: number) => samples[place] ?? 0;
  const [enters, leaves] = direction === 1 ? [frameSamples - 1, -1] : [0, frameSamples];
  let other = energyIn(samples, from + direction * (lags.first - 1));
  for (let lag = lags.first; lag <= lags.last; lag++) {
    const begin = from + direction * lag;
    // The energy is a sum of integers: moving the frame by one sample gives the same sum as adding all again.
    other += at(begin + enters) ** 2 - at(begin + leaves) ** 2;
    const first = Math.max(0, -begin);
    const end = Math.min(frameSamples, samples.length - from, samples.length - begin);
    let product = 0;
    for (let i = first; i < end; i++) product += (samples[from + i] ?? 0) * (samples[begin + i] ?? 0);
    if (product / Math.sqrt(energy * other + 1) >= leastLikeness) return true;
  }
  return false;
};

/** Whether the sound of a frame repeats, later or, at the end of a sound, earlier. */
const hasPitch = (samples: Int16Array, from: number): boolean =>
  repeats(samples, from, 1) || repeats(samples, from, -1);

/**
 * Whether a sound contains a vowel, as even the shortest answer does: most of some neighbouring frames are louder than the
 * room's noise `floor` (dB), not much quieter than the loudest one, and have a pitch. 2 ms for two chunks.
 */
export const hasVowel = (samples: Int16Array, floor: number): boolean => {
  const frames = framesOf(samples);
  const loudest = Math.max(...frames.map(({ level }) => level));
  const vowels = frames.map(
    (frame, i) =>
      isLoudVowel(frame, floor) && frame.level >= loudest - mostDecay && hasPitch(samples, i * frameSamples),
  );
  return vowels.some((_, i) => vowels.slice(i, i + neighbours).filter(Boolean).length >= leastFrames);
};
