import { type CfnElement, Stack, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { LogGroupLogDestination, WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { arnIn } from '../acknowledgements';
import type { LogKeeping } from './subject-function';

export interface RealtimeApiProps {
  readonly handler: LambdaFunction;
  readonly authorizer: LambdaFunction;
  readonly logs: LogKeeping;
}

/** The WebSocket API: an authorizer admits the connection, one function handles all its events. */
export class RealtimeApi extends Construct {
  readonly api: WebSocketApi;
  private readonly stage: WebSocketStage;

  constructor(scope: Construct, id: string, { handler, authorizer, logs: keeping }: RealtimeApiProps) {
    super(scope, id);
    const accessLogs = new logs.LogGroup(this, 'AccessLogs', keeping);
    const integration = (name: string) => new WebSocketLambdaIntegration(name, handler);
    this.api = new WebSocketApi(this, 'Api', {
      apiName: 'inkwren-realtime',
      routeSelectionExpression: '$request.body.type',
      connectRouteOptions: {
        integration: integration('ConnectIntegration'),
        authorizer: new WebSocketLambdaAuthorizer('Authorizer', authorizer, {
          identitySource: ['route.request.querystring.token'],
        }),
      },
      disconnectRouteOptions: { integration: integration('DisconnectIntegration') },
      defaultRouteOptions: { integration: integration('DefaultIntegration') },
    });
    this.stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName: 'ws',
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLogs),
        format: AccessLogFormat.custom(
          JSON.stringify({
            requestId: '$context.requestId',
            route: '$context.routeKey',
            status: '$context.status',
          }),
        ),
      },
    });
    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'A WebSocket API authorizes the connection ($connect); the other routes belong to it.',
    });
  }

  /** For functions that send to open sockets or close them. */
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
