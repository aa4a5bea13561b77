import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    // The week of five hundred students takes one query each.
    timeout: 29,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem'],
    consequence: 'Screens',
    notice: 'teachers and parents see no figures',
    isFrequent: true,
  },
  worker: {
    timeout: 300,
    table: ['Query', 'UpdateItem'],
    queue: { batchSize: 1, maxConcurrency: 5 },
    sendsTo: ['analyticsWorker'],
    consequence: 'Work',
    notice: 'figures that are being rebuilt stay as they are',
    example: {
      Records: [
        { messageId: 'bench', body: '{"user_ids":["bench"]}', attributes: {}, receiptHandle: 'bench' },
      ],
    },
  },
} satisfies SubjectDeclaration;
