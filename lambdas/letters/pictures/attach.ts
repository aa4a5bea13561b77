import { sharedPicture } from '../../comics/for-letters';
import type { MailPicture } from '../../mail/message';
import type { ChildWeek } from '../week';
import { coverOf } from './cover';
import { pngOf } from './raster';

/** Wren, as on the site's sign. */
const wren = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" rx="16" fill="#c63f17"/>
<path d="M12 20c6 2 10 8 12 15l-8 3c-3-6-5-12-4-18z" fill="#f7dcc0"/>
<circle cx="34" cy="38" r="17" fill="#fbeedb"/><circle cx="40" cy="26" r="12" fill="#fbeedb"/>
<path d="M51 24l9 3-9 4z" fill="#f2b134"/><circle cx="43" cy="24" r="2.6" fill="#2b2118"/>
<path d="M24 38c8-4 16 0 18 7-7 5-16 3-18-7z" fill="#e9b98a"/></svg>`;

export const wrenId = 'wren';
export const coverId = (bookId: string) => `cover-${bookId}`;
export const comicId = (id: string) => `comic-${id}`;

const wrenPicture = async (): Promise<MailPicture> => ({
  id: wrenId,
  type: 'image/png',
  content: await pngOf(wren, 112),
});

const comicWidth = 700;

/** Scaled down, because the page of a comic is larger than a letter. */
const scaled = (picture: Buffer) =>
  pngOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><image href="data:image/png;base64,${picture.toString('base64')}" width="100" height="100"/></svg>`,
    comicWidth,
  );

const comicPicture = async (comic: NonNullable<ChildWeek['comic']>): Promise<MailPicture[]> => {
  const picture = await sharedPicture(comic);
  return picture === undefined
    ? []
    : [{ id: comicId(comic.id), type: 'image/png', content: await scaled(picture) }];
};

type Covered = Parameters<typeof coverOf>[0];

/** Wren, and the covers of books. */
export const bookPictures = async (books: readonly Covered[]): Promise<MailPicture[]> => {
  const each = new Map(books.map((book) => [book.id, book]));
  const covers = [...each].map(async ([id, book]) => ({ id: coverId(id), ...(await coverOf(book)) }));
  return [await wrenPicture(), ...(await Promise.all(covers))];
};

/**
 * The pictures of a family's letter. They are attached: signed addresses end, and most mail programs load no pictures from elsewhere
 * before they are asked to.
 */
export const picturesOf = async (weeks: readonly ChildWeek[]): Promise<MailPicture[]> => {
  const books = weeks.flatMap(({ books: read, suggestion }) => [
    ...read.map((book) => ({ ...book, id: book.book_id })),
    ...(suggestion === undefined ? [] : [suggestion]),
  ]);
  const comics = weeks.flatMap(({ comic }) => (comic === undefined ? [] : [comicPicture(comic)]));
  return [...(await bookPictures(books)), ...(await Promise.all(comics)).flat()];
};
