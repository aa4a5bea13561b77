import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    sendsTo: ['usersCheckNames', 'realtimeCloser'],
    calls: ['addressesWorker'],
    environment: ['confirmation'],
    hashes: true,
    pool: ['AdminGetUser', 'AdminUserGlobalSignOut'],
    consequence: 'Entry',
    notice: 'grown-ups cannot add a child or a family device',
  },
  signIn: {
    // Cognito waits five seconds for a trigger.
    timeout: 5,
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    hashes: true,
    // A badge needs the consent to the core.
    environment: ['consentAges'],
    consequence: 'Entry',
    notice: 'children cannot sign in by pictures and badges',
    example: {
      triggerSource: 'DefineAuthChallenge_Authentication',
      request: { userAttributes: { email: 'guest@example.org' }, session: [] },
      response: {},
    },
  },
} satisfies SubjectDeclaration;
