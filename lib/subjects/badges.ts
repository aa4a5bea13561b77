import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    // New badges for a hundred pupils take one transaction each.
    timeout: 29,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    sendsTo: ['realtimeCloser'],
    pool: ['AdminGetUser', 'AdminUserGlobalSignOut'],
    consequence: 'Entry',
    notice: 'teachers cannot make badges or open a device',
  },
} satisfies SubjectDeclaration;
