import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../build/root';
import type { StackTemplate } from './assembly';
import { cloudFormationOf, type Deployed } from './cloudformation';
import type { Engine } from './engine';
import type { Stage } from './lacks';

export const stackName = 'Inkwren-demo';

/** An AWS service of the engine by its JSON protocol. */
export const askService =
  ({ url }: Pick<Engine, 'url'>) =>
  async (service: string, target: string, input: object): Promise<Record<string, unknown>> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=0`,
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': target,
      },
      body: JSON.stringify(input),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${target}: ${JSON.stringify(answer)}`);
    return answer as Record<string, unknown>;
  };

/** A deployed stage, with what its stack tells about it. */
export const stageOf = async (
  { url }: Engine,
  template: StackTemplate,
): Promise<Stage & { readonly resources: readonly Deployed[]; output(name: string): string }> => {
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

/** Puts the built site and its configuration into the bucket, with the pool's address at the engine. */
export const putSite = async (stage: Awaited<ReturnType<typeof stageOf>>): Promise<void> => {
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
  const config = { ...JSON.parse(stage.output('SiteConfig')), userPoolEndpoint: stage.url };
  await put('config.json', JSON.stringify(config));
};

interface Body {
  readonly 'x-amazon-apigateway-gateway-responses': Readonly<Record<string, object>>;
}

/** Declares the gateway's own answers once more, by calls, and deploys the API with them. */
export const putGatewayAnswers = async ({ url, template, physical }: Stage): Promise<void> => {
  const api = Object.values(template.Resources).find(({ Type }) => Type === 'AWS::ApiGateway::RestApi');
  const body = api?.Properties?.Body as Body | undefined;
  const answers = body?.['x-amazon-apigateway-gateway-responses'] ?? {};
  const id = physical('ApiGateway::RestApi', 'Rest');
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(`${url}/restapis/${id}/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization:
          'AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/apigateway/aws4_request, SignedHeaders=host, Signature=0',
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  };
  for (const [type, answer] of Object.entries(answers)) await send('PUT', `gatewayresponses/${type}`, answer);
  await send('POST', 'deployments', { stageName: 'api' });
};

/** Tags the bucket as its template does: CDK's function empties tagged buckets only. */
export const tagMedia = async ({ url, physical }: Stage): Promise<void> => {
  await fetch(`${url}/${physical('S3::Bucket', 'MediaBucket')}?tagging`, {
    method: 'PUT',
    body: '<Tagging><TagSet><Tag><Key>aws-cdk:auto-delete-objects</Key><Value>true</Value></Tag></TagSet></Tagging>',
  });
};
