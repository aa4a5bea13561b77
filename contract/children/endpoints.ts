import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { Line, UserId } from '../fields';
import { Avatar } from '../users/avatars';
import { BirthYear, Consents } from '../users/fields';
import { Username } from '../users/username';
import { Device, DeviceId } from './device';
import { Pictures } from './pictures';
import { DeviceToken, EntryCode } from './sign-in';

const ofChild = z.strictObject({ child: UserId });

/** A child without an e-mail address. */
const PictureChild = z.object({
  id: z.string(),
  name: z.string(),
  avatar: Avatar,
  /** `waiting`: the grown-up has answered, and the second mail has to be confirmed. */
  state: z.enum(['waiting', 'ready']),
  /** Too many wrong pictures on one of the devices: only new pictures help. */
  closed: z.boolean(),
});
export type PictureChild = z.infer<typeof PictureChild>;

const Family = z.object({ children: z.array(PictureChild), devices: z.array(Device) });
export type Family = z.infer<typeof Family>;

/** A child on the start page of a device. */
const ChildOnDevice = z.object({
  id: z.string(),
  name: z.string(),
  avatar: Avatar,
  /** `wait`: after wrong pictures, until `wait_until`. `closed`: until a grown-up chooses new ones. */
  state: z.enum(['open', 'wait', 'closed']),
  wait_until: z.nullable(z.string()),
});
export type ChildOnDevice = z.infer<typeof ChildOnDevice>;

/** Children without an e-mail address: a grown-up adds them, and they sign in by pictures on a device of the family. */
export const children = defineEndpoints({
  list: {
    method: 'GET',
    path: '/children',
    who: ['parent'],
    response: Family,
    summary: "The guardian's children without an e-mail address, and the devices on which they sign in",
  },
  add: {
    method: 'POST',
    path: '/children',
    who: ['parent'],
    terms: 'before',
    body: z.strictObject({
      name: Username,
      birth_year: BirthYear,
      avatar: Avatar,
      pictures: Pictures,
      /** A child is added with the consent to the core; the other three are answered beside it. */
      consents: z.strictObject({ ...Consents.shape, core: z.literal(true) }),
      is_guardian: z.literal(true),
    }),
    response: Family,
    errors: [
      'too_young',
      'decides_alone',
      'username_taken',
      'username_not_allowed',
      'children_limit',
      'children_limit_reached',
    ],
    summary:
      'A grown-up adds a child without an e-mail address, and answers for it; the second mail confirms',
  },
  setPictures: {
    method: 'POST',
    path: '/children/{child}/pictures',
    who: ['parent'],
    params: ofChild,
    body: z.strictObject({ pictures: Pictures }),
    response: Family,
    errors: ['child_not_found'],
    summary: 'New pictures for a child, which also end the wait after wrong ones',
  },
  mailAgain: {
    method: 'POST',
    path: '/children/{child}/mail',
    who: ['parent'],
    params: ofChild,
    response: z.object({ sent_to: z.string() }),
    errors: ['child_not_found', 'confirmation_not_due', 'confirmation_too_often'],
    summary: 'Sends the second mail about a child once more, with a new link; the old one ends',
  },
  makeCode: {
    method: 'POST',
    path: '/children/{child}/code',
    who: ['parent'],
    params: ofChild,
    response: z.object({ code: z.string(), valid_until: z.string() }),
    errors: ['child_not_found', 'children_codes_used_up'],
    summary: 'A code that lets a child in once, on any device',
  },
  openDevice: {
    method: 'POST',
    path: '/family-devices',
    who: ['parent'],
    body: z.strictObject({ name: Line(40) }),
    response: z.object({ device: z.string(), family: Family }),
    errors: ['family_devices_limit'],
    summary: 'Makes this browser a device of the family; the secret in the answer stays in the browser',
  },
  endDevice: {
    method: 'DELETE',
    path: '/family-devices/{device}',
    who: ['parent'],
    params: z.strictObject({ device: DeviceId }),
    response: Family,
    summary: 'Ends a device of the family, and signs its children out everywhere',
  },
  viewDevice: {
    method: 'POST',
    path: '/family-device/view',
    who: 'anyone',
    body: z.strictObject({ device: DeviceToken }),
    response: z.object({ children: z.array(ChildOnDevice) }),
    errors: ['family_device_ended'],
    summary: 'The children who may sign in on a device, for its secret',
  },
  findByCode: {
    method: 'POST',
    path: '/family-device/code',
    who: 'anyone',
    body: z.strictObject({ code: EntryCode }),
    response: z.object({ child: z.string() }),
    errors: ['children_code_invalid'],
    summary: 'The child whom a code lets in; the sign-in itself uses the code up',
  },
});
