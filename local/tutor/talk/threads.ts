import { asksFrom, fillings, type Gaps } from './fill';
import { capital } from './gaps';
import { whomIn } from './life/whom';
import { days } from './threads/days';
import { home } from './threads/home';
import type { Turn } from './turn';

interface Taken {
  /** Absent where the child's own words are said back. */
  readonly says?: readonly string[];
  readonly asks: readonly string[];
}

/** What the child tells of its own life, and the questions that ask on about it. Undefined if nothing in it is known. */
export const threadsOf = (turn: Turn, gaps: Gaps): Taken | undefined => {
  const your = whomIn(turn.text);
  const all = { ...gaps, your, Your: capital(your), kin: your?.split(' ').at(-1) };
  const found = [...days, ...home].flatMap((thread) => {
    const match = thread.on.exec(turn.text);
    return match === null ? [] : [{ thread, one: match[1]?.toLowerCase() }];
  });
  const [first] = found;
  if (first === undefined) return undefined;
  const filled = (some: readonly string[]) => fillings(turn, some, { ...all, 1: first.one });
  const { says: every = [] } = first.thread;
  // What names a thing or a person of the child comes before what fits any.
  const named = filled(every.filter((one) => one.includes('{')));
  const says = first.thread.says && (named.length > 0 ? named : filled(every));
  const asks = found.flatMap(({ thread, one }) => asksFrom(turn, thread.asks, { ...all, 1: one }));
  return { ...(says !== undefined && says.length > 0 && { says }), asks };
};
