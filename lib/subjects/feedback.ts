import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'PutItem', 'Query', 'UpdateItem'],
    indexes: ['listing'],
    consequence: 'Screens',
    notice: 'feedback is lost',
  },
} satisfies SubjectDeclaration;
