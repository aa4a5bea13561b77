import * as z from 'zod/mini';
import { skills } from '../../../contract/rules/quiz';
import { ask, UnusableAnswer } from '../../model/ask';
import { listUpTo } from '../../model/bounded';
import type { BankQuestion } from './bank-store';
import { judged, type RefusedQuestion } from './checks/judged';
import { withoutRepeated } from './checks/set';
import { WrittenQuestion } from './checks/written-question';
import { type Subject, subjectWithText } from './subject';

const answerOf = (count: number) =>
  z.object({ knows_book: z.boolean(), questions: listUpTo(count, WrittenQuestion) });

const instructionsFor = (
  count: number,
) => `You write reading quizzes for children of 7 to 12, warm in tone, plain in words.
Write ${count} multiple-choice questions that somebody who read the chapter can answer and somebody who did not cannot.
Spread them over the chapter in the order of the story, the last events included, and ask about nothing that happens later in the book.
Each has exactly four options of one kind and about one length, one of them right beyond doubt. Over all questions the right one is as often the shortest or the longest as the others: where it stands out, make a wrong one longer. No wrong option is a part of the right one, and the question does not tell the answer.
skill: what the question asks for, one of ${skills.join(', ')}. Mix them: causes, feelings and outcomes more than details and numbers.
Never repeat a question in other words.
explanation: one friendly sentence saying why. evidence: where text is given, one sentence of it word for word that proves the answer to somebody who reads nothing else; otherwise null.
If you do not know this very book well enough, say so with knows_book false and write none. Never guess.`;

/** The texts of a question that the model wrote. The evidence is not among them: it is the book's own. */
const writtenTexts = ({ question, options, explanation }: BankQuestion) =>
  [question, ...options, explanation].join('\n');

/** The model answers that it does not know the book, or this part of it. */
export class BookUnknown extends Error {
  override readonly name = 'BookUnknown';
}

/** The questions as one line each, so that the model writes others. */
const avoiding = (present: readonly BankQuestion[]) =>
  present.length === 0
    ? ''
    : `\n\n# Questions that exist already\n\n${present.map(({ question }) => question).join('\n')}`;

const learning = (refused: readonly RefusedQuestion[]) =>
  refused.length === 0
    ? ''
    : `\n\n# Questions that were refused\n\n${refused.map(({ question, reason }) => `${question} (${reason})`).join('\n')}`;

export interface Wanted {
  /** How many questions the model is asked for. */
  readonly count: number;
  /** Fewer usable ones count as a failure. */
  readonly atLeast: number;
  readonly present: readonly BankQuestion[];
  /** Questions of an earlier call that were refused. */
  readonly refused: readonly RefusedQuestion[];
}

export interface Written {
  readonly usable: BankQuestion[];
  readonly refused: RefusedQuestion[];
}

/**
 * Questions on a chapter that pass the checks, none of `present` again in the same or nearly the same words, and those that were
 * refused with their reasons. Throws `BookUnknown` when the model does not know the book, and whatever `ask` throws when it is
 * down or writes fewer usable ones than `atLeast`.
 */
export const writeQuestions = async (
  subject: Subject,
  { count, atLeast, present, refused: before }: Wanted,
): Promise<Written> => {
  const enough = ({ usable, refused }: Written): Written => {
    if (usable.length >= atLeast) return { usable, refused };
    const [first] = refused;
    const advice = first && `"${first.question}" is not usable: ${first.reason}`;
    throw new UnusableAnswer(`only ${usable.length} good questions`, advice);
  };
  const written = await ask({
    feature: 'quiz',
    instructions: instructionsFor(count),
    material: `${subjectWithText(subject)}${avoiding(present)}${learning(before)}`,
    source: subject.text ?? '',
    answer: answerOf(count),
    check: (answer) => {
      if (!answer.knows_book) return null;
      const { usable, refused } = judged(answer.questions, subject.material);
      return enough({ usable: withoutRepeated(usable, present), refused });
    },
    texts: (good) => (good?.usable ?? []).map(writtenTexts),
    without: (good, unfit) =>
      good && enough({ ...good, usable: good.usable.filter((_, i) => !unfit.has(i)) }),
  });
  if (written === null) throw new BookUnknown();
  return written;
};
