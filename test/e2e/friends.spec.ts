import type { Page } from '@playwright/test';
import { inspectBoth } from './inspect';
import { printedPages } from './print';
import { callAs, comeIn, expect, idOf, loaded, newStudent, seed, test } from './support';

const book = 'paws-of-the-night-market';
const bookTitle = 'Paws of the Night Market';

/** The username of a test's student is the first part of the address. */
const nameOf = (email: string) => email.split('@')[0] ?? '';

const createFriendly = async (page: Page) => {
  const email = await newStudent(page);
  const id = await idOf(page, email);
  await seed(page, { task: 'fields', userId: id, fields: { discoverable: true } });
  return { email, id, name: nameOf(email) };
};

test('two children find each other, become friends, see each other’s shelf, and part', async ({
  page,
  anotherBrowser,
}) => {
  const [one, other] = [await newStudent(page, 'parent@home.test'), await createFriendly(page)];
  await seed(page, {
    task: 'shelf',
    userId: other.id,
    books: [
      { book_id: 'charlottes-web', stage: 'read', rating: 4 },
      { book_id: book, stage: 'reading' },
    ],
  });
  await comeIn(page, one, '/friends?tab=find');
  await expect(page.getByText('Finding friends is switched off')).toBeVisible();
  await inspectBoth(page, 'friends-off');

  const parent = await anotherBrowser({ viewport: page.viewportSize() });
  await comeIn(parent, 'parent@home.test', `/children/${await idOf(page, one)}`);
  // The switch changes after the server has confirmed.
  const finding = parent.getByRole('switch', { name: 'Finding friends' });
  await finding.click();
  await expect(finding).toBeChecked();
  await expect(parent.getByText('Saved.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('region', { name: 'How it goes' })).toBeVisible();
  await inspectBoth(page, 'friends-find');
  await page.getByLabel('Your friend’s username').fill('nobody here');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText("We couldn't find that username.")).toBeVisible();
  await inspectBoth(page, 'friends-unknown');
  await page.getByLabel('Your friend’s username').fill(` ${other.name.toUpperCase()} `);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Send Friend Request' }).click();
  await expect(page.getByText(`Friend request sent to ${other.name}!`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Found' })).toContainText('Request Sent');
  await inspectBoth(page, 'friends-asked');

  const friend = await anotherBrowser({ viewport: page.viewportSize() });
  await comeIn(friend, other.email, '/friends?tab=requests');
  await expect(friend.getByRole('tab', { name: 'Requests (1)' })).toBeVisible();
  await inspectBoth(friend, 'friends-requests');
  await friend.getByRole('button', { name: `Accept: ${nameOf(one)}` }).click();
  await expect(friend.getByText(`${nameOf(one)} is your friend now.`)).toBeVisible();
  await expect(friend.getByRole('region', { name: 'Message' })).toBeFocused();
  await expect(friend.getByText('No pending friend requests')).toBeVisible();
  await inspectBoth(friend, 'friends-answered');

  await page.goto('/friends');
  await expect(page.getByRole('link', { name: other.name })).toBeVisible();
  await inspectBoth(page, 'friends-list');
  await page.getByRole('link', { name: other.name }).click();
  await expect(page.getByRole('region', { name: 'Currently Reading' })).toContainText(bookTitle);
  await loaded(page);
  await inspectBoth(page, 'friends-shelf');

  await friend.getByRole('tab', { name: 'Friends', exact: true }).click();
  await friend.getByRole('link', { name: nameOf(one) }).click();
  await friend.getByRole('button', { name: 'Unfriend' }).click();
  await inspectBoth(friend, 'friends-remove');
  await friend.getByRole('button', { name: 'Remove Friend' }).click();
  await expect(friend.getByText('Your friends will meet here')).toBeVisible();
  await inspectBoth(friend, 'friends-none');
  await page.reload();
  await expect(page.getByText('Failed to load books. You are not connected any more.')).toBeVisible();
});

const createTeacher = async (page: Page) => {
  const email = await newStudent(page);
  const id = await idOf(page, email);
  const school = `${nameOf(email)}.test`;
  const fields = { account_type: 'teacher', verified: true, username: 'Ms Lind', school };
  await seed(page, { task: 'fields', userId: id, fields });
  return { email, id, school };
};

/** A teacher's class of thirty students: three have one quiz without a right answer, four have eleven quizzes. */
const createClass = async (page: Page, teacher: { id: string; school: string }, name: string) => {
  const pupils: string[] = await seed(page, { task: 'crowd', count: 30 });
  const created_at = new Date(Date.now() - 30 * 86_400_000).toISOString();
  for (const to of pupils) {
    await seed(page, { task: 'fields', userId: to, fields: { school: teacher.school, created_at } });
    await seed(page, { task: 'relation', from: teacher.id, to, answer: 'accept' });
  }
  await seed(page, { task: 'class', teacherId: teacher.id, name, students: pupils });
  for (const [i, userId] of pupils.slice(0, 7).entries())
    await seed(page, { task: 'manyQuizzes', userId, bookId: book, count: i < 3 ? 1 : 11 });
};

test('a teacher of five thousand finds one of them for a class', async ({ page }) => {
  const teacher = await createTeacher(page);
  await createClass(page, teacher, 'Night Owls');
  await comeIn(page, teacher.email, '/friends?tab=classes');
  await page.route('**/api/friends', async (route) => {
    const [one] = await (await route.fetch()).json();
    const json = Array.from({ length: 5000 }, (_, i) => ({
      ...one,
      id: `pupil-${i}`,
      username: `Reader ${1000 + i}`,
      classes: [],
    }));
    await route.fulfill({ json });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Choose students' }).click();
  await expect(page.getByText('100 of 5,000 shown')).toBeVisible();
  await inspectBoth(page, 'class-of-thousands');
  await page.getByLabel('Find by name or address').fill('reader 5123');
  await page.getByRole('checkbox', { name: 'Reader 5123' }).check();
  await expect(page.getByText('1 chosen')).toBeVisible();
  await inspectBoth(page, 'class-of-thousands-found');
});

test('a teacher manages a class of thirty, sees who had a quiet week and who is stuck, and prints the list', async ({
  page,
  anotherBrowser,
}) => {
  const teacher = await createTeacher(page);
  const { email, school } = teacher;
  await createClass(page, teacher, 'Night Owls');
  const pupil = await newStudent(page);
  await seed(page, { task: 'fields', userId: await idOf(page, pupil), fields: { school } });
  await comeIn(page, email, '/friends');
  await expect(page.getByRole('heading', { name: 'My Students 30' })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Name');
  await inspectBoth(page, 'students');

  await page.getByRole('tab', { name: 'Classes' }).click();
  const owls = page.getByRole('region', { name: 'Night Owls' });
  await expect(owls).toContainText('30 students');
  await inspectBoth(page, 'classes');
  const code = (await owls.locator('strong').textContent()) ?? '';
  const child = await anotherBrowser({ viewport: page.viewportSize() });
  await comeIn(child, pupil, '/friends?tab=requests');
  await child.getByLabel('Class code').fill(code.toLowerCase());
  await child.getByRole('button', { name: 'Join' }).click();
  await expect(child.getByText('You are in Night Owls now!')).toBeVisible();
  await expect(child.getByRole('region', { name: 'Grown-ups' })).toContainText('Ms Lind');
  await inspectBoth(child, 'class-joined');

  await page.reload();
  await expect(owls).toContainText('31 students');
  await owls.getByRole('button', { name: 'Choose students' }).click();
  await page.getByRole('checkbox', { name: nameOf(pupil) }).uncheck();
  await inspectBoth(page, 'class-students');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(owls).toContainText('30 students');

  await page.getByRole('tab', { name: 'Last 7 Days' }).click();
  await page.getByLabel('Class').selectOption('Night Owls');
  await expect(page.getByRole('heading', { name: /^Night Owls, since/ })).toBeVisible();
  await expect(page.getByText('What they miss')).toBeVisible();
  const figures = page.getByLabel('The last seven days', { exact: true });
  await expect(figures).toContainText('Had a quiet week23of 30');
  await inspectBoth(page, 'week');
  expect(await printedPages(page, 'week'), 'pages of the report on the class').toBe(1);

  await page
    .getByRole('row', { name: /Is stuck/ })
    .first()
    .getByRole('link')
    .click();
  await expect(page.getByText('Total Words Read')).toBeVisible();
  await loaded(page);
  await inspectBoth(page, 'student-summary');
  await page.getByRole('tab', { name: 'Quizzes' }).click();
  await expect(page.getByText('Missed last')).toBeVisible();
  await inspectBoth(page, 'student-quizzes');
  await page.getByRole('tab', { name: 'Comics' }).click();
  await expect(page.getByText('No comics created yet.')).toBeVisible();
  await inspectBoth(page, 'student-comics');
  await page.getByRole('link', { name: 'Report' }).click();
  await expect(page.getByRole('heading', { name: /the last 30 days/ })).toBeVisible();
  await expect(page.getByText('Total Words Read')).toBeVisible();
  await inspectBoth(page, 'student-report');
  expect(await printedPages(page, 'report'), 'pages of the report on the student').toBe(1);

  await page.goto('/leaderboard');
  await page.getByRole('tab', { name: 'Night Owls' }).click();
  await loaded(page);
  await inspectBoth(page, 'class-board');
});

test('a teacher adds students by their addresses: one accepts, and the guardian says yes', async ({
  page,
  anotherBrowser,
}) => {
  const { email } = await createTeacher(page);
  const [found, another] = [await newStudent(page, 'parent@home.test'), await newStudent(page)];
  await comeIn(page, email, '/friends?tab=add');
  await page.getByLabel('Student’s e-mail address').fill(found);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Add Student', exact: true }).click();
  await expect(
    page.getByText(`Request sent. ${nameOf(found)} appears in your list once it is accepted.`),
  ).toBeVisible();
  await page.getByText('Add many students at once').click();
  await page.getByLabel('E-mail addresses').fill(`Name;Mail\nOne; ${another}\nTwo; nobody@nowhere.test\n`);
  await page.getByRole('button', { name: 'Add Students', exact: true }).click();
  await expect(page.getByText('Requests sent to 1 student.')).toBeVisible();
  await expect(page.getByText('1 student could not be added.')).toBeVisible();
  await inspectBoth(page, 'students-added');

  const child = await anotherBrowser({ viewport: page.viewportSize() });
  await comeIn(child, found, '/friends?tab=requests');
  await expect(child.getByRole('button', { name: 'Report: Ms Lind' })).toBeVisible();
  await inspectBoth(child, 'grown-ups-asking');
  await child.getByRole('button', { name: 'Accept: Ms Lind' }).click();
  await expect(child.getByText('You said yes. Now your grown-up at home has to say yes, too.')).toBeVisible();
  await inspectBoth(child, 'grown-ups-waiting');
  const guardian = await anotherBrowser({ viewport: page.viewportSize() });
  await comeIn(guardian, 'parent@home.test', '/consent/children');
  await guardian.getByRole('link', { name: nameOf(found) }).click();
  const card = guardian.getByRole('main');
  await expect(card.getByText('has said yes. Now it is up to you.')).toBeVisible();
  await inspectBoth(guardian, 'guardian-asked');
  await card.getByRole('button', { name: 'Say yes: Ms Lind' }).click();
  await expect(card.getByRole('button', { name: 'End: Ms Lind' })).toBeVisible();
  await child.reload();
  await expect(child.getByRole('button', { name: 'Remove: Ms Lind' })).toBeVisible();
  await page.goto('/friends');
  await page.getByRole('link', { name: nameOf(found) }).click();
  await expect(page.getByRole('region', { name: 'Currently Reading' })).toBeVisible();
  await loaded(page);
  await inspectBoth(page, 'student-books');
  await child.getByRole('button', { name: 'Remove: Ms Lind' }).click();
  await child.getByRole('button', { name: 'Remove Grown-up' }).click();
  await expect(child.getByRole('button', { name: 'Remove: Ms Lind' })).toBeHidden();
  await page.reload();
  await expect(page.getByText('You are not connected any more.')).toBeVisible();
});

test('a parent reads a talk of the child, and the child sees it', async ({ page, anotherBrowser }) => {
  const email = await newStudent(page, 'parent@home.test');
  const say = (sessionId: string | null, ...content: string[]) =>
    callAs(page, email, '/chat', {
      messages: content.map((text) => ({ role: 'user', content: text })),
      ...{ bookId: book, title: bookTitle, author: '', publishedYear: 2020, sessionId, endChapter: 1 },
    });
  const { session_id } = await say(null);
  await say(session_id, 'I liked the cat at the market very much');
  await comeIn(page, 'parent@home.test', '/friends');
  await page.getByRole('link', { name: nameOf(email) }).click();
  await page.getByRole('link', { name: 'The talks' }).click();
  await page.getByRole('button', { name: /^Read the talk about Paws/ }).click();
  await expect(page.getByRole('dialog')).toContainText('I liked the cat at the market');
  await inspectBoth(page, 'talk-of-child');
  await page.keyboard.press('Escape');
  await inspectBoth(page, 'child-chats');
  const child = await anotherBrowser({ viewport: page.viewportSize() });
  await comeIn(child, email, '/friends?tab=requests');
  await expect(child.getByText(/^Read your talk about Paws of the Night Market on/)).toBeVisible();
  await expect(child.getByText('Can read your talks with Wren, too.')).toBeVisible();
  await inspectBoth(child, 'grown-ups');
});
