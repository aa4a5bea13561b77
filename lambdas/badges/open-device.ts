import { ulid } from 'ulid';
import type { badges } from '../../contract/badges/endpoints';
import { familyDay } from '../../contract/rules/controls';
import { isTimeZone, newYork } from '../../contract/rules/day';
import type { Admitted } from '../accounts/admitted';
import { findUser, type UserItem } from '../accounts/find';
import { type ClassItem, findOpenClass, getOpenClass } from '../classes/get-class';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { hashOf, isSecretOf, newSecret } from '../platform/secret';
import { type ClassDeviceItem, classDevices, devicesOf } from './store';

const mostDevices = 40;

/** Whether the day of a device has not ended. */
const isToday = ({ until }: ClassDeviceItem): boolean => until > now().toISOString();

/** The devices that are open for a class, the oldest first. */
export const openDevicesOf = async ({ teacher_id, id }: ClassItem): Promise<ClassDeviceItem[]> =>
  (await devicesOf(teacher_id)).filter((device) => device.class_id === id && isToday(device));

/** Midnight in the class: its clock is that of the device, which stands there. */
const midnight = (zone = newYork): string =>
  familyDay(isTimeZone(zone) ? zone : newYork, now()).until.toISOString();

/** Makes the teacher's browser a device of the class until midnight. Only the answer contains the secret. */
export const openDevice = async ({ actor, params, body }: Admitted<typeof badges.openDevice>) => {
  if (!actor.user.verified) throw new ApiError('not_verified');
  const of = await getOpenClass(actor.id, params.id);
  if ((await openDevicesOf(of)).length >= mostDevices) throw new ApiError('class_devices_limit');
  const [id, secret] = [ulid(now().getTime()), newSecret()];
  const until = midnight(body.time_zone);
  await classDevices.create({
    teacher_id: actor.id,
    id,
    class_id: of.id,
    name: body.name,
    secret_hash: hashOf(secret),
    opened_at: now().toISOString(),
    until,
    used_at: null,
  });
  return { device: `${actor.id}.${id}.${secret}`, until };
};

interface Opened {
  readonly device: ClassDeviceItem;
  readonly teacher: UserItem;
  readonly of: ClassItem;
}

/** The open device with this secret; undefined after its day, and once it was closed or its class or teacher is gone. */
export const findOpened = async (token: string): Promise<Opened | undefined> => {
  const [teacher_id = '', id = '', secret = ''] = token.split('.');
  const device = await classDevices.get({ teacher_id, id }, { consistent: true });
  if (device === undefined || !isSecretOf(secret, device.secret_hash) || !isToday(device)) return undefined;
  const [teacher, of] = await Promise.all([findUser(teacher_id), findOpenClass(teacher_id, device.class_id)]);
  if (!teacher?.verified || of === undefined) return undefined;
  return { device, teacher, of };
};

/** For the page on which pupils show their badges. */
export const viewDevice = async ({ body }: Admitted<typeof badges.viewDevice>) => {
  const opened = await findOpened(body.device);
  if (opened === undefined) throw new ApiError('class_device_closed');
  return { class_name: opened.of.name, until: opened.device.until };
};
