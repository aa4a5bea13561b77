import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    sendsTo: ['addressesWorker', 'mailWorker'],
    hashes: true,
    consequence: 'Entry',
    notice: 'nobody can change an address',
  },
  worker: {
    // A teacher's relations to hundreds of students move one by one.
    timeout: 300,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    queue: { batchSize: 1, maxConcurrency: 2 },
    sendsTo: ['mailWorker', 'realtimeCloser'],
    schedules: {
      AddressChanges: {
        description: 'Goes on with changes of addresses, and finishes those that have settled',
        expression: 'rate(5 minutes)',
      },
    },
    pool: ['AdminGetUser', 'AdminCreateUser', 'AdminSetUserPassword', 'AdminDisableUser', 'AdminDeleteUser'],
    consequence: 'Entry',
    notice: 'people with a new address are neither in nor out',
    example: {},
  },
} satisfies SubjectDeclaration;
