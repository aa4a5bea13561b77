import { devicesOf, pictureSecrets } from './store';

/** When the pictures of a child were chosen; null for somebody who signs in with an address. */
export const picturesForExport = async (child_id: string): Promise<string | null> =>
  (await pictureSecrets.get({ child_id }, { consistent: true }))?.changed_at ?? null;

/** The devices of a guardian's family, without their secrets. */
export const devicesForExport = async (owner_id: string) =>
  (await devicesOf(owner_id)).map(({ name, opened_at, used_at }) => ({ name, opened_at, used_at }));
