import { newYorkDay } from '../../../contract/rules/day';
import { now, secondsFrom } from '../../platform/clock';
import { putMedia, readMedia, removeMedia } from '../../platform/media';
import { newSecret } from '../../platform/secret';
import { absent, all, equal } from '../../platform/table/condition';
import { type ComicItem, comics, comicsBefore } from '../comic-store';
import { layoutNames, objectOf } from '../layouts';

const largestPage = 16 * 1024 * 1024;
const formats = { png: 'image/png', webp: 'image/webp' } as const;

const objects = layoutNames.flatMap((layout) =>
  (['png', 'webp'] as const).map((format) => ({ layout, format })),
);

const copy = async (from: string, to: string) => {
  for (const { layout, format } of objects) {
    const content = await readMedia(objectOf(from, layout, format), largestPage);
    if (content !== undefined) await putMedia(objectOf(to, layout, format), content, formats[format]);
  }
};

/** Removes all pages of a picture. Idempotent. */
export const removePicture = async (picture: string): Promise<void> => {
  for (const { layout, format } of objects) await removeMedia(objectOf(picture, layout, format));
};

type Move = NonNullable<ComicItem['moving']>;

/** Copies the objects to the new name and removes the old ones. Idempotent. Returns the changed comic. */
const carryOut = async (comic: ComicItem, { from, to }: Move): Promise<ComicItem> => {
  const { user_id, id } = comic;
  await copy(from, to);
  const set = { shared_picture: to, ...(comic.picture === from && { picture: to }) };
  await comics.update({ user_id, id }, { set }, equal('shared_picture', from));
  await removePicture(from);
  await comics.update({ user_id, id }, { remove: ['moving'] }, equal('moving.to', to));
  return { ...comic, ...set };
};

/** Both names are stored first, so that after a killed worker the next one leaves no object behind. */
const move = async (comic: ComicItem) => {
  // Others may have received the new name since the worker was killed, so the picture is moved again.
  const current = comic.moving === undefined ? comic : await carryOut(comic, comic.moving);
  const { user_id, id, shared_picture: from } = current;
  const moving = { from, to: newSecret() };
  const isOurs = all(absent('moving'), equal('shared_picture', from));
  if (await comics.update({ user_id, id }, { set: { moving } }, isOurs)) await carryOut(current, moving);
};

/** Others see only comics of the day. Older addresses have expired. */
const isRecent = ({ day }: ComicItem) => day >= newYorkDay(secondsFrom(now(), -86_400));

/**
 * Invalidates the addresses of pictures that others received before the child stopped sharing: the objects get new names. At
 * most two comics are recent enough.
 */
export const movePictures = async (userId: string): Promise<void> => {
  for (const comic of (await comicsBefore(userId, undefined, 2)).filter(isRecent)) await move(comic);
};
