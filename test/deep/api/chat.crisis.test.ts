import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { chat } from '../../../contract/chat/endpoints';
import { flags } from '../../../contract/flags/endpoints';
import { users } from '../../../contract/users/endpoints';
import { crisisReply, softHelp } from '../../../lambdas/safety/crisis/crisis-reply';
import { createBook } from '../../support/books';
import { startTalk } from '../../support/chat';
import { outages, seed, useModel } from '../../support/cloud';
import { countedWhile } from '../../support/metrics';
import { honest, startModel, taskOf } from '../../support/model';
import { createPerson } from '../../support/people';

let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  model = await startModel();
});
afterAll(() => model.stop());

afterEach(async () => {
  model.reset();
  await useModel();
  await outages({ model: false });
});

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

test('200: a cry for help gets the region’s fixed reply, byte for byte, even without model and moderation, and the talk continues', async () => {
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

test('200: a cry for help raises one flag without its words, however often the request arrives', async () => {
  const { child, talk } = await talkOf();
  const id = randomUUID();
  expect((await talk.say(cry, id)).body.kind).toBe('help');
  expect((await talk.say(cry, id)).body.kind).toBe('help');
  const raised = await openFlagsOf(child.id);
  expect(raised).toMatchObject([{ kind: 'self-harm', severity: 1, feature: 'chat' }]);
  expect(JSON.stringify(raised)).not.toContain('kill');
  expect((await child.call(chat.session, { params: { id: talk.session_id } })).body.messages).toHaveLength(3);
});

test('200: a cry for help gets the same reply and raises its flag after the day’s budget is used up', async () => {
  const { child, talk } = await talkOf();
  await seed({ task: 'spend', userId: child.id, work: 'chat', calls: 120 });
  expect((await talk.say('The dragon bakes bread')).body.code).toBe('ai_resting');
  expect((await talk.say(cry)).body.kind).toBe('help');
  expect(await openFlagsOf(child.id)).toHaveLength(1);
});

test.each(['another message', 'the same message'])(
  '200: a cry for help is answered immediately while %s is being answered, perhaps by a dead function',
  async (answering) => {
    const { child, talk } = await talkOf();
    await talk.say('The dragon bakes bread');
    const [id, other] = [randomUUID(), randomUUID()];
    const request = answering === 'the same message' ? id : other;
    await seed({ task: 'answering', userId: child.id, session: talk.session_id, request });
    expect((await talk.say(cry, id)).body.kind).toBe('help');
    expect(await openFlagsOf(child.id)).toHaveLength(1);
  },
);

test('200: a message that a cry for help has overtaken is answered when it is sent again', async () => {
  const { child, talk } = await talkOf();
  const id = randomUUID();
  let cried: Promise<unknown> | undefined;
  model.script.chat = async (request) => {
    cried ??= talk.say(cry);
    await cried;
    return JSON.stringify(honest(request));
  };
  await useModel(model.url);
  const overtaken = await talk.say('The dragon bakes bread', id);
  expect([overtaken.status, overtaken.body.code]).toEqual([409, 'chat_being_answered']);
  expect(await openFlagsOf(child.id)).toHaveLength(1);
  expect((await talk.say('The dragon bakes bread', id)).body.kind).toBe('reply');
  const { messages } = (await child.call(chat.session, { params: { id: talk.session_id } })).body;
  expect(messages.filter(({ message_role }) => message_role === 'user')).toHaveLength(2);
});

test('200: simultaneous cries for help in two tabs are both answered, each with a flag', async () => {
  const { child, talk } = await talkOf();
  const said = await Promise.all([talk.say(cry), talk.say(`${cry} today`)]);
  expect(said.map(({ body }) => body.kind)).toEqual(['help', 'help']);
  expect(await openFlagsOf(child.id)).toHaveLength(2);
});

test('200: words of a book raise no flag', async () => {
  const { child, talk } = await talkOf();
  expect((await talk.say('The dragon wants to die because nobody eats his bread')).body.kind).toBe('reply');
  expect(await openFlagsOf(child.id)).toEqual([]);
});

/** Words in which our own rules find no crisis. */
const hidden = 'Everything is grey and I stopped counting the days';
const hiddenWithMother = `${hidden} since my mom shouts`;

const withModeration = async (categories: Record<string, boolean>, flagged = true) => {
  model.script.chat = (request) => JSON.stringify(honest(request));
  model.script.moderate = (input) =>
    input.map((text) => (text.startsWith(hidden) ? { flagged, categories } : { flagged: false }));
  await useModel(model.url);
};

test.each(['self-harm', 'self-harm/intent', 'self-harm/instructions'])(
  '200: %s that only moderation finds gets the same reply and flag, and no model sees the words',
  async (category) => {
    const { child, talk } = await talkOf();
    await withModeration({ violence: false, [category]: true });
    const { region } = (await child.call(users.me, {})).body;
    const { status, body } = await talk.say(hidden);
    expect([status, body.kind, body.points_awarded, body.message]).toEqual([
      200,
      'help',
      0,
      crisisReply(region),
    ]);
    expect(model.seen.chat).toEqual([]);
    expect(await openFlagsOf(child.id)).toMatchObject([
      { kind: 'self-harm', severity: 1, feature: 'chat', may_know: 'supervisors' },
    ]);
    expect((await talk.say('The dragon bakes bread')).body.kind).toBe('reply');
    expect(model.seen.chat.map(({ messages }) => JSON.stringify(messages)).join()).not.toContain('grey');
  },
);

describe('a crisis that our own rules do not find', () => {
  const noticed = (concern: string, classified: string) => {
    model.script.chat = (request) =>
      JSON.stringify(taskOf(request) === 'claim_check' ? honest(request) : { ...honest(request), concern });
    model.script.crisis = () => JSON.stringify({ kind: classified, sure: true });
    return useModel(model.url);
  };

  test.each([
    ['self-harm', 'supervisors'],
    ['danger', 'supervisors'],
    // The message names nobody, so it may mean a supervisor.
    ['abuse', 'operators'],
  ] as const)(
    '200: %s that the model and the classifier notice gets the fixed reply and a severe flag, and the model’s words are not shown',
    async (concern, mayKnow) => {
      const { child, talk } = await talkOf();
      await noticed(concern, concern);
      const { region } = (await child.call(users.me, {})).body;
      const { body } = await talk.say(hidden);
      expect([body.kind, body.points_awarded, body.message]).toEqual(['help', 0, crisisReply(region)]);
      expect(await openFlagsOf(child.id)).toMatchObject([
        { kind: concern, severity: 1, feature: 'chat', may_know: mayKnow },
      ]);
    },
  );

  test.each([
    ['the model', 'danger', 'nothing'],
    ['the classifier', 'nothing', 'danger'],
  ])(
    '200: when only %s notices it, the reply goes on with the help lines, earns, and raises a doubtful flag',
    async (_, concern, classified) => {
      const { child, talk } = await talkOf();
      await noticed(concern, classified);
      const { region } = (await child.call(users.me, {})).body;
      const { body } = await talk.say(hidden);
      expect([body.kind, body.points_awarded]).toEqual(['reply', 2]);
      expect(body.message.endsWith(`\n\n${softHelp(region)}`)).toBe(true);
      expect(await openFlagsOf(child.id)).toMatchObject([
        { kind: 'danger', severity: 2, feature: 'chat', may_know: 'supervisors' },
      ]);
    },
  );

  test('200: a doubtful flag that is raised with the points of its turn is counted once', async () => {
    const { talk } = await talkOf();
    await noticed('danger', 'nothing');
    const counted = await countedWhile(['flag_raised'], () => talk.say(hidden));
    expect(counted).toEqual([{ crisis: 'danger', flag_raised: 1 }]);
  });

  test('200: words that our rules doubt get help even without a model, and a doubtful flag', async () => {
    const { child, talk } = await talkOf();
    await outages({ model: true });
    const { body } = await talk.say('grandad broke the chair just by sitting on it');
    expect(body.kind).toBe('help');
    expect(await openFlagsOf(child.id)).toMatchObject([{ severity: 2 }]);
  });

  test('200: a classifier that is not sure notices nothing', async () => {
    const { child, talk } = await talkOf();
    await noticed('nothing', 'nothing');
    model.script.crisis = () => JSON.stringify({ kind: 'danger', sure: false });
    expect((await talk.say(hidden)).body.kind).toBe('reply');
    expect(await openFlagsOf(child.id)).toEqual([]);
  });

  test('200: no reply waits for a classifier that hangs', async () => {
    const { child, talk } = await talkOf();
    await noticed('nothing', 'nothing');
    model.script.crisis = () => new Promise(() => undefined);
    expect((await talk.say(hidden)).body.kind).toBe('reply');
    expect(await openFlagsOf(child.id)).toEqual([]);
  });
});

describe('an operator’s pause while Wren thinks', () => {
  test.each([
    ['a doubtful cry', 'grandad broke the chair just by sitting on it', { kind: 'help' }, 2],
    ['a sorrow', 'I am so sad because my mom and dad shout at each other', { code: 'paused' }, 3],
  ])('does not lose the flag of %s, nor the help', async (_, words, answer, severity) => {
    const { child, talk } = await talkOf();
    const operator = await createPerson('operator');
    await talk.say(cry);
    const [first] = await openFlagsOf(child.id);
    model.script.chat = async (request) => {
      await operator.call(flags.resolve, {
        body: { child_id: child.id, id: first?.id ?? '', outcome: 'pause' },
      });
      return JSON.stringify(honest(request));
    };
    await useModel(model.url);
    expect((await talk.say(words)).body).toMatchObject(answer);
    expect((await openFlagsOf(child.id)).filter(({ id }) => id !== first?.id)).toMatchObject([{ severity }]);
  });
});

test('200: a sorrow that got no answer and is sent again raises one flag, which leads to its turn', async () => {
  const { child, talk } = await talkOf();
  const sorrow = 'I am so sad because my mom and dad shout at each other';
  const raised = async () => (await openFlagsOf(child.id)).map(({ id, severity }) => [id, severity]);
  await outages({ model: true });
  for (let n = 0; n < 2; n++) expect((await talk.say(sorrow)).status).toBe(503);
  expect(await raised()).toHaveLength(1);
  await outages({ model: false });
  expect((await talk.say(sorrow)).body.kind).toBe('reply');
  expect(await raised()).toEqual([[expect.stringMatching(/^chat\.[0-9A-Z]{26}-1$/), 3]]);
  await talk.say('The dragon bakes bread');
  expect(await raised()).toHaveLength(1);
});

test('200: only operators are told of self-harm that moderation finds beside a supervisor’s name', async () => {
  const { child, talk } = await talkOf();
  await withModeration({ 'self-harm': true });
  expect((await talk.say(hiddenWithMother)).body.kind).toBe('help');
  expect(await openFlagsOf(child.id)).toMatchObject([{ may_know: 'operators' }]);
});

test('200: other words that moderation refuses get a fixed reply and raise no flag', async () => {
  const { child, talk } = await talkOf();
  await withModeration({ violence: true, 'self-harm': false });
  expect((await talk.say(hidden)).body.kind).toBe('fixed');
  expect(model.seen.chat).toEqual([]);
  expect(await openFlagsOf(child.id)).toEqual([]);
});

test('503: while moderation is down no model is called and nothing is stored', async () => {
  const { child, talk } = await talkOf();
  model.script.chat = (request) => JSON.stringify(honest(request));
  model.script.moderate = () => 'fine';
  await useModel(model.url);
  const { status, body } = await talk.say(hidden);
  expect([status, body.code]).toEqual([503, 'chat_failed']);
  expect(model.seen.chat).toEqual([]);
  expect((await child.call(chat.session, { params: { id: talk.session_id } })).body.messages).toEqual([]);
});

test('503: an answer that moderation cannot check is not shown', async () => {
  const { talk } = await talkOf();
  model.script.chat = (request) => JSON.stringify(honest(request));
  let calls = 0;
  model.script.moderate = (input) => (calls++ === 0 ? input.map(() => ({ flagged: false })) : 'fine');
  await useModel(model.url);
  expect((await talk.say(hidden)).body.code).toBe('chat_failed');
});

test('200: an answer that moderation refuses twice is replaced by a fixed reply', async () => {
  const { talk } = await talkOf();
  model.script.chat = (request) => JSON.stringify(honest(request));
  model.script.moderate = (input) => input.map((text) => ({ flagged: text !== hidden }));
  await useModel(model.url);
  expect((await talk.say(hidden)).body.kind).toBe('fixed');
  // Each draft may have a check of its sentences beside moderation.
  const drafts = model.seen.chat.filter(
    ({ response_format }) => response_format?.json_schema?.name !== 'claim_check',
  );
  expect(drafts).toHaveLength(2);
});
