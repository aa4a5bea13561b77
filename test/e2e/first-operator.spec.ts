import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from '@playwright/test';
import { inspectBoth } from './inspect';
import { addressOf, nameOf } from './newcomer';
import { expect, mailsTo, signIn, test } from './support';

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

test('the first operator signs in with the password from the mail, chooses another, and opens the console', async ({
  page,
}) => {
  const email = addressOf('first-operator');
  await makeOperator(page, email);
  const [mail] = await mailsTo(page, email);
  await page.goto('/login');
  await signIn(page, email, /^\S{10,}$/m.exec(mail?.text ?? '')?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await inspectBoth(page, 'login-new-password');
  await page.getByLabel('New password', { exact: true }).fill('owls-know-the-way');
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
  await expect(page.getByRole('tab', { name: 'Today' })).toBeVisible();
});
