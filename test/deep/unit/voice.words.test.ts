import { describe, expect, test } from '@jest/globals';
import { chunkSamples } from '../../../contract/rules/voice';
import { activityIn, quietRoom } from '../../../contract/rules/voice-activity';
import { decode, encode } from '../../../lambdas/voice/sound/coding';
import { hasVowel } from '../../../lambdas/voice/sound/utterance';
import { noise, vowel } from '../../support/noises';

describe('a sound of less than three chunks', () => {
  /** The share of starting points in a chunk at which the functions take a sound for a word. */
  const answered = (sound: Int16Array, floor = quietRoom): number => {
    let count = 0;
    const step = 64;
    for (let from = 0; from < chunkSamples; from += step) {
      const all = new Int16Array(Math.ceil((from + sound.length) / chunkSamples) * chunkSamples);
      all.set(sound, from);
      const kept = Array.from({ length: all.length / chunkSamples }, (_, i) =>
        all.subarray(i * chunkSamples, (i + 1) * chunkSamples),
      ).filter((chunk) => activityIn(chunk, floor).voiced);
      const heard = Int16Array.from(kept.flatMap((chunk) => [...chunk]));
      if (kept.length >= 3 || hasVowel(heard, floor)) count++;
    }
    return (count * step) / chunkSamples;
  };
  const lasting = (milliseconds: number) => 16 * milliseconds;
  /** A vowel with the harmonics of a voice of `pitch` Hz, faded in and out. */
  const syllable = (pitch: number, milliseconds: number, loudness = 5000) => {
    const length = lasting(milliseconds);
    return Int16Array.from({ length }, (_, i) => {
      const harmonics = [1, 2, 3, 4, 5, 6].map((n) => Math.sin((2 * Math.PI * n * pitch * i) / 16_000) / n);
      const fade = Math.min(1, i / 320, (length - i) / 320);
      return loudness * fade * harmonics.reduce((sum, one) => sum + one, 0);
    });
  };
  const ringing = (frequency: number, decay: number) =>
    Int16Array.from(
      { length: lasting(200) },
      (_, i) => 20_000 * Math.exp(-i / lasting(decay)) * Math.sin((2 * Math.PI * frequency * i) / 16_000),
    );
  /** Decaying noise without its highest frequencies. */
  const cough = (milliseconds: number, smooth: number) => {
    const rough = noise(30_000, lasting(milliseconds) + smooth);
    return Int16Array.from({ length: lasting(milliseconds) }, (_, i) => {
      const mean = rough.subarray(i, i + smooth).reduce((sum, one) => sum + one, 0) / smooth;
      return mean * Math.exp((-2 * i) / lasting(milliseconds));
    });
  };

  test.each([100, 150, 180, 250])('is a word if it is a vowel of %i ms, wherever it begins', (length) => {
    expect(answered(vowel(4000, lasting(length)))).toBe(1);
  });

  test.each([100, 150, 220, 320, 450])('is a word in a voice of %i Hz', (pitch) => {
    for (const length of [150, 180, 250])
      expect([length, answered(syllable(pitch, length))]).toEqual([length, 1]);
    expect(answered(syllable(pitch, 180, 2500), -45)).toBe(1);
  });

  test('is not a word if it is a click, a knock, a cough or a breath', () => {
    expect(answered(Int16Array.of(30_000))).toBe(0);
    for (const length of [1, 5, 20, 40]) expect(answered(noise(20_000, lasting(length)))).toBe(0);
    for (const decay of [2, 5, 10, 20])
      for (const frequency of [200, 800, 2000]) expect(answered(ringing(frequency, decay))).toBe(0);
    for (const length of [60, 100, 128])
      for (const smooth of [1, 2, 4, 8])
        expect([length, smooth, answered(cough(length, smooth))]).toEqual([length, smooth, 0]);
    expect(answered(noise(20_000, chunkSamples))).toBe(0);
    expect(hasVowel(vowel(60), quietRoom)).toBe(false);
  });

  test('is still a word after coding', () => {
    const word = vowel(4000, lasting(128));
    expect(hasVowel(decode(encode(word), word.length), quietRoom)).toBe(true);
  });
});
