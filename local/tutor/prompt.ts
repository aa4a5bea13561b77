import type { LibraryBook } from '../../lambdas/stock/own-books';

/** The parts of a request that the demo tutor understands: the book, the chapters, and the text. */
export interface Request {
  readonly task: string;
  readonly material: string;
  /** A picture, as a data URL. */
  readonly image?: string | undefined;
  /** Why the first answer was refused. Absent: this is the first try. */
  readonly refused?: string | undefined;
}

const quotedAfter = (field: string, material: string): unknown =>
  JSON.parse(new RegExp(`^${field}: (".*")$`, 'm').exec(material)?.[1] ?? 'null');

/** The book of a request; undefined if it is not in the library. */
export const bookOf = (library: readonly LibraryBook[], { material }: Request): LibraryBook | undefined => {
  const [title, author] = ['Title', 'Author'].map((field) => quotedAfter(field, material));
  return library.find((book) => book.title === title && book.author === author);
};

/** The chapter number of the heading in the material; 0 without one. */
export const chapterOf = ({ material }: Request): number =>
  Number(/^## Chapter (\d+): /m.exec(material)?.[1] ?? 0);

/** The numbered questions of a request, each with its numbered options, and its proof if it has one. */
export const questionsOf = ({ material }: Request) =>
  [...material.matchAll(/^(\d+)\. (.+)\n((?: {3}\d\) .+\n?)+)(?: {3}The book: (.+)\n)?/gm)].map(
    ([, number, question = '', options = '', proof]) => ({
      number: Number(number),
      question,
      proof,
      options: [...options.matchAll(/^ {3}\d\) (.+)$/gm)].map(([, option = '']) => option),
    }),
  );

/** The text of the chapter in a request; empty if there is none. */
export const textOf = ({ material }: Request): string => {
  const [, text = ''] =
    /^(?:## Chapter \d+: ".*"|The whole book, without chapters \(chapter is 0\)\.)\n\n([\s\S]*)$/m.exec(
      material,
    ) ?? [];
  return text.split('\n\n# Questions that exist already\n')[0] ?? '';
};

export const spaced = (text: string) => text.replace(/\s+/g, ' ');
