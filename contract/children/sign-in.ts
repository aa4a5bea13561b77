import * as z from 'zod/mini';
import { BadgeSecret } from '../badges/badge';
import { Pictures } from './pictures';

/** A grown-up's id, the id of the device and a secret: kept in the browser of a device of the family or of a class. */
export const DeviceToken = z
  .string()
  .check(z.regex(/^[A-Za-z0-9-]{1,64}\.[0-9A-HJKMNP-TV-Z]{26}\.[A-Za-z0-9_-]{43}$/));

/** Letters and digits that nobody confuses. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Ten of thirty: 49 bits. */
export const codeLength = 10;

/** As typed: in any case, with spaces or dashes. */
export const EntryCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(30)),
    z.transform((text: string) => text.toUpperCase().replace(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(new RegExp(`^[${codeAlphabet}]{${codeLength}}$`))),
);

/** What a child answers to the custom challenge of the pool, as JSON. */
export const ChildAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pictures'), device: DeviceToken, pictures: Pictures }),
  z.strictObject({ kind: z.literal('code'), code: EntryCode }),
  z.strictObject({ kind: z.literal('badge'), device: DeviceToken, badge: BadgeSecret }),
]);
export type ChildAnswer = z.input<typeof ChildAnswer>;
