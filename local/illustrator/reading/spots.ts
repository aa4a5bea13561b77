import type { Action } from '../figures/poses';
import { readTable } from '../words/match';
import { actionOf } from '../words/verbs';

/** Where somebody or something is by a thing: "on the chair", "out of a tree". */
export type How = 'on' | 'in' | 'under' | 'behind' | 'over' | 'out';

export interface Spot {
  readonly how: How;
  readonly by: string;
}

/** A thing that somebody puts or leaves by another one. */
export interface Laid extends Spot {
  readonly thing: string;
}

const hows = new Map(readTable<How>('spots'));

/** How the words before a thing say that somebody is by it. */
export const howAt = (words: readonly string[], at: number): How | undefined => {
  for (let i = at - 1; i > 0 && i >= at - 4; i--) {
    const word = words[i] ?? '';
    const how = hows.get(word) ?? hows.get(`${words[i - 1]} ${word}`);
    if (how !== undefined) return how;
    if (!/^\p{Ll}+(?:['’]s)?$/u.test(word) || /^(?:and|but|with|to|of)$/.test(word) || actionOf(word))
      return undefined;
  }
  return undefined;
};

const leaves = /^(?:fall|jump|climb|crawl|fly|run|pull|take|peek)$/;
const reaches =
  /^(?:say|ask|think|look|point|knock|write|paint|find|search|open|spray|read|throw|kick|cook)$/;

const clothes = /^(?:dress|coat|t-shirt|jeans|shorts|socks|scarf|top-hat|performing-arts)$/;

/** Whether somebody who does something is where the words say, rather than the thing of what they do. */
export const isThere = (how: How, action: Action | undefined, name: string): boolean =>
  !clothes.test(name) && (how === 'out' ? leaves.test(action ?? '') : !reaches.test(action ?? ''));
