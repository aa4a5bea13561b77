import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { context } from '../cdk.json';
import { settingsFor } from '../lib/settings';
import { SiteAlarmsStack } from '../lib/site-alarms-stack';

/** `cdk deploy --app "tsx bin/site-alarms.ts" -c stage=prod -c settings='{…}' -c distribution=E1EXAMPLE` */
const main = () => {
  const app = new App({ context });
  const stage = String(app.node.tryGetContext('stage') ?? 'demo');
  const overrides = JSON.parse(String(app.node.tryGetContext('settings') ?? '{}'));
  const distributionId = String(app.node.tryGetContext('distribution') ?? '');
  if (!/^E[A-Z0-9]+$/.test(distributionId))
    throw new Error('Name the output DistributionId of the stage’s stack: -c distribution=E1EXAMPLE.');
  const { alarmEmail } = settingsFor(stage, overrides);
  const stack = new SiteAlarmsStack(app, `Inkwren-${stage}-site-alarms`, {
    distributionId,
    email: alarmEmail,
  });
  Tags.of(stack).add('app', 'inkwren');
  Tags.of(stack).add('stage', stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { verbose: true }));
  app.synth();
};

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
