import { deletionStages } from '../../contract/deletion/stages';
import { type DeletionItem, deletions, deletionsDue } from '../accounts/deletion-store';
import { endSharing } from '../comics/wall/end-sharing';
import { endDeviceSessions } from '../consent/end-device-sessions';
import { forgetOwnBoards } from '../leaderboard/leave-boards';
import { dueMail, keeping, queueMails } from '../mail/outbox';
import { now, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { type Condition, equal } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { transact } from '../platform/table/transact';
import { closeSockets } from '../realtime/close-sockets';
import { childrenOfGuardian } from '../relations/guardians';
import { rememberDeletion } from './again';
import { heldUntilNext, isHeld } from './held';
import { openSignIn, shutSignIn } from './pool';
import { stages } from './stages';
import { deleteWithout } from './without-sign-in';

/**
 * After the last stage everything is looked at once more: later than the longest function with its retries may write, and later
 * than a token is valid.
 */
export const sweepSeconds = 2 * 3600;

const still = (item: DeletionItem): Condition => equal('state', item.state);

/** Stores progress. False if the deletion has changed meanwhile. */
const keep = (item: DeletionItem, set: Partial<DeletionItem> & { readonly listed_at?: string }) =>
  deletions.update({ user_id: item.user_id }, { set: { ...set, list: deletionsDue } }, still(item));

/** Signs out the children who may have come in on the devices of a guardian. They lead nowhere while the account is shut. */
const shutDevices = async ({ account_type, email }: DeletionItem): Promise<void> => {
  if (account_type === 'student' || email === null) return;
  for (const { child_id } of await childrenOfGuardian(email)) await endDeviceSessions(child_id);
};

/** Signs the person out everywhere, and takes down what others have copies of, as soon as the deletion is confirmed. */
const shut = async (item: DeletionItem): Promise<void> => {
  await closeSockets(item.user_id);
  await endSharing(item.user_id);
  await forgetOwnBoards(item);
  await shutDevices(item);
  if (item.email !== null) await shutSignIn({ user_id: item.user_id, email: item.email });
  await keep(item, { shut: true, ...(item.due_at !== null && { listed_at: item.due_at }) });
};

/** Lets the person sign in again after the deletion was taken back. */
const open = async (item: DeletionItem): Promise<void> => {
  if (item.email !== null) await openSignIn({ user_id: item.user_id, email: item.email });
  await deletions.update(
    { user_id: item.user_id },
    { set: { shut: false, email: null, mail_to: null, school: null }, remove: unlisted },
    still(item),
  );
};

/** The last look, and the mail that says what is gone and what stays. */
const finish = async (item: DeletionItem): Promise<void> => {
  for (const stage of deletionStages) await stages[stage](item);
  const mails =
    item.mail_to === null
      ? []
      : [dueMail({ kind: 'deletion_done', to: item.mail_to, is_child: item.is_child })];
  const refused = await transact<string>({
    deletion: deletions.updating(
      { user_id: item.user_id },
      { set: { state: 'done', email: null, mail_to: null, school: null, children: [] }, remove: unlisted },
      still(item),
    ),
    ...keeping(mails),
  });
  if (refused.length === 0) await queueMails(mails);
  log.info('account deleted', { account: item.account_type });
};

/** Longer than a worker may run: until then the schedule orders no second one. */
const leaseSeconds = 1000;

const leaseEnd = () => secondsFrom(now(), leaseSeconds).toISOString();

/** Runs the stages that are missing, each at least once. A killed run goes on with the first one that is not stored. */
const runStages = async (item: DeletionItem): Promise<void> => {
  let current = item;
  for (const stage of deletionStages) {
    if (current.stages.includes(stage)) continue;
    await stages[stage](current);
    const done = [...current.stages, stage];
    if (!(await keep(current, { stages: done, listed_at: leaseEnd() }))) return;
    current = { ...current, stages: done };
  }
  const sweep_at = secondsFrom(now(), sweepSeconds).toISOString();
  await keep(current, { sweep_at, listed_at: sweep_at });
};

/** Begins what can no longer be taken back, unless a flag holds it. */
const begin = async (item: DeletionItem): Promise<void> => {
  if (await isHeld(item)) {
    const held_since = item.held_since ?? now().toISOString();
    await keep(item, { held_since, listed_at: heldUntilNext() });
    return;
  }
  await rememberDeletion(item.user_id);
  if (await keep(item, { state: 'running', listed_at: leaseEnd() }))
    await runStages({ ...item, state: 'running' });
};

const isReached = (at: string | null): boolean => at !== null && at <= now().toISOString();

/**
 * Does what is due of a deletion. Idempotent: the job may come twice, and its worker may be killed between two writes. Two
 * workers at once do the same work twice, and every step may be repeated. Without a deletion it looks whether the person still has
 * a sign-in.
 */
export const goOn = async (user_id: string): Promise<void> => {
  const item = await deletions.get({ user_id }, { consistent: true });
  if (item === undefined) return deleteWithout(user_id);
  if (item.state === 'stopped') return open(item);
  if (item.state === 'waiting') {
    if (!item.shut) return shut(item);
    return isReached(item.due_at) ? begin(item) : undefined;
  }
  if (item.state !== 'running') return undefined;
  if (item.sweep_at === null) return runStages(item);
  return isReached(item.sweep_at) ? finish(item) : undefined;
};
