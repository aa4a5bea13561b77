import type { Page } from '@playwright/test';
import { inspectBoth } from './inspect';
import { staysInView } from './letters';
import { comeIn, expect, idOf, loaded, newStudent, pick, seed, test } from './support';

/** A student who took quizzes eight and seven days ago, all answers right. */
const studentOfLastWeek = async (page: Page, guardian?: string) => {
  const email = await newStudent(page, guardian);
  const userId = await idOf(page, email);
  for (const [i, daysBefore] of [8, 7].entries())
    await seed(page, {
      task: 'quiz',
      at: new Date(Date.now() - daysBefore * 86_400_000).toISOString(),
      userId,
      bookId: 'the-dragon-who-baked-bread',
      endChapter: i + 1,
      wrong: [],
    });
  return { email, userId };
};

test('a child is asked two questions of last week below the step of the day, and a guardian reads what stays', async ({
  page,
  anotherBrowser,
}) => {
  const guardian = 'parent@home.test';
  const { email, userId } = await studentOfLastWeek(page, guardian);
  await comeIn(page, email);
  await loaded(page);
  const card = page.getByRole('region', { name: 'Do you still know?' });
  await expect(card.getByText('Two questions about chapter 2 of The Dragon Who Baked Bread.')).toBeVisible();
  await staysInView(page, page.getByRole('region').first().getByRole('link').first());
  await inspectBoth(page, 'recall-home');

  await card.getByRole('button', { name: 'Ask me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Do you still know?' });
  await expect(dialog.getByText('Question 1 of 2')).toBeVisible();
  await inspectBoth(page, 'recall-question');
  await pick(dialog.getByRole('radio').nth(0));
  await dialog.getByRole('button', { name: 'That is my answer' }).click();
  await expect(dialog.getByText('Question 2 of 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'I don’t know any more' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await inspectBoth(page, 'recall-answers');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await loaded(page);
  await expect(card).toBeHidden();

  const home = await anotherBrowser({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
  await comeIn(home, guardian, `/children/${userId}`);
  await loaded(home);
  await expect(home.getByRole('heading', { name: 'What stays' })).toBeVisible();
  await expect(home.getByText('Too early to say')).toBeVisible();
  await inspectBoth(home, 'recall-family');
  await home.goto(`/friends?child=${userId}&view=summary`);
  await loaded(home);
  await expect(home.getByRole('region', { name: 'What stays' })).toBeVisible();
  await inspectBoth(home, 'recall-summary');
});

test('what a child puts off does not come back today', async ({ page }) => {
  const { email } = await studentOfLastWeek(page);
  await comeIn(page, email);
  const card = page.getByRole('region', { name: 'Do you still know?' });
  await card.getByRole('button', { name: 'Not today' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await loaded(page);
  await expect(card).toBeHidden();
});
