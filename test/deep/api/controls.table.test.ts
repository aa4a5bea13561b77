import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { WebSocket } from 'ws';
import { articles } from '../../../contract/articles/endpoints';
import { comics } from '../../../contract/comics/endpoints';
import {
  type ControlCode,
  type Controlled,
  controlCodes,
  controlKinds,
} from '../../../contract/controls/kinds';
import type { ClientMessage } from '../../../contract/message';
import { quiz } from '../../../contract/quiz/endpoints';
import { realtime } from '../../../contract/realtime/messages';
import { newYork } from '../../../contract/rules/day';
import { validFor } from '../../support/arbitrary';
import { createBook } from '../../support/books';
import { openChat } from '../../support/chat';
import { advanceClock, resetClock } from '../../support/cloud';
import { send as sendStory, story } from '../../support/comics';
import { beat, createGuarded, everyDay, setControls, toHour } from '../../support/controls';
import { callWith, codeOf, endpoints } from '../../support/endpoints';
import { sampleInput } from '../../support/made-up-input';
import type { Person } from '../../support/people';
import { closeAllSockets, connect } from '../../support/sockets';

const timed: readonly (Controlled | undefined)[] = ['chat', 'voice', 'screen'];

interface State {
  readonly code: ControlCode;
  readonly holds: (control: Controlled | undefined) => boolean;
  readonly begin: (parent: Person, child: Person) => Promise<unknown>;
}

/** What a guardian can decide, each alone. */
const states: Readonly<Record<string, State>> = {
  ...Object.fromEntries(
    controlKinds.map((kind) => [
      `${kind} off`,
      {
        code: 'switched_off' as const,
        holds: (control: Controlled | undefined) => control === kind,
        begin: (parent: Person, child: Person) => setControls(parent, child, { off: [kind] }),
      },
    ]),
  ),
  'quiet hours': {
    code: 'quiet_hours',
    holds: (control) => timed.includes(control),
    begin: async (parent, child) => {
      await toHour(parent, child, 21);
      await setControls(parent, child, { quiet: everyDay({ from: 1200, to: 420 }), time_zone: newYork });
    },
  },
  'used minutes': {
    code: 'minutes_used',
    holds: (control) => timed.includes(control),
    begin: async (parent, child) => {
      await toHour(parent, child, 12);
      await setControls(parent, child, { minutes: everyDay(5), time_zone: newYork });
      await beat(child, 5);
      // What was begun may be finished for two minutes.
      await advanceClock('PT3M');
    },
  },
};

const forChildren = endpoints.filter(({ endpoint: { who } }) => who.includes('student'));

/** Calls that first search a child's words for a crisis, or look for what was begun. */
const within: Readonly<
  Record<string, (child: Person, bookId: string) => Promise<{ status: number; body: unknown }>>
> = {
  'chat.send': (child, bookId) => openChat(child, { bookId }),
  'comics.generate': (child) => sendStory(child),
  'comics.writingFeedback': (child) => child.call(comics.writingFeedback, { body: { story: story() } }),
  'quiz.start': (child, id) => child.call(quiz.start, { query: { id, end_chapter: '1' } }),
  'articles.generate': (child) => child.call(articles.generate, { body: {} }),
};

const isCode = (code: string): boolean => (controlCodes as readonly string[]).includes(code);

test('the controlled calls that decide by themselves are exactly these', () => {
  const names = forChildren
    .filter(({ endpoint: { control, terms } }) => control !== undefined && terms === 'within')
    .map(({ name }) => name);
  expect(Object.keys(within).toSorted()).toEqual(names.toSorted());
});

test('every control but that for comics, which others see, is declared by a call or a message', () => {
  const declared = new Set([
    ...forChildren.map(({ endpoint: { control } }) => control),
    ...Object.values<ClientMessage>(realtime.client).map(({ control }) => control),
  ]);
  expect(controlKinds.filter((kind) => !declared.has(kind))).toEqual(['comics']);
});

const ask = async (socket: WebSocket, message: object) => {
  socket.send(JSON.stringify(message));
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
};

describe.each(Object.entries(states))('%s', (_, { code, holds, begin }) => {
  let child: Person;
  let bookId: string;
  beforeAll(async () => {
    const family = await createGuarded();
    child = family.child;
    bookId = (await createBook()).id;
    await begin(family.parent, child);
  });
  afterEach(closeAllSockets);
  afterAll(resetClock);

  test.each(forChildren.map(({ name, endpoint }) => [name, endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const isHeld = holds(endpoint.control);
      const answer =
        name in within && isHeld
          ? await within[name]?.(child, bookId)
          : await callWith(endpoint, child.token, sampleInput(endpoint));
      const { body } = answer as { body: { code?: string } };
      if (isHeld) expect(codeOf(answer as never)).toBe(code);
      else expect(isCode(body.code ?? '')).toBe(false);
    },
  );

  test.each(Object.entries<ClientMessage>(realtime.client))('the message %s', async (type, message) => {
    const socket = await connect(child);
    const sample = {
      ...(fc.sample(validFor(message.payload), { numRuns: 1, seed: 1 })[0] as object),
      type,
      ...(type === 'mute' && { muted: false, book_id: bookId, end_chapter: 1 }),
    };
    if (holds(message.control)) expect((await ask(socket, sample)).code).toBe(code);
    else if (message.replies.length > 0) expect(isCode((await ask(socket, sample)).code ?? '')).toBe(false);
  });
});
