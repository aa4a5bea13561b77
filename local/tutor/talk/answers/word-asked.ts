import { contentStems } from '../../../../lambdas/safety/text/words';
import type { Turn } from '../turn';
import { hasGloss, wordIn } from '../words';
import type { Answer } from './answers';

/** "What is a plaster cast": the stems of what is asked for; empty where no word is. */
const askedStems = ({ text }: Turn): string[] => {
  const phrase = /^(?:and |so )?what(?:['’]?s| is| are) (?:an? )([\w-]+ [\w-]+)\W*$/i.exec(text)?.[1];
  return contentStems(phrase ?? wordIn(text) ?? '');
};

const has = (text: string, stems: readonly string[]) => {
  const all = new Set(contentStems(text));
  return stems.every((one) => all.has(one));
};

/** "A cast is", "to doze is", "bread means". */
const isGloss = (text: string) =>
  /^(?:an?|the|to)? ?["“]?[\w-]+["”]?(?: [\w-]+)? (?:is|are|means)\b/i.test(text);

/** Where a dictionary explains a word, an answer that explains nothing, or others, does not. */
export const isOfWord = (turn: Turn, { text = '' }: Answer): boolean => {
  const stems = askedStems(turn);
  // "What is a mangle" is answered by nothing that speaks of no mangle.
  if (/\bmeans?\b|\ban? /.test(turn.text) && !has(text, stems) && !/^(?:It|They|That|He|She)\b/.test(text))
    return false;
  return (
    stems.length === 0 ||
    text.split(parts).some((one) => has(one, stems) && (isGloss(one) || /\bmeans?\b/.test(one))) ||
    !hasGloss(turn)
  );
};

/** A sentence, and within it each word that is explained. */
const parts = /(?<=[.!?…]) |, (?:and |or )?(?=(?:an?|the|to) [\w-]+(?: [\w-]+)? (?:is|are|means)\b)/;

const capital = (text: string) => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** Of an answer that explains several words only what explains the one that is asked for, and what follows from it. */
export const ofAskedWord = (turn: Turn, text: string): string => {
  const stems = askedStems(turn);
  const all = text.split(parts);
  const first = stems.length === 0 ? -1 : all.findIndex((one) => has(one, stems));
  if (first < 0) return text;
  return all
    .filter((one, i) => i >= first && (has(one, stems) || !isGloss(one)))
    .map((one) => capital(/[.!?…]$/.test(one) ? one : `${one}.`))
    .join(' ');
};
