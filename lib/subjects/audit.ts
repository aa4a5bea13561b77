import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem'],
    indexes: ['listing'],
    consequence: 'Screens',
    notice: 'operators do not see what was done',
  },
} satisfies SubjectDeclaration;
