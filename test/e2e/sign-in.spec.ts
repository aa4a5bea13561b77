import { demoPassword } from '../../local/seed/accounts';
import { inspect } from './inspect';
import { comeIn, expect, mailsTo, newStudent, signIn, signOut, test, typeNewPassword } from './support';

test('a wrong password gets a kind message, and too many lock the account temporarily', async ({ page }) => {
  await page.goto('/login');
  const email = await newStudent(page);
  await signIn(page, email, 'not-the-password');
  await expect(page.getByRole('alert')).toContainText('do not belong together');
  await inspect(page, 'login-wrong');
  // The lock lasts a second at first and longer after each failure: a slow machine only sees a later, longer one.
  const resting = page.getByRole('alert').filter({ hasText: 'having a short rest' });
  for (let tries = 0; tries < 12 && !(await resting.isVisible()); tries++) {
    const refused = page.waitForResponse((response) => response.status() === 400);
    await signIn(page, email, 'not-the-password');
    await refused;
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  }
  await expect(resting).toBeVisible();
});

test('a forgotten password is replaced with the code from the e-mail', async ({ page }) => {
  await page.goto('/login');
  const email = await newStudent(page);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('is on its way')).toBeVisible();
  await inspect(page, 'login-reset');
  const code = /\d{6}/.exec((await mailsTo(page, email)).at(-1)?.text ?? '')?.[0] ?? '';
  await expect(page.getByLabel('Code from the e-mail')).toHaveValue('');
  await page.getByLabel('Code from the e-mail').fill(code);
  await typeNewPassword(page, 'New password', 'quite-another-password');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await signIn(page, email, 'quite-another-password');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a session outlives its token, and signing out ends it', async ({ page }) => {
  await comeIn(page, await newStudent(page));
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith('.idToken')) localStorage.setItem(key, `${localStorage.getItem(key)}-broken`);
  });
  await page.goto('/books');
  await expect(page.getByRole('heading', { name: 'Currently Reading' }), 'refreshed by itself').toBeVisible();
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('/auth/callback and an unknown address redirect to the dashboard', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'teacher@maple.test', demoPassword);
  await expect(page.getByText('Ms Okafor!')).toBeVisible();
  await page.goto('/auth/callback');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'adult');
  await expect(page.getByRole('heading', { name: 'Your students in the last seven days' })).toBeVisible();
  await inspect(page, 'dashboard-teacher');
});
