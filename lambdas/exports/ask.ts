import { ulid } from 'ulid';
import { type copies, type Export, exportHours, exportsPerDay } from '../../contract/exports/endpoints';
import type { Admitted } from '../accounts/admitted';
import { ownName } from '../accounts/names';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { countingToday, uncountToday } from '../platform/daily-count';
import { log } from '../platform/log';
import { signedAddress } from '../platform/media';
import { absent, any, below, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { countedAs } from './counted-as';
import { fileOf } from './file';
import { sendExport } from './queue';
import { type ExportItem, type ExportKey, exportItems, exportsAbout } from './store';
import { partiesOf } from './who';

/** Longer than a job waits for a free worker, even while a few others are before it. */
const startSeconds = 900;

const goneAt = ({ ready_at }: ExportItem): string | null =>
  ready_at === null ? null : secondsFrom(new Date(ready_at), exportHours * 3600).toISOString();

const isMaking = ({ state, expected_by }: ExportItem): boolean =>
  state === 'making' && expected_by >= now().toISOString();

const isReady = (item: ExportItem): boolean =>
  item.state === 'ready' && (goneAt(item) ?? '') > now().toISOString();

/** A copy whose worker is dead shows as failed, so that it can be asked for again. */
const present = (item: ExportItem): Export => ({
  ...item,
  state: item.state === 'making' && !isMaking(item) ? 'failed' : item.state,
  gone_at: goneAt(item),
});

const read = async (key: ExportKey): Promise<ExportItem | undefined> => {
  const item = await exportItems.get(key, { consistent: true });
  return item?.state === 'ready' && !isReady(item) ? undefined : item;
};

export const look = async ({ actor, params: { about } }: Admitted<typeof copies.look>) => {
  await partiesOf(actor.user, about);
  const item = await read({ about, asker: actor.id });
  return { export: item === undefined ? null : present(item) };
};

/**
 * One copy of a person's data is made at a time, whoever asks; the condition holds against two calls of one asker. The count of the day
 * moves with the copy, so that a call that comes while a copy is made is told so, and uses nothing up.
 */
const begin = async (key: ExportKey): Promise<ExportItem> => {
  if ((await exportsAbout(key.about)).some(isMaking)) throw new ApiError('export_being_made');
  const at = now();
  const item: ExportItem = {
    ...key,
    id: ulid(at.getTime()),
    state: 'making',
    step: 'records',
    done: 0,
    of: 0,
    size: null,
    lease_until: null,
    expected_by: secondsFrom(at, startSeconds).toISOString(),
    asked_at: at.toISOString(),
    ready_at: null,
  };
  const isOver = any(
    absent('pk'),
    equal('state', 'ready'),
    equal('state', 'failed'),
    below('expected_by', at.toISOString()),
  );
  const refused = await transact({
    copy: exportItems.putting(item, isOver),
    count: countingToday(key.asker, countedAs, exportsPerDay),
  });
  if (refused.length === 0) return item;
  throw new ApiError(refused.includes('copy') ? 'export_being_made' : 'too_many_exports');
};

/** Orders a copy. It replaces the one that the caller had. */
export const ask = async ({ actor, params: { about } }: Admitted<typeof copies.ask>) => {
  await partiesOf(actor.user, about);
  const key = { about, asker: actor.id };
  const item = await begin(key);
  try {
    await sendExport({ ...key, id: item.id });
  } catch (error) {
    log.error('export not ordered', error);
    await exportItems.update(key, { set: { state: 'failed' } }, equal('id', item.id));
    await uncountToday(actor.id, countedAs);
    throw new ApiError('export_failed');
  }
  return { export: present(item) };
};

/** Too short for the address to be passed on; a download that has begun goes on. */
const addressSeconds = 600;

/** The address is given to the asker only, and only while the asker may still have the copy. */
export const address = async ({ actor, params: { about } }: Admitted<typeof copies.address>) => {
  const { person } = await partiesOf(actor.user, about);
  const key = { about, asker: actor.id };
  const item = await read(key);
  if (item === undefined || !isReady(item)) throw new ApiError('export_not_ready');
  const day = item.asked_at.slice(0, 10);
  return {
    address: await signedAddress(fileOf(key), { method: 'GET', seconds: addressSeconds }),
    file_name: `inkwren-${ownName(person).replace(/[^\p{L}\p{N}]+/gu, '-')}-${day}.zip`,
  };
};
