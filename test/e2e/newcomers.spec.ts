import { errors } from '../../contract/errors';
import { demoPassword } from '../../local/seed/accounts';
import { inspect } from './inspect';
import { staysInView } from './letters';
import {
  addressOf,
  agreeToTerms,
  atDashboard,
  fillBasics,
  invite,
  mailTo,
  nameOf,
  openDoor,
  revoke,
  signUp,
  tellLikes,
} from './newcomer';
import { comeIn, desktop, expect, openProfile, test, typeNewPassword } from './support';

const verification = '**/api/verify-user-authorization';

test('a student who is old enough signs up without a grown-up', async ({ page }) => {
  const [email, name] = [addressOf('student'), nameOf('Kofi')];
  await invite(page, email, 'student');
  let goOn = () => {};
  const looked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(verification, async (route) => {
    await looked;
    await route.continue();
  });
  await signUp(page, email);
  await expect(page.getByText('Wren is looking for your invitation…')).toBeVisible();
  await inspect(page, 'verification');
  goOn();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeFocused();
  await inspect(page, 'terms');
  await staysInView(page, page.getByRole('button', { name: 'Go on' }));
  await page.getByText('Read everything').click();
  await expect(page.getByRole('heading', { name: 'Fair use' })).toBeVisible();
  await inspect(page, 'terms-all');
  await agreeToTerms(page);
  await fillBasics(page, { name, age: 7 });
  await expect(page.getByText(errors.too_young.text)).toBeVisible();
  await inspect(page, 'basic');
  await staysInView(page, page.getByRole('button', { name: 'Go on' }));
  await page.getByLabel('Age').fill('15');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'What do you like?' })).toBeVisible();
  await page.reload();
  await tellLikes(page, 'student');
  await expect(page, 'the door opens by itself').toHaveURL(/\/dashboard$/);
  await atDashboard(page, name);
});

test('a teacher waits for verification, and an operator verifies the teacher', { tag: '@desktop' }, async ({
  page,
  anotherBrowser,
}) => {
  const [email, name] = [addressOf('teacher'), nameOf('Mr Abe')];
  await invite(page, email);
  await signUp(page, email);
  await agreeToTerms(page);
  await fillBasics(page, { name, age: 44, type: 'Teacher' });
  await tellLikes(page, 'teacher');
  await openDoor(page);
  await atDashboard(page, name);
  const profile = await openProfile(page);
  await profile.getByRole('tab', { name: 'Account' }).click();
  await expect(profile.getByText('Not verified yet.')).toBeVisible();
  await inspect(page, 'profile-teacher-unverified');

  const operator = await anotherBrowser({ viewport: desktop });
  await comeIn(operator, 'operator@inkwren.test', '/operator?tab=teachers');
  await operator.getByRole('button', { name: `Verify: ${name}` }).click();
  await inspect(operator, 'operator-verify');
  const proposing = operator.getByRole('dialog');
  await proposing.getByRole('textbox', { name: 'Case' }).fill('A call to the school');
  await proposing.getByRole('button', { name: 'Propose' }).click();
  await expect(operator.getByText(/A second operator has to agree/)).toBeVisible();

  const second = await anotherBrowser({ viewport: desktop });
  await comeIn(second, 'second@inkwren.test', '/operator?tab=proposals');
  await second.getByRole('button', { name: `Agree: ${name}` }).click();
  await inspect(second, 'operator-agree');
  await second.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect(second.getByText(/you both are in the log/)).toBeVisible();
  await expect(second.getByRole('button', { name: `Agree: ${name}` })).toHaveCount(0);

  expect((await mailTo(page, email, /teacher account/)).text).toContain('/login');
  await page.reload();
  await (await openProfile(page)).getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByText('You may supervise students.')).toBeVisible();
});

test('a sign-up without an invitation gets a message that says so', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await inspect(page, 'sign-up');
  await page.getByLabel('E-mail').fill(addressOf('stranger'));
  await typeNewPassword(page, 'Password', demoPassword);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('alert')).toContainText(errors.not_invited.text);
  await expect(page.getByRole('link', { name: 'Join the waitlist' })).toBeVisible();
  await inspect(page, 'sign-up-refused');
});

test('a user with a revoked invitation is refused and redirected to the login', async ({ page }) => {
  const email = addressOf('late');
  await invite(page, email);
  await page.route(verification, async (route) => {
    await revoke(page, email);
    await route.continue();
  });
  await signUp(page, email);
  await expect(page.getByRole('alert')).toHaveText(errors.not_invited.text);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('the second of two users who choose the same name gets a message', async ({ page, anotherBrowser }) => {
  const other = await anotherBrowser();
  const name = nameOf('Twin');
  for (const twin of [page, other]) {
    const email = addressOf('twin');
    await invite(twin, email, 'student');
    await signUp(twin, email);
    await agreeToTerms(twin);
  }
  await fillBasics(page, { name, age: 15 });
  await expect(page.getByRole('heading', { name: 'What do you like?' })).toBeVisible();
  await fillBasics(other, { name: name.toUpperCase(), age: 15 });
  await expect(other.getByText(errors.username_taken.text)).toBeVisible();
  await expect(other.getByLabel('Username')).toBeFocused();
  await inspect(other, 'basic-name-taken');
});
