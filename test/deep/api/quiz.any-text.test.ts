import { afterEach, describe, expect, test } from '@jest/globals';
import type { LibraryBook } from '../../../lambdas/stock/own-books';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { createBook } from '../../support/books';
import { outages } from '../../support/cloud';
import { createPerson } from '../../support/people';
import { startQuiz } from '../../support/quiz';

afterEach(() => outages({ memory: false }));

const strange = readLibrary('library').find(
  ({ id }) => id === 'the-girl-who-carried-the-mail',
) as LibraryBook;

/** A text in the style of files: curly quotes, dashes, emphasis and broken lines. */
const asInFile = (text: string) =>
  text
    .replace(/"([^"]*)"/g, '“$1”')
    .replaceAll("'", '’')
    .replace(/\bvery\b/g, '_very_')
    .replace(/(.{60}\S*) /g, '$1\n');

/** A book whose title the tutor knows, but not this text. */
const withStrangeText = (book: LibraryBook): LibraryBook => ({
  ...book,
  chapters: book.chapters.map((chapter, i) => ({
    ...chapter,
    text: asInFile(strange.chapters[i % strange.chapters.length]?.text ?? ''),
  })),
});

const spaced = (text: string) => text.replace(/\s+/g, ' ');

describe('200: a text without prepared questions', () => {
  test('has a quiz with ten different questions of at least three skills, each proved by the text', async () => {
    const book = await createBook({ withQuestions: false, change: withStrangeText });
    const { status, body } = await startQuiz(await createPerson(), book.id, 1);
    expect(status).toBe(200);
    const text = spaced(book.chapters[0]?.text ?? '');
    expect(new Set(body.quiz.map(({ question }) => question)).size).toBe(10);
    expect(body.quiz.filter(({ evidence }) => !text.includes(evidence ?? 'none'))).toEqual([]);
    expect(new Set(body.quiz.map(({ question }) => question.split(' ')[0])).size).toBeGreaterThanOrEqual(3);
  });

  test('has a quiz on any chapter, including its last events', async () => {
    const book = await createBook({ withQuestions: false, change: withStrangeText });
    const { body } = await startQuiz(await createPerson(), book.id, 2);
    const whole = spaced(book.chapters[1]?.text ?? '');
    const places = body.quiz.map(({ evidence }) => whole.indexOf(evidence ?? 'none') / whole.length);
    expect(Math.max(...places)).toBeGreaterThan(0.8);
  });
});

test('409: has no quiz by a tutor that knows nothing', async () => {
  const book = await createBook({ withQuestions: false, change: withStrangeText });
  await outages({ memory: true });
  const { status, body } = await startQuiz(await createPerson(), book.id, 1);
  expect({ status, ...body }).toMatchObject({ status: 409, code: 'quiz_chapters_unknown' });
});
