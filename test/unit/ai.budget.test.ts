import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { AiWork } from '../../contract/ai-work';
import { type DynamoDb, startDynamoDb } from '../../local/dynamodb';
import { createTable } from '../support/table';

/** The read units of each call. */
const reads: number[] = [];
let engine: DynamoDb;
let written: jest.SpiedFunction<typeof process.stdout.write>;

beforeAll(async () => {
  engine = await startDynamoDb({ onUsage: ({ readUnits }) => reads.push(readUnits) });
  Object.assign(process.env, {
    STAGE: 'demo',
    CONSENT_AGES: '{}',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: engine.url,
    AI_DAILY_LIMITS: '{"banks":2,"pictures":1,"chat":0,"articles":50}',
    AI_COSTS: '{"banks":0.01,"pictures":0.02,"chat":0,"articles":0.03}',
  });
});
afterAll(() => engine.close());

const setDollars = (dollars: Partial<Record<'child' | 'school' | 'stage', number>>) => {
  process.env.AI_DOLLARS = JSON.stringify({ child: 100, school: 100, stage: 100, ...dollars });
};

// Each test has its own table, and therefore its own stage.
beforeEach(async () => {
  jest.restoreAllMocks();
  written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  process.env.TABLE_NAME = `Budgets-${randomUUID()}`;
  process.env.AI_SCHOOL_LIMIT = '100';
  process.env.AI_STAGE_LIMIT = '100';
  setDollars({});
  await createTable(engine.url, process.env.TABLE_NAME);
});

const budget = () =>
  require('../../lambdas/accounts/ai-budget') as typeof import('../../lambdas/accounts/ai-budget');

const spend = async (child: string, work: AiWork): Promise<string> => {
  try {
    await budget().spendAiWork(await budget().payerOf(child), work);
    return 'spent';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

const refund = async (child: string, ...back: [AiWork, { day: string }?]) =>
  budget().refundAiWork(await budget().payerOf(child), ...back);

const counted = (name: string) =>
  written.mock.calls.filter(([line]) => String(line).includes(`"${name}":1`)).length;
const stageRefusals = () => counted('ai_stage_resting');

test('each child has a separate budget for each kind of work', async () => {
  const all: string[] = [];
  for (const [child, work] of [
    ['ada', 'banks'],
    ['ada', 'banks'],
    ['ada', 'banks'],
    ['ada', 'pictures'],
    ['ada', 'pictures'],
    ['ben', 'banks'],
  ] as const)
    all.push(await spend(child, work));
  expect(all).toEqual(['spent', 'spent', 'ai_resting', 'spent', 'ai_resting', 'spent']);
  expect(stageRefusals()).toBe(0);
});

test('a limit of zero closes a kind of work', async () => {
  expect(await spend('ada', 'chat')).toBe('ai_resting');
});

test('simultaneous calls do not exceed the budget', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => spend('ada', 'banks')));
  expect(all.filter((one) => one === 'spent')).toHaveLength(2);
});

test('the budget of the stage limits all children together, charges no refused child, and is counted', async () => {
  process.env.AI_STAGE_LIMIT = '3';
  expect(await spend('ada', 'banks')).toBe('spent');
  expect(await spend('ben', 'banks')).toBe('spent');
  expect(await spend('cleo', 'pictures')).toBe('spent');
  expect(await spend('ada', 'banks')).toBe('ai_resting');
  expect(stageRefusals()).toBe(1);
  process.env.AI_STAGE_LIMIT = '100';
  expect(await spend('ada', 'banks')).toBe('spent');
  expect(await spend('ada', 'banks')).toBe('ai_resting');
});

test('a refund returns a unit to the child and to the stage', async () => {
  process.env.AI_STAGE_LIMIT = '1';
  expect(await spend('ada', 'pictures')).toBe('spent');
  await refund('ada', 'pictures');
  expect(await spend('ada', 'pictures')).toBe('spent');
});

/** A child with a school; the other children of these tests have none. */
const pupil = (id: string, domain: string) => {
  const { createUser } =
    require('../../lambdas/users/create-user') as typeof import('../../lambdas/users/create-user');
  return createUser({
    id,
    email: `${id}@${domain}`,
    username: id,
    age: 9,
    region: 'United States',
    account_type: 'student',
    school: domain,
    consents: { core: true, ai_text: true, voice: false, public_sharing: false },
  });
};

