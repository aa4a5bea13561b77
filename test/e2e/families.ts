import type { Page } from '@playwright/test';
import { madeUpAddress } from '../../contract/rules/made-up-address';
import { followMail } from './newcomer';
import { callAs, expect, idOf, moveClock, newStudent, seed } from './support';

/** The pictures of a child of a new family, in their order. */
export const pictures = ['Rabbit', 'Moon', 'Cake', 'Key'];

export const newParent = async (page: Page) => {
  const email = await newStudent(page);
  const fields = { account_type: 'other', age: 40, verified: false };
  await seed(page, { task: 'fields', userId: await idOf(page, email), fields });
  return email;
};

/** A verified teacher of a school. */
export const newTeacher = async (page: Page, school: string) => {
  const email = await newStudent(page);
  const userId = await idOf(page, email);
  const fields = { account_type: 'teacher', age: 40, verified: true, school };
  await seed(page, { task: 'fields', userId, fields });
  return { email, id: userId };
};

/** A family of one child without an address, whose guardian is signed in. Returns the child. */
export const newFamily = async (page: Page, parent: string) => {
  const name = `Pip ${parent.slice(0, 8).replace(/\d/g, 'x')}`;
  const { children } = await callAs(page, parent, '/children', {
    name,
    birth_year: new Date().getFullYear() - 10,
    avatar: 'owl',
    pictures: pictures.map((one) => one.toLowerCase()),
    consents: { core: true, ai_text: true, voice: false, public_sharing: false },
    is_guardian: true,
  });
  await moveClock(page, 'PT65M');
  await followMail(page, parent, /confirm/i);
  await page.getByRole('button', { name: /^Yes, I confirm|^Confirm/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const id: string = children[0].id;
  return { id, name, email: madeUpAddress(id) };
};

/** The calls of this page to our API and to the user pool from now on. */
export const countCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname);
  });
  return calls;
};
