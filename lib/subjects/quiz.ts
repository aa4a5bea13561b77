import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    timeout: 110,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    model: 'waits',
    consequence: 'Screens',
    notice: 'no quiz can be taken',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
