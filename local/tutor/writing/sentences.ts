import { sentencesOf } from '../../../lambdas/quiz/checks/find-evidence';

export interface Sentence {
  readonly text: string;
  /** Its place in the chapter, from 0. */
  readonly at: number;
}

/** Emphasis in plain text, as in `_very_`, is no part of the words. */
const plain = (text: string) =>
  text
    .replace(/[_*~^#|`<>{}[\]\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The sentences of a chapter, each in one line. */
export const sentencesIn = (text: string): Sentence[] =>
  sentencesOf(text)
    .map(({ start, end }) => plain(text.slice(start, end)))
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence, at) => ({ text: sentence, at }));

const speech = /["“”„‘]|(?:^|\s)['’]/;

/** Told by the narrator, without a word that somebody says. */
export const isNarrated = ({ text }: Sentence): boolean => !speech.test(text);

const mostWords = 18;
const lengthOf = (text: string) => text.split(' ').length;

/** Short enough for a stem and an option, long enough to say something. */
export const isHandy = ({ text }: Sentence): boolean =>
  lengthOf(text) >= 5 && lengthOf(text) <= mostWords && text.length <= 110 && /[.!?]$/.test(text);

/** The sentence with a gap, or the part of a long one around it. Undefined if that is too long or too short as well. */
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
