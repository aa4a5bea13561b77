import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    // A call waits up to 20 s for questions that are being made.
    timeout: 29,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['listing'],
    sendsTo: ['quizWorker'],
    model: 'counts',
    consequence: 'Screens',
    notice: 'no quiz can be taken',
    isFrequent: true,
  },
  worker: {
    // Enough for two rounds of writing and solving.
    timeout: 300,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    queue: { batchSize: 1, maxConcurrency: 20 },
    model: 'waits',
    consequence: 'Work',
    notice: 'no questions on new chapters are made',
    example: {
      Records: [
        {
          messageId: 'bench',
          body: '{"book_id":"bench","chapter":1,"user_id":"bench"}',
          attributes: {},
          receiptHandle: 'bench',
        },
      ],
    },
  },
  countAnswers: {
    timeout: 60,
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    follows: { inserted: 'QuizResult' },
    consequence: 'Work',
    notice: 'the statistics of questions stand still',
    isFrequent: true,
    example: { Records: [] },
  },
} satisfies SubjectDeclaration;
