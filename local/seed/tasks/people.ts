import type { AiWork } from '../../../contract/ai-work';
import type { Interests } from '../../../contract/onboarding/interests';
import { mailboxOf } from '../../../contract/rules/mailbox';
import { settingPastBooks } from '../../../lambdas/accounts/about';
import { type AboutItem, abouts } from '../../../lambdas/accounts/about-store';
import { payerOf, spendAiWork } from '../../../lambdas/accounts/ai-budget';
import { startingFactor } from '../../../lambdas/accounts/factor';
import { emailLocks } from '../../../lambdas/accounts/locks';
import { mailboxMembers } from '../../../lambdas/accounts/mailbox-store';
import { users } from '../../../lambdas/accounts/store';
import { agreedVersion } from '../../../lambdas/accounts/terms';
import { addToList } from '../../../lambdas/books/put-on-list';
import { recording } from '../../../lambdas/consent/record';
import { holdWait } from '../../../lambdas/model/alone';
import { now } from '../../../lambdas/platform/clock';
import { present } from '../../../lambdas/platform/table/condition';
import { transact } from '../../../lambdas/platform/table/transact';
import { connections } from '../../../lambdas/realtime/store';
import { becomingGuardian } from '../../../lambdas/relations/supervision';
import { createUser, type NewUser } from '../../../lambdas/users/create-user';
import { updateProfile } from '../../../lambdas/users/update-profile';
import { somebody } from '../somebody';

interface OfUser {
  readonly userId: string;
}

interface Profile extends OfUser {
  readonly interests: Partial<Interests>;
  readonly pastBooks: readonly AboutItem['past_books'][number][];
}

interface Shelf extends OfUser {
  readonly books: readonly Parameters<typeof addToList>[0]['body'][];
}

interface Spending extends OfUser {
  readonly work: AiWork;
  readonly calls: number;
}

export const peopleTasks = {
  /** Creates a user. A child with a guardian also gets a record of its initial consents. */
  person: async ({ person, guardian }: { readonly person: NewUser; readonly guardian?: string }) =>
    createUser(
      person,
      guardian !== undefined && person.consents !== undefined
        ? {
            ...(await becomingGuardian(guardian, person.id)),
            ...recording(
              {
                childId: person.id,
                adultEmail: guardian,
                method: 'email_plus',
                version: agreedVersion(person.consent_version),
              },
              person.consents,
            ),
          }
        : undefined,
    ),
  profile: async ({ userId, interests, pastBooks }: Profile) => {
    await updateProfile({ actor: await somebody(userId), body: { interests } });
    return transact({ books: settingPastBooks(userId, { before: [], after: pastBooks }) });
  },
  /** The sessions of an operator count from now on. */
  factor: ({ userId }: OfUser) => transact({ factor: startingFactor(userId) }),
  shelf: async ({ userId, books }: Shelf) => {
    const actor = await somebody(userId);
    for (const body of books) await addToList({ actor, body });
  },
  /** Changes fields that no user can change, such as leaving a school. The mailbox knows a changed account type, too. */
  fields: async ({ userId, fields }: OfUser & { readonly fields: Record<string, unknown> }) => {
    const changed = await users.update({ id: userId }, { set: fields }, present('pk'));
    const user = await users.get({ id: userId }, { consistent: true });
    if (user !== undefined && 'account_type' in fields)
      await mailboxMembers.put({
        mailbox: mailboxOf(user.email),
        user_id: userId,
        account_type: user.account_type,
      });
    return changed;
  },
  /** Deletes the record of an account, and frees its address. */
  gone: async ({ userId }: OfUser) => {
    const user = await users.get({ id: userId });
    if (user !== undefined) await emailLocks.remove({ value: user.email });
    await users.remove({ id: userId });
  },
  about: ({ userId }: OfUser) => abouts.get({ id: userId }, { consistent: true }),
  recommended: ({ userId }: OfUser) =>
    abouts.update(
      { id: userId },
      { set: { interests_vec: [0.1, 0.2], book_recs: ['saltwind'], last_rec: now().toISOString() } },
    ),
  /** Uses up units of a child's daily AI budget. */
  spend: async ({ userId, work, calls }: Spending) => {
    const payer = await payerOf(userId);
    for (let call = 0; call < calls; call++) await spendAiWork(payer, work);
  },
  /** Creates a user's lease on a model call whose function has died. */
  wait: ({ userId, feature }: OfUser & { readonly feature: string }) => holdWait(userId, feature),
  /** Creates a connection whose disconnect event was lost. */
  connection: ({ userId, id }: OfUser & { readonly id: string }) =>
    connections.put({ user_id: userId, connection_id: id, connected_at: now().toISOString() }),
};
