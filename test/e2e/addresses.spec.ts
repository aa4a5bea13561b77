import { inspectBoth } from './inspect';
import { addressOf, followMail, mailTo } from './newcomer';
import { comeIn, expect, newStudent, openProfile, signIn, test, typeNewPassword } from './support';

test('a child changes its address: both mailboxes say yes, and the new one signs in', async ({
  page,
  anotherBrowser,
}) => {
  const email = await newStudent(page);
  const next = addressOf('next');
  await comeIn(page, email);
  const profile = await openProfile(page);
  await profile.getByRole('tab', { name: 'Account' }).click();
  await profile.getByRole('button', { name: 'Change e-mail address…' }).click();
  await profile.getByLabel('New e-mail address').fill(next);
  await inspectBoth(page, 'address-form');
  await profile.getByRole('button', { name: 'Ask both mailboxes' }).click();
  await expect(profile.getByRole('heading', { name: 'Waiting for both mailboxes' })).toBeVisible();
  await inspectBoth(page, 'address-waiting');

  const mails = await anotherBrowser();
  await followMail(mails, email, /change your address/);
  await expect(mails.getByRole('heading', { name: 'Do you want to change your address?' })).toBeVisible();
  await inspectBoth(mails, 'address-link');
  await mails.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(mails.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await followMail(mails, next, /your new address/);
  await mails.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(mails.getByRole('heading', { name: 'Both mailboxes have said yes' })).toBeVisible();
  await inspectBoth(mails, 'address-moving');
  await mailTo(mails, next, /is in force/);

  await page.goto('/books');
  await expect(page.getByRole('heading', { name: 'Sign in' }), 'signed out').toBeVisible();

  await mails.getByRole('link', { name: 'Go to the sign-in' }).click();
  await mails.getByRole('button', { name: 'Forgot your password?' }).click();
  await mails.getByLabel('E-mail').fill(next);
  await mails.getByRole('button', { name: 'Send me a code' }).click();
  const code = /\d{6}/.exec((await mailTo(mails, next, /code for Inkwren/)).text)?.[0] ?? '';
  await mails.getByLabel('Code from the e-mail').fill(code);
  await typeNewPassword(mails, 'New password', 'quite-another-password');
  await mails.getByRole('button', { name: 'Set the new password' }).click();
  // The form for the code has a field for the address, too.
  await expect(mails.getByText('Your new password is set')).toBeVisible();
  await signIn(mails, next, 'quite-another-password');
  await expect(mails).toHaveURL(/\/dashboard$/);
  const again = await openProfile(mails);
  await again.getByRole('tab', { name: 'Account' }).click();
  await expect(again.getByText(next)).toBeVisible();
});
