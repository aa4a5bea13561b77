import * as z from 'zod/mini';
import type { QuizQuestion } from '../../contract/quiz';
import { questionsPerQuiz } from '../../contract/rules/quiz';
import { type ChapterWithText, chaptersUpTo, fullText, type getBook } from '../books/library';
import { bookLines, longest, quoted } from '../platform/ai/as-data';
import { ask, UnusableAnswer } from '../platform/ai/ask';
import { laterNames } from './checks/later-names';
import { usableQuestions } from './checks/usable-questions';
import { type Material, WrittenQuestion } from './checks/written-question';
import type { Range } from './range';

type Book = Awaited<ReturnType<typeof getBook>>;

const Written = z.object({ knows_book: z.boolean(), questions: z.array(WrittenQuestion) });

/** A few more than needed, so that one bad question does not discard the set. */
const askedFor = questionsPerQuiz + 4;

const instructions = `You write reading quizzes for children of 7 to 12, warm in tone, plain in words.
Write ${askedFor} multiple-choice questions that somebody who read the chapters can answer and somebody who did not cannot.
Spread them over the chapters given, and ask about nothing that happens later in the book.
Each has exactly four options of one kind and about one length, one of them right beyond doubt; now and then a fixed fifth such as "None of these".
Mix plain facts, causes, order, feelings and the meaning of words. Never repeat a question in other words.
explanation: one friendly sentence saying why. evidence: where text is given, one sentence of it word for word; otherwise null.
If you do not know this very book well enough, say so with knows_book false and write none. Never guess.`;

const inRange = (chapters: readonly ChapterWithText[], range: Exclude<Range, 'full'>) =>
  chapters.filter(({ number }) => number >= range.start && number <= range.end);

const chapterBlock = ({ number, title, text }: ChapterWithText) =>
  `## Chapter ${number}: ${quoted(title, longest.chapterTitle)}${text === null ? '' : `\n\n${text}`}`;

/** The input of the model: nothing after the chapter that the child has reached. */
const gather = async (book: Book, range: Range): Promise<{ prompt: string; material: Material }> => {
  if (range === 'full') {
    const text = await fullText(book);
    return {
      prompt: `${bookLines(book)}\nThe whole book, without chapters (chapter is 0).${text === null ? '' : `\n\n${text}`}`,
      material: { chapters: null, texts: text === null ? null : new Map([[0, text]]), laterNames: new Set() },
    };
  }
  const all = await chaptersUpTo(book, Number.POSITIVE_INFINITY);
  const textOf = (part: readonly ChapterWithText[]) =>
    part.map(({ title, text }) => `${title}\n${text ?? ''}`).join('\n');
  const isLater = ({ number }: ChapterWithText) => number > range.end;
  const chapters = inRange(all, range);
  const texts = chapters.flatMap(({ number, text }): [number, string][] =>
    text === null ? [] : [[number, text]],
  );
  return {
    prompt: `${bookLines(book)}\n\n${chapters.map(chapterBlock).join('\n\n')}`,
    material: {
      chapters: chapters.map(({ number }) => number),
      texts: texts.length === 0 ? null : new Map(texts),
      laterNames: laterNames(textOf(all.filter((one) => !isLater(one))), textOf(all.filter(isLater))),
    },
  };
};

/** The texts of a question that the model wrote. The evidence is the book's own. */
const writtenTexts = ({ question, options, explanation }: QuizQuestion) =>
  [question, ...options, explanation].join('\n');

const enough = (usable: QuizQuestion[]): QuizQuestion[] => {
  if (usable.length < questionsPerQuiz) throw new UnusableAnswer(`only ${usable.length} good questions`);
  return usable;
};

/** The model answers that it does not know the book, or this part of it. */
export class BookUnknown extends Error {
  override readonly name = 'BookUnknown';
}

/**
 * Ten questions on a range of a book. Throws `BookUnknown` when the model does not know the book,
 * and whatever `ask` throws when it is down or writes nothing usable.
 */
export const writeQuestions = async (book: Book, range: Range): Promise<QuizQuestion[]> => {
  const { prompt, material } = await gather(book, range);
  const questions = await ask({
    feature: 'quiz',
    instructions,
    material: prompt,
    source: [...(material.texts?.values() ?? [])].join('\n'),
    answer: Written,
    check: (answer) => (answer.knows_book ? enough(usableQuestions(answer.questions, material)) : null),
    texts: (usable) => (usable ?? []).map(writtenTexts),
    without: (usable, refused) => usable && enough(usable.filter((_, i) => !refused.has(i))),
  });
  if (questions === null) throw new BookUnknown();
  return evenly(questions, questionsPerQuiz);
};

/** Selects the wanted number, spread evenly over the list so that no chapter is left out, in order. */
const evenly = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)] as T);
