import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { act, configure, getConfig, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { contract } from '../../contract';
import type { Character, FoundBook, ListedBook } from '../../contract/books/endpoints';
import type { Answer, Endpoint, Input } from '../../contract/endpoint';
import { type ErrorDeclaration, flagsOf } from '../../contract/error';
import { type ErrorCode, errors, sharedErrors } from '../../contract/errors';
import type { HomeDay } from '../../contract/home/endpoints';
import { type QuizQuestion, quiz } from '../../contract/quiz/endpoints';
import { noInterests } from '../../contract/rules/interests';
import { defaultPreferences } from '../../contract/rules/preferences';
import { noReadingDays } from '../../contract/rules/reading-days';
import { weekEnd } from '../../contract/rules/week';
import { noLook } from '../../contract/shop/kinds';
import type { Me } from '../../contract/users/endpoints';
import { App } from '../../frontend/src/app/app';

/** Queries and actions may load lazy parts: a test continues when they have settled. */
const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: async (work) => {
    const result = await asyncWrapper(work);
    await act(() => jest.advanceTimersByTimeAsync(0));
    return result;
  },
});

const now = new Date('2026-11-16T15:00:00');
const session = 'CognitoIdentityServiceProvider.client';

/** A token in the format that the browser reads; its signature is not checked there. */
export const token = (name: string, minutes = 60) =>
  ['e30', btoa(JSON.stringify({ name, exp: now.getTime() / 1000 + minutes * 60 })), 'signature'].join('.');

/** The storage that Amplify leaves for a signed-in user. */
export const remember = (idToken: string, user = 'somebody') => {
  localStorage.setItem(`${session}.LastAuthUser`, user);
  localStorage.setItem(`${session}.${user}.idToken`, idToken);
};

const forgetSession = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(session)) localStorage.removeItem(key);
};

/** The stand-in for Amplify. */
export const amplify = {
  configured: Promise.resolve(),
  atClientOf: async () => undefined,
  signIn: jest.fn<(input: { username: string; password: string }) => Promise<object>>(),
  confirmSignIn: jest.fn<(input: { challengeResponse: string }) => Promise<object>>(),
  setUpTOTP: jest.fn<() => Promise<object>>(),
  verifyTOTPSetup: jest.fn<(input: { code: string }) => Promise<void>>(),
  signOut: jest.fn<(options?: { global: boolean }) => Promise<void>>(),
  resetPassword: jest.fn<(input: { username: string }) => Promise<object>>(),
  confirmResetPassword: jest.fn<(input: object) => Promise<void>>(),
  updatePassword: jest.fn<(input: { oldPassword: string; newPassword: string }) => Promise<void>>(),
  fetchAuthSession: jest.fn<(options: object) => Promise<{ tokens?: { idToken: string } }>>(),
  signUp: jest.fn<(input: object) => Promise<object>>(),
};
jest.mock('../../frontend/src/lib/amplify', () => amplify);

class Refusal {
  constructor(
    readonly code: ErrorCode,
    readonly details: object,
  ) {}
}

/** An answer that is one of the contract's errors. */
export const refusal = (code: ErrorCode, details = {}) => new Refusal(code, details);

const noNetwork = new TypeError('Failed to fetch');

/** The failure of a call without a network. */
export const unreachable = () => Promise.reject<never>(noNetwork);

type Asked<E extends Endpoint> = Input<E> & Pick<RequestInit, 'signal'> & { readonly token?: string };
type Reply<E extends Endpoint> = Answer<E> | Refusal | Promise<Answer<E> | Refusal>;
type Handler = (asked: Asked<Endpoint>) => unknown;

const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((subject) => Object.values(subject));
let handlers = new Map<Endpoint, Handler>();
let log: { readonly endpoint: Endpoint; readonly asked: Asked<Endpoint> }[] = [];
let lies: string[] = [];

