import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['school'],
    consequence: 'Screens',
    notice: 'no board is shown',
    isFrequent: true,
  },
  followAwards: {
    timeout: 300,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    follows: { repairedBy: 'leaderboardRepair' },
    consequence: 'Work',
    notice: 'boards stand still',
    isFrequent: true,
    example: {
      Records: [],
      shardId: 'bench',
      window: { start: '2026-01-01T00:00:00Z' },
      state: { counts: { all: { 5: 1 } } },
      isFinalInvokeForWindow: true,
    },
  },
  repair: {
    timeout: 900,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    queue: { batchSize: 1, maxConcurrency: 2, waitsMinutes: 60 },
    consequence: 'Work',
    notice: 'boards stay wrong',
  },
} satisfies SubjectDeclaration;
