import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { Region } from '../users/fields';
import { audiences, crisisKinds, flagDecisions, flagFeatures, severities } from './kinds';

/** A child whose words tell of a crisis. Never contains the words. */
export const Flag = z.object({
  id: z.string(),
  child_id: z.string(),
  username: z.string(),
  email: z.string(),
  region: Region,
  school: z.nullable(z.string()),
  kind: z.enum(crisisKinds),
  /** 1 is the highest. */
  severity: z.literal(Object.values(severities)),
  feature: z.enum(flagFeatures),
  may_know: z.enum(audiences),
  /** How many supervisors have been mailed; null: not yet. */
  told: z.nullable(z.int()),
  /** When a guardian switched talks off, while the words may name a supervisor; absent otherwise. */
  talks_off_at: z.optional(z.string()),
  /** The address of the grown-up whose request was reported; null for other flags. */
  about: z.nullable(z.string()),
  created_at: z.string(),
  /** When an operator must have acted. */
  due_at: z.string(),
  escalated_at: z.optional(z.string()),
  /** Until when an operator lets the child's talks rest. */
  talks_paused_until: z.optional(z.string()),
  /** When an operator has read the child's words; absent before. */
  words_seen_at: z.optional(z.string()),
});
export type Flag = z.infer<typeof Flag>;

const flagKey = {
  child_id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  id: z.string().check(z.regex(/^[\w.-]{1,120}$/)),
};

export const flags = defineEndpoints({
  open: {
    method: 'GET',
    path: '/operator/flags',
    who: ['operator'],
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
    response: z.object({ flags: z.array(Flag), next: z.nullable(z.string()) }),
    summary:
      'Children whose words tell of a crisis, the nearest deadline first, until somebody has looked after them',
  },
  resolve: {
    method: 'POST',
    path: '/operator/flags/resolve',
    who: ['operator'],
    body: z.strictObject({ ...flagKey, outcome: z.enum(flagDecisions) }),
    response: z.object({ resolved: z.literal(true) }),
    errors: ['flag_not_found'],
    summary:
      'Closes a flag once, makes a doubtful one severe, escalates it, or lets the child’s talks rest; who did it is on record',
  },
  words: {
    method: 'POST',
    path: '/operator/flags/words',
    who: ['operator'],
    body: z.strictObject(flagKey),
    response: z.object({ words: z.nullable(z.string()) }),
    errors: ['flag_not_found'],
    summary:
      'The child’s words of the one message that raised an open flag; who looked is on record before they are shown. Null where they are not kept',
  },
});
