import type { SubjectDeclaration } from '../declaration';

export default {
  stock: {
    timeout: 110,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    files: ['library'],
    runsOnDeployment: true,
    consequence: 'Work',
    notice: 'our own books are missing or old',
    example: false,
  },
} satisfies SubjectDeclaration;
