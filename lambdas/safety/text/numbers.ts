import { wordsIn } from './words';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const values = new Map([
  ...small.map((word, i) => [word, i] as const),
  ...tens.map((word, i) => [word, 20 + 10 * i] as const),
]);

const ordinals = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, i) => [word, small[i + 1] ?? word] as const),
);

const any = (words: readonly string[]) => `(?:${words.join('|')})`;
const belowHundred = `(?:${any(tens)}(?: ${any(small.slice(1, 10))})?|${any(small)})`;
const belowThousand = `(?:(?:a|${any(small)}) hundred(?: (?:and )?${belowHundred})?|${belowHundred})`;
const number = new RegExp(
  `\\b(?:(?:a|${belowThousand}) thousand(?: (?:and )?${belowThousand})?|${belowThousand})\\b`,
  'g',
);

const numberOf = (words: string): number => {
  let [thousands, rest] = [0, 0];
  for (const word of words.split(' ')) {
    if (word === 'hundred') rest = (rest || 1) * 100;
    else if (word === 'thousand') [thousands, rest] = [(rest || 1) * 1000, 0];
    else rest += values.get(word) ?? 0;
  }
  return thousands + rest;
};

/** The words of a text like `essence`, with number words below a million as digits, also "twenty-five" and "2,000". */
export const withDigits = (text: string): string =>
  wordsIn(text.replace(/(?<=\d),(?=\d{3}\b)/g, ''))
    .join(' ')
    .replace(number, (words) => String(numberOf(words)));

/** Like `withDigits`, with ordinal words below thirteen as digits, too: "the third morning" as "the 3 morning". */
export const withCardinals = (text: string): string =>
  withDigits(text.replace(/\p{L}+/gu, (word) => ordinals.get(word.toLowerCase()) ?? word));
