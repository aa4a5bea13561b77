import type { UserItem } from '../accounts/find';
import { idOfMember } from '../accounts/verify';
import { removeMedia } from '../platform/media';
import { childrenOfGuardian, guardiansOf } from '../relations/guardians';
import { fileOf } from './file';
import { type ExportKey, exportItems, exportsAbout } from './store';

const keysOf = async ({ id, email }: Pick<UserItem, 'id' | 'email'>): Promise<ExportKey[]> => {
  const [kept, guardians, children] = await Promise.all([
    exportsAbout(id),
    guardiansOf(id),
    childrenOfGuardian(email),
  ]);
  // The file may outlive its item by a day.
  const ids = await Promise.all(guardians.map(({ adult_email }) => idOfMember(adult_email)));
  const askers = new Set([id, ...kept.map(({ asker }) => asker), ...ids.filter((one) => one !== undefined)]);
  return [
    ...[...askers].map((asker) => ({ about: id, asker })),
    ...children.map(({ child_id }) => ({ about: child_id, asker: id })),
  ];
};

/**
 * Removes every copy of a person's data, whoever asked for it, and every copy that the person has asked for. A worker that makes
 * one stops. Idempotent. Call it while the person's relations are stored: they name the guardians.
 */
export const removeExports = async (user: Pick<UserItem, 'id' | 'email'>): Promise<void> => {
  for (const key of await keysOf(user)) {
    await exportItems.remove(key);
    await removeMedia(fileOf(key));
  }
};
