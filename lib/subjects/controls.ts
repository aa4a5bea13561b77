import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    consequence: 'Screens',
    notice: 'what a child may do cannot be changed',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
