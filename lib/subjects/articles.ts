import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    files: ['articles'],
    consequence: 'Screens',
    notice: 'no article can be read',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
