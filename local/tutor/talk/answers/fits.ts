import { contentStems } from '../../../../lambdas/safety/text/words';
import type { Kind } from './meaning';
import { answersKind } from './rank';

const colours =
  /\b(?:red|blue|green|yellow|orange|purple|pink|brown|black|white|gr[ae]y|golden|gold|silver|ginger|violet|turquoise|colou?r\w*)\b/i;

const numbers =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|twice|once|none|nobody|both|hundred|thousand|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/iu;

const times =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|morning|evening|noon|midnight|night|o['’]?clock|yesterday|tomorrow|today|weeks?|months?|years?|hours?|days?|when|after|before|until|while|now|never|soon|later|spring|summer|autumn|winter)\b|\bat (?:\w+-)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\d/i;

const places = /\b(?:here|there|home|nowhere|everywhere|inside|outside)\b/i;

/** What a question asks for, more exactly than its kind. */
export type Wanted = 'colour' | 'count' | 'when' | 'where' | undefined;

export const wantedIn = (text: string, kind: Kind): Wanted => {
  if (/\bwh(?:at|ich) colou?rs?\b/i.test(text)) return 'colour';
  if (/\b(?:what|which) (?:day|time|year|month)\b/i.test(text)) return 'when';
  return kind === 'count' || kind === 'when' || kind === 'where' ? kind : undefined;
};

/** "How many cords": a number and cords in one sentence. */
const counts = (text: string, asked: string): boolean => {
  const thing = contentStems(/\bhow many (\p{L}+)/iu.exec(asked)?.[1] ?? '');
  return text
    .split(/(?<=[.!?…]) /)
    .some((one) => numbers.test(one) && thing.every((stem) => contentStems(one).includes(stem)));
};

/** Whether a text may answer what is asked for: a number, a time, a place, a colour. */
export const fitsWanted = (wanted: Wanted, text: string, asked: string): boolean => {
  if (wanted === undefined) return true;
  if (wanted === 'colour') return colours.test(text);
  if (wanted === 'count') return counts(text, asked);
  if (wanted === 'when') return times.test(text);
  return answersKind('where', text) === true || places.test(text);
};
