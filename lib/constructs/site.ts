import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CfnElement, Duration, Fn, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import type { WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { acknowledgeSiteDeployment } from '../acknowledgements';
import { pagesWithRunBy, withRunBy } from '../run-by';
import type { Settings } from '../settings';
import { globalName } from './global-name';
import { SecurityHeaders } from './security-headers';
import { toPageFile } from './site-pages';
import type { LogKeeping } from './subject-function';

export interface SiteProps {
  /** The folder with the built site. */
  readonly folder: string;
  /** The content of /config.json for the browser. */
  readonly config: Record<string, string>;
  readonly rest: SpecRestApi;
  readonly realtime: WebSocketApi;
  /** The bucket of uploads. */
  readonly media: s3.IBucket;
  readonly domain: Settings['domain'];
  readonly webAclArn: string | undefined;
  readonly runBy: Settings['runBy'];
  readonly logs: LogKeeping;
}

/** One origin for everything: the site, the two APIs behind /api/* and /ws, and uploads. CORS is not needed. */
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
      // By default CloudFront caches an error for ten seconds, for all users.
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
        // The first part of the path is the stage's name; 120 s, because a model may answer slowly.
        '/api/*': {
          ...uncached,
          origin: new origins.HttpOrigin(restHost, { readTimeout: Duration.seconds(120) }),
        },
        '/ws': { ...uncached, origin: new origins.HttpOrigin(realtimeHost) },
        // An address is signed for the bucket's own host, which CloudFront asks for; it adds no signature of its own.
        '/media/*': { ...uncached, origin: origins.S3BucketOrigin.withBucketDefaults(props.media) },
      },
    });
    this.deploy(bucket, props);
    acknowledgeSiteDeployment(
      Stack.of(this),
      Stack.of(this).getLogicalId(bucket.node.defaultChild as CfnElement),
    );
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

  /** Files with a hash in their names are cached for a year; pages and the configuration are revalidated on each request. */
  private deploy(destinationBucket: s3.Bucket, { folder, config, runBy, logs }: SiteProps) {
    const logGroup = new LogGroup(this, 'DeploymentLogs', logs);
    const files = new BucketDeployment(this, 'Files', {
      sources: [Source.asset(path.join(folder, 'assets'))],
      destinationBucket,
      destinationKeyPrefix: 'assets',
      logGroup,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      prune: false,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      sources: [
        Source.asset(folder, { exclude: ['assets/**', '.vite/**', ...pagesWithRunBy] }),
        ...pagesWithRunBy
          .filter((page) => existsSync(path.join(folder, page)))
          .map((page) => Source.data(page, withRunBy(readFileSync(path.join(folder, page), 'utf8'), runBy))),
        Source.jsonData('config.json', config),
      ],
      destinationBucket,
      cacheControl: [CacheControl.fromString('no-cache')],
      logGroup,
      prune: false,
      distribution: this.distribution,
      distributionPaths: ['/*'],
    });
    pages.node.addDependency(files);
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
