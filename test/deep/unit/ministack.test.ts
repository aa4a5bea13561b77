import { expect, test } from '@jest/globals';
import { remove, type StackTemplate } from '../../../local/ministack/assembly';
import { lacks } from '../../../local/ministack/lacks';
import { withoutLacks } from '../../../local/ministack/without-lacks';

test('the list of what the engine lacks only shrinks', () => {
  // Lower it with each entry that is taken off. A new entry needs a reason why no other way is left.
  expect(lacks.length).toBeLessThanOrEqual(13);
  for (const { message } of lacks) expect(message).not.toBe('');
});

const template = (): StackTemplate => ({
  Resources: {
    Function: {
      Type: 'AWS::Lambda::Function',
      Properties: { Environment: { Variables: { REALTIME_ENDPOINT: 'aws' } } },
    },
    Api: { Type: 'AWS::ApiGatewayV2::Api' },
    Math: { Type: 'AWS::CloudWatch::Alarm', Properties: { Metrics: [] } },
    Plain: { Type: 'AWS::CloudWatch::Alarm', Properties: {}, DependsOn: ['Math', 'Api'] },
    Board: { Type: 'AWS::CloudWatch::Dashboard', Properties: { Body: { 'Fn::GetAtt': ['Math', 'Arn'] } } },
    OfBoard: { Type: 'AWS::SSM::Parameter', Properties: { Value: { Ref: 'Board' } } },
  },
  Outputs: { Board: { Value: { Ref: 'Board' } }, Api: { Value: { Ref: 'Api' } } },
});

test('what refers to a removed resource is removed too, and an order after it is forgotten', () => {
  const changed = template();
  expect(remove(changed, 'Math')).toEqual(['Math', 'Board', 'OfBoard']);
  expect(Object.keys(changed.Resources)).toEqual(['Function', 'Api', 'Plain']);
  expect(changed.Resources.Plain?.DependsOn).toEqual(['Api']);
  expect(Object.keys(changed.Outputs ?? {})).toEqual(['Api']);
});

test('each removed resource is counted by its entry, and functions with sockets get the address of the engine', () => {
  const changed = template();
  expect([...withoutLacks(changed, 'http://engine').values()]).toEqual([3]);
  expect(changed.Resources.Function?.Properties).toMatchObject({
    Environment: {
      Variables: {
        AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: {
          'Fn::Join': ['', ['http://engine/_aws/execute-api/', { Ref: 'Api' }, '/ws']],
        },
      },
    },
  });
});

test('an integration that streams becomes one with whole answers, and no other is changed', () => {
  const uri = (path: string) => ({
    'Fn::Join': ['', [path, { 'Fn::GetAtt': ['Function', 'Arn'] }, '/invocations']],
  });
  const whole = { type: 'aws_proxy', uri: uri('lambda:path/2015-03-31/functions/') };
  const streaming = JSON.parse(
    JSON.stringify({ ...whole, responseTransferMode: 'STREAM' })
      .replace('2015-03-31', '2021-11-15')
      .replace('/invocations', '/response-streaming-invocations'),
  );
  const of = (integration: object) => ({ get: { 'x-amazon-apigateway-integration': integration } });
  const changed = template();
  changed.Resources.Rest = {
    Type: 'AWS::ApiGateway::RestApi',
    Properties: { Body: { paths: { '/chat': of(streaming), '/user': of(whole) } } },
  };
  withoutLacks(changed, 'http://engine');
  expect(changed.Resources.Rest.Properties).toEqual({
    Body: { paths: { '/chat': of(whole), '/user': of(whole) } },
  });
});
