import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import type { Level } from '../../lambdas/articles/level';
import { readStock } from '../../lambdas/articles/stock';
import { readWordList, wordsOfList } from '../../lambdas/articles/tier-two';
import { baseForms } from '../../lambdas/dictionary/base-forms';
import { forChildren, isUnfitWord } from '../../lambdas/dictionary/for-children';
import { askDictionary } from '../../lambdas/dictionary/public-dictionary';
import { readLibrary } from '../../lambdas/library/own-books';

const noun = (...definitions: string[]) => ({ part_of_speech: 'noun', definitions });

test('definitions unfit for children and mere references are left out, also of a meaning that keeps others', () => {
  const kept = forChildren([
    noun('(vulgar) A rude word.', 'A male chicken.', 'Plural of hen.'),
    { part_of_speech: 'verb', definitions: ['To have sexual intercourse.'] },
    { part_of_speech: 'adjective', definitions: ['Simple past tense of crow', 'Proud.'] },
  ]);
  expect(kept).toEqual([noun('A male chicken.'), { part_of_speech: 'adjective', definitions: ['Proud.'] }]);
});

test('meanings of one part of speech are merged, and two of two definitions are enough', () => {
  const kept = forChildren([
    noun('One.', 'One.'),
    noun('Two.', 'Three.'),
    { part_of_speech: 'verb', definitions: ['To do.'] },
    { part_of_speech: 'adverb', definitions: ['So.'] },
  ]);
  expect(kept).toEqual([noun('One.', 'Two.'), { part_of_speech: 'verb', definitions: ['To do.'] }]);
});

test.each(['grass', 'Essex', 'class', 'cocktail', 'therapist', 'peacock', 'analyse'])(
  'a harmless word that contains a bad one passes: %s',
  (word) => {
    expect(isUnfitWord(word)).toBe(false);
  },
);

test.each([
  ['wolves', ['wolf', 'wolfe', 'wolve']],
  ['went', ['go']],
  ['running', ['run', 'runn']],
  ['hotter', ['hot', 'hott']],
  ['boxes', ['box', 'boxe']],
  ['happily', ['happy']],
  ['children', ['child']],
  ['moon', []],
])('the base forms of %s', (word, forms) => {
  expect(baseForms(word)).toEqual(forms);
});

test('the public dictionary is told the word alone, by a program that does not say who asks', async () => {
  const told: object[] = [];
  const server = http.createServer(({ method, url, headers }, response) => {
    const { host, connection, accept, 'accept-encoding': packed, ...said } = headers;
    told.push({ method, url, said });
    response.end('[]');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.DICTIONARY_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/en`;
  expect(await askDictionary("o'clock")).toEqual([]);
  server.closeAllConnections();
  server.close();
  const said = {
    'accept-language': '*',
    'sec-fetch-mode': 'cors',
    'user-agent': 'Inkwren (reading platform for children)',
  };
  expect(told).toEqual([{ method: 'GET', url: "/en/o'clock", said }]);
});

const ofLaptop: object = JSON.parse(readFileSync('local/dictionary/words.json', 'utf8'));

test('the laptop’s dictionary has the harder words of our own articles and books, and all that are missing in articles', () => {
  const articles = ([1, 2, 3] as Level[]).flatMap((level) => readStock('articles', level));
  const books = readLibrary('library').flatMap(({ chapters }) => chapters);
  const harder = wordsOfList(
    [...articles, ...books].map(({ text }) => text).join(' '),
    readWordList('articles'),
  );
  const missing = articles.flatMap(({ text }) =>
    [...text.matchAll(/\[([^\]]+)\]/g)].map(([, word = '']) => word),
  );
  const isThere = (word: string) => [word, ...baseForms(word)].some((form) => Object.hasOwn(ofLaptop, form));
  expect(harder.length).toBeGreaterThan(100);
  expect([...harder, ...missing].map((word) => word.toLowerCase()).filter((word) => !isThere(word))).toEqual(
    [],
  );
});
