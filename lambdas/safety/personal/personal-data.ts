import { withoutBirthDates } from './birth-dates';
import { handles } from './handles';
import { withoutHomeTowns } from './home-towns';
import { domains, links } from './links';
import { withoutNames, withoutSchools } from './personal-names';
import { streets } from './streets';

const character = String.raw`[\p{L}\p{N}_+-]`;

/** Applied in this order, because addresses contain numbers and e-mail addresses contain domains. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}_.+-])${character}[\p{L}\p{N}_.+-]*\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`,
      'gu',
    ),
    '[email]',
  ],
  // ben at gmail dot com, ben (at) maple [dot] co [dot] uk
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}_.+-])(?!(?:look|looks|looked|looking)\s)[\p{L}\p{N}_.+-]+\s*(?:[([{]\s*at\s*[)\]}]|\sat\s|@)\s*[\p{L}\p{N}-]+(?:\s*(?:[([{]\s*(?:dot|punkt|punto)\s*[)\]}]|\s(?:dot|punkt|punto)\s|\.)\s*[\p{L}\p{N}-]+)*\s*(?:[([{]\s*(?:dot|punkt|punto)\s*[)\]}]|\s(?:dot|punkt|punto)\s|\.)\s*(?:${domains})\b`,
      'giu',
    ),
    '[email]',
  ],
  ...links.map((link) => [link, '[link]'] as const),
  ...handles.map((handle) => [handle, '[handle]'] as const),
  ...streets.map((street) => [street, '[address]'] as const),
];

const digitWords = 'zero|oh|one|two|three|four|five|six|seven|eight|nine';

/** Counting, a span of years, the number pi and fewer than seven digits are no telephone number. */
const isHarmless = (text: string): boolean => {
  const numbers = text
    .split(/\D+/)
    .filter((part) => part !== '')
    .map(Number);
  const isCounting =
    numbers.length > 2 && numbers.every((one, i) => i === 0 || one === (numbers[i - 1] ?? 0) + 1);
  const areYears =
    /^\d{4}(?:\s*[-.,]?\s*\d{4})+$/.test(text) && numbers.every((one) => one >= 1000 && one <= 2100);
  return isCounting || areYears || /^\d\.\d+$/.test(text) || text.replace(/\D/g, '').length < 7;
};

const isCounted = (text: string): boolean => {
  const values = text
    .toLowerCase()
    .split(/[\s,-]+/)
    .map((word) => digitWords.split('|').indexOf(word));
  return values.every((value, i) => i === 0 || value === (values[i - 1] ?? 0) + 1);
};

const withoutNumbers = (text: string): string =>
  text
    .replace(/\+?\(?\d[\d\s().-]{5,}\d/g, (found) => (isHarmless(found) ? found : '[number]'))
    .replace(new RegExp(String.raw`\b(?:${digitWords})(?:[\s,-]+(?:${digitWords})){6,}\b`, 'gi'), (found) =>
      isCounted(found) ? found : '[number]',
    );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a whole word only: the name Al is not a part of "also". Chinese and Japanese have no spaces between words. */
const wholeWord = (word: string): RegExp =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
    ? new RegExp(escaped(word), 'giu')
    : new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(word)}(?![\p{L}\p{N}])`, 'giu');

/**
 * Replaces what could identify the child, or somebody it knows, by placeholders: e-mail addresses, links, handles, streets,
 * birth dates, telephone numbers, schools, home towns, introduced names, and the words in `about` (the user's name, address and
 * school). Full-width letters and digits become plain. Books, characters, chapters and years stay.
 */
export const withoutPersonalData = (text: string, about: readonly string[]): string => {
  const words = about.map((word) => word.normalize('NFKC').trim()).filter((word) => word.length > 1);
  const plain = [...words.map((word) => [wholeWord(word), '[name]'] as const), ...patterns].reduce(
    (clean, [pattern, placeholder]) => clean.replace(pattern, placeholder),
    text.normalize('NFKC'),
  );
  return withoutHomeTowns(withoutNames(withoutSchools(withoutNumbers(withoutBirthDates(plain)))));
};
