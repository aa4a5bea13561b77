import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { synthesized } from '../support/stack';

interface Behavior {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly CachePolicyId: string;
  readonly OriginRequestPolicyId?: string;
  readonly ResponseHeadersPolicyId?: unknown;
  readonly ViewerProtocolPolicy: string;
}
interface Distribution {
  readonly DistributionConfig: {
    readonly DefaultCacheBehavior: Behavior;
    readonly CacheBehaviors: Behavior[];
    readonly Origins: { Id: string; CustomOriginConfig?: Record<string, unknown> }[];
    readonly CustomErrorResponses?: unknown;
  };
}
interface Headers {
  readonly ResponseHeadersPolicyConfig: {
    readonly SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: unknown } };
  };
}

/** Managed policies of CloudFront, by their fixed ids. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const stack = synthesized();
const distribution = stack.of<Distribution>('AWS::CloudFront::Distribution')[0]?.[1].DistributionConfig;
const behaviors = [distribution?.DefaultCacheBehavior, ...(distribution?.CacheBehaviors ?? [])];
const at = (pattern: string) => distribution?.CacheBehaviors.find((b) => b.PathPattern === pattern);
const originOf = (behavior: Behavior | undefined) =>
  distribution?.Origins.find(({ Id }) => Id === behavior?.TargetOriginId)?.CustomOriginConfig;

const [headersId, headers] = stack.of<Headers>('AWS::CloudFront::ResponseHeadersPolicy')[0] ?? [];
const policy = JSON.stringify(
  headers?.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
);
const sourcesOf = (directive: string) =>
  new RegExp(`${directive} ([^;"]+)`).exec(policy)?.[1]?.split(' ') ?? [];

test('every response has HTTPS and the security headers', () => {
  expect(behaviors).toHaveLength(4);
  for (const behavior of behaviors)
    expect(behavior).toMatchObject({
      ViewerProtocolPolicy: 'redirect-to-https',
      ResponseHeadersPolicyId: { Ref: headersId },
    });
});

test('browsers remember for more than a year that the site requires HTTPS', () => {
  stack.template.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: 63_072_000,
          IncludeSubdomains: true,
          Override: true,
        },
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY' },
        ReferrerPolicy: { ReferrerPolicy: 'no-referrer' },
      },
    },
  });
});

test('scripts come from the site only and are never evaluated from text, and the only inline script waits for the first paint', () => {
  expect(sourcesOf('default-src')).toEqual(["'none'"]);
  const waiting = readFileSync('frontend/landing/script/load-after-paint.js');
  const hash = createHash('sha256').update(waiting).digest('base64');
  expect(sourcesOf('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  expect(policy).not.toContain('unsafe-eval');
});

test('no other site may frame this one, and base addresses and form targets are restricted to it', () => {
  expect(sourcesOf('frame-ancestors')).toEqual(["'none'"]);
  expect(sourcesOf('base-uri')).toEqual(["'none'"]);
  expect(sourcesOf('form-action')).toEqual(["'self'"]);
});

test('the browser may connect only to the site and to Cognito', () => {
  const [self, cognito, ...others] = sourcesOf('connect-src');
  expect([self, cognito, others]).toEqual(["'self'", 'https://cognito-idp.', []]);
});

test('frames may show only the viewer of the catalogue, whose address the preview returns', () => {
  expect(sourcesOf('frame-src')).toEqual(['https://archive.org']);
  const viewers = stack
    .of<{ Environment?: { Variables: Record<string, unknown> } }>('AWS::Lambda::Function')
    .flatMap(([, { Environment }]) => Environment?.Variables.VIEWER_URL ?? []);
  expect(new Set(viewers)).toEqual(new Set(['https://archive.org/embed']));
});

test('videos come from the site only', () => {
  expect(sourcesOf('media-src')).toEqual(["'self'"]);
});

test.each([
  ['/', '/index.html'],
  ['/privacy', '/privacy.html'],
  ['/privacy/', '/privacy.html'],
  ['/terms', '/terms.html'],
  ['/login', '/app.html'],
  ['/dashboard', '/app.html'],
  ['/users/a.b/books', '/app.html'],
  ['/_ui', '/app.html'],
  ['/assets/demo-1a2b3c.mp4', '/assets/demo-1a2b3c.mp4'],
  ['/config.json', '/config.json'],
])('a request to %s is answered with %s', (uri, file) => {
  const [, { FunctionCode }] = stack.of<{ FunctionCode: string }>('AWS::CloudFront::Function')[0] ?? [
    '',
    { FunctionCode: '' },
  ];
  expect(runInNewContext(`${FunctionCode}; handler`)({ request: { uri } })).toEqual({ uri: file });
});

test.each(['/api/*', '/ws'])('%s is never cached and forwards everything', (pattern) => {
  expect(at(pattern)).toMatchObject({
    CachePolicyId: cachingDisabled,
    OriginRequestPolicyId: allViewerExceptHost,
    AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PATCH', 'DELETE']),
  });
  expect(originOf(at(pattern))).toMatchObject({
    OriginProtocolPolicy: 'https-only',
    OriginSSLProtocols: ['TLSv1.2'],
  });
});

test('CloudFront waits two minutes for /api/*, because a model may be slow', () => {
  expect(originOf(at('/api/*'))).toMatchObject({ OriginReadTimeout: 120 });
});

test('answers of the API are never replaced by a page, and errors are never cached', () => {
  const responses = (distribution?.CustomErrorResponses ?? []) as object[];
  expect(responses).toEqual(
    [404, 500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  );
});

test('only CloudFront may read the site’s bucket', () => {
  const [bucket] = stack.of('AWS::S3::Bucket').find(([id]) => id.startsWith('SiteBucket')) ?? [];
  const [id] = stack.of('AWS::CloudFront::Distribution')[0] ?? [];
  stack.template.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
    OriginAccessControlConfig: { SigningBehavior: 'always', SigningProtocol: 'sigv4' },
  });
  stack.template.hasResourceProperties('AWS::S3::BucketPolicy', {
    Bucket: { Ref: bucket },
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: 'Allow',
          Action: 's3:GetObject',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Condition: {
            StringEquals: {
              'AWS:SourceArn': {
                'Fn::Join': ['', Match.arrayWith([':distribution/', { Ref: id }])],
              },
            },
          },
        }),
      ]),
    },
  });
});

test('uploads reach their bucket with the signature of their address only', () => {
  const behavior = at('/media/*');
  expect(behavior).toMatchObject({
    CachePolicyId: cachingDisabled,
    OriginRequestPolicyId: allViewerExceptHost,
    AllowedMethods: expect.arrayContaining(['GET', 'PUT']),
  });
  const origin = distribution?.Origins.find(({ Id }) => Id === behavior?.TargetOriginId);
  expect(JSON.stringify(origin)).toMatch(/MediaBucket/);
  expect(origin).not.toHaveProperty('OriginAccessControlId');
});
