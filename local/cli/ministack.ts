import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { at } from '../build/root';
import { readTemplate, writeTemplate } from '../ministack/assembly';
import { cdk, logIn, runNode, script } from '../ministack/commands';
import { type Engine, startEngine } from '../ministack/engine';
import { startFront } from '../ministack/front';
import { install } from '../ministack/install';
import { lacks, withoutLacks } from '../ministack/lacks';
import { holdings } from '../ministack/left';
import { startOutside } from '../ministack/outside';
import { askService, putGatewayAnswers, putSite, stackName, stageOf, tagMedia } from '../ministack/stage';

/** Short: a path of a Unix socket, which the engine may open there, has at most some hundred characters. */
const folder = at('.cache/ministack-run');
const account = 'aws://000000000000/us-east-1';
const operator = {
  email: 'operator@inkwren.test',
  password: 'the-first-who-came-here',
  first: 'Only-for-once-1',
};

const tell = (line: string) => process.stdout.write(`${line}\n`);
let failures = 0;
const fail = (why: string) => {
  failures++;
  tell(`FAILED  ${why}`);
};

const step = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
  const begin = performance.now();
  const value = await run();
  tell(`${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${name}`);
  return value;
};

/** Stateful: what a replaced one held is gone. */
const stateful = [
  'AWS::DynamoDB::GlobalTable',
  'AWS::Cognito::UserPool',
  'AWS::S3::Bucket',
  'AWS::SQS::Queue',
  'AWS::SecretsManager::Secret',
];

type Settings = Record<string, unknown>;

const synthesize = async (engine: Engine, name: string, settings: Settings) => {
  const out = path.join(folder, name);
  const args = cdk('synth', '--quiet', '--output', out, '-c', `settings=${JSON.stringify(settings)}`);
  await runNode(args, { environment: engine.environment, log: logIn(folder, 'synth') });
  const template = readTemplate(out);
  const removed = withoutLacks(template, engine.url);
  writeTemplate(out, template);
  return { out, template, removed };
};

const deploy = (engine: Engine, out: string) =>
  runNode(cdk('deploy', '--app', out, '--require-approval', 'never', '--progress', 'events'), {
    environment: engine.environment,
    log: logIn(folder, 'deploy'),
  });

type Stage = Awaited<ReturnType<typeof stageOf>>;

/** The steps of the README after the first deployment: the model's key, a verified sender, the first operator. */
const setUp = async (engine: Engine, stage: Stage) => {
  const ask = askService(engine);
  await ask('secretsmanager', 'secretsmanager.PutSecretValue', {
    SecretId: stage.physical('SecretsManager::Secret', 'AiKey'),
    SecretString: 'demo',
  });
  for (const EmailIdentity of ['inkwren.test', 'wren@inkwren.test'])
    await fetch(`${engine.url}/v2/email/identities`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization:
          'AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/ses/aws4_request, SignedHeaders=host, Signature=0',
      },
      body: JSON.stringify({ EmailIdentity }),
    });
  const user = { UserPoolId: JSON.parse(stage.output('SiteConfig')).userPoolId, Username: operator.email };
  await ask('cognito-idp', 'AWSCognitoIdentityProviderService.AdminCreateUser', {
    ...user,
    TemporaryPassword: operator.first,
    UserAttributes: [
      { Name: 'email', Value: operator.email },
      { Name: 'email_verified', Value: 'true' },
    ],
  });
  await ask('cognito-idp', 'AWSCognitoIdentityProviderService.AdminAddUserToGroup', {
    ...user,
    GroupName: 'operators',
  });
  return ask('secretsmanager', 'secretsmanager.GetSecretValue', {
    SecretId: stage.physical('SecretsManager::Secret', 'OriginKeys'),
  });
};

const smoke = (engine: Engine, site: string) =>
  runNode(
    script(
      'local/cli/smoke.ts',
      site,
      '--operator',
      operator.email,
      '--mails',
      `${engine.url}/_ministack/ses/messages`,
    ),
    {
      environment: {
        ...engine.environment,
        OPERATOR_PASSWORD: operator.password,
        FIRST_PASSWORD: operator.first,
      },
      log: logIn(folder, 'smoke'),
    },
  );

