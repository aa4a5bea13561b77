import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { chat } from '../../contract/chat/endpoints';
import { feedback } from '../../contract/feedback/endpoints';
import { users } from '../../contract/users/endpoints';
import { createBook } from '../support/books';
import { openChat, say, startTalk } from '../support/chat';
import { advanceClock, outages, resetClock } from '../support/cloud';
import { agreed, change, consents } from '../support/consent';
import { createPerson } from '../support/people';

afterEach(async () => {
  await outages({ model: false, slowModel: false });
  await resetClock();
});

const readerOf = async (endChapter = 2) => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  return { child, chosen: { bookId: id, endChapter } };
};

const pointsOf = async (child: Awaited<ReturnType<typeof createPerson>>) =>
  (await child.call(users.me, {})).body.points;

const historyOf = async (child: Awaited<ReturnType<typeof createPerson>>) =>
  (await child.call(chat.history, { query: {} })).body.history;

test('200: a talk opens with a greeting, without the model, points or an entry in the history', async () => {
  const { child, chosen } = await readerOf();
  await outages({ model: true });
  const { status, body } = await openChat(child, chosen);
  expect([status, body.kind, body.points_awarded]).toEqual([200, 'greeting', 0]);
  expect(body.message).toContain('up to chapter 2');
  expect(await historyOf(child)).toEqual([]);
});

test('200: an answer has at most one question, earns 2 points, and is in the transcript after the greeting', async () => {
  const { child, chosen } = await readerOf();
  const { session_id, say: tell } = await startTalk(child, chosen);
  const { status, body } = await tell('I liked the dragon very much');
  expect([status, body.kind, body.points_awarded, body.session_id]).toEqual([200, 'reply', 2, session_id]);
  expect(body.message.split('?').length - 1).toBeLessThanOrEqual(1);
  expect(await pointsOf(child)).toBe(2);
  const { messages } = (await child.call(chat.session, { params: { id: session_id } })).body;
  expect(messages.map(({ message_role }) => message_role)).toEqual(['assistant', 'user', 'assistant']);
  expect(messages.at(1)?.message_content).toBe('I liked the dragon very much');
  expect(messages.at(2)?.message_content).toBe(body.message);
  expect(await historyOf(child)).toMatchObject([
    {
      session_id,
      end_chapter: 2,
      character: null,
      is_processed_book: true,
      book_title: 'The Dragon Who Baked Bread',
    },
  ]);
});

test('200: a message with fewer than three words or a repeated one earns nothing', async () => {
  const { child, chosen } = await readerOf();
  const { say: tell } = await startTalk(child, chosen);
  expect((await tell('The dragon was kind')).body.points_awarded).toBe(2);
  expect((await tell('yes')).body.points_awarded).toBe(0);
  expect((await tell('  the DRAGON was kind!')).body.points_awarded).toBe(0);
});

test('200: talking earns at most 20 points a day', async () => {
  const { child, chosen } = await readerOf();
  const { say: tell } = await startTalk(child, chosen);
  for (let turn = 0; turn < 12; turn++) await tell(`The dragon number ${turn} baked a loaf`);
  expect(await pointsOf(child)).toBe(20);
  await advanceClock('P1D');
  expect((await tell('And today it baked a cake')).body.points_awarded).toBe(2);
});

test('200: the third message of a talk makes the day a reading day', async () => {
  const { child, chosen } = await readerOf();
  const { say: tell } = await startTalk(child, chosen);
  await tell('The dragon was kind');
  await tell('It baked bread');
  expect((await child.call(users.me, {})).body.streak).toBe(0);
  await tell('Everybody ate some');
  expect((await child.call(users.me, {})).body.streak).toBe(1);
});

test('404: another child’s session cannot be used, read or liked', async () => {
  const [{ child, chosen }, stranger] = await Promise.all([readerOf(), createPerson()]);
  const { session_id, say: tell } = await startTalk(child, chosen);
  await tell('The dragon was kind');
  const said = await say(stranger, { ...chosen, session: session_id, words: 'Let me in here' });
  expect([said.status, said.body.code]).toEqual([404, 'chat_session_not_found']);
  expect((await stranger.call(chat.session, { params: { id: session_id } })).status).toBe(404);
  const like = { session_id, message_index: 2, feedback_data: { like_dislike: 'like' as const } };
  expect((await stranger.call(chat.feedback, { body: like })).status).toBe(404);
});

