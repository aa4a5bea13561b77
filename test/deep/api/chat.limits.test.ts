import { afterEach, describe, expect, test } from '@jest/globals';
import { chat, chatMessageLimit } from '../../../contract/chat/endpoints';
import { longest } from '../../../lambdas/model/as-data';
import { createBook } from '../../support/books';
import { startTalk } from '../../support/chat';
import { advanceClock, resetClock } from '../../support/cloud';
import { honest, materialOf } from '../../support/model';
import { createPerson } from '../../support/people';
import { scriptedModel } from '../../support/scripted-model';

afterEach(resetClock);

const readerOf = async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  return { child, chosen: { bookId: id, endChapter: 2 } };
};

test('200: after the first turns have expired a like refers to the place in the shown transcript', async () => {
  const { child, chosen } = await readerOf();
  const { session_id, say: tell } = await startTalk(child, chosen);
  const opinion = async (message_index: number) =>
    (
      await child.call(chat.feedback, {
        body: { session_id, message_index, feedback_data: { like_dislike: 'like' as const } },
      })
    ).status;
  await tell('The dragon was kind');
  await tell('It baked some bread');
  await advanceClock('P89D');
  await tell('I still like the dragon');
  await advanceClock('P2D');
  const { messages } = (await child.call(chat.session, { params: { id: session_id } })).body;
  expect(messages).toHaveLength(3);
  expect([await opinion(0), await opinion(2), await opinion(4), await opinion(6)]).toEqual([
    200, 200, 404, 404,
  ]);
});

describe('with a model that follows a script', () => {
  const model = scriptedModel();

  test('200: a draft beyond the limits is not said, and its summary is stored and sent shortened', async () => {
    const { child, chosen } = await readerOf();
    const { say: tell } = await startTalk(child, chosen);
    const plain = { claims: [], move: 'ask', reply: 'I see. What comes to your mind?', expected: null };
    const next = (changes: object) => {
      model.script.chat = (request) => JSON.stringify({ ...honest(request), ...plain, ...changes });
    };
    next({ summary: 'Bread '.repeat(100_000) });
    expect((await tell('The dragon was kind')).body.kind).toBe('reply');
    next({ reply: 'Oh. What do you like?' });
    expect((await tell('It baked some bread')).body.kind).toBe('reply');
    const summary = /^Summary: (.*)$/m.exec(
      materialOf(model.seen.chat.at(-1) ?? { model: '', messages: [] }),
    );
    expect(summary?.[1]?.length).toBe(longest.summary + 1);
    for (const changes of [
      { reply: `${'Bread'.repeat(300)} What is next?` },
      { reply: 'Hm. Who is next?', expected: 'Bread '.repeat(100) },
      { reply: 'Hm. Who is next?', claims: Array(50).fill({ claim: 'Bread', passage: 'Bread' }) },
    ]) {
      next(changes);
      expect((await tell(`It baked a lot of ${Object.values(changes).length} loaves`)).body.kind).toBe(
        'fixed',
      );
    }
  });
});

test('400: a message that is longer than the box allows', async () => {
  const { child, chosen } = await readerOf();
  const { say: tell } = await startTalk(child, chosen);
  expect((await tell('bread '.repeat(chatMessageLimit))).status).toBe(400);
  expect((await tell(`bread ${'b'.repeat(chatMessageLimit - 5)}`)).status).toBe(400);
});
