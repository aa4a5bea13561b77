import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    // A purchase that conflicts with others is tried for about eight seconds.
    timeout: 29,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['listing'],
    media: { 'store-items': ['GetObject'] },
    consequence: 'Screens',
    notice: 'gems cannot be spent',
  },
} satisfies SubjectDeclaration;
