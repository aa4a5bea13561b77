import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    timeout: 29,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['listing'],
    model: 'waits',
    environment: ['catalogue'],
    consequence: 'Screens',
    notice: 'no book is recommended',
    isFrequent: true,
    // Without input the endpoint would call the model.
    example: false,
  },
} satisfies SubjectDeclaration;
