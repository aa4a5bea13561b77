import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'Query', 'PutItem'],
    environment: ['transcripts'],
    consequence: 'Screens',
    notice: 'no voice chat can begin, and no old one be seen',
    isFrequent: true,
  },
  turn: {
    // Shorter than the 29 seconds for which API Gateway waits for the caller.
    timeout: 28,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    model: 'waits',
    sockets: true,
    environment: ['consentAges', 'transcripts'],
    consequence: 'Screens',
    notice: 'nobody is answered in voice chats',
    isFrequent: true,
    example: false,
  },
} satisfies SubjectDeclaration;
