import { afterEach, expect, test } from '@jest/globals';
import { reading } from '../../contract/reading/endpoints';
import { createSupervisor, lookAt, overviewOf, supervise } from '../support/analytics';
import { beginArticle } from '../support/articles';
import { createBook } from '../support/books';
import { busyChild } from '../support/busy-child';
import { startTalk } from '../support/chat';
import { advanceClock, resetClock, seed } from '../support/cloud';
import { createPerson, type Person } from '../support/people';
import { handIn, rightAnswers, startQuiz, think } from '../support/quiz';

afterEach(resetClock);

const nothingDone = {
  words_read: { total: 0, chat_assistant_words: 0, quiz_words: 0, article_words: 0 },
  words_written: { total: 0, chat_user_words: 0, comic_story_words: 0 },
  activity_counts: { total_quizzes: 0, total_chat_sessions: 0, total_articles: 0, total_comics: 0 },
};

test('200: a child without activities has a summary of zeros and empty lists', async () => {
  const child = await createPerson();
  const look = lookAt(await createSupervisor(child), child);
  expect((await look.summary()).body).toMatchObject({
    ...nothingDone,
    minutes: 0,
    over_time: [],
    before: null,
  });
  expect((await look.summary('7days')).body.over_time).toHaveLength(7);
  expect((await look.quizzes()).body).toEqual({ quizzes: [], next: null });
  expect((await look.chats()).body).toEqual({ sessions: [], next: null, transcripts: false });
  expect((await look.articles('7days')).body).toEqual({ articles: [], next: null });
  expect((await look.comics()).body).toEqual({ comics: [], next: null });
});

test('200: the summary and the lists agree with the child’s activities', async () => {
  const { child, adult, book, given, quiz, article, session_id, read, written } = await busyChild();
  const look = lookAt(adult, child);
  const { body: summary } = await look.summary('7days');
  expect(summary).toMatchObject({
    words_read: {
      total: read.quiz + read.article + read.chat,
      quiz_words: read.quiz,
      article_words: read.article,
      chat_assistant_words: read.chat,
    },
    words_written: { total: written, chat_user_words: written, comic_story_words: 0 },
    activity_counts: { total_quizzes: 1, total_chat_sessions: 1, total_articles: 1, total_comics: 0 },
    right: { quizzes: 0.7, articles: 1 },
    voice: { sessions: 0, minutes: 0 },
    before: { words_read: 0, activities: 0 },
  });
  expect(summary.minutes).toBeGreaterThanOrEqual(2);
  expect(summary.over_time.at(-1)).toMatchObject({ words_read: summary.words_read.total, activities: 3 });

  const [listed] = (await look.quizzes('7days')).body.quizzes;
  expect(listed).toMatchObject({
    id: quiz.quiz_id,
    book_id: book,
    score: 7,
    total: 10,
    words: read.quiz,
    end_chapter: 2,
  });
  expect(listed?.answers.map(({ user_answer }) => user_answer === null)).toEqual([
    true,
    true,
    true,
    ...Array(7).fill(false),
  ]);
  expect(listed?.answers[0]).toMatchObject({
    question: given.quiz[0]?.question,
    options: given.quiz[0]?.options,
  });
  expect((await look.chats()).body.sessions).toMatchObject([
    {
      session_id,
      character: 'Wren',
      message_count: 2,
      words_written: written,
      words_read: read.chat,
      end_chapter: 2,
    },
  ]);
  expect((await look.articles()).body.articles).toMatchObject([
    {
      id: article.id,
      title: article.title,
      score: 5,
      total: 5,
      word_count: read.article,
      is_completed: true,
    },
  ]);
});

test('200: open articles, drafts and talks without a word are neither listed nor counted', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  const look = lookAt(await createSupervisor(child), child);
  await beginArticle(child);
  await startTalk(child, { bookId: id, endChapter: 1 });
  expect((await look.articles()).body.articles).toEqual([]);
  expect((await look.chats()).body.sessions).toEqual([]);
  expect((await look.summary()).body).toMatchObject(nothingDone);
});

/** The day in New York by the cloud's clock, which other tests have moved. */
const todayFor = async (adult: Person, child: Person) =>
  (await lookAt(adult, child).summary('7days')).body.over_time.at(-1)?.from ?? '';

test('200: spoken words are shown separately, and are in no total', async () => {
  const child = await createPerson();
  const adult = await createSupervisor(child);
  await seed({ task: 'fullDays', userId: child.id, days: 1, until: await todayFor(adult, child) });
  const { voice, words_read, words_written, over_time } = (await lookAt(adult, child).summary('7days')).body;
  expect(voice.words_read).toBeGreaterThan(0);
  const { total, ...parts } = words_read;
  // All kinds of activities have the same count.
  expect(total).toBe(voice.words_read * Object.keys(parts).length);
  expect(parts).toEqual({
    chat_assistant_words: voice.words_read,
    quiz_words: voice.words_read,
    article_words: voice.words_read,
  });
  const { total: written, ...pieces } = words_written;
  expect(written).toBe(voice.words_written * Object.keys(pieces).length);
  expect(over_time.at(-1)).toMatchObject({ words_read: total, words_written: written });
});

test('200: the overview names inactive and stuck students, and missed skills', async () => {
  const teacher = await createPerson('teacher');
  const { id } = await createBook();
  const join = async () => {
    const child = await createPerson();
    await supervise(teacher, child);
    return child;
  };
  const [newcomer, stuck, well] = [await join(), await join(), await join()];
  const quizWith = async (child: Person, wrong: (index: number) => boolean) => {
    const { body: given } = await startQuiz(child, id, 1);
    await think();
    const answers = rightAnswers(given.quiz).map((one, i) =>
      wrong(i) ? { ...one, user_answer: null } : one,
    );
    await handIn(child, given, answers);
  };
  await quizWith(stuck, (i) => i < 6);
  await quizWith(well, () => false);
  const { say } = await startTalk(well, { bookId: id, endChapter: 1 });
  await say('I liked the dragon');
  await well.call(reading.logToday, { params: { id }, body: { pages: 12, minutes: 20 } });
  const { students, missed } = await overviewOf(teacher);
  const standingsOf = (all: typeof students) => Object.fromEntries(all.map((one) => [one.id, one.standing]));
  expect(standingsOf(students)).toEqual({ [newcomer.id]: 'new', [stuck.id]: 'stuck', [well.id]: 'early' });
  expect(students.find((one) => one.id === stuck.id)).toMatchObject({
    right: 4,
    asked: 10,
    activities: 1,
    suggestion: 'stuck',
  });
  expect(students.find((one) => one.id === well.id)).toMatchObject({ pages: 12, book_words: 0 });
  expect(missed).toHaveLength(6);
  expect(missed[0]).toMatchObject({ chapter: 1, missed: 1, question: expect.any(String) });
  await advanceClock('P6D');
  expect(standingsOf((await overviewOf(teacher)).students)).toMatchObject({ [newcomer.id]: 'new' });
  await advanceClock('P1D');
  expect(standingsOf((await overviewOf(teacher)).students)).toMatchObject({ [newcomer.id]: 'away' });
  // Continuing a talk starts no activity, but its child is not inactive.
  await say('And the bread too');
  const later = await overviewOf(teacher);
  expect(later.students.find((one) => one.id === well.id)).toMatchObject({
    standing: 'early',
    activities: 0,
  });
  expect(later.students.map((one) => one.standing).toSorted()).toEqual(['away', 'away', 'early']);
  expect(later.missed).toEqual([]);
});
