import { frameSamples, framesOf, isLoudVowel } from './activity';

/** 80 ms of 128: the vowel of a short "no" is longer, a click or a knock is shorter. */
const leastFrames = 5;
const neighbours = 8;
/** In dB: a knock decays, a vowel stays about as loud. */
const mostDecay = 15;
/** Pitches from 63 to 500 Hz, as periods in samples. */
const lags = { first: 32, last: frameSamples };
/** The least likeness of a sound with itself one period later, from 0 to 1: vowels are above, coughs and bangs mostly below. */
const leastLikeness = 0.6;

const likenessAt = (samples: Int16Array, from: number, lag: number): number => {
  let [product, here, there] = [0, 0, 0];
  for (let i = from; i < from + frameSamples; i++) {
    const [one, other] = [samples[i] ?? 0, samples[i + lag] ?? 0];
    product += one * other;
    here += one * one;
    there += other * other;
  }
  return product / Math.sqrt(here * there + 1);
};

/** Whether the sound of a frame repeats, later or, at the end of a sound, earlier. */
const hasPitch = (samples: Int16Array, from: number): boolean => {
  for (let lag = lags.first; lag <= lags.last; lag++)
    if (likenessAt(samples, from, lag) >= leastLikeness || likenessAt(samples, from, -lag) >= leastLikeness)
      return true;
  return false;
};

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
