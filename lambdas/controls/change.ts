import { ulid } from 'ulid';
import type { controls } from '../../contract/controls/endpoints';
import type { Controls } from '../../contract/controls/fields';
import { needsAdult } from '../../contract/rules/consent';
import { needsTimeZone } from '../../contract/rules/controls';
import type { Admitted } from '../accounts/admitted';
import { settingControls } from '../accounts/change-controls';
import { findUser, type UserItem } from '../accounts/find';
import { packControls } from '../accounts/stored-controls';
import { moveZone } from '../consent/move-zone';
import { markingSwitchOff } from '../flags/mark-switch-off';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { endLeases } from '../realtime/lease';
import { recordingChange } from '../relations/changes-store';
import { guardiansOf } from '../relations/guardians';
import type { SupervisionItem } from '../relations/store';
import { supervisionOf } from '../relations/supervision';
import { stillWishing, strictestOf, wishing, wishOf } from '../relations/wishes';
import { spentUnder } from './minutes';
import { presentControls } from './present';
import { controlChanges } from './store';

interface Guarded {
  readonly child: UserItem;
  readonly guardianship: SupervisionItem;
}

/** Throws `child_not_found`. */
const getGuarded = async (email: string, childId: string): Promise<Guarded> => {
  const [child, guardianship] = await Promise.all([findUser(childId), supervisionOf(email, childId)]);
  if (child === undefined || !guardianship?.guardian) throw new ApiError('child_not_found');
  return { child, guardianship };
};

export const ofChild = async ({ actor, params: { child_id } }: Admitted<typeof controls.ofChild>) => {
  const { child, guardianship } = await getGuarded(actor.user.email, child_id);
  return presentControls(child, guardianship, actor.id);
};

const isChatOff = ({ off }: Controls): boolean => off.includes('chat') || off.includes('voice');

/**
 * One attempt to store a guardian's decision: with the guardianship what the guardian wants, in the child's record what holds, and
 * an entry of the history. Undefined if somebody has changed something meanwhile.
 */
const decide = async (by: { id: string; email: string }, childId: string, wanted: Partial<Controls>) => {
  const { child, guardianship } = await getGuarded(by.email, childId);
  if (!needsAdult(child, consentAges())) throw new ApiError('decides_alone');
  const before = wishOf(guardianship);
  const after = { ...before, ...wanted };
  if (needsTimeZone(after) && child.time_zone === null) throw new ApiError('time_zone_needed');
  if (packControls(after) === packControls(before)) return true;
  const others = (await guardiansOf(childId)).filter(({ adult_email }) => adult_email !== by.email);
  const holds = strictestOf([after, ...others.map(wishOf)]);
  const at = now();
  const packed = { before: packControls(before), after: packControls(after) };
  const refused = await transact<string>({
    ...wishing(guardianship, after),
    ...stillWishing(others),
    user: settingControls(child, holds, await spentUnder(child, holds)),
    change: controlChanges.creating({
      child_id: childId,
      id: ulid(at.getTime()),
      at: at.toISOString(),
      by: by.id,
      ...(packed.before !== undefined && { before: packed.before }),
      ...(packed.after !== undefined && { after: packed.after }),
    }),
    ...(isChatOff(after) && !isChatOff(before) && (await markingSwitchOff(childId))),
  });
  return refused.length === 0 || undefined;
};

/**
 * A guardian's decision, within what was consented. It holds from the child's next call and the next message of an open socket on.
 * Of two guardians the stricter decision holds. Operators learn of it when chats are switched off while an open flag may name a
 * supervisor.
 */
export const change = async ({ actor, params: { child_id }, body }: Admitted<typeof controls.change>) => {
  const { time_zone, ...wanted } = body;
  const by = { id: actor.id, email: actor.user.email };
  const { child } = await getGuarded(by.email, child_id);
  if (!needsAdult(child, consentAges())) throw new ApiError('decides_alone');
  await moveZone(child_id, time_zone, () => ({
    change: recordingChange(child_id, by.id, 'time_zone'),
  }));
  await optimistically(() => decide(by, child_id, wanted));
  // Also after a repeated call: the first one may have been interrupted here.
  await endLeases(child_id);
  return ofChild({ actor, params: { child_id } });
};
