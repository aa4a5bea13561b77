import { expect, test } from '@jest/globals';
import { contract } from '../../contract';
import type { Endpoint } from '../../contract/endpoint';
import { throttleOf } from '../../lib/constructs/throttle';
import { validation } from '../support/openapi';
import { idOf, type Reference, synthesized } from '../support/stack';

interface Operation {
  security: Record<string, unknown>[];
  parameters?: { name: string; in: string }[];
  'x-amazon-apigateway-integration': {
    type: string;
    httpMethod: string;
    uri: unknown;
    responseTransferMode?: string;
    timeoutInMillis?: number;
  };
}

interface Body {
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
  'x-amazon-apigateway-gateway-responses': Record<string, object>;
}

const stack = synthesized();
const [[, api] = ['', {} as never]] = stack.of<{ Body: Body; EndpointConfiguration: object }>(
  'AWS::ApiGateway::RestApi',
);
const body = api.Body;

const operations = new Map(
  Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
  ),
);
const integrationAt = (route: string) => operations.get(route)?.['x-amazon-apigateway-integration'];

const endpoints = Object.entries(contract).flatMap(([subject, declared]) =>
  Object.values<Endpoint>(declared).map((endpoint) => ({
    route: `${endpoint.method} ${endpoint.path}`,
    subject,
    endpoint,
    open: endpoint.who === 'anyone',
    streams: Object.values<Endpoint>(declared).some((other) => other.streams),
  })),
);
const signedIn = endpoints.filter(({ open }) => !open).map(({ route }) => route);
const open = endpoints.filter((endpoint) => endpoint.open).map(({ route }) => route);

test('the body of the API is a valid OpenAPI 3.0 document, far below a template’s limit of a megabyte', () => {
  const text = JSON.stringify(body);
  expect(validation(text)).toEqual({ valid: true, version: '3.0' });
  expect(text.length).toBeLessThan(200_000);
});

test('the API has the routes of the contract and no others', () => {
  expect([...operations.keys()].sort()).toEqual(endpoints.map(({ route }) => route).sort());
});

test.each(signedIn)('%s authenticates callers by the user pool', (route) => {
  expect(operations.get(route)?.security).toEqual([{ idToken: [] }]);
});

test('only routes that the contract opens to anyone are open', () => {
  const unguarded = [...operations].filter(([, { security }]) => security.flatMap(Object.keys).length === 0);
  expect(unguarded.map(([route]) => route).sort()).toEqual(open.sort());
});

test('only this user pool authenticates callers', () => {
  const [pool] = stack.of('AWS::Cognito::UserPool');
  stack.template.resourceCountIs('AWS::Cognito::UserPool', 1);
  expect(body.components.securitySchemes).toEqual({
    idToken: {
      type: 'apiKey',
      name: 'Authorization',
      in: 'header',
      'x-amazon-apigateway-authtype': 'cognito_user_pools',
      'x-amazon-apigateway-authorizer': {
        type: 'cognito_user_pools',
        providerARNs: [{ 'Fn::GetAtt': [pool?.[0], 'Arn'] }],
      },
    },
  });
});

