import { CfnOutput, RemovalPolicy, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { contract } from '../contract';
import { type Endpoint, isForOperators } from '../contract/endpoint';
import { Ai } from './constructs/ai';
import { Alarms } from './constructs/alarms';
import { DeploymentTriggers } from './constructs/deployment-triggers';
import { Identity } from './constructs/identity';
import { letSendMails } from './constructs/mail';
import { Media } from './constructs/media';
import { OriginKeys } from './constructs/origin-keys';
import { createOverview } from './constructs/overview';
import { requireTls } from './constructs/queue-policy';
import { RealtimeApi } from './constructs/realtime-api';
import { RestApi } from './constructs/rest-api';
import { Schedules } from './constructs/schedules';
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
    super(scope, id, props);
    const { keepData, stage, mailFrom, mailIdentity, domain, alarmEmail } = settings;
    const removalPolicy = keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    const stated = statedBy(settings);
    const logs = { retention: settings.logRetentionDays, removalPolicy };

    const table = new Table(this, 'Data', { keepData });
    const ai = new Ai(this, 'Ai', settings.ai, removalPolicy);
    const media = new Media(this, 'Media', { keepData });
    const functions = new SubjectFunctions(this, { declared, bundles, settings, logs, table, ai, media });
    new DeploymentTriggers(this, 'OnDeployment', { functions, after: table });
    const schedules = new Schedules(this, 'Schedules', functions.all);
    const identity = new Identity(this, 'Identity', {
      keepData,
      preSignUp: functions.get('invitationsPreSignUp'),
      sender: mailFrom && mailIdentity ? { from: mailFrom, identity: mailIdentity } : undefined,
    });
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
      if (declared.queue?.needsSender) letSendMails({ mailer: fn, from: mailFrom, siteUrl: site.url });
    for (const [subject, endpoints] of Object.entries(contract))
      if (Object.values<Endpoint>(endpoints).some(isForOperators))
        identity.letAskForGroups(functions.get(subject));
    for (const { fn, declared } of functions.all) if (declared.sockets) realtime.letManageConnections(fn);
    const alarms = new Alarms(this, 'Alarms', {
      functions,
      schedules,
      api: rest.api,
      email: alarmEmail,
      stage,
    });
    createOverview(this, alarms, stage);
    requireTls(this);

    Tags.of(this).add('app', 'inkwren');
    Tags.of(this).add('stage', stage);
    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'Distribution', { value: site.distribution.distributionDomainName });
    new CfnOutput(this, 'Mails', { value: mailFrom ?? 'They wait for four days: no mailIdentity is named.' });
    new CfnOutput(this, 'Stated', { value: JSON.stringify(stated) });
    new CfnOutput(this, 'SiteConfig', { value: this.toJsonString(config) });
  }
}
