import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    consequence: 'Screens',
    notice: 'books cannot be read',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
