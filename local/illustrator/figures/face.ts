import faces from './faces.json';
import moods from './moods.json';

export type Face = keyof typeof faces;
export type Mood = keyof typeof moods;

/** The face and the sign of a mood. */
export const signsOf = moods as unknown as Readonly<
  Record<Mood, { readonly face?: Face; readonly sign?: string }>
>;

/** The drawing of somebody with another mouth: people of the kept drawings always smile. */
export const withFace = (drawing: string, face: Face, skin: string, scale: number): string =>
  drawing.replace(
    /<path fill="#(?:99083[89]|290118)" d="M1[56][.\d]* ([.\d]+)[^>]*>/,
    (_, y) => `<g transform="translate(16 ${y}) scale(${scale})">${faces[face].replaceAll('skin', skin)}</g>`,
  );
