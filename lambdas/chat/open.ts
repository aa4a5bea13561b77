import { ulid } from 'ulid';
import { charactersMetBy } from '../books/characters';
import { getBook } from '../books/library';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { chapterReached } from './chapter-reached';
import { greetingFor } from './greeting';
import { openings, type Session } from './store';

export interface Chosen {
  readonly bookId: string;
  readonly endChapter?: number | null | undefined;
  readonly character?: string | null | undefined;
}

type Book = Awaited<ReturnType<typeof getBook>>;

const characterOf = async (book: Book, end: number | null, chosen: string | null | undefined) => {
  if (chosen == null) return null;
  const met = await charactersMetBy(book, end);
  if (!met.some(({ name }) => name === chosen)) throw new ApiError('chat_character_unknown');
  return chosen;
};

type Opened = Pick<Session, 'session_id' | 'character' | 'end_chapter' | 'greeting' | 'created_at'>;

/** A session before its first turn. */
const fresh = (book: Book, opened: Opened): Session => ({
  ...opened,
  book_id: book.id,
  title: book.title,
  author: book.author,
  cover_url: book.thumbnail,
  last_message_time: opened.created_at,
  turns: 0,
  words_written: 0,
  words_read: 0,
  days: {},
  pauses: 0,
  answering: null,
});

/** Opens a session with a greeting, without a call of the model. It is kept once the child says something. */
export const openSession = async (userId: string, chosen: Chosen): Promise<Session> => {
  const book = await getBook(chosen.bookId);
  const end_chapter = chapterReached(book, chosen.endChapter);
  const character = await characterOf(book, end_chapter, chosen.character);
  const at = now();
  const opened = {
    session_id: ulid(at.getTime()),
    character,
    end_chapter,
    greeting: greetingFor(book, { end_chapter, character, seed: at.getTime() }),
    created_at: at.toISOString(),
  };
  await openings.create({ ...opened, book_id: book.id, user_id: userId });
  return fresh(book, opened);
};

/** A session of this child whose child has said nothing yet. */
export const findOpened = async (userId: string, session_id: string): Promise<Session | undefined> => {
  const opened = await openings.get({ user_id: userId, session_id }, { consistent: true });
  return opened === undefined ? undefined : fresh(await getBook(opened.book_id), opened);
};
