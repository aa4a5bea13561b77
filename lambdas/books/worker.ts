import { FeatureOff } from '../platform/ai/features';
import { log } from '../platform/log';
import { workOff } from '../platform/queue/work-off';
import { readJob } from './queue';
import { workOnBook } from './work-on-book';

const giveUpText = 'Wren could not open this book just now. Please try again in a little while.';

/** A feature that the settings disable is the end of the job: a retry would not change them. */
export const handler = workOff(
  async ({ body }, isLast) => {
    const { book_id } = readJob(body);
    try {
      await workOnBook(book_id, (error) => (isLast || error instanceof FeatureOff ? giveUpText : undefined));
      log.info('book settled', { book: book_id });
    } catch (error) {
      if (!(error instanceof FeatureOff)) throw error;
      log.error('book not processed', error, { book: book_id });
    }
  },
  'book not processed',
  { queue: 'BOOKS_WORKER_QUEUE', about: (body) => ({ book: readJob(body).book_id }) },
);
