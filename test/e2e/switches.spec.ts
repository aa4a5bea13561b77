import type { Page } from '@playwright/test';
import { commonErrors } from '../../contract/common-errors';
import { inspectBoth } from './inspect';
import { callAs, comeIn, expect, idOf, loaded, moveClock, newStudent, seed, test } from './support';

const operator = 'operator@inkwren.test';
const book = 'the-dragon-who-baked-bread';

const turn = (page: Page, kind: string, on: boolean) =>
  callAs(page, operator, '/operator/switches', { kind, on, why: 'A trial of the switch' });

test('an operator switches voice chats off during a child’s visit, and the child sees what still works @alone', async ({
  page,
  anotherBrowser,
}) => {
  await comeIn(page, operator, '/operator');
  await loaded(page);
  await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible();
  await inspectBoth(page, 'operator-day');
  await page.getByRole('tab', { name: 'Switches' }).click();
  await page.getByRole('switch', { name: 'Voice chats' }).click();
  const asking = page.getByRole('dialog', { name: 'Switch off: Voice chats?' });
  await asking.getByRole('textbox', { name: 'Why' }).fill('The voice stutters');
  await inspectBoth(page, 'operator-switch-asked');
  await asking.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Voice chats: off within a minute.')).toBeVisible();
  await expect(page.getByText(/^Off since .*: The voice stutters$/)).toBeVisible();
  await inspectBoth(page, 'operator-switch-off');
  for (const kind of ['drawing', 'recommendations', 'articles', 'comics']) await turn(page, kind, false);
  await moveClock(page, 'PT1M');

  const email = await newStudent(page);
  const child = await anotherBrowser({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
  await comeIn(child, email);
  await loaded(child);
  await inspectBoth(child, 'paused-home');
  await child.goto(`/voice-chat?book=${book}`);
  await expect(child.getByText('You can write with Wren instead, or read on.')).toBeVisible();
  await inspectBoth(child, 'paused-voice');
  await child.goto('/comics');
  await expect(child.getByText(/No comics are drawn now/)).toBeVisible();
  await inspectBoth(child, 'paused-comics');
  await child.goto('/articles');
  await expect(child.getByText('The article that you get is from our own shelf.')).toBeVisible();
  await inspectBoth(child, 'paused-articles');

  await child.goto(`/chat?book=${book}&end=1`);
  const words = child.getByRole('textbox', { name: /^Say something to/ });
  await expect(words).toBeVisible();
  await turn(page, 'chat', false);
  await moveClock(page, 'PT1M');
  await words.fill('The dragon is so kind');
  await words.press('Enter');
  await expect(child.getByText(/This is closed for a while/)).toBeVisible();
  await inspectBoth(child, 'paused-talk');
  for (const kind of ['voice', 'chat', 'drawing', 'recommendations', 'articles', 'comics'])
    await turn(page, kind, true);
  await moveClock(page, 'PT1M');
});

test('an operator acts on a flag before its deadline, and reads its words after a question @alone', async ({
  page,
}) => {
  const email = await newStudent(page);
  const [name = ''] = email.split('@');
  const act = (label: string) => page.getByRole('button', { name: new RegExp(`^${label}.*: ${name},`) });
  const session = '01J00000000000000000000000';
  await seed(page, {
    task: 'flag',
    userId: await idOf(page, email),
    feature: 'chat',
    messageId: `${session}-1`,
    crisis: { kind: 'danger', severity: 1, mayKnow: 'supervisors' },
  } as never);
  await comeIn(page, operator, '/operator?tab=flags');
  await loaded(page);
  const flag = page.getByRole('row').filter({ hasText: name });
  // Other tests have moved the clock of the server, but not that of the browser.
  await expect(flag.getByText(/^In \d+ (min|hours?)$/)).toBeVisible();
  await act('Pause the talks').click();
  await inspectBoth(page, 'operator-flag-pause');
  await page.getByRole('button', { name: 'Pause them' }).click();
  await expect(flag.getByText(/^Talks rest until/)).toBeVisible();
  await inspectBoth(page, 'operator-flags');
  await act('Read the words').click();
  await inspectBoth(page, 'operator-flag-words');
  await page.getByRole('button', { name: 'Read them' }).click();
  await expect(page.getByText('The words are not kept here, or no longer.')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await act('Handled').click();
  await page.getByRole('button', { name: 'Close the flag' }).click();
  await expect(page.getByText(`The flag of ${name} is closed.`)).toBeVisible();
});

test('when the day’s AI work is used up, each screen says what still works', async ({ page }) => {
  const { text, status } = commonErrors.ai_resting;
  const rests = (path: string) =>
    page.route(path, (route) =>
      route.fulfill({ status, json: { error: text, code: 'ai_resting', ends: true } }),
    );
  await comeIn(page, await newStudent(page));
  for (const path of [
    '**/api/book/quiz?*',
    '**/api/chat',
    '**/api/comics/generate',
    '**/api/comics/writing-feedback',
  ])
    await rests(path);
  await page.goto(`/quiz?book=${book}&end=1`);
  await expect(page.getByText(/take a quiz on another chapter/)).toBeVisible();
  await inspectBoth(page, 'resting-quiz');
  await page.goto(`/chat?book=${book}&end=1`);
  await expect(page.getByText(/look at your old talks/)).toBeVisible();
  await inspectBoth(page, 'resting-talk');
  await page.goto('/comics');
  const story = page.getByRole('textbox', { name: 'Your story' });
  await story.pressSequentially(
    'A fox walked through the deep snow and found a golden map under an old tree. ',
  );
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await expect(page.getByText(/Your story is kept for you/)).toBeVisible();
  await inspectBoth(page, 'resting-comics');
});
