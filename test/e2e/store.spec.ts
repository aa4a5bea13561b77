import type { Page } from '@playwright/test';
import { inspect, inspectBoth } from './inspect';
import { addressOf, mailTo } from './newcomer';
import { printedPages } from './print';
import { callAs, comeIn, expect, idOf, loaded, mailsTo, newStudent, seed, test } from './support';

/** The username of a test's student is the first part of the address. */
const nameOf = (email: string) => email.split('@')[0] ?? '';

/** A child with gems and a guardian with an account. */
const createFamily = async (page: Page, gems: number) => {
  const [email, parent] = [await newStudent(page), await newStudent(page)];
  const fields = { account_type: 'other', verified: true, username: 'Robin Wood' };
  await seed(page, { task: 'fields', userId: await idOf(page, parent), fields });
  const childId = await idOf(page, email);
  await seed(page, { task: 'guardian', adult: parent, childId });
  await seed(page, { task: 'award', userId: childId, cause: 'welcome#store-walk', gems });
  return { email, parent, childId, name: nameOf(email) };
};

const createPrize = (page: Page, id: string, name: string) =>
  seed(page, {
    task: 'storeItem',
    item: {
      id,
      name,
      about: 'It comes by post.',
      type: 'prize',
      gem_cost: 5,
      picture: null,
      stock: 3,
      regions: null,
      from_age: 0,
      on_sale: true,
    },
  });

const confirm = (page: Page, button: string) =>
  page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();

const fillAddress = async (page: Page) => {
  const address = { Name: 'The Woods', 'Street and number': '1 Nest Lane', 'Postal code': '12345' };
  for (const [label, text] of Object.entries({ ...address, Town: 'Treetop', Country: 'United States' }))
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);
};

