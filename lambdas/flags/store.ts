import * as z from 'zod/mini';
import { audiences, crisisKinds, flagFeatures, flagOutcomes, severities } from '../../contract/flags/kinds';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** Open flags, for operators, by their deadlines. */
export const openFlags = 'FLAGS';

const StoredFlag = z.object({
  user_id: z.string(),
  /** `<feature>.<message>`: a message raises one flag. */
  id: z.string(),
  crisis: z.enum(crisisKinds),
  severity: z.literal(Object.values(severities)),
  feature: z.enum(flagFeatures),
  may_know: z.enum(audiences),
  state: z.enum(['open', ...flagOutcomes]),
  told: z.nullable(z.int()),
  /** When a guardian switched talks off, while the words may name a supervisor. */
  talks_off_at: z.optional(z.string()),
  created_at: z.string(),
  /** When an operator must have acted, for a flag on their list. */
  due_at: z.optional(z.string()),
  escalated_at: z.optional(z.string()),
  /** Until when an operator lets the child's talks rest. */
  talks_paused_until: z.optional(z.string()),
  /** When an operator has read the child's words. */
  words_seen_at: z.optional(z.string()),
  resolved_by: z.nullable(z.string()),
  resolved_at: z.nullable(z.string()),
});
export type FlagItem = z.infer<typeof StoredFlag>;

interface FlagParts {
  readonly user_id: string;
  readonly id: string;
}

/** Records that a child's words indicated a crisis. Does not contain the words. */
export const flags = entity({
  name: 'Flag',
  schema: StoredFlag,
  key: ({ user_id, id }: FlagParts) => ({ pk: userPartition(user_id), sk: `FLAG#${id}` }),
  // As long as the audit record of the operator who resolved it.
  retention: { days: 365 },
  onDeletion: { keep: 'that somebody was in need, without a name or an address' },
});

export const flagsOf = (userId: string): Promise<FlagItem[]> =>
  flags.list(userPartition(userId), 'FLAG#', { consistent: true });

/** Notices of flags whose mails are not all queued. */
export const noticesDue = 'FLAG_NOTICES';

/** Written with a flag and deleted when its mails are queued, so that a crash loses no mail. */
export const notices = entity({
  name: 'FlagNotice',
  schema: z.object({
    user_id: z.string(),
    id: z.string(),
    listed_at: z.string(),
    /** The operators' mails are queued, the supervisors' are not. */
    operators_told: z._default(z.boolean(), false),
  }),
  key: ({ user_id, id }: FlagParts) => ({ pk: userPartition(user_id), sk: `FLAGNOTICE#${id}` }),
  retention: { days: 30 },
  onDeletion: 'delete',
});
export type Notice = NonNullable<Awaited<ReturnType<(typeof notices)['get']>>>;
