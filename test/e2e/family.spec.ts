import { severities } from '../../contract/flags/kinds';
import { inspectBoth } from './inspect';
import { callAs, comeIn, expect, idOf, loaded, newStudent, seed, test } from './support';

const nameOf = (email: string) => email.split('@')[0] ?? '';

test('a guardian has everything about a child on one page, and gives it a sentence', async ({
  page,
  anotherBrowser,
}) => {
  const guardian = 'parent@home.test';
  const email = await newStudent(page, guardian);
  const [child, name] = [await idOf(page, email), nameOf(email)];
  await comeIn(page, guardian, `/children/${child}`);
  await loaded(page);
  await expect(page.getByText('Choose a book together', { exact: false })).toBeInViewport();
  await inspectBoth(page, 'family-first');

  for (const [messageId, severity] of Object.entries({ m1: severities.severe, m2: severities.mild }))
    await seed(page, {
      task: 'flag',
      userId: child,
      feature: 'chat',
      messageId,
      crisis: { kind: 'danger', severity, mayKnow: 'supervisors' },
      fails: false,
    });
  const friend = await newStudent(page);
  for (const who of [email, friend])
    await seed(page, { task: 'fields', userId: await idOf(page, who), fields: { discoverable: true } });
  await callAs(page, friend, '/friends/request', { recipient_id: child });
  await callAs(
    page,
    email,
    '/friends/respond',
    { request_id: await idOf(page, friend), action: 'accept' },
    'PATCH',
  );
  const adult = 'teacher@maple.test';
  await callAs(page, adult, '/friends/request', { recipient_id: child });
  await callAs(
    page,
    email,
    '/friends/respond',
    { request_id: await idOf(page, adult), action: 'accept' },
    'PATCH',
  );
  await page.reload();
  await loaded(page);
  await expect(page.getByRole('heading', { name: `Please talk with ${name}` })).toBeVisible();
  await expect(page.getByText('Our people look at it')).toBeVisible();
  await inspectBoth(page, 'family-full');
  await page.getByRole('button', { name: /^Say yes: / }).click();
  await expect(page.getByText('Let a grown-up in')).toBeVisible();
  await page.getByRole('switch', { name: 'Write to me about sorrows, too' }).click();
  await expect(page.getByRole('switch', { name: 'Write to me about sorrows, too' })).toBeChecked();

  await page.getByRole('button', { name: 'Give a sticker' }).click();
  await page.getByText('I read your comic!').click();
  await inspectBoth(page, 'family-give');
  await page.getByRole('button', { name: `Give it to ${name}` }).click();
  await expect(page.getByText('9 of 10 left until Monday.')).toBeVisible();

  const home = await anotherBrowser({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
  await comeIn(home, email);
  await loaded(home);
  const strip = home.getByRole('button', { name: /has something for you/ });
  await expect(strip).toBeInViewport();
  await inspectBoth(home, 'family-gift');
  await strip.click();
  await inspectBoth(home, 'family-gift-open');
  await home.getByRole('button', { name: 'Say thank you' }).click();
  await expect(strip).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: 'Give a sticker' }).click();
  await expect(page.getByText(`${name} says thank you`)).toBeVisible();
  await inspectBoth(page, 'family-thanked');
});

test('a guardian who is a guardian of none is led on', async ({ page }) => {
  await comeIn(page, 'teacher@maple.test', '/children/nobody');
  await expect(page.getByText('Not one of your children')).toBeVisible();
  await inspectBoth(page, 'family-nobody');
});
