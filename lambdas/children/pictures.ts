import { timingSafeEqual } from 'node:crypto';
import type { Picture } from '../../contract/children/pictures';
import { now } from '../platform/clock';
import { keyedHash } from '../platform/keyed-hash';
import { pictureSecrets } from './store';

const hashOfPictures = (child_id: string, pictures: readonly Picture[]) =>
  keyedHash(`pictures ${child_id} ${pictures.join(' ')}`);

export const secretOf = (child_id: string, pictures: readonly Picture[]) => ({
  child_id,
  hash: hashOfPictures(child_id, pictures),
  changed_at: now().toISOString(),
});

/** Whether these are the child's pictures, in their order. */
export const areRight = async (child_id: string, pictures: readonly Picture[]): Promise<boolean> => {
  const secret = await pictureSecrets.get({ child_id }, { consistent: true });
  if (secret === undefined) return false;
  return timingSafeEqual(Buffer.from(hashOfPictures(child_id, pictures)), Buffer.from(secret.hash));
};
