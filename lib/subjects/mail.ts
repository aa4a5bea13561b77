import type { SubjectDeclaration } from '../declaration';

export default {
  sendDue: {
    timeout: 30,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    sendsTo: ['mailWorker'],
    schedules: {
      DueMails: {
        description:
          'Sends the mails that are due: about consents, prizes that wait, and those that were left behind',
        expression: 'rate(5 minutes)',
      },
    },
    consequence: 'Work',
    notice: 'consents are not confirmed, guardians not asked',
    isFrequent: true,
    example: {},
  },
  worker: {
    timeout: 30,
    queue: {
      batchSize: 5,
      // SES lets a new account send 14 mails a second.
      maxConcurrency: 2,
      // A job contains the secret of its link, which is valid for up to thirty days: the queue keeps it for a long weekend
      // at most.
      keptForDays: 4,
      needsSender: true,
    },
    consequence: 'Work',
    notice: 'no mail is sent',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
