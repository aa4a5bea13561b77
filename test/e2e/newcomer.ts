import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { onboardingMessages } from '../../contract/onboarding/messages';
import type { AccountType } from '../../contract/users/endpoints';
import { demoPassword } from '../../local/seed/accounts';
import { inspect } from './inspect';
import { expect, type Mail, mailsTo, pick, typeNewPassword } from './support';

/** Letters only, without vowels: names may contain few digits, and random vowels may form words. */
const mark = () =>
  randomUUID()
    .slice(0, 6)
    .replace(/./g, (digit) => 'bdfghjlmnpqrtvwz'[Number.parseInt(digit, 16)] ?? '');

export const addressOf = (who: string) => `${who}-${mark()}@e2e.test`;

/** An unused name within the limit. */
export const nameOf = (who: string) => `${who} ${mark()}`;

const asOperator = async (page: Page, path: string, data: object) => {
  const token = await page.request.get('/_local/token?email=operator@inkwren.test');
  const { idToken } = await token.json();
  const response = await page.request.post(`/api/operator/${path}`, {
    data,
    headers: { authorization: `Bearer ${idToken}` },
  });
  expect(response.ok(), path).toBe(true);
};

/** Invites an address by a call, for tests that do not test the console. */
export const invite = (page: Page, email: string, accountType: AccountType | null = null) =>
  asOperator(page, 'invitations', {
    emails: [email],
    account_type: accountType,
    school: null,
    consents: null,
  });

export const revoke = (page: Page, email: string) =>
  asOperator(page, 'invitations/revoke', { email, owner: 'operators' });

/** Waits for the mail with these words in its subject. */
export const mailTo = async (page: Page, email: string, subject: RegExp): Promise<Mail> => {
  const matching = async () => (await mailsTo(page, email)).filter((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await matching()).length, `mail to ${email}`).toBeGreaterThan(0);
  return (await matching()).at(-1) as Mail;
};

const linkIn = ({ text }: Mail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** Opens the link of a mail in a new page, like a mail program. */
export const followMail = async (page: Page, email: string, subject: RegExp) => {
  const link = linkIn(await mailTo(page, email, subject));
  await page.goto('about:blank');
  await page.goto(link);
};

/** Follows the link of the invitation's mail and chooses a password. */
export const signUp = async (page: Page, email: string) => {
  await followMail(page, email, /invitation to Inkwren/);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page, 'the code is out of sight').toHaveURL(/\/signup$/);
  await typeNewPassword(page, 'Password', demoPassword);
  await page.getByRole('button', { name: 'Create my account' }).click();
};

export const agreeToTerms = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
  await page.getByLabel(onboardingMessages.agreementLabel).check();
  await page.getByRole('button', { name: 'Go on' }).click();
};

interface Basics {
  readonly name: string;
  readonly age: number;
  readonly type?: 'Student' | 'Teacher' | 'Parent';
  readonly region?: string;
}

export const fillBasics = async (page: Page, { name, age, type, region = 'United States' }: Basics) => {
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeFocused();
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Age').fill(String(age));
  if (type !== undefined) await pick(page.getByRole('radio', { name: type }));
  await page.getByLabel('Where do you live?').selectOption({ label: region });
  await page.getByRole('button', { name: 'Go on' }).click();
};

/** Fills in the steps from the interests to the welcome. `look` is the prefix of the names of inspected steps. */
export const tellLikes = async (page: Page, look?: string) => {
  const see = async (step: string) => {
    if (look !== undefined) await inspect(page, `${look}-${step}`);
  };
  await expect(page.getByRole('heading', { name: 'What do you like?' })).toBeFocused();
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByText('Please add at least one thing that you like.')).toBeVisible();
  await page.getByRole('button', { name: 'Space films' }).click();
  await page.getByRole('button', { name: 'Something else: Hobbies' }).click();
  await page.getByRole('textbox', { name: 'Your Hobbies' }).fill('Kites');
  await page.keyboard.press('Enter');
  await see('interests');
  await page.getByRole('button', { name: 'Save and go on' }).click();

  await expect(page.getByRole('heading', { name: 'Which kinds of books do you like?' })).toBeFocused();
  await page.getByRole('button', { name: 'Mystery' }).click();
  await see('genres');
  await page.getByRole('button', { name: 'Save and go on' }).click();

  await expect(page.getByRole('heading', { name: 'Which books have you read?' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Find a book' }).fill('saltwind');
  await page.getByRole('option').first().click();
  await pick(page.getByRole('radio', { name: /^4 stars/ }));
  await see('rate-book');
  await page.getByRole('button', { name: 'Add this book' }).click();
  await expect(page.getByRole('heading', { name: 'Your books' })).toBeVisible();
  await see('past-books');
  await page.getByRole('button', { name: 'Save and finish' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
};

/** Opens the dashboard. The door opens by itself after four seconds, on a busy machine perhaps before the click. */
export const openDoor = (page: Page) =>
  page
    .getByRole('button', { name: /^(Open the door|Go on)$/ })
    .click({ timeout: 5000 })
    .catch(() => undefined);

export const atDashboard = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(`, ${name}!$`) })).toBeVisible();
