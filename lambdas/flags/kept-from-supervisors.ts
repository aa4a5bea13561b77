import type { FlagFeature } from '../../contract/flags/kinds';
import { flagsOf } from './store';

/** The ids of a child's messages in a feature that may name a supervisor as the person who harms. No supervisor sees them. */
export const keptFromSupervisors = async (userId: string, feature: FlagFeature): Promise<Set<string>> =>
  new Set(
    (await flagsOf(userId))
      .filter((flag) => flag.feature === feature && flag.may_know === 'operators')
      .map(({ id }) => id.slice(feature.length + 1)),
  );
