import { UnusableAnswer } from '../../model/ask';
import { log } from '../../platform/log';
import type { BankQuestion } from './bank-store';
import type { RefusedQuestion } from './checks/judged';
import { consistentSet } from './checks/set';
import { questionsPerBank } from './edition';
import type { Subject } from './subject';
import { verified } from './verify';
import { BookUnknown, type Wanted, type Written, writeQuestions } from './write-questions';

/** A round of writing and solving takes 170 s at most: one that starts before this time ends before the function's timeout. */
const furtherRoundMilliseconds = 100_000;

/** A competent model needs two; each further one costs as much as the first. */
const mostRounds = 3;

/** Sorts by the place of the evidence in the text; without a text the order of the model stays. */
const inOrderOfStory = (questions: readonly BankQuestion[], { text }: Subject): BankQuestion[] => {
  if (text === null) return [...questions];
  const spaced = text.replace(/\s+/g, ' ');
  const place = ({ evidence }: BankQuestion) => spaced.indexOf(evidence ?? '');
  return questions.toSorted((a, b) => place(a) - place(b));
};

/** `BookUnknown` is accepted for a text that supports no quiz: the model answers so if it cannot ask anything. */
const writeOrNone = async (subject: Subject, wanted: Wanted): Promise<Written> => {
  try {
    return await writeQuestions(subject, wanted);
  } catch (error) {
    if (error instanceof BookUnknown && subject.fewest === 0) return { usable: [], refused: [] };
    throw error;
  }
};

/** The state between two rounds. */
interface Made {
  readonly good: readonly BankQuestion[];
  readonly present: readonly BankQuestion[];
  readonly refused: readonly RefusedQuestion[];
}

const unsolved = 'a reader of the chapter could not answer it, or its options give the answer away';

/** Asks for the questions that are missing, and keeps those that pass the blind solving and may stand in one set with `good`. */
const addQuestions = async (subject: Subject, { good, present, refused }: Made): Promise<Made> => {
  const written = await writeOrNone(subject, {
    // A few more than are missing, because some will be refused.
    count: questionsPerBank - Math.floor(good.length / 2),
    atLeast: Math.min(1, subject.fewest),
    present,
    refused,
  });
  const solved = await verified(subject, written.usable);
  return {
    good: consistentSet([...good, ...solved]),
    present: [...present, ...written.usable],
    refused: [
      ...written.refused,
      ...written.usable
        .filter((question) => !solved.includes(question))
        .map(({ question }) => ({ question, reason: unsolved })),
    ],
  };
};

/** Whether the questions so far are used after a failed round: an outage in the first one is no answer. */
const mayStop = (error: unknown, round: number, { good }: Made, { fewest }: Subject): boolean =>
  // A model that has written good questions knows the book, whatever it says later.
  (error instanceof BookUnknown && good.length > 0) ||
  (good.length >= fewest && (round > 1 || error instanceof UnusableAnswer));

/** The questions of an earlier edition. */
export interface Stock {
  readonly kept: readonly BankQuestion[];
  readonly present: readonly BankQuestion[];
}

/**
 * Writes questions, checks them and has them solved blind. Further rounds ask for what is missing, with the reasons why
 * questions were refused, while fewer than `wanted` are good and time is left. `kept` stay if they may stand in the set, and none
 * of `present` is written again. Once `fewest` are good, a further round may fail.
 */
export const makeQuestions = async (subject: Subject, { kept, present }: Stock): Promise<BankQuestion[]> => {
  const began = performance.now();
  let made: Made = { good: kept, present, refused: [] };
  for (let round = 1; round <= mostRounds && made.good.length < subject.wanted; round++) {
    if (round > 1 && performance.now() - began >= furtherRoundMilliseconds) break;
    try {
      made = await addQuestions(subject, made);
    } catch (error) {
      if (!mayStop(error, round, made, subject)) throw error;
      log.info('no further round', { book: subject.book.id, chapter: subject.chapter, round });
      break;
    }
  }
  const { good } = made;
  if (good.length < subject.fewest) throw new UnusableAnswer(`only ${good.length} questions hold`);
  return inOrderOfStory(good.slice(0, questionsPerBank), subject);
};
