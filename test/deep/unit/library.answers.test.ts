import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { Draft } from '../../../lambdas/companion/conversation/draft';
import { questionsIn } from '../../../lambdas/companion/conversation/questions';
import { outputCheck } from '../../../lambdas/safety/output/output-check';
import { laterNames } from '../../../lambdas/safety/text/later-names';
import { countWords } from '../../../lambdas/safety/text/words';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { isAbout } from '../../../local/tutor/talk/moments';
import { mostWords } from '../../../local/tutor/talk/next-topic';
import { checkedFlaw, talkAbout } from '../../support/talk';

const library = readLibrary('library');
type Book = (typeof library)[number];

const shapeFor = ({ chapters, characters }: Book) =>
  z.array(
    z.strictObject({
      chapter: z.int().min(1).max(chapters.length),
      asks: z.array(z.string().min(2).max(120)).min(3),
      wren: z.string().min(10),
      as: z.partialRecord(z.enum(characters.map(({ name }) => name)), z.string().min(3)).optional(),
    }),
  );

test.each(library.map((book) => [book.title, book] as const))(
  'the answers of %s have their form',
  (_, book) => {
    expect(shapeFor(book).safeParse(book.answers).error).toBeUndefined();
    expect(book.answers.length).toBeGreaterThanOrEqual(80);
  },
);

const textOf = ({ chapters }: Book, from: number, to?: number) =>
  chapters
    .slice(from, to)
    .map(({ title, text }) => `${title}\n${text}`)
    .join('\n');

/** A character talks from the chapter on in which the child meets it. */
const firstOf = ({ chapters, characters }: Book, name: string): number => {
  const one = characters.find((some) => some.name === name);
  return chapters.findIndex(({ text }) => one !== undefined && isAbout(text, one)) + 1;
};

const told = (book: Book) =>
  book.answers.flatMap(({ chapter, wren, as = {} }) => [
    { chapter, character: null, text: wren },
    ...Object.entries(as).map(([character, text]) => ({
      chapter: Math.max(chapter, firstOf(book, character)),
      character,
      text,
    })),
  ]);

test.each(library.map((book) => [book.title, book] as const))(
  'each answer of %s may be told from its chapter on, by whoever tells it',
  (_, book) => {
    const readUpTo = book.chapters.map((_, i) => {
      const read = textOf(book, 0, i + 1);
      return { names: laterNames(read, textOf(book, i + 1)), check: outputCheck(read) };
    });
    const flaws = told(book).flatMap(({ chapter, character, text }) => {
      const { names = new Set<string>(), check } = readUpTo[chapter - 1] ?? {};
      const talk = talkAbout(book, chapter, { character, grade: 3, laterNames: names });
      const questions = questionsIn(text).length;
      const reply = questions === 0 ? `${text} What do you think?` : text;
      const draft = Draft.parse({
        ...{
          concern: 'nothing',
          judged: 'none',
          move: 'answer',
          reply,
          claims: [],
          expected: null,
          summary: '',
        },
      });
      const unfit = check?.(reply);
      const flaw =
        countWords(text) > mostWords
          ? 'too long'
          : (checkedFlaw(book, draft, talk, '') ?? (unfit && `${unfit.flaw}: ${unfit.said}`));
      return flaw === undefined ? [] : [[chapter, character ?? 'Wren', flaw, text]];
    });
    expect(flaws).toEqual([]);
  },
);