/** Compares the list with what the engine says now, and with what was removed. */
const checkLacks = async (stage: Stage, removed: Map<unknown, number>) => {
  for (const lack of lacks) {
    const said = await lack.ask(stage);
    if (!said.includes(lack.message))
      fail(`no longer lacking, so take it off the list: ${lack.what} (${said.slice(0, 200)})`);
    const count = removed.get(lack) ?? 0;
    if (count !== (lack.removes?.count ?? 0))
      fail(`${lack.what}: ${count} resources are removed, and lacks.ts counts ${lack.removes?.count ?? 0}`);
    tell(`        lacks ${lack.what}: "${lack.message}"${count > 0 ? `, ${count} resources` : ''}`);
  }
};

const settle = async ({ url, physical }: Stage) => {
  const response = await fetch(
    `${url}/2015-03-31/functions/${physical('Lambda::Function', 'SettlementStart')}/invocations`,
    {
      method: 'POST',
      body: JSON.stringify({ what: 'week', at: new Date().toISOString() }),
    },
  );
  const text = await response.text();
  if (!response.ok || response.headers.has('x-amz-function-error'))
    throw new Error(`the settlement: ${text}`);
};

/** Nothing is left of the stage, but what its template keeps. */
const checkLeft = async (engine: Engine, stage: Stage, before: readonly string[]) => {
  const kept = stage.resources.filter(({ id }) => stage.template.Resources[id]?.DeletionPolicy === 'Retain');
  const left = (await holdings(engine)).filter((one) => !before.includes(one));
  tell(`        left: ${left.join(', ') || 'nothing'}`);
  // Lambda itself makes the log group of a function without one: those of CDK.
  for (const one of left)
    if (
      !one.startsWith('log group /aws/lambda/') &&
      !kept.some(({ physical }) => one.endsWith(` ${physical}`))
    )
      fail(`left of the stage: ${one}`);
  const status = await stage.formation.statusOf(stackName);
  if (status !== undefined && status !== 'DELETE_COMPLETE') fail(`the stack is ${status}`);
};

const main = async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const installed = await step('the engine is installed', install);
  const outside = await startOutside();
  const engine = await step('the engine is up', () => startEngine(installed, folder));
  const environment = engine.environment;
  try {
    const settings = {
      ...outside.settings,
      mailFrom: 'wren@inkwren.test',
      mailIdentity: 'inkwren.test',
      safetyEmail: 'safety@inkwren.test',
    };
    const first = await step('synthesized', () => synthesize(engine, 'first', settings));
    await step('bootstrapped', () =>
      runNode(cdk('bootstrap', account), { environment, log: logIn(folder, 'bootstrap') }),
    );
    const before = await holdings(engine);
    await step('deployed', () => deploy(engine, first.out));
    const stage = await stageOf(engine, first.template);
    await putSite(stage);
    await step('the list is what the engine lacks', () => checkLacks(stage, first.removed));
    await putGatewayAnswers(stage);
    const { SecretString } = await step('set up as the README says', () => setUp(engine, stage));
    const front = await startFront({
      url: engine.url,
      restApi: stage.physical('ApiGateway::RestApi', 'Rest'),
      realtimeApi: stage.physical('ApiGatewayV2::Api', 'RealtimeApi'),
      mediaBucket: stage.physical('S3::Bucket', 'MediaBucket'),
      siteBucket: stage.physical('S3::Bucket', 'SiteBucket'),
      originKey: String(SecretString),
    });
    try {
      await step('the smoke test', () => smoke(engine, front.url)).catch((error) => fail(error.message));
      await step('the settlement', () => settle(stage)).catch((error) => fail(error.message));
      const changed = await step('a change is synthesized', () =>
        synthesize(engine, 'second', { ...settings, transcriptDays: 30, logRetentionDays: 30 }),
      );
      await step('the change is deployed', () => deploy(engine, changed.out));
    } finally {
      front.close();
    }
    const after = await stageOf(engine, first.template);
    for (const { id, type, physical } of stage.resources)
      if (stateful.includes(type) && after.resources.find((one) => one.id === id)?.physical !== physical)
        fail(`replaced by the change: ${id}`);
    await tagMedia(stage);
    await step('destroyed', () =>
      runNode(cdk('destroy', '--app', first.out, '--force'), { environment, log: logIn(folder, 'destroy') }),
    );
    await checkLeft(engine, stage, before);
  } finally {
    await engine.stop();
    outside.close();
  }
  tell(failures === 0 ? 'all is well' : `${failures} failures`);
  if (failures > 0) process.exitCode = 1;
};

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
