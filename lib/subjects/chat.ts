import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    timeout: 110,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    model: 'waits',
    environment: ['transcripts'],
    consequence: 'Screens',
    notice: 'nobody can talk with Wren',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
