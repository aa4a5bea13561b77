import { expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Answer } from '../../../contract/endpoint';
import { quiz } from '../../../contract/quiz/endpoints';
import { users } from '../../../contract/users/endpoints';
import { forgetOwner } from '../../../frontend/src/lib/auth';
import { idOf, reviewed } from '../../support/quiz-history';
import {
  goOn,
  network,
  open,
  openQuiz,
  pass,
  person,
  questions,
  refusal,
  remember,
  settled,
  token,
  unreachable,
} from '../../support/screens';

const asked = questions(3);
const result: Answer<typeof quiz.submit> = {
  quiz_id: 'q1',
  score: 2,
  total: 3,
  points: 15,
  unpaid: null,
  total_points: 1135,
  corrected: false,
  book_finished: false,
  gems: 0,
  readable: false,
};

/** Answers this many questions, the second one wrongly, and stops before the submission. Most tests need only one. */
const answerAll = async (count = 1) => {
  const user = await openQuiz(asked.slice(0, count));
  for (const [i, letter] of ['c', 'a', 'c'].slice(0, count).entries()) {
    await user.click(await screen.findByRole('radio', { name: `Answer ${i + 1}${letter}` }));
    await user.click(screen.getByRole('button', { name: 'Check Answer' }));
    if (i + 1 < count) await goOn(user, 'Next Question');
  }
  return user;
};

const finish = (user: UserEvent) => goOn(user, 'Finish Quiz');

test('the submission contains the questions in order, and each answer by its index', async () => {
  network.answer(quiz.submit, () => result);
  await finish(await answerAll(asked.length));
  await screen.findByRole('dialog', { name: 'Quiz complete!' });
  expect(network.asked(quiz.submit).map(({ body }) => body)).toEqual([
    {
      book_id: 'saltwind',
      start_chapter: 1,
      end_chapter: 2,
      score: 2,
      points: 10,
      answers: asked.map(({ question, options, correct_option }, i) => ({
        question,
        options,
        correct_option,
        user_answer: ['Option 3', 'Option 1', 'Option 3'][i],
      })),
    },
  ]);
});

test.each([
  ['too_fast', /very fast! Take your time/],
  ['daily_limit', /points for 8 quizzes today.*again tomorrow/],
] as const)('a quiz that earns nothing says so kindly: %s', async (unpaid, words) => {
  network.answer(quiz.submit, () => ({ ...result, points: 0, unpaid }));
  await finish(await answerAll());
  const dialog = within(await screen.findByRole('dialog', { name: 'Quiz complete!' }));
  expect(dialog.getByText(words).textContent).toContain('counts for your book and your reading day');
  expect(dialog.queryByText(/^\+\d+ points/)).toBeNull();
});

test('the points come from the server, and the dashboard shows them', async () => {
  network.answer(quiz.submit, () => result);
  const user = await answerAll();
  network.answer(users.me, () => person({ points: 1135 }));
  await finish(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Quiz complete!' }));
  expect(dialog.getByText(/\+15 points/)).toBeTruthy();
  expect(dialog.getByText('2 of 3 right')).toBeTruthy();
  expect(dialog.getByText('You have 1,135 points now.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Back to Dashboard' }));
  expect(await screen.findByText('1,135')).toBeTruthy();
  expect(location.pathname).toBe('/dashboard');
  expect(sessionStorage).toHaveLength(0);
});

const complete = async (of: Partial<typeof result> = {}) => {
  sessionStorage.clear();
  network.answer(quiz.submit, () => ({ ...result, ...of }));
  const user = await answerAll();
  await finish(user);
  await screen.findByRole('dialog', { name: 'Quiz complete!' });
  return user;
};

test('the flame is lit when today counts, but not for a child who has disabled streaks', async () => {
  const today = { streak: 4, last_activity_date: '2026-11-16' };
  for (const [of, lit] of [
    [today, true],
    [{ ...today, last_activity_date: '2026-11-15' }, false],
    [{ ...today, preferences: { ...person().preferences, streaks: false } }, false],
  ] as const) {
    network.answer(users.me, () => person(of));
    await complete();
    await pass(0);
    expect(screen.queryByText('4 days in a row') !== null).toBe(lit);
    cleanup();
  }
});

test.each([
  ['yesterday’s record', { streak: 0, last_activity_date: '2026-11-12' }, true],
  ['a record of today', { streak: 1, last_activity_date: '2026-11-16' }, false],
])('a new streak begins only with the first quiz of the day: %s before it', async (_, before, begins) => {
  network.answer(users.me, () => person(before));
  sessionStorage.clear();
  network.answer(quiz.submit, () => result);
  const user = await answerAll();
  network.answer(users.me, () => person({ streak: 1, last_activity_date: '2026-11-16' }));
  await finish(user);
  await screen.findByRole('dialog', { name: 'Quiz complete!' });
  await pass(100);
  expect(screen.queryByText('A new streak begins') !== null).toBe(begins);
  expect(screen.queryByText('1 days in a row')).toBeNull();
});

