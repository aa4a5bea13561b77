import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import type { Level } from '../../../lambdas/articles/level';
import { readStock } from '../../../lambdas/articles/stock';
import { readWordList, wordsOfList } from '../../../lambdas/articles/tier-two';
import { baseForms } from '../../../lambdas/dictionary/base-forms';
import { forChildren, referredTo } from '../../../lambdas/dictionary/for-children';
import { glossesIn } from '../../../lambdas/dictionary/glosses';
import { meaningsOf } from '../../../lambdas/dictionary/meanings-of';
import { askDictionary } from '../../../lambdas/dictionary/public-dictionary';
import { readLibrary } from '../../../lambdas/stock/own-books';

const noun = (...definitions: string[]) => ({ part_of_speech: 'noun', definitions });

test('definitions unfit for children and mere references are omitted, also from a meaning that keeps others', () => {
  const kept = forChildren([
    noun('(vulgar) A rude word.', 'A male chicken.', 'Plural of hen.'),
    { part_of_speech: 'verb', definitions: ['To have sexual intercourse.'] },
    { part_of_speech: 'adjective', definitions: ['Simple past tense of crow', 'Proud.'] },
  ]);
  expect(kept).toEqual([noun('A male chicken.'), { part_of_speech: 'adjective', definitions: ['Proud.'] }]);
});

test('meanings of one part of speech are merged, and two meanings of two definitions each are enough', () => {
  const kept = forChildren([
    noun('One.', 'One.'),
    noun('Two.', 'Three.'),
    { part_of_speech: 'verb', definitions: ['To do.'] },
    { part_of_speech: 'adverb', definitions: ['So.'] },
  ]);
  expect(kept).toEqual([noun('One.', 'Two.'), { part_of_speech: 'verb', definitions: ['To do.'] }]);
});

test.each<[string, string[]]>([
  ['wolves', ['wolf', 'wolve']],
  ['lives', ['life', 'live']],
  ['caves', ['cave']],
  ['went', ['go']],
  ['swum', ['swim']],
  ['trod', ['tread']],
  ['running', ['run', 'runn']],
  ['hotter', ['hot', 'hott']],
  ['boxes', ['box', 'boxe']],
  ['happily', ['happy']],
  ['children', ['child']],
  ['moon', []],
  ["dog's", ['dog']],
  ['leaves', ['leaf', 'leave']],
  ['cleaves', ['cleave']],
  ['twelves', ['twelve']],
  ['knives', ['knife', 'knive']],
  ['olives', ['olive']],
  ['lies', ['lie', 'ly']],
  ['berries', ['berry', 'berrie']],
  ['movies', ['movy', 'movie']],
  ['fuzzes', ['fuzz', 'fuz']],
  ['quizzes', ['quizz', 'quiz']],
  ['houses', ['house', 'hous']],
  ['buses', ['buse', 'bus']],
  ['shoes', ['shoe', 'sho']],
  ['heroes', ['hero', 'heroe']],
  ['tied', ['tie', 'ty']],
  ['studied', ['study', 'studie']],
  ['dying', ['die', 'dy', 'dye']],
  ['flying', ['fly', 'flie']],
  ['studying', ['study', 'studie']],
  ['buying', ['buy', 'buye']],
  ['funniest', ['funny']],
  ['adding', ['add', 'ad']],
  ['egged', ['egg', 'eg']],
  ['danced', ['dance', 'danc']],
  ['longed', ['longe', 'long']],
  ['longer', ['long', 'longe']],
  ['walked', ['walk', 'walke']],
  ['magically', ['magical', 'magic']],
  ['nobly', ['noble', 'nob']],
  ['slowly', ['slow', 'slowle']],
  ...['diesel', 'pierce', 'needle', 'ingot', 'estate', 'puzzle', 'thyself', 'lyric', 'lilyx', 'us', 'ax'].map(
    (word): [string, string[]] => [word, []],
  ),
])('the base forms of %s', (word, forms) => {
  expect(baseForms(word)).toEqual(forms);
});

test('definitions are trimmed, and those without words or of more than 300 letters are omitted', () => {
  const [long, longest] = [`${'so '.repeat(100)}.`, `${'so '.repeat(99)}so.`];
  expect([long.length, longest.length]).toEqual([301, 300]);
  expect(forChildren([noun('  A bird. ', ' ', long, longest)])).toEqual([noun('A bird.', longest)]);
  expect(referredTo([noun(' plural of Wolf ')])).toEqual(['wolf']);
});

test('the simplest definitions come first, those of a special subject last', () => {
  const [plain, hard] = [
    'a boat for one or two',
    'a watercraft with characteristics particularly advantageous for racing',
  ];
  expect(forChildren([noun(hard, '(botany) a leaf', plain)])).toEqual([noun(plain, hard)]);
  expect(forChildren([noun('a poet of England (1554-1600)', hard, plain)])).toEqual([noun(plain, hard)]);
  expect(forChildren([noun('a boat for the sea', 'a boat for a lake')])).toEqual([
    noun('a boat for the sea', 'a boat for a lake'),
  ]);
});

const firstWith = (form: string, words: readonly string[]) =>
  baseForms(form).find((base) => words.includes(base));

