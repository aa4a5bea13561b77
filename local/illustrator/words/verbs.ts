import { baseForms } from '../../../lambdas/dictionary/base-forms';
import type { Mood } from '../figures/face';
import type { Action } from '../figures/poses';
import { lookUp } from './lexicon';
import { readTable, readWords } from './match';

/** Verbs in their base forms, by the pose that shows them. */
const actions = new Map(readTable<Action>('verbs'));

/** Actions that say little: another one in the same sentence is drawn instead. */
const special = readWords('special');
export const isWeak = (action: Action | undefined): boolean =>
  action === undefined || special.get('weak')?.has(action) === true;

/** How much an action says: the strongest one of a sentence is drawn. */
export const strengthOf = (action: Action | undefined): number =>
  action === undefined ? 0 : isWeak(action) ? 1 : special.get('slight')?.has(action) === true ? 2 : 3;

/** Whoever runs and hides, hides; whoever swims up and tickles somebody, tickles. */
export const isStronger = (later: Action, earlier: Action | undefined): boolean =>
  strengthOf(later) > strengthOf(earlier) || (strengthOf(later) === 2 && strengthOf(earlier) === 2);

/** Words that are nouns more often than verbs. */
const nouns = special.get('nouns') ?? new Set<string>();
const verbsBefore =
  /^(?:to|i|you|he|she|it|we|they|can|could|will|would|did|and|must|who|then|\p{Lu}\p{Ll}*)$/u;

/** The pose that a word names; `before` is the word in front of it. */
export const actionOf = (word: string, before = '', next: readonly string[] = []): Action | undefined => {
  const lower = word.toLowerCase();
  const [after = ''] = next;
  if (after === 'asleep' || (lower === 'made' && /^(?:of|out)$/.test(after))) return undefined;
  const rest = next.join(' ');
  const isThing = /^(?:it|them|the|a|an|my|his|her|their|our|some|all)$/.test(after);
  // "Grabed" and "cryed" are written with a letter too few.
  const written = [
    lower,
    lower.replace(/yed$/, 'ied'),
    lower.replace(/((?<!h)o|[aiu])([bgmnpt])(ed|ing)$/, '$1$2$2$3'),
  ];
  const forms = written.flatMap((one) => [one, ...baseForms(one)]);
  if (
    !/(?:ed|ing)$/.test(lower) &&
    forms.some((form) => nouns.has(form) && lower.startsWith(form)) &&
    !verbsBefore.test(before)
  )
    return undefined;
  const action = forms.map((form) => actions.get(form)).find((found) => found !== undefined);
  // Whoever hides the peas is seen, and a wand is waved by a hand.
  if (isThing && (action === 'hide' || action === 'wave')) return action === 'hide' ? 'take' : 'point';
  if (action === 'carry' && /\bhands?\b/.test(rest)) return 'touch';
  if (action === 'take' && lower.startsWith('pick') && /\bup\b/.test(rest)) return 'carry';
  if (action === 'run' && after === 'after') return 'chase';
  if (action === 'put' && after === 'on') return 'wear';
  if (action === 'climb' && /^(?:back )?(?:out|in|into|through)\b/.test(rest)) return 'crawl';
  if (action === 'look' && /^(?:for|under|behind|everywhere|inside)\b/.test(rest)) return 'search';
  // Whoever turns around or on a light becomes nothing else.
  if (action === 'turn' && !/\bin ?to\b|^an?\b/.test(rest)) return undefined;
  if (!forms.includes('leave')) return action;
  if (/^(?:me|us) (?:an?|some)\b/.test(rest)) return 'give';
  return /^(?:his|her|my|our|their|an?|some)\b/.test(after) ? 'put' : action;
};

/** Whether whoever does so speaks. */
export const speaks = (action: Action | undefined): boolean => /^(?:say|shout|ask)$/.test(action ?? '');

/** What somebody does to whom another one does something: who is pushed falls. */
export const reactionTo = new Map(readTable<Action>('reactions'));

const moods = new Map(readTable<Mood>('moods'));

/** `next` is the word after it: a cold drink is no cold child. */
export const moodOf = (word: string, next = ''): Mood | undefined => {
  const lower = word.toLowerCase();
  if (lower === 'cold' && lookUp([next.toLowerCase()], 0)?.kind === 'thing') return undefined;
  return [lower, ...baseForms(lower)].map((form) => moods.get(form)).find((found) => found !== undefined);
};
