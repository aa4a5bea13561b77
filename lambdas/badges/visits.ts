import { findUsers } from '../accounts/find';
import { inParallel } from '../platform/in-parallel';
import { signOutChild } from '../realtime/sign-out-child';
import { badgeVisits, type ClassDeviceItem } from './store';

/** Signs out the children who have come in on one of the devices. */
export const endVisits = async (
  ids: readonly string[],
  devices: readonly ClassDeviceItem[],
): Promise<void> => {
  const visits = await badgeVisits.getMany(
    ids.flatMap((child_id) => devices.map(({ id }) => ({ child_id, device: id }))),
    { consistent: true },
  );
  const inside = visits.flatMap(({ child_id, entered_at }) => (entered_at === undefined ? [] : [child_id]));
  await inParallel(await findUsers([...new Set(inside)]), signOutChild);
};
