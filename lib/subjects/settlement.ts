import { type SubjectDeclaration, scheduledTime } from '../declaration';

export default {
  start: {
    timeout: 30,
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    sendsTo: ['settlementWorker'],
    schedules: {
      Streaks: {
        description: 'Settles the streaks that lapsed at midnight',
        expression: 'cron(20 0 * * ? *)',
        input: { what: 'streaks', at: scheduledTime },
      },
      WeeklyRewards: {
        description: 'Pays the rewards of the week that ended on Sunday at midnight',
        // A few minutes after midnight, so that writes in progress at midnight are complete.
        expression: 'cron(10 0 ? * MON *)',
        input: { what: 'week', at: scheduledTime },
      },
    },
    consequence: 'Work',
    notice: 'no week is paid, no streak ends',
    isFrequent: true,
  },
  worker: {
    timeout: 900,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    queue: { batchSize: 1, maxConcurrency: 16, waitsMinutes: 60 },
    sendsTo: ['settlementWorker'],
    consequence: 'Work',
    notice: 'some are not paid for the week',
    example: {
      Records: [
        { messageId: 'bench', body: '{"step":"streaks","day":"2026-01-01","shard":0}', attributes: {} },
      ],
    },
  },
} satisfies SubjectDeclaration;
