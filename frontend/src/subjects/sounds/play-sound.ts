import { useEffect } from 'react';
import { asksForLess } from '../../lib/is-calm';
import type { Sound } from './notes';

let player: typeof import('./player') | undefined;

const load = async () => {
  player ??= await import('./player');
  return player;
};

/** Loads the player before it is needed: a phone lets a sound begin only in the task of a touch. */
export const loadPlayer = () => void load().catch(() => undefined);

export const usePlayer = () => useEffect(loadPlayer, []);

/** Plays a sound, whatever the user has chosen. */
export const playSound = (sound: Sound) => {
  if (player !== undefined) void player.play(sound);
  else
    load()
      .then(({ play }) => play(sound))
      .catch(() => undefined);
};

/** Whether this device plays sounds. */
export const hasSounds = (): boolean => 'AudioContext' in globalThis && !asksForLess();
