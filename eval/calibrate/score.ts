import { type Calibration, isReason } from '../../lambdas/recommendations/reasons';
import type { Pair } from './pairs';
import type { Shown } from './profiles';

/** The reasons that are given on some pairs, and how many of them are true. */
export interface Score {
  readonly given: number;
  readonly right: number;
  readonly fitting: number;
}

export const scoreOf = (pairs: readonly Pair[], calibration: Calibration | undefined): Score => {
  const given = pairs.filter((pair) => isReason(pair, pair.evidence, pair.similarity, calibration));
  return {
    given: given.length,
    right: given.filter((pair) => pair.isTrue).length,
    fitting: pairs.filter((pair) => pair.isTrue).length,
  };
};

export const precisionOf = ({ given, right }: Score) => right / given;
/** The children with a true reason, and the reasons that are false. */
export const countShelves = (shelves: readonly (readonly Shown[])[]) => ({
  served: shelves.filter((shelf) => shelf.some(({ judgement }) => judgement === 'true')).length,
  untrue: shelves.flat().filter(({ judgement }) => judgement === 'false').length,
});
