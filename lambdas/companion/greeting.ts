import type { getBook } from '../books/library';

type Place = Pick<Awaited<ReturnType<typeof getBook>>, 'title' | 'chapters'>;

const wren = [
  (place: string) =>
    `Hello! I am Wren, a small AI bird who loves stories. You have read ${place}. What is the first picture that comes into your head?`,
  (place: string) => `Tweet! Wren here, your reading AI. So you have read ${place}! What made you curious?`,
  (place: string) =>
    `Hello, reader! I am Wren, an AI bird. About ${place}: who would you like to talk about first?`,
];

const played = (name: string, place: string) =>
  `Hello! For this talk an AI plays me, ${name}. You have followed me through ${place}. What would you like to ask me, or tell me?`;

const placeIn = ({ title, chapters }: Place, end: number | null) => {
  if (end === null || chapters.length === 0) return `*${title}*`;
  return end === chapters.length ? `all of *${title}*` : `*${title}* up to chapter ${end}`;
};

interface Opening {
  readonly end_chapter: number | null;
  /** Null for Wren. */
  readonly character: string | null;
  /** Equal seeds give equal greetings. */
  readonly seed: number;
}

/** Opens a talk without calling the model. */
export const greetingFor = (book: Place, { end_chapter, character, seed }: Opening): string => {
  const place = placeIn(book, end_chapter);
  if (character !== null) return played(character, place);
  return wren[seed % wren.length]?.(place) ?? '';
};
