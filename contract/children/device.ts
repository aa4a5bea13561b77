import * as z from 'zod/mini';

export const DeviceId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

/** A browser in which children sign in without a password, as the grown-up sees it who has opened it. */
export const Device = z.object({
  id: z.string(),
  name: z.string(),
  opened_at: z.string(),
  /** The last sign-in there; null if there was none. */
  used_at: z.nullable(z.string()),
});
export type Device = z.infer<typeof Device>;
