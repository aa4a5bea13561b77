import http from 'node:http';
import type { Resource, StackTemplate } from './assembly';
import { remove } from './assembly';
import type { cloudFormationOf } from './cloudformation';
import { askService, invoke } from './services';

/** A deployed stage, for questions to the engine. */
export interface Stage {
  readonly url: string;
  readonly formation: ReturnType<typeof cloudFormationOf>;
  /** The physical id of the first resource of the type whose logical id begins so. */
  physical(type: string, logical: string): string;
  readonly distribution: string;
  readonly template: StackTemplate;
}

export interface Lack {
  readonly what: string;
  /** What a run does about it. */
  readonly instead: string;
  /** The engine's own words, which a run asks for again: without them the entry is no longer needed. */
  readonly message: string;
  ask(stage: Stage): Promise<string>;
  /** The resources that are removed from the template, and how many with those that refer to them. */
  readonly removes?: { readonly count: number; is(resource: Resource): boolean };
}

const metricMath = ({ Type, Properties = {} }: Resource) =>
  Type === 'AWS::CloudWatch::Alarm' && Properties.Metrics !== undefined;

const alarm = {
  Type: 'AWS::CloudWatch::Alarm',
  Properties: {
    ComparisonOperator: 'GreaterThanThreshold',
    EvaluationPeriods: 1,
    Threshold: 1,
    Metrics: [{ Id: 'sum', Expression: 'SUM([])' }],
  },
};

const text = async (address: string, init?: RequestInit): Promise<string> => {
  const response = await fetch(address, init);
  return `${response.status} ${await response.text()}`;
};

/** The status and text of a request with another host than the address has. */
const viaHost = (url: string, host: string, path: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    http
      .get({ hostname, port, path, headers: { host, 'x-forwarded-proto': 'https' } }, (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () => resolve(`${response.statusCode} ${body}`));
      })
      .on('error', reject);
  });

const invoked = async (stage: Stage, name: string) =>
  (await invoke(stage, stage.physical('Lambda::Function', name), {})).text;

/** A pool whose trigger refuses every sign-up with what it was told. */
const poolWithTrigger = (role: unknown) => ({
  Resources: {
    Trigger: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        Role: role,
        Code: {
          ZipFile: 'exports.handler = async ({ request }) => { throw new Error(JSON.stringify(request)) }',
        },
      },
    },
    Pool: {
      Type: 'AWS::Cognito::UserPool',
      Properties: { LambdaConfig: { PreSignUp: { 'Fn::GetAtt': ['Trigger', 'Arn'] } } },
    },
    Client: { Type: 'AWS::Cognito::UserPoolClient', Properties: { UserPoolId: { Ref: 'Pool' } } },
  },
});

/** What a trigger is told about a sign-up with an invitation. */
const toldAtSignUp = (stage: Stage) =>
  stage.formation.probe(poolWithTrigger('arn:aws:iam::000000000000:role/probe'), async (resources) => {
    const ClientId = resources.find(({ id }) => id === 'Client')?.physical;
    const told = { Name: 'invitation', Value: 'code' };
    return askService(stage)('cognito-idp', 'AWSCognitoIdentityProviderService.SignUp', {
      ...{ ClientId, Username: 'somebody', Password: 'Long-enough-for-all-1' },
      ...{ ValidationData: [told], ClientMetadata: { invitation: 'code' } },
    }).then(
      () => 'accepted',
      (error: Error) => error.message.replaceAll('\\', ''),
    );
  });

/**
 * Everything that MiniStack lacks for this stack. The list may only shrink: a test knows its length, a run fails when the engine no
 * longer says an entry's words, or when more resources are removed than an entry counts.
 */
