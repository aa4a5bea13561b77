import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { addressOfBadge } from '../../contract/badges/badge';
import { madeUpAddress } from '../../contract/rules/made-up-address';
import { newFamily, newParent, newTeacher } from './families';
import { inspectBoth } from './inspect';
import { printedPages } from './print';
import { comeIn, expect, seed, test } from './support';

/** Thirty unused names of different lengths. */
const newNames = () =>
  Array.from({ length: 30 }, (_, i) => {
    const end = randomUUID()
      .slice(0, 4)
      .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
    return `${['Mo', 'Pip', 'Wilhelmina', 'Maximilian'][i % 4]} ${end}`;
  });

/** A child without an address, as a record: it never signs in. */
const newPupil = async (page: Page, username: string, school: string) => {
  const id = randomUUID();
  const consents = { core: true, ai_text: true, voice: false, public_sharing: false };
  const region = 'United States';
  await seed(page, {
    task: 'person',
    person: {
      id,
      email: madeUpAddress(id),
      username,
      age: 9,
      region,
      account_type: 'student',
      school,
      consents,
    },
  });
  return id;
};

const joinTeacher = (page: Page, teacher: string, pupil: string) =>
  seed(page, { task: 'relation', from: teacher, to: pupil, answer: 'accept' });

/** Opens the page of badges of the teacher's only class. */
const openBadges = async (page: Page, email: string) => {
  await comeIn(page, email, '/friends?tab=classes');
  await page.getByRole('link', { name: 'Badges' }).click();
  await expect(page.getByRole('heading', { name: 'Badges of Owls' })).toBeVisible();
};

/** Presses the button, and returns the badges of the answer. */
const makeBadges = async (page: Page, name: RegExp) => {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await page.getByRole('button', { name }).click();
  const { made }: { made: { pupil: string; name: string; secret: string }[] } = await (await answer).json();
  return made;
};

test('a teacher prints badges for thirty on three sheets, on A4 and on Letter', async ({ page }) => {
  const school = `School ${randomUUID().slice(0, 8)}`;
  const teacher = await newTeacher(page, school);
  const students: string[] = [];
  for (const name of newNames()) students.push(await newPupil(page, name, school));
  for (const id of students) await joinTeacher(page, teacher.id, id);
  await seed(page, { task: 'class', teacherId: teacher.id, name: 'Owls', students });
  await openBadges(page, teacher.email);
  await inspectBoth(page, 'badges-none');
  expect(await makeBadges(page, /^Make 30 badges$/)).toHaveLength(30);
  await expect(page.getByRole('heading', { name: '30 new badges' })).toBeVisible();
  await inspectBoth(page, 'badges-made');
  expect(await printedPages(page, 'badges')).toBe(3);
  // Five rows of two fit a sheet: none is cut.
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({
      format,
      ...(process.env.PICTURES !== undefined && { path: path.join('test-results', `badges-${format}.pdf`) }),
    });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
  }
});

test('a pupil comes in by a badge on a tablet that the teacher has opened, and by no other way @alone', async ({
  page,
  anotherBrowser,
}) => {
  const school = `School ${randomUUID().slice(0, 8)}`;
  const teacher = await newTeacher(page, school);
  const child = await newFamily(page, await newParent(page));
  await seed(page, { task: 'fields', userId: child.id, fields: { school } });
  await joinTeacher(page, teacher.id, child.id);
  await seed(page, { task: 'class', teacherId: teacher.id, name: 'Owls', students: [child.id] });
  await openBadges(page, teacher.email);
  const [badge] = await makeBadges(page, /^Make 1 badge$/);
  if (badge === undefined) throw new Error('No badge');
  const address = addressOfBadge(new URL(page.url()).origin, badge);

  const atHome = await anotherBrowser({ viewport: page.viewportSize() });
  await atHome.goto(address);
  await expect(atHome.getByRole('heading', { name: 'A badge works in class only' })).toBeVisible();
  await inspectBoth(atHome, 'badge-at-home');

  const tablet = await anotherBrowser({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
  await openBadges(tablet, teacher.email);
  await tablet.getByLabel('Open this device for the class today').fill('Tablet 7');
  await tablet.getByRole('button', { name: 'Open it and sign me out' }).click();
  await expect(tablet.getByRole('heading', { name: 'Hello, Owls!' })).toBeVisible();
  await inspectBoth(tablet, 'badge-tablet');
  await tablet.goto(address.replace(badge.secret, 'A'.repeat(22)));
  await expect(tablet.getByText('This badge does not work here')).toBeVisible();
  await inspectBoth(tablet, 'badge-wrong');

  await tablet.goto('/login');
  await expect(tablet.getByRole('heading', { name: 'Hello, Owls!' })).toBeVisible();
  const began = Date.now();
  await tablet.goto(address);
  await expect(tablet.getByRole('banner')).toBeVisible();
  await expect(tablet.getByRole('heading', { level: 1 })).not.toHaveText(/^Hello/);
  test
    .info()
    .annotations.push({ type: 'from the scan to the home', description: `${Date.now() - began} ms` });
  expect(tablet.url()).not.toContain(badge.secret);

  await page.reload();
  await expect(page.getByText(/last used at/)).toBeVisible();
  await inspectBoth(page, 'badges-open');
  await page.getByRole('button', { name: 'Close Tablet 7' }).click();
  await expect(page.getByText('No device is open for this class now.')).toBeVisible();
  await tablet.goto(address);
  await expect(tablet.getByRole('heading', { name: 'A badge works in class only' })).toBeVisible();
});
