import { afterEach, describe, expect, test } from '@jest/globals';
import { quiz } from '../../../contract/quiz/endpoints';
import { createBook } from '../../support/books';
import {
  advanceClock,
  atRest,
  deliver,
  functionLogs,
  outages,
  seed,
  stored,
  testOnOwnEngine,
  useModel,
} from '../../support/cloud';
import { honest, materialOf, taskOf } from '../../support/model';
import { createPerson, type Person } from '../../support/people';
import { askForQuiz, handIn, startQuiz } from '../../support/quiz';
import { scriptedModel } from '../../support/scripted-model';

afterEach(() => outages({ queues: false }));
const model = scriptedModel(() => (request) => JSON.stringify(honest(request)));

const emptyBook = (change?: Parameters<typeof createBook>[0]) =>
  createBook({ withQuestions: false, ...change });
const idsOf = async (child: Person, id: string, end: number) =>
  (await startQuiz(child, id, end)).body.quiz.map((question) => question.id);
const writings = () => model.seen.chat.filter((request) => taskOf(request) === 'quiz');

describe('200: questions on a chapter', () => {
  test('are written once for all ranges that contain it, and those on the next chapter ahead of time', async () => {
    const children = await Promise.all(Array.from({ length: 4 }, () => createPerson()));
    const { id } = await emptyBook();
    await startQuiz(children[0] as Person, id, 1);
    await atRest();
    expect(writings()).toHaveLength(2);
    await useModel('http://127.0.0.1:1');
    expect((await startQuiz(children[1] as Person, id, 2)).status).toBe(200);
    await atRest();
    await useModel(model.url);
    await startQuiz(children[2] as Person, id, 4);
    await atRest();
    const chapters = writings().map((request) => /## Chapter (\d)/.exec(materialOf(request))?.[1]);
    expect(chapters.toSorted()).toEqual(['1', '2', '3', '4', '5']);
  });

  test('do not reveal other chapters: prompts and earlier quizzes contain no sentence of them', async () => {
    const child = await createPerson();
    const secret = (number: number) => `Zylophant ${number} sang in the hall.`;
    const { id } = await emptyBook({
      processed: false,
      change: (book) => ({
        ...book,
        chapters: book.chapters.map((one, i) => ({ ...one, text: `${one.text}\n\n${secret(i + 1)}` })),
      }),
    });
    await seed({ task: 'process', bookId: id });
    const { body } = await startQuiz(child, id, 2);
    await atRest();
    expect(model.seen.chat.length).toBeGreaterThan(6);
    for (const request of model.seen.chat) {
      const material = materialOf(request);
      const own = taskOf(request) === 'chapters' ? '1' : /## Chapter (\d)/.exec(material)?.[1];
      const told = [...material.matchAll(/Zylophant (\d)/g)].map(([, number]) => number);
      expect(told.filter((number) => number !== own)).toEqual([]);
    }
    expect(JSON.stringify(body)).not.toMatch(/Zylophant [3-6]/);
    expect(body.quiz.map((question) => question.id.split('.')[0])).not.toContain('3');
  });

  test('that the child has seen are not asked again while there are others', async () => {
    const [child, { id }] = await Promise.all([createPerson(), createBook()]);
    const first = await idsOf(child, id, 1);
    const second = await idsOf(child, id, 2);
    expect(second.filter((one) => first.includes(one))).toEqual([]);
    expect(second).toHaveLength(10);
  });

  test('always include the last events', async () => {
    const [child, book] = await Promise.all([createPerson(), createBook()]);
    for (const end of [2, 6]) {
      const last = book.chapters[end - 1]?.questions.at(-1)?.question;
      const { body } = await startQuiz(child, book.id, end);
      expect(body.quiz.at(-1)?.question).toBe(last);
    }
  });
});

test('200: questions of older prompts or checks are still used, but replaced by that use, except in quizzes that have them', async () => {
  const [child, other] = await Promise.all([createPerson(), createPerson()]);
  const book = await emptyBook();
  await seed({ task: 'questions', book, chapter: 1, old: 'checks' });
  await seed({ task: 'questions', book, chapter: 2, old: 'prompt' });
  const { body: given } = await startQuiz(child, book.id, 1);
  expect(new Set(given.quiz.map(({ id }) => id.split('.')[1]))).toEqual(new Set(['1']));
  await atRest();
  expect(writings()).toHaveLength(2);
  expect(new Set((await idsOf(other, book.id, 1)).map((id) => id.split('.')[1]))).toEqual(new Set(['2']));
  expect((await startQuiz(child, book.id, 1)).body).toEqual(given);
  const { body: result } = await handIn(child, given);
  const { body: review } = await child.call(quiz.review, { params: { id: result.quiz_id } });
  expect(review.answers.map(({ user_answer: _, ...question }) => question)).toEqual(given.quiz);
  await atRest();
  expect(writings()).toHaveLength(2);
});

test('200: prepared questions replace those of a model, and no model replaces them', async () => {
  const [child, other] = await Promise.all([createPerson(), createPerson()]);
  const book = await emptyBook();
  await seed({ task: 'questions', book, chapter: 6, old: 'checks' });
  await seed({ task: 'questions', book: { ...book, chapters: book.chapters.toReversed() }, chapter: 6 });
  await seed({ task: 'questions', book: { ...book, chapters: book.chapters.toReversed() }, chapter: 6 });
  for (const chapter of [1, 2, 3, 4, 5]) await seed({ task: 'questions', book, chapter });
  const ids = [...(await idsOf(child, book.id, 6)), ...(await idsOf(other, book.id, 6))];
  expect(new Set(ids.filter((id) => id.startsWith('6.')).map((id) => id.split('.')[1]))).toEqual(
    new Set(['2']),
  );
  await atRest();
  expect(writings()).toEqual([]);
});

test('503: while the queue is down nothing is charged; 200: afterwards the quiz is available immediately', async () => {
  const [child, { id }] = await Promise.all([createPerson(), emptyBook()]);
  await outages({ queues: true });
  expect(await askForQuiz(child, id, 1)).toMatchObject({
    status: 503,
    body: { code: 'quiz_generation_failed' },
  });
  await outages({ queues: false });
  expect((await startQuiz(child, id, 1)).status).toBe(200);
});

test('503: the queue does not repeat a failed call of the model; 200: a chapter before the last can be omitted', async () => {
  const [child, { id }] = await Promise.all([createPerson(), emptyBook()]);
  model.script.chat = (request) => {
    if (/## Chapter 1:/.test(materialOf(request))) throw new Error('down');
    return JSON.stringify(honest(request));
  };
  expect((await askForQuiz(child, id, 1)).body.code).toBe('quiz_generation_failed');
  await atRest();
  expect(writings()).toHaveLength(1);
  const { status, body } = await startQuiz(child, id, 2);
  expect(status).toBe(200);
  expect(new Set(body.quiz.map((question) => question.id.split('.')[0]))).toEqual(new Set(['2']));
});

describe('a chapter that is too short for ten questions', () => {
  /** The sentences of a text up to about this number of words. */
  const cut = (text: string, words: number) => {
    const start = text.split(/(?<=\s)/).slice(0, words);
    return start.slice(0, start.findLastIndex((word) => /[.!?]["']?\s*$/.test(word)) + 1).join('');
  };
  const bookOf = (...words: number[]) =>
    emptyBook({
      change: (book) => ({
        ...book,
        chapters: words.map((count, i) => {
          const [chapter] = book.chapters.slice(i);
          if (chapter === undefined) throw new Error('The book has fewer chapters');
          return { ...chapter, text: cut(chapter.text, count) };
        }),
      }),
    });
  const endsOf = async (child: Person, id: string) =>
    (await child.call(quiz.chapters, { query: { id } })).body;
  const failures = async (id: string) =>
    (await functionLogs()).filter((line) => line.includes('no questions') && line.includes(id));

  test('200: is not offered as an end, and a quiz up to a later one covers both', async () => {
    const [child, { id }] = await Promise.all([createPerson(), bookOf(265, 500, 500)]);
    expect(await endsOf(child, id)).toMatchObject({
      valid_chapters: [2, 3],
      start_chapter: 1,
      message: null,
    });
    const { status, body } = await startQuiz(child, id, 2);
    expect(status).toBe(200);
    expect(body.quiz).toHaveLength(10);
    expect(new Set(body.quiz.map((question) => question.id.split('.')[0]))).toEqual(new Set(['1', '2']));
  });

  test('409: is refused as an end after one attempt of the model, which does not count as a failure', async () => {
    const [child, other, { id }] = await Promise.all([createPerson(), createPerson(), bookOf(265, 137, 70)]);
    expect((await startQuiz(child, id, 1)).body.code).toBe('quiz_chapters_too_short');
    await atRest();
    const calls = model.seen.chat.length;
    await advanceClock('P8D');
    for (const one of [child, other, child])
      expect(await askForQuiz(one, id, 1)).toMatchObject({
        status: 409,
        body: { code: 'quiz_chapters_too_short' },
      });
    await atRest();
    expect(model.seen.chat).toHaveLength(calls);
    expect(await failures(id)).toEqual([]);
  });

  test('409: is not offered at the end of a book either, where too little is left', async () => {
    const [child, { id }] = await Promise.all([createPerson(), bookOf(500, 120, 70)]);
    const { body: given } = await startQuiz(child, id, 1);
    await handIn(child, given);
    const nothing = { valid_chapters: [], start_chapter: null, completed: false };
    const text = 'There is too little left to read in this book for ten questions. Try another one!';
    expect(await endsOf(child, id)).toEqual({ ...nothing, message: text });
    for (let times = 0; times < 2; times++)
      expect(await startQuiz(child, id, 3)).toMatchObject({
        status: 409,
        body: { code: 'quiz_book_too_short' },
      });
    expect(await endsOf(child, id)).toEqual({ ...nothing, message: text });
    await atRest();
    expect(await failures(id)).toEqual([]);
  });

  test('200: is no longer offered as an end after it proves too short, but works together with the next one', async () => {
    const [child, other, { id }] = await Promise.all([createPerson(), createPerson(), bookOf(500, 500)]);
    model.script.chat = (request) => {
      const answer = honest(request);
      if (/## Chapter 1:/.test(materialOf(request))) answer.questions = answer.questions?.slice(0, 8);
      return JSON.stringify(answer);
    };
    expect((await endsOf(child, id)).valid_chapters).toEqual([1, 2]);
    expect((await startQuiz(child, id, 1)).body.code).toBe('quiz_chapters_too_short');
    expect((await endsOf(other, id)).valid_chapters).toEqual([2]);
    expect((await startQuiz(other, id, 2)).body.quiz).toHaveLength(10);
  });

  test('200: is tried again by a newer prompt, which may find more', async () => {
    const book = await emptyBook();
    const few = book.chapters.map((chapter) => ({ ...chapter, questions: chapter.questions.slice(0, 5) }));
    await seed({ task: 'questions', book: { ...book, chapters: few }, chapter: 1, old: 'prompt' });
    const child = await createPerson();
    expect((await endsOf(child, book.id)).valid_chapters).toContain(1);
    expect((await startQuiz(child, book.id, 1)).body.quiz).toHaveLength(10);
  });
});

describe('a chapter of a text that is long enough', () => {
  /** A model that writes these many of its questions at each call, the first ones first. */
  const giving = (...counts: readonly number[]) => {
    let calls = 0;
    let from = 0;
    model.script.chat = (request) => {
      const answer = honest(request);
      if (taskOf(request) !== 'quiz' || !/## Chapter 1:/.test(materialOf(request)))
        return JSON.stringify(answer);
      const count = counts[calls++] ?? 0;
      answer.questions = answer.questions.slice(from, from + count);
      from += count;
      return JSON.stringify(answer);
    };
  };
  const editionOf = (id: string) => Number(id.split('.')[1]);

  test('200: opens with six questions, and grows to a quiz by the next edition, which keeps them', async () => {
    const [child, { id }] = await Promise.all([createPerson(), emptyBook()]);
    // The second and the third call of the first edition bring nothing.
    giving(6, 0, 0, 6);
    const { status, body } = await startQuiz(child, id, 1);
    expect(status).toBe(200);
    expect(body.quiz).toHaveLength(10);
    expect(new Set(body.quiz.map((question) => editionOf(question.id)))).toEqual(new Set([2]));
  });

  test('200: its six questions serve a quiz together with the next chapter', async () => {
    const [child, { id }] = await Promise.all([createPerson(), emptyBook()]);
    giving(6, 0, 0, 0, 0, 0);
    const { status, body } = await startQuiz(child, id, 2);
    expect(status).toBe(200);
    expect(body.quiz.some((question) => question.id.startsWith('1.'))).toBe(true);
  });

  test('503: does not open with five', async () => {
    const [child, { id }] = await Promise.all([createPerson(), emptyBook()]);
    giving(5, 0, 0);
    expect(await askForQuiz(child, id, 1)).toMatchObject({
      status: 503,
      body: { code: 'quiz_generation_failed' },
    });
  });

  test('409: does not ask again after an edition that found nothing new', async () => {
    const [child, { id }] = await Promise.all([createPerson(), emptyBook()]);
    giving(7);
    expect((await startQuiz(child, id, 1)).body.code).toBe('quiz_chapters_too_short');
    await atRest();
    const calls = writings().length;
    expect(await askForQuiz(child, id, 1)).toMatchObject({
      status: 409,
      body: { code: 'quiz_chapters_too_short' },
    });
    await atRest();
    expect(writings()).toHaveLength(calls);
  });
});

describe('200: an order of questions', () => {
  const spent = async ({ id }: { id: string }) =>
    (await stored()).rows
      .filter(([key]) => key.startsWith('item-'))
      .flatMap(([, row]) => {
        const { pk, sk, banks } = row as Record<string, { S?: string; N?: string }>;
        return pk?.S === `USER#${id}` && sk?.S?.startsWith('AI_DAY#') ? [Number(banks?.N)] : [];
      });

  testOnOwnEngine.each(['again', 'together'] as const)(
    'that is delivered %s is made once and paid once',
    async (how) => {
      await deliver(how);
      const [child, { id }] = await Promise.all([createPerson(), emptyBook()]);
      expect((await startQuiz(child, id, 1)).status).toBe(200);
      await atRest();
      // The chapter and the next one.
      expect(writings()).toHaveLength(2);
      expect(await spent(child)).toEqual([2]);
      await deliver();
    },
  );
});
