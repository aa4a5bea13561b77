import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AnsweredQuestion } from '../../../contract/quiz/question';
import { quizRecall, type Recall } from '../../../contract/quiz/recall';
import { openDashboard } from '../../support/dashboard';
import { network, person, refusal, settled, unreachable } from '../../support/screens';

const offer = { title: 'Saltwind', start_chapter: 2, end_chapter: 3 };
const options = ['A lamp', 'A gull', 'A boat', 'A rope'];
const recall: Recall = {
  ...offer,
  day: '2026-11-16',
  book_id: 'saltwind',
  questions: [
    { id: '2.1.0', question: 'What did Mara find?', options },
    { id: '3.1.4', question: 'What flew away?', options },
  ],
};
const answered = (at: number, correct_option: string, user_answer: string | null): AnsweredQuestion => ({
  ...(recall.questions[at] as Recall['questions'][number]),
  correct_option,
  explanation: `Because ${at}`,
  evidence: `The sentence ${at}.`,
  user_answer,
});

const card = () => screen.findByRole('region', { name: 'Do you still know?' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Do you still know?' }));
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Do you still know?' })).toBeNull());

const openQuestions = async (of: Recall | null = recall) => {
  network.answer(quizRecall.beginRecall, () => ({ recall: of }));
  const user = openDashboard({ recall: offer });
  await settled(async () => user.click(within(await card()).getByRole('button', { name: 'Ask me' })));
  return user;
};

test('a home without an earlier quiz asks nothing', async () => {
  openDashboard();
  await screen.findByRole('region', { name: 'Today' });
  expect(screen.queryByText('Do you still know?')).toBeNull();
});

test.each([
  [offer, 'Two questions about chapters 2 to 3 of Saltwind.'],
  [{ ...offer, start_chapter: 3 }, 'Two questions about chapter 3 of Saltwind.'],
  [{ ...offer, start_chapter: null, end_chapter: null }, 'Two questions about Saltwind.'],
])('the card names the part of the book, and comes after the step of the day', async (of, words) => {
  openDashboard({ recall: of });
  expect((await card()).textContent).toContain(words);
  const step = screen.getByRole('region', { name: 'Which book are you reading?' });
  expect(step.compareDocumentPosition(await card())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('nothing is asked while screen time rests', async () => {
  const quiet_until = '2026-11-17T12:00:00.000Z';
  const controls = { off: [], minutes: null, quiz_first: false, quiet_until, spent_until: null };
  openDashboard({ recall: offer, me: person({ controls }) });
  await screen.findByRole('region', { name: 'Today' });
  expect(screen.queryByText('Do you still know?')).toBeNull();
});

test('what is put off disappears', async () => {
  network.answer(quizRecall.putOffRecall, () => ({ put_off: true as const }));
  const user = openDashboard({ recall: offer });
  await settled(async () => user.click(within(await card()).getByRole('button', { name: 'Not today' })));
  await isGone();
  expect(network.asked(quizRecall.putOffRecall)).toHaveLength(1);
});

test('what could not be put off says so and stays', async () => {
  network.answer(quizRecall.putOffRecall, unreachable);
  const user = openDashboard({ recall: offer });
  await settled(async () => user.click(within(await card()).getByRole('button', { name: 'Not today' })));
  expect(within(await card()).getByRole('alert')).toBeTruthy();
});

test('both questions are answered before the answers are shown with their proof, and the card goes', async () => {
  network.answer(quizRecall.answerRecall, () => ({
    right: 1,
    answers: [answered(0, 'Option 2', 'A gull'), answered(1, 'Option 1', 'A rope')],
  }));
  const user = await openQuestions();
  expect(dialog().getByText('Question 1 of 2')).toBeTruthy();
  await settled(() => user.click(dialog().getByRole('radio', { name: /A gull/ })));
  await settled(() => user.click(dialog().getByRole('button', { name: 'That is my answer' })));
  expect(dialog().getByText('Question 2 of 2')).toBeTruthy();
  expect(dialog().getByRole('group', { name: 'What flew away?' })).toBe(document.activeElement);
  await settled(() => user.keyboard('4{Enter}'));
  expect(network.asked(quizRecall.answerRecall).map(({ body }) => body)).toEqual([
    { day: '2026-11-16', answers: ['Option 2', 'Option 4'] },
  ]);
  expect(document.activeElement?.textContent).toContain('You still know one of them!');
  const [first, second] = dialog()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(first).toContain('Still known');
  expect(first).toContain('The sentence 0.');
  expect(second).toContain('Your answerA rope');
  expect(second).toContain('The answer: A lamp');
  await settled(() => user.click(dialog().getByRole('button', { name: 'Done' })));
  expect(screen.queryByRole('dialog')).toBeNull();
  await isGone();
});

test('a child may say that it does not know any more', async () => {
  network.answer(quizRecall.answerRecall, () => ({
    right: 0,
    answers: [answered(0, 'Option 2', null), answered(1, 'Option 1', null)],
  }));
  const user = await openQuestions();
  for (let i = 0; i < 2; i++)
    await settled(() => user.click(dialog().getByRole('button', { name: 'I don’t know any more' })));
  expect(network.asked(quizRecall.answerRecall)[0]?.body.answers).toEqual([null, null]);
  expect(dialog().getByText('These two had slipped away.')).toBeTruthy();
  expect(dialog().queryByText('Your answer')).toBeNull();
});

test('answers that did not get through are sent again', async () => {
  network.answer(quizRecall.answerRecall, unreachable);
  const user = await openQuestions();
  for (let i = 0; i < 2; i++)
    await settled(() => user.click(dialog().getByRole('button', { name: 'I don’t know any more' })));
  network.answer(quizRecall.answerRecall, () => ({ right: 0, answers: [] }));
  await settled(() => user.click(dialog().getByRole('button', { name: 'Try again' })));
  expect(dialog().getByText('These two had slipped away.')).toBeTruthy();
  expect(network.asked(quizRecall.answerRecall)).toHaveLength(2);
});

test('questions that are over say so, and the card goes', async () => {
  network.answer(quizRecall.answerRecall, () => refusal('recall_over'));
  const user = await openQuestions();
  for (let i = 0; i < 2; i++)
    await settled(() => user.click(dialog().getByRole('button', { name: 'I don’t know any more' })));
  expect(dialog().getByText('These two questions are over. New ones come another day!')).toBeTruthy();
  await isGone();
});

test('when another tab has answered, the dialog says that nothing more is asked, and the card goes', async () => {
  const user = await openQuestions(null);
  expect(dialog().getByText(/nothing more to ask today/)).toBeTruthy();
  await isGone();
  const [close] = dialog().getAllByRole('button', { name: 'Close' });
  if (close !== undefined) await settled(() => user.click(close));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closed without an answer, the card stays for later', async () => {
  const user = await openQuestions();
  await settled(() => user.click(dialog().getByRole('button', { name: 'Close' })));
  expect(within(await card()).getByRole('button', { name: 'Ask me' })).toBeTruthy();
});
