import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { feedback } from '../../../contract/feedback/endpoints';
import { quiz } from '../../../contract/quiz/endpoints';
import { users } from '../../../contract/users/endpoints';
import { openDashboard } from '../../support/dashboard';
import { goOn, network, openQuiz, pass, person, questions, unreachable } from '../../support/screens';

let warned: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warned = jest
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
});

const gives =
  (points_awarded: number, limit_reached = false) =>
  () => ({ success: true as const, points_awarded, limit_reached });
const sent = () => network.asked(feedback.give).map(({ body }) => body);
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const thanks = 'Thank you! Wren has passed it on.';

const openForm = async () => {
  const user = openDashboard();
  await user.click(await screen.findByRole('button', { name: 'Tell Wren what you think' }));
  await screen.findByRole('heading', { name: 'Tell Wren what you think' });
  return user;
};
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your words' });
const type = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('feedback on the dashboard needs a type and a text', async () => {
  const user = await openForm();
  expect(screen.queryByText('Please choose one.')).toBeNull();
  await user.click(send());
  expect(screen.getByText('Please choose one.')).toBeTruthy();
  expect(screen.getByText('Please write a few words.')).toBeTruthy();
  expect(document.activeElement).toBe(type('A new idea'));
  await user.click(type('Something is broken'));
  await user.type(words(), '   ');
  await user.click(send());
  expect(screen.queryByText('Please choose one.')).toBeNull();
  expect(screen.getByText('Please write a few words.')).toBeTruthy();
  expect(document.activeElement).toBe(words());
  expect(sent()).toEqual([]);
});

test.each([
  ['A new idea', 'new_feature'],
  ['Something is broken', 'bug_report'],
  ['Something could be better', 'feature_improvement'],
  ['Something else', 'other'],
])('“%s” is sent as %s, with thanks for three seconds and an empty form', async (label, feedback_type) => {
  network.answer(feedback.give, gives(0));
  const user = await openForm();
  await user.click(type(label));
  await user.type(words(), ' More whales! ');
  await user.click(send());
  expect(sent()).toEqual([
    {
      feature_type: 'dashboard',
      reference_id: null,
      feedback_data: { feedback_type, comment: 'More whales!' },
    },
  ]);
  expect(screen.getByText(thanks).closest('[role="status"]')).not.toBeNull();
  expect(words().value).toBe('');
  expect(type(label).checked).toBe(false);
  await pass(2900);
  expect(screen.queryByText(thanks)).not.toBeNull();
  await pass(100);
  expect(screen.queryByText(thanks)).toBeNull();
});

