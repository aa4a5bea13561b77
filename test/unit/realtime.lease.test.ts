import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type DynamoDb, startDynamoDb, type Usage } from '../../local/dynamodb';
import { createTable } from '../support/table';

let engine: DynamoDb;
const usage: Usage[] = [];

beforeAll(async () => {
  engine = await startDynamoDb({ onUsage: (one) => usage.push(one) });
  Object.assign(process.env, {
    TABLE_NAME: 'Leases',
    CONSENT_AGES: '{}',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: engine.url,
  });
  await createTable(engine.url, 'Leases');
});
afterAll(() => engine.close());

test('permissions on a socket come from the current record, by a consistent read', async () => {
  const { grant } = require('../../lambdas/realtime/lease') as typeof import('../../lambdas/realtime/lease');
  usage.splice(0);
  expect(await grant({ user_id: 'nobody', connection_id: 'c' })).toBeUndefined();
  // The second read looks whether an absent person was deleted, long after the mark of it was written.
  const read = { operation: 'GetItem', writeUnits: 0 };
  expect(usage).toMatchObject([
    { ...read, readUnits: 1 },
    { ...read, readUnits: 0.5 },
  ]);
});
