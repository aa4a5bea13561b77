import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    // Adding a hundred students to a class takes one transaction each.
    timeout: 29,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    // The model moderates the names of classes.
    model: 'waits',
    consequence: 'Screens',
    notice: 'classes cannot be seen, changed or joined',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
