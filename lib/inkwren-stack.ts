import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { contract, type Subject } from '../contract';
import { type Endpoint, isForOperators } from '../contract/endpoint';
import { Ai } from './constructs/ai';
import { Alarms } from './constructs/alarms';
import { Identity } from './constructs/identity';
import { JobQueue } from './constructs/job-queue';
import { Mail } from './constructs/mail';
import { RealtimeApi } from './constructs/realtime-api';
import { RestApi } from './constructs/rest-api';
import { Schedules } from './constructs/schedules';
import { viewerOrigin } from './constructs/security-headers';
import { Site } from './constructs/site';
import { SubjectFunction, type SubjectFunctionProps } from './constructs/subject-function';
import { Table } from './constructs/table';
import { webAclFor } from './constructs/web-acl';
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
    const { keepData, requestsPerSecond, mailFrom, mailIdentity, domain } = settings;
    const removalPolicy = keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    const logs = { retention: settings.logRetentionDays, removalPolicy };
    const table = new Table(this, 'Data', { keepData });
    const ai = new Ai(this, 'Ai', settings.ai, removalPolicy);

    const createFunction = (
      name: FunctionName,
      environment: Record<string, string> = {},
      limits: Pick<SubjectFunctionProps, 'timeout' | 'memorySize' | 'reservedConcurrency'> = {},
    ) => {
      const bundle = bundles[name];
      const id = name.charAt(0).toUpperCase() + name.slice(1);
      return new SubjectFunction(this, id, { bundle, logs, environment, ...limits }).fn;
    };
    const stored = { TABLE_NAME: table.name };
    // For every function that lets people in.
    const door = { ...stored, CONSENT_AGES: JSON.stringify(settings.consentAges) };
    const catalogue = { CATALOGUE_URL: settings.catalogueUrl, VIEWER_URL: `${viewerOrigin}/embed` };

    const preSignUp = createFunction('preSignUp', stored, { timeout: Duration.seconds(5) });
    const identity = new Identity(this, 'Identity', {
      keepData,
      preSignUp,
      sender: mailFrom && mailIdentity ? { from: mailFrom, identity: mailIdentity } : undefined,
    });
    const pool = {
      USER_POOL_ID: identity.pool.userPoolId,
      USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
    };
    const waiting = { reservedConcurrency: settings.modelConcurrency };
    const thinking = { timeout: Duration.seconds(110), ...waiting };
    const settling = { timeout: Duration.minutes(15) };
    const working = { timeout: Duration.seconds(30) };
    const confirming = { CONSENT_CONFIRMATION_MINUTES: String(settings.consentConfirmationMinutes) };
    const functions = {
      user: createFunction('user', door),
      onboarding: createFunction('onboarding', { ...door, ...catalogue, ...confirming }),
      invitations: createFunction('invitations', door, { timeout: Duration.seconds(29) }),
      preSignUp,
      consent: createFunction('consent', { ...door, ...confirming }),
      consentMails: createFunction('consentMails', stored, working),
      mailer: createFunction('mailer', {}, working),
      books: createFunction('books', { ...door, ...catalogue }),
      quiz: createFunction('quiz', door, thinking),
      leaderboard: createFunction('leaderboard', door),
      dashboard: createFunction('dashboard', door),
      recommendations: createFunction(
        'recommendations',
        { ...door, ...catalogue },
        { timeout: Duration.seconds(29), ...waiting },
      ),
      feedback: createFunction('feedback', door),
      rewards: createFunction('rewards', door),
      boardKeeper: createFunction('boardKeeper', stored, { timeout: Duration.minutes(5) }),
      boardRepair: createFunction('boardRepair', stored, settling),
      settlementStart: createFunction('settlementStart', {}, working),
      settlementWorker: createFunction('settlementWorker', stored, settling),
      bookWorker: createFunction('bookWorker', stored, thinking),
      realtime: createFunction('realtime', door),
      socketCloser: createFunction('socketCloser', stored, working),
      realtimeAuthorizer: createFunction('realtimeAuthorizer', stored),
    };
    table.grant(functions.user, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem');
    table.grant(functions.onboarding, 'GetItem', 'Query', 'PutItem', 'UpdateItem');
    table.grant(
      functions.invitations,
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
    );
    table.grantListing(functions.invitations);
    table.grant(functions.preSignUp, 'Query');
    table.grant(functions.consent, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem');
    table.grant(functions.consentMails, 'GetItem', 'Query', 'PutItem', 'UpdateItem');
    table.grantListing(functions.consentMails);
    table.grant(functions.books, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem');
    table.grant(functions.quiz, 'GetItem', 'Query', 'PutItem', 'UpdateItem');
    table.grant(functions.leaderboard, 'GetItem', 'PutItem', 'UpdateItem');
    table.grantSchools(functions.leaderboard);
    table.grant(functions.dashboard, 'GetItem', 'BatchGetItem', 'Query');
    table.grant(functions.recommendations, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem');
    table.grantListing(functions.recommendations);
    table.grant(functions.feedback, 'GetItem', 'PutItem', 'UpdateItem');
    table.grantListing(functions.feedback);
    table.grant(functions.rewards, 'GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem');
    table.grantListing(functions.rewards);
    table.grant(functions.boardKeeper, 'GetItem', 'Query', 'PutItem', 'UpdateItem');
    table.grant(functions.boardRepair, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem');
    table.grant(functions.settlementWorker, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem');
    table.grant(functions.bookWorker, 'GetItem', 'Query', 'UpdateItem');
    table.grant(functions.realtime, 'GetItem', 'PutItem', 'DeleteItem', 'Query');
    table.grant(functions.realtimeAuthorizer, 'DeleteItem');
    table.grant(functions.socketCloser, 'GetItem', 'Query');
    ai.addBudget(functions.books);
    ai.grantUse(functions.quiz);
    ai.grantUse(functions.bookWorker);
    ai.grantUse(functions.recommendations);

    for (const [subject, endpoints] of Object.entries(contract))
      if (Object.values<Endpoint>(endpoints).some(isForOperators))
        identity.letAskForGroups(functions[subject as Subject]);

    const books = new JobQueue(this, 'BookProcessing', {
      worker: functions.bookWorker,
      workerTimeout: thinking.timeout,
      variable: 'BOOK',
      batchSize: 1,
      maxConcurrency: 10,
    });
    books.feedFrom(functions.books);
    const mail = new Mail(this, 'Mail', { mailer: functions.mailer, from: mailFrom });
    mail.jobs.feedFrom(functions.invitations, functions.consent, functions.consentMails);
    const sockets = new JobQueue(this, 'SocketClosing', {
      worker: functions.socketCloser,
      workerTimeout: working.timeout,
      variable: 'SOCKETS',
      batchSize: 5,
      maxConcurrency: 5,
    });
    sockets.feedFrom(functions.consent);
    const settlement = new JobQueue(this, 'Settlement', {
      worker: functions.settlementWorker,
      workerTimeout: settling.timeout,
      variable: 'SETTLEMENT',
      batchSize: 1,
      maxConcurrency: 16,
    });
    settlement.feedFrom(functions.settlementStart, functions.settlementWorker);
    const repair = new JobQueue(this, 'MissedChanges', {
      worker: functions.boardRepair,
      workerTimeout: settling.timeout,
      variable: 'BOARD_REPAIR',
      batchSize: 1,
      maxConcurrency: 2,
      // It comes back every few minutes until everything is written that the recount has to know.
      maxReceives: 10,
    });
    table.feed(functions.boardKeeper, repair.queue);
    const schedules = new Schedules(this, 'Schedules', functions);

    const rest = new RestApi(this, 'Rest', {
      userPool: identity.pool,
      functions,
      stage: settings.stage,
      requestsPerSecond,
      logs,
    });
    const realtime = new RealtimeApi(this, 'RealtimeApi', {
      handler: functions.realtime,
      authorizer: functions.realtimeAuthorizer,
      logs,
    });
    realtime.letManageConnections(functions.socketCloser);
    realtime.node.addDependency(rest.loggingAccount);
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
      domain,
      webAclArn: webAclFor(this, settings),
      logs,
    });
    mail.linkTo(site.url);
    const watched = (name: keyof typeof functions, notice: string, isSeldom = false) => ({
      [name]: { fn: functions[name], notice, isSeldom },
    });
    new Alarms(this, 'Alarms', {
      consequences: {
        Entry: {
          means: 'People cannot come in',
          functions: {
            ...watched('onboarding', 'profiles cannot be set up', true),
            ...watched('invitations', 'nobody can be invited', true),
            ...watched('preSignUp', 'nobody can sign up', true),
            ...watched('consent', 'grown-ups cannot answer for a child', true),
          },
        },
        Screens: {
          means: 'Screens show an error to whoever is in',
          functions: {
            ...watched('user', 'the profile, and with it every screen'),
            ...watched('books', 'books cannot be found or opened'),
            ...watched('quiz', 'no quiz can be taken'),
            ...watched('leaderboard', 'no board is shown'),
            ...watched('dashboard', 'the first screen stays empty'),
            ...watched('recommendations', 'no book is recommended'),
            ...watched('feedback', 'feedback is lost', true),
            ...watched('rewards', 'no gems are shown', true),
            ...watched('realtime', 'nothing changes by itself'),
            ...watched('realtimeAuthorizer', 'nothing changes by itself'),
          },
        },
        Work: {
          means: 'Work behind the screens waits or is lost',
          functions: {
            ...watched('consentMails', 'consents are not confirmed'),
            ...watched('mailer', 'no mail is sent'),
            ...watched('bookWorker', 'new books are not processed'),
            ...watched('boardKeeper', 'boards stand still'),
            ...watched('boardRepair', 'boards stay wrong', true),
            ...watched('settlementStart', 'no week is paid, no streak ends'),
            ...watched('settlementWorker', 'some are not paid for the week', true),
            ...watched('socketCloser', 'sockets outlive a consent'),
          },
        },
      },
      boardKeeper: functions.boardKeeper,
      deadLetters: {
        Books: books.deadLetters,
        Mail: mail.jobs.deadLetters,
        Sockets: sockets.deadLetters,
        Settlement: settlement.deadLetters,
        Repair: repair.deadLetters,
        Schedules: schedules.deadLetters,
      },
      missedChanges: repair.queue,
      api: rest.api,
      email: settings.alarmEmail,
    });

    Tags.of(this).add('app', 'inkwren');
    Tags.of(this).add('stage', settings.stage);
    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'Distribution', { value: site.distribution.distributionDomainName });
    new CfnOutput(this, 'Mails', { value: mailFrom ?? 'They wait for four days: no mailIdentity is named.' });
    new CfnOutput(this, 'SiteConfig', { value: this.toJsonString(config) });
  }
}
