import type { QuizQuestion } from '../../../contract/quiz/endpoints';
import { optionName } from '../../../contract/rules/quiz';
import { secondsFrom } from '../../platform/clock';
import { type BankQuestion, editionOf, questionBanks, questionId, questionsIn } from '../bank/bank-store';
import { optionsInOrder } from '../bank/option-order';

/** A question as one child got it: a reference and the order of the options. */
export interface Asked {
  readonly id: string;
  /** The indexes of the four options in the bank, such as `2013`. A fifth stays last. */
  readonly order: string;
}

/** In the stored form: `3.1.7:2013 3.1.9:0312`. */
export const writeAsked = (asked: readonly Asked[]): string =>
  asked.map(({ id, order }) => `${id}:${order}`).join(' ');

export const readAsked = (stored: string): Asked[] =>
  stored.split(' ').map((one) => {
    const [id = '', order = ''] = one.split(':');
    return { id, order };
  });

export interface Answered extends Asked {
  /** The index of the chosen option in the child's order; null for no answer. */
  readonly chosen: number | null;
  readonly right: boolean;
}

const markOf = ({ chosen, right }: Answered) => (chosen === null ? '-' : `${chosen}${right ? 'r' : 'w'}`);

/** The stored form: `3.1.7:2013:1r 3.1.9:0312:0w 3.1.4:1320:-`. */
export const writeAnswered = (answered: readonly Answered[]): string =>
  answered.map((one) => `${one.id}:${one.order}:${markOf(one)}`).join(' ');

export const readAnswered = (stored: string): Answered[] =>
  stored.split(' ').map((one) => {
    const [id = '', order = '', mark = ''] = one.split(':');
    return { id, order, chosen: mark === '-' ? null : Number(mark[0]), right: mark[1] === 'r' };
  });

/** A question of a bank as the child gets it, with the options in the child's order. */
export const present = (asked: Asked, question: BankQuestion): QuizQuestion => {
  const order = optionsInOrder(asked.order, question);
  return {
    id: asked.id,
    question: question.question,
    options: order.map((i) => question.options[i] ?? ''),
    correct_option: optionName(order.indexOf(question.key)),
    explanation: question.explanation,
    evidence: question.evidence,
  };
};

/** Larger than the difference between the clocks of two functions. */
const clockToleranceSeconds = 60;

/**
 * Questions as the child got them at the time that `at` returns. Questions of removed banks are left out, also if the book was
 * added again: its editions begin again at 1, and a bank that is newer than that time is another one. A consistent read, 1 read
 * unit per bank.
 */
export const questionsAsked = async <A extends Asked>(
  bookId: string,
  asked: readonly A[],
  at: (asked: A) => string,
): Promise<{ readonly asked: A; readonly question: QuizQuestion }[]> => {
  const editions = Map.groupBy(asked, ({ id }) => id.slice(0, id.lastIndexOf('.')));
  const banks = await questionBanks.getMany(
    [...editions.values()].map(([first]) => editionOf(bookId, first?.id ?? '')),
    { consistent: true },
  );
  const byId = new Map(
    banks.flatMap((bank) =>
      questionsIn(bank).map((question, i) => [questionId(bank, i), { bank, question }] as const),
    ),
  );
  return asked.flatMap((one) => {
    const found = byId.get(one.id);
    const latest = secondsFrom(new Date(at(one)), clockToleranceSeconds).toISOString();
    if (found === undefined || found.bank.created_at > latest) return [];
    return [{ asked: one, question: present(one, found.question) }];
  });
};
