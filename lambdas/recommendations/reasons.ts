import { optionalSetting } from '../platform/config';
import calibrated from './calibrated.json';
import type { Evidence } from './evidence';
import type { Taste } from './taste';

/** Similarities from which a statement about a taste and a book is true. */
export interface Thresholds {
  /** From this similarity on, a taste that the book names partly is its reason. Null: never. */
  readonly partly: number | null;
  /** The same for a taste that the book does not name. */
  readonly apart: number | null;
  /** Nine of ten books that fit a taste without naming it have at least this similarity. */
  readonly near: number;
}

export type Calibration = Readonly<Record<Taste['by'], Thresholds>>;

/**
 * Similarities of different models are not comparable, so each model has its own thresholds, which `npm run calibrate` measures
 * and writes. Undefined for a model that has not been measured: then only a book that names the taste has a reason.
 */
export const calibration = (): Calibration | undefined => {
  const all: Readonly<Record<string, Calibration>> = calibrated;
  const model = optionalSetting('AI_EMBEDDING_MODEL') ?? '';
  return Object.hasOwn(all, model) ? all[model] : undefined;
};

/** Whether a taste is a true reason for a book, by the words and the similarity of their vectors. */
export const isReason = (
  { by }: Pick<Taste, 'by'>,
  evidence: Evidence,
  similarity: number,
  measured: Calibration | undefined,
): boolean => evidence === 'named' || similarity >= (measured?.[by][evidence] ?? Number.POSITIVE_INFINITY);

/** Whether a book is surely of another kind than a taste. False for every book while the model has not been measured. */
export const isOther = (
  { by }: Pick<Taste, 'by'>,
  evidence: Evidence,
  similarity: number,
  measured: Calibration | undefined,
): boolean => measured !== undefined && evidence === 'apart' && similarity < measured[by].near;
