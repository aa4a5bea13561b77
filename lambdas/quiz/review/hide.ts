import { questionsPerQuiz } from '../../../contract/rules/quiz';
import type { Payer } from '../../accounts/ai-budget';
import { all, equal, sized } from '../../platform/table/condition';
import type { Write } from '../../platform/table/transact';
import { chapterBanks, editionOf, questionBanks, questionsIn } from '../bank/bank-store';
import { orderAhead } from '../bank/order-bank';
import type { Which } from './report-store';

/**
 * Returns the write that hides a question or shows it again; it refuses if the bank has changed meanwhile. Empty for a
 * question of an older edition, which is no longer asked.
 */
export const changingHidden = async (
  { book_id, question_id }: Which,
  isHidden: boolean,
): Promise<{ bank?: Write }> => {
  const edition = editionOf(book_id, question_id);
  const [head, bank] = await Promise.all([
    chapterBanks.get(edition, { consistent: true }),
    questionBanks.get(edition, { consistent: true }),
  ]);
  if (head === undefined || bank === undefined || head.edition !== edition.edition) return {};
  const others = head.hidden.filter((id) => id !== question_id);
  const hidden = isHidden ? [...others, question_id] : others;
  const count = questionsIn(bank).length;
  const worn = count - hidden.length < Math.min(count, questionsPerQuiz);
  return {
    bank: chapterBanks.updating(
      edition,
      { set: { hidden, worn } },
      all(equal('edition', head.edition), sized('hidden', head.hidden.length)),
    ),
  };
};

/** Orders the next edition if too few questions are left; the user's daily budget of AI work pays for it. */
export const topUp = async ({ book_id, question_id }: Which, payer: Payer): Promise<void> => {
  const { chapter } = editionOf(book_id, question_id);
  const head = await chapterBanks.get({ book_id, chapter }, { consistent: true });
  await orderAhead({ book_id, chapter }, head, payer);
};
