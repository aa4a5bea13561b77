import { type getBook, storedChapters } from '../../books/library';
import { bookLines, longest, quoted } from '../../model/as-data';
import { laterNames } from '../../safety/text/later-names';
import { demandsOn } from './capacity';
import type { Material } from './checks/written-question';

type StoredBook = Awaited<ReturnType<typeof getBook>>;
type Book = Pick<StoredBook, 'id' | 'title' | 'author' | 'chapters'>;

/** The subject of the questions of one bank: a chapter, or the whole of a book without chapters. */
export interface Subject {
  readonly book: Book;
  /** 0 for the whole book. */
  readonly chapter: number;
  readonly title: string;
  /** Null if the library does not have it. */
  readonly text: string | null;
  readonly material: Material;
  /** The fewest questions that an edition must have. */
  readonly fewest: number;
  /** With fewer, the model is asked for others once; the result must still reach `fewest`. */
  readonly wanted: number;
}

type Stored = Awaited<ReturnType<typeof storedChapters>>;

const wholeBook = (book: Book, stored: Stored): Subject => {
  const text = stored.length > 0 ? stored.map((one) => one.text).join('\n\n') : null;
  const texts = text === null ? null : new Map([[0, text]]);
  const material = { chapters: null, texts, laterNames: new Set<string>() };
  return { book, chapter: 0, title: book.title, text, material, ...demandsOn(text) };
};

/** Titles and texts of the chapters for which `isPart` holds. */
const textsOf = ({ chapters }: Book, stored: Stored, isPart: (number: number) => boolean): string =>
  [
    ...chapters.filter((one) => isPart(one.chapter_number)).map((one) => one.chapter_title),
    ...stored.filter((one) => isPart(one.number)).map((one) => one.text),
  ].join('\n');

/** The subject of a chapter, from the texts that the library has. Undefined for a chapter that the book does not have. */
export const subjectOf = (book: Book, stored: Stored, chapter: number): Subject | undefined => {
  if (chapter === 0) return wholeBook(book, stored);
  const title = book.chapters.find((one) => one.chapter_number === chapter)?.chapter_title;
  if (title === undefined) return undefined;
  const text = stored.find(({ number }) => number === chapter)?.text ?? null;
  const material = {
    chapters: [chapter],
    texts: text === null ? null : new Map([[chapter, text]]),
    // Without the texts nobody can say where a name of a later title occurs first; the child sees the titles.
    laterNames:
      text === null
        ? new Set<string>()
        : laterNames(
            textsOf(book, stored, (number) => number <= chapter),
            textsOf(book, stored, (number) => number > chapter),
          ),
  };
  return { book, chapter, title, text, material, ...demandsOn(text) };
};

export const readSubject = async (book: StoredBook, chapter: number): Promise<Subject | undefined> =>
  subjectOf(book, await storedChapters(book), chapter);

/** The lines of a prompt that name the subject. */
export const subjectLines = ({ book, chapter, title }: Subject): string =>
  chapter === 0
    ? `${bookLines(book)}\nThe whole book, without chapters (chapter is 0).`
    : `${bookLines(book)}\n\n## Chapter ${chapter}: ${quoted(title, longest.chapterTitle)}`;

/** `subjectLines` with the text, if there is one: the text of this chapter alone, so that no other one ever enters a prompt. */
export const subjectWithText = (subject: Subject): string =>
  subject.text === null ? subjectLines(subject) : `${subjectLines(subject)}\n\n${subject.text}`;
