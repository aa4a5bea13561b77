import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    // Browsers get the sound by addresses with the permissions of this function.
    media: { narration: ['GetObject', 'PutObject'] },
    model: 'waits',
    consequence: 'Screens',
    notice: 'books are read aloud by devices only',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
