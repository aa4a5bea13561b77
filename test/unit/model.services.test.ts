import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import * as z from 'zod/mini';
import { startRefusing } from '../support/refusing-service';

type Ask = typeof import('../../lambdas/model/ask');
type Bounded = typeof import('../../lambdas/model/bounded');
// biome-ignore lint/suspicious/noExplicitAny: the body of any request
type Request = any;

let service: Awaited<ReturnType<typeof startRefusing>>;
let logged: string[];

beforeAll(async () => {
  service = await startRefusing();
});
afterAll(() => service.stop());
/** Each test has a function instance of its own, which remembers nothing. */
beforeEach(() => {
  jest.resetModules();
  logged = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    logged.push(String(line));
    return true;
  });
});
afterEach(() => {
  service.seen.length = 0;
  process.env.AI_CHAT_OPTIONS = '{}';
  for (const name of ['AI_CHAT_FIELDS', 'AI_MODERATION']) delete process.env[name];
  jest.restoreAllMocks();
});

const signal = AbortSignal.timeout(600_000);

const load = <T>(name: string) => require(`../../lambdas/model/${name}`) as T;

const written = { lines: ['A whale sings.'] };

const said = (content: unknown, finish_reason = 'stop') => ({
  body: { choices: [{ index: 0, finish_reason, message: { role: 'assistant', content } }] },
});

const ask = () => {
  const { listUpTo, textUpTo } = load<Bounded>('bounded');
  return load<Ask>('ask').ask({
    feature: 'quiz',
    instructions: 'Write lines.',
    material: 'Title: "Any"',
    answer: z.object({ lines: listUpTo(3, textUpTo(80)) }),
    check: ({ lines }) => lines,
    texts: () => [],
  });
};

const refusal = (message: string, status = 400) => ({ status, body: { error: { message } } });

/** Answers with JSON, and refuses requests for which `flawOf` has a reason. */
const refusing = (flawOf: (request: Request) => ReturnType<typeof refusal> | undefined) => {
  service.answer = (_path, body) => flawOf(body) ?? said(JSON.stringify(written));
};

const formatOf = ({ response_format: format }: Request) => {
  if (format?.type !== 'json_schema') return format?.type ?? 'text';
  return JSON.stringify(format).includes('maxItems') ? 'bounds' : 'json_schema';
};

const formats = () => service.seen.map(formatOf);

const instructionsOf = (request: Request) => request.messages[0].content;

