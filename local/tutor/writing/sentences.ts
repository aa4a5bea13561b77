import { sentencesOf } from '../../../lambdas/quiz/bank/checks/find-evidence';

export interface Sentence {
  readonly text: string;
  /** The index of the sentence in the chapter, from 0. */
  readonly at: number;
}

/** Removes marks of emphasis, as in `_very_`. */
const plain = (text: string) =>
  text
    .replace(/[_*~^#|`<>{}[\]\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The sentences of a chapter, each on one line. */
export const sentencesIn = (text: string): Sentence[] =>
  sentencesOf(text)
    .map(({ start, end }) => plain(text.slice(start, end)))
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence, at) => ({ text: sentence, at }));

const speech = /["“”„‘]|(?:^|\s)['’]/;

/** Whether the narrator tells the sentence, without direct speech. */
export const isNarrated = ({ text }: Sentence): boolean => !speech.test(text);

const mostWords = 18;
const lengthOf = (text: string) => text.split(' ').length;

/** Short enough for a stem and an option, and long enough to be informative. */
export const isHandy = ({ text }: Sentence): boolean =>
  lengthOf(text) >= 5 && lengthOf(text) <= mostWords && text.length <= 110 && /[.!?]$/.test(text);

/** A quotation within a question, without the punctuation at its end. */
export const quotedIn = (text: string) => `"${text.replace(/[.,;:]+$/, '').replaceAll('"', "'")}"`;

/** The sentence with a gap, or the part of a long sentence around the gap. Undefined if that is too long or too short. */
export const withGap = ({ text }: Sentence, from: number, to: number): string | undefined => {
  const gapped = `${text.slice(0, from)}____${text.slice(to)}`;
  const parts = gapped.split(/(?<=[,;:]) /);
  const at = parts.findIndex((part) => part.includes('____'));
  let [first, last] = [at, at];
  const length = () => lengthOf(parts.slice(first, last + 1).join(' '));
  while (last + 1 < parts.length && length() + lengthOf(parts[last + 1] ?? '') <= mostWords) last++;
  while (first > 0 && length() + lengthOf(parts[first - 1] ?? '') <= mostWords) first--;
  if (length() < 5 || length() > mostWords) return undefined;
  const shown = parts.slice(first, last + 1).join(' ');
  return `${first > 0 ? '… ' : ''}${shown.replace(/[,;:]$/, '')}${last + 1 < parts.length ? ' …' : ''}`;
};
