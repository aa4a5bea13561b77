import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { LetterKind } from './kinds';

/** An id and a secret, as a letter's link contains them. */
const LinkToken = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}\.[A-Za-z0-9_-]{43}$/));

export const Letters = z.object({
  family: z.boolean(),
  class: z.boolean(),
  /** The letter for families is on, and waits until there is a child whom it may show. */
  paused: z.boolean(),
});
export type Letters = z.infer<typeof Letters>;

/** The zone of the reader's device, which counts while no zone of the family is stored. */
export const DeviceZone = z.string().check(z.minLength(1), z.maxLength(64));

/** The weekly letters to grown-ups. */
export const letters = defineEndpoints({
  look: {
    method: 'GET',
    path: '/letters',
    who: ['teacher', 'parent'],
    response: Letters,
    summary: 'Which weekly letters the grown-up gets',
  },
  choose: {
    method: 'POST',
    path: '/letters',
    who: ['teacher', 'parent'],
    body: z.strictObject({ kind: LetterKind, on: z.boolean(), time_zone: z.optional(DeviceZone) }),
    response: Letters,
    errors: ['letter_not_yours'],
    summary: 'Switches a weekly letter on or off',
  },
  stop: {
    method: 'POST',
    path: '/letters/stop',
    who: 'anyone',
    query: z.strictObject({ token: LinkToken }),
    response: z.object({ stopped: z.literal(true) }),
    errors: ['letter_link_invalid'],
    summary: 'Ends a letter by its link, also by the one click of a mail program (RFC 8058)',
  },
});
