import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { converse, TooLate } from '../../lambdas/companion/conversation/converse';
import type { Draft } from '../../lambdas/companion/conversation/draft';
import type { Talk } from '../../lambdas/companion/conversation/talk';
import { type ChatRequest, materialOf, startModel, taskOf } from '../support/model';

let model: Awaited<ReturnType<typeof startModel>>;

beforeAll(async () => {
  model = await startModel();
  Object.assign(process.env, model.environment);
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(() => {
  jest.restoreAllMocks();
  model.stop();
});
afterEach(() => model.reset());

const talk: Talk = {
  book: { title: 'The Lantern', author: 'A. Author', description: null },
  chapters: [
    {
      number: 1,
      title: 'The River',
      text: 'Tam hid the lantern under the bridge. “Nobody will look here,” she said.\n\nThe river rose all night.',
    },
  ],
  laterNames: new Set(),
  character: null,
  sheet: null,
  grade: 6,
  turns: [],
  summary: '',
  open: null,
};

const draftWith = (reply: string, changes: Partial<Draft> = {}): Draft => ({
  concern: 'nothing',
  judged: 'none',
  move: 'answer',
  reply,
  claims: [],
  expected: null,
  summary: 'About the lantern.',
  ...changes,
});

const told = 'Tam put her lamp out of sight. What would you have done?';

/** Answers with the drafts in turn, and with these verdicts on every reply. */
const scripted = (drafts: readonly Draft[], verdicts: (request: ChatRequest) => unknown) => {
  let given = 0;
  model.script.chat = (request) =>
    JSON.stringify(taskOf(request) === 'claim_check' ? verdicts(request) : drafts[given++]);
};

const verdicts =
  (...all: readonly string[]) =>
  () => ({ verdicts: all });

const answerTo = (words = 'What happened?', of: Talk = talk, seconds = 30) =>
  converse('chat', of, words, 0, performance.now() + seconds * 1000);

const asked = (task: string) => model.seen.chat.filter((request) => taskOf(request) === task);

test('a statement in other words than the book’s is said when the check supports it', async () => {
  scripted([draftWith(told)], verdicts('supported', 'not_in_text'));
  expect(await answerTo()).toMatchObject({ kind: 'reply', text: told });
  const [request] = asked('claim_check');
  expect(request && JSON.parse(materialOf(request))).toEqual({
    passages: [expect.stringContaining('Tam hid the lantern'), 'The river rose all night.'],
    sentences: ['Tam put her lamp out of sight.', 'What would you have done?'],
  });
});

test.each([
  ['the text says otherwise', 'contradicted', 'otherwise'],
  ['the text does not say it', 'not in the text', 'do not say'],
])(
  'a statement is refused with its sentence when %s, and the next draft is said',
  async (_, verdict, why) => {
    const second = draftWith('Tam hid the lantern. What would you have done?', {
      claims: [{ claim: 'Tam hid the lantern', passage: 'Tam hid the lantern under the bridge.' }],
    });
    scripted([draftWith(told), second], verdicts(verdict, 'not in the text'));
    expect(await answerTo()).toMatchObject({ kind: 'reply', text: second.reply });
    const correction = asked('chat')[1]?.messages.at(-1)?.content;
    expect(correction).toContain(why);
    expect(correction).toContain('Tam put her lamp out of sight.');
  },
);

test.each([
  'I like your idea a lot! What would you have done?',
  'A lantern is a lamp that you can carry. What would you have done?',
  'That sounds cold and dark! What would you have done?',
  'You noticed the water, well done! What would you have done?',
])('what is no statement about the book needs no passage: %s', async (reply) => {
  scripted([draftWith(reply)], verdicts('not_in_text', 'not_in_text'));
  expect((await answerTo()).kind).toBe('reply');
});

test.each<[string, (request: ChatRequest) => unknown]>([
  ['is down', () => Promise.reject(new Error())],
  ['gives too few verdicts', verdicts('supported')],
  ['gives no verdicts', () => ({})],
])('without a check that answers, what words do not prove is refused: it %s', async (_, answer) => {
  let given = 0;
  model.script.chat = async (request) => {
    if (taskOf(request) === 'claim_check') return JSON.stringify(await answer(request));
    given++;
    return JSON.stringify(draftWith(told));
  };
  expect((await answerTo()).kind).toBe('fixed');
  expect(given).toBe(2);
});

test('without a text no check is asked, and no statement about the story is said', async () => {
  scripted([draftWith(told), draftWith(told)], verdicts('supported', 'supported'));
  const unread = { ...talk, chapters: [{ number: 1, title: 'The River', text: null }] };
  expect((await answerTo('What happened?', unread)).kind).toBe('fixed');
  expect(asked('claim_check')).toEqual([]);
});

test.each([
  ['contradicted', 'fixed'],
  ['not_in_text', 'reply'],
  ['supported', 'reply'],
])('an answer that is called right in other words is checked by meaning: %s, %s', async (verdict, kind) => {
  const open = { question: 'Where was the lantern?', expected: 'Under the bridge', tries: 1 };
  const right = draftWith('Yes! What would you have done?', { judged: 'right', move: 'expand' });
  scripted([right, right], (request) => ({
    verdicts: JSON.parse(materialOf(request)).sentences.map((sentence: string) =>
      sentence.startsWith('To the question') ? verdict : 'not_in_text',
    ),
  }));
  expect((await answerTo('below those old planks', { ...talk, open })).kind).toBe(kind);
});

test('a character’s sentences are checked as its own', async () => {
  scripted([draftWith('I hid my lamp. What would you have done?')], verdicts('supported', 'not_in_text'));
  expect((await answerTo('What did you do?', { ...talk, character: 'Tam' })).kind).toBe('reply');
  const [request] = asked('claim_check');
  expect(request && JSON.parse(materialOf(request)).sentences[0]).toBe('Tam says: I hid my lamp.');
});

test('a model that stalls costs one call and no more than the time of a turn', async () => {
  model.script.chat = () => new Promise(() => undefined);
  await expect(answerTo('What happened?', talk, 0.2)).rejects.toThrow(TooLate);
  expect(asked('chat')).toHaveLength(1);
});

test('a check that stalls is as late as a draft that does: the child does not pay for it', async () => {
  model.script.chat = (request) =>
    taskOf(request) === 'claim_check' ? new Promise(() => undefined) : JSON.stringify(draftWith(told));
  await expect(answerTo('What happened?', talk, 0.3)).rejects.toThrow(TooLate);
  expect(asked('claim_check')).toHaveLength(1);
});

describe('when a chat model moderates', () => {
  beforeEach(() => {
    process.env.AI_MODERATION = 'chat';
  });
  afterEach(() => {
    delete process.env.AI_MODERATION;
  });

  test('self-harm that it alone notices is one sign, and the words are answered by no model', async () => {
    model.script.chat = () => JSON.stringify({ verdicts: [{ flagged: true, self_harm: true }] });
    expect(await answerTo()).toMatchObject({ kind: 'refused', signs: ['self-harm'] });
    expect(model.seen.chat.map(taskOf)).toEqual(['moderation']);
  });

  test('words that it refuses for another reason leave no sign', async () => {
    model.script.chat = () => JSON.stringify({ verdicts: [{ flagged: true, self_harm: false }] });
    expect(await answerTo()).toMatchObject({ kind: 'refused', signs: [] });
  });
});
