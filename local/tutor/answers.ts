import type { LibraryBook, LibraryQuestion } from '../../lambdas/library/own-books';
import { bookOf, chaptersOf, type Request, spaced } from './prompt';

const knowsNothing = { knows_book: false, author: '', total_chapters: 0, chapters: [], main_characters: [] };

const chapters = (library: readonly LibraryBook[], request: Request) => {
  const book = bookOf(library, request);
  if (book === undefined) return knowsNothing;
  const listed = book.chaptered ? book.chapters.map(({ title }, i) => ({ number: i + 1, title })) : [];
  return {
    knows_book: true,
    author: book.author,
    total_chapters: listed.length,
    chapters: listed,
    main_characters: book.characters,
  };
};

/** The requested number of questions. */
const wanted = 14;

/** The right answer has a different index each time, as a fair writer would choose. */
const write = (question: LibraryQuestion, chapter: number, index: number) => {
  const isLast = question.answer === question.last;
  const place = isLast ? 4 : (index * 7 + question.question.length) % 4;
  return {
    chapter,
    question: question.question,
    options: isLast ? question.distractors : question.distractors.toSpliced(place, 0, question.answer),
    fixed_last_option: question.last ?? null,
    correct_index: place,
    explanation: question.explanation,
    evidence: question.evidence,
  };
};

/** This number of the items, spread over the whole list. */
const spread = <T>(items: readonly T[], count: number): T[] =>
  items.length <= count
    ? [...items]
    : Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)] as T);

const quiz = (library: readonly LibraryBook[], request: Request) => {
  const book = bookOf(library, request);
  if (book === undefined) return { knows_book: false, questions: [] };
  const numbers = book.chaptered ? chaptersOf(request) : [1];
  const material = spaced(request.material);
  const all = numbers.flatMap((number) =>
    (book.chapters[number - 1]?.questions ?? [])
      .filter(({ evidence }) => material.includes(spaced(evidence)))
      .map((question) => ({ question, number: book.chaptered ? number : 0 })),
  );
  const questions = spread(all, wanted).map(({ question, number }, i) => write(question, number, i));
  return { knows_book: true, questions };
};

const tasks: Record<string, (library: readonly LibraryBook[], request: Request) => object> = {
  chapters,
  quiz,
};

/** The structured answer to a request: deterministic. Undefined for an unknown task. */
export const answer = (library: readonly LibraryBook[], request: Request): object | undefined =>
  tasks[request.task]?.(library, request);
