import { present } from '../platform/table/condition';
import { countWords } from '../safety/text/words';
import type { Ages } from './ages';
import { gradeOfText } from './grade-of-text';
import { learnSounds } from './search/correct';
import { replaceWords } from './search/index-book';
import { type KnownBook, settledFields } from './settled-fields';
import { type BookFacts, type BookItem, chapterTexts, library, textsAfter } from './store';
import { addToLibrary, newBook, toPlace } from './take-in';

/** A book whose text the library may store and send to the model. */
export interface Original extends BookFacts {
  readonly description: string;
  readonly subjects?: readonly string[];
  readonly ages?: Ages;
  readonly series?: BookItem['series'];
  readonly chapters: readonly {
    readonly title: string;
    readonly text: string;
    /** What its picture shows. */
    readonly picture?: string;
  }[];
  /** Known facts, so that the model is not asked. If absent, the book is processed when it is first chosen. */
  readonly known?: KnownBook;
}

/** The number of simultaneous writes, far below the throughput of a new partition. */
const together = 10;

/**
 * Stores the text of each chapter and removes surplus chapters. `tell` is called before each batch with the number of chapters
 * stored so far.
 */
export const putTexts = async (
  id: string,
  chapters: Original['chapters'],
  tell: (stored: number) => Promise<unknown> = async () => undefined,
): Promise<void> => {
  for (let from = 0; from < chapters.length; from += together) {
    await tell(from);
    await Promise.all(
      chapters
        .slice(from, from + together)
        .map((chapter, i) => chapterTexts.put({ book_id: id, number: from + i + 1, ...chapter })),
    );
  }
  for (const { number } of await textsAfter(id, chapters.length))
    await chapterTexts.remove({ book_id: id, number });
};

const settled = ({ known, chapters }: Original) =>
  known &&
  settledFields(
    known,
    chapters.map(({ title }) => title),
  );

const factsOf = ({ chapters, known: _, subjects = [], ...facts }: Original) => ({
  ...facts,
  subjects: [...subjects],
  reading_grade: gradeOfText(chapters),
  has_text: true,
  chapter_words: chapters.map(({ text }) => countWords(text)),
});

const replace = async (before: BookItem, original: Original) => {
  const { id } = original;
  const changes = { ...factsOf(original), ...settled(original) };
  await library.update({ id }, { set: { ...changes, ...toPlace() } }, present('pk'));
  const after = { ...before, ...changes };
  await learnSounds(after);
  await replaceWords(before, after);
};

/**
 * Adds an original to the library, or replaces its text and facts. The text is written first, so that no reader gets the book
 * without it. Idempotent.
 */
export const addOriginal = async (original: Original): Promise<void> => {
  await putTexts(original.id, original.chapters);
  const before = await library.get({ id: original.id }, { consistent: true });
  if (before !== undefined) return replace(before, original);
  await addToLibrary({ ...newBook(factsOf(original)), ...settled(original) });
};
