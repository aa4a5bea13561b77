import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from '@jest/globals';
import { chat } from '../../../contract/chat/endpoints';
import { users } from '../../../contract/users/endpoints';
import { laterCanaries } from '../../../eval/canaries';
import { createBook } from '../../support/books';
import { startTalk, unlist } from '../../support/chat';
import { advanceClock, eventually, outages, resetClock } from '../../support/cloud';
import { honest, materialOf, taskOf } from '../../support/model';
import { createPerson } from '../../support/people';
import { scriptedModel } from '../../support/scripted-model';

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

test('200: a repeated request, even simultaneously from two tabs, is one message, one answer and one award', async () => {
  const { child, chosen } = await readerOf();
  const { session_id, say: tell } = await startTalk(child, chosen);
  const id = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => tell('Why does a dragon bake bread', id)),
  );
  const [answered] = answers.filter(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(
    answers.filter(({ status }) => status !== 200).map(() => 'chat_being_answered'),
  );
  expect((await tell('Why does a dragon bake bread', id)).body).toEqual(answered?.body);
  expect((await child.call(chat.session, { params: { id: session_id } })).body.messages).toHaveLength(3);
  expect(await pointsOf(child)).toBe(2);
});

test('200: messages that are hidden from supervisors count for the 20 points of the day', async () => {
  const { child, chosen } = await readerOf();
  const { say: tell } = await startTalk(child, chosen);
  await tell('my dad hits me');
  for (let turn = 0; turn < 6; turn++) await tell(`The dragon number ${turn} baked a loaf`);
  expect(await pointsOf(child)).toBe(12);
  const open = await startTalk(child, chosen);
  for (let turn = 0; turn < 6; turn++) await open.say(`The loaf number ${turn} is for a dragon`);
  expect(await pointsOf(child)).toBe(20);
});

test('409: while a child waits for a slow model, messages in other sessions are refused immediately', async () => {
  const { child, chosen } = await readerOf();
  const talks = await Promise.all(Array.from({ length: 20 }, () => startTalk(child, chosen)));
  await outages({ slowModel: true });
  const answers: { status: number; code: unknown }[] = [];
  const calls = talks.map(async ({ say: tell }) => {
    const { status, body } = await tell('The dragon bakes a loaf of bread');
    answers.push({ status, code: (body as { code?: unknown }).code });
  });
  const refused = await eventually(async () => (answers.length >= 19 ? [...answers] : undefined));
  expect(refused).toEqual(Array(19).fill({ status: 409, code: 'chat_being_answered' }));
  await outages({ slowModel: false });
  await Promise.all(calls);
  expect(answers.at(-1)?.status).toBe(200);
});

test('200: after 90 days the transcript and its likes are deleted, and the talk stays in the history', async () => {
  const { child, chosen } = await readerOf();
  const { session_id, say: tell } = await startTalk(child, chosen);
  await tell('The dragon was kind');
  await advanceClock('P80D');
  const like = { session_id, message_index: 2, feedback_data: { like_dislike: 'like' as const } };
  expect((await child.call(chat.feedback, { body: like })).status).toBe(200);
  await advanceClock('P11D');
  expect((await child.call(chat.session, { params: { id: session_id } })).body.messages).toEqual([]);
  expect(await historyOf(child)).toMatchObject([{ session_id }]);
});

const proposesBreak = ({ body }: { readonly body: { readonly message: string } }) =>
  body.message.includes('have a break');

test('200: a break is proposed after each quarter of an hour of talking', async () => {
  const { child, chosen } = await readerOf();
  const { say: tell } = await startTalk(child, chosen);
  const proposed: boolean[] = [];
  for (let i = 0; i < 9; i++) {
    proposed.push(proposesBreak(await tell(`The dragon baked loaf number ${i}`)));
    await advanceClock('PT5M');
  }
  expect(proposed).toEqual([false, false, false, true, false, false, true, false, false]);
});

test.each(['PT15M', 'PT2H', 'P10D'])('200: after a silence of %s no break is proposed', async (silence) => {
  const { child, chosen } = await readerOf();
  const { say: tell } = await startTalk(child, chosen);
  await tell('The dragon was kind');
  await advanceClock('PT10M');
  await tell('It baked a loaf');
  await advanceClock(silence);
  expect(proposesBreak(await tell('It baked a cake'))).toBe(false);
  expect(proposesBreak(await tell('It ate the cake'))).toBe(false);
});

