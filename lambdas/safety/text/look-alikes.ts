/** Digits and signs that stand for letters inside a word: `k1ll`, `h@te`. */
export const signsForLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** Cyrillic and Greek letters that look like Latin ones. */
export const twinLetters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аеорсухіѕԁһкмтοανικρτευ'].map((letter, i) => [letter, 'aeopcyxisdhkmtoavikpteu'[i] ?? letter]),
);
