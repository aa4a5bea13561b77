import { describe, expect, test } from '@jest/globals';
import { aboutBook, workOf } from '../../lambdas/books/about-book';
import {
  chapterPicturePlace,
  heroOf,
  pictureOf,
  portraitPlace,
  withPortrait,
} from '../../lambdas/books/pictures';
import type { Hit } from '../../lambdas/books/search/look-up';
import { sameWords } from '../../lambdas/books/search/same-words';
import { type Indexed, termsOf } from '../../lambdas/books/search/terms';
import { isKind, whyFound, whyInCatalogue } from '../../lambdas/books/search/why';
import type { BookItem } from '../../lambdas/books/store';
import { soughtWords, stem } from '../../lambdas/books/words';

const indexed = (of: Partial<Indexed> = {}): string[] =>
  termsOf({
    title: '',
    author: '',
    main_characters: [],
    subjects: [],
    has_text: false,
    chapter_words: [],
    ...of,
  }).map(({ word, by, said }) => `${word} | ${by} | ${said}`);
const shelf = '~book | shelf | ';

describe('a book is found', () => {
  test.each<[string, Partial<Indexed>, string[]]>([
    ['on the shelf of all books', {}, []],
    [
      'by the words of its title, without letters and the words of every title',
      { title: 'The Ox in a Hat' },
      ['ox | title | The Ox in a Hat', 'hat | title | The Ox in a Hat'],
    ],
    ['by a word once', { title: 'Cat and Cats' }, ['cat | title | Cat and Cats']],
    ['by its author', { author: 'Ann Lee' }, ['ann | author | Ann Lee', 'lee | author | Ann Lee']],
    [
      'by its series, on the shelf of series',
      { series: 'Moon' },
      ['~series | shelf | ', 'moon | series | Moon'],
    ],
    [
      'by all names of its characters, without forms of address',
      { main_characters: [{ name: 'Mr. Fox', also: ['Uncle Renard'] }] },
      ['fox | character | Mr. Fox', 'renard | character | Mr. Fox'],
    ],
    [
      'by the first of two characters with one name',
      { main_characters: [{ name: 'Ann Fox' }, { name: 'Bo Fox' }] },
      ['ann | character | Ann Fox', 'fox | character | Ann Fox', 'bo | character | Bo Fox'],
    ],
    [
      'by its topics and words that mean the same',
      { subjects: ['Football'] },
      ['football | topic | Football', 'soccer | topic | Football'],
    ],
    [
      'by title and topic, the title first',
      { title: 'Moon', subjects: ['Moon'] },
      ['moon | title | Moon', 'moon | topic | Moon'],
    ],
    ['as short up to 1500 words', { has_text: true, chapter_words: [1000, 500] }, ['~short | shelf | ']],
    ['not as short with more', { has_text: true, chapter_words: [1000, 501] }, []],
    ['not as short without a text', { chapter_words: [10] }, []],
  ])('%s', (_, of, rest) => {
    expect(indexed(of)).toEqual([shelf, ...rest]);
  });

  test('by at most 80 words', () => {
    const title = Array.from({ length: 100 }, (_, i) => `word${i}x`).join(' ');
    expect(indexed({ title })).toHaveLength(80);
  });

  test('by no other words where none mean the same', () => {
    expect([sameWords('cat'), sameWords('xylophone')]).toEqual([['kitten'], []]);
  });
});

const why = (...rows: [string, string, string][]) =>
  whyFound({ rows: rows.map(([word, by, said]) => ({ word, by, said })) } as unknown as Hit);