describe('a service', () => {
  test('that knows schemas gets the bounds of texts and lists, and no schema in words', async () => {
    refusing(() => undefined);
    expect(await ask()).toEqual(written.lines);
    const [request] = service.seen as Request[];
    const { lines } = request.response_format.json_schema.schema.properties;
    expect(lines).toMatchObject({ maxItems: 3, items: { maxLength: 80 } });
    expect(instructionsOf(request)).not.toContain('JSON schema');
  });

  test.each<[string, (request: Request) => ReturnType<typeof refusal> | undefined, string[]]>([
    [
      'bounds',
      (request) =>
        formatOf(request) === 'bounds'
          ? refusal(
              "Invalid schema for response_format 'quiz': In context=('properties', 'lines'), 'maxItems' is not permitted.",
            )
          : undefined,
      ['bounds', 'json_schema'],
    ],
    [
      'schemas',
      ({ response_format }) =>
        response_format?.type === 'json_schema'
          ? refusal('This response_format type is unavailable now')
          : undefined,
      ['bounds', 'json_schema', 'json_object'],
    ],
    [
      'any format',
      ({ response_format }) =>
        response_format && refusal('Unrecognized request argument supplied: response_format'),
      ['bounds', 'json_schema', 'json_object', 'text'],
    ],
    [
      'a grammar that it cannot make',
      (request) => (formatOf(request) === 'bounds' ? refusal('failed to parse grammar') : undefined),
      ['bounds', 'json_schema'],
    ],
  ])('that refuses %s is asked again for less, and later calls take one', async (_, flawOf, tried) => {
    refusing(flawOf);
    expect(await ask()).toEqual(written.lines);
    expect(formats()).toEqual(tried);
    expect(await ask()).toEqual(written.lines);
    expect(formats()).toEqual([...tried, tried.at(-1)]);
    expect(logged.join('')).not.toContain('whale');
  });

  test('without schemas gets the schema in words', async () => {
    refusing((request) =>
      request.response_format.type === 'json_schema' ? refusal('json_schema?') : undefined,
    );
    await ask();
    const last = instructionsOf(service.seen.at(-1));
    expect(last).toMatch(/^Write lines\.[\s\S]*JSON schema:\n\{/);
    expect(last).toContain('"maxItems":3');
  });

  test.each<[string, object]>([
    [
      'reasoning_effort',
      {
        error: {
          message: "Unsupported parameter: 'reasoning_effort' is not supported with this model.",
          param: 'reasoning_effort',
        },
      },
    ],
    [
      'reasoning_effort',
      { error: { message: "Unsupported value: 'reasoning_effort' does not support 'low' with this model." } },
    ],
    [
      'reasoning_effort',
      {
        object: 'error',
        message: "[{'type': 'extra_forbidden', 'loc': ('body', 'reasoning_effort')}]",
        code: 400,
      },
    ],
    ['reasoning_effort', { detail: [{ type: 'extra_forbidden', loc: ['body', 'reasoning_effort'] }] }],
    [
      'max_tokens',
      {
        error: {
          message:
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        },
      },
    ],
    [
      'max_completion_tokens',
      {
        error: {
          message:
            "max_completion_tokens is too large: 4000. This model's maximum context length is 2048 tokens",
        },
      },
    ],
    ['temperature', { error: { message: 'Unrecognized request argument supplied: temperature' } }],
  ])('that refuses %s is asked again without it: %j', async (name, body) => {
    process.env.AI_CHAT_OPTIONS = JSON.stringify({
      quiz: { reasoning_effort: 'low', max_completion_tokens: 4000 },
    });
    process.env.AI_CHAT_FIELDS = '{"temperature":0.7}';
    const fields = ['reasoning_effort', 'max_completion_tokens', 'max_tokens', 'temperature'];
    service.answer = (_, request) =>
      name in request ? { status: 400, body } : said(JSON.stringify(written));
    expect(await ask()).toEqual(written.lines);
    await ask();
    const sent = service.seen.map((request) => fields.filter((field) => field in request));
    const rest = fields.filter((field) => field !== name);
    expect(sent).toEqual([fields, rest, rest]);
    expect(formats()).toEqual(['bounds', 'bounds', 'bounds']);
  });

  test('that validates first with status 422 is understood, too', async () => {
    process.env.AI_CHAT_OPTIONS = JSON.stringify({ quiz: { reasoning_effort: 'low' } });
    refusing(({ reasoning_effort }) => reasoning_effort && refusal('reasoning_effort', 422));
    expect(await ask()).toEqual(written.lines);
  });

  test.each([
    ['of another status', refusal('reasoning_effort', 500)],
    [
      'of the input',
      refusal('The prompt was filtered. It speaks of the quality of schematics and of "lines".'),
    ],
  ])('whose error is %s is asked once', async (_, answer) => {
    process.env.AI_CHAT_OPTIONS = JSON.stringify({ quiz: { reasoning_effort: 'low' } });
    service.answer = () => answer;
    await expect(ask()).rejects.toThrow();
    expect(service.seen).toHaveLength(1);
  });

  test('that refuses the input in words of a parameter is asked as before the next time', async () => {
    refusing(() => refusal('The text was filtered: "My grammar is bad."'));
    await expect(ask()).rejects.toThrow();
    refusing(() => undefined);
    service.seen.length = 0;
    await ask();
    expect(formats()).toEqual(['bounds']);
  });

  test('that ignores schemas gets the schema in words from the second try on', async () => {
    service.answer = (_, request) =>
      said(instructionsOf(request).includes('JSON schema') ? JSON.stringify(written) : 'Here are my lines.');
    expect(await ask()).toEqual(written.lines);
    await ask();
    expect(service.seen.map((request) => instructionsOf(request).includes('JSON schema'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test.each([
    ['says nothing', '', 'not JSON'],
    ['has too many lines', JSON.stringify({ lines: 7 }), 'not in the structure asked for'],
  ])('whose model %s is told why', async (_, content, reason) => {
    service.answer = () => said(content);
    await expect(ask()).rejects.toThrow(reason);
    expect(service.seen).toHaveLength(2);
  });

  test('that is OpenAI itself gets no bounds, and the limit of tokens by its new name alone', async () => {
    process.env.AI_CHAT_OPTIONS = JSON.stringify({ quiz: { max_completion_tokens: 4000 } });
    refusing(() => undefined);
    const other = await ask().then(() => service.seen[0]);
    const { AI_BASE_URL } = process.env;
    // The client reads the same address from its own variable.
    process.env.OPENAI_BASE_URL = AI_BASE_URL;
    delete process.env.AI_BASE_URL;
    try {
      jest.resetModules();
      await ask();
    } finally {
      process.env.AI_BASE_URL = AI_BASE_URL;
      delete process.env.OPENAI_BASE_URL;
    }
    expect(formats()).toEqual(['bounds', 'json_schema']);
    expect(other).toMatchObject({ max_completion_tokens: 4000, max_tokens: 4000 });
    expect(service.seen[1]).toMatchObject({ max_completion_tokens: 4000 });
    expect(service.seen[1]).not.toHaveProperty('max_tokens');
  });

  test('gets the fields of the settings, and no field that they set to null', () => {
    process.env.AI_CHAT_OPTIONS = JSON.stringify({
      quiz: { reasoning_effort: 'low', max_completion_tokens: 4000 },
    });
    process.env.AI_CHAT_FIELDS = '{"reasoning_effort":null,"top_k":20,"max_tokens":500}';
    const { chatOptions } = load<typeof import('../../lambdas/model/chat-options')>('chat-options');
    expect(chatOptions('quiz')).toEqual({ max_completion_tokens: 4000, max_tokens: 500, top_k: 20 });
  });
});

test('embeddings are asked for without dimensions where the service does not know them', async () => {
  const { embed } = load<typeof import('../../lambdas/model/embed')>('embed');
  service.answer = (_, { dimensions }) =>
    dimensions === undefined
      ? { body: { data: [{ index: 0, embedding: [1, 0, 0] }] } }
      : refusal(
          'Model "any" does not support matryoshka representation, changing output dimensions will lead to poor results.',
        );
  expect(await embed(['one'])).toEqual([[1, 0, 0]]);
  await embed(['one']);
  expect(service.seen.map((request) => 'dimensions' in request)).toEqual([true, false, false]);
});

describe('a picture', () => {
  const drawn = { body: { data: [{ b64_json: Buffer.from('png').toString('base64') }] } };
  const draw = () => load<typeof import('../../lambdas/model/draw')>('draw').drawImage('A pond', 256, signal);

  test('is asked for without what the service does not know', async () => {
    service.answer = (_, request) => {
      const unknown = ['quality', 'output_format', 'moderation'].find((name) => name in request);
      return unknown === undefined ? drawn : refusal(`Unknown parameter: '${unknown}'.`);
    };
    expect((await draw())?.toString()).toBe('png');
    expect(Object.keys(service.seen.at(-1) ?? {}).toSorted()).toEqual([
      'model',
      'n',
      'prompt',
      'response_format',
      'size',
    ]);
  });

  test('that the service refuses is not asked for again', async () => {
    service.answer = () => refusal('Your request was rejected by our moderation. Its quality: low.');
    expect(await draw()).toBeUndefined();
    expect(service.seen).toHaveLength(1);
  });
});

describe('a voice', () => {
  const speak = () => load<typeof import('../../lambdas/model/speak')>('speak').synthesize('Hello', signal);

  test('is asked for without instructions where the service does not know them', async () => {
    service.answer = (_, { instructions }) =>
      instructions === undefined ? { body: Buffer.alloc(4) } : refusal("Unknown parameter: 'instructions'.");
    expect(await speak()).toHaveLength(4);
  });

  test.each(['RIFF', 'ID3\u0003', 'OggS', 'fLaC'])('that is a file %j is not played', async (sign) => {
    service.answer = () => ({ body: Buffer.from(sign) });
    await expect(speak()).rejects.toThrow('no 16-bit sound');
  });

  test('is understood without the fields that the service does not know', async () => {
    const { transcribe } = load<typeof import('../../lambdas/model/transcribe')>('transcribe');
    service.answer = (_, { raw }) =>
      String(raw).includes('name="language"')
        ? refusal("Unknown parameter: 'language'")
        : { body: { text: ' Hi ' } };
    expect(await transcribe(Buffer.alloc(4), signal)).toBe('Hi');
  });
});

describe('moderation by a chat model', () => {
  const texts = ['A whale sings.', 'I will hurt you.'];
  const verdictsOn = () =>
    load<typeof import('../../lambdas/model/moderate')>('moderate').verdictsOn('chat', texts, signal);
  const verdicts = (...all: object[]) => said(JSON.stringify({ verdicts: all }));

  beforeEach(() => {
    process.env.AI_MODERATION = 'chat';
  });

  test('judges each text with the moderation model, and gives it the texts as data', async () => {
    service.answer = (path) =>
      path === '/chat/completions'
        ? verdicts({ flagged: false, self_harm: false }, { flagged: false, self_harm: true })
        : { status: 404, body: {} };
    expect(await verdictsOn()).toEqual([
      { flagged: false, selfHarm: 'no' },
      { flagged: true, selfHarm: 'possible' },
    ]);
    const [request] = service.seen as Request[];
    expect(request).toMatchObject({ model: 'judge', max_completion_tokens: 2000 });
    expect(request.messages[1].content).toBe(JSON.stringify(texts));
    expect(request.response_format.json_schema.schema.properties.verdicts).toMatchObject({
      minItems: 2,
      maxItems: 2,
    });
  });

  test('sees a picture', async () => {
    const { moderateImage } = load<typeof import('../../lambdas/model/moderate')>('moderate');
    service.answer = () => verdicts({ flagged: true, self_harm: false });
    expect(await moderateImage('pictures', 'data:image/png;base64,AA', signal)).toBe(true);
    const [request] = service.seen as Request[];
    expect(request.messages[1].content).toEqual([
      { type: 'image_url', image_url: { url: 'data:image/png;base64,AA' } },
    ]);
  });

  test.each([
    ['too few verdicts', verdicts({ flagged: false, self_harm: false })],
    ['too many', verdicts(...Array.from({ length: 3 }, () => ({ flagged: false, self_harm: false })))],
    ['a word', verdicts({ flagged: 'no', self_harm: false }, { flagged: false, self_harm: false })],
    ['half an answer', said('{"verdicts":[', 'length')],
    ['prose', said('Both are fine.')],
    ['nothing', said(null)],
    ['an error', { status: 500, body: {} }],
  ])('that gives %s lets nothing pass', async (_, answer) => {
    service.answer = () => answer;
    await expect(verdictsOn()).rejects.not.toMatchObject({ name: 'UnusableAnswer' });
    await expect(verdictsOn()).rejects.toThrow();
  });

  test('is never used where the service has an endpoint', async () => {
    delete process.env.AI_MODERATION;
    service.answer = (path) => ({
      body: { results: texts.map(() => ({ flagged: path !== '/moderations' })) },
    });
    expect(await verdictsOn()).toEqual(texts.map(() => ({ flagged: false, selfHarm: 'no' })));
  });
});
