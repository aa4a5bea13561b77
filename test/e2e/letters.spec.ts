import type { Page } from '@playwright/test';
import { staysReadable } from './letters';
import { addressOf, agreeToTerms, fillBasics, invite, nameOf, signUp } from './newcomer';
import { expect, loaded, newStudent, openProfile, signIn, test } from './support';

/** One width of its own is enough: the helper has those that matter. */
test.skip(({ viewport }) => (viewport?.width ?? 0) > 500, 'for phones');
test.slow();

const comeIn = async (page: Page, email: string) => {
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
};

const walk = async (page: Page, role: string, places: readonly string[]) => {
  for (const place of places) {
    await page.goto(`/${place}`);
    await loaded(page);
    await staysReadable(page, `${role}-${place.replace(/\W+/g, '-')}`);
  }
};

test('the largest letters: the ways in', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await staysReadable(page, 'login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await staysReadable(page, 'login-reset');
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await staysReadable(page, 'signup');
  await page.goto('/consent');
  await loaded(page);
  await staysReadable(page, 'consent-no-link');
});

test('the largest letters: setting up', async ({ page }) => {
  const email = addressOf('letters');
  await invite(page, email);
  await signUp(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
  await staysReadable(page, 'set-up-terms');
  await agreeToTerms(page);
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await staysReadable(page, 'set-up-basics');
  await fillBasics(page, { name: nameOf('Zoe'), age: 14 });
  await expect(page.getByRole('heading', { name: 'What do you like?' })).toBeVisible();
  await staysReadable(page, 'set-up-interests');
  await page.getByRole('button', { name: 'Add Space films' }).click();
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('heading', { name: 'Which kinds of books do you like?' })).toBeVisible();
  await staysReadable(page, 'set-up-genres');
  await page.getByRole('button', { name: 'Mystery' }).click();
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('heading', { name: 'Which books have you read?' })).toBeVisible();
  await staysReadable(page, 'set-up-past-books');
});

test('the largest letters: the menu and the profile', async ({ page }) => {
  await comeIn(page, await newStudent(page));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await staysReadable(page, 'menu');
  await page.keyboard.press('Escape');
  const dialog = await openProfile(page);
  for (const tab of ['Profile', 'Reading', 'Account']) {
    await dialog.getByRole('tab', { name: tab }).click();
    await staysReadable(page, `profile-${tab.toLowerCase()}`);
  }
});

for (const [role, email, places] of [
  ['student', 'ada@maple.test', ['leaderboard', 'leaderboard?scope=school']],
  ['teacher', 'teacher@maple.test', ['leaderboard?scope=school']],
  ['parent', 'parent@home.test', ['consent/children']],
  [
    'operator',
    'operator@inkwren.test',
    ['dashboard', 'operator', 'operator?tab=waitlist', 'operator?tab=teachers', 'operator?tab=feedback'],
  ],
] as const)
  test(`the largest letters: a ${role}’s screens`, async ({ page }) => {
    await comeIn(page, email);
    await walk(page, role, places);
  });
