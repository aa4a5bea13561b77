import type { QuizQuestion } from '../../contract/quiz';
import { optionName } from '../../contract/rules/quiz';
import { secondsFrom } from '../platform/clock';
import { shuffled } from '../platform/shuffled';
import { type BankQuestion, editionOf, questionBanks, questionId, questionsIn } from './bank-store';

/** A question as one child got it: a reference, and the order of the options. */
export interface Asked {
  readonly id: string;
  /** The indexes of the four options in the bank, such as `2013`. A fifth stays last. */
  readonly order: string;
}

/** A new order of four options. */
export const newOrder = (): string => shuffled([0, 1, 2, 3]).join('');

/** The indexes of all options in the bank, in this order; a fifth stays last. */
export const optionsInOrder = (order: string, { options }: BankQuestion): number[] => [
  ...[...order].map(Number),
  ...[...options.keys()].slice(4),
];

/** As it is stored: `3.1.7:2013 3.1.9:0312`. */
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

/** As it is stored: `3.1.7:2013:1r 3.1.9:0312:0w 3.1.4:1320:-`. */
export const writeAnswered = (answered: readonly Answered[]): string =>
  answered.map((one) => `${one.id}:${one.order}:${markOf(one)}`).join(' ');

export const readAnswered = (stored: string): Answered[] =>
  stored.split(' ').map((one) => {
    const [id = '', order = '', mark = ''] = one.split(':');
    return { id, order, chosen: mark === '-' ? null : Number(mark[0]), right: mark[1] === 'r' };
  });

/** The bank of a question. */
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

/** The clocks of two functions differ by less. */
const clockToleranceSeconds = 60;

/**
 * Questions as the child got them, who had them in hand at the time `at` gives. Those of banks that were removed with the book
 * are missing, also when the book was added again: its editions begin again at 1. A consistent read, 1 read unit per bank.
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
