import type { LibraryBook } from '../library/library';

/** What the demo tutor understands of a request: which book, which chapters, and the text that came with it. */
export interface Request {
  readonly task: string;
  readonly material: string;
}

/** The book that a request is about, if the tutor has read it. */
export const bookOf = (library: readonly LibraryBook[], { material }: Request): LibraryBook | undefined => {
  const title = /^Title: (.+)$/m.exec(material)?.[1];
  const author = /^Author: (.+)$/m.exec(material)?.[1];
  return library.find((book) => book.title === title && book.author === author);
};

/** The numbers of the chapters whose headings are in the material. */
export const chaptersOf = ({ material }: Request): number[] =>
  [...material.matchAll(/^## Chapter (\d+): /gm)].map((heading) => Number(heading[1]));

export const spaced = (text: string) => text.replace(/\s+/g, ' ');
