import * as z from 'zod/mini';
import { recordedKinds } from '../../contract/consent/kinds';
import { Consents } from '../../contract/users/fields';
import { now, secondsFrom } from '../platform/clock';
import { equal } from '../platform/table/condition';
import { entity, unlisted } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

const StoredRequest = z.object({
  child_id: z.string(),
  adult_email: z.string(),
  state: z.enum(['asked', 'declined', 'answered', 'confirm', 'given']),
  /** The consents as answered; all false before the answer. */
  consents: Consents,
  version: z.string(),
  asked_at: z.string(),
  confirm_after: z.nullable(z.string()),
  /** Hash of the secret in the first mail, which authorizes the answer. */
  answer_hash: z.string(),
  /** Hash of the secret in the second mail, which authorizes the confirmation and later changes. */
  confirm_hash: z.nullable(z.string()),
  /** Hash of the secret in the newest mail about a newer version, with the rights of the second mail, and when it was sent. */
  terms_hash: z.optional(z.string()),
  terms_mailed_at: z.optional(z.string()),
  /** The zone of the device of a grown-up who wants the weekly letter; absent: no letter is wanted. */
  letter_zone: z.optional(z.string()),
  /** The number of mails to grown-ups on this day. */
  mails: z.object({ day: z.string(), count: z.int() }),
});
export type RequestItem = z.infer<typeof StoredRequest>;

/** The child's current request. A new request replaces it. */
export const requests = entity({
  name: 'ConsentRequest',
  schema: StoredRequest,
  key: ({ child_id }: { child_id: string }) => ({ pk: userPartition(child_id), sk: 'CONSENTREQUEST' }),
  retention: 'account',
  onDeletion: 'delete',
});

/** The list of requests whose second or third mail is to be sent, by the time it is due. */
export const mailsDue = 'CONSENT_MAILS';

/** If a run claims a mail and dies, a later run of the schedule claims it again after this time. */
const leaseSeconds = 600;

/** The listing of a claimed mail, written together with the mail's secret or the state that the mail reports. */
export const mailTaken = () => ({
  list: mailsDue,
  listed_at: secondsFrom(now(), leaseSeconds).toISOString(),
});

/** Removes the entry from the list, unless another mail has been claimed since. */
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

export const ConsentRecord = z.object({
  child_id: z.string(),
  consent: z.enum(recordedKinds),
  given: z.boolean(),
  version: z.string(),
  method: z.enum(methods),
  /** Null if a school consented, or if the student is old enough to decide. */
  adult_email: z.nullable(z.string()),
  at: z.string(),
});
export type ConsentItem = z.infer<typeof ConsentRecord>;

/** Every yes and no given for a child. Entries are only added, never changed. */
export const consentRecords = entity({
  name: 'Consent',
  schema: ConsentRecord,
  key: ({ child_id, at, consent }: { child_id: string; at: string; consent: string }) => ({
    pk: userPartition(child_id),
    sk: `CONSENT#${at}#${consent}`,
  }),
  retention: 'account',
  onDeletion: { mirror: 'consents' },
});

export const recordsOf = async (childId: string): Promise<ConsentItem[]> =>
  (await consentRecords.list(userPartition(childId), 'CONSENT#', { consistent: true })).toReversed();

export const latestRecordsOf = (childId: string, limit: number): Promise<ConsentItem[]> =>
  consentRecords.list(userPartition(childId), 'CONSENT#', { limit, newestFirst: true, consistent: true });

/** The decisions on the core that came into force, the latest first. An answer to the first mail alone did not. */
export const decisionsOf = async (childId: string): Promise<ConsentItem[]> =>
  (await recordsOf(childId)).filter(({ consent, method }) => consent === 'core' && method !== 'email');
