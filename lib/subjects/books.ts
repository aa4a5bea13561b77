import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    sendsTo: ['booksWorker'],
    model: 'counts',
    environment: ['catalogue'],
    consequence: 'Screens',
    notice: 'books cannot be found or opened',
    isFrequent: true,
  },
  worker: {
    timeout: 110,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    queue: { batchSize: 1, maxConcurrency: 10 },
    model: 'waits',
    consequence: 'Work',
    notice: 'new books are not processed',
    isFrequent: true,
    example: {
      Records: [{ messageId: 'bench', body: '{"book_id":"bench"}', attributes: {}, receiptHandle: 'bench' }],
    },
  },
} satisfies SubjectDeclaration;
