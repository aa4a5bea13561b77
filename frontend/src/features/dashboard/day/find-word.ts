import { pickBy } from '../../../../../contract/rules/pick';
import { sentencesIn } from '../../../../../contract/rules/sentences';

/** A word with its sentence. */
export interface Word {
  readonly word: string;
  readonly before: string;
  readonly after: string;
}

/** Long words that every child knows. */
const usual = new Set(
  'across afternoon always another answered anybody anything around asleep because before behind beside between breakfast brother children clothes couldn different dinner doesn enough evening everybody everyone everything finally friend friends grandma grandpa grandfather grandmother happened herself himself inside itself kitchen listened looked minutes morning mother myself nobody nothing outside people perhaps please really remembered school second should shouted sister slowly somebody someone something sometimes suddenly teacher themselves there thought through together tomorrow tonight towards turned under until waited walked wanted watched whispered window without wonderful wouldn yesterday yourself'.split(
    ' ',
  ),
);

const shortest = 6;
const longest = 13;

/** Among this many of the longest ones the day decides. */
const rarest = 8;

/** Every word of a chapter in small letters that stands there once and nowhere with a capital, with its place. */
const rareWords = (paragraphs: readonly string[]) => {
  const all = paragraphs.flatMap((paragraph) =>
    [...paragraph.matchAll(/(?<![\p{L}’'-])\p{L}+(?![\p{L}’'-])/gu)].map(({ 0: word, index }) => ({
      word,
      index,
      paragraph,
    })),
  );
  const counts = new Map<string, number>();
  for (const { word } of all) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  return all.filter(
    ({ word }) =>
      word === word.toLowerCase() &&
      word.length >= shortest &&
      word.length <= longest &&
      counts.get(word) === 1 &&
      !usual.has(word),
  );
};

/** An interesting word of a chapter: a long one that stands there once. Always the same for the same day. */
export const findWord = (paragraphs: readonly string[], seed: string): Word | undefined => {
  const found = rareWords(paragraphs).toSorted((a, b) => b.word.length - a.word.length);
  const chosen = pickBy(seed, found.slice(0, rarest));
  if (chosen === undefined) return undefined;
  const { word, index, paragraph } = chosen;
  const whole = { from: 0, to: paragraph.length };
  const { from, to } = sentencesIn(paragraph).find((one) => one.from <= index && index < one.to) ?? whole;
  return { word, before: paragraph.slice(from, index), after: paragraph.slice(index + word.length, to) };
};
