import * as z from 'zod/mini';

export const UserId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/** A ULID. */
export const ClassId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));
