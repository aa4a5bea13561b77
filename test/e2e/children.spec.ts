import type { Page } from '@playwright/test';
import { countCalls, newFamily, newParent, pictures } from './families';
import { inspectBoth } from './inspect';
import { atDashboard, openDoor, tellLikes } from './newcomer';
import { comeIn, expect, loaded, moveClock, signOut, test } from './support';

/** Two of the pool, the record, the home, and what the home loads behind the first screen. */
const mostCallsToHome = 10;

const tap = async (page: Page, names: readonly string[]) => {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
};

test('a guardian adds a child without an address, and sees what comes next', async ({ page }) => {
  const parent = await newParent(page);
  await comeIn(page, parent, '/consent/children');
  await inspectBoth(page, 'children-none');
  await page.getByRole('button', { name: 'Add a child without an e-mail address' }).click();
  await page.getByLabel('A name for reading').fill(`Pip ${parent.slice(0, 5).replace(/\d/g, 'x')}`);
  await page.getByLabel('Year of birth').fill(String(new Date().getFullYear() - 10));
  await page.getByRole('button', { name: 'Let Wren pick' }).click();
  await page.getByRole('button', { name: 'Take one back' }).click();
  await expect(page.getByText('3 of 4 pictures')).toBeAttached();
  await page.getByRole('button', { name: 'Let Wren pick' }).click();
  await page.getByLabel('I am this child').check();
  const add = page.getByRole('button', { name: 'Add the child' });
  await expect(add).toBeDisabled();
  await page.getByRole('group', { name: 'Using Inkwren' }).getByText('Yes').click();
  await inspectBoth(page, 'children-add');
  await add.click();
  await expect(page.getByText('Can come in once you have confirmed')).toBeVisible();
  await page.getByLabel('Use this device for the family').fill('Kitchen tablet');
  await page.getByRole('button', { name: 'Add this device' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await inspectBoth(page, 'family');
});

test('a child comes in by its picture and four more, on the device of the family @alone', async ({
  page,
}) => {
  const parent = await newParent(page);
  const { name } = await newFamily(page, parent);
  await comeIn(page, parent, '/consent/children');
  await page.getByLabel('Use this device for the family').fill('Kitchen tablet');
  await page.getByRole('button', { name: 'Add this device' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Who is reading?' })).toBeVisible();
  await expect(page.getByRole('button', { name })).toBeVisible();
  await inspectBoth(page, 'device-start');
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { name: `Hello ${name}!` })).toBeFocused();
  await tap(page, ['Sun', 'Moon']);
  await inspectBoth(page, 'device-pictures');
  await tap(page, ['Cake', 'Key']);
  await expect(page.getByText('Those were not your pictures')).toBeVisible();
  await inspectBoth(page, 'device-wrong');
  for (let n = 2; n <= 5; n++) {
    await tap(page, ['Sun', 'Moon', 'Cake', 'Key']);
    await expect(page.getByText('Wren is looking…')).toBeHidden();
  }
  await expect(page.getByText('Let us rest a little')).toBeVisible();
  await inspectBoth(page, 'device-rest');
  await moveClock(page, 'PT6M');
  await page.reload();
  await page.getByRole('button', { name }).click();
  await tap(page, pictures);
  await tellLikes(page);
  await openDoor(page);
  await atDashboard(page, name);
  await signOut(page);
  // The menu has a button of that name, too.
  await expect(page.getByRole('heading', { name: 'Who is reading?' })).toBeVisible();
  const [calls, began] = [countCalls(page), Date.now()];
  await page.getByRole('button', { name }).click();
  await tap(page, pictures);
  await atDashboard(page, name);
  await loaded(page);
  const seconds = (Date.now() - began) / 1000;
  // Five taps: the own picture and four more. The speed of the machine decides no test, so the calls do.
  process.stdout.write(
    `From the first tap to the home: 5 taps, ${calls.length} calls, ${seconds.toFixed(1)} s\n`,
  );
  expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(mostCallsToHome);
});

test('a guardian makes a code, and the child comes in by it on another device @alone', async ({
  page,
  anotherBrowser,
}) => {
  const parent = await newParent(page);
  const { name } = await newFamily(page, parent);
  await comeIn(page, parent, '/consent/children');
  await page.getByRole('button', { name: `Code for another device for ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `A code for ${name}` });
  const code = (await dialog.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent()) ?? '';
  await inspectBoth(page, 'family-code');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: `New pictures for ${name}` }).click();
  await page.getByRole('button', { name: 'Let Wren pick' }).click();
  await inspectBoth(page, 'family-new-pictures');
  const other = await anotherBrowser({ viewport: page.viewportSize() });
  await other.goto('/enter');
  await other.getByLabel('The code').fill('AAAAA-AAAAA');
  await other.getByRole('button', { name: 'Come in' }).click();
  await expect(other.getByText('This code does not work')).toBeVisible();
  await inspectBoth(other, 'enter');
  await other.getByLabel('The code').fill(code);
  await other.getByRole('button', { name: 'Come in' }).click();
  await expect(other.getByRole('heading', { name: 'Come in with a code' })).toHaveCount(0);
});
