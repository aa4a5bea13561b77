import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    timeout: 29,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    sendsTo: ['mailWorker'],
    environment: ['referrals'],
    hashes: true,
    consequence: 'Screens',
    notice: 'friends cannot be referred',
  },
} satisfies SubjectDeclaration;
