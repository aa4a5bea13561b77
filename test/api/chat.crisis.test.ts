import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { chat } from '../../contract/chat';
import { flags } from '../../contract/flags';
import { users } from '../../contract/users';
import { crisisReply } from '../../lambdas/platform/crisis/crisis-reply';
import { createBook } from '../support/books';
import { startTalk } from '../support/chat';
import { outages } from '../support/cloud';
import { createPerson } from '../support/people';

afterEach(() => outages({ model: false }));

const talkOf = async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  return { child, talk: await startTalk(child, { bookId: id, endChapter: 1 }) };
};

const openFlagsOf = async (id: string) => {
  const operator = await createPerson('operator');
  const { body } = await operator.call(flags.open, { query: {} });
  return body.flags.filter(({ child_id }) => child_id === id);
};

const cry = 'I want to kill myself';

test('200: a cry for help gets the fixed reply of the region, byte for byte, while model and moderation are down, and the talk goes on', async () => {
  const { child, talk } = await talkOf();
  const { region } = (await child.call(users.me, {})).body;
  await outages({ model: true });
  const { status, body } = await talk.say(cry);
  expect([status, body.kind, body.points_awarded, body.message]).toEqual([
    200,
    'help',
    0,
    crisisReply(region),
  ]);
  await outages({ model: false });
  expect((await talk.say('The dragon bakes bread')).body.kind).toBe('reply');
});

test('200: it raises one flag without the words, however often the request arrives', async () => {
  const { child, talk } = await talkOf();
  const id = randomUUID();
  expect((await talk.say(cry, id)).body.kind).toBe('help');
  expect((await talk.say(cry, id)).body.kind).toBe('help');
  const raised = await openFlagsOf(child.id);
  expect(raised).toMatchObject([{ kind: 'self-harm', severity: 1, feature: 'chat' }]);
  expect(JSON.stringify(raised)).not.toContain('kill');
  expect((await child.call(chat.session, { params: { id: talk.session_id } })).body.messages).toHaveLength(3);
});

test('200: words of a book raise no flag', async () => {
  const { child, talk } = await talkOf();
  expect((await talk.say('The dragon wants to die because nobody eats his bread')).body.kind).toBe('reply');
  expect(await openFlagsOf(child.id)).toEqual([]);
});
