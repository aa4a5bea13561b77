import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { settingsFor } from '../../../lib/settings';
import { type Tried, tryModel } from '../../../local/try-model/try-model';
import { honest, startModel } from '../../support/model';

let model: Awaited<ReturnType<typeof startModel>>;
const environment = { ...process.env };

beforeAll(async () => {
  model = await startModel();
});
afterAll(() => model.stop());
afterEach(() => {
  model.reset();
  jest.resetModules();
  process.env = { ...environment };
});

const tryAll = async (ai: object = {}) => {
  const prices = { talks: { in: 1, out: 10 }, judges: { in: 0, out: 0 } };
  const settings = settingsFor('demo', {
    ai: { baseUrl: model.url, chatModel: 'talks', moderationModel: 'judges', prices, ...ai },
  });
  const told: string[] = [];
  const all = await tryModel({ key: 'none', ai: settings.ai }, ({ name }) => told.push(name));
  expect(told).toEqual(all.map(({ name }) => name));
  return new Map(all.map((tried) => [tried.name, tried]));
};

const outcomes = (all: ReadonlyMap<string, Tried>, ...names: string[]) =>
  names.map((name) => all.get(name)?.outcome);

test('each feature is asked once, and its answer judged by the checks of the product', async () => {
  model.script.chat = (request) => JSON.stringify(honest(request));
  model.script.moderate = (input) => input.map((text) => ({ flagged: /kill|die\b|gun/.test(text) }));
  const all = await tryAll();
  // The demo tutor writes no articles and sees only its own pictures, and this service draws none.
  expect(
    outcomes(all, 'moderation', 'quiz', 'solving', 'feedback', 'storyboard', 'embeddings', 'speech'),
  ).toEqual(Array.from({ length: 7 }, () => 'accepted'));
  expect(all.get('article')).toMatchObject({ outcome: 'refused', passes: 1 });
  expect(all.get('storyboard')).toMatchObject({
    calls: expect.arrayContaining([expect.objectContaining({ model: 'talks', tokensIn: 7, tokensOut: 5 })]),
  });
  expect(all.get('storyboard')?.dollars).toBeCloseTo(2 * 57e-6);
  expect(all.get('speech')?.dollars).toBeUndefined();
});

test('reasons of refusals are listed, and an answer of the second pass is one of two', async () => {
  model.script.chat = (request) => {
    const isSecond = request.messages.length > 2;
    return isSecond ? JSON.stringify(honest(request)) : 'Once upon a time';
  };
  const all = await tryAll();
  expect(all.get('storyboard')).toMatchObject({ outcome: 'accepted', passes: 2, flaws: ['not JSON'] });
  expect(all.get('moderation')).toMatchObject({ outcome: 'refused', flaws: ['flags 0 of 3 unfit texts'] });
});

test('a feature of which the service knows nothing has failed, and one that is switched off is off', async () => {
  model.script.chat = () => Promise.reject(new Error('down'));
  model.script.crisis = model.script.chat as never;
  const all = await tryAll({ lacks: ['pictures', 'quiz'] });
  expect(outcomes(all, 'storyboard', 'picture', 'quiz')).toEqual(['failed', 'off', 'off']);
  expect(all.get('storyboard')).toMatchObject({ passes: 0, calls: [{ status: 503 }, { status: 503 }] });
});

test('the price of a model without one is unknown', async () => {
  const all = await tryAll({ chatModel: 'new', lacks: ['quiz', 'solving', 'checking', 'article'] });
  expect(all.get('storyboard')?.dollars).toBeUndefined();
  expect(all.get('moderation')?.dollars).toBe(0);
});
