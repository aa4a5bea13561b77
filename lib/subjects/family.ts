import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    consequence: 'Screens',
    notice: 'guardians see no page of a child, gifts stay out',
  },
} satisfies SubjectDeclaration;