describe('the reason why a book was found', () => {
  test.each<[string, [string, string, string][], string]>([
    ['is its title', [['moon', 'title', 'Moon']], 'In the title'],
    ['is its author', [['lee', 'author', 'Ann Lee']], 'By Ann Lee'],
    ['is its series', [['moon', 'series', 'Moon']], 'In the series “Moon”'],
    ['is a kind', [['fantasi', 'topic', 'Fantasy']], 'Kind of book: Fantasy'],
    ['is not shown for a shelf', [['~book', 'shelf', '']], ''],
    [
      'is one for each word',
      [
        ['perci', 'character', 'Percy'],
        ['god', 'topic', 'gods'],
      ],
      'With Percy · About gods',
    ],
    [
      'is the best for a word',
      [
        ['perci', 'title', 'Percy'],
        ['perci', 'character', 'Percy'],
        ['god', 'topic', 'gods'],
      ],
      'In the title · About gods',
    ],
    [
      'is said once, with at most one other',
      [
        ['perci', 'title', 'Percy and Gods'],
        ['god', 'title', 'Percy and Gods'],
        ['sea', 'topic', 'sea'],
        ['moon', 'topic', 'moon'],
      ],
      'In the title · About sea',
    ],
  ])('%s', (_, rows, reason) => {
    expect(why(...rows)).toBe(reason);
  });

  test.each([
    ...['Fantasy', 'FANTASY', 'Poetry', 'fairy tales', 'Biography', 'mythology', 'scary stories', 'How-to'],
    ...['humour', 'funny', 'historical', 'realistic', 'classic', 'fable', 'bedtime', 'series', 'first books'],
    ...['non-fiction', 'nonsense', 'survival', 'brave'],
  ])('names the kind of a book: %s', (subject) => {
    expect(isKind(subject)).toBe(true);
  });

  test.each(['whales', 'space', ''])('names a topic: %j', (subject) => {
    expect(isKind(subject)).toBe(false);
  });

  const book = { title: 'Two Stories', author: 'Ann Lee' } as Parameters<typeof whyInCatalogue>[1];
  test.each([
    [['stori'], 'In the title'],
    [['moon', 'sto'], 'In the title'],
    [['lee'], 'By Ann Lee'],
    [['ories'], 'In the catalogue'],
  ])('in the catalogue follows from title and author: %j', (sought, reason) => {
    expect(whyInCatalogue(sought, book)).toBe(reason);
  });
});

describe('the pictures of a book', () => {
  test('are where book and name say', () => {
    expect(portraitPlace('b1', 'Mr. Haddad')).toBe('/pictures/b1/mr-haddad.svg');
    expect(chapterPicturePlace('b1', 3)).toBe('/pictures/b1/chapter-3.svg');
  });

  const fox = { name: 'Fox', portrait: 'A red fox.', sheet: 'Secret.' };
  const shown = { name: 'Fox', portrait: { src: '/pictures/b1/fox.svg', alt: 'A red fox.' } };

  test('are a part of the characters and chapters that have one', () => {
    expect(withPortrait('b1')(fox)).toEqual(shown);
    expect(withPortrait('b1')({ name: 'Fox' })).toEqual({ name: 'Fox' });
    expect(pictureOf({ book_id: 'b1', number: 2, picture: 'A den.' })).toEqual({
      picture: { src: '/pictures/b1/chapter-2.svg', alt: 'A den.' },
    });
    expect(pictureOf({ book_id: 'b1', number: 2 })).toEqual({});
  });

  test.each([
    ['the first character with a portrait', [fox, { name: 'Bear' }], { hero: shown }],
    ['nobody if the first has none', [{ name: 'Bear' }, fox], {}],
    ['nobody without characters', [], {}],
  ])('show as its hero %s', (_, main_characters, hero) => {
    expect(heroOf({ id: 'b1', main_characters } as unknown as BookItem)).toEqual(hero);
  });
});

describe('the text about a book', () => {
  const book = {
    title: 'Moon',
    author: 'Ann Lee',
    subjects: ['space', 'foxes'],
    one_liner: 'A fox flies.',
    description: 'd'.repeat(700),
    main_characters: [{ name: 'Fox' }, { name: 'Bear' }],
  } as Parameters<typeof aboutBook>[0];

  test.each<[string, Partial<typeof book>, string]>([
    ['has its subjects', {}, 'Moon. by Ann Lee. space, foxes. A fox flies.'],
    [
      'has, without subjects, what it is about and its characters',
      { subjects: [] },
      `Moon. by Ann Lee. A fox flies.. ${'d'.repeat(600)}. Fox, Bear`,
    ],
    [
      'leaves out what is unknown',
      { subjects: [], one_liner: null, description: null, main_characters: [] },
      'Moon. by Ann Lee',
    ],
  ])('%s', (_, of, text) => {
    expect(aboutBook({ ...book, ...of })).toBe(text);
  });

  test('is of one work in all its editions', () => {
    expect(workOf({ title: 'The Moon!', author: 'Ann  LEE' })).toBe('the moon ann lee');
  });
});

test.each([
  ['chest', 'chest'],
  ['boxes', 'box'],
  ['pieces', 'piece'],
  ['player', 'player'],
  ['stories', 'stori'],
])('only the end of a word makes another one of it: %s', (word, stemmed) => {
  expect(stem(word)).toBe(stemmed);
});

test.each([
  [
    ['ox', 'dragon'],
    ['ox', 'dragon'],
  ],
  [
    ['at', 'a', 'of'],
    ['at', 'of'],
  ],
])('words of two letters are sought: %j', (words, sought) => {
  expect(soughtWords(words)).toEqual(sought);
});
