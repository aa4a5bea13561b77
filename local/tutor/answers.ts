import { mentions } from '../../lambdas/safety/text/words';
import type { LibraryBook, LibraryQuestion } from '../../lambdas/stock/own-books';
import { bookOf, chapterOf, questionsOf, type Request, spaced, textOf } from './prompt';
import { storyboard } from './stories/storyboard';
import { writing } from './stories/writing';
import { talk } from './talk/answer';
import { claimCheck } from './talk/claim-check';
import { writeFromText } from './writing/write';

/** The demo tutor cannot see: it recognizes its own pictures by their format, a square PNG, and refuses any other. */
export const look = (image: string | undefined) => {
  const bytes = Buffer.from(image?.split(',')[1] ?? '', 'base64');
  const isOwn = bytes.length > 24 && bytes.readUInt32BE(16) === bytes.readUInt32BE(20);
  return { unfit: !isOwn, writing: false, real_person: false, personal: false, panels: isOwn ? 4 : 0 };
};

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

/** Varies the index of the right answer, as a fair writer does. */
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

/** An empty library stands for a model that knows no book: it writes no questions. */
const fromText = (library: readonly LibraryBook[], request: Request): LibraryQuestion[] =>
  library.length === 0
    ? []
    : writeFromText(textOf(request)).map(({ proof, ...question }) => ({ ...question, evidence: proof.text }));

/** The library's questions about the text of a request. For any other text, questions derived from the text. */
const questionsFor = (library: readonly LibraryBook[], request: Request): LibraryQuestion[] => {
  const text = spaced(textOf(request));
  const own = bookOf(library, request)
    ?.chapters.flatMap(({ questions }) => questions)
    .filter(({ evidence }) => text.includes(spaced(evidence)));
  return own === undefined || own.length === 0 ? fromText(library, request) : own;
};

/** The chapter is 0 for a whole book without chapters. */
const quiz = (library: readonly LibraryBook[], request: Request) => {
  const questions = questionsFor(library, request);
  return {
    knows_book: questions.length > 0 || bookOf(library, request) !== undefined,
    questions: questions.map((question, i) => write(question, chapterOf(request), i)),
  };
};

/** The option whose words stand in the proof, if there is one only. */
const namedIn = (proof: string, options: readonly string[]) => {
  const named = options.filter((option) => mentions(proof, option));
  return named.length === 1 ? named[0] : undefined;
};

/** Solves the questions that the tutor would write itself, and no others: it cannot judge options. */
const solving = (library: readonly LibraryBook[], request: Request) => {
  const own = bookOf(library, request)?.chapters.flatMap(({ questions }) => questions) ?? [];
  const known = new Map(
    [...own, ...fromText(library, request)].map(({ question, answer }) => [spaced(question), spaced(answer)]),
  );
  return {
    solutions: questionsOf(request).map(({ number, question, options, proof }) => {
      const answer = known.get(question) ?? (proof && namedIn(proof, options));
      const at = options.indexOf(answer ?? '');
      return { question: number, option: at < 0 ? null : at + 1 };
    }),
  };
};

/** The tutor writes no articles: the product gives out those of the library itself. */
const article = () => ({
  can_write: false,
  ...{ title: '', text: '', why: [], distractors: [], facts: [], sources: [] },
});

const tasks: Record<string, (library: readonly LibraryBook[], request: Request) => object> = {
  chapters,
  quiz,
  solving,
  article,
  chat: (library, request) => talk(bookOf(library, request), request.material, request.refused),
  voice: (library, request) => talk(bookOf(library, request), request.material, request.refused),
  storyboard: (_library, { material }) => storyboard(material),
  writing: (_library, { material }) => writing(material),
  look: (_library, { image }) => look(image),
  claim_check: (library, { material }) => claimCheck(library, material),
  // The tutor reads no feelings: the product's own rules work alone on the laptop.
  crisis_check: () => ({ kind: 'nothing', sure: false }),
};

/** The structured answer to a request, deterministic. Undefined for an unknown task. */
export const answer = (library: readonly LibraryBook[], request: Request): object | undefined =>
  tasks[request.task]?.(library, request);
