import type { Page } from '@playwright/test';
import type { QuizQuestion } from '../../contract/quiz/endpoints';
import { optionIndex } from '../../contract/rules/quiz';
import { inspect, inspectBoth } from './inspect';
import { staysAbove, staysInView } from './letters';
import { printedPages } from './print';
import {
  answerQuiz,
  chooseBook,
  comeIn,
  expect,
  loaded,
  newStudent,
  pick,
  signIn,
  test,
  think,
} from './support';

test.use({ serviceWorkers: 'allow' });

const points = async (page: Page) => {
  const shown = await page.getByRole('region', { name: 'Streak and week' }).textContent();
  return Number(/([\d,]+)points/.exec(shown ?? '')?.[1]?.replace(/\D/g, ''));
};

const accounts: Record<string, string> = { phone: 'cleo@pond.test', desktop: 'ada@maple.test' };

test(
  'a child searches for a book, takes the quiz and sees the points on the dashboard',
  { tag: '@both' },
  async ({ page }, { project }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await inspect(page, '1-login');

    await signIn(page, accounts[project.name] ?? '');
    await expect(page).toHaveURL(/\/dashboard$/);
    const first = page.getByRole('region').first().getByRole('link').first();
    await expect(first, 'the first action is on the first screen').toBeInViewport({ ratio: 1 });
    const before = await points(page);
    await inspect(page, '2-dashboard');

    await page.getByRole('link', { name: 'All my books' }).click();
    await expect(page.getByRole('heading', { name: 'Want to Read' })).toBeVisible();
    await inspect(page, '3-books');

    const search = page.getByRole('combobox');
    await search.pressSequentially('saltw');
    await expect(page.getByRole('option').first()).toContainText('Saltwind');
    await inspect(page, '4-suggestions');
    await search.press('ArrowDown');
    await search.press('ArrowUp');
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: 'Book Selected' })).toBeFocused();
    await expect(page.getByText('How far have you read?')).toBeVisible();
    await expect(page.getByText('By Chapter').first()).toBeVisible();
    const read = page.getByRole('link', { name: 'Read it here' });
    await expect(read, 'the next step is on the first screen').toBeInViewport({ ratio: 1 });
    if (project.name === 'phone') await staysInView(page, read);
    await pick(page.getByRole('radio', { name: /Chapter 2/ }));
    await inspect(page, '5-chapters');

    const given = page.waitForResponse(/\/api\/book\/quiz\?/);
    await page.getByRole('button', { name: 'Start the quiz' }).click();
    const questions: QuizQuestion[] = (await (await given).json()).quiz;
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
    await inspect(page, '6-question');
    await page.keyboard.press('Tab');
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Right answer')).toBeVisible();
    await inspect(page, '7-verdict');
    await think(page);
    await page.reload();
    await expect(page.getByText('Right answer'), 'a reload goes on where it was').toBeVisible();
    await page.getByRole('button', { name: 'Next Question' }).click();
    for (const { question, correct_option } of questions.slice(1)) {
      await expect(page.getByText(question)).toBeVisible();
      const right = optionIndex(correct_option) ?? 0;
      await pick(page.getByRole('radio').nth(right));
      await page.getByRole('button', { name: 'Check Answer' }).click();
      await page.getByRole('button', { name: /^(Next Question|Finish Quiz)$/ }).click();
    }

    const dialog = page.getByRole('dialog', { name: 'Quiz complete!' });
    await expect(dialog).toBeVisible();
    const earned = Number(/\+(\d+) points/.exec((await dialog.textContent()) ?? '')?.[1]);
    await inspect(page, '8-complete');
    await dialog.getByRole('button', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect.poll(() => points(page)).toBe(before + earned);
  },
);

test('in the largest letters the check button covers no answer', async ({ page }) => {
  await comeIn(page, await newStudent(page), '/quiz?book=goalkeeper-of-gull-street&end=1');
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await staysAbove(
    page,
    page.locator('form label').last(),
    page.getByRole('button', { name: 'Check Answer' }),
  );
});

test('the next quiz continues after the last chapter, and the final quiz finishes the book', async ({
  page,
}) => {
  await comeIn(page, await newStudent(page));
  await chooseBook(page, 'paws of the');
  await pick(page.getByRole('radio', { name: /Chapter 4/ }));
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  await answerQuiz(page);
  await page.getByRole('button', { name: 'Choose the next chapters' }).click();
  await expect(page.getByRole('heading', { name: 'Paws of the Night Market', exact: true })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await pick(page.getByRole('radio', { name: /Chapter 5/ }));
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  await answerQuiz(page);
  const feast = page.getByRole('dialog', { name: 'You finished a book!' });
  await expect(feast.getByRole('region', { name: 'Your next book?' })).toBeVisible();
  await pick(feast.getByRole('radio', { name: /^5 stars/ }));
  await expect(feast.getByText('It stands on your Read shelf now.')).toBeVisible();
  await inspectBoth(page, '8-book-finished');
  await feast.getByRole('button', { name: 'Make a certificate' }).click();
  await expect(page.getByRole('dialog', { name: 'Your certificate' })).toBeVisible();
  await inspect(page, '8-certificate');
  expect(await printedPages(page, 'certificate')).toBe(1);
  await page.keyboard.press('Escape');
  await feast.getByRole('button', { name: 'Back to Dashboard' }).click();

  await chooseBook(page, 'paws of the');
  await expect(page.getByRole('region', { name: /^Read/ })).toContainText('Paws of the Night Market');
  await expect(page.getByText('All chapters have been completed for this book')).toBeVisible();
  await inspect(page, '9-book-done');
});

test('a finished quiz appears on the shelf, on the dashboard, and in the history with its proofs', {
  tag: '@desktop',
}, async ({ page }) => {
  await comeIn(page, await newStudent(page));
  await chooseBook(page, 'robot in room');
  await page.getByRole('button', { name: 'Start Reading' }).click();
  await pick(page.getByRole('radio', { name: /Chapter 1/ }));
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  await answerQuiz(page);
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText('day in a row', { exact: true })).toBeVisible();
  await loaded(page);
  await inspect(page, 'back-dashboard');
  await page.goto('/books');
  await expect(page.getByRole('region', { name: /Currently Reading/ })).toContainText('Robot');
  await inspect(page, 'back-books');
  await page.goto('/history');
  await page.getByRole('link', { name: /Robot/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Robot/ })).toBeVisible();
  await loaded(page);
  await inspect(page, 'back-history');
});
