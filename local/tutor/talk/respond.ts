import { contentStems, countWords } from '../../../lambdas/safety/text/words';
import type { Act } from './acts';
import { answering } from './asked';
import { actOf, doing } from './doing';
import { isKnownWrong } from './judge';
import { isAbout } from './moments';
import { opinionOf, thought } from './opinions';
import { introduced } from './people';
import { retorts } from './replies';
import { smallTalk } from './small-talk';
import { expanding, helping, isAttempt, isClosed } from './tries';
import type { Response, Turn } from './turn';
import { asideIn, isQuestion, isUnsure, thinking } from './understand';

/** "Who is that?", "I mix them up": the people of whom the talk was last. */
const sortingOut = (turn: Turn): Response | undefined => {
  const { text, people, met, request, played } = turn;
  if (!/^who is (?:that|he|she)\b|\bmix up\b/i.test(text)) return undefined;
  const before = request.said.findLast(({ role }) => role === 'companion')?.text ?? '';
  const meant = people.length > 0 ? people : met.filter((one) => isAbout(before, one)).slice(0, 1);
  const all = meant.length > 0 ? meant.slice(0, 2) : met.slice(0, 1);
  return all.length === 0
    ? undefined
    : {
        move: 'answer',
        text: all.map((one) => introduced(one, one === played)).join(' '),
        kinds: ['easy', 'chapter'],
        isGentle: true,
      };
};

/** Acts that a question may be, too. */
const asQuestion = new Set<Act>([
  'offering a joke',
  'wanting a joke',
  'riddle',
  'punchline',
  'knocking',
  'leaving',
  'too hard',
  'lost',
  'too easy',
  'tired of questions',
  'was it wrong',
  'silly',
  'back to the book',
]);

/** Short words that have nothing of the book: another story. */
const isNonsense = ({ text, people, known }: Turn): boolean =>
  people.length === 0 &&
  countWords(text) <= 7 &&
  !thinking.test(text) &&
  !/\b(?:I|my|we|you)\b/i.test(text) &&
  contentStems(text).every((word) => !known.has(word));

/** A request for something that was said to be a secret, a rule or a danger: no talk about the book. */
const redirecting = (turn: Turn): Response | undefined => {
  const { request, known, people, text, played, phrases } = turn;
  const found = asideIn(request.words, known);
  // "Who is Pandan?" asks for somebody whom the child has met.
  if (found === undefined || (found === 'later' && people.length > 0 && /\bwho\b/i.test(text)))
    return undefined;
  if (found === 'elsewhere') return undefined;
  const talked = found === 'not for us' ? smallTalk(text, played !== undefined) : undefined;
  const isHurt = found === 'sorrow' || found === 'missing' || found === 'hurt by somebody';
  return {
    move: 'redirect',
    text: phrases.pick(talked ?? retorts[found]),
    isGentle: true,
    ...(isHurt && { kinds: ['easy'] as const }),
  };
};

/** The reply to what is no try to answer; undefined for words that may be one. */
const replying = (turn: Turn): Response | undefined => {
  const { text, phrases, people, traits, played } = turn;
  const sorted = sortingOut(turn);
  if (sorted !== undefined) return sorted;
  const act = actOf(turn);
  const isAsking = isQuestion(text) || /\b(?:could you|please) (?:please )?tell me\b/i.test(text);
  const talked = isAsking || /\bwonder\b/i.test(text) ? smallTalk(text, played !== undefined) : undefined;
  if (talked !== undefined && act !== 'leaving')
    return { move: 'answer', text: phrases.pick(talked), isGentle: true };
  if (act !== undefined && (!isAsking || asQuestion.has(act))) {
    const isOfSomebody = people.length > 0 && (act === 'not liking' || act === 'liking the book');
    if (isOfSomebody) return opinionOf(turn);
    if (act === 'silly' && people.length > 0) return doing(turn, 'silly about somebody');
    if (act !== 'nothing' && act !== 'because') return doing(turn, act);
    return isClosed(turn) ? undefined : doing(turn, act);
  }
  if (isUnsure(text) && !isAsking)
    return isClosed(turn)
      ? undefined
      : { move: 'ask', text: phrases.say('unsure'), kinds: ['moment', 'easy'] };
  if (isAsking) return answering(turn);
  if (people.length > 0 && traits.length > 0) return opinionOf(turn);
  // "It is a bit sad": an opinion of the story is no answer.
  return traits.length > 0 && /^(?:it|that|this|I) (?:is|was|think|feel|felt|like|love|find)\b/i.test(text)
    ? thought(turn)
    : undefined;
};

const isThanks = /^thank you\b/i;

/** In the first words to a Spanish-speaking child, and later now and then, there is a word of its own. */
const inSpanish = (response: Response, { phrases, memory, text }: Turn): Response => ({
  ...response,
  text:
    memory.turn === 0
      ? '¡Hola! I can read your Spanish, and I answer in easy English.'
      : isThanks.test(text)
        ? '¡De nada! You are welcome.'
        : `${phrases.say('spanish')} ${response.text}`,
});

const inEnglish = (turn: Turn): Response | 'hint' => {
  const { text, judged, current, known, people, phrases, request } = turn;
  if (isClosed(turn) && judged === 'right') return expanding(turn);
  if (isClosed(turn) && isKnownWrong(text, current)) return helping(turn);
  const reply = redirecting(turn) ?? replying(turn);
  if (reply !== undefined) return reply;
  if (isClosed(turn) && (isUnsure(text) || isAttempt(turn))) return helping(turn);
  if (/^(?:maybe|perhaps)\b/i.test(text)) return doing(turn, 'predicting');
  if (isNonsense(turn)) return doing(turn, 'another story');
  if (asideIn(request.words, known) === 'elsewhere' && people.length === 0)
    return { move: 'redirect', text: phrases.pick(retorts.elsewhere), isAside: true };
  return thought(turn);
};

/** The first part of the reply to the child's words: the child is answered before anything else is asked. */
export const respond = (turn: Turn): Response | 'hint' => {
  const response = inEnglish(turn);
  return turn.isSpanish && response !== 'hint' && response.text.split(' ').length < 14
    ? inSpanish(response, turn)
    : response;
};
