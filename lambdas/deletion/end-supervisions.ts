import { findUser } from '../accounts/find';
import { replaceLooker } from '../analytics/replace-looker';
import { unverifyWithoutChildren } from '../consent/end-guardianship';
import { forgetInRecords, forgetQuestions, leaveChild } from '../consent/leave-child';
import { forgetInControls } from '../controls/forget-guardian';
import { forgetGifts } from '../family/gifts/kept';
import { forgetInvitation, forgetInvitations } from '../invitations/forget-address';
import { forgetLetters } from '../letters/subscribe';
import { inParallel } from '../platform/in-parallel';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { forgetInChanges } from '../relations/changes-store';
import { grownUpsOf, type SupervisionItem, supervisionsBy } from '../relations/store';
import { countingChange, endingSupervision, supervisionOf } from '../relations/supervision';
import { forgetGiver, removeRewards } from '../shop/family/leave-family';
import type { Leaving } from './leaving';
import { markOf } from './mark';

/** Deletes both halves, as often as they change meanwhile. */
const end = (pair: SupervisionItem): Promise<true> =>
  optimistically(async () => {
    const before = await supervisionOf(pair.adult_email, pair.child_id);
    if (before === undefined) return true;
    const refused = await transact<string>({
      ...endingSupervision(before),
      ...(before.state === 'asked' && countingChange(before, 'declined')),
    });
    return refused.length === 0 || undefined;
  });

/** Ends who sees a child. A parent whose last child is gone may invite no other. */
const leaveGrownUps = async (childId: string): Promise<void> => {
  for (const pair of await grownUpsOf(childId)) {
    await end(pair);
    if (pair.guardian) await unverifyWithoutChildren(pair.adult_email);
  }
};

const leaveOne = async (userId: string, pair: SupervisionItem): Promise<void> => {
  const { child_id, adult_email: email } = pair;
  // Before the pair ends: it names the child.
  await replaceLooker(child_id, userId, markOf(userId));
  if (pair.guardian) await leaveChild(pair);
  await end(pair);
  await forgetInRecords(child_id, email);
  await forgetInChanges(child_id, userId);
  await forgetGifts(child_id, userId);
  await forgetInControls(child_id, userId);
  await forgetGiver(child_id, email);
  const child = await findUser(child_id);
  if (child !== undefined) await forgetInvitation(child.email, userId);
};

/** Guardianships and open requests also change what belongs to the grown-up, and would only wait for each other. */
const isAlone = ({ guardian, state }: SupervisionItem): boolean => guardian || state === 'asked';

/**
 * A grown-up leaves the children, and what names the grown-up's address there. Students several at once: a teacher may have
 * thousands, and a run has a timeout.
 */
const leaveChildren = async (userId: string, email: string): Promise<void> => {
  const pairs = await supervisionsBy(email, { consistent: true });
  for (const pair of pairs.filter(isAlone)) await leaveOne(userId, pair);
  await inParallel(
    pairs.filter((pair) => !isAlone(pair)),
    (pair) => leaveOne(userId, pair),
  );
  await forgetInvitations(userId);
  await forgetQuestions(email);
  await removeRewards(email);
  await forgetLetters(email);
};

/** Ends who sees whom: for a child its grown-ups, for a grown-up the children. */
export const endSupervisions = async ({ account_type, user_id, email }: Leaving): Promise<void> => {
  if (account_type === 'student') await leaveGrownUps(user_id);
  else if (email !== null) await leaveChildren(user_id, email);
};
