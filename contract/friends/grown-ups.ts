import * as z from 'zod/mini';

/** An adult who can see a child, or who asks to. */
export const GrownUp = z.object({
  /** Null for a guardian without an account. */
  id: z.nullable(z.string()),
  /** Null while the name is unchecked, and for a guardian without an account. */
  username: z.nullable(z.string()),
  role: z.nullable(z.enum(['teacher', 'parent'])),
  school: z.nullable(z.string()),
  /** When the adult asked, or since when the adult can see the child. */
  since: z.string(),
  guardian: z.boolean(),
  /** The child has said yes. */
  accepted: z.boolean(),
  /** A guardian of the child has to say yes, too, and has not. */
  needs_guardian: z.boolean(),
  /** Accepted automatically a few days ago, as a teacher of the child's school: the child is told. */
  is_news: z.boolean(),
  /** Whether the child can end it. */
  removable: z.boolean(),
  /** Whether the adult may open the child's talks with the companion. */
  reads_talks: z.boolean(),
});
export type GrownUp = z.infer<typeof GrownUp>;

/** The same as a guardian of the child sees it: with the masked address, and `removable` by the guardian. */
export const GrownUpOfChild = z.extend(GrownUp, {
  address: z.string(),
  /** The guardian who looks. */
  you: z.boolean(),
});
export type GrownUpOfChild = z.infer<typeof GrownUpOfChild>;
