import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    sendsTo: ['mailWorker', 'realtimeCloser', 'comicsWorker'],
    environment: ['confirmation'],
    consequence: 'Entry',
    notice: 'grown-ups cannot answer for a child',
  },
  sendMails: {
    timeout: 30,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['listing'],
    sendsTo: ['mailWorker'],
    schedules: {
      ConsentMails: {
        description: 'Sends the mails about consents that are due',
        expression: 'rate(5 minutes)',
      },
    },
    consequence: 'Work',
    notice: 'consents are not confirmed',
    isFrequent: true,
    example: {},
  },
} satisfies SubjectDeclaration;
