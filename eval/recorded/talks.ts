import type { Draft } from '../../lambdas/companion/conversation/draft';
import type { OpenQuestion, Talk } from '../../lambdas/companion/conversation/talk';
import { laterNames } from '../../lambdas/safety/text/later-names';
import { readLibrary, sheetOf } from '../../lambdas/stock/own-books';

/** One turn of a talk, with the draft of a competent writer. */
export interface RecordedTurn {
  readonly id: string;
  readonly book: string;
  readonly end_chapter: number;
  readonly character: string | null;
  readonly age: number;
  readonly says: string;
  readonly recent: readonly { readonly said: string; readonly reply: string }[];
  readonly open: OpenQuestion | null;
  readonly draft: Draft;
}

/** The same draft with one bad thing in it. */
export interface Twin {
  readonly id: string;
  readonly poison: string;
  readonly draft: Draft;
}

/** A reader's verdicts on the sentences of a draft or of its twin. */
export interface Verdicts {
  readonly id: string;
  readonly twin?: true;
  readonly verdicts: Readonly<Record<string, string>>;
}

export const library = new Map(readLibrary('library').map((book) => [book.id, book]));

const told = (chapters: readonly { title: string; text: string }[]) =>
  chapters.map(({ title, text }) => `${title}\n${text}`).join('\n');

/** The talk as the product gives it to the model. */
export const talkOf = ({ book: id, end_chapter, character, age, recent, open }: RecordedTurn): Talk => {
  const book = library.get(id);
  if (book === undefined) throw new Error(`The library has no ${id}`);
  const read = book.chapters.slice(0, end_chapter);
  const played = book.characters.find(
    ({ name, also }) => name === character || also?.includes(character ?? ''),
  );
  return {
    book: { title: book.title, author: book.author, description: book.description },
    chapters: read.map(({ title, text }, i) => ({ number: i + 1, title, text })),
    laterNames: laterNames(told(read), told(book.chapters.slice(end_chapter))),
    character,
    sheet: played === undefined ? null : sheetOf(played),
    grade: Math.max(1, age - 5),
    turns: recent.flatMap(({ said, reply }) => [
      { role: 'child' as const, text: said },
      { role: 'companion' as const, text: reply },
    ]),
    summary: '',
    open,
  };
};
