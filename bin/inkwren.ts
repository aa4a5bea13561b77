import { existsSync } from 'node:fs';
import path from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { context } from '../cdk.json';
import { bundleFunctions } from '../lib/bundling/bundle';
import { InkwrenStack } from '../lib/inkwren-stack';
import { settingsFor } from '../lib/settings';

/** `cdk deploy -c stage=prod -c settings='{"alarmEmail":"you@example.org"}'` */
const main = async () => {
  // CDK's command line reads cdk.json itself. Without it, on a laptop, this file must apply the same context.
  const app = new App({ context });
  const stage = String(app.node.tryGetContext('stage') ?? 'demo');
  const overrides = JSON.parse(String(app.node.tryGetContext('settings') ?? '{}'));
  const siteFolder = path.resolve(__dirname, '../dist/site');
  if (!existsSync(siteFolder)) throw new Error('The site is not built: run `npm run build:site` first.');
  new InkwrenStack(app, `Inkwren-${stage}`, {
    settings: settingsFor(stage, overrides),
    bundles: await bundleFunctions(),
    siteFolder,
    // The region of the deployment, on which the web ACL depends.
    env: { region: process.env.CDK_DEFAULT_REGION },
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { verbose: true }));
  app.synth();
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
