import { payerOf, refundAiWork } from '../accounts/ai-budget';
import { FeatureOff } from '../model/features';
import { log } from '../platform/log';
import { workOff } from '../platform/queue/work-off';
import { readJob } from './queue';
import { workOnBook } from './work-on-book';

const giveUpText = 'Wren could not open this book just now. Please try again in a little while.';

/**
 * A feature that is switched off is the end of the job: a retry would not change it. The child gets its unit back, once however often
 * the job comes, as nothing was asked.
 */
export const processJobs = workOff({
  read: readJob,
  work: async ({ book_id, paid }, { isLast }) => {
    try {
      await workOnBook(book_id, (error) => (isLast || error instanceof FeatureOff ? giveUpText : undefined));
      log.info('book settled', { book: book_id });
    } catch (error) {
      if (!(error instanceof FeatureOff)) throw error;
      if (paid !== undefined) await refundAiWork(await payerOf(paid.user_id), 'chapters', paid);
      log.error('book not processed', error, { book: book_id });
    }
  },
  failure: 'book not processed',
  about: ({ book_id }) => ({ book: book_id }),
});
