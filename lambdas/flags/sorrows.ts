import { severities } from '../../contract/flags/kinds';
import { now, secondsFrom } from '../platform/clock';
import { flagsOf } from './store';

const daysShown = 30;

/**
 * The mild flags of a child that guardians see, newest first: when and where, never the words. Those that may name a supervisor
 * are omitted.
 */
export const sorrowsOf = async (userId: string) => {
  const since = secondsFrom(now(), -daysShown * 86_400).toISOString();
  return (await flagsOf(userId))
    .filter(
      ({ severity, may_know, created_at }) =>
        severity === severities.mild && may_know === 'supervisors' && created_at > since,
    )
    .map(({ created_at, feature }) => ({ at: created_at, feature }))
    .toSorted((a, b) => b.at.localeCompare(a.at));
};
