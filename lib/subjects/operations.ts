import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
    pool: ['AdminSetUserMFAPreference', 'AdminUserGlobalSignOut', 'ListUsersInGroup'],
    countsJobsOf: ['comicsWorker', 'mailWorker', 'mailCrisisWorker'],
    model: 'counts',
    consequence: 'Screens',
    notice: 'operators cannot switch anything off',
  },
} satisfies SubjectDeclaration;