test('a failure on the dashboard is logged, explained kindly, and keeps the text', async () => {
  network.answer(feedback.give, unreachable);
  const user = await openForm();
  await user.click(type('A new idea'));
  await user.type(words(), 'More whales!');
  await user.click(send());
  expect(screen.getByRole('alert').textContent).toContain('What you wrote is still here');
  expect([words().value, type('A new idea').checked]).toEqual(['More whales!', true]);
  expect(warned).toHaveBeenCalledTimes(1);
  expect(String(warned.mock.calls[0])).not.toContain('whales');
  network.answer(feedback.give, gives(0));
  await user.click(send());
  expect(screen.getByText(thanks)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

/** A child who has just submitted a quiz. */
const finishQuiz = async ({ points = 5 } = {}) => {
  network.answer(quiz.submit, () => ({
    unpaid: null,
    quiz_id: 'Q1',
    score: 1,
    total: 1,
    points,
    total_points: 120 + points,
    corrected: false,
    book_finished: false,
    gems: 0,
    readable: false,
  }));
  const user = await openQuiz(questions(1));
  await user.click(await screen.findByRole('radio', { name: 'Answer 1c' }));
  await user.click(screen.getByRole('button', { name: 'Check Answer' }));
  await goOn(user, 'Finish Quiz');
  await screen.findByRole('dialog', { name: 'Quiz complete!' });
  return user;
};

const share = () => screen.getByRole('button', { name: 'Share Feedback (+5 points)' });

const openQuestions = async (user: UserEvent) => {
  await user.click(share());
  return within(await screen.findByRole('dialog', { name: 'How was the quiz?' }));
};

test('feedback on a quiz can be sent only when something is filled in', async () => {
  const user = await finishQuiz();
  const form = await openQuestions(user);
  expect(send().disabled).toBe(true);
  const comment = form.getByRole('textbox', { name: 'Do you want to say more?' });
  await user.type(comment, '  ');
  expect(send().disabled).toBe(true);
  await user.type(comment, 'Nice');
  expect(send().disabled).toBe(false);
  await user.clear(comment);
  expect(send().disabled).toBe(true);
  await user.click(form.getByRole('button', { name: 'Yes' }));
  expect(send().disabled).toBe(false);
  await user.click(form.getByRole('button', { name: 'Yes' }));
  expect(send().disabled).toBe(true);
  for (const question of ['How did you like it?', 'How hard was it?', 'How much fun was it?'])
    expect(within(form.getByRole('group', { name: question })).getAllByRole('radio')).toHaveLength(5);
  await user.click(form.getByRole('radio', { name: 'Just right' }));
  expect(send().disabled).toBe(false);
});

test('feedback earns points: thanks are shown for three seconds, and every display has the points', async () => {
  network.answer(feedback.give, gives(5));
  const user = await finishQuiz();
  const form = await openQuestions(user);
  await user.click(form.getByRole('radio', { name: '4 stars: I really liked it' }));
  await user.click(form.getByRole('radio', { name: 'Easy' }));
  await user.click(form.getByRole('radio', { name: '5 stars: I could not stop' }));
  await user.click(form.getByRole('button', { name: 'Not really' }));
  await user.type(form.getByRole('textbox'), 'More of it');
  const before = network.asked(users.me).length;
  network.answer(users.me, () => person({ points: 130 }));
  await user.click(send());
  expect(sent()).toEqual([
    {
      feature_type: 'quiz',
      reference_id: 'Q1',
      feedback_data: {
        rating: 4,
        difficulty: 2,
        engagement: 5,
        like_dislike: 'dislike',
        comment: 'More of it',
      },
    },
  ]);
  expect(screen.queryByRole('dialog', { name: 'How was the quiz?' })).toBeNull();
  expect(screen.getByText('You have 130 points now.')).toBeTruthy();
  expect(network.asked(users.me).length).toBe(before + 1);
  const button = screen.getByRole('button', { name: 'Thank you! +5 points' });
  expect(document.activeElement).toBe(button);
  await pass(2900);
  expect(screen.queryByRole('button', { name: 'Thank you! +5 points' })).not.toBeNull();
  await pass(100);
  await user.click(screen.getByRole('button', { name: 'Feedback shared' }));
  expect(screen.queryByRole('dialog', { name: 'How was the quiz?' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
  expect(await screen.findByText('130')).toBeTruthy();
});

test('thanks for feedback without points do not mention points', async () => {
  network.answer(feedback.give, gives(0));
  const user = await finishQuiz();
  const form = await openQuestions(user);
  await user.click(form.getByRole('radio', { name: '1 star: Not for me' }));
  await user.click(send());
  expect(screen.getByRole('button', { name: 'Thank you!' })).toBeTruthy();
  expect(screen.getByText('You have 125 points now.')).toBeTruthy();
});

test('feedback on a quiz without points promises no points', async () => {
  network.answer(feedback.give, gives(0));
  const user = await finishQuiz({ points: 0 });
  expect(screen.queryByRole('button', { name: /\+5 points/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Share Feedback' }));
  const form = within(await screen.findByRole('dialog', { name: 'How was the quiz?' }));
  await user.click(form.getByRole('radio', { name: '1 star: Not for me' }));
  await user.click(send());
  expect(screen.getByRole('button', { name: 'Thank you!' })).toBeTruthy();
});

test('feedback beyond a day’s paid ones says when it earns points again', async () => {
  network.answer(feedback.give, gives(0, true));
  const user = await finishQuiz();
  const form = await openQuestions(user);
  await user.click(form.getByRole('radio', { name: '1 star: Not for me' }));
  await user.click(send());
  expect(screen.getByRole('button', { name: 'Thank you! More points tomorrow' })).toBeTruthy();
});

test('a failure keeps every answer, and the feedback can be sent again', async () => {
  network.answer(feedback.give, unreachable);
  const user = await finishQuiz();
  const form = await openQuestions(user);
  await user.click(form.getByRole('radio', { name: '4 stars: I really liked it' }));
  await user.type(form.getByRole('textbox'), 'More of it');
  await user.click(send());
  expect(form.getByRole('alert').textContent).toContain('It is all still here');
  expect(warned).toHaveBeenCalledTimes(1);
  network.answer(feedback.give, gives(5));
  await user.click(send());
  expect(sent()[1]).toEqual(sent()[0]);
  expect(screen.getByRole('button', { name: 'Thank you! +5 points' })).toBeTruthy();
});

test('closing the dialog sends nothing, and the dialog can be opened again', async () => {
  const user = await finishQuiz();
  const form = await openQuestions(user);
  await user.click(form.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'How was the quiz?' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Quiz complete!' })).toBeTruthy();
  expect(share()).toBeTruthy();
  expect(sent()).toEqual([]);
});
