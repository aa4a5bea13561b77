import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import * as z from 'zod/mini';
import { ask, type Question, UnusableAnswer } from '../../lambdas/model/ask';
import { startModel } from '../support/model';

let model: Awaited<ReturnType<typeof startModel>>;
let logged: string[];

beforeAll(async () => {
  model = await startModel();
  Object.assign(process.env, model.environment);
});
afterAll(() => model.stop());
afterEach(() => {
  model.reset();
  process.env.AI_CHAT_OPTIONS = '{}';
  jest.restoreAllMocks();
});

const Answer = z.object({ lines: z.array(z.string()) });

/** Asks for lines, of which at least one must remain. */
const askForLines = (changes: Partial<Question<typeof Answer, string[]>> = {}) => {
  logged = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    logged.push(String(line));
    return true;
  });
  return ask({
    feature: 'quiz',
    instructions: 'Write lines.',
    material: 'Title: "Any"',
    answer: Answer,
    check: ({ lines }) => lines,
    texts: (lines) => lines,
    without: (lines, refused) => {
      const left = lines.filter((_, i) => !refused.has(i));
      if (left.length === 0) throw new UnusableAnswer('nothing left');
      return left;
    },
    ...changes,
  });
};

const answering = (...lines: string[]) => {
  model.script.chat = () => JSON.stringify({ lines });
};

describe('the answer', () => {
  const json = '{ "lines": ["A whale sings."] }';
  test.each([
    ['bare', json],
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['in a code fence without a language, on one line', `\`\`\`${json}\`\`\``],
    ['in a code fence after a sentence', `Here you are:\n\n\`\`\`JSON\n${json}\n\`\`\`\nHave fun!`],
    ['with a code fence in one of its texts', '{"lines":["A whale sings.","```not json```"]}'],
  ])('is understood %s', async (_, content) => {
    model.script.chat = () => content;
    expect((await askForLines())[0]).toBe('A whale sings.');
    expect(model.seen.chat).toHaveLength(1);
  });

  test.each([
    ['that is not JSON', 'Once upon a time', 'stop', 'not JSON'],
    ['of another structure', '{"lines":"one"}', 'stop', 'not in the structure asked for'],
    ['that was cut off', json, 'length', 'cut off at the limit of tokens'],
  ])('%s is requested once more, then refused', async (_, content, finishReason, reason) => {
    Object.assign(model.script, { chat: () => content, finishReason });
    await expect(askForLines()).rejects.toThrow(new UnusableAnswer(reason));
    expect(model.seen.chat).toHaveLength(2);
    expect(model.seen.moderated).toEqual([]);
  });

  test('whose second try is usable is returned', async () => {
    model.script.chat = (_, call) => (call === 0 ? 'no' : '{"lines":["A whale sings."]}');
    expect(await askForLines()).toEqual(['A whale sings.']);
  });
});

describe('a text of the answer', () => {
  test('that must not be said to a child is dropped before moderation, the others remain', async () => {
    answering('A whale sings.', 'Do not tell your mum about this.', 'A crab walks.');
    expect(await askForLines()).toEqual(['A whale sings.', 'A crab walks.']);
    expect(model.seen.moderated).toEqual([['A whale sings.', 'A crab walks.']]);
    expect(logged.join('')).toContain('"reason":"secrecy"');
    expect(logged.join('')).not.toContain('mum');
  });

  test('that moderation flags is dropped, the others remain', async () => {
    answering('A whale sings.', 'Something bad.', 'A crab walks.');
    model.script.moderate = (input) => input.map((text) => ({ flagged: text.includes('bad') }));
    expect(await askForLines()).toEqual(['A whale sings.', 'A crab walks.']);
    expect(model.seen.chat).toHaveLength(1);
    expect(logged.join('')).not.toContain('bad');
  });

  test('is requested once more when too little remains of the answer', async () => {
    answering('Something bad.');
    model.script.moderate = (input) => input.map(() => ({ flagged: true }));
    await expect(askForLines()).rejects.toThrow('nothing left');
    expect(model.seen.chat).toHaveLength(2);
  });

  test('makes the whole answer unusable if no part can be dropped', async () => {
    answering('A whale sings.', 'I love you.');
    const { without, ...whole } = { without: undefined };
    await expect(askForLines({ ...whole, without })).rejects.toThrow('love');
    expect(model.seen.chat).toHaveLength(2);
  });

  test.each([
    ['a word', () => [{ flagged: 'false' }]],
    ['nothing', () => [{}]],
    ['fewer answers than texts', () => []],
    ['no list', () => 'fine'],
  ])('is not shown when moderation answers %s', async (_, moderate) => {
    answering('A whale sings.');
    Object.assign(model.script, { moderate });
    await expect(askForLines()).rejects.toThrow();
    expect(model.seen.chat).toHaveLength(1);
  });
});

