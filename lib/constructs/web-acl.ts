import { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { errors } from '../../contract/errors';
import type { Settings } from '../settings';

/** The only region for CloudFront's web ACLs. */
const home = 'us-east-1';

/** A school shares one address: this number of requests in five minutes is thirty-three a second. */
const requestsPerAddress = 10_000;

const measured = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

const createWebAcl = (scope: Construct): string => {
  const { text, status } = errors.too_many_requests;
  const acl = new CfnWebACL(scope, 'WebAcl', {
    description: 'Holds back an address that asks far more than a school would',
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: measured('inkwren'),
    customResponseBodies: {
      slowly: {
        contentType: 'APPLICATION_JSON',
        content: JSON.stringify({ error: text, code: 'too_many_requests' }),
      },
    },
    rules: [
      {
        name: 'rate',
        priority: 0,
        statement: {
          rateBasedStatement: {
            aggregateKeyType: 'IP',
            evaluationWindowSec: 300,
            limit: requestsPerAddress,
          },
        },
        action: { block: { customResponse: { responseCode: status, customResponseBodyKey: 'slowly' } } },
        visibilityConfig: measured('inkwren-rate'),
      },
    ],
  });
  return acl.attrArn;
};

/**
 * The ARN of the site's web ACL: the owner's, or one of the stack's own in the region that allows it. Undefined for a demo
 * in another region. Throws for a production stage without one.
 */
export const webAclFor = (
  scope: Construct,
  { stage, webAclArn }: Pick<Settings, 'stage' | 'webAclArn'>,
): string | undefined => {
  if (webAclArn !== undefined) return webAclArn;
  if (Stack.of(scope).region === home) return createWebAcl(scope);
  if (stage === 'prod')
    throw new Error(
      `A production stage needs a web ACL, which a stack can make in ${home} only: deploy it there, or name one of scope CLOUDFRONT in webAclArn.`,
    );
  return undefined;
};
