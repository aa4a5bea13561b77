import type { SubjectDeclaration } from '../declaration';

export default {
  sendDue: {
    timeout: 30,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    sendsTo: ['mailWorker'],
    environment: ['consentAges'],
    schedules: {
      DueMails: {
        description:
          'Sends the mails that are due: about consents, newer terms, prizes that wait, and those that were left behind',
        expression: 'rate(5 minutes)',
      },
    },
    hashes: true,
    consequence: 'Work',
    notice: 'consents are not confirmed, guardians not asked',
    isFrequent: true,
    example: {},
  },
  worker: {
    timeout: 30,
    queue: {
      batchSize: 5,
      // SES limits a new account to 14 mails a second.
      maxConcurrency: 2,
      // About a quarter of an hour, so that a short outage of SES needs no intervention.
      tries: 8,
      // Ten thousand mails at once, as after new terms, take a quarter of an hour.
      waitsMinutes: 30,
      // A job contains the secret of its link, which is valid for up to thirty days. Four days span a long weekend.
      keptForDays: 4,
      needsSender: true,
    },
    consequence: 'Work',
    notice: 'no mail is sent',
    isFrequent: true,
  },
  /** Separate from the other mails, so that their number or failure delays no mail about a child in a crisis. */
  crisisWorker: {
    timeout: 30,
    queue: {
      batchSize: 1,
      maxConcurrency: 2,
      // More than an hour. The alarm rings before that.
      tries: 20,
      waitsMinutes: 5,
      // A job names the child and the crisis.
      keptForDays: 4,
      needsSender: true,
    },
    consequence: 'Crisis',
    notice: 'no mail about a child in a crisis is sent',
    isFrequent: true,
  },
} satisfies SubjectDeclaration;
