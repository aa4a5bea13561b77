import { signsForLetters } from '../text/look-alikes';

const lookAlikes: Readonly<Record<string, string>> = { ...signsForLetters, '!': 'i' };

/** One form of letters: small, full width and marks of Latin letters removed, look-alikes and stretched letters replaced. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/(?<=[a-z])[013457@$!](?=[a-z])/g, (sign) => lookAlikes[sign] ?? sign)
    .replace(/([a-z])\1{2,}/g, '$1');

/** Joins `k i l l` and `k.i.l.l` to one word. */
const joined = (text: string): string =>
  text.replace(/(?<![\p{L}\p{M}])(?:[a-z][ .\-_*]){2,}[a-z](?![\p{L}\p{M}])/gu, (letters) =>
    letters.replace(/[^a-z]/g, ''),
  );

/**
 * The words of each sentence of a text, in any of the product's languages. Chinese is written without spaces: each of its
 * characters is a word.
 */
export const sentencesOf = (text: string): string[][] =>
  joined(folded(text))
    .split(/[.!?。！？\n]+/u)
    .map((sentence) => sentence.match(/\p{Script=Han}|[^\P{L}\p{Script=Han}][\p{L}\p{M}]*|\p{N}+/gu) ?? [])
    .filter((words) => words.length > 0);
