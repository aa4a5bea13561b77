/** @jest-environment-options {"terms": true} */
import { expect } from '@jest/globals';
import { articles } from '../../contract/articles/endpoints';
import { users } from '../../contract/users/endpoints';
import { author } from '../support/article-model';
import { beginNext, submitArticle } from '../support/articles';
import { advanceClock, atRest, hold, isHeld, letGo, testOnOwnEngine as test } from '../support/cloud';
import { agreed } from '../support/consent';
import { randomLetters } from '../support/people';
import { scriptedModel } from '../support/scripted-model';
import { again, answerByLink, comesIntoForce, shortlyBefore } from '../support/terms';

const model = scriptedModel(author);

test('a new name goes to the model after the agreement only, and is shown then', async () => {
  const { child, token } = await agreed();
  await comesIntoForce('second');
  const reader = await again(child);
  await atRest();
  const name = `Reader ${randomLetters()}`;
  const before = JSON.stringify(model.seen);
  expect((await reader.call(users.update, { body: { username: name } })).status).toBe(200);
  await atRest();
  expect(JSON.stringify(model.seen)).toBe(before);
  expect((await reader.call(users.me, {})).body.username_status).toBe('checking');
  await answerByLink(token, 'second');
  await atRest();
  expect((await reader.call(users.me, {})).body).toMatchObject({ username: name, username_status: 'shown' });
});

test('an article that was ordered before is not written under terms that nobody has agreed to, and the next order is not held up', async () => {
  const { child, token } = await agreed();
  await shortlyBefore('second');
  const reader = await again(child);
  await hold('ArticlesWorker', 'GetItem');
  const waiting = reader.call(articles.generate, { body: {} });
  await isHeld();
  await advanceClock('PT61S');
  // Nobody waits for a model any longer: the call that began before gets one of our own.
  const own = (await waiting).body.article;
  expect(own.origin).toBe('ours');
  await letGo();
  await atRest();
  expect(model.seen.chat).toEqual([]);
  await answerByLink(token, 'second');
  const begun = await reader.call(articles.create, { body: { article_data: { id: own.id } } });
  await submitArticle(reader, own.id, begun.body.article.word_bank.slice(0, 5));
  await atRest();
  expect((await beginNext(reader)).origin).toBe('model');
});
