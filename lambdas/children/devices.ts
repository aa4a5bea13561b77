import { ulid } from 'ulid';
import type { children } from '../../contract/children/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findUser } from '../accounts/find';
import { ownName } from '../accounts/names';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { hashOf, isSecretOf, newSecret } from '../platform/secret';
import { signOutChild } from '../realtime/sign-out-child';
import { familyOf } from './family';
import { devicesOf, type FamilyDeviceItem, familyDevices, pictureTries } from './store';
import { stateOfTries } from './tries';
import { readyChildrenOf } from './whose';

const mostDevices = 10;

/** Makes the guardian's browser a device of the family. Only the answer contains the secret. */
export const openDevice = async ({ actor, body: { name } }: Admitted<typeof children.openDevice>) => {
  const { user } = actor;
  if ((await devicesOf(user.id)).length >= mostDevices) throw new ApiError('family_devices_limit');
  const [id, secret] = [ulid(now().getTime()), newSecret()];
  await familyDevices.create({
    owner_id: user.id,
    id,
    name,
    secret_hash: hashOf(secret),
    opened_at: now().toISOString(),
    used_at: null,
  });
  return { device: `${user.id}.${id}.${secret}`, family: await familyOf(user) };
};

/**
 * Ends a device. Whoever has it may be signed in as one of the children: they are signed out everywhere, because the pool does
 * not know which of its sessions began there.
 */
export const endDevice = async ({ actor, params }: Admitted<typeof children.endDevice>) => {
  const { user } = actor;
  const ended = await familyDevices.take({ owner_id: user.id, id: params.device });
  for (const child of ended === undefined ? [] : await readyChildrenOf(user)) await signOutChild(child);
  return familyOf(user);
};

/** The device with this secret; undefined if it was ended. */
export const findDevice = async (token: string): Promise<FamilyDeviceItem | undefined> => {
  const [owner_id = '', id = '', secret = ''] = token.split('.');
  const device = await familyDevices.get({ owner_id, id }, { consistent: true });
  return device !== undefined && isSecretOf(secret, device.secret_hash) ? device : undefined;
};

/** The children of the device's guardian, for the page on which they choose themselves. */
export const viewDevice = async ({ body }: Admitted<typeof children.viewDevice>) => {
  const device = await findDevice(body.device);
  const owner = device && (await findUser(device.owner_id));
  if (owner === undefined || device === undefined) throw new ApiError('family_device_ended');
  const all = (await readyChildrenOf(owner)).map(async (child) => {
    const tried = await pictureTries.get({ child_id: child.id, device: device.id }, { consistent: true });
    const state = stateOfTries(tried);
    return {
      id: child.id,
      name: ownName(child),
      avatar: child.avatar,
      state,
      wait_until: state === 'wait' ? (tried?.wait_until ?? null) : null,
    };
  });
  return { children: await Promise.all(all) };
};
