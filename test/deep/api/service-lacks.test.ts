/** @jest-environment-options {"environment": {"AI_LACKS": "article,chat,voice"}} */
import { expect, test } from '@jest/globals';
import { narration } from '../../../contract/narration/endpoints';
import { author } from '../../support/article-model';
import { beginArticle, submitArticle } from '../../support/articles';
import { createBook } from '../../support/books';
import { startTalk } from '../../support/chat';
import { advanceClock, atRest } from '../../support/cloud';
import { taskOf } from '../../support/model';
import { createPerson } from '../../support/people';
import { scriptedModel } from '../../support/scripted-model';

const model = scriptedModel(author);

test('200: of a service without articles a child gets our own, and the model is never called', async () => {
  const child = await createPerson();
  for (let day = 0; day < 2; day++, await advanceClock('P2D')) {
    const { id, origin, answers } = await beginArticle(child);
    expect(origin).toBe('ours');
    expect((await submitArticle(child, id, answers)).body.points).toBe(50);
    await atRest();
  }
  expect(model.seen.chat).toEqual([]);
  expect(model.seen.moderated).toEqual([]);
});

test('403: of a service without talks a message is refused kindly; 200: a cry for help is still answered, without the model', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  const { say } = await startTalk(child, { bookId: id, endChapter: 2 });
  const { status, body } = await say('I liked the dragon very much');
  expect([status, body.code]).toEqual([403, 'paused']);
  expect((await say('I want to kill myself')).body.kind).toBe('help');
  expect(model.seen.chat.map(taskOf)).not.toContain('chat');
});

test('403: of a service without speech no sentence is spoken, which the reader leaves to the device', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  const { status, body } = await child.call(narration.speak, {
    body: { id, chapter: 1, sentence: 0, count: 1 },
  });
  expect([status, body.code]).toEqual([403, 'paused']);
  expect(model.seen.spoken).toEqual([]);
});
