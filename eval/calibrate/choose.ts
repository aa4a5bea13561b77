import type { Evidence } from '../../lambdas/recommendations/evidence';
import type { Calibration, Thresholds } from '../../lambdas/recommendations/reasons';
import type { Taste } from '../../lambdas/recommendations/taste';
import type { Pair } from './pairs';

/** The least share of true reasons. */
export const leastPrecision = 0.9;

/** Of a normal distribution, one-sided: nine of ten estimates are right. */
const z = 1.2816;

/** The lower bound of a precision by Wilson (1927), because few true reasons prove little about the next one. */
export const atLeast = (right: number, given: number): number => {
  const share = right / given;
  const spread = z * Math.sqrt((share * (1 - share)) / given + z ** 2 / (4 * given ** 2));
  return (share + z ** 2 / (2 * given) - spread) / (1 + z ** 2 / given);
};

/** The share of the books that fit without being named that counts as near. */
const nearShare = 0.9;

/** Thresholds have two decimals. */
const steps = 100;

/** The lowest similarity from which on at least nine of ten reasons are true. Null if the pairs do not prove any. */
export const lowestTrue = (pairs: readonly Pair[]): number | null => {
  for (let step = 0; step < steps; step++) {
    const at = step / steps;
    const given = pairs.filter(({ similarity }) => similarity >= at);
    const right = given.filter((pair) => pair.isTrue).length;
    if (given.length > 0 && atLeast(right, given.length) >= leastPrecision) return at;
  }
  return null;
};

/** The similarity that nine of ten true pairs have at least. */
export const nearOf = (pairs: readonly Pair[]): number => {
  const fitting = pairs.filter((pair) => pair.isTrue).map(({ similarity }) => similarity);
  const at = fitting.toSorted((a, b) => b - a)[Math.ceil(fitting.length * nearShare) - 1] ?? -1;
  return Math.floor(at * steps) / steps;
};

const thresholdsOf = (pairs: readonly Pair[], by: Taste['by']): Thresholds => {
  const some = (evidence: Evidence) =>
    pairs.filter((pair) => pair.by === by && pair.evidence === evidence && pair.half === 'sets');
  return {
    partly: lowestTrue(some('partly')),
    apart: lowestTrue(some('apart')),
    near: nearOf(some('apart')),
  };
};

/** The thresholds that the setting half asks for. */
export const calibrationOf = (pairs: readonly Pair[]): Calibration => ({
  words: thresholdsOf(pairs, 'words'),
  genres: thresholdsOf(pairs, 'genres'),
  books: thresholdsOf(pairs, 'books'),
});
