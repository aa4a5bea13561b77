import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { Book } from '../../../contract/books/endpoints';
import type { QuizHistoryItem } from '../../../contract/quiz/endpoints';
import { dayOfNumber, newYorkDay, numberOfDay } from '../../../contract/rules/day';
import { eventually } from '../../support/cloud';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'inkwren neu gestartet, Größe S '));
let running: ChildProcess | undefined;
let url: string;

/** Runs `npm start` as a separate process. Resolves with its address when it is ready. */
const start = (environment: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    running = spawn(process.execPath, ['--import', 'tsx', 'local/main.ts'], {
      // Always with the laptop's own engine, because its persistence is tested here.
      env: { ...process.env, PORT: '0', DATA_DIR: dataFolder, DYNAMODB_URL: undefined, ...environment },
    });
    let output = '';
    running.stdout?.on('data', (data) => {
      output += data;
      const url = /^ready (\S+)$/m.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    running.stderr?.on('data', (data) => (output += data));
    running.on('close', () => reject(new Error(output)));
  });

/** `kill -9` of the single process. */
const kill = () =>
  new Promise<void>((resolve) => {
    if (running === undefined || (running.exitCode ?? running.signalCode) !== null) return resolve();
    running.removeAllListeners('close');
    running.on('close', () => resolve());
    running.kill('SIGKILL');
  });

afterAll(async () => {
  await kill();
  rmSync(dataFolder, { recursive: true, force: true });
});

const caller = (url: string, token: string) => async (route: string, body?: object) => {
  const response = await fetch(`${url}/api${route}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return response.json();
};

const tokenFrom = async (url: string, email = 'ada@maple.test'): Promise<string> =>
  (await (await fetch(`${url}/_local/token?email=${email}`)).json()).idToken;

const bookWith = (id: string) => ({ id, title: 'Any', author: 'Any' });

test('an interrupted set-up of the demo is repeated at the next start', async () => {
  void start().catch(() => undefined);
  // The accounts come first, then a few seconds of books, lists and quizzes.
  await eventually(async () => existsSync(path.join(dataFolder, 'cognito.json')) || undefined);
  await kill();
  setUpBetween[0] = new Date();
  url = await start();
  setUpBetween[1] = new Date();
});

/** The process uses the real time, so that midnight in New York may pass during any step. */
const setUpBetween: Date[] = [];

test.each([
  ['ada@maple.test', 4],
  ['ben@maple.test', 1],
  ['cleo@pond.test', 2],
])(
  'points, streak, gems, history and shelf of the demo’s %s match daily reading until the day before the set-up',
  async (email, days) => {
    const call = caller(url, await tokenFrom(url, email));
    const user = await call('/user');
    const { history } = await call('/user/quiz-history');
    const daysRead = history.map(({ created_at }: QuizHistoryItem) => newYorkDay(new Date(created_at)));
    const last = numberOfDay(daysRead[0]);
    expect(setUpBetween.map((at) => numberOfDay(newYorkDay(at)) - 1)).toContain(last);
    expect(daysRead).toEqual(Array.from({ length: days }, (_, i) => dayOfNumber(last - i)));
    const isMidnightPast = numberOfDay(newYorkDay(new Date())) > last + 1;
    expect(user).toMatchObject({
      streak: isMidnightPast ? 0 : days,
      last_activity_date: daysRead[0],
      points: history.reduce((sum: number, { points }: QuizHistoryItem) => sum + points, 0),
      gems: Math.floor(days / 3),
    });
    expect(user.points).toBeGreaterThan(0);
    const { reading } = await call('/user/book-lists');
    expect(reading.map(({ id }: Book) => id)).toContain(history[0].books.id);
  },
);

test('points, quizzes, sessions and queued jobs survive kill -9', async () => {
  const token = await tokenFrom(url);
  let call = caller(url, token);
  const { quiz, start_chapter, end_chapter } = await call(
    '/book/quiz?id=the-robot-in-room-twelve&end_chapter=1',
  );
  const answers = quiz.map((question: { correct_option: string; options: string[]; question: string }) => ({
    question: question.question,
    options: question.options,
    correct_option: question.correct_option,
    user_answer: question.correct_option,
  }));
  const submission = {
    book_id: 'the-robot-in-room-twelve',
    score: 10,
    points: 275,
    start_chapter,
    end_chapter,
    answers,
  };
  const { points: before } = await call('/user');
  // The reading time of ten questions.
  await fetch(`${url}/_local/clock`, { method: 'POST', body: '{"advance":"PT30S"}' });
  const result = await call('/book/quiz/submit', submission);
  const user = await call('/user');
  await fetch(`${url}/_local/outages`, { method: 'POST', body: '{"model":true}' });
  await call('/process', bookWith('the-girl-who-carried-the-mail'));
  await kill();

  url = await start();
  call = caller(url, token);
  expect(await call('/user')).toEqual(user);
  expect(user.points).toBe(before + result.points);
  expect(await call('/book/quiz/submit', submission)).toEqual(result);
  const waited = await eventually(async () => {
    const { status } = await call('/process', bookWith('the-girl-who-carried-the-mail'));
    return status === 'processing' ? undefined : status;
  });
  expect(waited).toBe('processed');
});

/** Runs one of the project's commands on the same data. */
const run = (script: string, environment: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, DATA_DIR: dataFolder, ...environment },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('a second start and a reset on the same folder are refused, naming the process, which continues', async () => {
  const holder = `in use by another Inkwren, process ${running?.pid} at ${url}: open that address, or stop it first.`;
  for (const script of ['local/main.ts', 'local/cli/reset.ts']) {
    const { status, stdout, stderr } = run(script, { PORT: '0' });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(holder);
  }
  expect((await fetch(`${url}/config.json`)).status).toBe(200);
});

test('an invalid configuration is reported at the start, and no process keeps running', async () => {
  await kill();
  expect(run('local/main.ts', { PORT: 'abc' })).toMatchObject({
    status: 1,
    stderr: 'PORT=abc is no port: choose a number from 0 to 65535, such as PORT=3001.\n',
  });
  expect(run('local/main.ts', { PORT: '4190' })).toMatchObject({
    status: 1,
    stderr: 'PORT=4190 is a port that browsers refuse to open: choose another, such as PORT=3001.\n',
  });
  writeFileSync(path.join(dataFolder, 'cognito.json'), '');
  const { status, stderr } = run('local/main.ts', { PORT: '0' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `${path.join(dataFolder, 'cognito.json')} is empty. It holds the accounts. Start over with npm run reset: the next start sets up the demo again.\n`,
  );
});

test('a reset deletes all stored data', async () => {
  await kill();
  expect(run('local/cli/reset.ts')).toEqual({ status: 0, stdout: `emptied ${dataFolder}\n`, stderr: '' });
  expect(existsSync(dataFolder)).toBe(false);
});
