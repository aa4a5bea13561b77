import { pictures } from './families';
import { inspect, inspectBoth } from './inspect';
import {
  addressOf,
  agreeToTerms,
  atDashboard,
  fillBasics,
  followMail,
  invite,
  nameOf,
  openDoor,
  signUp,
  tellLikes,
} from './newcomer';
import { expect, loaded, moveClock, signOut, test } from './support';

test('a parent signs up, adds a child without an address, and the child comes in on the family’s tablet @alone', async ({
  page,
}) => {
  const email = addressOf('start');
  const [name, child] = [nameOf('Jo'), nameOf('Pip')];
  await invite(page, email, 'other');
  await signUp(page, email);
  await agreeToTerms(page);
  await fillBasics(page, { name, age: 41 });
  await tellLikes(page);
  await openDoor(page);
  await atDashboard(page, name);
  await loaded(page);
  await inspectBoth(page, 'start-parent-home');

  await page.goto('/consent/children');
  await loaded(page);
  await inspect(page, 'start-no-children');
  await page.getByRole('button', { name: 'Add a child without an e-mail address' }).click();
  await page.getByLabel('A name for reading').fill(child);
  await page.getByLabel('Year of birth').fill(String(new Date().getFullYear() - 10));
  for (const picture of pictures) await page.getByRole('button', { name: picture, exact: true }).click();
  await page.getByLabel('I am this child').check();
  await page.getByRole('group', { name: 'Using Inkwren' }).getByText('Yes').click();
  await inspectBoth(page, 'start-add');
  await page.getByRole('button', { name: 'Add the child' }).click();
  await expect(page.getByText('Can come in once you have confirmed')).toBeVisible();
  await inspect(page, 'start-added');

  await moveClock(page, 'PT65M');
  await followMail(page, email, /confirm/i);
  await inspect(page, 'start-confirm');
  await page.getByRole('button', { name: /^Yes, I confirm|^Confirm/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await inspect(page, 'start-confirmed');

  await page.goto('/dashboard');
  await atDashboard(page, name);
  await loaded(page);
  await inspectBoth(page, 'start-parent-with-child');
  await page.goto('/consent/children');
  await page.getByLabel('Use this device for the family').fill('Kitchen tablet');
  await page.getByRole('button', { name: 'Add this device' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await inspect(page, 'start-device');
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Who is reading?' })).toBeVisible();
  await inspect(page, 'start-who');
  await page.getByRole('button', { name: child }).click();
  await inspect(page, 'start-tap');
  for (const picture of pictures) await page.getByRole('button', { name: picture, exact: true }).click();
  await tellLikes(page);
  await openDoor(page);
  await atDashboard(page, child);
  await loaded(page);
  await inspectBoth(page, 'start-child-home');
});
