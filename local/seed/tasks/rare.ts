import { formerAddresses, formerAddressesOf } from '../../../lambdas/accounts/former-addresses';
import { changes } from '../../../lambdas/addresses/store';
import { askedCorrections } from '../../../lambdas/consent/details-store';
import { schoolTerms, termsAsks } from '../../../lambdas/consent/terms/store';
import { exportItems } from '../../../lambdas/exports/store';
import { shutOuts } from '../../../lambdas/invitations/store';
import { now } from '../../../lambdas/platform/clock';
import { hashOf } from '../../../lambdas/platform/secret';
import { proposals } from '../../../lambdas/proposals/store';
import { referralMails } from '../../../lambdas/referrals/address-store';

interface Rare {
  readonly userId: string;
  readonly email: string;
  /** The address of the guardian. */
  readonly adult: string;
}

/** Items that take days, mails and operators to come about, for tests of what is left of a person. */
export const rareTasks = {
  rare: async ({ userId: user_id, email, adult: adult_email }: Rare) => {
    const at = now().toISOString();
    const [former, next, version] = [`old-${email}`, `new-${email}`, '2026-11'];
    await formerAddresses.put({ value: former, user_id });
    await formerAddressesOf.put({ user_id, value: former });
    await changes.put({
      ...{ user_id, from: email, to: next, state: 'asked', valid_until: at, former_user: null },
      ...{ present_hash: 'a', next_hash: 'b', confirmed: { present: false, next: false } },
    });
    await askedCorrections.put({ user_id, birth_year: 2015, region: null, asked_at: at });
    await exportItems.put({
      ...{ id: 'copy', about: user_id, asker: user_id, state: 'making', step: 'records', done: 0, of: 1 },
      ...{ size: null, lease_until: null, expected_by: at, asked_at: at, ready_at: null },
    });
    await proposals.put({
      ...{ id: user_id, case: 'T-1', target_hash: 'c', state: 'proposed', proposed_at: at, agreed_by: null },
      ...{ proposed_by: 'operator', proposer: 'Operator' },
      change: { action: 'end_guardianship', adult_email, child_id: user_id },
    });
    await termsAsks.put({ adult_email, version, asked_at: at, mails: 1 });
    await schoolTerms.put({
      ...{ key: `child#${user_id}`, board: null, version, school: null },
      ...{ asked_at: at, agreed: null, answered_at: null },
    });
  },
  /** A shut-out and the mail of a referral, as they were written before hashes had a key. */
  plainHashes: async ({ shut, mailed }: { readonly shut: string; readonly mailed: string }) => {
    const created_at = now().toISOString();
    await shutOuts.put({ mailbox: hashOf(shut), invitation: hashOf(`operators ${shut}`), created_at });
    await referralMails.put({ mailbox: hashOf(mailed), created_at });
  },
};
