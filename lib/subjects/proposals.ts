import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    sendsTo: ['mailWorker', 'realtimeCloser', 'comicsWorker', 'usersCheckNames'],
    hashes: true,
    consequence: 'Screens',
    notice: 'what needs two operators waits',
  },
} satisfies SubjectDeclaration;
