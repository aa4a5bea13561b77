import type { LibraryBook, LibraryQuestion } from '../../lambdas/library/own-books';
import { bookOf, chapterOf, questionsOf, type Request, spaced, textOf } from './prompt';
import { look } from './stories/look';
import { storyboard } from './stories/storyboard';
import { writing } from './stories/writing';
import { talk } from './talk/answer';
import { writeFromText } from './writing/write';

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
    main_characters: book.characters.map(({ name }) => name),
  };
};

/** The right answer has a different index each time, as a fair writer would choose. */
const write = (question: LibraryQuestion, chapter: number, index: number) => {
  const isLast = question.answer === question.last;
  const place = isLast ? 4 : (index * 7 + question.question.length) % 4;
  return {
    chapter,
    skill: question.skill,
    question: question.question,
    options: isLast ? question.distractors : question.distractors.toSpliced(place, 0, question.answer),
    fixed_last_option: question.last ?? null,
    correct_index: place,
    explanation: question.explanation,
    evidence: question.evidence,
  };
};

/** A tutor without a library has forgotten everything, and writes nothing. */
const fromText = (library: readonly LibraryBook[], request: Request): LibraryQuestion[] =>
  library.length === 0
    ? []
    : writeFromText(textOf(request)).map(({ proof, ...question }) => ({ ...question, evidence: proof.text }));

/** Its own questions on the text of a request; on any other text, the ones that it makes of the text. */
const questionsFor = (library: readonly LibraryBook[], request: Request): LibraryQuestion[] => {
  const text = spaced(textOf(request));
  const own = bookOf(library, request)
    ?.chapters.flatMap(({ questions }) => questions)
    .filter(({ evidence }) => text.includes(spaced(evidence)));
  return own === undefined || own.length === 0 ? fromText(library, request) : own;
};

/** The chapter is 0 for the whole of a book without chapters. */
const quiz = (library: readonly LibraryBook[], request: Request) => {
  const questions = questionsFor(library, request);
  return {
    knows_book: questions.length > 0 || bookOf(library, request) !== undefined,
    questions: questions.map((question, i) => write(question, chapterOf(request), i)),
  };
};

/** It finds the questions that it would write itself; from options alone it cannot tell. */
const solving = (library: readonly LibraryBook[], request: Request) => {
  const own = bookOf(library, request)?.chapters.flatMap(({ questions }) => questions) ?? [];
  const known = new Map(
    [...own, ...fromText(library, request)].map(({ question, answer }) => [spaced(question), spaced(answer)]),
  );
  return {
    solutions: questionsOf(request).map(({ number, question, options }) => {
      const at = options.indexOf(known.get(question) ?? '');
      return { question: number, option: at < 0 ? null : at + 1 };
    }),
  };
};

/** It has no articles but those of the library, which the product gives out itself. */
const article = () => ({
  can_write: false,
  ...{ title: '', text: '', why: [], distractors: [], facts: [], sources: [] },
});

const tasks: Record<string, (library: readonly LibraryBook[], request: Request) => object> = {
  chapters,
  quiz,
  solving,
  article,
  chat: (library, request) => talk(bookOf(library, request), request.material),
  voice: (library, request) => talk(bookOf(library, request), request.material),
  storyboard: (_library, { material }) => storyboard(material),
  writing: (_library, { material }) => writing(material),
  look: (_library, { image }) => look(image),
};

/** The structured answer to a request: deterministic. Undefined for an unknown task. */
export const answer = (library: readonly LibraryBook[], request: Request): object | undefined =>
  tasks[request.task]?.(library, request);
