import { momentFor } from './choose';
import { factAsked, introducing } from './facts';
import { knownAnswer, sentenceOn } from './knowledge';
import { shortName } from './people';
import { telling } from './tell';
import { adjectiveFor } from './traits';
import type { Response, Turn } from './turn';
import { isToCompanion } from './understand';
import { aboutWords } from './words';

/** A question to which one moment is the answer: what somebody wants, fears or likes. */
const themes: readonly (readonly [asked: RegExp, traits: readonly string[]])[] = [
  [/\b(?:scared|afraid|fears?|frightened|worr(?:y|ied))\b/i, ['scared', 'worried']],
  [/\b(?:want|wants|wish|dream|hope)\b/i, ['wish', 'hopeful', 'like']],
  [/\b(?:funny|funniest|laugh)\b/i, ['funny']],
  [/\bsad(?:dest)?\b|\bcry\b/i, ['sad', 'lonely']],
  [/\b(?:hungry|eat)\b/i, ['hungry']],
  [/\b(?:best|like|love|enjoy|favou?rite|happy)\b/i, ['like', 'happy', 'proud']],
  [/\bbrave(?:st)?\b/i, ['brave']],
];

const themeOf = (text: string) => themes.find(([asked]) => asked.test(text))?.[1];

/** Questions to the character that the tutor plays, about itself. */
const ofMe = (turn: Turn): Response | undefined => {
  const { text, played, people, phrases } = turn;
  if (played === undefined || !isToCompanion(text)) return undefined;
  const others = people.filter((one) => one !== played);
  const [other] = others;
  if (other !== undefined && /\b(?:like|love|friends?|think)\b/i.test(text)) {
    const topic =
      momentFor(turn, { people: [other], traits: ['kind', 'funny', 'brave', 'like', 'clever'] }, 4) ??
      momentFor(turn, { people: [played, other] }, 7);
    if (topic !== undefined)
      return telling(
        'answer',
        phrases.say(/\bwhy\b/i.test(text) ? 'reasons' : 'liking', shortName(other)),
        topic,
      );
  }
  const about = introducing(turn, played);
  if (about !== undefined && /\b(?:how old|where do you|who are you|your name)\b/i.test(text)) return about;
  const traits = themeOf(text) ?? [];
  const topic = momentFor(turn, { people: [played], traits, words: text }, traits.length > 0 ? 7 : 6);
  if (topic !== undefined) return telling('answer', phrases.say('answered'), topic);
  const nearest = momentFor(turn, { people: [played] }, 4);
  return nearest === undefined ? undefined : telling('answer', phrases.say('nearly'), nearest);
};

/** What Wren thinks of somebody: what a moment shows. */
const opinion = (turn: Turn): Response | undefined => {
  const { text, people, phrases, traits } = turn;
  const [one] = people;
  if (one === undefined || !/\b(?:do you (?:like|think)|think (?:about|of)|your opinion)\b/i.test(text))
    return undefined;
  const topic = momentFor(
    turn,
    { people: [one], traits: traits.length > 0 ? traits : ['kind', 'brave', 'clever', 'funny'] },
    4,
  );
  const shown = turn.topics.flatMap(({ who, shows }) => (who === one ? shows : []));
  const adjective = adjectiveFor(topic?.shows ?? shown);
  if (topic === undefined)
    return adjective === undefined
      ? undefined
      : { move: 'answer', text: `I think ${shortName(one)} is ${adjective}, on most days.` };
  const opener =
    /like/i.test(text) || adjective === undefined
      ? phrases.say('liking', shortName(one))
      : `I think ${shortName(one)} is ${adjective}.`;
  return telling('answer', opener, topic);
};

