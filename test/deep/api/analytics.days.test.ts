import { afterEach, expect, test } from '@jest/globals';
import { createSupervisor, lookAt, overviewOf } from '../../support/analytics';
import { completeArticle } from '../../support/articles';
import { createBook } from '../../support/books';
import { busyChild } from '../../support/busy-child';
import { startTalk } from '../../support/chat';
import { advanceClock, resetClock, seed, tableUsed, testOnOwnEngine } from '../../support/cloud';
import { createPerson, type Person } from '../../support/people';
import { handIn, startQuiz, takeQuiz, think } from '../../support/quiz';

afterEach(resetClock);

const summaryOf = async (adult: Person, child: Person, filter?: '7days' | '30days') => {
  const { minutes, voice, before, over_time, right, stays, ...figures } = (
    await lookAt(adult, child).summary(filter)
  ).body;
  return figures;
};

test('200: an activity that is sent twice, even simultaneously, is counted once', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  const look = lookAt(await createSupervisor(child), child);
  const { body: given } = await startQuiz(child, id, 2);
  await think();
  await Promise.all([handIn(child, given), handIn(child, given), handIn(child, given)]);
  const { say } = await startTalk(child, { bookId: id, endChapter: 2 });
  await Promise.all([say('I liked the dragon', 'request-1'), say('I liked the dragon', 'request-1')]);
  expect((await look.summary()).body).toMatchObject({
    activity_counts: { total_quizzes: 1, total_chat_sessions: 1 },
    words_written: { total: 4 },
  });
});

test('200: the date filters count New York’s days, including the seventh and excluding the eighth', async () => {
  const { child, adult, book } = await busyChild();
  const counts = async (filter?: '7days' | '30days') => {
    const look = lookAt(adult, child);
    const { activity_counts: all } = (await look.summary(filter)).body;
    const listed = [
      (await look.quizzes(filter)).body.quizzes.length,
      (await look.chats(filter)).body.sessions.length,
      (await look.articles(filter)).body.articles.length,
    ];
    expect([all.total_quizzes, all.total_chat_sessions, all.total_articles]).toEqual(listed);
    return listed;
  };
  await advanceClock('P6D');
  expect(await counts('7days')).toEqual([1, 1, 1]);
  await advanceClock('P1D');
  expect(await counts('7days')).toEqual([0, 0, 0]);
  expect(await counts('30days')).toEqual([1, 1, 1]);
  expect((await lookAt(adult, child).summary('7days')).body.before).toMatchObject({ activities: 3 });
  await takeQuiz(child, book, 3);
  expect(await counts('7days')).toEqual([1, 0, 0]);
  await advanceClock('P180D');
  expect(await counts('30days')).toEqual([0, 0, 0]);
  expect(await counts()).toEqual([2, 1, 1]);
});

test('200: a quiz that was started half a year ago is listed in the week of its submission', async () => {
  const [child, { id }, other] = await Promise.all([createPerson(), createBook(), createBook()]);
  const adult = await createSupervisor(child);
  const { body: given } = await startQuiz(child, id, 2);
  await takeQuiz(child, other.id, 1);
  await advanceClock('P180D');
  const { quiz_id } = (await handIn(child, given)).body;
  const look = lookAt(adult, child);
  expect((await look.quizzes('7days')).body).toMatchObject({ quizzes: [{ id: quiz_id }], next: null });
  expect((await look.summary('7days')).body).toMatchObject({
    activity_counts: { total_quizzes: 1 },
    minutes: 0,
  });
});

test('200: a talk that continues on another day counts its words on that day, but as one talk', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  const adult = await createSupervisor(child);
  const { say } = await startTalk(child, { bookId: id, endChapter: 2 });
  await say('I liked the dragon');
  await advanceClock('P10D');
  await say('And the bread too');
  expect(await summaryOf(adult, child, '7days')).toMatchObject({
    words_written: { total: 4 },
    activity_counts: { total_chat_sessions: 0 },
  });
  expect(await summaryOf(adult, child)).toMatchObject({
    words_written: { total: 8 },
    activity_counts: { total_chat_sessions: 1 },
  });
});

