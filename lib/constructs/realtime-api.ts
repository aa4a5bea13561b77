import { type CfnElement, Stack, Validations } from 'aws-cdk-lib';
import {
  WebSocketApi,
  WebSocketIntegrationType,
  WebSocketRouteIntegration,
  type WebSocketRouteIntegrationConfig,
  WebSocketStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { arnIn } from '../acknowledgements';
import type { OriginKeys } from './origin-keys';
import { throttleOf } from './throttle';

/** One integration and one permission for all routes: the CDK's integration creates one of each per route. */
class HandlerIntegration extends WebSocketRouteIntegration {
  constructor(private readonly handler: LambdaFunction) {
    super('Integration');
  }

  override bind(): WebSocketRouteIntegrationConfig {
    const { partition, region } = Stack.of(this.handler);
    return {
      type: WebSocketIntegrationType.AWS_PROXY,
      uri: `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${this.handler.functionArn}/invocations`,
    };
  }
}

export interface RealtimeApiProps {
  readonly handler: LambdaFunction;
  readonly authorizer: LambdaFunction;
  readonly messagesPerSecond: number;
  readonly originKeys: OriginKeys;
}

/** The WebSocket API: an authorizer admits the connection, one function handles all its events. */
export class RealtimeApi extends Construct {
  readonly api: WebSocketApi;
  private readonly stage: WebSocketStage;

  constructor(
    scope: Construct,
    id: string,
    { handler, authorizer, messagesPerSecond, originKeys }: RealtimeApiProps,
  ) {
    super(scope, id);
    originKeys.letRecognize(authorizer);
    const integration = new HandlerIntegration(handler);
    this.api = new WebSocketApi(this, 'Api', {
      apiName: 'inkwren-realtime',
      routeSelectionExpression: '$request.body.type',
      connectRouteOptions: {
        integration,
        authorizer: new WebSocketLambdaAuthorizer('Authorizer', authorizer, {
          identitySource: ['route.request.querystring.token'],
        }),
      },
      disconnectRouteOptions: { integration },
      defaultRouteOptions: { integration },
    });
    handler.addPermission('Sockets', {
      scope: this,
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: this.api.arnForExecuteApiV2(),
    });
    this.stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName: 'ws',
      autoDeploy: true,
      throttle: throttleOf(messagesPerSecond),
    });
    Validations.of(this.stage).acknowledge({
      id: 'AwsSolutions-APIG1',
      reason:
        'It would log each of the messages of a voice chat, several a second; the functions log who comes and goes.',
    });
    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'A WebSocket API authorizes the connection ($connect); the other routes belong to it.',
    });
  }

  /** Lets a function send to open sockets and close them. */
  letManageConnections(fn: LambdaFunction) {
    fn.addEnvironment('REALTIME_ENDPOINT', this.stage.callbackUrl);
    this.api.grantManageConnections(fn);
    Validations.of(fn.role ?? fn).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${arnIn(Stack.of(this), 'execute-api', `<${this.logicalId()}>/*/*/@connections/*`)}]`,
      reason: 'Connections come and go: the permission covers those of this one API.',
    });
  }

  private logicalId() {
    return Stack.of(this).getLogicalId(this.api.node.defaultChild as CfnElement);
  }
}
