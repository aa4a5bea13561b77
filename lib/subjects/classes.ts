import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    // A hundred students put in a class, one transaction each.
    timeout: 29,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    consequence: 'Screens',
    notice: 'classes cannot be seen, changed or joined',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
