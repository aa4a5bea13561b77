import type { LibraryBook } from '../../../../lambdas/stock/own-books';
import { likenessOf, plainly } from '../../vectors/likeness';
import { isAbout, momentsOf, spoken } from '../moments';
import { introduced } from '../people';
import { answersOf } from './answers';
import { sumOf } from './match';
import { type Meaning, type Meant, meaningOf } from './meaning';

/** Something that a companion can say of the story in its own words. */
export interface Statement {
  readonly chapter: number;
  readonly text: string;
  /** The sentence of the book that proves it; empty for several of them. */
  readonly passage: string;
  /** It tells of the companion itself. */
  readonly isOwn: boolean;
  /** What a moment shows, or a fact is about. */
  readonly shows: readonly string[];
  readonly features: ReadonlySet<string>;
  readonly plain: string;
}

/** Without the sentence before it nobody knows who is meant. */
const isVague = /^(?:and|but|so|then|he|she|it|they|his|her|their|this|that)\b/i;

const firstChapterOf = (book: LibraryBook, name: string): number =>
  book.chapters.findIndex(({ text }) => text.includes(name)) + 1;

const collect = (book: LibraryBook, companion: string): Statement[] => {
  const played = book.characters.find(({ name }) => name === companion);
  const read = book.chapters.map((_, i) => i + 1);
  const gists = book.gists.flatMap((gist, i) =>
    gist
      .split(/(?<=[.!])(?<!\b\p{Lu}\.) /u)
      .filter((one) => !isVague.test(one))
      .map((text) => ({ chapter: i + 1, text, passage: '', isOwn: false, shows: [] as string[] })),
  );
  const facts = book.facts
    .filter(({ about }) => about !== 'wren' || played === undefined)
    .map(({ chapter, tells, evidence, who, about }) => ({
      chapter,
      text: spoken(tells, who !== undefined && who === played?.name),
      passage: evidence,
      isOwn: who !== undefined && who === played?.name,
      shows: [about],
    }));
  const moments = momentsOf(book, read, companion).map(({ chapter, lead, evidence, who, shows }) => ({
    chapter,
    text: lead,
    passage: evidence,
    // What it tells as another's deed is not its own.
    isOwn: who === played && /\b(?:I|me|my)\b/i.test(lead),
    shows,
  }));
  const sheets = book.characters
    .filter((one) => one !== played)
    .map((one) => ({
      chapter: firstChapterOf(book, (one.also ?? [])[0] ?? one.name),
      text: introduced(one, false),
      passage: '',
      isOwn: false,
      shows: [] as string[],
    }));
  return [...facts, ...moments, ...gists, ...sheets]
    .filter(({ text, chapter }) => chapter > 0 && (played === undefined || !isAbout(text, played)))
    .map((one) => ({
      ...one,
      features: meaningOf(one.text, book.characters, { you: played?.name }).features,
      plain: plainly(one.text),
    }));
};

const collected = new WeakMap<LibraryBook, Map<string, readonly Statement[]>>();

/** What a companion can say of a book. Kept for the next turns of a talk. */
export const statementsOf = (book: LibraryBook, companion: string): readonly Statement[] => {
  const kept = collected.get(book) ?? new Map<string, readonly Statement[]>();
  const all = kept.get(companion) ?? collect(book, companion);
  collected.set(book, kept.set(companion, all));
  return all;
};

export interface Near {
  readonly statement: Statement;
  /** From 0 to 1: how much of what is asked it has, by words. */
  readonly share: number;
  readonly words: number;
  readonly likeness: number;
}

const nearnessOf = (said: Meaning, statement: Statement, weight: (feature: string) => number): Near => {
  const wanted = [...said.features].filter((one) => !one.startsWith('#'));
  const has = wanted.filter((one) => statement.features.has(one));
  const whole = sumOf(wanted, weight);
  return {
    statement,
    share: whole === 0 ? 0 : sumOf(has, weight) / whole,
    words: has.filter((one) => !one.startsWith('@')).length,
    likeness: Math.max(0, ...said.plain.map((one) => likenessOf(one, statement.plain))),
  };
};

/** The statements of the chapters up to `last`, the nearest to an utterance first. */
export const nearStatements = (
  text: string,
  book: LibraryBook,
  { companion, last, meant }: { companion: string; last: number; meant: Meant },
): Near[] => {
  const { weight } = answersOf(book, companion);
  const said = meaningOf(text, book.characters, meant);
  return statementsOf(book, companion)
    .filter(({ chapter }) => chapter <= last)
    .map((one) => nearnessOf(said, one, weight))
    .toSorted((one, other) => other.share + other.likeness - one.share - one.likeness);
};
