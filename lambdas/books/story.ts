import { laterNames } from '../safety/text/later-names';
import { type getBook, storedChapters } from './library';

type Book = Awaited<ReturnType<typeof getBook>>;

interface StoryChapter {
  readonly number: number;
  readonly title: string;
  /** Null if the library does not have the text. */
  readonly text: string | null;
}

/** The part of a book that a reader has reached. */
export interface Story {
  readonly chapters: readonly StoryChapter[];
  /** Names that only later chapters mention. Never part of a prompt. */
  readonly laterNames: ReadonlySet<string>;
}

const whole = (book: Book, texts: readonly string[]): Story => ({
  chapters: [{ number: 0, title: book.title, text: texts.length === 0 ? null : texts.join('\n\n') }],
  laterNames: new Set(),
});

/** The story up to a chapter. A book without chapters is given as a whole, as chapter 0. */
export const storyUpTo = async (book: Book, end: number | null): Promise<Story> => {
  const stored = await storedChapters(book);
  if (end === null)
    return whole(
      book,
      stored.map(({ text }) => text),
    );
  const chapters = book.chapters.map(({ chapter_number: number, chapter_title: title }) => ({
    number,
    title,
    text: stored.find((one) => one.number === number)?.text ?? null,
  }));
  const read = chapters.filter(({ number }) => number <= end);
  const later = chapters.filter(({ number }) => number > end);
  const told = (part: readonly StoryChapter[]) =>
    part.map(({ title, text }) => `${title}\n${text ?? ''}`).join('\n');
  return { chapters: read, laterNames: laterNames(told(read), told(later)) };
};
