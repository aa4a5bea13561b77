import * as z from 'zod/mini';

/** The number of a version of the terms. */
export const VersionNumber = z.string().check(z.regex(/^[\w.-]{1,20}$/));

/** A version as those who are asked see it. */
const ShownVersion = z.object({ number: z.string(), date: z.string(), changes: z.array(z.string()) });

/** An answer to the version that was shown. `agreed` false: not now; what was agreed to before goes on. */
export const TermsAnswer = { version: VersionNumber, agreed: z.boolean() };

/** What is asked: the newer versions, newest first, and the number that an answer names. */
export const TermsQuestion = z.object({ version: z.string(), versions: z.array(ShownVersion) });
export type TermsQuestion = z.infer<typeof TermsQuestion>;
