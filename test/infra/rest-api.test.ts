import { expect, test } from '@jest/globals';
import { contract } from '../../contract';
import type { Endpoint } from '../../contract/endpoint';
import { idOf, type Reference, synthesized } from '../support/stack';

interface Method {
  HttpMethod: string;
  ResourceId: Reference;
  AuthorizationType: string;
  AuthorizerId?: Reference;
  Integration: { Type: string; Uri: unknown; ResponseTransferMode?: string };
}

const stack = synthesized();
const resources = new Map(stack.of<{ ParentId: Reference; PathPart: string }>('AWS::ApiGateway::Resource'));

const pathOf = (id: string | undefined): string => {
  const resource = resources.get(id ?? '');
  return resource === undefined ? '' : `${pathOf(idOf(resource.ParentId))}/${resource.PathPart}`;
};

const methods = new Map(
  stack
    .of<Method>('AWS::ApiGateway::Method')
    .map(([, method]) => [`${method.HttpMethod} ${pathOf(idOf(method.ResourceId))}`, method]),
);

const endpoints = Object.entries(contract).flatMap(([subject, declared]) =>
  Object.values<Endpoint>(declared).map((endpoint) => ({
    route: `${endpoint.method} ${endpoint.path}`,
    subject,
    open: endpoint.who === 'anyone',
    streams: Object.values<Endpoint>(declared).some((other) => other.streams),
  })),
);
const signedIn = endpoints.filter(({ open }) => !open).map(({ route }) => route);
const open = endpoints.filter((endpoint) => endpoint.open).map(({ route }) => route);
const authorizerId = stack.of('AWS::ApiGateway::Authorizer')[0]?.[0];

test('the API has the routes of the contract and no others', () => {
  expect([...methods.keys()].sort()).toEqual(endpoints.map(({ route }) => route).sort());
});

test.each(signedIn)('%s asks the user pool who is calling', (route) => {
  expect(methods.get(route)).toMatchObject({
    AuthorizationType: 'COGNITO_USER_POOLS',
    AuthorizerId: { Ref: authorizerId },
  });
});

test('only what the contract opens to anyone is open', () => {
  const unguarded = [...methods].filter(([, method]) => method.AuthorizationType === 'NONE');
  expect(unguarded.map(([route]) => route).sort()).toEqual(open.sort());
});

test.each(endpoints)('$route goes to the function $subject', ({ route, subject, streams }) => {
  const integration = methods.get(route)?.Integration;
  const functionId = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}Function`;
  expect(integration?.Type).toBe('AWS_PROXY');
  expect(JSON.stringify(integration?.Uri)).toMatch(new RegExp(`"Fn::GetAtt":\\["${functionId}[0-9A-F]{8}"`));
  expect(integration?.ResponseTransferMode).toBe(streams ? 'STREAM' : undefined);
  expect(JSON.stringify(integration?.Uri).includes('/response-streaming-invocations')).toBe(streams);
});

test('the authorizer knows this pool, and no other', () => {
  const [pool] = stack.of('AWS::Cognito::UserPool');
  stack.template.resourceCountIs('AWS::Cognito::UserPool', 1);
  stack.template.hasResourceProperties('AWS::ApiGateway::Authorizer', {
    Type: 'COGNITO_USER_POOLS',
    ProviderARNs: [{ 'Fn::GetAtt': [pool?.[0], 'Arn'] }],
  });
});

test('the API is regional, throttled and keeps access logs, without the paths that callers ask for', () => {
  stack.template.hasResourceProperties('AWS::ApiGateway::RestApi', {
    EndpointConfiguration: { Types: ['REGIONAL'] },
  });
  const [stage] = stack.of<{
    MethodSettings: { ThrottlingRateLimit: number }[];
    AccessLogSetting: { Format: string; DestinationArn: unknown };
  }>('AWS::ApiGateway::Stage');
  expect(stage?.[1].MethodSettings[0]?.ThrottlingRateLimit).toBe(500);
  expect(stage?.[1].AccessLogSetting.DestinationArn).toBeDefined();
  expect(stage?.[1].AccessLogSetting.Format).not.toMatch(/context\.(path|authorizer|identity)/);
});

test('who has not signed in shares limits of their own: those of the open routes, and of no others', () => {
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
      ThrottlingRateLimit: 20,
      ThrottlingBurstLimit: 50,
      MetricsEnabled: true,
    });
});

test('what API Gateway refuses by itself has the words and codes of the contract', () => {
  stack.template.hasResourceProperties('AWS::ApiGateway::GatewayResponse', {
    ResponseType: 'UNAUTHORIZED',
    StatusCode: '401',
    ResponseTemplates: {
      'application/json': '{"error":"Please sign in to continue.","code":"unauthenticated"}',
    },
  });
});

test('an answer that streams has almost two minutes, not the 29 seconds of others', () => {
  const streaming = stack
    .of<{ Integration: { ResponseTransferMode?: string; TimeoutInMillis?: number } }>(
      'AWS::ApiGateway::Method',
    )
    .filter(([, { Integration }]) => Integration.ResponseTransferMode === 'STREAM');
  expect(streaming).toHaveLength(endpoints.filter(({ streams }) => streams).length);
  expect(streaming.length).toBeGreaterThan(0);
  for (const [, { Integration }] of streaming) expect(Integration.TimeoutInMillis).toBe(115_000);
});

test('answers from a kilobyte on are compressed', () => {
  stack.template.hasResourceProperties('AWS::ApiGateway::RestApi', { MinimumCompressionSize: 1024 });
});
