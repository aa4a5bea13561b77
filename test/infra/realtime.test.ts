import { expect, test } from '@jest/globals';
import { idOf, type Reference, synthesized } from '../support/stack';

const stack = synthesized();
const routes = new Map(
  stack
    .of<{ RouteKey: string; AuthorizationType: string; AuthorizerId?: Reference }>('AWS::ApiGatewayV2::Route')
    .map(([, route]) => [route.RouteKey, route]),
);

test('a socket is let in by the authorizer, before anything else hears of it', () => {
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

test('sockets are throttled, and the access log holds no token', () => {
  const [, stage] =
    stack.of<{
      StageName: string;
      DefaultRouteSettings: { ThrottlingRateLimit: number };
      AccessLogSettings: { Format: string };
    }>('AWS::ApiGatewayV2::Stage')[0] ?? [];
  expect(stage?.StageName).toBe('ws');
  expect(stage?.DefaultRouteSettings.ThrottlingRateLimit).toBe(500);
  expect(stage?.AccessLogSettings.Format).not.toMatch(/querystring|context\.authorizer/);
});
