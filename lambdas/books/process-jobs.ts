import { FeatureOff } from '../model/features';
import { log } from '../platform/log';
import { workOff } from '../platform/queue/work-off';
import { readJob } from './queue';
import { workOnBook } from './work-on-book';

const giveUpText = 'Wren could not open this book just now. Please try again in a little while.';

/** A feature that the settings disable is the end of the job: a retry would not change them. */
export const processJobs = workOff({
  read: readJob,
  work: async ({ book_id }, { isLast }) => {
    try {
      await workOnBook(book_id, (error) => (isLast || error instanceof FeatureOff ? giveUpText : undefined));
      log.info('book settled', { book: book_id });
    } catch (error) {
      if (!(error instanceof FeatureOff)) throw error;
      log.error('book not processed', error, { book: book_id });
    }
  },
  failure: 'book not processed',
  about: ({ book_id }) => ({ book: book_id }),
});