test.each(endpoints)('$route invokes the function $subject', ({ route, subject, endpoint, streams }) => {
  const { type, httpMethod, uri, responseTransferMode } = integrationAt(route) ?? {};
  const functionId = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}Function`;
  expect([type, httpMethod]).toEqual(['aws_proxy', 'POST']);
  expect(JSON.stringify(uri)).toMatch(new RegExp(`"Fn::GetAtt":\\["${functionId}[0-9A-F]{8}"`));
  expect(responseTransferMode).toBe(streams ? 'STREAM' : undefined);
  const address = streams ? '/response-streaming-invocations' : '/invocations';
  expect(JSON.stringify(uri)).toContain(`"${address}"`);
  const names = [...Object.keys(endpoint.params?.shape ?? {}), ...Object.keys(endpoint.query?.shape ?? {})];
  expect(operations.get(route)?.parameters?.map(({ name }) => name) ?? []).toEqual(names);
});

test('one permission lets API Gateway invoke each of those functions, for this API only', () => {
  const [id] = stack.of('AWS::ApiGateway::RestApi')[0] ?? [];
  const permissions = stack
    .of<{ Principal: string; FunctionName: Reference; SourceArn: unknown }>('AWS::Lambda::Permission')
    .map(([, permission]) => permission)
    .filter(
      ({ Principal, SourceArn }) =>
        Principal === 'apigateway.amazonaws.com' && JSON.stringify(SourceArn).includes(`{"Ref":"${id}"}`),
    );
  const called = permissions.map(({ FunctionName }) =>
    idOf(FunctionName)?.replace(/Function[0-9A-F]{8}$/, ''),
  );
  const subjects = Object.keys(contract).map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  expect(called.toSorted()).toEqual(subjects.toSorted());
});

test('the API is regional, throttled and writes access logs without the requested paths', () => {
  expect(api).toMatchObject({
    EndpointConfiguration: { Types: ['REGIONAL'] },
    Parameters: { endpointConfigurationTypes: 'REGIONAL' },
  });
  const [stage] = stack.of<{
    MethodSettings: { ThrottlingRateLimit: number }[];
    AccessLogSetting: { Format: string; DestinationArn: unknown };
  }>('AWS::ApiGateway::Stage');
  expect(stage?.[1].MethodSettings[0]?.ThrottlingRateLimit).toBe(500);
  expect(stage?.[1].AccessLogSetting.DestinationArn).toBeDefined();
  expect(stage?.[1].AccessLogSetting.Format).not.toMatch(/context\.(path|authorizer|identity)/);
});

test('a stage allows bursts of twice its rate, within the account limit of API Gateway', () => {
  expect(throttleOf(500)).toEqual({ rateLimit: 500, burstLimit: 1000 });
  expect(throttleOf(2500).burstLimit).toBe(5000);
  expect(throttleOf(2501).burstLimit).toBe(5000);
  const prod = synthesized('prod');
  const [rest] = prod.of<{ MethodSettings: { ThrottlingBurstLimit: number }[] }>('AWS::ApiGateway::Stage');
  for (const { ThrottlingBurstLimit } of rest?.[1].MethodSettings ?? [])
    expect(ThrottlingBurstLimit).toBeLessThanOrEqual(5000);
  prod.template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    DefaultRouteSettings: { ThrottlingRateLimit: 40_000, ThrottlingBurstLimit: 5000 },
  });
});

test('requests without a token only share the throttles of open routes', () => {
  const [stage] = stack.of<{
    MethodSettings: { ResourcePath: string; HttpMethod: string; ThrottlingRateLimit: number }[];
  }>('AWS::ApiGateway::Stage');
  const [everything, ...own] = stage?.[1].MethodSettings ?? [];
  expect(everything).toMatchObject({ ResourcePath: '/*', HttpMethod: '*', ThrottlingRateLimit: 500 });
  const settled = own.map(
    ({ HttpMethod, ResourcePath }) =>
      `${HttpMethod} ${ResourcePath.replace(/^\//, '').replaceAll('~1', '/')}`,
  );
  expect(settled.toSorted()).toEqual(open.toSorted());
  for (const setting of own)
    expect(setting).toMatchObject({
      ThrottlingRateLimit: 50,
      ThrottlingBurstLimit: 100,
      MetricsEnabled: true,
    });
});

test('refusals by API Gateway have the texts and codes of the contract', () => {
  expect(body['x-amazon-apigateway-gateway-responses']).toMatchObject({
    UNAUTHORIZED: {
      statusCode: '401',
      responseTemplates: {
        'application/json': '{"error":"Please sign in to continue.","code":"unauthenticated"}',
      },
    },
    THROTTLED: { statusCode: '429' },
    DEFAULT_4XX: {},
    DEFAULT_5XX: {},
  });
});

test('a streamed answer may take almost two minutes, not the 29 seconds of others', () => {
  const streaming = [...operations]
    .map(([, operation]) => operation['x-amazon-apigateway-integration'])
    .filter(({ responseTransferMode }) => responseTransferMode === 'STREAM');
  expect(streaming).toHaveLength(endpoints.filter(({ streams }) => streams).length);
  expect(streaming.length).toBeGreaterThan(0);
  for (const { timeoutInMillis } of streaming) expect(timeoutInMillis).toBe(115_000);
});

test('answers of a kilobyte or more are compressed', () => {
  expect(body).toMatchObject({ 'x-amazon-apigateway-minimum-compression-size': 1024 });
});

test('a change of the document changes the name of the deployment, so that it is deployed', () => {
  const deploymentOf = (stage: 'demo' | 'prod') =>
    synthesized(stage)
      .of('AWS::ApiGateway::Deployment')
      .map(([id]) => id);
  expect(deploymentOf('demo')).toHaveLength(1);
  expect(deploymentOf('prod')).not.toEqual(deploymentOf('demo'));
});
