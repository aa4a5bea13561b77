import { countWords } from '../../../lambdas/safety/text/words';
import { voiceOf } from './asked/voices';
import { greetings } from './banks/greeting';
import { wasHad } from './choose';
import { fillings } from './fill';
import { capital } from './gaps';
import { numberWord } from './nouns';
import { shortName } from './people';
import { telling } from './tell';
import type { Topic } from './topics';
import type { Response, Turn } from './turn';
import { isQuestion } from './understand';
import { varied } from './varied';

const greeting =
  /^(?:hi+|hello+|he+y+|hiya|heya|howdy|greetings|yo+|salam|salaam|as-?salam\w*|assalam\w*|ahoy|namaste|ni ?hao|hola|bonjour|ciao|konnichiwa|aloha|shalom|merhaba|g['’]day|what['’]?s up|it['’]?s me|I(?:['’]m| am) (?:back|here)|guess who|(?:good )?(?:morning|evening|afternoon))\b(?! (?:you|there) .{20})/i;

const again = /\b(?:again|back)\b/i;

/** How Wren greets back. */
const hello = (turn: Turn, topic: Topic): string => {
  const { text } = turn;
  const time = /\b(?:morning|afternoon|evening)\b/i.exec(text)?.[0].toLowerCase() as
    | 'morning'
    | 'afternoon'
    | 'evening'
    | undefined;
  const last = Math.max(...turn.read.keys());
  const gaps = {
    chapter: `chapter ${numberWord(last)}`,
    hero: topic.who === undefined ? undefined : shortName(topic.who).replace(/^The /, 'the '),
  };
  const isOne = (turn.book?.chapters.length ?? 0) < 2;
  const says = fillings(turn, greetings[again.test(text) ? 'again' : (time ?? 'any')], gaps);
  const said = varied(turn, isOne ? says.filter((one) => !/chapter/.test(one)) : says) ?? greetings.any[0];
  const own = ofOtherWorlds.exec(text)?.[0];
  return own === undefined
    ? said
    : `${capital(own.toLowerCase())}! ${said.replace(/^(?:Hello(?:, hello| there)?|Hi(?: there)?)! /, '')}`;
};

/** A greeting of another place is given back as it came. */
const ofOtherWorlds =
  /^(?:salaa?m|ahoy|namaste|ni ?hao|hola|bonjour|ciao|konnichiwa|aloha|shalom|merhaba|howdy)\b/i;

/** "I have read up to chapter 4", "finished it", "I red the cat one". */
const arrived =
  /^(?:(?:ok|okay|so|well|hi|hello|hey),? )*(?:I(?:['’]m| am| have|['’]ve)? )?(?:(?:just|now|already|have) )*(?:got |gotten |up |through )*(?:read|red|reading|finish(?:ed)?|reached|done|to|on|at|in|past)\b(?: (?:up|to|till|until|with|the|all|my|of|now|just|whole|first|this))* (?:it|all|this|about .{1,30}|(?:\w+ )?(?:story|book|one)(?: (?:of|about|with) .{1,30})?|(?:chapters?|chap|ch)\.? ?\w+|\w+ (?:chapters?|chap|ch))(?: now| today| already)?[\s.!]*$/i;

/** What is said after it, or the whole. */
const beginOf = (text: string): string => text.split(/(?<=[.!])\s+/)[0] ?? text;

/** So many words are more than a beginning. */
const most = 11;

/** A moment of the latest chapter that the child has read and that was not told yet; of a character its own. */
const latest = (turn: Turn): Topic | undefined => {
  const last = Math.max(...turn.read.keys());
  const fresh = turn.topics.filter((one) => one.kind === 'moment' && !wasHad(turn, one));
  const of = (topics: readonly Topic[]) =>
    varied(
      turn,
      topics.filter(({ chapter }) => chapter === last),
    ) ?? topics.at(-1);
  const own = fresh.filter(({ who }) => who === turn.played);
  return of(own.length > 0 ? own : fresh);
};

const openers = ({ book, read, played }: Turn): readonly string[] => {
  const last = Math.max(...read.keys());
  if (last >= (book?.chapters.length ?? 0))
    return played === undefined
      ? ['To the very last page, well read!', 'The whole story! Then there is a lot to talk about.']
      : ['Then you know all that happened to me.', 'Then you have been with me to the end.'];
  const number = numberWord(last);
  return played === undefined
    ? [`Chapter ${number}! There is a lot to talk about.`, `Good, up to chapter ${number}.`]
    : ['Then you are right beside me now.', 'Then you know what has just happened.'];
};

const praise = /\b(?:best|love[ds]?|like[ds]?|great|amazing|brilliant|awesome|cool|good|fun)\b/i;
const glad = ['How good that you like it!', 'I am glad that you like it!'];

/** "That was a horrible ending to the chapter." */
const ofItsEnd = /\b(?:ending|end) (?:of|to|in) (?:the|this|that) chapter\b|\bcliff-?hanger\b/i;

/** The child says hello, or how far it has read: the talk begins with something of its chapter. */
export const opening = (turn: Turn): Response | undefined => {
  const { text, memory, phrases } = turn;
  if ((isQuestion(text) && !greeting.test(text)) || countWords(text) > most) return undefined;
  const hasArrived = arrived.test(beginOf(text));
  const isPraising = praise.test(text) && !/\bnot\b|n['’]t\b/i.test(text);
  const isGreeting = greeting.test(text) && countWords(text) <= 4 && memory.turn === 0;
  const isOfEnd = ofItsEnd.test(text);
  const topic = hasArrived || isGreeting || isOfEnd ? latest(turn) : undefined;
  if (topic === undefined) return undefined;
  const opener = isOfEnd
    ? phrases.pick(['Yes, one wants to turn the page at once.', 'I know, and there it stops!'])
    : hasArrived
      ? `${isPraising ? `${phrases.pick(glad)} ` : ''}${phrases.pick(openers(turn))}`
      : (voiceOf(turn, 'hello') ?? hello(turn, topic));
  return { ...telling('ask', opener, topic), isGiving: false };
};
