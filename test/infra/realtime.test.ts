import { expect, test } from '@jest/globals';
import { idOf, type Reference, synthesized } from '../support/stack';

const stack = synthesized();
const routes = new Map(
  stack
    .of<{ RouteKey: string; AuthorizationType: string; AuthorizerId?: Reference }>('AWS::ApiGatewayV2::Route')
    .map(([, route]) => [route.RouteKey, route]),
);

test('the authorizer admits a socket before any other function handles it', () => {
  const [id, authorizer] =
    stack.of<{ AuthorizerType: string; IdentitySource: string[] }>('AWS::ApiGatewayV2::Authorizer')[0] ?? [];
  expect(authorizer).toMatchObject({
    AuthorizerType: 'REQUEST',
    IdentitySource: ['route.request.querystring.token'],
  });
  expect(routes.get('$connect')?.AuthorizationType).toBe('CUSTOM');
  expect(idOf(routes.get('$connect')?.AuthorizerId)).toBe(id);
});

test('one function handles all events of a socket', () => {
  expect([...routes.keys()].sort()).toEqual(['$connect', '$default', '$disconnect']);
});

test('sockets are throttled, and messages are not logged', () => {
  const [, stage] =
    stack.of<{
      StageName: string;
      DefaultRouteSettings: { ThrottlingRateLimit: number };
      AccessLogSettings?: object;
    }>('AWS::ApiGatewayV2::Stage')[0] ?? [];
  expect(stage?.StageName).toBe('ws');
  expect(stage?.DefaultRouteSettings.ThrottlingRateLimit).toBe(500);
  expect(stage).not.toHaveProperty('AccessLogSettings');
  const handlers = stack
    .of<{ LoggingConfig?: { LogFormat?: string; SystemLogLevel?: string } }>('AWS::Lambda::Function')
    .filter(([name]) => /^RealtimeFunction/.test(name));
  expect(handlers.map(([, { LoggingConfig }]) => LoggingConfig)).toEqual([
    expect.objectContaining({ LogFormat: 'JSON', SystemLogLevel: 'WARN' }),
  ]);
});

test('messages of a socket are not traced, and failed calls of the voice function are not stored', () => {
  const [, stage] =
    stack.of<{ DefaultRouteSettings: { DataTraceEnabled?: boolean } }>('AWS::ApiGatewayV2::Stage')[0] ?? [];
  expect(stage?.DefaultRouteSettings.DataTraceEnabled ?? false).toBe(false);
  const [id, turn] =
    stack
      .of<{ TracingConfig?: object; DeadLetterConfig?: object }>('AWS::Lambda::Function')
      .find(([name]) => name.startsWith('VoiceTurn')) ?? [];
  expect(turn).toBeDefined();
  expect(turn).not.toHaveProperty('TracingConfig');
  expect(turn).not.toHaveProperty('DeadLetterConfig');
  for (const type of ['AWS::Lambda::EventInvokeConfig', 'AWS::Lambda::EventSourceMapping'])
    for (const [, { FunctionName }] of stack.of<{ FunctionName: Reference }>(type))
      expect(idOf(FunctionName)).not.toBe(id);
});
