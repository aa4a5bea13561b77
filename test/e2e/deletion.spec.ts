import type { Page } from '@playwright/test';
import { inspectBoth } from './inspect';
import { followMail } from './newcomer';
import {
  callAs,
  comeIn,
  expect,
  idOf,
  mailsTo,
  moveClock,
  newStudent,
  openProfile,
  pick,
  seed,
  test,
} from './support';

const mails = { asked: /^Do you want to delete/, begun: /is shut and will be deleted$/ };

/** A student who decides alone. */
const newTeen = async (page: Page) => {
  const email = await newStudent(page);
  await seed(page, { task: 'fields', userId: await idOf(page, email), fields: { age: 14 } });
  return email;
};

/** A parent with an account, and a child. */
const newFamily = async (page: Page) => {
  const guardian = await newStudent(page);
  const fields = { account_type: 'other', age: 40 };
  await seed(page, { task: 'fields', userId: await idOf(page, guardian), fields });
  const child = await newStudent(page, guardian);
  return { guardian, child, name: (child.split('@')[0] ?? '').slice(0, 16) };
};

const linksTo = async (page: Page, address: string) =>
  (await mailsTo(page, address)).filter(({ subject }) => mails.asked.test(subject)).length;

const openAccount = async (page: Page) => {
  const profile = await openProfile(page);
  await profile.getByRole('tab', { name: 'Account' }).click();
  await profile.getByRole('button', { name: 'Delete my account…' }).click();
};

const askForLink = async (page: Page) => {
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('dialog', { name: 'Look into your e-mail' })).toBeVisible();
};

const shut = async (page: Page) => {
  await page.getByRole('button', { name: 'Yes, shut and delete' }).click();
  await page.getByRole('button', { name: 'Shut and delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: /account is shut$/ })).toBeFocused();
};

const broughtBack = async (page: Page) => {
  await page.getByRole('button', { name: 'Bring everything back' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is back' })).toBeFocused();
};

test('a child below the age of consent is told whom to ask', async ({ page }) => {
  await comeIn(page, await newStudent(page));
  await openAccount(page);
  await expect(page.getByText('Only the grown-up who said yes for you can do this.')).toBeVisible();
  await inspectBoth(page, 'deletion-child');
});

test('a teenager shuts the account, is signed out everywhere, and brings everything back', async ({
  page,
  anotherBrowser,
}) => {
  const email = await newTeen(page);
  await comeIn(page, email);
  await openAccount(page);
  await expect(page.getByText('all of it is deleted')).toBeVisible();
  await inspectBoth(page, 'deletion-ask');
  await askForLink(page);
  await inspectBoth(page, 'deletion-sent');
  await page.getByRole('button', { name: 'All right' }).click();

  const mail = await anotherBrowser({ viewport: page.viewportSize() });
  await followMail(mail, email, mails.asked);
  await expect(mail.getByRole('heading', { name: 'Delete your account?' })).toBeVisible();
  await inspectBoth(mail, 'deletion-asked');
  await mail.getByRole('button', { name: 'Keep the account' }).click();
  await expect(mail.getByRole('heading', { name: 'Your account stays' })).toBeFocused();
  await inspectBoth(mail, 'deletion-kept');
  await mail.getByRole('button', { name: 'Back to the question' }).click();
  await mail.getByRole('button', { name: 'Yes, shut and delete' }).click();
  await inspectBoth(mail, 'deletion-sure');
  await mail.keyboard.press('Escape');
  await shut(mail);
  await inspectBoth(mail, 'deletion-waiting');

  await page.goto('/books');
  await expect(page.getByRole('heading', { name: 'This account is shut' })).toBeFocused();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /Cognito|inkwren\.p/.test(key))),
  ).toEqual([]);
  await inspectBoth(page, 'deletion-gone');
  await page.getByRole('button', { name: 'Sign in with another account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await followMail(mail, email, mails.begun);
  await broughtBack(mail);
  await inspectBoth(mail, 'deletion-stopped');
  await expect.poll(async () => (await page.request.get(`/_local/token?email=${email}`)).ok()).toBe(true);
  await comeIn(page, email);
});

test('a link that opens nothing says what to do', async ({ page }) => {
  await page.goto(`/deletion#no-person.${'s'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link does not open' })).toBeVisible();
  await inspectBoth(page, 'deletion-no-link');
});

test('a guardian says what becomes of the child before leaving', async ({ page }) => {
  const { guardian, name } = await newFamily(page);
  await comeIn(page, guardian);
  await openAccount(page);
  const question = page.getByRole('group', { name: `What happens to ${name}’s account?` });
  for (const radio of await question.getByRole('radio').all()) await expect(radio).not.toBeChecked();
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Please choose one.')).toBeVisible();
  await inspectBoth(page, 'deletion-ask-guardian');
  await pick(question.getByRole('radio', { name: /^Keep it/ }));
  await askForLink(page);
  await page.getByRole('button', { name: 'All right' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account…' })).toBeFocused();
});

// Moves the clock by days.
test('a guardian has a child’s account deleted to the end @alone', async ({ page, anotherBrowser }) => {
  const { guardian, child, name } = await newFamily(page);
  await comeIn(page, guardian, `/children/${await idOf(page, child)}`);
  await page.getByRole('button', { name: `Delete ${name}’s account…` }).click();
  await inspectBoth(page, 'deletion-ask-child');
  await askForLink(page);

  const mail = await anotherBrowser({ viewport: page.viewportSize() });
  await followMail(mail, guardian, mails.asked);
  await expect(mail.getByRole('heading', { name: `Delete ${name}’s account?` })).toBeVisible();
  await shut(mail);

  await page.goto('/consent/children');
  await expect(page.getByRole('region', { name: `${name}’s account is being deleted` })).toContainText(
    'The account is shut',
  );
  await inspectBoth(page, 'deletion-child-waiting');
  await moveClock(page, 'P1D');
  await broughtBack(mail);
  await expect.poll(async () => (await page.request.get(`/_local/token?email=${child}`)).ok()).toBe(true);

  await callAs(page, guardian, '/deletion', { child_id: await idOf(page, child) });
  await expect.poll(() => linksTo(page, guardian), 'the newest link').toBe(2);
  await followMail(mail, guardian, mails.asked);
  await shut(mail);
  await moveClock(page, 'P3DT10M');
  await mail.reload();
  await expect(mail.getByText('Gone everywhere.', { exact: false })).toBeVisible();
  await inspectBoth(mail, 'deletion-running');
  await moveClock(page, 'PT2H10M');
  await mail.reload();
  await expect(mail.getByRole('heading', { name: 'Your child’s account is deleted' })).toBeVisible();
  await inspectBoth(mail, 'deletion-done');
  await comeIn(page, guardian, '/consent/children');
  await expect(page.getByText('No children here')).toBeVisible();
});
