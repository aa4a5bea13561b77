import type { WrittenQuestion } from '../../lambdas/quiz/bank/checks/written-question';
import { makeQuestions } from '../../lambdas/quiz/bank/make-questions';
import { type Subject, subjectOf } from '../../lambdas/quiz/bank/subject';
import type { Outcome, Played } from './outcome';
import { recorded } from './recorded';
import type { Replay } from './replay';
import { library } from './talks';

interface RecordedQuestion {
  readonly id: string;
  readonly book: string;
  readonly chapter: number;
  readonly question: WrittenQuestion;
}

interface QuestionTwin {
  readonly id: string;
  readonly poison: string;
  readonly question: WrittenQuestion;
}

/** What a reader answers who does not see the key: an option, or null where nothing decides. */
interface ReadQuestion {
  readonly id: string;
  readonly twin?: true;
  /** From the text of the chapter. */
  readonly read: string | null;
  /** From the options alone. */
  readonly guessed: string | null;
  /** From the evidence and the explanation. */
  readonly proven: string | null;
}

/** As many as the model is asked for at once. */
const perCall = 15;

const subjectFor = ({ book: id, chapter }: RecordedQuestion): Subject => {
  const book = library.get(id);
  const subject =
    book &&
    subjectOf(
      {
        ...book,
        chapters: book.chapters.map(({ title }, i) => ({ chapter_number: i + 1, chapter_title: title })),
      },
      book.chapters.map(({ title, text }, i) => ({ number: i + 1, title, text })),
      chapter,
    );
  if (subject === undefined) throw new Error(`The library has no chapter ${chapter} of ${id}`);
  // The second call is asked for, because its material has the reasons of the first one's refusals. It gets no answer.
  return { ...subject, fewest: 0, wanted: perCall + 1 };
};

interface Shown {
  readonly question: WrittenQuestion;
  readonly reading: ReadQuestion;
}

/** The blocks of the solver's material: a number, the stem, the numbered options, and the proof if it is shown. */
const block = /^(\d+)\. (.*)((?:\n {3}\d\) .*)+)(\n {3}The book: .*)?/gm;
const optionsIn = (lines: string) => [...lines.matchAll(/\d\) (.*)/g)].map(([, option = '']) => option);

const hidden = '(not shown)';

/** The reader's answers to the questions that the material shows, in the order in which it shows their options. */
const solving = (all: readonly Shown[]) => (material: string) => ({
  solutions: [...material.matchAll(block)].map(([, number, stem = '', lines = '', proof]) => {
    const options = optionsIn(lines);
    const reading = all.find(
      ({ question }) =>
        question.options.every((option) => options.includes(option)) &&
        (stem === hidden || stem === question.question),
    )?.reading;
    const what = stem === hidden ? 'guessed' : proof === undefined ? 'read' : 'proven';
    const at = options.indexOf(reading?.[what] ?? '');
    return { question: Number(number), option: at < 0 ? null : at + 1 };
  }),
});

/** Plays one call of the writer: the questions that are kept, and the reasons for which the others were refused. */
const play = async (replay: Replay, subject: Subject, all: readonly Shown[]) => {
  let calls = 0;
  let reasons = '';
  replay.answer({
    quiz: (material) => {
      if (calls++ === 0) return { knows_book: true, questions: all.map(({ question }) => question) };
      [, reasons = ''] = material.split('# Questions that were refused');
      return undefined;
    },
    solving: solving(all),
  });
  const kept = new Set((await makeQuestions(subject, { kept: [], present: [] })).map((one) => one.question));
  const reasonFor = ({ question }: WrittenQuestion) =>
    reasons
      .split('\n')
      .find((line) => line.startsWith(`${question} (`))
      ?.slice(question.length + 2, -1) ?? '';
  return { isKept: ({ question }: WrittenQuestion) => kept.has(question), reasonFor };
};

/** The questions of a chapter in calls of fifteen. */
const inCalls = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / perCall) }, (_, i) =>
    all.slice(i * perCall, (i + 1) * perCall),
  );

/**
 * Questions as the product makes them: written fifteen at a time, checked, and solved by a reader who does not see the key. A
 * twin takes the place of its question among the fifteen.
 */
export const playQuestions = async (replay: Replay): Promise<Played> => {
  const readings = recorded<ReadQuestion>('questions-read');
  const readingOf = (id: string, isTwin: boolean): ReadQuestion => {
    const found = readings.find((one) => one.id === id && (one.twin === true) === isTwin);
    if (found === undefined) throw new Error(`Nobody has read ${id}`);
    return found;
  };
  const twins = new Map(recorded<QuestionTwin>('questions-twins').map((twin) => [twin.id, twin]));
  const chapters = Map.groupBy(
    recorded<RecordedQuestion>('questions'),
    ({ book, chapter }) => `${book} ${chapter}`,
  );
  const [competent, poisoned]: [Outcome[], Outcome[]] = [[], []];
  for (const call of [...chapters.values()].flatMap(inCalls)) {
    const subject = subjectFor(call[0] as RecordedQuestion);
    const all = call.map(({ id, question }) => ({ question, reading: readingOf(id, false) }));
    const { isKept, reasonFor } = await play(replay, subject, all);
    const uses = replay.takeUses();
    for (const [i, { id, question }] of call.entries()) {
      // The calls are those of all fifteen together, so the first question stands for them.
      competent.push({
        id,
        isShown: isKept(question),
        reason: reasonFor(question),
        uses: i === 0 ? uses : [],
      });
      const twin = twins.get(id);
      if (twin === undefined) continue;
      const others = all.with(i, { question: twin.question, reading: readingOf(id, true) });
      const played = await play(replay, subject, others);
      poisoned.push({
        id,
        poison: twin.poison,
        isShown: played.isKept(twin.question),
        reason: played.reasonFor(twin.question),
        uses: replay.takeUses(),
      });
    }
  }
  return { feature: 'questions', competent, poisoned };
};
