import type { Resource, StackTemplate } from './assembly';
import { remove } from './assembly';
import { type Lack, lacks } from './lacks';

/** A function that gets nothing from the run, added to the template for questions. */
const bare = (role: unknown): Resource => ({
  Type: 'AWS::Lambda::Function',
  Properties: {
    Runtime: 'nodejs24.x',
    Handler: 'index.handler',
    Role: role,
    Code: {
      ZipFile:
        "exports.handler = async (event) => event.requestContext ? { statusCode: 200, body: JSON.stringify(event) } : typeof (event.streams ? awslambda : require('@aws-sdk/client-s3'))",
    },
    Environment: { Variables: { NODE_PATH: '/nowhere', NODE_OPTIONS: '' } },
  },
});

interface Variables {
  readonly Environment?: { readonly Variables: Record<string, unknown> };
}

interface Integration {
  responseTransferMode?: string;
  uri: unknown;
}

const integrationsIn = (value: unknown): Integration[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === 'x-amazon-apigateway-integration' ? [inner] : integrationsIn(inner),
      );

/** Makes an integration that streams one with whole answers. */
const asWhole = (integration: Integration) => {
  if (integration.responseTransferMode !== 'STREAM') return;
  delete integration.responseTransferMode;
  const uri = JSON.stringify(integration.uri);
  integration.uri = JSON.parse(
    uri.replace('2021-11-15', '2015-03-31').replace('response-streaming-invocations', 'invocations'),
  );
};

/** Changes the template as the list says. Returns how many resources are removed for each entry that removes some. */
export const withoutLacks = (template: StackTemplate, url: string): Map<Lack, number> => {
  const removed = new Map<Lack, number>();
  for (const lack of lacks)
    for (const [id, resource] of Object.entries(template.Resources))
      if (id in template.Resources && lack.removes?.is(resource))
        removed.set(lack, (removed.get(lack) ?? 0) + remove(template, id).length);
  const socketApi = Object.entries(template.Resources).find(
    ([, { Type }]) => Type === 'AWS::ApiGatewayV2::Api',
  );
  const functions = Object.values(template.Resources).filter(({ Type }) => Type === 'AWS::Lambda::Function');
  for (const { Properties } of functions) {
    const { Environment } = (Properties ?? {}) as Variables;
    if (Environment?.Variables.REALTIME_ENDPOINT !== undefined)
      Environment.Variables.AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI = {
        'Fn::Join': ['', [`${url}/_aws/execute-api/`, { Ref: socketApi?.[0] }, '/ws']],
      };
  }
  const [api] = Object.values(template.Resources).filter(({ Type }) => Type === 'AWS::ApiGateway::RestApi');
  for (const integration of integrationsIn(api?.Properties?.Body)) asWhole(integration);
  template.Resources.Bare = bare(functions[0]?.Properties?.Role);
  return removed;
};
