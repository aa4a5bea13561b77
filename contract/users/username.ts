import * as z from 'zod/mini';
import { isName } from '../rules/names';
import { usernameLimit } from '../rules/onboarding';

// Separate from the endpoints of users, which few functions need.

/** Letters of one script, a few digits, no control characters, no address: a name for a reader. */
export const Username = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(usernameLimit))
  .check(z.refine(isName));
