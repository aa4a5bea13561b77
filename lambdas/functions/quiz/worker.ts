import { workOff } from '../../platform/queue/work-off';
import { makeBank } from '../../quiz/bank/make-bank';
import { readJob } from '../../quiz/bank/queue';

export const handler = workOff({
  read: readJob,
  work: makeBank,
  failure: 'questions not made',
  about: ({ book_id, chapter }) => ({ book: book_id, chapter }),
});