export const lacks: readonly Lack[] = [
  {
    what: 'alarms of metric math, and with them the dashboard that shows them',
    instead: 'left out',
    message: 'Properties.Metrics (metric math) is not supported',
    ask: ({ formation }) => formation.refusalOf({ Resources: { Alarm: alarm } }),
    removes: { count: 38, is: metricMath },
  },
  {
    what: 'the functions of CDK that copy files into a bucket: a Python with the SDK, and the AWS CLI',
    instead: 'left out; the run puts the files of the site into the bucket',
    message: "No module named 'boto3'",
    ask: (stage) => invoked(stage, 'CustomCDKBucketDeployment'),
    removes: { count: 2, is: ({ Type }) => Type === 'Custom::CDKBucketDeployment' },
  },
  {
    what: 'the tags of a bucket in a template, by which CDK knows that it may empty it',
    instead: 'the run tags the bucket before the stage is destroyed',
    message: 'NoSuchTagSet',
    ask: ({ url, physical }) => text(`${url}/${physical('S3::Bucket', 'MediaBucket')}?tagging`),
  },
  {
    what: 'the answers of the gateway that the imported document declares',
    instead: 'the run declares them again by calls',
    message: '"Unauthorized"',
    ask: ({ url, physical }) =>
      text(`${url}/_aws/execute-api/${physical('ApiGateway::RestApi', 'Rest')}/api/user`),
  },
  {
    what: 'a distribution in front of an API',
    instead: '`front.ts` stands before the engine',
    message: '502',
    ask: ({ url, distribution }) => viaHost(url, distribution, '/api/user'),
  },
  {
    what: 'a distribution in front of a bucket that demands TLS',
    instead: '`front.ts` asks the bucket itself',
    message: 'AccessDenied',
    ask: ({ url, distribution }) => viaHost(url, distribution, '/config.json'),
  },
  {
    what: 'what a sign-up tells its trigger: the data to validate, and the metadata',
    instead: '`front.ts` asks the trigger itself, and creates the user',
    message: '"validationData":{}',
    ask: toldAtSignUp,
  },
  {
    what: 'addresses of APIs that lead to the engine',
    instead:
      'the functions that send to sockets get the address of the engine by AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI',
    message: '.amazonaws.com',
    ask: async ({ formation }) => {
      const xml = await formation.ask('DescribeStacks', { StackName: 'Inkwren-demo' });
      return /<OutputValue>(https:\/\/\w+\.execute-api[^<]*)/.exec(xml)?.[1] ?? '';
    },
  },
  {
    what: 'the SDK that Node functions of AWS find without bringing it',
    instead: '`sdk/` is installed, and NODE_PATH leads to it',
    message: "no stub for '@aws-sdk/client-s3'",
    ask: (stage) => invoked(stage, 'WithoutSdk'),
  },
];

/** A function without a package of its own, added to the template to ask for the SDK. */
const withoutSdk = (role: unknown): Resource => ({
  Type: 'AWS::Lambda::Function',
  Properties: {
    Runtime: 'nodejs24.x',
    Handler: 'index.handler',
    Role: role,
    Code: { ZipFile: "exports.handler = async () => Object.keys(require('@aws-sdk/client-s3')).length" },
    Environment: { Variables: { NODE_PATH: '/nowhere' } },
  },
});

interface Variables {
  readonly Environment?: { readonly Variables: Record<string, unknown> };
}

/** Changes the template as the list says. Returns how many resources are removed for each entry that removes some. */
export const withoutLacks = (template: StackTemplate, url: string): Map<Lack, number> => {
  const removed = new Map<Lack, number>();
  for (const lack of lacks)
    for (const [id, resource] of Object.entries(template.Resources))
      if (id in template.Resources && lack.removes?.is(resource))
        removed.set(lack, (removed.get(lack) ?? 0) + remove(template, id).length);
  const socketApi = Object.entries(template.Resources).find(
    ([, { Type }]) => Type === 'AWS::ApiGatewayV2::Api',
  );
  const functions = Object.values(template.Resources).filter(({ Type }) => Type === 'AWS::Lambda::Function');
  for (const { Properties } of functions) {
    const { Environment } = (Properties ?? {}) as Variables;
    if (Environment?.Variables.REALTIME_ENDPOINT !== undefined)
      Environment.Variables.AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI = {
        'Fn::Join': ['', [`${url}/_aws/execute-api/`, { Ref: socketApi?.[0] }, '/ws']],
      };
  }
  template.Resources.WithoutSdk = withoutSdk(functions[0]?.Properties?.Role);
  return removed;
};
