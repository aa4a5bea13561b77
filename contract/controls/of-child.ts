import * as z from 'zod/mini';
import { UserId } from '../fields';
import { Controls } from './fields';

const ControlChange = z.object({
  at: z.string(),
  /** The name of the guardian, or the masked address while it is unchecked; null for one who is no longer here. */
  by: z.nullable(z.string()),
  you: z.boolean(),
  /** What this guardian had decided before and after. */
  before: Controls,
  after: Controls,
});

export const ControlsOfChild = z.object({
  child_id: UserId,
  time_zone: z.nullable(z.string()),
  /** What the caller has decided. */
  own: Controls,
  /** What holds: of each setting the stricter one of all guardians. */
  holds: Controls,
  /** The minutes of screen time counted today; counted only while there is a limit. */
  used_today: z.int(),
  /** The changes of a year, the latest first. */
  history: z.array(ControlChange),
});
export type ControlsOfChild = z.infer<typeof ControlsOfChild>;
