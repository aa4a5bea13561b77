import { countWords } from '../../../../lambdas/safety/text/words';
import type { LibraryAnswer, LibraryBook, LibraryQuestion } from '../../../../lambdas/stock/own-books';
import { isAbout } from '../moments';
import { plainWords } from '../spelling';
import { type Askable, fitOf, partsOf, unionOf, type Weight, weightsIn } from './match';
import { type Meaning, type Meant, meaningOf } from './meaning';

/** An answer as the companion of a talk tells it. */
export interface Answer extends Askable {
  readonly chapter: number;
  /** Undefined if this companion cannot tell it: then no other answer is given instead. */
  readonly text: string | undefined;
}

/** The answers of a book as one companion tells them, and how much each feature of a question weighs there. */
export interface Answers {
  readonly all: readonly Answer[];
  readonly weight: Weight;
}

/** Wren speaks of herself. */
const ofWren = /\b(?:I|me|my|mine|Wren)\b/;

/** A character tells nothing of Wren, and nothing in which it occurs by its name. */
const tellingOf = ({ wren, as = {} }: LibraryAnswer, book: LibraryBook, companion: string) => {
  const played = book.characters.find(({ name }) => name === companion);
  if (played === undefined) return wren;
  return as[companion] ?? (isAbout(wren, played) || ofWren.test(wren) ? undefined : wren);
};

/** "You" is whom the children of the library ask: the companion, Wren where she speaks of herself, otherwise the first character. */
const youIn = ({ wren, as = {} }: LibraryAnswer, companion: string): string | undefined => {
  if (as[companion] !== undefined) return companion;
  return ofWren.test(wren) ? undefined : Object.keys(as)[0];
};

const plainText = new Map<string, string>();

/** The words as plain English. Each way of asking is read once for all companions. */
const plainOf = (text: string): string => {
  const plain = plainText.get(text) ?? plainWords(text).text;
  plainText.set(text, plain);
  return plain;
};

const collect = (book: LibraryBook, companion: string): Answers => {
  const mean = (text: string, you?: string) => meaningOf(plainOf(text), book.characters, { you });
  const answers = book.answers.map((answer) => {
    const asked = answer.asks.map((one) => mean(one, youIn(answer, companion)));
    return {
      chapter: answer.chapter,
      text: tellingOf(answer, book, companion),
      ...{ asked, union: unionOf(asked), told: mean(answer.wren).features },
    };
  });
  const all = [...answers, ...notesOf(book, companion)];
  return { all, weight: weightsIn(all.map(({ union }) => union)) };
};

const longest = 30;

/** The answer to a question of the library, with what it says about it; undefined where it cannot stand alone. */
const noteOn = ({ answer, explanation }: LibraryQuestion): string | undefined => {
  const short = `${answer.replace(/[.!]$/, '')}.`;
  return [`${short} ${explanation}`, short].find((one) => countWords(one) <= longest && !one.includes('?'));
};

/** What the questions of the library ask, as far as the companion can tell it. */
const notesOf = (book: LibraryBook, companion: string): Answer[] => {
  const played = book.characters.find(({ name }) => name === companion);
  return book.chapters.flatMap(({ questions }, i) =>
    questions.flatMap((one) => {
      const text = noteOn(one);
      const isOwn = played !== undefined && isAbout(`${one.question} ${text}`, played);
      if (text === undefined || isOwn) return [];
      const asked = [meaningOf(one.question, book.characters)];
      const told = meaningOf(text, book.characters).features;
      return [{ chapter: i + 1, text, asked, union: unionOf(asked), told }];
    }),
  );
};

const collected = new WeakMap<LibraryBook, Map<string, Answers>>();

/** Kept for the next turns of a talk. */
export const answersOf = (book: LibraryBook, companion: string): Answers => {
  const kept = collected.get(book) ?? new Map<string, Answers>();
  const answers = kept.get(companion) ?? collect(book, companion);
  collected.set(book, kept.set(companion, answers));
  return answers;
};

/** Children ask more about the chapter that they have read last. */
const ofLast = 1.12;

/** "How many cats are there?" is answered by a number. */
const withoutNumber = 0.6;
const number =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|dozen|half|twice|once|many|few|long|tall|high|old|big|far)\b/i;

/** A part of a message is answered less readily than the whole. */
const ofPart = 0.85;

/** From this fit on an answer is told: measured on ways of asking that were held out (`eval/answers.ts`). */
export const tellingFit = 0.59;

const counted = ({ kind }: Meaning, { text }: Answer): number =>
  kind === 'count' && text !== undefined && !number.test(text) ? withoutNumber : 1;

export interface Fitting {
  readonly answer: Answer;
  readonly fit: number;
}

/** The answer of the chapters up to `last`, without those left out, that fits an utterance best; undefined if none shares a word with it. */
export const bestAnswer = (
  text: string,
  book: LibraryBook,
  { companion, last, meant }: { companion: string; last: number; meant: Meant },
  isLeftOut: (answer: Answer) => boolean = () => false,
): Fitting | undefined => {
  const { all, weight } = answersOf(book, companion);
  const said = partsOf(text).map((part) => ({
    meaning: meaningOf(part, book.characters, meant),
    share: part === text ? 1 : ofPart,
  }));
  return all
    .filter((one) => one.chapter <= last && !isLeftOut(one))
    .map((answer) => ({
      answer,
      fit:
        Math.max(
          ...said.map(
            ({ meaning, share }) => share * fitOf(meaning, answer, weight) * counted(meaning, answer),
          ),
        ) * (answer.chapter === last ? ofLast : 1),
    }))
    .reduce<Fitting | undefined>((best, one) => (one.fit > (best?.fit ?? 0) ? one : best), undefined);
};
