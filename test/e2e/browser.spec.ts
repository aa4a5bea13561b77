import { comeIn, expect, newStudent, test } from './support';

test.use({ serviceWorkers: 'allow' });

test('the menu opens offline, and stays when a screen fails to load', async ({ page, context }) => {
  await comeIn(page, await newStudent(page));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: /Profile and settings$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Profile and settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Store' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not come through.' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Store', level: 1 })).toBeVisible();
});

test('when another user signs in in a second tab, the first tab switches to that user', async ({
  page,
  context,
}) => {
  const greeting = (tab: typeof page) => tab.getByRole('heading', { level: 1, name: /!$/ });
  await comeIn(page, await newStudent(page));
  const before = (await greeting(page).textContent()) ?? '';
  const second = await context.newPage();
  await comeIn(second, await newStudent(second));
  const after = (await greeting(second).textContent()) ?? '';
  expect(after).not.toBe(before);
  await expect(greeting(page)).toHaveText(after);
});
