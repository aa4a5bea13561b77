import { type FlagFeature, severities } from '../../contract/flags/kinds';
import { now } from '../platform/clock';
import { count } from '../platform/metrics';
import { transact, type Write } from '../platform/table/transact';
import type { Crisis } from '../safety/crisis/find-crisis';
import { listedByDeadline } from './deadline';
import { flags, notices, noticesDue } from './store';

export interface Raised {
  readonly userId: string;
  readonly feature: FlagFeature;
  /** The id of the message, turn or draft: letters, digits, `-` and `_`, at most 100. */
  readonly messageId: string;
  readonly crisis: Crisis;
}

const notice = (user_id: string, id: string) => ({
  user_id,
  id,
  operators_told: false,
  list: noticesDue,
  listed_at: now().toISOString(),
});

/** Orders the mails about a new flag. */
const noticing = (user_id: string, id: string) => notices.creating(notice(user_id, id));

/** Orders the mails about a flag that has changed, in place of those that were not sent. */
export const noticingAgain = (user_id: string, id: string) => notices.putting(notice(user_id, id));

/**
 * Returns the writes that raise a flag and order its mails. They refuse if the message has already raised one. A mild flag is
 * on the guardian's page, and mailed to guardians who have chosen that. If its words may name a supervisor, it is on the list of
 * operators, and no mail tells of it.
 */
export const raising = ({ userId: user_id, feature, messageId, crisis }: Raised) => {
  const at = now().toISOString();
  const id = `${feature}.${messageId}`;
  const isMild = crisis.severity === severities.mild;
  const isForOperators = crisis.mayKnow === 'operators';
  return {
    flag: flags.creating({
      user_id,
      id,
      crisis: crisis.kind,
      severity: crisis.severity,
      feature,
      may_know: crisis.mayKnow,
      state: 'open',
      told: null,
      created_at: at,
      resolved_by: null,
      resolved_at: null,
      ...((!isMild || isForOperators) && listedByDeadline(crisis.severity)),
    }),
    ...(!(isMild && isForOperators) && { notice: noticing(user_id, id) }),
  };
};

/** Returns the write that forgets a flag in whose place another one is raised. */
export const forgettingFlag = ({ userId: user_id, feature, messageId }: Omit<Raised, 'crisis'>) =>
  flags.removing({ user_id, id: `${feature}.${messageId}` });

export const countFlag = ({ kind }: Crisis): void => count('flag_raised', { crisis: kind });

/**
 * Raises a flag once per message, in one transaction with the writes of `together`, which store the message and the fixed
 * reply: a crash leaves all of them or none, and a repetition changes nothing. Call it before the reply is sent. Operators see
 * the flag immediately; a schedule sends the mails within a minute. Returns the names of the refused writes: `flag` if the
 * message has already raised one.
 */
export const raiseFlag = async (
  raised: Raised,
  together: Readonly<Record<string, Write>> = {},
): Promise<string[]> => {
  const refused = await transact<string>({ ...raising(raised), ...together });
  if (refused.length === 0) countFlag(raised.crisis);
  return refused;
};
