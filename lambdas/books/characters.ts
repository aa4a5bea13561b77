import type { books } from '../../contract/books/endpoints';
import type { Admitted } from '../accounts/admitted';
import { ApiError } from '../platform/api-error';
import { getBook } from './library';
import { withPortrait } from './pictures';
import type { BookCharacter } from './store';
import { storyUpTo } from './story';

type Book = Awaited<ReturnType<typeof getBook>>;

/**
 * Whether a text has the character's name, another known name, or the longest word of the name: `Captain Oduya` also occurs as
 * `Oduya`.
 */
const occursIn = (text: string, { name, also = [] }: BookCharacter) => {
  const longest = name.split(/\s+/).reduce((one, word) => (word.length > one.length ? word : one), '');
  return [name, longest, ...also].some((one) => text.includes(one));
};

/** The main characters met up to a chapter. All of them if the library does not have the text. */
export const charactersMetBy = async (book: Book, end: number | null): Promise<BookCharacter[]> => {
  if (!book.has_text || end === null || book.chapters.length === 0) return book.main_characters;
  const { chapters } = await storyUpTo(book, end);
  const text = chapters.map((chapter) => `${chapter.title}\n${chapter.text}`).join('\n');
  return book.main_characters.filter((character) => occursIn(text, character));
};

export const characters = async ({ query: { id, end_chapter } }: Admitted<typeof books.characters>) => {
  const book = await getBook(id);
  if (book.main_characters.length === 0) throw new ApiError('characters_unavailable');
  const end = end_chapter === undefined ? null : Number(end_chapter);
  return { main_characters: (await charactersMetBy(book, end)).map(withPortrait(id)) };
};
