import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query'],
    consequence: 'Screens',
    notice: 'the first screen stays empty',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
