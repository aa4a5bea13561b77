import { expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { errors } from '../../contract/errors';
import { webAclFor } from '../../lib/constructs/web-acl';
import { promises, type Synthesized, synthesized, webAclArn } from '../support/stack';

/** The owner's settings: the domain, the sender, the web ACL. */
const demo = synthesized();
const prod = synthesized('prod');

interface Distribution {
  readonly DistributionConfig: { readonly WebACLId?: unknown; readonly Aliases?: unknown };
}
const distributionOf = (stack: Synthesized) =>
  stack.of<Distribution>('AWS::CloudFront::Distribution')[0]?.[1].DistributionConfig;
const variablesOf = (stack: Synthesized, name: string) =>
  stack
    .functions<{ Environment?: { Variables: Record<string, unknown> } }>()
    .find(([id]) => id.startsWith(name))?.[1].Environment?.Variables;

test('the site has the domain of the settings, and mails lead there', () => {
  prod.template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      Aliases: [promises.domain.name],
      ViewerCertificate: {
        AcmCertificateArn: promises.domain.certificateArn,
        MinimumProtocolVersion: Match.stringLikeRegexp('^TLSv1\\.2'),
      },
    },
  });
  expect(variablesOf(prod, 'MailWorkerFunction')?.SITE_URL).toBe(`https://${promises.domain.name}`);
});

test('without a domain mails lead to CloudFront’s address', () => {
  expect(distributionOf(demo)?.Aliases).toBeUndefined();
  expect(JSON.stringify(variablesOf(demo, 'MailWorkerFunction')?.SITE_URL)).toContain('DomainName');
});

test('no mail identity is created: the owner’s is used', () => {
  for (const stack of [demo, prod]) stack.template.resourceCountIs('AWS::SES::EmailIdentity', 0);
});

test('the pool sends its codes as the identity, where one is named', () => {
  prod.template.hasResourceProperties('AWS::Cognito::UserPool', {
    EmailConfiguration: {
      EmailSendingAccount: 'DEVELOPER',
      From: 'Inkwren <wren@inkwren.example>',
      SourceArn: {
        'Fn::Join': ['', Match.arrayWith([Match.stringLikeRegexp(':identity/inkwren\\.example$')])],
      },
    },
  });
  const [pool] = demo.of<{ EmailConfiguration?: unknown }>('AWS::Cognito::UserPool');
  expect(pool?.[1].EmailConfiguration).toBeUndefined();
});

interface Mapping {
  readonly Enabled?: boolean;
  readonly FunctionName: { Ref: string };
}
const mailsAreSent = (stack: Synthesized) =>
  stack
    .of<Mapping>('AWS::Lambda::EventSourceMapping')
    .find(([, { FunctionName }]) => FunctionName.Ref.startsWith('MailWorkerFunction'))?.[1].Enabled;

test('without a sender mails wait in their queue, and the deployment says so', () => {
  expect(mailsAreSent(prod)).toBe(true);
  expect(mailsAreSent(demo)).toBe(false);
  expect(JSON.stringify(demo.template.toJSON())).not.toContain('ses:SendEmail');
  demo.template.hasOutput('Mails', { Value: Match.stringLikeRegexp('They wait') });
});

test('in us-east-1 the site stands behind a web ACL that holds back an address after 10,000 requests in five minutes', () => {
  const [[id, acl] = []] = prod.of<object>('AWS::WAFv2::WebACL');
  expect(acl).toMatchObject({
    Scope: 'CLOUDFRONT',
    DefaultAction: { Allow: {} },
    Rules: [
      {
        Statement: {
          RateBasedStatement: { AggregateKeyType: 'IP', Limit: 10_000, EvaluationWindowSec: 300 },
        },
        Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
      },
    ],
    CustomResponseBodies: {
      slowly: { Content: expect.stringContaining(errors.too_many_requests.text) },
    },
  });
  expect(distributionOf(prod)?.WebACLId).toEqual({ 'Fn::GetAtt': [id, 'Arn'] });
});

test('elsewhere production names a web ACL, or is refused', () => {
  const stack = new Stack(new App(), 'Elsewhere', { env: { region: 'eu-west-1' } });
  expect(() => webAclFor(stack, { stage: 'prod' })).toThrow(
    'A production stage needs a web ACL, which a stack can make in us-east-1 only',
  );
  const named = synthesized('prodInIreland');
  named.template.resourceCountIs('AWS::WAFv2::WebACL', 0);
  expect(distributionOf(named)?.WebACLId).toBe(webAclArn);
  expect(distributionOf(demo)?.WebACLId).toBeUndefined();
});

/** Labels, or names within a resource of the stack: a role's policy, a pool's group. */
const mayRepeat = /^AWS::(ApiGateway|ApiGatewayV2)::|^AWS::(IAM::Policy|Cognito::UserPoolGroup)$/;

/** The names of resources in a template, at the top level or in their configuration. */
const namesIn = (stack: Synthesized): string[] =>
  Object.values<{ Type: string; Properties?: Record<string, unknown> }>(
    stack.template.toJSON().Resources,
  ).flatMap(({ Type, Properties = {} }) => {
    if (mayRepeat.test(Type)) return [];
    const kind = Type.split('::').at(-1);
    const configuration = Properties[`${kind}Config`] as Record<string, unknown> | undefined;
    return [Properties.Name, Properties[`${kind}Name`], configuration?.Name]
      .filter((name) => name !== undefined)
      .map((name) => `${Type} ${JSON.stringify(name)}`);
  });

test('two stages, and one stage in two regions, can share an account: they share no name', () => {
  const all = (['demoInVirginia', 'prod', 'prodInIreland'] as const).flatMap((variant) =>
    namesIn(synthesized(variant)),
  );
  expect(all.length).toBeGreaterThanOrEqual(9);
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});
