import type { LibraryBook } from '../../lambdas/library/own-books';

/** The parts of a request that the demo tutor understands: the book, the chapters, and the text. */
export interface Request {
  readonly task: string;
  readonly material: string;
}

const quotedAfter = (field: string, material: string): unknown =>
  JSON.parse(new RegExp(`^${field}: (".*")$`, 'm').exec(material)?.[1] ?? 'null');

/** The book of a request, if the tutor has its text. */
export const bookOf = (library: readonly LibraryBook[], { material }: Request): LibraryBook | undefined => {
  const [title, author] = ['Title', 'Author'].map((field) => quotedAfter(field, material));
  return library.find((book) => book.title === title && book.author === author);
};

/** The numbers of the chapters whose headings are in the material. */
export const chaptersOf = ({ material }: Request): number[] =>
  [...material.matchAll(/^## Chapter (\d+): /gm)].map((heading) => Number(heading[1]));

export const spaced = (text: string) => text.replace(/\s+/g, ' ');
