import * as z from 'zod/mini';
import { skills } from '../../../contract/rules/quiz';
import { ask, UnusableAnswer } from '../../model/ask';
import type { BankQuestion } from './bank-store';
import { withoutRepeated } from './checks/set';
import { usableQuestions } from './checks/usable-questions';
import { WrittenQuestion } from './checks/written-question';
import { questionsPerBank } from './edition';
import { type Subject, subjectWithText } from './subject';

const Written = z.object({ knows_book: z.boolean(), questions: z.array(WrittenQuestion) });

const instructions = `You write reading quizzes for children of 7 to 12, warm in tone, plain in words.
Write ${questionsPerBank} multiple-choice questions that somebody who read the chapter can answer and somebody who did not cannot.
Spread them over the chapter in the order of the story, the last events included, and ask about nothing that happens later in the book.
Each has exactly four options of one kind and about one length, one of them right beyond doubt.
skill: what the question asks for, one of ${skills.join(', ')}. Mix them: causes, feelings and outcomes more than details and numbers.
Never repeat a question in other words, and never use a sentence as evidence twice.
explanation: one friendly sentence saying why. evidence: where text is given, one sentence of it word for word; otherwise null.
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

/**
 * Questions on a chapter that pass the checks: `atLeast` of them, and none of `present` again in the same or nearly the
 * same words. Throws `BookUnknown` when the model does not know the book, and whatever `ask` throws when it is down or
 * writes nothing usable.
 */
export const writeQuestions = async (
  subject: Subject,
  { atLeast, present }: { atLeast: number; present: readonly BankQuestion[] },
): Promise<BankQuestion[]> => {
  const enough = (usable: BankQuestion[]): BankQuestion[] => {
    if (usable.length < atLeast) throw new UnusableAnswer(`only ${usable.length} good questions`);
    return usable;
  };
  const questions = await ask({
    feature: 'quiz',
    instructions,
    material: `${subjectWithText(subject)}${avoiding(present)}`,
    source: subject.text ?? '',
    answer: Written,
    check: (answer) =>
      answer.knows_book
        ? enough(withoutRepeated(usableQuestions(answer.questions, subject.material), present))
        : null,
    texts: (usable) => (usable ?? []).map(writtenTexts),
    without: (usable, refused) => usable && enough(usable.filter((_, i) => !refused.has(i))),
  });
  if (questions === null) throw new BookUnknown();
  return questions;
};
