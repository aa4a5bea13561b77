import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { newYorkDay } from '../contract/rules/day';
import { takeShared, usedOfShared } from '../lambdas/accounts/shared-ai-budget';
import { startEngine } from './engine';
import { figure, type Section } from './report';

const unitsPerSecond = 3500;
const seconds = 10;
/** What is left at the end of a day, so that the last calls are refused. */
const left = 30_000;
const atOnce = 50;
const mostParts = 128;

const clock = { now: Date.parse('2026-11-18T15:00:00Z') };
const budget = { owner: 'stage', limit: { units: 30_000_000, micros: 50_000_000_000 } };
const nearlyUsed = { owner: 'late', limit: { units: left, micros: 50_000_000 } };
const one = { units: 1, micros: 500 };

/** Takes units, fifty at a time. Returns how many were given. */
const take = async (from: typeof budget, units: number): Promise<number> => {
  let given = 0;
  let asked = 0;
  const child = async () => {
    while (asked++ < units) if ((await takeShared(from, one)) !== undefined) given++;
  };
  await Promise.all(Array.from({ length: atOnce }, child));
  return given;
};

const unitsOfParts = async (url: string): Promise<number[]> => {
  const client = new DynamoDBClient({ endpoint: url });
  const day = newYorkDay(new Date(clock.now));
  const found = await Promise.all(
    Array.from({ length: mostParts }, (_, part) =>
      client.send(
        new GetItemCommand({
          TableName: process.env.TABLE_NAME,
          Key: { pk: { S: `AI_BUDGET#stage#${part}` }, sk: { S: `DAY#${day}` } },
        }),
      ),
    ),
  );
  client.destroy();
  return found.map(({ Item }) => Number(Item?.units?.N ?? 0));
};

/** The budget of AI work of a nation in its busiest seconds, and one that ends, through the product's own code. */
export const budgetUnderLoad = async (): Promise<Section> => {
  const used = { writes: 0 };
  const engine = await startEngine({
    now: () => clock.now,
    onUsage: ({ writeUnits }) => {
      used.writes += writeUnits;
    },
  });
  try {
    const given = await take(budget, unitsPerSecond * seconds);
    const { writes } = used;
    const parts = await unitsOfParts(engine.url);
    const ended = await take(nearlyUsed, unitsPerSecond * seconds);
    const { units } = await usedOfShared(nearlyUsed);
    return {
      title: 'The AI budget under load',
      about: `The units of ${seconds} seconds with ${figure(unitsPerSecond)} units of AI work each, taken one by one from the budget of a nation’s day by the product’s own code on the laptop’s table; then as many from a budget with ${figure(left)} units. A day of a million students has some 6.5 million units, 300 a second if half of them come in three hours.`,
      columns: ['what', 'figure', 'aim'],
      rows: [
        ['units taken', figure(given), figure(unitsPerSecond * seconds)],
        ['write units for a unit', figure(writes / given), '1'],
        ['items that hold the budget', figure(parts.filter((one) => one > 0).length), ''],
        ['writes a second on the hottest of them', figure(Math.max(...parts) / seconds), 'at most 50'],
        ['units taken from the budget that ends', figure(ended), figure(left)],
        ['units that it says are used', figure(units), figure(left)],
      ],
    };
  } finally {
    await engine.close();
  }
};
