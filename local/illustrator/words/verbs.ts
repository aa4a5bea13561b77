import { baseForms } from '../../../lambdas/dictionary/base-forms';
import type { Mood } from '../figures/face';
import type { Action } from '../figures/poses';
import { readTable, readWords } from './match';

/** Verbs in their base forms, by the pose that shows them. */
const actions = new Map(readTable<Action>('verbs'));

/** Actions that say little: another one in the same sentence is drawn instead. */
const special = readWords('special');
export const isWeak = (action: Action | undefined): boolean =>
  action === undefined || special.get('weak')?.has(action) === true;

/** The strongest action of a sentence is drawn: whoever runs and hides, hides. */
export const strengthOf = (action: Action | undefined): number =>
  action === undefined ? 0 : isWeak(action) ? 1 : special.get('slight')?.has(action) === true ? 2 : 3;

/** Words that are nouns more often than verbs. */
const nouns = special.get('nouns') ?? new Set<string>();
const verbsBefore = /^(?:to|i|you|he|she|it|we|they|can|could|will|would|did|and|must|who|then|\p{Lu}.*)$/u;

/** The pose that a word names; `before` is the word in front of it. */
export const actionOf = (word: string, before = '', after = ''): Action | undefined => {
  const lower = word.toLowerCase();
  if (after === 'asleep') return undefined;
  const isThing = /^(?:it|them|the|a|an|my|his|her|their|our|some|all)$/.test(after);
  const forms = [lower, ...baseForms(lower)];
  if (
    lower.endsWith('ed') === false &&
    forms.some((form) => nouns.has(form) && lower.startsWith(form)) &&
    !verbsBefore.test(before)
  )
    return undefined;
  const action = forms.map((form) => actions.get(form)).find((found) => found !== undefined);
  // Whoever hides the peas is seen.
  return action === 'hide' && isThing ? 'take' : action;
};

/** What somebody does to whom another one does something: who is pushed falls. */
export const reactionTo = new Map(readTable<Action>('reactions'));

const moods = new Map(readTable<Mood>('moods'));

export const moodOf = (word: string): Mood | undefined => {
  const lower = word.toLowerCase();
  return [lower, ...baseForms(lower)].map((form) => moods.get(form)).find((found) => found !== undefined);
};
