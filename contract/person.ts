import * as z from 'zod/mini';
import { BookId, Rating } from './book-fields';
import { roles } from './endpoint';
import { Interests } from './interests';
import { emailPattern } from './rules/email';
import { quietHours } from './rules/preferences';

/** As stored: "other" means parent. */
export const AccountType = z.enum(['student', 'teacher', 'other']);
export type AccountType = z.infer<typeof AccountType>;

export const regions = ['United States', 'India', 'China', 'Europe', 'Canada'] as const;
export const Region = z.enum(regions);
export type Region = z.infer<typeof Region>;

/** An address that mail can be sent to; kept and compared in small letters. */
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

/** What a child's grown-up has agreed to. */
export const Consents = z.object({
  core: z.boolean(),
  ai_text: z.boolean(),
  voice: z.boolean(),
  public_sharing: z.boolean(),
});
export type Consents = z.infer<typeof Consents>;

/** How the person likes to read the screen, and to hear of streaks. */
export const Preferences = z.object({
  text_size: z.enum(['normal', 'large', 'largest']),
  spacing: z.enum(['normal', 'wide']),
  reduced_motion: z.boolean(),
  dyslexia_font: z.boolean(),
  /** False: no streak is shown and none warned of; the days count all the same. */
  streaks: z._default(z.boolean(), true),
  /** The hour of their own evening from which nobody is warned, until the morning. */
  quiet_from: z._default(
    z.nullable(z.int().check(z.minimum(quietHours.first), z.maximum(quietHours.last))),
    null,
  ),
});
export type Preferences = z.infer<typeof Preferences>;

/** What is kept of a person. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  /** What others call them: a name that has been looked at, or `newReader`. */
  username: z.string(),
  age: z.int(),
  region: Region,
  account_type: AccountType,
  school: z.nullable(z.string()),
  /** Teachers are verified by an operator, parents by giving consent for a child; students need no verification. */
  verified: z.boolean(),
  terms_and_conditions: z.boolean(),
  consents: Consents,
  interests: z.nullable(Interests),
  past_books: z.array(PastBook),
  preferences: Preferences,
  points: z.int(),
  gems: z.int(),
  /** Days in a row, as of today in New York. */
  streak: z.int(),
  last_activity_date: z.nullable(z.string()),
  /** The ids of the books recommended last, until the interests change. */
  book_recs: z.nullable(z.array(z.string())),
  last_rec: z.nullable(z.string()),
  /** A week's reward that the person has not been shown yet. */
  reward: z.nullable(z.object({ week: z.string(), gems: z.int() })),
  created_at: z.string(),
});
export type User = z.infer<typeof User>;

/** The signed-in person, as their own browser sees them. */
export const Me = z.extend(User, {
  /** The name they have chosen, whether others see it yet or not. */
  username: z.string(),
  /** Whether others see it, it is still being checked, or the one that was chosen last was refused. */
  username_status: z.enum(['shown', 'checking', 'refused']),
  role: z.enum(roles),
  /** Whether the person is old enough to decide alone what others see. */
  decides_alone: z.boolean(),
});
export type Me = z.infer<typeof Me>;
