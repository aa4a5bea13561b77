import { expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ErrorCode } from '../../contract/errors';
import { quiz } from '../../contract/quiz/endpoints';
import { reading } from '../../contract/reading/endpoints';
import { goOn, network, open, openQuiz, pass, questions, refusal } from '../support/screens';

const start = (asked = questions(10)) => openQuiz(asked);

const options = () => screen.getAllByRole<HTMLInputElement>('radio');
const points = () => screen.getByText('points so far').parentElement?.textContent;

/** Answers the current question with the keyboard. */
const answer = async (
  user: UserEvent,
  key: string,
  next: 'Next Question' | 'Finish Quiz' = 'Next Question',
) => {
  await user.click(options()[0] as HTMLElement);
  await user.keyboard(key);
  await user.click(screen.getByRole('button', { name: 'Check Answer' }));
  await goOn(user, next);
};

test('the number keys choose and Enter checks', async () => {
  const user = await start();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check Answer' }).disabled).toBe(true);
  await user.click(options()[0] as HTMLElement);
  await user.keyboard('3');
  expect(options().map(({ checked }) => checked)).toEqual([false, false, true, false]);
  await user.keyboard('5');
  expect(options()[2]?.checked).toBe(true);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Right answer')).toBeTruthy();
});

test('an answer cannot be changed after the check', async () => {
  const user = await start();
  await user.click(options()[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Check Answer' }));
  await user.keyboard('3');
  await user.click(options()[2] as HTMLElement);
  expect(options().map(({ checked }) => checked)).toEqual([true, false, false, false]);
  expect(options().every(({ disabled }) => disabled)).toBe(true);
  expect(screen.getByRole('radio', { name: /Your answer/ })).toBe(options()[0]);
});

test('right and wrong are shown in words with the reason and the proof, and announced', async () => {
  const user = await start();
  await user.click(screen.getByRole('radio', { name: 'Answer 1a' }));
  await user.click(screen.getByRole('button', { name: 'Check Answer' }));
  expect(screen.getByRole('radio', { name: 'Answer 1a Your answer' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Answer 1c Right answer' })).toBeTruthy();
  const verdict = screen.getByText('Not quite. Now you know!').closest('[aria-live]');
  expect(verdict?.getAttribute('aria-live')).toBe('polite');
  expect(verdict?.textContent).toContain('Because of reason 1.');
  expect(verdict?.textContent).toContain('The book says: Proof 1.');
  await goOn(user, 'Next Question');
  await user.click(screen.getByRole('radio', { name: 'Answer 2c' }));
  await user.click(screen.getByRole('button', { name: 'Check Answer' }));
  expect(screen.getByText('Yes! +5 points')).toBeTruthy();
  expect(screen.queryByText('Your answer')).toBeNull();
});

test('the proof opens its page, up to the chapter of the question, and the quiz continues', async () => {
  network.answer(reading.find, () => ({
    chapter: 1,
    title: 'The Beginning',
    paragraphs: ['Nothing yet. Proof 1.'],
    marks: [{ paragraph: 0, from: 13, to: 21 }],
  }));
  const user = await start();
  await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Check Answer' }));
  await user.click(screen.getByRole('button', { name: /Proof 1\. Show it on its page/ }));
  const page = within(await screen.findByRole('dialog', { name: 'Chapter 1: The Beginning' }));
  expect(page.getByText('Proof 1.').tagName).toBe('MARK');
  expect(network.asked(reading.find)[0]?.query).toEqual({
    id: 'saltwind',
    words: 'Proof 1.',
    end_chapter: '1',
  });
  await user.click(page.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Next Question' })).toBeTruthy();
});

test('consecutive right answers are worth five points more each time, and a wrong one resets them', async () => {
  const user = await start();
  const seen = [];
  for (const key of ['3', '3', '3', '1', '3']) {
    await answer(user, key);
    seen.push(points());
  }
  expect(seen).toEqual([5, 15, 30, 30, 35].map((sum) => `${sum}points so far`));
  expect(screen.getByText('Question 6 of 10')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Questions answered' }).getAttribute('aria-valuenow')).toBe(
    '5',
  );
});

test('a fifth option comes last, and key 5 selects it', async () => {
  const fifth = { options: ['A', 'B', 'C', 'D', 'None of these'], correct_option: 'Option 5' };
  const user = await start(questions(1).map((question) => ({ ...question, ...fifth })));
  expect(options()[4]).toBe(screen.getByRole('radio', { name: 'None of these' }));
  await user.click(options()[0] as HTMLElement);
  await user.keyboard('5{Enter}');
  expect(screen.getByRole('radio', { name: 'None of these Right answer' })).toBeTruthy();
});

test('a reload continues the quiz with answers, points and verdict', async () => {
  const user = await start();
  await answer(user, '3');
  await user.click(options()[0] as HTMLElement);
  await user.keyboard('3{Enter}');
  cleanup();
  await start();
  expect(screen.getByText('Question 2 of 10')).toBeTruthy();
  expect(screen.getByText(/Yes! \+10 points/)).toBeTruthy();
  expect(points()).toBe('15points so far');
});

test('a quiz without questions links to the books', async () => {
  network.answer(quiz.start, () => ({
    quiz: [],
    start_chapter: 1,
    end_chapter: 2,
    book: { id: 'saltwind', title: 'Saltwind', author: '', thumbnail: null },
  }));
  open('/quiz?book=saltwind&end=2');
  expect(await screen.findByRole('heading', { name: 'Books' })).toBeTruthy();
  expect(location.pathname).toBe('/books');
});

const refused = async (code: ErrorCode, text: string) => {
  network.answer(quiz.start, () => refusal(code));
  const { user } = open('/quiz?book=saltwind&end=2');
  const notice = (await screen.findByText(text)).closest('[role]');
  return {
    user,
    role: notice?.getAttribute('role'),
    ticked: notice?.querySelector('svg')?.classList.contains('lucide-circle-check'),
    again: screen.queryByRole('button', { name: 'Try again' }),
  };
};

test.each([
  ['quiz_chapters_completed', 'All chapters have been completed for this book', 'Give it your stars'],
  ['quiz_already_completed', 'Quiz already completed for this book', 'Give it your stars'],
  [
    'quiz_range_completed',
    'You have completed the quiz on these chapters. Ready for the next ones?',
    'Choose the next chapters',
  ],
] as const)('%s is shown as a success with the next step, and without a retry', async (code, text, next) => {
  const { role, ticked, again } = await refused(code, text);
  expect(role).toBe('status');
  expect(ticked).toBe(true);
  expect(again).toBeNull();
  expect(screen.getByRole('link', { name: next }).getAttribute('href')).toBe('/books?book=saltwind');
  expect(screen.getByRole('link', { name: 'Back to Books' })).toBeTruthy();
});

test('while the questions are being written Wren thinks, and the page polls', async () => {
  network.answer(quiz.start, () => refusal('quiz_being_made'));
  open('/quiz?book=saltwind&end=2');
  await screen.findByText(/thinking up your questions/);
  await pass(3500);
  expect(network.asked(quiz.start)).toHaveLength(2);
  network.answer(quiz.start, () => ({
    quiz: questions(10),
    start_chapter: 1,
    end_chapter: 2,
    book: { id: 'saltwind', title: 'Saltwind', author: '', thumbnail: null },
  }));
  await pass(3500);
  expect(await screen.findByText('Question 1 of 10')).toBeTruthy();
});

test('if several chapters need questions the child sees how many are ready', async () => {
  const being = (made: number) => refusal('quiz_being_made', { progress: { made, of: 5 } });
  network.answer(quiz.start, () => being(1));
  open('/quiz?book=saltwind&end=5');
  expect(await screen.findByText('1 of 5 chapters are ready')).toBeTruthy();
  network.answer(quiz.start, () => being(4));
  await pass(3500);
  expect(await screen.findByText('4 of 5 chapters are ready')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Chapters that are ready' })).toBeTruthy();
});

test('a question without a quotation says that it comes from memory', async () => {
  const user = await start(questions(10).map((question) => ({ ...question, evidence: null })));
  await user.click(screen.getByRole('radio', { name: 'Answer 1a' }));
  await user.click(screen.getByRole('button', { name: 'Check Answer' }));
  expect(screen.getByText('Wren made this from memory. Tell us if it is wrong.')).toBeTruthy();
  expect(screen.queryByText(/The book says/)).toBeNull();
});

test('a quiz that could not be written is an error that can be retried', async () => {
  const { user, role, ticked, again } = await refused('quiz_generation_failed', 'Failed to generate quiz');
  expect(role).toBe('alert');
  expect(ticked).toBe(false);
  expect(network.asked(quiz.start)).toHaveLength(1);
  network.answer(quiz.start, () => ({
    quiz: questions(10),
    start_chapter: 1,
    end_chapter: 2,
    book: { id: 'saltwind', title: 'Saltwind', author: '', thumbnail: null },
  }));
  await user.click(again as HTMLElement);
  await pass(0);
  expect(await screen.findByText('Question 1 of 10')).toBeTruthy();
});
