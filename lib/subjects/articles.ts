import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    sendsTo: ['articlesWorker'],
    model: 'counts',
    files: ['articles'],
    consequence: 'Screens',
    notice: 'no article can be read',
    isFrequent: true,
  },
  worker: {
    // Enough for two rounds of writing and checking.
    timeout: 300,
    table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'],
    queue: { batchSize: 1, maxConcurrency: 20 },
    model: 'waits',
    files: ['articles'],
    environment: ['consentAges'],
    consequence: 'Work',
    notice: 'children get our own articles only',
    example: {
      Records: [{ messageId: 'bench', body: '{"user_id":"bench"}', attributes: {}, receiptHandle: 'bench' }],
    },
  },
} satisfies SubjectDeclaration;
