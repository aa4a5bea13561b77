import type { Comic, ComicPictures } from '../../../contract/comics/endpoints';
import { newReader } from '../../../contract/rules/names';
import type { Person } from '../../accounts/identify';
import { knownName, ownName } from '../../accounts/names';
import { signedAddress } from '../../platform/media';
import type { ComicItem } from '../comic-store';
import { type LayoutName, layouts, objectOf } from '../layouts';

/** The maximum validity of a picture's address. */
const addressSeconds = 600;

const addressOf = (picture: string, layout: LayoutName, format: 'webp' | 'png') =>
  signedAddress(objectOf(picture, layout, format), { method: 'GET', seconds: addressSeconds, steady: true });

const layoutOf = async (picture: string, layout: LayoutName) => ({
  webp: await addressOf(picture, layout, 'webp'),
  png: await addressOf(picture, layout, 'png'),
  ...layouts[layout].size,
});

const picturesOf = async (picture: string): Promise<ComicPictures> => ({
  grid: await layoutOf(picture, 'grid'),
  strip: await layoutOf(picture, 'strip'),
});

const shared = ({ id, user_id, style, likes, points, created_at, prompt }: ComicItem) => ({
  id,
  user_id,
  comic_style: style,
  likes,
  points,
  completion_points: points,
  created_at,
  daily_comic_prompts: { prompt },
});

/** The picture of a comic for its author, to look back at. */
export const presentOwnPicture = async ({ picture, alt, created_at }: ComicItem) => ({
  picture: await layoutOf(picture, 'grid'),
  alt,
  created_at,
});

/** A comic for its author, with the child's own words. */
export const presentOwn = async ({ user }: Pick<Person, 'user'>, comic: ComicItem): Promise<Comic> => {
  const pictures = await picturesOf(comic.picture);
  return {
    ...shared(comic),
    image_url: pictures.grid.png,
    pictures,
    alt: comic.alt,
    story: comic.story,
    user_has_liked: false,
    username: ownName(user),
    is_own: true,
  };
};

/** A comic for others, with invented names everywhere. */
export const presentShared = async (
  comic: ComicItem,
  author: { readonly username: string },
  user_has_liked: boolean,
): Promise<Comic> => {
  const pictures = await picturesOf(comic.shared_picture);
  return {
    ...shared(comic),
    image_url: pictures.grid.png,
    pictures,
    alt: comic.shared_alt,
    story: comic.shared_story,
    user_has_liked,
    username: knownName(author) ?? newReader,
    is_own: false,
  };
};

/** The address of the picture for operators, which is the one that others see. */
export const sharedAddress = ({ shared_picture }: ComicItem) => addressOf(shared_picture, 'grid', 'webp');
