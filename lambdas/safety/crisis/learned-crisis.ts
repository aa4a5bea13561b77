import { type CrisisKind, crisisKinds, type Severity, severities } from '../../../contract/flags/kinds';
import { sentencesOf } from '../learned/tokens';
import { learned } from '../learned/weights';
import { namesHarm } from './harm-words';
import { narrationOf } from './narration';

/** A crisis as a classifier sees it. */
export interface Learned {
  readonly kind: CrisisKind;
  readonly severity: Severity;
}

/** The probabilities from which on a text is severe, doubtful or mild. */
interface Thresholds {
  readonly severe: number;
  readonly doubtful: number;
  readonly mild: number;
}

/**
 * Chosen on texts that the classifiers had not learned from, so that hardly a harmless story and few harmless turns reach them
 * (docs/evaluation.md).
 */
const talk: Thresholds = { severe: 0.8, doubtful: 0.45, mild: 0.75 };
/** Four words or fewer may mean anything: "beats me". */
const fewWords = 4;
const briefTalk: Thresholds = { ...talk, severe: 0.9 };
const story: Thresholds = { severe: 0.85, doubtful: 0.3, mild: 2 };

/** From this probability on a text rather tells of a crisis than not. */
const likely = 0.5;

type Odds = Readonly<Record<string, number>>;

const kindIn = (odds: Odds): CrisisKind =>
  crisisKinds.toSorted((a, b) => (odds[b] ?? 0) - (odds[a] ?? 0))[0] ?? 'danger';

const probabilityOf = ({ nothing = 0, mild = 0 }: Odds): number => 1 - nothing - mild;

const judged = (
  odds: Odds,
  kindOf: () => CrisisKind,
  { severe, doubtful, mild }: Thresholds,
): Learned | undefined => {
  const probability = probabilityOf(odds);
  const as = (severity: Severity): Learned => ({ kind: kindOf(), severity });
  if (probability >= severe) return as(severities.severe);
  if (probability >= doubtful) return as(severities.doubtful);
  return (odds['mild'] ?? 0) >= mild ? as(severities.mild) : undefined;
};

/** The number of words that are judged together, so that a cry is not lost in a long text. */
const together = 60;

const windowsOf = (text: string): string[] => {
  const words = text.split(/\s+/);
  const found: string[] = [];
  for (let from = 0; from === 0 || from + together / 2 < words.length; from += together / 2)
    found.push(words.slice(from, from + together).join(' '));
  return found;
};

/**
 * Whether the classifier bears out what a phrase has found: in the text as a whole or in one of its parts, because a cry may stand
 * among many other words.
 */
export const bearsOut = (text: string): boolean =>
  [...windowsOf(text), ...text.split(/[.!?;,\n]+/)].some(
    (part) => probabilityOf(learned('crisis')(part)) >= likely,
  );

/** "Why do people keep secrets?": asked about people in general, and of no harm. */
const ofPeople =
  /^(?:but |and |so )?(?:why|how|what|when|is it|are|do|does|can|should) (?:[a-z]+ ){0,3}?(?:people|humans|kids|children|grown-?ups|adults|friends|families|some(?:body|one)|any(?:body|one)|every(?:body|one))\b[^.!?]*\?\s*$/i;
/** "What happened to your old home?", "can't they use another bee?": asked about the story or its people, and of no harm. */
const ofOthers =
  /^(?:(?:but|and|so|ok|wait),? )?(?:why|how|what|when|where|which|who|is|are|was|were|do|does|did|ca(?=n['’]?t)|can|could|will|would|has|have)(?:n['’]?t|['’]?s)? (?:[a-z0-9]+ ){0,3}?(?:you|your|they|their|the|it|that|he|she)\b/i;
/** A longer question may tell more than it asks. */
const briefQuestion = 10;
const ofOneself = /\b(?:I|me|my|mine|myself|we|us|our|him|his|her)\b/i;
const ofHarm =
  /\b(?:hit|hurt|harm|touch|kiss|beat|cut|kill|die|dead|death|suicid|starv|rap|abus|bull|scream|yell|shout|slap|punch|kick|chok|burn|threat|scar|afraid|hate|naked|undress|clothes|body|bed|bath|private|online|photo|picture|drink|drunk|drug|leave|left|alone|lonely|hungry|vomit|weapon|gun|knife|run away)/i;

const isGeneral = (words: string): boolean => {
  const isAsked =
    ofPeople.test(words.trim()) ||
    (ofOthers.test(words.trim()) && words.trim().split(/\s+/).length <= briefQuestion);
  const isOfSomebody = /\b(?:he|she)\b/i.test(words) && namesHarm(words);
  return isAsked && !isOfSomebody && !ofOneself.test(words) && !ofHarm.test(words);
};

/** "My dad is in Dubai": where a family lives or works, and nothing else. */
const ofPlace =
  /^(?:(?:my|our) \p{L}+ (?:is|are|lives?|works?) (?:in|at|from)|(?:mere|meri|mera|hamare) \p{L}+ \p{L}+ (?:me|mein|mai)(?= (?:hai|hain|rehte|rehti|rehta)\b)|mis? \p{L}+ (?:está|esta|vive|viven|trabaja|trabajan) en|(?:mon|ma|mes) \p{L}+ (?:est|sont|habite|habitent|travaille|travaillent) (?:en|à|a|au)|meine? \p{L}+ (?:ist|sind|wohnt|wohnen|arbeitet|arbeiten) in) \p{L}+(?: \p{L}+)*[.!]*$/iu;
const longestPlace = 12;

const isOfPlace = (words: string): boolean =>
  ofPlace.test(words.trim()) && words.trim().split(/\s+/).length <= longestPlace && !namesHarm(words);

/** The judgement of a classifier on a child's words in a talk, in any of the product's languages. */
export const judgeTalk = (words: string): Learned | undefined => {
  const [odds = {}] = windowsOf(words)
    .map(learned('crisis'))
    .toSorted((one, other) => probabilityOf(other) - probabilityOf(one));
  const isBrief = sentencesOf(words).flat().length <= fewWords;
  if (isOfPlace(words)) return undefined;
  const found = judged(odds, () => kindIn(odds), isBrief ? briefTalk : talk);
  return found?.severity === severities.doubtful && isGeneral(words) ? undefined : found;
};

/** Fewer words of narration are no story yet. */
const shortestStory = 12;

/**
 * The judgement on a story as a whole, without the speech of its characters; undefined for a story that has only begun. Its kind
 * is that of its words, as if they were said in a talk.
 */
export const judgeStory = (text: string): Learned | undefined => {
  const told = narrationOf(text);
  if (sentencesOf(told).flat().length < shortestStory) return undefined;
  return judged(learned('story')(told), () => kindIn(learned('crisis')(told)), story);
};