describe('the request', () => {
  test('has only the options of its feature', async () => {
    process.env.AI_CHAT_OPTIONS = JSON.stringify({
      quiz: { reasoning_effort: 'low', max_completion_tokens: 4000 },
      chapters: { reasoning_effort: 'high' },
    });
    answering('A whale sings.');
    await askForLines();
    await askForLines({ feature: 'chapters' });
    const [quiz, chapters] = model.seen.chat;
    expect(quiz).toMatchObject({ model: 'chat', reasoning_effort: 'low', max_completion_tokens: 4000 });
    expect(chapters).toMatchObject({ reasoning_effort: 'high' });
    expect(chapters).not.toHaveProperty('max_completion_tokens');
  });

  test('forbids in every feature the words that the check refuses', async () => {
    answering('A whale sings.');
    await askForLines();
    const [system] = model.seen.chat[0]?.messages ?? [];
    expect(system).toMatchObject({ role: 'system' });
    for (const forbidden of ['love', 'secret', 'stay', 'claim to be a person', 'swear', 'cruelty'])
      expect(system?.content).toContain(forbidden);
  });

  test('is counted with its tokens by feature, and no text is logged', async () => {
    answering('A whale sings.');
    await askForLines();
    const counted = logged.map((line) => JSON.parse(line)).filter((line) => '_aws' in line);
    expect(counted).toEqual([
      expect.objectContaining({ feature: 'quiz', model: 'chat', ai_calls: 1 }),
      expect.objectContaining({ feature: 'quiz', model: 'chat', ai_tokens: 12 }),
      expect.objectContaining({ feature: 'quiz', model: 'moderation', ai_calls: 1 }),
    ]);
    expect(JSON.stringify(counted)).not.toContain('whale');
  });
});

describe('a failing or slow model', () => {
  const failures = () =>
    logged
      .map((line) => JSON.parse(line))
      .filter((line) => 'model_failed' in line)
      .map(({ _aws, stage, ...counted }) => counted);
  const failure = { feature: 'quiz', model: 'chat', model_failed: 1 };
  /** A model that answers when the signal has ended the call, for this reason. */
  const endedFor = async (reason: DOMException) => {
    const ended = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal);
    model.script.chat = () => {
      ended.abort(reason);
      return new Promise<string>(() => undefined);
    };
    await expect(askForLines()).rejects.toThrow();
  };

  test('that fails is called only once, and counted', async () => {
    model.script.chat = () => Promise.reject(new Error('down'));
    await expect(askForLines()).rejects.toMatchObject({ status: 503 });
    expect(model.seen.chat).toHaveLength(1);
    expect(failures()).toEqual([failure]);
  });

  test('that takes too long is counted as failed', async () => {
    await endedFor(new DOMException('late', 'TimeoutError'));
    expect(failures()).toEqual([failure]);
  });

  test('is not counted as failed when its answer is needed no longer', async () => {
    await endedFor(new DOMException('given up', 'AbortError'));
    expect(failures()).toEqual([]);
  });

  test.each([400, 422])('is not counted as failed when it refuses a request with %i', async (status) => {
    model.script.chat = () => Promise.reject(Object.assign(new Error('no'), { status }));
    await expect(askForLines()).rejects.toMatchObject({ status });
    expect(failures()).toEqual([]);
  });

  test('that hangs is called only once', async () => {
    const ended = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal);
    model.script.chat = () => {
      ended.abort();
      return new Promise<string>(() => undefined);
    };
    await expect(askForLines()).rejects.toThrow();
    expect(model.seen.chat).toHaveLength(1);
  });

  test('is not called again if an unusable answer took more than half of the time', async () => {
    let at = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => at);
    model.script.chat = () => {
      at += 60_000;
      return 'no';
    };
    await expect(askForLines()).rejects.toThrow('not JSON');
    expect(model.seen.chat).toHaveLength(1);
  });

  test('may answer after a minute, and its answer is used', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    answering('A whale sings.');
    await askForLines();
    expect(Number(timeout.mock.calls[0]?.[0])).toBeGreaterThan(60_000);
  });
});