/** The network: its answers must satisfy the contract, so a test with a wrong answer fails. */
export const network = {
  answer: <E extends Endpoint>(endpoint: E, handler: (asked: Asked<E>) => Reply<E>) =>
    void handlers.set(endpoint, handler as Handler),
  /** The requests to an endpoint so far, parsed like on the server. */
  asked: <E extends Endpoint>(endpoint: E) =>
    log.filter((entry) => entry.endpoint === endpoint).map(({ asked }) => asked as Asked<E>),
  /** The tokens that the server accepts. */
  accepts: (_token: string) => true,
};

const respond = (status: number, body: unknown, headers = {}) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(headers),
    json: async () => JSON.parse(JSON.stringify(body)),
  }) as Response;

const fail = (code: ErrorCode, details = {}) => {
  const declared: ErrorDeclaration = errors[code];
  const { status, text, retryAfter } = declared;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return respond(status, { error: text, code, ...flagsOf(declared), ...details }, headers);
};

const parsed = (schema: z.ZodMiniType | undefined, value: unknown, what: string): unknown => {
  if (schema === undefined) return undefined;
  const { success, data, error } = z.safeParse(schema, value);
  if (!success) throw new Error(`${what}: ${z.prettifyError(error)}`);
  return data;
};

const routes = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^/api${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

const find = (method: string, pathname: string) => {
  for (const { endpoint, pattern } of routes) {
    const match = endpoint.method === method ? pattern.exec(pathname) : null;
    if (match !== null) return { endpoint, params: { ...match.groups } };
  }
  throw new Error(`${method} ${pathname} is no endpoint`);
};

const answerTo = async (address: string, { method = 'GET', headers, body, signal }: RequestInit) => {
  const { pathname, searchParams } = new URL(address, location.origin);
  const { endpoint, params } = find(method, pathname);
  const what = `${method} ${pathname}`;
  const bearer = new Headers(headers).get('authorization')?.replace('Bearer ', '');
  const asked = {
    params: parsed(endpoint.params, params, what),
    query: parsed(endpoint.query, Object.fromEntries(searchParams), what),
    body: parsed(endpoint.body, body === undefined ? undefined : JSON.parse(String(body)), what),
    token: bearer,
    signal,
  } as Asked<Endpoint>;
  log.push({ endpoint, asked });
  if (endpoint.who !== 'anyone' && (bearer === undefined || !network.accepts(bearer)))
    return fail('unauthenticated');
  const handler = handlers.get(endpoint);
  if (handler === undefined) throw new Error(`${what} was not expected`);
  const reply = await handler(asked);
  if (!(reply instanceof Refusal)) return respond(200, parsed(endpoint.response, reply, `answer to ${what}`));
  const declared: readonly ErrorCode[] = [...sharedErrors(endpoint), ...(endpoint.errors ?? [])];
  if (!declared.includes(reply.code)) throw new Error(`${what} never answers ${reply.code}`);
  return fail(reply.code, reply.details);
};

const fetchByContract = (address: string, init: RequestInit = {}) =>
  Promise.race([
    answerTo(address, init).catch((error) => {
      if (error !== noNetwork) lies.push(String(error));
      throw error;
    }),
    new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    ),
  ]);

/** A child's day without news and surprises, and without a story. */
export const quietDay = (of: Partial<HomeDay> = {}): HomeDay => ({
  day: '2026-11-16',
  ends_at: '2026-11-17T05:00:00.000Z',
  since: null,
  news: [],
  surprise: null,
  story: null,
  ...of,
});

const roleOf = { student: 'student', teacher: 'teacher', other: 'parent' } as const;

