import * as z from 'zod/mini';
import { AccountType, Consents } from '../../contract/user';
import { entity } from '../platform/table/entity';

const StoredInvitation = z.object({
  email: z.string(),
  /** Of the code in the mail's link; a new mail brings a new code. */
  code_hash: z.string(),
  account_type: z.nullable(AccountType),
  school: z.nullable(z.string()),
  consents: z.nullable(Consents),
  /** The parent who gave the consents; null where a school did. */
  consents_by: z.nullable(z.string()),
  inviter_id: z.string(),
  invited_by: z.string(),
  created_at: z.string(),
  valid_until: z.string(),
  used_by: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
});
export type InvitationItem = z.infer<typeof StoredInvitation>;

/** One per address: whoever is invited again gets the same one, renewed. */
export const invitations = entity({
  name: 'Invitation',
  schema: StoredInvitation,
  key: ({ email }: { email: string }) => ({ pk: `INVITATION#${email}`, sk: 'INVITATION' }),
  retention: { days: 180 },
});

export const invitationList = 'INVITATIONS';

export const waitlist = entity({
  name: 'WaitlistEntry',
  schema: z.object({ email: z.string(), created_at: z.string() }),
  key: ({ email }: { email: string }) => ({ pk: `WAITLIST#${email}`, sk: 'ENTRY' }),
  retention: { days: 730 },
});

export const waitlistList = 'WAITLIST';
