import { inspectBoth } from './inspect';
import { callAs, comeIn, expect, idOf, loaded, newStudent, test } from './support';

const nameOf = (email: string) => email.split('@')[0] ?? '';

test('a guardian switches off and limits what a child does, and the child sees why', async ({
  page,
  anotherBrowser,
}) => {
  const guardian = 'parent@home.test';
  const email = await newStudent(page, guardian);
  const [child, name] = [await idOf(page, email), nameOf(email)];
  await comeIn(page, guardian, `/children/${child}`);
  await loaded(page);
  await page.getByRole('button', { name: `Choose for ${name}` }).click();
  const form = page.getByRole('region', { name: `Off and on for ${name}` });
  for (const one of ['Friends', 'Leaderboards', 'The store'])
    await form.getByRole('switch', { name: one }).click();
  await expect(form.getByText('Saved. It holds from now on.')).toBeVisible();
  for (const one of ['Friends', 'Leaderboards', 'The store'])
    await expect(form.getByRole('switch', { name: one })).not.toBeChecked();
  await form.getByLabel('Which time zone is yours?').selectOption('Europe/Berlin');
  await form.getByLabel('On school days').selectOption('30');
  await form
    .getByRole('group', { name: 'Nights before a school day' })
    .getByLabel('From')
    .selectOption('1200');
  await form.getByText(/^Who changed what/).click();
  await inspectBoth(page, 'family-controls');

  const theirs = await anotherBrowser({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
  await comeIn(theirs, email);
  await loaded(theirs);
  await inspectBoth(theirs, 'controls-home');
  await theirs.goto('/store');
  await expect(theirs.getByRole('heading', { level: 1, name: 'This is switched off' })).toBeVisible();
  await inspectBoth(theirs, 'controls-off');
  await theirs.goto('/friends');
  await expect(theirs.getByText('This is switched off')).toBeVisible();
  await inspectBoth(theirs, 'controls-friends');
});

test('a child in quiet hours sees until when, and where help is', async ({ page }) => {
  const email = await newStudent(page, 'parent@home.test');
  const night = { from: 16 * 60, to: 12 * 60 };
  // Quiet hours end at noon at the latest, so the family lives where it is not the afternoon.
  const time_zone = new Date().getUTCHours() < 11 || new Date().getUTCHours() >= 16 ? 'UTC' : 'Asia/Tokyo';
  const body = { quiet: { school: night, weekend: night }, time_zone };
  await callAs(page, 'parent@home.test', `/controls/${await idOf(page, email)}`, body, 'PATCH');
  await comeIn(page, email);
  await loaded(page);
  await expect(
    page
      .getByRole('region', { name: 'Today' })
      .getByText(/^Rests until/)
      .first(),
  ).toBeVisible();
  await inspectBoth(page, 'controls-home-quiet');
  await page.goto('/comics');
  await expect(page.getByRole('heading', { level: 1, name: 'It is quiet time' })).toBeVisible();
  await page.getByText('Do you feel sad or afraid?').click();
  await inspectBoth(page, 'controls-quiet');
});

test('a letter is stopped on its own page', async ({ page }) => {
  await page.goto('/letters');
  await inspectBoth(page, 'letters-none');
  await page.goto(`/letters#${'0'.repeat(26)}.${'s'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'Stop the weekly letter?' })).toBeVisible();
  await inspectBoth(page, 'letters-stop');
  await page.getByRole('button', { name: 'Stop the letter' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not open' })).toBeVisible();
  await inspectBoth(page, 'letters-old');
});
