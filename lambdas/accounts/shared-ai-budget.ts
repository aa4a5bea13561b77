import * as z from 'zod/mini';
import { newYorkDay } from '../../contract/rules/day';
import { isRecent, type Moment, now, thisMoment } from '../platform/clock';
import { shuffled } from '../platform/shuffled';
import { absent, all, atLeast, type Condition, fits } from '../platform/table/condition';
import { entity } from '../platform/table/entity';
import type { Amount } from './ai-amounts';

const counter = z._default(z.int(), 0);

/**
 * A part of a budget that many children share. The budget of a stage takes every unit of every child, and one item takes at most
 * 1,000 writes a second: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html
 */
const parts = entity({
  name: 'AiBudgetPart',
  schema: z.object({ units: counter, micros: counter, told_at: z.optional(z.string()) }),
  key: ({ owner, day, part }: { owner: string; day: string; part: number }) => ({
    pk: `AI_BUDGET#${owner}#${part}`,
    sk: `DAY#${day}`,
  }),
  retention: { days: 2 },
  onDeletion: 'nobody',
});

const unitsPerPart = 1000;
const mostParts = 128;

/** 3,500 units a second are at most 35 writes a second on each part of 100,000 units or more. */
const partsOf = (limit: Amount): number =>
  Math.min(mostParts, Math.max(1, Math.ceil(limit.units / unitsPerPart)));

/** The parts in a random order. */
const partNumbers = (limit: Amount) => shuffled(Array.from({ length: partsOf(limit) }, (_, part) => part));

/** The share of one part. All shares together are the limit. */
const shareOf = (limit: number, part: number, of: number): number =>
  Math.floor(limit / of) + (part < limit % of ? 1 : 0);

const mapAmount = ({ units, micros }: Amount, change: (part: number) => number): Amount => ({
  units: change(units),
  micros: change(micros),
});

const within = (limit: Amount, amount: Amount): Condition =>
  all(fits('units', limit.units, amount.units), fits('micros', limit.micros, amount.micros));

/** Parts that had no room, since when: they are not asked again for a minute. A part may get room by units that are given back. */
const full = new Map<string, Moment>();
const fullMilliseconds = 60_000;
const mostRemembered = 5000;

const remember = (name: string) => {
  if (full.size >= mostRemembered) full.clear();
  full.set(name, thisMoment());
};

const isFull = (name: string) => isRecent(full.get(name), fullMilliseconds);

const nearly = 0.8;

export interface SharedBudget {
  readonly owner: string;
  readonly limit: Amount;
}

/** `nearly`: this amount brings the budget to about 80 %, which is answered once a day. `part`: where to give it back. */
export interface Taken {
  readonly part: number;
  readonly nearly: boolean;
}

/**
 * Takes an amount from one part. Children are spread evenly over the parts, so the first part alone shows how much of the whole
 * is used: with 1,000 units a part its share differs from that of the whole by some 3 %.
 */
const takeFrom = async (
  { owner, limit }: SharedBudget,
  amount: Amount,
  part: number,
  of: number,
): Promise<Taken | undefined> => {
  const key = { owner, day: newYorkDay(now()), part };
  const add = { ...amount };
  const share = mapAmount(limit, (whole) => shareOf(whole, part, of));
  const most = within(share, amount);
  if (part > 0) return (await parts.update(key, { add }, most)) ? { part, nearly: false } : undefined;
  const some = mapAmount(share, (whole) => Math.floor(whole * nearly));
  if (await parts.update(key, { add }, within(some, amount))) return { part, nearly: false };
  const first = { add, set: { told_at: now().toISOString() } };
  if (await parts.update(key, first, all(absent('told_at'), most))) return { part, nearly: true };
  return (await parts.update(key, { add }, most)) ? { part, nearly: false } : undefined;
};

/**
 * Takes an amount of today's budget: from a random part, and from the others when that one is full. Undefined when all are. The
 * sum of all parts never exceeds the limit. 1 write unit, until the parts fill.
 */
export const takeShared = async (budget: SharedBudget, amount: Amount): Promise<Taken | undefined> => {
  const { owner, limit } = budget;
  const of = partsOf(limit);
  for (const part of partNumbers(limit)) {
    const name = JSON.stringify([owner, newYorkDay(now()), part, limit, amount]);
    if (isFull(name)) continue;
    const taken = await takeFrom(budget, amount, part, of);
    if (taken !== undefined) return taken;
    remember(name);
  }
  return undefined;
};

/** What is used of today's budget. A read of each part, half a unit. */
export const usedOfShared = async ({ owner, limit }: SharedBudget): Promise<Amount> => {
  const day = newYorkDay(now());
  const used = await parts.getMany(partNumbers(limit).map((part) => ({ owner, day, part })));
  return {
    units: used.reduce((sum, { units }) => sum + units, 0),
    micros: used.reduce((sum, { micros }) => sum + micros, 0),
  };
};

/** Gives back an amount to the day that it was taken from, or today: to that part, or to one that has as much. */
export const giveBackShared = async (
  { owner, limit }: SharedBudget,
  amount: Amount,
  { part, day = newYorkDay(now()) }: { readonly part?: number; readonly day?: string | undefined } = {},
): Promise<void> => {
  full.clear();
  const places = part === undefined ? partNumbers(limit) : [part];
  const less = { add: { ...mapAmount(amount, (taken) => -taken) } };
  for (const place of places)
    if (await parts.update({ owner, day, part: place }, less, atLeast('units', amount.units))) return;
};
