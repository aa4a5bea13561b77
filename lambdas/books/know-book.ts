import * as z from 'zod/mini';
import type { Chapter, Character } from '../../contract/books';
import { bookLines, longest, plain, quoted } from '../platform/ai/as-data';
import { ask, UnusableAnswer } from '../platform/ai/ask';
import type { BookItem } from './store';
import { wordsOf } from './words';

const Knowledge = z.object({
  knows_book: z.boolean(),
  /** The author that the model names; must be the one in the question. */
  author: z.string(),
  total_chapters: z.int(),
  chapters: z.array(z.object({ number: z.int(), title: z.string() })),
  main_characters: z.array(z.string()),
});
type Knowledge = z.infer<typeof Knowledge>;

export interface BookKnowledge {
  /** Empty if the book has no chapters, or if the model does not know them individually. */
  readonly chapters: Chapter[];
  readonly main_characters: Character[];
  /** False if the model does not know the plot: it cannot write questions then. */
  readonly quiz_possible: boolean;
}

const knowsNothing: BookKnowledge = { chapters: [], main_characters: [], quiz_possible: false };

const instructions = `You are a children's librarian with an exact memory.
knows_book: whether you know what happens in this very book well enough to write ten questions about it that only a reader can answer. If not, say false and leave the lists empty.
Tell the main characters of the book, and its chapters: their numbers from 1 and their titles, in order.
If the book is not divided into chapters, or you do not know every one of them, leave the chapters empty with total_chapters 0.
Never guess.`;

const maxChapters = 200;
const maxCharacters = 12;

const sameAuthor = (asked: string, remembered: string) => {
  const words = new Set(wordsOf(asked));
  return words.size === 0 || wordsOf(remembered).some((word) => words.has(word));
};

const isCountedFromOne = (chapters: Knowledge['chapters']) =>
  chapters.every(({ number }, index) => number === index + 1);

const chapterTitle = (title: string) => plain(title, longest.chapterTitle);

/** Checks that an answer agrees with itself, with the question, and with the text if the library has it. */
const contradictsItself = (answer: Knowledge, author: string, titles: readonly string[]): boolean =>
  !sameAuthor(author, answer.author) ||
  (answer.chapters.length > 0 &&
    (answer.total_chapters !== answer.chapters.length ||
      !isCountedFromOne(answer.chapters) ||
      answer.chapters.some(({ title }) => chapterTitle(title) === '') ||
      answer.chapters.length > maxChapters ||
      answer.main_characters.length === 0 ||
      (titles.length > 0 &&
        answer.chapters.some(({ title }, i) => chapterTitle(title) !== chapterTitle(titles[i] ?? '')))));

/** Names that are too long to be one are left out. */
const namesIn = (written: readonly string[]) => {
  const names = written.map((name) => plain(name, longest.character + 1));
  return [...new Set(names.filter((name) => name !== '' && name.length <= longest.character))];
};

/**
 * What the model knows about a book: its chapters, the book as a whole, or nothing. An answer that contradicts itself twice
 * counts as nothing; if the library has the text, questions are written from it instead. Throws when the model is down.
 */
export const knowBook = async (
  book: Pick<BookItem, 'title' | 'author' | 'publishedYear'>,
  texts: readonly { title: string; text: string }[],
): Promise<BookKnowledge> => {
  const about = `${bookLines(book)}\nFirst published: ${book.publishedYear ?? 'unknown'}`;
  const text = texts
    .map((t, i) => `## ${i + 1}. ${quoted(t.title, longest.chapterTitle)}\n\n${t.text}`)
    .join('\n\n');
  try {
    return await ask({
      feature: 'chapters',
      instructions,
      source: text,
      material: text === '' ? about : `${about}\n\nThe text:\n\n${text}`,
      answer: Knowledge,
      check: (answer) => {
        if (!answer.knows_book) return knowsNothing;
        const titles = texts.map(({ title }) => title);
        if (contradictsItself(answer, book.author, titles)) throw new UnusableAnswer('contradicts itself');
        return {
          chapters: answer.chapters.map((c) => ({
            chapter_number: c.number,
            chapter_title: chapterTitle(c.title),
          })),
          main_characters: namesIn(answer.main_characters)
            .slice(0, maxCharacters)
            .map((name) => ({ name })),
          quiz_possible: true,
        };
      },
      texts: ({ chapters, main_characters }) =>
        [
          chapters.map(({ chapter_title }) => chapter_title).join('\n'),
          main_characters.map(({ name }) => name).join('\n'),
        ].filter(Boolean),
    });
  } catch (error) {
    if (error instanceof UnusableAnswer) return { ...knowsNothing, quiz_possible: texts.length > 0 };
    throw error;
  }
};
