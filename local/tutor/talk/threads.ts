import { turnOf } from './echo';
import { asksFrom, fillings, type Gaps } from './fill';
import { ownDeeds, storyDeeds } from './threads/deeds';
import { feelings } from './threads/feelings';
import { home } from './threads/home';
import { ideas } from './threads/ideas';
import type { Thread } from './threads/thread';
import type { Turn } from './turn';

interface Taken {
  /** Absent where the child's own words are said back. */
  readonly says?: readonly string[];
  readonly asks: readonly string[];
}

const isOwn = (text: string) => /\b(?:I|we)(?:['’]d| would| could| will|['’]ll| had)\b/i.test(text);

const lists = (text: string): readonly Thread[] =>
  isOwn(text) ? [...ideas, ...ownDeeds, ...feelings, ...storyDeeds] : [...ideas, ...storyDeeds, ...feelings];

/**
 * What the child's own words lead on to: what its remark turns on comes first. Undefined if nothing in it is known.
 */
export const threadsOf = (turn: Turn, of: 'home' | 'story', gaps: Gaps): Taken | undefined => {
  const { text } = turn;
  const found = (words: string) =>
    (of === 'home' ? home : lists(words)).flatMap((thread) => {
      const match = thread.on.exec(words);
      return match === null ? [] : [{ thread, one: match[1]?.toLowerCase() }];
    });
  const focus = turnOf(text)?.clause;
  const all = [...(focus === undefined ? [] : found(focus)), ...found(text)];
  const [first] = all;
  if (first === undefined) return undefined;
  const says = first.thread.says && fillings(turn, first.thread.says, { ...gaps, 1: first.one });
  const asks = all
    .filter(({ thread }, i) => all.findIndex((one) => one.thread === thread) === i)
    .flatMap(({ thread, one }) => asksFrom(turn, thread.asks, { ...gaps, 1: one }));
  return { ...(says !== undefined && says.length > 0 && { says }), asks };
};
