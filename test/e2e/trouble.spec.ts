import { inspect } from './inspect';
import { fileOf, isKept } from './kept';
import { answerQuiz, chooseBook, comeIn, expect, newStudent, outages, pick, test } from './support';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => comeIn(page, await newStudent(page)));

test('a network failure during the submission loses no answer, and the quiz is sent when the network is back', async ({
  page,
  context,
}) => {
  await chooseBook(page, 'robot in room');
  await pick(page.getByRole('radio', { name: /Chapter 1/ }));
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await isKept(page, fileOf('offline-sign'));
  await context.setOffline(true);
  await answerQuiz(page);
  const waits = page.getByRole('dialog', { name: 'You have finished!' });
  await expect(waits).toContainText('Your answers are safe here');
  await expect(waits.getByText(/^\d+ of 10 right$/)).toBeVisible();
  await inspect(page, 'quiz-submit-failed');
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Quiz complete!' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeAttached();
});

/** An outage affects every test. */
const alone = { tag: '@alone' };
test.afterEach(({ page }) => outages(page, { model: false, catalogue: false }));

test('while the model is down, our own books have quizzes', alone, async ({ page }) => {
  await chooseBook(page, 'robot in room');
  await pick(page.getByRole('radio', { name: /Chapter 3/ }));
  await outages(page, { model: true });
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
});

test('while the catalogue is down, the library still answers', alone, async ({ page }) => {
  await outages(page, { catalogue: true });
  await page.goto('/books');
  await page.getByRole('combobox').fill('letter mail girl');
  await page.getByRole('combobox').fill('carried the mail');
  await expect(page.getByRole('option')).toHaveCount(1);
});
