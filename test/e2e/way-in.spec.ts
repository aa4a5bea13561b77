import type { Page } from '@playwright/test';
import { inspect, inspectBoth } from './inspect';
import {
  addressOf,
  agreeToTerms,
  atDashboard,
  fillBasics,
  followMail,
  nameOf,
  openDoor,
  signUp,
  tellLikes,
} from './newcomer';
import { comeIn, desktop, expect, moveClock, openProfile, pick, test } from './support';

const inviteAtTheConsole = async (operator: Page, email: string) => {
  await comeIn(operator, 'operator@inkwren.test');
  await operator.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Operator' }).click();
  await operator.getByRole('link', { name: 'People' }).click();
  await operator.getByLabel('E-mail addresses').fill(email);
  await operator.getByLabel('Account type').selectOption('Student');
  await inspectBoth(operator, 'operator-invite');
  await operator.getByRole('button', { name: 'Send invitations' }).click();
  await expect(operator.getByText('1 invited')).toBeVisible();
  await expect(operator.getByRole('row', { name: new RegExp(email) })).toContainText('Open');
  await inspectBoth(operator, 'operator-invited');
};

const answerYes = async (adult: Page) => {
  await expect(adult.getByRole('heading', { name: 'A child asks for your consent' })).toBeVisible();
  await inspectBoth(adult, 'consent-asked');
  for (const kind of ['Using Inkwren', 'Writing with Wren', 'Being seen by other children'])
    await pick(adult.getByRole('group', { name: kind }).getByRole('radio', { name: 'Yes' }));
  await adult.getByLabel("I am this child's parent or legal guardian").check();
  await adult.getByRole('button', { name: 'Send my answer' }).click();
  await expect(adult.getByRole('heading', { name: 'Thank you. One step is left.' })).toBeFocused();
  await inspectBoth(adult, 'consent-answered');
};

const confirmYes = async (adult: Page, child: string) => {
  await expect(adult.getByRole('heading', { name: 'Please confirm your answers' })).toBeVisible();
  await inspectBoth(adult, 'consent-confirm');
  await adult.getByRole('button', { name: 'Confirm' }).click();
  await expect(adult.getByRole('heading', { name: `Thank you! ${child} can come in.` })).toBeFocused();
  await inspectBoth(adult, 'consent-given');
};

const core = (adult: Page) => adult.getByRole('switch', { name: 'Using Inkwren' });

// Moves the clock of all tests by an hour.
test.describe('a child of nine and the grown-up', { tag: '@alone' }, () => {
  test('the child signs up, then the grown-up, who decides', async ({ page, anotherBrowser }) => {
    const [email, adultEmail] = [addressOf('child'), addressOf('grown-up')];
    const [name, adultName] = [nameOf('Nia'), nameOf('Jo')];
    await inviteAtTheConsole(await anotherBrowser({ viewport: desktop }), email);

    await signUp(page, email);
    await agreeToTerms(page);
    await fillBasics(page, { name, age: 9 });
    await expect(page.getByRole('heading', { name: 'Ask a grown-up' })).toBeFocused();
    await page.getByLabel("Your grown-up's e-mail address").fill(email);
    await page.getByRole('button', { name: 'Write to them' }).click();
    await expect(page.getByLabel("Your grown-up's e-mail address")).toHaveAttribute('aria-invalid', 'true');
    await inspectBoth(page, 'consent-ask');
    await page.getByLabel("Your grown-up's e-mail address").fill(adultEmail);
    await page.getByRole('button', { name: 'Write to them' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for your grown-up' })).toBeFocused();
    await inspectBoth(page, 'consent-waiting');
    const chapter = page.getByRole('button', { name: 'Read a chapter while you wait' });
    await expect(chapter, 'on the first screen').toBeInViewport({ ratio: 1 });
    await chapter.click();
    await expect(page.getByRole('heading', { name: 'The Dragon Who Baked Bread' })).toBeFocused();
    await expect(page.getByText('Other dragons collected gold.')).toBeInViewport();
    await page.goBack();

    const adult = await anotherBrowser({ viewport: desktop });
    await followMail(adult, adultEmail, /asks for your permission/);
    await answerYes(adult);
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(page.getByText('Good news: your grown-up has answered!')).toBeVisible();

    await moveClock(page, 'PT65M');
    await followMail(adult, adultEmail, /confirm your permission/);
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(page.getByText('Nearly there: the second e-mail has been sent.')).toBeVisible();
    await inspect(page, 'consent-waiting-confirm');
    await chapter.click();
    const line = page.getByText('Behind her, the doormat burst into flames.');
    await line.scrollIntoViewIfNeeded();
    const before = await line.boundingBox();
    await confirmYes(adult, name);
    await expect(page.getByText('Your grown-up said yes!'), 'seen by itself').toBeInViewport({ ratio: 1 });
    expect(await line.boundingBox(), 'the line that is read stays').toEqual(before);
    await inspectBoth(page, 'consent-let-in');
    await page.getByRole('button', { name: 'Come in' }).click();
    await expect(page.getByText('Your grown-up said yes. Come in!')).toBeVisible();
    await tellLikes(page, 'child');
    await openDoor(page);
    await atDashboard(page, name);

    await followMail(adult, adultEmail, /permission for Inkwren is confirmed/);
    await expect(adult.getByRole('heading', { name: `Your consent for ${name}` })).toBeVisible();
    await core(adult).click();
    await inspectBoth(adult, 'consent-take-back');
    await adult.getByRole('button', { name: 'Take it back' }).click();
    await expect(adult.getByRole('heading', { name: `${name} cannot use Inkwren` })).toBeVisible();
    await inspectBoth(adult, 'consent-withdrawn');
    await page.goto('/books');
    await expect(page.getByRole('heading', { name: 'Ask a grown-up' }), 'the child is out').toBeVisible();
    await core(adult).click();
    await expect(adult.getByText('Saved. It holds from now on.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Books', level: 1 }), 'the child is in').toBeVisible();

    await signUp(adult, adultEmail);
    await agreeToTerms(adult);
    await fillBasics(adult, { name: adultName, age: 41 });
    await tellLikes(adult, 'parent');
    await openDoor(adult);
    await atDashboard(adult, adultName);
    const profile = await openProfile(adult);
    await profile.getByRole('tab', { name: 'Account' }).click();
    await expect(profile.getByText('You may invite your children')).toBeVisible();
    await profile.getByRole('link', { name: 'My children’s consents' }).click();
    const row = adult.getByRole('link', { name: new RegExp(name) });
    await expect(row).toBeVisible();
    await inspectBoth(adult, 'children');
    await row.click();
    await expect(core(adult)).toBeChecked();
    await expect(adult.getByRole('switch', { name: 'Talking with Wren' })).not.toBeChecked();
  });
});
