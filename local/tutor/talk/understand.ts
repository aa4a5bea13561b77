import { contentStems, countWords, wordsIn } from '../../../lambdas/safety/text/words';

/** The kinds of messages that are not an answer. */
export type Aside =
  | 'is it real'
  | 'about itself'
  | 'affection'
  | 'secret'
  | 'leaving'
  | 'rude'
  | 'sorrow'
  | 'rules'
  | 'other children'
  | 'memory'
  | 'later'
  | 'not for us'
  | 'elsewhere';

/** A loss or sadness of the child's own. */
const sorrow =
  /\bmy (?:\w+ )?(?:dog|cat|pet|hamster|rabbit|fish|bird|gran\w*|nan\w*|grandpa|grandma|uncle|aunt|friend)\b.*\b(?:died|dead|passed away|is gone|ran away|is (?:very )?(?:ill|sick))\b|\b(?:I am|I'?m|im|I feel) (?:(?:so|very|really|just|a bit) )*(?:sad|lonely|unhappy|upset|crying)\b(?! (?:for|that|when|because) (?:he|she|they|it|the)\b)/i;

const asides: readonly (readonly [Aside, RegExp])[] = [
  ['sorrow', sorrow],
  ['is it real', /\b(?:are|r) (?:you|u)\b.*\b(?:real|human|person|alive|robot|ai|bot|machine)\b/i],
  [
    'affection',
    /\b(?:love (?:me|you)|girlfriend|boyfriend|marry|kiss|miss me|best friends? with (?:me|you))\b/i,
  ],
  [
    'other children',
    /\b(?:(?:other|another) (?:child|children|kids?)|classmates?|(?:talked|spoke) with you before)\b/i,
  ],
  [
    'memory',
    /\b(?:(?:remember|forget|forgot|recall|know) (?:me|us|(?:what|when) (?:I|we)|my name|our|who I am)|(?:we|you and I|I) (?:\w+ )?(?:talk\w*|chat\w*|spoke|speak|told you|said)\b.*\b(?:yesterday|last (?:time|week|night|month)|the other day|before|days? ago)|last time we)\b/i,
  ],
  [
    'rules',
    /\b(?:system|prompt|rules|instructions?|json|freebird|above this|repeat after me|expected answer|free now|no limits)\b/i,
  ],
  ['secret', /\b(?:secrets?|(?:don'?t|do not|never) tell)\b/i],
  [
    'later',
    /\b(?:(?:the|book) ends?|ending|chapter \d+|last (?:sentence|line|word|page|chapter)|first line|spoil\w*|big surprise|rest of the (?:story|book)|comes? later|finished the book|who .{2,30} is)\b/i,
  ],
  ['not for us', /\b(?:homework|maths?|bomb|weapons?|hack|bad word|swear|curse|drugs?|money)\b/i],
  ['leaving', /\b(?:bye|goodbye|have to go|not to leave|stop talking|boring|bored|play a game)\b/i],
  ['rude', /\b(?:stupid|dumb|idiot|shut up|hate you|ugly|cannot even|can'?t even)\b/i],
  [
    'about itself',
    /\b(?:how old are you|where do you live|what(?:'s| is) your|do you (?:like|eat|sleep|have|play|know any)|your (?:mum|mom|dad|family|birthday))\b/i,
  ],
];

/**
 * Whether words combine a secret with touching, hitting or hurting: no reply about secrets is right then. The product's own rules
 * run first; this is what a model would notice in addition.
 */
export const isHarmfulSecret = (words: string): boolean =>
  /\b(?:secret\w*|(?:don'?t|do not|never|not to|can'?t|mustn'?t) tell)\b/i.test(words) &&
  /\b(?:touch|hit|hurt|beat|kiss|slap|spank|grope|tickl|bruise)\w*/i.test(words);

/** Whether the child asks a question itself, which does not count as a try. */
export const isQuestion = (words: string): boolean =>
  /\?\s*$/.test(words) || /^(?:who|what|why|where|when|how|are|do|does|can|is|will)\b/i.test(words.trim());

const asksFor = /\b(?:tell|say|write|show|give|output|repeat|print|list|explain|beg|let us|let's|you are)\b/i;

export const isUnsure = (words: string): boolean =>
  /\b(?:don'?t know|do not know|dunno|no idea|not sure|idk|forgot|can'?t remember|tell me|hint)\b/i.test(
    words,
  );

/** Words of a reader who thinks about a story, whatever the story is. */
const thinking =
  /\b(?:think|thought|feel|felt|because|maybe|perhaps|would|could|should|guess|hope|wish|wonder\w*|like|liked|love|scared|brave|afraid|happy|sad|angry|nervous|kind|fair|lonely|proud|funny|exciting|interesting|they|he|she|story|book|chapter|reminds?)\b/i;

/** Undefined for words that answer, think about the book, or ask about it. `known` has the stems of the texts that were read. */
export const asideIn = (words: string, known: ReadonlySet<string>): Aside | undefined => {
  const isRequest = isQuestion(words) || asksFor.test(words);
  const found = asides.find(([aside, pattern]) => pattern.test(words) && (aside !== 'later' || isRequest));
  if (found !== undefined) return found[0];
  const isOfBook = contentStems(words).some((word) => known.has(word));
  const isLong = countWords(words) >= 4;
  return isLong && !isOfBook && !thinking.test(words) ? 'elsewhere' : undefined;
};

/** Whether the child asks about the character that the tutor plays, unless it is an aside of another kind. */
export const isToCompanion = (words: string, aside: Aside | undefined): boolean =>
  (aside === undefined || aside === 'about itself' || aside === 'elsewhere') &&
  isQuestion(words) &&
  /\b(?:you|your|yourself)\b/i.test(words);

const pale =
  /^(?:every|no|some|any)(?:body|thing|where|one)$|^(?:another|before|really|should|little|always|enough)$/;

/** The longest significant word of the child that the book has too, without names; undefined if there is none. */
export const tellingWord = (words: string, known: ReadonlySet<string>): string | undefined =>
  wordsIn(words.replace(/\b\p{Lu}\S*/gu, ''))
    .filter(
      (word) =>
        /^[a-z]{6,12}$/.test(word) && !pale.test(word) && contentStems(word).some((stem) => known.has(stem)),
    )
    .toSorted((a, b) => b.length - a.length)[0];
