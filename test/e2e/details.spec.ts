import { inspectBoth } from './inspect';
import { comeIn, expect, idOf, loaded, newStudent, openProfile, seed, test } from './support';

test('a child asks for a correction, the guardian agrees, and the child decides what guardians see', async ({
  page,
  anotherBrowser,
}) => {
  const child = await newStudent(page, 'parent@home.test');
  const name = child.split('@')[0] ?? '';
  const id = await idOf(page, child);
  await seed(page, { task: 'fields', userId: id, fields: { age: 12 } });
  await comeIn(page, child);
  const profile = await openProfile(page);
  await profile.getByRole('tab', { name: 'Account' }).click();
  const details = profile.getByRole('region', { name: 'My details' });
  await expect(details.getByLabel('Year of birth')).toBeHidden();
  await details.getByText('Change my details').click();
  await details.getByLabel('Year of birth').fill('2008');
  await details.getByRole('button', { name: 'Change', exact: true }).click();
  await inspectBoth(page, 'details-consequence');
  await page.getByRole('dialog', { name: 'Change it?' }).getByRole('button', { name: 'Change' }).click();
  await expect(details.getByText(/We have asked your grown-up/)).toBeVisible();
  await inspectBoth(page, 'details-asked');

  const guardian = await anotherBrowser({ viewport: page.viewportSize() });
  await comeIn(guardian, 'parent@home.test', '/consent/children');
  await guardian.getByRole('link', { name }).click();
  const card = guardian.getByRole('main');
  await expect(card.getByText(/was born in 2008/)).toBeVisible();
  await card.getByText(`${name}’s details`).click();
  await inspectBoth(guardian, 'details-guardian');
  await card.getByRole('button', { name: 'Say yes' }).click();
  await expect(card.getByText(/is old enough to decide alone/)).toBeVisible();

  await page.goto('/dashboard');
  await loaded(page);
  await page.getByRole('link', { name: 'Choose', exact: true }).click();
  await page.getByText('Everything but my talks').click();
  await inspectBoth(page, 'guardians-choice');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText('It holds from now on.')).toBeVisible();
});
