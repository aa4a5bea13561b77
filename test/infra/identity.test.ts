import { expect, test } from '@jest/globals';
import { synthesized } from '../support/stack';

const demo = synthesized();

interface Client {
  readonly ExplicitAuthFlows: string[];
  readonly GenerateSecret?: boolean;
  readonly AllowedOAuthFlowsUserPoolClient?: boolean;
}

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

test('an address is set at the sign-up and cannot change', () => {
  demo.template.hasResourceProperties('AWS::Cognito::UserPool', {
    Schema: [{ Name: 'email', Required: true, Mutable: false }],
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

test('the browser signs in with SRP only, which sends no password', () => {
  const clients = demo.of<Client>('AWS::Cognito::UserPoolClient');
  expect(clients).toHaveLength(1);
  const client = clients[0]?.[1];
  expect(client?.ExplicitAuthFlows.toSorted()).toEqual(['ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH']);
  expect(client?.GenerateSecret ?? false).toBe(false);
  expect(client?.AllowedOAuthFlowsUserPoolClient).toBe(false);
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
