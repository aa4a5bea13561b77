import { icon } from '../icons';
import { at, type Pen } from '../pen';
import type { Actor } from '../reading/scene';
import type { Mood } from '../words/verbs';
import type { Action } from './poses';

const faces: Readonly<Record<Mood, string>> = {
  happy: 'smiling-face-with-smiling-eyes',
  sad: 'crying-face',
  scared: 'fearful-face',
  angry: 'angry-face',
  surprised: 'hushed-face',
};

const signOf: Readonly<Partial<Record<Action, string>>> = {
  sleep: 'zzz',
  sing: 'musical-notes',
  dance: 'musical-note',
  hug: 'red-heart',
  laugh: 'grinning-squinting-face',
  cry: 'loudly-crying-face',
};

/** Signs beside the top of a head, at the origin, that show what somebody does or feels. */
export const signs = (pen: Pen, { action, mood }: Actor): string => {
  const sign = action === undefined ? undefined : signOf[action];
  const name = sign ?? (mood === undefined || mood === 'happy' ? undefined : faces[mood]);
  const isFace = name?.includes('face') ?? false;
  const lines =
    action === 'run'
      ? pen.ink('M-130 90 h52 M-140 126 h56 M-128 162 h46', 5, '#ffffff')
      : action === 'jump'
        ? pen.ink('M-70 200 v26 M0 210 v26 M70 200 v26', 5, '#ffffff')
        : action === 'shout'
          ? pen.ink('M64 26 l30 -14 M68 50 l34 2 M62 74 l28 16', 6, '#d9483b')
          : action === 'tremble'
            ? pen.ink('M-70 60 q-14 14 0 28 q14 14 0 28 M70 60 q14 14 0 28 q-14 14 0 28', 5, '#5b93c9')
            : '';
  if (name === undefined) return lines;
  const bubble = isFace ? pen.dot(66, -14, 36, '#ffffff') + pen.dot(38, 22, 7, '#ffffff') : '';
  return lines + bubble + at(66, isFace ? 12 : 16, 1, icon(pen, name, 52));
};
