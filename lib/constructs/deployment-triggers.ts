import { Trigger } from 'aws-cdk-lib/triggers';
import { Construct } from 'constructs';
import type { SubjectFunctions } from './subject-functions';

/**
 * Runs functions at the end of a deployment, after the table exists. A trigger belongs to one version of its function, so it runs
 * again whenever the function's code, files or settings have changed. A failure fails the deployment.
 */
export class DeploymentTriggers extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { functions, after }: { functions: SubjectFunctions; after: Construct },
  ) {
    super(scope, id);
    for (const { fn, declared } of functions.all)
      if (declared.runsOnDeployment) new Trigger(this, declared.name, { handler: fn, executeAfter: [after] });
  }
}
