import { ApiError } from '../platform/api-error';
import { getBook } from './library';
import type { BookCharacter } from './store';
import { storyUpTo } from './story';

type Book = Awaited<ReturnType<typeof getBook>>;

/** By the whole name, by another one that is known, or by its longest word: `Captain Oduya` is met as `Oduya`. */
const occursIn = (text: string, { name, also = [] }: BookCharacter) => {
  const longest = name.split(/\s+/).reduce((one, word) => (word.length > one.length ? word : one), '');
  return [name, longest, ...also].some((one) => text.includes(one));
};

/** The main characters met up to a chapter; all of them where the text is not here to tell. */
export const charactersMetBy = async (book: Book, end: number | null): Promise<BookCharacter[]> => {
  if (!book.has_text || end === null || book.chapters.length === 0) return book.main_characters;
  const { chapters } = await storyUpTo(book, end);
  const text = chapters.map((chapter) => `${chapter.title}\n${chapter.text}`).join('\n');
  return book.main_characters.filter((character) => occursIn(text, character));
};

export const characters = async ({
  query: { id, end_chapter },
}: {
  query: { id: string; end_chapter?: string | undefined };
}) => {
  const book = await getBook(id);
  if (book.main_characters.length === 0) throw new ApiError('characters_unavailable');
  const end = end_chapter === undefined ? null : Number(end_chapter);
  return { main_characters: await charactersMetBy(book, end) };
};
