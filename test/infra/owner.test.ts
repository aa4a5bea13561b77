import { expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { errors } from '../../contract/errors';
import { webAclFor } from '../../lib/constructs/web-acl';
import { promises, type Synthesized, synthesized, webAclArn } from '../support/stack';

/** The demo lacks the owner's settings (domain, sender, web ACL), production has them. */
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

test('the site has the domain of the settings, and mails link to it', () => {
  prod.template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      Aliases: [promises.domain.name],
      ViewerCertificate: {
        AcmCertificateArn: promises.domain.certificateArn,
        MinimumProtocolVersion: Match.stringLikeRegexp('^TLSv1\\.2'),
      },
    },
  });
  for (const mailer of ['MailWorkerFunction', 'MailCrisisWorkerFunction'])
    expect(variablesOf(prod, mailer)?.SITE_URL).toBe(`https://${promises.domain.name}`);
});

test('without a domain mails link to CloudFront’s address', () => {
  expect(distributionOf(demo)?.Aliases).toBeUndefined();
  expect(JSON.stringify(variablesOf(demo, 'MailWorkerFunction')?.SITE_URL)).toContain('DomainName');
});

test('the stack creates no mail identity but uses the owner’s', () => {
  for (const stack of [demo, prod]) stack.template.resourceCountIs('AWS::SES::EmailIdentity', 0);
});

test('the pool sends its codes as the identity in the settings', () => {
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
const mailers = /^Mail(Crisis)?WorkerFunction/;
/** Whether each of the two functions that send mails receives jobs. */
const mailsAreSent = (stack: Synthesized) =>
  stack
    .of<Mapping>('AWS::Lambda::EventSourceMapping')
    .filter(([, { FunctionName }]) => mailers.test(FunctionName.Ref))
    .map(([, { Enabled }]) => Enabled);

test('without a sender mails wait in their queue, and an output of the deployment says so', () => {
  expect(mailsAreSent(prod)).toEqual([true, true]);
  expect(mailsAreSent(demo)).toEqual([false, false]);
  expect(JSON.stringify(demo.template.toJSON())).not.toContain('ses:SendEmail');
  demo.template.hasOutput('Mails', { Value: Match.stringLikeRegexp('They wait') });
});

interface RateRule {
  readonly Name: string;
  readonly Priority: number;
  readonly Statement: {
    readonly RateBasedStatement: {
      readonly Limit: number;
      readonly EvaluationWindowSec: number;
      readonly ScopeDownStatement?: {
        readonly OrStatement: { readonly Statements: { ByteMatchStatement: { SearchString: string } }[] };
      };
    };
  };
}

test('in us-east-1 a web ACL blocks an address after 10,000 requests to the site in five minutes', () => {
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
      {
        Statement: {
          RateBasedStatement: { AggregateKeyType: 'IP', Limit: 300, EvaluationWindowSec: 300 },
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

test.each(['demoInVirginia', 'prod'] as const)(
  '%s: one address can use at most a fiftieth of the shared throttle of a path without sign-in',
  (variant) => {
    const stack = synthesized(variant);
    const [[, acl] = []] = stack.of<{ Rules: RateRule[] }>('AWS::WAFv2::WebACL');
    const { RateBasedStatement: own } = acl?.Rules[1]?.Statement ?? {};
    const paths = own?.ScopeDownStatement?.OrStatement.Statements.map(
      ({ ByteMatchStatement }) => ByteMatchStatement.SearchString,
    );
    const [stage] = stack.of<{
      MethodSettings: { ResourcePath: string; HttpMethod: string; ThrottlingRateLimit: number }[];
    }>('AWS::ApiGateway::Stage');
    const shared = (stage?.[1].MethodSettings ?? []).filter(({ ResourcePath }) => ResourcePath !== '/*');
    expect(shared.map(({ ResourcePath }) => `/api${ResourcePath.slice(1).replaceAll('~1', '/')}`)).toEqual(
      paths,
    );
    const perSecond = (own?.Limit ?? Number.NaN) / (own?.EvaluationWindowSec ?? Number.NaN);
    for (const { ThrottlingRateLimit } of shared)
      expect(perSecond * 50).toBeLessThanOrEqual(ThrottlingRateLimit);
  },
);

test('the rules of the web ACL have distinct names and priorities', () => {
  const [[, acl] = []] = prod.of<{ Rules: RateRule[] }>('AWS::WAFv2::WebACL');
  expect(acl?.Rules.map(({ Name, Priority }) => [Name, Priority])).toEqual([
    ['rate', 0],
    ['open-paths', 1],
  ]);
});

test('in another region production is refused unless it names a web ACL', () => {
  const stack = new Stack(new App(), 'Elsewhere', { env: { region: 'eu-west-1' } });
  expect(() => webAclFor(stack, { stage: 'prod' })).toThrow(
    'A production stage needs a web ACL, which a stack can make in us-east-1 only',
  );
  const named = synthesized('prodInIreland');
  named.template.resourceCountIs('AWS::WAFv2::WebACL', 0);
  expect(distributionOf(named)?.WebACLId).toBe(webAclArn);
  expect(distributionOf(demo)?.WebACLId).toBeUndefined();
});

/** Resources whose names are labels, or unique only within a resource of the stack: a role's policy, a pool's group. */
const mayRepeat = /^AWS::(ApiGateway|ApiGatewayV2)::|^AWS::(IAM::Policy|Cognito::UserPoolGroup)$/;

/** The names of a template's resources, at the top level or in their configuration. */
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

test('two stages, or one stage in two regions, can share an account, because they share no name', () => {
  const all = (['demoInVirginia', 'prod', 'prodInIreland'] as const).flatMap((variant) =>
    namesIn(synthesized(variant)),
  );
  expect(all.length).toBeGreaterThanOrEqual(9);
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});
