import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../build/root';
import type { StackTemplate } from './assembly';
import { cloudFormationOf, type Deployed } from './cloudformation';
import type { Engine } from './engine';
import { askPath } from './services';

export const stackName = 'Inkwren-demo';

/** A deployed stage, for questions to the engine. */
export interface Stage {
  readonly url: string;
  readonly formation: ReturnType<typeof cloudFormationOf>;
  /** The physical id of the first resource of the type whose logical id begins so. */
  physical(type: string, logical: string): string;
  readonly distribution: string;
  readonly template: StackTemplate;
}

export interface DeployedStage extends Stage {
  readonly resources: readonly Deployed[];
  output(name: string): string;
}

/** A deployed stage, with what its stack tells about it. */
export const stageOf = async (
  { url }: Pick<Engine, 'url'>,
  template: StackTemplate,
): Promise<DeployedStage> => {
  const formation = cloudFormationOf({ url });
  const resources = await formation.resourcesOf(stackName);
  const xml = await formation.ask('DescribeStacks', { StackName: stackName });
  const output = (name: string) => {
    const found = new RegExp(`<OutputKey>${name}</OutputKey>\\s*<OutputValue>([^<]*)`).exec(xml);
    return (found?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#34;', '"');
  };
  const physical = (type: string, logical: string) => {
    const found = resources.find((one) => one.type === `AWS::${type}` && one.id.startsWith(logical));
    if (found === undefined) throw new Error(`The stack has no ${type} ${logical}`);
    return found.physical;
  };
  return { url, formation, template, resources, physical, output, distribution: output('Distribution') };
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Puts the built site and its configuration into the bucket, with the pool's address. */
export const putSite = async (stage: DeployedStage, userPoolEndpoint: string): Promise<void> => {
  const bucket = `${stage.url}/${stage.physical('S3::Bucket', 'SiteBucket')}`;
  const put = (name: string, body: Uint8Array<ArrayBuffer> | string) =>
    fetch(`${bucket}/${name.split(path.sep).map(encodeURIComponent).join('/')}`, {
      method: 'PUT',
      body,
      headers: { 'content-type': types[path.extname(name)] ?? 'application/octet-stream' },
    });
  const folder = at('dist/site');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    await put(path.relative(folder, file), new Uint8Array(readFileSync(file)));
  }
  const config = { ...JSON.parse(stage.output('SiteConfig')), userPoolEndpoint };
  await put('config.json', JSON.stringify(config));
};

interface Body {
  readonly 'x-amazon-apigateway-gateway-responses': Readonly<Record<string, object>>;
}

/** Declares the gateway's own answers once more, by calls, and deploys the API with them. */
export const putGatewayAnswers = async ({ url, template, physical }: Stage): Promise<void> => {
  const declared = Object.values(template.Resources).find(({ Type }) => Type === 'AWS::ApiGateway::RestApi');
  const body = declared?.Properties?.Body as Body | undefined;
  const answers = body?.['x-amazon-apigateway-gateway-responses'] ?? {};
  const api = `/restapis/${physical('ApiGateway::RestApi', 'Rest')}`;
  const ask = askPath({ url });
  for (const [type, answer] of Object.entries(answers))
    await ask('apigateway', 'PUT', `${api}/gatewayresponses/${type}`, answer);
  await ask('apigateway', 'POST', `${api}/deployments`, { stageName: 'api' });
};

/** Tags the bucket as its template does: CDK's function empties tagged buckets only. */
export const tagMedia = async ({ url, physical }: Stage): Promise<void> => {
  await fetch(`${url}/${physical('S3::Bucket', 'MediaBucket')}?tagging`, {
    method: 'PUT',
    body: '<Tagging><TagSet><Tag><Key>aws-cdk:auto-delete-objects</Key><Value>true</Value></Tag></TagSet></Tagging>',
  });
};