export const person = (of: Partial<Me> = {}): Me => ({
  id: 'somebody',
  email: 'ada@maple.test',
  username: 'Ada',
  username_status: 'shown',
  age: 9,
  region: 'Europe',
  account_type: 'student',
  role: roleOf[of.account_type ?? 'student'],
  school: null,
  verified: true,
  terms_and_conditions: true,
  consents: { core: true, ai_text: true, voice: false, public_sharing: false },
  discoverable: true,
  transcripts: false,
  birth_year: null,
  guardians_see: 'all',
  rest_days: 0,
  reading_days: noReadingDays,
  time_zone: null,
  avatar: null,
  look: noLook,
  goal: null,
  interests: { ...noInterests, hobbies: ['Kites'], 'favorite genres': ['Fantasy', 'Animals'] },
  past_books: [
    {
      id: 'old-pond',
      title: 'The Old Pond',
      author: 'Mara Quill',
      rating: 4,
      description: 'A frog moves out.',
    },
  ],
  preferences: defaultPreferences,
  points: 120,
  gems: 2,
  streak: 3,
  last_activity_date: '2026-11-15',
  book_recs: null,
  last_rec: null,
  decides_alone: false,
  terms: 'agreed',
  reward: null,
  created_at: '2026-09-01T08:00:00.000Z',
  ...of,
});

export const book = (of: Partial<ListedBook> = {}): ListedBook => ({
  id: 'saltwind',
  title: 'Saltwind',
  author: 'Mara Quill',
  publishedYear: 2021,
  thumbnail: null,
  cover_url: null,
  one_liner: null,
  description: null,
  in_database: true,
  processing_status: 'processed',
  queued_at: null,
  total_chapters: 3,
  reading_grade: null,
  quiz_possible: true,
  rating: null,
  ...of,
});

/** A book as a search shows it. */
export const foundBook = (of: Partial<FoundBook> = {}): FoundBook => ({
  ...book(of),
  why: 'In the title',
  meant: null,
  ...of,
});

/** The questions of a quiz: the third answer is always right. */
export const questions = (count: number): QuizQuestion[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `1.1.${i}`,
    question: `What is ${i + 1}?`,
    options: ['a', 'b', 'c', 'd'].map((letter) => `Answer ${i + 1}${letter}`),
    correct_option: 'Option 3',
    explanation: `Because of reason ${i + 1}.`,
    evidence: `Proof ${i + 1}.`,
  }));

/** Advances the timers. */
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Runs an action, and waits until its immediate effects have settled. */
export const settled = (work: () => Promise<unknown>) =>
  getConfig().asyncWrapper(async () => {
    await work();
    await jest.advanceTimersByTimeAsync(0);
  });

/** Both clicks of a double click: between them a browser has no time for a timer. */
export const clickTwice = async (button: HTMLElement) => {
  for (let click = 0; click < 2; click++) await act(async () => button.click());
};

/**
 * Presses the button after a verdict, once it is active: a double click on the previous button must not skip the verdict.
 */
export const goOn = async (user: UserEvent, name: 'Next Question' | 'Finish Quiz') => {
  await pass(400);
  await user.click(screen.getByRole('button', { name }));
};

/** The app at an address, for the user in the browser's storage. */
export const open = (path: string, state?: unknown) => {
  history.replaceState(state, '', path);
  return { user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), ...render(<App />) };
};

/** A link that differs from the current address only behind the `#`. */
export const openLink = (hash: string) =>
  act(() => {
    history.replaceState(null, '', hash);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });

/** The app at an address, without a session. */
export const openLogin = async (path = '/') => {
  const opened = open(path);
  await screen.findByRole('heading', { name: 'Sign in' });
  return opened;
};

/** One screen on its own. */
export const show = (screenOf: ReactElement) => ({
  user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  ...render(screenOf),
});

/** Removes React's console output for an intended error. */
export const forgiven = (expected: RegExp) => {
  lies = lies.filter((text) => !expected.test(text));
};

