import { type CrisisKind, crisisKinds, type Severity, severities } from '../../../contract/flags/kinds';
import { sentencesOf } from '../learned/tokens';
import { learned } from '../learned/weights';
import { narrationOf } from './narration';

/** A crisis as a classifier sees it. */
interface Learned {
  readonly kind: CrisisKind;
  readonly severity: Severity;
}

/** How a classifier judges a text. */
export interface Judgement {
  /** The probability that the text tells of a crisis. */
  readonly probability: number;
  /** Undefined for a text that it takes for harmless. */
  readonly crisis: Learned | undefined;
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
const talk: Thresholds = { severe: 0.8, doubtful: 0.5, mild: 0.75 };
const story: Thresholds = { severe: 0.85, doubtful: 0.3, mild: 2 };

type Odds = Readonly<Record<string, number>>;

const kindIn = (odds: Odds): CrisisKind =>
  crisisKinds.toSorted((a, b) => (odds[b] ?? 0) - (odds[a] ?? 0))[0] ?? 'danger';

const judged = (odds: Odds, kindOf: () => CrisisKind, { severe, doubtful, mild }: Thresholds): Judgement => {
  const { nothing = 0, mild: sorrow = 0 } = odds;
  const probability = 1 - nothing - sorrow;
  const as = (severity: Severity): Judgement => ({ probability, crisis: { kind: kindOf(), severity } });
  if (probability >= severe) return as(severities.severe);
  if (probability >= doubtful) return as(severities.doubtful);
  return sorrow >= mild ? as(severities.mild) : { probability, crisis: undefined };
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

/** The judgement of a classifier on a child's words in a talk, in any of the product's languages. */
export const judgeTalk = (words: string): Judgement =>
  windowsOf(words)
    .map((part) => {
      const odds = learned('crisis')(part);
      return judged(odds, () => kindIn(odds), talk);
    })
    .reduce((one, other) => (other.probability > one.probability ? other : one));

/** Fewer words of narration are no story yet. */
const shortestStory = 12;

/**
 * The judgement on a story as a whole, without the speech of its characters; undefined for a story that has only begun. Its kind
 * is that of its words, as if they were said in a talk.
 */
export const judgeStory = (text: string): Judgement | undefined => {
  const told = narrationOf(text);
  if (sentencesOf(told).flat().length < shortestStory) return undefined;
  return judged(learned('story')(told), () => kindIn(learned('crisis')(told)), story);
};
