import type { SubjectDeclaration } from '../declaration';

export default {
  turn: {
    // Less than the 29 seconds for which API Gateway waits for the caller.
    timeout: 28,
    memory: 512,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    model: 'waits',
    sockets: true,
    environment: ['consentAges', 'transcripts'],
    consequence: 'Screens',
    notice: 'nobody is answered in voice chats',
    isFrequent: true,
    example: false,
  },
} satisfies SubjectDeclaration;
