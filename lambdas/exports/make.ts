import { findUser } from '../accounts/find';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { removeMedia } from '../platform/media';
import { openUpload, type Upload } from '../platform/media-upload';
import { copiedFor } from './copied';
import { fileOf } from './file';
import { fail, giveBack, type Held, keep, LeaseLost, take } from './lease';
import type { Job } from './queue';
import { exportItems } from './store';
import { type Parties, partiesOf } from './who';
import { writePictures, writeRecords } from './write';
import { zipInto } from './zip';

/** The people of a copy; undefined if the asker may not have it any more. */
const partiesNow = async ({ asker, about }: Job): Promise<Parties | undefined> => {
  const user = await findUser(asker);
  if (user === undefined) return undefined;
  try {
    return await partiesOf(user, about);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
};

const write = async (held: Held, parties: Parties, upload: Upload): Promise<number> => {
  const current = await exportItems.get(held.job, { consistent: true });
  if (current === undefined) throw new LeaseLost();
  const { id, asked_at } = current;
  const zip = zipInto(upload.write);
  const of = await copiedFor({ ...parties, id, asked_at, pictures: new Set() });
  const pictures = await writePictures(of, zip, (done, all) =>
    keep(held, { step: 'pictures', done, of: all }),
  );
  await keep(held, { step: 'records', done: 0, of: 0 });
  await writeRecords({ ...of, pictures }, zip);
  await zip.end();
  // Not later than here: a file of a person who has been deleted meanwhile must not come into being.
  await keep(held, {});
  return upload.complete();
};

/** A file that was completed for nobody is removed, unless another worker writes one of the same name. */
const discard = async ({ job }: Held): Promise<void> => {
  if ((await exportItems.get(job, { consistent: true })) === undefined) await removeMedia(fileOf(job));
};

/** The bucket deletes parts that stay behind after a day. */
const abort = async (upload: Upload): Promise<void> => {
  try {
    await upload.abort();
  } catch (error) {
    log.error('parts of an export stay behind', error);
  }
};

const carryOut = async (held: Held): Promise<void> => {
  const parties = await partiesNow(held.job);
  if (parties === undefined) return fail(held);
  const upload = await openUpload(fileOf(held.job), 'application/zip');
  try {
    const size = await write(held, parties, upload);
    const ready_at = now().toISOString();
    await keep(held, { state: 'ready', size, ready_at, lease_until: null });
    log.info('export ready', { export: held.job.id, size });
  } catch (error) {
    await abort(upload);
    throw error;
  }
};

/**
 * Makes a copy. A repetition begins anew and replaces the file, so that a killed worker leaves none; a worker that has lost its
 * lease stops. After the last try the copy counts as failed.
 */
export const makeExport = async (job: Job, isLast: boolean): Promise<void> => {
  const held = await take(job);
  if (held === undefined) return;
  try {
    await carryOut(held);
  } catch (error) {
    if (error instanceof LeaseLost) return discard(held);
    await (isLast ? fail(held) : giveBack(held));
    throw error;
  }
};
