import { askService } from './services';
import type { Stage } from './stage';

const arn = (name: string) =>
  `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/arn:aws:lambda:us-east-1:000000000000:function:${name}/invocations`;

const api = (bare: string) => ({
  openapi: '3.0.1',
  info: { title: 'Groups', version: '1' },
  paths: {
    '/groups': {
      get: {
        security: [{ people: [] }],
        'x-amazon-apigateway-integration': { type: 'aws_proxy', httpMethod: 'POST', uri: arn(bare) },
      },
    },
  },
  components: {
    securitySchemes: {
      people: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        'x-amazon-apigateway-authtype': 'cognito_user_pools',
        'x-amazon-apigateway-authorizer': {
          type: 'cognito_user_pools',
          providerARNs: [{ 'Fn::GetAtt': ['Pool', 'Arn'] }],
        },
      },
    },
  },
});

const template = (bare: string) => ({
  Resources: {
    Pool: { Type: 'AWS::Cognito::UserPool', Properties: {} },
    Client: {
      Type: 'AWS::Cognito::UserPoolClient',
      Properties: { UserPoolId: { Ref: 'Pool' }, ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'] },
    },
    Group: {
      Type: 'AWS::Cognito::UserPoolGroup',
      Properties: { UserPoolId: { Ref: 'Pool' }, GroupName: 'operators' },
    },
    Api: { Type: 'AWS::ApiGateway::RestApi', Properties: { Body: api(bare) } },
    Deployment: {
      Type: 'AWS::ApiGateway::Deployment',
      Properties: { RestApiId: { Ref: 'Api' }, StageName: 'probe' },
    },
  },
});

/** The event of a call of a REST API by a member of a group, as the function `Bare` returns it. */
export const eventOfMember = (stage: Stage): Promise<string> =>
  stage.formation.probe(template(stage.physical('Lambda::Function', 'Bare')), async (resources) => {
    const physical = (wanted: string) => resources.find(({ id }) => id === wanted)?.physical;
    const ask = (operation: string, input: object) =>
      askService(stage)('cognito-idp', `AWSCognitoIdentityProviderService.${operation}`, input);
    const [UserPoolId, ClientId] = [physical('Pool'), physical('Client')];
    const user = { UserPoolId, Username: 'somebody' };
    const Password = 'Long-enough-for-all-1';
    await ask('AdminCreateUser', { ...user, MessageAction: 'SUPPRESS' });
    await ask('AdminSetUserPassword', { ...user, Password, Permanent: true });
    await ask('AdminAddUserToGroup', { ...user, GroupName: 'operators' });
    const { AuthenticationResult } = await ask('AdminInitiateAuth', {
      ...{ UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' },
      AuthParameters: { USERNAME: user.Username, PASSWORD: Password },
    });
    const { IdToken } = AuthenticationResult as { IdToken: string };
    const response = await fetch(`${stage.url}/_aws/execute-api/${physical('Api')}/probe/groups`, {
      headers: { authorization: `Bearer ${IdToken}` },
    });
    return response.text();
  });
