import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { chat } from '../../../contract/chat/endpoints';
import { rewards } from '../../../contract/rewards/endpoints';
import { dayOfNumber, newYorkDay, numberOfDay } from '../../../contract/rules/day';
import { createBook } from '../../support/books';
import { startTalk } from '../../support/chat';
import { advanceClock, cloud, eventually, outages, resetClock, seed, useModel } from '../../support/cloud';
import { agreed, change, consents } from '../../support/consent';
import { honest, startModel, taskOf } from '../../support/model';
import { createPerson, meOf, type Person } from '../../support/people';

let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  model = await startModel();
});
afterAll(() => model.stop());

afterEach(async () => {
  model.reset();
  await useModel();
  await outages({ conflicts: false, model: false, slowModel: false });
  await resetClock();
});

const talkOf = async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  return { child, talk: await startTalk(child, { bookId: id, endChapter: 2 }) };
};

const saidIn = async (child: Person, id: string) =>
  (await child.call(chat.session, { params: { id } })).body.messages
    .filter(({ message_role }) => message_role === 'user')
    .map(({ message_content }) => message_content);

test('200: messages from two tabs in one talk are answered one after the other, each once', async () => {
  const { child, talk } = await talkOf();
  const messages = ['The dragon was very kind', 'The loaf was very black'].map((words) => ({
    words,
    id: randomUUID(),
  }));
  const send = () => messages.map(({ words, id }) => talk.say(words, id));
  await outages({ slowModel: true });
  const sent = send();
  // The other one is still being answered.
  expect((await Promise.race(sent)).status).toBe(409);
  await outages({ slowModel: false });
  const first = await Promise.all(sent);
  expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const second = await Promise.all(send());
  expect(second.map(({ status }) => status)).toEqual([200, 200]);
  const answered = first.findIndex(({ status }) => status === 200);
  expect(second[answered]?.body).toEqual(first[answered]?.body);
  expect((await saidIn(child, talk.session_id)).toSorted()).toEqual(
    messages.map(({ words }) => words).toSorted(),
  );
  expect((await meOf(child)).points).toBe(4);
});

test('200: a message whose function was killed is answered after its lease has ended, and paid once', async () => {
  const { child, talk } = await talkOf();
  await talk.say('The dragon was very kind');
  const request = randomUUID();
  await seed({ task: 'answering', userId: child.id, session: talk.session_id, request });
  const waiting = await talk.say('The loaf was very black', request);
  expect([waiting.status, waiting.body.code]).toEqual([409, 'chat_being_answered']);
  await advanceClock('PT2M1S');
  expect((await talk.say('The loaf was very black', request)).body.points_awarded).toBe(2);
  expect(await saidIn(child, talk.session_id)).toEqual([
    'The dragon was very kind',
    'The loaf was very black',
  ]);
  expect((await meOf(child)).points).toBe(4);
});

test('409: a message whose wait times out does not end the wait of a later message', async () => {
  const { child, talk: first } = await talkOf();
  const [second, third] = await Promise.all(
    [0, 1].map(async () => startTalk(child, { bookId: (await createBook()).id, endChapter: 1 })),
  );
  if (second === undefined || third === undefined) throw new Error('Two talks were started');
  const letGo: (() => void)[] = [];
  model.script.chat = (request) => {
    const content = JSON.stringify(honest(request));
    return taskOf(request) === 'claim_check'
      ? content
      : new Promise((resolve) => letGo.push(() => resolve(content)));
  };
  await useModel(model.url);
  const asked = (count: number) => eventually(async () => (letGo.length === count ? true : undefined));
  const slow = first.say('The dragon was very kind');
  await asked(1);
  await advanceClock('PT2M1S');
  const later = second.say('The loaf was very black');
  await asked(2);
  letGo[0]?.();
  expect((await slow).status).toBe(200);
  expect((await third.say('Nobody ate a crumb of it')).body.code).toBe('chat_being_answered');
  letGo[1]?.();
  expect((await later).status).toBe(200);
});

test('503: a message during an outage of the model does not use the day’s budget', async () => {
  const { child, talk } = await talkOf();
  await seed({ task: 'spend', userId: child.id, work: 'chat', calls: 119 });
  await outages({ model: true });
  expect((await talk.say('The dragon was very kind')).body.code).toBe('chat_failed');
  await outages({ model: false });
  expect((await talk.say('The dragon was very kind')).status).toBe(200);
  expect((await talk.say('The loaf was very black')).body.code).toBe('ai_resting');
});

