import { type FlagFeature, severities } from '../../contract/flags/kinds';
import { now, secondsFrom } from '../platform/clock';
import { type FlagItem, flagsOf } from './store';

const daysShown = 30;

/** The flags of these days that guardians may know of, newest first. Those that may name a supervisor are omitted. */
const recentOf = async (userId: string): Promise<FlagItem[]> => {
  const since = secondsFrom(now(), -daysShown * 86_400).toISOString();
  return (await flagsOf(userId))
    .filter(({ may_know, created_at }) => may_know === 'supervisors' && created_at > since)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
};

/** The mild flags of a child that guardians see: when and where, never the words. */
export const sorrowsOf = async (userId: string): Promise<{ at: string; feature: FlagFeature }[]> =>
  (await recentOf(userId))
    .filter(({ severity }) => severity === severities.mild)
    .map(({ created_at, feature }) => ({ at: created_at, feature }));

/**
 * What guardians learn of a child's flags: mild ones, and severe ones with what an operator has done since. A doubtful one is not
 * among them, whatever an operator decided, unless it was made severe.
 */
export const alertsOf = async (userId: string) =>
  (await recentOf(userId))
    .filter(({ severity }) => severity !== severities.doubtful)
    .map(
      ({ created_at, feature, severity, crisis, state, resolved_at, talks_paused_until, words_seen_at }) => {
        const severe = severity === severities.severe;
        const isClosed = severe && state !== 'open';
        return {
          at: created_at,
          feature,
          severe,
          kind: severe ? crisis : null,
          outcome: isClosed ? state : null,
          outcome_at: isClosed ? resolved_at : null,
          talks_paused_until: (severe && talks_paused_until) || null,
          words_seen: severe && words_seen_at !== undefined,
        };
      },
    );
