import { CfnOutput, RemovalPolicy, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { contract } from '../contract';
import { type Endpoint, isForOperators } from '../contract/endpoint';
import { Ai } from './constructs/ai';
import { Alarms } from './constructs/alarms/alarms';
import { createBudget } from './constructs/alarms/budget';
import { metricsHome, watchSite } from './constructs/alarms/site-errors';
import { DeploymentTriggers } from './constructs/deployment-triggers';
import { HashKey } from './constructs/hash-key';
import { Identity } from './constructs/identity';
import { letSendMails } from './constructs/mail';
import { Media } from './constructs/media';
import { OriginKeys } from './constructs/origin-keys';
import { createOverview } from './constructs/overview';
import { requireTls } from './constructs/queue-policy';
import { RealtimeApi } from './constructs/realtime-api';
import { RestApi } from './constructs/rest-api';
import { Schedules } from './constructs/schedules';
import { SentMails } from './constructs/sent-mails';
import { Site } from './constructs/site';
import { SubjectFunctions } from './constructs/subject-functions';
import { Table } from './constructs/table';
import { webAclFor } from './constructs/web-acl';
import { type Bundles, functions as declared } from './functions';
import type { Settings } from './settings-schema';
import { statedBy } from './stated';

export interface InkwrenStackProps extends StackProps {
  readonly settings: Settings;
  readonly bundles: Bundles;
  /** The folder with the built site. */
  readonly siteFolder: string;
}

/** The whole of Inkwren. `lib/subjects` declares the functions and their permissions by subject. */
export class InkwrenStack extends Stack {
  constructor(scope: Construct, id: string, { settings, bundles, siteFolder, ...props }: InkwrenStackProps) {
    // CloudFormation takes a template of a million bytes, of which the indentation would be a third.
    super(scope, id, { ...props, suppressTemplateIndentation: true });
    const { keepData, stage, mailFrom, mailIdentity, domain, alarmEmail } = settings;
    // What a failed first deployment has created is deleted. The protected table and pool, and buckets, which may not be empty,
    // could not be: they are kept then, too, under generated names.
    const removalPolicy = keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
    const stated = statedBy(settings);
    const logs = { retention: settings.logRetentionDays, removalPolicy };

    const table = new Table(this, 'Data', settings);
    const ai = new Ai(this, 'Ai', settings.ai, removalPolicy);
    const media = new Media(this, 'Media', { keepData });
    const functions = new SubjectFunctions(this, { declared, bundles, settings, logs, table, ai, media });
    new DeploymentTriggers(this, 'OnDeployment', { functions, after: table });
    const schedules = new Schedules(this, 'Schedules', functions.all);
    const mails = mailFrom === undefined ? undefined : new SentMails(this, 'SentMails');
    const identity = new Identity(this, 'Identity', {
      keepData,
      poolNumber: settings.poolNumber,
      preSignUp: functions.get('invitationsPreSignUp'),
      pictures: functions.get('childrenSignIn'),
      sender:
        mailFrom && mailIdentity && mails
          ? { from: mailFrom, identity: mailIdentity, configurationSet: mails.name }
          : undefined,
    });
    const hashKey = new HashKey(this, 'HashKey', removalPolicy);
    for (const { fn, declared: one } of functions.all) if (one.hashes) hashKey.letHash(fn);
    const originKeys = new OriginKeys(this, 'OriginKeys', settings.originKeys);
    const rest = new RestApi(this, 'Rest', {
      userPool: identity.pool,
      functions,
      stage,
      requestsPerSecond: settings.requestsPerSecond,
      originKeys,
      logs,
    });
    const realtime = new RealtimeApi(this, 'RealtimeApi', {
      handler: functions.get('realtime'),
      authorizer: functions.get('realtimeAuthorizer'),
      messagesPerSecond: settings.messagesPerSecond,
      originKeys,
    });
    const config = {
      region: this.region,
      userPoolId: identity.pool.userPoolId,
      userPoolClientId: identity.client.userPoolClientId,
      childrenClientId: identity.childrenClient.userPoolClientId,
    };
    const site = new Site(this, 'Site', {
      folder: siteFolder,
      config,
      rest: rest.api,
      realtime: realtime.api,
      originKeys,
      media: media.bucket,
      domain,
      stated,
      webAclArn: webAclFor(this, settings),
      logs,
    });
    // The APIs must accept a new key before CloudFront sends it.
    site.distribution.node.addDependency(rest.api.deploymentStage, functions.get('realtimeAuthorizer'));
    for (const { fn, declared } of functions.all)
      if (declared.queue?.needsSender)
        letSendMails({ mailer: fn, from: mailFrom, configurationSet: mails?.name, siteUrl: site.url });
    for (const [subject, endpoints] of Object.entries(contract))
      if (Object.values<Endpoint>(endpoints).some(isForOperators))
        identity.letAskForOperators(functions.get(subject));
    for (const { fn, declared } of functions.all) if (declared.pool) identity.letCall(fn, declared.pool);
    for (const { fn, declared } of functions.all) if (declared.sockets) realtime.letManageConnections(fn);
    const alarms = new Alarms(this, 'Alarms', {
      functions,
      schedules,
      api: rest.api,
      throttles: { table: table.throttles, pool: identity.throttles },
      email: alarmEmail,
      stage,
    });
    if (this.region === metricsHome) watchSite(alarms.bell, site.distribution.distributionId, 'ScreensFail');
    mails?.watch(alarms.bell);
    alarms.bell.ringCauses();
    if (alarmEmail !== undefined) createBudget(this, settings.monthlyDollars, alarmEmail);
    createOverview(this, alarms.bell, stage);
    requireTls(this);

    Tags.of(this).add('app', 'inkwren');
    Tags.of(this).add('stage', stage);
    new CfnOutput(this, 'Table', { value: table.name });
    new CfnOutput(this, 'UserPool', { value: identity.pool.userPoolId });
    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'Distribution', { value: site.distribution.distributionDomainName });
    new CfnOutput(this, 'DistributionId', { value: site.distribution.distributionId });
    new CfnOutput(this, 'Mails', { value: mailFrom ?? 'They wait for four days: no mailIdentity is named.' });
    new CfnOutput(this, 'Stated', { value: JSON.stringify(stated) });
    new CfnOutput(this, 'SiteConfig', { value: this.toJsonString(config) });
  }
}
