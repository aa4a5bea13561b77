import { countWords } from '../../../../lambdas/safety/text/words';
import type { LibraryBook, LibraryQuestion } from '../../../../lambdas/stock/own-books';
import type { LibraryAnswer } from '../../../../lambdas/stock/talk-material';
import { plainly } from '../../vectors/likeness';
import { isAbout } from '../moments';
import { plainWords } from '../spelling';
import { type Askable, partsOf, unionOf, type Weight, weightsIn } from './match';
import { type Meaning, type Meant, meaningOf } from './meaning';
import { answersKind, rankOf } from './rank';

/** An answer as the companion of a talk tells it. */
export interface Answer extends Askable {
  readonly chapter: number;
  /** Undefined if this companion cannot tell it: then no other answer is given instead. */
  readonly text: string | undefined;
  /** Written for this companion. */
  readonly isOwn: boolean;
  /** From a question of the library: it was not written to be told in a talk. */
  readonly isNote?: true;
}

/** The answers of a book as one companion tells them, and how much each feature of a question weighs there. */
export interface Answers {
  readonly all: readonly Answer[];
  readonly weight: Weight;
}

/** Wren speaks of herself. */
const ofWren = /\b(?:I|me|my|mine|Wren)\b/;

/** To a character the story is no book. */
const ofPage = /\b(?:book|story|chapters?|pages?|author|read(?:er|ing)?s?)\b/i;

/** A shorter beginning of an answer says too little. */
const fewestWords = 5;

