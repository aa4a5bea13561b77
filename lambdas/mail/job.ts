import * as z from 'zod/mini';
import { crisisKinds, flagFeatures } from '../../contract/flag-kinds';
import { Region } from '../../contract/person';

const AccountName = z.enum(['student', 'teacher', 'parent', 'any']);

/** Every kind of mail, with its data and without its text. */
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
    kind: z.literal('prize_waiting'),
    to: z.string(),
    child: z.string(),
    item: z.string(),
    /** The first mail, or a reminder. */
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
  }),
]);
export type MailJob = z.infer<typeof MailJob>;
