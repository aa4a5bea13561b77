import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    timeout: 110,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    media: { 'store-items': ['PutObject'] },
    files: ['library', 'frontend/public/things'],
    // The demo tutor's.
    filesLeftOut: ['answers.json'],
    runsOnDeployment: true,
    consequence: 'Work',
    notice: 'own books or items of the store are missing',
    example: false,
  },
} satisfies SubjectDeclaration;