/** A character tells nothing of Wren, and nothing in which it occurs by its name: what comes before that. */
const tellingOf = ({ wren, asks, as = {} }: LibraryAnswer, book: LibraryBook, companion: string) => {
  const played = book.characters.find(({ name }) => name === companion);
  if (played === undefined) return wren;
  if (as[companion] !== undefined) return as[companion];
  // Wren is asked about herself.
  if (ofWren.test(wren) && asks.some((one) => /\byou(?:r|rself)?\b/i.test(one))) return undefined;
  const sentences = wren.split(/(?<=[.!?…]) /);
  const foreign = sentences.findIndex((one) => isAbout(one, played) || ofWren.test(one) || ofPage.test(one));
  const kept = sentences.slice(0, foreign < 0 ? sentences.length : foreign).join(' ');
  return countWords(kept) < fewestWords ? undefined : kept;
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

const meanings = new WeakMap<LibraryBook, Map<string, Meaning>>();

/** What a text of a book means. It is read once for all companions. */
const meaningIn = (book: LibraryBook, text: string, you?: string): Meaning => {
  const kept = meanings.get(book) ?? new Map<string, Meaning>();
  meanings.set(book, kept);
  const key = `${you}: ${text}`;
  const meaning = kept.get(key) ?? meaningOf(text, book.characters, { you });
  kept.set(key, meaning);
  return meaning;
};

const collect = (book: LibraryBook, companion: string): Answers => {
  const mean = (text: string, you?: string) => meaningIn(book, plainOf(text), you);
  const answers = book.answers.map((answer) => {
    const asked = answer.asks.map((one) => mean(one, youIn(answer, companion)));
    return {
      chapter: answer.chapter,
      text: tellingOf(answer, book, companion),
      isOwn: companion === 'Wren' || answer.as?.[companion] !== undefined,
      ...{ asked, union: unionOf(asked), told: mean(answer.wren).features, plain: plainly(answer.wren) },
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
      const asked = [meaningIn(book, one.question)];
      const told = meaningIn(book, text).features;
      return [
        {
          chapter: i + 1,
          text,
          isOwn: companion === 'Wren',
          asked,
          union: unionOf(asked),
          told,
          plain: plainly(text),
          isNote: true,
        },
      ];
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

const reasonless = new Set<Meaning['kind']>(['who', 'where', 'when', 'count', 'what', 'other']);
/** Some answers are for children who speak Spanish. */
const spanish = /[¡¿]/;
const ofOtherKind = 0.9;
const ofOthers = 0.8;
const ofNote = 0.7;
const ofNotOwn = 1;
/** A character rather tells what was written for it. */
const ofWrens = 0.5;
const ofOwnLife = 0.8;

/** A part of a message is answered less readily than the whole. */
const ofPart = 0.8;

/** From this rank on an answer is told to a question, and to a remark: measured on questions by writers who knew none (`eval/asked`). */
export const tellingRank = {
  question: -1.25,
  last: -2,
  remark: 0.3,
  life: 0.8,
  sure: 0.8,
  hard: 1.6,
  asked: 2.5,
  compared: 3,
} as const;

export interface Ranked {
  readonly answer: Answer;
  /** How sure it is that the answer fits: from 0 on rather yes than no. */
  readonly rank: number;
  /** The part of the message that it answers. */
  readonly meaning: Meaning;
}

/** A reason answers no "who" or "how many", and a number of things is answered by a number. */
const missing = (
  { kind, features, isVague }: Meaning,
  { text = '', union, told, asked, isOwn }: Answer,
  you: string | undefined,
): number => {
  const isOtherKind =
    (kind === 'count' && answersKind(kind, text) === false) ||
    (reasonless.has(kind) && /^(?:because|so that)\b/i.test(text));
  const people = [...features].filter((one) => one.startsWith('@') && one !== `@${you}`);
  const isOfOthers = !isVague && people.length > 0 && !people.some((one) => union.has(one) || told.has(one));
  const isOfOwnLife = asked.filter((one) => one.features.has('#me')).length > asked.length / 2;
  return (
    (isOtherKind ? ofOtherKind : 0) +
    (isOfOthers ? ofOthers : 0) +
    (you !== undefined && !isOwn ? (features.has(`@${you}`) ? ofNotOwn : ofWrens) : 0) +
    (isOfOwnLife && !features.has('#me') ? ofOwnLife : 0)
  );
};

/** Without a word in common an answer need not be weighed. */
const isNear = ({ features }: Meaning, { union, told }: Answer): boolean =>
  [...features].some((one) => union.has(one) || told.has(one));

/** Wren speaks of herself only to who asks her. */
const ofHerself = /^(?:I|My|I['’](?:m|ve|d|ll))\b|^[^.!?]*\b(?:with|to) me\b/;
const toHer = /\b(?:you|your|yours|u|ur|wren|anybody|who)\b/i;

/** The answers of the chapters up to `last` to an utterance, the best first. */
export const rankedAnswers = (
  text: string,
  book: LibraryBook,
  { companion, last, meant }: { companion: string; last: number; meant: Meant },
): Ranked[] => {
  const { all, weight } = answersOf(book, companion);
  const parts = partsOf(text).map((part) => ({
    meaning: meaningOf(part, book.characters, meant),
    less: part === text ? 0 : ofPart,
  }));
  const isOfWren = ({ text: told = '' }: Answer) =>
    companion === 'Wren' && !toHer.test(text) && parts[0]?.meaning.kind !== 'none' && ofHerself.test(told);
  return all
    .filter(({ chapter, text: told = '' }) => chapter <= last && !spanish.test(told))
    .map((answer) => ({ answer, near: parts.filter(({ meaning }) => isNear(meaning, answer)) }))
    .filter(({ near }) => near.length > 0)
    .map(({ answer, near }) =>
      near
        .map(({ meaning, less }) => {
          const { choosing, leading, telling } = rankOf(meaning, answer, weight, answer.chapter === last);
          const fewer =
            less +
            missing(meaning, answer, meant.you) +
            (isOfWren(answer) ? ofOtherKind : 0) +
            (answer.isNote ? ofNote : 0);
          return { answer, meaning, choosing: choosing - fewer, leading: leading - fewer, telling, fewer };
        })
        .reduce((best, one) => (one.choosing > best.choosing ? one : best)),
    )
    .toSorted((one, other) => other.choosing - one.choosing)
    .map(({ answer, meaning, leading, telling, fewer }, i, all) => ({
      ...{ answer, meaning },
      rank: telling(leading - (all[i + 1]?.leading ?? 0)) - fewer,
    }));
};
