import * as z from 'zod/mini';
import { absent, type Condition, equal } from '../platform/table/condition';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

export type State = 'asked' | 'accepted' | 'declined';

/** The two halves of a relation differ only in their keys and are always written together. */
export const Standing = z.object({
  state: z.enum(['asked', 'accepted', 'declined']),
  changed_at: z.string(),
  /** Incremented with every change. */
  version: z.int(),
});

/** The condition that a relation is as it was read; undefined: that it does not exist. */
export const unchanged = (before: { readonly version: number } | undefined): Condition =>
  before === undefined ? absent('pk') : equal('version', before.version);

const Supervision = z.extend(Standing, {
  adult_email: z.string(),
  /** The account that asked; null for a guardian, who needs none. */
  adult_id: z.nullable(z.string()),
  child_id: z.string(),
  /** The adult has consented for the child. */
  guardian: z.boolean(),
  /** Accepted without the child's answer, because the adult is a teacher of the child's school. */
  automatic: z.boolean(),
  /** The school that both belonged to: the supervision lasts while both belong to it. Null: independent of a school. */
  school: z.nullable(z.string()),
  /** The child has reported the adult: further requests do not reach the child, and the adult is not told. */
  reported: z._default(z.boolean(), false),
  /** The ids of the teacher's classes that the child is in. */
  classes: z._default(z.array(z.string()), []),
  /** The child's badges for these classes. A new badge, or none, ends the one that was printed before. */
  badges: z.optional(z.array(z.object({ class_id: z.string(), hash: z.string(), made_at: z.string() }))),
  /** The class whose code the child typed: the supervision lasts while it or another class of the child is open. */
  by_class: z._default(z.nullable(z.string()), null),
  /** What this guardian has switched off or limited for the child, as a short string; absent for nothing. */
  controls: z.optional(z.string()),
  /** A guardian's answer about this adult, with the guardian's address; null before an answer. */
  guardian_answer: z._default(z.nullable(z.object({ by: z.string(), yes: z.boolean() })), null),
  /** The classes that a guardian took the child out of, and until when nobody puts it back. */
  left_classes: z.optional(z.array(z.object({ id: z.string(), until: z.string() }))),
  /** A guardian is mailed about sorrows without danger, too. */
  mild_by_mail: z._default(z.boolean(), false),
});
export type SupervisionItem = z.infer<typeof Supervision>;

export interface SupervisionKey {
  readonly adult_email: string;
  readonly child_id: string;
}

const adultPartition = (email: string) => `ADULT#${email}`;

/** The adult's half. Keyed by address, because a guardian supervises from the consent on, with or without an account. */
export const supervisions = entity({
  name: 'Supervision',
  schema: Supervision,
  key: ({ adult_email, child_id }: SupervisionKey) => ({
    pk: adultPartition(adult_email),
    sk: `CHILD#${child_id}`,
  }),
  retention: 'account',
  onDeletion: { mirror: 'grown-ups' },
});

/** The child's half. */
export const grownUps = entity({
  name: 'GrownUp',
  schema: Supervision,
  key: ({ adult_email, child_id }: SupervisionKey) => ({
    pk: userPartition(child_id),
    sk: `GROWNUP#${adult_email}`,
  }),
  retention: 'account',
  onDeletion: { mirror: 'grown-ups' },
});

export const supervisionsBy = (email: string, { consistent = false } = {}) =>
  supervisions.list(adultPartition(email), 'CHILD#', { consistent });

/** Those after a child, in the order of the children's ids; all that are left without a limit. */
export const supervisionsAfter = (email: string, childId: string | undefined, limit?: number) =>
  supervisions.list(adultPartition(email), 'CHILD#', {
    ...(limit !== undefined && { limit }),
    ...(childId !== undefined && { after: `CHILD#${childId}` }),
  });

export const grownUpsOf = (childId: string) =>
  grownUps.list(userPartition(childId), 'GROWNUP#', { consistent: true });

/** The numbers of a user's friends and own open requests, so that limits also hold for simultaneous requests. */
export const relationCounts = entity({
  name: 'RelationCount',
  schema: z.object({ friends: z._default(z.int(), 0), asked: z._default(z.int(), 0) }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'RELATIONS' }),
  retention: 'account',
  onDeletion: 'delete',
});
