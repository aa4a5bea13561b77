import { Duration, Fn, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import type { WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Settings } from '../settings-schema';
import { globalName } from './global-name';
import type { OriginKeys } from './origin-keys';
import { SecurityHeaders } from './security-headers';
import { deployFiles, type SiteFiles } from './site-files';
import { toPageFile } from './site-pages';

export interface SiteProps extends SiteFiles {
  readonly rest: SpecRestApi;
  readonly realtime: WebSocketApi;
  readonly originKeys: OriginKeys;
  /** The bucket of uploads. */
  readonly media: s3.IBucket;
  readonly domain: Settings['domain'];
  readonly webAclArn: string | undefined;
}

/** One origin for everything: the site, the two APIs at /api/* and /ws, and uploads. CORS is not needed. */
export class Site extends Construct {
  readonly distribution: cloudfront.Distribution;
  private readonly domain: Exclude<Settings['domain'], false>;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { region } = Stack.of(this);
    const bucket = this.privateBucket('Bucket');
    const responseHeadersPolicy = new SecurityHeaders(this, 'Headers', { region }).policy;
    const secure = {
      responseHeadersPolicy,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    };
    const uncached = {
      ...secure,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    };
    const pages = new cloudfront.Function(this, 'AppPages', {
      code: cloudfront.FunctionCode.fromInline(toPageFile),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    });
    const restHost = `${props.rest.restApiId}.execute-api.${region}.amazonaws.com`;
    const fromHere = { customHeaders: props.originKeys.headers };
    const realtimeHost = Fn.select(2, Fn.split('/', props.realtime.apiEndpoint));

    const access = new cloudfront.S3OriginAccessControl(this, 'Access', {
      originAccessControlName: globalName(this),
    });
    this.domain = props.domain || undefined;

    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: 'Inkwren',
      ...(this.domain && {
        domainNames: [this.domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', this.domain.certificateArn),
      }),
      ...(props.webAclArn !== undefined && { webAclId: props.webAclArn }),
      defaultRootObject: 'index.html',
      // By default CloudFront caches an error for ten seconds and serves it to all users.
      errorResponses: [404, 500, 502, 503, 504].map((httpStatus) => ({
        httpStatus,
        ttl: Duration.seconds(0),
      })),
      defaultBehavior: {
        ...secure,
        origin: origins.S3BucketOrigin.withOriginAccessControl(bucket, { originAccessControl: access }),
        functionAssociations: [{ function: pages, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: {
        // The first part of the path is the stage's name. The timeout is 120 s, because a model may answer slowly.
        '/api/*': {
          ...uncached,
          origin: new origins.HttpOrigin(restHost, { ...fromHere, readTimeout: Duration.seconds(120) }),
        },
        '/ws': { ...uncached, origin: new origins.HttpOrigin(realtimeHost, fromHere) },
        // Addresses are signed for the bucket's own host, so CloudFront uses that host and adds no signature.
        '/media/*': { ...uncached, origin: origins.S3BucketOrigin.withBucketDefaults(props.media) },
      },
    });
    deployFiles(this, { ...props, bucket, distribution: this.distribution });
    this.acknowledge(props);
  }

  /** The address of the site, without a trailing slash. */
  get url() {
    return `https://${this.domain?.name ?? this.distribution.distributionDomainName}`;
  }

  private privateBucket(id: string) {
    return new s3.Bucket(this, id, {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  private acknowledge({ webAclArn }: SiteProps) {
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'The bucket is read by CloudFront alone and holds nothing but the public site.',
    });
    Validations.of(this.distribution).acknowledge(
      {
        id: 'AwsSolutions-CFR3',
        reason:
          "CloudFront's log holds query strings: the used ticket of a socket and the words of a search. The APIs keep logs without them.",
      },
      {
        id: 'AwsSolutions-CFR7',
        reason:
          'The origin of uploads takes addresses that functions have signed; a second signature would replace theirs.',
      },
      { id: 'AwsSolutions-CFR1', reason: 'Families may travel: there is no geographic restriction.' },
    );
    if (webAclArn === undefined)
      Validations.of(this.distribution).acknowledge({
        id: 'AwsSolutions-CFR2',
        reason: 'A demo outside us-east-1 has no web ACL unless one is named; its APIs throttle.',
      });
    if (this.domain === undefined)
      Validations.of(this.distribution).acknowledge({
        id: 'AwsSolutions-CFR4',
        reason:
          "CloudFront's default certificate fixes the protocol; a domain of one's own brings its certificate.",
      });
  }
}
