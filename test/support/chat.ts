import { randomUUID } from 'node:crypto';
import { chat } from '../../contract/chat';
import type { Person } from './people';

type Child = Pick<Person, 'call'>;

interface Chosen {
  readonly bookId: string;
  readonly endChapter?: number;
  readonly character?: string;
}

/** Opens a talk, as the page does. */
export const openChat = (child: Child, chosen: Chosen) =>
  child.call(chat.send, { body: { messages: [], sessionId: null, ...chosen } });

/** Says something in a talk, as the page does: with an id of the request. */
export const say = (
  child: Child,
  {
    session,
    words,
    request_id = randomUUID(),
    ...chosen
  }: Chosen & { session: string; words: string; request_id?: string },
) =>
  child.call(chat.send, {
    body: {
      messages: [{ role: 'user' as const, content: words }],
      sessionId: session,
      request_id,
      ...chosen,
    },
  });

/** A talk of a child about a book, opened. */
export const startTalk = async (child: Child, chosen: Chosen) => {
  const { session_id } = (await openChat(child, chosen)).body;
  return {
    session_id,
    say: (words: string, request_id?: string) =>
      say(child, { ...chosen, session: session_id, words, ...(request_id !== undefined && { request_id }) }),
  };
};
