import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    sendsTo: ['mailWorker', 'realtimeCloser', 'comicsWorker', 'usersCheckNames'],
    environment: ['confirmation'],
    consequence: 'Entry',
    notice: 'grown-ups cannot answer for a child',
  },
} satisfies SubjectDeclaration;
