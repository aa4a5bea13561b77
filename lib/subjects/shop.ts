import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    // A purchase that conflicts with other writes is retried for about eight seconds.
    timeout: 29,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    sendsTo: ['mailWorker'],
    // The model moderates the names of family rewards.
    model: 'waits',
    media: { 'store-items': ['GetObject', 'PutObject'] },
    hashes: true,
    consequence: 'Screens',
    notice: 'gems cannot be spent',
  },
} satisfies SubjectDeclaration;
