/** @jest-environment-options {"functions": "threads"} */
import { afterEach, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { books } from '../../../contract/books/endpoints';
import { quiz } from '../../../contract/quiz/endpoints';
import { users } from '../../../contract/users/endpoints';
import { createBook } from '../../support/books';
import { cloud, eventually, functionLogs, outages } from '../../support/cloud';
import { addressOf, createPerson, send } from '../../support/people';
import { handIn, startQuiz, submissionOf } from '../../support/quiz';

afterEach(() => outages({ model: false, catalogue: false }));

const refusedSocket = (token: string) =>
  new Promise<void>((resolve) => {
    new WebSocket(`${cloud.url.replace('http', 'ws')}/ws?token=${token}`).on('error', () => resolve());
  });

/** Waits for this line, before which the lines of earlier calls are logged. */
const linesAfter = async (marker: string, count: number) =>
  eventually(async () => {
    const lines = await functionLogs();
    return lines.filter((line) => line.includes(marker)).length > count ? lines : undefined;
  });

test('the logs of the functions contain no question, answer, search, e-mail address, name or token', async () => {
  const child = await createPerson();
  const book = await createBook({ withQuestions: false });
  const { username } = (await child.call(users.me, {})).body;

  const searched = 'zebrasearch wombatsearch';
  await child.call(books.autocomplete, { query: { q: searched } });
  await outages({ model: true, catalogue: true });
  await child.call(books.autocomplete, { query: { q: `${searched} again` } });
  expect((await startQuiz(child, book.id, 2)).status).toBe(503);
  await outages({ model: false, catalogue: false });

  const { body } = await startQuiz(child, book.id, 2);
  const submission = submissionOf(body);
  const written = 'written by a child';
  const spoiled = submission.answers.map((answer, i) =>
    i === 0 ? { ...answer, user_answer: written } : answer,
  );
  expect((await handIn(child, body, spoiled)).status).toBe(400);
  const address = addressOf(quiz.submit, {});
  await send(address, { token: child.token, method: 'POST', body: `{"answers": "${written}"` });
  await send(address, { token: child.token, method: 'POST', body: JSON.stringify({ [written]: written }) });
  expect((await child.call(quiz.submit, { body: submission })).status).toBe(200);
  await refusedSocket(child.token);
  // The error of JSON.parse quotes an input of this length.
  await refusedSocket(`${Buffer.from(written).toString('base64url')}.e30.x`);

  const done = (await functionLogs()).filter((line) => line.includes('POST /book/quiz/submit')).length;
  await child.call(quiz.submit, { body: submission });
  const logs = (await linesAfter('POST /book/quiz/submit', done)).join('\n');

  for (const route of ['GET /autocomplete', 'GET /book/quiz', 'POST /book/quiz/submit', 'GET /user'])
    expect(logs).toContain(route);
  for (const outcome of ['no questions', 'catalogue unreachable', 'socket refused', 'quiz_answers_mismatch'])
    expect(logs).toContain(outcome);

  const [, claims = '', signature = ''] = child.token.split('.');
  const texts = body.quiz.flatMap(({ question, options, explanation, evidence }) => [
    question,
    explanation,
    evidence ?? question,
    // Short options such as "Five" may occur in other words.
    ...options.filter((option) => option.length > 12),
  ]);
  const secrets = [...texts, written, 'zebrasearch', child.email, username, claims, signature];
  expect(secrets.filter((secret) => logs.includes(secret))).toEqual([]);
  expect(logs).not.toMatch(/@(student|teacher|parent|operator)\.test/);
  expect(logs).not.toMatch(/eyJ[\w-]{10,}\./);
});
