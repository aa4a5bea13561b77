import * as z from 'zod/mini';
import { crisisKinds, flagFeatures } from '../../contract/flags/kinds';
import { Region } from '../../contract/users/fields';

const AccountName = z.enum(['student', 'teacher', 'parent', 'any']);

/** The data of every kind of mail, without its text. */
export const MailJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('invitation'),
    to: z.string(),
    code: z.string(),
    invited_by: z.string(),
    account: AccountName,
    valid_days: z.int(),
  }),
  z.object({
    kind: z.literal('consent_request'),
    to: z.string(),
    token: z.string(),
    /** Null if the name has not been checked yet. */
    child: z.nullable(z.string()),
    /** True for a reminder. */
    again: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('consent_confirmation'), to: z.string(), token: z.string(), child: z.string() }),
  z.object({ kind: z.literal('consent_given'), to: z.string(), token: z.string(), child: z.string() }),
  z.object({ kind: z.literal('address_next'), to: z.string(), token: z.string() }),
  z.object({ kind: z.literal('address_taken'), to: z.string() }),
  /** `next`: the masked new address. */
  z.object({ kind: z.literal('address_present'), to: z.string(), token: z.string(), next: z.string() }),
  z.object({ kind: z.literal('address_of_child'), to: z.string(), child: z.string(), next: z.string() }),
  z.object({ kind: z.literal('address_changed'), to: z.string() }),
  z.object({ kind: z.literal('address_left'), to: z.string(), next: z.string() }),
  z.object({ kind: z.literal('address_refused'), to: z.string(), next: z.string() }),
  z.object({
    kind: z.literal('terms_changed'),
    to: z.string(),
    /** Null for a grown-up who answers in the account. */
    token: z.nullable(z.string()),
    children: z.array(z.string()),
    /** What changed, in sentences. */
    changes: z.array(z.string()),
    /** True for a reminder. */
    again: z.boolean(),
  }),
  z.object({ kind: z.literal('teacher_verified'), to: z.string() }),
  /** `from`: the name of the student; null if it has not been checked yet. */
  z.object({
    kind: z.literal('referral'),
    to: z.string(),
    /** For the link that takes the address off the waitlist. Absent in mails that were ordered before there was such a link. */
    token: z.optional(z.string()),
    from: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('grown_up_asks'),
    to: z.string(),
    child: z.string(),
    /** The masked address of the person who asks. */
    address: z.string(),
    role: z.enum(['teacher', 'parent']),
  }),
  z.object({
    kind: z.literal('prize_waiting'),
    to: z.string(),
    child: z.string(),
    item: z.string(),
    /** True for a reminder. */
    again: z.boolean(),
  }),
  z.object({
    kind: z.literal('family_reward'),
    to: z.string(),
    child: z.string(),
    item: z.string(),
    again: z.boolean(),
  }),
  z.object({
    kind: z.literal('gift_card'),
    to: z.string(),
    child: z.string(),
    item: z.string(),
    code: z.string(),
  }),
  /** `child`: the name of the child for whom a guardian asks; null for one's own account. */
  z.object({
    kind: z.literal('deletion_asked'),
    to: z.string(),
    token: z.string(),
    child: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('deletion_begun'),
    to: z.string(),
    token: z.string(),
    child: z.nullable(z.string()),
    due_at: z.string(),
  }),
  z.object({ kind: z.literal('deletion_done'), to: z.string(), is_child: z.boolean() }),
  z.object({ kind: z.literal('sign_in_made'), to: z.string(), child: z.string() }),
  z.object({
    kind: z.literal('flag_raised'),
    to: z.string(),
    child: z.string(),
    crisis: z.enum(crisisKinds),
    region: Region,
  }),
  /** Without what was said and where. */
  z.object({ kind: z.literal('sorrow_noticed'), to: z.string(), child: z.string(), child_id: z.string() }),
  z.object({
    kind: z.literal('flag_for_operators'),
    to: z.string(),
    crisis: z.enum(crisisKinds),
    feature: z.enum(flagFeatures),
    doubtful: z._default(z.boolean(), false),
    talks_off: z._default(z.boolean(), false),
    escalated: z._default(z.boolean(), false),
  }),
]);
export type MailJob = z.infer<typeof MailJob>;

/** About a child in a crisis: such a mail must not wait for mails of other kinds. */
export type CrisisMail = Extract<MailJob, { kind: 'flag_raised' | 'flag_for_operators' }>;
export type OrdinaryMail = Exclude<MailJob, CrisisMail>;
