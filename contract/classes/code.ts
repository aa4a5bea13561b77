import * as z from 'zod/mini';

/** The code that a teacher shows. Written by hand, so in any case and with spaces or hyphens. */
export const ClassCode = z.string().check(z.maxLength(40), z.regex(/^\P{Cc}*$/u));
