import * as z from 'zod/mini';
import { Avatar } from './avatars';
import { BookId, Rating } from './book-fields';
import { roles } from './endpoint';
import { Interests } from './interests';
import { emailPattern } from './rules/email';
import { quietHours } from './rules/preferences';
import { noReadingDays, weeklyGoals } from './rules/reading-days';
import { Look, noLook } from './store-kinds';

/** As stored: "other" means parent. */
export const AccountType = z.enum(['student', 'teacher', 'other']);
export type AccountType = z.infer<typeof AccountType>;

export const regions = ['United States', 'India', 'China', 'Europe', 'Canada'] as const;
export const Region = z.enum(regions);
export type Region = z.infer<typeof Region>;

/** An e-mail address; stored and compared in lower case. */
export const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254))
  .check(z.regex(emailPattern));

export const PastBook = z.object({
  id: BookId,
  title: z.string(),
  author: z.string(),
  rating: Rating,
  description: z.string(),
});
export type PastBook = z.infer<typeof PastBook>;

/** The consents that a grown-up has given for a child. */
export const Consents = z.object({
  core: z.boolean(),
  ai_text: z.boolean(),
  voice: z.boolean(),
  public_sharing: z.boolean(),
});
export type Consents = z.infer<typeof Consents>;

/** A user's settings for reading the screen and for streaks. */
export const Preferences = z.object({
  text_size: z.enum(['normal', 'large', 'largest']),
  spacing: z.enum(['normal', 'wide']),
  reduced_motion: z.boolean(),
  dyslexia_font: z.boolean(),
  /** False: no streak is shown or warned of; days are still counted. */
  streaks: z._default(z.boolean(), true),
  /** The hour of the user's evening from which no warning is shown until the morning. */
  quiet_from: z._default(
    z.nullable(z.int().check(z.minimum(quietHours.first), z.maximum(quietHours.last))),
    18,
  ),
  /** Reading days a week as a goal instead of a streak; null: none. */
  weekly_goal: z._default(
    z.nullable(z.int().check(z.minimum(weeklyGoals.fewest), z.maximum(weeklyGoals.most))),
    null,
  ),
});
export type Preferences = z.infer<typeof Preferences>;

/** What a guardian sets for a child's reading days. */
export const DaySettings = z.object({
  /** The family's time zone, by IANA's name, in which reading days begin and end; null: New York's. */
  time_zone: z.nullable(z.string()),
  /** The hour of the evening until which a child below ten years is warned that a streak ends; null: never. */
  warned_until: z.nullable(z.int()),
});
export type DaySettings = z.infer<typeof DaySettings>;

/** The stored fields of a user. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  /** The name that others see: a checked one, or `newReader`. */
  username: z.string(),
  age: z.int(),
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
  interests: z.nullable(Interests),
  past_books: z.array(PastBook),
  preferences: Preferences,
  points: z.int(),
  gems: z.int(),
  time_zone: z._default(DaySettings.shape.time_zone, null),
  warned_until: z._default(DaySettings.shape.warned_until, null),
  /** The current number of consecutive reading days, in the family's time zone. */
  streak: z.int(),
  last_activity_date: z.nullable(z.string()),
  /** Rest days, bought or earned, that are not used: one at most. It stands in for one day without reading. */
  rest_days: z._default(z.int(), 0),
  reading_days: z._default(
    z.object({ week: z.string(), days: z.int(), best_week: z.int(), longest_streak: z.int() }),
    noReadingDays,
  ),
  avatar: z._default(Avatar, null),
  /** What the student has put on. */
  look: z._default(Look, noLook),
  /** The id of the item of the store that the student is saving up for. */
  goal: z._default(z.nullable(z.string()), null),
  /** The ids of the recommended books, until the interests change. */
  book_recs: z.nullable(z.array(z.string())),
  last_rec: z.nullable(z.string()),
  /** A week's reward that the user has not seen yet. */
  reward: z.nullable(z.object({ week: z.string(), gems: z.int() })),
  created_at: z.string(),
});
export type User = z.infer<typeof User>;

/** The signed-in user, as the user's own browser sees the record. */
export const Me = z.extend(User, {
  /** The chosen name, whether or not others see it yet. */
  username: z.string(),
  /** Whether others see the name, its check is pending, or it was refused. */
  username_status: z.enum(['shown', 'checking', 'refused']),
  role: z.enum(roles),
  /** Whether the user is old enough to decide alone about visibility. */
  decides_alone: z.boolean(),
});
export type Me = z.infer<typeof Me>;
