import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { books } from '../../../contract/books/endpoints';
import { quiz } from '../../../contract/quiz/endpoints';
import { noAddresses, notAnObject, oddIds, tooLarge } from '../../support/arbitrary';
import { createBook } from '../../support/books';
import { type Body, cloud, queueSizes, testOnOwnEngine } from '../../support/cloud';
import {
  callerOf,
  callWith,
  codeOf,
  declaredErrors,
  endpoints,
  newCallerOf,
  partsOf,
  somebody,
  tracesAtRest,
  tracesOf,
} from '../../support/endpoints';
import { invalidInput, sampleInput, validInput } from '../../support/made-up-input';
import { addressOf, createPerson, type Person, send } from '../../support/people';
import { handIn, startQuiz } from '../../support/quiz';
import { inTurn, randomCases } from '../../support/random';

/** The number of queued jobs. Jobs of other tests may still leave their queues, but this file must add none. */
const queued = async () => Object.values(await queueSizes()).reduce((sum, size) => sum + size, 0);

/** Existing values: a book with a quiz, and a book on the user's list that can be queued. */
const makeHints = async (person: Person) => {
  const [ready, waiting] = await Promise.all([createBook(), createBook({ processed: false })]);
  await person.call(books.add, { body: { book_id: waiting.id, stage: 'want_to_read' } });
  const ids = [ready.id, waiting.id, person.id];
  const chapters = { start_chapter: [1, null], end_chapter: [1, 2, '1', '2', null] };
  return { id: ids, book_id: ids, ...chapters, q: ['dragon'] };
};

const made = new Map<string, ReturnType<typeof makeHints>>();

/** Cached for all tests of a user, because setting up the books takes longer than a test. */
const hintsFor = (person: Person) => {
  const hints = made.get(person.id) ?? makeHints(person);
  made.set(person.id, hints);
  return hints;
};

/** Endpoints with numbers, which decide their cases. */
const numbered = endpoints.map((named, turn) => ({ ...named, turn }));

const withInput = endpoints.filter(({ endpoint }) => partsOf(endpoint).length > 0);

describe.each(withInput)('$name', ({ endpoint }) => {
  test.each(partsOf(endpoint))('4xx: refuses any invalid %s, without effects', async (part) => {
    const person = await callerOf(endpoint);
    const hints = await hintsFor(person);
    const [before, queuedBefore] = [await tracesAtRest(person), await queued()];
    // An odd parameter may lead to no route.
    const expected = part === 'params' ? ['invalid_input', 'route_not_found'] : ['invalid_input'];
    await fc.assert(
      fc.asyncProperty(invalidInput(endpoint, part, hints), async (input) => {
        expect(expected).toContain(codeOf(await callWith(endpoint, person.token, input)));
      }),
      randomCases,
    );
    expect(await tracesOf(person)).toEqual(before);
    expect(await queued()).toBeLessThanOrEqual(queuedBefore);
  });

  test('200 or 4xx: answers any input that the contract allows', async () => {
    const person = await callerOf(endpoint);
    const hints = await hintsFor(person);
    await fc.assert(
      fc.asyncProperty(validInput(endpoint, hints), async (input) => {
        const answer = await callWith(endpoint, person.token, input);
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 200) expect(declaredErrors(endpoint)).toContain(codeOf(answer));
      }),
      randomCases,
    );
  });

  test.each(partsOf(endpoint))('400: names the missing, invalid or unknown parts of its %s', async (part) => {
    const { token } = await callerOf(endpoint);
    const good = sampleInput(endpoint);
    const fieldsWith = async (changed: object) => {
      const input = { ...good, [part]: { ...Object(good[part]), ...changed } };
      const answer = await callWith(endpoint, token, input);
      expect(codeOf(answer)).toBe('invalid_input');
      return (answer.body as { fields: string[] }).fields;
    };
    const place = part === 'params' ? 'path' : part;
    const schema = endpoint[part];
    for (const name of Object.keys(schema?.shape ?? {})) {
      const named = expect.arrayContaining([expect.stringContaining(`${place}.${name}`)]);
      expect(await fieldsWith({ [name]: part === 'body' ? { not: 'this' } : '\u0000' })).toEqual(named);
      const isRequired = schema?.safeParse({ ...Object(good[part]), [name]: undefined }).success === false;
      if (isRequired && part === 'body') expect(await fieldsWith({ [name]: undefined })).toEqual(named);
    }
    if (part !== 'params') expect(await fieldsWith({ surprise: 'x' })).toHaveLength(1);
  });
});

