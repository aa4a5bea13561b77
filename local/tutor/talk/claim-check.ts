import { essence } from '../../../lambdas/safety/text/words';
import type { LibraryBook } from '../../../lambdas/stock/own-books';
import { answersOf } from './answers/answers';
import { namedIn, onlyOneIn } from './answers/named';
import { spoken } from './moments';
import { aged, introduced } from './people';

/** Statements that the library holds for true of a text that the child has read. */
interface Known {
  readonly text: string;
  readonly statements: readonly string[];
}

const plain = (text: string) => ` ${essence(text)} `;

/** A character introduces itself, and others introduce it. */
const both = [true, false] as const;

/** Answers that begin with "She", as the tutor tells them where nobody was named before. */
const namedAnswers = (book: LibraryBook): string[] =>
  answersOf(book, 'Wren').all.flatMap(({ asked, text = '' }) => {
    const one = onlyOneIn(asked, book.characters);
    return one === undefined ? [] : namedIn(text, one);
  });

const knownIn = (book: LibraryBook): Known[] => {
  const { chapters, characters, gists, facts, answers } = book;
  return [
    ...chapters.map(({ text, questions }, i) => ({
      text: plain(text),
      statements: [
        ...questions.flatMap(({ explanation, answer, question }) => [explanation, answer, question]),
        ...characters
          .flatMap(({ moments = [] }) => moments.filter(({ chapter }) => chapter === i + 1))
          .flatMap(({ tells, asks }) => both.flatMap((isOwn) => [spoken(tells, isOwn), spoken(asks, isOwn)])),
      ].map(plain),
    })),
    {
      text: plain(chapters.map(({ text }) => text).join(' ')),
      statements: [
        ...gists,
        ...answers.flatMap(({ wren, as = {} }) => [wren, ...Object.values(as)]),
        ...Object.values(book.voices).flatMap((one) => Object.values(one)),
        ...namedAnswers(book),
        ...facts.flatMap(({ tells, asks = '' }) => both.flatMap((isOwn) => [spoken(tells, isOwn), asks])),
      ].map(plain),
    },
    ...characters.map((one) => ({
      text: plain(chapters.map(({ text }) => text).join(' ')),
      statements: both
        .flatMap((isOwn) => [introduced(one, isOwn), aged(one, isOwn) ?? introduced(one, isOwn)])
        .map(plain),
    })),
  ];
};

const kept = new WeakMap<readonly LibraryBook[], readonly Known[]>();

/**
 * The tutor reads no meaning: supported is a sentence that the passages have word by word, or that the library holds for true of a
 * chapter to which a passage belongs. Without passages no chapter is meant: any statement of the library counts. Any other sentence
 * is not in the text.
 */
export const claimCheck = (library: readonly LibraryBook[], material: string) => {
  const request = JSON.parse(material) as { passages: string[]; sentences: string[] };
  const known = kept.get(library) ?? library.flatMap(knownIn);
  kept.set(library, known);
  const passages = request.passages.map(plain);
  const statements = known
    .filter(({ text }) => passages.length === 0 || passages.some((passage) => text.includes(passage)))
    .flatMap((one) => one.statements);
  const isSupported = (sentence: string) => {
    const words = plain(sentence.replace(/^[^:]{2,40} says: /, ''));
    return [...passages, ...statements].some((one) => one.includes(words));
  };
  return {
    verdicts: request.sentences.map((one) => (isSupported(one) ? 'supported' : 'not_in_text')),
  };
};