test('the points count up visually but are announced immediately, and with less motion appear immediately', async () => {
  const calm = { matches: false };
  Object.assign(globalThis, { matchMedia: () => calm });
  const points = () => screen.getByText(/^\+\d+ points$/, { ignore: '[aria-hidden]' }).textContent;
  await complete();
  await screen.findByRole('dialog', { name: 'Quiz complete!' });
  expect(points()).toBe('+15 points');
  expect(screen.getByText('+0 points')).toBeTruthy();
  await pass(1000);
  expect(screen.getAllByText('+15 points')).toHaveLength(1);
  cleanup();
  calm.matches = true;
  await complete();
  expect(screen.getAllByText('+15 points')).toHaveLength(1);
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test('a double click submits once', async () => {
  const answer = Promise.withResolvers<typeof result>();
  network.answer(quiz.submit, () => answer.promise);
  const user = await answerAll();
  await pass(400);
  await user.dblClick(screen.getByRole('button', { name: 'Finish Quiz' }));
  const button = await screen.findByRole('button', { name: 'Handing in…' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  await user.keyboard('{Enter}');
  answer.resolve(result);
  await screen.findByRole('dialog', { name: 'Quiz complete!' });
  expect(network.asked(quiz.submit)).toHaveLength(1);
});

const waits = async () => within(await screen.findByRole('dialog', { name: 'You have finished!' }));

test('a quiz that cannot be sent shows the local result, says that it is stored, and links onwards', async () => {
  network.answer(quiz.submit, unreachable);
  const user = await answerAll(asked.length);
  await finish(user);
  const dialog = await waits();
  expect(dialog.getByText('2 of 3 right')).toBeTruthy();
  expect(dialog.getByText(/counts once more when your quiz arrives/)).toBeTruthy();
  expect(dialog.getByRole('status').textContent).toContain('Your answers are safe here');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Back to the book' })).toBeNull();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Back to Dashboard' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Your quiz on Saltwind has not arrived yet/)).toBeTruthy();
  expect(location.pathname).toBe('/dashboard');
});

test('a quiz that cannot be sent is resent automatically until it has the usual end', async () => {
  network.answer(quiz.submit, unreachable);
  const user = await answerAll();
  await finish(user);
  await waits();
  await pass(2000);
  expect(network.asked(quiz.submit)).toHaveLength(2);
  network.answer(quiz.submit, () => refusal('server_error'));
  await pass(3999);
  expect(network.asked(quiz.submit)).toHaveLength(2);
  await pass(1);
  expect(network.asked(quiz.submit)).toHaveLength(3);
  network.answer(quiz.submit, () => result);
  await pass(8000);
  await screen.findByRole('dialog', { name: 'Quiz complete!' });
  expect(screen.queryByRole('dialog', { name: 'You have finished!' })).toBeNull();
  await pass(600_000);
  const sent = network.asked(quiz.submit).map(({ body }) => JSON.stringify(body));
  expect(sent).toHaveLength(4);
  expect(new Set(sent).size).toBe(1);
});

const handedInWithoutNetwork = async () => {
  network.answer(quiz.submit, unreachable);
  const user = await answerAll();
  await finish(user);
  await waits();
  return user;
};

const expectSameSent = (times: number) => {
  const sent = network.asked(quiz.submit).map(({ body }) => JSON.stringify(body));
  expect(sent).toHaveLength(times);
  expect(new Set(sent).size).toBe(1);
};

const arrived = 'Your quiz on Saltwind has arrived: 2 of 3 right, +15 points.';

test('after leaving the quiz any screen sends it, and announces its arrival', async () => {
  const user = await handedInWithoutNetwork();
  await user.click(screen.getByRole('link', { name: 'Store' }));
  await screen.findByRole('heading', { name: 'Gem Store' });
  await pass(1000);
  expect(screen.queryByText(arrived)).toBeNull();
  network.answer(quiz.submit, () => result);
  await settled(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText(arrived)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Books' }));
  expect(screen.getByText(arrived)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the answers' }).getAttribute('href')).toBe('/history?quiz=q1');
  const sent = network.asked(quiz.submit).length;
  await pass(600_000);
  expectSameSent(sent);
});

test('the next visit sends a stored quiz, and the visit after it sends nothing', async () => {
  await handedInWithoutNetwork();
  cleanup();
  sessionStorage.clear();
  await pass(600_000);
  expectSameSent(1);
  network.answer(quiz.submit, () => result);
  open('/store');
  expect(await screen.findByText(arrived)).toBeTruthy();
  expectSameSent(2);
  cleanup();
  open('/store');
  await screen.findByRole('heading', { name: 'Gem Store' });
  await pass(1000);
  expectSameSent(2);
});

test('a stored quiz is never sent as another user who signs in without a sign-out', async () => {
  await handedInWithoutNetwork();
  network.answer(quiz.submit, () => result);
  cleanup();
  // A new page belongs to the user who is signed in at its start.
  forgetOwner();
  remember(token('ben'), 'ben');
  network.answer(users.me, () => person({ id: 'ben', username: 'Ben' }));
  open('/store');
  await screen.findByRole('heading', { name: 'Gem Store' });
  await pass(600_000);
  expectSameSent(1);
  forgetOwner();
});

test.each([
  ['quiz_overtaken', /^Your quiz on Saltwind: You have already done a quiz on these chapters/, 2],
  ['forbidden', /^Your quiz on Saltwind: Your account cannot do this/, 3],
] as const)(
  'the next visit reports %s, and keeps the quiz unless the refusal is final',
  async (code, words, sent) => {
    await handedInWithoutNetwork();
    cleanup();
    network.answer(quiz.submit, () => refusal(code));
    open('/store');
    expect(await screen.findByText(words)).toBeTruthy();
    cleanup();
    open('/store');
    await screen.findByRole('heading', { name: 'Gem Store' });
    await pass(1000);
    expectSameSent(sent);
  },
);

test('a stored quiz is sent when the browser comes online', async () => {
  network.answer(quiz.submit, unreachable);
  await finish(await answerAll());
  await waits();
  network.answer(quiz.submit, () => result);
  await settled(async () => void dispatchEvent(new Event('online')));
  await screen.findByRole('dialog', { name: 'Quiz complete!' });
  await pass(600_000);
  expect(network.asked(quiz.submit)).toHaveLength(2);
});

test('after a reload sending continues automatically', async () => {
  await handedInWithoutNetwork();
  cleanup();
  network.answer(quiz.submit, () => result);
  open('/quiz?book=saltwind&end=2');
  await screen.findByRole('dialog', { name: 'Quiz complete!' });
  expectSameSent(2);
});

test('a final refusal is shown and the quiz is not resent', async () => {
  network.answer(quiz.submit, () => refusal('quiz_overtaken'));
  await finish(await answerAll());
  await screen.findByText(/You have already done a quiz on these chapters/);
  await pass(600_000);
  expect(network.asked(quiz.submit)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Choose the next chapters' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Books' })).toBeTruthy();
});

test('without a right answer the end is quiet, and its first button leads to the answers', async () => {
  network.answer(quiz.submit, () => ({
    ...result,
    quiz_id: idOf(1),
    score: 0,
    points: 0,
    total_points: 1120,
  }));
  network.answer(quiz.review, () => reviewed(1));
  const user = await answerAll();
  await finish(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Quiz complete!' }));
  expect(dialog.getByText('0 of 3 right')).toBeTruthy();
  expect(dialog.queryByText(/\+0/)).toBeNull();
  const missed = dialog.getByRole('button', { name: 'See the ones you missed' });
  expect(document.activeElement).toBe(missed);
  const ways = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(ways.indexOf('See the ones you missed')).toBeLessThan(ways.indexOf('Back to Dashboard'));
  await user.click(missed);
  const onlyWrong = await screen.findByRole<HTMLInputElement>('switch', { name: 'Only what I got wrong' });
  expect(onlyWrong.getAttribute('aria-checked') ?? String(onlyWrong.checked)).toBe('true');
  expect(location.search).toContain(idOf(1));
});

test('without a wrong answer there is no review of missed questions', async () => {
  network.answer(quiz.submit, () => ({ ...result, score: 3 }));
  await finish(await answerAll());
  const dialog = within(await screen.findByRole('dialog', { name: 'Quiz complete!' }));
  expect(dialog.queryByRole('button', { name: 'See the ones you missed' })).toBeNull();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Back to Dashboard' }));
});

test('a quiz is sent even if the browser’s storage is full', async () => {
  network.answer(quiz.submit, () => result);
  const user = await answerAll();
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (...given) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
    setItem.apply(this, given);
  };
  try {
    await finish(user);
    expect(await screen.findByRole('dialog', { name: 'Quiz complete!' })).toBeTruthy();
  } finally {
    Storage.prototype.setItem = setItem;
  }
  expect(network.asked(quiz.submit)).toHaveLength(1);
});

test('the end of a quiz shows a character of the book, if there is a portrait', async () => {
  const portrait = { src: '/pictures/saltwind/marit-vance.svg', alt: 'A girl in a yellow coat.' };
  network.answer(quiz.submit, () => result);
  const user = await openQuiz(asked.slice(0, 1), { name: 'Marit Vance', portrait });
  await user.click(await screen.findByRole('radio', { name: 'Answer 1c' }));
  await user.click(screen.getByRole('button', { name: 'Check Answer' }));
  await finish(user);
  const end = within(await screen.findByRole('dialog', { name: 'Quiz complete!' }));
  expect(end.getByRole('img', { name: portrait.alt }).getAttribute('src')).toBe(portrait.src);
});
