import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['listing'],
    consequence: 'Screens',
    notice: 'gems and streaks are not shown',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
