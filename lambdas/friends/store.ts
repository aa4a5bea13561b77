import * as z from 'zod/mini';
import { absent, type Condition, equal } from '../platform/table/condition';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

export type State = 'asked' | 'accepted' | 'declined';

/** Both halves of a relation are equal but for their keys, and are only written together. */
export const Standing = z.object({
  state: z.enum(['asked', 'accepted', 'declined']),
  changed_at: z.string(),
  /** Incremented with every change. */
  version: z.int(),
});

/** The relation is as it was read; undefined: there was none. */
export const unchanged = (before: { readonly version: number } | undefined): Condition =>
  before === undefined ? absent('pk') : equal('version', before.version);

const Supervision = z.extend(Standing, {
  adult_email: z.string(),
  /** The account that asked; null for a guardian, who needs none. */
  adult_id: z.nullable(z.string()),
  child_id: z.string(),
  /** The adult has consented for the child. */
  guardian: z.boolean(),
  /** Accepted without the child's answer, as a teacher of the child's school. */
  automatic: z.boolean(),
  /** The school that both belonged to: the supervision lasts as long as both do. */
  school: z.nullable(z.string()),
  /** The child has reported the request: none of this adult's reaches the child again, and the adult is not told. */
  reported: z._default(z.boolean(), false),
  /** The ids of the teacher's classes that the child is in. */
  classes: z._default(z.array(z.string()), []),
});
export type SupervisionItem = z.infer<typeof Supervision>;

export interface SupervisionKey {
  readonly adult_email: string;
  readonly child_id: string;
}

const adultPartition = (email: string) => `ADULT#${email}`;

/** The adult's half. By address, because a guardian supervises from the consent on, with or without an account. */
export const supervisions = entity({
  name: 'Supervision',
  schema: Supervision,
  key: ({ adult_email, child_id }: SupervisionKey) => ({
    pk: adultPartition(adult_email),
    sk: `CHILD#${child_id}`,
  }),
  retention: 'account',
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
});

export const supervisionsBy = (email: string, { consistent = false } = {}) =>
  supervisions.list(adultPartition(email), 'CHILD#', { consistent });

export const grownUpsOf = (childId: string) =>
  grownUps.list(userPartition(childId), 'GROWNUP#', { consistent: true });

/** A user's friends and own open requests, so that limits hold for simultaneous requests too. */
export const relationCounts = entity({
  name: 'RelationCount',
  schema: z.object({ friends: z._default(z.int(), 0), asked: z._default(z.int(), 0) }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'RELATIONS' }),
  retention: 'account',
});
