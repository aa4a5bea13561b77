import { weekOf } from '../../contract/rules/week';
import { payWords } from '../../contract/rules/word-gems';
import { findFinished, recordingFinished } from '../books/finished';
import { award } from '../ledger/award';
import { now } from '../platform/clock';
import { absent, all, equal } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { wordAccounts } from './word-account-store';
import { wordsReadIn } from './words-read';

/**
 * Marks a book as finished, once for ever, and pays the gems for the words that the student has read of it here. Returns these gems,
 * the same ones when it is called again. 1 read unit for a book that was finished before; otherwise 3, and 4 write units, with gems 8.
 */
export const finishBook = (userId: string, bookId: string): Promise<number> =>
  optimistically(async () => {
    const earlier = await findFinished(userId, bookId);
    if (earlier !== undefined) return earlier.gems;
    const key = { user_id: userId };
    const [before, words] = await Promise.all([
      wordAccounts.get(key, { consistent: true }),
      wordsReadIn(userId, bookId),
    ]);
    const week = weekOf(now());
    const { account, gems } = payWords(before, words, week);
    const earnedBy = {
      book: recordingFinished(userId, bookId, gems),
      account: wordAccounts.putting(
        { ...key, ...account },
        before === undefined
          ? absent('pk')
          : all(equal('words', before.words), equal('week', before.week), equal('gems', before.gems)),
      ),
    };
    // The week's gems are numbered, so that the ledger sorts them by time.
    const cause = `words#${week}#${account.gems}` as const;
    const refused =
      gems === 0 ? await transact(earnedBy) : await award({ userId, cause, gems }, { earnedBy });
    // The account was closed meanwhile.
    if (refused.includes('balance')) return 0;
    return refused.length === 0 ? gems : undefined;
  });
