import type { DeletionStage } from '../../contract/deletion/stages';
import type { DeletionItem } from '../accounts/deletion-store';
import { releaseNames } from '../accounts/release-names';
import { replaceTargets } from '../audit/record';
import { closeCodes } from '../classes/close-codes';
import { deleteComics } from '../comics/delete-comics';
import { proveEnded } from '../consent/prove-ended';
import { removeExports } from '../exports/remove';
import { forgetAddress } from '../invitations/forget-address';
import { leaveBoards } from '../leaderboard/leave-boards';
import type { Mirror } from '../platform/table/on-deletion';
import { endReferrals } from '../referrals/end-referrals';
import { endFriendships } from '../relations/end-friendships';
import { closeOrders } from '../shop/orders/close-orders';
import { endSupervisions } from './end-supervisions';
import type { Leaving } from './leaving';
import { findLeaving } from './link';
import { markOf } from './mark';
import { deletePartition } from './partition';
import { deleteSignIn } from './pool';

/** What operators did stays on record, under the mark. */
const forgetInActions: Step = ({ user_id, email }) =>
  replaceTargets([user_id, ...(email === null ? [] : [email])], markOf(user_id));

type Step = (leaving: Leaving) => Promise<void>;

/** A step for each kind of items that stand outside the person's partition. */
const steps: Readonly<Record<Mirror, Step>> = {
  boards: async (leaving) => {
    if (leaving.account_type === 'student') await leaveBoards(leaving);
  },
  comics: deleteComics,
  friends: ({ user_id }) => endFriendships(user_id),
  'grown-ups': endSupervisions,
  classes: ({ user_id }) => closeCodes(user_id),
  referrals: endReferrals,
  orders: async ({ user_id, user }) => {
    if (user !== undefined) await closeOrders(user_id);
  },
  consents: ({ user_id }) => proveEnded(user_id),
  actions: forgetInActions,
  names: async ({ user }) => {
    if (user !== undefined) await releaseNames(user);
  },
  exports: async ({ user }) => {
    if (user !== undefined) await removeExports(user);
  },
  address: async ({ user_id, email }) => {
    if (email !== null) await forgetAddress({ user_id, email });
  },
};

const signIn: Step = async ({ user_id, email }) => {
  if (email !== null) await deleteSignIn({ user_id, email });
};

const inOrder =
  (...some: readonly Step[]) =>
  async (item: DeletionItem): Promise<void> => {
    const leaving = { ...item, user: await findLeaving(item.user_id) };
    for (const step of some) await step(leaving);
  };

/**
 * The stages of a deletion. Each is idempotent. What points to something goes before it: pictures before the items with their
 * names, the record last, and the address after the sign-in, so that nobody signs up with it before.
 */
export const stages: Readonly<Record<DeletionStage, (item: DeletionItem) => Promise<void>>> = {
  boards: inOrder(steps.boards),
  people: inOrder(
    // While the relations are there: they name who may have asked for a copy.
    steps.exports,
    steps.orders,
    steps.friends,
    steps['grown-ups'],
    steps.classes,
    steps.referrals,
    steps.consents,
    steps.actions,
  ),
  pictures: inOrder(steps.comics),
  records: inOrder(steps.names, ({ user_id }) => deletePartition(user_id)),
  sign_in: inOrder(signIn, steps.address),
};
