import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { UserId } from '../fields';
import { Email } from '../users/fields';

/** The person's id and a secret: from a mail's link, behind the `#`, which is not sent to servers and so not logged. */
const LinkToken = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}\.[A-Za-z0-9_-]{43}$/));
const byToken = z.strictObject({ token: LinkToken });
const ofPerson = z.strictObject({ person: UserId });

/** Operators are in a group of the pool, which no mail gives to another user. */
const members = ['student', 'teacher', 'parent'] as const;

/** The address of a person, and the change that is under way. */
export const Address = z.object({
  /** Null for a child that has none. */
  email: z.nullable(z.string()),
  change: z.nullable(
    z.object({
      email: z.string(),
      /** `asked`: both mailboxes must confirm. `moving`: they have, and the new address takes over. */
      state: z.enum(['asked', 'moving']),
      confirmed: z.object({ present: z.boolean(), next: z.boolean() }),
      valid_until: z.string(),
    }),
  ),
});
export type Address = z.infer<typeof Address>;

/** What the holder of a mail's link sees. The other mailbox is masked. */
export const AddressLink = z.object({
  /** Whose mail contained the link: the mailbox that signs in now, or the new one. */
  mailbox: z.enum(['present', 'next']),
  /** Null for a child that has none: its guardian's mailbox answers. */
  present: z.nullable(z.string()),
  next: z.string(),
  state: z.enum(['asked', 'confirmed', 'moving', 'stopped']),
});
export type AddressLink = z.infer<typeof AddressLink>;

/** A new e-mail address of a person: both mailboxes confirm, and then a new user of the pool takes over. */
export const addresses = defineEndpoints({
  get: {
    method: 'GET',
    path: '/addresses/{person}',
    who: members,
    params: ofPerson,
    response: Address,
    errors: ['address_not_found'],
    summary: "The person's own address, or a child's for a guardian, with the change under way",
  },
  ask: {
    method: 'POST',
    path: '/addresses/{person}',
    who: members,
    params: ofPerson,
    body: z.strictObject({ email: Email }),
    response: Address,
    errors: ['address_not_found', 'address_same', 'address_pending', 'address_asked_too_often'],
    summary: 'Asks for another address: a mail goes to both; the answer is the same for every address',
  },
  cancel: {
    method: 'DELETE',
    path: '/addresses/{person}',
    who: members,
    params: ofPerson,
    response: Address,
    errors: ['address_not_found', 'address_moving'],
    summary: 'Takes the change back, until both mailboxes have confirmed',
  },
  view: {
    method: 'POST',
    path: '/address-link/view',
    who: 'anyone',
    body: byToken,
    response: AddressLink,
    errors: ['address_link_invalid'],
    summary: "The change, for the holder of a mail's link",
  },
  confirm: {
    method: 'POST',
    path: '/address-link/confirm',
    who: 'anyone',
    body: byToken,
    response: AddressLink,
    errors: ['address_link_invalid'],
    summary: 'One of the two mailboxes confirms; after the second one the new address takes over',
  },
  stop: {
    method: 'POST',
    path: '/address-link/stop',
    who: 'anyone',
    body: byToken,
    response: AddressLink,
    errors: ['address_link_invalid', 'address_moving'],
    summary: 'One of the two mailboxes stops the change',
  },
});
