import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    // Two hundred requests of a teacher take one transaction each.
    timeout: 29,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    sendsTo: ['mailWorker', 'realtimeCloser'],
    hashes: true,
    consequence: 'Screens',
    notice: 'friends and students cannot be seen or asked',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
