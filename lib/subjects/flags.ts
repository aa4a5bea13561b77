import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['listing'],
    environment: ['transcripts'],
    consequence: 'Screens',
    notice: 'operators do not see which children are in a crisis',
  },
  tell: {
    timeout: 30,
    table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    sendsTo: ['mailCrisisWorker', 'mailWorker'],
    environment: ['safety', 'consentAges'],
    schedules: {
      FlagNotices: {
        description: 'Mails those who must know that a child is in a crisis',
        expression: 'rate(1 minute)',
      },
    },
    consequence: 'Crisis',
    notice: 'nobody is mailed about a child in a crisis',
    example: {},
  },
} satisfies SubjectDeclaration;
