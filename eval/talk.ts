import { chat } from '../contract/chat/endpoints';
import type { Asked, Child, World } from './cloud';

/** One message of a child and the reply. */
export interface Exchange {
  readonly said: string;
  readonly reply: string;
  readonly kind: 'greeting' | 'reply' | 'help' | 'fixed';
  /** The question that was open when the child spoke; null if none was. */
  readonly open: Asked | null;
  /** The question that is open after the reply. */
  readonly next: Asked | null;
}

export interface Setting {
  readonly bookId: string;
  readonly endChapter: number;
  /** Null when the child talks with Wren. */
  readonly character: string | null;
}

/** The child's next message, given the companion's last message and its open question. */
export type Says = (turn: number, heard: string, open: Asked | null) => string;

/** Leads a talk of `turns` turns as a browser does: a greeting first, then one message after the other. */
export const leadTalk = async (
  world: World,
  child: Child,
  setting: Setting,
  turns: number,
  says: Says,
  /** Whether the child's words or the figures depend on the open question: reading it costs a request per turn. */
  mustKnow = true,
): Promise<Exchange[]> => {
  const opened = await child.call(chat.send, { body: { ...setting, messages: [], sessionId: null } });
  const sessionId = opened.session_id;
  const exchanges: Exchange[] = [];
  let heard = opened.message;
  for (let turn = 0; turn < turns; turn++) {
    const open = exchanges.at(-1)?.next ?? null;
    const said = says(turn, heard, open);
    const { message, kind } = await child.call(chat.send, {
      body: { ...setting, sessionId, messages: [{ role: 'user', content: said }] },
    });
    const next = mustKnow ? ((await world.askedIn(child, sessionId)).at(-1) ?? null) : null;
    exchanges.push({ said, reply: message, kind, open, next });
    heard = message;
  }
  return exchanges;
};
