import { notMine } from './banks/not-mine';
import type { SmallTalk } from './banks/small-talk';
import { toAnybody } from './banks/to-anybody';
import { toCharacter } from './banks/to-character';
import { toWren } from './banks/to-wren';
import type { Bank } from './fill';

const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberOf = (word: string) => (/^\d+$/.test(word) ? Number(word) : small.indexOf(word.toLowerCase()));

/** "What is 7 times 8?" */
export const sum = (words: string): Bank | undefined => {
  const [, one = '', sign = '', other = ''] =
    /\b(\w+) (times|plus|minus|x|\+|-|\*) (\w+)\s*\??$/i.exec(
      words.replace(/(\d) ?([x+*-]) ?(\d)/gi, '$1 $2 $3'),
    ) ?? [];
  const [a, b] = [numberOf(one), numberOf(other)];
  if (one === '' || a < 0 || b < 0) return undefined;
  const result = /plus|\+/.test(sign) ? a + b : /minus|-/.test(sign) ? a - b : a * b;
  return { says: [`That makes ${result}.`], asks: ['What in the story could you count?'] };
};

/** The answer to a question that is not about the book; undefined if the tutor has none. */
export const smallTalk = (words: string, isCharacter: boolean): Bank | undefined => {
  const counted = sum(words);
  if (counted !== undefined) return counted;
  const own = isCharacter ? toCharacter : toWren;
  const isToYou = /\b(?:you|your|u)\b/i.test(words);
  const find = (list: readonly SmallTalk[]) => list.find(([asked]) => asked.test(words))?.[1];
  return (
    (isToYou || isCharacter ? find(own) : undefined) ??
    find(toAnybody) ??
    (isToYou && !isCharacter ? find(notMine) : undefined)
  );
};
