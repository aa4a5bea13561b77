import * as z from 'zod/mini';

// The fields that several subjects share.

export const UserId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/** A ULID. */
export const ClassId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

/** A ULID: talks by text and by voice sort by time. */
export const SessionId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

/** A line of text: titles and names are data, so they contain no markup, links or line breaks. */
export const Line = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Cf}<>]*$/u));

/** The fixed answer to words of a child that tell of a crisis; absent for all others. What the words were for is done all the same. */
export const Help = z.optional(z.string());
