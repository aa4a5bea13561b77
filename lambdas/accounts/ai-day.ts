import * as z from 'zod/mini';
import { type AiWork, aiWork } from '../../contract/ai-work';
import { newYorkDay } from '../../contract/rules/day';
import { now } from '../platform/clock';
import { all, atLeast, fits, without } from '../platform/table/condition';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';
import { dailyMicros, dailyUnits, unitOf } from './ai-amounts';

const counter = z._default(z.int(), 0);
const counters = Object.fromEntries(aiWork.map((work) => [work, counter])) as Record<AiWork, typeof counter>;

/** The AI work of a child on one New York day: its units by kind, and their cost in millionths of a dollar. */
const days = entity({
  name: 'AiDay',
  schema: z.object({
    ...counters,
    micros: counter,
    /** The orders whose unit was given back. */
    given_back: z._default(z.array(z.string()), []),
  }),
  key: ({ user_id, day }: { user_id: string; day: string }) => ({
    pk: userPartition(user_id),
    sk: `AI_DAY#${day}`,
  }),
  retention: { days: 2 },
  onDeletion: 'delete',
});

const today = (user_id: string) => ({ user_id, day: newYorkDay(now()) });

/** Takes one unit of a child's day. False when its units of this kind or its money are used up. 1 write unit. */
export const takeOfChild = (user_id: string, work: AiWork, day: string): Promise<boolean> => {
  const { micros } = unitOf(work);
  return days.update(
    { user_id, day },
    { add: { [work]: 1, micros } },
    all(fits(work, dailyUnits(work)), fits('micros', dailyMicros('child'), micros)),
  );
};

/** Where a unit goes back to. */
export interface GivenBack {
  /** The day that it was taken from; absent: today. */
  readonly day?: string | undefined;
  /** The unit of an order is returned once, however often its job comes. */
  readonly order?: string | undefined;
}

/** Gives back a unit of a child's day. False if there is none, or the order has got it back. */
export const giveBackToChild = (
  user_id: string,
  work: AiWork,
  { day, order }: GivenBack,
): Promise<boolean> => {
  const key = day === undefined ? today(user_id) : { user_id, day };
  const add = { [work]: -1, micros: -unitOf(work).micros };
  return order === undefined
    ? days.update(key, { add }, atLeast(work, 1))
    : days.update(
        key,
        { add: { ...add, given_back: [order] } },
        all(atLeast(work, 1), without('given_back', order)),
      );
};

/** The units of a kind that a child may still cause today, as its money allows. */
export const leftOfChild = async (userId: string, work: AiWork): Promise<number> => {
  const day = await days.get(today(userId), { consistent: true });
  const { micros } = unitOf(work);
  const affordable =
    micros === 0
      ? Number.POSITIVE_INFINITY
      : Math.floor((dailyMicros('child') - (day?.micros ?? 0)) / micros);
  return Math.min(dailyUnits(work) - (day?.[work] ?? 0), affordable);
};
