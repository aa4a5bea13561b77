import type { Character } from '../../contract/books';
import { ApiError } from '../platform/api-error';
import { getBook } from './library';
import { storyUpTo } from './story';

type Book = Awaited<ReturnType<typeof getBook>>;

/** By the whole name or by its longest word: `Miss Vasanthi` is met as `Vasanthi`. */
const occursIn = (text: string, { name }: Character) =>
  text.includes(name) ||
  text.includes(
    name.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), ''),
  );

/** The main characters met up to a chapter; all of them where the text is not here to tell. */
export const charactersMetBy = async (book: Book, end: number | null): Promise<Character[]> => {
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
