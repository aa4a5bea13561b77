import type { Operator } from '../rehearsals/runbook';
import { mailboxAt, mailTo } from '../smoke/mails';
import type { Engine } from './engine';
import { startFront } from './front';
import { askPath, askService } from './services';
import type { DeployedStage } from './stage';

export const operator = { email: 'operator@inkwren.test', password: 'the-first-who-came-here' };

/** Where the engine shows the mails of SES. */
export const mailsOf = ({ url }: Pick<Engine, 'url'>): string => `${url}/_ministack/ses/messages`;

/** The sender of the stage's settings. */
export const sender = { mailFrom: 'wren@inkwren.test', mailIdentity: 'inkwren.test' };

/** The id of the stage's pool. */
const poolOf = (stage: DeployedStage): string => stage.output('UserPool');

/**
 * The steps of the README after the first deployment: the model's key, a verified sender, the first operator. Resolves with the
 * password of the operator's mail.
 */
export const setUp = async (engine: Engine, stage: DeployedStage, run: Operator): Promise<string> => {
  const ask = askService(engine);
  await ask('secretsmanager', 'secretsmanager.PutSecretValue', {
    SecretId: stage.physical('SecretsManager::Secret', 'AiKey'),
    SecretString: 'demo',
  });
  for (const EmailIdentity of Object.values(sender))
    await askPath(engine)('ses', 'POST', '/v2/email/identities', { EmailIdentity });
  const values = { pool: poolOf(stage), address: operator.email };
  await run('People', 'admin-create-user', values);
  await run('People', 'admin-add-user-to-group', values);
  const mail = await mailTo(mailboxAt(mailsOf(engine)), operator.email, /Your Inkwren account/);
  // The password stands between two breaks of lines.
  return /<br><br>(.+?)<br><br>/.exec(mail.text)?.[1] ?? '';
};

/** The site's address, with the key of the stage's own CloudFront. */
export const frontOf = async (engine: Engine, stage: DeployedStage) => {
  const { SecretString } = await askService(engine)('secretsmanager', 'secretsmanager.GetSecretValue', {
    SecretId: stage.physical('SecretsManager::Secret', 'OriginKeys'),
  });
  return startFront({
    url: engine.url,
    restApi: stage.physical('ApiGateway::RestApi', 'Rest'),
    realtimeApi: stage.physical('ApiGatewayV2::Api', 'RealtimeApi'),
    mediaBucket: stage.physical('S3::Bucket', 'MediaBucket'),
    siteBucket: stage.physical('S3::Bucket', 'SiteBucket'),
    originKey: String(SecretString),
    pool: {
      userPoolId: poolOf(stage),
      preSignUp: stage.physical('Lambda::Function', 'InvitationsPreSignUp'),
    },
  });
};
