import { newYorkDay } from '../../contract/rules/day';
import { now, secondsFrom } from '../platform/clock';
import { putMedia, readMedia, removeMedia } from '../platform/media';
import { newSecret } from '../platform/secret';
import { equal } from '../platform/table/condition';
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

const remove = async (picture: string) => {
  for (const { layout, format } of objects) await removeMedia(objectOf(picture, layout, format));
};

/** Interrupted, it begins again with another name; the copy that nobody refers to is removed by the next move. */
const move = async ({ user_id, id, picture, shared_picture }: ComicItem) => {
  const fresh = newSecret();
  await copy(shared_picture, fresh);
  const set = { shared_picture: fresh, ...(picture === shared_picture && { picture: fresh }) };
  const isMoved = await comics.update({ user_id, id }, { set }, equal('shared_picture', shared_picture));
  await remove(isMoved ? shared_picture : fresh);
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
