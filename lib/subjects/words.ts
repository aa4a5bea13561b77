import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    files: ['lambdas/dictionary/glosses'],
    consequence: 'Screens',
    notice: 'words cannot be kept or practised',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
