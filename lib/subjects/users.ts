import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    sendsTo: ['usersCheckNames'],
    consequence: 'Screens',
    notice: 'profiles, and with them every screen',
    isFrequent: true,
  },
  checkNames: {
    timeout: 110,
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    // Each check of a batch may take 12 seconds.
    queue: { batchSize: 5, maxConcurrency: 5 },
    schedules: {
      NameChecks: {
        description: 'Checks the usernames whose check failed or was not ordered',
        expression: 'rate(5 minutes)',
      },
    },
    model: 'waits',
    environment: ['consentAges'],
    consequence: 'Work',
    notice: 'new usernames stay hidden',
    isFrequent: true,
    example: {},
  },
} satisfies SubjectDeclaration;
