import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
    pool: ['AdminSetUserMFAPreference', 'AdminUserGlobalSignOut', 'ListUsersInGroup'],
    model: 'counts',
    consequence: 'Screens',
    notice: 'operators cannot switch anything off',
  },
} satisfies SubjectDeclaration;
