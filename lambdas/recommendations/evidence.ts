import { wordsOf } from '../books/words';
import type { Filed, Taste } from './taste';

/**
 * How the words of a taste occur in the words under which a book is filed.
 * - `named`: all of them are among its subjects, or the phrase has several and is a part of its title, or a loved book shares at least three
 *   subjects with it. This alone is a reason.
 * - `partly`: some of them are, or are in its title; or a loved book shares two subjects.
 * - `apart`: none, or less.
 */
export type Evidence = 'named' | 'partly' | 'apart';

/** Words in interests that say nothing about the contents of a book. */
const empty = new Set(
  `the and for with you your our his her from that this about all day stories books fiction movies videos shows
  like love best favorite favourite really going doing playing watching reading making building`.split(/\s+/),
);

/** The telling words of a taste; all of them if none is telling. */
export const tellingWords = (word: string): string[] => {
  const words = wordsOf(word);
  const telling = words.filter((one) => one.length > 2 && !empty.has(one));
  return telling.length > 0 ? telling : words;
};

/** Equal for the singular and the plural of a noun, and for British and American "humour". */
const stemmed = (word: string) =>
  word
    .replace(/our$/, 'or')
    .replace(/(?<![us])s$/, '')
    .replace(/e$/, '')
    .replace(/y$/, 'i');

/** "Science fiction" counts as one word, because it is not about science. */
const joined = (text: string) => text.replaceAll(/\bscience[ -]fiction\b/gi, 'sciencefiction');

const stemsOf = (text: string) => wordsOf(joined(text)).map(stemmed);

/** A text as it is searched for a phrase: whole words only. */
const asPhrase = (text: string) => ` ${wordsOf(text).join(' ')} `;

interface Stems {
  /** The whole subjects. */
  readonly subjects: ReadonlySet<string>;
  /** The words of the subjects. */
  readonly words: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  readonly wholeTitle: string;
}

export const stemsOfBook = ({ title, subjects }: Filed): Stems => ({
  subjects: new Set(subjects.map((subject) => stemsOf(subject).join(' '))),
  words: new Set(subjects.flatMap(stemsOf)),
  title: new Set(stemsOf(title)),
  wholeTitle: asPhrase(title),
});

/** The part of a taste that is compared: its telling words, or the subjects of a loved book. */
interface Told {
  readonly stems: readonly string[];
  /** The whole phrase if it has several telling words: films and series have the names of books. */
  readonly phrase?: string | undefined;
}

export const toldBy = ({ by, word, subjects }: Pick<Taste, 'by' | 'word' | 'subjects'>): Told => {
  if (by === 'books') return { stems: [...stemsOfBook({ title: '', subjects }).subjects] };
  const stems = tellingWords(joined(word)).map(stemmed);
  return { stems, phrase: stems.length > 1 ? asPhrase(word) : undefined };
};

const ofSubjects = (shared: number): Evidence => {
  if (shared >= 3) return 'named';
  return shared === 2 ? 'partly' : 'apart';
};

export const evidenceOf = (by: Taste['by'], { stems, phrase }: Told, book: Stems): Evidence => {
  if (by === 'books') return ofSubjects(stems.filter((subject) => book.subjects.has(subject)).length);
  const isFiled = stems.length > 0 && stems.every((word) => book.words.has(word));
  if (isFiled || (phrase !== undefined && book.wholeTitle.includes(phrase))) return 'named';
  return stems.some((word) => book.words.has(word) || book.title.has(word)) ? 'partly' : 'apart';
};
