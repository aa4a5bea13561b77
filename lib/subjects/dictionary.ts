import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    environment: ['dictionary'],
    files: ['lambdas/dictionary/glosses'],
    consequence: 'Screens',
    notice: 'words cannot be looked up',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
