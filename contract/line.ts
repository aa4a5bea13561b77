import * as z from 'zod/mini';

/** A line of text: titles and names are data, so they contain no markup, links or line breaks. */
export const Line = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Cf}<>]*$/u));
