import type { flags as endpoints } from '../../contract/flags/endpoints';
import { type FlagDecision, type FlagOutcome, isOutcome, severities } from '../../contract/flags/kinds';
import type { Admitted } from '../accounts/admitted';
import { recording } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { all, equal } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { optimistically } from '../platform/table/optimistic';
import { transact, type Write } from '../platform/table/transact';
import { endLeases } from '../realtime/lease';
import { listedByDeadline } from './deadline';
import { endOfPause, restingTalks } from './pause';
import { noticingAgain } from './raise';
import { type FlagItem, flags } from './store';

type Of = Pick<FlagItem, 'user_id' | 'id'>;

const isOpen = equal('state', 'open');

const closing = ({ user_id, id }: Of, outcome: FlagOutcome, operator: string) => ({
  flag: flags.updating(
    { user_id, id },
    {
      set: { state: outcome, resolved_by: operator, resolved_at: now().toISOString() },
      remove: outcome === 'false_alarm' ? [...unlisted, 'talks_paused_until'] : unlisted,
    },
    isOpen,
  ),
});

/** A doubtful flag becomes severe and stays open: its mails are ordered and its deadline begins, as if it had been raised so. */
const makingSevere = ({ user_id, id }: Of) => ({
  flag: flags.updating(
    { user_id, id },
    { set: { severity: severities.severe, told: null, ...listedByDeadline(severities.severe) } },
    all(isOpen, equal('severity', severities.doubtful)),
  ),
  notice: noticingAgain(user_id, id),
});

/** The flag goes to those who decide when an operator cannot: they are mailed, and a deadline of a severe flag begins. */
const escalating = ({ user_id, id }: Of) => ({
  flag: flags.updating(
    { user_id, id },
    { set: { escalated_at: now().toISOString(), ...listedByDeadline(severities.severe) } },
    isOpen,
  ),
  notice: noticingAgain(user_id, id),
});

const pausing = async (flag: Of) => {
  const until = endOfPause();
  return {
    flag: flags.updating(flag, { set: { talks_paused_until: until } }, isOpen),
    user: await restingTalks(flag, until),
  };
};

/** Ends the pause that the flag has begun. */
const resuming = async (flag: Of) => ({
  flag: flags.updating(flag, { remove: ['talks_paused_until'] }, isOpen),
  user: await restingTalks(flag, undefined),
});

const carryingOut = async (
  flag: Of,
  decision: FlagDecision,
  operator: string,
): Promise<Record<string, Write>> => {
  if (!isOutcome(decision))
    return { severe: makingSevere, escalate: escalating, pause: pausing, resume: resuming }[decision](flag);
  const closed = closing(flag, decision, operator);
  return decision === 'false_alarm' ? { ...closed, user: await restingTalks(flag, undefined) } : closed;
};

/**
 * Does what an operator has decided, and records the operator: closes a flag once, makes it severe, escalates it, or lets the
 * child's talks rest. One operator suffices.
 */
export const resolve = ({ actor, body: { child_id, id, outcome } }: Admitted<typeof endpoints.resolve>) => {
  const flag = { user_id: child_id, id };
  return optimistically(async () => {
    const refused = await transact<string>({
      ...(await carryingOut(flag, outcome, actor.id)),
      audit: recording({ actor, action: 'resolve_flag', target: `${child_id} ${id} ${outcome}` }),
    });
    if (refused.includes('flag')) throw new ApiError('flag_not_found');
    if (refused.length > 0) return undefined;
    // An open voice chat learns of the pause from its next message.
    if (outcome === 'pause' || outcome === 'resume') await endLeases(child_id);
    return { resolved: true as const };
  });
};
