import { ulid } from 'ulid';
import { charactersMetBy } from '../books/characters';
import { getBook } from '../books/library';
import { chapterReached } from '../companion/chapter-reached';
import { greetingFor } from '../companion/greeting';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { transact } from '../platform/table/transact';
import { openedBy, openings, type Session, sessions } from './store';

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
  shown: null,
  days: {},
  talking_since: opened.created_at,
  answering: null,
});

/**
 * Opens a session with a greeting, without calling the model. The session is stored permanently once the child says something.
 * Of several calls with the same `request_id` only one opens a session; the others get undefined.
 */
const open = async (
  userId: string,
  chosen: Chosen,
  request_id: string | undefined,
): Promise<Session | undefined> => {
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
  const { session_id } = opened;
  const refused = await transact<string>({
    opening: openings.creating({ ...opened, book_id: book.id, user_id: userId }),
    ...(request_id !== undefined && {
      openedBy: openedBy.creating({ user_id: userId, request_id, session_id }),
    }),
  });
  return refused.length === 0 ? fresh(book, opened) : undefined;
};

const findOpened = async (userId: string, session_id: string): Promise<Session | undefined> => {
  const opened = await openings.get({ user_id: userId, session_id }, { consistent: true });
  return opened === undefined ? undefined : fresh(await getBook(opened.book_id), opened);
};

/**
 * A session of this child. Throws `chat_session_not_found` for a session of another child, or one that has expired without a
 * message.
 */
export const findSession = async (user_id: string, session_id: string): Promise<Session> => {
  const session =
    (await sessions.get({ user_id, session_id }, { consistent: true })) ??
    (await findOpened(user_id, session_id));
  if (session === undefined) throw new ApiError('chat_session_not_found');
  return session;
};

/** Opens a session for a message, or returns the one that the same message opened before. */
export const openSession = async (user_id: string, chosen: Chosen, request_id?: string): Promise<Session> => {
  const opened = await open(user_id, chosen, request_id);
  if (opened !== undefined) return opened;
  const before =
    request_id === undefined ? undefined : await openedBy.get({ user_id, request_id }, { consistent: true });
  if (before === undefined) throw new Error('A talk could not be opened');
  return findSession(user_id, before.session_id);
};
