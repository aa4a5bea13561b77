import type { addresses } from '../../contract/addresses/endpoints';
import { needsAdult } from '../../contract/rules/consent';
import { isMadeUp } from '../../contract/rules/made-up-address';
import type { Admitted } from '../accounts/admitted';
import type { UserItem } from '../accounts/find';
import { maskedAddress } from '../accounts/mask';
import { ownName } from '../accounts/names';
import type { OrdinaryMail } from '../mail/job';
import { dueMail, keeping, queueMails } from '../mail/outbox';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { countingToday } from '../platform/daily-count';
import { hashOf, newSecret } from '../platform/secret';
import { absent, all, any, below, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { guardiansOf } from '../relations/guardians';
import { presentAddress } from './present';
import { type ChangeItem, changes } from './store';
import { type Usability, usabilityOf } from './usable';
import { whoseAddress } from './whose';

const validSeconds = 86_400;
const changesPerDay = 3;

/** Below the age of consent the guardians are told. */
const toGuardians = async (user: UserItem, next: string): Promise<OrdinaryMail[]> => {
  const guardians = needsAdult(user, consentAges()) ? await guardiansOf(user.id) : [];
  const about = { kind: 'address_of_child', child: ownName(user), next } as const;
  return guardians.map(({ adult_email: to }) => ({ ...about, to }));
};

/** The mail to the new mailbox. Its link exists only if the person can take the address. */
const toNext = (to: string, token: string, usability: Usability): OrdinaryMail[] => {
  if (usability === 'shut') return [];
  return [usability === 'free' ? { kind: 'address_next', to, token } : { kind: 'address_taken', to }];
};

/**
 * Whom the present mailbox's mail goes to. A child without a mailbox has its guardian's instead: the one who asks, or one of them
 * if the child has come of age and asks. Throws `address_not_found` for a child whom no guardian stands by.
 */
const presentMailbox = async (asker: UserItem, user: UserItem): Promise<string> => {
  if (!isMadeUp(user.email)) return user.email;
  if (asker.id !== user.id) return asker.email;
  const [guardian] = await guardiansOf(user.id);
  if (guardian === undefined) throw new ApiError('address_not_found');
  return guardian.adult_email;
};

/** Expired changes are replaced. */
const noneOpen = () =>
  any(absent('pk'), all(equal('state', 'asked'), below('valid_until', now().toISOString())));

/**
 * Stores the change and mails both mailboxes. For an address that cannot be used, everything is the same but the mail to it, so
 * that the answer reveals nothing; no link can confirm such a change.
 */
export const ask = async ({ actor, params, body: { email } }: Admitted<typeof addresses.ask>) => {
  const user = await whoseAddress(actor, params.person);
  if (email === user.email) throw new ApiError('address_same');
  const next = maskedAddress(email);
  const [present, usability, mailsToGuardians] = await Promise.all([
    presentMailbox(actor.user, user),
    usabilityOf(user, email),
    toGuardians(user, next),
  ]);
  const [ofPresent, ofNext] = [newSecret(), newSecret()];
  const change: ChangeItem = {
    user_id: user.id,
    from: user.email,
    to: email,
    state: 'asked',
    present_hash: hashOf(ofPresent),
    next_hash: hashOf(ofNext),
    confirmed: { present: false, next: false },
    valid_until: secondsFrom(now(), validSeconds).toISOString(),
    former_user: null,
  };
  const mails = [
    { kind: 'address_present', to: present, token: `${user.id}.${ofPresent}`, next } as const,
    ...toNext(email, `${user.id}.${ofNext}`, usability),
    ...mailsToGuardians,
  ].map(dueMail);
  const refused = await transact<string>({
    change: changes.putting(change, noneOpen()),
    count: countingToday(user.id, 'addresschange', changesPerDay),
    ...keeping(mails),
  });
  if (refused.includes('change')) throw new ApiError('address_pending');
  if (refused.length > 0) throw new ApiError('address_asked_too_often');
  await queueMails(mails);
  return presentAddress(user);
};
