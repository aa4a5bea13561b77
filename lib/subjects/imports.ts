import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
    indexes: ['listing'],
    sendsTo: ['importsWorker'],
    media: { imports: ['PutObject'] },
    consequence: 'Screens',
    notice: 'operators cannot add books',
  },
  worker: {
    timeout: 110,
    memory: 2048,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    queue: {
      batchSize: 1,
      maxConcurrency: 2,
      formerIds: { queue: 'LibraryWorkerQueueADDEFA91', deadLetters: 'LibraryWorkerDeadLetters91935B9A' },
    },
    media: { imports: ['GetObject', 'DeleteObject'] },
    consequence: 'Work',
    notice: 'uploaded books are not read or removed',
    example: false,
  },
} satisfies SubjectDeclaration;
