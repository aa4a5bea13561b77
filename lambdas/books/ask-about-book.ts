import * as z from 'zod/mini';
import type { Chapter, Character } from '../../contract/books/endpoints';
import { bookLines, longest, plain, quoted } from '../model/as-data';
import { ask, UnusableAnswer } from '../model/ask';
import { listUpTo, textUpTo } from '../model/bounded';
import type { BookItem } from './store';
import { wordsOf } from './words';

const maxChapters = 200;
const maxCharacters = 12;

const Knowledge = z.object({
  knows_book: z.boolean(),
  /** The author that the model names. It must match the author in the question. */
  author: textUpTo(longest.author),
  total_chapters: z.int(),
  chapters: listUpTo(maxChapters, z.object({ number: z.int(), title: textUpTo(longest.chapterTitle) })),
  main_characters: listUpTo(maxCharacters, textUpTo(longest.character)),
});
type Knowledge = z.infer<typeof Knowledge>;

export interface BookKnowledge {
  /** Empty if the book has no chapters, or if the model does not know each of them. */
  readonly chapters: Chapter[];
  readonly main_characters: Character[];
  /** False if the model does not know the plot, so that it cannot write questions. */
  readonly quiz_possible: boolean;
}

const knowsNothing: BookKnowledge = { chapters: [], main_characters: [], quiz_possible: false };

const instructions = `You are a children's librarian with an exact memory.
knows_book: whether you know what happens in this very book well enough to write ten questions about it that only a reader can answer. If not, say false and leave the lists empty.
Tell the main characters of the book, and its chapters: their numbers from 1 and their titles, in order.
If the book is not divided into chapters, or you do not know every one of them, leave the chapters empty with total_chapters 0.
Never guess.`;

const sameAuthor = (asked: string, remembered: string) => {
  const words = new Set(wordsOf(asked));
  return words.size === 0 || wordsOf(remembered).some((word) => words.has(word));
};

const isCountedFromOne = (chapters: Knowledge['chapters']) =>
  chapters.every(({ number }, index) => number === index + 1);

/** A chapter's title as plain text of the length that is shown. */
export const chapterTitle = (title: string) => plain(title, longest.chapterTitle);

/** Whether an answer contradicts itself or the question. */
const contradictsItself = (answer: Knowledge, author: string): boolean =>
  !sameAuthor(author, answer.author) ||
  (answer.chapters.length > 0 &&
    (answer.total_chapters !== answer.chapters.length ||
      !isCountedFromOne(answer.chapters) ||
      answer.chapters.some(({ title }) => chapterTitle(title) === '') ||
      answer.chapters.length > maxChapters ||
      answer.main_characters.length === 0));

/** The names as plain text, without duplicates. A text that is too long for a name is omitted. */
const namesIn = (written: readonly string[]) => {
  const names = written.map((name) => plain(name, longest.character + 1));
  return [...new Set(names.filter((name) => name !== '' && name.length <= longest.character))];
};

/**
 * Asks the model once. Throws `UnusableAnswer` if its answer contradicts itself twice, and the client's error when the model is
 * down.
 */
const answerOn = (
  { author, ...book }: Named,
  opening: { title: string; text: string } | undefined,
): Promise<BookKnowledge> => {
  const about = `${bookLines({ ...book, author })}\nFirst published: ${book.publishedYear ?? 'unknown'}`;
  const start = opening && `## 1. ${quoted(opening.title, longest.chapterTitle)}\n\n${opening.text}`;
  return ask({
    feature: 'chapters',
    instructions,
    source: opening?.text ?? '',
    material: start === undefined ? about : `${about}\n\nThe first chapter:\n\n${start}`,
    answer: Knowledge,
    check: (answer) => {
      if (!answer.knows_book) return knowsNothing;
      if (contradictsItself(answer, author)) throw new UnusableAnswer('contradicts itself');
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
};

export type Named = Pick<BookItem, 'title' | 'author' | 'publishedYear'>;

/** An answer that contradicts itself twice counts as no knowledge. */
export const answerOrNothing = async (...about: Parameters<typeof answerOn>): Promise<BookKnowledge> => {
  try {
    return await answerOn(...about);
  } catch (error) {
    if (error instanceof UnusableAnswer) return knowsNothing;
    throw error;
  }
};
