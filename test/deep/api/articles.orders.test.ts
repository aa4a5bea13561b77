import { afterEach, expect, test } from '@jest/globals';
import { articles } from '../../../contract/articles/endpoints';
import { settingsFor } from '../../../lib/settings';
import { answersTo, asWritten, author, written } from '../../support/article-model';
import { beginNext, getArticle, submitArticle } from '../../support/articles';
import { advanceClock, atRest, eventually, outages, seed } from '../../support/cloud';
import { taskOf } from '../../support/model';
import { createPerson, type Person } from '../../support/people';
import { scriptedModel } from '../../support/scripted-model';

afterEach(() => outages({ queues: false }));
const model = scriptedModel(author);

const generate = (child: Person) => child.call(articles.generate, { body: {} });
const asked = (task: string) => model.seen.chat.filter((request) => taskOf(request) === task);

test('200: a failing model gets another order after an hour, and one that cannot write after a day', async () => {
  const child = await createPerson();
  const orders = async () => {
    const { id, content, origin } = await beginNext(child);
    const answers = origin === 'model' ? answersTo({ content }) : await rightAnswers(child, id);
    await submitArticle(child, id, answers);
    await atRest();
    return asked('article').length;
  };
  const rightAnswers = async (of: Person, id: string) => {
    const [open] = (await of.call(articles.past, { query: {} })).body.history;
    expect(open?.id).toBe(id);
    return open?.article.word_bank.slice(0, 5) ?? [];
  };
  model.script.chat = () => 'no JSON';
  expect(await orders()).toBe(2);
  expect(await orders()).toBe(2);
  await advanceClock('PT61M');
  model.script.chat = () => JSON.stringify({ ...written, can_write: false });
  expect(await orders()).toBe(3);
  await advanceClock('PT61M');
  expect(await orders()).toBe(3);
  await advanceClock('P1D');
  model.script.chat = author();
  expect(await orders()).toBeGreaterThan(3);
});

test('409: while the model stalls the answer says so, and after half a minute the child gets one of our own', async () => {
  const child = await createPerson();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const answer = author();
  model.script.chat = async (request) => {
    await held;
    return answer(request);
  };
  const waiting = generate(child);
  await eventually(async () => (asked('article').length > 0 ? true : undefined));
  await advanceClock('PT5S');
  const first = await waiting;
  expect({ status: first.status, ...first.body }).toMatchObject({
    status: 409,
    code: 'article_being_made',
    error: 'Wren is still writing your article. One moment, please!',
    progress: { made: 0, of: 2 },
  });
  await advanceClock('PT31S');
  const { body } = await generate(child);
  expect(body.article.origin).toBe('ours');
  release();
  await atRest();
  const begun = await beginNext(child);
  await submitArticle(child, begun.id, begun.word_bank.slice(0, 5));
  expect((await beginNext(child)).origin).toBe('model');
});

test('200: two tabs get the same article, which is written once', async () => {
  const child = await createPerson();
  const both = await Promise.all([getArticle(child), getArticle(child)]);
  expect(both[0].id).toBe(both[1].id);
  await atRest();
  expect(asked('article')).toHaveLength(1);
});

test('200: in an outage the child gets one of our own, without a charge to the day’s budget', async () => {
  const child = await createPerson();
  await seed({
    task: 'spend',
    userId: child.id,
    work: 'articles',
    calls: settingsFor('demo').ai.daily.articles - 1,
  });
  model.script.chat = () => Promise.reject(new Error());
  const { id, word_bank, origin } = await beginNext(child);
  expect(origin).toBe('ours');
  model.script.chat = author();
  await advanceClock('PT61M');
  await submitArticle(child, id, word_bank.slice(0, 5));
  await atRest();
  expect((await beginNext(child)).origin).toBe('model');
});

test('200: a child whose AI budget is used up gets our own articles', async () => {
  const child = await createPerson();
  await seed({
    task: 'spend',
    userId: child.id,
    work: 'articles',
    calls: settingsFor('demo').ai.daily.articles,
  });
  expect((await beginNext(child)).origin).toBe('ours');
  await atRest();
  expect(model.seen.chat).toEqual([]);
});

test('200: while the queue is down the child gets one of our own, and the order is repeated later', async () => {
  const child = await createPerson();
  await outages({ queues: true });
  const { id, word_bank, origin } = await beginNext(child);
  expect(origin).toBe('ours');
  await outages({ queues: false });
  await submitArticle(child, id, word_bank.slice(0, 5));
  await eventually(async () => (asked('article').length > 0 ? true : undefined));
});

test('200: a repeated submission orders the next article if the order was lost, but not after the article was given out', async () => {
  const child = await createPerson();
  const { id, content } = await beginNext(child);
  model.script.chat = author(asWritten('How Bats Find Their Way at Night'));
  await outages({ queues: true });
  await submitArticle(child, id, answersTo({ content }));
  await outages({ queues: false });
  await submitArticle(child, id, answersTo({ content }));
  await atRest();
  expect(asked('article')).toHaveLength(2);
  expect((await beginNext(child)).origin).toBe('model');
  await submitArticle(child, id, answersTo({ content }));
  await atRest();
  expect(asked('article')).toHaveLength(2);
});

test('200: after half a year an open article is still open, and an article that was written ahead is written again', async () => {
  const child = await createPerson();
  const { id, content } = await beginNext(child);
  await advanceClock('P180D');
  expect((await getArticle(child)).id).toBe(id);
  model.script.chat = author(asWritten('How Bats Find Their Way at Night'));
  await submitArticle(child, id, answersTo({ content }));
  await atRest();
  await advanceClock('P180D');
  model.script.chat = author(asWritten('A Safe for Seeds'));
  expect(await getArticle(child)).toMatchObject({ origin: 'model', title: 'A Safe for Seeds' });
});

test('200: a job that is delivered several times is done once', async () => {
  const child = await createPerson();
  await seed({ task: 'orderArticle', userId: child.id });
  await seed({ task: 'repeatArticle', userId: child.id });
  await atRest();
  expect(asked('article')).toHaveLength(1);
  expect((await beginNext(child)).origin).toBe('model');
  // The place of the next article is free, but there is no order for it.
  await seed({ task: 'repeatArticle', userId: child.id });
  await atRest();
  expect(asked('article')).toHaveLength(1);
});

test('200: while an article is being written no other is ordered, until the worker is dead', async () => {
  const child = await createPerson();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const answer = author();
  model.script.chat = async (request) => {
    await held;
    return answer(request);
  };
  await seed({ task: 'orderArticle', userId: child.id });
  await eventually(async () => (asked('article').length > 0 ? true : undefined));
  // An order that no worker has started is lost after 300 seconds, and a lease ends after 310.
  await advanceClock('PT305S');
  await seed({ task: 'orderArticle', userId: child.id });
  await seed({ task: 'repeatArticle', userId: child.id });
  await advanceClock('PT6S');
  await seed({ task: 'orderArticle', userId: child.id });
  await eventually(async () => (asked('article').length > 1 ? true : undefined));
  release();
  await atRest();
  expect(asked('article')).toHaveLength(2);
  expect((await beginNext(child)).origin).toBe('model');
});

test('no request is sent to the model if consent was withdrawn after the order', async () => {
  const consents = { core: true, ai_text: false, voice: false, public_sharing: false };
  const child = await createPerson('student', { consents });
  await seed({ task: 'orderArticle', userId: child.id });
  await atRest();
  expect(Object.values(model.seen).flat()).toEqual([]);
});
