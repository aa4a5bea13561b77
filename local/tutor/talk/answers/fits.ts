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
export type Wanted = 'colour' | 'count' | 'when' | 'where' | 'who' | undefined;

/** "Who took it" wants somebody; "who is Magda" names her. */
const asksWho =
  /^(?:(?:so|and|but) )?(?:who|whom|whose)\b(?!(?:['’]?s| is| are| was) (?:\p{Lu}|your\b|the\b|he\b|she\b|that\b|this\b|you\b))/u;

const somebody =
  /\b(?:nobody|no one|somebody|someone|everybody|everyone|anybody|I|me|mine|we|us|(?:the|an?|his|her|my|their) (?:old |little |new |whole )?(?:man|woman|girl|boy|captain|mayor\w*|teacher|doctor|team|class|children|others|judge|dragon|robot|cats?|dogs?|otters?|birds?|mother|father|grand\w+|uncle|aunt\w*|brother|sister|king|queen|people|town|village|\w+(?:er|or|ist|man|woman)))\b/i;

export const wantedIn = (text: string, kind: Kind): Wanted => {
  if (/\bwh(?:at|ich) colou?rs?\b/i.test(text)) return 'colour';
  if (/\b(?:what|which) (?:day|time|year|month)\b/i.test(text)) return 'when';
  if (kind === 'who')
    return asksWho.test(text.replace(/^\p{Lu}/u, (one) => one.toLowerCase())) ? 'who' : undefined;
  return kind === 'count' || kind === 'when' || kind === 'where' ? kind : undefined;
};

/** "How many cords did she twist": a number and cords in one sentence, and half of what is asked besides. */
const counts = (text: string, asked: string): boolean => {
  const thing = contentStems(/\bhow many (\p{L}+)/iu.exec(asked)?.[1] ?? '');
  const all = contentStems(asked.replace(/(?<=.)\p{Lu}\p{L}+/gu, ''));
  const told = new Set(contentStems(text));
  return (
    (thing.length === 0 || 2 * all.filter((stem) => told.has(stem)).length >= all.length) &&
    text
      .split(/(?<=[.!?…]) /)
      .some((one) => numbers.test(one) && thing.every((stem) => contentStems(one).includes(stem)))
  );
};

/** Whether a text may answer what is asked for: a number, a time, a place, a colour. */
export const fitsWanted = (wanted: Wanted, text: string, asked: string): boolean => {
  if (wanted === undefined) return true;
  if (wanted === 'colour') return colours.test(text);
  if (wanted === 'count') return counts(text, asked);
  if (wanted === 'when') return times.test(text);
  if (wanted === 'who') return answersKind('who', text) === true || somebody.test(text);
  return answersKind('where', text) === true || places.test(text);
};
