import { countWords } from '../../../../lambdas/safety/text/words';
import type { LibraryBook } from '../../../../lambdas/stock/own-books';
import { answersOf } from './answers';
import { sumOf } from './match';
import { type Meaning, type Meant, meaningOf } from './meaning';
import { answersKind } from './rank';

/** A sentence of a chapter, with what the sentences around it are about. */
interface Line {
  readonly chapter: number;
  readonly text: string;
  /** The sentence before it in the same paragraph. */
  readonly before: string | undefined;
  readonly own: ReadonlySet<string>;
  readonly near: ReadonlySet<string>;
}

/** No sentence ends after "Mr." */
const end = /(?<=[.!?…]["”]?)(?<!\b(?:Mr|Mrs|Dr|St)\.)\s+(?=["“]?\p{Lu})/u;

const linesOf = (book: LibraryBook): Line[] =>
  book.chapters.flatMap(({ text }, i) => {
    const paragraphs = text.split(/\n\s*\n/).map((one) => one.replace(/\s+/g, ' ').trim());
    const sentences = paragraphs.flatMap((paragraph) =>
      paragraph.split(end).map((one, at, all) => ({ text: one, before: all[at - 1] })),
    );
    const features = sentences.map((one) => meaningOf(one.text, book.characters).features);
    return sentences.map((one, at) => ({
      ...one,
      chapter: i + 1,
      own: features[at] ?? new Set(),
      near: new Set([at - 2, at - 1, at + 1].flatMap((other) => [...(features[other] ?? [])])),
    }));
  });

const kept = new WeakMap<LibraryBook, readonly Line[]>();

const linesIn = (book: LibraryBook): readonly Line[] => {
  const lines = kept.get(book) ?? linesOf(book);
  kept.set(book, lines);
  return lines;
};

/** A sentence that asks itself, or is too short or long to be read out, answers nothing. */
const isReadable = ({ text }: Line) => !text.includes('?') && countWords(text) >= 5 && countWords(text) <= 36;

/** The neighbours' words count less, and a sentence that has what the question asks for counts more. */
const share = { near: 0.45, kind: 0.08, last: 0.03 } as const;

/** At least so much of the question stands in the sentence or beside it, and so much in the sentence itself. */
const least = { all: 0.6, own: 0.36 } as const;

const mostWords = 36;

const startsVague = /^["“]?(?:he|she|it|they|his|her|their|then|but|and|so|that|this|there|now|one)\b/i;

/** With the sentence before it where that says who is meant. */
const withWhoItIs = ({ text, before }: Line): string =>
  before !== undefined &&
  startsVague.test(text) &&
  !before.includes('?') &&
  countWords(before) + countWords(text) <= mostWords
    ? `${before} ${text}`
    : text;

export interface Passage {
  readonly chapter: number;
  readonly text: string;
  /** From 0 to 1: how much of the question stands there. */
  readonly fit: number;
}

const fitOfLine = (said: Meaning, line: Line, weight: (feature: string) => number) => {
  const features = [...said.features].filter((one) => !one.startsWith('#'));
  const whole = sumOf(features, weight);
  const own = sumOf(
    features.filter((one) => line.own.has(one)),
    weight,
  );
  const near = sumOf(
    features.filter((one) => !line.own.has(one) && line.near.has(one)),
    weight,
  );
  const words = features.filter((one) => !one.startsWith('@') && line.own.has(one));
  const isThin = words.length + Number(features.some((one) => one.startsWith('@') && line.own.has(one))) < 2;
  return whole === 0 || words.length === 0 || isThin
    ? { own: 0, all: 0 }
    : { own: own / whole, all: (own + share.near * near) / whole };
};

/** The sentence of the chapters up to `last` that says most of what an utterance asks; undefined if none is near. */
export const nearestPassage = (
  text: string,
  book: LibraryBook,
  {
    companion,
    last,
    meant,
    fits = () => true,
  }: { companion: string; last: number; meant: Meant; fits?: (text: string) => boolean },
): Passage | undefined => {
  const { weight } = answersOf(book, companion);
  const said = meaningOf(text, book.characters, meant);
  return linesIn(book)
    .filter((line) => line.chapter <= last && isReadable(line) && fits(line.text))
    .map((line) => {
      const { own, all } = fitOfLine(said, line, weight);
      const isNear = own >= least.own && all >= least.all;
      const extra =
        (answersKind(said.kind, line.text) === true ? share.kind : 0) +
        (line.chapter === last ? share.last : 0);
      return { chapter: line.chapter, text: withWhoItIs(line), fit: isNear ? all + extra : 0 };
    })
    .reduce<Passage | undefined>((best, one) => (one.fit > (best?.fit ?? 0) ? one : best), undefined);
};
