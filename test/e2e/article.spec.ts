import type { Locator, Page } from '@playwright/test';
import { inspect, inspectBoth } from './inspect';
import { comeIn, expect, moveClock, newStudent, phone, test } from './support';

const gap = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Gap ${number}:`) });
const bank = (page: Page) => page.getByRole('list', { name: 'Words' }).getByRole('button');

const wordOf = async (button: Locator) => ((await button.textContent()) ?? '').replace(/^\d/, '');

const openArticle = async (page: Page) => {
  await comeIn(page, await newStudent(page), '/articles');
  await expect(gap(page, 1)).toBeVisible();
};

const centre = async (of: Locator) => {
  const box = await of.boundingBox();
  if (box === null) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Drags with the mouse in steps, like a hand. */
const drag = async (page: Page, from: Locator, to: Locator) => {
  const [begin, end] = [await centre(from), await centre(to)];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
};

const toMiddle = (of: Locator) => of.evaluate((element) => element.scrollIntoView({ block: 'center' }));

/** Fills each gap with the word of its number, with the keyboard only. */
const fillByNumbers = async (page: Page) => {
  await gap(page, 1).focus();
  for (let number = 1; number <= 5; number++) {
    await expect(gap(page, number)).toBeFocused();
    await page.keyboard.press(String(number));
    if (number < 5) await page.keyboard.press('Tab');
  }
};

test('a child fills an article by tapping, dragging and typing, and sees why the words fit', async ({
  page,
}) => {
  await openArticle(page);
  await inspectBoth(page, 'article');
  const [first, second, third] = [bank(page).nth(0), bank(page).nth(1), bank(page).nth(2)];
  const [one, two] = [await wordOf(first), await wordOf(second)];
  await first.click();
  await expect(gap(page, 1)).toHaveText(one);
  await expect(first).toHaveAccessibleName(`${one}, used`);

  await toMiddle(gap(page, 2));
  await drag(page, second, gap(page, 2));
  await expect(gap(page, 2)).toHaveText(two);
  await expect(gap(page, 1), 'the click after a drag moves nothing').toHaveText(one);
  await drag(page, gap(page, 2), third);
  await expect(gap(page, 2)).toHaveText('');
  await expect(second).toHaveAccessibleName(two);

  await gap(page, 1).click();
  await expect(gap(page, 1)).toHaveAccessibleName('Gap 1: empty');
  await third.click();
  await expect(gap(page, 1)).toHaveText(await wordOf(third));
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(page.getByText('Every gap needs a word before you can hand it in.')).toBeVisible();
  await fillByNumbers(page);
  await inspectBoth(page, 'article-filled');
  await page.getByRole('button', { name: 'Hand it in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Article complete!' });
  await expect(dialog).toContainText(/\d of 5 right/);
  await inspectBoth(page, 'article-complete');
  await dialog.getByRole('button', { name: 'See why the words fit' }).click();
  await expect(page.getByText('Where this comes from')).toBeVisible();
  await inspectBoth(page, 'article-why');
  await page.getByRole('button', { name: 'Another one' }).click();
  await expect(gap(page, 1)).toHaveAccessibleName('Gap 1: empty');
});

test('a word is dragged from one gap into another @desktop', async ({ page }) => {
  await openArticle(page);
  const word = await wordOf(bank(page).first());
  await bank(page).first().click();
  await toMiddle(gap(page, 2));
  await drag(page, gap(page, 1), gap(page, 2));
  await expect(gap(page, 2)).toHaveText(word);
  await expect(gap(page, 1)).toHaveText('');
});

test('instructions mention numbers and keys only on devices with a mouse, and therefore a keyboard @desktop', async ({
  page,
  anotherBrowser,
}) => {
  const email = await newStudent(page);
  const small = await anotherBrowser({ viewport: phone, hasTouch: true, isMobile: true });
  for (const [one, shown] of [
    [page, true],
    [small, false],
  ] as const) {
    await comeIn(one, email, '/articles');
    await expect(gap(one, 1)).toHaveText('');
    await expect(one.getByText('On a keyboard, go to a gap')).toBeVisible({ visible: shown });
    await expect(bank(one).first().getByText('1', { exact: true })).toBeVisible({ visible: shown });
  }
});

test('an article, a word’s meaning and the practice of My words work with the keyboard only', async ({
  page,
}) => {
  await openArticle(page);
  await page.getByRole('textbox').focus();
  await page.keyboard.type('orbit');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'orbit' });
  await expect(sheet.getByText('It is on your list “My words” now.')).toBeVisible();
  await inspect(page, 'article-meaning');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await fillByNumbers(page);
  await page.keyboard.press('Backspace');
  await expect(gap(page, 5)).toHaveAccessibleName('Gap 5: empty');
  await page.keyboard.press('5');
  await page.getByRole('button', { name: 'Hand it in' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Article complete!' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/articles?words');
  await expect(page.getByRole('button', { name: 'orbit', exact: true })).toBeVisible();
  await inspect(page, 'my-words');
  await page.getByRole('button', { name: 'Practise for two minutes' }).press('Enter');
  await page.getByRole('button', { name: 'Show me' }).press('Enter');
  await expect(page.getByRole('button', { name: 'I knew it' })).toBeVisible();
  await inspect(page, 'my-words-practice');
  // More cards than five articles have missed words.
  for (let card = 0; card < 50; card++) {
    await page.getByRole('button', { name: 'I knew it' }).press('Enter');
    const next = page.getByRole('button', { name: 'Show me' });
    await expect(next.or(page.getByText('All done for today!'))).toBeVisible();
    if (!(await next.isVisible())) break;
    await next.press('Enter');
  }
  await inspect(page, 'my-words-done');
});

test('a child gets five articles a day and the sixth after midnight, and each is in the history @alone', async ({
  page,
}) => {
  await openArticle(page);
  const titles: string[] = [];
  for (let number = 1; number <= 5; number++) {
    titles.push((await page.getByRole('heading', { level: 2 }).textContent()) ?? '');
    await fillByNumbers(page);
    await page.getByRole('button', { name: 'Hand it in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Article complete!' });
    await expect(dialog).toBeVisible();
    if (number < 5) await dialog.getByRole('button', { name: 'Another one' }).click();
    await expect(number < 5 ? gap(page, 1) : dialog).toBeVisible();
  }
  const limit = 'You have finished 5 articles today. New ones come tomorrow!';
  await expect(page.getByRole('dialog')).toContainText(limit);
  await inspect(page, 'article-fifth');
  await page.goto('/articles');
  await expect(page.getByText(limit)).toBeVisible();
  await inspect(page, 'article-limit');

  await page.goto('/history');
  await page.getByRole('button', { name: 'Article', exact: true }).click();
  for (const title of titles) await expect(page.getByRole('button', { name: title })).toBeVisible();
  await inspect(page, 'history-articles');
  await page.getByRole('button', { name: titles[0] ?? '' }).click();
  await expect(page.getByRole('dialog')).toContainText('Where this comes from');
  await inspect(page, 'history-article');

  await moveClock(page, 'P1D');
  await page.goto('/articles');
  await expect(gap(page, 1)).toBeVisible();
  expect(titles).not.toContain(await page.getByRole('heading', { level: 2 }).textContent());
});
