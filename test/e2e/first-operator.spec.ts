import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from '@playwright/test';
import { inspectBoth } from './inspect';
import { addressOf, nameOf } from './newcomer';
import { comeIn, expect, mailsTo, phone, signIn, test, typeNewPassword } from './support';

/** Follows docs/operations.md after a deployment. */
const makeOperator = async (page: Page, email: string) => {
  const { userPoolId, userPoolEndpoint } = await (await page.request.get('/config.json')).json();
  const cognito = new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: userPoolEndpoint,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const operator = { UserPoolId: userPoolId, Username: email };
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'true' },
  ];
  await cognito.send(new AdminCreateUserCommand({ ...operator, UserAttributes }));
  await cognito.send(new AdminAddUserToGroupCommand({ ...operator, GroupName: 'operators' }));
};

/** What the authenticator app of an account shows: a code that was not used yet. */
const codeOf = async (page: Page, email: string): Promise<string> => {
  const codes: { email: string; code: string }[] = await (await page.request.get('/_local/codes')).json();
  return codes.find((one) => one.email === email)?.code ?? '';
};

const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('Six digits from your app').fill(code);
  await page.keyboard.press('Enter');
};

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Connects an app and signs in again, with the code that the app shows. */
const setUpFactor = async (page: Page, email: string, password: string) => {
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await inspectBoth(page, 'set-up-factor');
  await typeCode(page, wrong(await codeOf(page, email)));
  await expect(page.getByText('That code is not right.')).toBeVisible();
  await inspectBoth(page, 'set-up-factor-wrong');
  const code = await codeOf(page, email);
  await typeCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page.getByText('It works.')).toBeVisible();
  await inspectBoth(page, 'set-up-factor-done');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: 'Type your code' })).toBeVisible();
  await inspectBoth(page, 'login-code');
  await typeCode(page, code);
  await expect(page.getByText('That code was used already.')).toBeVisible();
  await inspectBoth(page, 'login-code-used');
  await typeCode(page, await codeOf(page, email));
};

test('the first operator signs in with the password from the mail, connects an app, and opens the console', async ({
  page,
  anotherBrowser,
}) => {
  const email = addressOf('first-operator');
  await makeOperator(page, email);
  const [mail] = await mailsTo(page, email);
  await page.goto('/login');
  await signIn(page, email, /^\S{10,}$/m.exec(mail?.text ?? '')?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await inspectBoth(page, 'login-new-password');
  await typeNewPassword(page, 'New password', 'owls-know-the-way');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await page.getByLabel('I have read and agree').check();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('Username').fill(nameOf('op'));
  await page.getByLabel('Age').fill('40');
  await page.getByLabel('Where do you live?').selectOption('Europe');
  await inspectBoth(page, 'first-operator-basics');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.goto('/operator');
  await setUpFactor(page, email, 'owls-know-the-way');
  await expect(page.getByRole('heading', { name: 'Operator', exact: true })).toBeVisible();
  await page.goto('/operator');
  await expect(page.getByRole('tab', { name: 'Today' })).toBeVisible();

  // The phone is lost.
  const colleague = await anotherBrowser({ viewport: phone });
  await comeIn(colleague, 'operator@inkwren.test', '/operator?tab=operators');
  const row = colleague.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Set up');
  await inspectBoth(colleague, 'operators');
  await row.getByRole('button', { name: 'Phone lost' }).click();
  await inspectBoth(colleague, 'operators-phone-lost');
  await colleague.getByRole('button', { name: 'Remove it' }).click();
  await expect(colleague.getByText('is signed out, and sets up a new second factor')).toBeVisible();
  await expect(row).toContainText('Not set up');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
});
