import { describe, expect, test } from '@jest/globals';
import { type Mark, splitAt } from '../../lambdas/imports/text/split';

const prose = 'The fox ran over the hill and did not look back. '.repeat(8).trim();
const problem = (code: string) => expect.objectContaining({ problem: code });

describe('a book is split at its marks', () => {
  const blocks = (...texts: string[]) => texts.map((text) => ({ text, isHeading: false, isAround: false }));
  const split = (texts: string[], ...marks: [string, number][]) =>
    splitAt(
      blocks(...texts),
      marks.map(([title, at]): Mark => ({ title, at })),
      'contents',
    );
  const titles = ({ chapters }: ReturnType<typeof split>) => chapters.map(({ title }) => title);

  test.each<[string, [string, number][], string[]]>([
    [
      'in their order',
      [
        ['B', 1],
        ['A', 0],
      ],
      ['A', 'B'],
    ],
    [
      'at the last of several at one place',
      [
        ['A', 0],
        ['B', 0],
        ['C', 1],
      ],
      ['B', 'C'],
    ],
    [
      'not beyond its end',
      [
        ['A', 0],
        ['B', 1],
        ['C', 2],
      ],
      ['A', 'B'],
    ],
    ['without a name before the first', [['B', 1]], ['Before the first chapter', 'B']],
    ['nowhere', [], ['The whole book']],
  ])('%s', (_, marks, found) => {
    expect(titles(split([prose, prose], ...marks))).toEqual(found);
  });

  test.each([
    ...['Cover', 'Title Page', 'Half-title', 'Copyright', 'Table of Contents', 'contents', 'Index.'],
    ...['Acknowledgments', 'About the Author', 'Also by Ann Lee', 'Footnotes', 'Transcriber’s Note:'],
    ...['The Full Project Gutenberg License', 'List of Illustrations', 'Dedication', 'Advertisement'],
  ])('and leaves out %s', (title) => {
    expect(split([prose, prose], [title, 0], ['B', 1])).toMatchObject({
      left_out: [title],
      chapters: [{ title: 'B' }],
      split_by: 'nothing',
    });
  });

  test.each(['Covered', 'The Contents of the Box', 'Indexes', 'My Cover', 'Notes from a Fox'])(
    'and keeps %s',
    (title) => {
      expect(titles(split([prose, prose], [title, 0], ['B', 1]))).toEqual([title, 'B']);
    },
  );

  test('and names at most fifty parts that it leaves out', () => {
    const short = Array.from({ length: 60 }, (_, i): [string, number] => [`Note ${i}`, i]);
    const { left_out } = split([...short.map(() => 'short'), prose], ...short, ['B', 60]);
    expect(left_out).toEqual(short.slice(0, 50).map(([title]) => title));
  });

  test('into at most 500 chapters', () => {
    const marks = (count: number) => Array.from({ length: count }, (_, i): [string, number] => [`C ${i}`, i]);
    const of = (count: number) => split(Array<string>(count).fill(prose), ...marks(count));
    expect(of(500).chapters).toHaveLength(500);
    expect(() => of(501)).toThrow(problem('import_too_large'));
  });

  test('and a chapter of 350,000 bytes stays whole, a longer one is divided at a space', () => {
    const text = (bytes: number) => `${'abcdefghi '.repeat(bytes / 10 - 1)}abcdefghij`;
    expect(titles(split([text(350_000)]))).toEqual(['The whole book']);
    const { chapters, split_by } = split([text(350_010)]);
    expect(chapters.map(({ title }) => title)).toEqual([1, 2, 3].map((i) => `The whole book (part ${i})`));
    expect(chapters.map(({ text: part }) => part).join(' ')).toBe(text(350_010));
    expect(split_by).toBe('contents');
    const without = split(['a'.repeat(350_001)]).chapters.map(({ text: part }) => part);
    expect(without.join('')).toBe('a'.repeat(350_001));
  });
});
