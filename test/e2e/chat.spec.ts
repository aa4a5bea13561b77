import { inspect, inspectBoth } from './inspect';
import { chooseBook, comeIn, expect, newStudent, outages, pick, test } from './support';

test('a child talks with Wren about a book, and rereads the talk in the history', async ({ page }) => {
  await comeIn(page, await newStudent(page), '/books');
  await chooseBook(page, 'paws');
  await page.getByRole('button', { name: /^Chat/ }).click();
  await page.evaluate(() => scrollTo({ top: 0 }));
  await inspectBoth(page, 'book-panel-chat');
  await pick(page.getByRole('radio', { name: /Chapter 2/ }));
  await page.getByRole('button', { name: 'Start the talk' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('up to chapter 2');
  await expect(page.getByText('Wren is an AI and can be wrong')).toBeVisible();
  await inspectBoth(page, 'chat-greeting');
  const box = page.getByLabel('Say something to Wren');
  await box.pressSequentially('I like the cats of the market');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('+2 points');
  await expect(box).toHaveValue('');
  await expect(box, 'the box stays in view').toBeInViewport();
  await inspectBoth(page, 'chat-answer');
  await page.goto('/history');
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await page.getByRole('button', { name: 'Paws of the Night Market' }).click();
  await expect(page.getByRole('dialog')).toContainText('I like the cats of the market');
  await inspectBoth(page, 'chat-transcript');
});

test('a character talks only after the child has met it in the book, and says that an AI plays it', async ({
  page,
}) => {
  await comeIn(page, await newStudent(page), '/chat?book=paws-of-the-night-market&end=1');
  await page.getByRole('button', { name: 'Sambal' }).click();
  await expect(page.getByRole('heading', { name: 'A talk with Sambal' })).toBeVisible();
  await expect(page.getByRole('log')).toContainText('an AI plays me, Sambal');
  await expect(page.getByText('An AI plays Sambal and can be wrong')).toBeVisible();
  await inspect(page, 'chat-character');
});

test('a message that fails to arrive stays on the page and is sent again @alone', async ({ page }) => {
  await comeIn(page, await newStudent(page), '/chat?book=paws-of-the-night-market&end=1');
  await expect(page.getByRole('log')).toBeVisible();
  await outages(page, { model: true });
  await page.getByLabel('Say something to Wren').pressSequentially('Ketupat is the chief');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to send message')).toBeVisible();
  await inspect(page, 'chat-failed');
  await outages(page, { model: false });
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('log')).toContainText('+2 points');
});

test('a child in need gets helpline numbers even during outages @alone', async ({ page }) => {
  await comeIn(page, await newStudent(page), '/chat?book=paws-of-the-night-market&end=1');
  await expect(page.getByRole('log')).toBeVisible();
  await outages(page, { model: true });
  await page.getByLabel('Say something to Wren').pressSequentially('I want to kill myself');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('in danger right now');
  await outages(page, { model: false });
  await inspect(page, 'chat-help');
});