test('a child spends gems, saves up and makes a wish; the guardian approves, declines and gives a reward', async ({
  page,
  anotherBrowser,
}) => {
  const { email, parent, name } = await createFamily(page, 32);
  const home = await anotherBrowser({ viewport: page.viewportSize() });
  await comeIn(home, parent, '/store');
  await home.getByRole('button', { name: 'Add a reward' }).click();
  await home.getByLabel('A reward', { exact: true }).fill('An evening of board games');
  await home.getByLabel('Gems', { exact: true }).fill('4');
  await home.getByRole('button', { name: 'Add' }).click();
  await expect(home.getByRole('button', { name: 'Remove: An evening of board games' })).toBeVisible();

  await comeIn(page, email, '/store');
  await page.getByRole('button', { name: 'Buy: Flower crown' }).click();
  await inspect(page, 'store-confirm');
  await confirm(page, 'Buy');
  await expect(page.getByText('Flower crown is yours!')).toBeVisible();
  await loaded(page);
  await inspectBoth(page, 'store-yours');
  await confirm(page, 'See it in the nest');
  await expect(page.getByRole('heading', { name: 'Wren’s nest' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Wren’s nest' })).toContainText('Flower crown');
  await page.getByRole('button', { name: 'Buy: A book plate' }).click();
  await confirm(page, 'Buy');
  await confirm(page, 'See it in the nest');
  await page.getByRole('button', { name: 'Print the book plate' }).click();
  await expect(page.getByText('This book belongs to')).toBeVisible();
  await inspect(page, 'store-plate');
  expect(await printedPages(page, 'book-plate')).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Buy: An evening of board games' }).click();
  await confirm(page, 'Buy');
  await expect(page.getByText('An evening of board games is yours!')).toBeVisible();
  await confirm(page, 'Back to the store');
  await page.getByRole('button', { name: 'Buy: A woven bookmark' }).click();
  await confirm(page, 'Buy');
  await expect(page.getByText('A woven bookmark waits for your grown-up’s yes.')).toBeVisible();
  await inspectBoth(page, 'store-waits');
  await confirm(page, 'Back to the store');
  const history = page.getByRole('region', { name: 'Purchase History' });
  await expect(history.getByText('Fulfilled')).toHaveCount(2);
  await expect(history.getByText('Processing')).toHaveCount(2);
  const wish = page.getByRole('region', { name: 'Request a Reward' });
  await wish.getByRole('textbox').fill('A rope ladder for the tree house');
  await wish.getByRole('button', { name: 'Submit' }).click();
  await expect(wish).toContainText("Request submitted successfully! We'll review it soon.");
  await page.getByRole('button', { name: 'Save up for this: Captain’s hat' }).click();
  await loaded(page);
  await inspectBoth(page, 'store-bought');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Saving up' })).toContainText(
    '4 more gems to the captain’s hat',
  );

  await expect.poll(async () => (await mailsTo(page, parent)).length).toBe(2);
  await home.goto('/dashboard');
  const asks = home.getByRole('link', { name: `${name} asks you for “A woven bookmark”.` });
  await expect(asks).toBeVisible();
  await inspectBoth(home, 'home-waiting');
  await asks.click();
  const waiting = home.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByRole('listitem')).toHaveCount(2);
  await loaded(home);
  await inspectBoth(home, 'store-family');
  await waiting.getByRole('button', { name: `Yes: A woven bookmark for ${name}` }).click();
  await fillAddress(home);
  await inspect(home, 'store-yes');
  await confirm(home, 'Yes, order it');
  await expect(home.getByText(`A woven bookmark for ${name}: ordered.`)).toBeVisible();
  await waiting.getByRole('button', { name: `Given: An evening of board games for ${name}` }).click();
  await confirm(home, 'It is given');
  await expect(waiting).toContainText('Nothing waits now.');
  await page.goto('/store');
  await expect(history.getByText('Fulfilled')).toHaveCount(3);
});

test('an operator sends an order, cancels one, exports them, and removes an item from the store', async ({
  page,
  anotherBrowser,
}) => {
  const { email, parent, childId, name } = await createFamily(page, 10);
  const [id, kite] = [`kite-${name}`, `A kite of ${name}`];
  await createPrize(page, id, kite);
  const address = { name: 'The Woods', street: '1 Nest Lane', postal_code: '12345', city: 'Treetop' };
  for (let piece = 0; piece < 2; piece++) {
    const { purchase } = await callAs(page, email, '/store/purchase', { item_id: id });
    const yes = { child_id: childId, id: purchase.id, yes: true };
    await callAs(page, parent, '/family/store/decide', {
      ...yes,
      address: { ...address, country: 'France' },
    });
  }
  await comeIn(page, 'operator@inkwren.test', '/operator?tab=orders');
  const button = (way: string) => page.getByRole('button', { name: `${way}: ${kite} for ${name}` });
  await expect(button('Sent')).toHaveCount(2);
  await inspectBoth(page, 'operator-orders');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('orders-open.csv');
  await button('Sent').first().click();
  await confirm(page, 'It is sent');
  await expect(page.getByText(`${kite} for ${name} is on its way.`)).toBeVisible();
  await button('Cancel').click();
  await page.getByLabel('Reason').fill('It broke on the way.');
  await inspect(page, 'operator-order-cancel');
  await confirm(page, 'Cancel the order');
  await expect(page.getByText(`${kite} for ${name} is cancelled.`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Orders' }).selectOption('Sent or cancelled');
  await expect(page.getByText('Cancelled: It broke on the way.').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Store' }).click();
  await page.getByRole('button', { name: `Change: ${kite}` }).click();
  await inspect(page, 'operator-item');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Remove: ${kite}` }).click();
  await expect(page.getByText(`${kite} is taken from the store.`)).toBeVisible();

  const child = await anotherBrowser({ viewport: page.viewportSize() });
  await comeIn(child, email, '/store');
  const history = child.getByRole('region', { name: 'Purchase History' });
  await expect(history).toContainText('Cancelled, gems returned');
  await expect(history).toContainText('It broke on the way.');
  await expect(child.getByRole('link', { name: '5 gems' })).toBeVisible();
  await loaded(child);
  await expect(child.getByText(kite)).toHaveCount(2);
});

test('a child invites a friend by the address of the friend’s grown-up', async ({ page }) => {
  await comeIn(page, await newStudent(page), '/friends?tab=referrals');
  await expect(page.getByText('Nobody yet')).toBeVisible();
  await inspect(page, 'referrals-none');
  const email = `friend-of-${Date.now()}@home.test`;
  await page.getByLabel('E-mail of your friend’s grown-up').fill(` ${email.toUpperCase()}`);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(
    page.getByText('Referral sent successfully! Your friend will receive an email invitation.'),
  ).toBeVisible();
  const mine = page.getByRole('region', { name: 'My invitations' });
  await expect(mine.getByRole('listitem')).toContainText([email]);
  await inspect(page, 'referrals');
});

test('a grown-up takes the address off the waiting list by the link of the mail, without an account', async ({
  page,
  anotherBrowser,
}) => {
  const email = addressOf('wait');
  await callAs(page, await newStudent(page), '/referrals/submit', { referred_email: email });
  const mails = await anotherBrowser({ viewport: page.viewportSize() });
  const { text } = await mailTo(mails, email, /recommends Inkwren/);
  await mails.goto(/\S+\/waitlist#\S+/.exec(text)?.[0] ?? '');
  await expect(mails.getByRole('heading', { name: 'Leave the waiting list?' })).toBeVisible();
  await inspectBoth(mails, 'waitlist-link');
  await mails.getByRole('button', { name: 'Take me off the list' }).click();
  await expect(mails.getByRole('heading', { name: 'Your address is off the list' })).toBeFocused();
  await inspectBoth(mails, 'waitlist-left');
  await mails.goto('/waitlist');
  await expect(mails.getByRole('heading', { name: 'Please open the link from our e-mail' })).toBeVisible();
  await inspect(mails, 'waitlist-no-link');
});
