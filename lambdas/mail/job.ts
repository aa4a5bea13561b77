import * as z from 'zod/mini';

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
]);
export type MailJob = z.infer<typeof MailJob>;
