import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** The pictures of a child, as a hash with the stage's key: 116,280 ways are tried in no time without it. */
export const pictureSecrets = entity({
  name: 'PictureSecret',
  schema: z.object({ hash: z.string(), changed_at: z.string() }),
  key: ({ child_id }: { child_id: string }) => ({ pk: userPartition(child_id), sk: 'PICTURES' }),
  retention: 'account',
  onDeletion: 'delete',
});

const triesOf = (child_id: string) => userPartition(child_id);

/** The tries with pictures since the last right ones, by device: a sibling's guesses on one shut nobody out on another. */
export const pictureTries = entity({
  name: 'PictureTries',
  schema: z.object({ device: z.string(), tries: z.int(), wait_until: z.string() }),
  key: ({ child_id, device }: { child_id: string; device: string }) => ({
    pk: triesOf(child_id),
    sk: `PICTURETRIES#${device}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});

export const allTriesOf = (child_id: string) =>
  pictureTries.list(triesOf(child_id), 'PICTURETRIES#', { consistent: true });

/** A browser that a guardian has opened for the family. It holds the secret. */
export const familyDevices = entity({
  name: 'FamilyDevice',
  schema: z.object({
    owner_id: z.string(),
    id: z.string(),
    name: z.string(),
    secret_hash: z.string(),
    opened_at: z.string(),
    used_at: z.nullable(z.string()),
  }),
  key: ({ owner_id, id }: { owner_id: string; id: string }) => ({
    pk: userPartition(owner_id),
    sk: `FAMILYDEVICE#${id}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});
export type FamilyDeviceItem = NonNullable<Awaited<ReturnType<(typeof familyDevices)['get']>>>;

export const devicesOf = (owner_id: string) =>
  familyDevices.list(userPartition(owner_id), 'FAMILYDEVICE#', { consistent: true });

/** A code that lets a child in once, on any device. */
export const entryCodes = entity({
  name: 'EntryCode',
  schema: z.object({ child_id: z.string(), owner_id: z.string(), valid_until: z.string() }),
  key: ({ hash }: { hash: string }) => ({ pk: `ENTRYCODE#${hash}`, sk: 'CODE' }),
  retention: { days: 1 },
  onDeletion: { keep: 'a code of ten minutes' },
});
