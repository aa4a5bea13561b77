import type { Mood } from '../words/verbs';
import faces from './faces.json';

export type Face = keyof typeof faces;

export const faceOf: Readonly<Partial<Record<Mood, Face>>> = {
  sad: 'sad',
  scared: 'round',
  surprised: 'round',
  angry: 'angry',
};

/** The drawing of somebody with another mouth: people of the kept drawings always smile. */
export const withFace = (drawing: string, face: Face, skin: string, scale: number): string =>
  drawing.replace(
    /<path fill="#(?:99083[89]|290118)" d="M1[56][.\d]* ([.\d]+)[^>]*>/,
    (_, y) => `<g transform="translate(16 ${y}) scale(${scale})">${faces[face].replaceAll('skin', skin)}</g>`,
  );
