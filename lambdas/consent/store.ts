import * as z from 'zod/mini';
import { consentKinds } from '../../contract/consent-kinds';
import { Consents } from '../../contract/person';
import { now, secondsFrom } from '../platform/clock';
import { equal } from '../platform/table/condition';
import { entity, unlisted } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

const StoredRequest = z.object({
  child_id: z.string(),
  adult_email: z.string(),
  state: z.enum(['asked', 'declined', 'answered', 'confirm', 'given']),
  /** As answered; all no before. */
  consents: Consents,
  version: z.string(),
  asked_at: z.string(),
  confirm_after: z.nullable(z.string()),
  /** Of the secret in the first mail, with which the answer is given. */
  answer_hash: z.string(),
  /** Of the secret in the second mail, with which it is confirmed and later changed. */
  confirm_hash: z.nullable(z.string()),
  /** How often a grown-up was written to on this day. */
  mails: z.object({ day: z.string(), count: z.int() }),
});
export type RequestItem = z.infer<typeof StoredRequest>;

/** The child's request as it stands: a new one takes the place of the one before. */
export const requests = entity({
  name: 'ConsentRequest',
  schema: StoredRequest,
  key: ({ child_id }: { child_id: string }) => ({ pk: userPartition(child_id), sk: 'CONSENTREQUEST' }),
  retention: 'account',
});

/** Requests whose grown-up is to get the second or the third mail, listed at the time it is due. */
export const mailsDue = 'CONSENT_MAILS';

/** Whoever takes a mail to send and dies leaves it to the next run of the schedule after this long. */
const leaseSeconds = 600;

/** On the list as taken, to be set together with the secret that the mail has, or the state that it tells of. */
export const mailTaken = () => ({
  list: mailsDue,
  listed_at: secondsFrom(now(), leaseSeconds).toISOString(),
});

/** Off the list, unless another mail has been taken since. */
export const mailSent = ({ child_id, confirm_hash }: Pick<RequestItem, 'child_id' | 'confirm_hash'>) =>
  requests.update({ child_id }, { remove: unlisted }, equal('confirm_hash', confirm_hash));

const methods = [
  'email',
  'email_plus',
  'adult_link',
  'parent_account',
  'parent_invitation',
  'school',
  'self',
  'operator',
] as const;
export type Method = (typeof methods)[number];

const StoredConsent = z.object({
  child_id: z.string(),
  consent: z.enum(consentKinds),
  given: z.boolean(),
  version: z.string(),
  method: z.enum(methods),
  /** Null where a school consented, or the student is old enough to decide. */
  adult_email: z.nullable(z.string()),
  at: z.string(),
});
export type ConsentItem = z.infer<typeof StoredConsent>;

/** Every yes and no that was ever said for a child: never changed, only added to. */
export const consentRecords = entity({
  name: 'Consent',
  schema: StoredConsent,
  key: ({ child_id, at, consent }: { child_id: string; at: string; consent: string }) => ({
    pk: userPartition(child_id),
    sk: `CONSENT#${at}#${consent}`,
  }),
  retention: 'account',
});

export const recordsOf = async (childId: string): Promise<ConsentItem[]> =>
  (await consentRecords.list(userPartition(childId), 'CONSENT#', { consistent: true })).toReversed();

/** What was decided last on the core, as far as it came into force: an answer by the first mail alone did not. */
export const latestDecision = async (childId: string): Promise<ConsentItem | undefined> =>
  (await recordsOf(childId)).find(({ consent, method }) => consent === 'core' && method !== 'email');

const adultPartition = (email: string) => `ADULT#${email}`;

/** Who has consented for whom, so that a grown-up finds the children and counts as verified. */
export const guardianships = entity({
  name: 'Guardianship',
  schema: z.object({ adult_email: z.string(), child_id: z.string(), since: z.string() }),
  key: ({ adult_email, child_id }: { adult_email: string; child_id: string }) => ({
    pk: adultPartition(adult_email),
    sk: `CHILD#${child_id}`,
  }),
  retention: 'account',
});

export const childrenOf = (email: string) =>
  guardianships.list(adultPartition(email), 'CHILD#', { consistent: true });
