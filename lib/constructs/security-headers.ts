import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Duration } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { viewerOrigin } from '../environments';
import { globalName } from './global-name';

/** The only inline script: the landing page's loader, which waits for the first paint. */
const inlineScript = readFileSync(path.join(__dirname, '../../frontend/landing/script/load-after-paint.js'));
const inlineScriptHash = createHash('sha256').update(inlineScript).digest('base64');

/**
 * The sources that a page may load from. Inline styles are allowed because headless components position themselves with style
 * elements. The landing page's loader is the only inline script. Covers come from Open Library, which redirects some to the
 * Internet Archive.
 */
const contentSecurityPolicy = (region: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${inlineScriptHash}'`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: https://covers.openlibrary.org https://archive.org https://*.archive.org",
    `frame-src ${viewerOrigin}`,
    "media-src 'self'",
    `connect-src 'self' https://cognito-idp.${region}.amazonaws.com`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The headers of every answer of the site. */
export class SecurityHeaders extends Construct {
  readonly policy: cloudfront.ResponseHeadersPolicy;

  constructor(scope: Construct, id: string, { region }: { region: string }) {
    super(scope, id);
    this.policy = new cloudfront.ResponseHeadersPolicy(this, 'Policy', {
      responseHeadersPolicyName: globalName(this),
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(region), override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: cloudfront.HeadersReferrerPolicy.NO_REFERRER, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          preload: true,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          {
            header: 'permissions-policy',
            value: 'camera=(self), geolocation=(), microphone=(self)',
            override: true,
          },
          { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
        ],
      },
    });
  }
}