/** The first screen's data by default; the leaderboard is empty. */
const fromTheParts = async (asked: Asked<Endpoint>) => {
  const me = await handlers.get(contract.users.me)?.(asked);
  if (me instanceof Refusal) return me;
  const lists = await handlers.get(contract.books.lists)?.(asked);
  if (lists instanceof Refusal) return lists;
  return {
    me: me as Me,
    reading: (lists as Answer<typeof contract.books.lists>).reading
      .slice(0, 3)
      .map((book) => ({ ...book, place: null, asked: 0 })),
    finished: [],
    today: { articles: 0, comic: false, talk: false },
    goal: null,
    gifts: [],
    recall: null,
    grown_up_asks: false,
    board: { rows: [], me: null, students: 0, week_ends_at: weekEnd(new Date()).toISOString() },
    recommendations: [],
  };
};

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
  localStorage.clear();
  sessionStorage.clear();
  remember(token('first'));
  handlers = new Map();
  log = [];
  lies = [];
  network.accepts = () => true;
  network.answer(contract.users.me, () => person());
  network.answer(contract.books.lists, () => ({ reading: [], want_to_read: [], read: [] }));
  network.answer(contract.books.shelf, () => ({ books: [] }));
  network.answer(contract.reading.log, () => ({ days: [], pages: 0, minutes: 0 }));
  network.answer(contract.words.list, () => ({ words: [], known: 0, due: 0 }));
  network.answer(contract.shop.items, () => []);
  network.answer(contract.shop.purchases, () => []);
  network.answer(contract.dashboard.get, fromTheParts);
  network.answer(contract.home.beginDay, () => quietDay());
  network.answer(contract.analytics.overview, () => ({
    from: '2026-11-10',
    students: [],
    missed: [],
    next: null,
  }));
  network.answer(contract.shop.family, () => ({ rewards: [], orders: [] }));
  network.answer(contract.classes.list, () => ({ classes: [] }));
  network.answer(contract.flags.open, () => ({ flags: [], next: null }));
  network.answer(contract.consent.children, () => ({ children: [] }));
  network.answer(contract.letters.look, () => ({ family: false, class: false, paused: false }));
  network.answer(contract.children.list, () => ({ children: [], devices: [] }));
  network.answer(contract.deletion.overview, () => ({
    may_ask: true,
    mail_to: 'a•••@maple.test',
    own: null,
    children: [],
  }));
  network.answer(contract.friends.requests, () => ({
    incoming: [],
    outgoing: [],
    rejected: [],
    grown_ups: { asking: [], seeing: [] },
  }));
  Object.assign(globalThis, { fetch: fetchByContract });
  for (const call of [amplify.signIn, amplify.confirmSignIn, amplify.resetPassword])
    call.mockReset().mockResolvedValue({ nextStep: { signInStep: 'DONE' } });
  amplify.confirmResetPassword.mockReset();
  amplify.setUpTOTP.mockReset();
  amplify.verifyTOTPSetup.mockReset().mockResolvedValue();
  amplify.updatePassword.mockReset().mockResolvedValue();
  amplify.signOut.mockReset().mockImplementation(async () => forgetSession());
  amplify.fetchAuthSession.mockReset().mockResolvedValue({});
  amplify.signUp.mockReset().mockResolvedValue({ nextStep: { signUpStep: 'DONE' } });
  jest.spyOn(console, 'error').mockImplementation((...words) => void lies.push(words.join(' ')));
});

afterEach(() => expect(lies).toEqual([]));

/** A child in front of the first question of a quiz. */
export const openQuiz = async (asked: Answer<typeof quiz.start>['quiz'], hero?: Character) => {
  network.answer(quiz.start, () => ({
    quiz: asked,
    start_chapter: 1,
    end_chapter: 2,
    book: { id: 'saltwind', title: 'Saltwind', author: 'Mara Quill', thumbnail: null },
    ...(hero && { hero }),
  }));
  network.answer(quiz.chapters, () => ({
    valid_chapters: [3],
    start_chapter: 3,
    message: null,
    completed: false,
  }));
  const { user } = open('/quiz?book=saltwind&end=2');
  await screen.findByText(/^Question \d+ of/);
  return user;
};