test('200: a repeated third message counts the day that its killed function had not counted', async () => {
  const { child, talk } = await talkOf();
  await talk.say('The dragon was very kind');
  await talk.say('The loaf was very black');
  const request = randomUUID();
  const kept = await talk.say('Nobody ate a crumb of it', request);
  const today = newYorkDay(
    new Date((await child.call(chat.history, { query: {} })).body.history[0]?.last_message_time ?? 0),
  );
  await seed({ task: 'streak', userId: child.id, days: 2, lastDay: dayOfNumber(numberOfDay(today) - 1) });
  expect((await talk.say('Nobody ate a crumb of it', request)).body).toEqual(kept.body);
  expect(await meOf(child)).toMatchObject({ streak: 3, points: 6 });
  expect(await saidIn(child, talk.session_id)).toHaveLength(3);
});

test('403: if consent is withdrawn while Wren thinks, her answer is neither stored nor shown', async () => {
  const [{ child, token }, { id }] = await Promise.all([agreed(), createBook()]);
  const { session_id, say: tell } = await startTalk(child, { bookId: id, endChapter: 1 });
  model.script.chat = async (request) => {
    await change(token, consents('core', 'voice'));
    return JSON.stringify(honest(request));
  };
  await useModel(model.url);
  const { status, body } = await tell('The dragon was kind');
  expect([status, body.code]).toEqual([403, 'consent_required']);
  const { messages } = (await child.call(chat.session, { params: { id: session_id } })).body;
  expect(messages).toEqual([]);
});

test('200: a talk over several days counts those with three messages of the child', async () => {
  const { child, talk } = await talkOf();
  const streaks: number[] = [];
  for (const messages of [3, 1, 2, 3]) {
    for (let i = 0; i < messages; i++)
      await talk.say(`The loaf was very black on ${streaks.length} and ${i}`);
    await child.call(rewards.trackActivity, {});
    streaks.push((await meOf(child)).streak);
    await advanceClock('P1D');
  }
  expect(streaks).toEqual([1, 1, 0, 1]);
});

test('200: a message whose writes all conflict once is stored once', async () => {
  const { child, talk } = await talkOf();
  await outages({ conflicts: true });
  const request = randomUUID();
  expect((await talk.say('The dragon was very kind', request)).status).toBe(200);
  await outages({ conflicts: false });
  expect((await talk.say('The dragon was very kind', request)).body.points_awarded).toBe(2);
  expect(await saidIn(child, talk.session_id)).toHaveLength(1);
  expect((await meOf(child)).points).toBe(2);
});

test('200: the fiftieth message of a talk costs the table and the model as little as the tenth', async () => {
  const { talk } = await talkOf();
  model.script.chat = (request) => JSON.stringify(honest(request));
  await useModel(model.url);
  const costs: { reads: number; writes: number; calls: number; characters: number }[] = [];
  for (let turn = 1; turn <= 50; turn++) {
    const [from, asked, moderated] = [cloud.used.length, model.seen.chat.length, model.seen.moderated.length];
    // These turns are unpaid, as after the daily limit of points; otherwise the first ones would write more.
    await talk.say(`yes ${turn}`);
    const used = cloud.used.slice(from);
    const prompts = model.seen.chat.slice(asked);
    costs.push({
      reads: used.reduce((sum, one) => sum + one.readUnits, 0),
      writes: used.reduce((sum, one) => sum + one.writeUnits, 0),
      calls: prompts.length + model.seen.moderated.length - moderated,
      characters: prompts.reduce((sum, { messages }) => sum + JSON.stringify(messages).length, 0),
    });
  }
  const [tenth, fiftieth] = [costs[9], costs[49]];
  if (tenth === undefined || fiftieth === undefined) throw new Error('Not every turn was measured');
  // Moderation of both sides, the draft, and the check of its sentences where words do not prove them.
  expect(fiftieth.calls).toBeLessThanOrEqual(4);
  expect(fiftieth.reads).toBeLessThanOrEqual(tenth.reads + 2);
  expect(fiftieth.writes).toBeLessThanOrEqual(tenth.writes + 1);
  // The prompt contains the last turns, a summary and passages, each with its own limit.
  expect(Math.max(...costs.map(({ characters }) => characters))).toBeLessThan(24_000);
  // The last turns and the summary are full after fifteen turns, and some replies need no check of their sentences.
  const early = Math.max(...costs.slice(0, 20).map(({ characters }) => characters));
  expect(fiftieth.characters).toBeLessThan(early * 1.2);
});
