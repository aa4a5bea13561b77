import { UnusableAnswer } from '../../model/ask';
import { log } from '../../platform/log';
import type { BankQuestion } from './bank-store';
import { consistentSet } from './checks/set';
import { questionsPerBank } from './edition';
import type { Subject } from './subject';
import { verified } from './verify';
import { BookUnknown, writeQuestions } from './write-questions';

/** A round of writing and solving takes 170 s at most: one that starts before this time ends before the function's timeout. */
const secondRoundMilliseconds = 100_000;

/** Sorts by the place of the evidence in the text; without a text the order of the model stays. */
const inOrderOfStory = (questions: readonly BankQuestion[], { text }: Subject): BankQuestion[] => {
  if (text === null) return [...questions];
  const spaced = text.replace(/\s+/g, ' ');
  const place = ({ evidence }: BankQuestion) => spaced.indexOf(evidence ?? '');
  return questions.toSorted((a, b) => place(a) - place(b));
};

type Wanted = Parameters<typeof writeQuestions>[1];

/** `BookUnknown` is accepted for a text that supports no quiz: the model answers so if it cannot ask anything. */
const writeOrNone = async (subject: Subject, wanted: Wanted): Promise<BankQuestion[]> => {
  try {
    return await writeQuestions(subject, wanted);
  } catch (error) {
    if (error instanceof BookUnknown && subject.fewest === 0) return [];
    throw error;
  }
};

/** Writes questions, and keeps those that pass the blind solving and may stand in one set with `good`. */
const addQuestions = async (
  subject: Subject,
  { good, present }: { good: readonly BankQuestion[]; present: readonly BankQuestion[] },
) => {
  const atLeast = Math.max(Math.min(1, subject.fewest), subject.fewest - good.length);
  const written = await writeOrNone(subject, { atLeast, present });
  return {
    good: consistentSet([...good, ...(await verified(subject, written))]),
    present: [...present, ...written],
  };
};

/** The questions of an earlier edition. */
export interface Stock {
  readonly kept: readonly BankQuestion[];
  readonly present: readonly BankQuestion[];
}

/**
 * Writes questions, checks them and has them solved blind; a second round follows if fewer than `wanted` are left. `kept` stay
 * if they may stand in the set, and none of `present` is written again. If the first round gave enough, the second one may fail.
 */
export const makeQuestions = async (subject: Subject, { kept, present }: Stock): Promise<BankQuestion[]> => {
  const began = performance.now();
  const first = await addQuestions(subject, { good: kept, present });
  let { good } = first;
  if (good.length < subject.wanted && performance.now() - began < secondRoundMilliseconds) {
    try {
      ({ good } = await addQuestions(subject, first));
    } catch (error) {
      if (good.length < subject.fewest) throw error;
      log.info('no second round', { book: subject.book.id, chapter: subject.chapter });
    }
  }
  if (good.length < subject.fewest) throw new UnusableAnswer(`only ${good.length} questions hold`);
  return inOrderOfStory(good.slice(0, questionsPerBank), subject);
};
