import * as z from 'zod/mini';
import { Device, DeviceId } from '../children/device';
import { DeviceToken } from '../children/sign-in';
import { defineEndpoints } from '../endpoint';
import { ClassId, Line, UserId } from '../fields';
import { DeviceZone } from '../letters/endpoints';
import { studentsAtOnce } from '../rules/classes';
import { BadgeSecret } from './badge';

const ofClass = z.strictObject({ id: ClassId });

const Pupil = z.object({
  id: z.string(),
  name: z.string(),
  /** Has an e-mail address, and so a password instead of a badge. */
  has_address: z.boolean(),
  /** When the badge was made; null without one. */
  made_at: z.nullable(z.string()),
});
export type Pupil = z.infer<typeof Pupil>;

const ClassDevice = z.extend(Device, {
  /** Midnight in the class, when it ends by itself. */
  until: z.string(),
});
export type ClassDevice = z.infer<typeof ClassDevice>;

/** The pupils of a class and the devices that are open for it today. */
const ClassBadges = z.object({
  name: z.string(),
  pupils: z.array(Pupil),
  devices: z.array(ClassDevice),
});
export type ClassBadges = z.infer<typeof ClassBadges>;

const NewBadge = z.object({ pupil: z.string(), name: z.string(), secret: BadgeSecret });
export type NewBadge = z.infer<typeof NewBadge>;

/** Badges let the pupils of a class in who have no e-mail address, on a device that the teacher has opened for the day. */
export const badges = defineEndpoints({
  list: {
    method: 'GET',
    path: '/classes/{id}/badges',
    who: ['teacher'],
    params: ofClass,
    response: ClassBadges,
    errors: ['class_not_found'],
    summary:
      'The pupils of a class with the age of their badges, and the devices that are open for the class',
  },
  make: {
    method: 'POST',
    path: '/classes/{id}/badges',
    who: ['teacher'],
    terms: 'before',
    params: ofClass,
    body: z.strictObject({ pupils: z.array(UserId).check(z.minLength(1), z.maxLength(studentsAtOnce)) }),
    response: z.object({ made: z.array(NewBadge), now: ClassBadges }),
    errors: ['not_verified', 'class_not_found'],
    summary:
      'New badges to print, in place of earlier ones; only this answer has the secrets. Others are ignored',
  },
  revoke: {
    method: 'DELETE',
    path: '/classes/{id}/badges/{pupil}',
    who: ['teacher'],
    params: z.strictObject({ id: ClassId, pupil: UserId }),
    response: ClassBadges,
    errors: ['class_not_found'],
    summary: 'Ends the badge of a pupil, and signs the pupil out if the badge was used today',
  },
  endForChild: {
    method: 'DELETE',
    path: '/family/children/{child_id}/classes/{class_id}/badge',
    who: ['parent', 'teacher'],
    params: z.strictObject({ child_id: UserId, class_id: ClassId }),
    response: z.object({ ended: z.literal(true) }),
    errors: ['child_not_found', 'class_not_found'],
    summary: 'A guardian ends the badge of a child for a class, and signs the child out if it was used today',
  },
  openDevice: {
    method: 'POST',
    path: '/classes/{id}/devices',
    who: ['teacher'],
    terms: 'before',
    params: ofClass,
    body: z.strictObject({ name: Line(40), time_zone: z.optional(DeviceZone) }),
    response: z.object({ device: DeviceToken, until: z.string() }),
    errors: ['not_verified', 'class_not_found', 'class_devices_limit'],
    summary: 'Opens this browser for the class until midnight; the secret in the answer stays in the browser',
  },
  closeDevice: {
    method: 'DELETE',
    path: '/classes/{id}/devices/{device}',
    who: ['teacher'],
    params: z.strictObject({ id: ClassId, device: DeviceId }),
    response: ClassBadges,
    errors: ['class_not_found'],
    summary: 'Closes a device, and signs out the pupils who have come in there',
  },
  viewDevice: {
    method: 'POST',
    path: '/class-device/view',
    who: 'anyone',
    body: z.strictObject({ device: DeviceToken }),
    response: z.object({ class_name: z.string(), until: z.string() }),
    errors: ['class_device_closed'],
    summary: 'The class for which a device is open, for its secret',
  },
});
