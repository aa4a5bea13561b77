import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CfnElement, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledgeSiteDeployment } from '../acknowledgements';
import { pagesOfStage, type Stated, withStated } from '../stated';
import type { LogKeeping } from './subject-function';

export interface SiteFiles {
  /** The folder with the built site. */
  readonly folder: string;
  /** The content of /config.json for the browser. */
  readonly config: Record<string, string>;
  readonly stated: Stated;
  readonly logs: LogKeeping;
}

interface Destination {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
}

/** Files with a hash in their names are cached for a year; pages and the configuration are revalidated on each request. */
export const deployFiles = (
  scope: Construct,
  { bucket: destinationBucket, distribution, folder, config, stated, logs }: Destination & SiteFiles,
): void => {
  const logGroup = new LogGroup(scope, 'DeploymentLogs', logs);
  const files = new BucketDeployment(scope, 'Files', {
    sources: [Source.asset(path.join(folder, 'assets'))],
    destinationBucket,
    destinationKeyPrefix: 'assets',
    logGroup,
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    prune: false,
  });
  const pages = new BucketDeployment(scope, 'Pages', {
    sources: [
      Source.asset(folder, { exclude: ['assets/**', '.vite/**', ...pagesOfStage] }),
      ...pagesOfStage
        .filter((page) => existsSync(path.join(folder, page)))
        .map((page) => Source.data(page, withStated(readFileSync(path.join(folder, page), 'utf8'), stated))),
      Source.jsonData('config.json', config),
    ],
    destinationBucket,
    cacheControl: [CacheControl.fromString('no-cache')],
    logGroup,
    prune: false,
    distribution,
    distributionPaths: ['/*'],
  });
  pages.node.addDependency(files);
  const stack = Stack.of(scope);
  acknowledgeSiteDeployment(stack, stack.getLogicalId(destinationBucket.node.defaultChild as CfnElement));
};
