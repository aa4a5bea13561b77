import { randomUUID } from 'node:crypto';
import { type LibraryBook, readBook } from '../../lambdas/stock/own-books';
import { seed } from './cloud';

const known = new Map<string, LibraryBook>();

/** Read when a test needs it: the whole library takes a tenth of a second in each suite. */
const bookOf = (id: string): LibraryBook => {
  const book = known.get(id) ?? readBook(`library/${id}`);
  known.set(id, book);
  return book;
};

/**
 * A copy of one of Inkwren's books under its own id, so that tests do not share its quizzes. The tutor recognizes
 * it by title and author. Without questions, the product generates them when a child needs them.
 */
export const createBook = async ({
  from = 'the-dragon-who-baked-bread',
  processed = true,
  withQuestions = true,
  change = (book: LibraryBook) => book,
} = {}) => {
  const book = { ...change(bookOf(from)), id: `book-${randomUUID()}` };
  await seed({ task: 'original', book, processed, withQuestions });
  return book;
};

/** A book whose chapters have these numbers of words. */
export const bookOfLengths = (...lengths: number[]) =>
  createBook({
    change: (book) => ({
      ...book,
      chapters: lengths.map((count, i) => ({
        ...book.chapters[i % book.chapters.length],
        title: `Part ${i + 1}`,
        text: Array.from({ length: count }, () => 'a').join(' '),
      })) as typeof book.chapters,
    }),
  });

export const fable = 'the-moons-night-light';

/** The book with a fifth option on every question. */
export const withFifthOptions = (book: LibraryBook): LibraryBook => ({
  ...book,
  chapters: book.chapters.map((chapter) => ({
    ...chapter,
    questions: chapter.questions.map((question) => ({ ...question, last: 'None of these' })),
  })),
});
