import type { Stack } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import * as sqs from 'aws-cdk-lib/aws-sqs';

/**
 * Refuses plain HTTP for all queues of a stack with one policy: `enforceSSL` creates a policy per queue, and a stack has at most
 * 500 resources. The resource `*` means the queue that has the policy: SQS refuses a statement that names several queues.
 */
export const requireTls = (stack: Stack): void => {
  const queues = stack.node.findAll().filter((one): one is sqs.Queue => one instanceof sqs.Queue);
  const statement = new PolicyStatement({
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['sqs:*'],
    resources: ['*'],
    conditions: { Bool: { 'aws:SecureTransport': 'false' } },
  });
  new sqs.CfnQueuePolicy(stack, 'QueuePolicy', {
    queues: queues.map(({ queueUrl }) => queueUrl),
    policyDocument: new PolicyDocument({ statements: [statement] }),
  });
};
