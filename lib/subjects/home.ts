import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    media: { comics: ['GetObject'] },
    consequence: 'Screens',
    notice: 'the home has no news, no surprise and no story',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
