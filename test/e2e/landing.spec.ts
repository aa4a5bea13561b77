import { randomUUID } from 'node:crypto';
import { inspect, inspectBoth } from './inspect';
import { expect, newStudent, signIn, test } from './support';

const somebody = () => `${randomUUID().slice(0, 8)}@e2e.test`;

test('the landing page shows its sections, and its anchors scroll to them', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('reading journey');
  await inspectBoth(page, 'landing');
  for (const name of ['Features', 'How It Works']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  }
});

test('the address of a section shows that section', async ({ page }) => {
  await page.goto('/#parents');
  const title = page.getByRole('heading', { name: 'Why Parents Choose Inkwren' });
  await expect(title).toBeInViewport();
  await expect(page.locator('html'), 'with the script at work').toHaveClass('script');
  await expect(title).toBeInViewport();
});

test('the sample question on the page accepts wrong and right answers', async ({ page }) => {
  await page.goto('/');
  await page.locator('label', { hasText: 'Gold' }).click();
  await expect(page.getByText('Not quite.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Right! That would be 5 points.')).toBeVisible();
  await inspect(page, 'landing-question');
});

test('joining the waitlist shows thanks, and the sheet closes by itself', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Join Beta' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Join the beta' });
  await expect(dialog.getByLabel('E-mail address')).toBeFocused();
  await dialog.getByRole('button', { name: 'Join Beta' }).click();
  await expect(dialog.getByLabel('E-mail address'), 'the browser asks for an address').toBeFocused();
  await inspect(page, 'landing-join');
  await dialog.getByLabel('E-mail address').fill(somebody());
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText("Thank you! You've been added to our beta waitlist.");
  await inspect(page, 'landing-joined');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-thanks]')).toHaveText(/^Thank you!/);
});

test('a failure shows the remedy, and Escape closes the sheet', async ({ page }) => {
  await page.route('**/api/waitlist', (route) => route.abort());
  await page.goto('/');
  const opener = page.getByRole('link', { name: 'Join Beta' }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Join the beta' });
  await dialog.getByLabel('E-mail address').fill(somebody());
  await dialog.getByRole('button', { name: 'Join Beta' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Something went wrong. Please try again.');
  await inspect(page, 'landing-join-failed');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener, 'focus goes back').toBeFocused();
});

test('the demo plays with captions, and stops when it is closed', async ({ page }) => {
  await page.goto('/');
  const film = page.waitForResponse((response) => response.url().endsWith('.mp4'));
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  const { status, headers } = await film.then((response) => ({
    status: response.status(),
    headers: response.headers(),
  }));
  expect(status).toBe(206);
  expect(headers['content-type']).toBe('video/mp4');
  const dialog = page.getByRole('dialog', { name: 'See Inkwren at work' });
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(5);
  await inspect(page, 'landing-demo');
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.paused)).toBe(true);
});

for (const [address, name] of [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms and Conditions'],
] as const)
  test(`${address} opens over the page with its own address`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await inspectBoth(page, `landing${address.replace('/', '-')}`);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('reading journey');
  });

test('a legal text leads to each of its sections, and closing it after a jump leads to the page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read the privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  const jumps = page.getByRole('navigation', { name: 'In this text' }).getByRole('link');
  for (const title of await jumps.allTextContents()) {
    await jumps.filter({ hasText: title }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  }
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('reading journey');
});

test('a signed-in user is redirected from the landing page to the dashboard', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await signIn(page, await newStudent(page));
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all content is readable, and texts open and close', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Features', 'How It Works', 'Why Parents Choose Inkwren'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Read the privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('reading journey');
  });

  test('the plain form submits, and the page shows thanks', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Join Beta' }).first().click();
    await page.getByLabel('E-mail address').fill(somebody());
    await page.getByRole('button', { name: 'Join Beta' }).click();
    await expect(page).toHaveURL(/\/#joined$/);
    await expect(page.locator('#joined')).toBeVisible();
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page.locator('#joined')).toBeHidden();
  });

  test('an invalid address is refused with a message', async ({ page }) => {
    await page.goto('/#join');
    await page.getByLabel('E-mail address').fill('sam@nowhere');
    await page.getByRole('button', { name: 'Join Beta' }).click();
    await expect(page).toHaveURL(/\/#not-joined$/);
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  });

  test('the demo is a link to a video that the browser plays', async ({ page, request }) => {
    await page.goto('/');
    const film = await page.getByRole('link', { name: 'Watch Demo' }).getAttribute('href');
    const answer = await request.get(film ?? '', { headers: { range: 'bytes=0-99' } });
    expect(answer.status()).toBe(206);
    expect((await answer.body()).length).toBe(100);
  });
});
