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
  }),
  z.object({ kind: z.literal('consent_confirmation'), to: z.string(), token: z.string(), child: z.string() }),
  z.object({ kind: z.literal('consent_given'), to: z.string(), token: z.string(), child: z.string() }),
  z.object({ kind: z.literal('teacher_verified'), to: z.string() }),
  /** `from`: the name of the student; null if it has not been checked yet. */
  z.object({ kind: z.literal('referral'), to: z.string(), from: z.nullable(z.string()) }),
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
  z.object({
    kind: z.literal('flag_raised'),
    to: z.string(),
    child: z.string(),
    crisis: z.enum(crisisKinds),
    region: Region,
  }),
  z.object({
    kind: z.literal('flag_for_operators'),
    to: z.string(),
    crisis: z.enum(crisisKinds),
    feature: z.enum(flagFeatures),
    doubtful: z._default(z.boolean(), false),
  }),
]);
export type MailJob = z.infer<typeof MailJob>;

/** About a child in a crisis: such a mail must not wait for mails of other kinds. */
export type CrisisMail = Extract<MailJob, { kind: 'flag_raised' | 'flag_for_operators' }>;
export type OrdinaryMail = Exclude<MailJob, CrisisMail>;
