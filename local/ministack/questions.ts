import http from 'node:http';
import { askService, invoke } from './services';
import type { Stage } from './stage';

/** An alarm of metric math. */
export const metricMath = {
  Resources: {
    Alarm: {
      Type: 'AWS::CloudWatch::Alarm',
      Properties: {
        ComparisonOperator: 'GreaterThanThreshold',
        EvaluationPeriods: 1,
        Threshold: 1,
        Metrics: [{ Id: 'sum', Expression: 'SUM([])' }],
      },
    },
  },
};

export const text = async (address: string, init?: RequestInit): Promise<string> => {
  const response = await fetch(address, init);
  return `${response.status} ${await response.text()}`;
};

/** The status and text of a request with another host than the address has. */
export const viaHost = (url: string, host: string, path: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    http
      .get({ hostname, port, path, headers: { host, 'x-forwarded-proto': 'https' } }, (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () => resolve(`${response.statusCode} ${body}`));
      })
      .on('error', reject);
  });

export const invoked = async (stage: Stage, name: string, payload = {}) =>
  (await invoke(stage, stage.physical('Lambda::Function', name), payload)).text;

/** A pool whose trigger refuses every sign-up with what it was told. */
const poolWithTrigger = (role: unknown) => ({
  Resources: {
    Trigger: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        Role: role,
        Code: {
          ZipFile: 'exports.handler = async ({ request }) => { throw new Error(JSON.stringify(request)) }',
        },
      },
    },
    Pool: {
      Type: 'AWS::Cognito::UserPool',
      Properties: { LambdaConfig: { PreSignUp: { 'Fn::GetAtt': ['Trigger', 'Arn'] } } },
    },
    Client: { Type: 'AWS::Cognito::UserPoolClient', Properties: { UserPoolId: { Ref: 'Pool' } } },
  },
});

const streamingUri = (name: string) =>
  `arn:aws:apigateway:us-east-1:lambda:path/2021-11-15/functions/arn:aws:lambda:us-east-1:000000000000:function:${name}/response-streaming-invocations`;

const streamingApi = (name: string) => ({
  Resources: {
    Api: {
      Type: 'AWS::ApiGateway::RestApi',
      Properties: {
        Body: {
          openapi: '3.0.1',
          info: { title: 'Probe', version: '1' },
          paths: {
            '/probe': {
              get: {
                'x-amazon-apigateway-integration': {
                  type: 'aws_proxy',
                  httpMethod: 'POST',
                  uri: streamingUri(name),
                  responseTransferMode: 'STREAM',
                },
              },
            },
          },
        },
      },
    },
    Deployment: {
      Type: 'AWS::ApiGateway::Deployment',
      Properties: { RestApiId: { Ref: 'Api' }, StageName: 'probe' },
    },
  },
});

/** What an API answers whose function streams. */
export const answeredByStream = (stage: Stage) =>
  stage.formation.probe(
    streamingApi(stage.physical('Lambda::Function', 'InvitationsFunction')),
    async (resources) => {
      const api = resources.find(({ id }) => id === 'Api')?.physical;
      return text(`${stage.url}/_aws/execute-api/${api}/probe/probe`);
    },
  );

/** What a trigger is told about a sign-up with an invitation. */
export const toldAtSignUp = (stage: Stage) =>
  stage.formation.probe(poolWithTrigger('arn:aws:iam::000000000000:role/probe'), async (resources) => {
    const ClientId = resources.find(({ id }) => id === 'Client')?.physical;
    const told = { Name: 'invitation', Value: 'code' };
    return askService(stage)('cognito-idp', 'AWSCognitoIdentityProviderService.SignUp', {
      ...{ ClientId, Username: 'somebody', Password: 'Long-enough-for-all-1' },
      ...{ ValidationData: [told], ClientMetadata: { invitation: 'code' } },
    }).then(
      () => 'accepted',
      (error: Error) => error.message.replaceAll('\\', ''),
    );
  });
