import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['listing'],
    sendsTo: ['quizWorker'],
    model: 'counts',
    consequence: 'Screens',
    notice: 'wrong questions cannot be reported',
  },
} satisfies SubjectDeclaration;
