import { expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Answer } from '../../contract/endpoint';
import { quiz } from '../../contract/quiz';
import { user as users } from '../../contract/user';
import {
  goOn,
  network,
  open,
  openQuiz,
  pass,
  person,
  questions,
  refusal,
  unreachable,
} from '../support/screens';

const asked = questions(3);
const result: Answer<typeof quiz.submit> = {
  quiz_id: 'q1',
  score: 2,
  total: 3,
  points: 15,
  total_points: 1135,
  corrected: false,
};

/** Answers all three questions, the second one wrongly, and stops before handing in. */
const answerAll = async () => {
  const user = await openQuiz(asked);
  for (const [i, letter] of ['c', 'a', 'c'].entries()) {
    await user.click(await screen.findByRole('radio', { name: `Answer ${i + 1}${letter}` }));
    await user.click(screen.getByRole('button', { name: 'Check Answer' }));
    if (i < 2) await goOn(user, 'Next Question');
  }
  return user;
};

const finish = (user: UserEvent) => goOn(user, 'Finish Quiz');

test('handed in are the questions as they came, in their order, and what was chosen by its place', async () => {
  network.answer(quiz.submit, () => result);
  await finish(await answerAll());
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

test('what the quiz was worth is what the server says, and the dashboard has it', async () => {
  network.answer(quiz.submit, () => result);
  const user = await answerAll();
  network.answer(users.me, () => person({ points: 1135 }));
  await finish(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Quiz complete!' }));
  expect(dialog.getByText(/\+15 points/)).toBeTruthy();
  expect(dialog.getByText(/2 of 3 right\./)).toBeTruthy();
  expect(dialog.getByText('You have 1,135 points now.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Back to Dashboard' }));
  expect(await screen.findByText('1,135')).toBeTruthy();
  expect(location.pathname).toBe('/dashboard');
  expect(sessionStorage).toHaveLength(0);
});

test('a double click hands in once', async () => {
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

test('a failure keeps every answer, through a reload too, and handing in can be repeated', async () => {
  network.answer(quiz.submit, unreachable);
  const user = await answerAll();
  await finish(user);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your answers are safe here');
  cleanup();
  const { user: later } = open('/quiz?book=saltwind&end=2');
  network.answer(quiz.submit, () => refusal('server_error'));
  await screen.findByText('Question 3 of 3');
  await finish(later);
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.');
  network.answer(quiz.submit, () => result);
  await finish(later);
  await screen.findByRole('dialog', { name: 'Quiz complete!' });
  await pass(0);
  expect(screen.queryByRole('alert')).toBeNull();
  const sent = network.asked(quiz.submit).map(({ body }) => JSON.stringify(body));
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
});