test('a rebuild gives the same figures, corrects wrong ones, and counts simultaneous activities', async () => {
  const { child, adult, book } = await busyChild();
  await advanceClock('P2D');
  await completeArticle(child);
  const before = (await lookAt(adult, child).summary()).body;
  await seed({ task: 'rebuildDays', userId: child.id, spoil: true });
  expect((await lookAt(adult, child).summary()).body).toEqual(before);
  const { body: given } = await startQuiz(child, book, 3);
  await think();
  await Promise.all([
    handIn(child, given),
    ...Array.from({ length: 4 }, () => seed({ task: 'rebuildDays', userId: child.id })),
  ]);
  expect((await lookAt(adult, child).summary()).body.activity_counts.total_quizzes).toBe(2);
  await advanceClock('P100D');
  await seed({ task: 'rebuildDays', userId: child.id });
  expect((await lookAt(adult, child).summary()).body.words_written).toEqual(before.words_written);
});

/** The read units of an adult's call. */
const unitsOfReads = async (read: (who: Person) => Promise<unknown>, who: Person) => {
  const from = (await tableUsed()).length;
  await read(who);
  const used = (await tableUsed()).slice(from);
  const units = used.reduce((sum, { readUnits }) => sum + readUnits, 0);
  return { units, queries: used.filter(({ operation }) => operation === 'Query').length };
};

/** The day in New York by the cloud's clock, which other tests have moved. */
const todayFor = async (adult: Person, child: Person) =>
  (await lookAt(adult, child).summary('7days')).body.over_time.at(-1)?.from ?? '';

/** The read units of the query of days only: reading the relation and the caller costs the same in every call. */
const unitsOfQuery = async (act: () => Promise<unknown>) => {
  const from = (await tableUsed()).length;
  await act();
  const own = (await tableUsed()).slice(from).filter(({ operation }) => operation === 'Query');
  return { queries: own.length, units: own.reduce((sum, { readUnits }) => sum + readUnits, 0) };
};

testOnOwnEngine(
  '200: a summary is a query of at most 2 read units a month and one of what stays, without a recount',
  async () => {
    const child = await createPerson();
    const adult = await createSupervisor(child);
    await seed({ task: 'fullDays', userId: child.id, days: 60, until: await todayFor(adult, child) });
    expect(await unitsOfQuery(() => lookAt(adult, child).summary('7days'))).toMatchObject({ queries: 2 });
    const month = await unitsOfQuery(() => lookAt(adult, child).summary('30days'));
    expect(month.queries).toBe(2);
    // This month, and the previous one for comparison.
    expect(month.units).toBeLessThanOrEqual(4.5);
    expect(month.units).toBeGreaterThan(0);
  },
);

testOnOwnEngine(
  '200: the overview reads a limited number of a child’s quizzes, and none of a child without mistakes',
  async () => {
    const [busy, calm, { id }] = await Promise.all([createPerson(), createPerson(), createBook()]);
    await seed({ task: 'manyQuizzes', userId: busy.id, bookId: id, count: 120 });
    const teacher = await createSupervisor(calm);
    await seed({ task: 'fullDays', userId: calm.id, days: 7, until: await todayFor(teacher, calm) });
    const { units: ofCalm, queries } = await unitsOfReads(overviewOf, teacher);
    const { units: ofBusy } = await unitsOfReads(overviewOf, await createSupervisor(busy));
    // One query for the list and one for the days of the week.
    expect(queries).toBe(2);
    expect(ofCalm).toBeLessThanOrEqual(4);
    // At most forty quizzes and the banks of ten questions.
    expect(ofBusy - ofCalm).toBeLessThanOrEqual(6);
  },
);

test('200: a list of several pages contains each quiz once', async () => {
  const child = await createPerson();
  const adult = await createSupervisor(child);
  const { id } = await createBook();
  await seed({ task: 'manyQuizzes', userId: child.id, bookId: id, count: 120 });
  const look = lookAt(adult, child);
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { quizzes, next } = (await look.quizzes('7days', cursor)).body;
    ids.push(...quizzes.map((quiz) => quiz.id));
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  expect(ids).toHaveLength(120);
  expect(new Set(ids).size).toBe(120);
  expect(ids).toEqual(ids.toSorted().toReversed());
});
