import { expect, test } from '@jest/globals';
import { Template } from 'aws-cdk-lib/assertions';
import { DeliveryStack } from '../../lib/delivery/delivery-stack';
import { newApp } from '../support/app';
import { findingsOf } from '../support/findings';

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource?: unknown;
  readonly Principal?: unknown;
  readonly Condition?: unknown;
}
interface Role {
  readonly AssumeRolePolicyDocument: { readonly Statement: readonly Statement[] };
  readonly Policies: readonly { readonly PolicyDocument: { readonly Statement: readonly Statement[] } }[];
  readonly ManagedPolicyArns?: unknown;
}

const repository = 'maple/inkwren';
const stackFor = (stages: readonly string[], providerArn?: string) =>
  new DeliveryStack(newApp(), 'Inkwren-delivery', { repository, stages, providerArn });

const rolesOf = (stack: DeliveryStack) =>
  new Map(
    Object.entries(Template.fromStack(stack).findResources('AWS::IAM::Role')).map(([id, { Properties }]) => [
      id.slice(0, -8),
      Properties as Role,
    ]),
  );

/** An ARN as text, with the names of pseudo parameters. */
const textOf = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/\{"Ref":"AWS::(\w+)"\}/g, '<$1>')
    .replaceAll(/\{"Fn::Join":\["",\[|\]\]\}|","|",?|,/g, '');

test('each role is for one subject of this repository, by a token that GitHub has signed', () => {
  const trusted = [...rolesOf(stackFor(['demo', 'prod']))].map(([id, { AssumeRolePolicyDocument }]) => {
    const [statement, ...others] = AssumeRolePolicyDocument.Statement;
    expect(others).toEqual([]);
    expect(statement).toMatchObject({ Effect: 'Allow', Action: 'sts:AssumeRoleWithWebIdentity' });
    expect(Object.keys(statement?.Principal as object)).toEqual(['Federated']);
    return [id, statement?.Condition];
  });
  const only = (subject: string) => ({
    StringEquals: {
      'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
      'token.actions.githubusercontent.com:sub': `repo:maple/inkwren:${subject}`,
    },
  });
  expect(trusted).toEqual([
    ['Deploydemo', only('environment:demo')],
    ['Deployprod', only('environment:prod')],
    ['Diff', only('pull_request')],
  ]);
});

test('a role to deploy may become the two roles of the bootstrap and nothing else', () => {
  for (const [id, { Policies, ManagedPolicyArns }] of rolesOf(stackFor(['demo', 'prod']))) {
    expect(ManagedPolicyArns).toBeUndefined();
    const [{ PolicyDocument } = { PolicyDocument: { Statement: [] } }] = Policies;
    const [statement, ...others] = PolicyDocument.Statement;
    expect(others).toEqual([]);
    if (id === 'Diff') continue;
    expect(statement).toMatchObject({ Effect: 'Allow', Action: 'sts:AssumeRole' });
    expect([statement?.Resource].flat().map(textOf)).toEqual([
      'arn:<Partition>:iam::<AccountId>:role/cdk-hnb659fds-deploy-role-<AccountId>-<Region>',
      'arn:<Partition>:iam::<AccountId>:role/cdk-hnb659fds-file-publishing-role-<AccountId>-<Region>',
    ]);
  }
});

test('a pull request may read the template of the demo: no data, and nothing of production', () => {
  const [{ PolicyDocument } = { PolicyDocument: { Statement: [] } }] =
    rolesOf(stackFor(['demo', 'prod'])).get('Diff')?.Policies ?? [];
  const [statement, ...others] = PolicyDocument.Statement;
  expect(others).toEqual([]);
  expect([statement?.Action, textOf(statement?.Resource)]).toEqual([
    'cloudformation:GetTemplate',
    'arn:<Partition>:cloudformation:<Region>:<AccountId>:stack/Inkwren-demo/*',
  ]);
});

test('an account with production alone gives pull requests nothing', () => {
  expect([...rolesOf(stackFor(['prod'])).keys()]).toEqual(['Deployprod']);
});

test('an account has one provider for GitHub, which another stack may have created', () => {
  const provider = 'arn:aws:iam::123456789012:oidc-provider/token.actions.githubusercontent.com';
  Template.fromStack(stackFor(['demo'])).hasResourceProperties('AWS::IAM::OIDCProvider', {
    Url: 'https://token.actions.githubusercontent.com',
    ClientIdList: ['sts.amazonaws.com'],
  });
  const reusing = stackFor(['demo'], provider);
  Template.fromStack(reusing).resourceCountIs('AWS::IAM::OIDCProvider', 0);
  for (const [, { AssumeRolePolicyDocument }] of rolesOf(reusing))
    expect(AssumeRolePolicyDocument.Statement[0]?.Principal).toEqual({ Federated: provider });
});

test('the stack creates no user, key or function, and the AWS Solutions checks find nothing', () => {
  const stack = stackFor(['demo', 'prod']);
  const types = Object.values<{ Type: string }>(Template.fromStack(stack).toJSON().Resources);
  expect([...new Set(types.map(({ Type }) => Type))].toSorted()).toEqual([
    'AWS::IAM::OIDCProvider',
    'AWS::IAM::Role',
  ]);
  expect(findingsOf(stack)).toEqual([]);
});
