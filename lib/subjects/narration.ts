import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    // Browsers get the sound by addresses with the permissions of this function.
    media: { narration: ['GetObject', 'PutObject'] },
    model: 'waits',
    consequence: 'Screens',
    notice: 'Wren reads no book aloud; devices do it by their own voices',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