/** "Is M nice?", "What is N scared of?", "What is the funniest part?" */
const ofPeople = (turn: Turn): Response | undefined => {
  const { text, people, phrases, traits } = turn;
  const [one] = people;
  const asked = themeOf(text) ?? traits;
  if (one !== undefined && / or /.test(text) && traits.length > 0) {
    const topic = momentFor(turn, { people: [one] }, 4);
    if (topic !== undefined) return telling('answer', 'You be the judge.', topic);
  }
  if (one !== undefined && /^(?:is|are|was|were|so|does|do)\b/i.test(text) && traits.length > 0) {
    if (people.length > 1) {
      const both = momentFor(turn, { people }, 7);
      return both === undefined
        ? { move: 'answer', text: 'I think so, on most days.' }
        : telling('answer', 'I think so.', both);
    }
    const topic = momentFor(turn, { people: [one], traits }, 7);
    if (topic !== undefined) return telling('answer', 'I would say yes.', topic);
    const other = momentFor(turn, { people: [one] }, 4);
    return other && telling('answer', 'You be the judge.', other);
  }
  if (asked.length > 0) {
    const topic = momentFor(turn, { people, traits: asked }, people.length > 0 ? 7 : 3);
    if (topic !== undefined)
      return telling(
        'answer',
        people.length === 0
          ? 'For me it is this.'
          : phrases.say(topic.shows.includes(asked[0] ?? '') ? 'answered' : 'nearly'),
        topic,
      );
    if (people.length === 0) return { move: 'answer', text: 'I cannot choose only one.', kinds: ['moment'] };
  }
  return undefined;
};

/** Answers a child's question about the book, its people or its words. */
export const answering = (turn: Turn): Response => {
  const { text, people, phrases, current } = turn;
  const [one] = people;
  const words = aboutWords(turn);
  if (words !== undefined) return { move: 'answer', text: words };
  if (/\b(?:later|will \w+ do|comes? next|happens? (?:to \w+ )?next|will happen|happen later)\b/i.test(text))
    return {
      move: 'answer',
      text: 'Those pages are still closed for me, too. I only know what you have read.',
      kinds: ['book'],
    };
  if (/^why did (?:you|he|she|they|[A-Z]\w+) do (?:that|it|this)\b/i.test(text))
    return { move: 'answer', text: phrases.say('whyThat') };
  const own = ofMe(turn);
  if (own !== undefined) return own;
  const fact = factAsked(turn);
  if (fact !== undefined) return fact;
  if (
    one !== undefined &&
    /\bwho (?:is|are|was)\b|\bhow old\b|\bwhere does\b|\btell me who\b|\bmix up\b/i.test(text)
  ) {
    const about = people.slice(0, 2).flatMap((person) => introducing(turn, person)?.text ?? []);
    if (about.length > 0)
      return {
        move: 'answer',
        text: about.join(' '),
        isGentle: true,
        ...(about.length > 1 && { kinds: ['easy', 'chapter'] as const }),
      };
  }
  const thought = opinion(turn);
  if (thought !== undefined) return thought;
  const known = knownAnswer(turn);
  if (known !== undefined)
    return {
      move: 'answer',
      text: known.explanation,
      claims: [{ claim: known.explanation, passage: known.evidence }],
    };
  const sentence =
    people.length === 0 || /^what (?:is|are|was|were)\b/i.test(text) ? sentenceOn(turn) : undefined;
  if (sentence !== undefined && themeOf(text) === undefined)
    return {
      move: 'answer',
      text: `The story says: “${sentence}”`,
      claims: [{ claim: sentence, passage: sentence }],
      isGentle: true,
    };
  const told = ofPeople(turn);
  if (told !== undefined) return told;
  // "Why did N do that?": the moment that was just talked about, or another one of the same person.
  const near = momentFor(turn, { people, words: text }, people.length > 0 ? 4 : 3);
  if (near !== undefined)
    return telling(
      'answer',
      current?.who === near.who ? phrases.say('answered') : phrases.say('nearly'),
      near,
    );
  return { move: 'answer', text: phrases.say('unknown'), isGentle: true };
};
