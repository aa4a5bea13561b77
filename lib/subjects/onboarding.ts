import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    sendsTo: ['usersCheckNames'],
    environment: ['catalogue', 'confirmation'],
    hashes: true,
    consequence: 'Entry',
    notice: 'profiles cannot be set up',
  },
} satisfies SubjectDeclaration;
