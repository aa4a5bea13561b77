import { CfnOutput, Duration, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Ai } from './constructs/ai';
import { Alarms } from './constructs/alarms';
import { BookWorker } from './constructs/book-worker';
import { Identity } from './constructs/identity';
import { RealtimeApi } from './constructs/realtime-api';
import { RestApi } from './constructs/rest-api';
import { Site } from './constructs/site';
import { SubjectFunction, type SubjectFunctionProps } from './constructs/subject-function';
import { Table } from './constructs/table';
import type { Bundles, FunctionName } from './functions';
import type { Settings } from './settings';

export interface InkwrenStackProps extends StackProps {
  readonly settings: Settings;
  readonly bundles: Bundles;
  /** The folder with the built site. */
  readonly siteFolder: string;
}

/** All of Inkwren. */
export class InkwrenStack extends Stack {
  constructor(scope: Construct, id: string, { settings, bundles, siteFolder, ...props }: InkwrenStackProps) {
    super(scope, id, props);
    const { keepData, logRetentionDays, requestsPerSecond } = settings;
    const table = new Table(this, 'Data', { keepData });
    const identity = new Identity(this, 'Identity', { keepData });
    const ai = new Ai(this, 'Ai', settings.ai);

    const createFunction = (
      name: FunctionName,
      environment: Record<string, string> = {},
      limits: Pick<SubjectFunctionProps, 'timeout' | 'memorySize'> = {},
    ) => {
      const bundle = bundles[name];
      const id = name.charAt(0).toUpperCase() + name.slice(1);
      return new SubjectFunction(this, id, { bundle, logRetentionDays, environment, ...limits }).fn;
    };
    const stored = { TABLE_NAME: table.name };
    const catalogue = { CATALOGUE_URL: settings.catalogueUrl };
    const pool = {
      USER_POOL_ID: identity.pool.userPoolId,
      USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
    };
    const functions = {
      user: createFunction('user', stored),
      books: createFunction('books', { ...stored, ...catalogue }),
      quiz: createFunction('quiz', stored, { timeout: Duration.seconds(110) }),
      bookWorker: createFunction('bookWorker', stored, { timeout: Duration.seconds(110) }),
      realtime: createFunction('realtime', stored),
      realtimeAuthorizer: createFunction('realtimeAuthorizer', pool),
    };
    table.grant(functions.user, 'GetItem', 'PutItem', 'UpdateItem');
    table.grant(functions.books, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem');
    table.grant(functions.quiz, 'GetItem', 'Query', 'PutItem', 'UpdateItem');
    table.grant(functions.bookWorker, 'GetItem', 'Query', 'UpdateItem');
    table.grant(functions.realtime, 'PutItem', 'DeleteItem');
    ai.addBudget(functions.books);
    ai.grantUse(functions.quiz);
    ai.grantUse(functions.bookWorker);

    const books = new BookWorker(this, 'BookProcessing', { worker: functions.bookWorker });
    books.feedFrom(functions.books);

    const rest = new RestApi(this, 'Rest', {
      userPool: identity.pool,
      functions,
      streaming: ['quiz'],
      stage: settings.stage,
      requestsPerSecond,
      logRetentionDays,
    });
    const realtime = new RealtimeApi(this, 'RealtimeApi', {
      handler: functions.realtime,
      authorizer: functions.realtimeAuthorizer,
      logRetentionDays,
    });
    // Both APIs log with the account's role for API Gateway, which comes with the first.
    realtime.node.addDependency(rest);
    const config = {
      region: this.region,
      userPoolId: pool.USER_POOL_ID,
      userPoolClientId: pool.USER_POOL_CLIENT_ID,
    };
    const site = new Site(this, 'Site', {
      folder: siteFolder,
      config,
      rest: rest.api,
      realtime: realtime.api,
    });
    new Alarms(this, 'Alarms', {
      functions,
      deadLetters: books.deadLetters,
      api: rest.api,
      email: settings.alarmEmail,
    });

    Tags.of(this).add('app', 'inkwren');
    Tags.of(this).add('stage', settings.stage);
    new CfnOutput(this, 'SiteUrl', { value: `https://${site.distribution.distributionDomainName}` });
    new CfnOutput(this, 'SiteConfig', { value: this.toJsonString(config) });
  }
}
