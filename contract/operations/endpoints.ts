import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { Line, UserId } from '../fields';
import { switchKinds } from './kinds';

/** What has been switched off. Everything else is on. */
const Thrown = z.object({ kind: z.enum(switchKinds), at: z.string(), why: z.string() });

const Switches = z.object({ off: z.array(Thrown) });

/** An operator by the account in the user pool. */
const Operator = z.object({
  id: z.string(),
  email: z.string(),
  /** Null for one who has no profile yet. */
  username: z.nullable(z.string()),
  /** Whether the pool demands a code of an authenticator app at each sign-in. */
  has_factor: z.boolean(),
  yours: z.boolean(),
});
export type Operator = z.infer<typeof Operator>;

const Operators = z.object({ operators: z.array(Operator) });

const Used = z.object({ used: z.number(), limit: z.number() });

export const operations = defineEndpoints({
  day: {
    method: 'GET',
    path: '/operator/day',
    who: ['operator'],
    response: z.object({
      /** Students for whom today is a reading day. */
      readers_today: z.int(),
      students_this_week: z.int(),
      ai_units: Used,
      ai_dollars: Used,
      /** How many switches are off. */
      off: z.int(),
      /** Comics that wait to be drawn, about; null while the queue does not answer. */
      comics_in_line: z.nullable(z.int()),
      /** Mails that have failed permanently and wait for somebody to send them again, about; null while the queue does not answer. */
      mails_failed: z.nullable(z.int()),
    }),
    summary:
      'The day in numbers: who reads, how much of the stage’s AI work is used, and which jobs wait or have failed',
  },
  switches: {
    method: 'GET',
    path: '/operator/switches',
    who: ['operator'],
    response: Switches,
    summary: 'What operators have switched off for everybody, with when and why',
  },
  throwSwitch: {
    method: 'POST',
    path: '/operator/switches',
    who: ['operator'],
    body: z.strictObject({ kind: z.enum(switchKinds), on: z.boolean(), why: Line(120) }),
    response: Switches,
    summary: 'Switches a feature off or on for everybody, within a minute; who, when and why are on record',
  },
  setUpFactor: {
    method: 'POST',
    path: '/operator/factor',
    who: 'signed-in',
    response: z.object({}),
    errors: ['forbidden', 'profile_incomplete', 'factor_unverified'],
    summary:
      'An operator whose authenticator app the user pool has verified has it demanded at each sign-in. All sessions end',
  },
  operators: {
    method: 'GET',
    path: '/operator/operators',
    who: ['operator'],
    response: Operators,
    summary: 'The operators, and which of them have a second factor',
  },
  removeFactor: {
    method: 'POST',
    path: '/operator/factor/remove',
    who: ['operator'],
    body: z.strictObject({ id: UserId }),
    response: Operators,
    errors: ['operator_not_found', 'factor_yours'],
    summary:
      'Removes the second factor of another operator who has lost the phone, and signs them out; it is on record',
  },
});
