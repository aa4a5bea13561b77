import { wordsIn } from '../../../../lambdas/safety/text/words';
import type { Turn } from '../turn';
import { type Meaning, meaningOf } from './meaning';

const unreal = /\b(?:if|would|could|might|maybe|perhaps|almost|nearly|thought|think|looked|seemed)\b/i;
const negated = /\b(?:not|no|never|nobody|nothing|none|without|neither)\b|n['’]t\b/i;
const decided = /^(?:yes|no|not|never|nobody|nothing|oh yes|of course|sometimes|partly|a bit)\b/i;

/** The first of the sentences that has all that a question asks about; the rest of the answer stands beside it. */
const whole = (turn: Turn, asked: Meaning, text: string): string | undefined =>
  text.split(/(?<=[.!?…]) /).find((sentence) => {
    const { features } = meaningOf(sentence, turn.book?.characters ?? []);
    const words = [...asked.features].filter((one) => !/^[@#]/.test(one));
    return words.length >= 2 && words.every((one) => features.has(one));
  });

/** A question that yes or no answers gets yes where the answer says the same; where it is not sure, the answer speaks for itself. */
export const withVerdict = (turn: Turn, asked: Meaning, text: string): string => {
  if (asked.kind !== 'other' || decided.test(text) || wordsIn(text).length === 0) return text;
  if (/\bor\b/i.test(turn.text)) return text;
  const same = whole(turn, asked, text);
  if (same === undefined || unreal.test(same) || negated.test(same) || negated.test(turn.text)) return text;
  return `Yes! ${text}`;
};
