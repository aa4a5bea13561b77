import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { hasSounds, playSound, usePlayer } from '../../../frontend/src/subjects/sounds/play-sound';
import { audio, device, endSounds, heard, newAudio } from '../../support/audio';
import { pass } from '../../support/screens';

beforeEach(async () => {
  await endSounds();
  newAudio();
  renderHook(usePlayer);
  await pass(0);
});

/** In the task of a touch. */
const play = (...sounds: Parameters<typeof playSound>) => act(async () => playSound(...sounds));

test('nothing is opened before the user has touched the page', async () => {
  device.touched(false);
  await play('right');
  expect(audio).toMatchObject({ contexts: 0, tones: [] });
});

test('one context is opened at the first sound, and suspended after each', async () => {
  await play('right');
  expect(audio).toMatchObject({ contexts: 1, suspended: 0 });
  await endSounds();
  expect(audio.suspended).toBe(1);
  await play('page');
  expect(heard()).toEqual(['right', 'page']);
  await endSounds();
  expect(audio).toMatchObject({ contexts: 1, suspended: 2 });
});

test('a sound that is being played is not played over itself', async () => {
  await play('page');
  await play('page');
  expect(heard()).toEqual(['page']);
  await endSounds();
  await play('page');
  expect(heard()).toEqual(['page', 'page']);
});

test('a gem sounds after the streak, and the context rests after both', async () => {
  await play('streak');
  await play('gem');
  expect(heard()).toEqual(['streak', 'gem']);
  const streakEnds = Math.max(...audio.tones.filter(({ hz }) => hz < 600).map(({ to }) => to));
  const gemBegins = Math.min(...audio.tones.filter(({ hz }) => hz > 600).map(({ from }) => from));
  expect(gemBegins).toBeGreaterThanOrEqual(streakEnds);
  audio.tones.find(({ hz }) => hz === 523)?.onended?.();
  expect(audio.suspended).toBe(0);
  await endSounds();
  expect(audio.suspended).toBe(1);
});

test.each([
  [300, ['right']],
  [301, []],
])('a device that needs %d ms to begin', async (milliseconds, sounds) => {
  audio.starts = new Promise((resolve) => setTimeout(resolve, milliseconds));
  await play('right');
  expect(heard()).toEqual([]);
  await pass(milliseconds);
  expect(heard()).toEqual(sounds);
});

test('a page that is left meanwhile stays silent', async () => {
  audio.starts = new Promise((resolve) => setTimeout(resolve, 100));
  await play('right');
  device.shows('hidden');
  await pass(100);
  expect(heard()).toEqual([]);
});

test('after a refusal of the device the next sound is tried again', async () => {
  audio.starts = Promise.reject(new DOMException('no', 'NotAllowedError'));
  await play('right');
  audio.starts = Promise.resolve();
  await play('right');
  expect(heard()).toEqual(['right']);
});

test('a browser without Web Audio stays silent', async () => {
  Reflect.deleteProperty(globalThis, 'AudioContext');
  expect(hasSounds()).toBe(false);
  await play('right');
  expect(heard()).toEqual([]);
});
