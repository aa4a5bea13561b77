import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newFamily, newParent, newTeacher, pictures } from './families';
import { inspectBoth } from './inspect';
import { atDashboard, openDoor, tellLikes } from './newcomer';
import { callAs, comeIn, expect, idOf, loaded, newStudent, seed, signOut, test } from './support';

/** A class with a code, which its teacher has made. */
const newClass = async (page: Page) => {
  const teacher = await newTeacher(page, `School ${randomUUID().slice(0, 8)}`);
  await seed(page, { task: 'class', teacherId: teacher.id, name: 'Owls', students: [] });
  const authorized = (path: string, data: object, method: string) =>
    callAs(page, teacher.email, path, data, method);
  const [{ id }] = (await authorized('/classes', {}, 'GET')).classes;
  const { code } = await authorized(`/classes/${id}/details`, { code: 'new' }, 'PATCH');
  return { teacher, id, code };
};

/** Something that comes by post. */
const newPrize = async (page: Page, name: string) => {
  const id = randomUUID();
  const facts = { about: 'It comes by post.', type: 'prize', gem_cost: 5, picture: null, stock: 3 } as const;
  const item = { id, name, ...facts, regions: null, from_age: 0, on_sale: true };
  await seed(page, { task: 'storeItem', item });
  return id;
};

const openPage = async (page: Page, parent: string, child: string) => {
  await comeIn(page, parent, `/children/${child}`);
  await loaded(page);
};

test('a parent of two brings the one without an address into a class, and ends its badge again @alone', async ({
  page,
  anotherBrowser,
}) => {
  const parent = await newParent(page);
  const pip = await newFamily(page, parent);
  const sibling = await newStudent(page, parent);
  await comeIn(page, parent);
  await loaded(page);
  for (const name of [pip.name, sibling.split('@')[0] ?? ''])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await inspectBoth(page, 'walk-parent-home');

  const [siblingId, kite] = [await idOf(page, sibling), `A kite ${randomUUID().slice(0, 4)}`];
  await seed(page, { task: 'award', userId: siblingId, cause: 'welcome#walk', gems: 10 });
  const item = await newPrize(page, kite);
  await callAs(page, sibling, '/store/purchase', { item_id: item, request_id: randomUUID() });
  await openPage(page, parent, siblingId);
  await expect(page.getByText(`asks for “${kite}”`)).toBeVisible();
  await inspectBoth(page, 'walk-parcel');
  await page.getByRole('button', { name: new RegExp(`^Yes: ${kite}`) }).click();
  await inspectBoth(page, 'walk-parcel-address');

  const { teacher, id, code } = await newClass(page);
  await openPage(page, parent, pip.id);
  await page.getByText('Enter the code of a class').click();
  await page.getByLabel('Class code').fill('ABCD-EFGH');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('No class of your school has this code.')).toBeVisible();
  await inspectBoth(page, 'walk-class-wrong');
  await page.getByLabel('Class code').fill(code);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText(`Now ${pip.name} has to say yes`)).toBeVisible();
  await inspectBoth(page, 'walk-class-asked');
  await page.getByRole('button', { name: `Choose for ${pip.name}` }).click();
  await page.getByRole('switch', { name: 'Written talks about books' }).click();
  await expect(page.getByText('Saved. It holds from now on.')).toBeVisible();
  await inspectBoth(page, 'walk-controls');

  await page.goto('/consent/children');
  await page.getByLabel('Use this device for the family').fill('Kitchen tablet');
  await page.getByRole('button', { name: 'Add this device' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  const letter = page.getByRole('switch', { name: 'A letter on Sunday mornings' });
  const chosen = page.waitForResponse((response) => response.url().includes('/letters'));
  await letter.click();
  await chosen;
  await expect(letter).toBeChecked();
  await inspectBoth(page, 'walk-children');
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Who is reading?' })).toBeVisible();
  await page.getByRole('button', { name: pip.name }).click();
  for (const name of pictures) await page.getByRole('button', { name, exact: true }).click();
  await tellLikes(page);
  await openDoor(page);
  await atDashboard(page, pip.name);
  await loaded(page);
  await inspectBoth(page, 'walk-child-home');
  await page.goto('/friends?tab=requests');
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByRole('region', { name: 'My classes' }).getByText('Owls')).toBeVisible();
  await inspectBoth(page, 'walk-child-class');

  await callAs(page, teacher.email, `/classes/${id}/badges`, { pupils: [pip.id] });
  const home = await anotherBrowser({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
  await openPage(home, parent, pip.id);
  await expect(home.getByText(/Has a badge, made/)).toBeVisible();
  await inspectBoth(home, 'walk-badge');
  await home.getByRole('button', { name: 'End the badge: Owls' }).click();
  await expect(home.getByText(/Has a badge, made/)).toBeHidden();
  await expect(home.getByText('Ended a badge')).toBeVisible();
});
