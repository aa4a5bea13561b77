import { newYorkDay } from '../../contract/rules/day';
import { now, secondsFrom } from '../platform/clock';
import { putMedia, readMedia, removeMedia } from '../platform/media';
import { newSecret } from '../platform/secret';
import { absent, all, equal } from '../platform/table/condition';
import { type ComicItem, comics, comicsBefore } from './comic-store';
import { layoutNames, objectOf } from './layouts';

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

/** Idempotent. */
export const removePicture = async (picture: string): Promise<void> => {
  for (const { layout, format } of objects) await removeMedia(objectOf(picture, layout, format));
};

type Move = NonNullable<ComicItem['moving']>;

/** Idempotent. Returns the comic as it is then. */
const carryOut = async (comic: ComicItem, { from, to }: Move): Promise<ComicItem> => {
  const { user_id, id } = comic;
  await copy(from, to);
  const set = { shared_picture: to, ...(comic.picture === from && { picture: to }) };
  await comics.update({ user_id, id }, { set }, equal('shared_picture', from));
  await removePicture(from);
  await comics.update({ user_id, id }, { remove: ['moving'] }, equal('moving.to', to));
  return { ...comic, ...set };
};

/** Both names are stored before: a worker that is killed at any step is followed by one that leaves no object behind. */
const move = async (comic: ComicItem) => {
  // Others may have been given the new name since the worker was killed: it is moved again.
  const current = comic.moving === undefined ? comic : await carryOut(comic, comic.moving);
  const { user_id, id, shared_picture: from } = current;
  const moving = { from, to: newSecret() };
  const isOurs = all(absent('moving'), equal('shared_picture', from));
  if (await comics.update({ user_id, id }, { set: { moving } }, isOurs)) await carryOut(current, moving);
};

/** Others see comics of the day only: older addresses have expired. */
const isRecent = ({ day }: ComicItem) => day >= newYorkDay(secondsFrom(now(), -86_400));

/**
 * Ends the addresses of pictures that others were given before the child stopped sharing: the objects get other names. Two
 * comics at most are that young.
 */
export const movePictures = async (userId: string): Promise<void> => {
  for (const comic of (await comicsBefore(userId, undefined, 2)).filter(isRecent)) await move(comic);
};