test('503: while the model is down nothing is stored, and the same message can be sent again immediately', async () => {
  const { child, chosen } = await readerOf();
  const { session_id, say: tell } = await startTalk(child, chosen);
  const id = randomUUID();
  await outages({ model: true });
  const failed = await tell('The dragon was kind', id);
  expect([failed.status, failed.body.code]).toEqual([503, 'chat_failed']);
  expect((await child.call(chat.session, { params: { id: session_id } })).body.messages).toEqual([]);
  expect(await historyOf(child)).toEqual([]);
  await outages({ model: false });
  expect((await tell('The dragon was kind', id)).body.points_awarded).toBe(2);
});

test('200: another book or another character starts another session', async () => {
  const { child, chosen } = await readerOf();
  const { session_id } = await startTalk(child, chosen);
  const other = await createBook();
  const { body } = await say(child, {
    ...chosen,
    bookId: other.id,
    session: session_id,
    words: 'What about this book',
  });
  expect(body.session_id).not.toBe(session_id);
});

test('400 and 409: a chapter that the book does not have, and an unknown character', async () => {
  const { child, chosen } = await readerOf();
  expect((await openChat(child, { ...chosen, endChapter: 99 })).body.code).toBe('chat_chapter_invalid');
  expect((await openChat(child, { ...chosen, character: 'Captain Nobody' })).body.code).toBe(
    'chat_character_unknown',
  );
  expect((await say(child, { ...chosen, session: '01J00000000000000000000000', words: '' })).body.code).toBe(
    'chat_message_missing',
  );
});

test('200: a companion’s message can be liked and the opinion changed, but not an own message', async () => {
  const { child, chosen } = await readerOf();
  const { session_id, say: tell } = await startTalk(child, chosen);
  await tell('The dragon was kind');
  const like = (message_index: number, like_dislike: 'like' | 'dislike') =>
    child.call(chat.feedback, { body: { session_id, message_index, feedback_data: { like_dislike } } });
  for (const index of [0, 2]) expect((await like(index, 'like')).status).toBe(200);
  expect((await like(2, 'dislike')).status).toBe(200);
  for (const index of [1, 4])
    expect((await like(index, 'like')).body.code).toBe('feedback_reference_unknown');
});

test('200: feedback on a talk is paid once a session, after its first answer', async () => {
  const { child, chosen } = await readerOf();
  const { session_id, say: tell } = await startTalk(child, chosen);
  const body = { feature_type: 'chat' as const, reference_id: session_id, feedback_data: { rating: 5 } };
  await outages({ model: true });
  await tell('The dragon was kind');
  expect((await child.call(feedback.give, { body })).body.code).toBe('feedback_reference_unknown');
  await outages({ model: false });
  await tell('The dragon was kind');
  expect((await child.call(feedback.give, { body })).body.points_awarded).toBe(5);
  expect((await child.call(feedback.give, { body })).body.points_awarded).toBe(0);
});

test('200: words that moderation refuses get a kind fixed reply and earn nothing', async () => {
  const { child, chosen } = await readerOf();
  const { say: tell } = await startTalk(child, chosen);
  const { body } = await tell('this is a fuck dragon');
  expect([body.kind, body.points_awarded]).toEqual(['fixed', 0]);
  expect(body.message).not.toContain('fuck');
});

test('403: a talk ends immediately when the consent to text is withdrawn', async () => {
  const [{ child, token }, { id }] = await Promise.all([agreed(), createBook()]);
  const { say: tell } = await startTalk(child, { bookId: id, endChapter: 1 });
  expect((await tell('The dragon was kind')).status).toBe(200);
  expect((await change(token, consents('core', 'voice'))).status).toBe(200);
  const { status, body } = await tell('And it baked bread');
  expect([status, body.code]).toEqual([403, 'consent_required']);
});
