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

/** Checks that an answer agrees with itself and with the question. */
const contradictsItself = (answer: Knowledge, author: string): boolean =>
  !sameAuthor(author, answer.author) ||
  (answer.chapters.length > 0 &&
    (answer.total_chapters !== answer.chapters.length ||
      !isCountedFromOne(answer.chapters) ||
      answer.chapters.some(({ title }) => chapterTitle(title) === '') ||
      answer.chapters.length > maxChapters ||
      answer.main_characters.length === 0));

/** Names that are too long to be one are left out. */
const namesIn = (written: readonly string[]) => {
  const names = written.map((name) => plain(name, longest.character + 1));
  return [...new Set(names.filter((name) => name !== '' && name.length <= longest.character))];
};

/** One answer of the model. Throws `UnusableAnswer` if it contradicts itself twice, and when the model is down. */
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

type Named = Pick<BookItem, 'title' | 'author' | 'publishedYear'>;

/** An answer that contradicts itself twice counts as no knowledge. */
const answerOrNothing = async (...about: Parameters<typeof answerOn>): Promise<BookKnowledge> => {
  try {
    return await answerOn(...about);
  } catch (error) {
    if (error instanceof UnusableAnswer) return knowsNothing;
    throw error;
  }
};

const sameWords = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ');

const agree = ({ chapters }: BookKnowledge, other: BookKnowledge): boolean =>
  chapters.length === other.chapters.length &&
  chapters.every(({ chapter_title }, i) => sameWords(chapter_title, other.chapters[i]?.chapter_title ?? ''));

/** Two independent answers: chapters in which they differ are invented, and so is a character that only one names. */
const fromMemory = async (book: Named): Promise<BookKnowledge> => {
  const [one, other] = await Promise.all([
    answerOrNothing(book, undefined),
    answerOrNothing(book, undefined),
  ]);
  return {
    chapters: agree(one, other) ? one.chapters : [],
    main_characters: one.main_characters.filter(({ name }) =>
      other.main_characters.some((also) => sameWords(name, also.name)),
    ),
    quiz_possible: one.quiz_possible && other.quiz_possible,
  };
};

/** The stored titles hold; the model names the characters. It sees the first chapter alone, so that it cannot tell what comes. */
const fromText = async (
  book: Named,
  texts: readonly { title: string; text: string }[],
): Promise<BookKnowledge> => ({
  // A text in one piece has no chapters to choose from.
  chapters:
    texts.length === 1
      ? []
      : texts.map(({ title }, i) => ({
          chapter_number: i + 1,
          chapter_title: chapterTitle(title) || `Chapter ${i + 1}`,
        })),
  main_characters: (await answerOrNothing(book, texts[0])).main_characters,
  quiz_possible: true,
});

/**
 * The chapters and characters of a book: from its text if the library has it, otherwise from the memory of the model.
 * Throws when the model is down.
 */
export const knowBook = (
  book: Named,
  texts: readonly { title: string; text: string }[],
): Promise<BookKnowledge> => (texts.length > 0 ? fromText(book, texts) : fromMemory(book));
