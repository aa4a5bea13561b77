import * as z from 'zod/mini';
import { AskedCorrection } from '../consent/details';
import { UserId } from '../fields';
import { AccountType, BirthYear, Email, Region } from '../users/fields';

/** A school's name as operators write it; null takes a person out of a school. */
const SchoolName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

/**
 * The actions of operators that need two of them: whatever opens a child's data to somebody new, or takes a guardian's or the
 * law's say away. Each has its part in `lambdas/proposals/actions.ts`.
 */
export const Change = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('end_guardianship'), adult_email: Email, child_id: UserId }),
  z.strictObject({ action: z.literal('verify_teacher'), id: UserId }),
  /** A parent's invitation beside a school's: who uses it comes to the parent. */
  z.strictObject({ action: z.literal('admit_invitation'), email: Email, owner: UserId }),
  /** An absent field stays unchanged. */
  z.strictObject({
    action: z.literal('correct_details'),
    id: UserId,
    birth_year: z.optional(BirthYear),
    region: z.optional(Region),
    school: z.optional(z.nullable(SchoolName)),
  }),
]);
export type Change = z.infer<typeof Change>;
export type ChangeOf<A extends Change['action']> = Extract<Change, { action: A }>;

/** What operators see of a person whose details are to be corrected. */
export const PersonDetails = z.object({
  id: z.string(),
  username: z.string(),
  account_type: AccountType,
  age: z.int(),
  birth_year: z.nullable(z.int()),
  region: Region,
  school: z.nullable(z.string()),
  /** Whether a guardian decides about the age and the region. */
  has_guardian: z.boolean(),
  asked: z.nullable(AskedCorrection),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

/** The days after which a proposal that nobody has agreed to is void. */
export const proposalDays = 7;

/** A proposal as operators see it. */
export const Proposal = z.object({
  id: z.string(),
  /** The operators' own reference to the reason, a ticket say. It stays in the log for a year and names nobody. */
  case: z.string(),
  change: Change,
  /** The name, address and school of the person whom it is about; null after a deletion. */
  about: z.nullable(z.string()),
  proposed_by: z.string(),
  proposed_at: z.string(),
  valid_until: z.string(),
  state: z.enum(['proposed', 'agreed', 'withdrawn']),
  /** The reader has proposed it, under this or another address of the mailbox, so another operator must agree. */
  yours: z.boolean(),
});
export type Proposal = z.infer<typeof Proposal>;