test('200: a first message that is sent twice opens one talk and is paid once', async () => {
  const { child, chosen } = await readerOf();
  const request_id = randomUUID();
  const send = () =>
    child.call(chat.send, {
      body: {
        ...chosen,
        messages: [{ role: 'user' as const, content: 'The dragon was very kind' }],
        sessionId: null,
        request_id,
      },
    });
  const together = await Promise.all([send(), send()]);
  expect(together.map(({ status }) => status)).toContain(200);
  const [one, two] = [await send(), await send()];
  expect(two.body).toEqual(one.body);
  expect((await child.call(chat.history, { query: {} })).body.history).toHaveLength(1);
  expect((await child.call(users.me, {})).body.points).toBe(2);
});

test('200: the history is sorted by the last message over all pages, however old a talk is', async () => {
  const { child, chosen } = await readerOf();
  const begun: Awaited<ReturnType<typeof startTalk>>[] = [];
  for (let talk = 0; talk < 22; talk++) {
    const started = await startTalk(child, chosen);
    await started.say('The dragon was kind');
    begun.push(started);
    await advanceClock('PT1S');
  }
  await begun[0]?.say('And she shared her bread');
  const first = (await child.call(chat.history, { query: {} })).body;
  const second = (await child.call(chat.history, { query: { cursor: first.next ?? '' } })).body;
  const ids = [...first.history, ...second.history].map(({ session_id }) => session_id);
  expect(ids).toEqual([begun[0], ...begun.slice(1).toReversed()].map((talk) => talk?.session_id));
  expect([first.history.length, second.next]).toEqual([20, null]);
});

test('400: a cursor of another child’s history is refused', async () => {
  const [ada, ben] = await Promise.all([readerOf(), createPerson()]);
  for (let talk = 0; talk < 21; talk++)
    await (await startTalk(ada.child, ada.chosen)).say('The dragon was kind');
  const { next } = (await ada.child.call(chat.history, { query: {} })).body;
  const { status, body } = await ben.call(chat.history, { query: { cursor: next ?? '' } });
  expect([next === null, status, body.code]).toEqual([false, 400, 'invalid_input']);
});

test('200: talks from before the list come after all others until they are continued', async () => {
  const { child, chosen } = await readerOf();
  const talks: Awaited<ReturnType<typeof startTalk>>[] = [];
  for (let talk = 0; talk < 3; talk++) {
    const started = await startTalk(child, chosen);
    await started.say('The dragon was kind');
    talks.push(started);
    await advanceClock('PT1S');
  }
  const [first, second, third] = talks.map(({ session_id }) => session_id);
  await startTalk(child, chosen);
  for (const old of [first, third]) await unlist(child, old ?? '');
  const ids = async () => (await historyOf(child)).map(({ session_id }) => session_id);
  expect(await ids()).toEqual([second, third, first]);
  await talks[0]?.say('And she shared her bread');
  expect(await ids()).toEqual([first, second, third]);
});

describe('200: with a model that follows a script', () => {
  const model = scriptedModel();

  test('a draft that breaks a rule is tried once more, then replaced by a fixed reply', async () => {
    const [child, book] = await Promise.all([createPerson(), createBook()]);
    const { say: tell } = await startTalk(child, { bookId: book.id, endChapter: 1 });
    const later = laterCanaries(book, 1).names[0] ?? '';
    const flawed: object[] = [
      { reply: `${'Bread is good. '.repeat(21)}What do you think?` },
      { reply: 'What is next? And who bakes it?' },
      { reply: 'Bread is good. Why is it? And how is it made?' },
      { reply: `Wait for ${later}! What may come?` },
      { reply: `Wait for the cake of ${later.toLowerCase()}’s! What may come?` },
      { reply: 'I love you so much. What is next?' },
      {
        reply: 'He flew to the Moon. What is next?',
        claims: [{ claim: 'He flew', passage: 'He flew to the Moon.' }],
      },
    ];
    const drafts = () => model.seen.chat.filter((request) => taskOf(request) === 'chat').length;
    for (const [i, changes] of flawed.entries()) {
      model.script.chat = (request) =>
        JSON.stringify({ ...honest(request), claims: [], move: 'ask', ...changes });
      const [asked, { body }] = [drafts(), await tell(`I like the bread number ${i}`)];
      expect([changes, body.kind, drafts() - asked]).toEqual([changes, 'fixed', 2]);
    }
    model.script.chat = (request) => JSON.stringify(honest(request));
    expect((await tell('I like the bread a lot')).body.kind).toBe('reply');
    // The text of a later chapter is not even sent.
    expect(model.seen.chat.some((request) => materialOf(request).includes(later))).toBe(false);
  });
});
