import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    timeout: 29,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    sendsTo: ['mailWorker', 'deletionWorker'],
    hashes: true,
    consequence: 'Entry',
    notice: 'nobody can be invited',
  },
  preSignUp: {
    timeout: 5,
    table: ['GetItem', 'Query'],
    consequence: 'Entry',
    notice: 'nobody can sign up',
    example: {
      triggerSource: 'PreSignUp_SignUp',
      request: { userAttributes: { email: 'guest@example.org' }, validationData: { invitation: 'bench' } },
      response: {},
    },
  },
} satisfies SubjectDeclaration;
