import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    consequence: 'Screens',
    notice: 'books cannot be read',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
