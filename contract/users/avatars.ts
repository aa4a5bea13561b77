import * as z from 'zod/mini';

/** The pictures that a student can choose instead of the first letter of the name, each drawn by us: `/things/avatar-fox.svg`. */
export const avatars = ['fox', 'owl', 'hedgehog', 'whale', 'cat', 'bear', 'frog', 'robot'] as const;

/** Null: the letter. */
export const Avatar = z.nullable(z.enum(avatars));
export type Avatar = z.infer<typeof Avatar>;
