import type { SubjectDeclaration } from '../declaration';

export default {
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
