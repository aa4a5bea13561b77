import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { baseForms } from '../../../lambdas/dictionary/base-forms';
import { glossed } from '../../../lambdas/dictionary/glossed';
import { glossesIn, readGlosses, type Sense } from '../../../lambdas/dictionary/glosses';
import { isUnfitMeaning, isUnfitWord } from '../../../lambdas/dictionary/unfit';
import { readLibrary } from '../../../lambdas/stock/own-books';

const folder = 'lambdas/dictionary/glosses';
const glosses = glossesIn(folder);
const files = readdirSync(folder);
const all: readonly (readonly [string, readonly Sense[]])[] = files.flatMap((file) => [
  ...readGlosses(folder, file.charAt(0)),
]);
const senses = all.flatMap(([, some]) => some);

const tokensOf = (text: string) => text.toLowerCase().match(/[a-z]+(?:['-][a-z]+)*/g) ?? [];
const formsOf = (token: string) => [
  token,
  ...baseForms(token),
  ...token.split('-'),
  token.replace(/'s$/, ''),
];

/** What a sense is named by when it is wrong. */
const nameOf = ({ base, definition, example }: Sense) => `${base}: ${definition} [${example}]`;
const wrong = (isWrong: (sense: Sense) => boolean) => senses.filter(isWrong).map(nameOf);

test('each word is in the file of its first letter, in order', () => {
  expect(files).toEqual([...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `${letter}.txt`));
  for (const file of files) {
    const words = [...readGlosses(folder, file.charAt(0)).keys()];
    expect(words.every((word) => word.startsWith(file.charAt(0)))).toBe(true);
    expect(words).toEqual(words.toSorted((one, other) => (one < other ? -1 : 1)));
  }
});

test('more than 3,000 words have one to four senses, each with a known part of speech', () => {
  expect(all.length).toBeGreaterThan(3000);
  expect(all.filter(([, { length }]) => length > 5).map(([word]) => word)).toEqual([]);
  const parts =
    /^(?:noun|verb|adjective|adverb|pronoun|preposition|conjunction|determiner|number|exclamation)$/;
  expect(wrong(({ part_of_speech }) => !parts.test(part_of_speech))).toEqual([]);
});

test('a definition has at most fourteen words', () => {
  expect(wrong(({ definition }) => !/^\S/.test(definition) || tokensOf(definition).length > 14)).toEqual([]);
});

/** Words of grammar can hardly be explained without each other. */
const isGrammar = ({ part_of_speech }: Sense) =>
  /^(?:determiner|pronoun|preposition|conjunction)$/.test(part_of_speech);

test('a definition does not use its own word', () => {
  expect(
    wrong((sense) => {
      const used = tokensOf(sense.definition).flatMap((token) => [token, ...baseForms(token)]);
      return !isGrammar(sense) && used.includes(sense.base);
    }),
  ).toEqual([]);
});

/** Names, and letters of which a definition speaks. */
const names = /^(?:africa|america|asia|egypt|india|scotland|china|monday|christians|portuguese|mr|[a-z])$/;

test('each word of a definition has a gloss of its own', () => {
  const unknown = (token: string) =>
    !names.test(token) && !formsOf(token).some((form) => glosses(form).length > 0);
  expect(wrong(({ definition }) => tokensOf(definition).some(unknown))).toEqual([]);
});

test('an example has the word in some form, and at most twelve words', () => {
  const hasWord = ({ base, example = '' }: Sense) =>
    tokensOf(example).some((token) =>
      [...formsOf(token), ...formsOf(token).flatMap(formsOf)].includes(base),
    ) || tokensOf(example).some((token) => baseForms(base).some((form) => formsOf(token).includes(form)));
  expect(wrong((sense) => tokensOf(sense.example ?? '').length > 12 || !hasWord(sense))).toEqual([]);
});

test('glosses are fit for children, and their quotes and apostrophes are straight', () => {
  expect(all.filter(([word]) => isUnfitWord(word)).map(([word]) => word)).toEqual([]);
  expect(wrong((sense) => isUnfitMeaning(nameOf(sense)) || /[‘’“”]/.test(nameOf(sense)))).toEqual([]);
});

test('of a hundred words in our own books ninety-nine have a gloss', () => {
  const text = readLibrary('library')
    .flatMap(({ chapters }) => chapters.map((chapter) => chapter.text))
    .join(' ')
    .replaceAll('’', "'");
  const words = text.match(/(?<![\p{L}'-])\p{Ll}{2,}(?:'\p{Ll}+)?(?![\p{L}'-])/gu) ?? [];
  const known = new Map([...new Set(words)].map((word) => [word, glossed(word, '', glosses) !== undefined]));
  expect(words.filter((word) => known.get(word)).length / words.length).toBeGreaterThan(0.99);
});
