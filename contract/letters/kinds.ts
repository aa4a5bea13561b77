import * as z from 'zod/mini';

/** `family`: a guardian's letter about the children, on Sunday. `class`: a teacher's about the classes, on Monday. */
export const LetterKind = z.enum(['family', 'class']);
export type LetterKind = z.infer<typeof LetterKind>;
