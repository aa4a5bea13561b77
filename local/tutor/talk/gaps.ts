import { countWords } from '../../../lambdas/safety/text/words';
import { clausesOf, echoOf, flipped, lastIn } from './echo';
import type { Gaps } from './fill';
import { isSpelt } from './lexicon';
import { nameIn, nounIn, numberWord } from './nouns';
import { shortName } from './people';
import { isRetelling } from './retelling';
import type { Turn } from './turn';

export const capital = (text: string | undefined) =>
  text?.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

const when = (turn: Turn): string | undefined => {
  const clause = /\bwhen (.+)$/i.exec(turn.text)?.[1];
  const [first] = clause === undefined ? [] : clausesOf(`${clause} `);
  const told = first && flipped(first, turn);
  return told && countWords(told) <= 10 ? `when ${told}` : undefined;
};

/** A thing or a place that the child names, and nothing more: "it was a hamster", "in Paris". */
const thingGaps = ({ text }: Turn): Gaps => {
  const thing = text
    .trim()
    .replace(/[.!\s]+$/, '')
    .replace(
      /^(?:it(?:['’]s| is| was)|they (?:are|were)|that(?:['’]s| is| was)|because of|maybe) (?:all )?/i,
      '',
    );
  const isThing = countWords(thing) <= 6 && !/["“”?*]/.test(thing) && thing !== '';
  const lower = /^(?:A|An|The|In|On|At|Some|One|My)\b/.test(thing)
    ? thing.replace(/^./, (first) => first.toLowerCase())
    : thing;
  return {
    thing: isThing ? lower : undefined,
    Thing: isThing ? capital(thing) : undefined,
    beast: isThing && /^(?:a|an|the) /.test(lower) ? lower : undefined,
  };
};

/** A noise is said back, as long as it is one. */
const noiseIn = (text: string): string | undefined =>
  /^[a-z ]{3,16}[.!]*$/i.test(text.trim()) && countWords(text) <= 3
    ? capital(
        text
          .trim()
          .toLowerCase()
          .replace(/[.!]+$/, ''),
      )
    : undefined;

/** A guess, a wish or the child's day is said back from its beginning, not from what it turns on. */
const plainly = new Set(
  'blaming predicting advice hoping painting wishing pet family food sport outing future friend school thing home'
    .split(' ')
    .concat('not liking', 'proud of itself', 'in their place'),
);

/** What the child has still to read. */
const nextGaps = ({ book, read }: Turn): Gaps => {
  const chapter = Math.max(1, ...read.keys()) + 1;
  if (chapter > (book?.chapters.length ?? 0)) return {};
  const next = `chapter ${numberWord(chapter)}`;
  return { next, Next: capital(next) };
};

/** A thing of the child's own life: "a night market", "a wobbly tooth". */
const ownThing = (text: string): string | undefined => {
  const found =
    /\b(?:is|have|has|had|got|get|hav|saw|with|also|play|make|made|want|bought|found) (?:also )?(an? (?:\p{Ll}+ )?\p{Ll}{3,})(?=[.,!\s]*$|[.,!]| (?:with|at|in|that|who|shaped|and|on|of|for|like|called|named|which|from|near|because|but|too|so)\b)/u.exec(
      text,
    )?.[1];
  const words = found?.split(' ') ?? [];
  return words.every(isSpelt) &&
    !/\b(?:lot|bit|little|few|time|good|nice|big|thing|way|day|lots)$/.test(found ?? '')
    ? found
    : undefined;
};

/** What can be said back of a child's words. */
export const gapsOf = (turn: Turn, kind: string): Gaps => {
  const { text, played, scene, request } = turn;
  const [e, noun] = [
    echoOf(turn, plainly.has(kind) ? 'first' : isRetelling(text) ? 'last' : 'turn'),
    nounIn(text, kind),
  ];
  const thing = /\breminds me of (?:the time )?(?:when )?(.+)$/i.exec(text)?.[1];
  const back = thing && flipped(thing.split(/[,.;]| because | and | but /)[0] ?? '', turn);
  const supposed = /^(?:so |but |and )?what if (.+?)[?.!\s]*$/i.exec(text)?.[1];
  return {
    e,
    E: capital(e),
    noun,
    Noun: capital(noun),
    name: nameIn(text),
    Own: capital(ownThing(text)),
    when: when(turn),
    memory: back && (/\btime when\b/i.test(text) ? `the time when ${back}` : back),
    lastWord: lastIn(text),
    part: /\b(?:beginning|start|ending|end|middle|(?:first|last|second|next) (?:chapter|page|part|bit))\b/i
      .exec(text)?.[0]
      .toLowerCase(),
    hero: scene?.who === undefined || scene.who === played ? undefined : shortName(scene.who),
    W: countWords(text) === 1 ? capital(text.replace(/[.!\s]+$/, '').toLowerCase()) : undefined,
    w: countWords(text) === 1 ? text.replace(/[.!\s]+$/, '').toLowerCase() : undefined,
    Noise: noiseIn(request.words),
    If: supposed && countWords(supposed) <= 10 ? `If ${flipped(supposed, turn) ?? ''}` : undefined,
    ...nextGaps(turn),
    ...thingGaps(turn),
  };
};
