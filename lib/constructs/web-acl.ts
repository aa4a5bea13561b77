import { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { errors } from '../../contract/errors';
import type { Settings } from '../settings-schema';
import { apiStage, openEndpoints } from './open-endpoints';

/** The only region in which web ACLs for CloudFront can be created. */
const home = 'us-east-1';

const windowSeconds = 300;

/** A school shares one address: the limit is thirty-three requests a second. */
const requestsPerAddress = 10_000;

/**
 * The limit for the links of mails and the waitlist: one a second. It is far below the throttle that they share, so that one
 * address cannot block them for others. A family that answers for a child makes ten requests.
 */
const openRequestsPerAddress = windowSeconds;

/**
 * The transformations also catch other spellings of a path. Requests that only begin with an open path are counted too; the API
 * refuses them anyway.
 */
const openPaths: CfnWebACL.StatementProperty = {
  orStatement: {
    statements: openEndpoints.map(({ path }) => ({
      byteMatchStatement: {
        fieldToMatch: { uriPath: {} },
        positionalConstraint: 'STARTS_WITH',
        searchString: `/${apiStage}${path.replace(/\{.*/, '')}`,
        textTransformations: ['URL_DECODE', 'NORMALIZE_PATH'].map((type, priority) => ({ type, priority })),
      },
    })),
  },
};

const measured = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

const rateRule = (
  name: string,
  limits: Pick<CfnWebACL.RateBasedStatementProperty, 'limit' | 'scopeDownStatement'>,
) => ({
  name,
  statement: {
    rateBasedStatement: { aggregateKeyType: 'IP', evaluationWindowSec: windowSeconds, ...limits },
  },
  action: {
    block: {
      customResponse: { responseCode: errors.too_many_requests.status, customResponseBodyKey: 'slowly' },
    },
  },
  visibilityConfig: measured(`inkwren-${name}`),
});

const createWebAcl = (scope: Construct): string => {
  const { text } = errors.too_many_requests;
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
      rateRule('rate', { limit: requestsPerAddress }),
      rateRule('open-paths', { limit: openRequestsPerAddress, scopeDownStatement: openPaths }),
    ].map((rule, priority) => ({ ...rule, priority })),
  });
  return acl.attrArn;
};

/**
 * The ARN of the site's web ACL: the owner's, or a new one in the region that allows it. Undefined for a demo in another region.
 * Throws for a production stage without one.
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