test('the budget of a school limits its children together, and no others', async () => {
  process.env.AI_SCHOOL_LIMIT = '2';
  await pupil('ada', 'maple.test');
  await pupil('ben', 'maple.test');
  await pupil('cleo', 'pond.test');
  expect(await spend('ada', 'banks')).toBe('spent');
  expect(await spend('ben', 'banks')).toBe('spent');
  expect(await spend('ada', 'pictures')).toBe('ai_resting');
  expect(await spend('cleo', 'banks')).toBe('spent');
  expect(await spend('dan', 'banks')).toBe('spent');
  await refund('ben', 'banks');
  expect(await spend('ada', 'pictures')).toBe('spent');
  expect(stageRefusals()).toBe(0);
});

test('taking and giving back a unit reads nothing: the caller knows the school', async () => {
  process.env.AI_SCHOOL_LIMIT = '1';
  const ada = { id: 'ada', school_key: 'maple' };
  reads.length = 0;
  await budget().spendAiWork(ada, 'banks');
  await expect(budget().spendAiWork({ ...ada, id: 'ben' }, 'banks')).rejects.toThrow();
  await budget().refundAiWork(ada, 'banks');
  await budget().spendAiWork({ ...ada, id: 'ben' }, 'banks');
  expect(reads.filter((units) => units > 0)).toEqual([]);
});

test('a refusal by the stage does not charge the school', async () => {
  Object.assign(process.env, { AI_SCHOOL_LIMIT: '2', AI_STAGE_LIMIT: '1' });
  await pupil('ada', 'maple.test');
  expect(await spend('ada', 'banks')).toBe('spent');
  expect(await spend('ada', 'pictures')).toBe('ai_resting');
  process.env.AI_STAGE_LIMIT = '100';
  expect(await spend('ada', 'pictures')).toBe('spent');
});

test('the money of a child limits its kinds of work together, to the cent', async () => {
  setDollars({ child: 0.05 });
  expect(await spend('ada', 'articles')).toBe('spent');
  expect(await budget().leftToday('ada', 'articles')).toBe(0);
  expect(await budget().leftToday('ada', 'banks')).toBe(2);
  expect(await spend('ada', 'articles')).toBe('ai_resting');
  expect(await spend('ada', 'pictures')).toBe('spent');
  expect(await spend('ada', 'banks')).toBe('ai_resting');
  expect(await spend('ben', 'articles')).toBe('spent');
});

test('the money of the stage limits all children together, and a cheaper kind of work may go on', async () => {
  setDollars({ stage: 0.05 });
  expect(await spend('ada', 'articles')).toBe('spent');
  expect(await spend('ben', 'articles')).toBe('ai_resting');
  expect(await spend('ben', 'pictures')).toBe('spent');
  expect(await spend('cleo', 'banks')).toBe('ai_resting');
  expect(stageRefusals()).toBe(2);
});

test('a refund returns the money, too', async () => {
  setDollars({ child: 0.03, school: 0.03, stage: 0.03 });
  expect(await spend('ada', 'articles')).toBe('spent');
  await refund('ada', 'articles');
  expect(await spend('ada', 'articles')).toBe('spent');
  expect(await spend('ada', 'articles')).toBe('ai_resting');
});

test('operators are told once a day, when four fifths of the stage’s budget are used', async () => {
  process.env.AI_STAGE_LIMIT = '10';
  for (let unit = 1; unit <= 10; unit++) {
    expect(await spend('ada', 'articles')).toBe('spent');
    expect([unit, counted('ai_stage_nearly')]).toEqual([unit, unit > 8 ? 1 : 0]);
  }
  expect(await spend('ada', 'articles')).toBe('ai_resting');
  expect(counted('ai_stage_nearly')).toBe(1);
});

test('the same holds for its money', async () => {
  setDollars({ stage: 0.1 });
  expect(await spend('ada', 'banks')).toBe('spent');
  for (let times = 0; times < 2; times++) expect(await spend('ben', 'articles')).toBe('spent');
  expect(counted('ai_stage_nearly')).toBe(0);
  expect(await spend('cleo', 'banks')).toBe('spent');
  expect(counted('ai_stage_nearly')).toBe(0);
  expect(await spend('dan', 'banks')).toBe('spent');
  expect(counted('ai_stage_nearly')).toBe(1);
});

test('a unit that comes back after midnight goes to the day that it was taken from', async () => {
  const today = await budget().spendAiWork({ id: 'ada' }, 'pictures');
  const tomorrow = Date.now() + 86_400_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
  expect(await spend('ada', 'pictures')).toBe('spent');
  await refund('ada', 'pictures', { day: today });
  expect(await spend('ada', 'pictures')).toBe('ai_resting');
  clock.mockRestore();
  expect([await spend('ada', 'pictures'), await spend('ada', 'pictures')]).toEqual(['spent', 'ai_resting']);
});
