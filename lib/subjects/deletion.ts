import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    sendsTo: ['mailWorker', 'deletionWorker'],
    consequence: 'Screens',
    notice: 'nobody can ask for a deletion, or take one back',
  },
  worker: {
    timeout: 900,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    queue: { batchSize: 1, maxConcurrency: 2, tries: 8, waitsMinutes: 60 },
    sendsTo: ['mailWorker', 'deletionWorker', 'realtimeCloser', 'comicsWorker', 'usersCheckNames'],
    // A new sign-in for a child.
    calls: ['addressesWorker'],
    schedules: {
      Deletions: {
        description: 'Orders the work of the deletions that are due',
        expression: 'rate(5 minutes)',
        input: { task: 'due' },
      },
      PoolCheck: {
        description:
          'Deletes the accounts of students who have deleted their sign-in, makes another one for a child, and deletes accounts that no grown-up has agreed to and sign-ins that belong to nobody',
        expression: 'cron(40 3 * * ? *)',
        input: { task: 'pool' },
      },
    },
    media: {
      comics: ['DeleteObject'],
      sketches: ['DeleteObject'],
      exports: ['DeleteObject'],
      deleted: ['GetObject', 'PutObject'],
    },
    pool: [
      'AdminGetUser',
      'AdminDisableUser',
      'AdminEnableUser',
      'AdminUserGlobalSignOut',
      'AdminDeleteUser',
      'ListUsers',
    ],
    environment: ['consentAges'],
    hashes: true,
    consequence: 'Work',
    notice: 'accounts are not deleted in time',
    example: { task: 'due' },
  },
} satisfies SubjectDeclaration;