describe.each(numbered.filter(({ endpoint }) => endpoint.body !== undefined))(
  '$name',
  ({ endpoint, turn }) => {
    const sendBody = async (body: Body, caller = callerOf(endpoint)) => {
      const { token } = await caller;
      return send(addressOf(endpoint, sampleInput(endpoint)), { token, method: endpoint.method, body });
    };

    // A body that is absent with DELETE counts as an empty object.
    const wrong = notAnObject.filter(([, body]) => endpoint.method !== 'DELETE' || body !== '');
    test.each(inTurn(wrong, turn, 4))('400: a body of %s', async (_what, body) => {
      expect(codeOf(await sendBody(body))).toBe('invalid_input');
    });

    const types = [
      'text/plain',
      'application/octet-stream',
      'multipart/form-data',
      'image/png; charset=utf-16',
    ];
    test.each(inTurn(types, turn, 1))('4xx or the same as JSON: a body of the type %s', async (type) => {
      expect(codeOf(await sendBody(new Blob(['id=1'], { type })))).toBe('invalid_input');
      const body = JSON.stringify(sampleInput(endpoint).body);
      const caller = newCallerOf(endpoint);
      const [first, asType, repeated] = [
        await sendBody(body, caller),
        await sendBody(new Blob([body], { type }), caller),
        await sendBody(body, caller),
      ];
      // A repeated request may be refused.
      expect([first.status, repeated.status]).toContain(asType.status < 500 ? asType.status : asType);
    });

    test.each(inTurn(tooLarge, turn, 1))('413: a body of %s', async (_size, body) => {
      expect(codeOf(await sendBody(body))).toBe('body_too_large');
    });

    test('400, not 413: a body just below 64 KB', async () => {
      expect(codeOf(await sendBody(JSON.stringify({ x: 'x'.repeat(64 * 1024 - 8) })))).toBe('invalid_input');
    });
  },
);

describe.each(numbered)('$name', ({ endpoint, turn }) => {
  const callAt = async (path: string, query = '') => {
    const { token } = await callerOf(endpoint);
    const { params, body } = sampleInput(endpoint);
    const address = addressOf({ ...endpoint, path: `/${path.slice(1)}` }, { params });
    const json = endpoint.body && JSON.stringify(body);
    return send(address + query, { token, method: endpoint.method, body: json });
  };

  const queries = ['id=a&id=a', 'id=a&id=b', 'x=1&q=abc&x=2', 'q=&q=', 'surprise=1', '__proto__=1'];
  test.each(inTurn(queries, turn, 2))(
    '400: a query with a repeated or unknown parameter: %s',
    async (query) => {
      expect(codeOf(await callAt(endpoint.path, `?${query}`))).toBe('invalid_input');
    },
  );

  test('404: its address in another case, longer or shorter', async () => {
    const { path } = endpoint;
    const longer = [`${path}/`, `${path}/no/such`, `/${path}`];
    // A path that ends with a parameter accepts any last part.
    const changed = path.endsWith('}') ? [] : [`${path}%00`, path.slice(0, -1), path.toUpperCase()];
    const others = [...longer, ...changed];
    for (const other of others) expect(codeOf(await callAt(other))).toBe('route_not_found');
  });

  test('404: other methods of its address', async () => {
    const here = endpoints.filter((other) => other.endpoint.path === endpoint.path);
    const known: string[] = here.map((other) => other.endpoint.method);
    const address = addressOf(endpoint, sampleInput(endpoint));
    const { token } = await callerOf(endpoint);
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
    for (const method of methods.filter((other) => !known.includes(other)))
      expect(codeOf(await send(address, { token, method }))).toBe('route_not_found');
  });
});

test.each(noAddresses)('404: no endpoint at /api%s', async (path) => {
  const { token } = await somebody('student');
  expect(codeOf(await send(`${cloud.url}/api${path}`, { token }))).toBe('route_not_found');
});

test.each(oddIds)('400: a path parameter of %s', async (id) => {
  const { token } = await somebody('student');
  const body = JSON.stringify({ stage: 'reading' });
  const address = `${cloud.url}/api/user/books/${id}/stage`;
  expect(codeOf(await send(address, { token, method: 'PATCH', body }))).toBe('invalid_input');
});

test.each([...oddIds, ''])('400: a query parameter of %s', async (id) => {
  const { token } = await somebody('student');
  expect(codeOf(await send(`${cloud.url}/api/book/characters?id=${id}`, { token }))).toBe('invalid_input');
});

test.each([books.characters, books.preview, books.process, books.add, quiz.chapters, quiz.start])(
  '404: an unknown book, for $method $path',
  async (endpoint) => {
    const { token } = await somebody('student');
    expect(codeOf(await callWith(endpoint, token, sampleInput(endpoint)))).toBe('book_not_found');
  },
);

// After the two thousand calls before, Amazon's local engine does not answer the seed at the first try.
testOnOwnEngine("4xx: another child's list and quiz cannot be changed", async () => {
  const [owner, other, book] = await Promise.all([createPerson(), createPerson(), createBook()]);
  await owner.call(books.add, { body: { book_id: book.id, stage: 'reading' } });
  const { body: begun } = await startQuiz(owner, book.id, 1);
  const before = await tracesOf(owner);
  const moved = await other.call(books.move, { params: { id: book.id }, body: { stage: 'read', rating: 1 } });
  expect(codeOf(moved)).toBe('book_not_on_list');
  expect(codeOf(await handIn(other, begun))).toBe('quiz_not_started');
  expect(await tracesOf(owner)).toEqual(before);
  expect((await tracesOf(other)).record.body.points).toBe(0);
});
