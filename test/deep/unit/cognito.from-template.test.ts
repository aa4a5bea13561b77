import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Cognito, openCognito } from '../../../local/cognito';
import { poolOptions } from '../../../local/cognito/from-template';
import { Template } from '../../../local/template/template';

const ids = { poolId: 'us-east-1_Test', clientId: 'test-client' };
const email = 'ada@maple.test';
const password = 'read-more-books-1';
const user = { UserPoolId: ids.poolId, Username: email };
const mail = { EmailSubject: 'Hello', EmailMessage: '{####}' };
const roleOf = (fn: string) => ({ Role: { 'Fn::GetAtt': [`${fn}Role`, 'Arn'] } });

const template = {
  Resources: {
    Pool: {
      Type: 'AWS::Cognito::UserPool',
      Properties: {
        AdminCreateUserConfig: { AllowAdminCreateUserOnly: false, InviteMessageTemplate: mail },
        Policies: { PasswordPolicy: { MinimumLength: 12 } },
        Schema: [
          { Name: 'email', Required: true, Mutable: false },
          { Name: 'nickname', Mutable: true },
          { Name: 'person', AttributeDataType: 'String', Mutable: true },
          { Name: 'hidden', AttributeDataType: 'String', Mutable: true },
        ],
        VerificationMessageTemplate: mail,
      },
    },
    Client: {
      Type: 'AWS::Cognito::UserPoolClient',
      Properties: {
        ReadAttributes: ['email', 'nickname', 'custom:person'],
        WriteAttributes: ['email', 'nickname'],
      },
    },
    Asking: { Type: 'AWS::Lambda::Function', Properties: roleOf('Asking') },
    Idle: { Type: 'AWS::Lambda::Function', Properties: roleOf('Idle') },
    AskingRole: {
      Type: 'AWS::IAM::Role',
      Properties: {
        Policies: [
          {
            PolicyDocument: {
              Statement: [{ Effect: 'Allow', Action: 'cognito-idp:AdminListGroupsForUser', Resource: '…' }],
            },
          },
        ],
      },
    },
  },
};

const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-template-'));
let cognito: Cognito, server: Server;

const signedBy = (accessKeyId: string) =>
  new CognitoIdentityProvider({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/_local/cognito`,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey: 'local' },
    maxAttempts: 1,
  });

beforeAll(async () => {
  writeFileSync(path.join(folder, 'test.template.json'), JSON.stringify(template));
  const functionOf = () => {
    throw new Error('No trigger is in this template');
  };
  const options = poolOptions(new Template(folder), functionOf);
  cognito = openCognito({ ...ids, region: 'us-east-1', onMail: () => undefined, ...options });
  server = createServer((request, response) => cognito.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const UserAttributes = [{ Name: 'email', Value: email }];
  const account = { ClientId: ids.clientId, Username: email, Password: password };
  await signedBy('developer').signUp({ ...account, UserAttributes });
  await signedBy('developer').adminSetUserPassword({ ...user, Password: password, Permanent: true });
  await signedBy('developer').adminAddUserToGroup({ ...user, GroupName: 'operators' });
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test('a function whose policy allows it gets the present groups of a user', async () => {
  const groups = async () =>
    (await signedBy('Asking').adminListGroupsForUser(user)).Groups?.map(({ GroupName }) => GroupName);
  expect(await groups()).toEqual(['operators']);
  await signedBy('developer').adminRemoveUserFromGroup({ ...user, GroupName: 'operators' });
  expect(await groups()).toEqual([]);
});

test('a function is refused without its own permission', async () => {
  const denied = { name: 'AccessDeniedException' };
  await expect(signedBy('Idle').adminListGroupsForUser(user)).rejects.toMatchObject({
    ...denied,
    message: 'Idle is not authorized to perform: cognito-idp:AdminListGroupsForUser',
  });
  await expect(signedBy('Asking').adminDeleteUser(user)).rejects.toMatchObject(denied);
});

test('an attribute that is immutable in the schema is set at the sign-up and never again', async () => {
  const AccessToken = () => cognito.issueTokens(email).accessToken;
  const aws = signedBy('developer');
  const change = (Name: string, Value: string) =>
    aws.updateUserAttributes({ AccessToken: AccessToken(), UserAttributes: [{ Name, Value }] });
  const refusal = { name: 'InvalidParameterException', message: 'user.email: Attribute cannot be updated.' };
  await expect(change('email', 'other@maple.test')).rejects.toMatchObject(refusal);
  const UserAttributes = [{ Name: 'email', Value: 'other@maple.test' }];
  await expect(aws.adminUpdateUserAttributes({ ...user, UserAttributes })).rejects.toMatchObject(refusal);
  await change('nickname', 'Ada');
  const seen = await aws.getUser({ AccessToken: AccessToken() });
  expect(seen.UserAttributes).toContainEqual({ Name: 'email', Value: email });
  expect(seen.UserAttributes).toContainEqual({ Name: 'nickname', Value: 'Ada' });
});

test('the owner of a token cannot mark an address as verified', async () => {
  const { accessToken: AccessToken } = cognito.issueTokens(email);
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
  await expect(
    signedBy('developer').updateUserAttributes({ AccessToken, UserAttributes }),
  ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test('an attribute that the client may read and not write is set by an administrator and stands in ID tokens only', async () => {
  const aws = signedBy('developer');
  const UserAttributes = [
    { Name: 'custom:person', Value: 'somebody' },
    { Name: 'custom:hidden', Value: 'secret' },
  ];
  const { accessToken: AccessToken } = cognito.issueTokens(email);
  const refusal = {
    name: 'NotAuthorizedException',
    message: 'A client attempted to write unauthorized attribute',
  };
  await expect(aws.updateUserAttributes({ AccessToken, UserAttributes })).rejects.toMatchObject(refusal);
  const account = { ClientId: ids.clientId, Username: 'eve@pond.test', Password: password };
  await expect(aws.signUp({ ...account, UserAttributes })).rejects.toMatchObject(refusal);
  await aws.adminUpdateUserAttributes({ ...user, UserAttributes });
  const { accessToken, idToken } = cognito.issueTokens(email);
  expect(claimsOf(idToken)).toMatchObject({ 'custom:person': 'somebody', email });
  expect(claimsOf(idToken)).not.toHaveProperty('custom:hidden');
  expect(claimsOf(accessToken)).not.toHaveProperty('custom:person');
  const seen = (await aws.getUser({ AccessToken: accessToken })).UserAttributes;
  expect(seen?.map(({ Name }) => Name).sort()).toEqual(['custom:person', 'email', 'nickname', 'sub']);
});

test('a custom attribute that the schema lacks is refused', async () => {
  const aws = signedBy('developer');
  const UserAttributes = [{ Name: 'custom:other', Value: '1' }];
  await expect(aws.adminUpdateUserAttributes({ ...user, UserAttributes })).rejects.toMatchObject({
    name: 'InvalidParameterException',
    message: 'user.custom:other: Attribute does not exist in the schema.',
  });
  const newcomer = { ...user, Username: 'new@maple.test', UserAttributes };
  await expect(aws.adminCreateUser(newcomer)).rejects.toThrow(
    'Attributes did not conform to the schema: custom:other: Attribute does not exist in the schema.',
  );
});
