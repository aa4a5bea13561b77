import type { Resource } from './assembly';
import { eventOfMember } from './question-of-groups';
import * as questions from './questions';
import { askService } from './services';
import type { Stage } from './stage';

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

/**
 * Everything that MiniStack lacks for this stack. The list may only shrink: a test knows its length, a run fails when the engine no
 * longer says an entry's words, or when more resources are removed than an entry counts.
 */
export const lacks: readonly Lack[] = [
  {
    what: 'alarms of metric math, and with them the dashboard that shows them',
    instead: 'left out',
    message: 'Properties.Metrics (metric math) is not supported',
    ask: ({ formation }) => formation.refusalOf(questions.metricMath),
    removes: { count: 38, is: metricMath },
  },
  {
    what: 'the functions of CDK that copy files into a bucket: a Python with the SDK, and the AWS CLI',
    instead: 'left out; the run puts the files of the site into the bucket',
    message: "No module named 'boto3'",
    ask: (stage) => questions.invoked(stage, 'CustomCDKBucketDeployment'),
    removes: { count: 2, is: ({ Type }) => Type === 'Custom::CDKBucketDeployment' },
  },
  {
    what: 'the tags of a bucket in a template, by which CDK knows that it may empty it',
    instead: 'the run tags the bucket before the stage is destroyed',
    message: 'NoSuchTagSet',
    ask: ({ url, physical }) => questions.text(`${url}/${physical('S3::Bucket', 'MediaBucket')}?tagging`),
  },
  {
    what: 'the answers of the gateway that the imported document declares',
    instead: 'the run declares them again by calls',
    message: '"Unauthorized"',
    ask: ({ url, physical }) =>
      questions.text(`${url}/_aws/execute-api/${physical('ApiGateway::RestApi', 'Rest')}/api/user`),
  },
  {
    what: 'a distribution in front of an API',
    instead: '`front.ts` stands before the engine',
    message: '502',
    ask: ({ url, distribution }) => questions.viaHost(url, distribution, '/api/user'),
  },
  {
    what: 'a distribution in front of a bucket that demands TLS',
    instead: '`front.ts` asks the bucket itself',
    message: 'AccessDenied',
    ask: ({ url, distribution }) => questions.viaHost(url, distribution, '/config.json'),
  },
  {
    what: 'what a sign-up tells its trigger: the data to validate, and the metadata',
    instead: '`front.ts` asks the trigger itself, and creates the user',
    message: '"validationData":{}',
    ask: questions.toldAtSignUp,
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
    ask: (stage) => questions.invoked(stage, 'Bare'),
  },
  {
    what: 'the redrive of dead letters',
    instead: '`front.ts` moves the jobs for the AWS CLI',
    message: 'InvalidAction',
    ask: (stage) =>
      askService(stage)('sqs', 'AmazonSQS.StartMessageMoveTask', {}).then(JSON.stringify, String),
  },
  {
    what: 'the globals by which a function streams its answer',
    instead: '`runtime.cjs` is loaded before each function, and makes one answer of the chunks',
    message: 'awslambda is not defined',
    ask: (stage) => questions.invoked(stage, 'Bare', { streams: true }),
  },
  {
    what: 'the groups of a token as a REST API writes them',
    instead: '`runtime.cjs` writes them so',
    message: '"cognito:groups":"[operators]"',
    ask: eventOfMember,
  },
  {
    what: 'a REST API that streams the answer of a function',
    instead: 'its integrations are changed to those with whole answers',
    message: 'Internal server error',
    ask: questions.answeredByStream,
  },
];
