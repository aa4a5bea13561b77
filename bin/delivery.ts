import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { context } from '../cdk.json';
import { DeliveryStack } from '../lib/delivery/delivery-stack';

/** `cdk deploy --app "tsx bin/delivery.ts" -c repository=owner/name -c stages=demo,prod [-c provider=arn:…]` */
const main = () => {
  const app = new App({ context });
  const repository = String(app.node.tryGetContext('repository') ?? '');
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new Error('Name the repository on GitHub: -c repository=owner/name.');
  const stages = String(app.node.tryGetContext('stages') ?? 'demo,prod').split(',');
  const unknown = stages.find((stage) => stage !== 'demo' && stage !== 'prod');
  if (unknown !== undefined) throw new Error(`There is no stage "${unknown}": choose demo, prod or both.`);
  const stack = new DeliveryStack(app, 'Inkwren-delivery', {
    repository,
    stages,
    providerArn: app.node.tryGetContext('provider'),
  });
  Tags.of(stack).add('app', 'inkwren');
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { verbose: true }));
  app.synth();
};

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
