import type { AiWork } from '../../contract/ai-work';
import { setting } from '../platform/config';

/** An amount of AI work: units of any kind, and what they cost in millionths of a dollar. */
export interface Amount {
  readonly units: number;
  readonly micros: number;
}

type Spender = 'child' | 'school' | 'stage';

const microsOf = (dollars: number) => Math.round(dollars * 1_000_000);

const numberIn = <K extends string>(json: string, key: K): number =>
  (JSON.parse(json) as Record<K, number>)[key];

/** One unit of a kind, at its expected cost. */
export const unitOf = (work: AiWork): Amount => ({
  units: 1,
  micros: microsOf(numberIn(setting('AI_COSTS'), work)),
});

/** The money of a day. */
export const dailyMicros = (of: Spender): number => microsOf(numberIn(setting('AI_DOLLARS'), of));

/** The units of a kind that one child may cause in a day. */
export const dailyUnits = (work: AiWork): number => numberIn(setting('AI_DAILY_LIMITS'), work);

/** What all children of a school, or of the stage, may cause in a day. */
export const sharedLimit = (of: 'school' | 'stage'): Amount => ({
  units: Number(setting(of === 'school' ? 'AI_SCHOOL_LIMIT' : 'AI_STAGE_LIMIT')),
  micros: dailyMicros(of),
});
