import * as z from 'zod/mini';
import { noReadingDays } from '../rules/reading-days';
import { Look, noLook } from '../shop/kinds';
import { Avatar } from './avatars';
import { AccountType, Consents, DaySettings, GuardiansSee, Preferences, Region } from './fields';

/** The fields of a user that every request reads. */
export const UserRecord = z.object({
  id: z.string(),
  email: z.string(),
  /** The name that others see: a checked one, or `newReader`. */
  username: z.string(),
  age: z.int(),
  /** Null until it is told. */
  birth_year: z._default(z.nullable(z.int()), null),
  region: Region,
  account_type: AccountType,
  school: z.nullable(z.string()),
  /** Operators verify teachers; parents are verified by consenting for a child; students need no verification. */
  verified: z.boolean(),
  terms_and_conditions: z.boolean(),
  consents: Consents,
  /** Whether a student finds friends by their usernames and is found: off until a guardian, or the student, agrees. */
  discoverable: z._default(z.boolean(), false),
  /** Whether teachers who supervise a student may read the student's talks: off until a guardian, or the student, agrees. */
  transcripts: z._default(z.boolean(), false),
  /** A student's answer on reaching the age of consent. Null until then: guardians see what they saw. */
  guardians_see: z._default(z.nullable(GuardiansSee), null),
  preferences: Preferences,
  points: z.int(),
  gems: z.int(),
  time_zone: z._default(DaySettings.shape.time_zone, null),
  /** The current number of consecutive reading days, in the family's time zone. */
  streak: z.int(),
  last_activity_date: z.nullable(z.string()),
  /** Unused rest days, bought or earned: at most one. It replaces one day without reading. */
  rest_days: z._default(z.int(), 0),
  reading_days: z._default(
    z.object({ week: z.string(), days: z.int(), best_week: z.int(), longest_streak: z.int() }),
    noReadingDays,
  ),
  avatar: z._default(Avatar, null),
  /** The items that the student wears. */
  look: z._default(Look, noLook),
  /** The id of the item of the store that the student is saving up for. */
  goal: z._default(z.nullable(z.string()), null),
  /** A week's reward that the user has not seen yet. */
  reward: z.nullable(z.object({ week: z.string(), gems: z.int() })),
  created_at: z.string(),
});
