import * as z from 'zod/mini';
import { emailPattern } from '../rules/email';
import { defaultPreferences, quietHours } from '../rules/preferences';
import { weeklyGoals } from '../rules/reading-days';

/** As stored: "other" means parent. */
export const AccountType = z.enum(['student', 'teacher', 'other']);
export type AccountType = z.infer<typeof AccountType>;

export const regions = ['United States', 'India', 'China', 'Europe', 'Canada'] as const;
export const Region = z.enum(regions);
export type Region = z.infer<typeof Region>;

export const BirthYear = z.int().check(z.minimum(1900), z.maximum(2100));

/** An e-mail address; stored and compared in lower case. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(emailPattern));

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
  /** The colours of the pages: white paper, cream or night; auto: day or night, as the device. */
  appearance: z._default(z.enum(['auto', 'day', 'cream', 'night']), defaultPreferences.appearance),
  /** Soft sounds for a page, a right answer, a gem and the streak, and the tune after a quiz. */
  sounds: z._default(z.boolean(), false),
  /** False: no streak is shown or warned of; days are still counted. */
  streaks: z._default(z.boolean(), true),
  /** The hour of the user's evening from which no warning is shown until the morning. */
  quiet_from: z._default(
    z.nullable(z.int().check(z.minimum(quietHours.first), z.maximum(quietHours.last))),
    defaultPreferences.quiet_from,
  ),
  /** Reading days a week as a goal instead of a streak; null: none. */
  weekly_goal: z._default(
    z.nullable(z.int().check(z.minimum(weeklyGoals.fewest), z.maximum(weeklyGoals.most))),
    null,
  ),
});
export type Preferences = z.infer<typeof Preferences>;

/**
 * What guardians go on seeing of a student who has reached the age of consent: all as before, all but the talks, or nothing, which
 * ends the guardianships.
 */
export const GuardiansSee = z.enum(['all', 'no_talks', 'nothing']);
export type GuardiansSee = z.infer<typeof GuardiansSee>;

/** A guardian's settings for a child's reading days. */
export const DaySettings = z.object({
  /** The family's time zone, by its IANA name, in which reading days begin and end; null: New York's. */
  time_zone: z.nullable(z.string()),
});
export type DaySettings = z.infer<typeof DaySettings>;
