import { afterEach, expect, test } from '@jest/globals';
import { articles } from '../../contract/articles/endpoints';
import { feedback } from '../../contract/feedback/endpoints';
import { articlesPerDay } from '../../contract/rules/articles';
import { users } from '../../contract/users/endpoints';
import {
  askForArticle,
  beginArticle,
  completeArticle,
  stockArticle,
  submitArticle,
} from '../support/articles';
import { advanceClock, resetClock, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { createPerson, type Person } from '../support/people';

afterEach(resetClock);

const generate = askForArticle;
const past = (child: Person, cursor?: string) =>
  child.call(articles.past, { query: cursor === undefined ? {} : { cursor } });
const ledger = (child: Person) => seed({ task: 'ledger', userId: child.id });

test('200: the answers stay on the server until the article is submitted', async () => {
  const child = await createPerson();
  const draft = await generate(child);
  expect(Object.keys(draft.body.article).toSorted()).toEqual([
    'content',
    'id',
    'origin',
    'title',
    'word_bank',
  ]);
  expect(draft.body.article.content.match(/<BLANK>/g)).toHaveLength(5);
  const { id, title, answers, word_bank } = await beginArticle(child);
  expect(word_bank).toEqual(expect.arrayContaining(answers));
  const [open] = (await past(child)).body.history;
  expect(open).toMatchObject({ id, blanks: [], sources: [], user_answers: null, is_completed: false });
  for (const reason of stockArticle(title).why)
    expect(JSON.stringify([draft.body, open])).not.toContain(reason);
});

test('200: each right word pays ten points, the result gives the reasons, and the day counts', async () => {
  const child = await createPerson();
  const { id, answers } = await beginArticle(child);
  const [first = '', second = '', ...rest] = answers;
  const { status, body } = await submitArticle(child, id, [second, first, ...rest]);
  expect({ status, ...body }).toMatchObject({ status: 200, success: true, score: 3, total: 5, points: 30 });
  expect(body.blanks.map(({ correct }) => correct)).toEqual([false, false, true, true, true]);
  expect(body.blanks[0]).toMatchObject({ answer: first, user_answer: second, why: expect.any(String) });
  expect({
    total: body.total_points,
    today: body.completed_today,
    yesterday: body.counts_for_yesterday,
  }).toEqual({
    total: 30,
    today: 1,
    yesterday: false,
  });
  expect((await child.call(users.me, {})).body).toMatchObject({ points: 30, streak: 1 });
  const [done] = (await past(child)).body.history;
  expect(done).toMatchObject({ id, score: 3, is_completed: true, blanks: body.blanks });
});

test('200: an open article is returned again, even to another tab', async () => {
  const child = await createPerson();
  const [one, two] = await Promise.all([generate(child), generate(child)]);
  expect(one.body.article.id).toBe(two.body.article.id);
  const begun = await beginArticle(child);
  expect(begun.id).toBe(one.body.article.id);
  expect((await generate(child)).body.article).toEqual(one.body.article);
});

test('409: a sixth article of a day is refused, and the next is available after midnight in New York', async () => {
  const child = await createPerson();
  const titles: string[] = [];
  for (let i = 0; i < articlesPerDay; i++) {
    const { title } = (await generate(child)).body.article;
    titles.push(title);
    await completeArticle(child);
  }
  expect(new Set(titles).size).toBe(articlesPerDay);
  const sixth = await generate(child);
  expect({ status: sixth.status, error: sixth.body.error }).toEqual({
    status: 409,
    error: 'You have finished 5 articles today. New ones come tomorrow!',
  });
  expect((await past(child)).body.completed_today).toBe(articlesPerDay);
  await advanceClock('P1D');
  expect((await generate(child)).status).toBe(200);
  expect((await past(child)).body.completed_today).toBe(0);
});

test.each([
  ['article_incomplete', (answers: string[]) => answers.slice(1)],
  ['article_incomplete', (answers: string[]) => [...answers.slice(1), ' ']],
  ['article_answers_mismatch', (answers: string[]) => [...answers, answers[0] ?? '']],
  ['article_answers_mismatch', (_: string[], bank: string[]) => bank],
  ['article_answers_mismatch', (answers: string[]) => [...answers.slice(1), 'zebra']],
  ['article_answers_mismatch', (answers: string[]) => [...answers.slice(1), answers[1] ?? '']],
])('400: answers are refused with %s, and nothing is paid', async (code, change) => {
  const child = await createPerson();
  const { id, answers, word_bank } = await beginArticle(child);
  const refused = await submitArticle(child, id, change(answers, word_bank));
  expect({ status: refused.status, code: codeOf(refused) }).toEqual({ status: 400, code });
  expect(await ledger(child)).toMatchObject({ points: 0 });
  expect((await submitArticle(child, id, answers)).body.points).toBe(50);
});

test('404: another child’s article and a draft that was not begun', async () => {
  const [child, other] = [await createPerson(), await createPerson()];
  const { id, answers } = await beginArticle(child);
  expect(codeOf(await submitArticle(other, id, answers))).toBe('article_not_found');
  expect(codeOf(await other.call(articles.create, { body: { article_data: { id } } }))).toBe(
    'article_not_found',
  );
  const draft = (await generate(other)).body.article;
  const guess = stockArticle(draft.title).answers;
  expect(codeOf(await submitArticle(other, draft.id, guess))).toBe('article_not_found');
  expect((await past(other)).body.history).toEqual([]);
});

test('200: feedback on a completed article pays five points once, on an open one none', async () => {
  const child = await createPerson();
  const { id, answers } = await beginArticle(child);
  const body = { feature_type: 'article' as const, reference_id: id, feedback_data: { rating: 4 } };
  expect(codeOf(await child.call(feedback.give, { body }))).toBe('feedback_reference_unknown');
  await submitArticle(child, id, answers);
  expect((await child.call(feedback.give, { body })).body.points_awarded).toBe(5);
  expect((await child.call(feedback.give, { body })).body.points_awarded).toBe(0);
});

test('403: a child without consent to AI texts and grown-ups get no article', async () => {
  const consents = { core: true, ai_text: false, voice: false, public_sharing: false };
  const child = await createPerson('student', { consents });
  expect(codeOf(await generate(child))).toBe('consent_required');
  expect((await generate(await createPerson('teacher'))).status).toBe(403);
});
