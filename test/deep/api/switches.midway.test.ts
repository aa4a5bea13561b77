/**
 * Functions of its own: what they remember of switches must not reach the next suite.
 * @jest-environment-options {"environment": {"SUITE": "switches-midway"}}
 */
import { afterAll, afterEach, expect } from '@jest/globals';
import { articles } from '../../../contract/articles/endpoints';
import { books } from '../../../contract/books/endpoints';
import { settingsFor } from '../../../lib/settings';
import { submitArticle } from '../../support/articles';
import { createBook } from '../../support/books';
import {
  advanceClock,
  atRest,
  hold,
  isHeld,
  letGo,
  resetClock,
  seed,
  testOnOwnEngine,
} from '../../support/cloud';
import { countedWhile } from '../../support/metrics';
import { createPerson } from '../../support/people';
import { aMinute, switchAllOn, switchOff, throwOne } from '../../support/switches';

afterEach(switchAllOn);
afterAll(resetClock);

testOnOwnEngine('200: an article that a switch stopped is ordered again once the switch is on', async () => {
  const child = await createPerson();
  await hold('ArticlesWorker', 'GetItem');
  const waiting = child.call(articles.generate, { body: {} });
  await isHeld();
  const operator = await switchOff('articles');
  await advanceClock('PT1S');
  const own = (await waiting).body.article;
  expect(own.origin).toBe('ours');
  await letGo();
  await atRest();
  await throwOne(operator, 'articles', true);
  await advanceClock(aMinute);
  const begun = await child.call(articles.create, { body: { article_data: { id: own.id } } });
  const asked = await countedWhile(['ai_calls'], async () => {
    await submitArticle(child, own.id, begun.body.article.word_bank.slice(0, 5));
    await atRest();
  });
  expect(asked.length).toBeGreaterThan(0);
});

testOnOwnEngine('200: a book whose making a switch stopped costs the child nothing', async () => {
  const child = await createPerson();
  const { chapters: calls } = settingsFor('demo').ai.daily;
  await seed({ task: 'spend', userId: child.id, work: 'chapters', calls: calls - 1 });
  const [stopped, next] = [await createBook({ processed: false }), await createBook({ processed: false })];
  const choose = ({ id }: { id: string }) =>
    child.call(books.process, { body: { id, title: 'Any', author: 'Any' } });
  await hold('BooksWorker', 'GetItem');
  expect((await choose(stopped)).status).toBe(200);
  await isHeld();
  const operator = await switchOff('books');
  await letGo();
  await atRest();
  await throwOne(operator, 'books', true);
  await advanceClock(aMinute);
  expect((await choose(next)).status).toBe(200);
  expect((await choose(await createBook({ processed: false }))).body.code).toBe('ai_resting');
});
