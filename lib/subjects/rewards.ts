import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
    indexes: ['listing'],
    consequence: 'Screens',
    notice: 'rewards that are held cannot be decided',
  },
} satisfies SubjectDeclaration;
