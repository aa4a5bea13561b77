import type { Page } from '@playwright/test';
import { inspect, inspectBoth } from './inspect';
import { holdsMirrored } from './letters';
import { comeIn, expect, loaded, newStudent, openProfile, test } from './support';

const look = async (page: Page, place: string, name: string) => {
  await page.goto(place);
  await expect(page, 'a place of theirs').toHaveURL(new RegExp(`${place.replace('?', '\\?')}$`));
  await loaded(page);
  await inspectBoth(page, name);
  await holdsMirrored(page, name);
};

const places = {
  student: [
    'dashboard',
    'books',
    'read/goalkeeper-of-gull-street/1',
    'articles',
    'articles?words',
    'comics',
    'leaderboard',
    'gems',
    'history',
    'friends',
    'friends?tab=referrals',
    'store',
  ],
  teacher: ['dashboard', 'books', 'leaderboard', 'leaderboard?scope=school', 'history', 'friends', 'store'],
  parent: [
    'dashboard',
    'books',
    'leaderboard',
    'history',
    'friends',
    'store',
    'consent/children',
    'new-terms',
  ],
  operator: [
    'dashboard',
    'operator',
    'operator?tab=switches',
    'operator?tab=invitations',
    'operator?tab=waitlist',
    'operator?tab=teachers',
    'operator?tab=proposals',
    'operator?tab=operators',
    'operator?tab=corrections',
    'operator?tab=rewards',
    'operator?tab=guardians',
    'operator?tab=schools',
    'operator?tab=flags',
    'operator?tab=deletions',
    'operator?tab=questions',
    'operator?tab=comics',
    'operator?tab=wishes',
    'operator?tab=log',
  ],
} as const;

const emails = {
  student: (page: Page) => newStudent(page),
  teacher: () => 'teacher@maple.test',
  parent: () => 'parent@home.test',
  operator: () => 'operator@inkwren.test',
} as const;

for (const role of ['student', 'teacher', 'parent', 'operator'] as const)
  test(`every screen is accessible: ${role}`, async ({ page }) => {
    await comeIn(page, await emails[role](page));
    for (const place of places[role])
      await look(page, `/${place}`, `${role}-${place.replace(/\W+(tab=)?/g, '-')}`);
  });

test('feedback from the dashboard reaches the operators', async ({ page, anotherBrowser }) => {
  await comeIn(page, 'parent@home.test');
  const words = `Could Wren read aloud? ${page.viewportSize()?.width} ${Date.now()}`;
  await page.getByRole('button', { name: 'Tell us what you think' }).click();
  const form = page.getByRole('dialog', { name: 'Tell us what you think' });
  await form.getByText('A new idea').click();
  await form.getByRole('textbox').fill(words);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Thank you!')).toBeVisible();
  const desk = await anotherBrowser({ viewport: page.viewportSize() });
  await comeIn(desk, 'operator@inkwren.test', '/operator?tab=feedback');
  const entry = desk.getByRole('listitem').filter({ hasText: words });
  await expect(entry).toContainText('A new idea');
  await expect(entry).toContainText('A parent');
  await inspect(desk, 'operator-feedback');
});

test('the profile and its settings pass axe and the largest letters', async ({ page }) => {
  await comeIn(page, await newStudent(page));
  const dialog = await openProfile(page);
  for (const tab of ['Profile', 'Reading', 'Account']) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expect(dialog.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await inspectBoth(page, `profile-${tab.toLowerCase()}`);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the menu links to every place, and returns focus', async ({ page }) => {
  await comeIn(page, await newStudent(page));
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  // The menu is loaded when it is first opened.
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await inspect(page, 'menu');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Store' }).click();
  await expect(page).toHaveURL(/\/store$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
