import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    sockets: true,
    environment: ['consentAges'],
    consequence: 'Screens',
    notice: 'nothing changes by itself',
    isFrequent: true,
    example: {
      requestContext: {
        connectionId: 'bench',
        eventType: 'CONNECT',
        requestId: 'bench',
        authorizer: { userId: 'bench' },
      },
    },
  },
  authorizer: {
    table: ['DeleteItem'],
    consequence: 'Screens',
    notice: 'nobody is let in to a socket',
    isFrequent: true,
    example: { methodArn: 'arn', queryStringParameters: { token: 'bench' } },
  },
  closer: {
    timeout: 30,
    table: ['GetItem', 'Query'],
    queue: { batchSize: 5, maxConcurrency: 5 },
    sockets: true,
    consequence: 'Work',
    notice: 'sockets outlive a consent',
    isFrequent: true,
    example: { Records: [{ messageId: 'bench', body: '{"user_id":"bench"}' }] },
  },
} satisfies SubjectDeclaration;
