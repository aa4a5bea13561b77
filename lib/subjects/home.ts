import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    media: { comics: ['GetObject'] },
    consequence: 'Screens',
    notice: 'the first screen has no news, no surprise and no story in parts',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
