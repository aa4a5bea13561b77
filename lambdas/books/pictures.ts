import type { Character, Picture } from '../../contract/books/fields';
import type { BookCharacter, BookItem } from './store';

// The library stores what a picture shows. Its place on the site follows from the book.

const placeOf = (id: string, name: string) => `/pictures/${id}/${name}.svg`;

/** `Mr. Haddad` is in `mr-haddad.svg`. */
export const portraitPlace = (id: string, name: string): string =>
  placeOf(id, name.toLowerCase().replace(/\W+/g, '-'));

export const chapterPicturePlace = (id: string, number: number): string => placeOf(id, `chapter-${number}`);

/** A character of the book as the contract shows it. */
export const withPortrait =
  (id: string) =>
  ({ name, portrait: alt }: BookCharacter): Character => ({
    name,
    ...(alt !== undefined && { portrait: { src: portraitPlace(id, name), alt } }),
  });

interface StoredChapter {
  readonly book_id: string;
  readonly number: number;
  readonly picture?: string | undefined;
}

/** The picture of a chapter, as a part of an answer: nothing if there is none. */
export const pictureOf = ({ book_id, number, picture: alt }: StoredChapter): { picture?: Picture } =>
  alt === undefined ? {} : { picture: { src: chapterPicturePlace(book_id, number), alt } };

/** The first main character, as a part of an answer: nothing without a portrait. A test of our own books says that chapter 1 has it. */
export const heroOf = ({ id, main_characters: [first] }: BookItem): { hero?: Character } =>
  first?.portrait === undefined ? {} : { hero: withPortrait(id)(first) };
