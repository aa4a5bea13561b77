import type { FlagFeature } from '../../contract/flag-kinds';
import { flagsOf } from './store';

/** The ids of a child's messages of a feature that may name a supervisor as the one who harms: no supervisor sees them. */
export const keptFromSupervisors = async (userId: string, feature: FlagFeature): Promise<Set<string>> =>
  new Set(
    (await flagsOf(userId))
      .filter((flag) => flag.feature === feature && flag.may_know === 'operators')
      .map(({ id }) => id.slice(feature.length + 1)),
  );
