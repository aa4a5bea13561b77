import { describe, expect, test } from '@jest/globals';
import { frameSamples, quietRoom } from '../../contract/rules/voice-activity';
import { hasVowel } from '../../lambdas/voice/sound/utterance';
import { noise, vowel } from '../support/noises';

/** A sound of frames, each loud by its factor; a frame without one is silent. */
const framed = (loudness: readonly number[], wave: (i: number) => number) =>
  Int16Array.from(
    { length: loudness.length * frameSamples },
    (_, i) => (loudness[Math.floor(i / frameSamples)] ?? 0) * wave(i % frameSamples),
  );
const tone = (period: number) => (i: number) => Math.sin((2 * Math.PI * (i + 0.5)) / period);
/** Clicks at these places. */
const clicks = (places: readonly number[], frames = 8) => {
  const sound = new Int16Array(frames * frameSamples);
  for (const place of places) sound[place] = 20_000;
  return sound;
};
const every = (period: number, frames = 8) =>
  clicks(
    Array.from({ length: Math.ceil((frames * frameSamples) / period) }, (_, i) => i * period),
    frames,
  );

describe('a vowel', () => {
  test.each([4, 5, 6, 12])('of %i frames of 16 ms is heard if there are five', (frames) => {
    expect(hasVowel(vowel(4000, frames * frameSamples), quietRoom)).toBe(frames >= 5);
  });

  test.each([
    [[1, 1, 1, 1, 1], true],
    [[1, 1, 1, 1, 0, 0, 0, 1], true],
    [[0, 0, 1, 0, 1, 1, 0, 1, 0, 1], true],
    [[1, 1, 1, 1, 0, 0, 0, 0, 1], false],
    [[1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1], false],
    [[1, 1, 1, 1], false],
  ])('lasts for five of eight neighbouring frames: %j, %s', (loud, heard) => {
    expect(
      hasVowel(
        framed(
          loud.map((one) => 8000 * one),
          tone(64),
        ),
        quietRoom,
      ),
    ).toBe(heard);
  });

  test.each([
    [14, true],
    [16, false],
  ])('is heard after a bang that is %i dB louder: %s', (louder, heard) => {
    const quiet = 20_000 / 10 ** (louder / 20);
    expect(hasVowel(framed([20_000, ...Array(5).fill(quiet)], tone(64)), quietRoom)).toBe(heard);
  });

  test.each([
    [-30, true],
    [-25, true],
    [-20, false],
    [-10, false],
  ])('of -15 dB in a room of %i dB is heard: %s', (floor, heard) => {
    expect(hasVowel(framed(Array(5).fill(8240), tone(64)), floor)).toBe(heard);
  });

  test.each([
    [16, true],
    [32, true],
    [33, true],
    [100, true],
    [200, true],
    [255, true],
    [256, true],
    [257, false],
    [300, false],
  ])('repeats after at most 256 samples: %i, %s', (period, heard) => {
    expect(hasVowel(every(period), quietRoom)).toBe(heard);
  });

  test('has a pitch up to its end, after which nothing repeats', () => {
    expect(hasVowel(every(200, 5), quietRoom)).toBe(true);
    expect(hasVowel(every(256, 5), quietRoom)).toBe(true);
    expect(hasVowel(every(256, 4), quietRoom)).toBe(false);
  });

  test.each([
    [31, false],
    [32, true],
    [40, true],
  ])('repeats after 32 samples at the least: %i, %s', (apart, heard) => {
    // Groups of three clicks that are too far apart to repeat each other.
    const groups = [10, 340, 680, 1090, 1420, 1750].flatMap((at) => [at, at + apart, at + 2 * apart]);
    expect(hasVowel(clicks(groups), quietRoom)).toBe(heard);
  });

  test('is not hiss, rustling, silence or no sound', () => {
    for (const loudness of [300, 3000, 30_000]) expect(hasVowel(noise(loudness), quietRoom)).toBe(false);
    const rustling = noise(30_000, 2304).map(
      (_, i, all) => all.subarray(i, i + 6).reduce((sum, one) => sum + one, 0) / 6,
    );
    expect(hasVowel(rustling.subarray(0, 2048), quietRoom)).toBe(false);
    expect(hasVowel(new Int16Array(2048), quietRoom)).toBe(false);
    expect(hasVowel(new Int16Array(0), quietRoom)).toBe(false);
  });

  test('is heard although its loudness and its pitch change', () => {
    const voice = Int16Array.from({ length: 8 * frameSamples }, (_, i) => {
      const phase = (2 * Math.PI * i) / (90 + i / 100);
      return (3000 + 2 * i) * (Math.sin(phase) + 0.7 * Math.sin(2 * phase) + 0.5 * Math.sin(3 * phase));
    });
    expect(hasVowel(voice, quietRoom)).toBe(true);
  });

  test('repeats exactly if some shift of a frame is like it: 60 sounds of random clicks', () => {
    const likeness = (sound: Int16Array, from: number, shift: number) => {
      let [own, other, both] = [0, 0, 0];
      for (let i = from; i < from + frameSamples; i++) {
        const [one, shifted] = [sound[i] ?? 0, sound[i + shift] ?? 0];
        own += one ** 2;
        other += shifted ** 2;
        both += one * shifted;
      }
      return both / Math.sqrt(own * other + 1);
    };
    const shifts = Array.from({ length: frameSamples - 31 }, (_, i) => i + 32);
    const repeats = (sound: Int16Array, from: number) =>
      shifts.some((shift) => likeness(sound, from, shift) > 0.6 || likeness(sound, from, -shift) > 0.6);
    const frames = [0, 1, 2, 3, 4].map((frame) => frame * frameSamples);
    const random = noise(127.99, 60 * 5 * 4);
    const heard = Array.from({ length: 60 }, (_, i) => {
      const places = [...random.subarray(20 * i, 20 * (i + 1))].map((one) => 128 + one);
      const perFrame = 1 + (i % 3);
      const sound = clicks(
        frames.flatMap((from, j) => places.slice(4 * j, 4 * j + perFrame).map((one) => from + one)),
        5,
      );
      expect(hasVowel(sound, quietRoom)).toBe(frames.every((from) => repeats(sound, from)));
      return hasVowel(sound, quietRoom);
    });
    expect(new Set(heard).size).toBe(2);
  });
});
