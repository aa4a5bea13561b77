import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    // A purchase that conflicts with others is tried for about eight seconds.
    timeout: 29,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    sendsTo: ['mailWorker'],
    media: { 'store-items': ['GetObject', 'PutObject'] },
    consequence: 'Screens',
    notice: 'gems cannot be spent',
  },
} satisfies SubjectDeclaration;
