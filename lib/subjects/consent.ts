import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    sendsTo: ['mailWorker', 'realtimeCloser', 'comicsWorker', 'usersCheckNames'],
    environment: ['confirmation'],
    hashes: true,
    consequence: 'Entry',
    notice: 'grown-ups cannot answer for a child',
  },
} satisfies SubjectDeclaration;
