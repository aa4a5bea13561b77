import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    indexes: ['listing'],
    consequence: 'Screens',
    notice: 'feedback is lost',
  },
} satisfies SubjectDeclaration;
