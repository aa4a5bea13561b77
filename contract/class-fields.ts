import * as z from 'zod/mini';

/** A ULID. */
export const ClassId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));
