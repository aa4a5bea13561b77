import { expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { synthesized } from '../support/stack';

const demo = synthesized();

interface Client {
  readonly ExplicitAuthFlows: string[];
  readonly GenerateSecret?: boolean;
  readonly AllowedOAuthFlowsUserPoolClient?: boolean;
}

const flowsOf = (name: string) =>
  demo
    .of<Client>('AWS::Cognito::UserPoolClient')
    .find(([id]) => id.startsWith(`IdentityPool${name}`))?.[1]
    .ExplicitAuthFlows.toSorted();

test('every sign-up invokes the function that checks the invitation', () => {
  const [trigger] = demo.functions().filter(([id]) => id.startsWith('InvitationsPreSignUpFunction'));
  const Arn = { 'Fn::GetAtt': [trigger?.[0], 'Arn'] };
  demo.template.hasResourceProperties('AWS::Cognito::UserPool', {
    UserPoolTier: 'LITE',
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    LambdaConfig: { PreSignUp: Arn },
  });
  demo.template.hasResourceProperties('AWS::Lambda::Permission', {
    Action: 'lambda:InvokeFunction',
    FunctionName: Arn,
    Principal: 'cognito-idp.amazonaws.com',
  });
});

/** A pool's schema only grows: an attribute that is changed or removed here makes a deployment fail. */
const person = {
  Name: 'person',
  AttributeDataType: 'String',
  Mutable: true,
  StringAttributeConstraints: { MinLength: '1', MaxLength: '64' },
};

test('ID tokens name the person, and no client can write who it is', () => {
  demo.template.hasResourceProperties('AWS::Cognito::UserPool', { Schema: Match.arrayWith([person]) });
  demo.template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    ReadAttributes: ['custom:person', 'email', 'email_verified'],
    WriteAttributes: ['email'],
  });
});

test('an address is set at the sign-up and cannot change', () => {
  demo.template.hasResourceProperties('AWS::Cognito::UserPool', {
    Schema: [{ Name: 'email', Required: true, Mutable: false }, person],
  });
  // A pool's client must be able to write what the pool requires.
  demo.template.hasResourceProperties('AWS::Cognito::UserPoolClient', { WriteAttributes: ['email'] });
});

test('an e-mail address has one account, in upper or lower case', () => {
  demo.template.hasResourceProperties('AWS::Cognito::UserPool', {
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
  });
});

test('passwords are long, and a mail resets a forgotten one', () => {
  demo.template.hasResourceProperties('AWS::Cognito::UserPool', {
    Policies: { PasswordPolicy: { MinimumLength: 12 } },
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
  });
});

test('an authenticator app is the only second factor, nobody else is asked for it, and no device is spared', () => {
  demo.template.hasResourceProperties('AWS::Cognito::UserPool', {
    MfaConfiguration: 'OPTIONAL',
    EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    DeviceConfiguration: Match.absent(),
    SmsConfiguration: Match.absent(),
    UserPoolAddOns: Match.absent(),
  });
});

test('nothing leads around the second factor: neither another provider nor a client with another flow', () => {
  for (const type of ['UserPoolIdentityProvider', 'UserPoolDomain', 'IdentityPool'])
    demo.template.resourceCountIs(`AWS::Cognito::${type}`, 0);
  demo.template.allResourcesProperties('AWS::Cognito::UserPoolClient', {
    SupportedIdentityProviders: ['COGNITO'],
  });
});

test('the browser signs in with SRP only, which sends no password', () => {
  expect(flowsOf('Site')).toEqual(['ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH']);
});

test('children answer a custom challenge, at a client that accepts nothing else', () => {
  expect(flowsOf('Children')).toEqual(['ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']);
  const [trigger] = demo.functions().filter(([id]) => id.startsWith('ChildrenSignInFunction'));
  const Arn = { 'Fn::GetAtt': [trigger?.[0], 'Arn'] };
  demo.template.hasResourceProperties('AWS::Cognito::UserPool', {
    LambdaConfig: { DefineAuthChallenge: Arn, CreateAuthChallenge: Arn, VerifyAuthChallengeResponse: Arn },
  });
});

test('a client keeps no secret, and is no OAuth client; there are two', () => {
  const clients = demo.of<Client>('AWS::Cognito::UserPoolClient');
  expect(clients).toHaveLength(2);
  for (const [, client] of clients)
    expect([client.GenerateSecret ?? false, client.AllowedOAuthFlowsUserPoolClient]).toEqual([false, false]);
});

test('a child on a shared device is signed out after twelve hours, anybody else after a month', () => {
  for (const [RefreshTokenValidity, flow] of [
    [720, 'ALLOW_CUSTOM_AUTH'],
    [43_200, 'ALLOW_USER_SRP_AUTH'],
  ])
    demo.template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      RefreshTokenValidity,
      ExplicitAuthFlows: Match.arrayWith([flow]),
      TokenValidityUnits: { RefreshToken: 'minutes' },
    });
});

test('outsiders cannot find out who has an account, and signing out ends the session', () => {
  demo.template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    PreventUserExistenceErrors: 'ENABLED',
    EnableTokenRevocation: true,
  });
});

test('a token is valid for an hour', () => {
  demo.template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    IdTokenValidity: 60,
    AccessTokenValidity: 60,
    TokenValidityUnits: { IdToken: 'minutes', AccessToken: 'minutes' },
  });
});
