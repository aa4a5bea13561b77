import * as z from 'zod/mini';
import { BirthYear, DaySettings, Region } from '../users/fields';

/** What a person, or a child's guardian, corrects alone. An absent field stays unchanged; a school can only be left. */
export const Correction = z.strictObject({
  birth_year: z.optional(BirthYear),
  region: z.optional(Region),
  school: z.optional(z.null()),
});

/** A child's correction that waits for a guardian, or for operators if the child has none. */
export const AskedCorrection = z.object({
  birth_year: z.nullable(z.int()),
  region: z.nullable(Region),
  asked_at: z.string(),
});
export type AskedCorrection = z.infer<typeof AskedCorrection>;

/** What we know of a child beside the consents. */
export const ChildDetails = z.object({
  /** Null until it is told: the age then follows from the one of the sign-up. */
  birth_year: z.nullable(z.int()),
  school: z.nullable(z.string()),
  ...DaySettings.shape,
  /** Whether a guardian still decides, and so corrects the details. */
  needs_guardian: z.boolean(),
  asked: z.nullable(AskedCorrection),
});

/** `changed`: it holds from now on. Otherwise who has to agree. */
export const correctionOutcomes = ['changed', 'guardian', 'operators'] as const;
