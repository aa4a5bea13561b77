import { chunkSamples } from '../../contract/rules/voice';

/** The same noise each time. */
export const noise = (loudness: number, length = chunkSamples) => {
  let state = 7;
  return Int16Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state / 1_073_741_824 - 1) * loudness;
  });
};

export const vowel = (loudness: number, length = chunkSamples) =>
  Int16Array.from(
    { length },
    (_, i) => loudness * (Math.sin(i * 0.06) + 0.5 * Math.sin(i * 0.31)) * (1 + 0.5 * Math.sin(i * 0.003)),
  );
