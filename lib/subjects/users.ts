import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    consequence: 'Screens',
    notice: 'profiles, and with them every screen',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
