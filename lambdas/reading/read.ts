import type { reading } from '../../contract/reading/endpoints';
import type { Admitted } from '../accounts/admitted';
import { pictureOf } from '../books/pictures';
import { findChapter, nextAfter } from './find-chapter';
import { presentPlace } from './keep-place';
import { paragraphsOf } from './paragraphs';
import { places } from './store';

/** A chapter with the place at which the reader stopped. */
export const readChapter = async ({ actor, query: { id, chapter } }: Admitted<typeof reading.chapter>) => {
  const [{ book, text }, place] = await Promise.all([
    findChapter(id, Number(chapter)),
    places.get({ user_id: actor.id, book_id: id }, { consistent: true }),
  ]);
  const { title, author, thumbnail, chapters } = book;
  return {
    book: { id, title, author, thumbnail },
    chapters,
    chapter: text.number,
    title: text.title,
    ...pictureOf(text),
    next: await nextAfter(book, text.number),
    paragraphs: paragraphsOf(text.text),
    place: place === undefined ? null : presentPlace(place),
  };
};
