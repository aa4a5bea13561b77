import { expect, test } from '@jest/globals';
import { isbnIn } from '../../contract/rules/isbn';
import { parseCsv } from '../../frontend/src/features/books/csv';
import { readExport } from '../../frontend/src/features/books/exported-list';

test.each([
  ['9780064400558', '9780064400558'],
  [' 978-0-06-440055-8 ', '9780064400558'],
  ['0-06-440055-7', '0064400557'],
  ['080442957x', '080442957X'],
  ['9780064400559', undefined],
  ['0064400558', undefined],
  ['4006381333931', undefined],
  ['matilda', undefined],
  ['69780064400558', undefined],
  ['97800644005580', undefined],
  ['97800644005589', undefined],
])('the ISBN in %j is %j', (text, isbn) => expect(isbnIn(text)).toBe(isbn));

test.each([
  [
    'plain fields and every kind of line end',
    'a,b\nc,d\r\ne,f\rg',
    [['a', 'b'], ['c', 'd'], ['e', 'f'], ['g']],
  ],
  ['quoted commas, lines and marks', '"a,b","c\n""d"""\n', [['a,b', 'c\n"d"']]],
  [
    'empty fields, also at the end',
    ',,\n"",x,',
    [
      ['', '', ''],
      ['', 'x', ''],
    ],
  ],
  ['a byte order mark', '\uFEFFa', [['a']]],
  ['nothing', '', []],
])('CSV: %s', (_, text, records) => expect(parseCsv(text, 10)).toEqual(records));

test.each(['a"b', '"a', '"a"b,c', '"a" ,b'])('CSV: %j is malformed', (text) =>
  expect(parseCsv(text, 10)).toBeUndefined(),
);

test('CSV: only the requested number of records is read', () =>
  expect(parseCsv('a\nb\n"', 2)).toEqual([['a'], ['b']]));

test('a long malformed text is refused', () => {
  expect(parseCsv(`"${'""'.repeat(200_000)}`, 10)).toBeUndefined();
  expect(parseCsv(`${'a'.repeat(400_000)}"`, 10)).toBeUndefined();
});

test('StoryGraph: a file gives the three lists, rounded stars and several authors, and nothing is invented', () => {
  const csv = [
    'Title,Authors,Contributors,ISBN/UID,Format,Read Status,Star Rating,Review',
    '"Holes","Louis Sachar, Somebody Else",,9780440414803,paperback,read,4.25,',
    'Hoot,Carl Hiaasen,,B00ABC,digital,to-read,,',
    'Ghost,Jason Reynolds,,,audio,did-not-finish,,',
    ',Nobody,,,,read,9,',
  ].join('\n');
  expect(readExport(csv)?.rows).toEqual([
    {
      title: 'Holes',
      author: 'Louis Sachar, Somebody Else',
      isbn: '9780440414803',
      stage: 'read',
      rating: 4,
    },
    { title: 'Hoot', author: 'Carl Hiaasen', isbn: null, stage: 'want_to_read', rating: null },
  ]);
});
