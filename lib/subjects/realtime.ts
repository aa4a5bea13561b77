import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    // A message that completes a turn of a voice chat waits for the answer, at most as long as API Gateway does.
    timeout: 29,
    // Little memory is enough: a voice chat sends several messages a second, and most of the time is waiting.
    memory: 256,
    logsNoCalls: true,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    sendsTo: ['realtimeCloser'],
    calls: ['voiceTurn'],
    model: 'counts',
    sockets: true,
    environment: ['consentAges', 'transcripts', 'voice'],
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
    example: {
      methodArn: 'arn',
      headers: { Referer: 'bench' },
      queryStringParameters: { token: 'bench' },
    },
  },
  closer: {
    timeout: 30,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    indexes: ['listing'],
    queue: { batchSize: 5, maxConcurrency: 5 },
    schedules: {
      VoiceSweep: {
        description: 'Ends the voice chats that nobody has ended',
        expression: 'rate(1 minute)',
      },
    },
    sockets: true,
    consequence: 'Work',
    notice: 'sockets outlive a consent, voice chats are unpaid',
    isFrequent: true,
    example: {
      Records: [{ messageId: 'bench', body: '{"user_id":"bench"}', attributes: {}, receiptHandle: 'bench' }],
    },
  },
} satisfies SubjectDeclaration;
