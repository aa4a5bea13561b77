import { contentStems, countWords } from '../../../lambdas/safety/text/words';
import type { Turn } from './turn';
import { thinking } from './understand';

const counts = new Set(
  contentStems('one two three four five ten twenty hundred thousand million giant big huge king queen'),
);

/** Short words that have nothing of the book: another story. */
export const isNonsense = ({ text, people, known }: Turn): boolean =>
  people.length === 0 &&
  countWords(text) <= 7 &&
  !thinking.test(text) &&
  !/\b(?:I|my|we|you)\b/i.test(text) &&
  contentStems(text).length > 0 &&
  contentStems(text).every((word) => counts.has(word) || !known.has(word));

/** "They were all in Paris": told like a story, and nothing of this one. */
export const isOtherPlace = ({ text, people, known }: Turn): boolean =>
  people.length === 0 &&
  countWords(text) <= 6 &&
  /^(?:they|he|she|it) (?:was|were|is|are) (?:all )?(?:in|at|on|from|an?|the) (?!bit\b)/i.test(text) &&
  contentStems(text).length > 0 &&
  contentStems(text).every((word) => !known.has(word));

export const puzzledBy =
  /^(?:but )?I (?:do not|don['’]?t|did not|didn['’]?t) (?:get|understand|know) ((?:why|how|who|what) \w+ (?!(?:to|happens)\b).{3,})$/i;

/** "Because it’s cool". */
export const becauseIt =
  /^because (?:it|that|this|he|she)(?:['’]?s| is| was) (?:so |very |really |just )?(\w+)[.!]*$/i;