// A large dictionary has both base forms; the second belongs to another word.
test.each([
  ['hoping hoped', 'hope', 'hop'],
  ['hopping hopped', 'hop', 'hope'],
  ['scared scaring', 'scare', 'scar'],
  ['scarred', 'scar', 'scare'],
  ['staring stared', 'stare', 'star'],
  ['starring', 'star', 'stare'],
  ['caring cares cared', 'care', 'car'],
  ['pined pining', 'pine', 'pin'],
  ['pinned', 'pin', 'pine'],
  ['finer finest', 'fine', 'fin'],
  ['used using uses', 'use', 'us'],
  ['owed', 'owe', 'ow'],
  ['dying died dies', 'die', 'dye'],
  ['dyed dyes dyeing', 'dye', 'die'],
  ['lying lied lies', 'lie', 'ly'],
  ['tying ties', 'tie', 'ty'],
  ['flying flies', 'fly', 'flie'],
  ['added adding', 'add', 'ad'],
  ['telling', 'tell', 'tel'],
  ['passed passing', 'pass', 'pas'],
  ['travelling', 'travel', 'travail'],
  ['breathing breathed', 'breathe', 'breath'],
  ['pasted', 'paste', 'past'],
  ['pleased', 'please', 'pleas'],
  ['ranged', 'range', 'rang'],
  ['visited', 'visit', 'vise'],
  ['eating', 'eat', 'eate'],
  ['quoted', 'quote', 'quot'],
  ['toes', 'toe', 'to'],
  ['saves saving', 'save', 'safe'],
  ['proves', 'prove', 'prof'],
  ['goes', 'go', 'goe'],
  ['nobly', 'noble', 'nob'],
  ['gently', 'gentle', 'gent'],
  ['kindly', 'kind', 'kindle'],
])('the base form of %s is %s and not the existing word %s', (forms, base, other) => {
  for (const form of forms.split(' '))
    expect({ form, base: firstWith(form, [other, base]) }).toEqual({ form, base });
});

test('a shorter word that spelling rules out is not a base form, even if the right one has no entry', () => {
  for (const form of ['pined', 'hoping', 'scared', 'paler']) expect(baseForms(form)).toHaveLength(1);
});

test('a reference names its target word', () => {
  expect(
    referredTo([
      { part_of_speech: 'verb', definitions: ['To be.', 'present participle and gerund of hope'] },
      noun('Plural of wolf.', '(obsolete) Alternative spelling of grey; a colour.', 'plural of wolf'),
    ]),
  ).toEqual(['hope', 'wolf', 'grey']);
  expect(referredTo([noun('A plural of wolf.', 'The past is full of surprises.')])).toEqual([]);
});

/** Serves a public dictionary for one test, and records its requests. */
const serveDictionary = async (entries: Readonly<Record<string, string>>, use: () => Promise<void>) => {
  const told: { method?: string; url?: string; said: object }[] = [];
  const server = http.createServer(({ method = '', url = '', headers }, response) => {
    const { host, connection, accept, 'accept-encoding': packed, ...said } = headers;
    told.push({ method, url, said });
    const definition = entries[url.slice('/en/'.length)];
    const meanings =
      definition === undefined ? [] : [{ partOfSpeech: 'verb', definitions: [{ definition }] }];
    response.end(JSON.stringify([{ meanings }]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.DICTIONARY_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/en`;
  try {
    await use();
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return told;
};

test('the public dictionary gets only the word, from a program that does not reveal who asks', async () => {
  const told = await serveDictionary({}, async () => expect(await askDictionary("o'clock")).toEqual([]));
  const said = {
    'accept-language': '*',
    'sec-fetch-mode': 'cors',
    'user-agent': 'Inkwren (reading platform for children)',
  };
  expect(told).toEqual([{ method: 'GET', url: "/en/o'clock", said }]);
});

test('the dictionary’s own reference takes precedence over spelling rules', async () => {
  const entries = {
    routing: 'present participle of route',
    rout: 'To beat an army.',
    route: 'To send along a way.',
    hinnied: 'past participle of fuck',
    hinny: 'To neigh.',
  };
  const told = await serveDictionary(entries, async () => {
    expect(await meaningsOf('routing')).toMatchObject({ base: 'route' });
    expect(await meaningsOf('hinnied')).toMatchObject({ base: 'hinny' });
  });
  expect(told.map(({ url }) => url)).toEqual(['/en/routing', '/en/route', '/en/hinnied', '/en/hinny']);
});

test('an unknown form costs at most four requests', async () => {
  const told = await serveDictionary({ zying: 'present participle of zoom' }, async () =>
    expect(await meaningsOf('zying')).toEqual({ base: 'zying', meanings: [] }),
  );
  expect(told.map(({ url }) => url)).toEqual(['/en/zying', '/en/zoom', '/en/zie', '/en/zy']);
});

const glosses = glossesIn('lambdas/dictionary/glosses');

test('our glosses have the harder words of our own articles and books, and all words of the gaps', () => {
  const articles = ([1, 2, 3] as Level[]).flatMap((level) => readStock('articles', level));
  const books = readLibrary('library').flatMap(({ chapters }) => chapters);
  const harder = wordsOfList(
    [...articles, ...books].map(({ text }) => text).join(' '),
    readWordList('articles'),
  );
  const missing = articles.flatMap(({ text }) =>
    [...text.matchAll(/\[([^\]]+)\]/g)].map(([, word = '']) => word),
  );
  const isThere = (word: string) => [word, ...baseForms(word)].some((form) => glosses(form).length > 0);
  expect(harder.length).toBeGreaterThan(100);
  expect([...harder, ...missing].map((word) => word.toLowerCase()).filter((word) => !isThere(word))).toEqual(
    [],
  );
});
