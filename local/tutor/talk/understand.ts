import { contentStems, countWords } from '../../../lambdas/safety/text/words';

/** The kinds of messages that are not an answer. */
export type Aside =
  | 'is it real'
  | 'affection'
  | 'secret'
  | 'no spoilers'
  | 'begging'
  | 'rude'
  | 'sorrow'
  | 'missing'
  | 'hurt by somebody'
  | 'rules'
  | 'other children'
  | 'memory'
  | 'later'
  | 'not for us'
  | 'swearing'
  | 'playing'
  | 'dare'
  | 'elsewhere';

/** A loss or sadness of the child's own. */
const sorrow =
  /\bmy (?:\w+ )?(?:dog|cat|pet|hamster|rabbit|fish|bird|gran\w*|nan\w*|grandpa|grandma|uncle|aunt|friend)\b.*\b(?:died|dead|passed away|is gone|ran away|is (?:very )?(?:ill|sick))\b|\b(?:I am|I'?m|im|I feel) (?:(?:so|very|really|just|a bit) )*(?:sad|lonely|unhappy|upset|crying)\b(?! (?:for|that|when|because) (?:he|she|they|it|the)\b)/i;

const asides: readonly (readonly [Aside, RegExp])[] = [
  ['sorrow', sorrow],
  ['missing', /\bI miss my\b/i],
  [
    'hurt by somebody',
    /\b(?:was|were|is|are) (?:so |really |very )?(?:mean|nasty|horrible|unkind) to me\b|\blaughed at me\b|\bleft me out\b/i,
  ],
  ['is it real', /\b(?:are|r) (?:you|u)\b.*\b(?:real(?:ly)?|human|person|alive|robot|ai|bot|machine)\b/i],
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
    /\b(?:(?<!solar )system|prompt|rules|instructions?|json|freebird|above this|repeat after me|expected answer|free now|no limits)\b/i,
  ],
  [
    'no spoilers',
    /\b(?:don['’]?t|do not|never|please not) (?:tell|say|spoil|give)\b(?! (?:anyone|anybody|any|my|him|her|them|our|your|the (?:others|teacher)))(?!.*\bwhat to do\b)/i,
  ],
  [
    'secret',
    /^(?!why\b|is\b|are\b)(?!(?:I|he|she|they|we|my \w+|everybody|everyone)\b.*\b(?:can|can['’]?t|cannot|could|never|always|has to|have to) keep\b(?!.*\byou\b)).*(?:\b(?:keep|our|have a|tell (?:you|me) (?:a|your)|between us)\b.*\bsecrets?\b(?! (?:code|base|club|door|place))|\b(?:don['’]?t|do not|never) tell\b)/i,
  ],
  [
    'later',
    /\b(?:(?:(?<!\b(?:was|were|did|had)\b.*\bin )(?:the|book) ends?|ending|chapter \d+|last (?:sentence|line|word|page|chapter)|first line|spoil\w*|big surprise|rest of the (?:story|book)|comes? later|finished the book)\b|who (?!do you)[A-Z].{1,30} is\W*$)/i,
  ],
  [
    'not for us',
    /\b(?:homework|bomb|weapons?|hack|drugs?)\b|\b(?:need|want|give me|send|have|your) (?:\w+ )?money\b/i,
  ],
  ['swearing', /\b(?:bad|swear|curse|naughty|rude)[ -]?words?\b|\b(?:can you|please) (?:swear|curse)\b/i],
  ['playing', /\b(?:play (?:a |some )?games?|(?:can|may) (?:I|we) (?:now )?play|let['’]?s play)\b/i],
  [
    'dare',
    /\b(?:bet|sure|think) (?:that )?(?:you|u) (?:can(?:not|['’]?t| not)|do not|don['’]?t|could not|couldn['’]?t)\b/i,
  ],
  ['begging', /\b(?:have to go|not to leave|stop talking)\b/i],
  [
    'rude',
    /\b(?:you\b.*\b(?:stupid|dumb|idiot|ugly|cannot even|can'?t even)|shut up|hate you|u stink|you stink|you suck|you(?:['’]re| are) (?:bad|a loser|useless|boring|annoying))\b/i,
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
/** "Was ok": it was. */
const verdict =
  /^was (?:so |really |quite |very |a bit )?(?:ok|okay|good|fun|boring|cool|nice|sad|funny|fine|great|weird|long|scary)[.!\s]*$/i;

export const isQuestion = (words: string): boolean => !verdict.test(words.trim()) && isAsked(words);

const isAsked = (words: string): boolean =>
  /\?\s*$/.test(words) ||
  /^(?:(?:but|and|so|ok|please|can you|could you),? )*(?:explain|describe|tell me) (?:to me )?(?:why|how|what|who|where|when)\b/i.test(
    words.trim(),
  ) ||
  /^(?:(?:but|and|so) )?(?:are|is|was|were|do|does|did|has|have|had|can|could|will|would|should)n['’]?t (?:you|he|she|it|they|we|I|there|the|that|this|his|her|\p{Lu}\p{L}+)\b/u.test(
    words.trim(),
  ) ||
  /^(?:(?:but|and|so|ok|okay|wait),? )?(?:(?:who|what|where|how|when|why)(?:['’]?s)?|whose|which|are|do|does|did(?:n['’]?t)?|can|is(?:n['’]?t)?|was|were|will|would|could|should|has|have|whats|whos)\b(?! be\b)/i.test(
    words.trim(),
  );

const asksFor = /\b(?:tell|say|write|show|give|output|repeat|print|list|explain|beg|let us|let's|you are)\b/i;

export const isUnsure = (words: string): boolean =>
  /\b(?:don'?t know|do not know|dunno|no idea|not sure|idk|forgot|can'?t remember|hint)\b|\btell me(?: please| the answer| it)?\W*$/i.test(
    words,
  );

/** Words of a reader who thinks about a story, whatever the story is. */
export const thinking =
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

/** Whether the child asks about its companion. */
export const isToCompanion = (words: string): boolean =>
  isQuestion(words) && /\b(?:you|your|yourself)\b/i.test(words);
